"""Rewards: what each asks, what it does, and what it does with too few cards."""

from __future__ import annotations

import pytest

from farmdesk.games.formidable_farm.cards import OURS, Effect
from farmdesk.games.formidable_farm.drafts import FIELDS
from farmdesk.games.formidable_farm.effects import possible
from farmdesk.games.formidable_farm.state import (
    Rest,
    asking,
    known_stack,
    to_come,
    to_go,
)
from tests.games.formidable_farm.farms import (
    asked,
    buys,
    cards,
    crops,
    farm,
    pay,
    play,
    start,
    texts,
    with_cards,
)

CARD = "hand@0/0 > played@0/0"
STACK = cards("2t:gs", "s:g3w", "p:gs", "3c:gs", "w:d1", "c:gt")
"""The top card last: c:gt is drawn first."""

PIG, SHEEP = "pool/pig > purse@0/pig", "pool/sheep > purse@0/sheep"


def under(place: int) -> str:
    return f"hand@0/{place} > stack@0/under"


def test_drawing_takes_from_the_top() -> None:
    """R-31, R-20."""
    state = play(farm(cards("w2c:d3"), STACK, crops="w2c"), CARD)
    assert texts(state) == ["take", "skip"]
    state = play(state, "take")
    assert state.farms[0].hand == cards("c:gt", "w:d1", "3c:gs")
    assert state.farms[0].stack == STACK[:3]


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_each_missing_card_is_worth_any_crop(left: int) -> None:
    """R-31, FF-22, FF-26: with nothing to draw there is nothing to ask but the crops."""
    state = play(farm(cards("w2c:d3"), STACK[:left], crops="w2c"), CARD)
    if left:
        state = play(state, "take")
    state = play(state, *[PIG] * (3 - left))
    assert (len(state.farms[0].hand), crops(state)) == (left, ["3p", "2p", "p", ""][left])
    assert state.pending == ()


def test_other_draws_bring_no_crops() -> None:
    """FF-22, FF-30: supply space, bottom, paid draw, fulfilled by itself: nothing without cards."""
    for code, have in (("w:b1", "w"), ("3t:a1", "3t"), ("2w:p3,a>1", "5w"), ("w:r5.d1", "w")):
        state = play(farm(cards(code), b"", crops=have), CARD)
        if code == "w:r5.d1":
            state = play(state, PIG)  # of its "draw 1"
        assert (state.pending, len(state.farms[0].coins)) == ((), 0), code


def test_from_below() -> None:
    """R-33."""
    state = play(farm(cards("w:b1"), STACK, crops="w"), CARD, "take")
    assert state.farms[0].hand == STACK[:1]
    assert state.farms[0].stack == STACK[1:]


@pytest.mark.parametrize(("code", "draw", "back"), [("t:u21", 2, 1), ("c:u32", 3, 2)])
def test_draw_then_put_under(code: str, draw: int, back: int) -> None:
    """R-37, R-38: any hand cards, in the order in which they are put."""
    hand = cards(code, "sp:d5")
    state = play(farm(hand, STACK, crops=code[0]), CARD, "take")
    assert len(state.farms[0].hand) == 1 + draw
    assert texts(state) == [under(k) for k in range(1 + draw)]
    first = state.farms[0].hand
    state = play(state, *[under(0)] * back)
    own = state.farms[0]
    assert own.hand == first[back:]
    assert own.stack[:back] == first[:back][::-1]
    assert own.under == back


@pytest.mark.parametrize("code", ["t:u21", "c:u32"])
def test_draw_then_put_under_with_a_small_stack(code: str) -> None:
    """R-37, R-38: too few cards give one and take none; no card gives any crop."""
    one = play(farm(cards(code), STACK[:1], crops=code[0]), CARD, "take")
    assert (one.farms[0].hand, one.farms[0].stack, one.pending) == (STACK[:1], b"", ())
    if code == "c:u32":
        two = play(farm(cards(code), STACK[:2], crops=code[0]), CARD, "take")
        assert (len(two.farms[0].hand), len(two.farms[0].stack), two.pending) == (1, 1, ())
    none = play(farm(cards(code), b"", crops=code[0]), CARD, SHEEP)
    assert (crops(none), none.farms[0].hand, none.pending) == ("s", b"", ())


