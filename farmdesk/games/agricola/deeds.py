"""What is done to a farm: goods come and go, improvements take effect. Small steps, each told.

Nothing here asks whether it is allowed; whoever offers a move has asked before.
"""

from __future__ import annotations

from farmdesk.core.events import Event, Gained, Moved, Paid
from farmdesk.core.frames import Pending
from farmdesk.core.places import Seat, Slot
from farmdesk.games.agricola.goods import FOOD, NAMES, Goods, covers, minus, plus, some
from farmdesk.games.agricola.places import MAJOR_SLOTS, card_piece, played_slot
from farmdesk.games.agricola.spaces import MAJOR_IDS
from farmdesk.games.agricola.state import Farm, State

Tell = list[Event] | None
"""Where events are told; None while players think ahead."""

_new = tuple.__new__  # half the price of Farm(...) and State(...)


def with_farm(state: State, seat: Seat, farm: Farm) -> State:
    """The state with one farm in place of another."""
    farms = state[0]
    return _new(State, ((*farms[:seat], farm, *farms[seat + 1 :]), *state[1:]))


def at_step(state: State, step: int) -> State:
    """The state at another step of the round."""
    return _new(State, (*state[:5], step, *state[6:]))


def with_pending(state: State, pending: Pending[State]) -> State:
    """The state with other choices open."""
    return _new(State, (*state[:-1], pending))


def with_goods(state: State, seat: Seat, goods: Goods) -> State:
    """The state with the goods of a seat in place of what it had."""
    farms = state[0]
    farm = _new(Farm, (goods, *farms[seat][1:]))
    return _new(State, ((*farms[:seat], farm, *farms[seat + 1 :]), *state[1:]))


def gained(state: State, seat: Seat, more: Goods, tell: Tell, source: Slot | None = None) -> State:
    """Goods for a seat, from the supply or a space."""
    if tell is not None:
        tell += (Gained(seat, NAMES[g], n, source) for g, n in enumerate(more) if n)
    return with_goods(state, seat, plus(state.farms[seat].goods, more))


def paid(state: State, seat: Seat, cost: Goods, tell: Tell, target: Slot | None = None) -> State:
    """Goods of a seat given back to the supply. It must have them."""
    have = state.farms[seat].goods
    assert covers(have, cost), "nobody pays what they do not have"
    if tell is not None:
        tell += (Paid(seat, NAMES[g], n, target) for g, n in enumerate(cost) if n)
    return with_goods(state, seat, minus(have, cost))


def turned_into_food(state: State, seat: Seat, given: Goods, food: int, tell: Tell) -> State:
    """Goods of a seat eaten or cooked."""
    state = paid(state, seat, given, tell)
    if not food:
        return state
    return gained(state, seat, some(FOOD, food), tell)


def handed_back(state: State, seat: Seat, card: str, tell: Tell) -> State:
    """A major improvement of a seat goes back to where anybody can take it (AG-19).

    What it has promised is lost with it (AG-15).
    """
    farm = state.farms[seat]
    if tell is not None:
        tell.append(Moved(card_piece(card), played_slot(seat, card), MAJOR_SLOTS[card]))
    farm = farm._replace(cards=tuple(own for own in farm.cards if own != card))
    state = state._replace(
        majors=state.majors | 1 << MAJOR_IDS.index(card),
        promised=tuple(one for one in state.promised if (one.seat, one.card) != (seat, card)),
    )
    return with_farm(state, seat, farm)
