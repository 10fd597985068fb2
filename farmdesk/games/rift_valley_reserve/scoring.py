"""What the boards are worth, fast: whole numbers for players that think ahead.

The points of each board are kept in the state; `sheet` finds the same with every part named, and a
test holds the two together.
"""

from __future__ import annotations

from farmdesk.games.rift_valley_reserve.state import State


def totals(state: State) -> tuple[int, ...]:
    """The total of every seat over all boards."""
    return tuple(map(sum, zip(*[sheet[3] for sheet in state[1]], strict=True)))


def board_scores(state: State) -> tuple[tuple[int, ...], ...]:
    """By board: the points of every seat on it."""
    return tuple(sheet.points for sheet in state.sheets)


def singles(state: State) -> tuple[tuple[int, ...], ...]:
    """By seat: its points on single boards, the best first (RV-29)."""
    columns = zip(*board_scores(state), strict=True)
    return tuple(tuple(sorted(column, reverse=True)) for column in columns)
