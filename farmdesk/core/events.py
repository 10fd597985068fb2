"""What happened, for the log and for motion. Events narrate; `Game.table` is the truth.

One thing is more than a story: whatever chance decides, and whatever a seat gets to know, is told
by `Turned` or `Shuffled` before all that hangs on it. Undo and previews lean on that.
The family is closed: a table that can show these ten can show every game.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.moves import Phrase
from farmdesk.core.places import Piece, Seat, Slot

SeenBy = tuple[Seat, ...] | None
"""The seats that may see an event; None means everybody."""


class Told(NamedTuple):
    """The line that the log keeps for a decision, and the places it speaks of.

    The first event of every decision. Where all decide at the same time, the last one of a round
    also tells the others' decisions to those who could not see them before.
    """

    seat: Seat
    phrase: Phrase
    places: tuple[Slot, ...] = ()
    seen_by: SeenBy = None
    minor: bool = False
    """Is it of no weight afterwards, such as drawing a card? A short account leaves it out."""


class Moved(NamedTuple):
    """A piece went from one slot to another."""

    piece: Piece
    source: Slot
    target: Slot
    why: Phrase | None = None
    """Said beside the piece while it moves, such as "eaten by the crow"."""
    seen_by: SeenBy = None


class Turned(NamedTuple):
    """A piece that was hidden from those who see the event lies in `target` now, known to them.

    A card played from a hand is `Moved` for its owner and `Turned` for everybody else.
    """

    piece: Piece
    source: Slot
    target: Slot
    seen_by: SeenBy = None


class Shuffled(NamedTuple):
    """A pile got a new, unknown order."""

    slot: Slot
    seen_by: SeenBy = None


class Gained(NamedTuple):
    """A seat got goods from the supply."""

    seat: Seat
    what: str
    amount: int
    source: Slot | None = None
    seen_by: SeenBy = None


class Paid(NamedTuple):
    """A seat gave goods back to the supply."""

    seat: Seat
    what: str
    amount: int
    target: Slot | None = None
    seen_by: SeenBy = None


class Scored(NamedTuple):
    """A seat's points were settled for good."""

    seat: Seat
    what: Phrase
    points: int
    places: tuple[Slot, ...] = ()
    seen_by: SeenBy = None


class Began(NamedTuple):
    """A round, season or phase began."""

    what: Phrase
    seen_by: SeenBy = None
    aloud: bool = True
    """Is it worth a line in the log? Not where each line says it anyway, as with turns."""


class Noted(NamedTuple):
    """Something worth a word that moves no piece."""

    what: Phrase
    places: tuple[Slot, ...] = ()
    seen_by: SeenBy = None


class Ended(NamedTuple):
    """The game is over."""

    winners: tuple[Seat, ...]
    seen_by: SeenBy = None


Event = Told | Moved | Turned | Shuffled | Gained | Paid | Scored | Began | Noted | Ended


def visible(event: Event, seat: Seat | None) -> bool:
    """May this seat see the event? None asks for somebody who only watches."""
    return event.seen_by is None or seat in event.seen_by


def reveals(events: tuple[Event, ...], seat: Seat) -> bool:
    """Did these events show this seat something new: a card turned, a pile shuffled?"""
    return any(isinstance(event, Turned | Shuffled) and visible(event, seat) for event in events)
