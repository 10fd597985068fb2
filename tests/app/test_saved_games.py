"""The dialog of all saved games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from farmdesk.app.saved_games import SavedGames
from farmdesk.core.saves import dump
from tests.app.conftest import Desk
from tests.app.test_library import begun, kept


@pytest.fixture
def dialog(desk: Desk) -> SavedGames:
    kept(desk.library, begun(3), age=900)
    kept(desk.library, begun(5, seed=2), age=500)
    return desk.window.lobby.show_saved_games()


def paths(dialog: SavedGames) -> list[Path]:
    items = [dialog.list.item(row) for row in range(dialog.list.count())]
    return [item.data(Qt.ItemDataRole.UserRole).entry.path for item in items]


def test_enter_opens_the_newest(dialog: SavedGames, desk: Desk) -> None:
    newest = paths(dialog)[0]
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert [page.path for page in desk.pages] == [newest]


def test_a_row_is_read_aloud(dialog: SavedGames) -> None:
    aloud = dialog.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert aloud.startswith("Harvest Valley · 5 moves made · today")
    assert "민수" in aloud


def test_deleting_asks_first_and_enter_does_not_destroy(dialog: SavedGames, desk: Desk) -> None:
    newest, older = paths(dialog)
    dialog.delete_button.click()
    (box,) = dialog.findChildren(QMessageBox)
    assert "Delete this game for good?" in box.text()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert newest.exists()
    dialog.delete_button.click()
    box = next(box for box in dialog.findChildren(QMessageBox) if box.isVisible())
    next(button for button in box.buttons() if button.text() == "Delete").click()
    assert not newest.exists()
    assert paths(dialog) == [older]
    assert [row.words.entry.path for row in desk.window.lobby.rows] == [older]


def test_a_file_is_imported_and_exported(dialog: SavedGames, desk: Desk, tmp_path: Path) -> None:
    outside = tmp_path / "친구.farmdesk"
    outside.write_bytes(dump(begun(7, seed=4)))
    dialog.take_in(outside)
    assert dialog.list.count() == 3
    target = tmp_path / "out.farmdesk"
    dialog.give_out(paths(dialog)[0], target)
    assert target.read_bytes() == outside.read_bytes()


def test_a_bad_file_is_refused_in_words(dialog: SavedGames, tmp_path: Path) -> None:
    outside = tmp_path / "bad.farmdesk"
    outside.write_bytes(b"{}")
    dialog.take_in(outside)
    (box,) = dialog.findChildren(QMessageBox)
    assert box.text() == "This file is damaged or is no saved game."
    assert dialog.list.count() == 2


def test_without_games_there_is_a_word_and_nothing_to_press(desk: Desk) -> None:
    dialog = desk.window.lobby.show_saved_games()
    assert not dialog.open_button.isEnabled()
    assert not dialog.delete_button.isEnabled()
    assert dialog.take_button.isEnabled()
