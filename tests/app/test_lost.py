"""A game for one that is lost: nobody has won, and everything that tells of winners says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from farmdesk import games
from farmdesk.app.entries import told
from farmdesk.app.library import Library
from farmdesk.app.phrases import Phrases
from farmdesk.app.score_sheet import result
from farmdesk.app.settings import LANGUAGES
from farmdesk.app.showing import view_of
from farmdesk.cli import run
from farmdesk.core import saves
from farmdesk.core.match import Match
from tests.app.fakes import LOST, WON, find, patience_match, settings_in
from tests.app.tables import Opened

Open = Callable[..., Opened]
SAVES = Path(__file__).parents[1] / "golden" / "formidable_farm"


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_and_the_bar_say_that_the_game_is_lost(table: Open, language: str) -> None:
    opened = table(patience_match(*LOST[:-1]), language=language)
    opened.play(opened.match.decisions[0].moves[-1])
    said = {"en": "has lost", "ja": "負けました", "ko": "졌습니다"}[language]
    label = opened.parts.sheet.findChild(QLabel, "sheet_result")
    assert label is not None
    assert label.isVisible()
    assert "Mira" in label.text()
    assert said in label.text()
    assert opened.prompt == label.text()
    assert opened.parts.bar.prompt.chair is None  # in nobody's colour
    assert not any(card.words and card.words.winner for card in opened.parts.cards)


def test_a_won_game_for_one_names_its_winner(table: Open) -> None:
    opened = table(patience_match(*WON))
    assert opened.prompt == "Mira wins with 2 points."
    assert opened.parts.bar.prompt.chair == opened.match.chairs[0]
    assert result(view_of(opened.match, 0)).key == "score.winner"


@pytest.mark.parametrize(
    ("moves", "line"),
    [(LOST, "Finished: lost with 0 points"), (WON, "Finished: Mira won, 2 points")],
)
@pytest.mark.usefixtures("dressed")
def test_the_list_of_saved_games_says_how_it_ended(
    tmp_path: Path, moves: tuple[str, ...], line: str
) -> None:
    phrases = Phrases(settings_in(tmp_path))
    phrases.set_language("en")
    library = Library(tmp_path, find)
    match = patience_match(*moves)
    library.save(match, library.new_path(match))
    (entry,) = library.entries()
    words = told(entry, library, phrases)
    assert words.over
    assert words.line.startswith(line)
    phrases.close()


@pytest.mark.parametrize(("name", "winners"), [("ours-1-1", []), ("won-1", [0])])
def test_the_terminal_names_no_winner_of_a_lost_game(
    capsys: pytest.CaptureFixture[str], name: str, winners: list[int]
) -> None:
    """R-58: nobody wins, in words and for programs."""
    file = SAVES / f"{name}.farmdesk"
    match = saves.read(file, games.find)
    assert match.over
    assert run(["replay", str(file), "--json"]) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert facts["winners"] == winners
    assert run(["replay", str(file)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith(f"{match.chairs[0].name}, {'winner' if winners else 'lost'}: ")
