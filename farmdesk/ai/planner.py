"""Planner: the best whole turn, where a turn is a chain of own decisions with draws inside.

First a search in layers: the best few moments after each move are gone on from, and a moment that
has less of everything than another one like it is dropped. A plan stops at cards that nobody has
seen, or at the end of the turn. Then the plans that look best of those that draw are looked into:
what is unknown is imagined a few times, and each time the turn is planned to its end. Where the
judge can tell the next turn, all plans that look best are looked into, and that is planned as well.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from contextlib import suppress
from operator import ge
from typing import Any, NamedTuple

from farmdesk.ai.budget import SpentError
from farmdesk.ai.judge import Farsighted, Planning
from farmdesk.ai.players import Player, Rated, Task, answers, ranked, warmed
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Move

Path = tuple["Path", Move] | None
"""The moves that lead to a moment, the last one outermost."""


class Found(NamedTuple):
    """A way to end the turn, or to go on until unknown cards are drawn."""

    value: float
    state: Any
    path: Path
    unknown: bool


class Planner(NamedTuple):
    """Plans turns; where turns are no chains, another one plays."""

    width: int
    """How many moments are gone on from after each move of a plan."""
    looks: int
    """How many plans are looked into."""
    samples: int
    """How often what is unknown is imagined for each of them."""
    further: int
    """The same width for what comes after that."""
    turns: int
    """How many turns are planned, where the judge can tell the next one: 1 or 2."""
    otherwise: Player
    temperature: float = 0.0
    """As with OnePly."""

    def rate(self, task: Task) -> tuple[Rated, ...]:
        if not isinstance(task.judge, Planning):
            return self.otherwise.rate(task)
        moves = answers(task.game, task.state, task.seat)
        if len(moves) == 1:
            return (Rated(moves[0], 0.0),)
        chain = Chain(task, task.state, self.width)
        found = self._looked_into(task, chain.search())
        rated = ranked(_by_move(found, chain.promises))
        return warmed(rated, self.temperature * task.calm, task.luck)

    def _looked_into(self, task: Task, found: list[Found]) -> list[Found]:
        """The plans that are clear, and the best of the others, with what comes of them.

        Where the next turn is planned none is clear before.
        """
        far = self.turns > 1 and isinstance(task.judge, Farsighted)
        clear = [] if far else [one for one in found if not one.unknown]
        dim = [one for one in found if far or one.unknown]
        dim.sort(key=lambda one: -one.value)
        with suppress(SpentError):
            for one in dim[: self.looks]:
                value = self._average(task, one)
                clear.append(one._replace(value=value, unknown=False))
        return clear or dim

    def _average(self, task: Task, plan: Found) -> float:
        """What a plan is worth, all that is unknown imagined and the rest played well.

        All are looked into with the same luck, so that they differ by what they are.
        """
        total, luck = 0.0, task.luck
        for _ in range(self.samples):
            bits, luck = luck.draw()
            total += self._outcome(task, plan, Luck(bits))
        return total / self.samples

    def _outcome(self, task: Task, plan: Found, luck: Luck) -> float:
        """What a plan is worth in one world."""
        end = plan
        if plan.unknown:
            end = self._best(task, task.game.imagine(plan.state, luck))
        if self.turns > 1 and isinstance(task.judge, Farsighted) and task.judge.ended(end.state):
            then = task.judge.onward(end.state, luck)
            if then is not None:
                end = self._best(task, then)
        return end.value

    def _best(self, task: Task, state: Any) -> Found:
        return max(Chain(task, state, self.further).search(), key=lambda one: one.value)


class Chain:
    """The search for one plan from one moment."""

    def __init__(self, task: Task, state: Any, width: int) -> None:
        self._task, self._width, self._start = task, width, state
        self._next: list[tuple[float, int, Any, Path]] = []
        self._known: dict[Hashable, list[tuple[int, ...]]] = {}
        self._serial = 0
        self._found: list[Found] = []
        self.promises: dict[Move, float] = {}
        """By first move: what it seemed to promise at first sight."""

    def search(self) -> list[Found]:
        """Ways to end the turn or to reach unknown cards; one at least.

        Raises SpentError when the budget does not even suffice for one.
        """
        try:
            self._search()
        except SpentError:
            if not self._found:
                raise
        return self._found

    def _search(self) -> None:
        self._expand(math.inf, self._start, None)
        left: list[tuple[float, int, Any, Path]] = []
        while self._next or not self._found:
            ways = sorted(self._next or left)
            best, rest = ways[: self._width], ways[self._width :]
            left = rest + left if self._next else rest
            self._next = []
            for priority, _, state, path in best:
                self._expand(-priority, state, path)

    def _expand(self, priority: float, state: Any, path: Path) -> None:
        game, seat = self._task.game, self._task.seat
        judge: Any = self._task.judge
        for move in answers(game, state, seat):
            then = game.apply(state, seat, move, None)
            over = judge.ended(then)
            unknown = not over and judge.unknown(then)
            if not over and self._worse(judge.shape(then)):
                continue
            self._task.budget.spend()
            self._serial += 1
            value = judge.settled(then)[seat] if over else judge.values(then)[seat]
            way: Path = (path, move)
            if path is None:
                self.promises[move] = value
            if over or unknown:
                self._found.append(Found(value, then, way, unknown))
            else:
                if judge.midway(then) and priority < math.inf:
                    value = max(value, priority)
                self._next.append((-value, self._serial, then, way))

    def _worse(self, shape: tuple[Hashable, tuple[int, ...]]) -> bool:
        """Has a moment like this been seen with at least as much of everything? Else note it."""
        key, goods = shape
        others = self._known.get(key)
        if others is None:
            self._known[key] = [goods]
            return False
        for other in others:
            if all(map(ge, other, goods)):
                return True
        others.append(goods)
        return False


def moves_of(path: Path) -> list[Move]:
    """The moves of a plan, the first one first."""
    moves = []
    while path is not None:
        path, move = path
        moves.append(move)
    return moves[::-1]


def _by_move(found: list[Found], promises: dict[Move, float]) -> list[Rated]:
    """The best plan of every first move; a move without one is worth no more than the worst."""
    best: dict[Move, float] = {}
    for one in found:
        move = moves_of(one.path)[0]
        best[move] = max(one.value, best.get(move, -math.inf))
    worst = min(best.values())
    return [Rated(m, best.get(m, min(worst, promise))) for m, promise in promises.items()]
