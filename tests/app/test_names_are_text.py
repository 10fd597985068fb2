"""Names of people and boards are shown letter for letter, also where Qt would read markup."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtGui import Qt as Text
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.games.rift_valley_reserve.boards import own_text
from farmdesk.games.rift_valley_reserve.places import board_slot
from tests.app.fakes import find
from tests.app.tables import Opened
from tests.games.rift_valley_reserve.boards import WOODS, board

PERSON = "<i>Mira</i><br>"
BOARD = '<img src="/etc/x">'


def hostile() -> Match:
    """Two people on a board of four squares, all named in markup."""
    chairs = [Chair(f"{PERSON}{k}", colour=COLOURS[k]) for k in range(2)]
    own = own_text((board(WOODS, name=BOARD),))
    options = {"own": own, "boards": "identical", "confirm": "off"}
    return Match(find("rift_valley_reserve"), options, 3, chairs)


def shown(text: str) -> str:
    """What a tooltip shows of a text."""
    if not Text.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def told(root: QWidget) -> str:
    """All that tooltips under a widget show. Labels that hold a name must show plain text."""
    for label in root.findChildren(QLabel):
        if PERSON in label.text() or BOARD in label.text():
            assert label.textFormat() == Qt.TextFormat.PlainText, label.objectName()
    return "\n".join(shown(widget.toolTip()) for widget in root.findChildren(QWidget))


def test_on_the_table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(dressed, qtbot, tmp_path, hostile())
    found = told(opened.page)
    assert found.count(f"{PERSON}0") >= 2  # the seat's card, the filter of the log
    stage, view = opened.page.scene.stage, opened.parts.view
    spot = stage.spot(board_slot(1))
    assert spot is not None
    at = view.mapFromScene(spot.center())
    opened.page.scene.asked.emit(board_slot(1))
    QTest.keyClick(opened.page, Qt.Key.Key_F3)
    assert BOARD in opened.parts.notice.text
    told(opened.page)
    help_event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), help_event)
    assert BOARD in shown(QToolTip.text())
    assert f"{PERSON}1" in shown(QToolTip.text())
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))


def test_on_the_last_score_sheet(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(dressed, qtbot, tmp_path, hostile())
    while not opened.match.over:
        opened.play()
    labels = opened.parts.sheet.findChildren(QLabel)
    assert any(PERSON in label.text() for label in labels)
    told(opened.page)
