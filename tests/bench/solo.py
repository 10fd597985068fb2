"""How often is the solo game won? `python -m tests.bench.solo --games 200 --jobs 2`.

Formidable Farm alone, 18 turns, the same seeds for every level. Prints for each level how many of
them it wins, with the 95 % interval, and how many turns were left or how many cards.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence

from farmdesk.ai import arena, levels
from farmdesk.cli.arena import outcomes_of
from farmdesk.games.formidable_farm.state import TASK

GAME = "formidable_farm"
WANTED = 85
"""Percent of the seeds that the planner wins at least."""


def solo(level: str, count: int, seed: int, jobs: int) -> str:
    """One level, as a line."""
    duels = arena.draw({}, [levels.find(level)], count, seed)
    begin = time.perf_counter()
    outcomes: Sequence[arena.Outcome] = list(outcomes_of(GAME, duels, jobs))
    won = sum(bool(outcome.winners) for outcome in outcomes)
    low, high = arena.wilson(won, count)
    short = [TASK[1] - outcome.totals[0] for outcome in outcomes if not outcome.winners]
    lost = f", lost by {statistics.mean(short):.1f} cards on average" if short else ""
    return (
        f"{GAME} alone: {level:7} wins {won} of {count} seeds, {won / count:.1%}"
        f" ({low:.1%} to {high:.1%}){lost}, {time.perf_counter() - begin:.0f} s"
    )


def main() -> None:
    """Every level on the same seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--levels", nargs="*", default=["greedy", "novice", "steady", "hard", "expert"]
    )
    args = parser.parse_args()
    for level in args.levels:
        told = solo(level, args.games, args.seed, args.jobs)
        planner = level in {"hard", "expert"}
        print(f"{told}, wanted {WANTED} %" if planner else told, flush=True)


if __name__ == "__main__":
    main()
