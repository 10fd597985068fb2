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
from farmdesk.ai.judges.formidable_farm.reading import NAMES, Row, read
from farmdesk.ai.weighing import Unsolved
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
UNSURE = 1.5
"""The same for a hope, in turns."""
TIE = 0.02
"""Turns that a point in the tie of those who finish together is worth."""
EACH = 0.12
"""Turns that a card to do costs at least, however rich its farm is: else the rich never finish."""
CALM = 1.0

TURNS = {
    "farm": 0.5, "stack": 0.55, "hand": 0.35,
    "wheat": -0.06, "cucumber": -0.09, "tomato": -0.09, "sheep": -0.16, "pig": -0.16,
    "coins": -0.05, "ready": -0.1, "lack": 0.03, "net": -0.02, "draws": -0.03, "returns": 0.4,
    "automatic": -0.2, "unsupplied": -0.3, "plays": -0.2, "trade_net": -0.02, "trade_draws": -0.05,
    "promised": -0.04, "promised_draws": -0.15, "discount": -0.1,
}  # fmt: skip
"""What a farm still needs, in turns, by what is read of it. Set by hand and tried in play: least
squares over self-play takes what stuck farms have in plenty, such as sheep, for a hindrance."""
PLAIN = frozenset({"farm", "stack", "hand", "wheat", "cucumber", "tomato", "sheep", "pig",
                   "promised", "promised_draws"})  # fmt: skip
"""What a beginner looks at."""
ALL: Row = tuple(TURNS[name] for name in NAMES)
SIMPLE: Row = tuple(TURNS[name] if name in PLAIN else 0.0 for name in NAMES)


def soft(turns: float, least: float) -> float:
    """A number of turns, but always above the least: what would be below it comes close to it."""
    over = turns - least
    return turns if over > 0.5 else least + 0.5 * math.exp(over / 0.5 - 1)


def turns_left(state: State, seat: Seat, weights: Row, *, running: bool) -> float:
    """Own turns that a seat still needs, after the one that runs, as far as `state` shows it."""
    cards = to_go(state, seat)
    if not cards:
        return 0.0
    row = read(state, seat, running=running)
    least = EACH * cards if running else 1 + EACH * (cards - 1)
    return soft(sum(map(mul, weights, row)), least)


tie = lru_cache(maxsize=1 << 14)(worth)


class FarmJudge(Unsolved):
    """Weighs farms."""

    calm = CALM

    def focus(self, state: State, seat: Seat) -> tuple[OneTurn, TurnJudge, Thought]:
        """The turn of a seat, as it sees it."""
        return OneTurn(seat), TurnJudge(state, seat), Thought(state)

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
        return TurnJudge(state, max(state.turn, 0))


class TurnJudge(Unsolved):
    """Weighs what one seat thinks of its turn."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self._clocks = [
            farm.turns + (0.0 if who == seat else turns_left(state, who, ALL, running=False))
            for who, farm in enumerate(state.farms)
        ]

    def clocks(self, thought: Thought, weights: Row = ALL) -> list[float]:
        """By seat: the round in which it will have done all its cards; alone, the day."""
        state, seat = thought.state, self.seat
        running = state.turn == seat and not thought.rests
        turns = turns_left(state, seat, weights, running=running)
        if solo(state):
            return [state.days + running + turns]
        clocks = self._clocks.copy()
        clocks[seat] = state.farms[seat].turns + turns
        return clocks

    def hopes(self, thought: Thought) -> tuple[float, ...]:
        """The cards of its task that each seat may expect to have done at the end, plainly."""
        state = thought.state
        whole = task(state)
        go = [to_go(state, seat) for seat in range(len(state.farms))]
        if state.turn == OVER:
            return tuple(float(whole - cards) for cards in go)
        clocks = self.clocks(thought, SIMPLE)
        end = DAYS if solo(state) else min(c for s, c in enumerate(clocks) if s != self.seat)
        return tuple(
            whole - min(cards, PACE * UNSURE * math.log1p(math.exp((clock - end) / UNSURE)))
            for cards, clock in zip(go, clocks, strict=True)
        )

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
        left = max(0.0, first - state.farms[self.seat].turns)
        doubt = DOUBT[0] + DOUBT[1] * math.sqrt(left)
        shares = [
            math.exp((first - clock + TIE * tie(farm.purse)) / doubt)
            for clock, farm in zip(clocks, state.farms, strict=True)
        ]
        if last_round(state):
            playing = {state.turn, *still_to_play(state)}
            for who in range(len(clocks)):
                if who not in playing and not finished(state, who):
                    shares[who] = 0.0
        whole = sum(shares)
        return tuple(
            PACE * ((second if clock == first else first) - clock) + WIN * share / whole
            for clock, share in zip(clocks, shares, strict=True)
        )

    def settled(self, thought: Thought) -> tuple[float, ...]:
        """The same at the end of the turn."""
        return self.values(thought)

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
    """The one judge."""
    return FarmJudge()
