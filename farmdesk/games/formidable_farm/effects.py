"""The interpreter of rewards: whether an effect is possible, and what it does.

What brings crops without a choice is carried out at once (FF-26); all else asks first (see `frames`
and `bargains`). What cannot be done now is passed over without a question. `names` says each effect
in words.
"""

from __future__ import annotations

from collections.abc import Callable

from farmdesk.games.formidable_farm import deeds, frames
from farmdesk.games.formidable_farm.bargains import (
    Moving,
    Spaces,
    Swap,
    Trade,
    reached,
    swappable,
    trades,
)
from farmdesk.games.formidable_farm.cards import SPACES, Effect, deck_of
from farmdesk.games.formidable_farm.frames import Crops, Cycle, May, again
from farmdesk.games.formidable_farm.state import LIMIT, Asked, Rest, State, solo, spaces_from
from farmdesk.games.formidable_farm.telling import Tell

Run = Callable[[State, Effect, Rest, Tell], State]
Can = Callable[[State, Effect, Rest], bool]


def possible(state: State, effect: Effect, rest: Rest) -> bool:
    """Would an effect of a card that has just been paid do anything now?"""
    can = _CAN.get(effect.kind)
    return can is None or can(state, effect, rest)


def run(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    """An effect carried out, or the question that it asks on top of those that are open.

    `rest.at` is the number of this effect, `rest.paid` the animals that were paid for the card.
    """
    if possible(state, effect, rest):
        return _RUN[effect.kind](state, effect, rest, tell)
    return state


def rewards(state: State, tell: Tell) -> State:
    """All open rewards carried out until something is asked or nothing is left."""
    while state.pending:
        top = state.pending[-1]
        if isinstance(top, Rest):
            below = deeds.asking(state, state.pending[:-1])
            state = carry_out(below, top, tell)
        elif _vain(state, top):
            state = deeds.asking(state, state.pending[:-1])
        else:
            break
    return state


def _vain(state: State, top: Asked) -> bool:
    """Has what is asked become impossible: nothing left to pay with, or nothing left to draw?"""
    if not isinstance(top, (May, Trade)):
        return False
    effect = frames.effect_of(state, top.card, top.at)
    return not possible(state, effect, Rest(top.card, top.at, 0))


def carry_out(state: State, rest: Rest, tell: Tell) -> State:
    """The effects of a card until one asks; those that come after it wait below its question."""
    card, first, paid = rest
    reward = deck_of(state.key).cards[card].reward
    pending = state.pending
    for at in range(first, len(reward)):
        state = run(state, reward[at], Rest(card, at, paid), tell)
        asked = state.pending[len(pending) :]
        if asked:
            if at + 1 < len(reward):
                state = deeds.asking(state, (*pending, Rest(card, at + 1, paid), *asked))
            break
    return state


def _gain(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    return frames.take(state, effect.take, rest.card, rest.at, tell)


def _gain_per_paid(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    return frames.take(state, effect.take * rest.paid, rest.card, rest.at, tell)


def _draw(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    """FF-22: an empty stack leaves nothing to ask, only crops to choose."""
    del tell
    if state.farms[state.turn].stack:
        return again(state, May(rest.card, rest.at))
    return again(state, Crops(rest.card, rest.at, effect.n if effect.kind == "draw" else 1))


def _may(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    del effect, tell
    return again(state, May(rest.card, rest.at))


def _supply(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    """FF-2, FF-3: a choice of spaces is asked; so is whether to draw from the one there is."""
    if effect.where in {"adjacent", "any"}:
        times = effect.n if effect.where == "adjacent" else 1
        return again(state, Spaces(rest.card, rest.at, times))
    (space,) = spaces_from(state, state.turn, effect.where)
    if SPACES[space].draw:
        return again(state, May(rest.card, rest.at))
    return deeds.take_supplies(state, space, tell, effect.n)


def _move(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    del effect, tell
    return again(state, Moving(rest.card, rest.at))


def _cycle(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    del tell
    return again(state, Cycle(rest.card, rest.at, effect.n))


def _trade(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    del tell
    return again(state, Trade(rest.card, rest.at, effect.n))


def _swap(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    del tell
    return again(state, Swap(rest.card, rest.at, effect.n))


def _extra_turn(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    """FF-18."""
    del effect, rest, tell
    return state._replace(extra=state.extra + 1)


def _discount(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    """FF-10."""
    del rest, tell
    return state._replace(discount=state.discount + effect.n)


def _extra_play(state: State, effect: Effect, rest: Rest, tell: Tell) -> State:
    del rest, tell
    return state._replace(limit=state.limit + effect.n)


def _stacked(state: State, effect: Effect, rest: Rest) -> bool:
    del effect, rest
    return bool(state.farms[state.turn].stack)


def _traded(state: State, effect: Effect, rest: Rest) -> bool:
    del rest
    return bool(trades(state, effect))


def _swapped(state: State, effect: Effect, rest: Rest) -> bool:
    del rest
    return swappable(state, effect)


_RUN: dict[str, Run] = {
    "gain": _gain,
    "draw": _draw,
    "draw_bottom": _may,
    "draw_then_under": _draw,
    "supply": _supply,
    "move_and_supply": _move,
    "rearrange": _may,
    "cycle_hand": _cycle,
    "auto_fulfil": _may,
    "exchange": _trade,
    "pay_to_draw": _trade,
    "extra_turn": _extra_turn,
    "discount_next": _discount,
    "swap_hand_market": _swap,
    "swap_hand_fulfilled": _swap,
    "fulfilled_to_crop": _trade,
    "extra_play": _extra_play,
    "third_card_bonus": _gain,
    "gain_per_paid": _gain_per_paid,
}

_CAN: dict[str, Can] = {
    "draw_bottom": _stacked,
    "rearrange": _stacked,
    "auto_fulfil": _stacked,
    "supply": lambda state, effect, _: bool(reached(state, effect)),
    "cycle_hand": lambda state, _, __: bool(state.farms[state.turn].hand),
    "exchange": _traded,
    "pay_to_draw": _traded,
    "fulfilled_to_crop": _traded,
    "swap_hand_market": _swapped,
    "swap_hand_fulfilled": _swapped,
    "extra_play": lambda state, _, __: not solo(state),
    "third_card_bonus": lambda state, _, __: len(state.played) == LIMIT,
}
"""Effects that may be impossible; all others always do something."""
