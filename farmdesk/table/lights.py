"""How slots are lit: by outline, pattern and sign, never by hue alone."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from farmdesk.table.fonts import sized
from farmdesk.table.signs import mark_path
from farmdesk.table.tones import FOCUS, GAP, INK, PAPER, SeatLook, Theme, tint
from farmdesk.table.words import Align, width_of, write


class Lit(NamedTuple):
    """A slot that a piece may be dropped on."""

    rect: QRectF
    sign: str = "+"
    """What its disc says: a plus, the number of the next drop, or the points it would bring."""
    taken: bool = False
    """A piece lies there: the hatch stays off it, so that it can be read."""
    faint: bool = False
    """One of very many: only a dot and a thin line, so that what lies below can be read."""
    unlit: bool = False
    """Somebody else marks it."""


SUNK = 0.4
"""How far from the middle of a place a way to or from it begins, in widths of the place."""


def _round(rect: QRectF) -> float:
    return 8 * min(rect.width(), rect.height()) / 112


def paint_legal(painter: QPainter, lit: Lit, theme: Theme) -> None:
    """A legal slot: pale hatch, dashed line over a dark one, a disc with its sign."""
    if lit.unlit:
        return
    if lit.faint:
        _paint_faint(painter, lit, theme)
        return
    rect, radius = lit.rect.adjusted(2, 2, -2, -2), _round(lit.rect)
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.fillPath(path, tint(theme.legal, 0.16 if lit.taken else 0.34))
    painter.setClipPath(path)
    painter.setPen(QPen(tint(theme.legal, 0.22 if lit.taken else 0.5), 2))
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += 9 * (2 if lit.taken else 1)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.legal_under), 5))
    painter.drawPath(path)
    pen = QPen(tint(theme.legal), 3)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawPath(path)
    paint_disc(painter, _disc_place(lit), lit.sign, theme)


def _paint_faint(painter: QPainter, lit: Lit, theme: Theme) -> None:
    side = min(lit.rect.width(), lit.rect.height())
    pen = QPen(tint(theme.legal_under, 0.55), 1.2)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.setBrush(tint(theme.legal, 0.22))
    painter.drawRoundedRect(lit.rect.adjusted(2, 2, -2, -2), 4, 4)
    painter.setPen(QPen(tint(theme.legal_under), 1.6))
    painter.setBrush(tint(theme.legal))
    painter.drawEllipse(lit.rect.center(), side * 0.085, side * 0.085)


def _disc_place(lit: Lit) -> QPointF:
    if not lit.taken:
        return lit.rect.center()
    return lit.rect.bottomRight() - QPointF(5, 5)


def paint_disc(painter: QPainter, centre: QPointF, sign: str, theme: Theme) -> None:
    """A small disc with a sign or number that decides."""
    half = max(12.0, width_of(sign, 13, bold=True) / 2 + 6)
    plate = QRectF(centre.x() - half, centre.y() - 12, 2 * half, 24)
    painter.setPen(QPen(tint(theme.legal_under), 1.6))
    painter.setBrush(tint("#000000" if theme.name == "high_contrast" else PAPER.light))
    painter.drawRoundedRect(plate, 12, 12)
    colour = theme.legal if theme.name == "high_contrast" else INK
    write(painter, plate, sign, 13, colour=colour, bold=True, align=Align.AlignCenter)


def paint_hovered(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The legal slot under the pointer: a solid bright line over a dark one, outside of it."""
    grown, radius = rect.adjusted(-3, -3, 3, 3), _round(rect) + 3
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.hovered_under), 7))
    painter.drawRoundedRect(grown, radius, radius)
    painter.setPen(QPen(tint(theme.hovered), 4))
    painter.drawRoundedRect(grown, radius, radius)


def paint_illegal(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """An illegal slot under the pointer: dark red line, red veil, a cross."""
    inner, radius = rect.adjusted(2, 2, -2, -2), _round(rect)
    painter.setPen(QPen(tint(theme.illegal), 3))
    painter.setBrush(tint(theme.illegal, 0.27))
    painter.drawRoundedRect(inner, radius, radius)
    arm = min(rect.width(), rect.height()) * 0.17
    centre = rect.center()
    for side in (1, -1):
        painter.drawLine(centre + QPointF(-arm, -arm * side), centre + QPointF(arm, arm * side))


def paint_liftable(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A piece that may be lifted: a thin double outline."""
    radius = _round(rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.legal_under), 3.4))
    painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1)
    painter.setPen(QPen(tint(theme.legal), 1.6))
    painter.drawRoundedRect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1)


def paint_left(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The place that the piece in hand came from: a dashed outline."""
    pen = QPen(tint(theme.on_cloth), 2)
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.08))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _round(rect), _round(rect))


