"""The bar over the table: menu, clock, prompt, up to three answers, and the tools at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from farmdesk.app import forms
from farmdesk.app.dress import Dress
from farmdesk.app.prompt import PromptBox
from farmdesk.table.fonts import sized
from farmdesk.table.signs import sign
from farmdesk.table.theme import faint_text

SIGNS = ("menu", "undo", "redo", "hint", "log", "help")
CLOCK = 144
"""Units that the name of the game has."""
MOST = 3
"""So many answers stand in the bar; more open the tray."""


class Choice(NamedTuple):
    """One answer button."""

    text: str
    what: object
    """What comes back by `answered`: a move, or a word of the page's own."""
    primary: bool = False
    tip: str = ""


class Bar(QWidget):
    """The bar. It only shows and reports; the page decides."""

    menu_asked = Signal(QPoint)
    """Where the menu should open, in global coordinates."""
    pressed = Signal(str)
    """One of undo, redo, hint, log, help."""
    answered = Signal(object)
    """The `what` of the answer that was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        form = forms.load("bar", self, PromptBox)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        self._form = form
        self._fit = forms.Fit(form)
        self._dress = Dress()
        self.prompt = forms.child(form, PromptBox, "prompt")
        self._clock = forms.child(form, QWidget, "clock")
        self._game = forms.child(form, QLabel, "clock_game")
        self._time = forms.child(form, QLabel, "clock_text")
        self.tools = {name: forms.child(form, QToolButton, name) for name in SIGNS}
        self.answers = [forms.child(form, QPushButton, f"answer{k}") for k in (1, 2, 3)]
        self._choices: tuple[Choice, ...] = ()
        for name, tool in self.tools.items():
            tool.clicked.connect(self._menu if name == "menu" else self._tool)
        for button in self.answers:
            button.clicked.connect(self._answer)
            button.hide()

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self._fit.apply(dress.unit)
        self.prompt.wear(dress)
        faint = faint_text(dress.theme)
        for name, tool in self.tools.items():
            ratio = self.devicePixelRatioF()
            tool.setIcon(sign(name, dress.px(24), dress.theme.text, ratio, disabled=faint))
            tool.setIconSize(QSize(dress.px(24), dress.px(24)))
            tool.setVisible(not dress.compact or name not in ("log", "help"))
        self._clock.setVisible(not dress.compact)
        if dress.compact:
            for button in self.answers:
                button.setMinimumWidth(dress.px(64))
        self._fit_game()
        accent = dress.theme.accent(dress.game) if dress.game else dress.theme.line
        edge = max(2, dress.px(2))
        self._form.setStyleSheet(
            f"QFrame#bar {{ border: none; border-bottom: {edge}px solid {accent}; }}"
        )

    def tell_time(self, game: str, time: str) -> None:
        """What is played, and how far it is."""
        self._game.setText(game)
        self._time.setText(time)
        self._fit_game()
        self._clock.setToolTip(f"{game}\n{time}")

    def _fit_game(self) -> None:
        """A long name is written smaller: a name that is cut off could be that of another game."""
        room, px = self._dress.px(CLOCK), self._dress.px(15)
        while px > self._dress.px(11) and (
            QFontMetricsF(sized(px, bold=True)).horizontalAdvance(self._game.text()) > room
        ):
            px -= 1
        forms.dress(self._game, f"font-size: {px}px")

    def allow(self, **tools: bool) -> None:
        """Which of undo, redo, hint can be pressed now."""
        for name, allowed in tools.items():
            self.tools[name].setEnabled(allowed)

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show these answers, three at most."""
        assert len(choices) <= MOST, "more answers belong into the tray"
        if tuple(choices) == self._choices:
            return
        self._choices = tuple(choices)
        for button, choice in zip(self.answers, self._choices, strict=False):
            button.setText(choice.text)
            button.setToolTip(choice.tip)
            kind = "primary" if choice.primary else ""
            if button.property("kind") != kind:
                button.setProperty("kind", kind)
                button.style().unpolish(button)
                button.style().polish(button)
                button.updateGeometry()  # letters are bold now, or no longer
        for at, button in enumerate(self.answers):
            button.setVisible(at < len(self._choices))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The answers shown now."""
        return self._choices

    def _answer(self) -> None:
        button = self.sender()
        at = next((k for k, known in enumerate(self.answers) if known is button), -1)
        if 0 <= at < len(self._choices):
            self.answered.emit(self._choices[at].what)

    def _tool(self) -> None:
        name = next((n for n, tool in self.tools.items() if tool is self.sender()), "")
        if name:
            self.pressed.emit(name)

    def _menu(self) -> None:
        self.menu_asked.emit(self.menu_place())

    def menu_place(self) -> QPoint:
        """Under the menu button, in global coordinates."""
        tool = self.tools["menu"]
        return tool.mapToGlobal(QPoint(0, tool.height()))
