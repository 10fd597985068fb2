"""Solver: the exact end of a game, over every card that may still be turned.

Everybody is believed to do the best for themselves. Used when few turns are left; gives up with
SpentError when the tree is larger than the budget.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from farmdesk.ai.budget import SpentError
from farmdesk.ai.players import Player, Rated, Task, imagine, ranked
from farmdesk.core.moves import Move

Values = tuple[float, ...]


class Solver(NamedTuple):
    """Solves the last turns; before them, and where the tree is too large, another one plays."""

    turns: int
    """Tried when at most so many turns are left."""
    nodes: int
    """Given up after so many nodes, which are then lost."""
    before: Player

    def rate(self, task: Task) -> tuple[Rated, ...]:
        state, moves, _ = imagine(task)
        if len(moves) < 2 or task.judge.left(state) > self.turns:
            return self.before.rate(task)
        part = task.budget.share(self.nodes)
        try:
            return Tree(task._replace(budget=part)).solve(state, moves)
        except SpentError:
            task.budget.spend(min(self.nodes, task.budget.left))
            return self.before.rate(task)


class Tree:
    """The end of one game, every position of it solved once."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._known: dict[Hashable, Values] = {}

    def solve(self, state: Any, moves: tuple[Move, ...]) -> tuple[Rated, ...]:
        """All moves with their exact worth, best first. Raises SpentError."""
        seat = self._task.seat
        chances = self._task.judge.chances(state)
        return ranked([Rated(move, self._mean(chances, seat, move)[seat]) for move in moves])

    def _mean(self, chances: tuple[tuple[float, Any], ...], seat: int, move: Move) -> Values:
        game = self._task.game
        sums: list[float] = []
        for weight, state in chances:
            values = self._worth(game.apply(state, seat, move, None))
            if not sums:
                sums = [0.0] * len(values)
            for index, value in enumerate(values):
                sums[index] += weight * value
        return tuple(sums)

    def _worth(self, state: Any) -> Values:
        game, judge = self._task.game, self._task.judge
        key = judge.key(state)
        known = self._known.get(key)
        if known is not None:
            return known
        self._task.budget.spend()
        decisions = game.decisions(state)
        if not decisions:
            worth = judge.settled(state)
        else:
            seat = decisions[0].seat
            chances = judge.chances(state)
            each = [self._mean(chances, seat, move) for move in decisions[0].all_moves]
            worth = max(each, key=lambda values: values[seat])
        self._known[key] = worth
        return worth
