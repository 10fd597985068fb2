"""How a saved game is told and painted: in the lobby's Continue rows and in the full list."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt, QTime
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from farmdesk.app.deals import alone, is_deal, name_of
from farmdesk.app.library import Entry, Library, Outcome
from farmdesk.app.look import Look, focus_tone
from farmdesk.app.phrases import Phrases
from farmdesk.core.match import Chair
from farmdesk.core.saves import SaveError
from farmdesk.table.art import paint_cloth
from farmdesk.table.shape import Shape
from farmdesk.table.signs import paint_mark, paint_sign
from farmdesk.table.tones import look_of, mix, tint
from farmdesk.table.words import write

THUMBS = {
    "harvest_valley": "pumpkin",
    "rift_valley_reserve": "elephant",
    "harvest_island": "mango",
    "formidable_farm": "pig",
    "agricola": "room_clay",
}
"""The piece that stands for a game in small."""


class EntryWords(NamedTuple):
    """A saved game in words, ready to be painted or read out."""

    entry: Entry
    name: str
    line: str
    over: bool = False

    @property
    def aloud(self) -> str:
        """Everything in one line, for screen readers."""
        who = ", ".join(chair.name for chair in self.entry.chairs)
        return " · ".join(part for part in (self.name, self.line, who) if part)


def told(entry: Entry, library: Library, phrases: Phrases) -> EntryWords:
    """A saved game in the player's language. Opens the file to see how it stands."""
    name = phrases.tr(f"game.{entry.game}.name") if entry.game in THUMBS else entry.path.stem
    if entry.fault is not None:
        return EntryWords(entry, name, phrases.say(entry.fault))
    if alone(entry.chairs) and is_deal(entry.seed):
        name = f"{name} · {phrases.say(name_of(entry.seed))}"
    try:
        outcome = library.outcome(entry)
    except SaveError as error:
        return EntryWords(entry._replace(fault=error.phrase), name, phrases.say(error.phrase))
    when = when_told(entry.when, datetime.now().astimezone(), phrases)
    return EntryWords(entry, name, f"{_standing(entry, outcome, phrases)} · {when}", outcome.over)


def _standing(entry: Entry, outcome: Outcome, phrases: Phrases) -> str:
    if not outcome.over:
        return phrases.tr("lobby.moves", n=entry.moves)
    points = max(outcome.totals)
    if not outcome.winners:
        return phrases.tr("lobby.lost", n=points)
    if len(outcome.winners) > 1:
        return phrases.tr("lobby.shared", n=points)
    return phrases.tr("lobby.won", who=entry.chairs[outcome.winners[0]].name, n=points)


def when_told(when: datetime, now: datetime, phrases: Phrases) -> str:
    """A moment of the past as people say it: today with the time, yesterday, a weekday, a date."""
    locale = QLocale()
    short = QLocale.FormatType.ShortFormat
    days = (now.date() - when.date()) // timedelta(days=1)
    if days <= 0:
        return phrases.tr("lobby.today", time=locale.toString(QTime(when.hour, when.minute), short))
    if days == 1:
        return phrases.tr("lobby.yesterday")
    if days < 7:
        return locale.standaloneDayName(when.isoweekday())
    return locale.toString(QDate(when.year, when.month, when.day), short)


def paint_entry(
    painter: QPainter, box: QRectF, words: EntryWords, look: Look, *, lit: bool = False
) -> None:
    """One saved game as a row: picture, name, how it stands and when, the marks of the seats."""
    unit, theme = look.unit, look.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(theme.line_soft), max(1.0, float(theme.line_width))))
    ground = mix(theme.panel, theme.hovered, 0.22) if lit and theme.landscape else theme.panel
    painter.setBrush(tint(ground))
    painter.drawRoundedRect(box, 8 * unit, 8 * unit)
    thumb = box.adjusted(5 * unit, 5 * unit, 0, -5 * unit)
    thumb.setWidth(thumb.height() * 1.28)
    _paint_thumb(painter, thumb, words, look)
    marks = _paint_marks(painter, box, words.entry.chairs, look)
    text = QRectF(thumb.right() + 12 * unit, box.top(), 0, box.height())
    text.setRight(marks - 6 * unit)
    half = box.height() / 2
    low = box.height() < 54 * unit
    name = QRectF(text.left(), box.top() + (3 if low else 7) * unit, text.width(), half - 4 * unit)
    line = QRectF(text.left(), box.top() + half, text.width(), half - (4 if low else 6) * unit)
    write(painter, name, words.name, 15 * unit, colour=theme.text, bold=True)
    tone = theme.bad if words.entry.fault is not None else theme.secondary
    write(painter, line, words.line, 13 * unit, colour=tone)


def _paint_thumb(painter: QPainter, box: QRectF, words: EntryWords, look: Look) -> None:
    side = min(box.height() * 0.8, box.width())
    inner = QRectF(0, 0, side, side)
    inner.moveCenter(box.center())
    entry = words.entry
    if entry.game not in THUMBS:
        paint_sign(painter, "barred", inner, look.theme.bad)
        return
    painter.save()
    painter.setClipRect(box)
    paint_cloth(painter, box, entry.game, look.theme)
    painter.restore()
    look.art.draw(painter, THUMBS[entry.game], inner, loose=True)
    if entry.fault is not None:
        sign = QRectF(0, 0, side * 0.6, side * 0.6)
        sign.moveBottomRight(box.bottomRight())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(look.theme.panel))
        painter.drawEllipse(sign)
        paint_sign(painter, "barred", sign, look.theme.bad)


def _paint_marks(painter: QPainter, box: QRectF, chairs: tuple[Chair, ...], look: Look) -> float:
    """The seats' marks from the right edge inwards; returns where they begin."""
    unit = look.unit
    step = (26 if box.width() > 380 * unit or len(chairs) < 4 else 21) * unit
    x = box.right() - 8 * unit - step * len(chairs)
    for at, chair in enumerate(chairs):
        centre = QPointF(x + step * (at + 0.5), box.center().y())
        seat = look_of(chair.colour)
        paint_mark(painter, centre, 9.5 * unit, seat, chair.name.strip()[:1].upper())
    return x


def row_height(shape: Shape) -> int:
    """How high a Continue row is, in units."""
    return 48 if shape == "compact" else 58


class EntryRow(QAbstractButton):
    """One saved game to go on with; `clicked` opens it."""

    def __init__(self, words: EntryWords, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._look = look
        self.setAccessibleName(words.aloud)
        self.setToolTip(words.aloud.replace(" · ", "\n"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A row of the Continue panel."""
        return QSize(self._look.px(240), self._look.px(row_height(self._look.shape)))

    def minimumSizeHint(self) -> QSize:
        """As high as it is wanted."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row and, when it has the focus, the ring."""
        painter = QPainter(self)
        unit = self._look.unit
        box = QRectF(self.rect()).adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit)
        paint_entry(painter, box, self.words, self._look, lit=self.underMouse())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint(focus_tone(self._look.theme)), 3 * unit))
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
