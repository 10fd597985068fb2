"""Players that know no game: random and one-ply. Each turns a task into a choice.

The others, look-ahead and solver, have files of their own.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple, Protocol

from farmdesk.ai.budget import Budget
from farmdesk.ai.judge import Focusing, Judge
from farmdesk.core.game import Game
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat


class Rated(NamedTuple):
    """A move and what it promises its seat, in the judge's points."""

    move: Move
    value: float


class Task(NamedTuple):
    """One decision to be made: everything that a player may know, and what it may spend."""

    game: Game[Any]
    judge: Judge[Any]
    state: Any
    """Concealed: what the seat cannot see is face down."""
    seat: Seat
    luck: Luck
    budget: Budget
    calm: float = 1.0
    """Temperatures are multiplied with it."""


class Player(Protocol):
    """Makes decisions."""

    def rate(self, task: Task) -> tuple[Rated, ...]:
        """Moves worth considering, best first; one at least.

        Raises SpentError when the budget does not even suffice for a first look.
        """
        ...


def focused(task: Task) -> Task:
    """The task with the part of the game alone that the decision is about."""
    if not isinstance(task.judge, Focusing):
        return task
    game, judge, state = task.judge.focus(task.state, task.seat)
    return task._replace(game=game, judge=judge, state=state, calm=task.judge.calm)


class Imagined(NamedTuple):
    """A full state that the seat believes possible, its answers in it, and the luck left."""

    state: Any
    moves: tuple[Move, ...]
    luck: Luck


def imagine(task: Task) -> Imagined:
    """Draw one believable state for a task. Two draws from the same luck are equal."""
    bits, luck = task.luck.draw()
    state = task.game.imagine(task.state, Luck(bits))
    return Imagined(state, answers(task.game, state, task.seat), luck)


def answers(game: Game[Any], state: Any, seat: Seat) -> tuple[Move, ...]:
    """What a seat may do now. Raises LookupError when it is not asked anything."""
    for decision in game.decisions(state):
        if decision.seat == seat:
            return decision.all_moves
    raise LookupError(f"seat {seat} is not asked anything")


class Random:
    """Any legal move, all equally likely."""

    def rate(self, task: Task) -> tuple[Rated, ...]:
        _, moves, luck = imagine(task)
        pick, _ = luck.below(len(moves))
        return (Rated(moves[pick], 0.0),)


class Greedy:
    """Whatever gives the best score now, compared with the best of the others. No learning.

    Lots decide between equals: whoever always takes the first of them goes round in circles where
    nothing scores for a while, and two of the kind never end a game.
    """

    def rate(self, task: Task) -> tuple[Rated, ...]:
        state, moves, luck = imagine(task)
        task.budget.spend(len(moves))
        order, _ = luck.shuffle(moves)
        return by_score(task.game, state, task.seat, order)


def by_score(game: Game[Any], state: Any, seat: Seat, moves: tuple[Move, ...]) -> tuple[Rated, ...]:
    """Moves with the lead that each gives at once over the best of the others, best first."""
    state = answered(game, state, seat)
    return ranked(
        [
            Rated(m, lead(game.standing(game.apply(state, seat, m, None)).totals, seat))
            for m in moves
        ]
    )


def answered(game: Game[Any], state: Any, seat: Seat) -> Any:
    """The state once all others have answered who are asked at the same time, just anything."""
    for decision in game.decisions(state):
        if decision.seat != seat:
            state = game.apply(state, decision.seat, decision.moves[0], None)
    return state


def lead(points: tuple[float, ...], seat: Seat) -> float:
    """How far a seat is ahead of the best other one; alone, its points."""
    others = [value for other, value in enumerate(points) if other != seat]
    return points[seat] - (max(others) if others else 0.0)


class OnePly(NamedTuple):
    """Judges the position after each move and takes the best, or nearly."""

    temperature: float = 0.0
    """How often it strays. Of moves as far below the best as the average move is, one is chosen
    e ** (1 / temperature) times more rarely than the best. 0 always takes the best."""
    blind: bool = False
    """Sees its own points only, not what it gives to others."""

    def rate(self, task: Task) -> tuple[Rated, ...]:
        state, moves, luck = imagine(task)
        rated = first_look(task, state, moves, blind=self.blind)
        return warmed(rated, self.temperature * task.calm, luck)


def first_look(
    task: Task, state: Any, moves: tuple[Move, ...], *, blind: bool = False
) -> tuple[Rated, ...]:
    """Every move with the judgement of the position after it, best first."""
    game, judge, seat = task.game, task.judge, task.seat
    look = judge.hopes if blind else judge.values
    rated = []
    for move in moves:
        task.budget.spend()
        rated.append(Rated(move, look(game.apply(state, seat, move, None))[seat]))
    return ranked(rated)


def ranked(rated: list[Rated]) -> tuple[Rated, ...]:
    """Best first; equal ones keep the order in which the rules hand them out."""
    return tuple(sorted(rated, key=lambda one: -one.value))


def warmed(rated: tuple[Rated, ...], temperature: float, luck: Luck) -> tuple[Rated, ...]:
    """The same moves with a chosen one in front: the warmer, the more often not the best."""
    best = rated[0].value
    scale = temperature * (best - sum(one.value for one in rated) / len(rated))
    if scale <= 0:
        return rated
    weights = [math.exp((one.value - best) / scale) for one in rated]
    bits, _ = luck.draw()
    needle = bits / (1 << 64) * sum(weights)
    for index, weight in enumerate(weights):
        needle -= weight
        if needle < 0:
            return (rated[index], *rated[:index], *rated[index + 1 :])
    return rated
