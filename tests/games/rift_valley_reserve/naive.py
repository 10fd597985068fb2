"""The rules once more, the slow and plain way: sets of coordinates, no masks, no tables.

Written from the rule text alone, to hold against the rules that are played.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.games.rift_valley_reserve.state import State, at, boards, stops, tents, trails

Spot = tuple[int, int]

STRAIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))
AROUND = tuple((r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)
POINTS = {"K": 1, "E": 2, "L": 3}


class Drawn(NamedTuple):
    """What is on one board: squares by seat."""

    tiles: dict[Spot, str]
    areas: dict[Spot, str]
    stops: list[list[Spot]]
    tents: list[list[Spot]]
    trails: list[list[list[Spot]]]


def drawn(state: State, board: int) -> Drawn:
    """One board of a state."""
    printed, seats = boards(state)[board], range(len(state.sealed))
    return Drawn(
        {(r, c): sign for r, row in enumerate(printed.tiles) for c, sign in enumerate(row)},
        {(r, c): sign for r, row in enumerate(printed.areas) for c, sign in enumerate(row)},
        [[at(cell) for cell in stops(state, board, seat)] for seat in seats],
        [[at(cell) for cell in tents(state, board, seat)] for seat in seats],
        [[[at(c) for c in path.cells] for path in trails(state, board, seat)] for seat in seats],
    )


def beside(spot: Spot, steps: tuple[Spot, ...]) -> list[Spot]:
    """The spots around one."""
    return [(spot[0] + r, spot[1] + c) for r, c in steps]


def taken(on: Drawn) -> set[Spot]:
    """Squares with anything drawn on them."""
    squares = {spot for own in (*on.stops, *on.tents) for spot in own}
    return squares | {spot for own in on.trails for trail in own for spot in trail}


def shapes(a: Spot, b: Spot) -> list[list[Spot]]:
    """The squares of every shape with at most one corner, a and b included."""
    if a[0] == b[0] or a[1] == b[1]:
        return [_line(a, b)]
    return [_line(a, k) + _line(k, b)[1:] for k in ((a[0], b[1]), (b[0], a[1]))]


def _line(a: Spot, b: Spot) -> list[Spot]:
    r, c = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
    line = [a]
    while line[-1] != b:
        line.append((line[-1][0] + r, line[-1][1] + c))
    return line


def clear(on: Drawn, line: list[Spot], bridging: bool) -> bool:
    """Is nothing in the way between the two ends?"""
    used = taken(on)
    rift = [spot for spot, sign in on.tiles.items() if sign == "R"]
    across = len({r for r, _ in rift}) == 1
    for before, spot, after in zip(line, line[1:-1], line[2:], strict=False):
        if spot in used or on.tiles[spot] not in ".R":
            return False
        if on.tiles[spot] == "R":
            same = 1 if across else 0
            if not bridging or not before[same] == spot[same] == after[same]:
                return False
    return True


def moves(state: State, seat: int) -> set[str]:
    """The texts of all that a seat may draw."""
    board = (seat - state.turn + 1) % len(state.sealed)
    on = drawn(state, board)
    empty = {spot for spot, sign in on.tiles.items() if sign == "."} - taken(on)
    stones = {spot for own in on.stops for spot in own}
    places = {spot for spot in empty if not stones & set(beside(spot, STRAIGHT))}
    found = set()
    if state.turn == 1:
        wild = {spot for spot, sign in on.tiles.items() if sign in POINTS}
        places = {spot for spot in places if not wild & set(beside(spot, AROUND))}
    else:
        if sum(map(len, on.tents)) < 5:
            found |= {f"tool/tent > board/{board}/{r},{c}" for r, c in empty}
        found |= _trails(on, seat, board)
    found |= {f"tool/stop > board/{board}/{r},{c}" for r, c in places}
    if state.last or not found:
        found.add("pass")
    return found


def _trails(on: Drawn, seat: int, board: int) -> set[str]:
    found = set()
    for a in on.stops[seat]:
        for b in on.stops[seat]:
            if a == b:
                continue
            open_ways = [line for line in shapes(a, b) if clear(on, line, seat == board)]
            ends = f"board/{board}/{a[0]},{a[1]} > board/{board}/{b[0]},{b[1]}"
            if len(open_ways) == 1:
                found.add(ends)
            for line in open_ways if len(open_ways) == 2 else ():
                r, c = next(spot for spot in line if spot in _corners(a, b))
                found.add(f"{ends}; corner > board/{board}/{r},{c}")
    return found


def _corners(a: Spot, b: Spot) -> set[Spot]:
    return {(a[0], b[1]), (b[0], a[1])}


def points(state: State, board: int, seat: int) -> tuple[int, int, int, int]:
    """Trails, animals, stops and tents of a seat on a board."""
    on = drawn(state, board)
    lines = on.trails[seat]
    areas = sum(min(5, len({on.areas[spot] for spot in line})) for line in lines)
    near = {spot for line in lines for end in line for spot in beside(end, AROUND)}
    wild = sum(POINTS[sign] for spot, sign in on.tiles.items() if sign in POINTS and spot in near)
    joined = {end for line in lines for end in (line[0], line[-1])}
    loose = -2 * sum(stop not in joined for stop in on.stops[seat])
    camps = sum(2 for tent in on.tents[seat] for s in beside(tent, AROUND) if s in joined)
    return areas, wild, loose, camps


def board_scores(state: State) -> list[list[int]]:
    """By seat, the points on every board."""
    count = len(state.sealed)
    return [[sum(points(state, b, seat)) for b in range(count)] for seat in range(count)]
