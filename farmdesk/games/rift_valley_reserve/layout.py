"""A board as masks: what is free, what is in the way, and every trail that could ever be drawn.

Worked out once for each board and kept; `ways` tells what can join two stops.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.games.rift_valley_reserve.boards import Board, board_of
from farmdesk.games.rift_valley_reserve.drafts import AREAS
from farmdesk.games.rift_valley_reserve.grid import BIT, COL, ROW, cell, near8, run, run_mask
from farmdesk.games.rift_valley_reserve.moves import STRAIGHT


class Layout(NamedTuple):
    """The printed part of a board."""

    board: Board
    squares: int
    """Mask of all squares of this board."""
    free: int
    """Mask of the squares without animal, tree, water and rift."""
    first: int
    """Mask of the free squares that touch no animal: where the first stops may be."""
    kobs: int
    elephants: int
    lions: int
    animals: int
    trees: int
    water: int
    rift: int
    upright: bool
    """Do bridges run up and down? They do where the rift lies across."""
    areas: tuple[int, ...]
    """By letter, A to I: the mask of an area."""


@lru_cache(maxsize=128)
def layout(key: str) -> Layout:
    """The layout of a board by its key in the state: the id of ours, or the text of an own one."""
    board = board_of(key)
    squares, signs, areas = 0, dict.fromkeys(".KELTWR", 0), dict.fromkeys(AREAS, 0)
    for r, (letters, tiles) in enumerate(zip(board.areas, board.tiles, strict=True)):
        for c, (letter, sign) in enumerate(zip(letters, tiles, strict=True)):
            bit = BIT[cell(r, c)]
            squares |= bit
            signs[sign] |= bit
            areas[letter] |= bit
    animals = signs["K"] | signs["E"] | signs["L"]
    rift = signs["R"]
    return Layout(
        board,
        squares,
        signs["."],
        signs["."] & ~near8(animals),
        signs["K"],
        signs["E"],
        signs["L"],
        animals,
        signs["T"],
        signs["W"],
        rift,
        upright=bool(rift & rift << 1),
        areas=tuple(areas[letter] for letter in AREAS),
    )


def path_cells(first: int, corner: int, last: int) -> tuple[int, ...]:
    """All squares of a trail in order, both stops included."""
    if corner == STRAIGHT:
        return run(first, last)
    return run(first, corner) + run(corner, last)[1:]


def corners(first: int, last: int) -> tuple[int, ...]:
    """The corners that a trail between two squares could have: STRAIGHT alone, or two cells."""
    if ROW[first] == ROW[last] or COL[first] == COL[last]:
        return (STRAIGHT,)
    return first + COL[last] - COL[first], last + COL[first] - COL[last]


class Shape(NamedTuple):
    """One way to join two squares, whatever the board."""

    corner: int
    """A cell, or STRAIGHT."""
    inner: int
    """Mask of the squares between the ends."""
    upright: int
    """Mask of those on its upright leg, the corner left out: where it may cross a lying rift."""
    level: int
    """Mask of those on its level leg, the corner left out: where it may cross an upright rift."""


class Shapes(dict[tuple[int, int], tuple[Shape, ...]]):
    """By two squares, in any order: the one or two shapes that can join them."""

    def __missing__(self, pair: tuple[int, int]) -> tuple[Shape, ...]:
        first, last = pair
        found = tuple(_shape(first, corner, last) for corner in corners(first, last))
        self[pair] = self[last, first] = found
        return found


def _shape(first: int, corner: int, last: int) -> Shape:
    ends = BIT[first] | BIT[last]
    if corner == STRAIGHT:
        inner = run_mask(first, last) & ~ends
        return Shape(corner, inner, *((inner, 0) if COL[first] == COL[last] else (0, inner)))
    one, two = run_mask(first, corner), run_mask(corner, last)
    upright, level = (one, two) if COL[first] == COL[corner] else (two, one)
    bare = ~(ends | BIT[corner])
    return Shape(corner, (one | two) & ~ends, upright & bare, level & bare)


SHAPES = Shapes()
"""Worked out when first asked for; there are 14,520 pairs of squares at most."""


class Way(NamedTuple):
    """One shape that nothing printed is in the way of."""

    inner: int
    """Mask of the squares between the stops: all must be empty."""
    corner: int


class Ways(dict[tuple[int, int], tuple[Way, ...]]):
    """By two squares: the shapes between them that nothing printed is in the way of."""

    def __init__(self, lay: Layout, *, bridging: bool) -> None:
        super().__init__()
        self._solid = lay.squares & ~lay.free
        if bridging:
            self._solid &= ~lay.rift
        self._rift = lay.rift
        self._upright = lay.upright

    def __missing__(self, pair: tuple[int, int]) -> tuple[Way, ...]:
        found = []
        for corner, inner, upright, level in SHAPES[pair]:
            along = inner & self._rift & ~(upright if self._upright else level)
            if inner and not inner & self._solid and not along:
                found.append(Way(inner, corner))
        self[pair] = self[pair[::-1]] = ways = tuple(found)
        return ways


@lru_cache(maxsize=32)
def ways(key: str, *, bridging: bool) -> Ways:
    """The shapes on a board for its own player, who may bridge the rift, or for others (RV-14)."""
    return Ways(layout(key), bridging=bridging)


def may_cross(lay: Layout, first: int, corner: int, last: int) -> int:
    """The mask of the squares where a trail of this shape may cross the rift."""
    shape = _shape(first, corner, last)
    return shape.upright if lay.upright else shape.level
