"""What players ask about Agricola: hopes and values, and the game as turns of one seat."""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import lru_cache
from operator import mul

from farmdesk.ai.judges.agricola.needs import Clock, clock, rounds_left
from farmdesk.ai.judges.agricola.reading import NAMES, PLAIN, Row, growing_now, read
from farmdesk.ai.judges.agricola.weights import KNOTS, SHAPE, kind_of
from farmdesk.ai.judges.agricola.wholeturns import (
    Thought,
    WholeTurns,
    best_turn,
    settled,
    until_asked,
)
from farmdesk.ai.knots import Scale, Weights
from farmdesk.ai.weighing import Unsolved, ahead
from farmdesk.core.luck import Luck
from farmdesk.core.places import Seat
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.scoring import total, totals
from farmdesk.games.agricola.spaces import ROUNDS
from farmdesk.games.agricola.state import State, is_over

WIN = 6.0
"""What winning is worth beside the points ahead, in points."""
RIVALS = 0.1
"""What the others have counts for so much: what is spoiled for them is made up elsewhere.

With 0.5 two equals had 2 points less each, and the one beat the other no more often.
"""
DOUBT = (1.0, 0.6)
"""How far a hope may be off, in points: so much at the end, and so much more for each round."""
CALM = 1.2
"""Temperatures of players are multiplied with it."""
STEPS = 8
"""Weights are blended in so many steps from one round to the next."""
FURTHER = 2
"""Looking ahead, so many turns of the seat are just played before one is planned."""
WORLDS = 2
"""So many orders of the cards to come are imagined; they differ little, and each takes its time."""
KEPT = 1 << 16
"""So many hopes are remembered."""
PLAIN_PLACES = tuple(map(NAMES.index, PLAIN))


def plainly(row: Row) -> Row:
    """What a beginner sees of a row."""
    return tuple(row[place] for place in PLAIN_PLACES)


class FarmJudge(Unsolved):
    """Weighs farms with learned weights."""

    calm = CALM

    def __init__(self, weights: Weights, rivals: float = RIVALS) -> None:
        """`rivals`: how much the points of others count, as against one's own."""
        self._rivals = rivals
        self._all = {kind: Scale(KNOTS, learned.knots, STEPS) for kind, learned in weights.items()}
        self._plain = {
            kind: Scale(KNOTS, learned.plain, STEPS) for kind, learned in weights.items()
        }
        self._hopes: dict[Hashable, float] = {}

    def focus(self, state: State, seat: Seat) -> tuple[WholeTurns, TurnJudge, Thought]:
        """The game as a row of turns of one seat, as it sees it.

        The cards to come lie in some order: so a round can end, and no player knows more for it.
        """
        world = GAME.imagine(state, Luck.seeded(0))
        game = WholeTurns(seat, self.ahead)
        return game, TurnJudge(self, game, seat), Thought(world)

    def hope(self, state: State, seat: Seat) -> float:
        """The final points that a seat may expect; in a harvest, as its farm stands after it."""
        if is_over(state):
            return total(state, seat)
        when = clock(state)
        if when.round > ROUNDS:
            return total(state, seat)
        farm = state.farms[seat]
        promised = tuple(p for p in state.promised if p.seat == seat)
        grows = growing_now(state, seat, when)
        key = (farm, when, promised, state.majors, state.token == seat, grows, len(state.farms))
        known = self._hopes.get(key)
        if known is None:
            if len(self._hopes) > KEPT:
                self._hopes.clear()
            known = self._weighed(state, seat, when)
            self._hopes[key] = known
        return known

    def _weighed(self, state: State, seat: Seat, when: Clock) -> float:
        rounds = rounds_left(state.farms[seat], when)
        promise = self.promise(kind_of(len(state.farms)), rounds, read(state, seat, when))
        return total(state, seat) + promise

    def promise(self, kind: int, rounds: float, row: Row) -> float:
        """The points to come that a row promises with so many rounds left."""
        found: float = sum(map(mul, self._all[kind].at(rounds), row))
        return found

    def hopes(self, state: State) -> tuple[float, ...]:
        """The final points that each seat may expect, plainly; at the end, the points it has."""
        when = clock(state)
        if is_over(state) or when.round > ROUNDS:
            return totals(state)
        scale = self._plain[kind_of(len(state.farms))]
        found = []
        for seat, farm in enumerate(state.farms):
            weights = scale.at(rounds_left(farm, when))
            row = plainly(read(state, seat, when))
            found.append(total(state, seat) + sum(map(mul, weights, row)))
        return tuple(found)

    def values(self, state: State) -> tuple[float, ...]:
        """How far each seat will be ahead, with something on top for winning."""
        state = settled(state, self.hope)
        if is_over(state):
            return self.settled(state)
        hopes = [self.hope(state, seat) for seat in range(len(state.farms))]
        doubt = DOUBT[0] + DOUBT[1] * (ROUNDS - state.round)
        top = max(hopes)
        shares = [math.exp((hope - top) / doubt) for hope in hopes]
        return ahead(hopes, shares, WIN, rivals=self._rivals)

    def ahead(self, state: State, seat: Seat) -> float:
        """How far one seat will be ahead."""
        return self.values(state)[seat]

    def settled(self, state: State) -> tuple[float, ...]:
        """The same at the end, tie-breaks included."""
        points = totals(state)
        winners = GAME.standing(state).winners
        shares = [float(seat in winners) for seat in range(len(points))]
        return ahead(points, shares, WIN, rivals=self._rivals)


