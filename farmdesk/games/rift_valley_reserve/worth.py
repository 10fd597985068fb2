"""What a drawing is worth when it is made, part by part. A seat's points change by nothing else."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve.grid import BIT, NEAR8, near8
from farmdesk.games.rift_valley_reserve.layout import Layout, layout
from farmdesk.games.rift_valley_reserve.moves import Drawing, Pass, Stop, Tent
from farmdesk.games.rift_valley_reserve.state import Ink, State

KOB, ELEPHANT, LION = 1, 2, 3
"""Points of an animal for everybody whose trail comes by (R-15)."""

LOOSE = -2
"""Points of a stop without a trail."""

BESIDE = 2
"""Points of a tent for each own stop with a trail around it."""

MOST_AREAS = 5
"""A trail scores no more areas than these."""


class Worth(NamedTuple):
    """Points that a drawing brings, by the parts of the score."""

    trails: int = 0
    animals: int = 0
    stops: int = 0
    tents: int = 0


def areas(lay: Layout, line: int) -> int:
    """Points of a trail over the squares of a mask for the areas that it enters (RV-11, RV-12)."""
    entered = 0
    for area in lay.areas:
        if area & line:
            entered += 1
    return min(entered, MOST_AREAS)


def animals(lay: Layout, mask: int) -> int:
    """Points of the animals in a mask."""
    kobs, elephants, lions = mask & lay.kobs, mask & lay.elephants, mask & lay.lions
    return KOB * kobs.bit_count() + ELEPHANT * elephants.bit_count() + LION * lions.bit_count()


def of_tent(ink: Ink, cell: int) -> int:
    """Points of a tent on a square, now (RV-17)."""
    return BESIDE * (NEAR8[cell] & ink.joined).bit_count()


def of_trail(lay: Layout, ink: Ink, first: int, last: int, inner: int) -> Worth:
    """What a trail brings: areas, animals not yet seen, stops that get their first trail."""
    ends = BIT[first] | BIT[last]
    line = inner | ends
    fresh = ends & ~ink.joined
    beside = 0
    if ink.tents:
        for end in (first, last):
            if fresh & BIT[end]:
                beside += (NEAR8[end] & ink.tents).bit_count()
    return Worth(
        areas(lay, line),
        animals(lay, near8(line) & lay.animals & ~ink.seen),
        -LOOSE * fresh.bit_count(),
        BESIDE * beside,
    )


def brings(state: State, seat: Seat, move: Drawing) -> Worth:
    """What a legal move of a seat would bring it, by the parts of the score."""
    if isinstance(move, Pass):
        return Worth()
    ink = state.sheets[move.board].inks[seat]
    if isinstance(move, Stop):
        return Worth(stops=LOOSE)
    if isinstance(move, Tent):
        return Worth(tents=of_tent(ink, move.cell))
    return of_trail(layout(state.keys[move.board]), ink, move.first, move.last, move.inner)
