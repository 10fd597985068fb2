"""What a space does where nothing is chosen, or little: the family grows, the start player token
changes hands, one of two goods is taken."""

from __future__ import annotations

from collections.abc import Sequence

from farmdesk.core.events import Moved
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola.deeds import Tell, gained, with_farm
from farmdesk.games.agricola.frames.verb import Verb, enter
from farmdesk.games.agricola.goods import REED, STONE, some
from farmdesk.games.agricola.moves import Take, button
from farmdesk.games.agricola.places import (
    PEOPLE,
    SPACE_SLOTS,
    STARTS,
    STOCKS,
    TOKEN,
    person_piece,
)
from farmdesk.games.agricola.state import STOCK, State, people
from farmdesk.games.agricola.worth import room_for_people


class Growing(Verb):
    """Family growth: a newborn stands beside its parent on the space (AG-5, AG-6)."""

    def __init__(self, key: str, *, needs_room: bool) -> None:
        super().__init__(key)
        self.needs_room = needs_room

    def possible(self, state: State, seat: Seat) -> bool:
        """A person is left in the stock, and there is a room more than there are people."""
        farm = state.farms[seat]
        count = people(farm)
        if count == PEOPLE:
            return False
        return not self.needs_room or room_for_people(state, seat) > count

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Nothing is chosen."""
        return button(seat, self.key) if self.possible(state, seat) else ()

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The newborn comes to the space that is used."""
        del move
        farm = state.farms[seat]
        k = farm.people.index(STOCK)
        if tell is not None:
            target = SPACE_SLOTS[state.space]
            tell.append(Moved(person_piece(seat, k), STOCKS[seat]["person"], target))
        family = farm.people[:k] + bytes((state.space,)) + farm.people[k + 1 :]
        farm = farm._replace(people=family, newborns=farm.newborns + 1)
        return with_farm(state, seat, farm)


class Starting(Verb):
    """The start player token: taken at once, it counts from the next round on (AG-7)."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Always."""
        del state, seat
        return True

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Nothing is chosen; who has it may take it again."""
        del state
        return button(seat, self.key)

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The token lies before the seat."""
        del move
        if tell is not None and state.token != seat:
            tell.append(Moved(TOKEN, STARTS[state.token], STARTS[seat]))
        return state._replace(token=seat)


class Picking(Verb):
    """One of several goods from the space."""

    def __init__(self, key: str, *goods: int) -> None:
        super().__init__(key)
        self.goods = goods

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """One move a good."""
        del state
        return [Take(seat, good, self.key) for good in self.goods]

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The seat has it."""
        assert isinstance(move, Take), "only goods are offered"
        return gained(state, seat, some(move.good, 1), tell, SPACE_SLOTS[state.space])


enter(
    Growing("grow", needs_room=True),
    Growing("grow_anyway", needs_room=False),
    Starting("start"),
    Picking("reed_or_stone", REED, STONE),
)
