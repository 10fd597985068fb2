"""What crops, cards, costs and rewards are called in phrases: the words of every icon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from farmdesk.core.moves import Phrase, phrase
from farmdesk.games.formidable_farm.cards import SPACES, SYMBOL_NAMES, Card, Cost, Effect, deck_of
from farmdesk.games.formidable_farm.crops import CROP_NAMES, Bundle, counts


def crop_name(crop: int) -> Phrase:
    """The name of a crop alone: wheat."""
    return phrase(f"formidable_farm.name.{CROP_NAMES[crop]}")


def space_name(space: int) -> Phrase:
    """What a supply space gives: 3 wheat."""
    return phrase(f"formidable_farm.space.{SPACES[space].name}")


def listed(parts: Sequence[Phrase]) -> Phrase:
    """Several things as one: 2 tomatoes, 1 sheep. There is one at least."""
    *front, said = parts
    for part in reversed(front):
        said = phrase("formidable_farm.list", first=part, rest=said)
    return said


@lru_cache(maxsize=512)
def symbol_words(symbols: tuple[int, ...]) -> Phrase:
    """Symbols of a card, those of a kind together: 2 wheat, 1 of any kind."""
    kinds = sorted(set(symbols))
    return listed(
        [phrase(f"formidable_farm.crop.{SYMBOL_NAMES[k]}", n=symbols.count(k)) for k in kinds]
    )


@lru_cache(maxsize=2_048)
def bundle_words(crops: Bundle) -> Phrase:
    """Crops of a bundle: 2 wheat, 1 pig; nothing when it is empty."""
    found = [
        phrase(f"formidable_farm.crop.{CROP_NAMES[crop]}", n=count)
        for crop, count in enumerate(counts(crops))
        if count
    ]
    return listed(found) if found else phrase("formidable_farm.nothing")


@lru_cache(maxsize=512)
def cost_words(cost: Cost) -> Phrase:
    """What a card asks for."""
    if cost.special:
        return phrase(f"formidable_farm.special.{cost.special}")
    return symbol_words(cost.symbols)


_CROPS = frozenset({"gain", "third_card_bonus", "gain_per_paid"})
_TRADES: dict[str, Callable[[Effect], dict[str, int | Phrase]]] = {
    "exchange": lambda e: {"give": symbol_words(e.give), "take": symbol_words(e.take)},
    "pay_to_draw": lambda e: {"give": symbol_words(e.give), "draw": e.m},
    "fulfilled_to_crop": lambda e: {"coins": e.m, "take": symbol_words(e.take)},
    "draw_then_under": lambda e: {"under": e.m},
}


@lru_cache(maxsize=512)
def effect_words(effect: Effect) -> Phrase:
    """What an effect brings, short: draw 3 cards; wheat for tomato, up to 4 times."""
    if effect.kind in _CROPS:
        crops = symbol_words(effect.take)
        return phrase(f"formidable_farm.effect.{effect.kind}", crops=crops)
    if effect.kind == "supply":
        return phrase(f"formidable_farm.supply.{effect.where}", n=effect.n)
    more = _TRADES[effect.kind](effect) if effect.kind in _TRADES else {}
    return phrase(f"formidable_farm.effect.{effect.kind}", n=effect.n, **more)


@lru_cache(maxsize=512)
def reward_words(card: Card) -> Phrase:
    """All that a card brings, in the order in which it is carried out."""
    *front, said = map(effect_words, card.reward)
    for part in reversed(front):
        said = phrase("formidable_farm.then", first=part, rest=said)
    return said


@lru_cache(maxsize=512)
def card_words(card: Card) -> Phrase:
    """A card by what it costs and brings, for the log and as its name: 2 tomatoes > 1 sheep."""
    cost, reward = cost_words(card.cost), reward_words(card)
    return phrase("formidable_farm.card", cost=cost, reward=reward)


def card_name(key: str, index: int) -> Phrase:
    """The words of a card of the deck with this key."""
    return card_words(deck_of(key).cards[index])


def about_effect(effect: Effect) -> Phrase:
    """The rule of an effect in full, what an empty stack does included; for tooltips."""
    return phrase(f"formidable_farm.about.{effect.kind}")


def about_cost(cost: Cost) -> tuple[Phrase, ...]:
    """The rules of the icons in a cost that need one; for tooltips."""
    if cost.special:
        return (phrase(f"formidable_farm.about_cost.{cost.special}"),)
    wild = sorted({symbol for symbol in cost.symbols if symbol >= len(CROP_NAMES)})
    return tuple(phrase(f"formidable_farm.about_cost.{SYMBOL_NAMES[symbol]}") for symbol in wild)
