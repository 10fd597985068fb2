"""The five rulebooks, strangers to one another.

Each package exposes `GAME`, one object that fits `core.game.Game`; `find` brings it by its id.
What is printed on cards is read from resources/cards; all else about a game is code in its room.
Never enters: Qt, a clock, the `random` module, an import of one game by another.
"""

from __future__ import annotations

import importlib
from typing import Any

from farmdesk.core.game import Game

BUILT: tuple[str, ...] = (
    "harvest_valley",
    "rift_valley_reserve",
    "harvest_island",
    "formidable_farm",
    "agricola",
)
"""Games that can be played, in the order of the lobby."""


def find(game_id: str) -> Game[Any] | None:
    """The rules of a game, loaded when first asked for; None when no such game is built."""
    if game_id not in BUILT:
        return None
    room = importlib.import_module(f"farmdesk.games.{game_id}")
    game: Game[Any] = room.GAME
    return game