def test_cycling_the_hand() -> None:
    """R-35, FF-23: up to three under the stack, then as many drawn; or none."""
    hand = cards("w:c3", "sp:d5", "6w:d5", "3t:d5", "p:d2")
    state = play(farm(hand, STACK, crops="w"), CARD)
    assert play(state, "skip").farms[0].stack == STACK
    one = play(state, under(0), "enough")
    assert one.farms[0].hand == cards("6w:d5", "3t:d5", "p:d2", "c:gt")
    assert one.farms[0].stack == cards("sp:d5") + STACK[:-1]
    three = play(state, under(3), under(0), under(0))
    assert three.pending == ()
    assert three.farms[0].stack[:3] == cards("6w:d5", "sp:d5", "p:d2")
    assert three.farms[0].hand == cards("3t:d5", "c:gt", "w:d1", "3c:gs")


def test_cycling_with_few_cards() -> None:
    """R-35, FF-30: the last hand card ends it; a small stack gives back what was put there."""
    state = play(farm(cards("w:c3", "sp:d5"), b"", crops="w"), CARD, under(0))
    assert (state.farms[0].hand, state.pending) == (cards("sp:d5"), ())
    assert play(farm(cards("w:c3"), STACK, crops="w"), CARD).pending == ()


def test_looking_at_the_stack() -> None:
    """R-34, FF-23: each back on top or under, in any order; the owner knows them then."""
    state = play(farm(cards("w:r5.d1"), STACK, crops="w"), CARD, "take")
    assert state.look == STACK[:0:-1]
    assert to_go(state, 0) == 6
    assert len(texts(state)) == 10
    state = play(state, "look@0/0 > stack@0/under", "look@0/0 > stack@0/under")
    state = play(state, "look@0/1 > stack@0", "look@0/0 > stack@0")
    assert texts(state) == ["look@0/0 > stack@0", "look@0/0 > stack@0/under"]
    state = play(state, "look@0/0 > stack@0/under")
    assert state.look == b""
    assert state.farms[0].stack == cards("s:g3w", "w:d1", "c:gt", "2t:gs", "p:gs", "3c:gs")
    assert known_stack(state, 0) == (
        tuple(cards("3c:gs", "p:gs")),
        tuple(cards("c:gt", "w:d1", "s:g3w")),
    )
    assert play(state, "take").farms[0].hand == cards("3c:gs")


def test_looking_at_fewer_cards() -> None:
    """R-34: as many as there are."""
    state = play(farm(cards("w:r5.d1"), STACK[:2], crops="w"), CARD, "take")
    assert len(state.look) == 2
    state = play(state, "look@0/0 > stack@0", "look@0/0 > stack@0", "skip")
    assert state.farms[0].stack == cards("s:g3w", "2t:gs")
    assert known_stack(state, 0) == ((), tuple(cards("2t:gs", "s:g3w")))


def test_fulfilled_by_itself() -> None:
    """FF-16, R-36: at once a coin; no reward, not one of the three."""
    state = farm(cards("3t:a1"), STACK, 2, "3t", played=cards("wcs:d4", "6w:d5"))
    state = play(state, "hand@0/0 > played@0/2", "take")
    assert state.farms[0].coins[-1:] == cards("c:gt")
    assert (crops(state), len(state.played), state.farms[0].own) == ("", 3, 2)
    state = play(state, "side/crop > purse@0/pig")
    assert (crops(state), state.farms[0].coins) == ("p", b"")
    assert state.discard[-1:] == cards("c:gt")


def test_up_to_n_times_with_what_is_won_on_the_way() -> None:
    """FF-9, R-39: paid step by step; enough at any time; over when nothing can be paid."""
    state = play(farm(cards("s:x3,c>p"), crops="s4c"), CARD)
    swap = "purse@0/cucumber > purse@0/pig"
    assert texts(state) == [swap, "skip"]
    state = play(state, swap)
    assert texts(state) == [swap, "enough"]
    assert crops(play(state, "enough")) == "3cp"
    assert crops(play(state, swap, swap)) == "c3p"
    poor = play(farm(cards("s:x3,c>p"), crops="sc"), CARD, swap)
    assert (crops(poor), poor.pending) == ("p", ())
    none = play(farm(cards("s:x3,c>p"), crops="s"), CARD)
    assert none.pending == ()
    chain = with_cards("w:x3,w>2w")
    state = play(farm(bytes((0,)), crops="2w")._replace(key=chain), CARD)
    state = play(state, *["purse@0/wheat > purse@0/wheat"] * 3)
    assert crops(state) == "4w"


