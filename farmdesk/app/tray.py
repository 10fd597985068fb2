"""The tray under the bar: more answers than fit into it, and what may be done beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farmdesk.app.bar import Choice
from farmdesk.app.dress import Dress

LONGEST_ROW = 10
"""Buttons in a row, at most."""
GAP, HIGH = 6.0, 40.0
"""Units between buttons and round them, and how high each of them is."""


class Tray(QFrame):
    """As many rows of equal buttons as the answers need; it scrolls where the table is too low."""

    answered = Signal(object)
    """The `what` of the answer that was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("panel", "paper")
        self._dress = Dress()
        self._room, self._most = QRect(), 0
        self._choices: tuple[Choice, ...] = ()
        self.buttons: list[QPushButton] = []
        """The buttons shown now, in the order of the answers."""
        inner = QWidget(self)
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        for part in (inner, self._scroll.viewport()):
            part.setAutoFillBackground(False)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._scroll)
        self.hide()

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self._lay_out()

    def place(self, room: QRect, most: int) -> None:
        """Lie there, in pixels; more rows make it higher, up to `most`."""
        self._room, self._most = room, most
        self._lay_out()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The answers shown now."""
        return self._choices

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show these answers; none closes the tray."""
        fresh = tuple(choices)
        if fresh == self._choices:
            return
        at = next((k for k, button in enumerate(self.buttons) if button.hasFocus()), -1)
        self._choices = fresh
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(choice) for choice in fresh]
        self._lay_out()
        self.setVisible(bool(fresh))
        if 0 <= at < len(self.buttons):
            self.buttons[at].setFocus()

    def _button(self, choice: Choice) -> QPushButton:
        made = QPushButton(choice.text, self)
        made.setToolTip(choice.tip)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        made.setProperty("kind", "primary" if choice.primary else "")
        made.clicked.connect(self._answer)
        return made

    def _lay_out(self) -> None:
        """As few rows as hold the widest answer in each column, equally long."""
        gap, high = self._dress.px(GAP), self._dress.px(HIGH)
        self._grid.setSpacing(gap)
        self._box.setContentsMargins(gap, gap, gap, gap)
        if not self.buttons or self._room.isEmpty():
            return
        widest = max(button.sizeHint().width() for button in self.buttons)
        free = self._room.width() - self.width() + self.contentsRect().width()
        fitting = (free - gap) // (widest + gap)
        rows = -(-len(self.buttons) // min(max(fitting, 1), LONGEST_ROW))
        columns = -(-len(self.buttons) // rows)
        for at, button in enumerate(self.buttons):
            self._grid.removeWidget(button)
            self._grid.addWidget(button, at // columns, at % columns)
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, high if row < rows else 0)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))
        edge = self.height() - self.contentsRect().height()
        wanted = max(self._room.height(), rows * (high + gap) + gap + edge)
        room = QRect(self._room)
        room.setHeight(min(wanted, self._most))
        self.setGeometry(room)

    def _answer(self) -> None:
        button = self.sender()
        at = next((k for k, known in enumerate(self.buttons) if known is button), -1)
        if at >= 0:
            self.answered.emit(self._choices[at].what)
