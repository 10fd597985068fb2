"""The moves: what a seat can answer, and how each is spelled by drops.

Every move knows the verb that handed it out. The common ones are made once and shared.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from farmdesk.core.moves import Drop, Group, Phrase, Script, phrase, script_text
from farmdesk.core.places import Seat
from farmdesk.games.agricola import names
from farmdesk.games.agricola.farmyard import EDGE_NAMES, at, cells
from farmdesk.games.agricola.goods import (
    FOOD,
    GRAIN,
    NAMES,
    VEGETABLE,
    Goods,
    some,
    with_more,
)
from farmdesk.games.agricola.places import (
    CELL_SLOTS,
    EDGE_SLOTS,
    HOMES,
    MAJOR_SLOTS,
    MOST,
    PLAYED,
    PURSES,
    SPACE_SLOTS,
    STOCKS,
    played_slot,
)
from farmdesk.games.agricola.spaces import SPACES


def _where(area: int) -> str:
    return " ".join("{},{}".format(*at(cell)) for cell in cells(area))


class Send(NamedTuple):
    """A person sent out to an action space."""

    seat: Seat
    space: int
    verb: Literal["send"] = "send"

    def script(self) -> Script:
        """One drop: the person on the space."""
        return (Drop(HOMES[self.seat], SPACE_SLOTS[self.space]),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return names.space_name(self.space)

    def __str__(self) -> str:
        return f"send {SPACES[self.space].id}"


class Button(NamedTuple):
    """A move without a drop: done, staying at home, or a deed in which nothing is chosen."""

    seat: Seat
    verb: str

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on it."""
        return phrase(f"agricola.move.{self.verb}")

    def __str__(self) -> str:
        return self.verb


