"""The state of a game of Rift Valley Reserve, and what can be read off it without knowing a rule.

Tables and scenes read this file, `boards`, `layout`, `worth`, `places` and `names`, nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve import grid
from farmdesk.games.rift_valley_reserve.boards import Board
from farmdesk.games.rift_valley_reserve.layout import Layout, layout, path_cells
from farmdesk.games.rift_valley_reserve.moves import Hidden as Hidden
from farmdesk.games.rift_valley_reserve.moves import Pass as Pass
from farmdesk.games.rift_valley_reserve.moves import Stop as Stop
from farmdesk.games.rift_valley_reserve.moves import Tent as Tent
from farmdesk.games.rift_valley_reserve.moves import Trail as Trail

TENTS = 5
"""Tents on a board, all colours together (RV-18)."""

FULL_NEEDED = (0, 0, 2, 2, 3, 4)
"""By number of seats: boards with five tents that bring the final stage."""

Sealed = Stop | Tent | Trail | Pass | Hidden | None
"""What a seat has drawn in this turn and not shown yet; None while it is drawing."""


class Path(NamedTuple):
    """A trail as it lies on a board: from the stop with the smaller cell to the other one."""

    first: int
    corner: int
    """A cell, or STRAIGHT."""
    last: int

    @property
    def cells(self) -> tuple[int, ...]:
        """All squares of the trail in order, both stops included."""
        return path_cells(*self)


class Ink(NamedTuple):
    """What one seat has drawn on one board."""

    stops: tuple[int, ...]
    """Cells, in the order in which they were drawn."""
    joined: int
    """Mask of the stops that are an end of a trail."""
    tents: int
    """Mask of the tents."""
    seen: int
    """Mask of the animals that the trails of this seat come by."""
    paths: tuple[Path, ...]
    """The trails, in the order in which they were drawn."""


class Sheet(NamedTuple):
    """All that has been drawn on one board. The masks follow from the inks; kept for speed."""

    drawn: int
    """Mask of the squares with a stop, a tent or a trail."""
    closed: int
    """Mask of the squares straight next to a stop: no stop may be there (RV-1)."""
    tents: int
    """Tents that may still be drawn, 0 to 5."""
    points: tuple[int, ...]
    """By seat: the score on this board."""
    inks: tuple[Ink, ...]
    """By seat."""


class State(NamedTuple):
    """One moment of a game. Board k is the one that seat k started with."""

    keys: tuple[str, ...]
    """By board: the id of one of ours, or the text of an own board."""
    sheets: tuple[Sheet, ...]
    """By board."""
    turn: int
    """The number of the turn, from 1; the last one once the game is over."""
    last: int
    """The last turn of the final stage; 0 before it has been brought about."""
    idle: int
    """Turns running in which nobody could draw (RV-27)."""
    over: bool
    sealed: tuple[Sealed, ...]
    """By seat: what it has drawn in this turn; all of it is shown when the last one has."""


NO_INK = Ink((), 0, 0, 0, ())


def blank(seats: int) -> Sheet:
    """A board on which nothing has been drawn."""
    return Sheet(0, 0, TENTS, (0,) * seats, (NO_INK,) * seats)


def seats(state: State) -> int:
    """The number of seats and of boards, 2 to 5."""
    return len(state.sealed)


def boards(state: State) -> tuple[Board, ...]:
    """What is printed on each board."""
    return tuple(layout(key).board for key in state.keys)


def layouts(state: State) -> tuple[Layout, ...]:
    """What is printed on each board, as masks."""
    return tuple(map(layout, state.keys))


def board_of(state: State, seat: Seat) -> int:
    """The board in front of a seat in this turn."""
    return (seat - state.turn + 1) % len(state.sealed)


def holder(state: State, board: int) -> Seat:
    """The seat that a board lies in front of in this turn."""
    return (board + state.turn - 1) % len(state.sealed)


def comes_in(state: State, board: int, seat: Seat) -> int:
    """Turns until a board lies in front of a seat: 0 when it does now."""
    return (seat - holder(state, board)) % len(state.sealed)


def own_board_in(state: State, seat: Seat) -> int:
    """Turns until a seat's own board lies in front of it again: 0 when it does now."""
    return comes_in(state, seat, seat)


