"""Things that lie on the cloth of every game: wells, paper panels, a stream, a seat's mark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.core.places import Seat
from farmdesk.table.art import paint_shadow
from farmdesk.table.signs import paint_mark
from farmdesk.table.stage import View
from farmdesk.table.tones import WATER, WELL, Theme, look_of, tint


def paint_well(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A dark hollow that holds pieces."""
    inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(tint(theme.on_cloth, 0.18 if theme.landscape else 1.0), theme.line_width))
    painter.setBrush(tint(WELL if theme.landscape else "#000000", theme.well_alpha))
    painter.drawRoundedRect(inner, 10, 10)


def paint_paper(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A sheet of paper to read from."""
    inner = rect.adjusted(1, 1, -1, -1)
    paint_shadow(painter, inner, 10, 1.6)
    painter.setPen(QPen(tint(theme.line), theme.line_width))
    painter.setBrush(tint(theme.panel))
    painter.drawRoundedRect(inner, 10, 10)


def paint_stream(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Running water from left to right between sandy banks."""
    if not theme.landscape:
        paint_well(painter, rect, theme)
        return
    bank = _waves(rect.adjusted(0, 3, 0, -3), 5.0)
    water = _waves(rect.adjusted(0, 9, 0, -9), 5.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#8C7A55" if theme.dark else "#E2CFA6"))
    painter.drawPath(bank)
    painter.setBrush(tint(WATER.shade if theme.dark else WATER.base))
    painter.drawPath(water)
    painter.save()
    painter.setClipPath(water)
    painter.setPen(QPen(tint("#FFFFFF", 0.3), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(14):
        x = rect.left() + (number * 97) % rect.width()
        y = rect.top() + 16 + (number * 41) % max(1.0, rect.height() - 30)
        ripple = QPainterPath(QPointF(x, y))
        ripple.cubicTo(QPointF(x + 7, y - 5), QPointF(x + 13, y + 5), QPointF(x + 20, y))
        painter.drawPath(ripple)
    painter.restore()


def _waves(rect: QRectF, height: float) -> QPainterPath:
    """A band with wavy long sides."""
    path = QPainterPath(rect.topLeft())
    steps = 6
    wide = rect.width() / steps
    for step in range(steps):
        x, bend = rect.left() + step * wide, height if step % 2 else -height / 3
        path.quadTo(QPointF(x + wide / 2, rect.top() + bend), QPointF(x + wide, rect.top()))
    path.lineTo(rect.bottomRight())
    for step in range(steps):
        x, bend = rect.right() - step * wide, height / 3 if step % 2 else -height
        path.quadTo(QPointF(x - wide / 2, rect.bottom() + bend), QPointF(x - wide, rect.bottom()))
    path.closeSubpath()
    return path


def paint_mark_of(
    painter: QPainter, centre: QPointF, radius: float, view: View, seat: Seat
) -> None:
    """The mark of whoever sits on a seat, with the initial where it fits."""
    chair = view.chairs[seat]
    paint_mark(painter, centre, radius, look_of(chair.colour), chair.name[:1].upper())
