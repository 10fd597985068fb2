"""Breeding: one newborn of each kind with two animals or more, where all find room.

Right before it animals may be cooked to make room (AG-2). So where not everything finds room, the
seat chooses what it has afterwards; of every kind that breeds one more can be cooked.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.moves import Decision, Move, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import names
from farmdesk.games.agricola.deeds import Tell, gained, turned_into_food
from farmdesk.games.agricola.frames.keep import cooked, only_answer
from farmdesk.games.agricola.goods import ANIMALS, Animals, of_animals
from farmdesk.games.agricola.housing import keepable, shelter
from farmdesk.games.agricola.meals import Part
from farmdesk.games.agricola.state import State, animals
from farmdesk.games.agricola.telling import noted
from farmdesk.games.agricola.worth import rates

PARENTS = 2
"""Animals of a kind that it takes to breed."""


def grown(have: Animals) -> Animals:
    """What there would be with every newborn."""
    sheep, boar, cattle = (n + (n >= PARENTS) for n in have)
    return sheep, boar, cattle


def shared(state: State, seat: Seat, have: Animals, kept: Animals) -> tuple[Animals, Animals]:
    """Animals that go before the breeding, and newborns, so that `kept` are there afterwards.

    Where a newborn takes the place of a cooked animal, there is food for it; where nothing would be
    cooked, the animals that there are just stay.
    """
    rate = rates(state, seat)
    gone, born = [0, 0, 0], [0, 0, 0]
    for k, kind in enumerate(ANIMALS):
        breeds = have[k] >= PARENTS and kept[k] > PARENTS
        if breeds and (kept[k] > have[k] or rate[kind].food):
            born[k] = 1
        gone[k] = have[k] + born[k] - kept[k]
    return (gone[0], gone[1], gone[2]), (born[0], born[1], born[2])


class Breeding(NamedTuple):
    """What a seat has after the breeding: every choice of which no other has more of each kind."""

    seat: Seat

    def moves(self, state: State) -> tuple[Part, ...]:
        """By what does not find room of all that there would be."""
        seat = self.seat
        have = animals(state.farms[seat])
        most = grown(have)
        found = []
        for kept in keepable(shelter(state, seat), most):
            going, _ = shared(state, seat, have, kept)
            sheep, boar, cattle = (a - b for a, b in zip(most, kept, strict=True))
            gone = (sheep, boar, cattle)
            found.append(Part(seat, gone, cooked(state, seat, going), "breed"))
        return tuple(found)

    def offer(self, state: State) -> Decision:
        """The choices."""
        return Decision(self.seat, phrase("agricola.ask.breed"), self.moves(state))

    def ready(self, state: State, tell: Tell) -> State | None:
        """Nothing is asked where there is only one choice, such as all newborns."""
        return only_answer(self, state, tell)

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """Animals go, food comes for those that are cooked, and newborns come."""
        assert isinstance(move, Part), "only partings are offered"
        seat = self.seat
        have = animals(state.farms[seat])
        sheep, boar, cattle = (a - b for a, b in zip(grown(have), move.gone, strict=True))
        gone, born = shared(state, seat, have, (sheep, boar, cattle))
        if any(gone):
            state = turned_into_food(state, seat, of_animals(gone), move.food, tell)
        if not any(born):
            return state
        if tell is not None:
            tell.append(noted(seat, "agricola.noted.born", names.amounts(of_animals(born))))
        return gained(state, seat, of_animals(born), tell)
