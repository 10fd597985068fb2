"""What a card would leave its player with: crops after it is paid and after what it surely brings.

A reader of states for panels and the helper line; what a card may ask on the way is left out.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import ANY, Card
from farmdesk.games.formidable_farm.costs import ANIMALS, COINS_3, affordable
from farmdesk.games.formidable_farm.crops import ONE, PIG, SHEEP, Bundle, covers
from farmdesk.games.formidable_farm.state import State


class After(NamedTuple):
    """What somebody has once a card is played."""

    purse: Bundle
    coins: int
    card: int
    """What is played."""
    sure: bool
    """Is there only one way to pay it? Otherwise this is the cheapest one."""


def after_card(
    state: State, seat: Seat, index: int, *, on_market: bool, payment: int | None = None
) -> After | None:
    """What a seat has after playing a card, paid in a given way or else the cheapest.

    None when it cannot be paid. Extra turns and later choices are not counted.
    """
    if not farm.payable(state, seat, index, on_market=on_market):
        return None
    own = state.farms[seat]
    card = farm.card(state, index)
    ways = _ways(card, own.purse, state.discount if seat == state.turn else 0)
    paid = ways[0] if payment is None else payment
    animals = 1 if card.cost.special == ANIMALS else 0
    purse = own.purse - paid + surely(card, animals)
    spent = 3 if card.cost.special == COINS_3 else 0
    return After(purse, len(own.coins) - spent, index, len(ways) == 1 or payment is not None)


def _ways(card: Card, purse: Bundle, discount: int) -> tuple[Bundle, ...]:
    if not card.cost.special:
        return affordable(card.cost.symbols, purse, discount)
    if card.cost.special == ANIMALS:
        return tuple(ONE[crop] for crop in (SHEEP, PIG) if covers(purse, ONE[crop]))
    return (0,)


def surely(card: Card, animals: int) -> Bundle:
    """The crops that a card brings without asking anything."""
    found = 0
    for effect in card.reward:
        crops = sum(ONE[symbol] for symbol in effect.take if symbol < ANY)
        if effect.kind == "gain":
            found += crops
        elif effect.kind == "gain_per_paid":
            found += crops * animals
    return found


def discount_after(state: State, index: int) -> int:
    """How many symbols less the card after this one would cost."""
    return sum(e.n for e in farm.card(state, index).reward if e.kind == "discount_next")


def opens(state: State, seat: Seat, after: After) -> frozenset[int]:
    """Cards of hand and market that a seat cannot pay now, but could after that card."""
    own = state.farms[seat]
    then = own._replace(purse=after.purse, coins=own.coins[: after.coins])
    farms = (*state.farms[:seat], then, *state.farms[seat + 1 :])
    later = state._replace(farms=farms, discount=discount_after(state, after.card))
    market = tuple(state.market[place] for place in farm.open_market(state))
    found = set()
    for cards, on_market in ((tuple(own.hand), False), (market, True)):
        for index in cards:
            if index == after.card or farm.payable(state, seat, index, on_market=on_market):
                continue
            if farm.payable(later, seat, index, on_market=on_market):
                found.add(index)
    return frozenset(found)
