"""The farmyard as geometry: fifteen cells, the edges between and around them, the posts."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from farmdesk.games.agricola.farmyard import CELLS, COLS, EDGES, ROWS, at

SHARE = 0.17
"""Thickness of an edge, in sides of a cell."""
ROUND = 5.0
"""Units of meadow around the yard."""
WIDE, TALL = COLS + (COLS + 1) * SHARE, ROWS + (ROWS + 1) * SHARE
"""The whole yard, in sides of a cell."""
NEAR = 14.0
"""An edge is meant up to this many units beside its middle line, where cells are large enough."""
POST = 0.7
"""Share of that which belongs to the posts at both ends."""
UPRIGHT = (ROWS + 1) * COLS
"""The first of the upright edges."""


def tall_of(width: float) -> float:
    """How tall a zone of that width must be for the yard to fill it."""
    return (width - 2 * ROUND) / WIDE * TALL + 2 * ROUND


class Yard(NamedTuple):
    """A farmyard on the table."""

    corner: QPointF
    side: float
    """Units of a cell."""

    @classmethod
    def within(cls, zone: QRectF, *, left: bool = False, margin: float = ROUND) -> Yard:
        """The largest yard in a zone: in the middle, or at its left."""
        side = min((zone.width() - 2 * margin) / WIDE, (zone.height() - 2 * margin) / TALL)
        x = zone.left() + margin if left else zone.center().x() - side * WIDE / 2
        return cls(QPointF(x, zone.center().y() - side * TALL / 2), side)

    @property
    def gap(self) -> float:
        """Thickness of an edge."""
        return self.side * SHARE

    @property
    def rect(self) -> QRectF:
        """The whole yard, with the edges around it."""
        x, y = self.corner.x(), self.corner.y()
        return QRectF(x, y, self.side * WIDE, self.side * TALL)

    def cell(self, cell: int) -> QRectF:
        """The rectangle of a cell."""
        row, column = at(cell)
        step = self.side + self.gap
        x = self.corner.x() + self.gap + column * step
        y = self.corner.y() + self.gap + row * step
        return QRectF(x, y, self.side, self.side)

    def post(self, row: int, column: int) -> QPointF:
        """The corner above row `row` (0 to 3) and left of column `column` (0 to 5)."""
        step = self.side + self.gap
        return self.corner + QPointF(self.gap / 2 + column * step, self.gap / 2 + row * step)

    def ends(self, edge: int) -> tuple[QPointF, QPointF]:
        """The posts at both ends of an edge."""
        (row, column), (to_row, to_column) = ends(edge)
        return self.post(row, column), self.post(to_row, to_column)

    def edge(self, edge: int) -> QRectF:
        """The bar of an edge, as wide as a finger needs, at its place between the cells."""
        start, end = self.ends(edge)
        thick = max(self.gap, min(24.0, self.side * 0.44))
        half = QPointF(thick / 2, thick / 2)
        short = self.gap / 2
        if edge < UPRIGHT:
            return QRectF(
                QPointF(start.x() + short, start.y() - half.y()),
                QPointF(end.x() - short, end.y() + half.y()),
            )
        return QRectF(
            QPointF(start.x() - half.x(), start.y() + short),
            QPointF(end.x() + half.x(), end.y() - short),
        )

    def cell_at(self, point: QPointF) -> int | None:
        """The cell at a point, its share of the edges around it included."""
        if not self.rect.contains(point):
            return None
        step = self.side + self.gap
        column = math.floor((point.x() - self.corner.x() - self.gap / 2) / step)
        row = math.floor((point.y() - self.corner.y() - self.gap / 2) / step)
        return min(max(row, 0), ROWS - 1) * COLS + min(max(column, 0), COLS - 1)

    def edge_at(self, point: QPointF) -> int | None:
        """The nearest edge, where a point lies on it or close beside.

        At a post none is meant: a hand that goes straight on would draw across by the way.
        """
        reach = min(NEAR, self.side * 0.26)
        post = reach * POST
        best: tuple[float, int] | None = None
        for edge in range(EDGES):
            start, end = self.ends(edge)
            flat = edge < UPRIGHT
            along = (start.x(), end.x(), point.x()) if flat else (start.y(), end.y(), point.y())
            away = abs(point.y() - start.y()) if flat else abs(point.x() - start.x())
            here = along[0] + post <= along[2] <= along[1] - post and away <= reach
            if here and (best is None or away < best[0]):
                best = (away, edge)
        return best[1] if best is not None else None


def ends(edge: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Row and column of the posts at both ends of an edge."""
    if edge < UPRIGHT:
        row, column = divmod(edge, COLS)
        return (row, column), (row, column + 1)
    row, column = divmod(edge - UPRIGHT, COLS + 1)
    return (row, column), (row + 1, column)


ALL_CELLS = range(CELLS)
