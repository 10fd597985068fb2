"""Starting for real, in a process of its own: once, twice, after a kill, with a file."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TextIO

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from farmdesk import __main__ as door
from farmdesk.app import main
from farmdesk.app.doorstep import Doorstep
from farmdesk.app.main import smoke
from farmdesk.core.saves import dump
from tests.app.conftest import Desk
from tests.app.test_library import begun

RUN = "import sys; from farmdesk.app.main import run; sys.exit(run(sys.argv[1:]))"

CLOSING = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from farmdesk.app import main

def close():
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, main.MainWindow))
    if len(sys.argv) > 1:
        window.lobby.new_game.start.click()
        QApplication.processEvents()
    print("closing", flush=True)
    window.close()

app = main.application()
QTimer.singleShot(300, close)
sys.exit(main.run([]))
"""


def environment(home: Path) -> dict[str, str]:
    """A player whose home has Japanese, Korean and spaces in its name."""
    return {**os.environ, "FARMDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


def run(line: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run to the end, whatever comes of it."""
    return subprocess.run(
        line, env=environment(home), capture_output=True, text=True, check=False, timeout=60
    )


def test_the_try_out_paints_and_says_platform_and_language(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    assert smoke() == 0
    assert capsys.readouterr().out.startswith("platform offscreen, language ")


def test_the_try_out_opens_a_saved_game_and_leaves_it_alone(
    desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "내 게임.farmdesk"
    match = begun(4)
    file.write_bytes(dump(match))
    assert smoke(str(file)) == 0
    assert f", {match.game.info.id} after {len(match.past)} moves\n" in capsys.readouterr().out
    assert list(tmp_path.glob("*.farmdesk*")) == [file]
    assert file.read_bytes() == dump(match)


@pytest.mark.parametrize("text", [None, "hello", "{}"], ids=["missing", "no save", "empty"])
def test_the_try_out_says_in_one_sentence_why_a_file_cannot_be_opened(
    desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None
) -> None:
    file = tmp_path / "내 게임.farmdesk"
    if text is not None:
        file.write_text(text)
    assert smoke(str(file)) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.rstrip().endswith((".", ")", "。"))
    assert len(err.splitlines()) == 1


def test_a_file_that_the_system_brings_later_is_opened(desk: Desk) -> None:
    """macOS tells a double click by an event; other files and events go their way."""
    app = main.application()
    doorstep = Doorstep(app)
    brought: list[str] = []
    doorstep.brought.connect(brought.append)
    for name in ("/a/내 게임.farmdesk", "/a/picture.png"):
        QApplication.sendEvent(app, QFileOpenEvent(name))
    app.removeEventFilter(doorstep)
    assert brought == ["/a/내 게임.farmdesk"]


def test_a_second_start_ends_at_once_and_a_kill_is_no_obstacle(tmp_path: Path) -> None:
    home = tmp_path / "집 家 home"
    line = [sys.executable, "-c", RUN]
    with subprocess.Popen(line, env=environment(home)) as first:
        deadline = time.monotonic() + 20
        said = ""
        while "open already" not in said and time.monotonic() < deadline:
            probe = "from farmdesk.app.single import Single; from pathlib import Path; import sys;"
            probe += "from PySide6.QtCore import QCoreApplication; a = QCoreApplication([]);"
            probe += "print('' if Single(Path(sys.argv[1])).claim() else 'open already')"
            done = subprocess.run(
                [sys.executable, "-c", probe, str(home)], capture_output=True, text=True, check=True
            )
            said = done.stdout
        second = run(line, home)
        assert second.returncode == 0
        assert "open already" in second.stdout
        first.kill()
    closing = run([sys.executable, "-c", CLOSING], home)
    assert closing.returncode == 0, closing.stderr
    assert "closing" in closing.stdout


@pytest.mark.parametrize("words", [[], ["playing"]])
def test_a_closed_window_ends_the_process_soon(tmp_path: Path, words: list[str]) -> None:
    home = tmp_path / "집 家 home"
    line = [sys.executable, "-c", CLOSING, *words]
    with subprocess.Popen(
        line, env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "closing\n", process.stderr.read()
        since = time.monotonic()
        assert process.wait(20) == 0, process.stderr.read()
        assert time.monotonic() - since < 4  # two seconds by the last call, and a slow machine
        assert "Traceback" not in process.stderr.read()
    assert bool(list((home / "games").glob("*.farmdesk"))) == bool(words)


def test_a_file_given_at_the_start_is_opened(tmp_path: Path) -> None:
    home = tmp_path / "집 家 home"
    file = tmp_path / "내 게임.farmdesk"
    file.write_bytes(dump(begun(4)))
    script = CLOSING.replace("main.run([])", f"main.run([{str(file)!r}])").replace(
        'print("closing"', "print(len(window.match.past)"
    )
    done = run([sys.executable, "-c", script], home)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) >= 4


def test_the_door_hands_a_saved_game_to_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """A double click on a saved game starts `farmdesk FILE`."""
    opened: list[list[str]] = []
    monkeypatch.setattr(main, "run", opened.append)
    several = ["a.farmdesk", "b.farmdesk"]  # dragged together onto the program
    for words in ([], ["내 게임.farmdesk"], ["OLD.FARMDESK"], several):
        monkeypatch.setattr(sys, "argv", ["farmdesk", *words])
        door.main()
    assert opened == [[], ["내 게임.farmdesk"], ["OLD.FARMDESK"], several]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere is always a display")
@pytest.mark.parametrize(
    ("words", "code", "out", "err"),
    [
        ([], 1, "", "There is no display here, so no window can be opened.\n"),
        (["--smoke"], 0, "platform offscreen, language en\n", ""),
    ],
    ids=["window", "smoke"],
)
def test_without_a_display_one_sentence_is_said_or_it_is_painted_unseen(
    tmp_path: Path, words: list[str], code: int, out: str, err: str
) -> None:
    """Qt alone would end the process in the middle."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in environment(tmp_path).items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "farmdesk", *words],
        env=env | {"LC_ALL": "C.UTF-8"}, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (code, out, err)


def test_the_trace_of_an_earlier_hard_fault_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found at the next start at the earliest."""

    def close(file: TextIO) -> None:
        file.close()

    monkeypatch.setattr(faulthandler, "enable", close)
    (tmp_path / "hard-fault.txt").write_text("Fatal Python error: Aborted")
    main._watch_hard_faults(tmp_path)
    assert (tmp_path / "hard-fault.txt").read_text() == "Fatal Python error: Aborted"
