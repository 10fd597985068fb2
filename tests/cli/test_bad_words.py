"""Bad words and bad files: exit code 2 or 1, one sentence on stderr, nothing on stdout."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from farmdesk import cli
from farmdesk.core import saves

VALLEY = "harvest_valley"
HARD = ("--seats", "hard,novice")
ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(os.name != "posix", reason="pipes and signals of POSIX")

WRONG = [
    (["chess"], "games, play, replay, arena, bench, shot"),
    (["--loud"], "--loud"),
    (["play"], "GAME"),
    (["play", VALLEY], "--seats"),
    (["play", "chess", *HARD], "harvest_valley"),
    (["play", "agricola", "--seats", "hard,hard,hard,hard,hard"], "1, 2, 3, 4"),
    (["play", VALLEY, "--seats", "hard"], "2, 3, 4, 5"),
    (["play", VALLEY, "--seats", "hard,hard,hard,hard,hard,hard"], "2, 3, 4, 5"),
    (["play", VALLEY, "--seats", ""], "novice, steady, hard, expert, random, greedy"),
    (["play", VALLEY, "--seats", "hard,human"], "novice, steady, hard, expert, random, greedy"),
    (["play", VALLEY, "--seats", "hard,,hard"], "novice, steady, hard, expert, random, greedy"),
    (["play", VALLEY, *HARD, "--seed", "-1"], "0 to 4294967295"),
    (["play", VALLEY, *HARD, "--seed", "4294967296"], "0 to 4294967295"),
    (["play", VALLEY, *HARD, "--seed", "seven"], "0 to 4294967295"),
    (["play", VALLEY, *HARD, "--option", "dragons=on"], "sprinkler, well, locusts"),
    (["play", VALLEY, *HARD, "--option", "well=twice"], "off, add"),
    (["play", VALLEY, *HARD, "--option", "well"], "key=value"),
    (["play", VALLEY, *HARD, "--see", "7"], "--see"),
    (["replay"], "FILE"),
    (["replay", "no such file.json"], "no such file.json"),
    (["replay", "."], "saved game"),
    (["arena", "chess", *HARD], "harvest_valley"),
    (["arena", VALLEY, *HARD, "--games", "0"], "1 to 1000000"),
    (["arena", VALLEY, *HARD, "--games", "many"], "1 to 1000000"),
    (["arena", VALLEY, *HARD, "--jobs", "0"], "1 to 64"),
    (["arena", VALLEY, *HARD, "--option", "rabbit=2"], "off, add"),
    (["bench", "chess"], "harvest_valley"),
    (["bench", "--rounds", "0"], "1 to 1000"),
    (["bench", "--games", "1e3"], "1 to 100000"),
]


def fault(capsys: pytest.CaptureFixture[str], code: int, *words: str) -> str:
    """The sentence that a command complains with."""
    assert cli.run(words) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("farmdesk: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(("words", "says"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_words(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence says what is wrong or what is allowed."""
    assert says in fault(capsys, 2, *words)


@pytest.fixture
def game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A saved game."""
    file = tmp_path / "game.json"
    assert (
        cli.run(["play", VALLEY, "--seats", "random,random", "--seed", "1", "--save", str(file)])
        == 0
    )
    capsys.readouterr()
    return file


def changed(file: Path, **parts: Any) -> None:
    """Alter parts of the save by hand."""
    file.write_text(json.dumps(json.loads(file.read_text()) | parts))


@pytest.mark.parametrize(
    "harm",
    [
        lambda game: game.write_bytes(game.read_bytes()[:300]),
        lambda game: game.write_bytes(b""),
        lambda game: game.write_bytes(os.urandom(500)),
        lambda game: game.write_text("[" * 100_000),
        lambda game: changed(game, moves=["0 river/0 > valley/9,9"]),
        lambda game: changed(game, format=99),
        lambda game: changed(game, game="chess"),
        lambda game: changed(game, seed=-1),
    ],
    ids=["cut", "empty", "noise", "nested", "illegal", "newer", "unknown", "seed"],
)
def test_a_bad_save_is_told_and_left_alone(
    harm: Any, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 1, the file named, the file untouched."""
    harm(game)
    before = game.read_bytes()
    sentence = fault(capsys, 1, "replay", str(game))
    assert str(game) in sentence
    assert "save." not in sentence
    assert "back-up" not in sentence
    assert game.read_bytes() == before


def test_the_newest_good_back_up_is_named(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The damaged one is passed over."""
    newest, older, _ = saves.backups(game)
    shutil.copy(game, older)
    newest.write_bytes(b"{")
    game.write_bytes(b"{")
    assert f"back-up is {older}" in fault(capsys, 1, "replay", str(game))
    assert cli.run(["replay", str(older)]) == 0


def test_a_save_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The result is told all the same; then the sentence, and exit code 1."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    words = [
        "play",
        VALLEY,
        "--seats",
        "random,random",
        "--json",
        "--save",
        str(blocked / "x.json"),
    ]
    assert cli.run(words) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["over"]
    assert err.count("\n") == 1
    assert err.startswith("farmdesk: ")


def farmdesk(*words: str, **how: Any) -> subprocess.Popen[str]:
    """The command line as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "farmdesk", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **how,
    )


@posix
def test_a_reader_that_goes_away_is_no_fault() -> None:
    """`farmdesk play ... | head -1` says nothing on stderr."""
    with farmdesk("play", VALLEY, "--seats", "steady,steady", "--seed", "1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "Harvest Valley, 2 seats, seed 1\n"
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 1


def emptied(group: int) -> bool:
    """Wait until no process of a group is left."""
    for _ in range(500):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """A child hears Ctrl-C, even where the shell bids tests in the background not to."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_is_quiet(jobs: str) -> None:
    """Also with several processes: none of them says a word, none is left."""
    words = ("arena", VALLEY, "--seats", "expert,expert", "--games", "1000", "--jobs", jobs)
    with farmdesk(*words, start_new_session=True) as process:
        time.sleep(1.5)  # any moment will do; most likely it plays by now
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:  # else we would wait for 1,000 games
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert (out, err) == ("", "")
    assert process.returncode == 130
    assert emptied(process.pid)


CHECK = """
import sys
from farmdesk import cli
assert cli.run(sys.argv[1:]) == 0
loaded = [name for name in sys.modules if name.split(".")[0] in {"PySide6", "shiboken6"}]
assert not loaded, loaded
"""


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["play", VALLEY, "--seats", "novice,steady,random,greedy"],
        ["arena", VALLEY, "--seats", "novice,random", "--games", "2"],
        ["bench", "--rounds", "1", "--games", "5"],
    ],
    ids=lambda words: words[0],
)
def test_no_command_loads_qt(words: list[str]) -> None:
    """The command line works where Qt cannot even be loaded."""
    ran = subprocess.run(
        [sys.executable, "-c", CHECK, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_both_ways_to_start_are_the_same() -> None:
    """`python -m farmdesk` and the script that gets installed call the same function."""
    with farmdesk("--version") as process:
        out, err = process.communicate(timeout=60)
    assert out.startswith("farmdesk ")
    assert (err, process.returncode) == ("", 0)
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'farmdesk = "farmdesk.__main__:main"' in pyproject
