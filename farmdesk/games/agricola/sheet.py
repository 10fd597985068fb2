"""The score sheet: the rows of every seat, part by part, with their places."""

from __future__ import annotations

from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.core.standing import Part, ScoreLine, Standing, TieBreak, best
from farmdesk.games.agricola.book import points as printed_points
from farmdesk.games.agricola.farmyard import cells
from farmdesk.games.agricola.goods import BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE
from farmdesk.games.agricola.places import CELL_SLOTS, PURSES, played_slot
from farmdesk.games.agricola.state import (
    State,
    fields,
    growing,
    rooms,
    stables_mask,
    union,
    unused,
)
from farmdesk.games.agricola.worth import (
    FENCED_STABLE,
    PER_ROOM,
    UNUSED,
    Row,
    bonuses,
    building_left,
    rows,
)


def standing(state: State) -> Standing:
    """Lines, totals, tie-breaks and who would win now."""
    seats = range(len(state.farms))
    lines: list[ScoreLine] = []
    totals = []
    for seat in seats:
        found = rows(state, seat)
        totals.append(sum(row.points for row in found))
        lines += (_line(state, seat, row) for row in found)
    left = tuple(building_left(state, seat) for seat in seats)
    ties = (TieBreak(phrase("agricola.tie.building"), left),)  # AG-27
    return Standing(tuple(lines), tuple(totals), ties, best(tuple(totals), ties))


def _line(state: State, seat: Seat, row: Row) -> ScoreLine:
    what = phrase(f"agricola.score.{row.row}")
    return ScoreLine(seat, what, row.points, row.row, None, _parts(state, seat, row))


def _parts(state: State, seat: Seat, row: Row) -> tuple[Part, ...]:
    """Where the points of a row lie: one part for a row of the table, one a thing for the others.

    People, begging cards and what is not there lie nowhere.
    """
    farm, slots = state.farms[seat], CELL_SLOTS[seat]
    if row.row == "unused":
        return tuple(Part((slots[cell],), UNUSED) for cell in unused(farm))
    if row.row == "rooms":
        return tuple(Part((slots[cell],), PER_ROOM[farm.house]) for cell in rooms(farm))
    if row.row == "stables":
        inside = stables_mask(farm.stables) & union(farm.pastures)
        return tuple(Part((slots[cell],), FENCED_STABLE) for cell in cells(inside))
    if row.row == "cards":
        return tuple(Part((played_slot(seat, card),), printed_points(card)) for card in farm.cards)
    if row.row == "bonus":
        return tuple(
            Part((played_slot(seat, bonus.card),), bonus.points) for bonus in bonuses(state, seat)
        )
    places = _places(state, seat, row.row)
    return (Part(places, row.points),) if places else ()


def _places(state: State, seat: Seat, row: str) -> tuple[Slot, ...]:
    """The places of what a row of the scoring table counts, all together."""
    farm, slots = state.farms[seat], CELL_SLOTS[seat]
    if row == "fields":
        return tuple(slots[cell] for cell in fields(farm))
    if row == "pastures":
        return tuple(slots[cell] for cell in cells(union(farm.pastures)))
    goods = {
        "grain": GRAIN,
        "vegetables": VEGETABLE,
        "sheep": SHEEP,
        "boar": BOAR,
        "cattle": CATTLE,
    }
    good = goods.get(row)
    if good is None:
        return ()
    chip = (PURSES[seat][good],) if farm.goods[good] else ()
    crops = tuple(slots[cell] for cell in fields(farm) if (growing(farm, cell) or (0,))[0] == good)
    return chip + crops
