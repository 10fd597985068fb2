"""Piles: one thing is taken of many, places inside of slots, buttons on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.moves import Move
from farmdesk.core.places import Placed, Slot
from farmdesk.table.stage import Face
from tests.core.little import Spelled, ask, drop, group
from tests.table.plain import (
    BLOCKS,
    BOARD,
    TRAY,
    PlainStage,
    PlainTable,
    block,
    carry,
    lights,
    pick,
    view,
)

pytestmark = pytest.mark.usefixtures("qapp")

SOW = Spelled("sow", (group(f"{TRAY[0]} > {BOARD[0]}", f"{TRAY[0]} > {BOARD[1]}"),))
ONE = Spelled("one", (drop(f"{TRAY[0]} > {BOARD[0]}"),))


class Heap(PlainStage):
    """The first place of the tray is a heap; the last is a button."""

    def __init__(self) -> None:
        super().__init__()
        self.fixed = (TRAY[0],)
        self.own_marks = False

    def sample(self, source: Slot) -> Face | None:
        return Face(("grain",), self._grain, card=False) if source == TRAY[0] else None

    def _grain(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawEllipse(rect)

    def rest(self, placed: Placed) -> QRectF | None:
        rect = self.spot(placed.slot)
        return rect.adjusted(20, 20, -20, -20) if rect is not None and placed.order else None

    def presses(self, slot: Slot) -> Move | None:
        return ONE if slot == TRAY[2] else None

    def unlit(self, source: Slot) -> bool:
        return self.own_marks


@pytest.fixture
def table() -> PlainTable:
    made = PlainTable(stage=Heap())
    made.scene.show(view(ask(SOW, ONE)))
    return made


def samples(table: PlainTable) -> list[tuple[float, float]]:
    return [(item.pos().x(), item.pos().y()) for item in table.scene._pieces._samples]


def test_the_heap_stays_and_one_of_it_follows_the_pointer(table: PlainTable) -> None:
    before = table.pos("a")
    carry(table, TRAY[0], BOARD[6])
    assert table.pos("a") == before
    assert samples(table) == [table.middle(BOARD[6])]
    table.scene.hand.release(table.point(BOARD[6]))
    assert samples(table) == []


def test_what_was_taken_lies_where_it_was_dropped(table: PlainTable) -> None:
    pick(table, TRAY[0])
    pick(table, BOARD[0])
    assert samples(table) == [table.middle(BOARD[0])]
    assert table.moves == [], "another seed may follow"
    assert table.scene.back()
    assert samples(table) == []


def test_the_hovered_slot_shows_what_would_lie_there(table: PlainTable) -> None:
    pick(table, TRAY[0])
    table.scene.hand.move(table.point(BOARD[0]))
    ghost = lights(table).ghost
    assert ghost is not None
    assert ghost.key == ("grain",)


def test_a_stage_may_mark_its_slots_itself(table: PlainTable) -> None:
    """They stay clear of the veil; nothing else is painted for them."""
    assert isinstance(table.stage, Heap)
    table.stage.own_marks = True
    pick(table, TRAY[0])
    assert [lit.rect for lit in lights(table).legal] == [
        table.stage.spot(BOARD[0]), table.stage.spot(BOARD[1]),
    ]  # fmt: skip
    assert all(lit.unlit for lit in lights(table).legal)
    table.scene.hand.move(table.point(BOARD[0]))
    assert lights(table).hovered is None


def test_pieces_rest_where_the_stage_says(table: PlainTable) -> None:
    two = (block("a", "tray/1"), block("d", "tray/1", order=1))
    table.scene.show(view(placed=two))
    items = table.scene._pieces.items
    low, high = (items[placed.piece] for placed in two)
    assert [low.size, high.size] == [(92, 92), (52, 52)]
    assert high.pos() == QPointF(*table.middle("tray/1"))
    assert high.zValue() > low.zValue(), "the later one lies above"


def test_a_click_on_a_button_of_the_table_plays_its_move(table: PlainTable) -> None:
    table.scene.show(view(ask(SOW, ONE), (BLOCKS[0],)))
    pick(table, TRAY[2])
    assert table.moves == [(0, ONE)]


def test_a_button_without_a_question_does_nothing(table: PlainTable) -> None:
    table.scene.show(view(None, (BLOCKS[0],)))
    pick(table, TRAY[2])
    assert table.moves == []
