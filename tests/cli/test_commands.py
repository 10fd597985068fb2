"""What the commands print: text for people, JSON in exactly the promised forms for programs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import farmdesk
from farmdesk import cli, games
from farmdesk.ai import arena, levels
from farmdesk.core import saves

VALLEY = "harvest_valley"
QUICK = ("--seats", "steady,novice", "--seed", "7")


def text(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints; it must succeed and say nothing on stderr."""
    assert cli.run(words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The JSON that a command prints."""
    found: dict[str, Any] = json.loads(text(capsys, *words, "--json"))
    return found


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """One line."""
    assert text(capsys, "--version") == f"farmdesk {farmdesk.__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """Those that open a window too."""
    with pytest.raises(SystemExit) as end:
        cli.run(["--help"])
    assert end.value.code == 0
    out = capsys.readouterr().out
    for word in ("games", "play", "replay", "arena", "bench", "shot", "--smoke", "--version"):
        assert word in out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    """All five with their seats and options."""
    found = told(capsys, "games")
    assert [game["id"] for game in found["games"]] == list(games.BUILT)
    assert len(games.BUILT) == 5
    valley = found["games"][0]
    assert valley["seats"] == [2, 3, 4, 5]
    assert valley["options"]["sprinkler"] == ["off", "add", "swap"]
    assert valley["options"]["takeback"] == ["on", "off"]
    lines = text(capsys, "games")
    assert "Harvest Valley" in lines
    assert "--option sprinkler=off|add|swap" in lines
    for name in games.BUILT:
        assert name in lines


def test_play_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Seats, levels, scores, winners and the number of moves; the same seed, the same game."""
    found = told(capsys, "play", VALLEY, *QUICK, "--option", "well=add")
    assert found["game"] == VALLEY
    assert found["seed"] == 7
    assert found["seats"] == 2
    assert found["levels"] == ["steady", "novice"]
    assert len(found["scores"]) == 2
    assert found["winners"] == [
        seat for seat, score in enumerate(found["scores"]) if score == max(found["scores"])
    ]
    assert found["moves"] >= 25
    assert found["over"] is True
    assert found["options"]["well"] == "add"
    assert found["options"]["rabbit"] == "off"
    assert told(capsys, "play", VALLEY, *QUICK, "--option", "well=add") == found


def test_play_tells_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    """A title, a line a move in words, a line a seat at the end; no phrase left without words."""
    moves = told(capsys, "play", VALLEY, *QUICK)["moves"]
    lines = text(capsys, "play", VALLEY, *QUICK).splitlines()
    assert lines[0] == "Harvest Valley, 2 seats, seed 7"
    assert len(lines) == 1 + moves + 2
    assert re.fullmatch(r"(Steady|Novice) .*\. \[.* > valley/0,0\]", lines[1])
    assert sum("winner" in line for line in lines[-2:]) >= 1
    assert "harvest_valley." not in "\n".join(lines)


@pytest.mark.parametrize(("level", "won"), [("random", False), ("hard", True)])
def test_whoever_plays_alone_wins_or_loses(
    capsys: pytest.CaptureFixture[str], level: str, won: bool
) -> None:
    """A lost game for one names no winner, though there is a best score; a won one does."""
    words = ("play", "formidable_farm", "--seats", level, "--seed", "1")
    found = told(capsys, *words)
    assert (found["over"], found["seats"], found["winners"]) == (True, 1, [0] * won)
    assert (found["scores"][0] == 30) == won
    first, *_, last = text(capsys, *words).splitlines()
    assert first == "Formidable Farm, 1 seat, seed 1"
    assert last.startswith(f"{level.title()}, {'winner' if won else 'lost'}: {found['scores'][0]}")


def test_play_without_a_seed_draws_one(capsys: pytest.CaptureFixture[str]) -> None:
    """It is told, so that the game can be played again."""
    seeds = {told(capsys, "play", VALLEY, "--seats", "random,random")["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_seats_of_one_level_are_numbered(capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise nobody could tell them apart."""
    lines = text(capsys, "play", VALLEY, "--seats", "random,random,greedy", "--seed", "1")
    for name in ("Random 1", "Random 2", "Greedy"):
        assert f"\n{name}" in lines


def test_told_moves_are_numbered(capsys: pytest.CaptureFixture[str]) -> None:
    """Not counted on stderr as well: on a terminal both would fall into one line."""
    assert cli.run(["play", VALLEY, *QUICK, "--progress"]) == 0
    told, err = capsys.readouterr()
    assert err == ""
    moves = [line for line in told.splitlines() if " > " in line]
    assert [line.split()[0] for line in moves] == [str(n + 1) for n in range(len(moves))]


def test_progress_is_told_beside_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    """On stderr, a line each move when it is no terminal."""
    words = ("play", VALLEY, *QUICK, "--json", "--progress")
    assert cli.run(words) == 0
    out, err = capsys.readouterr()
    moves = json.loads(out)["moves"]
    assert err.splitlines() == [f"{VALLEY}: move {n}" for n in range(1, moves + 1)]


def test_save_and_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A saved game is told again just as it went, and the window can read it."""
    file = tmp_path / "家 농장" / "a game.json"
    played = text(capsys, "play", VALLEY, *QUICK, "--save", str(file))
    assert text(capsys, "replay", str(file)) == played
    facts = told(capsys, "replay", str(file))
    assert facts.pop("takebacks") is False
    assert facts == told(capsys, "play", VALLEY, *QUICK)
    match = saves.read(file, games.find)
    assert [chair.player for chair in match.chairs] == ["steady", "novice"]
    assert match.over


def test_replay_of_a_game_that_is_not_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It says so, and nobody has won."""
    file = tmp_path / "game.json"
    text(capsys, "play", VALLEY, *QUICK, "--save", str(file))
    saves.write(file, saves.dump(saves.read(file, games.find).replay(5)))
    facts = told(capsys, "replay", str(file))
    assert (facts["moves"], facts["over"], facts["winners"]) == (5, False, [])
    lines = text(capsys, "replay", str(file))
    assert "not over" in lines
    assert "winner" not in lines


def test_arena_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Exactly the promised form, and the numbers of the arena itself."""
    words = ("arena", VALLEY, "--seats", "greedy,random", "--games", "10", "--seed", "3")
    found = told(capsys, *words)
    assert list(found) == ["game", "games", "wins", "interval", "mean_score"]
    assert (found["game"], found["games"]) == (VALLEY, 10)
    for part in ("wins", "interval", "mean_score"):
        assert list(found[part]) == ["greedy", "random"]
    assert sum(found["wins"].values()) == pytest.approx(1)
    for level, share in found["wins"].items():
        low, high = found["interval"][level]
        assert 0 <= low <= share <= high <= 1
        expected = arena.wilson(share * 10, 10)
        assert (low, high) == pytest.approx(expected, abs=1e-3)
    assert found["wins"]["greedy"] > 0.5
    assert found["mean_score"]["greedy"] > found["mean_score"]["random"]


def test_arena_is_the_same_with_more_processes(capsys: pytest.CaptureFixture[str]) -> None:
    """Jobs share the work and alter nothing."""
    words = ("arena", VALLEY, "--seats", "novice,random,random", "--games", "9", "--seed", "2")
    assert told(capsys, *words, "--jobs", "2") == told(capsys, *words, "--jobs", "1")


def test_arena_text(capsys: pytest.CaptureFixture[str]) -> None:
    """A line a level."""
    words = ("arena", VALLEY, "--seats", "novice,random", "--games", "4", "--option", "rabbit=add")
    lines = text(capsys, *words).splitlines()
    assert lines[0] == "harvest_valley, 2 seats, 4 games"
    assert [line.split()[0] for line in lines[1:]] == ["novice", "random"]


def test_bench_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Exactly the promised form; python-chess belongs to the developers' tools."""
    found = told(capsys, "bench", VALLEY, "--rounds", "1", "--games", "20")
    assert list(found) == ["games", "peers", "ratio"]
    rates = found["games"][VALLEY]
    assert list(rates) == ["moves_per_s", "games_per_s", "moves_per_game"]
    assert 24 < rates["moves_per_game"] < 34
    assert rates["moves_per_s"] > rates["games_per_s"] > 0
    chess = found["peers"]["python-chess"]["moves_per_s"]
    assert found["ratio"][VALLEY] == pytest.approx(rates["moves_per_s"] / chess, abs=0.02)


def test_bench_text(capsys: pytest.CaptureFixture[str]) -> None:
    """All built games when none is named."""
    lines = text(capsys, "bench", "--rounds", "1", "--games", "10")
    for game in games.BUILT:
        assert re.search(rf"^{game}: [\d,]+ moves/s", lines, re.MULTILINE)
        assert re.search(
            rf"^{game} makes [\d.]+ times the moves of python-chess", lines, re.MULTILINE
        )


def test_every_level_can_sit_down(capsys: pytest.CaptureFixture[str]) -> None:
    """The four levels and the two to measure them by, in one game of the quick ones."""
    assert [level.name for level in levels.LEVELS] == ["novice", "steady", "hard", "expert"]
    found = told(capsys, "play", VALLEY, "--seats", "novice,steady,random,greedy", "--seed", "4")
    assert found["levels"] == ["novice", "steady", "random", "greedy"]
