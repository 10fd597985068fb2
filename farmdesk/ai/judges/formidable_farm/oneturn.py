"""Formidable Farm as one seat plans its turn: everything it does until the turn ends.

A thought is what the seat sees. Cards that it has not seen are blanks: they may be drawn and put
away, but not played, so a plan never leans on what nobody knows. To imagine is to turn up the
blanks that the seat would have seen by then, and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from farmdesk.core.events import Event
from farmdesk.core.game import Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.moves import END, END_EARLY, Play
from farmdesk.games.formidable_farm.state import OVER, State

_new = tuple.__new__


MANY = 24
"""Up to so many answers all of them are thought of."""
WAYS = 6
"""Of more, so many ways of paying one card; the rules list the cheapest first."""


def _fewer(moves: Iterable[Move]) -> Iterator[Move]:
    seen: dict[int, int] = {}
    for move in moves:
        if isinstance(move, Play):
            count = seen[move.spot] = seen.get(move.spot, 0) + 1
            if count > WAYS:
                continue
        yield move


class Thought(NamedTuple):
    """A moment as the seat that plans sees it."""

    state: State
    over: bool = False
    """Has the turn ended?"""
    rests: bool = False
    """Has no further turn of the seat begun with that, not even an extra one?"""


class OneTurn:
    """The rules, for thoughts of one seat about its turn."""

    info = GAME.info

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def setup(self, options: Options, seats: int, luck: Luck) -> Thought:
        """The first thought of a game."""
        return self.conceal(Thought(GAME.setup(options, seats, luck)), self._seat)

    def conceal(self, thought: Thought, seat: Seat) -> Thought:
        """The same with what a seat cannot see face down."""
        return thought._replace(state=GAME.conceal(thought.state, seat))

    def imagine(self, concealed: Thought, luck: Luck) -> Thought:
        """The blanks in the own hand turned up; what the seat cannot see stays face down."""
        full = GAME.imagine(concealed.state, luck)
        return concealed._replace(state=GAME.conceal(full, self._seat))

    def table(self, thought: Thought) -> tuple[Placed, ...]:
        """Where everything lies."""
        return GAME.table(thought.state)

    def standing(self, thought: Thought) -> Standing:
        """The score as if the game ended now."""
        return GAME.standing(thought.state)

    def why_not(self, thought: Thought, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return GAME.why_not(thought.state, seat, drops)

    def decisions(self, thought: Thought) -> tuple[Decision, ...]:
        """What the seat is asked until its turn ends; of many ways to pay a card the cheapest."""
        if thought.over:
            return ()
        decisions = GAME.decisions(thought.state)
        if len(decisions[0].moves) <= MANY:
            return decisions
        return (decisions[0]._replace(moves=tuple(_fewer(decisions[0].moves))),)

    def apply(self, thought: Thought, seat: Seat, move: Move, tell: list[Event] | None) -> Thought:
        """What comes of an answer, as far as the seat can tell."""
        before = thought.state
        then = GAME.apply(before, seat, move, tell)
        if move in (END, END_EARLY) or then.turn == OVER:
            return Thought(then, over=True, rests=not before.extra or then.turn != seat)
        return _new(Thought, (then, False, False))
