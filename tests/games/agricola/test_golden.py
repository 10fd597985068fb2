"""Saved matches that must play the same for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.saves import dump, read
from farmdesk.games.agricola import GAME

FOLDER = Path(__file__).parents[2] / "golden" / "agricola"
RESULTS: dict[str, dict[str, Any]] = json.loads((FOLDER / "results.json").read_text("utf-8"))


def _find(game_id: str) -> Any:
    return GAME if game_id == GAME.info.id else None


def test_every_saved_match_has_its_result() -> None:
    """No file is left out."""
    assert {path.name for path in FOLDER.glob("*.farmdesk")} == set(RESULTS)
    assert {name.rpartition("-")[2][0] for name in RESULTS} == set("1234")


@pytest.mark.parametrize("name", sorted(RESULTS))
def test_a_saved_match_replays(name: str) -> None:
    """Same moves, same scores, same winners; the file written again is the same, byte by byte."""
    match = read(FOLDER / name, _find)
    standing = GAME.standing(match.state)
    result = RESULTS[name]
    assert len(match.past) == result["moves"]
    assert match.over is result["over"]
    assert match.state.round == result["round"]
    assert list(standing.totals) == result["totals"]
    assert list(standing.winners) == result["winners"]
    assert dump(match) == (FOLDER / name).read_bytes()


@pytest.mark.parametrize("name", sorted(n for n in RESULTS if n.startswith("swapped")))
def test_what_was_taken_back_can_be_made_again(name: str) -> None:
    """These were left with three moves taken back; redoing them ends the game."""
    match = read(FOLDER / name, _find)
    assert len(match.future) >= 3
    while match.can_redo:
        match.redo()
    assert match.over


def test_saved_matches_show_all_kinds_of_moves() -> None:
    """What a move is written as in a save stays as it is: every kind of it is in one of them."""
    kinds = {"send", "stock", "fence", "sow", "bake", "improve", "convert", "keep", "breed",
             "feed", "withhold", "done", "use", "pay", "return", "take"}  # fmt: skip
    seen = set()
    for path in FOLDER.glob("*.farmdesk"):
        match = read(path, _find)
        seen |= {str(turn.move).split(" ")[0].partition("@")[0] for turn in match.past}
    assert kinds <= seen
