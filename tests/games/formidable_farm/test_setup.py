"""Setting up: the cards of each seat, the market, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from farmdesk.core.game import SetupError, settle
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import CARDS, NOWHERE, OURS
from farmdesk.games.formidable_farm.state import (
    FREE,
    coins,
    days_left,
    hand,
    known_stack,
    laps_left,
    round_number,
    task,
    to_go,
)
from tests.games.formidable_farm.farms import count, crops, start


@pytest.mark.parametrize(("seats", "cards"), [(1, 30), (2, 20), (3, 17), (4, 15)])
def test_everybody_gets_a_stack_and_draws_three(seats: int, cards: int) -> None:
    """R-1, R-2, R-3, R-53."""
    state = start(seats)
    assert len(state.farms) == seats
    assert task(state) == cards
    for seat, farm in enumerate(state.farms):
        assert to_go(state, seat) == cards
        assert (len(farm.hand), len(farm.stack)) == (3, cards - 3)
        assert hand(state, seat) == tuple(farm.hand)
        assert (crops(state, seat), coins(state, seat)) == ("", 0)
        assert known_stack(state, seat) == ((), ())
    assert len(state.market) == 5
    assert len(state.deck) == CARDS - seats * cards - 5
    assert count(state) == CARDS
    assert state.discs == bytes((NOWHERE,)) * seats


def test_hand_and_market_come_from_the_top() -> None:
    """R-2, R-3: with the same lots, a hand is what lay on the stack."""
    state = start(2, 3)
    again = start(2, 3)
    assert state == again
    assert start(2, 4) != state


def test_who_begins_is_drawn_by_lot() -> None:
    """R-4, FF-21."""
    firsts = Counter(start(4, seed).first for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 30
    for seed in range(5):
        state = start(3, seed)
        assert state.turn == state.first
        assert [farm.turns for farm in state.farms] == [int(s == state.first) for s in range(3)]
        assert round_number(state) == 1


def test_alone() -> None:
    """R-53, R-55, FF-21: eighteen turns, two spare discs, any number of cards."""
    state = start(1)
    assert (days_left(state), laps_left(state), round_number(state)) == (18, 2, 1)
    assert (state.limit, state.market_left) == (FREE, 1)


def test_the_deck_of_the_box() -> None:
    """R-1: 119 different cards, eleven of them known."""
    assert len({(card.cost, card.reward) for card in OURS.cards}) == CARDS == 119
    assert sum(card.published for card in OURS.cards) == 11


def test_other_numbers_of_seats_are_refused() -> None:
    """R-1."""
    for seats in (0, 5):
        with pytest.raises(SetupError):
            settle(GAME.info, {}, seats)
