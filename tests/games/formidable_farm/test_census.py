"""Censuses: how many lines of play lie one to five decisions ahead of fixed games.

A change of these numbers is a change of the rules.
"""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.state import State
from tests.games.formidable_farm.farms import start


def _later(seats: int, seed: int, made: int) -> State:
    """A game after so many random decisions, things bought among them."""
    state, luck = start(seats, seed), Luck.seeded(seed, 7)
    for _ in range(made):
        asked = GAME.decisions(state)
        if not asked:
            break
        moves = asked[0].all_moves
        pick, luck = luck.below(len(moves))
        state = GAME.apply(state, state.turn, moves[pick], None)
    return state


def _count(state: State, depth: int) -> int:
    """Lines of play of so many decisions."""
    asked = GAME.decisions(state)
    if not asked:
        return 1
    moves = asked[0].all_moves
    if depth == 1:
        return len(moves)
    return sum(_count(GAME.apply(state, state.turn, move, None), depth - 1) for move in moves)


CENSUS: list[tuple[int, int, int, tuple[int, ...]]] = [
    # seats, seed, decisions made before, counts at depth 1, 2, 3 and so on
    (1, 1, 0, (6, 19, 62, 249, 920)),
    (1, 2, 20, (1, 5, 15, 73, 343)),
    (1, 3, 62, (2, 10, 38, 215, 1261)),
    (1, 5, 45, (5, 13, 17, 21, 28)),
    (2, 1, 0, (7, 20, 67, 217, 747)),
    (2, 2, 20, (1, 7, 32, 108, 404)),
    (2, 3, 62, (2, 2, 14, 90, 584)),
    (2, 5, 100, (7, 27, 92, 319, 1563)),
    (3, 1, 0, (7, 20, 68, 220, 698)),
    (3, 2, 20, (8, 48, 192, 384, 768)),
    (3, 3, 62, (6, 25, 233, 1819, 11854)),
    (3, 5, 100, (8, 38, 212, 1043, 5448)),
    (4, 1, 0, (7, 22, 73, 228, 698)),
    (4, 2, 20, (8, 31, 92, 306, 960)),
    (4, 3, 62, (1, 13, 179, 872, 4311)),
    (4, 5, 100, (7, 12, 52, 326, 2313)),
]


@pytest.mark.parametrize(("seats", "seed", "made", "counts"), CENSUS)
def test_census(seats: int, seed: int, made: int, counts: tuple[int, ...]) -> None:
    """The number of lines of play."""
    state = _later(seats, seed, made)
    assert tuple(_count(state, depth) for depth in range(1, len(counts) + 1)) == counts
