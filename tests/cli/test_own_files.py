"""`--option own=FILE`: a file of the player's own, after the same checks as in the window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farmdesk import cli
from farmdesk.cli import checks
from farmdesk.core import saves
from farmdesk.core.match import Chair, Match
from farmdesk.games import find
from farmdesk.games.rift_valley_reserve.boards import own_boards
from tests.games.rift_valley_reserve.boards import AREAS, MEADOW

PLAY = ("play", "rift_valley_reserve", "--seats", "random,random", "--seed", "4")


def kept(file: Path, *ids: str, areas: tuple[str, ...] = AREAS) -> Path:
    """Write a file with a board for each id."""
    drafts = [
        {"id": key, "width": 9, "height": 9, "areas": list(areas), "tiles": list(MEADOW)}
        for key in ids
    ]
    file.write_text(json.dumps({"schema": 1, "boards": drafts}), "utf-8")
    return file


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is complained about, in one line, with exit code 2."""
    assert cli.run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("farmdesk: ")
    assert err.count("\n") == 1
    return err


def test_a_file_gives_its_boards_and_a_save_keeps_them(tmp_path: Path) -> None:
    file = kept(tmp_path / "내 = 보드.json", "hills", "marsh")
    game = checks.game("rift_valley_reserve")
    options = checks.options([f"own={file}"], game, 2)
    assert [board.id for board in own_boards(options["own"])] == ["hills", "marsh"]
    match = Match(game, options, 4, [Chair("A"), Chair("B", colour="blue")])
    save = tmp_path / "one.farmdesk"
    saves.write(save, saves.dump(match))
    file.unlink()
    loaded = saves.read(save, find)
    assert loaded.state == match.state
    again = checks.options([f"own={loaded.options['own']}"], game, 2)
    assert again == options  # the text itself does as well


def test_every_fault_of_a_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path / "bad.json", "hills", "marsh", areas=("AAABBBCCA", *AREAS[1:]))
    said = refused(capsys, *PLAY, "--option", f"own={file}")
    assert str(file) in said
    for board in ("hills", "marsh"):
        assert f"{board}: area A is in pieces, cut off at row 1, column 9." in said


@pytest.mark.parametrize(
    ("ids", "says"),
    [
        ((), "boards"),
        (("hills", "hills"), "hills: another board already has this name."),
        (("salt_pans",), "salt_pans: another board already has this name."),
        (tuple("abcdef"), "One to 5 own boards"),
    ],
    ids=["none", "twice", "ours", "six"],
)
def test_what_cannot_be_used_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ids: tuple[str, ...], says: str
) -> None:
    file = kept(tmp_path / "own.json", *ids)
    assert says in refused(capsys, *PLAY, "--option", f"own={file}")


@pytest.mark.parametrize("name", ["nowhere.json", ".", "x" * 5_000, "[1]"])
def test_what_is_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = refused(capsys, *PLAY, "--option", f"own={name}")
    assert "there is no file" in said
    assert name in said


def test_what_is_no_file_of_boards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.json"
    file.write_bytes(b"\xff\x00 no words")
    assert "This is no file of boards" in refused(capsys, *PLAY, "--option", f"own={file}")


def test_the_list_of_games_says_that_a_file_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games"]) == 0
    assert "--option own=FILE" in capsys.readouterr().out
