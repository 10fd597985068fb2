"""Where the words go: a closed, full or narrow output, a file name that is none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from farmdesk import cli
from farmdesk.core import saves
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.games.harvest_valley import GAME

CLI = (sys.executable, "-m", "farmdesk")
ROOT = Path(__file__).parents[2]
TO = "harvest_valley --seats random,random --seed 1 --save"


@pytest.fixture
def korean(tmp_path: Path) -> Path:
    """A saved game of two people with Korean names."""
    chairs = [Chair(name, colour=COLOURS[seat]) for seat, name in enumerate(("미라", "솔"))]
    match = Match(GAME, {}, 3, chairs)
    for _ in range(4):
        match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    file = tmp_path / "two.farmdesk"
    file.write_bytes(saves.dump(match))
    return file


def run(words: list[str], **streams: object) -> subprocess.CompletedProcess[bytes]:
    """Run the command line in a process of its own."""
    return subprocess.run([*CLI, *words], cwd=ROOT, check=False, **streams)  # type: ignore[call-overload, no-any-return]  # any stream


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_behind_the_output_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = run(["games"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr == b"farmdesk: the system refused: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="a shell of POSIX")
def test_a_closed_output_is_no_fault() -> None:
    line = f'"{sys.executable}" -m farmdesk games >&-'
    done = subprocess.run(["/bin/sh", "-c", line], cwd=ROOT, check=False, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, b"")


def test_names_that_the_output_lacks_letters_for(korean: Path) -> None:
    env = os.environ | {"PYTHONIOENCODING": "cp1252"}
    told = run(["replay", str(korean)], env=env, stdout=subprocess.PIPE)
    assert told.returncode == 0
    assert "미라".encode("ascii", "backslashreplace") in told.stdout
    facts = run(["games", "--json"], env=env, stdout=subprocess.PIPE)
    assert json.loads(facts.stdout.decode("cp1252"))["games"]


@pytest.mark.parametrize("file", ["", "."])
def test_a_save_needs_a_file_before_the_game_begins(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["play", *TO.split(), file]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"farmdesk: a game is saved in a file, not in {file!r}\n")


def test_a_name_too_long_for_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", "a" * 5000]) == 2
    assert "there is no file" in capsys.readouterr().err
