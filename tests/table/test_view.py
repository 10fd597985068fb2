"""The window onto a table: its units, and every way in which attention can be lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from farmdesk.table.view import LOST, TableView
from tests.core.little import Spelled, ask, drop
from tests.table.plain import BOARD, TRAY, PlainTable, view

LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))


class Window:
    """A view that fills a window."""

    def __init__(self) -> None:
        self.table = PlainTable()
        self.widget = QWidget()
        self.widget.resize(560, 340)
        self.view = TableView(self.widget)
        self.view.resize(560, 340)
        self.view.show_table(self.table.scene)
        self.widget.show()
        assert QTest.qWaitForWindowExposed(self.widget)
        self.view.setFocus()
        self.table.scene.show(view(ask(LAY)))

    def at(self, slot: object) -> QPoint:
        return self.view.mapFromScene(self.table.point(str(slot)))

    def lift(self) -> None:
        port = self.view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=self.at(TRAY[0]))
        QTest.mouseMove(port, self.at(TRAY[0]) + QPoint(30, 0))
        assert self.table.scene.hand.dragging

    def dragging(self) -> bool:
        return self.table.scene.hand.dragging


@pytest.fixture
def window(qapp: object) -> Iterator[Window]:
    made = Window()
    yield made
    made.widget.close()
    made.widget.deleteLater()


def test_a_unit_is_a_pixel_until_told_otherwise(window: Window) -> None:
    assert window.table.scene.sceneRect().size() == QSizeF(560, 340)


def test_larger_units_make_a_smaller_table(window: Window) -> None:
    window.view.set_unit(2.0, "compact")
    assert window.table.scene.sceneRect().size() == QSizeF(280, 170)
    assert window.view.mapToScene(QPoint(100, 50)) == QPointF(50, 25)


def test_the_table_grows_with_its_window(window: Window) -> None:
    window.view.resize(800, 600)
    assert window.table.scene.sceneRect().size() == QSizeF(800, 600)


def test_pictures_are_made_for_the_screen_and_the_unit(window: Window) -> None:
    window.view.set_unit(1.5, "regular")
    ratio = window.table.scene.property("ratio")
    assert ratio == pytest.approx(1.5 * window.view.devicePixelRatioF())


def test_the_wheel_never_scrolls_the_table_away(window: Window) -> None:
    before = window.view.mapToScene(QPoint(0, 0))
    turn = QWheelEvent(
        QPointF(50, 50), QPointF(50, 50), QPoint(0, -240), QPoint(0, -240),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(window.view.viewport(), turn)
    assert window.view.mapToScene(QPoint(0, 0)) == before


@pytest.mark.parametrize("kind", sorted(LOST, key=str), ids=str)
def test_lost_attention_ends_a_drag(window: Window, kind: QEvent.Type) -> None:
    window.lift()
    window.view.eventFilter(window.widget, QEvent(kind))
    assert not window.dragging()


def test_the_view_hears_its_window(window: Window) -> None:
    window.lift()
    window.widget.hide()
    assert not window.dragging()


def test_a_view_that_moves_to_another_window_hears_that_one(window: Window) -> None:
    other = QWidget()
    other.resize(560, 340)
    window.view.setParent(other)
    other.show()
    window.view.show()
    assert QTest.qWaitForWindowExposed(other)
    window.lift()
    other.hide()
    assert not window.dragging()
    window.view.setParent(window.widget)
    other.close()


def test_hiding_only_the_view_ends_a_drag(window: Window) -> None:
    window.lift()
    window.view.hide()
    assert not window.dragging()


def test_a_drag_goes_on_without_any_of_that(window: Window) -> None:
    window.lift()
    window.view.eventFilter(window.widget, QEvent(QEvent.Type.WindowTitleChange))
    assert window.dragging()
    QTest.mouseRelease(window.view.viewport(), Qt.MouseButton.LeftButton, pos=window.at(BOARD[0]))
    assert window.table.moves == [(0, LAY)]


def test_a_lost_button_ends_a_drag(window: Window) -> None:
    """The button was let go where nobody told: the next move of the pointer shows it."""
    window.lift()
    QTest.mouseRelease(window.widget, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    QTest.mouseMove(window.view.viewport(), window.at(BOARD[2]))
    assert not window.dragging()
    assert window.table.moves == []
    QTest.mouseRelease(window.view.viewport(), Qt.MouseButton.LeftButton, pos=window.at(BOARD[2]))
    assert window.table.moves == []


def test_a_pointer_that_leaves_points_at_nothing(window: Window) -> None:
    for slot in (BOARD[7], BOARD[3]):
        QTest.mouseMove(window.view.viewport(), window.at(slot))
        assert window.table.pointed[-1] == slot
    QApplication.sendEvent(window.view.viewport(), QEvent(QEvent.Type.Leave))
    assert window.table.pointed[-1] is None


def test_the_cursor_shows_what_may_be_lifted(window: Window) -> None:
    port = window.view.viewport()
    for slot, shape in (
        (TRAY[0], Qt.CursorShape.OpenHandCursor),
        (TRAY[1], Qt.CursorShape.ArrowCursor),
    ):
        QTest.mouseMove(port, window.at(slot))
        assert port.cursor().shape() == shape
    window.lift()
    assert port.cursor().shape() == Qt.CursorShape.ClosedHandCursor


def test_a_view_without_a_table_is_no_trouble(qapp: object) -> None:
    empty = TableView()
    empty.resize(300, 200)
    empty.show()
    assert QTest.qWaitForWindowExposed(empty)
    empty.set_unit(2.0, "compact")
    assert empty.table() is None
    empty.close()
