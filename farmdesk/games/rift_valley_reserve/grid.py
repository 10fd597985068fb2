"""The squares of a board as ints on one canvas of 11 rows, and sets of squares as bit masks.

A row is 32 cells wide, and all after the eleventh are a gap: so a mask can be shifted to all eight
sides without running over into the next row, and two masks fit into one, side by side, whose rows
are 32 bits each. Squares keep their number on boards of every size.
"""

from __future__ import annotations

SIDE = 11
"""Squares of the largest board, each way."""

STRIDE = 32
HALF = STRIDE // 2
"""Where a second mask begins in the gap of a first one."""

CELLS = SIDE * STRIDE

ROW = tuple(cell // STRIDE for cell in range(CELLS))
COL = tuple(cell % STRIDE for cell in range(CELLS))
BIT = tuple(1 << cell for cell in range(CELLS))


def cell(r: int, c: int) -> int:
    """The cell of a row and column, each 0 to 10. Raises ValueError outside."""
    if not (0 <= r < SIDE and 0 <= c < SIDE):
        raise ValueError(f"{r},{c} lies outside of every board")
    return r * STRIDE + c


def at(cell: int) -> tuple[int, int]:
    """Row and column of a cell."""
    return ROW[cell], COL[cell]


SQUARES = sum(1 << cell(r, c) for r in range(SIDE) for c in range(SIDE))
"""The mask of all squares that any board can have: the canvas without its gaps."""


def cells(mask: int) -> tuple[int, ...]:
    """The cells of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask(cells: tuple[int, ...] | list[int]) -> int:
    """The mask of some cells."""
    whole = 0
    for one in cells:
        whole |= 1 << one
    return whole


def near4(mask: int) -> int:
    """The squares straight next to those of a mask; some of them may be in the mask itself."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & SQUARES


def near8(mask: int) -> int:
    """The squares of a mask and all around them."""
    row = mask | mask << 1 | mask >> 1
    return (row | row << STRIDE | row >> STRIDE) & SQUARES


NEAR4 = tuple(near4(bit) for bit in BIT)
"""By cell: the mask of the squares straight next to it."""

NEAR8 = tuple(near8(bit) & ~bit for bit in BIT)
"""By cell: the mask of the squares around it."""


def run(a: int, b: int) -> tuple[int, ...]:
    """The cells of the straight line from a to b, both included.

    They must lie in one row or in one column.
    """
    if a == b:
        return (a,)
    step = 1 if ROW[a] == ROW[b] else STRIDE
    assert step == 1 or COL[a] == COL[b], "no straight line joins these squares"
    step = step if a < b else -step
    return tuple(range(a, b + step, step))


_COLUMN = tuple(mask([cell(r, c) for r in range(SIDE)]) if c < SIDE else 0 for c in range(STRIDE))


def run_mask(a: int, b: int) -> int:
    """The mask of the same line."""
    low, high = (a, b) if a < b else (b, a)
    between = (2 << high) - (1 << low)
    return between if ROW[a] == ROW[b] else between & _COLUMN[COL[a]]
