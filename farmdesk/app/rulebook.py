"""The rulebook: a game's rules in the player's language, searched, and opened at what was asked."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)  # fmt: skip
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from farmdesk.app import forms
from farmdesk.app.look import Look
from farmdesk.app.phrases import Phrases
from farmdesk.assets import path
from farmdesk.core.moves import phrase
from farmdesk.table.tones import Theme, mix, tint

HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")


class Book(NamedTuple):
    """A rulebook as it is written: Markdown, the anchor of every heading, its own language."""

    markdown: str
    anchors: tuple[str, ...]
    """One a heading, in their order; empty for a heading without."""
    translated: bool
    """False when it had to be English."""


def read(game_id: str, language: str) -> Book:
    """The rulebook of a game. FileNotFoundError when there is none, not even in English."""
    file = path("resources", "rulebooks", f"{game_id}_{language}.md")
    translated = file.is_file()
    if not translated:
        file = path("resources", "rulebooks", f"{game_id}_en.md")
    lines, anchors = [], []
    for line in file.read_text(encoding="utf-8").splitlines():
        found = HEADING.match(line)
        if found is None:
            lines.append(line)
            continue
        lines.append(f"{found[1]} {found[2]}")
        anchors.append(found[3] or "")
    return Book("\n".join(lines), tuple(anchors), translated)


def about(game_id: str, option: str) -> str:
    """The anchor of the section that tells where the contents of an option come from.

    It is called `about_<option>`; empty when the book of the game has none.
    """
    anchor = f"about_{option}"
    try:
        return anchor if anchor in read(game_id, "en").anchors else ""
    except FileNotFoundError:
        return ""


class Rulebook(QDialog):
    """A window of its own, so that it can stay open beside the table."""

    def __init__(self, game_id: str, phrases: Phrases, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._game, self._phrases, self._look = game_id, phrases, look
        form = forms.load("rulebook", self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        self._fit = forms.Fit(form)
        self.search = forms.child(form, QLineEdit, "rules_search")
        self.text = forms.child(form, QTextBrowser, "rules_text")
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self._found = forms.child(form, QLabel, "rules_found")
        self._book = Book("", (), translated=True)
        self._hits: list[QTextCursor] = []
        self._at = -1
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self.next_hit)
        forms.child(form, QPushButton, "rules_next").clicked.connect(self.next_hit)
        forms.child(form, QPushButton, "rules_previous").clicked.connect(self.previous_hit)
        forms.child(form, QPushButton, "rules_close").clicked.connect(self.close)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.search.setFocus)
        look.worn.connect(self._write)
        look.scaled.connect(self._write)
        self._write()
        self.resize(look.px(780), min(look.px(680), _outermost(parent).height() - 8))

    def open_at(self, anchor: str = "") -> None:
        """Show it, with the heading of that anchor at the top; unknown anchors open the start."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.go_to(anchor)

    def go_to(self, anchor: str) -> None:
        """Bring the heading of an anchor to the top."""
        block = self._heading(anchor)
        top = 0.0
        if block is not None:
            top = self.text.document().documentLayout().blockBoundingRect(block).top()
            self.text.setTextCursor(QTextCursor(block))
        self.text.verticalScrollBar().setValue(int(top))

    def _follow(self, link: QUrl) -> None:
        """A link inside the book, `#anchor`; a book leads nowhere else."""
        self.go_to(link.fragment())

    def _heading(self, anchor: str) -> QTextBlock | None:
        if not anchor or anchor not in self._book.anchors:
            return None
        wanted = self._book.anchors.index(anchor)
        block, seen = self.text.document().begin(), -1
        while block.isValid():
            if block.blockFormat().headingLevel():
                seen += 1
                if seen == wanted:
                    return block
            block = block.next()
        return None

    def changeEvent(self, event: QEvent) -> None:
        """Another language, another book."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._write()

    def _write(self) -> None:
        self._fit.apply(self._look.unit)
        self._book = read(self._game, self._phrases.language)
        name = self._phrases.tr(f"game.{self._game}.name")
        self.setWindowTitle(f"{name} - {self._phrases.tr('rules.title')}")
        text = self._book.markdown
        if not self._book.translated:
            text = f"*{self._phrases.tr('rules.other_language')}*\n\n{text}"
        place = self.text.verticalScrollBar().value()
        self.text.setMarkdown(text)
        _dress(self.text.document(), self._look.theme, self._look.unit)
        self.text.verticalScrollBar().setValue(place)
        self._look_for(self.search.text())

    # searching

    def _look_for(self, words: str) -> None:
        self._hits = list(_hits(self.text.document(), words.strip()))
        self._at = 0 if self._hits else -1
        self._show_hits()

    def next_hit(self) -> None:
        """On to the next place that was found."""
        self._step(1)

    def previous_hit(self) -> None:
        """Back to the place before."""
        self._step(-1)

    def _step(self, step: int) -> None:
        if self._hits:
            self._at = (self._at + step) % len(self._hits)
            self._show_hits()

    def _show_hits(self) -> None:
        marks = []
        theme = self._look.theme
        for at, cursor in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            strong = at == self._at
            tone = theme.hovered if strong else mix(theme.raised, theme.hovered, 0.45)
            style = QTextCharFormat()
            style.setBackground(QBrush(tint(tone)))
            style.setForeground(QBrush(tint(theme.hovered_under if strong else theme.text)))
            mark.cursor, mark.format = cursor, style
            marks.append(mark)
        self.text.setExtraSelections(marks)
        if self._hits:
            here = QTextCursor(self._hits[self._at])
            here.clearSelection()
            self.text.setTextCursor(here)
            self.text.ensureCursorVisible()
        words = bool(self.search.text().strip())
        said = phrase("rules.found", n=len(self._hits))
        if not self._hits:
            said = phrase("rules.not_found")
        self._found.setText(self._phrases.say(said) if words else "")


def _outermost(widget: QWidget) -> QWidget:
    """The window that all others belong to: a dialog may ask for the book, too."""
    window = widget.window()
    while (parent := window.parentWidget()) is not None:
        window = parent.window()
    return window


def _hits(document: QTextDocument, words: str) -> list[QTextCursor]:
    found: list[QTextCursor] = []
    cursor = document.find(words, 0) if words else QTextCursor()
    while not cursor.isNull():
        found.append(QTextCursor(cursor))
        cursor = document.find(words, cursor)
    return found


def _dress(document: QTextDocument, theme: Theme, unit: float) -> None:
    """Air round paragraphs, quiet tables, headings in the text's own colour."""
    document.setDocumentMargin(14 * unit)
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        style = block.blockFormat()
        level = style.headingLevel()
        style.setLineHeight(138.0, 1)  # 1: in per cent of the line's own height
        if style.hasProperty(QTextFormat.Property.BlockCodeFence):
            style.setLineHeight(100.0, 1)  # a file is one piece, however many lines it has
            style.setTopMargin(0)
            style.setBottomMargin(0)
        elif cursor.currentTable() is None:
            style.setTopMargin((18 if level else 4) * unit)
            style.setBottomMargin(6 * unit)
        cursor.setBlockFormat(style)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, theme, unit)


def _dress_table(table: QTextTable, theme: Theme, unit: float) -> None:
    style = table.format()
    assert isinstance(table, QTextFrame)
    style.setBorder(1)
    style.setBorderCollapse(True)
    style.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    style.setBorderBrush(QBrush(tint(theme.line)))
    style.setCellPadding(6 * unit)
    style.setCellSpacing(0)
    style.setWidth(QTextLength(QTextLength.Type.PercentageLength, 96))
    table.setFormat(style)
