"""farmdesk games: what can be played, by how many, with which options."""

from __future__ import annotations

import argparse
from typing import Any

from farmdesk import games
from farmdesk.cli.out import tell_json
from farmdesk.cli.words import Words
from farmdesk.core.game import HOUSE_OPTIONS, GameInfo, Option
from farmdesk.core.moves import phrase

HELP = "list the games"


def declare(parser: argparse.ArgumentParser) -> None:
    """The words of this command."""
    parser.add_argument("--json", action="store_true", help="for programs")


def obey(args: argparse.Namespace) -> None:
    """Print the list."""
    infos = [game.info for game in map(games.find, games.BUILT) if game is not None]
    if args.json:
        tell_json({"games": [_facts(info) for info in infos]})
        return
    words = Words()
    for info in infos:
        seats = ", ".join(map(str, info.seats))
        print(f"{info.id}: {words.say(phrase(f'game.{info.id}.name'))}, {seats} seats")
        for option in info.options + HOUSE_OPTIONS:
            print(f"    --option {option.key}={_values(option)}")


def _values(option: Option) -> str:
    if option.files is not None:
        return "FILE"
    return "TEXT" if option.check else "|".join(option.choices)


def _facts(info: GameInfo) -> dict[str, Any]:
    return {
        "id": info.id,
        "rules": info.rules,
        "seats": list(info.seats),
        "options": {option.key: list(option.choices) for option in info.options + HOUSE_OPTIONS},
        "presets": {preset.key: dict(preset.values) for preset in info.presets},
    }
