"""The window: matches open and close in it, bad saves are told, keys and title work."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from farmdesk.app.library import Library
from farmdesk.app.settings_dialog import SettingsDialog
from farmdesk.app.window import LEAST_SIZE, MainWindow, clamped
from farmdesk.core.moves import Name
from tests.app.conftest import Desk
from tests.app.test_library import begun, kept


def box_of(window: MainWindow) -> QMessageBox:
    """The one message that is open."""
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    return box


def press(box: QMessageBox, words: str) -> None:
    """Click the button with these words."""
    next(button for button in box.buttons() if button.text() == words).click()


def test_a_new_game_is_on_the_disk_before_it_is_on_the_screen(desk: Desk) -> None:
    desk.window.lobby.new_game.start.click()
    (page,) = desk.pages
    assert desk.window.page is page
    assert desk.library.read(page.path).state == page.match.state


def test_leaving_shuts_the_page_and_shows_the_game_under_continue(desk: Desk) -> None:
    desk.window.lobby.new_game.start.click()
    (page,) = desk.pages
    page.left.emit()
    assert page.is_shut
    assert desk.window.page is None
    assert [row.words.entry.path for row in desk.window.lobby.rows] == [page.path]


def test_the_names_of_a_match_leave_with_it(desk: Desk) -> None:
    desk.window.lobby.new_game.start.click()
    desk.phrases.names = "AB".__getitem__
    assert desk.phrases.tr("newgame.move_seat", who=Name(1)) == "Move the seat of B"
    desk.pages[0].left.emit()
    assert desk.phrases.tr("newgame.move_seat", who=Name(1)) == "Move the seat of 2"


def test_closed_dialogs_are_gone(desk: Desk) -> None:
    for _ in range(3):
        desk.window.show_settings()
        for dialog in desk.window.findChildren(SettingsDialog):
            dialog.close()
        desk.window.lobby.new_game.show_options().close()
        desk.window.lobby.show_saved_games().close()
        desk.window.open_file(desk.folder / "gone.farmdesk")
        press(box_of(desk.window), "OK")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert desk.window.findChildren(QDialog) == []


def test_closing_shuts_the_page(desk: Desk, qtbot: QtBot) -> None:
    desk.window.lobby.new_game.start.click()
    (page,) = desk.pages
    with qtbot.waitSignal(desk.window.closing, timeout=1000):
        desk.window.close()
    assert page.is_shut


def test_once_more_is_the_same_set_up_with_other_cards(desk: Desk) -> None:
    desk.window.lobby.new_game.start.click()
    desk.pages[0].again.emit()
    first, second = desk.pages
    assert first.is_shut
    assert second.match.chairs == first.match.chairs
    assert second.match.options == first.match.options
    assert second.match.seed != first.match.seed
    assert second.path != first.path


def torn_save(library: Library, moves: tuple[int, ...]) -> Path:
    """A save whose newest version is damaged; its back-ups have so many moves."""
    path = library.new_path(begun(0))
    for count in (*moves, 9):
        library.save(begun(count), path)
    path.write_bytes(b'{"format": 1')
    return path


def test_a_damaged_save_is_told_and_its_backup_goes_on_elsewhere(desk: Desk) -> None:
    path = torn_save(desk.library, (2, 4))
    desk.window.open_file(path)
    box = box_of(desk.window)
    first, offer = box.text().split("\n")
    assert first == "This file is damaged or is no saved game."
    assert offer.startswith("A back-up with 4 moves can be opened instead.")
    press(box, "Open the back-up")
    (page,) = desk.pages
    assert len(page.match.past) == 4
    assert page.path != path
    assert path.read_bytes() == b'{"format": 1'


def test_a_backup_that_is_refused_changes_nothing(desk: Desk) -> None:
    path = torn_save(desk.library, (2,))
    before = sorted(file.name for file in desk.library.folder.iterdir())
    desk.window.open_file(path)
    press(box_of(desk.window), "Cancel")
    assert desk.pages == []
    assert sorted(file.name for file in desk.library.folder.iterdir()) == before


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "This file is damaged or is no saved game."),
        (b"\xff\xfe\x00", "This file is damaged or is no saved game."),
        (b'{"format": 2, "game": "x"}', "This game was saved by a newer Farmdesk"),
        (b'{"format": 1, "game": "chess"}', "This save is of a game that this Farmdesk"),
        (b"[" * 100_000, "This file is damaged or is no saved game."),
    ],
)
def test_a_bad_save_without_backups_is_told_in_one_sentence(
    desk: Desk, data: bytes, said: str
) -> None:
    path = desk.folder / "bad.farmdesk"
    path.write_bytes(data)
    desk.window.open_file(path)
    box = box_of(desk.window)
    assert box.text().startswith(said)
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert "\n" not in box.text()
    press(box, "OK")
    assert desk.pages == []
    assert path.read_bytes() == data


def test_a_save_that_is_gone_is_told(desk: Desk) -> None:
    desk.window.open_file(desk.folder / "gone.farmdesk")
    assert box_of(desk.window).text().startswith("The file could not be read")


def test_a_new_game_on_a_disk_that_refuses_is_told_and_played(desk: Desk) -> None:
    blocked = desk.folder / "a file"
    blocked.write_text("x", encoding="utf-8")
    desk.library.folder = blocked / "games"
    desk.window.lobby.new_game.start.click()
    assert box_of(desk.window).text().startswith("The game could not be saved")
    assert len(desk.pages) == 1


def test_another_start_with_a_file_opens_it(desk: Desk) -> None:
    path = kept(desk.library, begun(3))
    desk.window.raise_up(str(path))
    assert [page.path for page in desk.pages] == [path]


def test_f11_goes_to_full_screen_and_back(desk: Desk) -> None:
    QTest.keyClick(desk.window, Qt.Key.Key_F11)
    assert desk.window.isFullScreen()
    QTest.keyClick(desk.window, Qt.Key.Key_F11)
    assert not desk.window.isFullScreen()


def test_f10_opens_the_menu_with_words_of_now(desk: Desk) -> None:
    desk.settings.language = "ja"
    desk.window.lobby.new_game.start.click()
    QTest.keyClick(desk.window, Qt.Key.Key_F10)
    menu = next(menu for menu in desk.window.findChildren(QMenu) if menu.isVisible())
    words = [action.text() for action in menu.actions() if action.text()]
    assert words[0] == "ロビーに戻る"
    assert "終了" in words
    menu.close()


def test_the_title_says_whose_decision_it_is(desk: Desk) -> None:
    assert desk.window.windowTitle() == "Farmdesk"
    desk.window.lobby.new_game.start.click()
    desk.pages[0].titled.emit("Mira: your turn")
    assert desk.window.windowTitle() == "Mira: your turn - Farmdesk"
    desk.window.to_lobby()
    assert desk.window.windowTitle() == "Farmdesk"


def test_the_settings_work_while_they_are_open(desk: Desk) -> None:
    desk.window.show_settings()
    (dialog,) = desk.window.findChildren(SettingsDialog)
    dialog.language.activated.emit(0)
    dialog.language.setCurrentIndex(dialog.language.findData("ko"))
    dialog.language.activated.emit(dialog.language.currentIndex())
    QApplication.processEvents()
    assert dialog.windowTitle() == "설정"
    assert dialog.theme.itemText(0) == "시스템 설정대로"
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    dialog.theme.activated.emit(dialog.theme.currentIndex())
    assert desk.look.theme.name == "dark"
    dialog.scale.setValue(13)
    assert desk.settings.scale == 130
    assert desk.look.unit == pytest.approx(1.3)
    assert dialog.scale_text.text() == "130 %"
    assert not dialog.scale_note.isVisible()
    dialog.scale.setValue(20)
    assert dialog.scale_note.isVisible()
    assert "150 %" in dialog.scale_note.text() or "150%" in dialog.scale_note.text()
    dialog.reduce_motion.click()
    assert desk.settings.reduce_motion
    dialog.motion.setCurrentIndex(0)
    dialog.motion.activated.emit(0)
    assert desk.settings.motion == 0
    dialog.close()


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_the_dialogs_fit_the_smallest_window(desk: Desk, language: str) -> None:
    desk.settings.language = language
    desk.settings.scale = 200
    kept(desk.library, begun(3))
    desk.fit(910, 512)
    desk.window.show_settings()
    (settings,) = desk.window.findChildren(SettingsDialog)
    dialogs = (
        settings,
        desk.window.lobby.new_game.show_options(),
        desk.window.lobby.show_saved_games(),
    )
    for dialog in dialogs:
        QApplication.processEvents()
        assert dialog.height() <= 512, type(dialog).__name__
        assert dialog.width() <= 910, type(dialog).__name__
        dialog.close()


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (QRect(5000, 300, 800, 600), QRect(1120, 300, 800, 600)),
        (QRect(-900, -50, 800, 600), QRect(0, 30, 800, 600)),
        (QRect(0, 0, 4000, 3000), QRect(0, 30, 1920, 1050)),
        (QRect(100, 100, 800, 600), QRect(100, 100, 800, 600)),
    ],
)
def test_a_window_from_a_screen_that_is_gone_comes_back(frame: QRect, expected: QRect) -> None:
    assert clamped(frame, QRect(0, 30, 1920, 1050)) == expected


def test_the_window_opens_where_it_was_left(desk: Desk) -> None:
    desk.window.setGeometry(40, 60, 735, 520)
    QApplication.processEvents()
    desk.window.close()
    desk.window.setGeometry(0, 0, 722, 410)
    desk.window.show_as_left()
    assert desk.window.geometry().topLeft() == QPoint(40, 60)
    assert desk.window.size().width() == 735


def test_the_window_can_be_made_as_small_as_it_says(desk: Desk) -> None:
    desk.fit(LEAST_SIZE.width(), LEAST_SIZE.height())
    assert desk.window.size() == LEAST_SIZE
