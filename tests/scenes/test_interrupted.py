"""A drag ends placed or flown back, whatever interrupts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from farmdesk.core.events import Event
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.moves import Push
from farmdesk.table.items import MARKS
from farmdesk.table.stage import Motion
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment, game, moves_of, options_of, sampled
from tests.scenes.tables import Table, drops_of, view_of

MOVING = Motion(4.0)
MOMENT = next(moment for moment in sampled() if "-tractor-" in moment.name)
PUSH = next(move for move in moves_of(MOMENT.state) if isinstance(move, Push))
MACHINE, PUSHED = drops_of(PUSH)


class Desk:
    """A table in a window that has something else to look at."""

    def __init__(self, lay: Lay, moment: Moment = MOMENT) -> None:
        self.window = QWidget()
        self.window.resize(1200, 740)
        column = QVBoxLayout(self.window)
        column.setContentsMargins(0, 0, 0, 0)
        self.field = QLineEdit()
        self.page = QWidget()
        column.addWidget(self.page)
        column.addWidget(self.field)
        inner = QVBoxLayout(self.page)
        inner.setContentsMargins(0, 0, 0, 0)
        self.table: Table = lay(moment, motion=MOVING, parent=self.page)
        inner.addWidget(self.table.view)
        self.dialog = QDialog(self.window)
        self.window.show()
        assert QTest.qWaitForWindowExposed(self.window)
        self.window.activateWindow()
        self.table.view.setFocus()
        QApplication.processEvents()
        assert self.table.view.hasFocus()


@pytest.fixture
def desk(lay: Lay, qtbot: QtBot) -> Desk:
    made = Desk(lay)
    qtbot.addWidget(made.window)
    return made


def escape(desk: Desk) -> None:
    desk.table.key(Qt.Key.Key_Escape)


def backspace(desk: Desk) -> None:
    desk.table.key(Qt.Key.Key_Backspace)


def right_button(desk: Desk) -> None:
    desk.table.right_click()


def focus_lost(desk: Desk) -> None:
    desk.field.setFocus()
    QApplication.processEvents()


def window_deactivated(desk: Desk) -> None:
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowDeactivate))


def dialog_opened(desk: Desk) -> None:
    desk.dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    desk.dialog.show()
    QApplication.processEvents()


def table_hidden(desk: Desk) -> None:
    desk.page.hide()


def window_hidden(desk: Desk) -> None:
    desk.window.hide()


def window_closed(desk: Desk) -> None:
    desk.window.close()


def window_resized(desk: Desk) -> None:
    desk.window.resize(1260, 790)
    QApplication.processEvents()


def back_button(desk: Desk) -> None:
    desk.table.scene.back()


INTERRUPTIONS = [
    escape, backspace, right_button, focus_lost, window_deactivated, dialog_opened, table_hidden,
    window_hidden, window_closed, window_resized, back_button,
]  # fmt: skip
EACH = pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda act: act.__name__)


@EACH
def test_a_drag_flies_back(desk: Desk, interrupt: Callable[[Desk], None]) -> None:
    table = desk.table
    table.scene.skip()
    before = table.lies()
    table.lift(MACHINE.source)
    table.move(MACHINE.target, steps=4)
    assert table.dragging()
    assert table.lies() != before
    interrupt(desk)
    assert not table.dragging()
    assert table.held() is None
    assert table.lit() == []
    table.release()
    table.scene.skip()
    assert table.moves == []
    assert not table.drops
    if interrupt is not window_resized:
        assert table.lies() == before
    else:
        assert_at_home(table)


@EACH
def test_drops_already_made_stay(desk: Desk, interrupt: Callable[[Desk], None]) -> None:
    """The machine stays on its card, and the card that it pushes is in hand again."""
    table = desk.table
    table.drag(*MACHINE)
    assert table.held() == PUSHED.source
    table.lift(PUSHED.source)
    table.move(PUSHED.target, steps=3)
    assert table.dragging()
    interrupt(desk)
    assert not table.dragging()
    assert list(table.drops) == [MACHINE]
    assert table.held() == PUSHED.source
    table.release()
    assert table.moves == []
    assert table.scene.back()
    table.scene.skip()
    assert not table.drops
    assert_at_home(table)


def assert_at_home(table: Table) -> None:
    """Every piece lies in the middle of its slot, and flat."""
    for piece, item in table.scene._pieces.items.items():
        rect = table.stage.spot(item.placed.slot)
        if rect is not None and item.placed.order == 0:
            assert (item.pos() - rect.center()).manhattanLength() < 1, piece
        assert item.rotation() == 0


def test_a_piece_off_the_table_flies_back(desk: Desk) -> None:
    table = desk.table
    before = table.lies()
    table.lift(MACHINE.source)
    for pixel in (table.at(MACHINE.target), table.view.rect().topLeft() * 1):
        table.move_to(pixel)
    table.move_to(table.view.rect().bottomRight() + table.view.rect().bottomRight() / 3)
    table.release()
    table.scene.skip()
    assert table.moves == []
    assert table.lies() == before


def test_the_way_back_takes_its_time(desk: Desk, qtbot: QtBot) -> None:
    """With motion on, a piece is seen flying home and is there soon."""
    table = desk.table
    before = table.lies()
    table.lift(MACHINE.source)
    table.move(MACHINE.target)
    escape(desk)
    assert table.lies() != before
    qtbot.waitUntil(lambda: table.lies() == before, timeout=2000)
    item = table.scene._pieces.top(MACHINE.source)
    assert item is not None
    assert item.zValue() == item.floor < MARKS


# The game goes on


def steps() -> tuple[Moment, Moment, tuple[Event, ...]]:
    """A state, the one after a move of a card, and what happened between."""
    states = game(3, 12, stars=True)
    state = states[14]
    events: list[Event] = []
    after = GAME.apply(state, state.turn, moves_of(state)[0], events)
    options = options_of(3, stars=True)
    return Moment("", state, options), Moment("", after, options), tuple(events)


def test_a_move_of_somebody_else_ends_a_drag(lay: Lay, qtbot: QtBot) -> None:
    before, after, events = steps()
    desk = Desk(lay, before)
    qtbot.addWidget(desk.window)
    table = desk.table
    source = table.scene.hand.sources()[-1]
    table.lift(source)
    table.move_to(table.view.rect().center())
    table.state = after.state
    with qtbot.waitSignal(table.scene.settled, timeout=4000):
        table.scene.play(events, view_of(after.state, after.options))
        assert table.held() is None
        assert not table.dragging()
        assert table.scene.busy
    table.release()
    assert table.moves == []
    assert_at_home(table)


def test_undo_ends_a_drag(desk: Desk) -> None:
    """Undo and loading snap to another view."""
    table = desk.table
    table.drag(*MACHINE)
    table.lift(PUSHED.source)
    table.move(PUSHED.target)
    earlier = game(3, 12, stars=False)[6]
    table.show(earlier)
    table.release()
    table.scene.skip()
    assert table.moves == []
    assert not table.drops
    assert table.held() is None
    assert_at_home(table)


def test_nothing_can_be_lifted_while_others_move(lay: Lay, qtbot: QtBot) -> None:
    before, after, events = steps()
    table = lay(before, motion=MOVING)
    table.state = after.state
    table.scene.play(events, view_of(after.state, after.options))
    table.lift(table.stage.row()[0])
    assert table.held() is None
    table.release()
    table.scene.skip()
    assert not table.scene.busy
    assert table.moves == []


def test_a_dropped_card_goes_straight_on_to_its_place(lay: Lay, qtbot: QtBot) -> None:
    """When the move that was spelled is shown, its card never turns back to the river."""
    before, after, events = steps()
    table = lay(before, motion=Motion(2.0))
    move = moves_of(before.state)[0]
    source, target = drops_of(move)[0]
    item = table.scene._pieces.top(source)
    assert item is not None
    goal = table.rect(target).center()
    table.drag(source, target)
    assert table.moves == [move]
    table.state = after.state
    ways: list[float] = []
    with qtbot.waitSignal(table.scene.settled, timeout=4000):
        table.scene.play(events, view_of(after.state, after.options))
        start = (item.pos() - goal).manhattanLength()
        item.xChanged.connect(lambda: ways.append((item.pos() - goal).manhattanLength()))
    assert max(ways, default=0.0) <= start + 30
    assert (item.pos() - goal).manhattanLength() < 1
