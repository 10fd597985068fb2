"""Where things go on a farm: the fences worth building for some wood, and the better cells.

All farms look alike, so cells are preferred in a fixed order: rooms and fields on the left, where
the house stands, pastures on the right. How many there are, and of what size, is what is planned.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from farmdesk.games.agricola.farmyard import BIT, CELLS, FENCES, cells
from farmdesk.games.agricola.fences import Ring, fenced_in, rings
from farmdesk.games.agricola.housing import PER_CELL
from farmdesk.games.agricola.state import Farm, bare_mask, fences_left, stables_mask, union
from farmdesk.games.agricola.worth import FENCED_STABLE, QUICK, UNUSED

ROOM_CELLS = (0, 6, 11, 1, 2, 7, 12, 3, 8, 13, 4, 9, 14, 5, 10)
FIELD_CELLS = (1, 2, 7, 12, 3, 6, 11, 0, 8, 13, 4, 9, 14, 5, 10)
STABLE_CELLS = (14, 9, 13, 8, 4, 3, 12, 7, 2, 11, 6, 1, 0, 5, 10)
"""Cells in the order in which they are preferred."""

_COST = tuple(STABLE_CELLS.index(cell) for cell in range(CELLS))
"""By cell: how much it is missed elsewhere when it is fenced."""

KEPT = 4
"""So many layouts are gone on from for every number of fences."""
ROOM = 0.12
"""What room for an animal is worth, in points, when layouts are compared."""


def best_cell(area: int, order: tuple[int, ...]) -> int:
    """The cell of an area that comes first in an order."""
    return next(cell for cell in order if area & BIT[cell])


class Layout(NamedTuple):
    """Fences to be built, pasture by pasture."""

    used: int
    """New fences."""
    points: float
    """What they bring at once, and a little for room."""
    pastures: int
    inside: int
    """Cells inside of pastures."""
    room: int
    """Animals that find room in all pastures together."""
    fences: int
    """Mask of all edges with a fence."""
    areas: tuple[int, ...]
    """Masks of the pastures."""
    way: tuple[Ring, ...]
    """The rings in the order of building."""


def _layout(
    used: int, fences: int, areas: tuple[int, ...], stables: int, way: tuple[Ring, ...]
) -> Layout:
    inside = union(areas)
    room = sum(PER_CELL * area.bit_count() << (area & stables).bit_count() for area in areas)
    points = (
        QUICK["pastures"][min(len(areas), len(QUICK["pastures"]) - 1)]
        + FENCED_STABLE * (inside & stables).bit_count()
        - UNUSED * (inside & ~stables).bit_count()
        + ROOM * room
    )
    return Layout(used, points, len(areas), inside.bit_count(), room, fences, areas, way)


def _fewest(found: tuple[Ring, ...], fenced: int, stables: int) -> Iterable[Ring]:
    """Of rings alike those with the fewest new fences, on the cells that are missed least."""
    best: dict[tuple[int, int, int], tuple[int, int, Ring]] = {}
    for ring in found:
        area = ring.area
        split = area & fenced
        size = area.bit_count()
        alike = (split, size, (area & stables).bit_count())
        cost = sum(_COST[cell] for cell in cells(area))
        rank = (ring.edges.bit_count(), cost, ring)
        if alike not in best or rank < best[alike]:
            best[alike] = rank
    return [ring for _, _, ring in best.values()]


@lru_cache(maxsize=1 << 13)
def _all_layouts(
    bare: int, fences: int, pastures: tuple[int, ...], stables: int, left: int
) -> tuple[Layout, ...]:
    """Layouts by number of new fences, up to all that are left; the first has none."""
    start = _layout(0, fences, pastures, stables, ())
    shelves: list[list[Layout]] = [[] for _ in range(left + 1)]
    shelves[0].append(start)
    known = {fences}
    for used in range(left + 1):
        shelf = sorted(shelves[used], key=lambda one: -one.points)[:KEPT]
        shelves[used] = shelf
        for one in shelf:
            found = rings(bare, one.fences, one.areas, left - used)
            for ring in _fewest(found, union(one.areas), stables):
                then = one.fences | ring.edges
                if then not in known:
                    known.add(then)
                    areas = fenced_in(one.areas, ring.area)
                    total = used + ring.edges.bit_count()
                    shelves[total].append(_layout(total, then, areas, stables, (*one.way, ring)))
    return tuple(one for shelf in shelves for one in shelf)


def layouts(farm: Farm) -> tuple[Layout, ...]:
    """All fences worth thinking of on a farm, by number; the first one builds none."""
    return _all_layouts(
        bare_mask(farm.cells),
        farm.fences,
        farm.pastures,
        stables_mask(farm.stables),
        fences_left(farm),
    )


@lru_cache(maxsize=1 << 13)
def _worth_building(every: tuple[Layout, ...], most: int) -> tuple[Layout, ...]:
    fair = [one for one in every if 0 < one.used <= most]
    return tuple(
        one
        for one in fair
        if not any(
            other.used <= one.used
            and other.pastures >= one.pastures
            and other.inside >= one.inside
            and other.room >= one.room
            and other.points > one.points
            for other in fair
        )
    )


def fences_for(farm: Farm, most: int) -> tuple[Layout, ...]:
    """The layouts for at most so many new fences of which no other has more for fewer."""
    return _worth_building(layouts(farm), min(most, FENCES))


@lru_cache(maxsize=1 << 13)
def _gains(every: tuple[Layout, ...]) -> tuple[float, ...]:
    best = [every[0].points] * (FENCES + 1)
    for one in every:
        best[one.used] = max(best[one.used], one.points)
    for used in range(1, FENCES + 1):
        best[used] = max(best[used], best[used - 1])
    return tuple(most - every[0].points for most in best)


def gain(farm: Farm, most: int) -> float:
    """Points that at most so many new fences bring at once."""
    return _gains(layouts(farm))[min(most, FENCES)]
