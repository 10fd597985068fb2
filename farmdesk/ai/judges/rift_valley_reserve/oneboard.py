"""One board of Rift Valley Reserve as a game of its own: it goes round, each seat draws in turn.

What is drawn on the other boards in the same turns neither helps nor hinders here, so whoever looks
ahead follows one board only. The states are those of the whole game; the other seats count as done.
"""

from __future__ import annotations

from typing import cast

from farmdesk.core.events import Event
from farmdesk.core.moves import Decision, Move
from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve import RiftValleyReserve, deeds, rules
from farmdesk.games.rift_valley_reserve.moves import PASS, Drawing, Trail
from farmdesk.games.rift_valley_reserve.state import State, holder

_new = tuple.__new__


class OneBoard(RiftValleyReserve):
    """The rules, but only one board is drawn on."""

    def __init__(self, board: int) -> None:
        self.board = board

    def alone(self, state: State) -> State:
        """The same moment with everybody done but the seat that holds the board."""
        seat = holder(state, self.board)
        count = len(state.sealed)
        sealed = (*(PASS,) * seat, None, *(PASS,) * (count - seat - 1))
        return _new(State, (*state[:6], sealed))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """A question to the holder; a trail is offered from one of its ends only."""
        asked = rules.decisions(state)
        if not asked:
            return ()
        seat, prompt, moves, _ = asked[0]
        fewer = tuple(m for m in moves if not isinstance(m, Trail) or m.first < m.last)
        return (Decision(seat, prompt, fewer),)

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """The board one turn later, before the next seat."""
        assert tell is None, "nobody is told of what is only thought of"
        then = deeds.after(state, seat, cast("Drawing", move))
        return then if then.over else self.alone(then)
