"""What is drawn over the cards of the valley: water, eaten crops, wheat fields and their worth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.core.places import Slot
from farmdesk.core.standing import Note
from farmdesk.table.art import Art
from farmdesk.table.lettering import draw_fitted, fitted
from farmdesk.table.stage import Say
from farmdesk.table.tones import GOLD, INK, WATER, Theme, tint
from farmdesk.table.words import Align, width_of, write

Spot = Callable[[Slot], QRectF | None]


def paint(painter: QPainter, notes: tuple[Note, ...], spot: Spot, art: Art, say: Say) -> None:
    """Every note of the standing, on the cards it speaks of."""
    for note in notes:
        found = (spot(slot) for slot in note.places)
        rects = [rect for rect in found if rect is not None]
        if not rects:
            continue
        if note.kind == "field":
            _field(painter, rects, note.points, art.theme)
        elif note.kind == "lost":
            _lost(painter, rects[0], say(note.what), art.theme)
        elif note.kind == "bonus":
            _bonus(painter, rects[0], note.points)


def _bonus(painter: QPainter, rect: QRectF, points: int) -> None:
    """A drop of water with the points it adds, at the lower right above the name."""
    size = rect.width() * 0.27
    centre = rect.bottomRight() - QPointF(size * 0.62, size * 1.25)
    plate = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    drop = QPainterPath(plate.center() - QPointF(0, size * 0.66))
    drop.cubicTo(
        plate.center() + QPointF(size * 0.62, -size * 0.05),
        plate.center() + QPointF(size * 0.5, size * 0.52),
        plate.center() + QPointF(0, size * 0.52),
    )
    drop.cubicTo(
        plate.center() + QPointF(-size * 0.5, size * 0.52),
        plate.center() + QPointF(-size * 0.62, -size * 0.05),
        plate.center() - QPointF(0, size * 0.66),
    )
    painter.setPen(QPen(tint(INK), 1.6))
    painter.setBrush(tint(WATER.light))
    painter.drawPath(drop)
    words = plate.translated(0, size * 0.1)
    text = f"+{points}"
    write(painter, words, text, max(11, size * 0.5), colour=INK, bold=True, align=Align.AlignCenter)


def _lost(painter: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    """Strokes across a crop that would be eaten, and by whom."""
    radius = rect.width() * 8 / 112
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(path)
    painter.fillPath(path, tint("#20140A", 0.34))
    painter.setPen(QPen(tint("#FFF6E0", 0.75), 2))
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()))
        x += 11
    painter.restore()
    text = fitted(words, rect.width() - 6, 12, 11, bold=True)
    high = max(16.0, text.height + 3)
    plate = QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
    painter.setPen(QPen(tint(theme.bad), 1.2))
    painter.setBrush(tint(theme.raised))
    painter.drawRoundedRect(plate, radius, radius)
    draw_fitted(painter, plate, text, theme.bad)


def _field(painter: QPainter, rects: list[QRectF], points: int, theme: Theme) -> None:
    """A thin outline round a whole field, with its size and worth."""
    if len(rects) < 2:
        return
    pitch = min(rect.width() for rect in rects) * 0.08
    path = QPainterPath()
    for rect in rects:
        cell = QPainterPath()
        cell.addRect(rect.adjusted(-pitch / 2, -pitch / 2, pitch / 2, pitch / 2))
        path = path.united(cell)
    path = path.simplified()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(INK, 0.85), 4))
    painter.drawPath(path)
    pen = QPen(tint(GOLD.light), 2.2)
    pen.setDashPattern([5, 2])
    painter.setPen(pen)
    painter.drawPath(path)
    first = rects[0]
    text = f"{len(rects)} → {points}"
    wide = width_of(text, 12, bold=True) + 12
    plate = QRectF(first.left() + 4, first.top() + 4, wide, 20)
    painter.setPen(QPen(tint(INK), 1.4))
    painter.setBrush(tint(theme.raised))
    painter.drawRoundedRect(plate, 10, 10)
    write(painter, plate, text, 12, colour=theme.text, bold=True, align=Align.AlignCenter)
