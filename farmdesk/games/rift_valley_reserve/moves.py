"""What a seat can draw, each made once and shared, and how it is spelled by drops."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem
from struct import Struct
from typing import Literal, NamedTuple

from farmdesk.core.moves import Drop, Phrase, Script, phrase, script_text
from farmdesk.games.rift_valley_reserve.grid import HALF, SIDE, STRIDE
from farmdesk.games.rift_valley_reserve.places import (
    CORNER,
    MOST,
    TOOL_STOP,
    TOOL_TENT,
    square,
)

STRAIGHT = -1
"""Stands for the corner of a trail that has none."""


class Stop(NamedTuple):
    """A stop on a square of a board."""

    board: int
    cell: int
    verb: Literal["stop"] = "stop"

    def script(self) -> Script:
        """One drop: the tool on the square."""
        return (Drop(TOOL_STOP, square(self.board, self.cell)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("rift_valley_reserve.move.stop")

    def __str__(self) -> str:
        return script_text(self.script())


class Tent(NamedTuple):
    """A tent on a square of a board."""

    board: int
    cell: int
    verb: Literal["tent"] = "tent"

    def script(self) -> Script:
        """One drop: the tool on the square."""
        return (Drop(TOOL_TENT, square(self.board, self.cell)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("rift_valley_reserve.move.tent")

    def __str__(self) -> str:
        return script_text(self.script())


class Trail(NamedTuple):
    """A trail between two own stops, straight or over one corner.

    It may be drawn from either end: both ways are moves, and the trail is the same (RV-31).
    """

    board: int
    first: int
    last: int
    corner: int
    """The cell of the corner, or STRAIGHT."""
    chosen: bool
    """Are both corners clear, so that one has to be picked?"""
    inner: int
    """Mask of the squares between the two stops, the corner included."""
    verb: Literal["trail"] = "trail"

    def script(self) -> Script:
        """From stop to stop; a second drop picks the corner when both are clear."""
        ends = Drop(square(self.board, self.first), square(self.board, self.last))
        if self.chosen:
            return ends, Drop(CORNER, square(self.board, self.corner))
        return (ends,)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("rift_valley_reserve.move.trail")

    def __str__(self) -> str:
        return script_text(self.script())


class Pass(NamedTuple):
    """Nothing is drawn: in the final stage, or where nothing can be (RV-23, RV-24)."""

    verb: Literal["pass"] = "pass"

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on its button."""
        return phrase("rift_valley_reserve.move.pass")

    def __str__(self) -> str:
        return "pass"


class Hidden(NamedTuple):
    """Stands for what another seat has sealed; never handed out."""

    verb: Literal["hidden"] = "hidden"

    def script(self) -> Script:
        """None."""
        return ()

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("rift_valley_reserve.move.hidden")

    def __str__(self) -> str:
        return "hidden"


Drawing = Stop | Tent | Trail | Pass
"""What a seat can answer."""

PASS = Pass()
HIDDEN = Hidden()

_ROWS = Struct(f"<{SIDE}I").unpack
_BYTES = SIDE * STRIDE // 8
_BITS = (1 << HALF) - 1
_ROOM = 8192


class Marks(dict[int, tuple[Drawing, ...]]):
    """The marks of one kind onto the squares of one row, by the bits of the row: 2,048 at most."""

    def __init__(self, marks: tuple[Drawing, ...]) -> None:
        super().__init__({0: ()})
        self._marks = marks

    def __missing__(self, bits: int) -> tuple[Drawing, ...]:
        last = bits.bit_length() - 1
        self[bits] = moves = (*self[bits ^ 1 << last], self._marks[last])
        return moves


class Row(dict[int, tuple[Drawing, ...]]):
    """Stops and tents onto the squares of one row, looked up: most rows have been seen before.

    Keys are `bits for stops << HALF | bits for tents`. Forgets everything when it holds 8,192.
    """

    def __init__(self, board: int, row: int) -> None:
        super().__init__()
        cells = range(row * STRIDE, row * STRIDE + SIDE)
        self._stops = Marks(tuple(Stop(board, cell) for cell in cells))
        self._tents = Marks(tuple(Tent(board, cell) for cell in cells))

    def __missing__(self, key: int) -> tuple[Drawing, ...]:
        if len(self) >= _ROOM:
            self.clear()
        self[key] = moves = self._stops[key >> HALF] + self._tents[key & _BITS]
        return moves


_BOOKS = tuple(tuple(Row(board, row) for row in range(SIDE)) for board in range(MOST))


def marks(board: int, stops: int, tents: int) -> list[Drawing]:
    """Stops and tents onto the squares of two masks, row by row."""
    moves: list[Drawing] = []
    keys = _ROWS((stops << HALF | tents).to_bytes(_BYTES, "little"))
    for row in map(getitem, _BOOKS[board], keys):
        moves += row
    return moves


@lru_cache(maxsize=1 << 14)
def both_ways(
    board: int, first: int, last: int, corner: int, inner: int, *, chosen: bool
) -> tuple[Trail, Trail]:
    """The shared moves of one trail, from either of its stops."""
    return (
        Trail(board, first, last, corner, chosen, inner),
        Trail(board, last, first, corner, chosen, inner),
    )
