"""How the weights of Harvest Valley are learned: self-play, then least squares, a few times over.

Every position teaches what each farmhouse was worth in the end. The players are told apart by how
often they stray, so that weak positions are known too.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from farmdesk.ai.exam import examined
from farmdesk.ai.fitting import Fit
from farmdesk.ai.judges.harvest_valley.judging import ValleyJudge
from farmdesk.ai.judges.harvest_valley.reading import BUILT, UNBUILT, Row, read
from farmdesk.ai.judges.harvest_valley.weights import (
    SEATS,
    STAGES,
    Stage,
    WeightsFile,
    path,
    stage_of,
)
from farmdesk.core.game import settle
from farmdesk.core.luck import SEEDS, Luck
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.scoring import house_scores

PARTS = SEATS
ROUNDS = 4
EXAM = 400
"""Games against the greedy player after the last lesson."""
GAMES = {2: 500, 3: 350, 4: 450, 5: 350}
"""By number of seats: games of one round."""
STRAY = (0.02, 0.1, 0.3)
"""How often a player of self-play makes any move at all."""
STAR_CARDS = 0.25
"""Share of games with star cards."""
FADE = 0.25
STRENGTH = 20.0

NAIVE: Stage = ((0.0, 1.0, *[0.0] * (BUILT - 2)), (0.0, 1.0, *[0.0] * (UNBUILT - 2)))
"""Before the first lesson: what is there now counts."""


def learn(seats: int, seed: int) -> tuple[Stage, ...]:
    """Weights for a number of seats. The same seed gives the same weights."""
    dice = random.Random(seed * 10 + seats)
    stages: tuple[Stage, ...] = (NAIVE,) * STAGES
    fits = [(Fit(BUILT), Fit(UNBUILT)) for _ in range(STAGES)]
    for _ in range(ROUNDS):
        judge = ValleyJudge({seats: stages})
        for _ in range(GAMES[seats]):
            _teach(fits, *_play(judge, seats, dice))
        stages = tuple(
            (
                built.weights(NAIVE[0], STRENGTH),
                unbuilt.weights(NAIVE[1], STRENGTH),
            )
            for built, unbuilt in fits
        )
        for built, unbuilt in fits:
            built.fade(FADE)
            unbuilt.fade(FADE)
    return stages


def _play(
    judge: ValleyJudge, seats: int, dice: random.Random
) -> tuple[list[tuple[int, list[Row]]], tuple[int, ...]]:
    """One game: stage and rows of every position, and what each farmhouse was worth at the end."""
    stray = [dice.choice(STRAY) for _ in range(seats)]
    state = GAME.setup(_options(seats, dice), seats, Luck.seeded(dice.randrange(SEEDS)))
    seen = []
    while asked := GAME.decisions(state):
        seat, moves = asked[0].seat, asked[0].moves
        if dice.random() < stray[seat]:
            state = GAME.apply(state, seat, dice.choice(moves), None)
        else:
            after = [GAME.apply(state, seat, move, None) for move in moves]
            state = max(after, key=lambda child: judge.values(child)[seat])
        if state.left:
            seen.append((stage_of(state.left), read(state)))
    return seen, house_scores(state)


def _options(seats: int, dice: random.Random) -> dict[str, str]:
    chosen = {}
    if dice.random() < STAR_CARDS:
        chosen = {o.key: dice.choice(o.choices) for o in GAME.info.options if o.rules}
    return settle(GAME.info, chosen, seats)


def _teach(
    fits: list[tuple[Fit, Fit]], seen: list[tuple[int, list[Row]]], outcomes: tuple[int, ...]
) -> None:
    for stage, rows in seen:
        for row, outcome in zip(rows, outcomes, strict=True):
            fits[stage][len(row) != BUILT].learn(row, outcome)


def write(learned: dict[int, tuple[Stage, ...]], seed: int) -> tuple[Path, bytes, str]:
    """The weights as a file, with the score that they reach against the greedy player."""
    rounded = {seats: tuple(map(_rounded, stages)) for seats, stages in learned.items()}
    exam = examined(GAME, ValleyJudge(rounded), EXAM, seed)
    file = WeightsFile(
        format=1,
        game="harvest_valley",
        seed=seed,
        margin=round(exam.margin, 2),
        win_share=round(exam.share, 3),
        games=EXAM,
        weights={
            str(seats): [(list(built), list(unbuilt)) for built, unbuilt in stages]
            for seats, stages in rounded.items()
        },
    )
    data = msgspec.json.encode(file).replace(b"]],[[", b"]],\n[[") + b"\n"
    return path(), data, str(exam)


def _rounded(stage: Stage) -> Stage:
    built, unbuilt = stage
    return tuple(round(w, 3) for w in built), tuple(round(w, 3) for w in unbuilt)
