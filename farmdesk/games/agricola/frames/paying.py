"""Paying: what something costs a seat, and the question how, where there are several ways."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.frames import push
from farmdesk.core.moves import Decision, Move, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import Price, Prices, adjusted, changes
from farmdesk.games.agricola.deeds import Tell, handed_back, paid, with_pending
from farmdesk.games.agricola.goods import Goods, covers
from farmdesk.games.agricola.moments import COSTS
from farmdesk.games.agricola.moves import Pay
from farmdesk.games.agricola.state import Farm, State


def ways(state: State, seat: Seat, what: str, *prices: Price) -> tuple[Price, ...]:
    """The ways to pay that a seat can afford, without those that only cost more than another."""
    farm = state.farms[seat]
    if len(prices) == 1 and not changes(farm.cards, COSTS):  # by far the most
        return prices if _affords(farm, prices[0]) else ()
    every = adjusted(state, seat, COSTS, Prices(what, prices)).ways
    fair = [price for price in dict.fromkeys(every) if _affords(farm, price)]
    return tuple(
        price
        for price in fair
        if not any(
            other != price and not other.returned and covers(price.cost, other.cost)
            for other in fair
            if other.returned == price.returned
        )
    )


def _affords(farm: Farm, price: Price) -> bool:
    held = not price.returned or price.returned in farm.cards
    return held and covers(farm.goods, price.cost)


def charged(state: State, seat: Seat, prices: tuple[Price, ...], tell: Tell) -> State:
    """The state after paying in the one way there is, or with the question how."""
    assert prices, "whatever is offered can be paid"
    if len(prices) > 1:
        return with_pending(state, push(state.pending, Paying(seat, prices)))
    return settled(state, seat, prices[0].cost, prices[0].returned, tell)


def settled(state: State, seat: Seat, cost: Goods, returned: str, tell: Tell) -> State:
    """The state after paying in one way."""
    if returned:
        state = handed_back(state, seat, returned, tell)
    return paid(state, seat, cost, tell)


class Paying(NamedTuple):
    """How a seat pays for what it has just taken."""

    seat: Seat
    prices: tuple[Price, ...]

    def offer(self, state: State) -> Decision:
        """One move a way to pay."""
        del state
        moves = tuple(Pay(self.seat, price.cost, price.returned) for price in self.prices)
        return Decision(self.seat, phrase("agricola.ask.pay"), moves)

    def ready(self, state: State, tell: Tell) -> State | None:
        """There are always several ways."""
        del state, tell
        return None

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """The goods, or the improvement, go."""
        assert isinstance(move, Pay), "only payments are offered"
        return settled(state, self.seat, move.cost, move.returned, tell)
