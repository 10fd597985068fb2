"""Goods: ten kinds, counted in tuples of ten whole numbers. Arithmetic, no rule of the game."""

from __future__ import annotations

from collections.abc import Mapping
from operator import add, ge, sub

WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE, FOOD, SHEEP, BOAR, CATTLE = range(10)

NAMES = (
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "food",
    "sheep",
    "boar",
    "cattle",
)
"""Names of the goods by their number, as in phrases, slots and events."""

BUILDING = (WOOD, CLAY, REED, STONE)
"""What houses are built of; what is left of it decides between equals."""

CROPS = (GRAIN, VEGETABLE)
ANIMALS = (SHEEP, BOAR, CATTLE)

Goods = tuple[int, ...]
"""How much of each good, by its number."""

NOTHING: Goods = (0,) * len(NAMES)

Animals = tuple[int, int, int]
"""Sheep, boar, cattle."""


def goods(amounts: Mapping[str, int]) -> Goods:
    """Goods by name: `goods({"wood": 5, "reed": 2})`. Raises ValueError for an unknown name."""
    found = list(NOTHING)
    for name, amount in amounts.items():
        found[NAMES.index(name)] = amount
    return tuple(found)


def some(good: int, amount: int) -> Goods:
    """An amount of one good."""
    return (*NOTHING[:good], amount, *NOTHING[good + 1 :])


def of_animals(some: Animals) -> Goods:
    """Animals alone."""
    return (*NOTHING[: ANIMALS[0]], *some)


def plus(have: Goods, more: Goods) -> Goods:
    """Both together."""
    return tuple(map(add, have, more))


def minus(have: Goods, cost: Goods) -> Goods:
    """What is left; `covers` says whether anything would fall below 0."""
    return tuple(map(sub, have, cost))


def covers(have: Goods, cost: Goods) -> bool:
    """Is there enough of every good?"""
    return all(map(ge, have, cost))


def with_more(have: Goods, good: int, amount: int) -> Goods:
    """One good changed by an amount, which may be negative."""
    return (*have[:good], have[good] + amount, *have[good + 1 :])
