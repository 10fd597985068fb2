"""The complete turn of the rule text, step by step."""

from __future__ import annotations

from farmdesk.games.formidable_farm.cards import NONE
from farmdesk.games.formidable_farm.state import State, coins, coming_coins, plays_left, to_go
from tests.games.formidable_farm.farms import cards, crops, farm, play, reason, texts

HAND = cards("2t:gs", "tsp:g8w", "4w:gs", "3t:d5")
MARKET = cards("w:c3", "p:d2", "sp:d5", "6w:d5", "3c:gs")


def before() -> State:
    """Two tomatoes, four wheat, four cards in hand, four fulfilled; somebody stands on the pig."""
    return farm(HAND, 8, 4, "2t4w", market=MARKET, discs=bytes((0, 4)))


def test_the_turn_of_the_rule_text() -> None:
    """R-5, R-9, R-10, R-13 to R-18, R-35."""
    state = before()
    assert (crops(state), coins(state, 0), len(state.farms[0].hand)) == ("4w2t", 4, 4)
    state = play(state, "hand@0/0 > played@0/0")
    assert crops(state) == "4ws"
    state = play(state, "market/0 > played@0/1")
    assert crops(state) == "3ws"
    assert state.market[0] == NONE
    stack = state.farms[0].stack
    state = play(state, "hand@0/1 > stack@0/under", "hand@0/1 > stack@0/under")
    assert "hand@0/0 > stack@0/under" in texts(state), "the third card could be swapped, too"
    state = play(state, "enough")
    own = state.farms[0]
    assert own.hand == HAND[1:2] + stack[:-3:-1]
    assert own.stack == HAND[3:4] + HAND[2:3] + stack[:-2]
    state = play(state, "disc@0/wheat3 > supply/pig1")
    assert (crops(state), coins(state, 0)) == ("3wsp", 3)
    assert state.discs == bytes((4, 4))
    state = play(state, "side/crop > purse@0/tomato")
    assert (crops(state), coins(state, 0)) == ("3wtsp", 0)
    state = play(state, "hand@0/0 > played@0/2")
    assert crops(state) == "11w"
    assert (plays_left(state), coming_coins(state, 0)) == (0, 3)
    assert reason(state, "hand@0/0 > played@0/3") == "limit"
    left = to_go(state, 0)
    state = play(state, "end")
    assert (coins(state, 0), to_go(state, 0)) == (3, left)
    assert NONE not in state.market
    assert len(state.market) == 5
    assert state.farms[0].coins == cards("2t:gs", "w:c3", "tsp:g8w")
    assert len(state.discard) == 4
    assert state.turn == 1
