"""How long do games of Formidable Farm last? `python -m tests.bench.rounds --games 100 --jobs 2`.

Every seat of one level. Prints for each number of seats how many games end within 14 rounds, and
the rounds of the median and the longest. A game that does not come to its end is given up and told.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import time
from concurrent.futures import ProcessPoolExecutor

from farmdesk.ai import desk
from farmdesk.ai.leash import follow_parent
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import parse_move
from farmdesk.games.formidable_farm import GAME

MOST = 14
GIVEN_UP = 3_000
"""A game of so many moves, about twenty times the usual, never ends."""
WANTED = 95
"""Percent of the games that end within MOST rounds at least."""


def rounds(level: str, seats: int, seed: int) -> int:
    """The rounds of one game. Raises RuntimeError when it goes on and on."""
    state = GAME.setup(settle(GAME.info, {}, seats), seats, Luck.seeded(seed))
    moves = 0
    while asked := GAME.decisions(state):
        seat = asked[0].seat
        text = desk.think(GAME.info.id, GAME.conceal(state, seat), seat, level, seed + moves)
        state = GAME.apply(state, seat, parse_move(asked[0], text), None)
        moves += 1
        if moves > GIVEN_UP:
            raise RuntimeError(f"{seats} seats of {level}, seed {seed}: no end in {moves} moves")
    return max(farm.turns for farm in state.farms)


def line(level: str, seats: int, games: int, seed: int, jobs: int) -> str:
    """One number of seats, as a line."""
    spawn = multiprocessing.get_context("spawn")
    begin = time.perf_counter()
    seeds = [seed * 1_000_000 + 1_000 * number for number in range(games)]
    with ProcessPoolExecutor(jobs, spawn, initializer=follow_parent) as pool:
        found = list(pool.map(rounds, [level] * games, [seats] * games, seeds))
    within = sum(count <= MOST for count in found)
    return (
        f"{GAME.info.id}, {seats} seats of {level}: {within} of {games} games within {MOST} rounds,"
        f" {within / games:.1%}, median {statistics.median(found):.0f}, longest {max(found)},"
        f" {time.perf_counter() - begin:.0f} s, wanted {WANTED} %"
    )


def main() -> None:
    """Every number of seats above one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--level", default="hard")
    args = parser.parse_args()
    for seats in (2, 3, 4):
        print(line(args.level, seats, args.games, args.seed, args.jobs), flush=True)


if __name__ == "__main__":
    main()
