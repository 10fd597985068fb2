"""What a board of Rift Valley Reserve says about a seat, as numbers to be weighed.

`read` gives the row of a seat. It is called for every position that anybody thinks of, so all that
is printed is worked out once, and rows are remembered.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from farmdesk.games.rift_valley_reserve import grid
from farmdesk.games.rift_valley_reserve.grid import BIT, NEAR8, near8
from farmdesk.games.rift_valley_reserve.layout import Layout, Ways, layout, ways
from farmdesk.games.rift_valley_reserve.state import Ink
from farmdesk.games.rift_valley_reserve.worth import BESIDE, LOOSE, animals, areas

Row = tuple[float, ...]

FEATURES = 17
"""Numbers in a row."""
BEST, REACH, CAMP = 3, 5, 7
"""Places in a row: the best trail that can be drawn, the best that a new
stop would allow, the best tent."""
VISIT = 2.5
"""Points that a visit brings anyway: what a drawing promises beyond them is what it is good for."""
SECONDS = 8
"""So many trails are looked at for a second one that leaves the best one clear."""


class Line(NamedTuple):
    """A trail that nothing printed is in the way of."""

    most: int
    """Points for areas and all its animals."""
    last: int
    """The stop at its other end."""
    inner: int
    areas: int
    animals: int
    """Mask of the animals that it comes by."""


class Book:
    """All trails of a board for its own player, who may bridge the rift, or for the others."""

    def __init__(self, lay: Layout, table: Ways) -> None:
        self.lay = lay
        self._ways = table
        self._between: dict[tuple[int, int], tuple[Line, ...]] = {}
        self._lines: dict[int, tuple[Line, ...]] = {}

    def lines(self, cell: int) -> tuple[Line, ...]:
        """All trails from one square, those with most points first."""
        known = self._lines.get(cell)
        if known is None:
            ends = grid.cells(self.lay.free)
            found = [line for last in ends if last != cell for line in self.between(cell, last)]
            known = self._lines[cell] = tuple(sorted(found, key=lambda line: -line.most))
        return known

    def between(self, first: int, last: int) -> tuple[Line, ...]:
        """The trails from one square to another: two at most."""
        known = self._between.get((first, last))
        if known is None:
            found = (self._line(first, last, inner) for inner, _ in self._ways[first, last])
            known = self._between[first, last] = tuple(found)
        return known

    def _line(self, first: int, last: int, inner: int) -> Line:
        whole = inner | BIT[first] | BIT[last]
        seen = near8(whole) & self.lay.animals
        entered = areas(self.lay, whole)
        return Line(entered + animals(self.lay, seen), last, inner, entered, seen)


@lru_cache(maxsize=32)
def book(key: str, *, bridging: bool) -> Book:
    """The book of a board, filled when first read."""
    return Book(layout(key), ways(key, bridging=bridging))


@lru_cache(maxsize=1 << 14)
def read(book: Book, drawn: int, closed: int, tents: int, ink: Ink) -> Row:
    """The row of a seat: what it has on a board and what it could draw there.

    `tents` is how many tents may still be drawn.
    """
    lay = book.lay
    empty = lay.free & ~drawn
    room = empty & ~closed
    stops, joined, own, seen, _ = ink
    joins = {
        cell: 0 if joined & BIT[cell] else BESIDE * (NEAR8[cell] & own).bit_count() - LOOSE
        for cell in stops
    }
    best, second = _trails(book, drawn, seen, joins)
    reach = _reach(book, drawn, room, seen, own, joins)
    now, next_now, later = _camps(empty, joined, stops) if tents else (0, 0, 0)
    fast = joined.bit_count()
    return (
        1.0,
        len(stops) - fast,
        fast,
        best,
        max(0.0, second - VISIT),
        reach,
        max(best, now),
        now,
        max(0.0, next_now - VISIT),
        max(0.0, later - VISIT),
        animals(lay, lay.animals & ~seen),
        room.bit_count() / 10,
        tents,
        min(6, (near8(own) & room).bit_count()) if own else 0,
        max(0.0, best - VISIT),
        max(0.0, reach - 2 * VISIT),
        max(0.0, now - VISIT),
    )


def _trails(book: Book, drawn: int, seen: int, joins: dict[int, int]) -> tuple[int, int]:
    """Points of the best trail between own stops, and of the best beside that one."""
    lay = book.lay
    found = []
    for first, last in combinations(joins, 2):
        for line in book.between(first, last):
            if not line.inner & drawn:
                fresh = animals(lay, line.animals & ~seen)
                found.append((line.areas + fresh + joins[first] + joins[last], first, line))
    if not found:
        return 0, 0
    found.sort(reverse=True)
    best, one, chosen = found[0]
    second = 0
    for _, first, line in found[1:SECONDS]:
        if not line.inner & chosen.inner:
            points = line.areas + animals(lay, line.animals & ~seen & ~chosen.animals)
            points += sum(joins[end] for end in (first, line.last) if end not in (one, chosen.last))
            second = max(second, points)
    return best, second


def _reach(book: Book, drawn: int, room: int, seen: int, own: int, joins: dict[int, int]) -> int:
    """Points of the best trail from an own stop to a stop still to be drawn."""
    lay = book.lay
    best = 0
    extra = BESIDE * min(4, own.bit_count())
    for first, join in joins.items():
        for line in book.lines(first):
            if line.most + join + extra <= best:
                break
            if room & BIT[line.last] and not line.inner & drawn:
                points = line.areas + join + animals(lay, line.animals & ~seen)
                if own:
                    points += BESIDE * (NEAR8[line.last] & own).bit_count()
                best = max(best, points)
    return best


def _camps(empty: int, joined: int, stops: tuple[int, ...]) -> tuple[int, int, int]:
    """Points of the best tent, of the second best, and of the best if all stops had trails."""
    now, later = [empty, 0, 0, 0, 0], [empty, 0, 0, 0, 0]
    for cell in stops:
        near = NEAR8[cell] & empty
        for levels in (now, later) if joined & BIT[cell] else (later,):
            levels[4] |= levels[3] & near
            levels[3] |= levels[2] & near
            levels[2] |= levels[1] & near
            levels[1] |= near
    top = next((level for level in (4, 3, 2, 1) if now[level]), 0)
    again = top if now[top].bit_count() > 1 else max(0, top - 1)
    whole = next((level for level in (4, 3, 2, 1) if later[level]), 0)
    return BESIDE * top, BESIDE * again, BESIDE * whole
