"""The rules: how a game is set up, what is asked, and what an answer leads to. AG-n are the rulings
of docs/rules."""

from __future__ import annotations

from functools import cache, lru_cache

from farmdesk.core.events import Moved
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import moments as at
from farmdesk.games.agricola.book import Rates
from farmdesk.games.agricola.deeds import Tell, turned_into_food, with_farm, with_pending
from farmdesk.games.agricola.farmyard import CELLS, cell
from farmdesk.games.agricola.frames.verb import VERBS, Verb
from farmdesk.games.agricola.goods import ANIMALS, CROPS, FOOD, Goods, some
from farmdesk.games.agricola.meals import Convert
from farmdesk.games.agricola.moves import IDLES, SENDS, Send
from farmdesk.games.agricola.places import HOMES, PEOPLE, SPACE_SLOTS, person_piece
from farmdesk.games.agricola.rounds import run
from farmdesk.games.agricola.spaces import (
    CARDS,
    MAJORS,
    NOWHERE,
    SPACES,
    STAGES,
    does,
    printed,
)
from farmdesk.games.agricola.state import (
    AT_HOME,
    IDLE,
    ROOM,
    STOCK,
    WOODEN,
    Farm,
    State,
)
from farmdesk.games.agricola.worth import rates

START_FOOD, OTHERS_FOOD, SOLO_START_FOOD = 2, 3, 0
"""Food at the beginning: of the start player, of the others, of somebody alone."""

_new = tuple.__new__  # half the price of State(...), which is most of what a move costs

FIRST_PEOPLE = 2
ASKED = tuple(phrase("agricola.ask.send", n=left) for left in range(PEOPLE + 1))
"""The question of a turn, by the people who are still at home."""

_HOUSE = (cell(1, 0), cell(2, 0))


def _farm(food: int) -> Farm:
    cells = bytes(ROOM if one in _HOUSE else 0 for one in range(CELLS))
    family = bytes(AT_HOME if k < FIRST_PEOPLE else STOCK for k in range(PEOPLE))
    return Farm(some(FOOD, food), cells, b"", b"", 0, (), WOODEN, family, 0, 0, ())


def setup(seats: int, luck: Luck) -> State:
    """Shuffle the round cards of each stage, draw the start player, begin the first round."""
    order: list[int] = []
    for stage in range(1, len(STAGES) + 1):
        cards, luck = luck.shuffle([card for card in CARDS if SPACES[card].stage == stage])
        order += cards
    first, luck = luck.below(seats)
    foods = [START_FOOD if seat == first else OTHERS_FOOD for seat in range(seats)]
    if seats == 1:
        foods = [SOLO_START_FOOD]
    state = State(
        farms=tuple(map(_farm, foods)),
        piles=bytes(len(SPACES)),
        taken=0,
        order=bytes(order),
        round=0,
        step=at.BEFORE_ROUND,
        seat=first,
        first=first,
        token=first,
        space=NOWHERE,
        majors=(1 << len(MAJORS)) - 1,
        promised=(),
        pending=(),
    )
    return run(state, None)


@cache
def needed(seats: int) -> tuple[tuple[Verb, ...], ...]:
    """By space: the verbs of which one must be possible for it to be used (AG-8)."""
    found = []
    for space, printed_space in enumerate(SPACES):
        keys = does(space, seats)
        found.append(tuple(VERBS[key] for key in (keys if printed_space.both else keys[:1])))
    return tuple(found)


CLOSED = sum(1 << n for n, space in enumerate(SPACES) if space.hand_cards)
"""Mask of the spaces that nobody may use without hand cards (AG-31)."""


def usable(state: State, seat: Seat) -> list[int]:
    """The spaces that a seat may send a person to: free, and something is possible there."""
    taken, count = state.taken | CLOSED, len(state.farms)
    needs = needed(count)
    found = []
    for space in (*printed(count), *state.order[: state.round]):
        if taken >> space & 1:
            continue
        verbs = needs[space]
        if not verbs:
            found.append(space)
            continue
        for verb in verbs:
            if verb.possible(state, seat):
                found.append(space)
                break
    return found


def decisions(state: State) -> tuple[Decision, ...]:
    """The one question to the seat that is asked; none once the game is over."""
    if state.pending:
        return (state.pending[-1].offer(state),)
    if state.step == at.OVER:
        return ()
    seat = state.seat
    sends = SENDS[seat]
    moves: list[Move] = [sends[space] for space in usable(state, seat)]
    if not moves:
        moves.append(IDLES[seat])
    farm = state.farms[seat]
    side = conversions(seat, farm.goods, rates(state, seat))
    return (Decision(seat, ASKED[farm.people.count(AT_HOME)], tuple(moves), side),)


@lru_cache(maxsize=1 << 12)
def conversions(seat: Seat, goods: Goods, rate: Rates) -> tuple[Convert, ...]:
    """What a seat may eat or cook at any time, by kind and amount (AG-2, AG-3)."""
    return tuple(
        Convert(seat, good, n, n * rate[good].food, rate[good].card)
        for good in (*CROPS, *ANIMALS)
        if rate[good].food
        for n in range(1, goods[good] + 1)
    )


def after(state: State, seat: Seat, move: Move, tell: Tell) -> State:
    """The state after a legal move, when the next question is reached."""
    if isinstance(move, Send):
        return run(_sent(state, seat, move.space, tell), tell)
    if isinstance(move, Convert):
        return turned_into_food(state, seat, some(move.good, move.n), move.food, tell)
    if state.pending:
        frame = state.pending[-1]
        rest = with_pending(state, state.pending[:-1])
        return run(frame.answer(rest, move, tell), tell)
    return run(_idle(state, seat), tell)


def _idle(state: State, seat: Seat) -> State:
    """Who finds no space stays at home with all that are left (AG-32)."""
    farm = state.farms[seat]
    people = bytes(IDLE if where == AT_HOME else where for where in farm.people)
    return with_farm(state, seat, farm._replace(people=people))._replace(step=at.TURN_END)


def _sent(state: State, seat: Seat, space: int, tell: Tell) -> State:
    """A person goes from home to a space."""
    farm = state.farms[seat]
    k = farm.people.index(AT_HOME)
    if tell is not None:
        tell.append(Moved(person_piece(seat, k), HOMES[seat], SPACE_SLOTS[space]))
    people = farm.people[:k] + bytes((space,)) + farm.people[k + 1 :]
    farm = _new(Farm, (*farm[:7], people, *farm[8:]))
    state = with_farm(state, seat, farm)
    farms, piles, taken, order, number, _, _, first, token, _, *rest = state
    taken |= 1 << space
    now = (farms, piles, taken, order, number, at.USES_SPACE, seat, first, token, space, *rest)
    return _new(State, now)
