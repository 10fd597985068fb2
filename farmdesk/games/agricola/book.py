"""The book of deeds: what improvements do, by moment. The rules read it and know no improvement.

There are three kinds of deed and no fourth. `Reacts` must happen, `Offers` may happen, `Adjusts` is
a pure change of something that is worked out. The room `cards` enters what each improvement does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeVar

from farmdesk.core.places import Seat
from farmdesk.games.agricola.goods import CROPS, NAMES, Goods
from farmdesk.games.agricola.moments import FEEDING, STEPS
from farmdesk.games.agricola.state import State

T = TypeVar("T")


class Reacts(NamedTuple):
    """A verb that must be carried out at a moment, where it is possible."""

    moment: int
    verb: str


class Offers(NamedTuple):
    """A verb that may be carried out at a moment; all that is offered there is asked together."""

    moment: int
    verb: str
    eats: int = 0
    """In a harvest: the good of which it turns one into food."""
    food: int = 0
    """The food that it makes of it."""


class Adjusts(NamedTuple):
    """A pure change of what is worked out at a moment: state, seat and value give the value."""

    moment: int
    change: Callable[[State, Seat, Any], Any]


Deed = Reacts | Offers | Adjusts

_DEEDS: dict[str, tuple[Deed, ...]] = {}
_POINTS: dict[str, int] = {}


def enter(card: str, points: int, *deeds: Deed) -> None:
    """Enter what an improvement is worth and does. Each is entered once."""
    assert card not in _DEEDS, f"{card} is in the book already"
    _DEEDS[card], _POINTS[card] = deeds, points
    forget()


def strike(card: str) -> None:
    """Take an improvement out of the book again: tests enter some of their own."""
    del _DEEDS[card], _POINTS[card]
    forget()


def points(card: str) -> int:
    """The points printed on an improvement."""
    return _POINTS[card]


def forget() -> None:
    """Drop what was looked up before the book changed."""
    for kept in (deeds, _adjusts, _busy):
        kept.cache_clear()


@lru_cache(maxsize=1 << 12)
def deeds(cards: tuple[str, ...], moment: int) -> tuple[Reacts | Offers, ...]:
    """What improvements do at a moment, in the order in which they were played."""
    every = (deed for card in cards for deed in _DEEDS.get(card, ()))
    return tuple(d for d in every if d.moment == moment and not isinstance(d, Adjusts))


@lru_cache(maxsize=1 << 12)
def _adjusts(cards: tuple[str, ...], moment: int) -> tuple[Adjusts, ...]:
    every = (deed for card in cards for deed in _DEEDS.get(card, ()))
    return tuple(d for d in every if d.moment == moment and isinstance(d, Adjusts))


def adjusted(state: State, seat: Seat, moment: int, value: T) -> T:
    """A value after all that a seat's improvements change about it."""
    for deed in _adjusts(state.farms[seat].cards, moment):
        value = deed.change(state, seat, value)
    return value


@lru_cache(maxsize=1 << 12)
def _busy(cards: tuple[str, ...]) -> bool:
    every = (deed for card in cards for deed in _DEEDS.get(card, ()))
    return any(d.moment < STEPS and d.moment != FEEDING for d in every)


def quiet(state: State) -> bool:
    """Does no improvement of any seat do anything at a step of a round, feeding left out?"""
    return not any(_busy(farm.cards) for farm in state.farms)


def changes(cards: tuple[str, ...], moment: int) -> bool:
    """Do these improvements change anything about what is worked out at a moment?"""
    return bool(_adjusts(cards, moment))


# What is worked out at the moments of adjusting


class Rate(NamedTuple):
    """What one of a good brings as food at any time."""

    food: int
    card: str
    """The improvement that cooks it; empty for what is eaten raw."""


Rates = tuple[Rate, ...]
"""By good."""


class Oven(NamedTuple):
    """What an improvement makes of grain when bread is baked."""

    card: str
    food: int
    """Food for one grain."""
    most: int
    """Grain in one baking, at most."""


Ovens = tuple[Oven, ...]


class Shelter(NamedTuple):
    """Room for animals."""

    pastures: tuple[int, ...]
    """Animals that each pasture holds, of one kind each; in the order of `Farm.pastures`."""
    singles: int
    """Animals of any kind beside them: one a stable outside of pastures, one in the house."""


class Price(NamedTuple):
    """One way to pay."""

    cost: Goods
    returned: str = ""
    """An improvement that is handed back; empty when none is."""


class Prices(NamedTuple):
    """All ways to pay for something."""

    what: str
    """`room`, `stable`, `fence`, `renovation` or the id of an improvement."""
    ways: tuple[Price, ...]


class Bonus(NamedTuple):
    """Points of an improvement beside those printed on it."""

    card: str
    points: int
    spent: Goods
    """Goods that no longer count when equals are told apart (AG-17)."""


@cache
def raw() -> Rates:
    """What everybody has: crops are eaten raw, one food each (AG-3)."""
    return tuple(Rate(int(good in CROPS), "") for good in range(len(NAMES)))
