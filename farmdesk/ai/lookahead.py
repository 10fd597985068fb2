"""LookAhead: a few plies deep, the best few moves wide, averaged over imagined hidden cards.

Everybody is believed to do the best for themselves (max^n); with two seats that is negamax.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from farmdesk.ai.budget import SpentError
from farmdesk.ai.players import Rated, Task, first_look, imagine, ranked, warmed
from farmdesk.core.moves import Move

Values = tuple[float, ...]


class LookAhead(NamedTuple):
    """Searches the best moves of a first look more deeply."""

    widths: tuple[int, ...]
    """How many moves are followed at each ply; after the last one all moves are just judged."""
    samples: int
    """How many arrangements of the hidden things are imagined."""
    temperature: float = 0.0
    """As with OnePly."""

    def rate(self, task: Task) -> tuple[Rated, ...]:
        state, moves, luck = imagine(task)
        rated = first_look(task, state, moves)
        best, rest = rated[: self.widths[0]], rated[self.widths[0] :]
        if len(best) < 2:
            return rated
        sums = [0.0] * len(best)
        looks = 0
        try:
            for _ in range(self.samples):
                for index, value in enumerate(self._search_all(task, state, best)):
                    sums[index] += value
                looks += 1
                task = task._replace(luck=luck)
                again, _, luck = imagine(task)
                if again == state:  # nothing is hidden: another look would see the same
                    break
                state = again
        except SpentError:
            if not looks:  # not one whole look ahead: the first look must do
                return warmed(rated, self.temperature * task.calm, luck)
        deep = [Rated(one.move, total / looks) for one, total in zip(best, sums, strict=True)]
        return warmed(ranked(deep), self.temperature * task.calm, luck) + rest

    def _search_all(self, task: Task, state: Any, best: tuple[Rated, ...]) -> list[float]:
        seat = task.seat
        return [
            self._search(task, task.game.apply(state, seat, one.move, None), 1)[seat]
            for one in best
        ]

    def _search(self, task: Task, state: Any, ply: int) -> Values:
        game, judge = task.game, task.judge
        decisions = game.decisions(state)
        if not decisions:
            task.budget.spend()
            return judge.settled(state)
        seat = decisions[0].seat
        children = [self._child(task, state, seat, move) for move in decisions[0].all_moves]
        if ply >= len(self.widths):
            return max(children, key=lambda child: child[0][seat])[0]
        children.sort(key=lambda child: -child[0][seat])
        found = [self._search(task, child, ply + 1) for _, child in children[: self.widths[ply]]]
        return max(found, key=lambda values: values[seat])

    def _child(self, task: Task, state: Any, seat: int, move: Move) -> tuple[Values, Any]:
        task.budget.spend()
        child = task.game.apply(state, seat, move, None)
        return task.judge.values(child), child
