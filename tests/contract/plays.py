"""Random plays of every game, each made once and asked by many tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from farmdesk.core.events import Event
from farmdesk.core.game import Game, settle
from farmdesk.core.luck import Luck
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import Decision, Move
from farmdesk.core.places import Seat
from farmdesk.games import BUILT, find
from tests.toy.game import GAME as TOY

SEEDS = (1, 2, 3, 4, 5)
RARE = (4, 5)
"""Seeds that only the slow run plays: their options, too, are any."""
LONGEST = 3_000
"""No game of ours needs so many decisions, not even at random."""


class Subject(NamedTuple):
    """What one run of the suite is about."""

    game: str
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.seed}"


class Step(NamedTuple):
    """One decision of a play: what it was made from, and what came of it."""

    state: Any
    decision: Decision
    move: Move
    events: tuple[Event, ...]
    after: Any


class Play(NamedTuple):
    """A whole random game."""

    game: Game[Any]
    options: dict[str, str]
    seats: int
    seed: int
    steps: tuple[Step, ...]
    states: tuple[Any, ...]
    """All states in order, one more than there are steps."""

    def some(self, count: int) -> tuple[Step, ...]:
        """A few steps spread over the whole play, the first and the last among them."""
        last = len(self.steps) - 1
        picks = sorted({round(last * k / max(count - 1, 1)) for k in range(count)})
        return tuple(self.steps[k] for k in picks)

    def fresh(self) -> Match:
        """The same game before its first decision, people on all chairs."""
        chairs = [Chair(f"Seat {k}", colour=COLOURS[k]) for k in range(self.seats)]
        return Match(self.game, self.options, self.seed, chairs)


def rules(game_id: str) -> Game[Any] | None:
    """The rules of a built game or of the toy."""
    return TOY if game_id == TOY.info.id else find(game_id)


def known(game_id: str) -> Game[Any]:
    """The rules of a game that must be there."""
    game = rules(game_id)
    assert game is not None, f"{game_id} stands among the built games but is not found"
    return game


def subjects() -> Iterator[Subject]:
    """Every game, number of seats and seed."""
    for game_id in (TOY.info.id, *BUILT):
        for seats in known(game_id).info.seats:
            for seed in SEEDS:
                yield Subject(game_id, seats, seed)


def chosen(game: Game[Any], seats: int, seed: int) -> dict[str, str]:
    """Options for a seed: 1 plays the defaults, 2 the last choice of each, others any."""
    luck = Luck.seeded(seed, 77)
    values: dict[str, str] = {}
    for option in game.info.options:
        pick, luck = luck.below(len(option.choices))
        pick = {1: 0, 2: len(option.choices) - 1}.get(seed, pick)
        values[option.key] = option.choices[pick]
    return settle(game.info, values, seats)


def random_play(game: Game[Any], seats: int, seed: int, longest: int) -> Play:
    """A random game to its end, or to a number of decisions."""
    options = chosen(game, seats, seed)
    luck = Luck.seeded(seed, 5)
    state = game.setup(options, seats, Luck.seeded(seed))
    states = [state]
    steps: list[Step] = []
    while (asked := game.decisions(state)) and len(steps) < longest:
        pick, luck = luck.below(len(asked))
        decision = asked[pick]
        pick, luck = luck.below(len(decision.all_moves))
        move = decision.all_moves[pick]
        events: list[Event] = []
        after = game.apply(state, decision.seat, move, events)
        steps.append(Step(state, decision, move, tuple(events), after))
        state = after
        states.append(state)
    return Play(game, options, seats, seed, tuple(steps), tuple(states))


@cache
def play(subject: Subject) -> Play:
    """The random game of a subject, to its end or to LONGEST decisions."""
    return random_play(known(subject.game), subject.seats, subject.seed, LONGEST)


def asked_of(game: Game[Any], state: Any, seat: Seat) -> Decision | None:
    """What a seat is asked in a state."""
    return next((d for d in game.decisions(state) if d.seat == seat), None)
