"""How long do the levels think? `python -m tests.bench.thinking --games 10`.

Prints the median and the 95th percentile of the time for one move, four seats of one level; of
every game, or of those named by `--of`.
"""

from __future__ import annotations

import argparse
import statistics
import time

from farmdesk import games
from farmdesk.ai import desk, levels
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import parse_move

WANTED = {"novice": 0.05, "steady": 0.1, "hard": 1.2, "expert": 4.0}
"""Seconds that 95 % of the moves must not exceed."""


def times(game_id: str, seats: int, level: str, count: int) -> list[float]:
    """Seconds for every move of some games, ascending."""
    game = games.find(game_id)
    assert game is not None
    found = []
    for seed in range(count):
        chairs = [Chair(f"{level} {seat}", level, COLOURS[seat]) for seat in range(seats)]
        match = Match(game, {}, seed, chairs)
        while not match.over:
            seat = match.decisions[0].seat
            state = game.conceal(match.state, seat)
            begin = time.perf_counter()
            text = desk.think(game_id, state, seat, level, len(match.past), clock=True)
            found.append(time.perf_counter() - begin)
            match.play(seat, parse_move(match.decisions[0], text))
    return sorted(found)


def main() -> None:
    """Every level of every game that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--of", nargs="*", choices=games.BUILT, default=games.BUILT, metavar="GAME")
    args = parser.parse_args()
    for game in args.of:
        for level in levels.LEVELS:
            found = times(game, args.seats, level.name, args.games)
            p95 = found[int(len(found) * 0.95)]
            print(
                f"{game}, {args.seats} seats, {level.name:6}: {len(found)} moves,"
                f" median {statistics.median(found):.3f} s, p95 {p95:.3f} s, longest"
                f" {found[-1]:.3f} s, wanted p95 {WANTED[level.name]} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
