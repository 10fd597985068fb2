"""Moves that turn goods into food, and moves that part with animals."""

from __future__ import annotations

from typing import Literal, NamedTuple

from farmdesk.core.moves import Drop, Group, Phrase, Script, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import names
from farmdesk.games.agricola.goods import ANIMALS, FOOD, NAMES, Animals, Goods, of_animals
from farmdesk.games.agricola.places import PENS, POOL, PURSES, played_slot

BEGGING_COSTS = 3
"""Points that a begging card costs (R-38)."""


class Convert(NamedTuple):
    """Crops eaten raw, or crops and animals cooked: at any time (AG-2, AG-3)."""

    seat: Seat
    good: int
    n: int
    food: int
    """What all of it gives."""
    card: str
    """The improvement that cooks; empty for what is eaten raw."""
    verb: Literal["convert"] = "convert"

    def script(self) -> Script:
        """A group of equal drops: the good on what cooks it, or on the food."""
        chips = PURSES[self.seat]
        target = played_slot(self.seat, self.card) if self.card else chips[FOOD]
        return (Group([Drop(chips[self.good], target)] * self.n),)

    def label(self) -> Phrase:
        """The words on it."""
        given, got = names.amount(self.good, self.n), names.amount(FOOD, self.food)
        return phrase("agricola.move.convert", got=got, what=given)

    def __str__(self) -> str:
        return f"convert {NAMES[self.good]} {self.n}"


class Part(NamedTuple):
    """Animals that a seat parts with, since not all find room; what can be cooked is."""

    seat: Seat
    gone: Animals
    food: int
    """What those that are cooked give."""
    verb: Literal["keep", "breed"]

    def script(self) -> Script:
        """A group of drops: animals out of the pen into the pool."""
        pens = PENS[self.seat]
        return (
            Group(
                Drop(pens[kind], POOL)
                for kind, n in zip(ANIMALS, self.gone, strict=True)
                for _ in range(n)
            ),
        )

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        what = names.amounts(of_animals(self.gone))
        if self.food:
            return phrase("agricola.move.part_cooking", food=self.food, what=what)
        return phrase("agricola.move.part", what=what)

    def __str__(self) -> str:
        return f"{self.verb} " + " ".join(
            f"{NAMES[kind]} -{n}" for kind, n in zip(ANIMALS, self.gone, strict=True) if n
        )


class Feed(NamedTuple):
    """What is turned into food for the people, beside the food that is there."""

    seat: Seat
    used: Goods
    food: int
    """What it gives."""
    begging: int
    """Begging cards taken."""
    verb: Literal["feed"] = "feed"

    def script(self) -> Script:
        """A group of drops: each good on the food."""
        chips = PURSES[self.seat]
        drops = [Drop(chips[g], chips[FOOD]) for g, n in enumerate(self.used) for _ in range(n)]
        return (Group(drops),) if drops else ()

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        if not any(self.used):
            return phrase("agricola.move.beg", n=self.begging)
        if self.begging:
            what = names.amounts(self.used)
            return phrase("agricola.move.feed_and_beg", n=self.begging, what=what)
        return phrase("agricola.move.feed", what=names.amounts(self.used))

    def __str__(self) -> str:
        used = [f"{NAMES[g]} {n}" for g, n in enumerate(self.used) if n]
        return " ".join(["feed", *used, *([f"beg {self.begging}"] if self.begging else [])])


class Withhold(NamedTuple):
    """More begging than is needed, so that goods are kept (AG-16); what is given is asked next."""

    seat: Seat
    begging: int
    """Begging cards in all."""
    verb: Literal["withhold"] = "withhold"

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on it."""
        return phrase("agricola.move.withhold", n=self.begging)

    def doubt(self) -> Phrase:
        """Begging costs points, and a button is pressed quickly (R-38)."""
        return phrase("agricola.doubt.beg", n=self.begging, points=BEGGING_COSTS * self.begging)

    def __str__(self) -> str:
        return f"withhold {self.begging}"
