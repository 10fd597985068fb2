"""What a farm looks like in numbers: cards to do, crops, and how well the two fit together.

Everything is read off what one seat sees. Blanks, cards that it has not seen yet, count as such.
Worth is in sixths of a supply action (see `worth` of the game).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import costs
from farmdesk.games.formidable_farm.cards import HIDDEN, NONE, Card, Effect, deck_of
from farmdesk.games.formidable_farm.crops import Bundle, counts
from farmdesk.games.formidable_farm.state import Rest, State
from farmdesk.games.formidable_farm.worth import (
    ANY_CROP,
    SIXTHS,
    cost_value,
    effect_value,
)

NAMES = (
    "farm", "stack", "hand", "wheat", "cucumber", "tomato", "sheep", "pig", "coins", "ready",
    "lack", "net", "draws", "returns", "automatic", "unsupplied", "plays", "trade_net",
    "trade_draws", "promised", "promised_draws", "discount",
)  # fmt: skip
"""What is read of a farm, in order."""

Row = tuple[float, ...]

FAR = 12
"""A card lacks no more than this, in sixths: two supply actions."""
UNPAID = 6
"""What is lacking where a special cost cannot be paid, in sixths: one supply action."""
FEW = 3
"""More plays than these in a turn are not counted."""
ENOUGH = 9
"""More coins than these are not counted: three crops of any kind."""
PLENTY = 8
"""More crops of a kind than these are not counted: no card of ours asks for so many, and
whoever is praised for hoarding never finishes."""


class Print(NamedTuple):
    """What a card is worth by what is printed on it."""

    net: float
    """Reward without draws, less cost, in sixths."""
    draws: float
    """Cards that it lets draw, its known limits aside."""
    returns: float
    """Cards that its cost adds to the own task."""
    automatic: float
    """Cards that it fulfils from the stack."""


RETURNS = {
    "fulfilled_under_stack": 1.0,
    "fulfilled_to_hand": 1.0,
    "market_under_stack_1": 1.0,
    "market_under_stack_3": 3.0,
}
"""Special costs by how many cards they add to the own task."""

_DRAWS = {"draw", "draw_bottom", "draw_then_under", "pay_to_draw"}


def draws_of(effect: Effect) -> float:
    """The cards that an effect leaves in the hand."""
    if effect.kind == "draw_then_under":
        return effect.n - effect.m + 0.3
    if effect.kind == "pay_to_draw":
        return 0.7 * effect.n * effect.m
    if effect.kind == "supply":
        return 0.0
    return float(effect.n) if effect.kind in _DRAWS else 0.0


def sixths_of(effect: Effect) -> float:
    """What an effect brings besides cards."""
    if effect.kind in _DRAWS or effect.kind == "auto_fulfil":
        return 0.0
    return effect_value(effect)


@lru_cache(maxsize=512)
def print_of(card: Card) -> Print:
    """What a card is worth."""
    special = card.cost.special
    paid = 0.0 if special in RETURNS else cost_value(card.cost)
    return Print(
        sum(map(sixths_of, card.reward)) - paid,
        sum(map(draws_of, card.reward)),
        RETURNS.get(special, 0.0),
        float(sum(effect.n for effect in card.reward if effect.kind == "auto_fulfil")),
    )


@lru_cache(maxsize=32)
def prints(key: str) -> tuple[Print, ...]:
    """What the cards of a deck are worth, by index."""
    return tuple(map(print_of, deck_of(key).cards))


@lru_cache(maxsize=1_024)
def ways_of(card: Card, discount: int) -> tuple[tuple[int, ...], ...]:
    """Every way to pay a card, by kind of crop."""
    return tuple(map(counts, costs.ways(card.cost.symbols, discount)))


@lru_cache(maxsize=1 << 17)
def lack_of(key: str, index: int, purse: Bundle, discount: int) -> int:
    """The worth of the crops that a purse lacks for a card, FAR at most; 0 when it can be paid."""
    card = deck_of(key).cards[index]
    if card.cost.special:
        return 0
    have = counts(purse)
    least = FAR
    for way in ways_of(card, discount):
        short = 0
        for one, need, there in zip(SIXTHS, way, have, strict=True):
            if need > there:
                short += one * (need - there)
        if short < least:
            if not short:
                return 0
            least = short
    return least


def lack(state: State, index: int, purse: Bundle, coins: int, discount: int) -> int:
    """The same for any card; a special cost that cannot be paid lacks `UNPAID`."""
    card = deck_of(state.key).cards[index]
    special = card.cost.special
    if special and not costs.can_pay(card, purse, coins, len(state.market)):
        return UNPAID
    return lack_of(state.key, index, purse, discount)


class Hand(NamedTuple):
    """The cards of a hand, read with the crops of their owner."""

    ready: int
    """Cards that can be paid now."""
    lack: int
    """The worth of the crops that the nearest card lacks."""
    net: float
    draws: float
    returns: float
    automatic: float


def read_hand(state: State, seat: Seat, discount: int) -> Hand:
    """What is in a hand, blanks aside."""
    farm, known = state.farms[seat], prints(state.key)
    purse, coins = farm.purse, len(farm.coins)
    ready, nearest = 0, FAR
    net = draws = returns = automatic = 0.0
    for index in farm.hand:
        if index == HIDDEN:
            continue
        card = known[index]
        net += card.net
        draws += card.draws
        returns += card.returns
        automatic += card.automatic
        short = lack(state, index, purse, coins, discount)
        if not short:
            ready += 1
        nearest = min(nearest, short)
    return Hand(ready, nearest, net, draws, returns, automatic)


@lru_cache(maxsize=1 << 14)
def read_market(key: str, market: bytes, purse: Bundle, discount: int) -> tuple[float, float]:
    """Market cards that a purse can pay: the best worth and the most draws of one."""
    known = prints(key)
    net = draws = 0.0
    for index in market:
        if index >= NONE:
            continue
        card = known[index]
        if not card.returns and not lack_of(key, index, purse, discount):
            net = max(net, card.net)
            draws = max(draws, card.draws)
    return net, draws


def promised(state: State) -> tuple[float, float]:
    """What open questions will bring still: sixths, and cards drawn."""
    sixths = draws = 0.0
    for asked in state.pending:
        reward = deck_of(state.key).cards[asked.card].reward
        if isinstance(asked, Rest):
            sixths += sum(map(sixths_of, reward[asked.at :]))
            draws += sum(map(draws_of, reward[asked.at :]))
        elif asked.at >= 0:
            effect = reward[asked.at]
            left = getattr(asked, "left", effect.n)
            if effect.kind in {"gain", "third_card_bonus", "gain_per_paid"} or (
                effect.kind == "draw" and left != effect.n
            ):
                sixths += ANY_CROP * left
            else:
                share = left / effect.n if effect.n else 1.0
                sixths += sixths_of(effect) * share
                draws += draws_of(effect) * share
    return sixths, draws


def read(state: State, seat: Seat, *, running: bool) -> Row:
    """The farm of a seat as `state` shows it; is it in the middle of its turn?"""
    farm = state.farms[seat]
    stack, coins = len(farm.stack), len(farm.coins)
    discount = state.discount if running else 0
    hand = read_hand(state, seat, discount)
    unsupplied = plays = trade_net = trade_draws = sixths = draws = 0.0
    if running:
        unsupplied = float(not state.supplied)
        left = min(FEW, max(0, state.limit - len(state.played)))
        plays = float(min(left, hand.ready))
        if left and state.market_left:
            trade_net, trade_draws = read_market(state.key, state.market, farm.purse, discount)
        if state.pending:
            sixths, draws = promised(state)
        coins += len(state.played)
    crops = (min(PLENTY, there) for there in counts(farm.purse))
    looked = len(state.look) if seat == state.turn else 0
    return (
        1.0, stack, len(farm.hand) + looked, *crops, min(coins, ENOUGH), hand.ready,
        hand.lack, hand.net, min(hand.draws, stack), hand.returns, min(hand.automatic, stack),
        unsupplied, plays, trade_net, min(trade_draws, stack), sixths, min(draws, stack), discount,
    )  # fmt: skip
