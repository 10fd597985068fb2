"""The game for one: countdown, laps, win and loss."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Ended, Event, Moved
from farmdesk.core.places import Piece
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import NOWHERE
from farmdesk.games.formidable_farm.state import (
    OVER,
    State,
    countdown,
    days_left,
    done_by_day,
    laps_left,
    previous_space,
    price,
    round_number,
    to_go,
    won,
)
from tests.games.formidable_farm.farms import (
    SPACES,
    asked,
    cards,
    count,
    crops,
    find,
    play,
    purse,
    reason,
    start,
    tell,
    texts,
)

CARD = "hand@0/0 > played@0/0"


def alone(hand: bytes, stack: int = 6, have: str = "", *, days: int = 0) -> State:
    """A game for one with these cards in hand, so many in the stack, all others in the market."""
    state = start(1)
    own = state.farms[0]
    rest = bytes(c for c in own.hand + own.stack + state.market + state.deck if c not in hand)
    farm = own._replace(hand=hand, stack=rest[:stack], purse=purse(have))
    market, deck = rest[stack : stack + 5], rest[stack + 5 :]
    state = state._replace(farms=(farm,), market=market, deck=deck, market_left=999)
    return state._replace(days=days)


def test_eighteen_turns_and_three_laps() -> None:
    """R-53, R-56, R-58: round the board three times, a spare disc away at each lap."""
    state = start(1)
    seen, told = [], []
    while state.turn != OVER:
        seen.append(SPACES[countdown(state)])
        assert round_number(state) == len(seen)
        assert days_left(state) == 19 - len(seen)
        assert laps_left(state) == 2 - (len(seen) - 1) // 6
        state, events = tell(state, "end_early")
        told.append(events)
    clockwise = ["card1", "wheat3", "cucumber2", "tomato2", "sheep1", "pig1"]
    assert seen == clockwise * 3
    gone = [k + 1 for k, events in enumerate(told) if _boxed(events)]
    assert gone == [6, 12]
    assert count(state) == 119


def _boxed(events: list[Event]) -> list[Piece]:
    return [e.piece for e in events if isinstance(e, Moved) and e.target == "box"]


def test_lost_after_eighteen_turns() -> None:
    """R-58, FF-33: nobody has won."""
    state = alone(cards("3t:d5"), days=17)
    state, events = tell(state, "end_early")
    assert state.turn == OVER
    assert events[-1] == Ended(())
    standing = GAME.standing(state)
    assert standing.winners == ()
    assert standing.totals == (30 - 7,)
    assert GAME.decisions(state) == ()


def test_won_at_once_with_the_last_card() -> None:
    """R-57: in the middle of the turn, whatever the card would still bring."""
    state = alone(cards("5d:g3a"), 0, "wctsp", days=17)
    assert not won(state)
    state, events = tell(state, "hand@0/0 > played@0/0")
    assert state.turn == OVER
    assert events[-1] == Ended((0,))
    assert won(state)
    assert GAME.standing(state).winners == (0,)
    assert GAME.standing(state).totals == (30,)
    assert state.pending == ()


def test_a_win_is_the_better_the_more_turns_it_leaves() -> None:
    """FF-33: 18 turns less those begun; crops only come after that."""
    for turn in (1, 9, 18):
        state = alone(cards("5d:g3a"), 0, "wctsp", days=turn - 1)
        standing = GAME.standing(play(state, "hand@0/0 > played@0/0"))
        assert standing.winners == (0,)
        assert [tie.what.key.rpartition(".")[2] for tie in standing.ties] == ["turns", "crops"]
        assert standing.ties[0].values == (18 - turn,)
    lost = play(alone(cards("3t:d5"), days=17), "end_early")
    assert GAME.standing(lost).ties[0].values == (0,)


def test_the_last_card_may_fulfil_itself() -> None:
    """R-36, R-57: also from the stack."""
    state = alone(cards("3t:a1"), 1, "3t")
    state = play(state, "hand@0/0 > played@0/0")
    assert not won(state)
    assert play(state, "take").turn == OVER


def test_a_card_that_brings_cards_is_not_the_last() -> None:
    """FF-24, R-57."""
    state = alone(cards("!1:gtp"), 0)
    state = play(state, "hand@0/0 > played@0/0; market/2 > stack@0/under")
    assert (state.turn, to_go(state, 0)) == (0, 1)


def test_cards_looked_at_are_still_to_do() -> None:
    """R-34, R-57: an empty stack and hand are not the end while cards are looked at."""
    state = alone(cards("w:r5.d1"), 2, "w")
    state = play(state, "hand@0/0 > played@0/0", "take")
    assert (state.turn, to_go(state, 0)) == (0, 2)


def test_a_last_card_in_many_ways_is_paid_first() -> None:
    """R-57, FF-32: it lies on the stall unpaid, and has not won yet."""
    from farmdesk.games.formidable_farm import turns
    from farmdesk.games.formidable_farm.moves import Play

    state = alone(cards("4a:gp"), 0, "9w9c9t9s9p")
    state = turns.after(state, Play(0, 0, 0, -1, 0, "", ()), None)
    assert (state.turn, to_go(state, 0)) == (0, 0)
    assert len(asked(state).moves) == 70
    assert play(state, str(asked(state).moves[0])).turn == OVER


@pytest.mark.parametrize(
    ("days", "space"), [(0, "card1"), (1, "wheat3"), (7, "wheat3"), (17, "pig1")]
)
def test_the_countdown_occupies_its_space(days: int, space: str) -> None:
    """R-54, R-17: one coin to join it."""
    state = alone(cards("3t:d5"), days=days)
    where = SPACES.index(space)
    assert (countdown(state), price(state, 0, where)) == (where, 1)
    assert reason(state, f"disc@0 > supply/{space}") == "join_price"
    own = state.farms[0]._replace(coins=state.deck[:3])
    rich = state._replace(farms=(own,), deck=state.deck[3:])
    rich = play(rich, f"disc@0 > supply/{space}")
    assert len(rich.farms[0].coins) == 2
    assert price(rich, 0, where) == 3


def test_the_countdown_is_the_previous_player() -> None:
    """FF-6."""
    state = alone(cards("wc:sv1"), have="wc", days=3)
    assert previous_space(state, 0) == SPACES.index("tomato2")
    assert crops(play(state, "hand@0/0 > played@0/0")) == "2t"


def test_any_number_of_cards_a_turn() -> None:
    """R-55: the third-card bonus still counts the third."""
    hand = cards("c:gt", "t:g2w", "3a:gw.ta", "s:g3w", "p:gs", "c:gw.l1")
    state = alone(hand, have="2c3ws2p")
    for stall in range(2):
        state = play(state, f"hand@0/0 > played@0/{stall}")
    third = find_first(state, "hand@0/0 > played@0/2")
    state = play(state, third, "pool/pig > purse@0/pig")
    for stall in range(3, 6):
        spot = f"hand@0/0 > played@0/{stall}"
        state = play(state, spot)
    assert len(state.played) == 6
    assert state.limit > 900


def find_first(state: State, start: str) -> str:
    """The first way of playing a card."""
    return next(text for text in texts(state) if text.startswith(start))


def test_the_first_turn_allows_one_market_card() -> None:
    """FF-21, R-11."""
    state = start(1)
    assert state.market_left == 1
    state = state._replace(
        market_left=0, farms=(state.farms[0]._replace(purse=purse("9w9c9t9s9p")),)
    )
    assert reason(state, "market/0 > played@0/0") == "market_limit"
    assert play(state, "end_early").market_left > 900


def test_an_extra_turn_stops_the_countdown() -> None:
    """FF-18: it stands still after the turn that earned it."""
    state = alone(cards("sp:e", "2t:gs"), have="sp", days=4)
    state = play(state, "hand@0/0 > played@0/0", "end_early")
    assert (state.days, state.extra, state.turn) == (4, 0, 0)
    assert play(state, "end_early").days == 5
    last = alone(cards("sp:e", "2t:gs"), have="sp", days=17)
    last = play(last, "hand@0/0 > played@0/0", "end_early")
    assert last.turn == 0
    assert play(last, "end_early").turn == OVER


def test_the_disc_moves_as_ever() -> None:
    """R-6: to another free space each turn."""
    state = play(start(1), "disc@0 > supply/pig1", "end")
    assert reason(state, "disc@0/pig1 > supply/pig1") == "stay_price"
    assert state.discs != bytes((NOWHERE,))
    assert find(state, "disc@0/pig1 > supply/sheep1")


def test_what_each_turn_brought() -> None:
    """R-53, FF-13, FF-18: cards done by counted turn; an extra turn counts with the one it is for,
    and a card that comes back is one less."""
    state = start(1)
    assert done_by_day(state) == ()
    state = play(state, "end_early")
    assert done_by_day(state) == (0,)
    state = alone(cards("sp:e", "2t:gs", "w:d1"), have="sp2t", days=0)
    state = state._replace(track=b"")
    before = to_go(state, 0)
    state = play(state, CARD, "end_early")
    assert (state.track, state.days) == (b"", 0)
    state = play(state, CARD, "end_early")
    assert state.track == bytes((before - 2,))
    back = alone(cards("!u:d1.gts", "2w:gt"), days=1)._replace(track=bytes((20,)))
    own = back.farms[0]
    back = back._replace(farms=(own._replace(coins=back.deck[-1:]),), deck=back.deck[:-1])
    now = to_go(back, 0)
    back = play(back, CARD, "skip", "end_early")
    assert done_by_day(back) == (10, 20 - now)
