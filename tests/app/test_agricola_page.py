"""The page of Agricola: the score sheet leaves the farm in sight; the tick builds fences."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.core.match import Match
from farmdesk.core.moves import Group
from farmdesk.core.places import Slot
from farmdesk.games.agricola.places import CELL_SLOTS
from tests.app.fakes import agricola_match, seal
from tests.app.tables import Opened

REGULAR = ((1280, 650), (1366, 768), (1640, 923))


def place(table: Opened, slot: Slot) -> QPoint:
    """The pixel in the middle of a slot."""
    centre = table.page.scene.centre(slot)
    assert centre is not None
    return table.parts.view.mapFromScene(centre[0])


@pytest.mark.parametrize("size", REGULAR, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_score_sheet_leaves_the_farm_in_sight(
    size: tuple[int, int], dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """Whatever a row counts lies on the farm, which stands at the right."""
    table = Opened(dressed, qtbot, tmp_path, agricola_match("human", "human"))
    table.fit(*size)
    table.page.back.show_sheet()
    table.settle()
    sheet = table.parts.sheet.geometry()
    view = table.parts.view
    for slot in CELL_SLOTS[0]:
        assert not sheet.contains(view.mapTo(table.page, place(table, slot)))
    assert sheet.width() >= 430


def test_fences_are_swept_and_built_with_the_tick(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """With mouse and Space on the real page, from the space to the pasture."""
    match = agricola_match("human", seed=11)
    table = Opened(dressed, qtbot, tmp_path, match)
    while not any(str(move) == "send fencing" for move in match.decisions[0].moves):
        wood = [move for move in match.decisions[0].moves if str(move) == "send forest"]
        if wood:
            match.play(0, wood[0])
        else:
            seal(match, 0)
    move = next(move for move in match.decisions[0].moves if str(move) == "send fencing")
    match.play(0, move)
    again = Opened(dressed, qtbot, tmp_path / "again", match)
    port = again.parts.view.viewport()
    start, end = (place(again, CELL_SLOTS[0][cell]) for cell in (3, 4))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    drawn = len(again.page.scene.hand.drops())
    assert drawn in (4, 6), "one or both cells, as wood allows"
    again.parts.view.setFocus()
    QTest.keyClick(again.parts.view, Qt.Key.Key_Space)
    again.settle()
    assert len(match.state.farms[0].rails) == drawn
    assert table.page is not again.page


def played_until(verb: str, count: int = 1, seats: int = 2, without: str = "no such verb") -> Match:
    """A match in which somebody may answer with so many moves of a verb and none of another."""
    for seed in range(60):
        match = agricola_match(*["human"] * seats, seed=seed)
        number = 0
        while not match.over:
            verbs = [getattr(move, "verb", "") for move in match.decisions[0].moves]
            if verbs.count(verb) >= count and without not in verbs:
                return match
            number += 1
            seal(match, match.decisions[0].seat, number * 5 + seed)
    raise LookupError(f"nobody is asked for {verb}")


def test_begging_is_one_button_and_asked_once_more(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """R-38: no row of buttons lies over the farm; the first press only asks."""
    match = played_until("withhold", count=3)
    made = len(match.past)
    table = Opened(dressed, qtbot, tmp_path, match)
    assert not table.parts.tray.isVisible()
    beg = next(words for words in table.answers if words.startswith("Keep goods"))
    assert len([words for words in table.answers if words.startswith("Keep goods")]) == 1
    button = next(one for one in table.parts.bar.answers if one.text() == beg)
    button.click()
    table.settle()
    assert len(match.past) == made
    assert "points?" in table.prompt
    button.click()
    table.settle()
    assert len(match.past) > made
    assert str(match.past[made].move) == "withhold 1"


def test_the_bar_says_how_to_answer_and_what_the_tick_does(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    table = Opened(dressed, qtbot, tmp_path, played_until("fence"))
    assert "edges" in table.parts.bar.prompt.helper
    move = max(
        (move for move in table.match.decisions[0].moves if str(move).startswith("fence")),
        key=lambda move: len(move.script()[0]),
    )
    composer = table.page.scene.composer
    assert composer is not None
    (ring,) = move.script()
    assert isinstance(ring, Group)
    composer.drop_all(tuple(ring))
    table.page.scene.hand_changed()
    assert f"Build {len(ring)} fences" in table.answers


@pytest.mark.parametrize(("verb", "without"), [("sow", "bake"), ("bake", "sow")])
def test_what_is_impossible_is_not_asked(
    verb: str, without: str, dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """Who has no oven is not asked to bake, and who has one is."""
    table = Opened(dressed, qtbot, tmp_path, played_until(verb, without=without))
    assert ("bake" in table.prompt.lower()) == (verb == "bake")


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_the_final_score_fits_the_window(
    language: str, dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """Fourteen rows, the total and all buttons at 1366x768; nothing is said of harvests to come."""
    match = agricola_match("human", "human")
    while not match.over:
        seal(match, match.decisions[0].seat)
    table = Opened(dressed, qtbot, tmp_path, match, language=language)
    sheet = table.parts.sheet
    while sheet.revealing:
        sheet.all_rows()
        table.settle()
    assert len(sheet.rows) == 15
    assert sheet._scroll.verticalScrollBar().maximum() == 0
