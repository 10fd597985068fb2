"""The widgets of the table page: made once, dressed alike, placed by the frame."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget

from farmdesk.app.bar import Bar
from farmdesk.app.curtain import Curtain
from farmdesk.app.dress import Dress
from farmdesk.app.frame import GAP, Frame, Rect, frame
from farmdesk.app.lines import Line
from farmdesk.app.log import Log
from farmdesk.app.notice import Notice
from farmdesk.app.recap import Recap
from farmdesk.app.replay import ReplayBar
from farmdesk.app.score_sheet import ScoreSheet
from farmdesk.app.seats import SeatCard, SeatWords
from farmdesk.app.stagehand import Stagehand
from farmdesk.app.tray import Tray
from farmdesk.core.match import Chair
from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat
from farmdesk.table.art import Art
from farmdesk.table.stage import Say, Stage
from farmdesk.table.view import TableView

SHEET_LEAST = 430.0
"""Units that a score sheet needs beside the board."""

Span = tuple[float, float]
"""From where to where, in units of the table."""

DRAWERS = ("recap", "log")
"""What slides up in the compact shape."""


class Parts:
    """Everything on the page, over the table and round it."""

    def __init__(
        self,
        stage: Stage,
        say: Say,
        art: Art,
        chairs: Sequence[Chair],
        hand: Stagehand,
        page: QWidget,
    ) -> None:
        self._say = say
        self._portrait = stage.portrait(len(chairs))
        self._page = page
        self.view = TableView(page)
        self.bar = Bar(page)
        self.tray = Tray(page)
        self.cards = [SeatCard(seat, stage.paint_portrait, page) for seat in range(len(chairs))]
        self.recap = Recap(say, chairs, page)
        self.log = Log(say, chairs, page)
        self.replay = ReplayBar(hand, page)
        self.sheet = ScoreSheet(say, chairs, page)
        self.curtain = Curtain(say, art, page)
        self.notice = Notice(say, page)
        self.drawers = {name: QPushButton(page) for name in DRAWERS}
        self.dress = Dress(game=stage.game)
        self.frame: Frame = frame(1366, 768, len(chairs), log_open=False)
        self.order: tuple[Seat, ...] = tuple(range(len(chairs)))
        """The seats as their cards stand, the own one first."""

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self.dress = dress
        self.recap.wear(dress)
        self.log.wear(dress)
        for part in (self.bar, self.tray, self.replay, self.sheet, self.curtain):
            part.wear(dress)
        for card in self.cards:
            card.wear(dress)
        self.retranslate()

    def retranslate(self) -> None:
        """Say again what has been said."""
        for name, button in self.drawers.items():
            button.setText(self._say(phrase(f"table.drawer.{name}")))
        for part in (self.recap, self.log, self.sheet, self.notice, self.curtain):
            part.retranslate()

    def measure(self, *, log_open: bool) -> Frame:
        """The frame for the size of the page now."""
        dress, page = self.dress, self._page
        width, height = page.width() / dress.unit, page.height() / dress.unit
        self.frame = frame(
            width, height, len(self.cards), log_open=log_open, portrait=self._portrait
        )
        return self.frame

    def place(self, board: Span, *, log_open: bool, drawer: str) -> None:
        """Lay everything out; `board` is from where to where the main board goes across."""
        dress, found = self.dress, self.measure(log_open=log_open)
        compact = found.shape == "compact"
        self.bar.setGeometry(self._px(found.bar))
        self.view.setGeometry(self._px(found.table))
        self.view.set_unit(dress.unit, found.shape)
        self.tray.place(self._px(found.tray), self._px(found.table).height())
        self._place_cards()
        self.recap.setGeometry(self._px(found.recap))
        self.recap.setVisible(not compact or drawer == "recap")
        self.log.setGeometry(self._px(found.log))
        self.log.setVisible(drawer == "log" if compact else log_open)
        self.sheet.setGeometry(self._px(self._sheet(board)))
        self._place_replay(found.table, board[1])
        self._place_drawers(found.table, shown=compact)
        left, top, _, height = found.table
        self.notice.wear(dress, self._px((left, top, board[1], height)))
        top = self.bar.geometry().bottom() + 1
        self.curtain.setGeometry(0, top, self._page.width(), max(0, self._page.height() - top))
        for part in (self.recap, self.log, self.sheet, self.tray, self.replay, self.notice):
            part.raise_()
        if not self.curtain.isHidden():
            self._hide_all()

    def cover(self, chair: Chair | None) -> None:
        """Hang the curtain for whoever sits there, and take away what is behind it."""
        self.curtain.hang(chair)
        self._hide_all()

    def _hide_all(self) -> None:
        """Everything under the bar is gone; `uncover` and `place` bring back what belongs there."""
        self.sheet.rest()
        self.notice.rest()
        beside = (self.tray, self.recap, self.log, self.replay)
        for part in (self.view, *self.cards, *beside, *self.drawers.values()):
            part.hide()

    def uncover(self) -> None:
        """Take the curtain away; the page places its parts anew."""
        self.curtain.hide()
        for part in (self.view, *self.cards):
            part.show()

    def _sheet(self, board: Span) -> Rect:
        """Beside the main board where there is room, so that all that is counted can be seen."""
        left, top, width, height = self.frame.table
        start, end = board
        free = width - end - GAP
        if self.frame.shape != "compact" and free >= SHEET_LEAST:
            return (left + end + GAP, top, free, height)
        if self.frame.shape != "compact" and start - GAP >= SHEET_LEAST:
            return (left, top, start - GAP, height)
        return self.frame.sheet

    def _place_cards(self) -> None:
        for rect, seat in zip(self.frame.cards, self.order, strict=True):
            self.cards[seat].setGeometry(self._px(rect))

    def _place_replay(self, table: Rect, board: float) -> None:
        left, top, width, height = table
        wide = min(640.0, width - 16)
        x = left + max(8.0, (board - wide) / 2)
        self.replay.setGeometry(self._px((x, top + height - 66, wide, 58)))

    def _place_drawers(self, table: Rect, *, shown: bool) -> None:
        left, top, width, height = table
        wide = 122.0
        for at, button in enumerate(reversed(self.drawers.values())):
            x = left + width - (at + 1) * (wide + 4) + 2
            button.setGeometry(self._px((x, top + height - 42, wide, 40)))
            button.setVisible(shown)

    def _px(self, rect: Rect) -> QRect:
        dress = self.dress
        left, top = dress.px(rect[0]), dress.px(rect[1])
        return QRect(
            left, top, dress.px(rect[0] + rect[2]) - left, dress.px(rect[1] + rect[3]) - top
        )

    def show_seats(self, words: Sequence[SeatWords], eyes: Seat) -> None:
        """Show every seat, the own one first, the others in turn order after it."""
        count = len(self.cards)
        order = tuple((eyes + step) % count for step in range(count))
        if order != self.order:
            self.order = order
            self._place_cards()
        for card, said in zip(self.cards, words, strict=True):
            card.show_seat(said, portrait=self._portrait > 0)

    def show_lines(self, log: Sequence[Line], recap: Sequence[Line]) -> None:
        """List all decisions, and those since the last own one."""
        faint = log[-1].turn + 1 if log else 0
        self.log.show_lines(log, faint)
        self.recap.show_lines(recap)