def is_sealed(state: State, seat: Seat) -> bool:
    """Has this seat drawn in this turn, while others still do?"""
    return state.sealed[seat] is not None


def sealed(state: State, seat: Seat) -> Stop | Tent | Trail | Pass | None:
    """What a seat has drawn in this turn; None before that, or where it cannot be seen."""
    move = state.sealed[seat]
    return None if isinstance(move, Hidden) else move


def tents_left(state: State, board: int) -> int:
    """Tents that may still be drawn on a board."""
    return state.sheets[board].tents


def full_needed(state: State) -> int:
    """Boards with five tents that bring the final stage."""
    return FULL_NEEDED[len(state.sealed)]


def full_boards(state: State) -> tuple[int, ...]:
    """The boards that have five tents."""
    return tuple(board for board, sheet in enumerate(state.sheets) if not sheet.tents)


def is_final(state: State) -> bool:
    """Has the final stage begun?"""
    return state.last > 0


def final_left(state: State) -> int:
    """Turns left in the final stage, this one included; 0 before it and after the game."""
    return state.last - state.turn + 1 if state.last and not state.over else 0


def loose_stops(state: State, board: int, seat: Seat) -> tuple[int, ...]:
    """The cells of a seat's stops without a trail on a board."""
    ink = state.sheets[board].inks[seat]
    return tuple(cell for cell in ink.stops if not ink.joined >> cell & 1)


def scored_animals(state: State, board: int, seat: Seat) -> tuple[int, ...]:
    """The cells of the animals on a board that a seat already scores."""
    return grid.cells(state.sheets[board].inks[seat].seen)


def stops(state: State, board: int, seat: Seat) -> tuple[int, ...]:
    """The cells of a seat's stops on a board, in the order in which they were drawn."""
    return state.sheets[board].inks[seat].stops


def tents(state: State, board: int, seat: Seat) -> tuple[int, ...]:
    """The cells of a seat's tents on a board."""
    return grid.cells(state.sheets[board].inks[seat].tents)


def trails(state: State, board: int, seat: Seat) -> tuple[Path, ...]:
    """A seat's trails on a board, in the order in which they were drawn."""
    return state.sheets[board].inks[seat].paths


def stop_owner(state: State, board: int, cell: int) -> Seat | None:
    """Whose stop is on a square, if there is one."""
    inks = state.sheets[board].inks
    return next((seat for seat, ink in enumerate(inks) if cell in ink.stops), None)


def at(cell: int) -> tuple[int, int]:
    """Row and column of a cell, each from 0."""
    return grid.at(cell)


def cell(r: int, c: int) -> int:
    """The cell of a row and column, each from 0. Raises ValueError outside of every board."""
    return grid.cell(r, c)


def kind_at(state: State, board: int, cell: int) -> str:
    """What is on a square: `kob`, `elephant`, `lion`, `tree`, `water`, `rift`, `stop`, `tent`,
    `trail`; empty when it is empty, `off` outside of the board. A bridge is a `trail`."""
    lay, sheet, bit = layout(state.keys[board]), state.sheets[board], 1 << cell
    if not lay.squares & bit:
        return "off"
    if sheet.drawn & bit:
        if any(cell in ink.stops for ink in sheet.inks):
            return "stop"
        return "tent" if any(ink.tents & bit for ink in sheet.inks) else "trail"
    printed = (
        ("kob", lay.kobs),
        ("elephant", lay.elephants),
        ("lion", lay.lions),
        ("tree", lay.trees),
        ("water", lay.water),
        ("rift", lay.rift),
    )
    return next((name for name, mask in printed if mask & bit), "")
