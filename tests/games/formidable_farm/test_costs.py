"""Costs: symbols with a choice, what is paid by itself, the six special costs, the limits."""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.formidable_farm.cards import ANY, DIFFERENT, NONE, OURS, SAME, Card, Cost
from farmdesk.games.formidable_farm.costs import can_pay, missing, ways
from farmdesk.games.formidable_farm.crops import bundle, counts
from farmdesk.games.formidable_farm.moves import Play
from farmdesk.games.formidable_farm.state import (
    FREE,
    State,
    fits_limit,
    open_market,
    payable,
    to_go,
)
from farmdesk.games.formidable_farm.state import missing as lacks
from tests.games.formidable_farm.farms import (
    asked,
    cards,
    crops,
    farm,
    find,
    pay,
    play,
    purse,
    reason,
    start,
    texts,
    why,
    with_cards,
)

CARD = "hand@0/0 > played@0/0"
FULL = "9w9c9t9s9p"


def payments(state: State) -> set[str]:
    """All ways of paying the first hand card, as crops."""
    found = set()
    for move in asked(state).moves:
        if isinstance(move, Play) and move.spot == 0:
            own = state.farms[0]._replace(purse=move.payment)
            found.add(crops(state._replace(farms=(own, *state.farms[1:]))))
    return found


def test_a_cost_without_choice_is_one_drop() -> None:
    """R-21, FF-32: only the card is moved."""
    state = farm(cards("tsp:g8w"), crops=FULL)
    assert [text for text in texts(state) if text.startswith("hand")] == [CARD]


def test_any_kind_is_chosen_symbol_by_symbol() -> None:
    """R-21, FF-32: 35 ways of three, the cheapest first; crops in any order."""
    state = farm(cards("3a:gs"), crops=FULL)
    moves = [move for move in asked(state).moves if isinstance(move, Play) and move.spot == 0]
    assert len(moves) == 35
    assert moves[0].payment == purse("3w")
    assert str(moves[0]) == f"{CARD}; {pay('wheat', 'wheat', 'wheat')}"
    mixed = play(state, f"{CARD}; {pay('wheat', 'pig', 'tomato')}")
    assert crops(mixed) == "8w9c8t10s8p"


def test_with_one_way_left_nothing_is_asked() -> None:
    """FF-32: three crops in all pay three symbols."""
    state = farm(cards("3a:gs"), crops="wcs")
    assert [text for text in texts(state) if text.startswith("hand")] == [CARD]
    assert crops(play(state, CARD)) == "s"


def test_what_all_ways_share_is_paid_by_itself() -> None:
    """FF-32: with two wheat and one pig, one of three symbols is chosen from what is left."""
    state = farm(cards("3a:gs"), crops="3wp")
    ways = {f"{CARD}; {pay('wheat')}", f"{CARD}; {pay('pig')}"}
    assert {text for text in texts(state) if text.startswith("hand")} == ways
    assert crops(play(state, f"{CARD}; {pay('pig')}")) == "ws"


def test_identical() -> None:
    """FF-11, R-22: all those symbols are one kind."""
    assert payments(farm(cards("3m:gp"), crops="3w2c3s4p")) == {"3w", "3s", "3p"}
    assert payments(farm(cards("4m:gws"), crops="3w3c4t")) == {"4t"}
    assert reason(farm(cards("3m:gp"), crops="2w2c2t"), CARD) == "short"


def test_different() -> None:
    """FF-11, R-23: pairwise different kinds."""
    found = payments(farm(cards("3d:gs"), crops="5wct"))
    assert found == {"wct"}
    assert payments(farm(cards("3d:gs"), crops="wcts")) == {"wct", "wcs", "wts", "cts"}
    assert reason(farm(cards("3d:gs"), crops="9w9c"), CARD) == "short"


