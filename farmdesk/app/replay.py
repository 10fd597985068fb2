"""Step through what has happened, read-only: since your last turn, or the whole match."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QToolButton, QWidget

from farmdesk.app import forms
from farmdesk.app.dress import Dress
from farmdesk.app.stagehand import Stagehand
from farmdesk.table.signs import sign

PAUSE = 700
"""Milliseconds between two turns while it plays, besides their own motion."""


class ReplayBar(QWidget):
    """Back, play, forward, a slider, and the way back to the game."""

    opened = Signal()
    left = Signal()

    def __init__(self, hand: Stagehand, parent: QWidget) -> None:
        super().__init__(parent)
        form = forms.load("replay", self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        self._fit = forms.Fit(form)
        self._hand = hand
        self._dress = Dress()
        self._playing = False
        self.tools = {
            name: forms.child(form, QToolButton, f"replay_{name}")
            for name in ("start", "back", "play", "forward")
        }
        self.slider = forms.child(form, QSlider, "replay_slider")
        self._where = forms.child(form, QLabel, "replay_where")
        self._leave = forms.child(form, QPushButton, "replay_leave")
        self.tools["start"].clicked.connect(self.to_start)
        self.tools["back"].clicked.connect(self.step_back)
        self.tools["play"].clicked.connect(self.toggle)
        self.tools["forward"].clicked.connect(self.step_on)
        self._leave.clicked.connect(self.leave)
        self.slider.valueChanged.connect(self._slid)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.step_on)
        hand.shown.connect(self._arrived)
        self.hide()

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self._fit.apply(dress.unit)
        self._draw_signs()

    def _draw_signs(self) -> None:
        size = self._dress.px(22)
        play = "pause" if self._playing else "play"
        names = {"start": "undo", "back": "arrow_left", "play": play, "forward": "arrow_right"}
        for name, tool in self.tools.items():
            ink = self._dress.theme.text
            tool.setIcon(sign(names[name], size, ink, self.devicePixelRatioF()))
            tool.setIconSize(QSize(size, size))

    @property
    def open(self) -> bool:
        """Is the past being shown?"""
        return self._hand.past is not None

    @property
    def last(self) -> int:
        """The number of turns there are."""
        return len(self._hand.control.match.past)

    def begin(self, made: int, *, play: bool) -> None:
        """Show the table after `made` turns; `play` goes on by itself."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, self.last)
        self.slider.blockSignals(False)
        self._go(min(max(made, 0), self.last))
        self.show()
        self.raise_()
        self.opened.emit()
        self._set_playing(playing=play and made < self.last)

    def leave(self) -> None:
        """Back to the game as it is now."""
        if not self.open:
            return
        self._set_playing(playing=False)
        self.hide()
        self._hand.show_past(None)
        self.left.emit()

    def to_start(self) -> None:
        """The table as it was set up."""
        self._set_playing(playing=False)
        self._go(0)

    def step_back(self) -> None:
        """One turn back."""
        self._set_playing(playing=False)
        self._go(max(0, (self._hand.past or 0) - 1))

    def step_on(self) -> None:
        """One turn on, with its motion."""
        made = self._hand.past
        if made is None or made >= self.last:
            self._set_playing(playing=False)
            return
        self._go(made + 1, told=True)

    def toggle(self) -> None:
        """Play or pause; at the end it begins anew."""
        if not self._playing and self._hand.past == self.last:
            self._go(0)
        self._set_playing(playing=not self._playing)

    def _set_playing(self, *, playing: bool) -> None:
        self._playing = playing
        self._draw_signs()
        if playing:
            self._clock.start(PAUSE)
        else:
            self._clock.stop()

    def _go(self, made: int, *, told: bool = False) -> None:
        self._hand.show_past(made, told=told)
        self._mark()

    def _mark(self) -> None:
        made = self._hand.past or 0
        self.slider.blockSignals(True)
        self.slider.setValue(made)
        self.slider.blockSignals(False)
        self._where.setText(f"{made} / {self.last}")
        self.tools["back"].setEnabled(made > 0)
        self.tools["start"].setEnabled(made > 0)
        self.tools["forward"].setEnabled(made < self.last)

    def _slid(self, made: int) -> None:
        self._set_playing(playing=False)
        self._go(made)

    def _arrived(self) -> None:
        if self.open and self._playing:
            if (self._hand.past or 0) >= self.last:
                self._set_playing(playing=False)
            else:
                self._clock.start(PAUSE)
