"""Why a drop is wrong: one sentence for every mistake."""

from __future__ import annotations

import pytest

from farmdesk.core.moves import Name
from farmdesk.games.formidable_farm.cards import NONE
from farmdesk.games.formidable_farm.state import State
from tests.games.formidable_farm.farms import cards, farm, pay, play, reason, start, why

CARD = "hand@0/0 > played@0/0"
MARKET = cards("s:g3w", "p:gs", "3t:d5", "t:g2w", "3c:gs")


def position() -> State:
    """Two cards in hand, one coin, few crops; somebody stands on the pig."""
    return farm(cards("2t:gs", "w:d1"), 4, 1, "wt", market=MARKET, discs=bytes((0, 4)))


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        ("disc@0/wheat3 > supply/tomato2", "legal"),
        ("disc@0/wheat3 > supply/pig1", "legal"),
        ("disc@0/wheat3 > supply/wheat3", "stay_price"),
        ("disc@0/wheat3 > market/0", "disc_on_space"),
        ("disc@0/wheat3 > supply/nowhere", "disc_on_space"),
        ("disc@1/pig1 > supply/wheat3", "others"),
        ("hand@0/1 > played@0/0", "legal"),
        ("hand@0/1 > played@0/1", "to_stall"),
        ("hand@0/1 > supply/pig1", "to_stall"),
        (CARD, "short"),
        ("hand@0/0 > market/0", "short"),
        ("hand@0/7 > played@0/0", "nothing_there"),
        ("hand@0 > played@0/0", "nothing_there"),
        ("hand@1/0 > played@0/0", "others"),
        ("market/3 > played@0/0", "legal"),
        ("market/0 > played@0/0", "short"),
        ("market/deck > hand@0/0", "market_deck"),
        ("market/discard > hand@0/0", "discard"),
        ("coins@0/0 > purse@0/wheat", "coins"),
        ("coins@1/0 > purse@0/wheat", "others"),
        ("stack@0 > hand@0/0", "draws"),
        ("stack@0/under > hand@0/0", "draws"),
        ("supply/pig1 > purse@0/pig", "move_disc"),
        ("purse@0/wheat > played@0/0", "crops_pay"),
        ("purse@1/wheat > played@0/0", "others"),
        ("pool/pig > purse@0/pig", "pool"),
        ("side/crop > purse@0/pig", "needs_coins"),
        ("side/draw > stack@0", "needs_coins"),
        ("look@0/0 > stack@0", "nothing_there"),
        ("nowhere > stack@0", "nothing_there"),
    ],
)
def test_first_drops(drop: str, said: str) -> None:
    """R-5 to R-20: what may not be moved like that, and why."""
    assert reason(position(), drop) == said


def test_prices_are_told_with_what_there_is() -> None:
    """R-16, R-17."""
    said = why(position(), "disc@0/wheat3 > supply/wheat3")
    assert said is not None
    assert dict(said.args) == {"price": 2, "n": 1}
    poor = farm(b"", 4, 0, discs=bytes((0, 4)))
    said = why(poor, "disc@0/wheat3 > supply/pig1")
    assert said is not None
    assert (said.key, dict(said.args)) == ("formidable_farm.why.join_price", {"price": 1, "n": 0})


def test_whose_turn_it_is() -> None:
    """R-5."""
    state = position()
    assert reason(state, "hand@1/0 > played@1/0", seat=1) == "not_your_turn"
    said = why(state, CARD, seat=1)
    assert said is not None
    assert dict(said.args) == {"who": Name(0)}
    assert reason(start(1)._replace(turn=-1), CARD, seat=0) == "over"


def test_cards_of_this_turn_stay() -> None:
    """R-13."""
    state = play(position(), "hand@0/1 > played@0/0", "skip")
    assert reason(state, "played@0/0 > coins@0/0") == "played"
    gap = play(position(), "market/3 > played@0/0")
    assert gap.market[3] == NONE
    assert reason(gap, "market/3 > played@0/1") == "market_gap"


