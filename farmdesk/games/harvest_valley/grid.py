"""The canvas under the valley: 13 x 13 cells as ints, and sets of cells as bit masks.

The first card lies in the middle, `cell(0, 0)`. No valley is longer than 6, so cards stay within 5
steps of it, and the outermost cells are a border that nothing enters: no step needs a bounds check.
"""

from __future__ import annotations

from functools import lru_cache

SIDE = 13
CELLS = SIDE * SIDE
HALF = SIDE // 2

CENTRE = HALF * SIDE + HALF
UP, DOWN, LEFT, RIGHT = -SIDE, SIDE, -1, 1
STRAIGHT = (UP, DOWN, LEFT, RIGHT)
SLANTED = (UP + LEFT, UP + RIGHT, DOWN + LEFT, DOWN + RIGHT)

ROW = tuple(cell // SIDE for cell in range(CELLS))
COL = tuple(cell % SIDE for cell in range(CELLS))
BIT = tuple(1 << cell for cell in range(CELLS))

LIMITS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    (),
    ((5, 5),),
    ((5, 6), (6, 5)),
    ((5, 5),),
    ((5, 6), (6, 5)),
)
"""By number of seats: sizes (height, width) that the full valley may have."""

SPACES = tuple(limits[0][0] * limits[0][1] if limits else 0 for limits in LIMITS)
"""By number of seats: spaces of the full valley."""

Edges = tuple[int, int, int, int]
"""Top, left, bottom and right row or column of the cards on the canvas, 0 to 12."""

NO_EDGES: Edges = (SIDE, SIDE, -1, -1)
"""Edges of an empty valley: whatever is laid lies outside of them."""


def cell(r: int, c: int) -> int:
    """The cell of a row and column, each -6 to 6. Raises ValueError outside the canvas."""
    if not (-HALF <= r <= HALF and -HALF <= c <= HALF):
        raise ValueError(f"{r},{c} lies outside the canvas")
    return (r + HALF) * SIDE + c + HALF


def at(cell: int) -> tuple[int, int]:
    """Row and column of a cell, each -6 to 6; 0, 0 is the middle."""
    return ROW[cell] - HALF, COL[cell] - HALF


def cells(mask: int) -> tuple[int, ...]:
    """The cells of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(some: tuple[int, ...]) -> int:
    """The mask of some cells."""
    mask = 0
    for one in some:
        mask |= BIT[one]
    return mask


def _near(steps: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    inner = range(1, SIDE - 1)
    return tuple(
        tuple(cell + step for step in steps) if ROW[cell] in inner and COL[cell] in inner else ()
        for cell in range(CELLS)
    )


NEAR4 = _near(STRAIGHT)
"""By cell: the four cells straight next to it; none for cells of the border."""
NEAR_SLANTED = _near(SLANTED)
"""By cell: the four cells diagonally next to it; none for cells of the border."""
NEAR8 = _near(STRAIGHT + SLANTED)
"""By cell: all eight cells around it; none for cells of the border."""

NEAR4_MASK = tuple(map(mask_of, NEAR4))
NEAR8_MASK = tuple(map(mask_of, NEAR8))


def widened(edges: Edges, cell: int) -> Edges:
    """The edges once a card lies on `cell` too."""
    top, left, bottom, right = edges
    row, col = ROW[cell], COL[cell]
    return min(top, row), min(left, col), max(bottom, row), max(right, col)


def fits(edges: Edges, limits: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Those sizes (height, width) that a valley with these edges may still grow to."""
    top, left, bottom, right = edges
    height, width = bottom - top + 1, right - left + 1
    return tuple((h, w) for h, w in limits if height <= h and width <= w)


@lru_cache(maxsize=8192)
def window(edges: Edges, limits: tuple[tuple[int, int], ...]) -> int:
    """The mask of cells that lie in some allowed full valley around these edges."""
    top, left, bottom, right = edges
    mask = 0
    for height, width in fits(edges, limits):
        row = ((1 << SIDE) - 1) >> (SIDE - 1 - min(left + width - 1, SIDE - 1))
        row &= -1 << max(right - width + 1, 0)
        for r in range(max(bottom - height + 1, 0), min(top + height - 1, SIDE - 1) + 1):
            mask |= row << r * SIDE
    return mask