def test_other_symbols_may_repeat_a_kind() -> None:
    """FF-11: two different ones beside two wheat may be wheat and a cucumber."""
    assert bundle((3, 1, 0, 0, 0)) in ways((0, 0, DIFFERENT, DIFFERENT), 0)
    assert len(ways((0, 0, DIFFERENT, DIFFERENT), 0)) == 10
    assert len(ways((SAME, SAME, ANY), 0)) == 25


def discounted(hand: bytes, before: str, discount: int = 1) -> State:
    return farm(hand, crops=before, discount=discount)


def test_cheaper_by_one_symbol_of_choice() -> None:
    """FF-10, R-42."""
    assert payments(discounted(cards("wct:gs"), FULL)) == {"wc", "wt", "ct"}
    assert payments(discounted(cards("w2t:gp"), FULL)) == {"wt", "2t"}
    assert payments(discounted(cards("2t:gs"), FULL)) == {"t"}
    assert payments(discounted(cards("3m:gp"), "2w2p")) == {"2w", "2p"}
    assert payments(discounted(cards("2d:gt.n1"), "3w")) == {"w"}
    assert payments(discounted(cards("w:d1"), "")) == {""}
    assert payments(discounted(cards("wct:gs"), "w", 2)) == {"w"}
    assert payments(discounted(cards("wct:gs"), "", 5)) == {""}


def test_the_discount_is_for_the_very_next_card() -> None:
    """FF-10: used up by it, lost at the end of the turn."""
    state = farm(cards("2c:gw.n1", "2t:gs", "w:d1"), crops="2ct")
    state = play(state, CARD)
    assert state.discount == 1
    state = play(state, "hand@0/0 > played@0/1")
    assert (crops(state), state.discount) == ("ws", 0)
    assert play(farm(discount=1), "end_early").discount == 0


def test_a_discount_does_nothing_for_a_special_cost() -> None:
    """FF-10: it is used up all the same."""
    state = discounted(cards("!f:d3"), "")
    assert reason(state, CARD) == "short.pay_fulfilled_3"
    own = state.farms[0]._replace(coins=state.deck[:3])
    state = state._replace(farms=(own, *state.farms[1:]), deck=state.deck[3:])
    state = play(state, CARD)
    assert (state.discount, state.farms[0].coins) == (0, b"")
    one = discounted(cards("!a:vct.d1"), "p")
    assert crops(play(one, CARD, "take")) == "ct"


def test_a_fulfilled_card_under_the_stack() -> None:
    """FF-13, R-24: any one, and the task grows."""
    coins = cards("2t:gs", "s:g3w", "p:gs")
    state = farm(cards("!u:d1.gts"), 4, coins)
    before = to_go(state, 0)
    for place in range(3):
        then = play(state, f"{CARD}; coins@0/{place} > stack@0/under")
        own = then.farms[0]
        assert own.stack[:1] == coins[place : place + 1]
        assert own.coins == coins[:place] + coins[place + 1 :]
        assert (own.under, to_go(then, 0)) == (1, before)  # one fulfilled, one new
    assert reason(farm(cards("!u:d1.gts")), CARD) == "short.fulfilled_under_stack"
    assert CARD in texts(farm(cards("!u:d1.gts"), 4, 1)), "one coin leaves no choice"


def test_a_fulfilled_card_to_the_hand() -> None:
    """FF-13, R-25."""
    coins = cards("2t:gs", "s:g3w")
    state = play(farm(cards("!h:gct", "p:gs"), 4, coins), f"{CARD}; coins@0/1 > hand@0")
    assert state.farms[0].hand == cards("p:gs", "s:g3w")
    assert state.farms[0].coins == cards("2t:gs")
    assert crops(state) == "ct"
    assert reason(farm(cards("!h:gct")), CARD) == "short.fulfilled_to_hand"


