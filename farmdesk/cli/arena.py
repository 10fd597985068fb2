"""farmdesk arena: many games between levels, and who wins how often."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from farmdesk import games
from farmdesk.ai import arena, judges, levels
from farmdesk.ai.arena import Duel, Outcome, Tally
from farmdesk.ai.leash import follow_parent
from farmdesk.cli import checks
from farmdesk.cli.out import progress, progress_done, tell_json

HELP = "let levels play many games"

MOST_GAMES = 1_000_000
MOST_JOBS = 64


def declare(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", metavar="LEVEL,LEVEL", required=True, help="they rotate")
    parser.add_argument("--games", metavar="N", default="100")
    parser.add_argument("--seed", metavar="N", default="1")
    parser.add_argument("--jobs", metavar="N", default="1", help="processes; alters no result")
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[])
    parser.add_argument("--json", action="store_true", help="for programs")


def obey(args: argparse.Namespace) -> None:
    """Play and count."""
    game = checks.game(args.game)
    names = checks.seats(args.seats)
    options = checks.options(args.option, game, len(names))
    count = checks.whole(args.games, "the number of games", 1, MOST_GAMES)
    jobs = checks.whole(args.jobs, "the number of jobs", 1, MOST_JOBS)
    who = [levels.find(name) for name in names]
    duels = arena.draw(options, who, count, checks.seed(args.seed))
    outcomes = []
    for outcome in outcomes_of(args.game, duels, jobs):
        outcomes.append(outcome)
        if sys.stderr.isatty():
            progress(f"{len(outcomes)} of {count} games")
    progress_done()
    tallies = arena.count(duels, outcomes)
    if args.json:
        tell_json(facts(args.game, count, tallies))
        return
    print(f"{args.game}, {len(names)} seats, {count} games")
    for name, tally in tallies.items():
        low, high = tally.interval
        print(
            f"{name:8} wins {tally.share:6.1%} ({low:.1%} to {high:.1%}),"
            f" mean score {tally.mean_score:.1f}"
        )


def facts(game_id: str, count: int, tallies: dict[str, Tally]) -> dict[str, object]:
    """The result for programs."""
    return {
        "game": game_id,
        "games": count,
        "wins": {name: round(tally.share, 4) for name, tally in tallies.items()},
        "interval": {
            name: [round(bound, 4) for bound in tally.interval] for name, tally in tallies.items()
        },
        "mean_score": {name: round(tally.mean_score, 2) for name, tally in tallies.items()},
    }


def outcomes_of(game_id: str, duels: list[Duel], jobs: int) -> Iterator[Outcome]:
    """Play the games in so many processes; outcomes come in the order of the games."""
    if jobs == 1:
        for duel in duels:
            yield _one(game_id, duel)
        return
    # Ctrl-C is for this process alone: what is spawned now never hears of it
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(duels)), spawn, initializer=follow_parent)
    try:
        waiting = [pool.submit(_one, game_id, duel) for duel in duels]
        signal.signal(signal.SIGINT, heard)
        for future in waiting:
            yield future.result()
    except (KeyboardInterrupt, GeneratorExit):
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        signal.signal(signal.SIGINT, heard)
        pool.shutdown(cancel_futures=True)


def _one(game_id: str, duel: Duel) -> Outcome:
    game = games.find(game_id)
    assert game is not None
    return arena.play(game, judges.find(game_id), duel)
