"""Saved matches of all games that must play the same for ever."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.match import Match
from farmdesk.core.saves import dump, read
from farmdesk.games import BUILT, find

FOLDER = Path(__file__).parents[1] / "golden"
FACTS: dict[str, Callable[[Match], object]] = {
    "moves": lambda match: len(match.past),
    "over": lambda match: match.over,
    "totals": lambda match: list(match.game.standing(match.state).totals),
    "winners": lambda match: list(match.game.standing(match.state).winners),
    "takebacks": lambda match: match.takebacks,
    "turn": lambda match: match.state.turn,
    "round": lambda match: match.state.round,
    "crops": lambda match: list(match.game.standing(match.state).ties[-1].values),
}
"""What a result may tell of a match, by its name there."""
ALWAYS = {"moves", "over", "totals", "winners"}
BESIDES = {
    "rift_valley_reserve": {"turn"},
    "harvest_island": {"turn", "takebacks"},
    "formidable_farm": {"crops"},
    "agricola": {"round"},
}
"""What the results of a game tell besides."""


@cache
def results(game_id: str) -> dict[str, dict[str, Any]]:
    """By file: what is known of the match in it."""
    told: dict[str, dict[str, Any]] = json.loads(
        (FOLDER / game_id / "results.json").read_text("utf-8")
    )
    return told


def saved(*beginnings: str, of: Iterable[str] = BUILT) -> tuple[Path, ...]:
    """The saved matches of these games whose names begin so."""
    return tuple(
        FOLDER / game_id / name
        for game_id in of
        for name in sorted(results(game_id))
        if name.startswith(beginnings)
    )


def _named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("game_id", BUILT)
def test_every_saved_match_has_its_result(game_id: str) -> None:
    """No file is left out, and no number of seats."""
    names = {path.name for path in (FOLDER / game_id).glob("*.farmdesk")}
    assert names == set(results(game_id))
    game = find(game_id)
    assert game is not None
    seats = {re.findall(r"-(\d)", name)[0] for name in names}
    assert seats == {str(count) for count in game.info.seats}


@pytest.mark.parametrize("path", saved(""), ids=_named)
def test_a_saved_match_replays(path: Path) -> None:
    """Same moves, same scores, same winners; the file written again is the same, byte by byte."""
    match = read(path, find)
    result = results(path.parent.name)[path.name]
    assert set(result) == ALWAYS | BESIDES.get(path.parent.name, set())
    assert {fact: FACTS[fact](match) for fact in result} == result
    assert dump(match) == path.read_bytes()


@pytest.mark.parametrize("path", saved("own", "swapped"), ids=_named)
def test_what_was_taken_back_can_be_made_again(path: Path) -> None:
    """These were left with decisions taken back; those called "own" hold files that are gone."""
    match = read(path, find)
    assert match.future
    while match.can_redo:
        match.redo()
    assert match.over
