"""What is told over the whole table: keys and clicks go past it, and touch nothing below."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.core.moves import parse_move
from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import GAME
from tests.app.fakes import island_match
from tests.app.tables import Opened
from tests.games.harvest_island.islands import bare, play, put

DRAW = "pile/spring > hand@0/0"


def shows(opened: Opened) -> bool:
    """Is something told over the whole table?"""
    return opened.page.scene.telling.shows


@pytest.fixture
def flooded(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Opened:
    """The person has drawn the third rain, and the flood is told: two cards are still missing."""
    match = island_match("human", "steady")
    state = put(bare(2), "hand@0", "orange,orange,peach,peach")
    state = put(state, "field@0/mountain", "mango,mango,mango,mango")
    state = put(put(state, "weather", "rain,rain"), "top/spring", "rain")
    match.states[-1] = play(state, "hand@0/0 > storage/0", "hand@0/1 > storage/1")
    match.decisions = GAME.decisions(match.state)
    opened = Opened(dressed, qtbot, tmp_path, match, motion=0.25, ai_pace="step")
    opened.play(parse_move(match.decisions[0], DRAW))
    assert opened.page.scene.telling.running
    assert not shows(opened)
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Space)
    opened.settle()
    assert shows(opened), "who hurries sees what has happened"
    return opened


def test_step_by_step_it_waits_for_a_key(flooded: Opened) -> None:
    scene = flooded.page.scene
    assert scene.telling.duration == 0
    assert flooded.prompt.endswith("drew from the Spring pile."), "its turn is still shown"
    QTest.keyClick(flooded.parts.view, Qt.Key.Key_Space)
    flooded.settle()
    assert not shows(flooded)
    assert flooded.prompt.startswith("Fill your hand")
    assert scene.composer is not None
    assert len(flooded.match.past) == 1


def test_the_click_that_ends_it_draws_no_card(flooded: Opened) -> None:
    """Else whoever clicks it away would take what lies below."""
    view, scene = flooded.parts.view, flooded.page.scene
    rect = scene.stage.spot(Slot("pile/summer"))
    assert rect is not None
    at = view.mapFromScene(rect.center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    flooded.settle()
    assert not shows(flooded)
    assert len(flooded.match.past) == 1, "no card was drawn"
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    flooded.settle()
    assert len(flooded.match.past) == 2, "the next click draws one"


def test_undo_takes_it_away(flooded: Opened) -> None:
    flooded.page.undo()
    flooded.settle()
    assert not shows(flooded)
    assert not flooded.page.scene.busy


def test_flood_and_season_are_read_in_the_log(flooded: Opened) -> None:
    QTest.keyClick(flooded.parts.view, Qt.Key.Key_Space)
    flooded.settle()
    told = flooded.parts.log.list.text().splitlines()
    assert told[1].startswith("Flood:")
    assert told[-1] == "Summer begins."