def test_exchanges_with_any_crop() -> None:
    """FF-9, FF-26: any given is chosen with the drop, any taken afterwards."""
    key = with_cards("w:x2,2a>ap")
    state = play(farm(bytes((0,)), crops="w2ct")._replace(key=key), CARD)
    assert len(texts(state)) == 3
    target = "pool/wheat" if "pool" in texts(state)[0] else "purse@0/pig"
    state = play(state, " + ".join(f"purse@0/{c} > {target}" for c in ("cucumber", "tomato")))
    assert crops(state) == "cp"
    state = play(state, SHEEP)
    assert crops(state) == "csp"
    assert texts(state)[-1] == "enough"


def test_any_crop_for_a_card() -> None:
    """R-40, FF-30: while the stack has cards, and the payer crops."""
    state = play(farm(cards("c:p3,a>1"), STACK[:2], crops="2cw"), CARD)
    first = ["purse@0/wheat > stack@0", "purse@0/cucumber > stack@0"]
    assert texts(state) == [*first, "skip"]
    state = play(state, first[0], first[1])
    assert (len(state.farms[0].hand), crops(state), state.pending) == (2, "", ())


def test_a_fulfilled_card_for_any_crop() -> None:
    """R-45, FF-27."""
    coins = cards("2t:gs", "s:g3w", "p:gs")
    state = play(farm(cards("ct:z21>a"), 4, coins, "ct"), CARD)
    assert len(texts(state)) == 6
    state = play(state, "coins@0/0 > purse@0/pig")
    assert (crops(state), state.farms[0].coins) == ("p", coins[1:])
    assert play(state, "enough").pending == ()
    state = play(state, "coins@0/0 > purse@0/wheat")
    assert (crops(state), state.farms[0].coins, state.pending) == ("wp", coins[2:], ())
    assert play(farm(cards("ct:z21>a"), crops="ct"), CARD).pending == ()


def test_fulfilled_cards_for_certain_crops() -> None:
    """R-45: in a deck of one's own."""
    key = with_cards("w:z32>2c", "w:z12>2as")
    state = play(farm(bytes((0,)), 4, 5, "w")._replace(key=key), CARD)
    assert texts(state) == ["coins@0/0 > purse@0/cucumber", "skip"]
    state = play(state, texts(state)[0], texts(state)[0])
    assert (crops(state), len(state.farms[0].coins), state.pending) == ("4c", 1, ())
    state = play(farm(bytes((1,)), 4, 2, "w")._replace(key=key), CARD)
    state = play(state, "coins@0/0 > purse@0/tomato")
    assert crops(play(state, PIG)) == "tsp"


def test_swapping_with_the_market() -> None:
    """FF-17, R-43: any hand card, any market card; the number of own cards stays."""
    market = cards("2t:gs", "s:g3w", "p:gs", "3c:gs", "w:d1")
    state = play(farm(cards("c:k1.d1", "sp:d5", "6w:d5"), 4, crops="c", market=market), CARD)
    assert len(texts(state)) == 2 * 5 + 1
    before = to_go(state, 0)
    state = play(state, "hand@0/1 > market/3")
    assert state.farms[0].hand == cards("sp:d5", "3c:gs")
    assert state.market[3:4] == cards("6w:d5")
    assert to_go(state, 0) == before
    alone = play(farm(cards("c:k1.d1"), 4, crops="c"), CARD)
    assert texts(alone) == ["take", "skip"], "without a hand card nothing is swapped"


def test_swapping_with_a_fulfilled_card() -> None:
    """FF-17, FF-28, R-44: first the hand card, then the one that comes."""
    coins = cards("2t:gs", "s:g3w", "p:gs")
    state = play(farm(cards("t:d1.f1", "sp:d5", "6w:d5"), 4, coins, "t"), CARD, "skip")
    assert len(buys(state)) == 6
    before = to_go(state, 0)
    state = play(state, "hand@0/0 > coins@0/3")
    assert buys(state) == []
    assert texts(state) == [f"coins@0/{k} > hand@0" for k in range(4)]
    state = play(state, "coins@0/1 > hand@0")
    assert state.farms[0].hand == cards("6w:d5", "s:g3w")
    assert state.farms[0].coins == cards("2t:gs", "p:gs", "sp:d5")
    assert to_go(state, 0) == before
    assert play(farm(cards("t:d1.f1", "sp:d5"), 4, 0, "t"), CARD, "skip").pending == ()


