"""The moves of Harvest Valley, made once and shared, and how each is spelled by drops.

A farmhouse is lifted from the one slot where all unbuilt ones of its seat lie: they are equal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from farmdesk.core.moves import Drop, Phrase, Script, phrase, script_text
from farmdesk.core.places import Seat
from farmdesk.games.harvest_valley.grid import SIDE, STRAIGHT
from farmdesk.games.harvest_valley.state import RIVER, house_slot, valley_slot


class Lay(NamedTuple):
    """A river card laid on an empty space; also a card without any use laid so (HV-9)."""

    river: int
    cell: int
    verb: Literal["lay"] = "lay"

    def script(self) -> Script:
        """One drop: the card on the space."""
        return (Drop(RIVER[self.river], valley_slot(self.cell)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_valley.move.lay")

    def __str__(self) -> str:
        return script_text(self.script())


class Build(NamedTuple):
    """A farmhouse built on an empty space."""

    seat: Seat
    cell: int
    verb: Literal["build"] = "build"

    def script(self) -> Script:
        """One drop: the farmhouse on the space."""
        return (Drop(house_slot(self.seat), valley_slot(self.cell)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_valley.move.build")

    def __str__(self) -> str:
        return script_text(self.script())


class Cover(NamedTuple):
    """Weeds laid on a land card, which goes back to the river slot of the weeds."""

    river: int
    cell: int
    verb: Literal["cover"] = "cover"

    def script(self) -> Script:
        """One drop: the weeds on the card."""
        return (Drop(RIVER[self.river], valley_slot(self.cell)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_valley.move.cover")

    def __str__(self) -> str:
        return script_text(self.script())


class Push(NamedTuple):
    """A tractor or cultivator laid on a card; the cards from there on move one space on.

    `far` is the empty space that the last of them comes to.
    """

    river: int
    cell: int
    far: int
    step: int
    """From a cell to the next one in the direction of the push."""
    verb: Literal["push"] = "push"

    def script(self) -> Script:
        """Two drops: the machine on the first card, then that card on the space at the far end."""
        first, far = valley_slot(self.cell), valley_slot(self.far)
        return Drop(RIVER[self.river], first), Drop(first, far)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_valley.move.push")

    def __str__(self) -> str:
        return script_text(self.script())


class Pass(NamedTuple):
    """Nothing can be laid or built: the turn goes on (HV-2)."""

    verb: Literal["pass"] = "pass"

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on its button."""
        return phrase("harvest_valley.move.pass")

    def __str__(self) -> str:
        return "pass"


ValleyMove = Lay | Build | Cover | Push | Pass

PASS = Pass()

_BITS = (1 << SIDE) - 1
_ROOM = 4096


class Book(dict[int, tuple[ValleyMove, ...]]):
    """The moves onto the cells of a mask, looked up row by row: most rows have been seen before.

    Keys are `row << SIDE | bits of the row`. Forgets everything when it holds 4,096 rows.
    """

    def __init__(self, moves_to: Callable[[int], tuple[ValleyMove, ...]]) -> None:
        super().__init__()
        self._moves_to = cache(moves_to)

    def __missing__(self, key: int) -> tuple[ValleyMove, ...]:
        if len(self) >= _ROOM:
            self.clear()
        last = (key & _BITS).bit_length() - 1
        fewer = key ^ 1 << last
        moves = self._moves_to((key >> SIDE) * SIDE + last)
        if fewer & _BITS:  # the same row without its last cell has often been seen
            moves = self[fewer] + moves
        self[key] = moves
        return moves

    def of(self, mask: int, top: int) -> list[ValleyMove]:
        """The moves onto the cells of a mask that has no cell above row `top`."""
        moves: list[ValleyMove] = []
        rest = mask >> top * SIDE
        row = top << SIDE
        while rest:
            bits = rest & _BITS
            if bits:
                moves += self[row | bits]
            rest >>= SIDE
            row += 1 << SIDE
        return moves


def _lays(slots: int, seat: Seat | None) -> Callable[[int], tuple[ValleyMove, ...]]:
    sources = tuple(river for river in range(3) if slots >> river & 1)

    def onto(cell: int) -> tuple[ValleyMove, ...]:
        lays = tuple(_lay(river, cell) for river in sources)
        return lays if seat is None else (*lays, _build(seat, cell))

    return onto


@cache
def _lay(river: int, cell: int) -> Lay:
    return Lay(river, cell)


@cache
def _build(seat: Seat, cell: int) -> Build:
    return Build(seat, cell)


def _covers(river: int) -> Callable[[int], tuple[ValleyMove, ...]]:
    def onto(cell: int) -> tuple[ValleyMove, ...]:
        return (Cover(river, cell),)

    return onto


def _pushes(river: int, step: int, length: int) -> Callable[[int], tuple[ValleyMove, ...]]:
    def onto(cell: int) -> tuple[ValleyMove, ...]:
        return (Push(river, cell, cell + length * step, step),)

    return onto


LAYS: tuple[Book, ...] = tuple(
    Book(_lays(slots, seat)) for seat in (None, 0, 1, 2, 3, 4) for slots in range(8)
)
"""By `slots + 8 * (seat + 1)`: laying the river cards of a bit pattern; `seat` may also build.

The first eight are for seats that have no farmhouse left.
"""

COVERS: tuple[Book, ...] = tuple(Book(_covers(river)) for river in range(3))
"""By river slot: weeds onto the cells of a mask."""

LONGEST = 5
"""Cards in the longest line that can be pushed: a valley of 6, less the space it moves to."""

PUSHES: tuple[tuple[tuple[Book, ...], ...], ...] = tuple(
    tuple(
        tuple(Book(_pushes(river, step, length)) for length in range(1, LONGEST + 1))
        for step in STRAIGHT
    )
    for river in range(3)
)
"""By river slot, direction (as in STRAIGHT) and length - 1: pushing lines that start in a mask."""
