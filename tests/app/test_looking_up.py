"""F1 and `?` on both tables: the book opens at what is there, the list names the keys that act."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from farmdesk import games
from farmdesk.app import rulebook
from farmdesk.app.page_keys import LISTED, Keys
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.places import Slot
from farmdesk.games.rift_valley_reserve.boards import own_text
from farmdesk.games.rift_valley_reserve.drafts import SIGNS
from tests.app.fakes import agricola_match, find, island_match, valley_match
from tests.app.tables import Opened
from tests.games.rift_valley_reserve.boards import MEADOW, board

Open = Callable[[Match], Opened]


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match)

    return open_match


def reserve_match(turns: int = 0) -> Match:
    """Two people on a board with everything on it after some turns."""
    chairs = [Chair(name, colour=COLOURS[k]) for k, name in enumerate(("Mira", "Tomas"))]
    options = {"boards": "identical", "own": own_text((board(),))}
    match = Match(find("rift_valley_reserve"), options, 3, chairs)
    for turn in range(turns):
        for asked in match.decisions:
            match.play(asked.seat, asked.moves[turn * 37 % len(asked.moves)])
    return match


def test_f1_opens_the_book_at_what_is_printed_on_a_square(table: Open) -> None:
    opened = table(reserve_match())
    asked: list[str] = []
    opened.page.rules_asked.connect(asked.append)
    expected = []
    for r, row in enumerate(MEADOW):
        for c, sign in enumerate(row):
            opened.page.scene.asked.emit(Slot(f"board/0/{r},{c}"))
            QTest.keyClick(opened.page, Qt.Key.Key_F1)
            expected.append(SIGNS.get(sign, "areas"))
    assert asked == expected
    assert {"kob", "elephant", "lion", "tree", "water", "rift"} <= set(asked)


def test_f1_with_the_keys_is_about_the_place_in_the_ring(table: Open) -> None:
    opened = table(reserve_match())
    asked: list[str] = []
    opened.page.rules_asked.connect(asked.append)
    opened.parts.view.setFocus()
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Right)
    ring = opened.page.scene.hand.ring
    assert ring is not None
    opened.page.scene.asked.emit(Slot("board/1"))
    QTest.keyClick(opened.parts.view, Qt.Key.Key_F1)
    assert asked == [opened.page.scene.stage.subject(ring)]


def farm_match(moves: int) -> Match:
    """Some questions answered, always with the first answer."""
    chairs = [Chair("Mira", colour="blue"), Chair("Tomas", "steady", "red")]
    match = Match(find("formidable_farm"), {}, 3, chairs)
    for _ in range(moves):
        asked = match.decisions[0]
        match.play(asked.seat, asked.moves[0])
    return match


MATCHES: dict[str, Callable[[int], Match]] = {
    "harvest_valley": lambda moves: valley_match("human", "human", moves=moves),
    "rift_valley_reserve": reserve_match,
    "harvest_island": lambda moves: island_match("human", "steady", moves=2 * moves),
    "formidable_farm": farm_match,
    "agricola": lambda moves: agricola_match("human", "human", decisions=moves),
}
"""By game: a match after some moves or rounds."""


@pytest.mark.parametrize("game_id", games.BUILT)
def test_every_place_of_a_table_has_a_heading(table: Open, game_id: str) -> None:
    anchors = set(rulebook.read(game_id, "en").anchors)
    opened = table(MATCHES[game_id](12))
    stage, view = opened.page.scene.stage, opened.page.scene.view
    assert view is not None
    slots = {*stage.places(), *stage.row(), *(put.slot for put in view.placed)}
    found = {stage.subject(slot) for slot in slots}
    assert found <= anchors
    assert len(found) >= 5
    drawn = {put.piece.kind for put in view.placed if put.slot.zone == "board"} - {"board"}
    assert drawn <= found


def keys_shown(opened: Opened) -> list[str]:
    """The keys in the window that `?` opens."""
    QTest.keyClicks(opened.page, "?")
    (dialog,) = opened.page.findChildren(Keys)
    chips = [
        label.text() for label in dialog.findChildren(QLabel) if label.property("role") == "chip"
    ]
    dialog.close()
    return chips


@pytest.mark.parametrize("game_id", games.BUILT)
def test_keys_that_turn_to_another_board_are_listed_where_there_is_one(
    table: Open, game_id: str
) -> None:
    one_place = game_id in ("harvest_valley", "formidable_farm")
    leafing = {"PgUp, PgDn", "Home"} if one_place else set()
    shown = keys_shown(table(MATCHES[game_id](0)))
    assert set(shown) == {key for _, key in LISTED} - leafing


@pytest.mark.parametrize("game_id", games.BUILT)
def test_a_table_says_truly_whether_there_is_more_to_look_at(table: Open, game_id: str) -> None:
    stage = table(MATCHES[game_id](0)).page.scene.stage
    assert stage.leaves() == stage.leaf(1)
