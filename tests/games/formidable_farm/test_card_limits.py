"""Every card that says "up to n", or gives one thing for another: no oftener, and not for nothing.

Taken from the cards themselves, so that a card of another deck would be asked the same.
"""

from __future__ import annotations

import pytest

from farmdesk.games.formidable_farm.cards import OURS, Effect
from farmdesk.games.formidable_farm.costs import ways
from farmdesk.games.formidable_farm.moves import ENOUGH, SKIP, Button
from farmdesk.games.formidable_farm.state import State, asking
from tests.games.formidable_farm.farms import CODES, asked, farm, find, play

CARD = "hand@0/0 > played@0/0"
REPEATED = ("exchange", "pay_to_draw", "fulfilled_to_crop", "cycle_hand")
"""Rewards that can be had several times, step by step (FF-9)."""
WANTING = (*REPEATED, "swap_hand_market", "swap_hand_fulfilled", "move_and_supply")
"""Rewards that need something of the player's."""


def _having(*kinds: str) -> list[tuple[int, int]]:
    """Cards by index with the number of their effect of one of these kinds."""
    return [
        (index, at)
        for index, card in enumerate(OURS.cards)
        for at, effect in enumerate(card.reward)
        if effect.kind in kinds
    ]


def _name(row: object) -> str:
    assert isinstance(row, tuple)
    return CODES[row[0]]


def _rich(index: int) -> State:
    """Plenty of everything: nine of each crop, six other cards in hand, twelve coins."""
    rest = bytes(card for card in range(60, 75) if card != index)
    return farm(bytes((index,)) + rest[:6], 12, 12, "9w9c9t9s9p", discs=bytes((0, 4)))


def _reached(state: State, at: int) -> State:
    """The card played and everything that its other effects ask left, up to this one."""
    state = play(state, str(_cheapest(state)))
    while (now := asking(state)) is not None and now[1] < at:
        moves = asked(state).moves
        leave = next((move for move in moves if move in (SKIP, ENOUGH)), moves[0])
        state = play(state, str(leave))
    return state


def _cheapest(state: State) -> object:
    return next(move for move in asked(state).moves if str(move).startswith(CARD))


@pytest.mark.parametrize("row", _having(*REPEATED), ids=_name)
def test_no_oftener_than_the_card_says(row: tuple[int, int]) -> None:
    """FF-9, R-35, R-39, R-40, R-45: n times and then it is over, however much is left."""
    index, at = row
    effect = OURS.cards[index].reward[at]
    state, times = _reached(_rich(index), at), 0
    while asking(state) == (index, at):
        move = asked(state).moves[0]
        if str(move).startswith("pool/"):  # a crop that was won, chosen
            state = play(state, str(move))
            continue
        assert not isinstance(move, Button)
        state, times = play(state, str(move)), times + 1
    assert times == effect.n > 1


@pytest.mark.parametrize("row", _having(*REPEATED), ids=_name)
def test_enough_after_the_first_time(row: tuple[int, int]) -> None:
    """FF-9: from none to n; after one it is called enough."""
    index, at = row
    state = _reached(_rich(index), at)
    assert asked(state).moves[-1] == SKIP
    state = play(state, str(asked(state).moves[0]))
    assert asked(state).moves[-1] == ENOUGH
    assert asking(play(state, "enough")) != (index, at)


@pytest.mark.parametrize("row", _having(*WANTING), ids=_name)
def test_with_nothing_to_give_nothing_is_asked(row: tuple[int, int]) -> None:
    """FF-30: no crop beside the price, no coin, no other hand card."""
    index, at = row
    card = OURS.cards[index]
    price = min(ways(card.cost.symbols, 0))
    state = farm(bytes((index,)), 6, 0, discs=bytes((0, 4)))
    own = state.farms[0]._replace(purse=price)
    state = state._replace(farms=(own, *state.farms[1:]))
    state = play(state, str(find(state, CARD)))
    if _gains_first(card.reward[:at]):
        return
    asks = asking(state) == (index, at)
    assert asks == (card.reward[at].kind == "move_and_supply"), "free spaces need nothing"


def _gains_first(before: tuple[Effect, ...]) -> bool:
    """Does something before it bring what it needs?"""
    return any(effect.kind in ("gain", "draw", "draw_bottom") for effect in before)


def test_these_are_all_cards_with_such_a_reward() -> None:
    """R-35, R-39 to R-45, R-48: as many as the list of icons says, none without a test above."""
    assert len(_having(*REPEATED)) >= 20
    kinds = {OURS.cards[index].reward[at].kind for index, at in _having(*WANTING)}
    assert kinds == set(WANTING)
