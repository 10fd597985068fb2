"""Saved matches that must play the same for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.game import Game
from farmdesk.core.saves import dump, read
from farmdesk.games.formidable_farm import GAME

FOLDER = Path(__file__).parents[2] / "golden" / "formidable_farm"
RESULTS: dict[str, dict[str, Any]] = json.loads((FOLDER / "results.json").read_text("utf-8"))


def find(game_id: str) -> Game[Any] | None:
    """The rules of this game alone."""
    return GAME if game_id == GAME.info.id else None


def test_every_saved_match_has_its_result() -> None:
    """No file is left out."""
    assert {path.name for path in FOLDER.glob("*.farmdesk")} == set(RESULTS)
    assert {name.split("-")[1][0] for name in RESULTS} == set("1234")


@pytest.mark.parametrize("name", sorted(RESULTS))
def test_a_saved_match_replays(name: str) -> None:
    """Same moves, same scores, same winners; the file written again is the same, byte by byte."""
    match = read(FOLDER / name, find)
    standing = GAME.standing(match.state)
    result = RESULTS[name]
    assert len(match.past) == result["moves"]
    assert match.over is result["over"]
    assert list(standing.totals) == result["totals"]
    assert list(standing.winners) == result["winners"]
    assert list(standing.ties[-1].values) == result["crops"]
    assert dump(match) == (FOLDER / name).read_bytes()


@pytest.mark.parametrize("name", sorted(n for n in RESULTS if n.startswith("own")))
def test_what_was_taken_back_can_be_made_again(name: str) -> None:
    """These were left with three decisions taken back, and hold a deck that no file has."""
    match = read(FOLDER / name, find)
    assert not match.over
    while match.can_redo:
        match.redo()
    assert match.over
