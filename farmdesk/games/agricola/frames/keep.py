"""Keeping animals: when not all find room, their seat says which it keeps; the others are cooked,
or go back to the supply where nothing cooks them (AG-2, AG-4)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from farmdesk.core.frames import push
from farmdesk.core.moves import Decision, Move, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola.deeds import Tell, turned_into_food, with_pending
from farmdesk.games.agricola.goods import ANIMALS, Animals, of_animals
from farmdesk.games.agricola.housing import fits, keepable, shelter
from farmdesk.games.agricola.meals import Part
from farmdesk.games.agricola.state import State, animals
from farmdesk.games.agricola.telling import note
from farmdesk.games.agricola.worth import rates


def cooked(state: State, seat: Seat, gone: Animals) -> int:
    """Food that a seat makes of these animals."""
    rate = rates(state, seat)
    return sum(n * rate[kind].food for kind, n in zip(ANIMALS, gone, strict=True))


class Parting(Protocol):
    """A question about animals that may have only one answer."""

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        ...

    def moves(self, state: State) -> tuple[Part, ...]:
        """The answers."""
        ...

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """The state after one of them."""
        ...


def only_answer(asked: Parting, state: State, tell: Tell) -> State | None:
    """The state after the one answer, told if animals go; None where there are several."""
    moves = asked.moves(state)
    if len(moves) > 1:
        return None
    if any(moves[0].gone):
        note(state, asked.seat, moves[0], tell)
    return asked.answer(with_pending(state, state.pending[:-1]), moves[0], tell)


class Keep(NamedTuple):
    """Which animals stay: every choice of which no other keeps more of each kind."""

    seat: Seat

    def moves(self, state: State) -> tuple[Part, ...]:
        """By the animals that the seat parts with."""
        seat = self.seat
        have = animals(state.farms[seat])
        found = []
        for kept in keepable(shelter(state, seat), have):
            sheep, boar, cattle = (a - b for a, b in zip(have, kept, strict=True))
            gone = (sheep, boar, cattle)
            found.append(Part(seat, gone, cooked(state, seat, gone), "keep"))
        return tuple(found)

    def offer(self, state: State) -> Decision:
        """The choices."""
        return Decision(self.seat, phrase("agricola.ask.keep"), self.moves(state))

    def ready(self, state: State, tell: Tell) -> State | None:
        """Nothing is asked where there is only one choice."""
        return only_answer(self, state, tell)

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """The animals go, and food comes for those that are cooked."""
        assert isinstance(move, Part), "only partings are offered"
        return turned_into_food(state, self.seat, of_animals(move.gone), move.food, tell)


def housed(state: State, seat: Seat) -> State:
    """The state, with the question which animals to keep when not all find room."""
    have = animals(state.farms[seat])
    if not any(have) or fits(shelter(state, seat), have):
        return state
    return with_pending(state, push(state.pending, Keep(seat)))