def test_a_market_card_under_the_stack() -> None:
    """FF-14, R-26: not the one that is played; its place stays empty until the end."""
    market = cards("!1:gtp", "2t:gs", "s:g3w", "p:gs", "3c:gs")
    state = farm(b"", 4, market=market)
    own = [text for text in texts(state) if text.startswith("market/0")]
    assert own == [f"market/0 > played@0/0; market/{k} > stack@0/under" for k in (1, 2, 3, 4)]
    state = play(state, own[2])
    assert state.farms[0].stack[:1] == cards("p:gs")
    assert open_market(state) == (1, 2, 4)
    assert to_go(state, 0) == 5
    assert open_market(play(state, "end_early")) == (0, 1, 2, 3, 4)
    alone = farm(b"", 4, market=cards("!1:gtp") + bytes((NONE,)) * 4)
    assert reason(alone, "market/0 > played@0/0") == "short.market_under_stack_1"
    assert not payable(alone, 0, alone.market[0], on_market=True)
    one = farm(cards("!1:gtp"), 4, market=bytes((NONE,)) * 4 + cards("2t:gs"))
    assert play(one, CARD).farms[0].stack[:1] == cards("2t:gs")


def test_three_market_cards_under_the_stack() -> None:
    """FF-14, FF-23, R-27: in the order in which they are put."""
    market = cards("2t:gs", "s:g3w", "p:gs", "3c:gs", "w:d1")
    state = farm(cards("!3:d3.g3a"), 4, market=market)
    found = [text for text in texts(state) if text.startswith("hand")]
    assert len(found) == 60
    picks = "; ".join(f"market/{k} > stack@0/under" for k in (4, 0, 2))
    state = play(state, f"{CARD}; {picks}")
    assert state.farms[0].stack[:3] == cards("p:gs", "2t:gs", "w:d1")
    assert state.farms[0].under == 3
    from_market = farm(b"", 4, market=cards("!3:d3.g3a") + market[:4])
    assert sum(text.startswith("market/0") for text in texts(from_market)) == 24
    few = farm(cards("!3:d3.g3a"), 4, market=market[:2] + bytes((NONE,)) * 3)
    assert reason(few, CARD) == "short.market_under_stack_3"


def test_three_fulfilled_cards() -> None:
    """FF-15, FF-27, R-28, R-14: the oldest, and none of this turn."""
    coins = cards("2t:gs", "s:g3w", "p:gs", "3c:gs")
    state = play(farm(cards("!f:d3"), 4, coins), CARD, "skip")
    assert (state.farms[0].coins, state.discard) == (coins[3:], coins[:3])
    two = farm(cards("!f:d3", "s:g3w"), 4, 2, "s", played=cards("2t:gs"))
    assert reason(two, "hand@0/0 > played@0/1") == "short.pay_fulfilled_3"


def test_any_number_of_animals() -> None:
    """FF-12, R-29: one at least, mixed, the reward once for each."""
    state = farm(cards("!a:vct.d1"), crops="2sp3w")
    first = [text for text in texts(state) if text.startswith("hand")]
    assert first == [f"{CARD}; {pay('sheep')}", f"{CARD}; {pay('pig')}"]
    one = play(state, first[0], "enough", "skip")
    assert crops(one) == "3wctsp"
    all_of_them = play(
        state, first[1], "purse@0/sheep > played@0/0", "purse@0/sheep > played@0/0", "skip"
    )
    assert crops(all_of_them) == "3w3c3t"
    assert reason(
        farm(cards("!a:vct.d1"), crops=FULL.split("s", maxsplit=1)[0][:-1]), CARD
    ).startswith("short")
    single = play(farm(cards("!a:vct.d1"), crops="p"), CARD)
    assert (crops(single), texts(single)) == ("ct", ["take", "skip"])


def test_three_cards_a_turn() -> None:
    """R-12: hand and market together."""
    hand = cards("w:d1", "c:gt")
    market = cards("s:g3w", "p:gs", "2t:gs", "t:g2w", "3c:gs")
    state = farm(hand, crops="wcsp2t", market=market)
    state = play(state, "hand@0/1 > played@0/0", "market/0 > played@0/1", "market/1 > played@0/2")
    assert texts(play(state, "disc@0 > supply/pig1")) == ["end"]
    assert reason(state, "hand@0/0 > played@0/3") == "limit"
    assert reason(state, "market/2 > played@0/3") == "limit"


