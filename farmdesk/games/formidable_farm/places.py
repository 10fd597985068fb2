"""The slots and pieces of Formidable Farm by name.

`market/0`..`market/4`, `market/deck`, `market/discard`; `supply/wheat3` and the five other printed
spaces; `pool/wheat` (the general supply); `purse@0/wheat` (a seat's crops, one
chip a kind that never moves: how many there are says the state); `disc@0` (a disc that is on no
space yet), `disc@0/wheat3` (seat 0's disc on that space); `stack@0` (own trade cards, face down),
`stack@0/under` (where cards are put under it); `coins@0/0`.. (fulfilled cards, the oldest first);
`hand@0/0`.., `hand@0` (the hand as a whole); `played@0/0`.. (cards of this turn); `look@0/0`..
(cards looked at from the top of the stack); `side/crop`, `side/draw` (paid rule-breakers).
In a solo game also `countdown/card1` (the countdown disc on that space), `laps`, `box`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farmdesk.core.places import Piece, Seat, Slot
from farmdesk.games.formidable_farm.crops import CROP_NAMES

SEATS: Final = 4
"""Seats, at most."""

SPACE_NAMES: Final = ("wheat3", "cucumber2", "tomato2", "sheep1", "pig1", "card1")
"""Names of the supply spaces by what they give, see `cards.SPACES`."""

MARKET: Final = tuple(Slot.at("market", place) for place in range(5))
DECK: Final = Slot("market/deck")
DISCARD: Final = Slot("market/discard")
POOL: Final = tuple(Slot.at("pool", name) for name in CROP_NAMES)
SUPPLY: Final = tuple(Slot.at("supply", name) for name in SPACE_NAMES)
SIDE_CROP: Final = Slot("side/crop")
SIDE_DRAW: Final = Slot("side/draw")
LAPS: Final = Slot("laps")
BOX: Final = Slot("box")

PURSE: Final = tuple(
    tuple(Slot.at("purse", name, seat=seat) for name in CROP_NAMES) for seat in range(SEATS)
)
"""By seat and crop."""

DISC: Final = tuple(
    (*(Slot.at("disc", name, seat=seat) for name in SPACE_NAMES), Slot.at("disc", seat=seat))
    for seat in range(SEATS)
)
"""By seat and space; the last one is that of a disc on no space yet."""

COUNTDOWN: Final = tuple(Slot.at("countdown", name) for name in SPACE_NAMES)
STACK: Final = tuple(Slot.at("stack", seat=seat) for seat in range(SEATS))
UNDER: Final = tuple(Slot.at("stack", "under", seat=seat) for seat in range(SEATS))
HAND: Final = tuple(Slot.at("hand", seat=seat) for seat in range(SEATS))


@lru_cache(maxsize=2_048)
def hand_slot(seat: Seat, place: int) -> Slot:
    """A place in a hand, from 0."""
    return Slot.at("hand", place, seat=seat)


@lru_cache(maxsize=2_048)
def coin_slot(seat: Seat, place: int) -> Slot:
    """A place in the pile of fulfilled cards, from 0, the oldest card."""
    return Slot.at("coins", place, seat=seat)


@lru_cache(maxsize=1_024)
def played_slot(seat: Seat, place: int) -> Slot:
    """A place among the cards played in this turn, from 0."""
    return Slot.at("played", place, seat=seat)


@lru_cache(maxsize=256)
def look_slot(seat: Seat, place: int) -> Slot:
    """A place among the cards looked at, from 0, which lay on top."""
    return Slot.at("look", place, seat=seat)


def chip(seat: Seat, crop: int) -> Piece:
    """The chip of a seat's crops of one kind: `crop:wheat-0`. It always lies in its purse."""
    return Piece.of("crop", f"{CROP_NAMES[crop]}-{seat}")


def disc(seat: Seat) -> Piece:
    """The disc of a seat: `disc:0`."""
    return Piece.of("disc", seat)


COUNTDOWN_DISC: Final = Piece("disc:countdown")
