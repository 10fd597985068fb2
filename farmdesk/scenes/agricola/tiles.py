"""Tiles of action spaces: wooden plates with a name, pictures with numbers, a ring for a person."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from farmdesk.table.art import Art
from farmdesk.table.lettering import Fitted, draw_fitted, fitted
from farmdesk.table.signs import paint_sign
from farmdesk.table.tones import GOLD, INK, PAPER, WELL, WOOD, Theme, mix, tint
from farmdesk.table.words import LEAST, Align, width_of, write


class Sign(NamedTuple):
    """One thing that a tile tells."""

    picture: str
    amount: str = ""
    good: str = ""
    """The good that the number counts, where the picture shows something else."""
    link: str = ""
    """What stands before it: `+`, `/` or an arrow."""


class Tile(NamedTuple):
    """What the tile of a space shows."""

    name: str
    signs: tuple[Sign, ...]
    round: str
    """The round of a card, as a number; empty for a printed space."""
    harvest: bool
    """Does a harvest follow that round?"""
    fresh: bool
    """Was it turned up in this round?"""
    short: str = ""
    """A shorter name, for where the name would run into the ring of a person."""
    grown: int = 0
    """What came to lie here in this round, until somebody is sent out."""


class Hidden(NamedTuple):
    """A round card face down: what is known of it."""

    title: str
    stage: str
    following: bool
    """Is it the next one?"""
    harvest: bool


def plate_tones(theme: Theme) -> tuple[str, str]:
    """Fill and edge of a wooden plate."""
    if not theme.landscape:
        return "#000000", "#FFFFFF"
    if theme.dark:
        return mix(mix(PAPER.shade, WOOD.shade, 0.6), WELL, 0.62), mix(WOOD.light, WELL, 0.5)
    return mix(PAPER.shade, PAPER.base, 0.3), mix(WOOD.shade, INK, 0.15)


def on_plate(theme: Theme) -> str:
    """The colour of words on a plate."""
    return theme.text


def paint_plate(painter: QPainter, rect: QRectF, theme: Theme, *, faded: bool = False) -> None:
    """A wooden plate."""
    fill, edge = plate_tones(theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(edge), 1.4 if theme.landscape else 2))
    painter.setBrush(tint(fill, 0.55 if faded else 1.0))
    inner = rect.adjusted(1, 1, -1, -1)
    painter.drawRoundedRect(inner, 7, 7)
    if theme.landscape and not faded:
        painter.setPen(QPen(tint("#FFFFFF", 0.35 if not theme.dark else 0.1), 1.2))
        painter.drawLine(inner.topLeft() + QPointF(7, 1.6), inner.topRight() + QPointF(-7, 1.6))


def person_rect(tile_rect: QRectF, order: int = 1) -> QRectF:
    """Where a person stands on a tile; a second one, the child, stands before it."""
    side = min(38.0, tile_rect.height() * 0.58, tile_rect.width() * 0.35)
    ring = QRectF(tile_rect.right() - side - 4, tile_rect.bottom() - side - 3, side, side)
    if order <= 1:
        return ring
    small = side * 0.68
    return QRectF(ring.left() - small * 0.62, ring.bottom() - small, small, small)


def title(face: Tile, rect: QRectF) -> tuple[Fitted, QRectF]:
    """The name of a space, the short one where the name would run into the ring, and its place."""
    head = QRectF(rect.left() + 6, rect.top() + 2, rect.width() - 12, 17)
    if face.round:
        head.setRight(head.right() - width_of(face.round, LEAST, bold=True) - 4)
    words = fitted(face.name, head.width(), 12.5, LEAST, bold=True)
    if face.short and runs_into(words, head, person_rect(rect)):
        words = fitted(face.short, head.width(), 12.5, LEAST, bold=True)
    if len(words.lines) > 1:
        head.setHeight(words.height + 1)
    return words, head


def runs_into(words: Fitted, head: QRectF, ring: QRectF) -> bool:
    """Does the second line of a name reach the ring?"""
    if len(words.lines) < 2 or head.top() + words.height < ring.top() + 2:
        return False
    wide = QFontMetricsF(words.font).horizontalAdvance(words.lines[1])
    return head.left() + wide > ring.left() + 2


def paint_tile(painter: QPainter, rect: QRectF, face: Tile, art: Art) -> None:
    """A space: its name, what lies there, the ring where a person stands."""
    theme = art.theme
    paint_plate(painter, rect, theme)
    colour = on_plate(theme)
    if face.harvest:
        _paint_harvest(painter, rect, theme)
    words, head = title(face, rect)
    ring = person_rect(rect)
    if face.round:
        wide = width_of(face.round, LEAST, bold=True) + 2
        box = QRectF(rect.right() - 6 - wide, head.top(), wide, 17)
        write(painter, box, face.round, LEAST, colour=theme.secondary, bold=face.fresh)
    draw_fitted(painter, head, words, colour, left=True)
    _paint_ring(painter, ring, theme)
    if face.grown:
        px, more = min(14.0, 0.42 * ring.height()), f"+{face.grown}"
        write(painter, ring, more, px, colour=theme.good, bold=True, align=Align.AlignCenter)
    room = QRectF(rect.left() + 5, head.bottom(), 0, rect.bottom() - head.bottom() - 3)
    room.setRight(ring.left() - 2)
    paint_signs(painter, room, face.signs, art, colour)


def _paint_ring(painter: QPainter, ring: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(tint(WOOD.shade if theme.landscape else "#FFFFFF"), 1.6))
    painter.setBrush(tint(PAPER.light if not theme.dark else "#000000", 0.42))
    painter.drawEllipse(ring.adjusted(1, 1, -1, -1))


def _paint_harvest(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A line of ripe grain at the foot: a harvest follows this round."""
    y = rect.bottom() - 2.5
    tone = GOLD.shade if theme.landscape else "#FFFF00"
    pen = QPen(tint(tone), 3.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(rect.left() + 7, y), QPointF(rect.right() - 7, y))