def test_several_swaps() -> None:
    """R-43, R-44: in a deck of one's own up to nine."""
    key = with_cards("w:k2", "w:f2")
    state = play(farm(bytes((0, 100, 101)), 4, crops="w")._replace(key=key), CARD)
    state = play(state, "hand@0/0 > market/0", "hand@0/1 > market/1")
    assert (state.market[:2], state.pending) == (bytes((100, 101)), ())
    state = play(farm(bytes((1, 100, 101)), 4, 2, "w")._replace(key=key), CARD)
    state = play(state, "hand@0/0 > coins@0/2", "coins@0/0 > hand@0", "hand@0/0 > coins@0/2")
    state = play(state, "coins@0/0 > hand@0")
    assert (state.farms[0].coins, state.pending) == (bytes((100, 101)), ())


@pytest.mark.parametrize(("stall", "bonus"), [(0, False), (1, False), (2, True), (3, False)])
def test_the_third_card_of_the_turn(stall: int, bonus: bool) -> None:
    """R-47: exactly the third; any crop of choice beside the fixed one."""
    played = cards("wcs:d4", "6w:d5", "sp:d5")[:stall]
    state = farm(cards("ct:gw.ta"), crops="ct", played=played, limit=4)
    state = play(state, f"hand@0/0 > played@0/{stall}")
    assert bool(state.pending) is bonus
    if bonus:
        state = play(state, PIG)
    assert crops(state) == ("wp" if bonus else "w")


def test_effects_run_from_the_first_to_the_last() -> None:
    """R-9: what is asked comes in the order of the card, and says what is still to come."""
    state = play(farm(cards("c:x2,p>s.d1"), crops="cp"), CARD)
    (index,) = cards("c:x2,p>s.d1")
    assert asking(state) == (index, 0)
    assert [effect.kind for effect in to_come(state)] == ["exchange", "draw"]
    state = play(state, "skip")
    assert asking(state) == (index, 1)
    assert [effect.kind for effect in to_come(state)] == ["draw"]
    assert asking(play(state, "take")) is None


def test_a_reward_for_each_animal_of_any_cost() -> None:
    """R-29, FF-12: in a deck of one's own also with symbols."""
    key = with_cards("2sp:vw")
    state = play(farm(bytes((0,)), crops="2sp")._replace(key=key), CARD)
    assert crops(state) == "3w"


def test_every_kind_of_reward_is_known() -> None:
    """R-30 to R-48: the interpreter says of each whether it is possible."""
    kinds = {effect.kind for card in OURS.cards for effect in card.reward}
    assert kinds == set(FIELDS)
    state = farm(b"", b"", discs=bytes((6, 6)))
    rest = Rest(0, 0, 0)

    poor = {e.kind for c in OURS.cards for e in c.reward if not possible(state, e, rest)}
    assert poor == {
        "draw_bottom", "rearrange", "auto_fulfil", "cycle_hand", "swap_hand_market",
        "swap_hand_fulfilled", "third_card_bonus", "exchange", "pay_to_draw", "fulfilled_to_crop",
        "supply",
    }  # fmt: skip
    rich = farm(cards("2t:gs"), 6, 3, "2w2c2t2s2p", discs=bytes((0, 1)), played=bytes((8, 9, 10)))
    assert all(possible(rich, e, rest) for c in OURS.cards for e in c.reward)
    alone = start(1)
    assert not possible(alone, Effect("extra_play"), rest)


def test_buying_in_the_middle_of_a_reward() -> None:
    """FF-28, R-18: a cucumber bought while cucumbers can be exchanged."""
    state = play(farm(cards("s:x3,c>p"), 4, 3, "sc"), CARD)
    state = play(state, "side/crop > purse@0/cucumber")
    assert asked(state).prompt.key == "formidable_farm.prompt.trade"
    state = play(state, *["purse@0/cucumber > purse@0/pig"] * 2)
    assert (crops(state), state.pending) == ("2p", ())


def test_no_buying_while_a_card_is_paid_or_the_stack_is_looked_at() -> None:
    """FF-28."""
    paying = play(farm(cards("!a:vct.d1"), 4, 6, "3s"), CARD)
    assert (buys(paying), texts(paying)) == ([], [pay("sheep"), "enough"])
    looking = play(farm(cards("w:r5.d1"), 6, 6, "w"), CARD, "take")
    assert buys(looking) == []
