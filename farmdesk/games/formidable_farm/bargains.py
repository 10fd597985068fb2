"""The questions of rewards that give one thing for another, or take from the supply board."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.events import Moved
from farmdesk.core.moves import Decision, Move
from farmdesk.games.formidable_farm import deeds, telling
from farmdesk.games.formidable_farm.cards import ANY, NONE, NOWHERE, SPACES, Effect
from farmdesk.games.formidable_farm.costs import ways
from farmdesk.games.formidable_farm.crops import ONE, covers
from farmdesk.games.formidable_farm.frames import again, ask, effect_of, prompt, take
from farmdesk.games.formidable_farm.moves import ENOUGH, SKIP, FarmMove, Give, Put, supplies
from farmdesk.games.formidable_farm.names import bundle_words, effect_words, space_name
from farmdesk.games.formidable_farm.places import (
    DISC,
    HAND,
    MARKET,
    POOL,
    PURSE,
    STACK,
    SUPPLY,
    coin_slot,
    disc,
    hand_slot,
)
from farmdesk.games.formidable_farm.state import (
    STAY_PRICE,
    State,
    countdown,
    gives,
    price,
    spaces_from,
)
from farmdesk.games.formidable_farm.telling import Tell


class Trade(NamedTuple):
    """Something given for something else, so many times at most (FF-9)."""

    card: int
    at: int
    left: int

    def offer(self, state: State) -> Decision:
        """Every way of paying once more, or enough."""
        effect = effect_of(state, self.card, self.at)
        moves = trades(state, effect)
        last = ENOUGH if self.left < effect.n else SKIP
        return ask(state, (*moves, last), prompt("trade", self.left, effect_words(effect)))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """Paid and taken once."""
        effect = effect_of(state, self.card, self.at)
        if move in (SKIP, ENOUGH):
            telling.told(tell, state, str(move), what=effect_words(effect))
            return state
        seat = state.turn
        if isinstance(move, Give):
            telling.told(tell, state, "traded", move.target, what=bundle_words(move.crops))
            state = deeds.pay(state, move.crops, tell)
        else:
            assert isinstance(move, Put)
            telling.told(tell, state, "sold", PURSE[seat][move.pick], n=effect.m)
            state = deeds.spend(state, effect.m, tell)
        if self.left > 1:
            state = again(state, self._replace(left=self.left - 1))
        if effect.kind == "pay_to_draw":
            return deeds.draw(state, effect.m, tell)
        symbols = effect.take
        if isinstance(move, Put) and ANY in symbols:
            symbols = (*symbols[:-1], move.pick)
        return take(state, symbols, self.card, self.at, tell)


def trades(state: State, effect: Effect) -> tuple[FarmMove, ...]:
    """Every way of paying once for an exchange now; none when it is impossible."""
    seat = state.turn
    farm = state.farms[seat]
    if effect.kind == "fulfilled_to_crop":
        crops = range(len(ONE)) if ANY in effect.take else effect.take[:1]
        coin = coin_slot(seat, 0)
        sales = tuple(Put("sell", crop, coin, PURSE[seat][crop]) for crop in crops)
        return sales if len(farm.coins) >= effect.m else ()
    if effect.kind == "pay_to_draw":
        if not farm.stack:
            return ()
        target = STACK[seat]
    else:
        crop = effect.take[0]
        target = PURSE[seat][crop] if crop < len(ONE) else POOL[0]
    return tuple(
        Give("give", seat, way, target) for way in ways(effect.give, 0) if covers(farm.purse, way)
    )


class Spaces(NamedTuple):
    """A space of the board that gives its supplies while the disc stays (FF-3, FF-4)."""

    card: int
    at: int
    left: int
    """Spaces still to choose."""

    def offer(self, state: State) -> Decision:
        """Every space within reach that gives something, or none."""
        effect = effect_of(state, self.card, self.at)
        moves = reached(state, effect)
        return ask(state, (*moves, SKIP), prompt("spaces", self.left))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """Its supplies: once, or as often as the effect says when there is only one choice."""
        effect = effect_of(state, self.card, self.at)
        if not isinstance(move, Put):
            telling.told(tell, state, "skip", what=effect_words(effect))
            return state
        telling.told(tell, state, "space", SUPPLY[move.pick], space=space_name(move.pick))
        times = 1 if effect.where == "adjacent" else effect.n
        if self.left > 1:
            state = again(state, self._replace(left=self.left - 1))
        return deeds.take_supplies(state, move.pick, tell, times)


def reached(state: State, effect: Effect) -> tuple[Put, ...]:
    """The spaces that a reward `supply` can take from now."""
    seat = state.turn
    return tuple(
        Put("space", space, SUPPLY[space], (*PURSE[seat], HAND[seat])[space])
        for space in spaces_from(state, seat, effect.where)
        if gives(state, seat, space)
    )


class Swap(NamedTuple):
    """A hand card for one of the market or a fulfilled one (FF-17)."""

    card: int
    at: int
    left: int
    given: bool = False
    """Has a hand card gone among the fulfilled ones, for one that comes back?"""

    def offer(self, state: State) -> Decision:
        """Each hand card with each market card; or first a hand card, then a fulfilled one."""
        seat = state.turn
        farm = state.farms[seat]
        if self.given:
            back = tuple(
                Put("swap_back", place, coin_slot(seat, place), HAND[seat])
                for place in range(len(farm.coins))
            )
            return ask(state, back, prompt("swap_back"), buys=False)
        places = range(len(farm.hand))
        if effect_of(state, self.card, self.at).kind == "swap_hand_market":
            moves = tuple(
                Put("swap", place * len(MARKET) + k, hand_slot(seat, place), MARKET[k])
                for place in places
                for k, index in enumerate(state.market)
                if index != NONE
            )
            return ask(state, (*moves, SKIP), prompt("swap_market"))
        target = coin_slot(seat, len(farm.coins))
        gone = tuple(Put("swap_coin", k, hand_slot(seat, k), target) for k in places)
        moves = gone if farm.coins else ()
        return ask(state, (*moves, SKIP), prompt("swap_coin"))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """Both cards in their new places."""
        effect = effect_of(state, self.card, self.at)
        if not isinstance(move, Put):
            telling.told(tell, state, "skip", what=effect_words(effect))
            return state
        telling.told(tell, state, move.verb, move.source, move.target)
        if move.verb == "swap_coin":
            state = deeds.hand_to_coins(state, move.pick, tell)
            return again(state, self._replace(given=True))
        if move.verb == "swap_back":
            state = deeds.coin_to_hand(state, move.pick, tell)
        else:
            state = deeds.swap_market(state, *divmod(move.pick, len(MARKET)), tell)
        if self.left > 1 and swappable(state, effect):
            return again(state, Swap(self.card, self.at, self.left - 1))
        return state


def swappable(state: State, effect: Effect) -> bool:
    """Is there a hand card, and something to swap it for?"""
    farm = state.farms[state.turn]
    if effect.kind == "swap_hand_fulfilled":
        return bool(farm.hand and farm.coins)
    return bool(farm.hand) and any(index != NONE for index in state.market)


class Moving(NamedTuple):
    """The own disc may move once more, by all the rules of supplies (FF-7)."""

    card: int
    at: int

    def offer(self, state: State) -> Decision:
        """Every space that can be paid for, or none."""
        return ask(state, (*space_moves(state), SKIP), prompt("moving"))

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """The disc on its new space, and its supplies."""
        if not isinstance(move, Put):
            effect = effect_of(state, self.card, self.at)
            telling.told(tell, state, "skip", what=effect_words(effect))
            return state
        return move_disc(state, move.pick, tell)


_new = tuple.__new__
assert (State._fields[3], State._fields[9]) == ("discs", "supplied"), "built by place"
_SPACE = tuple(bytes((space,)) for space in range(len(SPACES)))

MOST_PRICE = 5
"""Staying where all others stand, too: no space ever costs more."""


@lru_cache(maxsize=4_096)
def space_prices(seat: int, discs: bytes, lone: int) -> tuple[int, ...]:
    """By space: fulfilled cards that moving there costs; `lone` is the space of the countdown."""
    return tuple(
        discs.count(space) + (discs[seat] == space) * (STAY_PRICE - 1) + (lone == space)
        for space in range(len(SPACES))
    )


def space_moves(state: State) -> tuple[Put, ...]:
    """The spaces that the seat whose turn it is can take supplies from by moving its disc."""
    seat, discs = state.turn, state.discs
    lone = countdown(state) if len(discs) == 1 else NOWHERE
    prices = space_prices(seat, discs, lone)
    return supplies(seat, discs[seat], prices, min(len(state.farms[seat].coins), MOST_PRICE))


def move_disc(state: State, space: int, tell: Tell, *, supplied: bool = False) -> State:
    """The own disc on a space, paid for when it is not free, and the supplies of that space."""
    seat, discs = state.turn, state.discs
    cost = 0
    if space in discs or len(discs) == 1:
        cost = price(state, seat, space)
    if tell is not None:
        key, paid = ("supplies_paid", {"n": cost}) if cost else ("supplies", {})
        telling.told(tell, state, key, SUPPLY[space], space=space_name(space), **paid)
        tell.append(Moved(disc(seat), DISC[seat][discs[seat]], DISC[seat][space]))
    if cost:
        state = deeds.spend(state, cost, tell)
    discs = discs[:seat] + _SPACE[space] + discs[seat + 1 :]
    supplied = supplied or state.supplied
    state = _new(State, (*state[:3], discs, *state[4:9], supplied, *state[10:]))
    return deeds.take_supplies(state, space, tell)
