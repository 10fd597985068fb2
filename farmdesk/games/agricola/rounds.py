"""The course of a game: the steps of a round, what each does, and what waits for an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from farmdesk.core.events import Began, Ended, Moved, Turned
from farmdesk.core.frames import push
from farmdesk.core.moves import phrase
from farmdesk.games.agricola import book
from farmdesk.games.agricola import moments as at
from farmdesk.games.agricola.deeds import Tell, at_step, gained, with_pending
from farmdesk.games.agricola.frames.act import Act, Question, occur
from farmdesk.games.agricola.frames.keep import housed
from farmdesk.games.agricola.goods import ANIMALS, some, with_more
from farmdesk.games.agricola.harvest import breeding, feeding, field_phase
from farmdesk.games.agricola.places import (
    HOMES,
    ROUND_SLOTS,
    SPACE_SLOTS,
    person_piece,
    space_piece,
)
from farmdesk.games.agricola.sheet import standing
from farmdesk.games.agricola.spaces import (
    HARVESTS,
    NOWHERE,
    PUT,
    ROUNDS,
    SPACES,
    adds,
    does,
    gives,
    printed,
)
from farmdesk.games.agricola.state import AT_HOME, IDLE, STOCK, Farm, State, turn_order

Step = Callable[[State, Tell], State]

_new = tuple.__new__  # half the price of State(...)


def run(state: State, tell: Tell) -> State:
    """Go on until somebody must be asked, or the game is over."""
    while True:
        if state.pending:
            frame = cast("Question", state.pending[-1])
            after = frame.ready(state, tell)
            if after is None:
                return state
            state = after
            continue
        step = state.step
        if step == at.OVER or (step == at.WORK and AT_HOME in state.farms[state.seat].people):
            return state
        state = _walked(state, step, tell)


def _walked(state: State, step: int, tell: Tell) -> State:
    """One step: what it does itself, then the deeds that hang on it."""
    quiet, acts = book.quiet(state), state.seat
    deed = STEPS.get(step)
    state = at_step(state, BUSY[step] if quiet else NEXT[step])
    if deed is not None:
        state = deed(state, tell)
    if quiet or step == at.FEEDING:  # what is offered there comes up seat by seat
        return state
    seats = (acts,) if at.USES_SPACE <= step <= at.TURN_END else turn_order(state)
    for seat in reversed(seats):  # the first of them comes to lie on top of the stack
        state = occur(state, seat, step, state.farms[seat].cards)
    return state


def _reveal(state: State, tell: Tell) -> State:
    """The next round card is turned up (AG-14)."""
    number = state.round + 1
    if tell is not None:
        tell.append(Began(phrase("agricola.began.round", round=number)))
        piece = space_piece(state.order[number - 1])
        target = SPACE_SLOTS[state.order[number - 1]]
        tell.append(Turned(piece, ROUND_SLOTS[number - 1], target))
    return state._replace(round=number)


def _collect(state: State, tell: Tell) -> State:
    """Whatever lies on the round space goes to its owners; it may not be refused (AG-14)."""
    if not state.promised:
        return state
    for promise in state.promised:
        if promise.round == state.round:
            got = some(promise.good, promise.amount)
            state = gained(state, promise.seat, got, tell, ROUND_SLOTS[state.round - 1])
            if promise.good in ANIMALS:
                state = housed(state, promise.seat)
    left = tuple(promise for promise in state.promised if promise.round > state.round)
    return state._replace(promised=left)


def _refill(state: State, tell: Tell) -> State:
    """Goods are put on the spaces, on top of what lies there (AG-13)."""
    del tell
    count = len(state.farms)
    piles = bytearray(state.piles)
    for space in (*printed(count), *state.order[: state.round]):
        piles[space] += adds(space, count)
    return state._replace(piles=bytes(piles))


def _work(state: State, tell: Tell) -> State:
    """Clockwise, the next seat with somebody at home; the seat itself has nobody left."""
    del tell
    count = len(state.farms)
    for k in range(1, count):
        seat = (state.seat + k) % count
        if AT_HOME in state.farms[seat].people:
            return state._replace(seat=seat, step=at.WORK)
    return state


def _space(state: State, tell: Tell) -> State:
    """What the space gives, then what may be done there (AG-8, AG-9)."""
    seat, space, count = state.seat, state.space, len(state.farms)
    got = gives(space, count)
    if PUT[space] != NOWHERE:
        got = with_more(got, PUT[space], state.piles[space])
        piles = state.piles[:space] + b"\0" + state.piles[space + 1 :]
        state = _new(State, (state[0], piles, *state[2:]))
    if any(got):
        state = gained(state, seat, got, tell, SPACE_SLOTS[space])
        if PUT[space] in ANIMALS:
            return housed(state, seat)
    verbs = does(space, count)
    if not verbs:
        return state
    if SPACES[space].both:
        return with_pending(state, push(state.pending, Act(seat, verbs, "", True)))
    frames = (Act(seat, (key,), "", not n) for n, key in enumerate(verbs))
    return with_pending(state, push(state.pending, *frames))


def _turn_end(state: State, tell: Tell) -> State:
    """The next seat clockwise."""
    del tell
    seat = (state.seat + 1) % len(state.farms)
    return _new(State, (*state[:6], seat, *state[7:]))


def _home(state: State, tell: Tell) -> State:
    """All people go home."""
    farms = []
    for seat, farm in enumerate(state.farms):
        farms.append(farm._replace(people=_back(farm)))
        if tell is not None:
            tell += (
                Moved(person_piece(seat, k), SPACE_SLOTS[where], HOMES[seat])
                for k, where in enumerate(farm.people)
                if where < IDLE
            )
    return state._replace(farms=tuple(farms), taken=0, space=NOWHERE)


def _back(farm: Farm) -> bytes:
    return bytes(STOCK if where == STOCK else AT_HOME for where in farm.people)


def _round_end(state: State, tell: Tell) -> State:
    """A harvest, where the round is the last one of its stage."""
    if state.round not in HARVESTS:
        return at_step(state, at.NEXT_ROUND)
    if tell is not None:
        tell.append(Began(phrase("agricola.began.harvest", round=state.round)))
    return state


def _next_round(state: State, tell: Tell) -> State:
    """Newborns are grown; the holder of the token begins the next round (AG-7), if there is one."""
    farms = tuple(farm._replace(newborns=0) if farm.newborns else farm for farm in state.farms)
    state = state._replace(farms=farms)
    if state.round < ROUNDS:
        return state._replace(step=at.BEFORE_ROUND, seat=state.token, first=state.token)
    state = at_step(state, at.OVER)
    if tell is not None:
        tell.append(Ended(standing(state).winners))
    return state


STEPS: dict[int, Step] = {
    at.REVEAL: _reveal,
    at.COLLECT: _collect,
    at.REFILL: _refill,
    at.WORK: _work,
    at.SPACE: _space,
    at.TURN_END: _turn_end,
    at.HOME: _home,
    at.ROUND_END: _round_end,
    at.FIELDS: field_phase,
    at.FEEDING: feeding,
    at.BREEDING: breeding,
    at.NEXT_ROUND: _next_round,
}
"""What the rules themselves do at a step."""

NEXT = {step: step + 1 for step in range(at.NEXT_ROUND)} | {
    at.WORK: at.WORK_END,
    at.TURN_END: at.WORK,
    at.NEXT_ROUND: at.OVER,
}
"""The step that follows, unless the step says otherwise."""

BUSY = {
    step: next(one for one in range(after, at.STEPS) if one in STEPS or one == at.OVER)
    for step, after in NEXT.items()
}
"""The step that follows when no improvement does anything at those between."""
