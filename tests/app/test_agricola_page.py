"""The page of Agricola: the score sheet leaves the farm in sight; the tick builds fences."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

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
