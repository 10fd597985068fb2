"""The names of all places and pieces: `board/2/3,4`, `tool/stop`, `stop:2-3,4`.

A board keeps its number, that of the seat that it started with, wherever it travels.
"""

from __future__ import annotations

from farmdesk.core.places import Piece, Seat, Slot
from farmdesk.games.rift_valley_reserve.grid import CELLS, COL, ROW, SIDE

MOST = 5
"""Seats and boards, at most."""

TOOL_STOP = Slot("tool/stop")
TOOL_TRAIL = Slot("tool/trail")
TOOL_TENT = Slot("tool/tent")
TOOLS = (TOOL_STOP, TOOL_TRAIL, TOOL_TENT)

CORNER = Slot("corner")
"""Where the corner of a trail is lifted from when both corners are clear."""

_BOARDS = tuple(Slot(f"board/{board}") for board in range(MOST))
_SQUARES = tuple(
    tuple(Slot(f"board/{board}/{ROW[cell]},{COL[cell]}") for cell in range(CELLS))
    for board in range(MOST)
)
_FOUND = {
    slot: (board, cell)
    for board, squares in enumerate(_SQUARES)
    for cell, slot in enumerate(squares)
    if COL[cell] < SIDE
}


def board_slot(board: int) -> Slot:
    """The slot of a whole board: `board/2`."""
    return _BOARDS[board]


def square(board: int, cell: int) -> Slot:
    """The slot of a square: `board/2/3,4`."""
    return _SQUARES[board][cell]


def found(slot: Slot) -> tuple[int, int] | None:
    """Board and cell of a square of the canvas; None for any other slot."""
    return _FOUND.get(slot)


def sealed_slot(seat: Seat) -> Slot:
    """Where a seat's pencil lies, and with it what the seat has drawn but not shown."""
    return Slot.at("sealed", seat=seat)


def pencil(seat: Seat) -> Piece:
    """The pencil of a seat: `pencil:0`. All that the seat draws comes from it."""
    return Piece.of("pencil", seat)


def board_piece(board: int, name: str) -> Piece:
    """The piece of a board: `board:2-acacia_woods`."""
    return Piece.of("board", f"{board}-{name}")


def drawn_piece(kind: str, board: int, *cells: int) -> Piece:
    """The piece of a stop, tent or trail: `stop:2-3,4`, `trail:2-7,0/7,2/8,2`."""
    spots = "/".join(f"{ROW[cell]},{COL[cell]}" for cell in cells)
    return Piece.of(kind, f"{board}-{spots}")
