"""Fences: drawn edge by edge, by sweeping over cells, counted, priced, refused with a reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from farmdesk.core.places import Slot
from farmdesk.games.agricola.farmyard import BIT, cell, cells, outline
from farmdesk.games.agricola.places import CELL_SLOTS, EDGE_SLOTS, edge_at
from farmdesk.games.agricola.state import FIELD, State
from farmdesk.scenes.agricola.fencing import Fencing
from farmdesk.scenes.agricola.yard import UPRIGHT, Yard, tall_of
from tests.scenes.agricola_moments import acting, asked, moment, with_farm, with_goods, working
from tests.scenes.conftest import Lay
from tests.scenes.tables import Table, view_of

TOP = (cell(0, 2), cell(0, 3), cell(0, 4))
LOW = (cell(1, 3), cell(1, 4))


def fresh(wood: int = 15) -> State:
    """A new farm, about to fence."""
    state = working(2, 1)
    return acting(with_goods(state, state.seat, wood=wood), "fence")


def fenced(state: State, *areas: tuple[int, ...], stables: tuple[int, ...] = ()) -> State:
    """The farm with these pastures."""
    masks = [sum(BIT[one] for one in area) for area in areas]
    edges = 0
    for area in masks:
        edges |= outline(area)
    rails = bytes(cells(edges))
    return with_farm(state, state.seat, pastures=tuple(masks), fences=edges, rails=rails,
                     stables=bytes(stables))  # fmt: skip


def cell_slots(table: Table, *wanted: int) -> list[Slot]:
    return [CELL_SLOTS[table.seat][one] for one in wanted]


def sweep(table: Table, *slots: Slot) -> None:
    table.press(slots[0])
    for slot in slots[1:]:
        table.move(slot)


def drawn(table: Table) -> int:
    return Fencing.drawn(table.drops)


def said(table: Table) -> tuple[str, dict[str, object]]:
    note, _ = table.helped[-1]
    assert note is not None
    return note.key.removeprefix("agricola.remark."), dict(note.args)


# By cells


def test_the_ring_round_swept_cells_is_drawn_at_once(lay: Lay) -> None:
    table = lay(moment("", fresh()))
    sweep(table, *cell_slots(table, *TOP[:2]))
    assert drawn(table) == outline(BIT[TOP[0]] | BIT[TOP[1]])
    assert said(table) == ("pasture", {"size": 2, "n": 6, "wood": 6, "holds": 4})
    assert table.moves == []
    table.release()
    assert table.moves == [], "it waits for the tick"
    table.scene.finish()
    (move,) = table.moves
    assert move in asked(table.state).moves


def test_sweeping_back_takes_the_last_cell_off(lay: Lay) -> None:
    table = lay(moment("", fresh()))
    sweep(table, *cell_slots(table, *TOP, TOP[0]))
    assert drawn(table) == outline(BIT[TOP[0]])
    table.release()


def test_a_second_press_adds_cells_and_back_takes_them_off(lay: Lay) -> None:
    table = lay(moment("", fresh()))
    sweep(table, *cell_slots(table, *TOP[:2]))
    table.release()
    sweep(table, *cell_slots(table, LOW[0]))
    table.release()
    assert drawn(table) == outline(BIT[TOP[0]] | BIT[TOP[1]] | BIT[LOW[0]])
    table.scene.back()
    assert drawn(table) == outline(BIT[TOP[0]] | BIT[TOP[1]])
    table.scene.back()
    assert drawn(table) == 0


def test_capacity_doubles_for_each_stable(lay: Lay) -> None:
    """AG-1: two cells with two stables hold 16."""
    state = with_farm(fresh(), fresh().seat, stables=bytes(TOP[:2]))
    table = lay(moment("", state))
    sweep(table, *cell_slots(table, *TOP[:2]))
    assert said(table)[1]["holds"] == 16
    table.release()


def test_old_fences_are_kept_and_not_paid_again(lay: Lay) -> None:
    table = lay(moment("", fenced(fresh(wood=3), (TOP[0],))))
    sweep(table, *cell_slots(table, TOP[1]))
    assert said(table) == ("pasture", {"size": 1, "n": 3, "wood": 3, "holds": 2})
    table.release()


def test_part_of_a_pasture_is_split_off(lay: Lay) -> None:
    """AG-12: one fence between two cells; either half may be swept."""
    for half in TOP[:2]:
        table = lay(moment("", fenced(fresh(wood=1), TOP[:2])))
        sweep(table, *cell_slots(table, half))
        assert drawn(table).bit_count() == 1
        table.release()
        table.scene.finish()
        assert len(table.moves) == 1


@pytest.mark.parametrize(
    ("wood", "wanted", "why"),
    [
        (15, (cell(1, 0),), "ring_on_room"),
        (15, (cell(2, 3),), "ring_on_field"),
        (5, (cell(0, 1), cell(0, 2)), "ring_wood"),
        (15, (cell(0, 1), cell(1, 2)), "ring_apart"),
    ],
)
def test_a_shape_that_is_not_legal_says_why(
    wood: int, wanted: tuple[int, ...], why: str, lay: Lay
) -> None:
    state = fresh(wood)
    field = bytearray(state.farms[state.seat].cells)
    field[cell(2, 3)] = FIELD
    table = lay(moment("", with_farm(state, state.seat, cells=bytes(field))))
    sweep(table, *cell_slots(table, *wanted))
    assert said(table)[0] == why
    assert table.helped[-1][1] == "no"
    table.release()
    assert table.moves == []


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ((cell(2, 1),), "ring_beside"),
        ((TOP[0],), "ring_pasture_there"),
    ],
)
def test_a_second_pasture_lies_beside_the_first(
    wanted: tuple[int, ...], why: str, lay: Lay
) -> None:
    table = lay(moment("", fenced(fresh(), (TOP[0],))))
    sweep(table, *cell_slots(table, *wanted))
    assert said(table)[0] == why
    table.release()


def test_a_pasture_does_not_grow_into_what_lies_outside(lay: Lay) -> None:
    table = lay(moment("", fenced(fresh(), TOP[:2])))
    sweep(table, *cell_slots(table, TOP[2], TOP[1]))
    assert said(table)[0] == "ring_mixed"
    assert drawn(table).bit_count() == 3, "the cell outside stays a pasture of its own"
    table.release()


def test_more_than_fifteen_fences_are_never_offered(lay: Lay) -> None:
    state = fenced(fresh(), (cell(0, 1), *TOP, *LOW))
    left = 15 - len(state.farms[state.seat].rails)
    table = lay(moment("", state))
    wanted = (cell(2, 2), cell(2, 3), cell(2, 4))
    needed = (outline(sum(BIT[one] for one in wanted))
              & ~state.farms[state.seat].fences).bit_count()  # fmt: skip
    assert needed > left
    sweep(table, *cell_slots(table, *wanted))
    assert drawn(table).bit_count() <= left
    assert said(table) == ("ring_too_many", {"n": needed, "have": left})
    table.release()


def test_every_ring_of_the_question_can_be_swept(lay: Lay) -> None:
    """All pastures that the rules hand out, by their cells; the ring is the move's own."""
    for state in (fresh(), fenced(fresh(), (TOP[0], TOP[1]), stables=(TOP[0],))):
        table = lay(moment("", state))
        fencing = Fencing.asked(view_of(state, table.options, table.game))
        assert fencing is not None
        for edges, area in fencing.rings.items():
            way = tuple(CELL_SLOTS[table.seat][one] for one in cells(area))
            assert Fencing.drawn(fencing.swept(way, ()).drops) == edges


