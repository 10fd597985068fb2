"""Interface signs, seat marks, the reach glyph and the number disc, all painted by code.

Signs are round strokes 2.6 wide on a grid of 24, in one colour, so that they follow the text colour
of every theme. None of them holds a letter; seat marks do, from a radius of 8 px up.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from farmdesk.table.fonts import sized
from farmdesk.table.strokes import GRID, SIGNS, STROKE, Strokes
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

STRAIGHT, AROUND, CORNERS = "straight", "around", "corners"
REACHES = {  # the squares of a 3 x 3 that count, the middle being 4
    STRAIGHT: frozenset({1, 3, 5, 7}),
    AROUND: frozenset({0, 1, 2, 3, 5, 6, 7, 8}),
    CORNERS: frozenset({0, 2, 6, 8}),
}


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
    try:
        paint_sign(painter, name, QRectF(0, 0, size, size), colour)
    finally:
        painter.end()  # Qt aborts when a pixmap dies under an open painter
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
    painter: QPainter,
    centre: QPointF,
    radius: float,
    look: SeatLook,
    initial: str = "",
    *,
    rim: str | None = None,
) -> None:
    """A seat's mark: its shape in its base with an ink outline, the initial from radius 8 up.

    On the cloth pass the theme's `rim`, without which plum drowns in the dark.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = max(1.2, 0.13 * radius)
    pen = QPen(tint(INK), outline)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if rim is not None:
        wide = QPen(tint(rim), outline + 2 * max(1.5, radius / 12))
        wide.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(mark_path(look.mark, centre, radius), wide)
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
    paint_mark(painter, QPointF(size / 2, size / 2), size * 0.37, look, initial)
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
