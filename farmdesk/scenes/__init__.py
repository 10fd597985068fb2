"""One room for each game's table: where each zone lies and what each piece looks like.

A scene may read a game's state types and ids; it never asks its rules anything.
What is legal, what a drop would bring and why not all arrive from outside.
Never enters: a rule, a mouse, a language, another game's scene.
"""

from __future__ import annotations

from farmdesk.table.art import Art
from farmdesk.table.stage import Say, Stage


def stage(game_id: str, art: Art, say: Say) -> Stage:
    """A new stage for a match of this game. Raises KeyError for a game without a table."""
    if game_id == "harvest_valley":
        from farmdesk.scenes.harvest_valley.stage import ValleyStage

        return ValleyStage(art, say)
    raise KeyError(game_id)
