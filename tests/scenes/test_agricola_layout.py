"""Where the table of Agricola has its zones and slots, at every size and number of seats."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF

from farmdesk.core.places import Slot
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.farmyard import CELLS, EDGES
from farmdesk.games.agricola.places import (
    CELL_SLOTS,
    EDGE_SLOTS,
    HOMES,
    MAJOR_SLOTS,
    PURSES,
    ROUND_SLOTS,
    SPACE_SLOTS,
    STOCKS,
)
from farmdesk.games.agricola.spaces import HARVESTS, SPACES
from farmdesk.scenes.agricola.board import grown, places
from farmdesk.scenes.agricola.track import to_come
from farmdesk.scenes.agricola.zones import DRAWERS, zones
from tests.scenes.agricola_moments import crowded, game, moment, sampled, with_farm, working
from tests.scenes.conftest import Lay
from tests.scenes.tables import Table, table_size
from tests.scenes.test_layout import WINDOWS

SIZES = pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
FINGER = 44.0
REGULAR = {"board", "majors", "played", "farm", "stock", "feeding", "score", "purse", "side"}


@SIZES
def test_zones_lie_inside_the_table_and_apart(window: tuple[int, int]) -> None:
    table, shape = table_size(*window, 4)
    found = zones(table.width(), table.height(), shape)
    compact = shape == "compact"
    assert set(found) == (REGULAR - {"score"} | {DRAWERS} if compact else REGULAR)
    assert next(iter(found)) == "farm", "the score sheet keeps off it"
    for name, rect in found.items():
        assert rect.left() >= 0, name
        assert rect.top() >= 0, name
        assert rect.right() <= table.width() + 0.5, name
        assert rect.bottom() <= table.height() + 0.5, name
    for (one, a), (other, b) in itertools.combinations(found.items(), 2):
        assert not a.intersects(b), f"{one} lies over {other}"


def slots_of(table: Table) -> list[Slot]:
    state, seat = table.state, table.seat
    open_now = [space for space in farmers.open_spaces(state) if not farmers.closed(space)]
    return [
        *(SPACE_SLOTS[space] for space in open_now),
        *ROUND_SLOTS[state.round :],
        *(MAJOR_SLOTS[card] for card in farmers.for_sale(state)),
        *CELL_SLOTS[seat],
        HOMES[seat],
        *(STOCKS[seat][thing] for thing in ("fence", "stable", "room", "field")),
        *PURSES[seat],
    ]


@SIZES
@SEATS
def test_slots_lie_apart_and_are_found_again(window: tuple[int, int], seats: int, lay: Lay) -> None:
    table = lay(moment("", working(seats, 6)), window=window)
    slots = slots_of(table)
    least = FINGER if window >= (910, 512) else 42
    for one, other in itertools.combinations(slots, 2):
        assert not table.rect(one).intersects(table.rect(other)), f"{one} lies over {other}"
    for slot in slots:
        rect = table.rect(slot)
        assert table.stage.slot_at(rect.center()) == slot
        assert rect.width() >= least, slot
        assert rect.height() >= 40, slot


@SIZES
def test_edges_are_found_while_fences_are_drawn(window: tuple[int, int], lay: Lay) -> None:
    """Each has room for a finger across, and the middle of a cell is still the cell."""
    fences = next(one for one in sampled() if one.name == "2-new-pasture")
    table = lay(fences, window=window)
    seat = table.seat
    for edge in range(EDGES):
        rect = table.rect(EDGE_SLOTS[seat][edge])
        assert min(rect.width(), rect.height()) >= 18
        assert max(rect.width(), rect.height()) >= 40
        assert table.stage.slot_at(rect.center()) == EDGE_SLOTS[seat][edge]
    for cell in range(CELLS):
        middle = table.rect(CELL_SLOTS[seat][cell]).center()
        assert table.stage.slot_at(middle) == CELL_SLOTS[seat][cell]


def test_edges_are_no_slots_at_other_times(lay: Lay) -> None:
    table = lay(moment("", working(2, 3)))
    edge = table.stage.spot(EDGE_SLOTS[table.seat][3])
    assert edge is not None
    slot = table.stage.slot_at(edge.center())
    assert slot in CELL_SLOTS[table.seat]


@SEATS
def test_the_board_keeps_the_columns_of_the_real_one(seats: int, lay: Lay) -> None:
    """Printed neighbours stand under one another; what needs hand cards is not there (AG-31)."""
    state = working(seats, 14)
    table = lay(moment("", state))
    laid = places(table.stage.zones(1158, 716, "regular", seats)["board"], state).slots
    columns = sorted({round(rect.left()) for rect in laid.values()})
    assert len(columns) == (5 if seats > 2 else 4)
    for space in farmers.open_spaces(state):
        printed = SPACES[space]
        slot = SPACE_SLOTS[space]
        if farmers.closed(space):
            assert slot not in laid
        elif printed.column in ("A", "B"):
            column = columns.index(round(laid[slot].left()))
            assert column == "AB".index(printed.column) + (seats > 2)
    tops = {laid[SPACE_SLOTS[space]].top() for space in state.order[2:8]}
    assert len(tops) == 6, "rounds 3 to 8 stand in one column"


GROWS = {"forest": 3, "clay_pit": 1, "reed_bank": 1, "fishing": 1, "meeting_place": 1}
MORE = {
    1: {"forest": 2, "meeting_place": 1},
    2: {},
    3: {"grove": 2, "hollow": 1},
    4: {"copse": 1, "grove": 2, "hollow": 2, "traveling_players": 1},
}  # fmt: skip


@SEATS
def test_what_has_grown_is_told_until_somebody_goes_out(seats: int) -> None:
    """R-10, AG-13, AG-31, AG-33, AG-34: as much as the space gathers in a round."""
    fresh = working(seats, 1)
    spaces = farmers.open_spaces(fresh)
    told = {SPACES[space].id: grown(fresh, space) for space in spaces if grown(fresh, space)}
    assert {name: n for name, n in told.items() if "market" not in name} == GROWS | MORE[seats]
    gone = next(state for state in game(seats, 4) if state.taken)
    assert not any(grown(gone, space) for space in spaces)


def test_a_card_turns_up_where_its_round_lay(lay: Lay) -> None:
    states = game(2, 4)
    before = next(s for s in states if s.round == 6)
    after = next(s for s in states if s.round == 7)
    table = lay(moment("", before))
    hidden = table.rect(ROUND_SLOTS[6])
    assert table.rect(SPACE_SLOTS[after.order[6]]) == hidden, "the flight of the card ends there"
    table.show(after)
    assert table.rect(SPACE_SLOTS[after.order[6]]) == hidden


def test_people_stand_in_rings_and_a_newborn_is_smaller(lay: Lay) -> None:
    """AG-5: it stands beside its parent."""
    states = (s for seed in range(60) for s in game(3, seed) if any(f.newborns for f in s.farms))
    state = next(s for s in states if farmers.is_work(s))
    table = lay(moment("", state))
    seat = next(k for k, farm in enumerate(state.farms) if farm.newborns)
    space = next(s for s in farmers.open_spaces(state)
                 if len(farmers.people_on(state, s)) == 2)  # fmt: skip
    pieces = [item for item in table.scene._pieces.items.values()
              if item.placed.slot == SPACE_SLOTS[space] and item.placed.piece.kind == "person"
              ]  # fmt: skip
    parent, child = sorted(pieces, key=lambda item: item.placed.order)
    assert parent.placed.owner == child.placed.owner == seat
    assert child.size[0] < 0.8 * parent.size[0]
    tile = table.rect(SPACE_SLOTS[space])
    for item in (parent, child):
        assert tile.contains(item.mapRectToScene(item.card()))


def test_many_people_at_home_stay_in_their_box(lay: Lay) -> None:
    state = working(2, 10)
    seat = state.seat
    state = with_farm(state, seat, people=bytes([farmers.AT_HOME] * 5))
    for window in ((1366, 768), (910, 512)):
        table = lay(moment("", state), window=window)
        box = table.rect(HOMES[seat]).adjusted(-1, -1, 1, 1)
        people = [item for item in table.scene._pieces.items.values()
                  if item.placed.slot == HOMES[seat]]  # fmt: skip
        assert len(people) == 5
        for item in people:
            assert box.contains(item.mapRectToScene(item.card()))


@pytest.mark.parametrize("count", [0, 1, 3, 6, 10])
@SIZES
def test_all_improvements_of_a_seat_have_room(
    window: tuple[int, int], count: int, lay: Lay
) -> None:
    state = crowded()
    cards = tuple(MAJOR_SLOTS)[:count]
    state = with_farm(state, state.seat, cards=cards)
    table = lay(moment("", state), window=window)
    zone = table.scene._layers.zone("played")
    assert zone is not None
    seen: list[QPointF] = []
    for card in cards:
        rect = table.rect(Slot.at("played", card, seat=table.seat))
        assert zone.contains(rect)
        seen.append(rect.topLeft())
        assert table.stage.slot_at(rect.topLeft() + QPointF(8, 8)) == Slot.at(
            "played", card, seat=table.seat
        )
    assert all(b.x() - a.x() >= 24 for a, b in itertools.pairwise(seen))


def test_what_is_to_come_is_what_anybody_knows() -> None:
    """By stage, without telling the order."""
    for state in game(2, 4)[:-1:9]:
        told = to_come(state)
        assert sum(len(cards) for _, cards in told) == 14 - state.round
        for stage, cards in told:
            assert cards == tuple(sorted(cards))
            assert {SPACES[card].stage for card in cards} == {stage}
    assert HARVESTS[-1] == 14
