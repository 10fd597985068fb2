"""An empty stack, market or pile of discards, wherever a card is taken from it."""

from __future__ import annotations

import pytest

from farmdesk.games.formidable_farm.cards import CARDS, NONE, deck_of
from farmdesk.games.formidable_farm.state import FREE, OVER, State
from tests.games.formidable_farm.farms import (
    asked,
    buys,
    cards,
    count,
    crops,
    farm,
    play,
    reason,
    texts,
    with_cards,
)

CARD = "hand@0/0 > played@0/0"
BUY = "side/draw > stack@0"
GAP = bytes((NONE,))
SHEEP = "pool/sheep > purse@0/sheep"
STACK = cards("3t:d5", "p:d2")


def stripped(state: State, *, market: bool = False, deck: bool = False) -> State:
    """The state with all cards of the market's places or stack moved into another seat's stack."""
    gone = b""
    if market:
        gone += bytes(card for card in state.market if card != NONE)
        state = state._replace(market=GAP * 5)
    if deck:
        gone += state.deck + state.discard
        state = state._replace(deck=b"", discard=b"")
    other = state.farms[1]._replace(stack=state.farms[1].stack + gone)
    state = state._replace(farms=(state.farms[0], other))
    assert count(state) == CARDS
    return state


# The own stack


def test_the_first_turn_of_an_empty_stack() -> None:
    """R-7, R-19, R-20: the card space gives nothing, and no card can be bought."""
    state = farm(b"", b"", 6, discs=bytes((0, 4)))
    assert BUY not in buys(state)
    assert reason(state, BUY) == "empty_stack"
    then = play(state, "disc@0/wheat3 > supply/card1")
    assert (then.farms[0].hand, crops(then), then.supplied) == (b"", "", True)


@pytest.mark.parametrize(
    ("code", "have"),
    [("w:b1", "w"), ("3t:a1", "3t"), ("w:r5.d1", "w"), ("2c:so1", "2c"), ("2w:p3,a>1", "6w")],
)
def test_the_last_card_bought_while_a_reward_asks(code: str, have: str) -> None:
    """FF-28, FF-30: what can no longer draw is passed over, and nothing waits without an answer."""
    state = farm(cards(code), STACK[:1], 3, have, discs=bytes((5, 4)))
    state = play(state, CARD)
    assert "skip" in texts(state)
    state = play(state, BUY)
    if code == "w:r5.d1":  # its "draw 1" is made good
        state = play(state, SHEEP)
    assert state.pending == ()
    assert (state.farms[0].hand, state.farms[0].stack) == (STACK[:1], b"")


@pytest.mark.parametrize("code", ["t:u21", "c:u32"])
def test_the_last_card_bought_before_some_are_drawn_and_put_under(code: str) -> None:
    """R-37, R-38, FF-28: the stack has none then, and so gives any crop."""
    state = play(farm(cards(code), STACK[:1], 3, code[0]), CARD, BUY, "take", SHEEP)
    assert (crops(state), state.farms[0].hand, state.pending) == ("s", STACK[:1], ())


def test_the_last_card_bought_before_drawing() -> None:
    """R-31, FF-22, FF-28: each card that the stack lacks by then is worth any crop."""
    state = play(farm(cards("3w:d2"), STACK, 6, "3w"), CARD, BUY, BUY, "take", SHEEP, SHEEP)
    assert (crops(state), len(state.farms[0].hand), state.pending) == ("2s", 2, ())


def test_more_than_the_stack_has_is_fulfilled_or_drawn_from_below() -> None:
    """R-33, R-36, FF-22: as many as there are, and no crops for the others."""
    for code in ("w:a3", "w:b3"):
        key = with_cards(code)
        state = farm(b"\0", STACK, crops="w", key=key)
        assert deck_of(key).cards[0].reward[0].n == 3
        state = play(state, CARD, "take")
        own = state.farms[0]
        assert (own.stack, crops(state), state.pending) == (b"", "", ())
        assert len(own.coins if code == "w:a3" else own.hand) == 2


def test_supplies_twice_from_the_card_space_of_a_small_stack() -> None:
    """R-7, R-32, FF-3, FF-22: one card for both, and no crop."""
    state = farm(cards("4d:sy2"), STACK[:1], crops="wcts", discs=bytes((1, 4)))
    state = play(state, CARD, "supply/card1 > hand@0")
    assert (state.farms[0].hand, crops(state), state.pending) == (STACK[:1], "", ())


