"""The moves of Formidable Farm, and how each is spelled by drops.

Cards are lifted from the place where they lie, crops from the one chip of their kind. What is paid
in one way only is paid by itself: then playing a card is one drop.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.moves import Drop, Group, Phrase, Script, phrase, script_text
from farmdesk.core.places import Seat, Slot
from farmdesk.games.formidable_farm.costs import MARKET_UNDER
from farmdesk.games.formidable_farm.crops import Bundle, counts
from farmdesk.games.formidable_farm.places import (
    DISC,
    HAND,
    MARKET,
    PURSE,
    SIDE_CROP,
    SIDE_DRAW,
    STACK,
    SUPPLY,
    UNDER,
    coin_slot,
    hand_slot,
    played_slot,
)

STALL = -100
"""Stands in `Play.spot` for the card that already lies on the stall and waits to be paid."""


class Play(NamedTuple):
    """A trade card fulfilled: laid on the stall and paid."""

    seat: Seat
    spot: int
    """The place in the hand; `~place` for a place of the market; STALL."""
    stall: int
    """The place on the stall: how many cards have been played before in this turn."""
    payment: Bundle
    """All crops paid."""
    choice: Bundle
    """Those of them that are chosen; the others are paid by themselves."""
    special: str
    """The special cost, if any."""
    picks: tuple[int, ...]
    """Chosen for a special cost: places among the fulfilled cards, or of the market."""

    def script(self) -> Script:
        """The card on the stall, then crops in any order, or cards one after the other."""
        stall = played_slot(self.seat, self.stall)
        steps: list[Drop | Group] = []
        if self.spot != STALL:
            source = MARKET[~self.spot] if self.spot < 0 else hand_slot(self.seat, self.spot)
            steps.append(Drop(source, stall))
        if self.choice:
            steps.append(_crops(self.seat, self.choice, stall))
        for pick in self.picks:
            source = MARKET[pick] if self.special in MARKET_UNDER else coin_slot(self.seat, pick)
            to_hand = self.special == "fulfilled_to_hand"
            steps.append(Drop(source, (HAND if to_hand else UNDER)[self.seat]))
        return tuple(steps)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase(f"formidable_farm.move.{'trade' if STALL < self.spot < 0 else 'play'}")

    def __str__(self) -> str:
        return script_text(self.script())


class Put(NamedTuple):
    """One thing put somewhere."""

    verb: str
    """`supply`, `buy_crop`, `buy_draw` and the answers of `frames`."""
    pick: int
    """What is meant: a space, a crop, a place."""
    source: Slot
    target: Slot

    def script(self) -> Script:
        """One drop."""
        return (Drop(self.source, self.target),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase(f"formidable_farm.move.{self.verb}")

    def __str__(self) -> str:
        return f"{self.source} > {self.target}"


class Give(NamedTuple):
    """Crops given in an exchange, which is one of several times."""

    verb: str
    seat: Seat
    crops: Bundle
    target: Slot

    def script(self) -> Script:
        """The crops in any order."""
        return (_crops(self.seat, self.crops, self.target),)

    def label(self) -> Phrase:
        """What a list of moves calls it."""
        return phrase("formidable_farm.move.give")

    def __str__(self) -> str:
        return script_text(self.script())


class Button(NamedTuple):
    """An answer that moves nothing by hand."""

    verb: str
    """`end`, `end_early`, `take`, `skip`, `enough` or `sell`."""

    def script(self) -> Script:
        """None: it is a button."""
        return ()

    def label(self) -> Phrase:
        """The words on its button."""
        return phrase(f"formidable_farm.move.{self.verb}")

    def doubt(self) -> Phrase | None:
        """Supplies that were not taken are gone with the turn (FF-8)."""
        early = self.verb == "end_early"
        return phrase("formidable_farm.doubt.end_early") if early else None

    def __str__(self) -> str:
        return self.verb


FarmMove = Play | Put | Give | Button

END, END_EARLY = Button("end"), Button("end_early")
TAKE, SKIP, ENOUGH = Button("take"), Button("skip"), Button("enough")


def _crops(seat: Seat, crops: Bundle, target: Slot) -> Group:
    drops: list[Drop] = []
    for slot, count in zip(PURSE[seat], counts(crops), strict=True):
        drops += [Drop(slot, target)] * count
    return Group(drops)


_SUPPLIES = tuple(
    tuple(
        tuple(Put("supply", space, home, slot) for space, slot in enumerate(SUPPLY))
        for home in homes
    )
    for homes in DISC
)
"""By seat, space of its disc, and space that it moves to."""


@lru_cache(maxsize=4_096)
def supplies(seat: Seat, home: int, prices: tuple[int, ...], coins: int) -> tuple[Put, ...]:
    """The disc moved to every space that these fulfilled cards pay for; `prices` by space."""
    moves = _SUPPLIES[seat][home]
    return tuple(move for move, price in zip(moves, prices, strict=True) if price <= coins)


@lru_cache(maxsize=16)
def side_moves(seat: Seat, *, rich: bool, more: bool) -> tuple[Put, ...]:
    """What can be bought at any time: any crop, and a card while the stack has `more` (FF-28)."""
    if not rich:
        return ()
    buys = [Put("buy_crop", crop, SIDE_CROP, slot) for crop, slot in enumerate(PURSE[seat])]
    if more:
        buys.append(Put("buy_draw", 0, SIDE_DRAW, STACK[seat]))
    return tuple(buys)
