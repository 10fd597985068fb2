"""Everything on a table can be done without a mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from farmdesk.core.places import Slot
from farmdesk.table.keys import ahead, next_zone
from farmdesk.table.view import TableView
from tests.core.little import Spelled, ask, drop, group
from tests.table.plain import BLOCKS, BOARD, TRAY, PlainTable, block, rect_of, view

LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
FAR = Spelled("far", (drop(f"{TRAY[0]} > {BOARD[11]}"),))
ELSE = Spelled("else", (drop(f"{TRAY[1]} > {BOARD[3]}"),))
PUSH = Spelled("push", (drop(f"{TRAY[1]} > {BOARD[5]}"), drop(f"{BOARD[5]} > {BOARD[6]}")))
DOWN = Spelled("down", (drop(f"{TRAY[1]} > {BOARD[5]}"), drop(f"{BOARD[5]} > {BOARD[9]}")))
SHORT = Spelled("short", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
LONG = Spelled("long", (drop(f"{TRAY[0]} > {BOARD[0]}"), drop(f"{TRAY[1]} > {BOARD[1]}")))

EDGES = Spelled("edges", (group(*(f"{TRAY[0]} > {BOARD[n]}" for n in range(3))),))

LEFT, RIGHT, UP, BELOW = (-1, 0), (1, 0), (0, -1), (0, 1)


class Keys:
    """A plain table in a window, and its keyboard."""

    def __init__(self) -> None:
        self.table = PlainTable()
        self.view = TableView()
        self.view.resize(560, 340)
        self.view.show_table(self.table.scene)
        self.view.show()
        assert QTest.qWaitForWindowExposed(self.view)
        self.view.setFocus()

    @property
    def ring(self) -> Slot | None:
        return self.table.scene.hand.ring

    def held(self) -> Slot | None:
        return self.table.scene.hand.held

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)


@pytest.fixture
def keys(qapp: object) -> Iterator[Keys]:
    made = Keys()
    yield made
    made.view.close()
    made.view.deleteLater()


def rects(*slots: Slot) -> dict[Slot, QRectF]:
    found = {slot: rect_of(slot) for slot in slots}
    return {slot: rect for slot, rect in found.items() if rect is not None}


def test_arrows_go_to_the_nearest_in_their_direction() -> None:
    board = rects(*BOARD)
    start = board[BOARD[5]]
    assert ahead(board, start, RIGHT) == BOARD[6]
    assert ahead(board, start, LEFT) == BOARD[4]
    assert ahead(board, start, UP) == BOARD[1]
    assert ahead(board, start, BELOW) == BOARD[9]


def test_arrows_end_at_the_edge() -> None:
    board = rects(*BOARD)
    assert ahead(board, board[BOARD[0]], UP) is None
    assert ahead(board, board[BOARD[0]], LEFT) is None


def test_arrows_bridge_gaps_and_prefer_the_straight_way() -> None:
    board = rects(BOARD[0], BOARD[3], BOARD[5])
    assert ahead(board, board[BOARD[0]], RIGHT) == BOARD[3]
    assert ahead(board, board[BOARD[0]], BELOW) == BOARD[5]


def test_straight_arrows_take_only_the_same_row_or_column() -> None:
    board = rects(BOARD[0], BOARD[5])
    assert ahead(board, board[BOARD[0]], BELOW, straight=True) is None
    assert ahead(board, board[BOARD[0]], BELOW) == BOARD[5]


def test_zones_follow_each_other() -> None:
    slots = (*BOARD, *TRAY)
    assert next_zone(slots, None, 1) == BOARD[0]
    assert next_zone(slots, BOARD[7], 1) == TRAY[0]
    assert next_zone(slots, TRAY[2], -1) == BOARD[0]
    assert next_zone(slots, TRAY[2], 1) is None
    assert next_zone(slots, BOARD[2], -1) is None
    assert next_zone(slots, None, -1) == TRAY[0]
    assert next_zone((), None, 1) is None


def test_tab_goes_from_zone_to_zone(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY)))
    keys.press(Qt.Key.Key_Tab)
    assert keys.ring == BOARD[5], "the only block on the board"
    keys.press(Qt.Key.Key_Tab)
    assert keys.ring == TRAY[0]
    keys.press(Qt.Key.Key_Backtab)
    assert keys.ring == BOARD[5]


def test_tab_leaves_the_table_after_the_last_zone(keys: Keys) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    field = QLineEdit()
    column.addWidget(keys.view)
    column.addWidget(field)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    keys.view.setFocus()
    keys.table.scene.show(view(ask(LAY)))
    keys.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    assert keys.view.hasFocus()
    keys.press(Qt.Key.Key_Tab)
    assert field.hasFocus()
    assert keys.ring == TRAY[0], "it is kept for coming back"
    keys.view.setParent(None)
    window.close()


def test_tab_visits_only_lit_zones_while_something_is_held(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY, FAR)))
    keys.press(Qt.Key.Key_1)
    assert keys.ring == BOARD[0]
    keys.press(Qt.Key.Key_Tab)
    assert keys.ring == BOARD[0], "there is no other zone with a lit slot"


def test_digits_take_from_the_row(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY, ELSE)))
    keys.press(Qt.Key.Key_2)
    assert keys.held() == TRAY[1]
    assert keys.ring == BOARD[3]
    keys.press(Qt.Key.Key_1)
    assert keys.held() == TRAY[0]
    keys.press(Qt.Key.Key_9)
    assert keys.held() == TRAY[0]


def test_arrows_go_only_between_lit_slots_while_something_is_held(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY, FAR)))
    keys.press(Qt.Key.Key_1)
    keys.press(Qt.Key.Key_Right)
    assert keys.ring == BOARD[11]
    keys.press(Qt.Key.Key_Return)
    assert keys.table.moves == [(0, FAR)]


def test_enter_takes_and_places(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY)))
    keys.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Enter)
    assert keys.held() == TRAY[0]
    assert keys.ring == BOARD[0], "the ring jumps to the first lit slot"
    keys.press(Qt.Key.Key_Enter)
    assert keys.table.moves == [(0, LAY)]


def test_an_arrow_says_where_to_push_at_once(keys: Keys) -> None:
    keys.table.scene.show(view(ask(PUSH, DOWN)))
    keys.press(Qt.Key.Key_2, Qt.Key.Key_Return)
    assert keys.held() == BOARD[5]
    assert keys.ring == BOARD[6]
    keys.press(Qt.Key.Key_Down)
    assert keys.table.moves == [(0, DOWN)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Backspace])
def test_one_step_back_and_the_ring_goes_home(keys: Keys, key: Qt.Key) -> None:
    keys.table.scene.show(view(ask(PUSH, DOWN)))
    keys.press(Qt.Key.Key_2, Qt.Key.Key_Return, key)
    assert keys.held() is None
    assert keys.table.scene.hand.drops() == ()
    assert keys.ring == TRAY[1]
    keys.press(Qt.Key.Key_2, key)
    assert keys.ring == TRAY[1]


def test_space_finishes(keys: Keys) -> None:
    keys.table.scene.show(view(ask(SHORT, LONG)))
    keys.press(Qt.Key.Key_1, Qt.Key.Key_Return)
    assert keys.table.moves == []
    keys.press(Qt.Key.Key_Space)
    assert keys.table.moves == [(0, SHORT)]


def test_with_confirm_space_is_the_tick(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY, FAR), confirm="on"))
    keys.press(Qt.Key.Key_1, Qt.Key.Key_Return)
    assert keys.table.moves == []
    keys.press(Qt.Key.Key_Escape)
    assert keys.table.scene.hand.drops() == ()
    assert keys.ring == TRAY[0]
    keys.press(Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert keys.table.moves == []
    keys.press(Qt.Key.Key_Space)
    assert keys.table.moves == [(0, FAR)]


def test_leaves_are_turned_by_keys(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY)))
    stage = keys.table.stage
    stage.pages = 3
    for key, page in (
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_PageDown, 0),
        (Qt.Key.Key_PageUp, 2),
        (Qt.Key.Key_Home, 0),
    ):
        keys.press(key)
        assert stage.page == page


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Home])
def test_keys_for_leaves_are_left_to_the_window_where_there_is_only_one(
    keys: Keys, key: Qt.Key
) -> None:
    keys.table.scene.show(view(ask(LAY)))
    event = QKeyEvent(QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier)
    keys.table.scene.keyPressEvent(event)
    assert not event.isAccepted()


def test_a_digit_starts_over_when_drops_were_made(keys: Keys) -> None:
    keys.table.scene.show(view(ask(PUSH, DOWN, LAY)))
    keys.press(Qt.Key.Key_2, Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_1)
    assert keys.held() == TRAY[0]
    assert keys.table.scene.hand.drops() == ()


def test_a_digit_goes_on_where_the_drops_do(keys: Keys) -> None:
    """Grain on a field, then vegetables on another: both are sown."""
    both = Spelled("both", (group(f"{TRAY[0]} > {BOARD[0]}", f"{TRAY[1]} > {BOARD[1]}"),))
    keys.table.scene.show(view(ask(both, LAY)))
    keys.press(Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_2)
    assert keys.held() == TRAY[1]
    assert len(keys.table.scene.hand.drops()) == 1


def test_a_digit_leaves_what_the_mouse_carries(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY, ELSE)))
    hand = keys.table.scene.hand
    hand.press(keys.table.point(TRAY[0]))
    hand.move(keys.table.point(BOARD[0]))
    keys.press(Qt.Key.Key_2)
    assert keys.held() == TRAY[0]
    assert hand.dragging
    hand.release(keys.table.point(BOARD[0]))
    assert [move for _, move in keys.table.moves] == [LAY]


def test_a_digit_without_a_piece_to_take_leaves_drops_alone(keys: Keys) -> None:
    """Nothing can begin with the first of the row, so nothing begins anew."""
    keys.table.scene.show(view(ask(PUSH, DOWN)))
    keys.press(Qt.Key.Key_2, Qt.Key.Key_Return)
    made = keys.table.scene.hand.drops()
    assert made
    keys.press(Qt.Key.Key_1)
    assert keys.table.scene.hand.drops() == made


def test_a_digit_for_what_is_in_hand_leaves_drops_alone(keys: Keys) -> None:
    keys.table.scene.show(view(ask(EDGES)))
    keys.press(Qt.Key.Key_1, Qt.Key.Key_Return)
    made = keys.table.scene.hand.drops()
    assert (len(made), keys.held()) == (1, TRAY[0])
    keys.press(Qt.Key.Key_1)
    assert keys.table.scene.hand.drops() == made
    assert keys.held() == TRAY[0]


def test_the_ring_stays_on_its_slot_over_a_new_picture(keys: Keys) -> None:
    keys.table.scene.show(view(ask(LAY)))
    keys.press(Qt.Key.Key_Tab)
    keys.table.scene.show(view(ask(LAY), (*BLOCKS, block("d", BOARD[7]))))
    assert keys.ring == BOARD[5]
    keys.press(Qt.Key.Key_Right)
    assert keys.ring in {BOARD[7], TRAY[0], TRAY[1]}


def test_keys_of_the_window_are_left_to_it(keys: Keys) -> None:
    """Ctrl and Alt never move a piece; nor do keys without a meaning here."""
    keys.table.scene.show(view(ask(LAY)))
    QTest.keyClick(keys.view, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert keys.held() is None
    QTest.keyClick(keys.view, Qt.Key.Key_F2)
    assert keys.ring is None
