"""Harvest Island as one seat thinks of it: a turn is two answers, and then comes its next turn.

What a card of the pile will be is not known while a draw is weighed: every card that it may be
counts with its chance. Looking further, the draws of an imagined world are made one after the other
by how well cards fit, the other seats wait, and the next turn is the best of all.
"""

from __future__ import annotations

import math
from typing import NamedTuple, Protocol

from farmdesk.ai.judges.harvest_island.farms import blank_fit, farmer, fit
from farmdesk.ai.judges.harvest_island.outlook import Outlook, unseen_by, views_of
from farmdesk.core.events import Event
from farmdesk.core.game import Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.harvest_island import GAME, deeds, rules
from farmdesk.games.harvest_island.cards import deck_of
from farmdesk.games.harvest_island.moves import AREA, PASS, SUFFERS, SUPPLY_0, Draw, Leave, Suffer
from farmdesk.games.harvest_island.state import (
    ACT,
    ACT_AGAIN,
    OVER,
    REFILL,
    STRUCK,
    State,
    struck_seats,
)
from farmdesk.games.harvest_island.worth import least_loss


class Thought(NamedTuple):
    """A moment as a seat thinks of it."""

    state: State
    root: bool = False
    """Is it the real question?"""
    waits: bool = False
    """Has a single answer ended the turn? Then a second one says nothing."""
    last: bool = False
    """Does nobody look further?"""
    cases: tuple[tuple[float, State], ...] = ()
    """What may come of a draw, with chances; none when that is known."""


class Eye(Protocol):
    """Who weighs what a seat thinks of."""

    def hope(self, state: State, views: tuple[Outlook, ...]) -> float:
        """The final points that the seat may expect; `views` are what each may expect to come."""
        ...


