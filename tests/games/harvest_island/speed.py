"""What players that think ahead pay: `python -m tests.games.harvest_island.speed`.

Microseconds of this process's own CPU time. Random play beside python-chess: `farmdesk bench`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from farmdesk.core.luck import Luck
from farmdesk.games.harvest_island import GAME, scoring
from farmdesk.games.harvest_island.state import ACT, State
from farmdesk.games.harvest_island.worth import least_loss
from tests.games.harvest_island.islands import start


def late(seats: int, decisions: int = 120) -> State:
    """A turn that begins in the middle of a game."""
    state, luck = start(seats, 1), Luck.seeded(1)
    while decisions > 0 or state.step != ACT:
        asked = GAME.decisions(state)[0]
        pick, luck = luck.below(len(asked.moves))
        state = GAME.apply(state, asked.seat, asked.moves[pick], None)
        decisions -= 1
    return state


def cost(call: Callable[[], object], count: int = 5_000) -> float:
    """Microseconds of one call."""
    begin = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - begin) / count * 1e6


def report(seats: int) -> str:
    """One line for a number of seats."""
    state = late(seats)
    asked = GAME.decisions(state)[0]
    seen = GAME.conceal(state, state.seat)
    costs = {
        "question": cost(partial(GAME.decisions, state)),
        "a use": cost(partial(GAME.apply, state, state.seat, asked.moves[0], None)),
        "a harvest": cost(partial(GAME.apply, state, state.seat, asked.moves[-1], None)),
        "totals": cost(partial(scoring.totals, state)),
        "a loss": cost(partial(least_loss, state, state.seat)),
        "conceal": cost(partial(GAME.conceal, state, state.seat), 500),
        "imagine": cost(partial(GAME.imagine, seen, Luck.seeded(1)), 500),
        "standing": cost(partial(GAME.standing, state), 500),
        "table": cost(partial(GAME.table, state), 500),
    }
    return ", ".join(f"{name} {micros:.1f}" for name, micros in costs.items())


if __name__ == "__main__":
    for count in (2, 3, 4):
        print(f"{count} seats: {report(count)} us")
