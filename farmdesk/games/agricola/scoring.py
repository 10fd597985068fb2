"""What the farms are worth, fast: whole numbers for players that think ahead.

`sheet` finds the same with every part named, and a test holds the two together.
"""

from __future__ import annotations

from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import points as printed_points
from farmdesk.games.agricola.goods import ANIMALS, GRAIN, VEGETABLE
from farmdesk.games.agricola.state import (
    State,
    fenced_stables,
    fields_mask,
    on_fields,
    people,
    rooms_mask,
    unused_mask,
)
from farmdesk.games.agricola.worth import (
    BEGGING,
    FENCED_STABLE,
    PER_ROOM,
    PERSON,
    POINTS_UP_TO,
    QUICK,
    UNUSED,
    bonuses,
)

_LAST = POINTS_UP_TO - 1
_FIELDS, _PASTURES, _GRAIN, _VEGETABLES, *_ANIMALS = QUICK.values()


def total(state: State, seat: Seat) -> int:
    """The points of a seat as if the game ended now."""
    farm = state.farms[seat]
    goods, cells = farm.goods, farm.cells
    found = (
        _FIELDS[min(_LAST, fields_mask(cells).bit_count())]
        + _PASTURES[min(_LAST, len(farm.pastures))]
        + _GRAIN[min(_LAST, goods[GRAIN] + on_fields(farm, GRAIN))]
        + _VEGETABLES[min(_LAST, goods[VEGETABLE] + on_fields(farm, VEGETABLE))]
        + UNUSED * unused_mask(farm).bit_count()
        + PER_ROOM[farm.house] * rooms_mask(cells).bit_count()
        + PERSON * people(farm)
        + BEGGING * farm.begging
    )
    for kind, table in zip(ANIMALS, _ANIMALS, strict=True):
        found += table[min(_LAST, goods[kind])]
    if farm.stables:
        found += FENCED_STABLE * fenced_stables(farm)
    for card in farm.cards:
        found += printed_points(card)
    if farm.cards:
        found += sum(bonus.points for bonus in bonuses(state, seat))
    return found


def totals(state: State) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(total(state, seat) for seat in range(len(state.farms)))
