"""A table page in a window, with a mind and a disk of the test's own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.control import MatchControl
from farmdesk.app.deals import Deals
from farmdesk.app.look import Look
from farmdesk.app.phrases import Phrases
from farmdesk.app.settings import Settings
from farmdesk.app.table_page import TablePage
from farmdesk.core.match import Match
from farmdesk.core.moves import Move
from tests.app.fakes import FakeMind, FullDisk, find
from tests.app.market import MarketStage
from tests.toy import patience
from tests.toy.game import GAME


class Opened:
    """A page that is shown at a size, everything still unless a test wants motion."""

    def __init__(
        self, app: QApplication, qtbot: QtBot, folder: Path, match: Match, **wishes: object
    ) -> None:
        """`wishes` are settings; `mind` is a FakeMind, else one that never answers.

        The toys lie on a table of the tests' own.
        """
        self.match = match
        mind = wishes.pop("mind", None)
        self.mind = mind if isinstance(mind, FakeMind) else FakeMind(at_once=False)
        self.settings = Settings(folder / "settings.ini")
        first = {"language": "en", "theme": "light", "ai_pace": "instant", "motion": 0.0}
        for key, value in (first | wishes).items():
            setattr(self.settings, key, value)
        self.look = Look(app, self.settings)
        self.phrases = Phrases(self.settings)
        self.library = FullDisk(folder / "games", find)
        self.path = folder / "games" / "one.farmdesk"
        self.control = MatchControl(match, self.path, self.library, self.settings, self.mind)
        stage = MarketStage() if match.game in (GAME, patience.GAME) else None
        self.deals = Deals(folder / "deals.json")
        self.page = TablePage(
            self.control, self.settings, self.phrases, self.look, stage, self.deals
        )
        self.parts = self.page.parts
        self.titles: list[str] = []
        self.page.titled.connect(self.titles.append)
        qtbot.addWidget(self.page, before_close_func=_shut)
        self.fit(1366, 768)

    def fit(self, width: int, height: int) -> None:
        """Give the page a size and let everything settle."""
        self.page.resize(width, height)
        self.look.measure(width, height)
        self.page.show()
        self.settle()

    def settle(self) -> None:
        """Let what is waiting happen."""
        for _ in range(4):
            QApplication.processEvents()

    def play(self, move: Move | None = None) -> None:
        """The person who is asked spells a move on the table: the first, or this one."""
        asked = self.control.asks()
        assert asked is not None
        made = move if move is not None else asked.moves[0]
        self.page.scene.moved.emit(asked.seat, made)
        self.settle()

    @property
    def prompt(self) -> str:
        """The sentence in the bar."""
        return self.parts.bar.prompt.prompt

    @property
    def past(self) -> int:
        """After how many turns the table is shown; -1 for now."""
        made = self.page.hand.past
        return -1 if made is None else made

    @property
    def answers(self) -> list[str]:
        """The words on the answer buttons that can be seen."""
        return [button.text() for button in self.parts.bar.answers if button.isVisible()]


def _shut(page: object) -> None:
    assert isinstance(page, TablePage)
    page.shut()
