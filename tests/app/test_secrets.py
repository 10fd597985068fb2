"""Points that a seat is not shown: on seat cards, score sheet and command line, until the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.score_grid import figure
from farmdesk.app.score_rows import Cell, rows
from farmdesk.cli import telling
from farmdesk.core.match import Match
from farmdesk.core.moves import phrase
from farmdesk.core.places import Slot
from farmdesk.core.standing import Block, ScoreLine, Standing, keeps, total_text
from farmdesk.games.harvest_island.moves import Harvest, Sow, Tend
from tests.app.fakes import island_match, toy_match
from tests.app.tables import Opened

Open = Callable[..., Opened]
HIDDEN = "Some points are face down and not counted here yet"


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


def _to_the_end(match: Match) -> Match:
    while not match.over:
        asked = match.decisions[0]
        match.play(asked.seat, asked.moves[-1])
    return match


def test_a_total_says_that_there_is_more() -> None:
    lines = (
        ScoreLine(0, phrase("x.fruit"), 7),
        ScoreLine(1, phrase("x.fruit"), 5),
        ScoreLine(1, phrase("x.barn"), 0, secret=True),
    )
    standing = Standing(lines, (7, 5))
    assert [keeps(standing, seat) for seat in (0, 1)] == [False, True]
    assert [total_text(standing, seat) for seat in (0, 1)] == ["7", "5 + ?"]


def test_a_cell_shows_what_is_open_of_it() -> None:
    lines = (
        ScoreLine(0, phrase("x.fruit"), 0, "barn"),
        ScoreLine(1, phrase("x.fruit"), 0, "barn", secret=True),
        ScoreLine(2, phrase("x.fruit"), 4, "barn"),
        ScoreLine(2, phrase("x.more"), 0, "barn", secret=True),
    )
    line, total = rows(Standing(lines, (0, 0, 4)))
    assert [figure(cell, "line") for cell in line.cells if cell] == ["0", "?", "4 + ?"]
    assert [figure(cell, "total") for cell in total.cells if cell] == ["0", "0 + ?", "4 + ?"]
    assert figure(Cell(-3, secret=True), "sum") == "\u22123 + ?"


def test_a_sum_of_lines_that_are_secret_says_so() -> None:
    house = Slot("house@0")
    lines = (
        ScoreLine(0, phrase("x.a"), 2, of=house),
        ScoreLine(0, phrase("x.b"), 0, of=house, secret=True),
    )
    found = rows(Standing(lines, (2,), blocks=(Block(phrase("x.house"), (house,)),)))
    assert [figure(row.cells[0], row.kind) for row in found if row.cells[0]] == [
        "2", "?", "2 + ?", "2 + ?",
    ]  # fmt: skip


def test_seat_cards_say_what_they_leave_out_in_words_too(table: Open) -> None:
    """The own points are known, the coins of others are not."""
    opened = table(toy_match("human", "steady"))
    own, other = (card.words for card in opened.parts.cards)
    assert own is not None
    assert other is not None
    assert (own.score, own.secret) == ("2", "")
    assert (other.score, other.secret) == ("0 + ?", HIDDEN)
    assert HIDDEN in opened.parts.cards[1].toolTip()
    assert HIDDEN in opened.parts.cards[1].accessibleName()
    assert HIDDEN not in opened.parts.cards[0].toolTip()


def test_the_live_sheet_has_question_marks_with_a_tooltip_and_a_note(table: Open) -> None:
    opened = table(toy_match("human", "steady"))
    opened.page.back.show_sheet()
    opened.settle()
    grid, sheet = opened.parts.sheet.grid, opened.parts.sheet
    assert grid.accessibleName().splitlines()[1].endswith("Mira 2, Tomas ?")
    assert grid.accessibleName().endswith("Mira 2, Tomas 0 + ?")
    assert sheet._labels["note"].text() == "? stands for points that are face down until the end."
    for seat, tip in ((0, ""), (1, HIDDEN)):
        left, width = grid._column(seat)
        at = QPointF(left + width / 2, grid._row_top(1) + grid._pitch() / 2)
        no = Qt.MouseButton.NoButton
        move = QMouseEvent(QEvent.Type.MouseMove, at, at, no, no, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(grid, move)
        assert grid.toolTip() == tip


def test_at_the_end_everything_is_shown(table: Open) -> None:
    opened = table(_to_the_end(toy_match("human", "steady")))
    opened.page.back.show_sheet()
    opened.settle()
    assert "?" not in opened.parts.sheet.grid.accessibleName()
    assert not opened.parts.sheet._labels["note"].isVisible()
    assert all(card.words and not card.words.secret for card in opened.parts.cards)


def test_the_command_line_tells_what_everybody_may_know() -> None:
    """Nobody knows who reads it, so nobody's secrets are told before the end."""
    match = toy_match("human", "human")
    assert [line.partition(" (")[0] for line in telling.summary(match)[1:]] == [
        "Mira: 0 + ?", "Tomas: 0 + ?",
    ]  # fmt: skip
    told = telling.facts(match)
    assert (told["scores"], told["secret"], told["winners"]) == ([0, 0], [0, 1], [])
    over = _to_the_end(match)
    assert not any("?" in line for line in telling.summary(over))
    told = telling.facts(over)
    assert told["scores"] == list(over.game.standing(over.state).totals)
    assert told["secret"] == []
    assert told["winners"]


def test_the_command_line_tells_no_points_that_are_face_down() -> None:
    """HI-16, in lines and score, of a game that is still played; at the end it tells them."""
    match = island_match("human", "steady")
    while not any(farm.barn for farm in match.state.farms):
        asked = match.decisions[0]
        wanted = [move for move in asked.moves if isinstance(move, Harvest | Tend | Sow)]
        match.play(asked.seat, (wanted or asked.moves)[-1])
    turn, words = match.past[-1], telling.words_of(match)
    eyes = telling.stranger(match, turn.seat)
    assert eyes not in (None, turn.seat)
    assert telling.line(turn, words, eyes).partition(" [")[0].endswith(("card.", "cards."))
    assert telling.line(turn, words).partition(" [")[0].endswith(("point.", "points."))
    total = telling.summary(match)[1 + turn.seat]
    assert "+ ?" in total
    assert (
        match.game.standing(match.state).totals[turn.seat]
        > telling.facts(match)["scores"][turn.seat]
    )
