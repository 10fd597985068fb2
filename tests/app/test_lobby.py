"""The lobby: five covers, what goes on; by mouse and keys, in every language and size."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from farmdesk import games
from farmdesk.app.entries import EntryRow
from farmdesk.app.settings import LANGUAGES
from farmdesk.core.match import Match
from farmdesk.games.agricola import GAME as AGRICOLA
from tests.app.conftest import Desk
from tests.app.test_library import begun

SIZES = [(910, 512, 100), (1366, 768, 100), (1366, 690, 100), (1366, 768, 200), (1920, 1080, 80)]


def keep(desk: Desk, moves: int, seed: int, age: int) -> Path:
    """A saved game that was last played some seconds ago."""
    match = begun(moves, seed)
    path = desk.library.new_path(match)
    desk.library.save(match, path)
    stamp = path.stat().st_mtime - age
    os.utime(path, (stamp, stamp))
    return path


def test_a_cover_stands_there_for_every_game(desk: Desk) -> None:
    covers = desk.window.lobby.covers
    assert list(covers) == list(games.BUILT)
    assert all(card.isEnabled() for card in covers.values())
    assert desk.window.lobby.game_id == "harvest_valley"
    assert "15 min" in covers["harvest_valley"].accessibleDescription()


def test_unfinished_games_come_first_then_damaged_then_finished(desk: Desk) -> None:
    done = keep(desk, 10_000, seed=1, age=10)
    older = keep(desk, 3, seed=2, age=900)
    newer = keep(desk, 5, seed=3, age=500)
    torn = desk.library.folder / "harvest_valley-torn.farmdesk"
    torn.write_bytes(b"{")
    desk.window.lobby.refresh()
    rows = desk.window.lobby.rows
    assert [row.words.entry.path for row in rows] == [newer, older, torn, done]
    assert rows[0].words.line.startswith("5 moves made · today")
    assert rows[2].words.line == "This file is damaged or is no saved game."
    assert rows[3].words.line.startswith("Finished: ")
    assert "민수" in rows[0].accessibleName()


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_as_many_games_are_shown_as_have_room(
    desk: Desk, width: int, height: int, scale: int
) -> None:
    for seed in range(8):
        keep(desk, 2, seed=seed, age=seed)
    desk.settings.scale = scale
    desk.window.lobby.refresh()
    desk.fit(width, height)
    rows = desk.window.lobby.rows
    assert 4 <= len(rows) <= 6
    assert all(row.isVisible() and row.height() >= row.sizeHint().height() for row in rows)
    assert len(rows) == len([r for r in desk.window.lobby.findChildren(EntryRow) if r.isVisible()])


def test_a_row_opens_its_game(desk: Desk) -> None:
    path = keep(desk, 5, seed=3, age=5)
    desk.window.lobby.refresh()
    QTest.mouseClick(desk.window.lobby.rows[0], Qt.MouseButton.LeftButton)
    assert [page.path for page in desk.pages] == [path]
    assert len(desk.pages[0].match.past) == 5


def test_the_language_button_changes_every_word_at_once(desk: Desk) -> None:
    lobby = desk.window.lobby
    before = words_of(lobby)
    desk.settings.language = "ja"
    QApplication.processEvents()
    after = words_of(lobby)
    assert before.keys() == after.keys()
    same = {name for name in before if before[name] == after[name]}
    assert same <= {"name", "kind"}, same  # Farmdesk itself, and "AI"
    assert lobby.language.text() == "日本語"
    assert lobby.covers["agricola"].text() == "アグリコラ"


def words_of(widget: QWidget) -> dict[str, str]:
    """The visible words by the name of their widget."""
    found: dict[str, str] = {}
    for child in widget.findChildren(QWidget):
        if not child.isVisible():
            continue
        name = child.objectName()
        if isinstance(child, QLabel | QAbstractButton | QLineEdit) and child.text():
            found[name] = child.text()
        elif isinstance(child, QComboBox):
            found[name] = child.currentText()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_no_word_is_cut_and_nothing_hangs_over_the_edge(
    desk: Desk, language: str, width: int, height: int, scale: int
) -> None:
    keep(desk, 5, seed=3, age=5)
    desk.settings.language = language
    desk.settings.scale = scale
    desk.fit(width, height)
    lobby = desk.window.lobby
    lobby.refresh()
    QApplication.processEvents()
    assert lobby.rows
    assert (desk.window.width(), desk.window.height()) == (width, height)
    for child in lobby.findChildren(QWidget):
        if not child.isVisible() or child.visibleRegion().isEmpty():
            continue
        box = child.rect().translated(child.mapTo(lobby, child.rect().topLeft()))
        assert lobby.rect().contains(box), (child.objectName(), box)
        cut = wanted_width(child) - child.contentsRect().width()
        assert cut <= 0, (child.objectName(), cut)


def wanted_width(widget: QWidget) -> int:
    """How wide the words in a widget are; 0 where they may wrap or shrink."""
    text = ""
    if (isinstance(widget, QLabel) and not widget.wordWrap()) or (
        isinstance(widget, QAbstractButton) and widget.metaObject().className() == "QPushButton"
    ):
        text = widget.text()
    elif isinstance(widget, QComboBox):
        return QFontMetrics(widget.font()).horizontalAdvance(widget.currentText()) + 20
    return QFontMetrics(widget.font()).horizontalAdvance(text)


@pytest.mark.parametrize("scale", [100, 200])
def test_everything_is_reached_by_tab_and_has_a_name(desk: Desk, scale: int) -> None:
    keep(desk, 5, seed=3, age=5)
    desk.settings.scale = scale
    desk.fit(1366, 768)
    lobby = desk.window.lobby
    lobby.refresh()
    lobby.setFocus()
    reached: list[QWidget] = []
    for _ in range(80):
        at = QApplication.focusWidget()
        if at is None or at in reached:
            break
        reached.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
    names = {widget.objectName() for widget in reached}
    assert {"rulebooks", "settings", "language", "cover_harvest_valley", "handle", "mark"} <= names
    assert {"name", "level", "add", "more", "preset", "learn", "start", "all_saved"} <= names
    assert lobby.rows[0] in reached
    assert reached.index(lobby.new_game.start) < reached.index(lobby.rows[0])
    for widget in reached[1:]:
        named = widget.accessibleName() or getattr(widget, "text", str)()
        assert named, widget.objectName()
        assert not named.startswith(("lobby.", "newgame.")), named


def test_enter_starts_the_picked_game(desk: Desk) -> None:
    desk.window.lobby.setFocus()
    QTest.keyClick(desk.window.lobby, Qt.Key.Key_Return)
    assert len(desk.pages) == 1
    assert [chair.player for chair in desk.pages[0].match.chairs] == ["human", "steady", "steady"]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_theme_is_worn_at_once(desk: Desk, theme: str) -> None:
    desk.settings.theme = theme
    QApplication.processEvents()
    picture = desk.window.grab().toImage()
    assert picture.pixelColor(4, 4).name().upper() == desk.look.theme.window


def test_the_rulebook_of_the_picked_game_opens(desk: Desk) -> None:
    learn = desk.window.lobby.findChild(QAbstractButton, "learn")
    assert learn is not None
    QTest.mouseClick(learn, Qt.MouseButton.LeftButton)
    assert desk.rules == [("harvest_valley", "")]


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(desk: Desk) -> None:
    blocked = desk.folder / "a file"
    blocked.write_text("x", encoding="utf-8")
    desk.library.folder = blocked / "games"
    lobby = desk.window.lobby
    lobby.refresh()
    assert lobby.notice.isVisible()
    assert lobby.notice.text().startswith("Games cannot be kept at the moment, but you can play.")
    lobby.new_game.start.click()
    assert len(desk.pages) == 1


def test_an_option_with_one_choice_is_told(desk: Desk) -> None:
    """AG-31: Agricola is played without hand cards, and every game of it says so."""
    panel = desk.window.lobby.new_game
    panel.show_game(AGRICOLA)
    dialog = panel.show_options()
    assert "cards" not in dialog.fields
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"Hand cards", "None: the beginner's variant"} <= told
    made: list[Match] = []
    panel.started.connect(made.append)
    panel.start.click()
    assert [match.options["cards"] for match in made] == ["without"]
