"""How the weights of Formidable Farm are learned: self-play, then least squares, a few times over.

Every seat plans its turns by what is thought of farms so far, and strays now and then, so that
poor farms are known too. Each moment teaches how many turns its farm then needed. A solo game is
played to its last card whatever the countdown says, by setting it back a lap.
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import NamedTuple

import msgspec

from farmdesk.ai import arena
from farmdesk.ai.budget import Budget
from farmdesk.ai.fitting import Fit
from farmdesk.ai.judges.formidable_farm.judging import FarmJudge, Scale
from farmdesk.ai.judges.formidable_farm.reading import (
    FEATURES,
    NAMES,
    SEEN,
    SEEN_NAMES,
    Row,
    read,
    read_seen,
)
from farmdesk.ai.judges.formidable_farm.weights import (
    KNOTS,
    SEATS,
    Learned,
    Weights,
    WeightsFile,
    blend,
    path,
)
from farmdesk.ai.levels import Level
from farmdesk.ai.planner import Chain, moves_of
from farmdesk.ai.players import Greedy, OnePly, Task
from farmdesk.core.game import settle
from farmdesk.core.luck import SEEDS, Luck
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.state import DAYS, LAP, OVER, State, finished, solo, to_go

PARTS = SEATS
ROUNDS = 4
EXAM = 100
"""Games against the greedy player after the last lesson."""
GAMES = {1: 250, 2: 150, 3: 100, 4: 80}
"""By number of seats: games of one round."""
WIDTH = 4
"""Moments that a plan of self-play is gone on from after each of its moves."""
STRAY = (0.0, 0.03, 0.12)
"""How often a seat of self-play makes any move at all, told apart by seats."""
LONGEST = 60
"""Turns of a game of self-play; a longer one teaches nothing."""
TRUST = 0.75
"""How much of a lesson is what came after the next turn, turn by turn."""
FADE = 0.25
STRENGTH = 60.0

PRIOR = {
    "farm": 0.5, "stack": 0.55, "hand": 0.35, "wheat": -0.06, "cucumber": -0.09, "tomato": -0.09,
    "sheep": -0.16, "pig": -0.16, "coins": -0.05, "ready": -0.1, "lack": 0.03, "net": -0.02,
    "draws": -0.03, "returns": 0.4, "automatic": -0.2, "unsupplied": -0.3, "plays": -0.2,
    "trade_net": -0.02, "trade_draws": -0.05, "promised": -0.04, "promised_draws": -0.15,
    "discount": -0.1,
}  # fmt: skip
"""Before the first lesson, in turns; the rest counts for nothing."""
SEEN_PRIOR = {"farm": 0.5, "stack": 0.55, "hand": 0.35, "wealth": -0.03, "coins": -0.05}
FIRST: Row = tuple(PRIOR.get(name, 0.0) for name in NAMES)
FIRST_SEEN: Row = tuple(SEEN_PRIOR.get(name, 0.0) for name in SEEN_NAMES)


class Note(NamedTuple):
    """A moment of a farm."""

    row: Row
    cards: int
    """To go."""
    turn: int
    """The number of the turn that runs, or that has just ended."""


class Lines(NamedTuple):
    """What is known of one seat over a game."""

    own: list[Note]
    seen: list[Note]


def learn(seats: int, seed: int) -> Learned:
    """Weights for a number of seats. The same seed gives the same weights."""
    dice = random.Random(seed * 10 + seats)
    learned = Learned((FIRST,) * len(KNOTS), (FIRST_SEEN,) * len(KNOTS))
    own, seen = Fit(FEATURES * len(KNOTS)), Fit(SEEN * len(KNOTS))
    for _ in range(ROUNDS):
        judge = FarmJudge({seats: learned})
        for _ in range(GAMES[seats]):
            for lines, last in play(judge, seats, dice):
                teach(judge.scales[seats], lines, last, own, seen)
        learned = Learned(
            _cut(own.weights(FIRST * len(KNOTS), STRENGTH), FEATURES),
            _cut(seen.weights(FIRST_SEEN * len(KNOTS), STRENGTH), SEEN),
        )
        own.fade(FADE)
        seen.fade(FADE)
    return learned


def teach(scale: Scale, lines: Lines, last: float, own: Fit, seen: Fit) -> None:
    """From the end backwards: the turn in which the farm was done, and what was thought of it."""
    aim, turn, thought = last, math.inf, last
    for note in reversed(lines.own):
        if note.turn < turn:
            aim = TRUST * aim + (1 - TRUST) * thought
        turn, thought = note.turn, note.turn + scale.turns(note.row, note.cards)
        own.learn(spread(note), aim - turn)
    for note in lines.seen:
        seen.learn(spread(note), last - note.turn)


def _cut(weights: Row, width: int) -> tuple[Row, ...]:
    return tuple(weights[k * width : (k + 1) * width] for k in range(len(KNOTS)))


def spread(note: Note) -> list[float]:
    """A row between two knots, as a lesson for both."""
    knot, share = blend(note.cards)
    width = len(note.row)
    wide = [0.0] * (width * len(KNOTS))
    wide[knot * width : (knot + 1) * width] = [value * (1 - share) for value in note.row]
    wide[(knot + 1) * width : (knot + 2) * width] = [value * share for value in note.row]
    return wide


def play(judge: FarmJudge, seats: int, dice: random.Random) -> list[tuple[Lines, int]]:
    """One game: what every farm looked like, and the turn in which it was done; unfinished ones
    teach nothing."""
    stray = [dice.choice(STRAY) for _ in range(seats)]
    options = settle(GAME.info, {}, seats)
    state = GAME.setup(options, seats, Luck.seeded(dice.randrange(SEEDS)))
    lines = [Lines([], []) for _ in range(seats)]
    laps = 0
    plan: list[Move] = []
    while state.turn != OVER and state.farms[state.turn].turns <= LONGEST:
        seat = state.turn
        if dice.random() < stray[seat]:
            plan = [dice.choice(GAME.decisions(state)[0].all_moves)]
        elif not plan:
            plan = best_plan(judge, state, seat)
        state, ended = _step(state, seat, plan.pop(0), lines[seat], laps)
        if ended:
            plan = []
            if solo(state) and state.days == DAYS - LAP // 2 and to_go(state, 0):
                state, laps = state._replace(days=state.days - LAP), laps + 1
    return [
        (lines[seat], _turn(state, seat, laps))
        for seat in range(seats)
        if finished(state, seat) or not to_go(state, seat)
    ]


def _turn(state: State, seat: Seat, laps: int) -> int:
    return state.days + 1 + laps * LAP if solo(state) else state.farms[seat].turns


def _step(
    state: State, seat: Seat, move: Move, lines: Lines, laps: int
) -> tuple[State, bool]:
    """A move made and noted; has the turn ended with it?"""
    turn = _turn(state, seat, laps)
    then = GAME.apply(state, seat, move, None)
    ended = then.turn != seat or (solo(then) and then.days != state.days)
    if to_go(then, seat):
        seen = then if then.turn == OVER else GAME.conceal(then, seat)
        cards = to_go(seen, seat)
        lines.own.append(Note(read(seen, seat, running=not ended), cards, turn))
        if ended:
            lines.seen.append(Note(read_seen(then, seat), cards, turn))
    return then, ended


def best_plan(judge: FarmJudge, state: State, seat: Seat) -> list[Move]:
    """The moves that promise most, until the turn ends or cards are drawn."""
    game, eye, thought = judge.focus(GAME.conceal(state, seat), seat)
    task = Task(game, eye, thought, seat, Luck.seeded(1), Budget(1 << 30))
    found = Chain(task, thought, WIDTH).search()
    return moves_of(max(found, key=lambda one: one.value).path)


def write(learned: dict[int, object], seed: int) -> tuple[Path, bytes, str]:
    """The weights as a file, with the score that they reach against the greedy player."""
    rounded: Weights = {}
    for seats, one in learned.items():
        assert isinstance(one, Learned)
        rounded[seats] = Learned(*map(_rounded, one))
    margin, share = _exam(rounded, seed)
    file = WeightsFile(
        format=1,
        game="formidable_farm",
        seed=seed,
        margin=round(margin, 2),
        win_share=round(share, 3),
        games=EXAM,
        weights={
            str(seats): ([list(row) for row in one.own], [list(row) for row in one.seen])
            for seats, one in rounded.items()
        },
    )
    data = msgspec.json.encode(file).replace(b"],[", b"],\n[") + b"\n"
    return path(), data, f"{margin:+.1f} cards and {share:.0%} wins against greedy"


def _rounded(knots: tuple[Row, ...]) -> tuple[Row, ...]:
    return tuple(tuple(round(weight, 4) for weight in row) for row in knots)


def _exam(weights: Weights, seed: int) -> tuple[float, float]:
    """Mean cards ahead, and share of wins, of one-ply play against the greedy player."""
    pupil = Level("pupil", OnePly(), 4_000, 1.0)
    greedy = Level("greedy", Greedy(), 4_000, 1.0)
    duels = arena.draw({}, (pupil, greedy), EXAM, seed)
    judge = FarmJudge(weights)
    tallies = arena.count(duels, [arena.play(GAME, judge, duel) for duel in duels])
    mine, theirs = tallies["pupil"], tallies["greedy"]
    return mine.mean_score - theirs.mean_score, mine.share
