"""Do the levels stand in order? `python -m tests.bench.levels --games 200 --jobs 2`.

Prints for each step of the ladder how often the stronger level wins, with its 95 % interval. With
more than two seats one seat of the stronger level plays against the others; 100 % divided by the
number of seats would be equal play.
"""

from __future__ import annotations

import argparse
import time

from farmdesk import games
from farmdesk.ai import arena, levels
from farmdesk.cli.arena import outcomes_of

STEPS = (
    ("novice", "random", 85),
    ("steady", "novice", 65),
    ("hard", "steady", 65),
    ("expert", "hard", 60),
)
"""Stronger, weaker, and the share of wins that is wanted at least, with two seats."""


def step(game: str, seats: int, strong: str, weak: str, count: int, seed: int, jobs: int) -> str:
    """One step of the ladder, as a line."""
    who = [levels.find(strong), *[levels.find(weak)] * (seats - 1)]
    duels = arena.draw({}, who, count, seed)
    begin = time.perf_counter()
    tallies = arena.count(duels, list(outcomes_of(game, duels, jobs)))
    (low, high), took = tallies[strong].interval, time.perf_counter() - begin
    return (
        f"{game}, {seats} seats: {strong:6} against {weak:6} {tallies[strong].share:6.1%}"
        f" ({low:.1%} to {high:.1%}), {count} games,"
        f" mean scores {tallies[strong].mean_score:.1f} and {tallies[weak].mean_score:.1f},"
        f" {took:.0f} s"
    )


def main() -> None:
    """Climb the ladder of every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    args = parser.parse_args()
    for game in games.BUILT:
        for seats in args.seats:
            for strong, weak, wanted in STEPS:
                told = step(game, seats, strong, weak, args.games, args.seed, args.jobs)
                print(f"{told}, wanted {wanted}" if seats == 2 else told, flush=True)


if __name__ == "__main__":
    main()
