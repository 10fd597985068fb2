"""farmdesk replay: a saved game, every move checked, told from its first move on."""

from __future__ import annotations

import argparse
from pathlib import Path

from farmdesk import games
from farmdesk.cli import checks, telling
from farmdesk.cli.out import tell_json
from farmdesk.cli.words import Words
from farmdesk.core import saves
from farmdesk.core.saves import SaveError

HELP = "check a saved game and tell it again"


class DamagedError(Exception):
    """A save that cannot be used; the text says why and which back-up can."""


def declare(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="for programs")


def obey(args: argparse.Namespace) -> None:
    """Tell the game. Raises DamagedError for a save that cannot be used."""
    path = checks.file(args.file)
    try:
        match = saves.read(path, games.find)
    except SaveError as error:
        raise DamagedError(_reason(path, error)) from error
    if args.json:
        tell_json(telling.facts(match) | {"takebacks": match.takebacks})
        return
    words = telling.words_of(match)
    print(telling.title(match))
    for turn in match.past:
        print(telling.line(turn, words, telling.stranger(match, turn.seat)))
    print(*telling.summary(match), sep="\n")


def _reason(path: Path, error: SaveError) -> str:
    sentence = f"{path}: {Words().say(error.phrase)}"
    good = saves.newest_good(path, games.find)
    return sentence if good is None else f"{sentence} The newest good back-up is {good}."
