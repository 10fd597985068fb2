"""From message ids to the player's language, live. All words on the screen pass through here.

Rules speak in `Phrase`s and forms hold message ids; the sentences are in `resources/i18n`, one
catalogue a game and language. Gaps `{name}` are filled after translation, so that every language
orders its sentence as it likes; `%n` and the plural form follow the argument called `n`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QTranslator,
    qtTrId,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from farmdesk import assets
from farmdesk.app.settings import Settings
from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.table import fonts

GAP = re.compile(r"\{(\w+)\}")


def seat_number(seat: Seat) -> str:
    """What a seat is called while nobody sits there: its number from 1."""
    return str(seat + 1)


def _translator(file: str) -> QTranslator:
    made = QTranslator()
    if not made.load(file):
        raise OSError(f"the words in {file} cannot be read")
    return made


class Phrases:
    """The words in the language of the settings; follows `settings.language` live.

    Widgets hear of a new language by QEvent.LanguageChange, which Qt sends. `names` tells who sits
    on a seat; the page of a match sets it.
    """

    def __init__(self, settings: Settings) -> None:
        """Needs the application object; speaks the language of the settings at once."""
        self.names: Callable[[Seat], str] = seat_number
        self._settings = settings
        self._installed: list[QTranslator] = []
        self.language = ""
        self.set_language(settings.language)
        settings.changed.connect(self._follow)

    def _follow(self, key: str) -> None:
        if key == "language":
            self.set_language(self._settings.language)

    def set_language(self, language: str) -> None:
        """Speak `en`, `ja` or `ko` from now on. OSError when its catalogues are missing."""
        if language == self.language:
            return
        self.language = language
        QLocale.setDefault(QLocale(language))
        app = QGuiApplication.instance()
        if isinstance(app, QApplication):
            font = app.font()
            font.setFamilies(fonts.family(language))
            app.setFont(font)
        fresh = [_translator(str(file)) for file in assets.catalogues(language)]
        qt_words = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        fresh.insert(0, _translator(f"{qt_words}/qtbase_{language}.qm"))
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
        self._installed = fresh
        for translator in fresh:
            QCoreApplication.installTranslator(translator)

    def close(self) -> None:
        """Take the words out of the application again."""
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
        self._installed = []

    def say(self, said: Phrase) -> str:
        """A phrase as a sentence. A missing message is shown as its id."""
        args = dict(said.args)
        n = args.get("n", -1)
        assert isinstance(n, int), f"{said.key}: n must count"
        sentence = qtTrId(said.key, n)
        if sentence == said.key and n >= 0:  # Qt finds a message of one form only without a number
            sentence = qtTrId(said.key)

        def fill(gap: re.Match[str]) -> str:
            found = args.get(gap[1])
            return gap[0] if found is None else self._word(found)

        return GAP.sub(fill, sentence)

    def tr(self, key: str, **args: int | str | Name | Phrase) -> str:
        """A message by its id and arguments."""
        return self.say(phrase(key, **args))

    def _word(self, value: int | str | Name | Phrase) -> str:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Name):
            return self.names(value.seat)
        return str(value)
