"""A checkout of its own for run.py, with stand-ins for the programs that it starts."""

from pathlib import Path

import pytest

import run

PYPROJECT = """
[build-system]
requires = ["backend>=1"]
[project]
dependencies = ["toolkit>=6,<7"]
[project.optional-dependencies]
dev = ["tests>=8"]
"""


class Machine:
    """A checkout of its own with stand-ins for the programs that set-up starts."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started: list[list[str]] = []
        self.fails: tuple[str, ...] = ()  # a started line with one of these words fails
        self.venv = root / ".venv"
        self.pyproject = root / "pyproject.toml"
        self.pyproject.write_text(PYPROJECT, encoding="utf-8")
        places = {"ROOT": root, "VENV": self.venv, "STAMP": self.venv / "farmdesk-setup.txt"}
        for name, place in places.items():
            monkeypatch.setattr(run, name, place)
        monkeypatch.setattr(
            run, "PYTHON", self.venv / run.PYTHON.relative_to(run.PYTHON.parents[1])
        )
        monkeypatch.setattr(run, "start", self.start)

    def start(self, *words: str | Path, out: object = None, platform: str = "") -> int:
        line = [str(word) for word in words]
        self.started.append(line)
        if any(word in line for word in self.fails):
            return 1
        if "venv" in line:
            run.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            run.PYTHON.touch()
        return 0

    def lines(self, word: str) -> list[list[str]]:
        return [line for line in self.started if word in line]
