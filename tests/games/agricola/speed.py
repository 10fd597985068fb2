"""What players that think ahead pay: `python -m tests.games.agricola.speed`.

Microseconds of this process's own CPU time. Random play beside python-chess: `farmdesk bench`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial

from farmdesk.core.luck import Luck
from farmdesk.games.agricola import GAME, scoring
from farmdesk.games.agricola.state import State
from tests.games.agricola.farms import start


def walk(seats: int, seed: int) -> list[State]:
    """Every state of a random game that asks something."""
    state, luck, found = start(seats, seed), Luck.seeded(seed), []
    while asked := GAME.decisions(state):
        found.append(state)
        pick, luck = luck.below(len(asked[0].moves))
        state = GAME.apply(state, asked[0].seat, asked[0].moves[pick], None)
    return found


def cost(call: Callable[[], object], count: int = 200) -> float:
    """Microseconds of one call."""
    begin = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - begin) / count * 1e6


def successors(states: list[State]) -> list[float]:
    """Microseconds of a move, for the middle one of each question."""
    costs = []
    for state in states:
        (asked,) = GAME.decisions(state)
        move = asked.moves[len(asked.moves) // 2]
        costs.append(cost(partial(GAME.apply, state, asked.seat, move, None), 50))
    return costs


def report(seats: int) -> str:
    """One line for a number of seats."""
    begin = time.process_time()
    games = 40
    for seed in range(games):
        walk(seats, seed)
    whole = (time.process_time() - begin) / games * 1e3
    states = walk(seats, 1)
    moves = successors(states)
    costs = {
        "a move (median)": statistics.median(moves),
        "a move (mean)": statistics.mean(moves),
        "questions": statistics.mean(cost(partial(GAME.decisions, s), 50) for s in states),
        "totals": statistics.mean(cost(partial(scoring.totals, s), 50) for s in states),
        "standing": statistics.mean(cost(partial(GAME.standing, s), 10) for s in states),
        "table": statistics.mean(cost(partial(GAME.table, s), 10) for s in states),
    }
    told = ", ".join(f"{name} {micros:.1f}" for name, micros in costs.items())
    return f"{told} us; a random game {whole:.1f} ms"


if __name__ == "__main__":
    for count in (1, 2, 3, 4):
        print(f"{count} seats: {report(count)}")
