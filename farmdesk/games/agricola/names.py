"""What spaces, goods and improvements are called in phrases."""

from __future__ import annotations

from functools import lru_cache

from farmdesk.core.moves import Phrase, phrase
from farmdesk.games.agricola.goods import NAMES, Goods
from farmdesk.games.agricola.spaces import MAJORS, SPACES


def space_name(space: int) -> Phrase:
    """The name of an action space."""
    return phrase(f"agricola.space.{SPACES[space].id}")


def card_name(card: str) -> Phrase:
    """The name of an improvement."""
    return phrase(f"agricola.card.{card}")


_PRINTED = {major.id: major.costs[0] for major in MAJORS}


def handing_back(card: str) -> Phrase:
    """Handing an improvement back; its printed price is told, since two have the same name."""
    cost = amounts(_PRINTED[card])
    return phrase("agricola.move.hand_back", card=card_name(card), cost=cost)


def good_name(good: int) -> Phrase:
    """The name of a good: "wood"."""
    return phrase(f"agricola.good.{NAMES[good]}")


def amount(good: int, n: int) -> Phrase:
    """Some of a good: "3 wood"."""
    return phrase(f"agricola.amount.{NAMES[good]}", n=n)


@lru_cache(maxsize=1 << 10)
def amounts(some: Goods) -> Phrase:
    """All that is there of several goods: "3 clay, 1 stone"; "nothing" when there is none."""
    listed = [amount(good, n) for good, n in enumerate(some) if n]
    if not listed:
        return phrase("agricola.amount.nothing")
    said = listed[0]
    for more in listed[1:]:
        said = phrase("agricola.amount.and", some=said, more=more)
    return said
