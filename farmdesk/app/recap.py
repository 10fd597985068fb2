"""Since your last turn: one line a decision, under the seats or in a drawer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget

from farmdesk.app import forms
from farmdesk.app.dress import Dress
from farmdesk.app.line_list import LineList
from farmdesk.app.lines import Line
from farmdesk.core.match import Chair
from farmdesk.table.signs import sign
from farmdesk.table.stage import Say


class Recap(QWidget):
    """The recap. Pointing at a line lights its places; a click opens the log there."""

    replay_asked = Signal()
    """Show it again."""

    def __init__(self, say: Say, chairs: Sequence[Chair], parent: QWidget) -> None:
        super().__init__(parent)
        form = forms.load("recap", self, LineList)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        self._form = form
        self._fit = forms.Fit(form)
        self.list = forms.child(form, LineList, "recap_lines")
        self.list.furnish(say, chairs)
        self.list.setObjectName("recap_lines")
        self.list.setStyleSheet("QListView { background: transparent; border: none; padding: 0; }")
        self._empty = forms.child(form, QLabel, "recap_empty")
        self._again = forms.child(form, QToolButton, "recap_replay")
        self._again.clicked.connect(self.replay_asked)

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._fit.apply(dress.unit)
        self._form.setProperty("panel", "paper" if dress.compact else "seats")
        self._form.style().unpolish(self._form)
        self._form.style().polish(self._form)
        size = dress.px(18)
        self._again.setIcon(sign("play", size, dress.theme.text, self.devicePixelRatioF()))
        self._again.setIconSize(QSize(size, size))
        self._again.setStyleSheet(
            f"QToolButton {{ min-width: {dress.px(26)}px; max-width: {dress.px(26)}px;"
            f" min-height: {dress.px(26)}px; max-height: {dress.px(26)}px; }}"
        )
        self.list.wear(dress)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """List these, the newest last."""
        self._empty.setVisible(not lines)
        self.list.setVisible(bool(lines))
        self._again.setEnabled(bool(lines))
        self.list.show_lines(lines)

    def retranslate(self) -> None:
        """Say everything again."""
        self.list.retranslate()
