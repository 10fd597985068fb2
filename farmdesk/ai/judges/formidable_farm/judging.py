"""What players ask about Formidable Farm: hopes and values, of a game or of a turn being planned.

A farm is weighed by its clock: the round in which it will have fulfilled its last card. The
earliest clock ends the game, so values are leads in turns, told in cards, and the chance to win.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import lru_cache
from operator import mul

from farmdesk.ai.judges.formidable_farm.oneturn import OneTurn, Thought
from farmdesk.ai.judges.formidable_farm.reading import Row, read, read_seen
from farmdesk.ai.judges.formidable_farm.weights import Learned, Weights, blend, shipped
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import HIDDEN
from farmdesk.games.formidable_farm.costs import worth
from farmdesk.games.formidable_farm.crops import counts
from farmdesk.games.formidable_farm.state import (
    DAYS,
    OVER,
    State,
    finished,
    last_round,
    solo,
    still_to_play,
    task,
    to_go,
    won,
)

WIN = 10.0
"""What winning is worth beside the cards ahead, in cards."""
PACE = 1.5
"""Cards that are fulfilled in a turn, about: a turn ahead is so many cards ahead."""
DOUBT = (0.45, 0.3)
"""How far a clock may be off, in turns: so much at the end, and so much more times the root of the
turns left."""
TIE = 0.02
"""Turns that a point in the tie of those who finish together is worth."""
OPEN = 99
"""Turns left, as far as anybody can tell."""
CALM = 1.0


def soft(turns: float, least: float) -> float:
    """A number of turns, but always above the least: what would be below it comes close to it."""
    over = turns - least
    return turns if over > 0.5 else least + 0.5 * math.exp(over / 0.5 - 1)


class Scale:
    """The weights for one number of seats, blended by cards to go."""

    def __init__(self, learned: Learned) -> None:
        self._own, self._seen = _steps(learned.own), _steps(learned.seen)

    def own(self, state: State, seat: Seat, *, running: bool) -> float:
        """Own turns that a seat still needs after the one that runs."""
        cards = to_go(state, seat)
        if not cards:
            return 0.0
        turns = self.turns(read(state, seat, running=running), cards)
        return soft(turns, 0.0 if running else 1.0)

    def turns(self, row: Row, cards: int) -> float:
        """Turns that a farm that reads like this still needs, with so many cards to go."""
        return sum(map(mul, self._own[min(cards, MOST_CARDS - 1)], row))

    def seen(self, state: State, seat: Seat) -> float:
        """Turns that a seat still needs, as all others see it, between two turns of its own."""
        cards = to_go(state, seat)
        if not cards:
            return 0.0
        row = read_seen(state, seat)
        return soft(sum(map(mul, self._seen[min(cards, MOST_CARDS - 1)], row)), 1.0)


MOST_CARDS = 60
"""A task never grows beyond this, as far as weights are told apart."""


def _steps(knots: tuple[Row, ...]) -> tuple[Row, ...]:
    """By cards to go: the weights between two knots."""
    steps = []
    for cards in range(MOST_CARDS):
        knot, share = blend(cards)
        low, high = knots[knot], knots[knot + 1]
        steps.append(tuple(a + (b - a) * share for a, b in zip(low, high, strict=True)))
    return tuple(steps)


class FarmJudge:
    """Weighs farms with learned weights."""

    calm = CALM

    def __init__(self, weights: Weights) -> None:
        self.scales = {seats: Scale(learned) for seats, learned in weights.items()}

    def focus(self, state: State, seat: Seat) -> tuple[OneTurn, TurnJudge, Thought]:
        """The turn of a seat, as it sees it."""
        return OneTurn(seat), TurnJudge(self, state, seat), Thought(state)

    def hopes(self, state: State) -> tuple[float, ...]:
        """The cards of its task that each seat may expect to have done at the end."""
        return self._eye(state).hopes(Thought(state))

    def values(self, state: State) -> tuple[float, ...]:
        """How far each seat will be ahead, with something on top for winning."""
        return self._eye(state).values(Thought(state))

    def settled(self, state: State) -> tuple[float, ...]:
        """The same at the end, tie-breaks included."""
        return settled(state)

    def _eye(self, state: State) -> TurnJudge:
        return TurnJudge(self, state, max(state.turn, 0))

    def left(self, state: State) -> int:
        """Nobody can tell."""
        del state
        return OPEN

    def key(self, state: State) -> Hashable:
        """The state itself."""
        return state

    def chances(self, state: State) -> tuple[tuple[float, State], ...]:
        """The state itself: what is hidden is imagined, not counted out."""
        return ((1.0, state),)


class TurnJudge:
    """Weighs what one seat thinks of its turn."""

    def __init__(self, judge: FarmJudge, state: State, seat: Seat) -> None:
        self._scale = judge.scales[len(state.farms)]
        self.seat = seat
        self._clocks = [
            farm.turns + (0.0 if finished(state, who) else self._scale.seen(state, who))
            for who, farm in enumerate(state.farms)
        ]

    def clocks(self, thought: Thought) -> list[float]:
        """By seat: the round in which it will have done all its cards; alone, the day."""
        state, seat = thought.state, self.seat
        running = state.turn == seat and not thought.rests
        turns = self._scale.own(state, seat, running=running)
        if solo(state):
            return [state.days + running + turns]
        clocks = self._clocks.copy()
        clocks[seat] = state.farms[seat].turns + turns
        return clocks

    def hopes(self, thought: Thought) -> tuple[float, ...]:
        """The cards of its task that each seat may expect to have done at the end."""
        state = thought.state
        whole = task(state)
        if state.turn == OVER:
            return tuple(float(whole - to_go(state, s)) for s in range(len(state.farms)))
        clocks = self.clocks(thought)
        end = DAYS if solo(state) else min(clocks)
        return tuple(
            whole - to_go(state, seat) * min(1.0, max(0.0, clock - end) / max(clock - now, 0.5))
            for seat, (clock, now) in enumerate(zip(clocks, self._nows(state), strict=True))
        )

    def _nows(self, state: State) -> list[int]:
        return [state.days] if solo(state) else [farm.turns for farm in state.farms]

    def values(self, thought: Thought) -> tuple[float, ...]:
        """How far each seat will be ahead, with something on top for winning."""
        state = thought.state
        if state.turn == OVER:
            return settled(state)
        clocks = self.clocks(thought)
        if solo(state):
            lead = DAYS - clocks[0]
            doubt = DOUBT[0] + DOUBT[1] * math.sqrt(clocks[0] - state.days)
            return (PACE * lead + WIN / (1 + math.exp(-(lead + 0.5) / doubt)),)
        return self._among(state, clocks)

    def _among(self, state: State, clocks: list[float]) -> tuple[float, ...]:
        """Several farms race; those that finish together compare their crops."""
        first, second = sorted(clocks)[:2]
        doubt = DOUBT[0] + DOUBT[1] * math.sqrt(first - min(f.turns for f in state.farms) + 0.1)
        shares = [
            math.exp((first - clock + TIE * worth(farm.purse)) / doubt)
            for clock, farm in zip(clocks, state.farms, strict=True)
        ]
        if last_round(state):
            for who in range(len(clocks)):
                if not finished(state, who) and state.turn != who not in still_to_play(state):
                    shares[who] = 0.0
        whole = sum(shares)
        return tuple(
            PACE * ((second if clock == first else first) - clock) + WIN * share / whole
            for clock, share in zip(clocks, shares, strict=True)
        )

    def settled(self, thought: Thought) -> tuple[float, ...]:
        """The same at the end of the turn."""
        return self.values(thought)

    def left(self, thought: Thought) -> int:
        """Nobody can tell."""
        del thought
        return OPEN

    def key(self, thought: Thought) -> Hashable:
        """The thought itself."""
        return thought

    def chances(self, thought: Thought) -> tuple[tuple[float, Thought], ...]:
        """The thought itself."""
        return ((1.0, thought),)

    def ended(self, thought: Thought) -> bool:
        """Is the turn over?"""
        return thought.over

    def shape(self, thought: Thought) -> tuple[Hashable, tuple[int, ...]]:
        """Cards, discs and questions; and crops, coins and plays as goods."""
        state = thought.state
        farm = state.farms[self.seat]
        stack, over = farm.stack, farm.over
        top = len(stack) - over
        key = (
            bytes(sorted(farm.hand)),
            bytes(sorted(stack[:top])),
            stack[top:],
            state.market,
            state.discs,
            state.look,
            state.pending,
            state.supplied,
            state.discount,
            state.extra,
            len(state.played),
            farm.under,
        )
        return key, (*counts(farm.purse), len(farm.coins), state.limit, state.market_left)

    def unknown(self, thought: Thought) -> bool:
        """Are there blanks in the hand, or among the cards that are looked at?"""
        state = thought.state
        return HIDDEN in state.farms[self.seat].hand or HIDDEN in state.look

    def midway(self, thought: Thought) -> bool:
        """Is a card being carried out?"""
        return bool(thought.state.pending)


def settled(state: State) -> tuple[float, ...]:
    """Cards ahead at the end, and the win."""
    if solo(state):
        return (WIN + PACE * (DAYS - state.days) if won(state) else -float(to_go(state, 0)),)
    winners = GAME.standing(state).winners
    go = [to_go(state, seat) for seat in range(len(state.farms))]
    first, second = sorted(go)[:2]
    return tuple(
        (second if mine == first else first) - mine + (WIN / len(winners) if s in winners else 0.0)
        for s, mine in enumerate(go)
    )


@lru_cache(maxsize=1)
def judge() -> FarmJudge:
    """The judge with the shipped weights."""
    return FarmJudge(shipped())
