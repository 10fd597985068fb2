"""Where the zones of Rift Valley Reserve lie: pure functions from a table's size to rectangles."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from farmdesk.core.places import Slot
from farmdesk.games.rift_valley_reserve.places import TOOLS
from farmdesk.table.shape import Shape

GAP = 4.0
RIGHT, RIGHT_COMPACT = 453.0, 380.0
"""Width of the column beside the board."""
HEAD = 36.0
"""Height of the line over the board, where there is room for one."""

DRAWERS = "drawers"
"""A row that stays free for the buttons of the window's drawers."""

FIXED = {"tools": 72.0, "clock": 66.0, "scores": 118.0}
FIXED_COMPACT = {"tools": 84.0, "scores": 112.0, DRAWERS: 44.0}


def zones(width: float, height: float, shape: Shape) -> dict[str, QRectF]:
    """Every zone of a table of that many units; the other boards take what is left."""
    compact = shape == "compact"
    right = RIGHT_COMPACT if compact else RIGHT
    fixed = FIXED_COMPACT if compact else FIXED
    order = ("tools", "others", "scores", DRAWERS) if compact else (
        "tools", "clock", "others", "scores")  # fmt: skip
    rest = height - sum(fixed.values()) - GAP * (len(order) - 1)
    found = {"board": QRectF(0, 0, width - right - GAP, height)}
    top = 0.0
    for name in order:
        tall = fixed.get(name, rest)
        found[name] = QRectF(width - right, top, right, tall)
        top += tall + GAP
    return found


Size = tuple[int, int]
"""Rows and columns of a board."""


class Chart(NamedTuple):
    """A board on the table: its squares on a rectangle."""

    corner: QPointF
    side: float
    """Units of one square."""
    rows: int
    columns: int

    @property
    def rect(self) -> QRectF:
        """The whole board."""
        size = QSizeF(self.side * self.columns, self.side * self.rows)
        return QRectF(self.corner, size)

    def square(self, row: int, col: int) -> QRectF:
        """The rectangle of a square."""
        left, top = self.corner.x() + col * self.side, self.corner.y() + row * self.side
        return QRectF(left, top, self.side, self.side)

    def at(self, point: QPointF) -> tuple[int, int] | None:
        """Row and column at a point; None beside the board."""
        offset = point - self.corner
        row, col = math.floor(offset.y() / self.side), math.floor(offset.x() / self.side)
        return (row, col) if 0 <= row < self.rows and 0 <= col < self.columns else None


def chart(zone: QRectF, size: Size, head: float) -> Chart:
    """The largest board of that many rows and columns in a zone, below a line of `head` units."""
    rows, columns = size
    side = math.floor(min((zone.width() - 2) / columns, (zone.height() - head - 2) / rows))
    left = zone.center().x() - side * columns / 2
    top = zone.top() + head + (zone.height() - head - side * rows) / 2
    return Chart(QPointF(left, top), float(side), rows, columns)


def small_charts(zone: QRectF, sizes: tuple[Size, ...], *, compact: bool) -> tuple[Chart, ...]:
    """The other boards, side by side or in two rows, each below its own line."""
    many = len(sizes)
    if not many:
        return ()
    head = 17.0 if compact else 26.0
    across = many if compact else min(many, 2)
    down = math.ceil(many / across)
    wide, high = (zone.width() - 8) / across, (zone.height() - 6) / down
    spare = max(0.0, high - head - wide) / 2 if down == 1 else 0.0  # one row lies in the middle
    high -= spare
    made = []
    for place, (rows, columns) in enumerate(sizes):
        cell = QRectF(
            zone.left() + 4 + place % across * wide,
            zone.top() + 3 + spare + place // across * high,
            wide,
            high,
        )
        fits = min((cell.width() - 10) / columns, (cell.height() - head - 6) / rows)
        side = math.floor(fits * 2) / 2
        left = cell.center().x() - side * columns / 2
        made.append(Chart(QPointF(left, cell.top() + head), side, rows, columns))
    return tuple(made)


def tool_rects(zone: QRectF) -> dict[Slot, QRectF]:
    """The three tools, side by side."""
    wide = (zone.width() - 2 * GAP) / 3
    return {
        slot: QRectF(zone.left() + place * (wide + GAP), zone.top(), wide, zone.height())
        for place, slot in enumerate(TOOLS)
    }


def tool_icon(tool: QRectF, side: float) -> QRectF:
    """Where the thing itself lies on its tool: as large as on a square of `side` units."""
    side = max(44.0, min(side, tool.height() - 8))
    return QRectF(tool.left() + 3, tool.center().y() - side / 2, side, side)