class WholeTurns:
    """The rules, for thoughts of one seat."""

    info = GAME.info

    def __init__(self, eye: Eye, seat: Seat) -> None:
        self._eye, self._seat = eye, seat

    def setup(self, options: Options, seats: int, luck: Luck) -> Thought:
        """The first thought of a game."""
        return Thought(GAME.setup(options, seats, luck), root=True)

    def conceal(self, thought: Thought, seat: Seat) -> Thought:
        """The same with what a seat cannot see face down."""
        return thought._replace(state=GAME.conceal(thought.state, seat))

    def imagine(self, concealed: Thought, luck: Luck) -> Thought:
        """The same question in a world that the seat can believe."""
        return concealed._replace(state=GAME.imagine(concealed.state, luck))

    def table(self, thought: Thought) -> tuple[Placed, ...]:
        """Where everything lies."""
        return GAME.table(thought.state)

    def standing(self, thought: Thought) -> Standing:
        """The score as if the game ended now."""
        return GAME.standing(thought.state)

    def why_not(self, thought: Thought, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return GAME.why_not(thought.state, seat, drops)

    def decisions(self, thought: Thought) -> tuple[Decision, ...]:
        """The real question; then what completes the turn; then one answer for a whole turn."""
        if thought.last:
            return ()
        state = thought.state
        if thought.root or (state.step == ACT_AGAIN and state.seat == self._seat):
            return tuple(one for one in rules.decisions(state) if one.seat == self._seat)
        return (Decision(self._seat, rules.MUST_PASS, (PASS,)),)

    def apply(self, thought: Thought, seat: Seat, move: Move, tell: list[Event] | None) -> Thought:
        """What comes of an answer, as far as it can be told."""
        assert tell is None, "nobody is told of what is only thought of"
        state = thought.state
        if thought.waits:
            return Thought(state)
        if not thought.root and state.step != ACT_AGAIN:
            return Thought(self._best_turn(later(state, seat)), last=True)
        then = deeds.after(state, seat, move)
        if isinstance(move, Draw):
            cases = drawn_cases(state, seat, move) if move.source < SUPPLY_0 else ()
            return Thought(then, last=True, cases=cases)
        if isinstance(move, Suffer | Leave) or then.step == OVER:
            return Thought(then, last=True)
        return Thought(then, waits=state.step == ACT and then.step != ACT_AGAIN)

    def _best_turn(self, state: State) -> State:
        """What is best for the seat after a turn of its own; the state itself if it has none."""
        seat, hope = self._seat, self._eye.hope
        if state.step != ACT or state.seat != seat:
            return state
        best, most = state, -math.inf
        views = views_of(state, seat)  # no use of a card alters what the seat has not seen
        known = set()
        for move in rules.decisions(state)[0].moves:
            then = deeds.after(state, seat, move)
            if then.step == ACT_AGAIN:
                ends = [deeds.after(then, seat, m) for m in rules.decisions(then)[0].moves]
            else:
                ends = [then]
            for end in ends:
                key = (end.farms[seat].fields, bytes(sorted(end.storage)))
                if key not in known:
                    known.add(key)
                    value = hope(end, views)
                    if value > most:
                        best, most = end, value
        return best


def drawn_cases(state: State, seat: Seat, move: Draw) -> tuple[tuple[float, State], ...]:
    """What may come of drawing from the pile: every kind of card that the seat has not seen."""
    facts = deck_of(state.deck)
    pile = state.piles[state.season]
    others = unseen_by(state, seat)
    pool = [card for card in pile + others if facts.season[card] == state.season]
    counts: dict[tuple[int, int], list[int]] = {}
    for card in sorted(pool):
        counts.setdefault((facts.kind[card], facts.points[card]), []).append(card)
    cases = []
    for cards in counts.values():
        piles = list(state.piles)
        piles[state.season] = pile[:-1] + bytes(cards[:1])
        world = state._replace(piles=(piles[0], piles[1], piles[2], piles[3]))
        then = chosen(deeds.after(world, seat, move))
        buried = then.buried + pile[-1:]  # what lies there in this world counts as not seen
        cases.append((len(cards) / len(pool), then._replace(buried=buried)))
    return tuple(cases)


def chosen(state: State) -> State:
    """The state once all whom a disaster leaves a choice have lost as little as they can."""
    while state.step == STRUCK:
        for seat in struck_seats(state):
            loss = least_loss(state, seat)
            assert loss is not None, "who has nothing to lose is not asked"
            state = deeds.after(state, seat, SUFFERS[seat][loss.field])
    return state


def later(state: State, seat: Seat) -> State:
    """The next turn of a seat, its draws made; the others wait, but for what they would take."""
    state = refilled(state, seat)
    if state.step == OVER or state.ending or state.step != ACT:
        return state
    count = len(state.farms)
    views = views_of(state, seat)
    supply = state.supply
    for rival in range(count):
        if rival != seat and supply:
            theirs = farmer(state, rival)
            best, card = max((fit(card, state, theirs, views[rival]), card) for card in supply)
            if best >= TAKEN_FROM:
                supply = supply.replace(bytes((card,)), b"")
    return state._replace(seat=seat, turn=state.turn + count - 1, supply=supply)


TAKEN_FROM = 4.0
"""A rival takes a card from the supply that suits it so well."""


def refilled(state: State, seat: Seat) -> State:
    """The state once a seat has filled its hand, each time with what suits it best on average."""
    while state.step == REFILL and state.seat == seat:
        state = chosen(deeds.after(state, seat, likely_draw(state, seat)))
    return state


def likely_draw(state: State, seat: Seat) -> Move:
    """The draw that suits a farm best, the pile by the average of its cards."""
    view = views_of(state, seat)[seat]
    mine = farmer(state, seat)
    best, most = None, -math.inf
    for move in rules.decisions(state)[0].moves:
        if not isinstance(move, Draw):
            continue
        if move.source < SUPPLY_0:
            value = blank_fit(state, mine, view)
        elif move.source < AREA:
            value = fit(state.supply[move.source - SUPPLY_0], state, mine, view)
        else:
            value = fit(state.fertilisers[-1], state, mine, view)
        if value > most:
            best, most = move, value
    assert best is not None, "a hand is filled from somewhere"
    return best