def armful_rect(rect: QRectF, count: int, most: int) -> QRectF:
    """The plate over a place that says how many were taken from it, of how many."""
    half = width_of(_counted(count, most), 14, bold=True) / 2 + 19
    return QRectF(rect.center().x() - half, rect.top() - 15, 2 * half, 26)


def _counted(count: int, most: int) -> str:
    return f"{count} / {most}"


def paint_armful(painter: QPainter, plate: QRectF, count: int, most: int, theme: Theme) -> None:
    """How many are in the hand, of how many, on that plate, with arrows up and down."""
    painter.setPen(QPen(tint(theme.legal_under), 1.8))
    painter.setBrush(tint(theme.raised))
    painter.drawRoundedRect(plate, 13, 13)
    painter.setPen(Qt.PenStyle.NoPen)
    for up, open_ in ((-1, count < most), (1, count > 1)):
        painter.setBrush(tint(theme.text, 1.0 if open_ else 0.3))
        tip = QPointF(plate.right() - 14, plate.center().y() + up * 8.5)
        sides = QPointF(4.5, -up * 5.5)
        painter.drawPolygon([tip, tip + sides, tip + QPointF(-sides.x(), sides.y())])
    room = plate.adjusted(4, 0, -22, 0)
    words = _counted(count, most)
    write(painter, room, words, 14, colour=theme.text, bold=True, align=Align.AlignCenter)


