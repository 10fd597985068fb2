"""Where the zones of Harvest Valley lie: pure functions from a table's size to rectangles."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from farmdesk.core.places import Slot
from farmdesk.table.shape import Shape

GAP = 4.0
RIGHT, RIGHT_COMPACT = 444.0, 380.0
"""Width of the column beside the valley."""

DRAWERS = "drawers"
"""A row that stays free for the buttons of the window's drawers."""

ROWS = {"river": (124, 147), "hand": (64, 84), "limit": (40, 44), "census": (96, 150),
        "preview": (96, 129), "scores": (136, 142)}  # fmt: skip
"""Least and full height of each row of that column."""
ROWS_COMPACT = {"river": (106, 118), "hand": (50, 54), "scores": (112, 116),
                "preview": (84, 94), "census": (30, 36), DRAWERS: (40, 44)}  # fmt: skip


def zones(width: float, height: float, shape: Shape) -> dict[str, QRectF]:
    """Every zone of a table of that many units; rows grow beyond their full height alike."""
    compact = shape == "compact"
    right = RIGHT_COMPACT if compact else RIGHT
    rows = ROWS_COMPACT if compact else ROWS
    room = height - GAP * (len(rows) - 1)
    least, full = (sum(row[end] for row in rows.values()) for end in (0, 1))
    share = (room - least) / (full - least)
    found = {"valley": QRectF(0, 0, width - right - GAP, height)}
    top = 0.0
    for name, (low, high) in rows.items():
        tall = low + (high - low) * min(share, 1.0)
        if share > 1:
            tall += (room - full) * high / full
        found[name] = QRectF(width - right, top, right, tall)
        top += tall + GAP
    return found


class Window(NamedTuple):
    """The part of the endless valley that is seen: square cells on a rectangle."""

    corner: QPointF
    """Upper left corner of the window, in units of the table."""
    pitch: float
    """Units from one cell to the next."""
    side: int
    """Cells seen each way: 6, or 7 where the valley may be 6 long."""
    row: float
    col: float
    """The row and column at the upper left corner; halves are possible."""

    def cell(self, row: int, col: int) -> QRectF:
        """The card's rectangle in a cell."""
        margin = self.pitch * 0.034
        left = self.corner.x() + (col - self.col) * self.pitch
        top = self.corner.y() + (row - self.row) * self.pitch
        return QRectF(left, top, self.pitch, self.pitch).adjusted(margin, margin, -margin, -margin)

    def cell_at(self, point: QPointF) -> tuple[int, int] | None:
        """The row and column at a point; None outside the window."""
        offset = point - self.corner
        side = self.pitch * self.side
        if not (0 <= offset.x() < side and 0 <= offset.y() < side):
            return None
        return (
            math.floor(offset.y() / self.pitch + self.row),
            math.floor(offset.x() / self.pitch + self.col),
        )

    def showing(self, rows: tuple[int, int], cols: tuple[int, int]) -> Window:
        """The window moved just far enough to show these first and last rows and columns."""
        row = _moved(self.row, self.side, *rows)
        col = _moved(self.col, self.side, *cols)
        return self._replace(row=row, col=col)

    def centred(self, rows: tuple[int, int], cols: tuple[int, int]) -> Window:
        """The window moved so that these rows and columns lie in its middle."""
        row = (sum(rows) + 1 - self.side) / 2
        col = (sum(cols) + 1 - self.side) / 2
        return self._replace(row=row, col=col)


def _moved(start: float, count: int, first: int, last: int) -> float:
    if first < start:
        return float(first)
    return float(last + 1 - count) if last + 1 > start + count else start


def window(valley: QRectF, count: int, before: Window | None) -> Window:
    """The window in a valley zone; it keeps the rows and columns it showed before."""
    pitch = float(math.floor((min(valley.width(), valley.height()) - 8) / count))
    side = pitch * count
    corner = valley.center() - QPointF(side / 2, side / 2)
    middle = (1 - count) / 2
    row, col = (before.row, before.col) if before is not None else (middle, middle)
    return Window(corner, pitch, count, row, col)


def river_slots(river: QRectF) -> dict[Slot, QRectF]:
    """The three places of the river, and the deck beside them."""
    head = 22.0 if river.height() > 130 else 8.0
    side = min(river.height() - head - 10, (river.width() - 52) / 3.62)
    top = river.top() + head + (river.height() - head - 8 - side) / 2
    deck = side * 0.62
    gap = (river.width() - 3 * side - deck - 24) / 3
    left = river.left() + 12
    found = {
        Slot.at("river", place): QRectF(left + place * (side + gap), top, side, side)
        for place in range(3)
    }
    found[Slot("deck")] = QRectF(river.right() - 12 - deck, top, deck, side)
    return found


def house_slot(hand: QRectF) -> QRectF:
    """Where the own unbuilt farmhouses lie, one over the other."""
    side = hand.height() - (14 if hand.height() > 60 else 6)  # 44 at least, to be hit by a finger
    return QRectF(hand.left() + 10, hand.center().y() - side / 2 + 1, side, side)