def test_supplies_by_a_reward_reach_no_empty_stack() -> None:
    """R-7, FF-30: from the own card space nothing is asked; from any space it is not offered."""
    own = play(farm(cards("2c:so1"), b"", crops="2c", discs=bytes((5, 4))), CARD)
    assert own.pending == ()
    some = play(farm(cards("s:sy1"), b"", crops="s", discs=bytes((5, 4))), CARD)
    assert not any(text.startswith("supply/card1") for text in texts(some))


def test_moving_to_the_card_space_of_an_empty_stack() -> None:
    """R-48, FF-7: allowed like any other space; it gives nothing."""
    state = play(farm(cards("ct:m"), b"", crops="ct", discs=bytes((0, 4))), CARD)
    state = play(state, "disc@0/wheat3 > supply/card1")
    assert (state.discs[0], state.farms[0].hand, state.pending) == (5, b"", ())


def test_cards_of_the_market_come_under_an_empty_stack() -> None:
    """FF-13, FF-14: then they are the stack, and can be drawn."""
    state = farm(cards("!1:gtp"), b"", 3)
    state = play(state, f"{CARD}; market/3 > stack@0/under")
    assert len(state.farms[0].stack) == 1
    assert BUY in buys(state)
    assert len(play(state, BUY).farms[0].hand) == 1


def test_coins_come_under_an_empty_stack() -> None:
    """FF-13: and what the card then draws is the one that was just put there."""
    coins = cards("2t:gs", "s:g3w")
    state = play(farm(cards("!u:d1.gts"), b"", coins), f"{CARD}; coins@0/1 > stack@0/under", "take")
    assert (state.farms[0].hand, crops(state)) == (coins[1:], "ts")


# The market


def test_nothing_can_be_done_with_an_empty_market() -> None:
    """R-10, R-26, R-27, FF-14: no card to play from it, none to put under the stack."""
    state = stripped(farm(cards("!1:gtp", "!3:d3.g3a", "w:d1"), crops="9w"), market=True)
    played = [text for text in texts(state) if "played@0" in text]
    assert played == ["hand@0/2 > played@0/0"]
    assert reason(state, CARD) == "short.market_under_stack_1"


def test_three_market_cards_with_two_gaps() -> None:
    """R-27, FF-14: three that lie there are enough, two are not."""
    state = farm(cards("!3:d3.g3a"), crops="w")
    for gaps in (2, 3):
        gone = state.market[:gaps]
        then = state._replace(market=GAP * gaps + state.market[gaps:], deck=state.deck + gone)
        assert count(then) == CARDS
        assert any(text.startswith(CARD) for text in texts(then)) == (gaps == 2)


def test_swapping_with_an_empty_market_is_passed_over() -> None:
    """R-43, FF-30."""
    state = stripped(farm(cards("c:k1.d1", "2t:gs"), crops="c"), market=True)
    state = play(state, CARD)
    assert asked(state).prompt.key == "formidable_farm.prompt.may", "its draw is next"


def test_a_market_without_any_cards_left() -> None:
    """FF-29, R-15: with stack and discards empty the turns go on, and paid coins fill it again."""
    state = stripped(farm(b"", STACK, 3, discs=bytes((0, 4))), market=True, deck=True)
    bare = play(state, "end_early")
    assert (bare.market, bare.turn) == (GAP * 5, 1)
    paid = play(state, BUY, "end_early")
    assert (sum(card != NONE for card in paid.market), paid.discard, paid.deck) == (3, b"", b"")


def test_discards_that_do_not_fill_the_market() -> None:
    """FF-29: the last of the stack, then all discards; the rest stays empty."""
    state = stripped(farm(b"", STACK, 3), market=True, deck=True)
    last = state.farms[1].stack[-1:]
    other = state.farms[1]._replace(stack=state.farms[1].stack[:-1])
    state = state._replace(farms=(state.farms[0], other), deck=last)
    state = play(state, BUY, "end_early")
    assert state.market[:1] == last
    assert [card == NONE for card in state.market] == [False] * 4 + [True]


# Alone


def test_alone_the_stack_runs_dry_too() -> None:
    """R-53, R-57, FF-22: the same rulings; the game is won with the last card of the hand."""
    hand = cards("w2c:d3", "2t:gs")
    state = farm(hand, b"", 3, "w2c2t", seats=1, days=3, limit=FREE)
    assert BUY not in buys(state)
    state = play(state, "disc@0 > supply/card1", CARD, SHEEP, SHEEP, SHEEP)
    assert (state.farms[0].hand, crops(state), state.pending) == (hand[1:], "2t3s", ())
    assert play(state, "hand@0/0 > played@0/1").turn == OVER
