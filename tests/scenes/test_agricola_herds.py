"""Animals on the table of Agricola: where they are shown, and how they are moved for the eye."""

from __future__ import annotations

import pytest

from farmdesk.core.places import Slot
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.farmyard import BIT, cell
from farmdesk.games.agricola.goods import BOAR, CATTLE, SHEEP
from farmdesk.games.agricola.housing import Herd
from farmdesk.games.agricola.housing import herds as housed
from farmdesk.games.agricola.places import CELL_SLOTS, SPACE_SLOTS
from farmdesk.games.agricola.spaces import SPACES
from farmdesk.scenes.agricola import herds, remarks
from farmdesk.scenes.agricola.stage import FarmStage
from farmdesk.table.stage import Focus
from tests.scenes.agricola_moments import acting, moment, options_of, with_farm, with_goods, working
from tests.scenes.conftest import Lay
from tests.scenes.tables import Table, view_of

PEN = (BIT[cell(0, 3)] | BIT[cell(0, 4)], BIT[cell(1, 4)])


def stage_of(table: Table) -> FarmStage:
    assert isinstance(table.stage, FarmStage)
    return table.stage


def grazing(**goods: int) -> farmers.State:
    state = working(2, 6)
    state = with_farm(state, state.seat, pastures=PEN, stables=bytes([cell(2, 4)]), cells=bytes(
        1 if one in (5, 10) else 0 for one in range(15)))  # fmt: skip
    have = {"sheep": 0, "boar": 0, "cattle": 0, **goods}
    return with_goods(state, state.seat, **have)


def test_without_wishes_animals_stand_where_the_rules_house_them() -> None:
    state = grazing(sheep=3, boar=1)
    assert herds.arranged(state, state.seat, {}) == housed(state, state.seat)


def test_animals_move_for_the_eye_and_all_keep_their_room() -> None:
    state = grazing(sheep=2, boar=1)
    seat = state.seat
    start = next(h for h in housed(state, seat) if h.kind == SHEEP and h.n)
    for place in herds.targets(state, seat, {}, start.cells):
        wishes = herds.moved(state, seat, {}, start.cells, place)
        assert wishes is not None
        shown = herds.arranged(state, seat, wishes)
        counts = {kind: sum(h.n for h in shown if h.kind == kind) for kind in (SHEEP, BOAR, CATTLE)}
        assert counts == {SHEEP: 2, BOAR: 1, CATTLE: 0}
        assert all(h.n <= h.holds for h in shown)
        assert next(h for h in shown if h.cells == place).kind == SHEEP
    assert herds.targets(state, seat, {}, start.cells)


def test_a_wish_that_leaves_animals_without_room_is_not_met() -> None:
    """Five sheep need the large pasture: the single boar cannot have it."""
    state = grazing(sheep=5, boar=1)
    seat = state.seat
    large = PEN[0]
    assert herds.arranged(state, seat, {large: BOAR}) == housed(state, seat)


@pytest.mark.parametrize(("sheep", "key"), [(7, "brings"), (8, "brings_crowded")])
def test_a_market_says_beforehand_that_its_animals_find_no_room(sheep: int, key: str) -> None:
    """R-13: pastures for 4 and 2, a stable and the house: the ninth sheep would go at once."""
    state, market = grazing(sheep=sheep), next(n for n, s in enumerate(SPACES) if "sheep" in s.id)
    piles = (*state.piles[:market], 1, *state.piles[market + 1 :])
    crowded = state._replace(piles=type(state.piles)(piles))
    view = view_of(crowded, options_of(2), GAME)
    said = remarks.remark(view, Focus(hovered=SPACE_SLOTS[market]), None)
    assert said is not None
    assert said.key == f"agricola.remark.{key}"


def test_a_click_moves_animals_and_changes_nothing_of_the_game(lay: Lay) -> None:
    state = grazing(sheep=1)
    table = lay(moment("", state))
    stage = stage_of(table)
    before = stage._painting().wishes
    start = next(h for h in housed(state, table.seat) if h.n)
    slot = CELL_SLOTS[table.seat][start.cells.bit_length() - 1]
    table.click(slot)
    assert stage._painting().wishes != before
    assert table.moves == []
    shown = herds.arranged(state, table.seat, stage._painting().wishes)
    assert next(h for h in shown if h.n).cells != start.cells


def dragging(table: Table) -> bool:
    return table.scene.shift.dragging


def test_animals_in_the_hand_are_told_where_they_may_go(lay: Lay) -> None:
    """Places with room are marked and counted; elsewhere the reason is said."""
    state = grazing(sheep=5, boar=1)
    table = lay(moment("", state))
    seat, stage = table.seat, stage_of(table)
    shown = herds.arranged(state, seat, {})
    start = next(h for h in shown if h.kind == BOAR and h.n)
    large = next(h for h in shown if h.cells == PEN[0])
    assert (large.kind, large.n) == (SHEEP, 4)
    free = herds.targets(state, seat, {}, start.cells)
    assert free
    table.lift(slot_of(seat, start))
    table.move(CELL_SLOTS[seat][cell(2, 2)])
    assert dragging(table)
    assert stage._bound == free
    assert said(table) == ("nowhere", "no")
    table.move(CELL_SLOTS[seat][large.cells.bit_length() - 1])
    assert said(table) == ("full", "no")
    end = next(h for h in shown if h.cells in free)
    table.move(slot_of(seat, end))
    assert said(table) == ("goes", "effect")
    table.release()
    assert stage._bound == ()
    assert table.helped[-1][1] == "plain"
    after = herds.arranged(state, seat, stage._painting().wishes)
    assert next(h for h in after if h.cells == end.cells).kind == BOAR


def slot_of(seat: int, herd: Herd) -> Slot:
    """A cell of the place of a herd."""
    return CELL_SLOTS[seat][10 if herd.place == "house" else herd.cells.bit_length() - 1]


def said(table: Table) -> tuple[str, str]:
    note, tone = table.helped[-1]
    assert note is not None
    return note.key.removeprefix("agricola.shift."), tone


def test_a_drag_moves_animals_for_the_eye(lay: Lay) -> None:
    state = grazing(sheep=1)
    table = lay(moment("", state))
    seat = table.seat
    start = next(h for h in housed(state, seat) if h.n)
    end = next(h for h in housed(state, seat) if h.place == "stable")
    slots = [CELL_SLOTS[seat][herd.cells.bit_length() - 1] for herd in (start, end)]
    table.lift(slots[0])
    assert dragging(table)
    assert table.held() is None
    table.move(slots[1])
    table.release()
    shown = herds.arranged(state, seat, stage_of(table)._painting().wishes)
    assert next(h for h in shown if h.n).cells == end.cells
    assert table.moves == []
    table.lift(slots[1])
    table.scene.interrupt()
    assert not dragging(table)
    table.release()
    shown = herds.arranged(state, seat, stage_of(table)._painting().wishes)
    assert next(h for h in shown if h.n).cells == end.cells


def test_animals_are_not_dragged_where_something_else_is_meant(lay: Lay) -> None:
    """While fences are drawn a press on a pasture draws; of a rival nothing moves."""
    state = acting(with_goods(grazing(sheep=1), grazing().seat, wood=9), "fence")
    table = lay(moment("", state))
    start = next(h for h in housed(state, table.seat) if h.n)
    slot = CELL_SLOTS[table.seat][start.cells.bit_length() - 1]
    table.lift(slot)
    assert not dragging(table)
    table.scene.interrupt()
    table.scene.leaf(1)
    rival = (table.seat + 1) % 2
    assert stage_of(table).shiftable(CELL_SLOTS[rival][5]) is None
