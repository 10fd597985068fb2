"""The rules once more, the slow and plain way: sets of coordinates, no masks, no tables.

Written from the rule text alone, to hold against the rules that are played.
"""

from __future__ import annotations

from farmdesk.games.harvest_valley import cards as k
from farmdesk.games.harvest_valley.state import State, at

Spot = tuple[int, int]
Valley = dict[Spot, int]
"""Card index, or 100 + seat for a farmhouse, by row and column."""

STRAIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))
AROUND = tuple((r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)


def valley_of(state: State) -> Valley:
    """The valley of a state."""
    return {
        at(cell): 100 + (code - k.HOUSE0) // 2 if code >= k.HOUSE0 else code - 1
        for cell, code in enumerate(state.board)
        if code
    }


def beside(spot: Spot, steps: tuple[Spot, ...] = STRAIGHT) -> list[Spot]:
    """The spots around one."""
    return [(spot[0] + r, spot[1] + c) for r, c in steps]


def fits(valley: Valley, spot: Spot, seats: int) -> bool:
    """May the valley also reach to this spot?"""
    rows = [r for r, _ in (*valley, spot)]
    columns = [c for _, c in (*valley, spot)]
    sides = sorted((max(rows) - min(rows) + 1, max(columns) - min(columns) + 1))
    return sides[1] <= 5 if seats in (2, 4) else sides[0] <= 5 and sides[1] <= 6


def usable(valley: Valley, seats: int) -> set[Spot]:
    """Empty spaces that a card may lie on."""
    if not valley:
        return {(0, 0)}
    near = {spot for card in valley for spot in beside(card)} - set(valley)
    return {spot for spot in near if fits(valley, spot, seats)}


def name(spot: Spot) -> str:
    """`valley/2,-1`."""
    return f"valley/{spot[0]},{spot[1]}"


def moves(state: State) -> set[str]:
    """All legal moves, as texts."""
    valley, seats = valley_of(state), len(state.houses)
    spaces = usable(valley, seats)
    found: set[str] = set()
    if state.houses[state.turn]:
        found |= {f"house@{state.turn}/0 > {name(spot)}" for spot in spaces}
    land = {spot: k.KIND[card] for spot, card in valley.items() if card < 100}
    for slot, card in enumerate(state.river):
        if card == k.NONE:
            continue
        source, kind = f"river/{slot}", k.KIND[card]
        if kind == k.WEEDS:
            found |= {f"{source} > {name(s)}" for s, on in land.items() if on != k.WEEDS}
        elif kind in (k.TRACTOR, k.CULTIVATOR):
            longest = 1 if kind == k.TRACTOR else 9
            found |= _pushes(source, valley, land, spaces, longest)
        else:
            found |= {f"{source} > {name(spot)}" for spot in spaces}
    if found:
        return found
    rest = [slot for slot, card in enumerate(state.river) if card != k.NONE]
    return {f"river/{slot} > {name(spot)}" for slot in rest for spot in spaces} or {"pass"}


def _pushes(
    source: str, valley: Valley, land: dict[Spot, int], spaces: set[Spot], longest: int
) -> set[str]:
    found = set()
    for first in land:
        for r, c in STRAIGHT:
            line, spot = [], first
            while spot in valley:
                line.append(spot)
                spot = (spot[0] + r, spot[1] + c)
            movable = all(land.get(s, k.METEORITE) != k.METEORITE for s in line)
            if movable and len(line) <= longest and spot in spaces:
                found.add(f"{source} > {name(first)}; {name(first)} > {name(spot)}")
    return found


def scores(state: State) -> tuple[int, ...]:
    """Totals by seat."""
    valley = valley_of(state)
    kinds = {spot: k.KIND[card] for spot, card in valley.items() if card < 100}
    lost = {
        spot
        for spot, kind in kinds.items()
        if (kind == k.FRUIT_TREE and k.CROW in [kinds.get(s) for s in beside(spot, AROUND)])
        or (kind == k.VEGETABLE and k.BOAR in [kinds.get(s) for s in beside(spot)])
        or (kind == k.WHEAT and k.LOCUSTS in [kinds.get(s) for s in beside(spot)])
    }
    for spot in lost:
        del kinds[spot], valley[spot]
    seats = len(state.houses)
    own = [0] * seats
    for spot, card in valley.items():
        if card >= 100:
            own[card - 100] += _house(spot, valley, kinds)
    if seats < 4:
        return tuple(own)
    return tuple(own[seat] + own[(seat + 1) % seats] for seat in range(seats))


def _house(home: Spot, valley: Valley, kinds: dict[Spot, int]) -> int:
    def worth(spot: Spot) -> int:
        corners = tuple(step for step in AROUND if 0 not in step)
        water = sum(kinds.get(s) == k.POND for s in beside(spot))
        water += sum(kinds.get(s) == k.SPRINKLER for s in beside(spot, corners))
        return k.VALUE[valley[spot]] + water

    points = sum(worth(s) for s in beside(home) if kinds.get(s) == k.VEGETABLE)
    points += sum(worth(s) for s in beside(home, AROUND) if kinds.get(s) == k.FRUIT_TREE)
    fields = {frozenset(_field(s, kinds)) for s in beside(home) if kinds.get(s) == k.WHEAT}
    points += sum(len(field) ** 2 for field in fields)
    for spot in beside(home):
        if kinds.get(spot) == k.RABBIT:
            points -= 2
        if kinds.get(spot) == k.WELL:
            points += 2 * sum(kinds.get(s, -1) in k.ANIMALS for s in beside(spot, AROUND))
    return points


def _field(start: Spot, kinds: dict[Spot, int]) -> set[Spot]:
    field, edge = {start}, [start]
    while edge:
        edge = [s for one in edge for s in beside(one) if kinds.get(s) == k.WHEAT]
        edge = [s for s in edge if s not in field]
        field.update(edge)
    return field
