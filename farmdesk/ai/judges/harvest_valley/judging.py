"""What players ask about Harvest Valley: hopes, values, chances and when positions are alike."""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import lru_cache
from operator import add, mul
from typing import NamedTuple

from farmdesk.ai.judges.harvest_valley.reading import BUILT, read
from farmdesk.ai.judges.harvest_valley.weights import Weights, shipped, stage_of
from farmdesk.ai.weighing import ahead
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.cards import HOUSE0, KIND, NONE, VALUE
from farmdesk.games.harvest_valley.scoring import totals
from farmdesk.games.harvest_valley.state import OVER, State

WIN = 4.0
"""What winning is worth beside the points ahead, in points."""
DOUBT = (1.0, 0.25)
"""How far a hope may be off, in points: so much at the end, and so much more for each space."""

_CLASSES = sorted({(KIND[card], VALUE[card]) for card in range(NONE + 1)})
CLASS = tuple(_CLASSES.index((KIND[card], VALUE[card])) for card in range(NONE + 1))
"""By card index, NONE included: equal for cards that do the same."""


def _alike(code: int) -> int:
    if 1 <= code <= NONE:
        return CLASS[code - 1] + 1
    return code & ~1 if code >= HOUSE0 else code


ALIKE = bytes(_alike(code) for code in range(256))
"""By what stands on the board: equal for cards and farmhouses that do the same."""


class ValleyJudge(NamedTuple):
    """Weighs positions with learned weights."""

    weights: Weights

    def hopes(self, state: State) -> tuple[float, ...]:
        """The final points that each seat may expect; at the end, the points it has."""
        if state.turn == OVER:
            return totals(state)
        seats = len(state.houses)
        built, unbuilt = self.weights[seats][stage_of(state.left)]
        houses = [
            sum(map(mul, built if len(row) == BUILT else unbuilt, row)) for row in read(state)
        ]
        if seats > 3:
            return tuple(map(add, houses, houses[1:] + houses[:1]))
        return tuple(map(add, houses[::2], houses[1::2]))

    def values(self, state: State) -> tuple[float, ...]:
        """How far each seat will be ahead, with something on top for winning."""
        if state.turn == OVER:
            return self.settled(state)
        hopes = self.hopes(state)
        doubt = DOUBT[0] + DOUBT[1] * state.left
        top = max(hopes)
        shares = [math.exp((hope - top) / doubt) for hope in hopes]
        return ahead(hopes, shares, WIN)

    def settled(self, state: State) -> tuple[float, ...]:
        """The same at the end, tie-breaks included."""
        points = totals(state)
        top = max(points)
        if points.count(top) == 1:
            shares = [float(mine == top) for mine in points]
        else:
            winners = GAME.standing(state).winners
            shares = [float(seat in winners) for seat in range(len(points))]
        return ahead(points, shares, WIN)

    def left(self, state: State) -> int:
        """Spaces to be filled; weeds may add a turn."""
        return state.left

    def key(self, state: State) -> Hashable:
        """Equal for positions that differ in equal cards, or in the order of river and deck."""
        first, second, third = state.river
        river = tuple(sorted((CLASS[first], CLASS[second], CLASS[third])))
        return state.board.translate(ALIKE), river, state.turn

    def chances(self, state: State) -> tuple[tuple[float, State], ...]:
        """Every kind of card that may lie on top of the deck."""
        deck = state.deck
        if state.left < 2 or len(deck) < 2:  # nobody will ever play what is turned now
            return ((1.0, state),)
        first: dict[int, int] = {}
        counts: dict[int, int] = {}
        for place, card in enumerate(deck):
            kind = CLASS[card]
            first.setdefault(kind, place)
            counts[kind] = counts.get(kind, 0) + 1
        cases = []
        for kind, place in first.items():
            pile = deck[:place] + deck[place + 1 :] + (deck[place],)
            cases.append((counts[kind] / len(deck), state._replace(deck=pile)))
        return tuple(cases)


@lru_cache(maxsize=1)
def judge() -> ValleyJudge:
    """The judge with the shipped weights."""
    return ValleyJudge(shipped())
