"""Turnip Market: its places, pieces, moves and state."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.frames import Pending
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Drop, Group, Phrase, Script, phrase
from farmdesk.core.places import Piece, Seat, Slot

CARDS, COINS = 24, 18
HAND, PURSE, SPOTS, ROUNDS = 4, 4, 2, 3
PRICE = 3
"""Coins for watering: two go to the box and one into the well."""

NONE, HIDDEN = -1, -2
"""In place of the index of a card: no card, a card that is not known."""

DECK, GONE, BOX, WELL = Slot("deck"), Slot("gone"), Slot("box"), Slot("well")


def worth(index: int) -> int:
    """The number on a card, 1 to 6."""
    return 1 + index % 6


def card(index: int) -> Piece:
    """The piece of a known card."""
    return Piece.of("card", index)


def hand(seat: Seat, spot: int) -> Slot:
    """One place in a hand."""
    return Slot.at("hand", spot, seat)


def field(seat: Seat, spot: int) -> Slot:
    """One place to plant."""
    return Slot.at("field", spot, seat)


def bid(seat: Seat) -> Slot:
    """Where a seat's bid lies."""
    return Slot.at("bid", seat=seat)


def purse(seat: Seat) -> Slot:
    """Where all coins of a seat lie, each as good as the other."""
    return Slot.at("purse", seat=seat)


class State(NamedTuple):
    """Everything about one moment; cards and coins are told by index."""

    round: int
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    fields: tuple[tuple[int, ...], ...]
    watered: tuple[tuple[bool, ...], ...]
    purses: tuple[tuple[int, ...], ...]
    box: tuple[int, ...]
    well: tuple[int, ...]
    deck: tuple[int, ...]
    """The next card is the last one."""
    gone: tuple[int, ...]
    pending: Pending[State]
    luck: Luck
    viewer: int = -1
    """For which seat this state was concealed; -1 for the full state."""


class Bid(NamedTuple):
    """Lay a card of the hand face down before all others see theirs."""

    seat: Seat
    spot: int

    def __str__(self) -> str:
        return f"bid {self.spot}"

    def script(self) -> Script:
        """One drop."""
        return (Drop(hand(self.seat, self.spot), bid(self.seat)),)

    def label(self) -> Phrase:
        """Which card of the hand."""
        return phrase("toy.move.bid", card=self.spot + 1)


class Plant(NamedTuple):
    """Plant the bid; watering it makes a longer move that begins with the same drop."""

    seat: Seat
    spot: int
    water: bool

    def __str__(self) -> str:
        return f"plant {self.spot}{' water' if self.water else ''}"

    def script(self) -> Script:
        """One drop, and a payment in any order when it is watered."""
        coins = purse(self.seat)
        paid = Group((Drop(coins, BOX), Drop(coins, BOX), Drop(coins, WELL)))
        planted = Drop(bid(self.seat), field(self.seat, self.spot))
        return (planted, paid) if self.water else (planted,)

    def label(self) -> Phrase:
        """Where, and whether with water."""
        key = "toy.move.plant_water" if self.water else "toy.move.plant"
        return phrase(key, spot=self.spot + 1)


class Act(NamedTuple):
    """What needs no choice: `sell` the bid, throw away no more (`enough`), both of them buttons;
    `peddle`, a side move: pay a coin for a card, as often as wished."""

    seat: Seat
    what: str

    def __str__(self) -> str:
        return self.what

    def script(self) -> Script:
        """One drop on the deck, or none."""
        return (Drop(purse(self.seat), DECK),) if self.what == "peddle" else ()

    def label(self) -> Phrase:
        """What it does."""
        return phrase(f"toy.move.{self.what}")


class Throw(NamedTuple):
    """Throw a card of the hand away for a coin."""

    seat: Seat
    spot: int

    def __str__(self) -> str:
        return f"throw {self.spot}"

    def script(self) -> Script:
        """One drop."""
        return (Drop(hand(self.seat, self.spot), GONE),)

    def label(self) -> Phrase:
        """Which card of the hand."""
        return phrase("toy.move.throw", card=self.spot + 1)
