"""What the cards of all games share: the paper with its edge, the veil, the back, the deck.

Every painter takes the rectangle of the whole card in px; proportions are those of the 112 px card
and scale with it, so a card of 66 or of 224 px stays sharp.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.table.art import Art
from farmdesk.table.signs import paint_number_disc
from farmdesk.table.tones import (
    DEEP_LEAF,
    GOLD,
    INK,
    PAPER,
    Theme,
    tint,
)

CARD = 112.0
"""The card side, in px, that all proportions below are given for."""
RADIUS = 8.0
INSET = 5.0
INNER_RADIUS = 5.0


def paint_card_frame(
    painter: QPainter, rect: QRectF, theme: Theme, scale: float | None = None
) -> QRectF:
    """The paper of any card with its edge; returns the inner rectangle for the picture.

    `scale` is px per px of the 100 % card; without it the card counts as 112 wide.
    """
    unit = rect.width() / CARD if scale is None else scale
    edge = theme.face_edge_width * max(1.0, unit)
    body = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(theme.face_edge), edge))
    painter.setBrush(tint(theme.face))
    painter.drawRoundedRect(body, RADIUS * unit, RADIUS * unit)
    inset = INSET * unit
    return rect.adjusted(inset, inset, -inset, -inset)


def paint_veil(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    """The veil that dims a bright card on a dark cloth; nothing in the other themes."""
    if theme.veil > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("#000000", theme.veil))
        painter.drawRoundedRect(rect, RADIUS * unit, RADIUS * unit)


def paint_card_back(
    painter: QPainter, rect: QRectF, art: Art, *, piece: str = "wheat", count: str = ""
) -> None:
    """The back of any card: green lattice and a gold disc with a picture, or with a count."""
    unit = min(rect.width(), rect.height()) / CARD
    theme = art.theme
    painter.save()
    inner = paint_card_frame(painter, rect, theme, unit)
    outline = QPainterPath()
    outline.addRoundedRect(inner, INNER_RADIUS * unit, INNER_RADIUS * unit)
    painter.fillPath(outline, tint(DEEP_LEAF.base if theme.landscape else "#000000"))
    if theme.landscape:
        _paint_lattice(painter, inner, outline, unit)
    frame = inner.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(DEEP_LEAF.light if theme.landscape else "#FFFFFF"), 1.6 * unit))
    painter.drawRoundedRect(frame, 3 * unit, 3 * unit)
    if count:
        paint_number_disc(painter, rect.center(), 22 * unit, count)
    else:
        _paint_gold_disc(painter, rect.center(), 27 * unit)
        side = 42 * unit
        box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        art.draw(painter, piece, box)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def _paint_lattice(painter: QPainter, inner: QRectF, outline: QPainterPath, unit: float) -> None:
    painter.save()
    painter.setClipPath(outline)
    painter.setPen(QPen(tint(DEEP_LEAF.shade), 2.2 * unit))
    pitch = 13 * unit
    reach = inner.width() + inner.height()
    for step in range(int(reach / pitch) + 1):
        x = step * pitch
        start = inner.topLeft() + QPointF(x, 0)
        painter.drawLine(start, start + QPointF(-inner.height(), inner.height()))
        start = inner.bottomLeft() + QPointF(x, 0)
        painter.drawLine(start, start - QPointF(inner.height(), inner.height()))
    painter.restore()


def _paint_gold_disc(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(QPen(tint(INK), radius * 0.1))
    painter.setBrush(tint(GOLD.light))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(tint(GOLD.shade), radius * 0.07))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.84, radius * 0.84)


def paint_deck(
    painter: QPainter, rect: QRectF, count: int, art: Art, *, piece: str = "wheat"
) -> None:
    """A stack of `count` cards with the number; none left is an empty place with a dashed line."""
    unit = min(rect.width(), rect.height()) / CARD
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if count <= 0:
        painter.setBrush(tint(PAPER.base, 0.12))
        painter.setPen(QPen(tint(art.theme.on_cloth, 0.7), 2 * unit, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(
            rect.adjusted(unit, unit, -unit, -unit), RADIUS * unit, RADIUS * unit
        )
        paint_number_disc(painter, rect.center(), 22 * unit, "0")
        painter.restore()
        return
    steps = min(3, count - 1)
    step = 2.6 * unit
    room = 3 * step
    card = QRectF(rect.left(), rect.top(), rect.width() - room, rect.height() - room)
    for depth in range(steps, 0, -1):
        paint_card_frame(painter, card.translated(depth * step, depth * step), art.theme, unit)
    paint_card_back(painter, card, art, piece=piece, count=str(count))
    painter.restore()
