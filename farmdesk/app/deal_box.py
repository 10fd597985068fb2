"""Which deal somebody who plays alone wants: any, that of the day, or one of the numbered ones."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from farmdesk.app import forms
from farmdesk.app.deals import LAST, Deal, Deals, fresh_seed, seed_of_day
from farmdesk.app.look import Look
from farmdesk.app.phrases import Phrases
from farmdesk.core.moves import Phrase

ANY, DAY, NUMBER = "any", "day", "number"
CHOICES = (ANY, DAY, NUMBER)


def today() -> date:
    """The day by the clock of this machine."""
    return datetime.now().astimezone().date()


class DealBox(QWidget):
    """The three choices, the number, and the best result so far of what is chosen."""

    changed = Signal()
    """Another deal was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        form = forms.load("deal", self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(form)
        self.choices = {name: forms.child(form, QPushButton, f"deal_{name}") for name in CHOICES}
        self.number = forms.child(form, QSpinBox, "deal_at")
        self.number.setMaximum(LAST)
        self.best = forms.child(form, QLabel, "deal_best")
        self._group = QButtonGroup(self)
        for button in self.choices.values():
            self._group.addButton(button)
        self.choices[ANY].setChecked(True)
        self._group.buttonClicked.connect(self._chosen)
        self.number.valueChanged.connect(self._numbered)
        self._deals: Deals | None = None
        self._phrases: Phrases | None = None
        self._like: Deal | None = None
        self._day = today()

    def furnish(self, deals: Deals, phrases: Phrases) -> None:
        """Say where results are kept and how things read; call it once, first."""
        self._deals, self._phrases = deals, phrases

    def wear(self, look: Look) -> None:
        """Follow the unit: three choices and a number share the room of the three paces."""
        edge = look.px(4 if look.shape == "compact" else 12)
        forms.dress(self, f"QPushButton {{ padding: {look.px(3)}px {edge}px; }}")
        self.number.setFixedWidth(look.px(68 if look.shape == "compact" else 84))

    @property
    def choice(self) -> str:
        """`any`, `day` or `number`."""
        return next(name for name, button in self.choices.items() if button.isChecked())

    @choice.setter
    def choice(self, name: str) -> None:
        self.choices[name if name in CHOICES else ANY].setChecked(True)
        self.refresh()

    def ask(self, like: Deal) -> None:
        """Offer deals of the same game under the same rules as this one."""
        if like == self._like:
            return
        fresh = self._like is None or like[:2] != self._like[:2]
        self._like = like
        if fresh and self._deals is not None:
            self.number.setValue(self._deals.next_number(like))
        self.refresh()

    def refresh(self) -> None:
        """Look at the results and at the calendar again; a number that is won makes way."""
        if self._deals is None or self._like is None:
            return
        self._day = today()
        now = self._deals.best(self._like._replace(seed=self.number.value()))
        if now is not None and now.won:
            self.number.setValue(self._deals.next_number(self._like))
        self.retranslate()

    @property
    def seed(self) -> int:
        """The seed of the deal that is chosen; drawn anew each time where any will do."""
        if self.choice == NUMBER:
            return self.number.value()
        return seed_of_day(self._day) if self.choice == DAY else fresh_seed()

    def retranslate(self) -> None:
        """Say the best result of what is chosen, or why none can be told."""
        if self._deals is None or self._phrases is None or self._like is None:
            return
        say = self._phrases.tr
        fault = self._deals.fault()
        if fault is not None:
            self._tell(self._phrases.say(fault), "bad")
        elif self.choice == ANY:
            self._tell(say("deal.any.about"), "small")
        else:
            best = self._deals.best(self._like._replace(seed=self.seed))
            result = best.words if best is not None else Phrase("deal.none")
            line = say("deal.best", best=result)
            if self.choice == DAY:
                day = QDate(self._day.year, self._day.month, self._day.day)
                line = f"{QLocale().toString(day, QLocale.FormatType.LongFormat)}\n{line}"
            self._tell(line, "small")

    def _tell(self, text: str, role: str) -> None:
        self.best.setText(text)
        if self.best.property("role") != role:
            self.best.setProperty("role", role)
            self.best.style().unpolish(self.best)
            self.best.style().polish(self.best)

    def _chosen(self) -> None:
        self.retranslate()
        self.changed.emit()

    def _numbered(self) -> None:
        """Whoever turns to a number wants it."""
        if self.isVisible() and self.number.hasFocus():
            self.choices[NUMBER].setChecked(True)
        self._chosen()
