"""The interface signs as strokes: each is told once, on a grid of 24, without colour or size."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

GRID = 24.0
STROKE = 2.6


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
