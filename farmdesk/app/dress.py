"""What the parts of the table page wear: theme, size of a unit, whose game. And who sits where."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from farmdesk.core.match import Chair
from farmdesk.table.signs import mark_path, paint_mark
from farmdesk.table.tones import LIGHT, Theme, look_of, tint


class Dress(NamedTuple):
    """How everything on the page looks now."""

    theme: Theme = LIGHT
    unit: float = 1.0
    """Logical pixels a unit."""
    game: str = ""
    compact: bool = False
    moving: bool = True
    """May anything move by itself? Not with reduced motion."""

    def px(self, units: float) -> int:
        """Units in whole logical pixels."""
        return round(units * self.unit)


def initial(chair: Chair) -> str:
    """The letter inside a chair's mark."""
    return chair.name.strip()[:1].upper()


def draw_mark(
    painter: QPainter, chair: Chair, centre: QPointF, radius: float, theme: Theme
) -> None:
    """A chair's mark; on dark ground with a rim, or plum and ink would drown."""
    look = look_of(chair.colour)
    if theme.rim is not None:
        painter.save()
        painter.setBrush(tint(theme.rim))
        pen = QPen(tint(theme.rim), max(2.0, radius * 0.42))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(mark_path(look.mark, centre, radius))
        painter.restore()
    paint_mark(painter, centre, radius, look, initial(chair))


def draw_frame(
    painter: QPainter, box: QRectF, colour: str, line: float, radius: float, theme: Theme
) -> None:
    """A frame in a seat's colour inside `box`; on dark ground with a thin rim on its inside."""
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(colour), line))
    painter.drawRoundedRect(inner, radius, radius)
    if theme.rim is not None:
        painter.setPen(QPen(tint(theme.rim, 0.85), max(1.0, line / 3)))
        inside = box.adjusted(line, line, -line, -line)
        painter.drawRoundedRect(inside, radius - line / 2, radius - line / 2)


def mark_icon(chair: Chair, size: int, theme: Theme, ratio: float) -> QIcon:
    """A chair's mark in a square of `size` logical pixels."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_mark(painter, chair, QPointF(size / 2, size / 2), size * 0.36, theme)
    painter.end()
    return QIcon(made)
