"""Starting for real, in a process of its own: once, twice, after a kill, with a file."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