def paint_signs(
    painter: QPainter, room: QRectF, shown: tuple[Sign, ...], art: Art, colour: str
) -> None:
    """Pictures with their numbers in a row; they shrink together until they fit."""
    side = min(34.0, room.height())
    while side > 14 and _width(shown, side) > room.width():
        side -= 1
    x, middle = room.left(), room.center().y()
    for sign in shown:
        if sign.link:
            x = _paint_link(painter, x, middle, sign.link, side, colour)
        art.draw(painter, sign.picture, QRectF(x, middle - side / 2, side, side))
        x += side + 1
        if sign.amount:
            px = _px(side)
            wide = width_of(sign.amount, px, bold=True) + 2
            box = QRectF(x, middle - side / 2, wide, side)
            write(painter, box, sign.amount, px, colour=colour, bold=True)
            x += wide
        if sign.good:
            small = side * 0.52
            art.draw(painter, sign.good, QRectF(x, middle - small / 2, small, small))
            x += small + 1
        x += 2


def _px(side: float) -> float:
    return max(12.0, min(17.0, side * 0.62))


def _width(shown: tuple[Sign, ...], side: float) -> float:
    total = 0.0
    for sign in shown:
        total += side + 3 + (side * 0.3 + 2 if sign.link else 0)
        total += width_of(sign.amount, _px(side), bold=True) + 2 if sign.amount else 0
        total += side * 0.52 + 1 if sign.good else 0
    return total


def _paint_link(
    painter: QPainter, x: float, middle: float, link: str, side: float, colour: str
) -> float:
    wide = side * 0.3
    box = QRectF(x, middle - wide / 2, wide, wide)
    if link == "/":
        painter.setPen(QPen(tint(colour), 1.6))
        painter.drawLine(box.bottomLeft() + QPointF(1, 3), box.topRight() + QPointF(-1, -3))
    else:
        paint_sign(painter, "plus" if link == "+" else "arrow_right", box, colour)
    return x + wide + 2


def paint_hidden(painter: QPainter, rect: QRectF, face: Hidden, art: Art) -> None:
    """A dashed place with its round and stage; promised goods are painted over it."""
    theme = art.theme
    colour = theme.on_cloth
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    pen = QPen(tint(colour, 0.75 if face.following else 0.45), 1.8 if face.following else 1.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.1 if face.following else 0.04))
    painter.drawRoundedRect(inner, 7, 7)
    if face.harvest:
        _paint_harvest(painter, rect, theme)
    head = QRectF(rect.left() + 7, rect.top() + 2, rect.width() - 12, 17)
    write(painter, head, face.title, 12.5, colour=colour, bold=True)
    foot = QRectF(rect.left() + 7, rect.bottom() - 21, rect.width() - 14, 17)
    write(painter, foot, face.stage, LEAST, colour=colour, align=Align.AlignRight)