def test_buying_at_the_wrong_place() -> None:
    """R-18, R-19, FF-28."""
    rich = farm(b"", 4, 3)
    assert reason(rich, "side/crop > purse@0/pig") == "legal"
    assert reason(rich, "side/crop > stack@0") == "buy_to_purse"
    assert reason(rich, "side/draw > hand@0/0") == "buy_to_stack"
    looking = play(farm(cards("w:r5.d1"), 6, 3, "w"), CARD, "take")
    assert reason(looking, "side/crop > purse@0/pig") == "answer_first"


def test_what_a_card_asks_comes_first() -> None:
    """R-9: the question is said again; crops that are not there are named."""
    state = play(farm(cards("s:x3,c>p"), 4, 0, "s2c"), CARD)
    assert reason(state, "purse@0/cucumber > purse@0/pig") == "legal"
    assert reason(state, "purse@0/wheat > purse@0/pig") == "no_crop"
    assert reason(state, "disc@0 > supply/pig1") == "answer_first"
    assert reason(state, "purse@0/rice > purse@0/pig") == "answer_first"
    said = why(state, "disc@0 > supply/pig1")
    assert said is not None
    assert dict(said.args).keys() == {"what"}


@pytest.mark.parametrize(
    ("code", "crops", "drops", "said"),
    [
        ("3d:gs", "2w2c2t", pay("wheat"), "done"),
        ("3d:gs", "wcts", pay("wheat"), "legal"),
        ("3d:gs", "2wcts", "; ".join([pay("wheat")] * 2), "different"),
        ("3d:gs", "wcts", "; ".join([pay("wheat")] * 2), "no_crop"),
        ("3d:gs", "wcts", "purse@0/wheat > stack@0", "to_card"),
        ("3d:gs", "wcts", "hand@0/0 > stack@0", "pay_first"),
        ("3d:gs", "wcts", "purse@1/wheat > played@0/0", "pay_first"),
        ("3d:gs", "wcts", "purse@0/rice > played@0/0", "pay_first"),
        ("3m:gp", "3w3s", f"{pay('wheat')}; {pay('sheep')}", "same"),
        ("3a:gs", "wc2s", pay("pig"), "no_crop"),
        ("!u:d1.gts", "", "hand@0/0 > stack@0/under", "pick_coin"),
        ("!u:d1.gts", "", "coins@0/1 > stack@0/under", "legal"),
        ("!u:d1.gts", "", "coins@0/1 > hand@0", "pick_coin"),
        ("!1:gtp", "", "market/2 > hand@0", "pick_market"),
        ("!1:gtp", "", "played@0/0 > stack@0/under", "not_itself"),
        ("!a:vct.d1", "sp", "purse@0/wheat > played@0/0", "pay_animals"),
        ("!a:vct.d1", "sp", pay("pig"), "legal"),
    ],
)
def test_drops_that_pay(code: str, crops: str, drops: str, said: str) -> None:
    """R-21 to R-29, FF-11, FF-13, FF-14."""
    state = farm(cards(code), 4, 3, crops, market=MARKET)
    assert reason(state, f"{CARD}; {drops}") == said


def test_a_cost_that_is_paid_needs_nothing_more() -> None:
    """FF-32."""
    state = farm(cards("2t:gs"), 4, 0, "3t")
    assert reason(state, f"{CARD}; {pay('tomato')}") == "done"
    given = play(farm(cards("2w:x2,2w>p"), 4, 0, "6w"), CARD)
    first = "purse@0/wheat > purse@0/pig"
    assert reason(given, first) == "legal"
    assert reason(given, f"{first}; {first}") == "legal"
    assert reason(given, f"{first}; purse@0/wheat > stack@0") == "crops_pay_rest"


def test_a_market_card_that_is_played_cannot_go_under_the_stack() -> None:
    """FF-14."""
    market = cards("!1:gtp", "2t:gs", "s:g3w", "p:gs", "3c:gs")
    state = farm(b"", 4, market=market)
    assert reason(state, "market/0 > played@0/0; market/0 > stack@0/under") == "not_itself"
