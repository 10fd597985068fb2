"""The seat column: who plays, how they stand, what a decision needs to know of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)  # fmt: skip
from PySide6.QtWidgets import QWidget

from farmdesk.app.dress import Dress, draw_frame, draw_mark
from farmdesk.app.frame import NAMED
from farmdesk.core.match import Chair
from farmdesk.core.places import Seat
from farmdesk.table.fonts import sized
from farmdesk.table.tones import look_of, tint
from farmdesk.table.words import tip

PaintPortrait = Callable[[QPainter, QRectF, Seat], None]
"""Paints what a game shows of a seat into a rectangle of units."""

BLINK = 450
"""Milliseconds from one thinking dot to the next."""


class SeatWords(NamedTuple):
    """What one seat card shows, ready to be painted."""

    chair: Chair
    level: str
    score: str
    """The total so far, as it is written."""
    facts: tuple[str, ...] = ()
    turn: bool = False
    thinking: bool = False
    winner: bool = False
    own: bool = False
    secret: str = ""
    """Says that the total leaves some points out; empty when it does not."""


class SeatCard(QWidget):
    """One seat: mark, name, level, live score and facts; a tab 54 wide in the compact shape."""

    looked = Signal(int)
    """The pointer is on this seat's card, or -1 when it left."""

    def __init__(self, seat: Seat, paint: PaintPortrait, parent: QWidget) -> None:
        """`paint` is asked for what the game shows of the seat, where it shows more than words."""
        super().__init__(parent)
        self.seat = seat
        self._paint_portrait, self._portrait = paint, False
        self._dress = Dress()
        self.words: SeatWords | None = None
        self._dots = 3
        self._blink = QTimer(self)
        self._blink.setInterval(BLINK)
        self._blink.timeout.connect(self._next_dot)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self._run()
        self.update()

    def show_seat(self, words: SeatWords, *, portrait: bool = False) -> None:
        """Show these words; dots move only while the seat thinks and motion is wanted.

        With a `portrait` the game paints what it has to say, and the words are for tooltips.
        """
        if words == self.words and not portrait:
            return
        self.words, self._portrait = words, portrait
        told = (words.chair.name, words.level, words.score, words.secret, *words.facts)
        self.setAccessibleName(", ".join(part for part in told if part))
        self.setToolTip(tip("\n".join(part for part in told if part)))
        self._run()
        self.update()

    def _run(self) -> None:
        thinking = self.words is not None and self.words.thinking and self._dress.moving
        if not thinking:
            self._blink.stop()
            self._dots = 3
        elif not self._blink.isActive():
            self._blink.start()

    def _next_dot(self) -> None:
        self._dots = self._dots % 3 + 1
        self.update(self._dots_room().toAlignedRect())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Somebody looks at this seat."""
        super().enterEvent(event)
        self.looked.emit(self.seat)

    def leaveEvent(self, event: QEvent) -> None:
        """Nobody looks any more."""
        super().leaveEvent(event)
        self.looked.emit(-1)

    def _dots_room(self) -> QRectF:
        unit = self._dress.unit
        if self._dress.compact:
            return QRectF(
                self.width() / 2 - 14 * unit, self.height() - 14 * unit, 28 * unit, 9 * unit
            )
        top = 3 * unit if self._portrait else self.height() - 16 * unit
        return QRectF(self.width() - 44 * unit, top, 32 * unit, 9 * unit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card, in one go."""
        words = self.words
        if words is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._plate(painter, words)
        if self._dress.compact:
            self._tab(painter, words)
        else:
            self._card(painter, words)
        if words.thinking:
            self._thinking(painter)
        painter.end()

    def _plate(self, painter: QPainter, words: SeatWords) -> None:
        unit, theme = self._dress.unit, self._dress.theme
        framed = words.turn or words.winner or self.hasFocus()
        line = (3 if framed else theme.line_width) * unit
        edge = look_of(words.chair.colour).base if words.turn or words.winner else theme.line_soft
        if self.hasFocus():
            edge = theme.hovered
        box = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setPen(QPen(tint(edge), line))
        painter.setBrush(tint(theme.raised if words.turn else theme.panel))
        painter.drawRoundedRect(box, 8 * unit, 8 * unit)
        if words.turn or words.winner:
            draw_frame(painter, QRectF(self.rect()), edge, line, 8 * unit, theme)
        if words.turn:
            reach, middle = 9 * unit, 24 * unit
            if self._dress.compact:
                reach, middle = 7 * unit, 20 * unit
            tab = QPolygonF(
                [QPointF(0, middle - reach), QPointF(reach, middle), QPointF(0, middle + reach)]
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(look_of(words.chair.colour).base))
            painter.drawPolygon(tab)

    def _card(self, painter: QPainter, words: SeatWords) -> None:
        unit, theme = self._dress.unit, self._dress.theme
        width, height = self.width(), self.height()
        head = 24 * unit if height < 84 * unit or self._portrait else 28 * unit
        centre = QPointF(24 * unit, head)
        draw_mark(painter, words.chair, centre, 11 * unit, theme)
        score = sized(24 * unit, bold=True)
        painter.setFont(score)
        painter.setPen(tint(theme.text))
        right = width - 10 * unit
        score_width = QFontMetricsF(score).horizontalAdvance(words.score)
        box = QRectF(right - score_width - 2, head - 18 * unit, score_width + 4, 36 * unit)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words.score)
        left = 42 * unit
        room = box.left() - left - 8 * unit
        name = _fit(words.chair.name, room, 15 * unit, bold=True)
        painter.setFont(sized(15 * unit, bold=True))
        line = QRectF(left, head - 12 * unit, room, 24 * unit)
        painter.drawText(line, int(_LEFT), name)
        used = QFontMetricsF(painter.font()).horizontalAdvance(name) + 7 * unit
        painter.setFont(sized(12 * unit))
        if (
            words.level
            and QFontMetricsF(painter.font()).horizontalAdvance(words.level) <= room - used
        ):
            painter.setPen(tint(theme.secondary))
            painter.drawText(line.adjusted(used, 1 * unit, 0, 0), int(_LEFT), words.level)
        if self._portrait:
            self._paint(painter)
        else:
            self._facts(painter, words, head + 13 * unit, height - 3 * unit)

    def _paint(self, painter: QPainter) -> None:
        """What the game shows of the seat, in units."""
        unit = self._dress.unit
        painter.save()
        painter.scale(unit, unit)
        room = QRectF(0, NAMED, self.width() / unit, self.height() / unit - NAMED)
        self._paint_portrait(painter, room.adjusted(8, 0, -8, -4), self.seat)
        painter.restore()

    def _facts(self, painter: QPainter, words: SeatWords, top: float, bottom: float) -> None:
        unit = self._dress.unit
        painter.setPen(tint(self._dress.theme.secondary))
        pitch = min(19 * unit, (bottom - top) / max(1, len(words.facts)))
        px = 13 * unit if pitch >= 18 * unit else 12 * unit
        painter.setFont(sized(px))
        for at, fact in enumerate(words.facts):
            room = self.width() - 22 * unit
            if words.thinking and at == len(words.facts) - 1:
                room -= 34 * unit
            line = QRectF(12 * unit, top + at * pitch, room, pitch)
            painter.drawText(line, int(_LEFT), _fit(fact, room, px))

    def _tab(self, painter: QPainter, words: SeatWords) -> None:
        unit, theme = self._dress.unit, self._dress.theme
        middle = self.width() / 2
        draw_mark(painter, words.chair, QPointF(middle, 20 * unit), 11 * unit, theme)
        painter.setPen(tint(theme.text))
        painter.setFont(sized(17 * unit, bold=True))
        line = QRectF(0, 34 * unit, self.width(), 22 * unit)
        score = words.score.replace(" ", "")  # a tab has no room for more
        painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), score)
        below = QRectF(2 * unit, 56 * unit, self.width() - 4 * unit, self.height() - 59 * unit)
        if words.thinking:
            below.setBottom(below.bottom() - 10 * unit)
        fact = self._short(words.facts, below)
        painter.setPen(tint(theme.secondary))
        painter.setFont(sized(11 * unit))
        painter.drawText(below, TAB_TEXT, fact)

    def _short(self, facts: tuple[str, ...], room: QRectF) -> str:
        """The last fact that fits into a tab, whole or its first part; else nothing."""
        metrics = QFontMetricsF(sized(11 * self._dress.unit))
        for fact in reversed(facts):
            parts = fact.split(" · ")
            for words in ("\n".join(parts), parts[0]):
                need = metrics.boundingRect(room, TAB_TEXT, words)
                if need.width() <= room.width() and need.height() <= room.height():
                    return words
        return ""

    def _thinking(self, painter: QPainter) -> None:
        unit, room = self._dress.unit, self._dots_room()
        painter.setPen(Qt.PenStyle.NoPen)
        for at in range(3):
            painter.setBrush(tint(self._dress.theme.text, 0.9 if at < self._dots else 0.25))
            centre = QPointF(room.left() + (5 + at * 10) * unit, room.center().y())
            painter.drawEllipse(centre, 3 * unit, 3 * unit)


TAB_TEXT = (
    int(Qt.AlignmentFlag.AlignHCenter)
    | int(Qt.AlignmentFlag.AlignTop)
    | int(Qt.TextFlag.TextWordWrap)
)
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


def _fit(text: str, width: float, px: float, *, bold: bool = False) -> str:
    metrics = QFontMetricsF(sized(px, bold=bold))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