@pytest.mark.parametrize(("seats", "turn", "most"), [(2, 0, 1), (2, 1, 2), (4, 2, FREE), (3, 0, 1)])
def test_market_cards_in_the_first_turns(seats: int, turn: int, most: int) -> None:
    """R-11, FF-19: one for whoever begins, two for the second, then any number."""
    state = start(seats)
    for _ in range(turn):
        state = play(state, "end_early")
    seat = state.turn
    assert (seat - state.first) % seats == turn
    assert state.market_left == most
    rich = state.farms[seat]._replace(purse=purse(FULL))
    farms = (*state.farms[:seat], rich, *state.farms[seat + 1 :])
    state = state._replace(farms=farms, market=cards("s:g3w", "p:gs", "2t:gs", "t:g2w", "3c:gs"))
    for place in range(min(most, 3)):
        text = f"market/{place} > played@{seat}/{place}"
        state = state._replace(farms=farms)
        move = find(state, text)
        state = after(state, move)
    if most < 3:
        assert reason(state, f"market/{most} > played@{seat}/{most}") == "market_limit"
    assert play_round(state, seats) == FREE


def after(state: State, move: object) -> State:
    """A move in a position whose cards were changed by hand."""
    from farmdesk.games.formidable_farm import GAME

    return GAME.apply(state, state.turn, move, None)  # type: ignore[arg-type]  # it was found among the moves


def play_round(state: State, seats: int) -> int:
    """The market limit of the same seat in its next turn."""
    for _ in range(seats):
        end = next(move for move in asked(state).moves if str(move).startswith("end"))
        state = after(state, end)
    return state.market_left


def test_a_fourth_card() -> None:
    """R-46: the card that allows it may be played before or as the fourth itself."""
    early = play(farm(cards("c:gw.l1"), crops="c"), CARD)
    assert early.limit == 4
    late = farm(
        cards("c:gw.l1", "t:d1.l1", "c:gt"), crops="2ct", played=cards("3c:gs", "p:gs", "s:g3w")
    )
    assert fits_limit(late, late.farms[0].hand[0])
    assert not fits_limit(late, late.farms[0].hand[2])
    assert reason(late, "hand@0/2 > played@0/3") == "limit"
    late = play(late, "hand@0/0 > played@0/3")
    assert (late.limit, len(late.played)) == (4, 4)
    late = play(late, "hand@0/0 > played@0/4", "skip")
    assert (late.limit, len(late.played)) == (5, 5)
    assert play(late, "end_early").limit == 3


def test_a_market_card_is_not_of_the_own_task() -> None:
    """R-10: it becomes a coin like any other, and the cards to go are as many as before."""
    state = farm(cards("w:d1"), crops="s", market=cards("s:g3w", "p:gs", "2t:gs", "t:g2w", "3c:gs"))
    before = to_go(state, 0)
    then = play(state, "market/0 > played@0/0", "end_early")
    assert to_go(then, 0) == before
    assert then.farms[0].coins == cards("s:g3w")
    assert (then.farms[0].traded, then.farms[0].own) == (1, 0)


def test_too_many_ways_are_asked_card_by_card() -> None:
    """FF-32: a deck of dear cards never makes a question of 2,000 answers."""
    dear = [f"{k}a:g{w}w" for k in (7, 8) for w in range(2, 10)]
    key = with_cards(*dear)
    state = farm(bytes(range(16)), crops=FULL)._replace(key=key)
    plain = [text for text in texts(state) if text.startswith("hand")]
    assert plain == [f"hand@0/{k} > played@0/0" for k in range(16)]
    state = play(state, "hand@0/3 > played@0/0")
    assert len(asked(state).moves) == 330
    assert asked(state).side == ()
    state = play(state, pay(*["wheat"] * 7))
    assert crops(state) == crops(farm(crops="2w9c9t9s9p")).replace("2w", "7w")
    assert state.played == bytes((3,))


