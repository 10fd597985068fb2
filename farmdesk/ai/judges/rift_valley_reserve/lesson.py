"""How the weights of Rift Valley Reserve are learned: self-play, and what scores more is kept.

What promises count for is tried out: a few promises are altered at random, the same games are
played by all seats with them, and whatever brings more points on average stays. How long games
last is measured in the same games.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

import msgspec

from farmdesk.ai.exam import examined
from farmdesk.ai.fitting import Fit
from farmdesk.ai.judges.rift_valley_reserve.judging import RiftJudge, missing
from farmdesk.ai.judges.rift_valley_reserve.reading import VISIT
from farmdesk.ai.judges.rift_valley_reserve.weights import (
    KNOTS,
    SEATS,
    WIDTH,
    Learned,
    WeightsFile,
    path,
)
from farmdesk.core.game import settle
from farmdesk.core.luck import SEEDS, Luck
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.boards import ASYMMETRIC, IDENTICAL
from farmdesk.games.rift_valley_reserve.scoring import totals
from farmdesk.games.rift_valley_reserve.state import State

PARTS = SEATS
EXAM = 40
"""Games against the greedy player after the last lesson."""
TRIES = {2: 8, 3: 5, 4: 4, 5: 3}
GAMES = {2: 3, 3: 2, 4: 1, 5: 1}
"""By number of seats: alterations tried, and games played with each."""
FRESH = 12
"""After so many tries other games are played."""
STEPS = (0.6, 0.8, 1.0, 1.0, 1.25, 1.6)
"""What a promise is multiplied with."""
HOME = 0.3
"""Share of games with the same board for all."""

CLOCK = (2.0, 1.6)
ONCE = {6: 0.75, 2: 0.2}
"""With one visit left the best that can be drawn counts, and a little what may be joined to it."""
OFTEN = {1: 0.78, 2: 1.25, 4: 0.18, 8: 0.19, 9: 0.1, 14: 0.32, 15: 0.4, 16: 0.5}
"""With more visits, before the first try: stops, and what promises more points than a visit brings
anyway, by their places in a row."""

Promises = dict[int, float]


def learned_from(clock: tuple[float, float], often: Promises) -> Learned:
    """Weights at all knots for some promises."""
    knots = [(0.0,) * WIDTH]
    for at in KNOTS[1:]:
        promises = {0: VISIT * at, **often} if at > 1 else ONCE
        knots.append(tuple(promises.get(place, 0.0) for place in range(WIDTH)))
    return Learned(clock, tuple(knots))


def learn(seats: int, seed: int) -> Learned:
    """Weights for a number of seats. The same seed gives the same weights."""
    dice = random.Random(seed * 10 + seats)
    clock, best, most = CLOCK, OFTEN, -math.inf
    for number in range(TRIES[seats]):
        if number % FRESH == 0:
            evening = dice.randrange(SEEDS)
            tried = best
        else:
            tried = {place: one * dice.choice(STEPS) for place, one in best.items()}
        score, games = _score(learned_from(clock, tried), seats, evening)
        if number % FRESH == 0 or score > most:
            best, most = tried, score
        if number % FRESH == 0:
            clock = _time(games)
            most, _ = _score(learned_from(clock, best), seats, evening)
    return learned_from(clock, best)


def _score(learned: Learned, seats: int, seed: int) -> tuple[float, list[list[State]]]:
    """The mean points of a seat, and the games that were played for it."""
    dice = random.Random(seed)
    judge = RiftJudge({seats: learned})
    games = [_play(judge, seats, dice) for _ in range(GAMES[seats])]
    points = [sum(totals(states[-1])) / seats for states in games]
    return sum(points) / len(points), games


def _time(games: list[list[State]]) -> tuple[float, float]:
    """How many turns were left, before the final stage."""
    clock = Fit(2)
    for states in games:
        for state in states[:-1]:
            if not state.last:
                clock.learn((1.0, missing(state)), states[-1].turn - state.turn + 1)
    near, each = clock.weights(CLOCK, 1.0)
    return near, each


def _play(judge: RiftJudge, seats: int, dice: random.Random) -> list[State]:
    """One game: the state at the beginning of every turn, and the end."""
    boards = IDENTICAL if dice.random() < HOME else ASYMMETRIC
    options = settle(GAME.info, {"boards": boards}, seats)
    state = GAME.setup(options, seats, Luck.seeded(dice.randrange(SEEDS)))
    states = [state]
    while not state.over:
        then = state
        for seat in range(seats):
            game, eye, alone = judge.focus(state, seat)
            moves = game.decisions(alone)[0].moves
            values = [eye.values(game.apply(alone, seat, m, None))[seat] for m in moves]
            then = GAME.apply(then, seat, moves[values.index(max(values))], None)
        state = then
        states.append(state)
    return states


def write(learned: dict[int, Learned], seed: int) -> tuple[Path, bytes, str]:
    """The weights as a file, with the score that they reach against the greedy player."""
    rounded = {seats: _rounded(one) for seats, one in learned.items()}
    exam = examined(GAME, RiftJudge(rounded), EXAM, seed)
    file = WeightsFile(
        format=1,
        game="rift_valley_reserve",
        seed=seed,
        margin=round(exam.margin, 2),
        win_share=round(exam.share, 3),
        games=EXAM,
        weights={
            str(seats): (one.clock, [list(row) for row in one.knots[1:]])
            for seats, one in rounded.items()
        },
    )
    data = msgspec.json.encode(file).replace(b"],[", b"],\n[") + b"\n"
    return path(), data, str(exam)


def _rounded(one: Learned) -> Learned:
    near, each = one.clock
    knots = tuple(tuple(round(weight, 3) for weight in row) for row in one.knots)
    return Learned((round(near, 3), round(each, 3)), knots)
