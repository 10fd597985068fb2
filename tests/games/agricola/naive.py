"""The rules of fences, animals and meals once more, plainly: slow, and made of nothing of ours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

Cell = tuple[int, int]
Edge = frozenset[Cell]
"""An edge lies between two cells, one of which may be outside of the farm."""

FARM = frozenset((r, c) for r in range(3) for c in range(5))


def around(cell: Cell) -> list[Cell]:
    """The four cells beside a cell, some of them outside."""
    r, c = cell
    return [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]


def border(area: frozenset[Cell]) -> frozenset[Edge]:
    """The edges between an area and everything else."""
    return frozenset(
        frozenset((cell, other)) for cell in area for other in around(cell) if other not in area
    )


def connected(area: frozenset[Cell]) -> bool:
    """Is it in one piece?"""
    todo = [next(iter(area))]
    seen = set(todo)
    while todo:
        for other in around(todo.pop()):
            if other in area and other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(area)


def areas(cells: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    """Every connected area of some cells."""
    listed = sorted(cells)
    for bits in range(1, 1 << len(listed)):
        area = frozenset(cell for k, cell in enumerate(listed) if bits >> k & 1)
        if connected(area):
            yield area


def enclosed(bare: frozenset[Cell], fences: frozenset[Edge]) -> list[frozenset[Cell]]:
    """The pastures: closed areas of bare cells, found by walking from cell to cell."""
    left, found = set(FARM), []
    while left:
        todo = [left.pop()]
        area, open_ = set(todo), False
        while todo:
            cell = todo.pop()
            for other in around(cell):
                if frozenset((cell, other)) in fences or other in area:
                    continue
                if other not in FARM:
                    open_ = True
                    continue
                area.add(other)
                left.discard(other)
                todo.append(other)
        if not open_ and area <= bare:
            found.append(frozenset(area))
    return found


def legal(bare: frozenset[Cell], before: frozenset[Edge], after: frozenset[Edge]) -> bool:
    """May fences grow from one set to the other, by the words of the rule book?"""
    if not before < after:
        return False
    pastures = enclosed(bare, after)
    borders = frozenset(edge for pasture in pastures for edge in border(pasture))
    if borders != after:  # a fence that is no part of a border, or a border with a hole
        return False
    every = frozenset(cell for pasture in pastures for cell in pasture)
    return connected(every)


def rings(
    bare: frozenset[Cell], before: frozenset[Edge], budget: int
) -> dict[frozenset[Edge], frozenset[Edge]]:
    """Every set of new fences that makes one pasture more, split or new, with what stands then."""
    found = {}
    for area in areas(bare):
        fresh = border(area) - before
        after = before | fresh
        if 0 < len(fresh) <= budget and legal(bare, before, after):
            whole = enclosed(bare, after)
            if area in whole:
                found[fresh] = after
    return found


def houses(pastures: list[int], singles: int, animals: tuple[int, ...]) -> bool:
    """Do animals find room, when every way to share out the pastures is tried?"""
    for way in product(range(3), repeat=len(pastures)):
        held = [
            sum(h for h, k in zip(pastures, way, strict=True) if k == kind) for kind in range(3)
        ]
        if sum(max(0, n - h) for n, h in zip(animals, held, strict=True)) <= singles:
            return True
    return False


def beaten(one: tuple[int, ...], others: set[tuple[int, ...]]) -> bool:
    """Is another one at least as good in everything?"""
    return any(
        other != one and all(b >= a for a, b in zip(one, other, strict=True)) for other in others
    )
