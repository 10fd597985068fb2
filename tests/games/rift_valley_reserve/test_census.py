"""Censuses: how many positions lie one and two drawings ahead of fixed games.

A change of these numbers is a change of the rules.
"""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.state import State
from tests.games.rift_valley_reserve import naive
from tests.games.rift_valley_reserve.boards import IDENTICAL, start


def _later(seats: int, seed: int, options: dict[str, str], drawn: int) -> State:
    state, luck = start(seats, seed, options), Luck.seeded(seed, 7)
    for _ in range(drawn):
        asked = GAME.decisions(state)[0]
        pick, luck = luck.below(len(asked.moves))
        state = GAME.apply(state, asked.seat, asked.moves[pick], None)
    return state


def _count(state: State, depth: int) -> int:
    """Lines of play of so many drawings; whoever is asked first draws first."""
    asked = GAME.decisions(state)
    if not asked:
        return 1
    if depth == 1:
        return len(asked[0].moves)
    return sum(
        _count(GAME.apply(state, asked[0].seat, move, None), depth - 1) for move in asked[0].moves
    )


CENSUS = [
    # seats, seed, identical boards, drawings made before, counts at depth 1, 2 and 3
    (2, 1, False, 0, (36, 1440, 255096)),
    (2, 2, True, 0, (23, 529, 69253)),
    (2, 3, False, 13, (160, 25110)),
    (2, 4, True, 15, (114, 9884, 1107008)),
    (2, 6, False, 18, (76, 10944, 1630200)),
    (2, 8, True, 19, (104, 10110, 444840)),
    (3, 1, False, 0, (40, 1440, 48960)),
    (3, 2, True, 0, (23, 529, 12167)),
    (3, 3, False, 19, (162, 26568)),
    (3, 4, True, 23, (114, 9104, 491616)),
    (3, 6, False, 27, (157, 22922)),
    (3, 8, True, 28, (51, 5457, 5457)),
    (4, 1, False, 0, (36, 1296, 44064)),
    (4, 2, True, 0, (23, 529, 12167)),
    (4, 3, False, 25, (157, 24963)),
    (4, 4, True, 31, (112, 12430, 1392160)),
    (4, 6, False, 36, (76, 10944, 831744)),
    (4, 8, True, 37, (95, 9405, 451440)),
    (5, 1, False, 0, (36, 1440, 50400)),
    (5, 2, True, 0, (23, 529, 12167)),
    (5, 3, False, 31, (162, 25434)),
    (5, 4, True, 39, (115, 9202, 487706)),
    (5, 6, False, 45, (150, 22800)),
    (5, 8, True, 46, (105, 5145, 241815)),
]


@pytest.mark.parametrize(("seats", "seed", "same", "drawn", "counts"), CENSUS)
def test_census(seats: int, seed: int, same: bool, drawn: int, counts: tuple[int, ...]) -> None:
    """R-3 to R-20: the number of lines of play."""
    state = _later(seats, seed, IDENTICAL if same else {}, drawn)
    deep = 3 if counts[1] < 20_000 else 2
    assert tuple(_count(state, depth) for depth in range(1, deep + 1)) == counts
    assert len(naive.moves(state, GAME.decisions(state)[0].seat)) == counts[0]
