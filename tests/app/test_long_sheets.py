"""Score sheets with more rows than fit: names and total stay in sight, opened rows come into it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.score_grid import FOOT, HEAD, ScoreGrid
from farmdesk.app.showing import view_of
from tests.app.fakes import reserve_match, valley_match
from tests.app.tables import Opened

COMPACT, REGULAR = (910, 512), (1366, 768)


def opened(app: QApplication, qtbot: QtBot, folder: Path, size: tuple[int, int]) -> Opened:
    """A reserve of five in its second round, with the score sheet open."""
    table = Opened(app, qtbot, folder, reserve_match(*["human"] * 5, rounds=2))
    table.fit(*size)
    table.page.back.show_sheet()
    table.settle()
    return table


def in_sight(table: Opened) -> QImage:
    """What can be seen of the sheet's grid."""
    table.settle()
    return table.parts.sheet._scroll.viewport().grab().toImage()


def bar_of(table: Opened) -> range:
    """The places that the grid may be scrolled to."""
    bar = table.parts.sheet._scroll.verticalScrollBar()
    assert bar.maximum() > 50, "the sheet of five needs more room than there is"
    return range(0, bar.maximum() + 1, max(1, bar.maximum() // 4))


@pytest.mark.parametrize("size", [REGULAR, COMPACT])
def test_names_and_total_stay_in_sight(
    size: tuple[int, int], dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    table = opened(dressed, qtbot, tmp_path, size)
    sheet, bar = table.parts.sheet, table.parts.sheet._scroll.verticalScrollBar()
    unit = sheet.grid._dress.unit
    heads, totals, middles = [], [], []
    for at in bar_of(table):
        bar.setValue(at)
        seen = in_sight(table)
        wide, high = seen.width(), seen.height()
        row = round(sheet.grid._pitch() + FOOT * unit)
        heads.append(seen.copy(QRect(0, 0, wide, int(HEAD * unit) - 1)))
        totals.append(seen.copy(QRect(0, high - row + 2, wide, row - 4)))
        middles.append(seen.copy(QRect(0, int(HEAD * unit) + 1, wide, high // 3)))
    assert all(head == heads[0] for head in heads)
    assert all(total == totals[0] for total in totals)
    assert len(heads) >= 4
    assert any(middle != middles[0] for middle in middles), "the rows between them move"


def test_the_pointer_finds_what_it_sees(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    table = opened(dressed, qtbot, tmp_path, REGULAR)
    sheet, grid = table.parts.sheet, table.parts.sheet.grid
    last = len(sheet.rows) - 1
    assert sheet.rows[last].kind == "total"
    for at in bar_of(table):
        sheet._scroll.verticalScrollBar().setValue(at)
        top, bottom = grid._seen()
        head, total = grid._head_bottom(), grid._total_top()
        assert top == -grid.y()
        assert bottom - top == sheet._scroll.viewport().height()
        assert grid._under(QPointF(5, top + 5)) == (-1, -1)
        assert grid._under(QPointF(5, total + grid._pitch() / 2)) == (last, -1)
        first = grid._under(QPointF(5, head + 2))[0]
        assert grid.row_rect(first).contains(QPointF(5, head + 2))
        above = grid._under(QPointF(5, total - 2))[0]
        assert above < last
        assert grid.row_rect(above).contains(QPointF(5, total - 2))


def test_each_row_that_opens_comes_into_sight(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farmdesk.app.score_sheet.PAUSE", 100_000)
    table = Opened(dressed, qtbot, tmp_path, reserve_match(*["human"] * 5, rounds=2))
    sheet, grid = table.parts.sheet, table.parts.sheet.grid
    sheet.reveal(view_of(table.match, 0), (), takebacks=False, speed=1.0)
    seen = []
    for row in range(len(sheet.rows) - 1):
        table.settle()
        assert sheet.opened == row + 1
        rect, (top, bottom) = grid.row_rect(row), grid._seen()
        assert top + HEAD * grid._dress.unit - 1 <= rect.top()
        assert rect.bottom() <= bottom
        seen.append(top)
        sheet.next_row()
    assert seen[0] == 0 < seen[-1]


def test_a_short_sheet_has_its_total_right_below_its_rows(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    table = Opened(dressed, qtbot, tmp_path, valley_match("human", "human", moves=20))
    table.page.back.show_sheet()
    table.settle()
    grid = table.parts.sheet.grid
    assert isinstance(grid, ScoreGrid)
    assert table.parts.sheet._scroll.verticalScrollBar().maximum() == 0
    assert grid._total_top() == grid._row_top(len(table.parts.sheet.rows) - 1)
    assert grid._head_bottom() == grid._row_top(0)
