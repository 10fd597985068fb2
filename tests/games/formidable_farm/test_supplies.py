"""Supplies: the ring, free and occupied spaces, what each gives, rewards that take them."""

from __future__ import annotations

import pytest

from farmdesk.games.formidable_farm.cards import NOWHERE, OURS, SPACES
from farmdesk.games.formidable_farm.state import (
    discs_on,
    gives,
    previous_space,
    price,
    ring,
    spaces_from,
)
from tests.games.formidable_farm.farms import (
    SPACES as NAMES,
)
from tests.games.formidable_farm.farms import (
    cards,
    crops,
    farm,
    play,
    reason,
    start,
    texts,
    with_cards,
)

CARD = "hand@0/0 > played@0/0"


def spaces(found: list[str]) -> list[str]:
    return [text.rpartition("/")[2] for text in found if text.startswith("disc@")]


def test_the_ring() -> None:
    """FF-1, R-7: the order of the rule text, clockwise."""
    assert [SPACES[space].name for space in OURS.ring] == list(NAMES)
    assert [SPACES[space].name for space in ring(start(2))] == list(NAMES)


def test_the_first_turn_may_use_any_free_space() -> None:
    """R-6: the disc comes from beside the board."""
    state = farm(discs=bytes((NOWHERE, 2)))
    assert spaces(texts(state)) == [name for name in NAMES if name != "tomato2"]
    state = play(state, "disc@0 > supply/sheep1")
    assert state.discs == bytes((3, 2))


@pytest.mark.parametrize(
    ("space", "gain"),
    [("wheat3", "3w"), ("cucumber2", "2c"), ("tomato2", "2t"), ("sheep1", "s"), ("pig1", "p")],
)
def test_what_the_crop_spaces_give(space: str, gain: str) -> None:
    """R-7, R-8."""
    state = play(farm(crops="", discs=bytes((NOWHERE, NOWHERE))), f"disc@0 > supply/{space}")
    assert crops(state) == gain
    assert spaces(texts(state)) == []
    assert reason(state, f"disc@0/{space} > supply/card1") == "supplied"


def test_the_card_space_draws_one() -> None:
    """R-7, R-20: from the top of the stack; an empty stack gives nothing at all."""
    state = farm(b"", cards("2t:gs", "s:g3w"))
    state = play(state._replace(discs=bytes((0, 1))), "disc@0/wheat3 > supply/card1")
    assert state.farms[0].hand == cards("s:g3w")
    empty = farm(b"", b"", discs=bytes((0, 1)))
    assert not gives(empty, 0, 5)
    empty = play(empty, "disc@0/wheat3 > supply/card1")
    assert (empty.farms[0].hand, crops(empty), empty.pending) == (b"", "", ())


def test_the_next_turn_must_use_another_space() -> None:
    """R-6, R-16: the same space again costs two coins."""
    state = farm(coins=1, discs=bytes((0, 1)))
    assert spaces(texts(state)) == ["cucumber2", "tomato2", "sheep1", "pig1", "card1"]
    assert reason(state, "disc@0/wheat3 > supply/wheat3") == "stay_price"
    rich = farm(coins=2, discs=bytes((0, 1)))
    assert price(rich, 0, 0) == 2
    rich = play(rich, "disc@0/wheat3 > supply/wheat3")
    assert (crops(rich), rich.farms[0].coins, len(rich.discard)) == ("3w", b"", 2)


@pytest.mark.parametrize(("others", "cost"), [((4, 2, 2), 1), ((4, 4, 2), 2), ((4, 4, 4), 3)])
def test_an_occupied_space_costs_a_coin_a_disc(others: tuple[int, ...], cost: int) -> None:
    """R-17: for each disc that is there already."""
    three = start(4)._replace(discs=bytes((0, *others)), turn=0)
    assert price(three, 0, 4) == cost
    assert len(discs_on(three, 4)) == cost
    for coins in (cost - 1, cost):
        own = three.farms[0]._replace(coins=three.deck[:coins])
        state = three._replace(farms=(own, *three.farms[1:]), deck=three.deck[coins:])
        text = "disc@0/wheat3 > supply/pig1"
        if coins < cost:
            assert reason(state, text) == "join_price"
        else:
            state = play(state, text)
            assert (state.farms[0].coins, crops(state)) == (b"", "p")


def test_staying_with_others_costs_both() -> None:
    """R-16, R-17: two for staying, one for each disc of others there."""
    assert price(farm(discs=bytes((4, 4))), 0, 4) == 3
    assert reason(farm(coins=2, discs=bytes((4, 4))), "disc@0/pig1 > supply/pig1") == "stay_price"


def test_adjacent_and_opposite() -> None:
    """FF-2: the neighbours in the ring, and three steps on."""
    for place, name in enumerate(NAMES):
        state = farm(discs=bytes((place, 1)))
        beside = {NAMES[(place - 1) % 6], NAMES[(place + 1) % 6]}
        assert {SPACES[s].name for s in spaces_from(state, 0, "adjacent")} == beside, name
        (across,) = spaces_from(state, 0, "opposite")
        assert SPACES[across].name == NAMES[(place + 3) % 6]
        assert spaces_from(state, 0, "own") == (place,)
    assert len(spaces_from(farm(), 0, "any")) == 6


