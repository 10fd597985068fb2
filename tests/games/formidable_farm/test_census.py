"""Censuses: how many lines of play lie one, two and three decisions ahead of fixed games.

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
    # seats, seed, decisions made before, counts at depth 1, 2 and 3
    (1, 1, 0, (6, 19, 62)),
    (1, 2, 20, (1, 5, 15)),
    (1, 3, 60, (3, 12, 48)),
    (1, 4, 120, (1, 1, 1)),
    (2, 1, 0, (7, 20, 67)),
    (2, 2, 20, (1, 7, 32)),
    (2, 3, 60, (2, 10, 39)),
    (2, 4, 120, (7, 27, 98)),
    (3, 1, 0, (7, 20, 68)),
    (3, 2, 20, (8, 48, 192)),
    (3, 3, 60, (2, 9, 35)),
    (3, 4, 120, (3, 13, 51)),
    (4, 1, 0, (7, 22, 73)),
    (4, 2, 20, (8, 31, 92)),
    (4, 3, 60, (3, 17, 180)),
    (4, 4, 120, (14, 80, 407)),
]


@pytest.mark.parametrize(("seats", "seed", "made", "counts"), CENSUS)
def test_census(seats: int, seed: int, made: int, counts: tuple[int, ...]) -> None:
    """The number of lines of play."""
    state = _later(seats, seed, made)
    assert tuple(_count(state, depth) for depth in range(1, len(counts) + 1)) == counts
