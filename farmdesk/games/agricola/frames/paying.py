"""Paying what something costs, and the question how, where `ways` of `worth` finds several."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.frames import push
from farmdesk.core.moves import Decision, Move, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import Price
from farmdesk.games.agricola.deeds import Tell, handed_back, paid, with_pending
from farmdesk.games.agricola.goods import Goods
from farmdesk.games.agricola.moves import Pay
from farmdesk.games.agricola.state import State


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