# By edges


def test_edges_are_drawn_one_after_the_other(lay: Lay) -> None:
    table = lay(moment("", fresh()))
    ring = [EDGE_SLOTS[table.seat][edge] for edge in cells(outline(BIT[TOP[0]]))]
    sweep(table, *ring[:3])
    assert said(table) == ("ring", {"done": 3, "n": 4})
    table.release()
    assert len(table.drops) == 3
    table.click(ring[3])
    assert said(table)[0] == "pasture"
    table.scene.finish()
    assert len(table.moves) == 1


def test_a_hand_that_draws_edges_cuts_corners(lay: Lay) -> None:
    """In one press round a cell, straight from edge to edge through it: all four are drawn."""
    table = lay(moment("", fresh()))
    top, low, left, right = (EDGE_SLOTS[table.seat][edge] for edge in cells(outline(BIT[TOP[2]])))
    table.press(top)
    table._pointer = table.at(top)
    for slot in (right, low, left):
        table.move(slot, steps=9)
    table.release()
    assert {drop.target for drop in table.drops} == {top, low, left, right}
    table.scene.finish()
    assert len(table.moves) == 1


def test_a_hand_that_draws_straight_on_draws_no_edge_across(lay: Lay) -> None:
    """Two edges in a row, a little above them, past the post between them."""
    table = lay(moment("", fresh()))
    flat = [edge for edge in cells(outline(BIT[LOW[0]] | BIT[LOW[1]])) if edge < UPRIGHT][:2]
    slots = [EDGE_SLOTS[table.seat][edge] for edge in flat]
    start, end = (table.at(slot) - QPoint(0, 4) for slot in slots)
    table.press(slots[0])
    for step in range(1, 41):
        table.move_to(start + (end - start) * step / 40)
    table.release()
    assert [drop.target for drop in table.drops] == slots


