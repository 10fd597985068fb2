"""One room for each game's table: where each zone lies and what each piece looks like.

A scene may read a game's state types and ids; it never asks its rules anything.
What is legal, what a drop would bring and why not all arrive from outside.
Never enters: a rule, a mouse, a language, another game's scene.
"""

from __future__ import annotations

from importlib import import_module

from farmdesk.table.art import Art
from farmdesk.table.stage import MakeStage, Say, Stage


def stage(game_id: str, art: Art, say: Say) -> Stage:
    """A new stage for a match of this game, whose room exposes it as `stage.STAGE`.

    Raises KeyError for a game without a table.
    """
    name = f"{__name__}.{game_id}.stage"
    try:
        room = import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise  # the room is there, and something that it needs is missing
        raise KeyError(game_id) from error
    make: MakeStage = room.STAGE
    return make(art, say)
