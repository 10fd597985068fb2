"""The slots and pieces of Harvest Island by name.

`pile/summer`, `supply/0`..`supply/4`, `storage/0`..`storage/4`, `weather/0`..`weather/2`,
`fertiliser` (the area), `medal/mango` (nobody's), `medals@1/mango` (a king's), `hand@0/0`..`3`,
`field@0/hill` (the land card itself), `field@0/hill/0`.. (the cards on it, in the order in which
they were laid), `barn@0`, `gone` (open discards, and piles thrown away unseen).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farmdesk.core.places import Piece, Seat, Slot

SEASONS: Final = ("spring", "summer", "autumn", "winter")
"""In the order of play; a season is a number 0 to 3 everywhere else."""

LANDS: Final = ("mountain", "hill", "plain")
"""The three fields of a seat; a field is a number 0 to 2 everywhere else."""

HAND: Final = 4
"""Places in a hand."""

OPEN_PLACES: Final = 5
"""Places in the supply and in storage; neither can ever hold more."""

FERTILISER: Final = Slot("fertiliser")
GONE: Final = Slot("gone")
PILES: Final = tuple(Slot.at("pile", season) for season in SEASONS)
SUPPLY: Final = tuple(Slot.at("supply", spot) for spot in range(OPEN_PLACES))
STORAGE: Final = tuple(Slot.at("storage", spot) for spot in range(OPEN_PLACES))
WEATHER: Final = tuple(Slot.at("weather", spot) for spot in range(3))


@lru_cache(maxsize=1024)
def hand_slot(seat: Seat, place: int) -> Slot:
    """A place in a hand, 0 to 3."""
    return Slot.at("hand", place, seat=seat)


@lru_cache(maxsize=1024)
def land_slot(seat: Seat, field: int) -> Slot:
    """Where the land card of a field lies; dragged to the barn, it means the whole field."""
    return Slot.at("field", LANDS[field], seat=seat)


@lru_cache(maxsize=1024)
def field_slot(seat: Seat, field: int, place: int) -> Slot:
    """Where the card laid as number `place`, from 0, lies on a field."""
    return Slot.at("field", f"{LANDS[field]}/{place}", seat=seat)


@lru_cache(maxsize=1024)
def barn_slot(seat: Seat) -> Slot:
    """Where a seat's harvested cards lie face down."""
    return Slot.at("barn", seat=seat)


@lru_cache(maxsize=1024)
def land_piece(seat: Seat, field: int) -> Piece:
    """A land card: `land:0-hill`."""
    return Piece.of("land", f"{seat}-{LANDS[field]}")


def barn_piece(seat: Seat) -> Piece:
    """The barn itself, which always stands there: `barn:0`. The cards lie above it."""
    return Piece.of("barn", seat)


def medal_piece(fruit: str) -> Piece:
    """The medal of a fruit, by its id: `medal:mango`."""
    return Piece.of("medal", fruit)


def medal_slot(fruit: str, king: Seat | None) -> Slot:
    """Where the medal of a fruit lies: in the middle, or with its king."""
    return Slot.at("medal", fruit) if king is None else Slot.at("medals", fruit, seat=king)
