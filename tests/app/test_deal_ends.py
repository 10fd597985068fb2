"""The end of a deal: its result is kept, compared on the score sheet, and leads to the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from farmdesk.app.deals import Deal
from farmdesk.core.match import Match
from tests.app.fakes import LOST, WON, patience_match
from tests.app.tables import Opened

Open = Callable[..., Opened]
SEVEN = Deal("patience", "1", 7)
TURNS = "patience.tie.turns"
"""The toy's words are not in the house: their ids are shown."""


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page, and keeps it until the test is over."""
    kept: list[Opened] = []

    def open_match(match: Match, **wishes: object) -> Opened:
        kept.append(Opened(dressed, qtbot, tmp_path, match, **wishes))
        return kept[-1]

    return open_match


def ended(table: Open, *moves: str, seed: int = 7, **wishes: object) -> Opened:
    """A page on which the last of these moves has just been made."""
    opened = table(patience_match(*moves[:-1], seed=seed), **wishes)
    asked = opened.match.decisions[0]
    opened.play(next(move for move in asked.all_moves if str(move) == moves[-1]))
    return opened


def note(opened: Opened, name: str = "note") -> str:
    """What the sheet says beside the rows; empty when it is not shown."""
    label = opened.parts.sheet.findChild(QLabel, f"sheet_{name}")
    assert label is not None
    return label.text() if label.isVisible() else ""


def again(opened: Opened) -> str:
    """The words on the button for another game."""
    button = opened.parts.sheet.buttons["again"]
    assert button.isVisible()
    return button.text()


def test_the_first_result_is_kept_and_told(table: Open) -> None:
    opened = ended(table, *LOST)
    assert note(opened) == "Deal no. 7: your first result."
    assert again(opened) == "Play again"
    best = opened.deals.best(SEVEN)
    assert best is not None
    assert not best.won


def test_a_win_is_compared_and_leads_to_the_next_number(table: Open) -> None:
    ended(table, *LOST)
    opened = ended(table, *WON)
    assert note(opened) == "Deal no. 7: your best result. Before: lost, 0 points."
    assert note(opened, "ties") == f"{TURNS}: 2"
    assert again(opened) == "Next: no. 8"
    worse = ended(table, "end early", *WON)
    assert note(worse).startswith("Deal no. 7. Your best result: won, 2 points · ")
    best = worse.deals.best(SEVEN)
    assert best is not None
    assert best.ties[0].value == 2


def test_the_button_speaks_the_language_of_the_moment(table: Open) -> None:
    opened = ended(table, *WON)
    opened.settings.language = "ko"
    opened.settle()
    assert again(opened) == "다음: 8번"
    assert note(opened) == "도전 7번: 첫 기록입니다."


def test_a_game_with_take_backs_does_not_count(table: Open) -> None:
    match = patience_match(*WON[:-1], seed=7)
    match.takebacks = True
    opened = table(match)
    opened.play(opened.match.decisions[0].moves[0])
    assert opened.match.over
    assert note(opened) == "Deal no. 7: not kept, because of take-backs."
    assert opened.deals.best(SEVEN) is None


def test_the_deal_of_a_day_is_played_again(table: Open) -> None:
    opened = ended(table, *WON, seed=20261130)
    assert note(opened) == "Deal of 2026-11-30: your first result."
    assert again(opened) == "Play again"


def test_other_games_leave_no_trace(table: Open) -> None:
    opened = ended(table, *WON, seed=70_000)
    assert note(opened) == ""
    assert again(opened) == "Play again"
    assert not opened.deals.file.exists()


def test_a_finished_game_that_is_opened_again_says_how_it_stands(table: Open) -> None:
    ended(table, *WON)
    opened = table(patience_match("end early", *WON, seed=7))
    assert note(opened).startswith("Deal no. 7. Your best result: won, 2 points")


def test_a_result_that_cannot_be_kept_is_told(table: Open, tmp_path: Path) -> None:
    (tmp_path / "deals.json").write_bytes(b"{")
    opened = ended(table, *WON)
    assert opened.match.over
    assert opened.path.exists()
    assert "deals.json is damaged" in opened.parts.notice.text
    assert note(opened) == "Deal no. 7"
    assert (tmp_path / "deals.json").read_bytes() == b"{"
