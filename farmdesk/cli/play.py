"""farmdesk play: one game between levels, told as it goes."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from farmdesk.cli import checks, telling
from farmdesk.cli.apart import Think, minds
from farmdesk.cli.out import progress, progress_done, tell_json
from farmdesk.core import saves
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import COLOURS, Chair, Match, Turn
from farmdesk.core.moves import parse_move

HELP = "let levels play one game"


def declare(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", metavar="LEVEL,LEVEL", required=True, help="in turn order")
    parser.add_argument("--seed", metavar="N", help="the same seed plays the same game")
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[])
    parser.add_argument("--save", metavar="FILE", help="keep the game, for replay and the window")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--progress", action="store_true", help="count the moves")
    parser.add_argument("--apart", action="store_true", help="think in the window's own process")


def obey(args: argparse.Namespace) -> None:
    """Play the game, tell how it ended, save it if wanted.

    Raises ThinkingError when the process apart fails.
    """
    game = checks.game(args.game)
    levels = checks.seats(args.seats)
    options = checks.options(args.option, game, len(levels))
    file = None if args.save is None else checks.target(args.save)
    seed = secrets.randbelow(SEEDS) if args.seed is None else checks.seed(args.seed)
    names = telling.names_of(levels)
    chairs = [
        Chair(name, level, colour)
        for name, level, colour in zip(names, levels, COLOURS, strict=False)
    ]
    match = Match(game, options, seed, chairs)
    with minds(apart=args.apart) as think:
        _play(match, think, tell=not args.json, count=args.progress)
    if args.json:
        tell_json(telling.facts(match))
    else:
        print(*telling.summary(match), sep="\n")
    if file is not None:  # last, so that a full disk takes nothing but the file
        saves.write(file, saves.dump(match))


def _play(match: Match, think: Think, *, tell: bool, count: bool) -> None:
    words = telling.words_of(match)
    if tell:
        print(telling.title(match), flush=True)
    while not match.over:
        turn = next_turn(match, think)
        number = len(match.past)
        if tell:
            print(f"{number:3} " * count + telling.line(turn, words), flush=True)
        elif count:  # beside what programs read
            progress(f"{match.game.info.id}: move {number}")
    if count and not tell:
        progress_done()


def next_turn(match: Match, think: Think) -> Turn:
    """Let the level that is asked make its move."""
    decision = match.decisions[0]
    seat = decision.seat
    concealed: Any = match.game.conceal(match.state, seat)
    seed = match.seed * 1_000 + len(match.past)
    level = match.chairs[seat].player
    text = think(match.game.info.id, concealed, seat, level, seed)
    return match.play(seat, parse_move(decision, text))
