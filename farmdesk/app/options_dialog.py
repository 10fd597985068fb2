"""All options of a new game in one dialog: ready-made sets, each rule by itself, and the seed."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farmdesk.app import forms
from farmdesk.app.look import Look
from farmdesk.app.own_files import OwnFilesRow
from farmdesk.app.phrases import Phrases
from farmdesk.app.rulebook import about
from farmdesk.app.toggle import Toggle
from farmdesk.core.game import GameInfo, Option
from farmdesk.core.luck import SEEDS

SEED_DIGITS = "[0-9]{0,10}"


def is_switch(option: Option) -> bool:
    """Is it a matter of off and on?"""
    return len(option.choices) == 2 and "off" in option.choices


def on_value(option: Option) -> str:
    """The value of a switch that is not `off`."""
    return next(choice for choice in option.choices if choice != "off")


class OptionsDialog(QDialog):
    """Emits `chosen` with all values and the seed text whenever something changes."""

    chosen = Signal(dict, str)
    about_asked = Signal(str)
    """The anchor in the rulebook that tells where an option's contents come from."""

    def __init__(
        self,
        info: GameInfo,
        values: dict[str, str],
        seed: str,
        look: Look,
        phrases: Phrases,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._info = info
        self._values = dict(values)
        self._phrases = phrases
        form = forms.load("options", self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(form)
        say = phrases.tr
        name = say(f"game.{info.id}.name")
        self.setWindowTitle(say("newgame.options_of", game=name))
        forms.child(form, QLabel, "heading").setText(self.windowTitle())
        self.seed = forms.child(form, QLineEdit, "seed")
        self.seed.setValidator(QRegularExpressionValidator(SEED_DIGITS, self))
        self.seed.setText(seed)
        self.seed.textEdited.connect(self.tell)
        forms.child(form, QPushButton, "dice").clicked.connect(self._throw)
        forms.child(form, QPushButton, "close").clicked.connect(self.accept)
        rows = forms.child(form, QFormLayout, "rows")
        self.fields: dict[str, Toggle | QComboBox | OwnFilesRow] = {}
        for option in info.options:
            typed = option.check is not None and option.files is None
            if not typed and (option.rules or not is_switch(option)):
                self._add(rows, option)  # switches of what is shown lie on the panel itself
        forms.Fit(form).apply(look.unit)

    def _add(self, rows: QFormLayout, option: Option) -> None:
        say = self._phrases.tr
        key = f"{self._info.id}.option.{option.key}"
        words = say(key)
        if is_switch(option):
            toggle = Toggle(self)
            toggle.setText(words)
            toggle.setChecked(self._values[option.key] != "off")
            toggle.toggled.connect(self._read)
            self.fields[option.key] = toggle
            rows.addRow(toggle)
            return
        if option.files is not None:
            row = OwnFilesRow(
                option.files, self._values[option.key], words, self._phrases, self,
                about=about(self._info.id, option.key),
            )  # fmt: skip
            self._values[option.key] = row.value
            row.changed.connect(self._read)
            row.about_asked.connect(self.about_asked)
            self.fields[option.key] = row
            rows.addRow(words, row)
            return
        if len(option.choices) == 1:  # told, since it is not to be chosen
            rows.addRow(words, QLabel(say(f"{key}.{option.choices[0]}"), self))
            return
        combo = QComboBox(self)
        combo.setAccessibleName(words)
        for choice in option.choices:
            combo.addItem(say(f"{key}.{choice}"), choice)
        combo.setCurrentIndex(combo.findData(self._values[option.key]))
        combo.activated.connect(self._read)
        self.fields[option.key] = combo
        rows.addRow(words, combo)

    def _read(self) -> None:
        options = {option.key: option for option in self._info.options}
        for key, field in self.fields.items():
            if isinstance(field, Toggle):
                self._values[key] = on_value(options[key]) if field.isChecked() else "off"
            elif isinstance(field, OwnFilesRow):
                self._values[key] = field.value
            else:
                self._values[key] = field.currentData()
        self.tell()

    def _throw(self) -> None:
        self.seed.setText(str(secrets.randbelow(SEEDS)))
        self.tell()

    def tell(self) -> None:
        """Emit what is chosen: files may have changed it before anybody did."""
        self.chosen.emit(dict(self._values), self.seed.text())
