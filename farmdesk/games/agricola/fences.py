"""Fences: which pastures can be enclosed, and what becomes of the pastures there are (AG-12).

One move encloses one pasture. Whatever fences an action may leave can be built like that, pasture
by pasture, each beside those before it: a ring costs the same whenever it is built.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.games.agricola.farmyard import Region, near, parts, regions
from farmdesk.games.agricola.state import union


class Ring(NamedTuple):
    """A pasture that can be enclosed, and the fences that it still needs."""

    area: int
    """Mask of its cells."""
    edges: int
    """Mask of the edges that get a fence."""


@lru_cache(maxsize=1 << 12)
def _inside(area: int) -> tuple[Region, ...]:
    """The regions that lie in an area."""
    outside = ~area
    return tuple(region for region in regions() if not region[0] & outside)


@lru_cache(maxsize=1 << 12)
def rings(bare: int, fences: int, pastures: tuple[int, ...], budget: int) -> tuple[Ring, ...]:
    """Every pasture that can be enclosed with at most `budget` new fences.

    `bare` are the cells without room or field. A new pasture lies on cells outside of all others
    and beside one of them, if there are any; or it is split off one of them. Of two halves of a
    split the one that comes first among `regions` is named, since the fences are the same.
    """
    if budget < 1:
        return ()
    fenced, missing = union(pastures), ~fences
    found = {}
    for area, edges, beside in _inside(bare & ~fenced):
        fresh = edges & missing
        if fresh.bit_count() <= budget and (beside & fenced or not fenced):
            found[fresh] = Ring(area, fresh)
    for pasture in pastures:
        for area, edges, _ in _inside(pasture):
            fresh = edges & missing
            if fresh and fresh.bit_count() <= budget and fresh not in found:
                found[fresh] = Ring(area, fresh)
    return tuple(found.values())


ONE_CELL = 4
"""Fences that enclose one cell, at most."""


@lru_cache(maxsize=1 << 12)
def any_ring(bare: int, fences: int, pastures: tuple[int, ...], budget: int) -> bool:
    """Can some pasture be enclosed? Quicker than asking for all of them."""
    fenced = union(pastures)
    free = bare & ~fenced
    if budget >= ONE_CELL and (free & near(fenced) if fenced else free):
        return True
    return bool(rings(bare, fences, pastures, budget))


@lru_cache(maxsize=1 << 12)
def fenced_in(pastures: tuple[int, ...], area: int) -> tuple[int, ...]:
    """The pastures when `area` has become one: a pasture that it was part of is split."""
    kept = [pasture for pasture in pastures if not pasture & area]
    for pasture in pastures:
        if pasture & area:
            kept += parts(pasture & ~area)
    return tuple(sorted((*kept, area), key=lambda pasture: pasture & -pasture))
