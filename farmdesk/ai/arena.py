"""Levels play each other: whole games, alike on every machine, counted with their uncertainty."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from farmdesk.ai import desk, levels
from farmdesk.ai.judge import Judge
from farmdesk.ai.players import Task
from farmdesk.core.game import Game, settle
from farmdesk.core.luck import SEEDS, Luck

Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


class Duel(NamedTuple):
    """One game to be played: who sits where, and which cards come."""

    options: tuple[tuple[str, str], ...]
    levels: tuple[levels.Level, ...]
    """By seat."""
    seed: int


class Outcome(NamedTuple):
    """How a game went, by seat."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int


def draw(
    options: Mapping[str, str], who: Sequence[levels.Level], games: int, seed: int
) -> list[Duel]:
    """Games with rotated seats: each seed is played once by every rotation, then the next one."""
    count = len(who)
    pairs = tuple(sorted(options.items()))
    duels = []
    for number in range(games):
        turn = number % count
        bits, _ = Luck.seeded(seed, number // count).draw()
        duels.append(Duel(pairs, (*who[turn:], *who[:turn]), bits % SEEDS))
    return duels


def play(game: Game[Any], judge: Judge[Any], duel: Duel) -> Outcome:
    """Play one game to its end. Every player sees what its seat may see, and no clock."""
    state = game.setup(
        settle(game.info, dict(duel.options), len(duel.levels)),
        len(duel.levels),
        Luck.seeded(duel.seed),
    )
    moves = 0
    while asked := game.decisions(state):
        seat = asked[0].seat
        who = duel.levels[seat]
        luck = Luck.seeded(duel.seed, moves, seat)
        task = Task(game, judge, game.conceal(state, seat), seat, luck, desk.budget(who))
        state = game.apply(state, seat, desk.rate(who, task)[0].move, None)
        moves += 1
    standing = game.standing(state)
    return Outcome(standing.totals, standing.winners, moves)


class Tally(NamedTuple):
    """What a level made of its games."""

    games: int
    share: float
    """Games won out of all; a shared win counts as its part."""
    interval: tuple[float, float]
    """95 % of it."""
    mean_score: float


def count(duels: Sequence[Duel], outcomes: Sequence[Outcome]) -> dict[str, Tally]:
    """The tally of every level, by name, in the order in which they first appear."""
    wins: dict[str, float] = {}
    points: dict[str, list[int]] = {}
    for duel, outcome in zip(duels, outcomes, strict=True):
        for seat, level in enumerate(duel.levels):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            wins[level.name] = wins.get(level.name, 0.0) + won
            points.setdefault(level.name, []).append(outcome.totals[seat])
    games = len(duels)
    return {
        name: Tally(games, won / games, wilson(won, games), sum(points[name]) / len(points[name]))
        for name, won in wins.items()
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; shared wins make `wins` a fraction."""
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
