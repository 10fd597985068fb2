"""Buying, the end of a turn, extra turns, the last round and the tie."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Ended, Shuffled
from farmdesk.core.moves import doubt_of
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import NONE
from farmdesk.games.formidable_farm.state import (
    OVER,
    State,
    finished,
    last_round,
    open_market,
    still_to_play,
    to_go,
)
from tests.games.formidable_farm.farms import (
    buys,
    cards,
    count,
    crops,
    farm,
    play,
    purse,
    reason,
    start,
    tell,
    texts,
)

CARD = "hand@0/0 > played@0/0"


def test_any_crop_for_three_coins() -> None:
    """R-18, FF-27, FF-28: any number of times, the oldest coins first."""
    coins = cards("2t:gs", "s:g3w", "p:gs", "3c:gs", "w:d1", "c:gt", "t:g2w")
    state = farm(b"", 4, coins)
    assert len(buys(state)) == 6
    state = play(state, "side/crop > purse@0/pig", "side/crop > purse@0/tomato")
    assert (crops(state), state.farms[0].coins) == ("tp", coins[6:])
    assert state.discard == coins[:6]
    assert buys(state) == []
    assert reason(state, "side/crop > purse@0/pig") == "needs_coins"


def test_a_card_for_three_coins() -> None:
    """R-19, R-20: from the top; not with an empty stack."""
    state = farm(b"", cards("2t:gs", "s:g3w"), 7)
    state = play(state, "side/draw > stack@0", "side/draw > stack@0")
    assert state.farms[0].hand == cards("s:g3w", "2t:gs")
    assert len(state.farms[0].coins) == 1
    empty = farm(b"", b"", 3)
    assert len(buys(empty)) == 5
    assert reason(empty, "side/draw > stack@0") == "empty_stack"


def test_cards_of_this_turn_are_no_coins_yet() -> None:
    """R-13, FF-15: they can be paid with from the next turn on."""
    state = farm(cards("s:g3w", "p:gs", "3c:gs"), 4, 0, "sp3c")
    state = play(state, CARD, "hand@0/0 > played@0/1", "hand@0/0 > played@0/2")
    assert buys(state) == []
    state = play(state, "end_early")
    assert state.farms[0].coins == cards("s:g3w", "p:gs", "3c:gs")
    assert state.played == b""


def test_the_market_is_filled_at_the_end_only() -> None:
    """R-15, R-14."""
    market = cards("s:g3w", "p:gs", "2t:gs", "t:g2w", "3c:gs")
    state = play(farm(b"", 4, crops="sp", market=market), "market/0 > played@0/0")
    state = play(state, "market/1 > played@0/1")
    assert open_market(state) == (2, 3, 4)
    assert reason(state, "market/0 > played@0/2") == "market_gap"
    deck = state.deck
    state = play(state, "end_early")
    assert state.market == deck[:-3:-1] + market[2:]
    assert state.deck == deck[:-2]


def gaps(state: State, deck: int, discard: int) -> State:
    """The position with three gaps, and so many cards left for the market."""
    rest = state.deck
    market = bytes((NONE,)) * 3 + state.market[3:]
    moved = state.market[:3] + rest[deck + discard :]
    stack = moved + state.farms[0].stack
    own = state.farms[0]._replace(stack=stack)
    return state._replace(
        market=market, deck=rest[:deck], discard=rest[deck : deck + discard],
        farms=(own, *state.farms[1:]),
    )  # fmt: skip


def test_discards_are_shuffled_when_the_stack_is_used_up() -> None:
    """R-15, FF-29: the last card of the stack first, then the discards in a new order."""
    state = gaps(farm(), 1, 20)
    then, events = tell(state, "end_early")
    assert count(then) == 119
    assert then.market[:1] == state.deck
    assert NONE not in then.market
    assert set(then.market[1:3]) | set(then.deck) == set(state.discard)
    assert then.discard == b""
    assert then.deck != state.discard[:18]
    assert then.luck != state.luck
    assert sum(isinstance(event, Shuffled) for event in events) == 1
    again, _ = tell(state, "end_early")
    assert again == then


def test_without_any_card_a_place_stays_empty() -> None:
    """FF-29: and is filled when there are cards again."""
    state = gaps(farm(coins=3), 0, 1)
    then = play(state, "end_early")
    assert len(open_market(then)) == 3
    paid = play(gaps(farm(coins=3), 0, 0), "side/crop > purse@0/pig", "end_early")
    assert len(open_market(paid)) == 5


def test_an_extra_turn() -> None:
    """R-41, FF-18, FF-19: a whole turn after the refill, without a market limit."""
    state = farm(cards("sp:e", "2t:gs"), crops="sp2t", discs=bytes((0, 1)), market_left=1)
    state = play(state, "disc@0/wheat3 > supply/tomato2", CARD, "end")
    assert (state.turn, state.extra, state.supplied, len(state.played)) == (0, 0, False, 0)
    assert (state.limit, state.farms[0].turns) == (3, 2)
    assert state.market_left > 3
    assert len(open_market(state)) == 5
    assert reason(state, "disc@0/tomato2 > supply/tomato2") == "stay_price"
    state = play(state, CARD, "end_early")
    assert state.turn == 1


def test_extra_turns_add_up() -> None:
    """FF-18."""
    state = farm(cards("sp:e", "2w2c2t:e"), crops="sp2w2c2t")
    state = play(state, CARD, "hand@0/0 > played@0/1")
    assert state.extra == 2
    for left in (1, 0):
        state = play(state, "end_early")
        assert (state.turn, state.extra) == (0, left)
    assert play(state, "end_early").turn == 1


def finishing(*wealth: str, first: int = 0, turn: int = 0) -> State:
    """A game in which seat `turn` has one card left; everybody has these crops beside."""
    state = start(len(wealth))
    farms = []
    deck = state.deck
    for seat, have in enumerate(wealth):
        old = state.farms[seat]
        deck += old.hand + old.stack
        farms.append(old._replace(hand=b"", stack=b"", purse=purse(have), turns=5))
    order = [turn, *(seat for seat in range(len(wealth)) if seat != turn)]
    hands = [cards("c:gt"), *map(cards, ("3t:d5", "sp:d5", "6w:d5"))]
    wanted: set[int] = set()
    for seat, hand in zip(order, hands, strict=False):
        wanted |= {*hand}
        farms[seat] = farms[seat]._replace(hand=hand)
    rest = bytes(card for card in deck + state.market if card not in wanted)
    state = state._replace(
        farms=tuple(farms), deck=rest[5:], market=rest[:5], first=first, turn=turn, market_left=999
    )
    assert count(state) == 119
    return state


def test_the_round_is_finished() -> None:
    """R-49, FF-20: equally many turns for all, from whoever began."""
    state = finishing("c", "", "", first=2, turn=0)
    assert not last_round(state)
    assert still_to_play(state) == (1,)
    state = play(state, CARD)
    assert to_go(state, 0) == 0
    assert not finished(state, 0), "only the end of the turn counts"
    state = play(state, "end_early")
    assert finished(state, 0)
    assert last_round(state)
    assert (state.turn, still_to_play(state)) == (1, ())
    state, events = tell(state, "end_early")
    assert state.turn == OVER
    assert events[-1] == Ended((0,))
    assert GAME.decisions(state) == ()
    assert still_to_play(state) == ()


def test_whoever_sits_before_the_first_ends_the_game_at_once() -> None:
    """R-49, R-50."""
    state = play(finishing("", "c", first=0, turn=1), "hand@1/0 > played@1/0", "end_early")
    assert state.turn == OVER
    assert GAME.standing(state).winners == (1,)


def test_who_has_finished_takes_no_extra_turn() -> None:
    """FF-20."""
    state = finishing("c", "", first=0, turn=0)._replace(extra=2)
    state = play(state, CARD, "end_early")
    assert (state.turn, state.extra) == (1, 0)


def test_a_card_that_brings_new_ones_does_not_end_the_game() -> None:
    """FF-24, FF-13: the task goes on."""
    state = farm(cards("!u:d1.gts"), b"", 1)
    state = play(state, CARD)
    assert to_go(state, 0) == 1
    state = play(state, "skip", "end_early")
    assert not last_round(state)
    other = play(farm(cards("!h:gct"), b"", 1), CARD, "end_early")
    assert not last_round(other)


@pytest.mark.parametrize(
    ("mine", "theirs", "values", "winners"),
    [
        ("c", "3t", (2, 5), (1,)),
        ("c2p", "3t", (8, 5), (0,)),
        ("c5w", "3tpw", (7, 9), (1,)),
        ("cs2w2c", "3t", (11, 5), (0,)),
        ("cp", "3t", (5, 5), (0, 1)),
    ],
)
def test_several_finishers_compare_their_crops(
    mine: str, theirs: str, values: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """R-51, R-52: wheat 1, cucumber and tomato 2, sheep and pig 3; equals share the win.

    Seat 0 turns a cucumber into a tomato; seat 1 pays three tomatoes for five wheat.
    """
    state = play(finishing(mine, theirs), CARD, "end_early", "hand@1/0 > played@1/0")
    state = play(state, *["pool/wheat > purse@1/wheat"] * 5, "end_early")
    assert state.turn == OVER
    assert GAME.standing(state).ties[0].values == values
    assert GAME.standing(state).winners == winners


def test_only_finishers_can_win() -> None:
    """R-50, FF-33: riches do not help whoever has cards left."""
    state = play(finishing("c", "9p9s9w"), CARD, "end_early", "end_early")
    standing = GAME.standing(state)
    assert standing.winners == (0,)
    assert standing.totals == (20, 19)
    assert [line.points for line in standing.lines] == [20, 19]


def test_what_the_score_sheet_counts() -> None:
    """R-10, R-49, R-51: cards to go, turns, own and market cards; crops only for finishers in a
    tie, and only once the game is over."""
    state = play(finishing("c", "3tw"), CARD)
    assert [count.values for count in GAME.standing(state).counts] == [
        (0, 1), (5, 5), (1, 0), (0, 0),
    ]  # fmt: skip
    alone = play(state, "end_early", "end_early")
    assert len(GAME.standing(alone).counts) == 4, "one finisher, no tie"
    both = play(finishing("c", "3tw", "9p"), CARD, "end_early", "hand@1/0 > played@1/0")
    both = play(both, *["pool/wheat > purse@1/wheat"] * 5, "end_early", "end_early")
    assert both.turn == OVER
    assert [count.values for count in GAME.standing(both).counts[4:]] == [
        (0, 6, None), (0, 0, None), (1, 0, None), (0, 0, None), (0, 0, None),
    ]  # fmt: skip


def test_a_market_card_is_counted_apart() -> None:
    """R-10: it is done, but not of the own task."""
    state = farm(cards("w:d1"), crops="s", market=cards("s:g3w", "p:gs", "2t:gs", "t:g2w", "3c:gs"))
    state = play(state, "market/0 > played@0/0")
    assert [count.values[0] for count in GAME.standing(state).counts] == [7, 2, 0, 1]


def test_the_score_during_play() -> None:
    """FF-33: cards of the task that are no longer to do."""
    state = start(3)
    assert GAME.standing(state).totals == (0, 0, 0)
    assert GAME.standing(state).winners == (0, 1, 2)
    assert "end_early" in texts(state)


def test_ending_without_supplies_asks_whether_it_is_meant() -> None:
    """FF-8: they are gone with the turn."""
    doubts = {str(move): doubt_of(move) for move in GAME.decisions(start(2))[0].moves}
    asked = {text: said.key for text, said in doubts.items() if said is not None}
    assert asked == {"end_early": "formidable_farm.doubt.end_early"}
    home = f"disc@{start(2).turn}"
    state = play(start(2), f"{home} > supply/wheat3")
    assert not any(doubt_of(move) for move in GAME.decisions(state)[0].moves)
