"""Rough handling: windows pulled small, moves on top of moves, folders that are none."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from farmdesk.app.main import House, smoke
from farmdesk.app.table_page import TablePage
from farmdesk.app.window import MainWindow
from tests.app.conftest import Desk
from tests.app.fakes import FakeMind, reserve_match, valley_match
from tests.app.tables import Opened


@pytest.fixture
def house(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """The whole app, as it starts."""
    made = House(dressed, tmp_path)
    made.settings.language, made.settings.motion = "en", 0.0
    made.window.show_as_left()
    yield made
    made.leave()


@pytest.mark.parametrize("size", [(900, 500), (2500, 400), (720, 1400)])
def test_a_window_made_small_at_once_is_fitted_before_it_is_painted(
    house: House, qtbot: QtBot, size: tuple[int, int]
) -> None:
    house.window.resize(3840, 2160)
    match = valley_match("human", "human", moves=9)
    house.window.open_match(match, house.library.new_path(match))
    qtbot.waitUntil(lambda: house.look.unit > 2)
    house.window.resize(*size)
    house.window.grab()  # a warning of Qt about empty pictures fails this test
    page = house.window.page
    assert isinstance(page, TablePage)
    unit = house.look.unit
    assert page.width() >= 900 * unit
    assert page.height() >= 500 * unit
    assert all(not card.geometry().isEmpty() for card in page.parts.cards)


def test_a_move_on_top_of_one_that_is_still_shown_does_not_stop_the_game(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    match = valley_match("human", "human", "novice")
    while not match.chairs[match.decisions[0].seat].human:
        match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    opened = Opened(dressed, qtbot, tmp_path, match, mind=FakeMind(), motion=4.0)
    made = len(match.past)
    while (asked := opened.control.asks()) is not None:
        opened.page.scene.moved.emit(asked.seat, asked.moves[0])  # the one before still flies
    assert len(match.past) > made
    before = len(match.past)
    qtbot.waitUntil(lambda: len(match.past) > before and not opened.page.scene.busy)
    assert match.past[before].seat == 2


def test_a_match_that_was_left_hears_of_no_settings(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(dressed, qtbot, tmp_path, valley_match("human", "novice"))
    opened.page.shut()
    heard: list[bool] = []
    opened.control.waiting.connect(heard.append)
    opened.settings.ai_pace = "step"
    assert heard == []


def test_a_folder_that_cannot_be_made_is_told_instead_of_opened(desk: Desk) -> None:
    desk.library.folder.rmdir()
    desk.library.folder.write_text("a file in the way", encoding="utf-8")
    desk.window.show_menu(desk.window.pos())
    menu = QApplication.activePopupWidget()
    assert menu is not None
    name = desk.phrases.tr("app.menu.folder")
    next(action for action in menu.actions() if action.text() == name).trigger()
    menu.close()
    boxes = [box for box in desk.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    assert "could not be saved" in boxes[0].text()
    boxes[0].close()
    assert desk.library.folder.read_text(encoding="utf-8") == "a file in the way"


def test_a_match_that_was_left_is_let_go(house: House, qtbot: QtBot) -> None:
    left: list[weakref.ref[object]] = []
    for _ in range(2):
        match = valley_match("human", "human", moves=9)
        house.window.open_match(match, house.library.new_path(match))
        page = house.window.page
        assert isinstance(page, TablePage)
        parts = page.parts
        whole = (page, page.scene, page.control, match, parts, parts.log.list, parts.recap.list)
        left += [weakref.ref(one) for one in (*whole, parts.bar.prompt)]
        del match, page, parts, whole
        house.window.to_lobby()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [type(kept) for ref in left if (kept := ref()) is not None] == []


def test_a_score_sheet_opened_in_mid_drag_lets_nothing_fall_under_it(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    match = reserve_match("human", "human", rounds=2, confirm="off")
    opened = Opened(dressed, qtbot, tmp_path, match)
    scene, view = opened.page.scene, opened.parts.view
    source = scene.hand.sources()[0]
    scene.hand.lift(source)
    spots = (scene.centre(source), scene.centre(scene.hand.targets()[0]))
    scene.cancel()
    start, end = (view.mapFromScene(spot[0]) for spot in spots if spot is not None)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), end)
    assert scene.hand.dragging
    QTest.keyClick(view, Qt.Key.Key_F2)
    assert opened.parts.sheet.isVisible()
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    opened.settle()
    assert scene.hand.held is None
    assert len(match.past) == 4


def test_a_try_out_takes_its_window_down(dressed: QApplication) -> None:
    assert smoke() == 0
    assert [one for one in QApplication.allWidgets() if isinstance(one, MainWindow)] == []
