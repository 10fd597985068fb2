"""What crops, cards and coins are worth: a yardstick for comparing them.

The yardstick is the sixth of one supply action: the board gives three wheat, two cucumbers or
tomatoes, one sheep or one pig. It is a model, not a rule; players and hints may lean on it. Points
in the tie of finishers are `costs.worth`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from farmdesk.games.formidable_farm.cards import Card, Cost, Effect
from farmdesk.games.formidable_farm.costs import ways
from farmdesk.games.formidable_farm.crops import Bundle, counts

SIXTHS = (2, 3, 3, 6, 6)
"""By crop: what one is worth in sixths of a supply action."""

ANY_CROP = 6
"""A crop of choice is usually a sheep or a pig."""

DRAW = 3
"""A card drawn by a reward; the supply space gives one for a whole action."""

COIN = 2
"""A fulfilled card: three buy any crop."""

TURN = 14
"""An extra turn: supplies and three more cards."""

SPECIAL = {
    "fulfilled_under_stack": 8.0,
    "fulfilled_to_hand": 6.0,
    "market_under_stack_1": 6.0,
    "market_under_stack_3": 18.0,
    "pay_fulfilled_3": 3.0 * COIN,
    "any_number_sheep_or_pig": 6.0,
}
"""Special costs: a card that comes back is a card more to fulfil."""


def crops_value(crops: Bundle) -> int:
    """Crops in sixths."""
    return sum(value * there for value, there in zip(SIXTHS, counts(crops), strict=True))


def _symbols(symbols: tuple[int, ...]) -> int:
    return sum(SIXTHS[symbol] if symbol < len(SIXTHS) else ANY_CROP for symbol in symbols)


@lru_cache(maxsize=512)
def cost_value(cost: Cost) -> float:
    """The cheapest way of paying a card, in sixths."""
    if cost.special:
        return SPECIAL[cost.special]
    return float(min(crops_value(way) for way in ways(cost.symbols, 0)))


def _exchange(effect: Effect) -> float:
    """Won each time, and not always as often as allowed."""
    paid = sum(SIXTHS[symbol] if symbol < len(SIXTHS) else SIXTHS[0] for symbol in effect.give)
    return max(_symbols(effect.take) - paid, 1) * effect.n * 0.7


_VALUES: dict[str, Callable[[Effect], float]] = {
    "gain": lambda e: _symbols(e.take),
    "gain_per_paid": lambda e: _symbols(e.take),
    "third_card_bonus": lambda e: _symbols(e.take) / 2,
    "draw": lambda e: DRAW * e.n,
    "draw_bottom": lambda e: DRAW * e.n,
    "draw_then_under": lambda e: DRAW + e.m,
    "supply": lambda e: 6 * e.n - (e.where in {"own", "opposite", "previous"}),
    "move_and_supply": lambda _: 6,
    "rearrange": lambda _: 2,
    "cycle_hand": lambda _: 2,
    "auto_fulfil": lambda e: 10 * e.n,
    "exchange": _exchange,
    "pay_to_draw": lambda e: (DRAW * e.m - SIXTHS[0]) * e.n + 2,
    "extra_turn": lambda _: TURN,
    "discount_next": lambda e: 3 * e.n,
    "swap_hand_market": lambda _: 2,
    "swap_hand_fulfilled": lambda _: 2,
    "fulfilled_to_crop": lambda e: (_symbols(e.take) - COIN * e.m) * e.n,
    "extra_play": lambda _: 2,
}


@lru_cache(maxsize=512)
def effect_value(effect: Effect) -> float:
    """What an effect is worth on the whole, in sixths."""
    return float(_VALUES[effect.kind](effect))


@lru_cache(maxsize=512)
def reward_value(card: Card) -> float:
    """What a card brings on the whole, in sixths; the coin that it becomes not counted."""
    return sum(map(effect_value, card.reward))
