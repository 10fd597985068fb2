"""Turns: all draw at once and unseen, all is shown together, then boards go to the left."""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.core.moves import parse_move
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.moves import HIDDEN, PASS
from farmdesk.games.rift_valley_reserve.state import board_of, is_sealed, sealed, stops
from tests.games.rift_valley_reserve.boards import (
    CROWDED,
    MEADOW,
    WOODS,
    asked,
    plain,
    play,
    put,
    score,
    start,
    texts,
)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_everybody_is_asked_at_once(count: int) -> None:
    """R-1: one question to each seat, on the board in front of it."""
    for turn in (1, 2, 7):
        questions = GAME.decisions(plain(count, turn))
        assert [question.seat for question in questions] == list(range(count))
        for question in questions:
            board = (question.seat - turn + 1) % count
            assert all(f" board/{board}/" in str(move) for move in question.moves)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_boards_go_to_the_left(count: int) -> None:
    """R-2: what lay in front of a seat lies in front of the next one."""
    state = start(count)
    for _ in range(2 * count):
        before = [board_of(state, seat) for seat in range(count)]
        state = play(state, *(str(asked(state, seat).moves[0]) for seat in range(count)))
        after = [board_of(state, seat) for seat in range(count)]
        assert after == [before[seat - 1] for seat in range(count)]


def test_nothing_is_drawn_until_all_have_drawn() -> None:
    """RV-34: a sealed stop blocks nothing, counts nothing, lies nowhere; then all appear."""
    state = plain(3, 2)
    table = GAME.table(state)
    for seat, left in ((2, [0, 1]), (0, [1])):
        move = asked(state, seat).moves[0]
        state = GAME.apply(state, seat, move, None)
        assert is_sealed(state, seat)
        assert sealed(state, seat) == move
        assert [question.seat for question in GAME.decisions(state)] == left
        assert GAME.table(state) == table
        assert GAME.standing(state).totals == (0, 0, 0)
    then = GAME.apply(state, 1, asked(state, 1).moves[0], None)
    assert not any(is_sealed(then, seat) for seat in range(3))
    assert [stops(then, board_of(state, seat), seat) for seat in range(3)] == [(0,)] * 3
    assert GAME.standing(then).totals == (-2, -2, -2)
    assert len(GAME.table(then)) == len(table) + 3


def test_what_others_have_sealed_is_hidden() -> None:
    """RV-34: from every other seat; that it has drawn is known."""
    state = plain(3, 2)
    state = GAME.apply(state, 0, asked(state, 0).moves[5], None)
    state = GAME.apply(state, 1, asked(state, 1).moves[6], None)
    assert GAME.conceal(state, 0).sealed == (state.sealed[0], HIDDEN, None)
    assert GAME.conceal(state, 1).sealed == (HIDDEN, state.sealed[1], None)
    assert GAME.conceal(state, 2).sealed == (HIDDEN, HIDDEN, None)
    assert sealed(GAME.conceal(state, 2), 0) is None
    assert is_sealed(GAME.conceal(state, 2), 0)


def test_all_that_could_be_sealed_is_imagined() -> None:
    """RV-34: anything legal, and not one thing always."""
    state = plain(2, 2)
    state = GAME.apply(state, 0, asked(state, 0).moves[0], None)
    seen = GAME.conceal(state, 1)
    dreams = {str(GAME.imagine(seen, Luck.seeded(n)).sealed[0]) for n in range(40)}
    assert len(dreams) > 25
    assert dreams <= texts(plain(2, 2), 0)


def test_who_can_draw_may_not_pass() -> None:
    """R-4, RV-23: before the final stage."""
    assert texts(plain(2, 2), 0, "pass") == set()


def test_who_can_draw_nothing_passes() -> None:
    """RV-23, RV-35: the only answer is the button, on that board alone."""
    state = plain(2, 3, WOODS)
    for seat in (0, 1):
        state = put(state, 0, seat, *CROWDED[seat])
    assert texts(state, 0) == {"pass"}
    assert not asked(state, 0).moves[0].script()
    assert len(texts(state, 1, "tent")) == 4
    assert texts(state, 1, "pass") == set()
    then = play(state, "pass", "tool/stop > board/1/3,3")
    assert (then.turn, then.idle) == (4, 0)


def test_a_last_trail_is_no_reason_to_pass() -> None:
    """RV-23: the bridge is something to draw as well; for the board's own player alone."""
    state = put(plain(2, 3, WOODS), 0, 0, "stop 3,3", "stop 5,3", "tent 3,4", "tent 5,4")
    assert texts(state, 0) == {"board/0/3,3 > board/0/5,3", "board/0/5,3 > board/0/3,3"}
    other = put(plain(2, 4, WOODS), 0, 1, "stop 3,3", "stop 5,3", "tent 3,4", "tent 5,4")
    assert texts(other, 1) == {"pass"}


def test_no_question_hangs_on_what_others_draw() -> None:
    """R-1: no two players ever draw on one board in the same turn."""
    state = plain(2, 2)
    for move in asked(state, 0).moves[:40:7]:
        assert asked(GAME.apply(state, 0, move, None), 1) == asked(state, 1)


def test_moves_are_read_back_from_their_texts() -> None:
    """R-1: `tool/stop > board/1/0,0` and the rest."""
    state = put(plain(2, 2, MEADOW), 0, 1, "stop 0,4", "stop 2,6")
    for move in asked(state, 1).moves:
        assert parse_move(asked(state, 1), str(move)) is move


def test_score_of_a_turn_counts_when_it_is_shown() -> None:
    """RV-36: a stop costs 2 at once, a trail pays it back."""
    state = play(plain(2, 3), "tool/stop > board/0/0,4", "tool/stop > board/1/0,4")
    assert score(state, 0, 0) == (0, 0, -2, 0)
    assert PASS not in asked(state, 0).moves
