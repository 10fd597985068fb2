"""Interface signs, seat marks, the reach glyph and the number disc, all painted by code.

Signs are round strokes 2.6 wide on a grid of 24, in one colour, so that they follow the text colour
of every theme. None of them holds a letter; seat marks do, from a radius of 8 px up.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from farmdesk.table.fonts import sized
from farmdesk.table.tones import (
    CIRCLE,
    CROSS,
    DIAMOND,
    INK,
    LEAF,
    PAPER,
    SQUARE,
    TRIANGLE,
    SeatLook,
    mix,
    tint,
)

GRID = 24.0
STROKE = 2.6

STRAIGHT, AROUND, CORNERS = "straight", "around", "corners"
REACHES = {  # the squares of a 3 x 3 that count, the middle being 4
    STRAIGHT: frozenset({1, 3, 5, 7}),
    AROUND: frozenset({0, 1, 2, 3, 5, 6, 7, 8}),
    CORNERS: frozenset({0, 2, 6, 8}),
}


class Strokes:
    """Gathers one sign on the grid of 24: lines that are stroked, shapes that are filled."""

    def __init__(self) -> None:
        self.lines = QPainterPath()
        self.fills = QPainterPath()

    def line(self, *points: float) -> Strokes:
        """An open line through x, y, x, y, ..."""
        self.lines.moveTo(points[0], points[1])
        for at in range(2, len(points), 2):
            self.lines.lineTo(points[at], points[at + 1])
        return self

    def shape(self, *points: float) -> Strokes:
        """A closed outline through x, y, x, y, ..."""
        self.line(*points)
        self.lines.closeSubpath()
        return self

    def curve(self, x: float, y: float, *points: float) -> Strokes:
        """Cubic curves on from x, y: six figures each, two handles and an end."""
        self.lines.moveTo(x, y)
        for at in range(0, len(points), 6):
            self.lines.cubicTo(*points[at : at + 6])
        return self

    def ring(self, x: float, y: float, radius: float) -> Strokes:
        """A circle line."""
        self.lines.addEllipse(QPointF(x, y), radius, radius)
        return self

    def arc(self, x: float, y: float, radius: float, start: float, sweep: float) -> Strokes:
        """Part of a circle; degrees against the clock from three o'clock."""
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        self.lines.arcMoveTo(box, start)
        self.lines.arcTo(box, start, sweep)
        return self

    def box(self, x: float, y: float, width: float, height: float, radius: float) -> Strokes:
        """A rounded frame."""
        self.lines.addRoundedRect(QRectF(x, y, width, height), radius, radius)
        return self

    def dot(self, x: float, y: float, radius: float = 1.7) -> Strokes:
        """A filled dot."""
        self.fills.addEllipse(QPointF(x, y), radius, radius)
        return self

    def solid(self, *points: float) -> Strokes:
        """A filled shape with rounded corners (it is stroked too)."""
        outline = QPolygonF(
            [QPointF(points[at], points[at + 1]) for at in range(0, len(points), 2)]
        )
        self.fills.addPolygon(outline)
        self.fills.closeSubpath()
        return self.shape(*points)


def _settings(pen: Strokes) -> None:
    pen.line(4, 7, 20, 7).line(4, 17, 20, 17)
    pen.dot(9, 7, 3.4).dot(15, 17, 3.4)


def _book(pen: Strokes) -> None:
    pen.curve(12, 7, 9, 4.6, 6, 4.4, 3.5, 5).line(3.5, 5, 3.5, 18)
    pen.curve(3.5, 18, 6, 17.4, 9, 17.6, 12, 20).line(12, 20, 12, 7)
    pen.curve(12, 7, 15, 4.6, 18, 4.4, 20.5, 5).line(20.5, 5, 20.5, 18)
    pen.curve(20.5, 18, 18, 17.4, 15, 17.6, 12, 20)


def _hint(pen: Strokes) -> None:
    pen.curve(9, 16, 9, 13.5, 5.5, 13, 5.5, 8.8, 5.5, 5.2, 8.4, 2.6, 12, 2.6,
              15.6, 2.6, 18.5, 5.2, 18.5, 8.8, 18.5, 13, 15, 13.5, 15, 16)  # fmt: skip
    pen.line(9, 16, 15, 16).line(10, 20.6, 14, 20.6)


def _person(pen: Strokes) -> None:
    pen.ring(12, 8, 4).curve(4.5, 20.5, 5, 15.8, 8, 14.6, 12, 14.6, 16, 14.6, 19, 15.8, 19.5, 20.5)


def _undo(pen: Strokes) -> None:
    pen.line(9.5, 4, 4, 9, 9.5, 14).line(4, 9, 14, 9).arc(14, 14.25, 5.25, 90, -180)
    pen.line(14, 19.5, 9, 19.5)


def _redo(pen: Strokes) -> None:
    pen.line(14.5, 4, 20, 9, 14.5, 14).line(20, 9, 10, 9).arc(10, 14.25, 5.25, 90, 180)
    pen.line(10, 19.5, 15, 19.5)


