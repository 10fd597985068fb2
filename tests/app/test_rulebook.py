"""The rulebook: in the player's language, opened at what was asked, searched."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.rulebook import Rulebook, read
from farmdesk.app.settings import LANGUAGES
from farmdesk.games.harvest_valley.cards import KIND_NAMES
from tests.app.conftest import Desk


@pytest.fixture
def book(desk: Desk, qtbot: QtBot) -> Rulebook:
    """The rulebook of Harvest Valley over the window."""
    made = Rulebook("harvest_valley", desk.phrases, desk.look, desk.window)
    made.open_at("")
    QApplication.processEvents()
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_place_has_a_heading_in_every_language(language: str) -> None:
    found = read("harvest_valley", language)
    assert found.translated
    wanted = {*KIND_NAMES, "house", "river", "deck", "valley"}
    assert wanted <= set(found.anchors)
    assert "{#" not in found.markdown
    assert found.anchors == read("harvest_valley", "en").anchors


def test_an_anchor_brings_its_heading_to_the_top(book: Rulebook) -> None:
    book.go_to("boar")
    here = book.text.textCursor().block()
    assert here.blockFormat().headingLevel() > 0
    assert here.text() == "Wild boar"
    assert book.text.cursorRect().top() < book.text.viewport().height() / 3
    book.go_to("no such thing")
    assert book.text.verticalScrollBar().value() == 0


def test_searching_counts_and_walks_round(book: Rulebook) -> None:
    book.search.setText("crow")
    count = len(book._hits)
    assert count > 2
    assert str(count) in book._found.text()
    first = book._hits[0].position()
    QTest.keyClick(book.search, Qt.Key.Key_Return)
    assert book.text.textCursor().position() > first - len("crow")
    for _ in range(count - 1):
        book.next_hit()
    assert book._at == 0
    book.previous_hit()
    assert book._at == count - 1
    book.search.setText("zeppelin")
    assert book._found.text() == "Not found"
    book.search.clear()
    assert book._found.text() == ""


def test_it_follows_the_language(book: Rulebook, desk: Desk) -> None:
    before = book.text.toPlainText()
    desk.settings.language = "ja"
    QApplication.processEvents()
    assert book.text.toPlainText() != before
    assert "ハーベスト" in book.windowTitle()


def test_a_file_in_a_book_stands_together(desk: Desk, qtbot: QtBot) -> None:
    """Its lines follow one another without the air of paragraphs, and keep their indents."""
    book = Rulebook("rift_valley_reserve", desk.phrases, desk.look, desk.window)
    book.open_at("own")
    QApplication.processEvents()
    lines = []
    block = book.text.document().begin()
    while block.isValid():
        if block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            lines.append(block)
        block = block.next()
    assert lines[0].text() == "{"
    assert lines[1].text() == '  "schema": 1,'
    layout = book.text.document().documentLayout()
    tops = [layout.blockBoundingRect(line).top() for line in lines]
    heights = [layout.blockBoundingRect(line).height() for line in lines]
    gaps = [next_ - top for top, next_ in pairwise(tops)]
    assert max(gap - height for gap, height in zip(gaps, heights, strict=False)) < 1
