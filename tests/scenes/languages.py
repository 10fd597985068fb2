"""The words of the app in a language, and the same a third longer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from farmdesk.app.phrases import Phrases
from farmdesk.app.settings import Settings
from farmdesk.core.moves import Phrase
from tests.scenes.tables import NAMES


@contextmanager
def speaking(language: str, folder: Path) -> Iterator[Phrases]:
    """Speak `en`, `ja` or `ko` for a while; nothing of it is left afterwards."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font, locale = app.font(), QLocale()
    settings = Settings(folder / f"{language}.ini")
    settings.language = language
    phrases = Phrases(settings)
    phrases.names = NAMES.__getitem__
    yield phrases
    for translator in phrases._installed:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(locale)
    app.setFont(font)


class Longer:
    """Says everything 30 % longer than it is, as another language might."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def __call__(self, said: Phrase) -> str:
        words = self._phrases.say(said)
        return words + words[: -(-3 * len(words) // 10)]
