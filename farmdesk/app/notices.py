"""Short dialogs: something is told, or one question is asked. None of them stops the event loop."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from farmdesk.app.phrases import Phrases


def tell(parent: QWidget, phrases: Phrases, text: str) -> QMessageBox:
    """Tell the player something, with one button."""
    box = _box(parent, phrases, text)
    box.addButton(phrases.tr("app.ok"), QMessageBox.ButtonRole.AcceptRole)
    box.open()
    return box


def ask(
    parent: QWidget, phrases: Phrases, text: str, yes: str, *, destroys: bool = False
) -> QMessageBox:
    """Ask for consent; `yes` is the id of the words on the agreeing button.

    `accepted` is emitted on consent. Enter agrees unless something would be destroyed.
    """
    box = _box(parent, phrases, text)
    agree = box.addButton(phrases.tr(yes), QMessageBox.ButtonRole.AcceptRole)
    refuse = box.addButton(phrases.tr("app.cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refuse if destroys else agree)
    box.setEscapeButton(refuse)
    box.open()
    return box


def _box(parent: QWidget, phrases: Phrases, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(phrases.tr("app.name"))
    box.setTextFormat(Qt.TextFormat.PlainText)  # a hostile file must not bring markup
    box.setText(text)
    box.setIconPixmap(parent.window().windowIcon().pixmap(48, 48))
    return box