def test_special_costs_among_too_many_ways() -> None:
    """FF-12, FF-13, FF-32: asked afterwards as well, and rewarded once."""
    dear = [f"{k}a:g{w}w" for k in (7, 8) for w in range(2, 10)]
    hand = bytes(range(16)) + cards("!a:vct.d1", "!u:d1.gts")
    state = farm(hand, 4, 3, FULL)._replace(key=with_cards(*dear))
    animals = play(state, "hand@0/16 > played@0/0")
    assert texts(animals) == [pay("sheep"), pay("pig")]
    animals = play(animals, pay("pig"), "purse@0/pig > played@0/0", "enough", "skip")
    assert crops(animals) == crops(farm(crops="9w9c9t9s7p2c2t"))
    assert animals.pending == ()
    under = play(state, "hand@0/17 > played@0/0")
    assert texts(under) == [f"coins@0/{k} > stack@0/under" for k in range(3)]
    under = play(under, "coins@0/2 > stack@0/under", "skip")
    assert (len(under.farms[0].coins), under.pending) == (2, ())
    cheap = play(state._replace(discount=1), "hand@0/0 > played@0/0")
    assert len(asked(cheap).moves) == 210
    assert play(cheap, str(asked(cheap).moves[0])).discount == 0


def test_what_is_missing() -> None:
    """R-9: the crops that a purse comes nearest with."""

    def lack(code: str, have: str, discount: int = 0) -> tuple[int, ...]:
        (index,) = cards(code)
        return counts(missing(OURS.cards[index], purse(have), discount))

    assert lack("tsp:g8w", "t") == (0, 0, 0, 1, 1)
    assert lack("tsp:g8w", "t", 1) == (0, 0, 0, 1, 0)
    assert lack("3m:gp", "2cw") == (0, 1, 0, 0, 0)
    assert lack("4d:gsp", "9wc") == (0, 0, 1, 1, 0)
    assert lack("3a:gs", "p") == (2, 0, 0, 0, 0)
    assert lack("!f:d3", "") == (0, 0, 0, 0, 0)
    state = farm(cards("tsp:g8w"), crops="t")
    assert lacks(state, 0, state.farms[0].hand[0]) == (0, 0, 0, 1, 1)
    said = why(state, CARD)
    assert said is not None
    assert dict(said.args).keys() == {"what"}


def test_payable_agrees_with_the_moves() -> None:
    """R-9: what a table marks as payable is what can be played, limits aside."""
    for seed in range(30):
        state = start(2, seed)
        seat, luck = state.turn, Luck.seeded(seed)
        numbers = []
        for _ in range(5):
            number, luck = luck.below(4)
            numbers.append(number)
        own = state.farms[seat]._replace(purse=bundle(numbers))
        farms = tuple(own if k == seat else f for k, f in enumerate(state.farms))
        state = state._replace(farms=farms)
        spots = {move.spot for move in asked(state).moves if isinstance(move, Play)}
        for spot, index in [*enumerate(own.hand), *((~k, c) for k, c in enumerate(state.market))]:
            assert payable(state, seat, index, on_market=spot < 0) == (spot in spots)


def test_can_pay_knows_every_special_cost() -> None:
    """R-24 to R-29."""

    def special(name: str, **more: int) -> bool:
        have = {"purse": 0, "coins": 0, "market": 0} | more
        return can_pay(Card("x", Cost((), name), (), published=False), **have)

    for name, enough, few in (
        ("fulfilled_under_stack", {"coins": 1}, {"coins": 0}),
        ("fulfilled_to_hand", {"coins": 1}, {"coins": 0}),
        ("market_under_stack_1", {"market": 1}, {"market": 0}),
        ("market_under_stack_3", {"market": 3}, {"market": 2}),
        ("pay_fulfilled_3", {"coins": 3}, {"coins": 2}),
        ("any_number_sheep_or_pig", {"purse": purse("p")}, {"purse": purse("9w")}),
    ):
        assert special(name, **enough)
        assert not special(name, **few)
