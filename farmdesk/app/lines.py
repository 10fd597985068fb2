"""One line a decision: what the log and the recap list, from the turns of a match.

Between them stand headings: a season, a round or a harvest that has begun.

Lines hold phrases, never sentences, so that another language shows at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from farmdesk.core.events import Began, Event, Noted, Told, visible
from farmdesk.core.match import Match, Turn
from farmdesk.core.moves import Phrase
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
    came: tuple[Phrase, ...] = ()
    """What came of it, such as rain, or a medal that changed hands."""
    heading: bool = False
    """Is it no decision, but what began after it, such as a season?"""
    beneath: bool = False
    """Is it no decision, but what came of what began, such as the crops of a harvest?"""
    minor: bool = False
    """Does a short account leave it out?"""


def told_by(events: Sequence[Event], eyes: Seat) -> Told | None:
    """The line that a decision's events keep for whoever sees with these eyes."""
    return next(iter(_told(events, eyes)), None)


def _told(events: Sequence[Event], eyes: Seat) -> list[Told]:
    return [event for event in events if isinstance(event, Told) and visible(event, eyes)]


def came_of(events: Sequence[Event], eyes: Seat) -> dict[Told, tuple[Phrase, ...]]:
    """Each line of a decision with what was noted after it, as these eyes see it.

    What is noted after something else has begun belongs to that.
    """
    found: dict[Told, tuple[Phrase, ...]] = {}
    last: Told | None = None
    for event in events:
        if not visible(event, eyes):
            continue
        if isinstance(event, Told):
            last = event
            found[event] = ()
        elif isinstance(event, Began) and event.aloud:
            last = None
        elif isinstance(event, Noted) and last is not None:
            found[last] += (event.what,)
    return found


def lines_of(
    past: Sequence[Turn], index: int, eyes: Seat, notes: Mapping[int, Phrase]
) -> tuple[Line, ...]:
    """The lines of turn `index`; none for a decision that these eyes will only see later.

    Where all decide at the same time, the last decision of a round tells those of the others too.
    """
    found = []
    for told, came in came_of(past[index].events, eyes).items():
        made = next((k for k in range(index, -1, -1) if past[k].seat == told.seat), index)
        note, forced = notes.get(made), past[made].forced
        line = Line(index, told.seat, told.phrase, told.places, note, forced, came)
        found.append(line._replace(minor=told.minor))
    turn = past[index]
    return (*found, *begun(turn.events, eyes, index, turn.seat))


def begun(events: Sequence[Event], eyes: Seat, turn: int, seat: Seat) -> tuple[Line, ...]:
    """The rounds, seasons and phases that began, as far as they are worth a line.

    Beneath each stands what was noted after it.
    """
    found: list[Line] = []
    for event in events:
        if not visible(event, eyes):
            continue
        if isinstance(event, Began) and event.aloud:
            found.append(Line(turn, seat, event.what, heading=True))
        elif isinstance(event, Noted) and found:
            found.append(Line(turn, seat, event.what, event.places, beneath=True))
    return tuple(found)


def lines(match: Match, eyes: Seat, notes: Mapping[int, Phrase]) -> tuple[Line, ...]:
    """All lines of a match so far, the oldest first."""
    found = (lines_of(match.past, k, eyes, notes) for k in range(len(match.past)))
    return tuple(line for some in found for line in some)


def last_own(match: Match, eyes: Seat) -> int:
    """The number of the last real choice of a seat before its turn now; -1 when it made none.

    While a turn of several decisions goes on, the last one is that of the turn before: what others
    did is still wanted.
    """
    past, last = match.past, len(match.past) - 1
    if len(match.chairs) > 1 and [asked.seat for asked in match.decisions] == [eyes]:
        while last >= 0 and past[last].seat == eyes:
            last -= 1
    return next((k for k in range(last, -1, -1) if past[k].seat == eyes and not past[k].forced), -1)


def since(match: Match, eyes: Seat, notes: Mapping[int, Phrase]) -> tuple[Line, ...]:
    """What happened since the seat last chose in another turn: the recap.

    What was answered for it is told, too, and not what it chooses itself in a turn that goes on.
    """
    past, start = match.past, max(0, last_own(match, eyes))
    told = (line for k in range(start, len(past)) for line in lines_of(past, k, eyes, notes))
    return tuple(
        line for line in told
        if line.seat != eyes or line.forced or line.heading or line.beneath
    )  # fmt: skip


def brief(told: Sequence[Line]) -> tuple[Line, ...]:
    """Lines without those of no weight; of these, what came of them is left, and what is added."""
    found = []
    for line in told:
        rest = line.came + (() if line.note is None else (line.note,))
        if not line.minor:
            found.append(line)
        elif rest:
            found.append(line._replace(said=rest[0], came=rest[1:], note=None))
    return tuple(found)


def footprints(turns: Sequence[Turn], eyes: Seat) -> Footprints:
    """The places of the last decision of each other seat since the eyes' own last choice."""
    found: dict[Seat, tuple[Slot, ...]] = {}
    for turn in reversed(turns):
        for told in _told(turn.events, eyes):
            if told.places and told.seat not in (eyes, *found):
                found[told.seat] = told.places
        if turn.seat == eyes and not turn.forced:
            break
    return tuple(sorted(found.items()))
