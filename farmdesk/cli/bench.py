"""farmdesk bench: how fast the rules are, beside python-chess in the same run.

Random play, per second of this process's own CPU time. The contestants take turns, round after
round, and the medians count, so that a busy machine slows all of them alike.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from farmdesk import games
from farmdesk.cli import checks
from farmdesk.cli.out import tell_json
from farmdesk.core.game import Game, settle
from farmdesk.core.luck import Luck

HELP = "measure random play"

CHESS = "python-chess"


class Lap(NamedTuple):
    """One contestant's part of a round."""

    moves: int
    games: int
    seconds: float


Contestant = Callable[[random.Random], int]
"""Plays one random game to its end; returns its moves."""


def declare(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("games", metavar="GAME", nargs="*", help="all of them when none is named")
    parser.add_argument("--rounds", metavar="N", default="5")
    parser.add_argument("--games", dest="count", metavar="N", default="150", help="in a round")
    parser.add_argument("--json", action="store_true", help="for programs")


def obey(args: argparse.Namespace) -> None:
    """Measure and tell."""
    rounds = checks.whole(args.rounds, "the number of rounds", 1, 1_000)
    count = checks.whole(args.count, "the number of games in a round", 1, 100_000)
    contestants = {name: of_game(checks.game(name)) for name in args.games or games.BUILT}
    if importlib.util.find_spec("chess"):
        contestants[CHESS] = chess_game
    laps: dict[str, list[Lap]] = {name: [] for name in contestants}
    for number in range(rounds):
        for name, contestant in contestants.items():
            share = max(1, count // 10) if name == CHESS else count  # its games are long
            laps[name].append(_lap(contestant, share, random.Random(number)))
    found = facts(laps)
    if args.json:
        tell_json(found)
        return
    for name, rates in found["games"].items():
        print(f"{name}: {rates['moves_per_s']:,.0f} moves/s, {rates['games_per_s']:,.0f} games/s")
    for name, rates in found["peers"].items():
        print(f"{name}: {rates['moves_per_s']:,.0f} moves/s")
    for name, ratio in found["ratio"].items():
        print(f"{name} makes {ratio:.2f} times the moves of {CHESS}")


def facts(laps: dict[str, list[Lap]]) -> dict[str, Any]:
    """Medians over the rounds."""
    speed = {
        name: statistics.median(lap.moves / lap.seconds for lap in done)
        for name, done in laps.items()
    }
    ours = [name for name in laps if name != CHESS]
    rates = {}
    for name in ours:
        done = laps[name]
        rates[name] = {
            "moves_per_s": round(speed[name]),
            "games_per_s": round(statistics.median(lap.games / lap.seconds for lap in done), 1),
            "moves_per_game": round(sum(lap.moves for lap in done) / sum(x.games for x in done), 1),
        }
    chess = speed.get(CHESS)
    return {
        "games": rates,
        "peers": {} if chess is None else {CHESS: {"moves_per_s": round(chess)}},
        "ratio": {} if chess is None else {name: round(speed[name] / chess, 2) for name in ours},
    }


def _lap(contestant: Contestant, count: int, dice: random.Random) -> Lap:
    start = time.process_time()
    moves = sum(contestant(dice) for _ in range(count))
    return Lap(moves, count, max(time.process_time() - start, 1e-9))


def of_game(game: Game[Any]) -> Contestant:
    """Random play of a game, the numbers of seats in turn."""
    seats = game.info.seats
    options = {count: settle(game.info, {}, count) for count in seats}

    def play(dice: random.Random) -> int:
        pick = dice.random
        count = dice.choice(seats)
        state = game.setup(options[count], count, Luck.seeded(dice.getrandbits(32)))
        moves = 0
        while asked := game.decisions(state):
            answers = asked[0].moves
            state = game.apply(state, asked[0].seat, answers[int(pick() * len(answers))], None)
            moves += 1
        return moves

    return play


def chess_game(dice: random.Random) -> int:
    """Random play of python-chess, as a yardstick."""
    import chess

    pick = dice.random
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        answers = list(board.legal_moves)
        board.push(answers[int(pick() * len(answers))])
        moves += 1
    return moves