SIGNS: dict[str, Callable[[Strokes], object]] = {
    "menu": lambda pen: pen.line(4, 6, 20, 6).line(4, 12, 20, 12).line(4, 18, 20, 18),
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "log": lambda pen: (
        pen.line(9.5, 6, 20.5, 6)
        .line(9.5, 12, 20.5, 12)
        .line(9.5, 18, 20.5, 18)
        .dot(4.6, 6, 1.9)
        .dot(4.6, 12, 1.9)
        .dot(4.6, 18, 1.9)
    ),
    "help": lambda pen: pen.curve(
        7.2,
        8.4,
        7.2,
        5,
        9.4,
        3.2,
        12.2,
        3.2,
        15,
        3.2,
        17,
        5.2,
        17,
        7.9,
        17,
        11.4,
        12,
        11.8,
        12,
        15.4,
    ).dot(12, 20.4, 1.9),
    "back": lambda pen: pen.line(13.5, 5, 6.5, 12, 13.5, 19).line(6.5, 12, 19, 12),
    "tick": lambda pen: pen.line(4.5, 12.5, 10, 18, 19.5, 6.5),
    "close": lambda pen: pen.line(5.5, 5.5, 18.5, 18.5).line(18.5, 5.5, 5.5, 18.5),
    "settings": _settings,
    "play": lambda pen: pen.solid(8, 5.5, 18, 12, 8, 18.5),
    "pause": lambda pen: pen.solid(7, 6, 8.4, 6, 8.4, 18, 7, 18).solid(
        15.6, 6, 17, 6, 17, 18, 15.6, 18
    ),
    "step": lambda pen: pen.solid(6.5, 6.5, 14.5, 12, 6.5, 17.5).line(18.5, 6, 18.5, 18),
    "book": _book,
    "plus": lambda pen: pen.line(12, 5, 12, 19).line(5, 12, 19, 12),
    "minus": lambda pen: pen.line(5, 12, 19, 12),
    "person": _person,
    "computer": lambda pen: (
        pen.box(3.5, 4.5, 17, 11.5, 2).line(12, 16.5, 12, 19.8).line(7.5, 20, 16.5, 20)
    ),
    "drag": lambda pen: (
        pen.dot(8.5, 5.5).dot(15.5, 5.5).dot(8.5, 12).dot(15.5, 12).dot(8.5, 18.5).dot(15.5, 18.5)
    ),
    "arrow_right": lambda pen: pen.line(4.5, 12, 19, 12).line(13, 6, 19, 12, 13, 18),
    "arrow_left": lambda pen: pen.line(19.5, 12, 5, 12).line(11, 6, 5, 12, 11, 18),
    "arrow_up": lambda pen: pen.line(12, 19.5, 12, 5).line(6, 11, 12, 5, 18, 11),
    "arrow_down": lambda pen: pen.line(12, 4.5, 12, 19).line(6, 13, 12, 19, 18, 13),
    "chevron_down": lambda pen: pen.line(6, 9, 12, 15, 18, 9),
    "chevron_right": lambda pen: pen.line(9, 6, 15, 12, 9, 18),
    "barred": lambda pen: pen.ring(12, 12, 8.6).line(6, 6, 18, 18),
    "scores": lambda pen: (
        pen.line(3.5, 20, 20.5, 20)
        .line(6.5, 15.5, 6.5, 13)
        .line(12, 15.5, 12, 5)
        .line(17.5, 15.5, 17.5, 9.5)
    ),
    "save": lambda pen: (
        pen.line(12, 3.5, 12, 14.5)
        .line(7, 10, 12, 15, 17, 10)
        .line(4, 15.5, 4, 20, 20, 20, 20, 15.5)
    ),
    "star": lambda pen: pen.shape(*_star_points()),
    "star_solid": lambda pen: pen.solid(*_star_points()),
    "fullscreen": lambda pen: (
        pen.line(4, 9, 4, 4, 9, 4)
        .line(15, 4, 20, 4, 20, 9)
        .line(20, 15, 20, 20, 15, 20)
        .line(9, 20, 4, 20, 4, 15)
    ),
    "trash": lambda pen: (
        pen.line(4.5, 6.5, 19.5, 6.5)
        .line(9, 6, 9, 3.5, 15, 3.5, 15, 6)
        .line(6.5, 7, 7.5, 20.5, 16.5, 20.5, 17.5, 7)
    ),
}


def _star_points() -> tuple[float, ...]:
    points: list[float] = []
    for step in range(10):
        radius = 9.2 if step % 2 == 0 else 4.2
        angle = -math.pi / 2 + step * math.pi / 5
        points += [12 + radius * math.cos(angle), 12.8 + radius * math.sin(angle)]
    return tuple(points)


def paint_sign(painter: QPainter, name: str, box: QRectF, colour: str | QColor) -> None:
    """Paint a sign into a square box. Raises `KeyError` for an unknown name."""
    pen = Strokes()
    SIGNS[name](pen)
    side = min(box.width(), box.height())
    ink = QColor(colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center() - QPointF(side / 2, side / 2))
    painter.scale(side / GRID, side / GRID)
    painter.fillPath(pen.fills, ink)
    painter.strokePath(
        pen.lines,
        QPen(ink, STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
             Qt.PenJoinStyle.RoundJoin),
    )  # fmt: skip
    painter.restore()


