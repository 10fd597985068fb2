"""A board as it is printed: areas, borders, animals, trees, water, the rift ringed in colour."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve.boards import Board
from farmdesk.games.rift_valley_reserve.worth import ELEPHANT, KOB, LION
from farmdesk.scenes.rift_valley_reserve.zones import Chart
from farmdesk.table.art import Art
from farmdesk.table.signs import paint_number_disc
from farmdesk.table.stage import View
from farmdesk.table.tones import Theme, look_of, mix, tint

TINTS = ("#EBCB83", "#DDBE6C", "#CFC27A", "#E6B97A")
BORDER = "#7A4A22"
CANYON = ("#8A4B2A", "#4A2416", "#A9663C")
PICTURES = {"K": "kob", "E": "elephant", "L": "lion", "T": "acacia", "W": "water"}
POINTS = {"K": str(KOB), "E": str(ELEPHANT), "L": str(LION)}
POINTS_FROM = 34.0
"""Squares smaller than this show no points beside their animals."""


@lru_cache(maxsize=64)
def tints(areas: tuple[str, ...]) -> dict[str, int]:
    """A tint for every area, different from those of its neighbours where four tints allow it."""
    beside: dict[str, set[str]] = {}
    for row, letters in enumerate(areas):
        for col, letter in enumerate(letters):
            near = beside.setdefault(letter, set())
            for r, c in ((row + 1, col), (row, col + 1)):
                if r < len(areas) and c < len(letters) and areas[r][c] != letter:
                    near.add(areas[r][c])
                    beside.setdefault(areas[r][c], set()).add(letter)
    chosen: dict[str, int] = {}
    for letter in sorted(beside, key=lambda one: (-len(beside[one]), one)):
        taken = [chosen[other] for other in beside[letter] if other in chosen]
        free = [tint for tint in range(len(TINTS)) if tint not in taken]
        chosen[letter] = free[0] if free else min(range(len(TINTS)), key=taken.count)
    return chosen


def paint_board(
    painter: QPainter, chart: Chart, board: Board, owner: Seat, view: View, art: Art
) -> None:
    """The printed board, kept as one picture."""
    rect = chart.rect
    ratio = painter.deviceTransform().m11()
    look = look_of(view.chairs[owner].colour)
    local = chart._replace(corner=QPointF(0, 0))

    def paint(brush: QPainter, _: QRectF) -> None:
        _paint(brush, local, board, look.base, art)

    key = ("board", board, look.name)
    picture = art.painted(key, rect.width(), rect.height(), ratio, paint)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))


def _paint(painter: QPainter, chart: Chart, board: Board, colour: str, art: Art) -> None:
    theme, chosen = art.theme, tints(board.areas)
    for row, letters in enumerate(board.areas):
        for col, letter in enumerate(letters):
            tone = TINTS[chosen[letter]]
            if theme.dark:
                tone = mix(tone, "#000000", 0.22 if theme.landscape else 0.0)
            painter.fillRect(chart.square(row, col), tint(tone if theme.landscape else "#FFFFFF"))
    _paint_lines(painter, chart, board, theme)
    _paint_rift(painter, chart, board, colour)
    for row, tiles in enumerate(board.tiles):
        for col, sign in enumerate(tiles):
            if sign in PICTURES:
                _paint_tile(painter, chart.square(row, col), sign, art)


def _paint_lines(painter: QPainter, chart: Chart, board: Board, theme: Theme) -> None:
    """Thin dotted lines between squares, thick ones between areas and round the board."""
    fine = QPen(tint(BORDER, 0.45), 1)
    fine.setDashPattern([1, 3])
    wide = QPen(tint(BORDER if theme.landscape else "#000000"), max(2.0, chart.side * 0.08))
    wide.setCapStyle(Qt.PenCapStyle.SquareCap)
    for pen, between_areas in ((fine, False), (wide, True)):
        painter.setPen(pen)
        for row, letters in enumerate(board.areas):
            for col, letter in enumerate(letters):
                square = chart.square(row, col)
                if col + 1 < len(letters) and (letters[col + 1] != letter) == between_areas:
                    painter.drawLine(square.topRight(), square.bottomRight())
                below = board.areas[row + 1][col] if row + 1 < len(board.areas) else None
                if below is not None and (below != letter) == between_areas:
                    painter.drawLine(square.bottomLeft(), square.bottomRight())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = wide.widthF() / 2
    painter.drawRect(chart.rect.adjusted(edge, edge, -edge, -edge))


def _paint_tile(painter: QPainter, square: QRectF, sign: str, art: Art) -> None:
    inset = square.width() * 0.1
    art.draw(painter, PICTURES[sign], square.adjusted(inset, inset, -inset, -inset))
    if sign in POINTS and square.width() >= POINTS_FROM:
        centre = square.bottomRight() - QPointF(1, 1) * square.width() * 0.17
        paint_number_disc(painter, centre, max(8.0, square.width() * 0.15), POINTS[sign],
                          fill="#A9441F")  # fmt: skip


def _paint_rift(painter: QPainter, chart: Chart, board: Board, colour: str) -> None:
    """A dark canyon over its whole rectangle, ringed with a dashed line of its owner's colour."""
    cells = [
        (row, col)
        for row, tiles in enumerate(board.tiles)
        for col, sign in enumerate(tiles)
        if sign == "R"
    ]
    inner = chart.square(*cells[0]).united(chart.square(*cells[-1])).adjusted(1, 1, -1, -1)
    painter.fillRect(inner, tint(CANYON[0]))
    painter.save()
    painter.setClipRect(inner)
    painter.fillPath(_band(inner, chart.side, 0.16, 0.88), tint(CANYON[2]))
    painter.fillPath(_band(inner, chart.side, 0.3, 0.74), tint(CANYON[1]))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(2.0, chart.side * 0.075)
    painter.setPen(QPen(tint("#20140A"), width + 2))
    painter.drawRoundedRect(inner, 4, 4)
    pen = QPen(tint(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.4, 1.2])
    painter.setPen(pen)
    painter.drawRoundedRect(inner, 4, 4)


def _band(rift: QRectF, side: float, low: float, high: float) -> QPainterPath:
    """A zigzag along the rift, between two shares of its width; `side` is that of a square."""
    across = rift.width() >= rift.height()
    long, wide = max(rift.width(), rift.height()), min(rift.width(), rift.height())
    steps = max(4, round(long / side * 4))
    points = []
    for edge, order in ((low, range(steps + 1)), (high, range(steps, -1, -1))):
        for step in order:
            bend = 0.09 if step % 2 else -0.09
            along, aside = long * step / steps, wide * (edge + bend)
            points.append(QPointF(along, aside) if across else QPointF(aside, along))
    path = QPainterPath(rift.topLeft() + points[0])
    for point in points[1:]:
        path.lineTo(rift.topLeft() + point)
    path.closeSubpath()
    return path
