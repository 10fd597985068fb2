"""A whole app for a test, in a folder of its own, with a stand-in for the page of a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farmdesk import games
from farmdesk.app.deals import Deals
from farmdesk.app.library import Library
from farmdesk.app.look import Look
from farmdesk.app.main import application
from farmdesk.app.page import MatchPage
from farmdesk.app.phrases import Phrases
from farmdesk.app.settings import Settings
from farmdesk.app.window import MainWindow
from farmdesk.core.match import Match


class StandIn(MatchPage):
    """A page that only remembers what it was given."""

    def __init__(self, match: Match, path: Path) -> None:
        super().__init__()
        self.match, self.path = match, path
        self.is_shut = False

    def shut(self) -> None:
        """Remember it."""
        self.is_shut = True


class Desk(NamedTuple):
    """The parts of an app under test."""

    folder: Path
    settings: Settings
    look: Look
    phrases: Phrases
    library: Library
    window: MainWindow
    pages: list[StandIn]
    rules: list[tuple[str, str]]
    """Rulebooks that were asked for: game and anchor."""

    def fit(self, width: int, height: int) -> None:
        """Give the window a size, and let everything settle."""
        self.window.resize(width, height)
        self.window.show()
        self.look.measure(width, height)
        for _ in range(3):
            QApplication.processEvents()


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application object with our style and letters."""
    assert application() is qapp
    return qapp


def build(app: QApplication, folder: Path) -> Desk:
    """Put an app together as `main.House` does."""
    settings = Settings(folder / "settings.ini")
    settings.language = "en"
    settings.theme = "light"
    look = Look(app, settings)
    phrases = Phrases(settings)
    library = Library(folder / "games", games.find)
    pages: list[StandIn] = []
    rules: list[tuple[str, str]] = []

    def make_page(match: Match, path: Path) -> MatchPage:
        pages.append(StandIn(match, path))
        return pages[-1]

    def open_rules(game: str, anchor: str, parent: QWidget) -> QWidget:
        rules.append((game, anchor))
        return parent

    results = Deals(folder / "deals.json")
    window = MainWindow(settings, phrases, look, library, results, make_page, open_rules)
    return Desk(folder, settings, look, phrases, library, window, pages, rules)


@pytest.fixture
def desk(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """An app in English and light, shown at 1366 x 768."""
    made = build(dressed, tmp_path / "農場 데스크 desk")
    made.fit(1366, 768)
    yield made
    made.window.close()
    made.phrases.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
