"""The dialog with all saved games: open, delete, take in and give out a file, show the folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPainter, QPen
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from farmdesk.app import forms
from farmdesk.app.entries import EntryWords, paint_entry, told
from farmdesk.app.library import SUFFIX, Library
from farmdesk.app.look import Look, focus_tone
from farmdesk.app.notices import ask, tell
from farmdesk.app.phrases import Phrases
from farmdesk.core.saves import SaveError
from farmdesk.table.tones import tint

WORDS = Qt.ItemDataRole.UserRole
ROW = 60


class _Rows(QStyledItemDelegate):
    """Paints list items as the Continue rows are painted."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """All rows are of one height."""
        return QSize(self._look.px(300), self._look.px(ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a row; the chosen one has the focus ring round it."""
        words = index.data(WORDS)
        unit = self._look.unit
        rect = QRectF(option.rect)
        box = rect.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit)
        state = option.state
        lit = bool(state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected))
        painter.save()
        paint_entry(painter, box, words, self._look, lit=lit)
        if state & QStyle.StateFlag.State_Selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint(focus_tone(self._look.theme)), 2.5 * unit))
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
        painter.restore()


class SavedGames(QDialog):
    """All saved games, the newest first."""

    opened = Signal(Path)
    changed = Signal()
    """Something was deleted or taken in."""

    def __init__(self, library: Library, phrases: Phrases, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._library = library
        self._phrases = phrases
        form = forms.load("saved_games", self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(form)
        self.setWindowTitle(phrases.tr("lobby.all_saved"))
        self.list = forms.child(form, QListWidget, "list")
        self.list.setItemDelegate(_Rows(look, self))
        self.list.setMouseTracking(True)
        self._none = forms.child(form, QLabel, "none")
        self.open_button = forms.child(form, QPushButton, "open")
        self.delete_button = forms.child(form, QPushButton, "delete")
        self.give_button = forms.child(form, QPushButton, "give")
        self.take_button = forms.child(form, QPushButton, "take")
        self.open_button.clicked.connect(self._open)
        self.delete_button.clicked.connect(self._ask_delete)
        self.give_button.clicked.connect(self._give)
        self.take_button.clicked.connect(self._take)
        forms.child(form, QPushButton, "folder").clicked.connect(self._show_folder)
        forms.child(form, QPushButton, "close").clicked.connect(self.reject)
        self.list.itemActivated.connect(self._open)
        self.list.currentRowChanged.connect(self._enable)
        forms.Fit(form).apply(look.unit)
        self.fill()

    def fill(self) -> None:
        """Read the folder again."""
        at = max(0, self.list.currentRow())
        self.list.clear()
        try:
            entries = self._library.entries()
        except SaveError as error:
            tell(self, self._phrases, self._phrases.say(error.phrase))
            entries = []
        for entry in entries:
            words = told(entry, self._library, self._phrases)
            item = QListWidgetItem()
            item.setData(WORDS, words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words.aloud)
            item.setToolTip(words.aloud.replace(" · ", "\n"))
            self.list.addItem(item)
        self._none.setVisible(not entries)
        self.list.setVisible(bool(entries))
        self.list.setCurrentRow(min(at, len(entries) - 1))
        self._enable()

    def _enable(self) -> None:
        some = self.list.currentItem() is not None
        for button in (self.open_button, self.delete_button, self.give_button):
            button.setEnabled(some)

    def _words(self) -> EntryWords | None:
        item = self.list.currentItem()
        found: EntryWords | None = None if item is None else item.data(WORDS)
        return found

    def _open(self) -> None:
        words = self._words()
        if words is not None:
            self.accept()
            self.opened.emit(words.entry.path)

    def _ask_delete(self) -> None:
        words = self._words()
        if words is None:
            return
        question = self._phrases.tr("lobby.delete_ask", game=words.name, when=words.line)
        box = ask(self, self._phrases, question, "lobby.delete", destroys=True)
        box.accepted.connect(self._delete)

    def _delete(self) -> None:
        words = self._words()
        if words is None:
            return
        try:
            self._library.delete(words.entry.path)
        except SaveError as error:
            tell(self, self._phrases, self._phrases.say(error.phrase))
        self.fill()
        self.changed.emit()

    def _take(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self._phrases.tr("lobby.take_in"), "", f"Farmdesk (*{SUFFIX})"
        )
        if name:
            self.take_in(Path(name))

    def take_in(self, file: Path) -> None:
        """Copy a file into the saved games; a fault is told."""
        try:
            self._library.take_in(file)
        except SaveError as error:
            tell(self, self._phrases, self._phrases.say(error.phrase))
            return
        self.list.setCurrentRow(0)
        self.fill()
        self.changed.emit()

    def _give(self) -> None:
        words = self._words()
        if words is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self,
            self._phrases.tr("lobby.give_out"),
            str(Path.home() / words.entry.path.name),
            f"Farmdesk (*{SUFFIX})",
        )
        if name:
            self.give_out(words.entry.path, Path(name))

    def give_out(self, path: Path, target: Path) -> None:
        """Copy a saved game to a file; a fault is told."""
        try:
            self._library.give_out(path, target)
        except SaveError as error:
            tell(self, self._phrases, self._phrases.say(error.phrase))

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._library.folder)))
