"""How strong a seat plays: the four levels, and two more that only the command line knows."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.ai.lookahead import LookAhead
from farmdesk.ai.planner import Planner
from farmdesk.ai.players import Greedy, OnePly, Player, Random
from farmdesk.ai.solver import Solver


class Level(NamedTuple):
    """A player with what it may spend on one move."""

    name: str
    """As in saves and on the command line; its words are `level.<name>`."""
    player: Player
    nodes: int
    """Positions judged for one move, at most."""
    seconds: float
    """Time for one move, at most, where there is a clock. Reached on slow machines only."""


LEVELS = (
    Level("novice", OnePly(temperature=0.25, blind=True), 4_000, 0.5),
    Level("steady", OnePly(temperature=0.25), 4_000, 0.5),
    Level(
        "hard",
        Planner(3, 1, 2, 1, 1, LookAhead((5,), samples=2, temperature=0.35)),
        8_000,
        1.2,
    ),
    Level(
        "expert",
        Planner(
            10, 8, 8, 4, 2, Solver(turns=4, nodes=15_000, before=LookAhead((10, 4), samples=6))
        ),
        40_000,
        3.0,
    ),
)
"""From weak to strong: what a new-game dialog offers."""

EXTRAS = (
    Level("random", Random(), 4_000, 0.5),
    Level("greedy", Greedy(), 4_000, 0.5),
)
"""To measure the others by."""

ADVISER = Level(
    "adviser", Planner(10, 8, 8, 4, 2, Solver(3, 8_000, LookAhead((8, 3), samples=4))), 20_000, 2.0
)
"""Gives hints: nearly as strong as the best, and it never strays."""

BY_NAME = {level.name: level for level in LEVELS + EXTRAS}


def find(name: str) -> Level:
    """The level of that name, the adviser too. Raises LookupError with what there is."""
    if name == ADVISER.name:
        return ADVISER
    if name not in BY_NAME:
        raise LookupError(f"no level {name!r}; allowed: {', '.join(BY_NAME)}")
    return BY_NAME[name]
