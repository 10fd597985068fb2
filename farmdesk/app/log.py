"""The log: every decision of the match in a drawer, filtered by seat, pointing at the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from farmdesk.app import forms
from farmdesk.app.dress import Dress, mark_icon
from farmdesk.app.line_list import LineList
from farmdesk.app.lines import Line
from farmdesk.core.match import Chair
from farmdesk.core.places import Seat
from farmdesk.table.signs import sign
from farmdesk.table.stage import Say
from farmdesk.table.words import tip


class Log(QWidget):
    """The drawer. Closed it costs nothing but the list of lines."""

    closed = Signal()
    """The player closes it."""

    def __init__(self, say: Say, chairs: Sequence[Chair], parent: QWidget) -> None:
        super().__init__(parent)
        form = forms.load("log", self, LineList)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        self._fit = forms.Fit(form)
        self._chairs = tuple(chairs)
        self._all: tuple[Line, ...] = ()
        self._faint_from = 1 << 30
        self.list = forms.child(form, LineList, "log_lines")
        self.list.furnish(say, chairs)
        self._copy = forms.child(form, QToolButton, "log_copy")
        self._close = forms.child(form, QToolButton, "log_close")
        self._copy.clicked.connect(self.copy)
        self._close.clicked.connect(self.closed)
        self.filters = self._make_filters(forms.child(form, QHBoxLayout, "log_filter"))

    def _make_filters(self, row: QHBoxLayout) -> list[QToolButton]:
        made = []
        for chair in self._chairs:
            button = QToolButton(self)
            button.setCheckable(True)
            button.setChecked(True)
            button.setProperty("kind", "tool")
            button.setToolTip(tip(chair.name))
            button.setAccessibleName(chair.name)
            button.toggled.connect(self._filter)
            row.addWidget(button)
            made.append(button)
        row.addStretch(1)
        return made

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._fit.apply(dress.unit)
        ratio = self.devicePixelRatioF()
        for button, name in ((self._copy, "save"), (self._close, "close")):
            button.setIcon(sign(name, dress.px(18), dress.theme.text, ratio))
            button.setIconSize(QSize(dress.px(18), dress.px(18)))
        side = dress.px(30)
        small = f"QToolButton {{ min-width: {side}px; max-width: {side}px;"
        small += f" min-height: {side}px; max-height: {side}px; }}"
        for button, chair in zip(self.filters, self._chairs, strict=True):
            button.setIcon(mark_icon(chair, dress.px(26), dress.theme, ratio))
            button.setIconSize(QSize(dress.px(26), dress.px(26)))
        for button in (*self.filters, self._copy, self._close):
            button.setStyleSheet(small)
        self.list.wear(dress)

    def show_lines(self, lines: Sequence[Line], faint_from: int = 1 << 30) -> None:
        """List all decisions; those from `faint_from` on are grey, their turn is not over."""
        self._all = tuple(lines)
        self._faint_from = faint_from
        self._filter()

    def _filter(self) -> None:
        wanted: set[Seat] = {k for k, button in enumerate(self.filters) if button.isChecked()}
        shown = [line for line in self._all if line.seat in wanted or line.heading or line.beneath]
        self.list.show_lines(shown, self._faint_from)

    def go_to(self, turn: int) -> None:
        """Bring the line of a decision into sight and choose it."""
        for row, line in enumerate(self.list.lines):
            if line.turn == turn:
                index = self.list.model().index(row, 0)
                self.list.setCurrentIndex(index)
                self.list.scrollTo(index)

    def copy(self) -> None:
        """Put what is listed on the clipboard, as text."""
        QGuiApplication.clipboard().setText(self.list.text())

    def retranslate(self) -> None:
        """Say everything again."""
        self.list.retranslate()