def paint_reached(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A place that the hovered piece works on: a dotted line inside it."""
    inner, radius = rect.adjusted(5, 5, -5, -5), max(2.0, _round(rect) - 3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.hovered_under, 4.0), (theme.hovered, 2.4)):
        pen = QPen(tint(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 7.2 / width])
        painter.setPen(pen)
        painter.drawRoundedRect(inner, radius, radius)


def paint_ring(painter: QPainter, rect: QRectF) -> None:
    """The focus of the keyboard: a blue line with a cream gap, outside everything."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(GAP), 8))
    painter.drawRoundedRect(rect.adjusted(-5, -5, 5, 5), 11, 11)
    painter.setPen(QPen(tint(FOCUS), 3.4))
    painter.drawRoundedRect(rect.adjusted(-7, -7, 7, 7), 12, 12)


def paint_footprint(painter: QPainter, rects: list[QRectF], look: SeatLook, theme: Theme) -> None:
    """The last move of another seat: outline in its colour, its shape on the edge, its way.

    The shape stands above the edge, where no name is.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for rect in rects:
        inner = rect.adjusted(1, 1, -1, -1)
        thick = min(1.0, rect.width() / 30)
        painter.setPen(QPen(tint(theme.on_cloth), 4 * thick))
        painter.drawRoundedRect(inner, _round(rect), _round(rect))
        painter.setPen(QPen(tint(look.base), 2.4 * thick))
        painter.drawRoundedRect(inner, _round(rect), _round(rect))
    _paint_way(painter, rects, look)
    for rect in rects[-1:]:
        painter.setPen(QPen(tint(INK), 1.4))
        painter.setBrush(tint(look.base))
        size = max(3.0, min(6.0, rect.width() * 0.22))
        painter.drawPath(mark_path(look.mark, QPointF(rect.center().x(), rect.top() - 1), size))


def _paint_way(painter: QPainter, rects: list[QRectF], look: SeatLook) -> None:
    """From place to place, and a breath of it: pictures and names on the way can still be read."""
    for start, end in pairwise(rects):
        whole = QLineF(start.center(), end.center())
        inside = min(0.4, SUNK * min(start.width(), start.height()) / max(whole.length(), 1.0))
        line = QLineF(whole.pointAt(inside), whole.pointAt(1 - inside))
        for colour, width in ((tint(INK, 0.45), 6.0), (tint(look.light, 0.8), 3.0)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(line)


def paint_points(
    painter: QPainter,
    rects: list[QRectF],
    text: str,
    theme: Theme,
    look: SeatLook | None,
    depth: int = 0,
) -> None:
    """Places that score together: an outline each, and one number with the seat's shape.

    `depth` counts the other seats' lights on the same places: each lies inside of the one before.
    """
    colour = tint(look.base) if look is not None else tint(theme.hovered)
    for outer in rects:
        rect = outer.adjusted(7 * depth, 7 * depth, -7 * depth, -7 * depth)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(theme.legal_under), 7))
        painter.drawRoundedRect(rect, _round(rect), _round(rect))
        painter.setPen(QPen(colour, 4))
        painter.drawRoundedRect(rect, _round(rect), _round(rect))
    if text and rects:
        middle = QPointF(
            sum(rect.center().x() for rect in rects) / len(rects),
            sum(rect.center().y() for rect in rects) / len(rects) + 32 * depth,
        )
        _paint_number(painter, middle, text, theme, look)


def _paint_number(
    painter: QPainter, middle: QPointF, text: str, theme: Theme, look: SeatLook | None
) -> None:
    mark = 20.0 if look is not None else 0.0
    half = max(17.0, (width_of(text, 17, bold=True) + mark) / 2 + 9)
    plate = QRectF(middle.x() - half, middle.y() - 15, 2 * half, 30)
    painter.setPen(QPen(tint(look.base if look is not None else theme.hovered), 3))
    painter.setBrush(tint(theme.raised))
    painter.drawRoundedRect(plate, 15, 15)
    if look is not None:
        painter.setPen(QPen(tint(INK), 1.4))
        painter.setBrush(tint(look.base))
        painter.drawPath(mark_path(look.mark, QPointF(plate.left() + 15, plate.center().y()), 7))
    words = plate.adjusted(mark, 0, -2, 0)
    write(painter, words, text, 17, colour=theme.text, bold=True, align=Align.AlignCenter)


def bubble_rect(
    anchor: QRectF, table: QRectF, text: str, title: str, clear: tuple[QRectF, ...] = ()
) -> QRectF:
    """Where a bubble stands beside a slot: inside the table, over little of `clear`."""
    width = min(236.0, max(150.0, width_of(text, 13) / 2 + 60, width_of(title, 14) + 60))
    lines = max(1, -(-int(width_of(text, 13)) // int(width - 44)))
    height = 34 + 19.0 * lines
    middle = anchor.center() - QPointF(width / 2, height / 2)
    corners = (
        QPointF(anchor.left() - width - 14, middle.y()),
        QPointF(anchor.right() + 14, middle.y()),
        QPointF(middle.x(), anchor.top() - height - 14),
        QPointF(middle.x(), anchor.bottom() + 14),
    )
    room = table.adjusted(4, 4, -4, -4)
    places = [_inside(QRectF(corner, QSizeF(width, height)), room) for corner in corners]
    covered = [sum(_area(place & rect) for rect in clear) for place in places]
    covered = [
        area + 1e6 * place.intersects(anchor) for area, place in zip(covered, places, strict=True)
    ]
    return places[covered.index(min(covered))]


def _inside(rect: QRectF, room: QRectF) -> QRectF:
    left = min(max(rect.left(), room.left()), room.right() - rect.width())
    top = min(max(rect.top(), room.top()), room.bottom() - rect.height())
    return QRectF(left, top, rect.width(), rect.height())


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def paint_bubble(
    painter: QPainter, rect: QRectF, anchor: QRectF, title: str, text: str, theme: Theme
) -> None:
    """A speech bubble with a barred circle, a title and a reason, its tail towards the slot."""
    path = QPainterPath()
    path.addRoundedRect(rect, 10, 10)
    near = _inside(QRectF(anchor.center(), QSizeF(0, 0)), rect.adjusted(14, 14, -14, -14)).topLeft()
    tip = _inside(QRectF(near, QSizeF(0, 0)), anchor).topLeft()
    upright = abs(tip.y() - near.y()) > abs(tip.x() - near.x())
    aside = QPointF(9, 0) if upright else QPointF(0, 9)
    tail = QPainterPath(near - aside)
    tail.lineTo(tip)
    tail.lineTo(near + aside)
    tail.closeSubpath()
    whole = path.united(tail)
    painter.setPen(QPen(tint(theme.bad), 2))
    painter.setBrush(QColor(theme.raised))
    painter.drawPath(whole)
    circle = rect.topLeft() + QPointF(20, 20)
    painter.setPen(QPen(tint(theme.bad), 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(circle, 9, 9)
    painter.drawLine(circle + QPointF(-6, -6), circle + QPointF(6, 6))
    head = QRectF(rect.left() + 36, rect.top() + 9, rect.width() - 44, 20)
    write(painter, head, title, 14, colour=theme.bad, bold=True)
    body = QRectF(rect.left() + 36, rect.top() + 29, rect.width() - 44, rect.height() - 33)
    painter.setFont(sized(13))
    write(
        painter, body, text, 13, colour=theme.text, align=Align.AlignTop | Align.AlignLeft, lines=4
    )
