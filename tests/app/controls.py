"""A control with everything round it, for tests."""

from __future__ import annotations

from pathlib import Path

from farmdesk.app.asking import Hint
from farmdesk.app.control import MatchControl
from farmdesk.core.match import Match, Turn
from farmdesk.core.moves import Phrase
from tests.app.fakes import FakeMind, FullDisk, find, settings_in


class Table:
    """A control with everything round it, and what it told."""

    def __init__(self, folder: Path, match: Match, mind: FakeMind, pace: str = "instant") -> None:
        self.settings = settings_in(folder, pace)
        self.library = FullDisk(folder / "games", find)
        self.path = folder / "games" / "one.farmdesk"
        self.mind = mind
        self.match = match
        self.control = MatchControl(match, self.path, self.library, self.settings, mind)
        self.turns: list[Turn] = []
        self.told: list[Phrase] = []
        self.hints: list[Hint] = []
        self.waits: list[bool] = []
        self.control.turned.connect(self.turns.append)
        self.control.failed.connect(self.told.append)
        self.control.hinted.connect(self.hints.append)
        self.control.waiting.connect(self.waits.append)

    def play_first(self) -> None:
        """The person makes the first move that is allowed."""
        decision = self.control.asks()
        assert decision is not None
        assert self.control.play(decision.seat, decision.moves[0])

    def asked(self) -> bool:
        """Is a person asked now, with no AI at work?"""
        return self.control.asks() is not None and self.control.thinker == -1
