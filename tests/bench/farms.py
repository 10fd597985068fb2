"""How well do farms do? `python -m tests.bench.farms --games 100 --jobs 2`.

Agricola with every seat of one level: mean points and how often somebody begs, two seats; and the
median of the game alone. The same seeds for every level.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from farmdesk.ai import arena, desk, judges, levels
from farmdesk.ai.leash import follow_parent
from farmdesk.ai.players import Task
from farmdesk.core.luck import Luck
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.state import State, people

WANTED = {2: "at least 32 on average, begging in under 10 % of the games", 1: "a median of 45"}
"""For experts, by seats."""


class Farms(NamedTuple):
    """How a game went, by seat."""

    points: tuple[int, ...]
    begging: tuple[int, ...]
    people: tuple[int, ...]


def play(seats: int, level: str, seed: int) -> Farms:
    """One game of equals, without a clock."""
    who, judge = levels.find(level), judges.find("agricola")
    state: State = GAME.setup({}, seats, Luck.seeded(seed))
    moves = 0
    while asked := GAME.decisions(state):
        seat = asked[0].seat
        luck = Luck.seeded(seed, moves, seat)
        hidden = GAME.conceal(state, seat)
        task = Task(GAME, judge, hidden, seat, luck, desk.budget(who))
        state = GAME.apply(state, seat, desk.rate(who, task)[0].move, None)
        moves += 1
    return Farms(
        GAME.standing(state).totals,
        tuple(farm.begging for farm in state.farms),
        tuple(map(people, state.farms)),
    )


def told(seats: int, level: str, games: int, seed: int, jobs: int) -> str:
    """One level with so many seats, as a line."""
    seeds = [Luck.seeded(seed, number).draw()[0] % (1 << 31) for number in range(games)]
    begin = time.perf_counter()
    one = partial(play, seats, level)
    if jobs == 1:
        found = [one(number) for number in seeds]
    else:
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, spawn, initializer=follow_parent) as pool:
            found = list(pool.map(one, seeds))
    points = [n for farms in found for n in farms.points]
    people = [n for farms in found for n in farms.people]
    beg = sum(any(farms.begging) for farms in found)
    low, high = arena.wilson(beg, games)
    return (
        f"agricola, {seats} seats of {level}: {games} games, {statistics.mean(points):.1f} points"
        f" on average, median {statistics.median(points)}, from {min(points)} to {max(points)},"
        f" {statistics.mean(people):.1f} people; begging in {beg / games:.0%} of the games"
        f" ({low:.0%} to {high:.0%}), {time.perf_counter() - begin:.0f} s"
    )


def main() -> None:
    """Every level, with two seats and alone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 1])
    parser.add_argument("--levels", nargs="*", default=[one.name for one in levels.LEVELS])
    args = parser.parse_args()
    for seats in args.seats:
        for level in args.levels:
            line = told(seats, level, args.games, args.seed, args.jobs)
            wanted = WANTED.get(seats) if level == "expert" else None
            print(f"{line}, wanted: {wanted}" if wanted else line, flush=True)


if __name__ == "__main__":
    main()
