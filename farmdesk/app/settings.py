"""What the player likes: language, theme, motion, pace, scale. Typed, kept in one ini file.

Only preferences live here; games are saves of their own. A value that somebody wrote by hand and
that makes no sense counts as not set. When the file cannot be written the session goes on with the
values in memory; `written` then says so.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QLocale, QObject, QSettings, Signal

T = TypeVar("T")

LANGUAGE_NAMES = {"en": "English", "ja": "日本語", "ko": "한국어"}
"""The languages that Farmdesk speaks, each called as its speakers call it."""
LANGUAGES = tuple(LANGUAGE_NAMES)
THEMES = ("system", "light", "dark", "contrast")
PACES = ("instant", "normal", "step")
MOTIONS = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
"""Speeds of the table's motion; 0 shows every move at once."""
SCALES = (80, 200)
"""Least and most interface scale, in per cent."""


class Field(Generic[T]):
    """One setting: an attribute of `Settings` whose writing is kept and told by `changed`."""

    def __init__(self, default: Callable[[], T], read: Callable[[str], T]) -> None:
        """`read` makes the value of its text and raises ValueError for nonsense."""
        self.default = default
        self.read = read
        self.key = ""

    def __set_name__(self, owner: type[object], name: str) -> None:
        self.key = name

    @overload
    def __get__(self, settings: None, owner: type[object]) -> Field[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[object]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[object]) -> T | Field[T]:
        if settings is None:
            return self
        text = settings.text(self.key)
        if text is None:
            return self.default()
        try:
            return self.read(text)
        except ValueError:
            return self.default()

    def __set__(self, settings: Settings, value: T) -> None:
        settings.keep(self.key, str(value))


def one_of(*allowed: str) -> Callable[[str], str]:
    """A reader of texts that must be among `allowed`."""

    def read(text: str) -> str:
        if text not in allowed:
            raise ValueError(text)
        return text

    return read


def between(least: float, most: float) -> Callable[[str], float]:
    """A reader of numbers from `least` to `most`; others are moved to the nearer end."""

    def read(text: str) -> float:
        value = float(text)
        if value != value:  # only "nan" differs from itself
            raise ValueError(text)
        return min(max(value, least), most)

    return read


def whole(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers from `least` to `most`; others are moved to the nearer end."""

    def read(text: str) -> int:
        return min(max(int(text), least), most)

    return read


def switch(text: str) -> bool:
    """`True` and `False` as ini files hold them."""
    return one_of("True", "False")(text) == "True"


def system_language() -> str:
    """The first language of the system that Farmdesk speaks, else English."""
    for tag in QLocale.system().uiLanguages():
        if tag[:2] in LANGUAGES:
            return tag[:2]
    return "en"


class Settings(QObject):
    """All preferences. Reading an attribute is cheap; writing one emits `changed(key)`."""

    changed = Signal(str)

    language = Field[str](system_language, one_of(*LANGUAGES))
    theme = Field[str](lambda: "system", one_of(*THEMES))
    motion = Field[float](lambda: 1.0, between(0, 4))
    reduce_motion = Field[bool](lambda: False, switch)
    ai_pace = Field[str](lambda: "normal", one_of(*PACES))
    curtain = Field[bool](lambda: True, switch)
    """Cover the table before it is passed on, where somebody has something to hide."""
    scale = Field[int](lambda: 100, whole(*SCALES))
    log_open = Field[bool](lambda: False, switch)
    full_screen = Field[bool](lambda: False, switch)
    last_game = Field[str](lambda: "", str)
    last_setup = Field[str](lambda: "", str)
    """The seats and options of the last new game, as JSON; see `new_game`."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ini = QSettings(str(file), QSettings.Format.IniFormat)
        self._memory: dict[str, str] = {}

    def text(self, key: str) -> str | None:
        """The text kept under a key; None when there is none."""
        if key in self._memory:
            return self._memory[key]
        value: Any = self._ini.value(key)
        return value if isinstance(value, str) else None

    def keep(self, key: str, text: str) -> None:
        """Keep a text and tell it, unless it is what was kept already."""
        if self.text(key) == text:
            return
        self._memory[key] = text
        self._ini.setValue(key, text)
        self.changed.emit(key)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, as Qt tells it; empty at the first start."""
        value: Any = self._ini.value("geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._ini.setValue("geometry", value)

    def written(self) -> bool:
        """Write everything to the disk now; False when that is not possible."""
        self._ini.sync()
        return self._ini.status() == QSettings.Status.NoError
