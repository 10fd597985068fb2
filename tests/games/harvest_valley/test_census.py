"""Censuses: how many positions lie one, two and three moves ahead of fixed games.

A change of these numbers is a change of the rules.
"""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.state import State
from tests.games.harvest_valley import naive
from tests.games.harvest_valley.valleys import STARS, start


def _later(seats: int, seed: int, options: dict[str, str], moves: int) -> State:
    state, luck = start(seats, seed, options), Luck.seeded(seed, 7)
    for _ in range(moves):
        (asked,) = GAME.decisions(state)
        pick, luck = luck.below(len(asked.moves))
        state = GAME.apply(state, asked.seat, asked.moves[pick], None)
    return state


def _count(state: State, depth: int) -> int:
    asked = GAME.decisions(state)
    if not asked:
        return 1
    moves = asked[0].moves
    if depth == 1:
        return len(moves)
    return sum(_count(GAME.apply(state, state.turn, move, None), depth - 1) for move in moves)


def _count_plainly(state: State, depth: int) -> int:
    """The same with the plain rules; only states are made by the game."""
    asked = GAME.decisions(state)
    if not asked:
        return 1
    texts = naive.moves(state)
    if depth == 1:
        return len(texts)
    moves = [move for move in asked[0].moves if str(move) in texts]
    return sum(
        _count_plainly(GAME.apply(state, state.turn, move, None), depth - 1) for move in moves
    )


CENSUS = [
    # seats, seed, all star cards, moves made before, counts at depth 1, 2, 3
    (2, 1, False, 0, (4, 64, 1536)),
    (2, 2, False, 12, (36, 1728, 58968)),
    (2, 3, True, 8, (48, 1728, 77580)),
    (2, 6, True, 14, (32, 960, 27008)),
    (3, 1, False, 0, (4, 64, 1536)),
    (3, 2, False, 12, (52, 2160, 93240)),
    (3, 3, True, 8, (48, 2496, 103536)),
    (3, 6, True, 18, (36, 1420, 53720)),
    (4, 1, False, 0, (4, 64, 1536)),
    (4, 2, False, 12, (36, 1728, 58968)),
    (4, 3, True, 8, (36, 1296, 62064)),
    (4, 6, True, 22, (16, 144, 864)),
    (5, 1, False, 0, (4, 64, 1536)),
    (5, 2, False, 12, (48, 2124, 87777)),
    (5, 3, True, 8, (56, 2448, 146016)),
    (5, 6, True, 26, (20, 364, 4788)),
]


@pytest.mark.parametrize(("seats", "seed", "stars", "made", "counts"), CENSUS)
def test_census(seats: int, seed: int, stars: bool, made: int, counts: tuple[int, ...]) -> None:
    """R-8 to R-20: the number of lines of play."""
    state = _later(seats, seed, STARS if stars else {}, made)
    assert tuple(_count(state, depth) for depth in (1, 2, 3)) == counts
    assert _count_plainly(state, 2) == counts[1]
