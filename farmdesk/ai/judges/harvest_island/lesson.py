"""How the weights of Harvest Island are learned: self-play, then least squares, a few times over.

Every turn's end teaches what the farms were worth in the end, half by the real end of the game and
half by what was thought of them a few turns later. The players are told apart by how often they
stray, so that weak positions are known too.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from farmdesk.ai.exam import examined
from farmdesk.ai.fitting import Fit
from farmdesk.ai.judges.harvest_island.judging import IslandJudge, plainly, secured
from farmdesk.ai.judges.harvest_island.outlook import turns_to_come, views_of
from farmdesk.ai.judges.harvest_island.reading import FEATURES, NAMES, PLAIN, Row, read
from farmdesk.ai.judges.harvest_island.weights import KNOTS, SEATS, SHAPE
from farmdesk.ai.judges.harvest_island.wholeturns import chosen, likely_draw
from farmdesk.ai.knots import Learned, Weights, blend, rounded
from farmdesk.core.game import settle
from farmdesk.core.luck import SEEDS, Luck
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.scoring import totals
from farmdesk.games.harvest_island.state import ACT, ACT_AGAIN, REFILL, State

PARTS = SEATS
ROUNDS = 4
EXAM = 60
"""Games against the greedy player after the last lesson."""
GAMES = {2: 150, 3: 120, 4: 100}
"""By number of seats: games of one round."""
STRAY = (0.0, 0.05, 0.2)
"""How often a player of self-play makes any move at all."""
MIDWAY = 0.3
"""How often a lesson is taken between the two uses of a turn."""
TRUST = 0.8
"""How much of a lesson is what comes after the next turn, turn by turn."""
FADE = 0.3
STRENGTH = 8.0

PRIOR = {
    "turns": 3.0, "crop": 0.9, "cards": 0.2, "ready": 7.0, "near": 5.0, "growth": 0.7,
    "full": -1.0, "tend_points": 0.6, "tends": 0.3, "fertilisers": 0.5, "sow_near": 3.0,
    "sow_growth": 0.3, "supply_points": 0.3, "supply_later": 0.1, "threat": -4.0, "race": -2.0,
    "third": -2.0, "second": -0.5, "midway": 1.5, "crown_near": 3.0, "owes": -1.0,
}  # fmt: skip
"""Before the first lesson, in points; the rest counts for nothing."""
FIRST: Row = tuple(PRIOR.get(name, 0.0) for name in NAMES)


class Lines(NamedTuple):
    """What is known of one seat over a game, turn by turn of its own."""

    rows: list[Row]
    turns: list[float]
    home: list[float]


def learn(seats: int, seed: int) -> Learned:
    """Weights for a number of seats. The same seed gives the same weights."""
    dice = random.Random(seed * 10 + seats)
    learned = Learned((FIRST,) * len(KNOTS), (plainly(FIRST),) * len(KNOTS))
    full, plain = Fit(FEATURES * len(KNOTS)), Fit(len(PLAIN) * len(KNOTS))
    for _ in range(ROUNDS):
        judge = IslandJudge({seats: learned})
        for _ in range(GAMES[seats]):
            for lines, total in _play(judge, seats, dice):
                _teach(judge, seats, lines, total, full, plain)
        learned = Learned(
            _cut(full.weights(FIRST * len(KNOTS), STRENGTH), FEATURES),
            _cut(plain.weights(plainly(FIRST) * len(KNOTS), STRENGTH), len(PLAIN)),
        )
        full.fade(FADE)
        plain.fade(FADE)
    return learned


def _cut(weights: Row, width: int) -> tuple[Row, ...]:
    return tuple(weights[k * width : (k + 1) * width] for k in range(len(KNOTS)))


def _spread(row: Row, turns: float) -> list[float]:
    """A row between two knots, as a lesson for both."""
    knot, share = blend(KNOTS, turns)
    width = len(row)
    wide = [0.0] * (width * len(KNOTS))
    wide[knot * width : (knot + 1) * width] = [value * (1 - share) for value in row]
    wide[(knot + 1) * width : (knot + 2) * width] = [value * share for value in row]
    return wide


def _teach(
    judge: IslandJudge, seats: int, lines: Lines, total: float, full: Fit, plain: Fit
) -> None:
    """From the end backwards: the points that came, and what was then thought to come."""
    aim = total
    for row, turns, home in reversed(list(zip(lines.rows, lines.turns, lines.home, strict=True))):
        full.learn(_spread(row, turns), aim - home)
        plain.learn(_spread(plainly(row), turns), total - home)
        thought = home + judge.weighed(seats, turns, row)
        aim = TRUST * aim + (1 - TRUST) * thought


def _play(judge: IslandJudge, seats: int, dice: random.Random) -> list[tuple[Lines, float]]:
    """One game: the farms after every turn, and the final points."""
    stray = [dice.choice(STRAY) for _ in range(seats)]
    options = settle(GAME.info, {}, seats)
    state = GAME.setup(options, seats, Luck.seeded(dice.randrange(SEEDS)))
    lines = [Lines([], [], []) for _ in range(seats)]
    while asked := GAME.decisions(state):
        seat, moves = asked[0].seat, asked[0].moves
        uses = state.step < REFILL
        if state.step < REFILL and dice.random() < stray[seat]:
            state = GAME.apply(state, seat, dice.choice(moves), None)
        elif state.step < REFILL:
            first, *second = best_turn(judge, state, seat)
            state = GAME.apply(state, seat, first, None)
            for move in second:
                if dice.random() < MIDWAY and not state.ending:
                    _note(lines[seat], state, seat)
                state = GAME.apply(state, seat, move, None)
        elif state.step == REFILL:
            state = GAME.apply(state, seat, likely_draw(state, seat), None)
        else:
            state = chosen(state)
        if not state.ending and (uses or state.step == ACT):
            _note(lines[seat], state, seat)
    return list(zip(lines, map(float, totals(state)), strict=True))


def _note(lines: Lines, state: State, seat: Seat) -> None:
    lines.rows.append(read(state, views_of(state, seat), seat)[0])
    lines.turns.append(turns_to_come(state, seat))
    lines.home.append(secured(state)[seat])


def best_turn(judge: IslandJudge, state: State, seat: Seat) -> tuple[Move, ...]:
    """The uses, or the harvest, that promise most once the hand is filled."""
    found: list[tuple[float, tuple[Move, ...]]] = []
    views = views_of(state, seat)
    for first in GAME.decisions(state)[0].moves:
        then = GAME.apply(state, seat, first, None)
        if then.step != ACT_AGAIN:
            found.append((judge.hope(then, seat, views), (first,)))
            continue
        found += (
            (judge.hope(GAME.apply(then, seat, second, None), seat, views), (first, second))
            for second in GAME.decisions(then)[0].moves
        )
    return max(found, key=lambda one: one[0])[1]


def write(learned: Weights, seed: int) -> tuple[Path, bytes, str]:
    """The weights as a file, with the score that they reach against the greedy player."""
    weights = rounded(learned)
    exam = examined(GAME, IslandJudge(weights), EXAM, seed)
    return SHAPE.path(), SHAPE.written(weights, seed, exam), str(exam)
