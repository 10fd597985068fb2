"""What a seat can do, each made once and shared, and how it is spelled by drops."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from farmdesk.core.moves import Drop, Group, Move, Phrase, Script, phrase, script_text
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    LANDS,
    OPEN_PLACES,
    PILES,
    STORAGE,
    SUPPLY,
    WEATHER,
    barn_slot,
    field_slot,
    hand_slot,
    land_slot,
)

SUPPLY_0 = len(PILES)
AREA = SUPPLY_0 + OPEN_PLACES
"""Where a card is drawn from: 0 to 3 the pile of a season, 4 to 8 the supply, 9 fertilisers."""

SOURCES: tuple[Slot, ...] = (*PILES, *SUPPLY, FERTILISER)
"""The slots of the sources."""


@lru_cache(maxsize=1 << 13)
def _text(move: Move) -> str:
    """The text of a move that has a script; reading a save asks for thousands again and again."""
    return script_text(move.script())


class Sow(NamedTuple):
    """A fruit card from the hand becomes the seed of a field."""

    seat: Seat
    place: int
    field: int
    spot: int
    """Cards that lie there already: none, or fertilisers."""
    verb: Literal["sow"] = "sow"

    def script(self) -> Script:
        """One drop: the card on the next free place of the field."""
        target = field_slot(self.seat, self.field, self.spot)
        return (Drop(hand_slot(self.seat, self.place), target),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_island.move.sow")

    def __str__(self) -> str:
        return _text(self)


class Tend(NamedTuple):
    """A fruit card from the hand on a field where that fruit grows."""

    seat: Seat
    place: int
    field: int
    spot: int
    verb: Literal["tend"] = "tend"

    def script(self) -> Script:
        """One drop: the card on the next free place of the field."""
        target = field_slot(self.seat, self.field, self.spot)
        return (Drop(hand_slot(self.seat, self.place), target),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_island.move.tend")

    def __str__(self) -> str:
        return _text(self)


class Fertilise(NamedTuple):
    """A fertiliser from the hand on a field with room (HI-2)."""

    seat: Seat
    place: int
    field: int
    spot: int
    verb: Literal["fertilise"] = "fertilise"

    def script(self) -> Script:
        """One drop: the card on the next free place of the field."""
        target = field_slot(self.seat, self.field, self.spot)
        return (Drop(hand_slot(self.seat, self.place), target),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_island.move.fertilise")

    def __str__(self) -> str:
        return _text(self)


class Release(NamedTuple):
    """A fruit card from the hand into storage."""

    seat: Seat
    place: int
    spot: int
    """Cards that lie there already."""
    verb: Literal["release"] = "release"

    def script(self) -> Script:
        """One drop: the card on the next free place of storage."""
        return (Drop(hand_slot(self.seat, self.place), STORAGE[self.spot]),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_island.move.release")

    def __str__(self) -> str:
        return _text(self)


class Harvest(NamedTuple):
    """Whole fields brought home, one or more in a turn (HI-6)."""

    seat: Seat
    fields: tuple[int, ...]
    """Ascending."""
    verb: Literal["harvest"] = "harvest"

    def script(self) -> Script:
        """The land cards to the barn, in any order."""
        barn = barn_slot(self.seat)
        return (Group(Drop(land_slot(self.seat, field), barn) for field in self.fields),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_island.move.harvest")

    def __str__(self) -> str:
        return _text(self)


class Draw(NamedTuple):
    """A card into the lowest gap of the hand (HI-7)."""

    seat: Seat
    source: int
    """0 to 3 a pile, 4 to 8 the supply, 9 the fertilisers."""
    place: int
    verb: Literal["draw"] = "draw"

    def script(self) -> Script:
        """One drop: the card into the gap."""
        return (Drop(SOURCES[self.source], hand_slot(self.seat, self.place)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_island.move.draw")

    def __str__(self) -> str:
        return _text(self)


class Suffer(NamedTuple):
    """The owner of equally full fields names the one that a disaster strikes (HI-9)."""

    seat: Seat
    field: int
    verb: Literal["suffer"] = "suffer"

    def script(self) -> Script:
        """One drop: the third weather card on the land card."""
        return (Drop(WEATHER[-1], land_slot(self.seat, self.field)),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("harvest_island.move.suffer")

    def __str__(self) -> str:
        return _text(self)


class Leave(NamedTuple):
    """A fertiliser that nothing else could replace is not taken (HI-1)."""

    verb: Literal["leave"] = "leave"

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on its button."""
        return phrase("harvest_island.move.leave")

    def __str__(self) -> str:
        return "leave"


class Pass(NamedTuple):
    """Neither a hand card nor a field to harvest (HI-3)."""

    verb: Literal["pass"] = "pass"

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on its button."""
        return phrase("harvest_island.move.pass")

    def __str__(self) -> str:
        return "pass"


IslandMove = Sow | Tend | Fertilise | Release | Harvest | Draw | Suffer | Leave | Pass
"""What a seat can answer."""

LEAVE = Leave()
PASS = Pass()

NO_TARGET = -1


@lru_cache(maxsize=1 << 13)
def uses(
    seat: Seat, place: int, kind: int, mountain: int, hill: int, plain: int, store: int
) -> tuple[IslandMove, ...]:
    """What a hand card may be used for.

    `kind` 0 is fruit, 1 a fertiliser. A field is NO_TARGET, or twice the cards on it, plus 1 where
    it is sown; `store` the cards in storage, or NO_TARGET.
    """
    moves: list[IslandMove] = []
    for field, code in enumerate((mountain, hill, plain)):
        if code != NO_TARGET:
            spot = code >> 1
            if kind:
                moves.append(Fertilise(seat, place, field, spot))
            else:
                moves.append((Tend if code & 1 else Sow)(seat, place, field, spot))
    if store != NO_TARGET:
        moves.append(Release(seat, place, store))
    return tuple(moves)


def _subsets(seat: Seat, mask: int) -> tuple[Harvest, ...]:
    """All harvests of the fields in a mask, few fields first."""
    chosen = [
        tuple(field for field in range(len(LANDS)) if part >> field & 1)
        for part in range(1, 1 << len(LANDS))
        if part & mask == part
    ]
    return tuple(Harvest(seat, fields) for fields in sorted(chosen, key=lambda f: (len(f), f)))


HARVESTS = tuple(tuple(_subsets(seat, mask) for mask in range(8)) for seat in range(4))
"""By seat and mask of the sown fields: all harvests."""

SUFFERS = tuple(tuple(Suffer(seat, field) for field in range(len(LANDS))) for seat in range(4))
"""By seat and field."""
