"""One line a decision: what the log and the recap list, from the turns of a match.

Lines hold phrases, never sentences, so that another language shows at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from farmdesk.core.events import Event, Told, visible
from farmdesk.core.match import Match, Turn
from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot

Footprints = tuple[tuple[Seat, tuple[Slot, ...]], ...]


class Line(NamedTuple):
    """What was decided, by whom, where."""

    turn: int
    """The number of the decision, from 0."""
    seat: Seat
    said: Phrase
    places: tuple[Slot, ...] = ()
    note: Phrase | None = None
    """Something to add, such as that an AI's stand-in was played."""
    forced: bool = False


def told_by(events: Sequence[Event], eyes: Seat) -> Told | None:
    """The line that a decision's events keep for whoever sees with these eyes."""
    return next((e for e in events if isinstance(e, Told) and visible(e, eyes)), None)


def line_of(index: int, turn: Turn, eyes: Seat, notes: Mapping[int, Phrase] | None = None) -> Line:
    """The line of one turn; a decision that these eyes may not read says only whose it was."""
    told = told_by(turn.events, eyes)
    note = (notes or {}).get(index)
    if told is None:
        return Line(index, turn.seat, phrase("log.secret", who=Name(turn.seat)), (), note)
    return Line(index, turn.seat, told.phrase, told.places, note, turn.forced)


def lines(match: Match, eyes: Seat, notes: Mapping[int, Phrase]) -> tuple[Line, ...]:
    """All lines of a match so far, the oldest first."""
    return tuple(line_of(k, turn, eyes, notes) for k, turn in enumerate(match.past))


def last_own(match: Match, eyes: Seat) -> int:
    """The number of the last real choice of a seat; -1 when it made none."""
    past = match.past
    return next(
        (k for k in range(len(past) - 1, -1, -1) if past[k].seat == eyes and not past[k].forced),
        -1,
    )


def since(match: Match, eyes: Seat, notes: Mapping[int, Phrase]) -> tuple[Line, ...]:
    """What happened since the seat last chose: the recap, its own forced answers included."""
    start = last_own(match, eyes) + 1
    past = match.past
    return tuple(line_of(k, past[k], eyes, notes) for k in range(start, len(past)))


def footprints(turns: Sequence[Turn], eyes: Seat) -> Footprints:
    """The places of the last decision of each other seat since the eyes' own last choice."""
    found: dict[Seat, tuple[Slot, ...]] = {}
    for turn in reversed(turns):
        if turn.seat == eyes:
            if turn.forced:
                continue
            break
        told = told_by(turn.events, eyes)
        if turn.seat not in found and told is not None and told.places:
            found[turn.seat] = told.places
    return tuple(sorted(found.items()))
