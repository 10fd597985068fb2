"""Housing animals: what finds room on a farm, and what a seat may choose to keep.

Nobody is asked where animals stand: whoever can keep them keeps them. A pasture holds one kind; a
stable outside of pastures and the house hold one animal each (AG-1, AG-4).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import Shelter, adjusted
from farmdesk.games.agricola.farmyard import cells
from farmdesk.games.agricola.goods import ANIMALS, Animals, Goods
from farmdesk.games.agricola.moments import CAPACITY
from farmdesk.games.agricola.state import Farm, State, stables_mask, union

PER_CELL = 2
"""Animals on a cell of a pasture; each stable in it doubles the whole pasture (AG-1)."""

IN_HOUSE = 1
"""Animals in the house, whatever its size."""


def _holds(area: int, built: int) -> int:
    return PER_CELL * area.bit_count() << (area & built).bit_count()


def holds(farm: Farm, area: int) -> int:
    """Animals that an area would hold as a pasture before improvements change it (AG-1)."""
    return _holds(area, stables_mask(farm.stables))


@lru_cache(maxsize=1 << 12)
def _shelter(pastures: tuple[int, ...], stables: bytes) -> Shelter:
    built = stables_mask(stables)
    room = tuple(_holds(pasture, built) for pasture in pastures)
    return Shelter(room, IN_HOUSE + (built & ~union(pastures)).bit_count())


def shelter(state: State, seat: Seat) -> Shelter:
    """Room for animals on a seat's farm."""
    farm = state.farms[seat]
    return adjusted(state, seat, CAPACITY, _shelter(farm.pastures, farm.stables))


@lru_cache(maxsize=1 << 12)
def _rooms(pastures: tuple[int, ...]) -> tuple[Animals, ...]:
    """What the pastures hold of each kind, for every way to share them out; the best ways only."""
    ways = {(0, 0, 0)}
    for holds in pastures:
        ways = {
            way
            for sheep, boar, cattle in ways
            for way in (
                (sheep + holds, boar, cattle),
                (sheep, boar + holds, cattle),
                (sheep, boar, cattle + holds),
            )
        }
    return best(ways)


@lru_cache(maxsize=1 << 14)
def fits(room: Shelter, animals: Animals) -> bool:
    """Do these animals all find room?"""
    sheep, boar, cattle = animals
    if sheep + boar + cattle <= room.singles:
        return True
    for one, two, three in _rooms(room.pastures):
        over = max(0, sheep - one) + max(0, boar - two) + max(0, cattle - three)
        if over <= room.singles:
            return True
    return False


@lru_cache(maxsize=1 << 12)
def keepable(room: Shelter, animals: Animals) -> tuple[Animals, ...]:
    """What can be kept of these animals: every choice of which no other keeps more of each kind.

    Ascending. With room for all of them, that is the one choice.
    """
    if fits(room, animals):
        return (animals,)
    found: set[Animals] = set()
    for held in _rooms(room.pastures):
        inside = tuple(map(min, animals, held))
        over = [have - kept for have, kept in zip(animals, inside, strict=True)]
        for extra in product(*(range(min(n, room.singles) + 1) for n in over)):
            if sum(extra) <= room.singles:
                sheep, boar, cattle = (a + b for a, b in zip(inside, extra, strict=True))
                found.add((sheep, boar, cattle))
    return tuple(sorted(best(found)))


def best(ways: set[Animals]) -> tuple[Animals, ...]:
    """Those of some ways that no other one matches or beats in every kind."""
    return tuple(
        way
        for way in ways
        if not any(
            other != way and other[0] >= way[0] and other[1] >= way[1] and other[2] >= way[2]
            for other in ways
        )
    )


class Herd(NamedTuple):
    """Animals that stand together."""

    place: str
    """`pasture`, `stable` (outside of pastures) or `house`."""
    cells: int
    """Mask of the cells of the pasture, of the cell with the stable, or of no cell."""
    kind: int
    """The good; of an empty place the number means nothing."""
    n: int
    holds: int
    """Animals that find room there."""


@lru_cache(maxsize=1 << 10)
def _shared(room: Shelter, animals: Animals) -> tuple[int, ...]:
    """Which kind each pasture holds, by its place in `ANIMALS`; the most animals find room so.

    Among equals the fewest kinds stand outside of pastures, then the earlier kinds come first.
    """
    top = (-1, 0)
    found: tuple[int, ...] = ()
    for way in product(range(len(ANIMALS)), repeat=len(room.pastures)):
        held = [0, 0, 0]
        for kind, holds in zip(way, room.pastures, strict=True):
            held[kind] += holds
        inside = sum(map(min, animals, held))
        over = sum(animals) - inside
        rank = (inside + min(over, room.singles), inside)
        if rank > top:
            top, found = rank, way
    return found


def crowded(state: State, seat: Seat, more: Goods) -> bool:
    """Would there be animals among more goods that find no room beside the others (R-13)?"""
    if not any(more[kind] for kind in ANIMALS):
        return False
    have = state.farms[seat].goods
    sheep, boar, cattle = (have[kind] + more[kind] for kind in ANIMALS)
    return not fits(shelter(state, seat), (sheep, boar, cattle))


def herds(state: State, seat: Seat) -> tuple[Herd, ...]:
    """Where the animals of a seat stand: pastures first, then stables outside, then the house.

    Empty places are there too. Animals that find no room are in none of them.
    """
    farm, room = state.farms[seat], shelter(state, seat)
    left = list(farm.goods[ANIMALS[0] : ANIMALS[-1] + 1])
    way = _shared(room, (left[0], left[1], left[2]))
    found = []
    for pasture, holds, kind in zip(farm.pastures, room.pastures, way, strict=True):
        count = min(left[kind], holds)
        left[kind] -= count
        found.append(Herd("pasture", pasture, ANIMALS[kind], count, holds))
    outside = cells(stables_mask(farm.stables) & ~union(farm.pastures))
    places = [("stable", 1 << cell) for cell in outside]
    places += [("house", 0)] * (room.singles - len(outside))
    for place, area in places:
        kind = next((k for k, n in enumerate(left) if n), 0)
        count = min(left[kind], 1)
        left[kind] -= count
        found.append(Herd(place, area, ANIMALS[kind], count, 1))
    return tuple(found)


def unhoused(state: State, seat: Seat) -> Animals:
    """Animals that wait in the pen, since they find no room where the others stand."""
    left = dict(zip(ANIMALS, state.farms[seat].goods[ANIMALS[0] :], strict=True))
    for herd in herds(state, seat):
        left[herd.kind] -= herd.n
    sheep, boar, cattle = left.values()
    return sheep, boar, cattle