class TurnJudge(Unsolved):
    """Weighs what one seat thinks of."""

    def __init__(self, judge: FarmJudge, game: WholeTurns, seat: Seat) -> None:
        self._judge, self._game, self._seat = judge, game, seat
        self._values: dict[State, tuple[float, ...]] = {}
        self._next: dict[State, State | None] = {}

    def hopes(self, thought: Thought) -> tuple[float, ...]:
        """The final points that each seat may expect, plainly."""
        return self._judge.hopes(settled(thought.state, self._judge.hope))

    def values(self, thought: Thought) -> tuple[float, ...]:
        """How far each seat will be ahead."""
        state = thought.state
        known = self._values.get(state)
        if known is None:
            known = self._values[state] = self._judge.values(state)
        return known

    def settled(self, thought: Thought) -> tuple[float, ...]:
        """The same at the end of the turn."""
        return self.values(thought)

    def ended(self, thought: Thought) -> bool:
        """Is the turn over?"""
        return thought.over

    def onward(self, thought: Thought, luck: Luck) -> Thought | None:
        """A turn of the seat to come, all turns before it played as is best at first sight."""
        then = self._later(thought.state)
        if then is None or then.round != thought.state.round:
            world = Luck.seeded(luck.draw()[0] % WORLDS)
            then = self._later(self._game.imagine(thought, world).state)
        return None if then is None else Thought(then)

    def _later(self, state: State) -> State | None:
        """The last turn before the end, at most, or None when no turn is left to the seat."""
        if state in self._next:
            return self._next[state]
        value, seat = self._judge.ahead, self._seat
        turn = until_asked(state, seat, value)
        for _ in range(FURTHER):
            after = None if turn is None else until_asked(best_turn(turn, value)[1], seat, value)
            if after is None:
                break
            turn = after
        self._next[state] = turn
        return turn

    def shape(self, thought: Thought) -> tuple[Hashable, tuple[int, ...]]:
        """Every answer leads to the end of a turn, so nothing is compared on the way."""
        return thought, ()

    def unknown(self, thought: Thought) -> bool:
        """Nothing that is asked in a turn is hidden."""
        del thought
        return False

    def midway(self, thought: Thought) -> bool:
        """Never: turns are completed."""
        del thought
        return False


@lru_cache(maxsize=1)
def judge() -> FarmJudge:
    """The judge with the shipped weights."""
    return FarmJudge(SHAPE.shipped())
