"""The things on a table: a piece, a zone's furniture, and a layer that paints over them."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from farmdesk.core.places import Placed
from farmdesk.table.art import Art, paint_shadow
from farmdesk.table.stage import Face
from farmdesk.table.tones import tint
from farmdesk.table.words import Align, write

LYING, HOVERED, IN_HAND = 3.0, 6.0, 9.0
"""How high a card lies, in units; its shadow tells."""

ROOM = 26.0
"""Units around a piece that its shadow, lines and caption may use."""

ZONES, PIECES, MARKS, VEIL, LIGHTS, RAISED, BUBBLES = (10.0 * floor for floor in range(1, 8))
"""Floors of the table, lowest first."""


class PieceItem(QGraphicsObject):
    """One piece: a kept picture of its face with shadow, lift and lines.

    Its position is the middle of the slot; `size` is that of the slot, in units.
    """

    def __init__(self, placed: Placed, face: Face, size: tuple[float, float], art: Art) -> None:
        super().__init__()
        self.placed = placed
        self.size = size
        self.lift = LYING
        self.floor: float = PIECES
        """Where it lies when nobody holds it: what was laid later lies above."""
        self.tilt = 0.0
        self.turn = 1.0
        """1 shows the face, 0 stands on edge, -1 shows the back: for turning over."""
        self.caption = ""
        self.line: tuple[str, float] | None = None
        """A line around it: colour and width in units."""
        self._face = face
        self._back: Face | None = None
        self._art = art
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(PIECES)

    @property
    def face_key(self) -> Hashable:
        """Equal for faces that look alike."""
        return self._face.key

    def wear(self, placed: Placed, face: Face, size: tuple[float, float]) -> None:
        """Become this piece, with this face and size."""
        self.prepareGeometryChange()
        self.placed, self._face, self.size = placed, face, size
        self._back, self.turn = None, 1.0
        self.update()

    def show_back(self, back: Face) -> None:
        """Give it a back, and turn that up."""
        self._back, self.turn = back, -1.0
        self.update()

    def raise_to(self, lift: float, *, tilt: float = 0.0, floor: float = PIECES) -> None:
        """Lift it so many units, with a tilt in degrees, onto a floor of the table."""
        if (self.lift, self.tilt) != (lift, tilt):
            self.lift, self.tilt = lift, tilt
            self.setRotation(tilt)
            self.update()
        if self.zValue() != floor:
            self.setZValue(floor)

    def shrink_to(self, share: float) -> None:
        """Keep only so much of its size, 0 to 1."""
        if self.scale() != share:  # Qt paints anew even if nothing changes
            self.setScale(share)

    def outline(self, line: tuple[str, float] | None) -> None:
        """Put a line around it, or take it away."""
        if self.line != line:
            self.line = line
            self.update()

    def turn_to(self, turn: float) -> None:
        """Turn it about its upright axis: 1 face, 0 edge, -1 back."""
        self.turn = turn
        self.update()

    def boundingRect(self) -> QRectF:
        width, height = self.size
        return QRectF(-width / 2, -height / 2, width, height).adjusted(-ROOM, -ROOM, ROOM, ROOM)

    def card(self) -> QRectF:
        """The piece itself, without shadow, around its own middle."""
        width, height = self.size
        return QRectF(-width / 2, -height / 2, width, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        card = self.card()
        scene = self.scene()
        ratio = scene.property("ratio") if scene is not None else 1.0
        face = self._back if self.turn < 0 and self._back is not None else self._face
        if abs(self.turn) < 1:
            painter.scale(max(0.02, abs(self.turn)), 1.0)
        whole = self.boundingRect()
        key = ("lying", face.key, self.lift)
        paint = partial(self._paint_lying, face)
        picture = self._art.painted(key, whole.width(), whole.height(), ratio, paint)
        painter.drawPixmap(whole, picture, QRectF(picture.rect()))
        if self.line is not None:
            colour, width = self.line
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint(colour), width))
            grown, radius = card.adjusted(-1, -1, 1, 1), _round(card)
            painter.drawRoundedRect(grown, radius + 1, radius + 1)
        if self.caption:
            self._paint_caption(painter, card)

    def _paint_lying(self, face: Face, painter: QPainter, rect: QRectF) -> None:
        """The shadow and the face, kept as one picture."""
        card = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        if face.card:
            paint_shadow(painter, card.adjusted(2, 2, -2, -2), _round(card), self.lift)
        painter.translate(card.topLeft())
        face.paint(painter, QRectF(0, 0, card.width(), card.height()))

    def _paint_caption(self, painter: QPainter, card: QRectF) -> None:
        plate = QRectF(card.left() - 14, card.bottom() - 6, card.width() + 28, 26)
        theme = self._art.theme
        painter.setPen(QPen(tint(theme.bad), 1.5))
        painter.setBrush(tint(theme.raised))
        painter.drawRoundedRect(plate, 8, 8)
        inner = plate.adjusted(6, 0, -6, 0)
        write(
            painter, inner, self.caption, 12, colour=theme.bad, bold=True, align=Align.AlignCenter
        )


def _round(card: QRectF) -> float:
    """The radius of a card's corners."""
    return 8 * min(card.width(), card.height()) / 112


class LayerItem(QGraphicsItem):
    """A rectangle of the table that somebody else paints: a zone's furniture, marks, lights."""

    def __init__(
        self, floor: float, paint: Callable[[QPainter, QRectF], None], *, kept: bool = False
    ) -> None:
        """`kept`: paint once and keep the picture until `update` is called."""
        super().__init__()
        if kept:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._paint = paint
        self._rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(floor)

    def cover(self, rect: QRectF) -> None:
        """Take that rectangle, in units of the table."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        self._paint(painter, self._rect)


def arc(start: QPointF, end: QPointF, share: float, height: float = 0.12) -> QPointF:
    """A point on the way from start to end; the way bends upwards by `height` of its length."""
    straight = start + (end - start) * share
    length = math.hypot(end.x() - start.x(), end.y() - start.y())
    return straight - QPointF(0, math.sin(share * math.pi) * length * height)
