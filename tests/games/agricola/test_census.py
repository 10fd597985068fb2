"""Censuses: how many positions lie one and two decisions ahead of fixed games.

A change of these numbers is a change of the rules.
"""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.state import State
from tests.games.agricola.farms import farm, harvest, start, table


def _later(seats: int, seed: int, made: int) -> State:
    """A random game after so many decisions."""
    state, luck = start(seats, seed), Luck.seeded(seed, 7)
    for _ in range(made):
        moves = GAME.decisions(state)[0].moves
        pick, luck = luck.below(len(moves))
        state = GAME.apply(state, GAME.decisions(state)[0].seat, moves[pick], None)
    return state


def _count(state: State, depth: int) -> int:
    """Lines of play of so many decisions."""
    asked = GAME.decisions(state)
    if not asked:
        return 1
    (decision,) = asked
    if depth == 1:
        return len(decision.moves)
    return sum(
        _count(GAME.apply(state, decision.seat, move, None), depth - 1) for move in decision.moves
    )


CENSUS: list[tuple[int, int, int, tuple[int, ...]]] = [
    # seats, seed, decisions made before, counts at depth 1, 2 and 3
    (1, 1, 0, (8, 64, 610)),
    (1, 2, 9, (12, 144)),
    (1, 3, 20, (13, 150)),
    (1, 4, 30, (17, 230)),
    (2, 1, 0, (8, 62, 446)),
    (2, 2, 18, (7, 46)),
    (2, 3, 40, (13, 152)),
    (2, 4, 60, (21, 270)),
    (3, 1, 0, (11, 105, 933)),
    (3, 2, 27, (13, 159)),
    (3, 3, 60, (15, 529)),
    (3, 4, 90, (11, 121)),
    (4, 1, 0, (13, 157, 1764)),
    (4, 2, 36, (13, 208)),
    (4, 3, 80, (17, 962)),
    (4, 4, 120, (27, 661)),
]


@pytest.mark.parametrize(("seats", "seed", "made", "counts"), CENSUS)
def test_census(seats: int, seed: int, made: int, counts: tuple[int, ...]) -> None:
    """R-3 to R-9: the number of lines of play."""
    state = _later(seats, seed, made)
    assert tuple(_count(state, depth) for depth in range(1, len(counts) + 1)) == counts


RICH = {"wood": 15, "clay": 9, "reed": 9, "stone": 9, "grain": 3, "vegetable": 2, "food": 3}
WAYS = {
    "farm_expansion": (12, 143),
    "farmland": (2, 18),
    "side_job": (13, 73),
    "major_improvement": (11, 82),
    "fencing": (53, 471),
    "grain_utilization": (11, 47),
    "basic_wish": (10, 154),
    "house_redevelopment": (12, 92),
    "urgent_wish": (9, 131),
    "cultivation": (10, 76),
    "farm_redevelopment": (54, 481),
}


@pytest.mark.parametrize("space", WAYS)
def test_ways_on_a_space(space: str) -> None:
    """R-16 to R-33: what a rich farm may do on each space, one and two answers deep."""
    one = farm("F F . . . R . . . . R R . . .", RICH, ["0,3 0,4"], cards=("fireplace_2",))
    shown = [name for name in WAYS if name not in ("farm_expansion", "farmland", "side_job")]
    state = table(one, farm(), show=shown)
    move = next(m for m in GAME.decisions(state)[0].moves if str(m) == f"send {space}")
    after = GAME.apply(state, 0, move, None)
    assert tuple(_count(after, depth) for depth in (1, 2)) == WAYS[space]


def test_ways_to_feed_and_breed() -> None:
    """R-36 to R-39: of a full farm in a harvest."""
    have = {"grain": 3, "vegetable": 2, "sheep": 3, "boar": 2, "cattle": 2, "wood": 1, "reed": 1}
    cards = ("cooking_hearth_4", "joinery", "basketmakers_workshop")
    one = farm(
        "g2 v1 . . . R . . . . R R . . .", have, ["0,3 0,4", "1,3 1,4"], cards=cards, people=4
    )
    state = harvest(one, farm(have={"food": 4}))
    assert tuple(_count(state, depth) for depth in (1, 2, 3)) == (3, 7, 60)
