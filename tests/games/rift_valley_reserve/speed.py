"""What players that think ahead pay: `python -m tests.games.rift_valley_reserve.speed`.

Microseconds of this process's own CPU time. Random play beside python-chess: `farmdesk bench`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from farmdesk.core.luck import Luck
from farmdesk.games.rift_valley_reserve import GAME, rules, scoring
from farmdesk.games.rift_valley_reserve.state import State
from tests.games.rift_valley_reserve.boards import start


def late(seats: int, turns: int = 8) -> State:
    """A state in the middle of a game, at the beginning of a turn."""
    state, luck = start(seats, 1), Luck.seeded(1)
    for _ in range(turns * seats):
        asked = GAME.decisions(state)[0]
        pick, luck = luck.below(len(asked.moves))
        state = GAME.apply(state, asked.seat, asked.moves[pick], None)
    return state


def cost(call: Callable[[], object], count: int = 5_000) -> float:
    """Microseconds of one call."""
    begin = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - begin) / count * 1e6


def _fresh(state: State) -> object:
    rules._asked.cache_clear()
    return GAME.decisions(state)


def report(seats: int) -> str:
    """One line for a number of seats."""
    state = late(seats)
    move = GAME.decisions(state)[0].moves[0]
    costs = {
        "questions": cost(partial(_fresh, state)),
        "again": cost(partial(GAME.decisions, state)),
        "a move": cost(partial(GAME.apply, state, 0, move, None)),
        "totals": cost(partial(scoring.totals, state)),
        "standing": cost(partial(GAME.standing, state), 500),
        "table": cost(partial(GAME.table, state), 500),
    }
    return ", ".join(f"{name} {micros:.1f}" for name, micros in costs.items())


if __name__ == "__main__":
    for count in (2, 3, 4, 5):
        print(f"{count} seats: {report(count)} us")