class Put(NamedTuple):
    """A room, field or stable put on a cell."""

    seat: Seat
    thing: str
    """`room`, `field` or `stable`, as in the stock."""
    cell: int
    verb: str

    def script(self) -> Script:
        """One drop: out of the stock on the cell."""
        return (Drop(STOCKS[self.seat][self.thing], CELL_SLOTS[self.seat][self.cell]),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        row, column = at(self.cell)
        return phrase(f"agricola.move.{self.thing}", row=row + 1, column=column + 1)

    def __str__(self) -> str:
        return script_text(self.script())


class Fence(NamedTuple):
    """One pasture: its cells, and the edges that get a fence for it."""

    seat: Seat
    area: int
    edges: int
    verb: Literal["fence"] = "fence"

    def script(self) -> Script:
        """A group of drops: fences out of the stock on the edges, in any order."""
        source, slots = STOCKS[self.seat]["fence"], EDGE_SLOTS[self.seat]
        return (Group(Drop(source, slots[edge]) for edge in cells(self.edges)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        size = self.area.bit_count()
        return phrase("agricola.move.fence", n=self.edges.bit_count(), size=size)

    def __str__(self) -> str:
        return "fence " + " ".join(EDGE_NAMES[edge] for edge in cells(self.edges))


class Sow(NamedTuple):
    """Grain and vegetables sown on empty fields, as masks of cells."""

    seat: Seat
    grain: int
    vegetables: int
    verb: Literal["sow"] = "sow"

    def script(self) -> Script:
        """A group of drops: a grain or vegetable on each of the fields."""
        chips, slots = PURSES[self.seat], CELL_SLOTS[self.seat]
        drops = [Drop(chips[GRAIN], slots[cell]) for cell in cells(self.grain)]
        drops += (Drop(chips[VEGETABLE], slots[cell]) for cell in cells(self.vegetables))
        return (Group(drops),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("agricola.move.sow", what=names.amounts(self.seeds))

    @property
    def seeds(self) -> Goods:
        """What goes into the fields."""
        grain = some(GRAIN, self.grain.bit_count())
        return with_more(grain, VEGETABLE, self.vegetables.bit_count())

    def __str__(self) -> str:
        parts = [("grain", self.grain), ("vegetable", self.vegetables)]
        return "sow " + " ".join(f"{kind} {_where(area)}" for kind, area in parts if area)


class Load(NamedTuple):
    """Grain baked in one oven."""

    card: str
    grain: int
    food: int
    """What all of it gives."""


class Bake(NamedTuple):
    """Bread: how much grain goes into which oven."""

    seat: Seat
    loads: tuple[Load, ...]
    verb: Literal["bake"] = "bake"

    def script(self) -> Script:
        """A group of drops: a grain into an oven each."""
        chip = PURSES[self.seat][GRAIN]
        return (
            Group(
                Drop(chip, played_slot(self.seat, load.card))
                for load in self.loads
                for _ in range(load.grain)
            ),
        )

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        grain, food = self.totals
        return phrase("agricola.move.bake", n=grain, food=food)

    @property
    def totals(self) -> tuple[int, int]:
        """Grain and food of all ovens together."""
        return sum(load.grain for load in self.loads), sum(load.food for load in self.loads)

    def __str__(self) -> str:
        return "bake " + " ".join(f"{load.card} {load.grain}" for load in self.loads)


class Renovate(NamedTuple):
    """All rooms rebuilt in a better material."""

    seat: Seat
    house: int
    cost: Goods
    verb: Literal["renovate"] = "renovate"

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on it."""
        key = ("clay", "stone")[self.house - 1]
        return phrase(f"agricola.move.renovate.{key}", cost=names.amounts(self.cost))

    def __str__(self) -> str:
        return "renovate"


class Improve(NamedTuple):
    """A major improvement taken; how it is paid is asked when there are several ways."""

    seat: Seat
    card: str
    returned: str = ""
    """The improvement that is handed back for it at once; empty when that is asked, if at all."""
    verb: Literal["improve"] = "improve"

    def script(self) -> Script:
        """One drop: the card in front of the seat, or what is handed back onto the card."""
        if self.returned:
            return (Drop(played_slot(self.seat, self.returned), MAJOR_SLOTS[self.card]),)
        return (Drop(MAJOR_SLOTS[self.card], PLAYED[self.seat]),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        card = names.card_name(self.card)
        if not self.returned:
            return card
        back = names.handing_back(self.returned)
        return phrase("agricola.move.improve_back", card=card, back=back)

    def __str__(self) -> str:
        back = f" return {self.returned}" if self.returned else ""
        return f"improve {self.card}{back}"


class Pay(NamedTuple):
    """One of several ways to pay: goods, or an improvement handed back."""

    seat: Seat
    cost: Goods
    returned: str
    """The improvement that is handed back; empty when none is."""
    verb: Literal["pay"] = "pay"

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on it."""
        if self.returned:
            return names.handing_back(self.returned)
        return phrase("agricola.move.pay", cost=names.amounts(self.cost))

    def __str__(self) -> str:
        if self.returned:
            return f"return {self.returned}"
        return "pay " + " ".join(f"{NAMES[g]} {n}" for g, n in enumerate(self.cost) if n)


class Take(NamedTuple):
    """One of several goods taken from a space."""

    seat: Seat
    good: int
    verb: str

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on it."""
        return phrase("agricola.move.take", what=names.amount(self.good, 1))

    def __str__(self) -> str:
        return f"take {NAMES[self.good]}"


class Swap(NamedTuple):
    """A good turned into food by an improvement."""

    seat: Seat
    card: str
    good: int
    food: int
    verb: str

    def script(self) -> Script:
        """One drop: the good on the improvement."""
        return (Drop(PURSES[self.seat][self.good], played_slot(self.seat, self.card)),)

    def label(self) -> Phrase:
        """The words on it."""
        given, got = names.amount(self.good, 1), names.amount(FOOD, self.food)
        return phrase("agricola.move.convert", got=got, what=given)

    def __str__(self) -> str:
        return f"use {self.card}"


SENDS = tuple(tuple(Send(seat, space) for space in range(len(SPACES))) for seat in range(MOST))
"""By seat and space."""

DONES = tuple(Button(seat, "done") for seat in range(MOST))
IDLES = tuple(Button(seat, "idle") for seat in range(MOST))


@lru_cache(maxsize=1 << 10)
def puts(seat: Seat, thing: str, verb: str, area: int) -> tuple[Put, ...]:
    """A room, field or stable on each cell of a mask."""
    return tuple(Put(seat, thing, cell, verb) for cell in cells(area))


@lru_cache(maxsize=64)
def button(seat: Seat, verb: str) -> tuple[Button, ...]:
    """The one button of a verb in which nothing is chosen."""
    return (Button(seat, verb),)
