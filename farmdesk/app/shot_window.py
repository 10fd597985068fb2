"""The window of a picture: opened on a folder of its own, brought to the wanted screen, grabbed."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from farmdesk.app.control import MatchControl
from farmdesk.app.main import House, application
from farmdesk.app.page import MatchPage
from farmdesk.app.shot import Order, Silent
from farmdesk.app.table_page import TablePage
from farmdesk.core.match import Match

CALM = 12
"""Rounds of events after which nothing is left to be laid out or painted."""


class QuietHouse(House):
    """The running app, with a mind that says nothing."""

    def _page(self, match: Match, path: Path) -> MatchPage:
        control = MatchControl(match, path, self.library, self.settings, Silent())
        return TablePage(control, self.settings, self.phrases, self.look)


def picture(order: Order, match: Match) -> QPixmap:
    """The window as ordered."""
    app = application()
    with tempfile.TemporaryDirectory(prefix="farmdesk-shot-") as folder:
        house = QuietHouse(app, Path(folder))
        settings, window = house.settings, house.window
        settings.language, settings.theme = order.language, order.theme
        settings.scale, settings.motion = order.scale, 0.0
        settings.log_open = order.screen == "log"
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.resize(*order.size)
        window.show()
        house.look.measure(*order.size)
        _settle(app)
        if order.screen in ("lobby", "newgame"):
            _pick(app, house, order.game.info.id)
            made = _lobby(app, house, options=order.screen == "newgame")
        else:
            made = _table(app, house, match, order.screen)
        house.leave()
    return made


def _settle(app: QApplication) -> None:
    for _ in range(CALM):
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def _pick(app: QApplication, house: House, game_id: str) -> None:
    house.window.lobby.covers[game_id].setChecked(True)
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the other game's options go at once
    _settle(app)


def _lobby(app: QApplication, house: House, *, options: bool) -> QPixmap:
    made = house.window.grab()
    if not options:
        return made
    dialog: QWidget = house.window.lobby.new_game.show_options()
    _settle(app)
    painter = QPainter(made)
    painter.fillRect(made.rect(), Qt.GlobalColor.transparent)
    free = house.window.size() - dialog.size()
    painter.drawPixmap(QPoint(free.width() // 2, free.height() // 2), dialog.grab())
    painter.end()
    dialog.close()
    return made


def _table(app: QApplication, house: House, match: Match, screen: str) -> QPixmap:
    house.window.open_match(match, house.library.new_path(match))
    page = house.window.page
    assert isinstance(page, TablePage)
    _settle(app)
    if screen == "lit":
        _lift(page)
    elif screen == "score":
        page.back.show_sheet()
    elif not match.over:
        page.parts.sheet.rest()
    _settle(app)
    return house.window.grab()


def _lift(page: TablePage) -> None:
    """Take the first piece that may be lifted, over the middle one of its lit places."""
    hand = page.scene.hand
    sources = hand.sources()
    if not sources:
        return
    hand.lift(sources[0])
    targets = hand.targets()
    centre = page.scene.centre(targets[len(targets) // 2]) if targets else None
    if centre is not None:
        hand.dragging = True
        hand.move(centre[0] + QPointF(6, 8))
