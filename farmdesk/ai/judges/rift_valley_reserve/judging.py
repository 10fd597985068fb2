"""What players ask about Rift Valley Reserve: hopes and values, of all boards or of one."""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import lru_cache
from operator import add, mul

from farmdesk.ai.judges.rift_valley_reserve.oneboard import OneBoard
from farmdesk.ai.judges.rift_valley_reserve.reading import BEST, Row, book, read
from farmdesk.ai.judges.rift_valley_reserve.weights import KNOTS, Learned, Weights, shipped
from farmdesk.ai.knots import Scale
from farmdesk.ai.weighing import OPEN, ahead
from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.scoring import totals
from farmdesk.games.rift_valley_reserve.state import FULL_NEEDED, State, board_of

WIN = 4.0
"""What winning is worth beside the points ahead, in points."""
DOUBT = (1.5, 0.3)
"""How far a hope may be off, in points: so much at the end, and so much more for each turn."""
RIVALS = 0.4
"""What others may still make of a board counts for so much: spoiled here, it is made elsewhere."""
CALM = 0.25
"""Of some hundred drawings most are pointless, so whoever strays must not stray far."""
STEPS = 8
"""Weights are blended in so many steps from one visit to the next."""


def missing(state: State) -> int:
    """Tents that must still be drawn to bring about the final stage."""
    left = sorted(sheet.tents for sheet in state.sheets)
    return sum(left[: FULL_NEEDED[len(left)]])


def turns_left(state: State, learned: Learned, gone: int = 0) -> float:
    """Turns to come, this one included: exact in the final stage, expected before.

    `gone` turns have passed on one board while the others stood still.
    """
    if state.last:
        return state.last - state.turn + 1
    near, each = learned.clock
    return max(2.0, near + each * missing(state) - gone * (1 - 1 / len(state.sealed)))


def visits(state: State, left: float, comes: int) -> float:
    """How often a board still lies before a seat to which it comes in so many turns."""
    seats = len(state.sealed)
    if state.last:
        return max(0.0, (left - 1 - comes) // seats + 1)
    return max(0.0, (left - 1 - comes) / seats + 0.5)


def rows(state: State, board: int, left: float) -> list[tuple[float, Row]]:
    """By seat: visits left and what is to be weighed, for one board."""
    seats = len(state.sealed)
    drawn, closed, tents, _, inks = state.sheets[board]
    key = state.keys[board]
    holds = (board + state.turn - 1) % seats
    found = []
    for seat, ink in enumerate(inks):
        comes = (seat - holds) % seats
        row = read(book(key, bridging=seat == board), drawn, closed, tents, ink)
        wait = comes / seats
        found.append((visits(state, left, comes), (*row, wait, wait * row[BEST])))
    return found


class BoardScale:
    """The weights for one number of seats, blended by visits left, and the clock of the game."""

    def __init__(self, learned: Learned) -> None:
        self.learned = learned
        self.at = Scale(KNOTS, learned.knots, STEPS).at

    def board(self, state: State, board: int, left: float) -> tuple[float, ...]:
        """By seat: the final points that it may expect on a board."""
        points = state.sheets[board].points
        if state.over:
            return points
        return tuple(
            now + (sum(map(mul, self.at(often), row)) if often else 0.0)
            for now, (often, row) in zip(points, rows(state, board, left), strict=True)
        )


class BoardJudge:
    """Weighs what happens on one board; of the others is expected what was when this began."""

    def __init__(self, scale: BoardScale, state: State, board: int) -> None:
        self._scale, self._board, self._turn = scale, board, state.turn
        left = turns_left(state, scale.learned)
        seats = len(state.sealed)
        others = [scale.board(state, b, left) for b in range(seats) if b != board]
        self._others = tuple(map(sum, zip(*others, strict=True)))

    def hopes(self, state: State) -> tuple[float, ...]:
        """The final points on all boards that each seat may expect."""
        left = turns_left(state, self._scale.learned, state.turn - self._turn)
        return tuple(map(add, self._scale.board(state, self._board, left), self._others))

    def values(self, state: State) -> tuple[float, ...]:
        """How far each seat will be ahead, with something on top for winning."""
        hopes = self.hopes(state)
        points = map(add, state.sheets[self._board].points, self._others)
        rivals = tuple(now + RIVALS * (hope - now) for now, hope in zip(points, hopes, strict=True))
        left = 0.0 if state.over else turns_left(state, self._scale.learned)
        return _worth(hopes, rivals, DOUBT[0] + DOUBT[1] * left)

    def settled(self, state: State) -> tuple[float, ...]:
        """The same when nothing more will be drawn here."""
        return self.values(state)

    def left(self, state: State) -> int:
        """Turns left when only the last one is; many before: nothing longer can be solved."""
        return 1 if state.last == state.turn else OPEN

    def key(self, state: State) -> Hashable:
        """Equal for equal boards at the same time."""
        return state.sheets[self._board], state.turn, state.last

    def chances(self, state: State) -> tuple[tuple[float, State], ...]:
        """There is no luck in this game."""
        return ((1.0, state),)


class RiftJudge:
    """Weighs positions with learned weights."""

    calm = CALM

    def __init__(self, weights: Weights) -> None:
        self._scales = {seats: BoardScale(learned) for seats, learned in weights.items()}

    def focus(self, state: State, seat: Seat) -> tuple[OneBoard, BoardJudge, State]:
        """The board in front of a seat, as a game of its own."""
        board = board_of(state, seat)
        game = OneBoard(board)
        judge = BoardJudge(self._scales[len(state.sealed)], state, board)
        return game, judge, game.alone(state)

    def hopes(self, state: State) -> tuple[float, ...]:
        """The final points that each seat may expect; at the end, the points it has."""
        scale = self._scales[len(state.sealed)]
        left = turns_left(state, scale.learned)
        boards = [scale.board(state, board, left) for board in range(len(state.sealed))]
        return tuple(map(sum, zip(*boards, strict=True)))

    def values(self, state: State) -> tuple[float, ...]:
        """How far each seat will be ahead, with something on top for winning."""
        if state.over:
            return self.settled(state)
        left = turns_left(state, self._scales[len(state.sealed)].learned)
        hopes = self.hopes(state)
        return _worth(hopes, hopes, DOUBT[0] + DOUBT[1] * left)

    def settled(self, state: State) -> tuple[float, ...]:
        """The same at the end, tie-breaks included."""
        winners = GAME.standing(state).winners
        points = totals(state)
        return ahead(points, [float(seat in winners) for seat in range(len(points))], WIN)

    def left(self, state: State) -> int:
        """Turns left in the final stage; many before."""
        return state.last - state.turn + 1 if state.last else OPEN

    def key(self, state: State) -> Hashable:
        """There are no hidden things: the state itself."""
        return state

    def chances(self, state: State) -> tuple[tuple[float, State], ...]:
        """There is no luck in this game."""
        return ((1.0, state),)


def _worth(hopes: tuple[float, ...], rivals: tuple[float, ...], doubt: float) -> tuple[float, ...]:
    top = max(hopes)
    return ahead(hopes, [math.exp((hope - top) / doubt) for hope in hopes], WIN, seen=rivals)


@lru_cache(maxsize=1)
def judge() -> RiftJudge:
    """The judge with the shipped weights."""
    return RiftJudge(shipped())
