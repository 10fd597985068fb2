"""An unexpected fault leaves a report on the disk and a word to the player."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from farmdesk import __version__
from farmdesk.app.crash import KEPT, Crashes


@pytest.fixture
def crashes(tmp_path: Path) -> Iterator[Crashes]:
    made = Crashes(tmp_path / "報告 보고")
    made.watch()
    yield made
    made.rest()


def fall(text: str) -> None:
    """Fail as a slot would: the fault ends in sys.excepthook."""
    try:
        break_down(text)
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def break_down(text: str) -> None:
    """Something nobody expected."""
    raise ZeroDivisionError(text)


def test_the_report_holds_fault_versions_and_match(
    crashes: Crashes, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    crashes.happened.connect(told.append)
    crashes.match_text = lambda: '{"seed": 7, "moves": ["0 pass"]}'
    fall("the plough broke")
    (path,) = crashes.folder.iterdir()
    report = path.read_text(encoding="utf-8")
    assert told == [str(path)]
    assert "ZeroDivisionError: the plough broke" in report
    assert "in break_down" in report
    assert __version__ in report
    assert sys.version.split()[0] in report
    assert '"seed": 7' in report
    assert str(path) in capsys.readouterr().err


def test_faults_in_threads_are_caught(crashes: Crashes) -> None:
    thread = threading.Thread(target=fall_apart)
    thread.start()
    thread.join()
    (path,) = crashes.folder.iterdir()
    assert "in a thread" in path.read_text(encoding="utf-8")


def fall_apart() -> None:
    """Fail in a thread."""
    raise ValueError("in a thread")


def test_old_reports_are_cleared_away(crashes: Crashes) -> None:
    for number in range(KEPT + 4):
        fall(f"fault {number}")
    texts = [path.read_text(encoding="utf-8") for path in sorted(crashes.folder.iterdir())]
    assert len(texts) == KEPT
    assert f"fault {KEPT + 3}" in texts[-1]


def test_a_disk_that_refuses_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("x", encoding="utf-8")
    crashes = Crashes(blocked / "reports")
    told: list[str] = []
    crashes.happened.connect(told.append)
    crashes.watch()
    fall("no room")
    crashes.rest()
    assert told == [""]


def test_a_fault_while_telling_is_not_told_again(crashes: Crashes) -> None:
    told: list[str] = []

    def tell(path: str) -> None:
        told.append(path)
        fall("again")

    crashes.happened.connect(tell)
    fall("once")
    assert len(told) == 1
    assert len(list(crashes.folder.iterdir())) == 2


def test_control_c_is_no_fault(crashes: Crashes) -> None:
    heard: list[type[BaseException]] = []
    crashes.rest()
    before, sys.excepthook = sys.excepthook, lambda kind, *rest: heard.append(kind)
    other = Crashes(crashes.folder)
    other.watch()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    other.rest()
    sys.excepthook = before
    assert heard == [KeyboardInterrupt]
    assert not crashes.folder.exists()
