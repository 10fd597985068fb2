"""What a card costs: all the ways in which its symbols can be paid. FF-n are the rulings."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from farmdesk.games.formidable_farm.cards import ANY, DIFFERENT, SAME, Card, deck_of
from farmdesk.games.formidable_farm.crops import (
    GUARD,
    ONE,
    PIG,
    SHEEP,
    Bundle,
    counts,
    covers,
    short,
    size,
)

WORTH = (1, 2, 2, 3, 3)
"""Points of one of each crop in the tie of finishers; dearer crops are worth saving, too."""

Ways = tuple[Bundle, ...]
"""Payments that each settle a cost, the cheapest first."""

MARKET_UNDER = {"market_under_stack_1": 1, "market_under_stack_3": 3}
"""Special costs by how many market cards go under the stack (FF-14)."""

PICK_COIN = frozenset({"fulfilled_under_stack", "fulfilled_to_hand"})
"""Special costs for which one of the fulfilled cards is chosen (FF-13)."""

COINS_3, ANIMALS = "pay_fulfilled_3", "any_number_sheep_or_pig"


def worth(crops: Bundle) -> int:
    """Points of a bundle in the tie of finishers."""
    return sum(value * there for value, there in zip(WORTH, counts(crops), strict=True))


@lru_cache(maxsize=4_096)
def ways(symbols: tuple[int, ...], discount: int) -> Ways:
    """Every way to pay these symbols, with so many fewer of the payer's choice (FF-10, FF-11)."""
    if not discount:
        found = _whole(symbols)
    elif discount >= len(symbols):
        found = {0}
    else:
        fewer = {(*symbols[:k], *symbols[k + 1 :]) for k in range(len(symbols))}
        found = {way for rest in fewer for way in ways(rest, discount - 1)}
    return tuple(sorted(found, key=lambda way: (worth(way), way)))


def _whole(symbols: tuple[int, ...]) -> set[Bundle]:
    """FF-11: SAME symbols are of one kind, DIFFERENT ones of as many kinds as there are."""
    fixed = sum(ONE[symbol] for symbol in symbols if symbol < ANY)
    free = [sum(some) for some in combinations_with_replacement(ONE, symbols.count(ANY))]
    many, unlike = symbols.count(SAME), symbols.count(DIFFERENT)
    same = [one * many for one in ONE] if many else [0]
    different = [sum(some) for some in combinations(ONE, unlike)]
    return {fixed + a + b + c for a in free for b in same for c in different}


@lru_cache(maxsize=32)
def fixed_costs(key: str) -> tuple[Bundle, ...]:
    """By card of a deck: the one way to pay it, or -1 where there are several; 256 values."""
    cards = deck_of(key).cards
    needs = [_fixed(card) for card in cards]
    return (*needs, *(-1 for _ in range(256 - len(needs))))


def _fixed(card: Card) -> Bundle:
    found = ways(card.cost.symbols, 0)
    return found[0] if len(found) == 1 and not card.cost.special else -1


def affordable(symbols: tuple[int, ...], purse: Bundle, discount: int) -> Ways:
    """The ways of paying these symbols that a purse can pay now."""
    have = purse | GUARD
    return tuple(way for way in ways(symbols, discount) if have - way & GUARD == GUARD)


def can_pay(card: Card, purse: Bundle, coins: int, market: int, discount: int = 0) -> bool:
    """Could somebody pay this card with these crops, fulfilled cards and other market cards?"""
    special = card.cost.special
    if not special:
        return any(covers(purse, way) for way in ways(card.cost.symbols, discount))
    if special == COINS_3:
        return coins >= 3
    if special in PICK_COIN:
        return coins >= 1
    if special == ANIMALS:
        return covers(purse, ONE[SHEEP]) or covers(purse, ONE[PIG])
    return market >= MARKET_UNDER[special]


def missing(card: Card, purse: Bundle, discount: int = 0) -> Bundle:
    """The crops that a purse lacks for the way of paying which it comes nearest to; 0 when none.

    Special costs lack no crops; ask `can_pay`.
    """
    if card.cost.special:
        return 0
    lacks = [short(purse, way) for way in ways(card.cost.symbols, discount)]
    return min(lacks, key=lambda lack: (size(lack), worth(lack), lack))
