"""Crops: their kinds, and bundles of them as one whole number each.

A bundle keeps twenty bits a kind, so bundles are added, subtracted and compared at once. The top
bit of each kind stays free: it catches the borrow when somebody has too few.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

CROP_NAMES = ("wheat", "cucumber", "tomato", "sheep", "pig")
"""Names of the crops by their number, as in phrases, slots and the card file."""

WHEAT, CUCUMBER, TOMATO, SHEEP, PIG = range(5)

Bundle = int
"""Some of each crop, none negative."""

BITS = 20
MASK = (1 << BITS - 1) - 1
"""The largest number of one kind that a bundle can hold."""

ONE: tuple[Bundle, ...] = tuple(1 << BITS * crop for crop in range(5))
"""By crop: a bundle of just one."""

GUARD = sum(one << BITS - 1 for one in ONE)
"""The bits that stay free: `(have | GUARD) - need & GUARD == GUARD` when `have` covers `need`."""


def bundle(counts: Iterable[int]) -> Bundle:
    """The bundle with these numbers of wheat, cucumbers, tomatoes, sheep and pigs."""
    return sum(one * count for one, count in zip(ONE, counts, strict=True))


@lru_cache(maxsize=4_096)
def counts(crops: Bundle) -> tuple[int, ...]:
    """Wheat, cucumbers, tomatoes, sheep and pigs of a bundle."""
    return tuple(crops >> BITS * crop & MASK for crop in range(5))


def count(crops: Bundle, crop: int) -> int:
    """How many of one crop a bundle holds."""
    return crops >> BITS * crop & MASK


def size(crops: Bundle) -> int:
    """How many crops a bundle holds, all kinds together."""
    return sum(counts(crops))


def covers(have: Bundle, need: Bundle) -> bool:
    """Does one bundle hold all that another one asks for?"""
    return (have | GUARD) - need & GUARD == GUARD


def short(have: Bundle, need: Bundle) -> Bundle:
    """What is missing of a bundle that is needed."""
    return bundle(
        max(wanted - there, 0) for wanted, there in zip(counts(need), counts(have), strict=True)
    )


def common(bundles: Iterable[Bundle]) -> Bundle:
    """What all of these bundles hold; there is at least one."""
    return bundle(map(min, zip(*map(counts, bundles), strict=True)))
