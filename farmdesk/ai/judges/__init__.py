"""One judge a game: what a position promises each seat, learned by self-play and kept as weights.

The only rooms of `ai` that know a game. Weights are JSON files in resources/weights, each with the
seed it was trained with and the score it reached.
Never enters: search, levels, a clock.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from farmdesk.ai.judge import Judge


def find(game_id: str) -> Judge[Any]:
    """The judge of a game, its weights read. Raises LookupError for a game without one."""
    name = f"{__name__}.{game_id}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise  # the judge is there, and something that it needs is missing
        raise LookupError(f"nobody has learned to play {game_id} yet") from error
    judge: Judge[Any] = module.judge()
    return judge
