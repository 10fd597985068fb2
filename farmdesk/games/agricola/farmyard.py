"""The farmyard: fifteen cells in three rows of five, and the 38 edges between and around them.

A cell is `row * 5 + column`, a set of cells or edges a mask. Edge `hR.C` lies above row R (0 to 3)
at column C, edge `vR.C` left of column C (0 to 5) in row R.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

ROWS = 3
COLS = 5
CELLS = ROWS * COLS
EDGES = (ROWS + 1) * COLS + ROWS * (COLS + 1)
ALL = (1 << CELLS) - 1
"""Mask of all cells."""

FENCES = 15
"""Fences of a seat."""

BIT = tuple(1 << n for n in range(EDGES))


def at(cell: int) -> tuple[int, int]:
    """Row and column of a cell, each from 0."""
    return divmod(cell, COLS)


def cell(row: int, column: int) -> int:
    """The cell of a row (0 to 2) and column (0 to 4). Raises ValueError outside."""
    if not (0 <= row < ROWS and 0 <= column < COLS):
        raise ValueError(f"the farmyard has no row {row}, column {column}")
    return row * COLS + column


def _flat(row: int, column: int) -> int:
    return row * COLS + column


def _upright(row: int, column: int) -> int:
    return (ROWS + 1) * COLS + row * (COLS + 1) + column


def _beside(one: int) -> tuple[int, ...]:
    row, column = at(one)
    spots = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(_flat(r, c) for r, c in spots if 0 <= r < ROWS and 0 <= c < COLS)


def _around(one: int) -> int:
    row, column = at(one)
    flats = BIT[_flat(row, column)] | BIT[_flat(row + 1, column)]
    return flats | BIT[_upright(row, column)] | BIT[_upright(row, column + 1)]


def mask(cells: tuple[int, ...] | bytes) -> int:
    """The mask of some cells or edges."""
    found = 0
    for one in cells:
        found |= BIT[one]
    return found


BESIDE = tuple(_beside(one) for one in range(CELLS))
"""By cell: the cells straight next to it."""

BESIDE_MASK = tuple(mask(cells) for cells in BESIDE)
"""By cell: the mask of the cells straight next to it."""

AROUND = tuple(_around(one) for one in range(CELLS))
"""By cell: the mask of its four edges."""

EDGE_NAMES = (
    *(f"h{row}.{column}" for row in range(ROWS + 1) for column in range(COLS)),
    *(f"v{row}.{column}" for row in range(ROWS) for column in range(COLS + 1)),
)
"""By edge: its name, as in slots and moves."""


@lru_cache(maxsize=1 << 13)
def cells(area: int) -> tuple[int, ...]:
    """The cells (or edges) of a mask, ascending."""
    return tuple(one for one in range(area.bit_length()) if area >> one & 1)


@lru_cache(maxsize=1 << 13)
def near(area: int) -> int:
    """Mask of the cells straight next to an area, those inside of it left out."""
    found = 0
    for one in cells(area):
        found |= BESIDE_MASK[one]
    return found & ~area


@lru_cache(maxsize=1 << 13)
def outline(area: int) -> int:
    """Mask of the edges around an area."""
    edges = 0
    for one in cells(area):
        edges ^= AROUND[one]
    return edges


@lru_cache(maxsize=1 << 12)
def parts(area: int) -> tuple[int, ...]:
    """The connected parts of an area, by their lowest cell."""
    found = []
    while area:
        part = area & -area
        while grown := near(part) & area:
            part |= grown
        found.append(part)
        area ^= part
    return tuple(found)


class Region(NamedTuple):
    """A connected area that fifteen fences can enclose."""

    cells: int
    edges: int
    beside: int
    """Mask of the cells straight next to it."""


@cache
def regions() -> tuple[Region, ...]:
    """All connected areas that a seat's fences can enclose: 1,232, by size and then by mask."""
    known = {BIT[one]: AROUND[one] for one in range(CELLS)}
    todo = list(known)
    for area in todo:
        for one in range(CELLS):
            wider = area | BIT[one]
            if wider != area and BESIDE_MASK[one] & area and wider not in known:
                known[wider] = known[area] ^ AROUND[one]
                todo.append(wider)
    small = [area for area, edges in known.items() if edges.bit_count() <= FENCES]
    small.sort(key=lambda area: (area.bit_count(), area))
    return tuple(Region(area, known[area], near(area)) for area in small)
