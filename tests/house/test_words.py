"""The words of run.py: what each starts, what it prints, and the exit code."""

import os
import shutil
from pathlib import Path

import pytest

import run
from tests.house.machine import Machine

GAMES = ["harvest_valley", "harvest_island"]


@pytest.fixture
def terminal(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A Linux machine without a display, with all libraries and two games."""
    monkeypatch.setattr(run, "LINUX", True)
    monkeypatch.setattr(run, "missing_libraries", lambda platform: [])
    monkeypatch.setattr(run, "built_games", lambda: GAMES)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    return machine


@pytest.mark.parametrize("words", [["frobnicate"], ["setup", "now"], ["check", "quickly"]])
def test_an_unknown_word_is_answered_with_the_known_ones(
    words: list[str], machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(words) == 2
    told = capsys.readouterr()
    assert all(word in told.err for word in ("test", "check", "cli", "setup"))
    assert told.out == ""
    assert machine.started == []


def test_without_a_display_every_game_is_played_and_painted(
    terminal: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main([]) == 0
    played = [line[line.index("farmdesk") + 2] for line in terminal.lines("play")]
    assert played == GAMES
    assert all({"--progress", "--seed"} <= set(line) for line in terminal.lines("play"))
    pictures = [Path(line[line.index("--out") + 1]) for line in terminal.lines("shot")]
    assert [picture.stem for picture in pictures] == GAMES
    assert all(line[line.index("--lang") + 1] == "ko" for line in terminal.lines("shot"))
    told = capsys.readouterr().out
    assert "There is no display here" in told
    assert str(pictures[0].parent) in told
    assert pictures[0].parent.is_dir()


def test_a_game_that_fails_in_the_terminal_is_not_hidden(terminal: Machine) -> None:
    terminal.fails = ("harvest_island",)
    assert run.main([]) == 1
    assert len(terminal.lines("play")) == 2


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")
def test_farmdesk_itself_says_which_games_are_built(
    machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    run.PYTHON.parent.mkdir(parents=True)
    answer = '{"games": [{"id": "harvest_valley", "rules": 1}]}'
    run.PYTHON.write_text(f"#!/bin/sh\n[ $4 = --json ] && echo '{answer}'")
    run.PYTHON.chmod(0o755)
    assert run.built_games() == ["harvest_valley"]
    run.PYTHON.write_text("#!/bin/sh\nexit 1")
    with pytest.raises(SystemExit, match="could not say which games it has"):
        run.built_games()


def test_without_qts_libraries_the_games_are_still_played(
    terminal: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "missing_libraries", lambda platform: ["libGL.so.1"])
    monkeypatch.setattr(run, "apt_get", lambda packages: False)
    assert run.main([]) == 1
    assert len(terminal.lines("play")) == 2
    assert terminal.lines("shot") == []


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"DISPLAY": ""}, []),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, []),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, ["vnc"]),
    ],
)
def test_where_a_window_can_be_shown(
    variables: dict[str, str],
    expected: list[str],
    terminal: Machine,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run.screens() == expected


def test_with_a_display_the_window_opens(
    terminal: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    assert run.main([]) == 0
    assert terminal.started[-1] == [str(run.PYTHON), "-m", "farmdesk"]


def test_cli_passes_everything_on_and_keeps_standard_output_clean(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["cli", "arena", "harvest_valley", "--json"]
    monkeypatch.setattr("sys.argv", ["run.py", *words])
    machine.fails = ("arena",)
    assert run.main(words) == 1
    assert machine.started[-1] == [str(run.PYTHON), "-m", "farmdesk", *words[1:]]
    told = capsys.readouterr()
    assert told.out == ""
    assert "Setting up" in told.err


class Suites:
    """The two test suites with chosen exit codes."""

    def __init__(self, machine: Machine, offscreen: int, pointer: int) -> None:
        self.codes = {"offscreen": offscreen, "xcb": pointer}
        self.machine = machine
        self.run: list[tuple[str, list[str]]] = []

    def start(self, *words: str | Path, out: object = None, platform: str = "") -> int:
        line = [str(word) for word in words]
        if "pytest" not in line:
            return self.machine.start(*words)
        self.run.append((platform, line[3:]))
        return self.codes[platform]


@pytest.mark.parametrize(
    ("offscreen", "pointer", "words", "code"),
    [
        (0, 0, [], 0),
        (1, 0, [], 1),
        (0, 1, [], 1),
        (0, 5, [], 5),  # a pointer suite without tests proves nothing
        (0, 5, ["tests/core"], 0),
        (5, 0, ["-k", "drag"], 0),
        (5, 1, ["-k", "drag"], 1),
        (5, 5, ["-k", "nothing"], 5),
        (1, 5, ["tests/core"], 1),
    ],
)
def test_both_suites_are_run_and_either_can_fail(
    offscreen: int,
    pointer: int,
    words: list[str],
    code: int,
    terminal: Machine,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    suites = Suites(terminal, offscreen, pointer)
    monkeypatch.setattr(run, "start", suites.start)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.chdir(os.curdir)
    assert run.main(["test", *words]) == code
    assert [platform for platform, _ in suites.run] == ["offscreen", "xcb"]
    assert "not slow and not pointer" in suites.run[0][1]
    assert all(line[len(line) - len(words) :] == words for _, line in suites.run)


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_a_pointer_suite_that_cannot_run_fails_where_it_counts(
    ci: str,
    code: int,
    terminal: Machine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    suites = Suites(terminal, 0, 0)
    monkeypatch.setattr(run, "start", suites.start)
    monkeypatch.setattr(run, "apt_get", lambda packages: False)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "Xvfb" else f"/bin/{name}")
    monkeypatch.setenv("CI", ci)
    monkeypatch.chdir(os.curdir)
    assert run.main(["test"]) == code
    assert [platform for platform, _ in suites.run] == ["offscreen"]
    assert "pointer were left out: they need Xvfb" in capsys.readouterr().out


def test_check_runs_every_step_and_names_those_that_failed(
    terminal: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(os.curdir)
    terminal.fails = ("mypy",)
    assert run.main(["check", "--no-tests"]) == 1
    assert terminal.lines("ruff")
    assert terminal.lines(run.LINT_IMPORTS)
    assert terminal.lines("pytest") == []
    assert "Failed: types" in capsys.readouterr().out
    terminal.fails = ()
    assert run.main(["check", "--no-tests"]) == 0
