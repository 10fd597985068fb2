"""How the card on the stall is paid: all ways, the questions of some, and what paying does."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from farmdesk.core.moves import Decision, Move
from farmdesk.games.formidable_farm import deeds, telling
from farmdesk.games.formidable_farm.cards import deck_of
from farmdesk.games.formidable_farm.costs import (
    ANIMALS,
    COINS_3,
    MARKET_UNDER,
    PICK_COIN,
    affordable,
)
from farmdesk.games.formidable_farm.crops import ONE, PIG, SHEEP, Bundle, common, count, covers
from farmdesk.games.formidable_farm.frames import again, ask, prompt
from farmdesk.games.formidable_farm.moves import ENOUGH, STALL, Play, Put
from farmdesk.games.formidable_farm.names import bundle_words, card_words
from farmdesk.games.formidable_farm.places import PURSE, played_slot
from farmdesk.games.formidable_farm.state import Rest, State, open_market
from farmdesk.games.formidable_farm.telling import Tell

Option = tuple[Bundle, Bundle, tuple[int, ...]]
"""One way of paying a card: all its crops, those of them that are chosen, what is picked."""

COINS_PAID = 3


@lru_cache(maxsize=1 << 14)
def crop_options(symbols: tuple[int, ...], purse: Bundle, discount: int) -> tuple[Option, ...]:
    """The ways of paying these symbols, the cheapest first; what all have in common is fixed."""
    found = affordable(symbols, purse, discount)
    if len(found) < 2:
        return tuple((way, 0, ()) for way in found)
    fixed = common(found)
    return tuple((way, way - fixed, ()) for way in found)


def options(state: State, index: int, spot: int) -> tuple[Option, ...]:
    """Every way in which the seat whose turn it is can pay a card now; none when it cannot.

    `spot` is where the card lies, as in `Play`: a market card cannot be paid with itself (FF-14).
    """
    card = deck_of(state.key).cards[index]
    farm = state.farms[state.turn]
    special = card.cost.special
    if not special:
        return crop_options(card.cost.symbols, farm.purse, state.discount)
    if special == COINS_3:  # FF-15
        return ((0, 0, ()),) if len(farm.coins) >= COINS_PAID else ()
    if special == ANIMALS:  # FF-12
        firsts = [ONE[crop] for crop in (SHEEP, PIG) if covers(farm.purse, ONE[crop])]
        return tuple((first, first if len(firsts) > 1 else 0, ()) for first in firsts)
    picks: list[tuple[int, ...]]
    if special in PICK_COIN:  # FF-13
        picks = [(place,) for place in range(len(farm.coins))]
    else:
        places = [place for place in open_market(state) if place != ~spot]
        picks = list(permutations(places, MARKET_UNDER[special]))
    return tuple((0, 0, pick if len(picks) > 1 else ()) for pick in picks)


def animals(payment: Bundle) -> int:
    """The sheep and pigs in a payment."""
    return count(payment, SHEEP) + count(payment, PIG) if payment >= ONE[SHEEP] else 0


def pay_special(state: State, index: int, move: Play, tell: Tell) -> State:
    """The special cost of a card settled; its crops have been paid."""
    special = deck_of(state.key).cards[index].cost.special
    if special == ANIMALS:
        more = any(covers(state.farms[state.turn].purse, ONE[crop]) for crop in (SHEEP, PIG))
        if not more:
            return state
        return again(state, Rest(index, 0, 1), Animals(index, -1, 1))
    if special == COINS_3:
        return deeds.spend(state, COINS_PAID, tell)
    if special in MARKET_UNDER:
        for place in move.picks or open_market(state):
            state = deeds.market_under(state, place, tell)
        return state
    (place,) = move.picks or (0,)
    if special == "fulfilled_to_hand":
        return deeds.coin_to_hand(state, place, tell)
    return deeds.coin_under(state, place, tell)


class Paying(NamedTuple):
    """A card on the stall that can be paid in too many ways to list them beside all others."""

    card: int
    at: int = -1

    def offer(self, state: State) -> Decision:
        """All ways of paying it. No other question is open then."""
        stall = len(state.played) - 1
        special = deck_of(state.key).cards[self.card].cost.special
        moves = tuple(
            Play(state.turn, STALL, stall, payment, choice, special, picks)
            for payment, choice, picks in options(state, self.card, STALL)
        )
        return ask(state, moves, prompt("paying"), buys=False)

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """Paid."""
        assert isinstance(move, Play)
        what = card_words(deck_of(state.key).cards[self.card])
        telling.told(tell, state, "paid", played_slot(state.turn, move.stall), card=what)
        state = state._replace(discount=0)
        if move.payment:
            state = deeds.pay(state, move.payment, tell)
        if move.special:
            state = pay_special(state, self.card, move, tell)
        if state.pending:  # more animals may be paid; the reward waits below
            return state
        return again(state, Rest(self.card, 0, animals(move.payment)))


class Animals(NamedTuple):
    """More sheep and pigs paid for a card whose number of animals is the payer's (FF-12)."""

    card: int
    at: int
    paid: int

    def offer(self, state: State) -> Decision:
        """One more of those that are there, or enough."""
        seat = state.turn
        stall = played_slot(seat, len(state.played) - 1)
        purse = state.farms[seat].purse
        more = tuple(
            Put("animal", crop, PURSE[seat][crop], stall)
            for crop in (SHEEP, PIG)
            if covers(purse, ONE[crop])
        )
        return ask(state, (*more, ENOUGH), prompt("animals", self.paid), buys=False)

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """One more paid; who has enough, or none left, goes on with the reward."""
        done = not isinstance(move, Put)
        rest = state.pending[-1]
        assert isinstance(rest, Rest), "the reward waits for the cost"
        if isinstance(move, Put):
            telling.told(tell, state, "animal", what=bundle_words(ONE[move.pick]))
            state = deeds.pay(state, ONE[move.pick], tell)
            waiting = (*state.pending[:-1], rest._replace(paid=self.paid + 1))
            state = deeds.asking(state, waiting)
            done = not any(covers(state.farms[state.turn].purse, ONE[c]) for c in (SHEEP, PIG))
        else:
            telling.told(tell, state, "animals", n=self.paid)
        return state if done else again(state, self._replace(paid=self.paid + 1))
