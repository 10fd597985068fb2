"""How the whole app looks now: theme, unit and pictures, live.

One `Look` dresses the application; whatever paints by hand listens to it. The theme follows the
settings and, when they say so, the system; the unit follows the window and the player's own scale.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from farmdesk.app.settings import Settings
from farmdesk.table.art import Art
from farmdesk.table.shape import LEAST_HEIGHT, LEAST_WIDTH, Shape, shape, unit
from farmdesk.table.theme import palette, style_sheet
from farmdesk.table.tones import FOCUS, THEMES, Theme, mix, tint

BODY = 14
"""The size of body words, in units."""

STEP = 0.05
"""The unit changes in steps, so that dragging a window's edge does not dress it at every pixel."""


class Look(QObject):
    """Theme, unit, shape of the window and the pictures that go with them."""

    worn = Signal()
    """The theme has changed."""
    scaled = Signal()
    """The unit or the shape of the window has changed."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        super().__init__()
        self._app = app
        self._settings = settings
        self.unit = settings.scale / 100
        self.shape: Shape = "regular"
        self._room = (1366.0, 768.0)
        self.theme: Theme = self._chosen()
        self.art = Art(self.theme)
        settings.changed.connect(self._follow)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._dress()

    def measure(self, width: float, height: float) -> None:
        """Fit everything to a window of so many logical pixels."""
        self._room = (max(width, 1.0), max(height, 1.0))
        scale = self._settings.scale / 100
        least = unit(*self._room, scale)
        made = max(int(least / STEP + 1e-6) * STEP, STEP)
        form = shape(self._room[0] / made, self._room[1] / made)
        if (made, form) == (self.unit, self.shape):
            return
        regrown = made != self.unit
        self.unit, self.shape = made, form
        if regrown:
            self.art.clear()
            self._dress()
        self.scaled.emit()

    def has_room(self, width: float, height: float) -> bool:
        """Do so many logical pixels hold the least window at the unit there is now?"""
        return width >= LEAST_WIDTH * self.unit and height >= LEAST_HEIGHT * self.unit

    @property
    def lowered(self) -> bool:
        """Is the player's scale larger than the window has room for?"""
        width, height = self._room
        scale = self._settings.scale / 100
        return unit(width, height, scale) < unit(width, height) * scale - 0.01

    def px(self, units: float) -> int:
        """Units in logical pixels, rounded."""
        return round(units * self.unit)

    def _chosen(self) -> Theme:
        name = self._settings.theme
        if name == "system":
            scheme = QGuiApplication.styleHints().colorScheme()
            name = "dark" if scheme == Qt.ColorScheme.Dark else "light"
        return THEMES["high_contrast" if name == "contrast" else name]

    def _follow(self, key: str) -> None:
        if key == "theme":
            self._change_theme()
        elif key == "scale":
            self.measure(*self._room)

    def _system_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self._settings.theme == "system":
            self._change_theme()

    def _change_theme(self) -> None:
        theme = self._chosen()
        if theme == self.theme:
            return
        self.theme = theme
        self.art.wear(theme)
        self._dress()
        self.worn.emit()

    def _dress(self) -> None:
        font = self._app.font()
        font.setPixelSize(self.px(BODY))
        self._app.setFont(font)
        colours = palette(self.theme)
        colours.setColor(QPalette.ColorRole.Accent, tint(focus_tone(self.theme)))
        self._app.setPalette(colours)
        self._app.setStyleSheet(style_sheet(self.theme, self.unit))


def focus_tone(theme: Theme) -> str:
    """The focus ring's colour, as in the style sheet."""
    if theme.name == "high_contrast":
        return "#00FFFF"
    return FOCUS if theme.name == "light" else mix(FOCUS, "#FFFFFF", 0.35)
