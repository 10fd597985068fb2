"""The settings: language, theme, motion, AI pace, scale. Every change works at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from farmdesk.app import forms
from farmdesk.app.look import Look
from farmdesk.app.phrases import Phrases
from farmdesk.app.settings import LANGUAGE_NAMES, MOTIONS, PACES, SCALES, THEMES, Settings
from farmdesk.app.toggle import Toggle

SCALE_STEP = 10


class SettingsDialog(QDialog):
    """One form; nothing to confirm."""

    def __init__(self, settings: Settings, phrases: Phrases, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self._phrases = phrases
        self._look = look
        self._filling = False
        self._form = forms.load("settings", self, Toggle)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._form)
        self._find_parts()
        self._fit = forms.Fit(self._form)
        look.scaled.connect(self._wear)
        self._fill()
        self._wear()

    def _find_parts(self) -> None:
        form = self._form
        self.language = forms.child(form, QComboBox, "language")
        self.theme = forms.child(form, QComboBox, "theme")
        self.motion = forms.child(form, QComboBox, "motion")
        self.pace = forms.child(form, QComboBox, "pace")
        self.scale = forms.child(form, QSlider, "scale")
        self.scale_text = forms.child(form, QLabel, "scale_text")
        self.scale_note = forms.child(form, QLabel, "scale_note")
        self.reduce_motion = forms.child(form, Toggle, "reduce_motion")
        self.curtain = forms.child(form, Toggle, "curtain")
        least, most = SCALES
        self.scale.setRange(least // SCALE_STEP, most // SCALE_STEP)
        self.language.activated.connect(self._language_picked)
        self.theme.activated.connect(self._theme_picked)
        self.motion.activated.connect(self._motion_picked)
        self.pace.activated.connect(self._pace_picked)
        self.scale.valueChanged.connect(self._scale_moved)
        self.reduce_motion.toggled.connect(self._reduce_switched)
        self.curtain.toggled.connect(self._curtain_switched)
        forms.child(form, QPushButton, "close").clicked.connect(self.accept)

    def _fill(self) -> None:
        say, settings = self._phrases.tr, self._settings
        self._filling = True
        self.setWindowTitle(say("settings.title"))
        _offer(self.language, [(name, key) for key, name in LANGUAGE_NAMES.items()])
        _offer(self.theme, [(say(f"settings.theme.{key}"), key) for key in THEMES])
        _offer(self.pace, [(say(f"newgame.pace.{key}"), key) for key in PACES])
        _offer(self.motion, [(self._speed(speed), speed) for speed in MOTIONS])
        self.language.setCurrentIndex(self.language.findData(settings.language))
        self.theme.setCurrentIndex(self.theme.findData(settings.theme))
        self.pace.setCurrentIndex(self.pace.findData(settings.ai_pace))
        near = min(MOTIONS, key=lambda speed: abs(speed - settings.motion))
        self.motion.setCurrentIndex(MOTIONS.index(near))
        self.scale.setValue(round(settings.scale / SCALE_STEP))
        self.reduce_motion.setChecked(settings.reduce_motion)
        self.curtain.setChecked(settings.curtain)
        self._filling = False
        self._say_scale()

    def _speed(self, speed: float) -> str:
        say = self._phrases.tr
        return say("settings.motion.off") if speed == 0 else f"{speed:g} ×"

    def _say_scale(self) -> None:
        self.scale_text.setText(f"{self._settings.scale} %")
        self.scale.setAccessibleDescription(self.scale_text.text())
        shown = round(self._look.unit * 100)
        lowered = self._look.lowered
        self.scale_note.setText(self._phrases.tr("settings.scale_lowered", shown=shown))
        self.scale_note.setVisible(lowered)

    def _wear(self) -> None:
        self._fit.apply(self._look.unit)
        self._say_scale()
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
            self.adjustSize()

    def _language_picked(self) -> None:
        self._settings.language = self.language.currentData()

    def _theme_picked(self) -> None:
        self._settings.theme = self.theme.currentData()

    def _motion_picked(self) -> None:
        self._settings.motion = self.motion.currentData()

    def _pace_picked(self) -> None:
        self._settings.ai_pace = self.pace.currentData()

    def _scale_moved(self, tenths: int) -> None:
        if not self._filling:
            self._settings.scale = tenths * SCALE_STEP
            self._say_scale()

    def _reduce_switched(self, on: bool) -> None:  # noqa: FBT001  # a signal's argument
        self._settings.reduce_motion = on

    def _curtain_switched(self, on: bool) -> None:  # noqa: FBT001  # a signal's argument
        self._settings.curtain = on


def _offer(box: QComboBox, choices: list[tuple[str, object]]) -> None:
    box.clear()
    for words, value in choices:
        box.addItem(words, value)
