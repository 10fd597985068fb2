"""A second start raises the first window; a crashed first one is no obstacle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from farmdesk.app.single import Single, socket_name

HOLDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from farmdesk.app.single import Single
app = QCoreApplication([])
single = Single(Path(sys.argv[1]))
print(single.claim(), flush=True)
app.exec()
"""


def test_the_second_one_is_refused_and_hands_its_file_over(qtbot: QtBot, tmp_path: Path) -> None:
    first = Single(tmp_path)
    assert first.claim()
    with qtbot.waitSignal(first.raised, timeout=3000) as raised:
        assert not Single(tmp_path).claim("民/내 게임.farmdesk")
    assert raised.args == ["民/내 게임.farmdesk"]
    first.release()


@pytest.mark.parametrize(
    "name",
    [
        "/a/100 % of {it}.farmdesk",
        "/a/two\nlines.farmdesk",
        pytest.param(
            os.fsdecode(b"/a/\xff old letters.farmdesk"),
            marks=pytest.mark.skipif(os.name == "nt", reason="names are letters there"),
        ),
    ],
    ids=["signs", "line break", "no letters"],
)
def test_whatever_a_file_is_called_its_whole_name_is_handed_over(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    first = Single(tmp_path)
    assert first.claim()
    with qtbot.waitSignal(first.raised, timeout=3000) as raised:
        assert not Single(tmp_path).claim(name)
    assert raised.args == [name]
    first.release()


@pytest.mark.parametrize("said", [b"raise nonsense\n", b"raise 7\n", b'raise "a\n'])
def test_what_cannot_be_understood_only_raises(qtbot: QtBot, tmp_path: Path, said: bytes) -> None:
    first = Single(tmp_path)
    assert first.claim()
    caller = QLocalSocket()
    with qtbot.waitSignal(first.raised, timeout=3000) as raised:
        caller.connectToServer(socket_name(tmp_path))
        caller.write(said)
    assert raised.args == [""]
    first.release()


def test_a_start_without_a_file_only_raises(qtbot: QtBot, tmp_path: Path) -> None:
    first = Single(tmp_path)
    assert first.claim()
    with qtbot.waitSignal(first.raised, timeout=3000) as raised:
        assert not Single(tmp_path).claim()
    assert raised.args == [""]
    first.release()


def test_after_the_first_is_closed_the_next_is_first(qtbot: QtBot, tmp_path: Path) -> None:
    first = Single(tmp_path)
    assert first.claim()
    first.release()
    second = Single(tmp_path)
    assert second.claim()
    second.release()


def test_players_with_other_folders_are_apart(tmp_path: Path) -> None:
    assert socket_name(tmp_path / "a") != socket_name(tmp_path / "b")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes vanish with their process there")
def test_a_crashed_run_leaves_nothing_in_the_way(qtbot: QtBot, tmp_path: Path) -> None:
    line = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        holder.send_signal(signal.SIGKILL)
    single = Single(tmp_path)
    assert single.claim()
    with qtbot.waitSignal(single.raised, timeout=3000):
        assert not Single(tmp_path).claim()
    single.release()


RUNNER = """
import sys
import time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from farmdesk.app.single import Single
app = QCoreApplication([])
single = Single(Path(sys.argv[1]))
print("here", flush=True)
moment = float(sys.stdin.readline())
while time.time() < moment:
    pass
print(single.claim(), flush=True)
sys.stdin.readline()
"""


def test_of_starts_in_the_same_moment_one_is_first(tmp_path: Path) -> None:
    line = [sys.executable, "-c", RUNNER, str(tmp_path)]
    pipe = subprocess.PIPE
    runners = [subprocess.Popen(line, stdin=pipe, stdout=pipe, text=True) for _ in range(4)]
    for runner in runners:
        assert runner.stdout is not None
        assert runner.stdout.readline() == "here\n"
    moment = time.time() + 0.3
    for runner in runners:
        assert runner.stdin is not None
        runner.stdin.write(f"{moment}\n")
        runner.stdin.flush()
    claims = [runner.stdout.readline() for runner in runners if runner.stdout is not None]
    for runner in runners:
        runner.communicate("")
    assert sorted(claims) == ["False\n"] * 3 + ["True\n"]
