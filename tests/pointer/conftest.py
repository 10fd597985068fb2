"""An X server, the app in it, and a pointer."""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.pointer.window import SCREEN

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0
"""Seconds until something that does not happen counts as a fault."""

State = dict[str, Any]


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """An X server with 24 bits of colour, for these tests alone."""
    lacking = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    if lacking and os.environ.get("CI"):
        pytest.fail(f"the pointer tests need {' and '.join(lacking)}")
    if lacking:
        pytest.skip(f"needs {' and '.join(lacking)}")
    ours, theirs = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    line = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(line, pass_fds=[theirs], stderr=subprocess.DEVNULL)
    os.close(theirs)
    with os.fdopen(ours) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


class App:
    """The app in a process of its own, what it tells, and a real pointer over it."""

    def __init__(self, display: str, folder: Path, *words: str) -> None:
        """`words` name a game and a language."""
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "FARMDESK_HOME": str(folder),
            "PYTHONPATH": str(ROOT),
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.pointer.window", str(folder), *words],
            cwd=ROOT, env=self.environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self._lines: queue.Queue[str] = queue.Queue()
        self._errors: list[str] = []
        self._readers = [
            threading.Thread(target=_read, args=args, daemon=True)
            for args in (
                (self._process.stdout, self._lines.put),
                (self._process.stderr, self._errors.append),
            )
        ]
        for reader in self._readers:
            reader.start()
        self.state: State = {}

    def wait(self, true: Callable[[State], bool], what: str) -> State:
        """The first state told from now on, or the last one, for which that is true."""
        end = time.monotonic() + PATIENCE
        while True:
            while not self._lines.empty():
                self.state = json.loads(self._lines.get())
            if self.state and true(self.state):
                return self.state
            left = end - time.monotonic()
            if left < 0 or self._process.poll() is not None:
                told = {key: self.state.get(key) for key in self.state if key != "slots"}
                pytest.fail(f"waited for: {what}\n{told}\n{''.join(self._errors)}")
            try:
                self.state = json.loads(self._lines.get(timeout=min(left, 0.2)))
            except queue.Empty:
                continue

    def rest(self) -> State:
        """The table when nothing moves and nothing is held."""
        return self.wait(
            lambda s: bool(s["moves"]) and not s["busy"] and s["held"] is None, "a table at rest"
        )

    def wish(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(word + "\n")
        self._process.stdin.flush()

    def close(self) -> str:
        """End the app; what it wrote to its error stream."""
        self._process.terminate()
        self._process.wait(10)
        for reader in self._readers:
            reader.join(10)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()
        return "".join(self._errors)

    # the pointer

    def do(self, *words: object) -> None:
        """Let xdotool act."""
        line = ["xdotool", *(str(word) for word in words)]
        subprocess.run(line, env=self.environment, check=True, timeout=30)

    def place(self, slot: str) -> tuple[int, int]:
        x, y = self.state["slots"][slot]
        return x, y

    def go(self, x: int, y: int) -> None:
        """The pointer goes there in steps, as a hand does."""
        where = subprocess.run(
            ["xdotool", "getmouselocation", "--shell"],
            env=self.environment, check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip
        start = dict(line.split("=") for line in where.split())
        steps: list[object] = []
        for step in range(1, 9):
            for axis, end in (("X", x), ("Y", y)):
                begin = int(start[axis])
                steps += ["mousemove"] * (axis == "X") + [begin + (end - begin) * step // 8]
            steps += ["sleep", "0.012"]
        self.do(*steps)

    def to(self, slot: str) -> None:
        self.go(*self.place(slot))

    def lift(self, slot: str) -> None:
        """Press on a piece and pull."""
        self.to(slot)
        self.do("mousedown", 1, "sleep", "0.02")
        x, y = self.place(slot)
        self.go(x + 16, y + 8)
        self.wait(lambda s: bool(s["dragging"]), f"a drag from {slot}")

    def over(self, slot: str) -> None:
        """Move there, and wait until the table has seen it."""
        self.to(slot)
        self.wait(lambda s: s["hovered"] == slot, f"{slot} under the pointer")

    def drawn(self, number: int) -> None:
        """Wait until so many drops lie there."""
        self.wait(lambda s: len(s["drops"]) == number, f"{number} drops")

    def release(self) -> None:
        self.do("mouseup", 1)


def _read(stream: Any, take: Callable[[str], None]) -> None:
    for line in stream:
        take(line)


@contextmanager
def opened(display: str, home: Path, *words: str) -> Iterator[App]:
    """The app with the table of a game, language and so on; nothing may have gone wrong in it."""
    made = App(display, home, *words)
    try:
        yield made
    finally:
        errors = made.close()
    assert "Traceback" not in errors
    assert "QPainter" not in errors


@pytest.fixture(scope="module")
def app(display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """The app with a table open, at rest."""
    with opened(display, tmp_path_factory.mktemp("home")) as made:
        made.rest()
        yield made
