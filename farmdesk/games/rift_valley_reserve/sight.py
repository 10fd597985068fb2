"""Where everything lies, and who can see it: only what is sealed in this turn is hidden."""

from __future__ import annotations

from farmdesk.core.luck import Luck
from farmdesk.core.places import Piece, Placed, Seat
from farmdesk.games.rift_valley_reserve import grid
from farmdesk.games.rift_valley_reserve.moves import HIDDEN, STRAIGHT
from farmdesk.games.rift_valley_reserve.places import (
    TOOLS,
    board_piece,
    board_slot,
    drawn_piece,
    pencil,
    sealed_slot,
    square,
)
from farmdesk.games.rift_valley_reserve.rules import decisions
from farmdesk.games.rift_valley_reserve.state import Path, State, boards


def conceal(state: State, seat: Seat) -> State:
    """The state with what other seats have sealed hidden; that they have is known."""
    sealed = tuple(
        move if move is None or who == seat else HIDDEN for who, move in enumerate(state.sealed)
    )
    return state._replace(sealed=sealed)


def imagine(concealed: State, luck: Luck) -> State:
    """A full state in which the others have sealed something legal."""
    if HIDDEN not in concealed.sealed:
        return concealed
    sealed = list(concealed.sealed)
    hidden = [seat for seat, move in enumerate(sealed) if move == HIDDEN]
    before = tuple(None if move == HIDDEN else move for move in sealed)
    for asked in decisions(concealed._replace(sealed=before)):
        if asked.seat in hidden:
            pick, luck = luck.below(len(asked.moves))
            sealed[asked.seat] = asked.moves[pick]  # type: ignore[call-overload]  # ours alone
    return concealed._replace(sealed=tuple(sealed))


def path_piece(board: int, path: Path) -> Piece:
    """The piece of a trail: `trail:2-7,0/7,2/8,2`, its squares in order."""
    bends = () if path.corner == STRAIGHT else (path.corner,)
    return drawn_piece("trail", board, path.first, *bends, path.last)


def table(state: State) -> tuple[Placed, ...]:
    """The boards, the tools, everybody's pencil, and all that has been drawn."""
    placed = [Placed(Piece.of("tool", slot.spot), slot) for slot in TOOLS]
    seats = range(len(state.sealed))
    placed += (Placed(pencil(seat), sealed_slot(seat), owner=seat) for seat in seats)
    for board, (printed, sheet) in enumerate(zip(boards(state), state.sheets, strict=True)):
        placed.append(Placed(board_piece(board, printed.id), board_slot(board), owner=board))
        for seat, ink in enumerate(sheet.inks):
            placed += (_mark("stop", board, cell, seat) for cell in ink.stops)
            placed += (_mark("tent", board, cell, seat) for cell in grid.cells(ink.tents))
            begun: dict[int, int] = {}
            for path in ink.paths:
                order = begun[path.first] = begun.get(path.first, 0) + 1
                slot = square(board, path.first)
                placed.append(Placed(path_piece(board, path), slot, owner=seat, order=order))
    return tuple(placed)


def _mark(kind: str, board: int, cell: int, seat: Seat) -> Placed:
    return Placed(drawn_piece(kind, board, cell), square(board, cell), owner=seat)
