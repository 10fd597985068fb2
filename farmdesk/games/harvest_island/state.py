"""The state of a game of Harvest Island, and what can be read off it without knowing a rule.

Tables and scenes read this file, `cards`, `places`, `names` and `worth`, nothing else.

A card is a small int: an index into the cards of the deck, then the twelve fertilisers from
`FERTILISER_0` on, then the codes of what is not there or not known: a hidden card still shows the
season on its back.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.places import Seat

FERTILISER_0 = 224
"""The first of the twelve fertilisers: 224 to 235."""

HIDDEN_0 = 240
"""A card that cannot be seen, by the season on its back: 240 to 243."""

EMPTY = 255
"""A gap in a hand."""

NOBODY = 255
"""The king of a fruit that nobody is king of."""

NO_SEASON = 4
"""The season when all four piles are used up or thrown away."""

ACT, ACT_AGAIN, REFILL, STRUCK, OVER = range(5)
"""What the game waits for: the first use of a hand card or a harvest; the second use; a card to
fill the hand with; owners who choose the field that suffers; nothing."""

NOT_STRUCK, CHOOSES = 0, 1
"""By seat while a disaster is on: it has suffered or has nothing to lose; it must choose."""


class Farm(NamedTuple):
    """All that lies before one seat."""

    hand: bytes
    """Four places, with `EMPTY` where a card is missing. Cards stay in their places."""
    shown: int
    """Mask of the places in the hand whose card everybody saw when it was taken: fertilisers and
    cards from the supply. Such cards are not concealed."""
    fields: tuple[bytes, bytes, bytes]
    """Mountain, hill, plain: the cards in the order in which they were laid. The first fruit is the
    seed; a fertiliser may lie below it (HI-2)."""
    barn: bytes
    """The cards that count, in the order in which they were harvested. Everybody saw them."""


class State(NamedTuple):
    """One moment of a game."""

    deck: str
    """Empty for our own deck, else the text of the player's (see `cards.deck_of`)."""
    farms: tuple[Farm, ...]
    """By seat."""
    piles: tuple[bytes, bytes, bytes, bytes]
    """By season: the cards still in the pile, the next one last."""
    season: int
    """The season of the pile that is drawn from, 0 to 3, or NO_SEASON."""
    supply: bytes
    storage: bytes
    weather: bytes
    """The weather cards that lie there, one kind at most."""
    fertilisers: bytes
    """What is left in the fertiliser area, the next one last."""
    gone: bytes
    """Cards that were discarded openly: seeds, cards swept away, fruit and weather of disasters."""
    buried: bytes
    """Cards that nobody has seen go: removed at set-up, thrown away with a pile."""
    records: bytes
    """By fruit: the number that was harvested for the medal; 0 while there is none."""
    kings: bytes
    """By fruit: the seat that has the medal, or NOBODY."""
    first: Seat
    """Who began."""
    seat: Seat
    """Whose turn it is."""
    turn: int
    """Turns begun, from 1."""
    step: int
    """ACT, ACT_AGAIN, REFILL, STRUCK or OVER."""
    released: int
    """Cards put in storage in this turn; two earn a fertiliser (HI-1)."""
    earned: bool
    """May the seat still take a fertiliser in this refill?"""
    struck: bytes
    """By seat: NOT_STRUCK or CHOOSES; all NOT_STRUCK when no disaster is on."""
    ending: bool
    """Has winter run out? The round is finished (HI-10)."""
    closed: bool
    """Are harvested cards face down until the end (HI-16)?"""
    viewer: int
    """The seat for which this state was concealed; -1 for the full state."""
