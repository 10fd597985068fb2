"""What players ask about Harvest Island: hopes and values, of a moment or of a whole turn."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import mul

from farmdesk.ai.judges.harvest_island.farms import last_gain
from farmdesk.ai.judges.harvest_island.outlook import Outlook, turns_to_come, views_of
from farmdesk.ai.judges.harvest_island.reading import NAMES, PLAIN, Row, read
from farmdesk.ai.judges.harvest_island.weights import KNOTS, SHAPE
from farmdesk.ai.judges.harvest_island.wholeturns import Thought, WholeTurns
from farmdesk.ai.knots import Scale, Weights
from farmdesk.ai.weighing import Unsolved, ahead
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.cards import deck_of
from farmdesk.games.harvest_island.scoring import totals
from farmdesk.games.harvest_island.state import OVER, State
from farmdesk.games.harvest_island.worth import MEDAL

WIN = 8.0
"""What winning is worth beside the points ahead, in points."""
DOUBT = (2.0, 0.8)
"""How far a hope may be off, in points: so much at the end, and so much more for each own turn."""
CALM = 1.4
"""Many answers are nearly as good as the best, so whoever strays must stray far to be felt."""
STEPS = 8
"""Weights are blended in so many steps from one turn to the next."""
PLAIN_PLACES = tuple(map(NAMES.index, PLAIN))


def secured(state: State) -> list[int]:
    """By seat: points that are home, medals included."""
    points = deck_of(state.deck).points
    return [
        sum(farm.barn.translate(points)) + MEDAL * state.kings.count(seat)
        for seat, farm in enumerate(state.farms)
    ]


def plainly(row: Row) -> Row:
    """What a beginner sees of a row."""
    return tuple(row[place] for place in PLAIN_PLACES)


class IslandJudge(Unsolved):
    """Weighs positions with learned weights."""

    calm = CALM

    def __init__(self, weights: Weights) -> None:
        self._all = {
            seats: Scale(KNOTS, learned.knots, STEPS) for seats, learned in weights.items()
        }
        self._plain = {
            seats: Scale(KNOTS, learned.plain, STEPS) for seats, learned in weights.items()
        }

    def focus(self, state: State, seat: Seat) -> tuple[WholeTurns, TurnJudge, Thought]:
        """The game as a row of turns of one seat, as it sees it."""
        judge = TurnJudge(self, seat)
        return WholeTurns(judge, seat), judge, Thought(state, root=True)

    def hopes(self, state: State) -> tuple[float, ...]:
        """The final points that each seat may expect, plainly; at the end, the points it has."""
        return self._expects(state, state.seat, plain=True)

    def hope(self, state: State, seat: Seat, views: tuple[Outlook, ...]) -> float:
        """The final points that a seat may expect; `views` are what each may expect to come."""
        turns = turns_to_come(state, seat)
        if state.ending or state.step == OVER:
            return totals(state)[seat] + (last_gain(state, seat) if turns else 0)
        row = read(state, views, seat)[0]
        return secured(state)[seat] + self.weighed(len(state.farms), turns, row)

    def weighed(self, seats: int, turns: float, row: Row) -> float:
        """The points still to come that a row promises with so many own turns left."""
        total: float = sum(map(mul, self._all[seats].at(turns), row))
        return total

    def _expects(self, state: State, eye: Seat, *, plain: bool = False) -> tuple[float, ...]:
        count = len(state.farms)
        turns = [turns_to_come(state, seat) for seat in range(count)]
        if state.ending or state.step == OVER:
            return tuple(
                points + (last_gain(state, seat) if turns[seat] else 0)
                for seat, points in enumerate(totals(state))
            )
        rows = read(state, views_of(state, eye))
        scale = (self._plain if plain else self._all)[count]
        if plain:
            rows = list(map(plainly, rows))
        return tuple(
            home + sum(map(mul, scale.at(left), row))
            for home, left, row in zip(secured(state), turns, rows, strict=True)
        )

    def values(self, state: State) -> tuple[float, ...]:
        """How far each seat will be ahead, with something on top for winning."""
        return self.weigh(state, state.seat)

    def weigh(self, state: State, eye: Seat) -> tuple[float, ...]:
        """The same, as far as one seat can tell."""
        if state.step == OVER:
            return self.settled(state)
        hopes = self._expects(state, eye)
        doubt = DOUBT[0] + DOUBT[1] * turns_to_come(state, eye)
        top = max(hopes)
        return ahead(hopes, [math.exp((hope - top) / doubt) for hope in hopes], WIN)

    def settled(self, state: State) -> tuple[float, ...]:
        """The same at the end, tie-breaks included."""
        points = totals(state)
        winners = GAME.standing(state).winners
        return ahead(points, [float(seat in winners) for seat in range(len(points))], WIN)


class TurnJudge(Unsolved):
    """Weighs what one seat thinks of."""

    def __init__(self, judge: IslandJudge, eye: Seat) -> None:
        self._judge, self.eye = judge, eye

    def hopes(self, thought: Thought) -> tuple[float, ...]:
        """The final points that each seat may expect, whatever card comes."""
        sums = [0.0] * len(thought.state.farms)
        for share, state in thought.cases or ((1.0, thought.state),):
            for seat, value in enumerate(self._judge.hopes(state)):
                sums[seat] += share * value
        return tuple(sums)

    def hope(self, state: State, views: tuple[Outlook, ...]) -> float:
        """The final points that the seat that thinks may expect."""
        return self._judge.hope(state, self.eye, views)

    def values(self, thought: Thought) -> tuple[float, ...]:
        """How far each seat will be ahead, whatever card comes."""
        sums = [0.0] * len(thought.state.farms)
        for share, state in thought.cases or ((1.0, thought.state),):
            for seat, value in enumerate(self._judge.weigh(state, self.eye)):
                sums[seat] += share * value
        return tuple(sums)

    def settled(self, thought: Thought) -> tuple[float, ...]:
        """The same where nobody looks further."""
        return self.values(thought)


@lru_cache(maxsize=1)
def judge() -> IslandJudge:
    """The judge with the shipped weights."""
    return IslandJudge(SHAPE.shipped())