def test_a_sweep_over_cells_passes_edges_by(lay: Lay) -> None:
    """Round a corner and back along another edge: cells count, edges on the way do not."""
    table = lay(moment("", fresh()))
    way = cell_slots(table, TOP[1], TOP[2], LOW[1], LOW[0])
    table.press(way[0])
    table._pointer = table.at(way[0])
    for slot in way[1:]:
        table.move(slot, steps=9)
    table.release()
    assert drawn(table) == outline(sum(BIT[one] for one in (*TOP[1:], *LOW)))


def test_a_quick_hand_skips_nothing(lay: Lay) -> None:
    """One event from the first cell to the last, one from the first edge to the last."""
    table = lay(moment("", fresh()))
    sweep(table, *cell_slots(table, TOP[0], TOP[2]))
    assert drawn(table) == outline(sum(BIT[one] for one in TOP))
    table.release()
    table.scene.cancel()
    tall = outline(BIT[TOP[2]] | BIT[LOW[1]])
    right = [edge for edge in cells(tall) if edge >= UPRIGHT][1::2]
    sweep(table, *(EDGE_SLOTS[table.seat][edge] for edge in right))
    assert drawn(table) == sum(BIT[edge] for edge in right)
    table.release()


def test_an_edge_that_no_pasture_goes_on_with_goes_dark(lay: Lay) -> None:
    """With wood for one cell, the edges of the others are not lit any more."""
    table = lay(moment("", fresh(wood=4)))
    ring = cells(outline(BIT[TOP[0]]))
    table.click(EDGE_SLOTS[table.seat][ring[0]])
    lit = {edge_at(slot) for slot in table.scene.hand.targets()}
    around = set(ring)
    far = {spot[1] for spot in lit if spot is not None} - around
    assert not far & set(cells(outline(BIT[cell(2, 4)])))
    sweep(table, EDGE_SLOTS[table.seat][cells(outline(BIT[cell(2, 4)]))[0]])
    assert said(table)[0] == "ring_no_ring"
    table.release()
    assert len(table.drops) == 1


def test_an_interrupted_press_takes_its_fences_off(lay: Lay) -> None:
    table = lay(moment("", fresh()))
    sweep(table, *cell_slots(table, *TOP))
    table.scene.interrupt()
    assert table.drops == ()
    assert table.moves == []


# The yard


@pytest.mark.parametrize("key", [Qt.Key.Key_F, Qt.Key.Key_1], ids=["F", "1"])
def test_a_key_in_the_middle_of_a_press_leaves_its_fences(key: Qt.Key, lay: Lay) -> None:
    table = lay(moment("fences", fresh()))
    sweep(table, *cell_slots(table, *TOP))
    before = table.drops
    table.key(key)
    assert table.drops == before
    table.release()
    assert table.drops == before


def test_back_in_the_middle_of_a_press_ends_it(lay: Lay) -> None:
    """Esc takes off what the press has drawn, and nothing more is drawn before the next press."""
    table = lay(moment("fences", fresh()))
    first, second, third = cell_slots(table, *TOP)
    sweep(table, first)
    table.release()
    before = table.drops
    assert before
    sweep(table, second)
    assert len(table.drops) > len(before)
    table.key(Qt.Key.Key_Escape)
    assert table.drops == before
    table.move(third)
    table.release()
    assert table.drops == before


def test_the_yard_finds_its_cells_and_edges_again() -> None:
    yard = Yard(QPointF(20, 30), 80.0)
    for one in range(15):
        assert yard.cell_at(yard.cell(one).center()) == one
        assert yard.edge_at(yard.cell(one).center()) is None
    for edge in range(38):
        assert yard.edge_at(yard.edge(edge).center()) == edge
        start, end = yard.ends(edge)
        assert yard.edge_at((start + end) / 2) == edge
    assert yard.cell_at(QPointF(0, 0)) is None
    assert tall_of(yard.rect.width() + 10) == pytest.approx(yard.rect.height() + 10)
