"""Fences: which pastures can be enclosed, and what becomes of the pastures there are (AG-12).

One move encloses one pasture. Whatever fences an action may leave can be built like that, pasture
by pasture, each beside those before it: a ring costs the same whenever it is built.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.games.agricola.farmyard import outline, parts, regions
from farmdesk.games.agricola.state import union


class Ring(NamedTuple):
    """A pasture that can be enclosed, and the fences that it still needs."""

    area: int
    """Mask of its cells."""
    edges: int
    """Mask of the edges that get a fence."""


@lru_cache(maxsize=1 << 12)
def rings(bare: int, fences: int, pastures: tuple[int, ...], budget: int) -> tuple[Ring, ...]:
    """Every pasture that can be enclosed with at most `budget` new fences.

    `bare` are the cells without room or field. A new pasture lies on cells outside of all others
    and beside one of them, if there are any; or it is split off one of them. Of two halves of a
    split the smaller is named, since the fences are the same.
    """
    if budget < 1:
        return ()
    fenced = union(pastures)
    free = bare & ~fenced
    found: dict[int, Ring] = {}
    for area, edges, beside in regions():
        fresh = edges & ~fences
        if fresh.bit_count() > budget or fresh in found:
            continue
        if area & ~free == 0:
            if not fenced or beside & fenced:
                found[fresh] = Ring(area, fresh)
        elif fresh and any(not area & ~pasture for pasture in pastures):
            found[fresh] = Ring(area, fresh)
    return tuple(found.values())


@lru_cache(maxsize=1 << 12)
def fenced_in(pastures: tuple[int, ...], area: int) -> tuple[int, ...]:
    """The pastures when `area` has become one: a pasture that it was part of is split."""
    kept = [pasture for pasture in pastures if not pasture & area]
    for pasture in pastures:
        if pasture & area:
            kept += parts(pasture & ~area)
    return tuple(sorted((*kept, area), key=lambda pasture: pasture & -pasture))


@lru_cache(maxsize=1 << 12)
def least(bare: int, fences: int, pastures: tuple[int, ...], most: int) -> int:
    """The fewest fences that enclose one more pasture; `most` + 1 when even `most` do not."""
    every = rings(bare, fences, pastures, most)
    return min((ring.edges.bit_count() for ring in every), default=most + 1)


@lru_cache(maxsize=1 << 12)
def closed_off(fences: int, area: int) -> bool:
    """Is a connected area enclosed by fences on all sides?"""
    return not outline(area) & ~fences
