"""Censuses: how many lines of play of one to four decisions follow on fixed positions.

A change of these numbers is a change of the rules.
"""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.state import ACT, State
from tests.games.harvest_island import naive
from tests.games.harvest_island.islands import start


def _later(seats: int, seed: int, made: int) -> State:
    """The first turn that begins after so many random decisions."""
    state, luck = start(seats, seed), Luck.seeded(seed, 7)
    while made > 0 or state.step != ACT:
        made -= 1
        asked = GAME.decisions(state)
        pick, luck = luck.below(len(asked[0].moves))
        state = GAME.apply(state, asked[0].seat, asked[0].moves[pick], None)
    return state


def _count(state: State, depth: int) -> int:
    """Lines of play of so many decisions; whoever is asked first answers first."""
    asked = GAME.decisions(state)
    if not asked:
        return 1
    if depth == 1:
        return len(asked[0].moves)
    return sum(
        _count(GAME.apply(state, asked[0].seat, move, None), depth - 1) for move in asked[0].moves
    )


CENSUS: list[tuple[int, int, int, tuple[int, ...]]] = [
    # seats, seed, decisions made before, counts at depth 1 to 4
    (2, 1, 0, (16, 162, 498, 1206)),
    (2, 2, 60, (12, 81, 589, 3914)),
    (2, 3, 150, (14, 113, 633, 2970)),
    (2, 4, 300, (14, 111, 877, 6224)),
    (3, 1, 0, (16, 162, 498, 1206)),
    (3, 2, 60, (13, 103, 521, 2612)),
    (3, 3, 150, (16, 156, 792, 3396)),
    (3, 4, 300, (13, 115, 833, 4406)),
    (4, 1, 0, (16, 156, 480, 1164)),
    (4, 2, 60, (11, 83, 500, 530)),
    (4, 3, 150, (14, 119, 758, 4141)),
    (4, 4, 300, (11, 124, 1158, 1254)),
]


@pytest.mark.parametrize(("seats", "seed", "made", "counts"), CENSUS)
def test_census(seats: int, seed: int, made: int, counts: tuple[int, ...]) -> None:
    """H-9 to H-37: the number of lines of play."""
    state = _later(seats, seed, made)
    assert tuple(_count(state, depth) for depth in (1, 2, 3, 4)) == counts


@pytest.mark.parametrize(("seats", "seed", "counts"), [(s, k, c) for s, k, m, c in CENSUS if not m])
def test_the_plain_rules_count_the_same(seats: int, seed: int, counts: tuple[int, ...]) -> None:
    """H-10 to H-16: the first decision of a game."""
    moves = naive.Island(start(seats, seed)).moves()
    assert sum(map(len, moves.values())) == counts[0]
