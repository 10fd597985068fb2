"""What boards and the things on them are called in phrases."""

from __future__ import annotations

from farmdesk.core.moves import Phrase, phrase
from farmdesk.games.rift_valley_reserve.boards import Board
from farmdesk.games.rift_valley_reserve.drafts import kind_name

__all__ = ["board_name", "kind_name"]


def board_name(board: Board) -> Phrase | str:
    """The name of a board: words of the game for ours, its maker's own text for others."""
    if board.name:
        return board.name
    return phrase(f"rift_valley_reserve.board.{board.id}")
