"""How the weights of Agricola are learned: `python -m farmdesk.ai.train agricola --seed 2`.

Self-play, then least squares, a few times over. Every turn's end teaches what the farm was worth in
the end, most of it by the real end of the game and the rest by what was thought of it a turn later.
The players of one game believe in different things, and some stray, so that many ways to farm are
known. Each knot learns from the farms near it in time.
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import NamedTuple

from farmdesk.ai.exam import examined
from farmdesk.ai.fitting import Fit
from farmdesk.ai.judges.agricola.judging import FarmJudge, plainly
from farmdesk.ai.judges.agricola.needs import clock, rounds_left
from farmdesk.ai.judges.agricola.prior import FIRST
from farmdesk.ai.judges.agricola.reading import FEATURES, PLAIN, Row, read
from farmdesk.ai.judges.agricola.weights import KINDS, KNOTS, SHAPE
from farmdesk.ai.judges.agricola.wholeturns import best_turn, completed, fewer, settled
from farmdesk.ai.knots import Learned, Weights, blend, rounded
from farmdesk.core.luck import SEEDS, Luck
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.scoring import total, totals
from farmdesk.games.agricola.spaces import ROUNDS
from farmdesk.games.agricola.state import State, is_over

PARTS = KINDS
ROUNDS_OF = {1: (80, 100, 120, 150), 2: (50, 60, 60, 60, 80, 100, 120, 160)}
"""By kind: games of each round of lessons."""
TABLES = {1: (1,), 2: (2, 2, 2, 3, 2, 4)}
"""By kind: numbers of seats, in turn."""
STRAY = (0.0, 0.03, 0.1)
"""How often a player of self-play makes any move at all."""
BELIEFS = (0.0, 0.25, 0.5)
"""By how much what a player believes in differs from what has been learned, as a logarithm."""
RIVALS = 1.0
"""In lessons points of others count as much as one's own, so that they get in each other's way."""
TRUST = 0.9
"""How much of a lesson is what comes after the next turn, turn by turn."""
FADE = 0.35
STRENGTH = 12.0
EXAM = 30
"""Games against the greedy player after the last lesson."""


class Lines(NamedTuple):
    """What is known of one seat over a game, turn by turn of its own."""

    rows: list[Row]
    rounds: list[float]
    points: list[int]


class Fits:
    """The lessons of every knot."""

    def __init__(self, width: int) -> None:
        self._fits = [Fit(width) for _ in KNOTS]

    def learn(self, row: Row, rounds: float, outcome: float) -> None:
        """One lesson, for the two knots next to it."""
        knot, share = blend(KNOTS, rounds)
        for place, weight in ((knot, 1.0 - share), (knot + 1, share)):
            if weight > 0.0:
                root = math.sqrt(weight)
                self._fits[place].learn([value * root for value in row], outcome * root)

    def weights(self, pull: tuple[Row, ...]) -> tuple[Row, ...]:
        """The best weights by knot, drawn towards what was believed before."""
        return tuple(
            fit.weights(first, STRENGTH) for fit, first in zip(self._fits, pull, strict=True)
        )

    def fade(self) -> None:
        """Let old lessons count for less."""
        for fit in self._fits:
            fit.fade(FADE)


def learn(kind: int, seed: int) -> Learned:
    """Weights for a kind of game. The same seed gives the same weights."""
    dice = random.Random(seed * 10 + kind)
    learned = Learned(FIRST, tuple(map(plainly, FIRST)))
    full, plain = Fits(FEATURES), Fits(len(PLAIN))
    for games in ROUNDS_OF[kind]:
        for number in range(games):
            seats = TABLES[kind][number % len(TABLES[kind])]
            for lines, points in _play(learned, kind, seats, dice):
                _teach(learned, kind, lines, points, full, plain)
        learned = Learned(full.weights(learned.knots), plain.weights(learned.plain))
        full.fade()
        plain.fade()
    return learned


def _teach(
    learned: Learned, kind: int, lines: Lines, points: float, full: Fits, plain: Fits
) -> None:
    """From the end backwards: the points that came, and what was then thought to come."""
    judge = FarmJudge({kind: learned})
    aim = points
    for row, rounds, now in reversed(
        list(zip(lines.rows, lines.rounds, lines.points, strict=True))
    ):
        full.learn(row, rounds, aim - now)
        plain.learn(plainly(row), rounds, points - now)
        thought = now + judge.promise(kind, rounds, row)
        aim = TRUST * aim + (1 - TRUST) * thought


def _player(learned: Learned, kind: int, dice: random.Random) -> FarmJudge:
    """Somebody who believes in nearly the same."""
    spread = dice.choice(BELIEFS)
    factors = [math.exp(dice.gauss(0.0, spread)) for _ in range(FEATURES)]
    knots = tuple(tuple(w * f for w, f in zip(row, factors, strict=True)) for row in learned.knots)
    return FarmJudge({kind: Learned(knots, learned.plain)}, RIVALS)


def _play(
    learned: Learned, kind: int, seats: int, dice: random.Random
) -> list[tuple[Lines, float]]:
    """One game: the farms after every turn of theirs, and the final points."""
    players = [_player(learned, kind, dice) for _ in range(seats)]
    stray = [dice.choice(STRAY) for _ in range(seats)]
    state = GAME.setup({}, seats, Luck.seeded(dice.randrange(SEEDS)))
    lines = [Lines([], [], []) for _ in range(seats)]
    while not is_over(state):
        seat = GAME.decisions(state)[0].seat
        judge = players[seat]
        if dice.random() < stray[seat]:
            state = _strayed(judge, state, seat, dice)
        else:
            state = best_turn(state, judge.ahead)[1]
        _note(lines[seat], settled(state, judge.hope), seat)
    return list(zip(lines, map(float, totals(state)), strict=True))


def _strayed(judge: FarmJudge, state: State, seat: Seat, dice: random.Random) -> State:
    move: Move = dice.choice(fewer(state, GAME.decisions(state)[0].moves))
    return completed(GAME.apply(state, seat, move, None), seat, judge.ahead)


def _note(lines: Lines, state: State, seat: Seat) -> None:
    when = clock(state)
    if not is_over(state) and when.round <= ROUNDS:
        lines.rows.append(read(state, seat, when))
        lines.rounds.append(rounds_left(state.farms[seat], when))
        lines.points.append(total(state, seat))


def write(learned: Weights, seed: int) -> tuple[Path, bytes, str]:
    """The weights as a file, with the score that they reach against the greedy player."""
    weights = rounded(learned)
    exam = examined(GAME, FarmJudge(weights, RIVALS), EXAM, seed)
    return SHAPE.path(), SHAPE.written(weights, seed, exam), str(exam)
