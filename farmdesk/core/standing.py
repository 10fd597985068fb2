"""How the seats stand: score lines, totals, tie-breaks and winners, at any moment of a game."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.moves import Phrase
from farmdesk.core.places import Seat, Slot


class Part(NamedTuple):
    """Points that come from certain places together: one card, or a whole field."""

    places: tuple[Slot, ...]
    points: int


class ScoreLine(NamedTuple):
    """One line of a seat's score: a kind of points, where it counts and what it consists of."""

    seat: Seat
    what: Phrase
    points: int
    group: str = ""
    """Lines with the same group are told together on the score sheet (`vegetables`, `wheat`)."""
    of: Slot | None = None
    """The piece on the table that these points belong to, such as a farmhouse."""
    parts: tuple[Part, ...] = ()
    """Where the points come from; they add up to `points` when there are any."""
    secret: bool = False
    """These points exist, but are not shown to whoever sees this; `points` is 0."""


class Block(NamedTuple):
    """Score lines that the sheet tells together and adds up: a farmhouse of each seat, a board."""

    what: Phrase
    """What the sum is called."""
    of: tuple[Slot | None, ...]
    """By seat: the `of` of the lines that belong here; None where the seat has none."""
    folded: bool = False
    """Are its lines many and small, so that the sheet shows them only when it is asked to?"""
    after: tuple[str, ...] = ()
    """Groups of lines in no block that are told before it."""


class Note(NamedTuple):
    """What the score does to places, whoever they count for: watered, eaten, joined in a field."""

    places: tuple[Slot, ...]
    what: Phrase
    kind: str
    """How the table marks it: `bonus` (a plus), `lost` (struck out) or `field` (an outline)."""
    points: int = 0


class TieBreak(NamedTuple):
    """A comparison made between seats with equal totals; more is better."""

    what: Phrase
    values: tuple[int, ...]
    """One value a seat."""


class Count(NamedTuple):
    """Something that is counted beside the points: turns taken, cards of a kind."""

    what: Phrase
    values: tuple[int | None, ...]
    """One value a seat; None where it does not matter."""


class Standing(NamedTuple):
    """Everything about the score at one moment."""

    lines: tuple[ScoreLine, ...]
    """In the order of the score sheet; kinds of points that may still come are told with 0."""
    totals: tuple[int, ...]
    """One total a seat: the sum of the points of its lines, without what is secret."""
    ties: tuple[TieBreak, ...] = ()
    """Tie-breaks in the order in which they are asked."""
    winners: tuple[Seat, ...] = ()
    """Who would win now: the best totals after all tie-breaks; several share the win.

    Nobody where somebody plays alone and has not won: a game for one can be lost.
    """
    blocks: tuple[Block, ...] = ()
    """How the sheet puts lines together; lines in no block are told at the end, where no block is
    told `after` them."""
    notes: tuple[Note, ...] = ()
    """What holds for places on the table, beside anybody's points."""
    counts: tuple[Count, ...] = ()
    """What the sheet tells before the points; it decides nothing."""


def keeps(standing: Standing, seat: Seat) -> bool:
    """Has this seat points that are not shown to whoever sees the standing?"""
    return any(line.secret for line in standing.lines if line.seat == seat)


def total_text(standing: Standing, seat: Seat) -> str:
    """A total as it is written: `12`, and `12 + ?` where the seat has points that are not shown."""
    points = standing.totals[seat]
    total = str(points) if points >= 0 else f"\u2212{-points}"  # a true minus
    return f"{total} + ?" if keeps(standing, seat) else total


def best(totals: tuple[int, ...], ties: tuple[TieBreak, ...]) -> tuple[Seat, ...]:
    """The seats with the highest total and, among equals, the highest tie-break values in order."""
    keys = [(total, *(tie.values[seat] for tie in ties)) for seat, total in enumerate(totals)]
    top = max(keys)
    return tuple(seat for seat, key in enumerate(keys) if key == top)
