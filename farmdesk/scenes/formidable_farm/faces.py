"""The card faces of Formidable Farm: a trade card above and below its seam, and coins.

Proportions are those of a card 96 wide and 134 high. Words come in ready-made, in the player's
language; below 76 px they go, pictures and numbers never do.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from farmdesk.games.formidable_farm.cards import Card
from farmdesk.scenes.formidable_farm.glyphs import (
    PAUSE,
    Row,
    cost_row,
    fitting,
    paint_row,
    reward_rows,
    width_at,
)
from farmdesk.table.art import Art
from farmdesk.table.faces import paint_card_frame, paint_veil
from farmdesk.table.lettering import Fitted, draw_fitted, fitted
from farmdesk.table.signs import paint_sign
from farmdesk.table.tones import ACCENTS, FORMIDABLE_FARM, GOLD, INK, LEAF, Theme, mix, tint
from farmdesk.table.words import Align, width_of, write

WIDE, HIGH = 96.0, 134.0
"""The card that proportions are given for."""
PAY, GET = "#EBCDB9", "#D5E3B2"
CAPTIONS_FROM, HEADS_FROM = 76.0, 90.0
"""Widths from which on there are words under the reward, and over cost and reward."""
STRIP = 18.0
LACK, DONE = "#3A2920", "#3E6228"
"""The strip that says what is missing, and that of a card that has been played."""


class TradeFace(NamedTuple):
    """What a trade card shows beside its pictures."""

    card: Card
    heads: tuple[str, str]
    """The words over cost and reward."""
    captions: tuple[str, ...]
    """What each effect is, in a few words."""
    strip: str = ""
    """The words at the foot: what is missing, or that it is done."""
    lacks: Row = ()
    """What is missing, in pictures, where the words are too long."""
    done: bool = False
    payable: bool = False
    seen: float = 1.0
    """The share of its width, from the left, that no other card covers; all is written there."""


def paint_trade(painter: QPainter, rect: QRectF, face: TradeFace, art: Art) -> None:
    """A trade card."""
    theme = art.theme
    unit = min(rect.width() / WIDE, rect.height() / HIGH)
    painter.save()
    inner = paint_card_frame(painter, rect, theme, unit)
    seam = inner.top() + inner.height() * 0.345
    pay = QRectF(inner.left(), inner.top(), inner.width(), seam - inner.top() - 1.5 * unit)
    get = QRectF(inner.left(), seam + 1.5 * unit, inner.width(), inner.bottom() - seam - 1.5 * unit)
    for part, tone in ((pay, PAY), (get, GET)):
        painter.setPen(Qt.PenStyle.NoPen if theme.landscape else QPen(tint("#000000"), 1))
        painter.setBrush(tint(tone if theme.landscape else "#FFFFFF"))
        painter.drawRoundedRect(part, 5 * unit, 5 * unit)
    if face.seen < 1:
        hidden = rect.width() * (1 - face.seen)
        pay, get = pay.adjusted(0, 0, -hidden, 0), get.adjusted(0, 0, -hidden, 0)
    headed = pay.width() >= HEADS_FROM - 2 * (rect.right() - inner.right())
    if headed:
        _heads(painter, pay, get, face.heads, theme, unit)
    _paint_cost(painter, pay, face, art, unit, headed=headed)
    foot = _paint_strip(painter, get, face, art, unit)
    _paint_reward(painter, get, foot, face, art, unit, headed=headed)
    _paint_seam(painter, QPointF(get.center().x(), seam), unit)
    if face.payable:
        paint_tick(painter, QPointF(get.right() - 8 * unit, inner.top() + 8 * unit),
                   max(7.0, 8.5 * unit))  # fmt: skip
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def _heads(
    painter: QPainter,
    pay: QRectF,
    get: QRectF,
    heads: tuple[str, str],
    theme: Theme,
    unit: float,
) -> None:
    tones = ("#8F3A1C", "#3E6228") if theme.landscape else ("#000000", "#000000")
    for part, words, tone in zip((pay, get), heads, tones, strict=True):
        line = QRectF(part.left() + 4 * unit, part.top() + 1, part.width() * 0.6, 14)
        write(painter, line, words, 11, colour=tone, bold=True)


def _paint_cost(
    painter: QPainter, pay: QRectF, face: TradeFace, art: Art, unit: float, *, headed: bool
) -> None:
    row = cost_row(face.card.cost)
    most = (36 if len(row) < 3 else 30) * unit
    top = 13.5 if headed else 1.0
    box = pay.adjusted(3 * unit, top, -3 * unit, -7 * unit)
    paint_row(painter, box, row, art, most)


def _paint_seam(painter: QPainter, at: QPointF, unit: float) -> None:
    """The straw arrow from cost to reward."""
    half, stem = 11 * unit, 5.5 * unit
    top, neck, tip = at.y() - 7 * unit, at.y() + 1 * unit, at.y() + 10 * unit
    x = at.x()
    points = (
        (x - stem, top), (x + stem, top), (x + stem, neck), (x + half, neck), (x, tip),
        (x - half, neck), (x - stem, neck),
    )  # fmt: skip
    pen = QPen(tint(INK), max(1.2, 1.6 * unit))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(tint(ACCENTS[FORMIDABLE_FARM]))
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))


def _paint_strip(painter: QPainter, get: QRectF, face: TradeFace, art: Art, unit: float) -> float:
    """The strip at the foot, if there is anything to say; returns where it begins."""
    if not face.strip:
        return get.bottom() - 2 * unit
    high = min(STRIP, get.height() * 0.24)
    strip = QRectF(get.left() + 1, get.bottom() - high - 1, get.width() - 2, high)
    painter.setPen(Qt.PenStyle.NoPen)
    contrast = not art.theme.landscape
    painter.setBrush(tint("#000000" if contrast else DONE if face.done else LACK))
    painter.drawRoundedRect(strip, 4, 4)
    room = strip.adjusted(3, 0, -3, 0)
    if face.lacks and width_of(face.strip, 11, bold=True) > room.width():
        paint_row(painter, room, face.lacks, art, high - 2, colour="#FFFFFF")
    else:
        write(painter, room, face.strip, 12, colour="#FFFFFF", bold=True,
              align=Align.AlignCenter)  # fmt: skip
    return strip.top() - 1


def _paint_reward(
    painter: QPainter,
    get: QRectF,
    foot: float,
    face: TradeFace,
    art: Art,
    unit: float,
    *,
    headed: bool,
) -> None:
    """A row of pictures for each effect, with its words below them all."""
    top = get.top() + (11 * unit if not headed else max(11 * unit, 12.0))
    room = QRectF(get.left() + 3 * unit, top, get.width() - 6 * unit, foot - top)
    words = _captions(face, room, get.width()) if get.width() >= CAPTIONS_FROM * 0.9 else ()
    tall = sum(one.height for one in words)
    if room.height() - tall < 22:
        words, tall = (), 0.0
    rows = reward_rows(face.card)
    pictures = QRectF(room.left(), room.top(), room.width(), room.height() - tall - 1)
    few = len(rows) == 1 and len(rows[0]) < 3
    _paint_rows(painter, pictures, rows, art, (38 if few else 32) * unit)
    y = pictures.bottom() + 1
    colour = INK if art.theme.landscape else "#000000"
    for one in words:
        line = QRectF(room.left(), y, room.width(), one.height)
        draw_fitted(painter, line, one, colour)
        y += one.height


def _paint_rows(
    painter: QPainter, box: QRectF, rows: tuple[Row, ...], art: Art, most: float
) -> None:
    """Effects below one another, or all in one row where they are larger so."""
    step = box.height() / len(rows)
    lines = [QRectF(box.left(), box.top() + at * step, box.width(), step)
             for at in range(len(rows))]  # fmt: skip
    joined = tuple(glyph for row in rows for glyph in (*row, PAUSE))[:-1]
    stacked = min(fitting(row, line, most) for row, line in zip(rows, lines, strict=True))
    if fitting(joined, box, most) >= stacked:
        paint_row(painter, box, joined, art, most)
        return
    for row, line in zip(rows, lines, strict=True):
        paint_row(painter, line, row, art, most)


def _captions(face: TradeFace, room: QRectF, width: float) -> tuple[Fitted, ...]:
    most = 12.0 if width > 96 else 11.0
    found: list[Fitted] = []
    for words in face.captions:
        whole = fitted(words, room.width(), most, 11)
        parts = broken(words) if len(whole.lines) > 1 and len(face.captions) == 1 else (words,)
        found += (fitted(part, room.width(), most, 11) for part in parts)
    return tuple(found)


def broken(words: str) -> tuple[str, ...]:
    """Words in two where a list of things goes on, nearest to the middle; else as they are."""
    ends = [at + 1 for at, letter in enumerate(words[:-1]) if letter in ",、"]
    if not ends:
        return (words,)
    best = min(ends, key=lambda at: abs(at - len(words) / 2))
    return words[:best].strip(), words[best:].strip()


def paint_tick(painter: QPainter, centre: QPointF, radius: float, *, hollow: bool = False) -> None:
    """A card that can be paid; `hollow` where it could be after what is in hand."""
    painter.setPen(QPen(tint("#FFFFFF"), max(1.2, radius * 0.2)))
    painter.setBrush(tint(GOLD.base if hollow else LEAF.shade))
    painter.drawEllipse(centre, radius, radius)
    side = radius * 1.4
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    paint_sign(painter, "tick", box, INK if hollow else "#FFFFFF")


def paint_coin_card(painter: QPainter, rect: QRectF, art: Art, count: str = "") -> None:
    """A fulfilled card: the gold back that can be paid with."""
    unit = min(rect.width() / WIDE, rect.height() / HIGH)
    theme = art.theme
    painter.save()
    inner = paint_card_frame(painter, rect, theme, unit)
    outline = QPainterPath()
    outline.addRoundedRect(inner, 5 * unit, 5 * unit)
    painter.fillPath(outline, tint(GOLD.light if theme.landscape else "#FFFFFF"))
    painter.setPen(QPen(tint(mix(GOLD.shade, GOLD.light, 0.2)), max(1.0, 1.8 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner.adjusted(3, 3, -3, -3), 4 * unit, 4 * unit)
    side = min(inner.width() * 0.74, inner.height() * 0.6)
    box = QRectF(0, 0, side, side)
    box.moveCenter(inner.center() - QPointF(0, inner.height() * (0.14 if count else 0.0)))
    art.draw(painter, "coin_fulfilled", box)
    if count:
        line = QRectF(inner.left(), box.bottom(), inner.width(), inner.bottom() - box.bottom() - 2)
        write(painter, line, count, 18, colour=INK, bold=True, align=Align.AlignCenter)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def paint_mini(painter: QPainter, rect: QRectF, card: Card, art: Art) -> None:
    """A card that is known although it lies face down: its reward alone."""
    theme = art.theme
    painter.setPen(QPen(tint(theme.face_edge), theme.face_edge_width))
    painter.setBrush(tint(GET if theme.landscape else "#FFFFFF"))
    painter.drawRoundedRect(rect, 4, 4)
    row = reward_rows(card)[0]
    if width_at(row, 14) > rect.width() - 4:
        row = row[:1]
    paint_row(painter, rect.adjusted(2, 2, -2, -2), row, art, rect.height() - 4)
