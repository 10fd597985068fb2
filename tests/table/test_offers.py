"""A thing that cannot be lifted shows what may be lifted to begin with it: a tool for trails."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from farmdesk.core.moves import phrase
from farmdesk.core.places import Slot
from tests.core.little import Spelled, ask, drop
from tests.table.plain import BOARD, TRAY, PlainTable, lights, pick, view

pytestmark = pytest.mark.usefixtures("qapp")

TOOL = BOARD[9]
LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
OTHER = Spelled("other", (drop(f"{TRAY[1]} > {BOARD[11]}"),))
WAY = Spelled("way", (drop(f"{BOARD[5]} > {BOARD[2]}"),))


def table_with(*offered: Slot) -> PlainTable:
    table = PlainTable()
    table.stage.begins = {TOOL: offered}
    table.scene.show(view(ask(LAY, OTHER, WAY)))
    return table


def rects(*slots: Slot) -> tuple[object, ...]:
    table = PlainTable()
    return tuple(table.stage.spot(slot) for slot in slots)


def key(table: PlainTable, code: Qt.Key) -> bool:
    event = QKeyEvent(QEvent.Type.KeyPress, code.value, Qt.KeyboardModifier.NoModifier)
    table.scene.keyPressEvent(event)
    return event.isAccepted()


def test_only_what_is_offered_stays_bright_and_the_helper_says_how_to_go_on() -> None:
    table = table_with(BOARD[5], TRAY[1])
    assert len(lights(table).liftable) == 3
    pick(table, TOOL)
    assert lights(table).liftable == rects(BOARD[5], TRAY[1])
    assert lights(table).veiled
    assert set(map(str, rects(BOARD[5], TRAY[1]))) <= set(map(str, lights(table).clear))
    assert table.notes[-1] == (phrase("begin"), "plain")
    assert table.stage.focus.chosen == TOOL
    assert table.stage.opened == [TOOL], "whoever only wanted to look has looked"


def test_the_words_stay_while_the_pointer_moves() -> None:
    table = table_with(BOARD[5])
    pick(table, TOOL)
    table.scene.hand.move(table.point(BOARD[0]))
    assert table.notes[-1] == (phrase("begin"), "plain")


def test_what_is_offered_is_lifted_as_ever() -> None:
    table = table_with(BOARD[5])
    pick(table, TOOL)
    pick(table, BOARD[5])
    hand = table.scene.hand
    assert (hand.held, hand.chosen, hand.offered) == (BOARD[5], None, ())
    pick(table, BOARD[2])
    assert table.moves == [(0, WAY)]


def test_anything_else_can_be_lifted_too() -> None:
    table = table_with(BOARD[5])
    pick(table, TOOL)
    pick(table, TRAY[0])
    assert table.scene.hand.held == TRAY[0]
    assert lights(table).liftable == ()


ENDS: dict[str, Callable[[PlainTable], object]] = {
    "escape": lambda table: key(table, Qt.Key.Key_Escape),
    "back": lambda table: table.scene.back(),
    "a click beside": lambda table: pick(table, BOARD[3]),
    "cancel": lambda table: table.scene.cancel(),
    "another question": lambda table: table.scene.show(view(ask(LAY))),
}


@pytest.mark.parametrize("end", list(ENDS.values()), ids=list(ENDS))
def test_it_goes_out(end: Callable[[PlainTable], object]) -> None:
    table = table_with(BOARD[5])
    pick(table, TOOL)
    assert lights(table).veiled
    end(table)
    assert not lights(table).veiled
    assert table.scene.hand.chosen is None
    assert table.stage.focus.chosen is None
    assert table.notes[-1][0] != phrase("begin")


def test_where_nothing_can_be_begun_it_says_so() -> None:
    table = table_with()
    pick(table, TOOL)
    assert table.notes[-1] == (phrase("begin"), "no")
    assert not lights(table).veiled
    assert len(lights(table).liftable) == 3


def test_with_keys_the_ring_goes_to_what_is_offered() -> None:
    table = table_with(BOARD[5], TRAY[1])
    hand = table.scene.hand
    hand.focus(TOOL)
    assert key(table, Qt.Key.Key_Return)
    assert hand.ring == BOARD[5]
    assert hand.held is None
    key(table, Qt.Key.Key_Right)
    assert hand.ring == TRAY[1], "and only there"
    key(table, Qt.Key.Key_Left)
    assert key(table, Qt.Key.Key_Return)
    assert hand.held == BOARD[5]


def test_enter_on_what_offers_nothing_is_left_to_the_window() -> None:
    table = table_with(BOARD[5])
    table.scene.hand.focus(BOARD[3])
    assert not key(table, Qt.Key.Key_Return)