def sign_pixmap(name: str, size: float, colour: str, dpr: float = 1.0) -> QPixmap:
    """A sign as a square pixmap of `size` logical px."""
    pixels = math.ceil(size * dpr)
    made = QPixmap(QSize(pixels, pixels))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_sign(painter, name, QRectF(0, 0, size, size), colour)
    painter.end()
    return made


def sign(
    name: str, size: float, colour: str, dpr: float = 1.0, *, disabled: str | None = None
) -> QIcon:
    """A sign as an icon; `disabled` is its colour on a button that cannot be pressed."""
    icon = QIcon(sign_pixmap(name, size, colour, dpr))
    if disabled is not None:
        icon.addPixmap(sign_pixmap(name, size, disabled, dpr), QIcon.Mode.Disabled)
    return icon


def mark_path(shape: str, centre: QPointF, radius: float) -> QPainterPath:
    """The outline of a seat's mark; all five cover about the same area. Raises `KeyError`."""
    path = QPainterPath()
    if shape == CIRCLE:
        path.addEllipse(centre, radius, radius)
    elif shape == SQUARE:
        half = radius * 0.88
        path.addRoundedRect(
            QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half),
            radius * 0.14, radius * 0.14,
        )  # fmt: skip
    else:
        path.addPolygon(
            QPolygonF([centre + QPointF(x, y) * radius for x, y in CORNERED_MARKS[shape]])
        )
        path.closeSubpath()
    return path


_ARM, _END = 0.42, 1.0
CORNERED_MARKS: dict[str, tuple[tuple[float, float], ...]] = {
    TRIANGLE: ((0, -1.12), (1.12, 0.86), (-1.12, 0.86)),
    DIAMOND: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
    CROSS: (
        (-_ARM, -_END), (_ARM, -_END), (_ARM, -_ARM), (_END, -_ARM), (_END, _ARM), (_ARM, _ARM),
        (_ARM, _END), (-_ARM, _END), (-_ARM, _ARM), (-_END, _ARM), (-_END, -_ARM), (-_ARM, -_ARM),
    ),
}  # fmt: skip


def paint_mark(
    painter: QPainter, centre: QPointF, radius: float, look: SeatLook, initial: str = ""
) -> None:
    """A seat's mark: its shape in its base with an ink outline, the initial from radius 8 up."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(tint(INK), max(1.2, 0.13 * radius))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(tint(look.base))
    painter.drawPath(mark_path(look.mark, centre, radius))
    if initial and radius >= 8:
        drop = 0.22 if look.mark == TRIANGLE else 0.0
        size = radius * (0.86 if look.mark in (TRIANGLE, CROSS) else 1.0)
        painter.setPen(tint(look.letter))
        painter.setFont(sized(size, bold=True))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        box.translate(0, drop * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, initial[:1])
    painter.restore()


def mark_pixmap(look: SeatLook, size: float, initial: str = "", dpr: float = 1.0) -> QPixmap:
    """A seat's mark alone, in a square of `size` logical px."""
    pixels = math.ceil(size * dpr)
    made = QPixmap(QSize(pixels, pixels))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_mark(painter, QPointF(size / 2, size / 2), size * 0.38, look, initial)
    painter.end()
    return made


def paint_reach(painter: QPainter, box: QRectF, reach: str, *, contrast: bool = False) -> None:
    """Which neighbours a card counts: 3 x 3 squares on paper, the reached ones green.

    `reach` is STRAIGHT, AROUND or CORNERS; raises `KeyError` otherwise. `contrast` draws reached
    squares black and the rest hollow.
    """
    lit = REACHES[reach]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#FFFFFF") if contrast else tint(PAPER.base, 0.93))
    painter.drawRoundedRect(box, box.width() * 0.14, box.width() * 0.14)
    pitch = box.width() * 0.285
    side = box.width() * 0.245
    start = box.center() - QPointF(pitch + side / 2, pitch + side / 2)
    for at in range(9):
        square = QRectF(start.x() + at % 3 * pitch, start.y() + at // 3 * pitch, side, side)
        if at == 4:
            painter.setBrush(tint(INK))
        elif at in lit:
            painter.setBrush(tint("#000000") if contrast else tint(LEAF.shade))
        else:
            painter.setBrush(tint("#D8D8D8") if contrast else tint(mix(PAPER.base, LEAF.base, 0.3)))
        painter.drawRoundedRect(square, side * 0.12, side * 0.12)
    painter.restore()


def paint_number_disc(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    number: str,
    *,
    fill: str = INK,
    ring: str = PAPER.base,
    letter: str = "#FFFFFF",
) -> None:
    """A number in a disc with a ring of paper, the one sign that no card ever hides."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(ring))
    painter.drawEllipse(centre, radius * 1.13, radius * 1.13)
    painter.setBrush(tint(fill))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(tint(letter))
    painter.setFont(sized(radius * 1.26 if len(number) == 1 else radius * 1.05, bold=True))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
    painter.restore()