def test_another_order_of_the_ring() -> None:
    """FF-1, FF-34: the order lies in the data, so a deck can correct it."""
    text = with_cards().replace("|wctsp+|", "|w+psct|")
    state = farm(discs=bytes((0, 1)))._replace(key=text)
    assert {SPACES[s].name for s in spaces_from(state, 0, "adjacent")} == {"card1", "tomato2"}
    assert SPACES[spaces_from(state, 0, "opposite")[0]].name == "sheep1"


def test_twice_from_neighbours_is_chosen_each_time() -> None:
    """FF-3: twice the same one, or both."""
    hand = cards("wtp:sa2")
    first = play(farm(hand, crops="wtp", discs=bytes((1, 4))), CARD)
    one = play(first, "supply/wheat3 > purse@0/wheat", "supply/wheat3 > purse@0/wheat")
    both = play(first, "supply/wheat3 > purse@0/wheat", "supply/tomato2 > purse@0/tomato")
    assert (crops(one), crops(both)) == ("6w", "3w2t")
    half = play(first, "supply/wheat3 > purse@0/wheat", "skip")
    assert (crops(half), half.pending) == ("3w", ())


def test_twice_from_any_space_is_the_same_space_twice() -> None:
    """FF-3, R-32."""
    state = play(farm(cards("4d:sy2"), crops="wcts", discs=bytes((1, 4))), CARD)
    state = play(state, "supply/pig1 > purse@0/pig")
    assert (crops(state), state.pending) == ("2p", ())


def test_rewards_cost_no_coins_and_leave_the_disc() -> None:
    """FF-4, R-32: whoever stands there; the supplies of the turn are still open."""
    state = play(farm(cards("wc:sv1"), crops="wc", discs=bytes((1, 4))), CARD)
    assert (crops(state), state.discs, state.supplied) == ("p", bytes((1, 4)), False)


@pytest.mark.parametrize("card", ["2c:so1", "3w:sa1", "wt:sp1"])
def test_without_a_disc_on_the_board(card: str) -> None:
    """FF-5: own, adjacent and opposite give nothing, without a question."""
    hand = cards(card)
    before = {"2c:so1": "2c", "3w:sa1": "3w", "wt:sp1": "wt"}[card]
    state = play(farm(hand, crops=before, discs=bytes((NOWHERE, 4))), CARD)
    assert (crops(state), state.pending) == ("", ())


def test_the_previous_players_space() -> None:
    """FF-5, FF-6: that of the seat before; nothing while its disc is not on the board."""
    three = start(3)
    state = three._replace(discs=bytes((0, 1, 2)))
    assert [previous_space(state, seat) for seat in range(3)] == [2, 0, 1]
    assert previous_space(start(1), 0) == 5
    bare = play(farm(cards("wc:sv1"), crops="wc", discs=bytes((1, NOWHERE))), CARD)
    assert crops(bare) == ""


def test_the_card_space_of_a_reward_is_asked_and_needs_a_stack() -> None:
    """R-32, FF-30: drawing can be left; an empty stack is not offered."""
    state = play(farm(cards("2c:so1"), crops="2c", discs=bytes((5, 4))), CARD)
    assert texts(state) == ["take", "skip"]
    assert len(play(state, "take").farms[0].hand) == 1
    empty = play(farm(cards("2c:so1"), b"", crops="2c", discs=bytes((5, 4))), CARD)
    assert empty.pending == ()
    near = play(farm(cards("3w:sa1"), b"", crops="3w", discs=bytes((0, 4))), CARD)
    assert texts(near) == ["supply/cucumber2 > purse@0/cucumber", "skip"]


def test_moving_the_disc_by_a_reward_follows_all_rules() -> None:
    """FF-7, R-48: another free space, or coins; before or after the supplies of the turn."""
    state = farm(cards("ct:m"), crops="ct", discs=bytes((0, 4)))
    first = play(state, CARD)
    assert spaces(texts(first)) == ["cucumber2", "tomato2", "sheep1", "card1"]
    first = play(first, "disc@0/wheat3 > supply/sheep1")
    assert not first.supplied
    assert spaces(texts(first)) == ["wheat3", "cucumber2", "tomato2", "card1"]
    later = play(state, "disc@0/wheat3 > supply/tomato2", CARD)
    assert spaces(texts(later)) == ["wheat3", "cucumber2", "sheep1", "card1"]
    later = play(later, "disc@0/tomato2 > supply/wheat3")
    assert (crops(later), later.supplied) == ("3w2t", True)
    assert play(first, "end_early").turn == 1


def test_a_turn_may_end_without_supplies() -> None:
    """FF-8: the button says so."""
    state = farm()
    assert "end_early" in texts(state)
    assert "end" not in texts(state)
    then = play(state, "disc@0 > supply/pig1")
    assert "end" in texts(then)
    assert "end_early" not in texts(then)
