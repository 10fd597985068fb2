"""What happened, as events: the line of the log, and the ways of cards that some see, others not.

Every function adds to a list of events, or does nothing when nobody wants to be told.
"""

from __future__ import annotations

from farmdesk.core.events import Event, Gained, Moved, Noted, Paid, Told, Turned
from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Piece, Seat, Slot
from farmdesk.games.formidable_farm.cards import card_piece
from farmdesk.games.formidable_farm.crops import CROP_NAMES, Bundle, counts
from farmdesk.games.formidable_farm.places import POOL
from farmdesk.games.formidable_farm.state import State

Tell = list[Event] | None

UNKNOWN = Piece("card:?")
"""A card as those see it who do not know it."""


def told(
    tell: Tell, state: State, key: str, *places: Slot, **args: int | str | Name | Phrase
) -> None:
    """The line of the log for a decision of the seat whose turn it is."""
    if tell is not None:
        who = Name(state.turn)
        tell.append(Told(state.turn, phrase(f"formidable_farm.log.{key}", who=who, **args), places))


def noted(tell: Tell, key: str, *places: Slot, **args: int | str | Name | Phrase) -> None:
    """A word about something that moves no piece."""
    if tell is not None:
        tell.append(Noted(phrase(f"formidable_farm.note.{key}", **args), places))


def _others(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(state.farms)) if seat != state.turn)


def openly(tell: Tell, card: int, source: Slot, target: Slot) -> None:
    """A card that everybody sees goes somewhere."""
    if tell is not None:
        tell.append(Moved(card_piece(card), source, target))


def secretly(
    tell: Tell, state: State, card: int, source: Slot, target: Slot, *, known: bool = True
) -> None:
    """A card goes somewhere that only its owner sees, who may not have `known` it before."""
    if tell is None:
        return
    own = (state.turn,)
    piece = card_piece(card)
    way = Moved(piece, source, target, None, own) if known else Turned(piece, source, target, own)
    tell.append(way)
    others = _others(state)
    if others:
        tell.append(Moved(UNKNOWN, source, target, None, others))


def shown(tell: Tell, state: State, card: int, source: Slot, target: Slot) -> None:
    """A card that its owner knew comes to lie open."""
    if tell is None:
        return
    tell.append(Moved(card_piece(card), source, target, None, (state.turn,)))
    others = _others(state)
    if others:
        tell.append(Turned(card_piece(card), source, target, others))


def turned(tell: Tell, card: int, source: Slot, target: Slot) -> None:
    """A card that nobody knew comes to lie open."""
    if tell is not None:
        tell.append(Turned(card_piece(card), source, target))


def gained(tell: Tell, seat: Seat, crops: Bundle, source: Slot | None = None) -> None:
    """Crops go from the supply to a purse."""
    if tell is not None:
        for crop, count in enumerate(counts(crops)):
            if count:
                tell.append(Gained(seat, CROP_NAMES[crop], count, source or POOL[crop]))


def paid(tell: Tell, seat: Seat, crops: Bundle) -> None:
    """Crops go from a purse to the supply."""
    if tell is not None:
        for crop, count in enumerate(counts(crops)):
            if count:
                tell.append(Paid(seat, CROP_NAMES[crop], count, POOL[crop]))
