"""The keys of the table page that are not the table's own, and the window that lists them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from farmdesk.app import forms
from farmdesk.app.look import Look
from farmdesk.core.moves import phrase
from farmdesk.table.stage import Say

SHORTCUTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("undo", ("Ctrl+Z",)),
    ("redo", ("Ctrl+Y", "Ctrl+Shift+Z")),
    ("help", ("F1",)),
    ("sheet", ("F2",)),
    ("describe", ("F3",)),
    ("hint", ("F4",)),
    ("recap", ("F5",)),
    ("zone_next", ("F6",)),
    ("zone_before", ("Shift+F6",)),
    ("log", ("L",)),
    ("keys", ("?",)),  # never "Shift+/" too: ambiguous on many keyboards, and then neither acts
    ("drawer_recap", ("Ctrl+1",)),
    ("drawer_log", ("Ctrl+2",)),
)
"""What each key does, by the name of the page's deed."""

LISTED: tuple[tuple[str, str], ...] = (
    ("enter", "Enter"),
    ("space", "Space"),
    ("back", "Esc, Backspace"),
    ("arrows", "\u2190 \u2191 \u2193 \u2192"),
    ("tab", "Tab, F6"),
    ("digits", "1 \u2013 9"),
    ("leaf", "PgUp, PgDn"),
    ("leaf_home", "Home"),
    ("undo", "Ctrl+Z"),
    ("redo", "Ctrl+Y"),
    ("help", "F1"),
    ("sheet", "F2"),
    ("describe", "F3"),
    ("hint", "F4"),
    ("recap", "F5"),
    ("log", "L"),
    ("drawers", "Ctrl+1, Ctrl+2"),
    ("menu", "F10"),
    ("full", "F11"),
    ("keys", "?"),
)
"""The keys window, row by row: the end of the message id `keys.<name>`, and the key."""

LEAFING = frozenset({"leaf", "leaf_home"})
"""Rows that only concern a game with more than one place to look at."""


def add_shortcuts(page: QWidget, deeds: Mapping[str, Callable[[], object]]) -> list[QShortcut]:
    """Make every shortcut of the page. `deeds` has one entry for each name in SHORTCUTS."""
    made = []
    for name, keys in SHORTCUTS:
        for key in keys:
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(name in ("undo", "redo"))
            shortcut.activated.connect(deeds[name])
            made.append(shortcut)
    return made


class Keys(QDialog):
    """All keys, in words."""

    def __init__(self, say: Say, look: Look, parent: QWidget, *, leafing: bool) -> None:
        """`leafing`: has the game more than one place to look at?"""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form = forms.load("keys", self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        self.setWindowTitle(say(phrase("keys.title")))
        grid = forms.child(form, QGridLayout, "keys_grid")
        listed = [row for row in LISTED if leafing or row[0] not in LEAFING]
        for row, (name, key) in enumerate(listed):
            chip = QLabel(key)
            chip.setProperty("role", "chip")
            grid.addWidget(chip, row, 0, Qt.AlignmentFlag.AlignLeft)
            words = QLabel(say(phrase(f"keys.{name}")))
            words.setWordWrap(True)
            grid.addWidget(words, row, 1)
        grid.setColumnStretch(1, 1)
        forms.Fit(form).apply(look.unit)
        close = forms.child(form, QPushButton, "keys_close")
        close.clicked.connect(self.close)
        self.resize(look.px(640), look.px(620))
