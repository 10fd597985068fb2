"""How fast random play is, beside python-chess: `python -m tests.games.harvest_valley.speed`.

Prints moves a second of this process's own CPU time, and the ratio to python-chess in the same run.
"""

from __future__ import annotations

import random
import time

import chess

from farmdesk.core.luck import Luck
from farmdesk.games.harvest_valley import GAME, scoring
from tests.games.harvest_valley.valleys import STARS, start


def _farm(games: int, seats: int, options: dict[str, str]) -> float:
    pick = random.Random(1).random
    moves = 0
    begin = time.process_time()
    for seed in range(games):
        state = start(seats, seed, options)
        while asked := GAME.decisions(state):
            seat, _, choices, _ = asked[0]
            state = GAME.apply(state, seat, choices[int(pick() * len(choices))], None)
            moves += 1
    return moves / (time.process_time() - begin)


def _chess(games: int) -> float:
    pick = random.Random(1).random
    moves = 0
    begin = time.process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            choices = list(board.legal_moves)
            board.push(choices[int(pick() * len(choices))])
            moves += 1
    return moves / (time.process_time() - begin)


def _totals() -> float:
    """Microseconds for the totals of a state late in a game."""
    state, luck = start(4, 1), Luck.seeded(1)
    for _ in range(22):
        pick, luck = luck.below(len(GAME.decisions(state)[0].moves))
        state = GAME.apply(state, state.turn, GAME.decisions(state)[0].moves[pick], None)
    begin = time.process_time()
    for _ in range(20_000):
        scoring.totals(state)
    return (time.process_time() - begin) / 20_000 * 1e6


if __name__ == "__main__":
    peer = _chess(60)
    print(f"python-chess {peer:9,.0f} moves/s")
    for seats in (2, 3, 4, 5):
        for name, options in (("normal", {}), ("stars", STARS)):
            _farm(50, seats, options)
            rate = _farm(500, seats, options)
            print(f"{seats} seats, {name:6} {rate:9,.0f} moves/s, {rate / peer:4.1f} x")
    print(f"totals of a state: {_totals():.1f} us")
