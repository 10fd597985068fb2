"""The end: the state machine with every example of its table, and the passes of the final stage."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Ended, Event
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.moves import PASS
from farmdesk.games.rift_valley_reserve.state import (
    State,
    board_of,
    final_left,
    full_boards,
    full_needed,
    holder,
    is_final,
    own_board_in,
)
from tests.games.rift_valley_reserve.boards import (
    CROWDED,
    WOODS,
    asked,
    plain,
    play,
    put,
    texts,
)

TENTS = ("0,0", "0,2", "0,4", "0,6", "0,8")


def before_trigger(count: int, turn: int) -> State:
    """A turn in which one board is one tent short of the number of full boards that is needed."""
    state = plain(count, turn)
    needed = full_needed(state)
    for board in range(needed):
        missing = 1 if board == needed - 1 else 0
        owner = (board + 1) % count
        state = put(state, board, owner, *(f"tent {one}" for one in TENTS[missing:]))
    return state


def trigger(count: int, turn: int) -> State:
    """The state after that turn: the last tent is drawn, all others draw a stop."""
    state = before_trigger(count, turn)
    board = full_needed(state) - 1
    last = holder(state, board)
    texts_of = [
        f"tool/tent > board/{board}/0,0" if seat == last
        else f"tool/stop > board/{board_of(state, seat)}/8,8"
        for seat in range(count)
    ]  # fmt: skip
    return play(state, *texts_of)


TABLE = [
    # players, trigger after turn, boards of how many seats back, turns of the final stage
    (2, 18, 1, [19]),
    (2, 19, 0, [20, 21]),
    (3, 20, 1, [21, 22]),
    (4, 23, 2, [24, 25]),
    (5, 27, 1, [28, 29, 30, 31]),
]


@pytest.mark.parametrize(("count", "turn", "back", "stage"), TABLE)
def test_every_line_of_the_table(count: int, turn: int, back: int, stage: list[int]) -> None:
    """R-21, R-22, RV-25, RV-26: who holds what, which turns follow, and that the last is own."""
    before = before_trigger(count, turn)
    assert [board_of(before, seat) for seat in range(count)] == [
        (seat - back) % count for seat in range(count)
    ]
    assert not is_final(before)
    state = trigger(count, turn)
    played = []
    while not state.over:
        assert is_final(state)
        assert state.last == stage[-1]
        assert final_left(state) == stage[-1] - state.turn + 1
        played.append(state.turn)
        if state.turn == stage[-1]:
            assert [board_of(state, seat) for seat in range(count)] == list(range(count))
        assert all(texts(state, seat, "pass") for seat in range(count))
        state = play(state, *["pass"] * count)
    assert played == stage
    assert state.turn == stage[-1]
    assert final_left(state) == 0
    assert GAME.decisions(state) == ()


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("offset", range(5))
def test_the_final_stage_lasts_one_to_n_turns(count: int, offset: int) -> None:
    """R-22, RV-26: whatever turn brings it about, it ends with the next turn on own boards."""
    turn = 10 + offset
    state = trigger(count, turn)
    to_own = own_board_in(state, 0)
    assert 0 <= to_own < count
    assert state.last == state.turn + to_own
    assert 1 <= state.last - turn <= count
    assert (state.last - 1) % count == 0


@pytest.mark.parametrize(("count", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_one_full_board_less_is_not_enough(count: int, needed: int) -> None:
    """R-21: the game goes on."""
    state = before_trigger(count, 12)
    assert len(full_boards(state)) == needed - 1
    then = play(state, *(f"tool/stop > board/{board_of(state, s)}/8,8" for s in range(count)))
    assert not is_final(then)
    assert then.turn == 13
    assert texts(then, 0, "pass") == set()


def test_full_boards_are_counted_after_the_turn() -> None:
    """RV-25: the tent that fills the board does not let the others of this turn pass."""
    state = before_trigger(3, 20)
    last = holder(state, 1)
    move = next(m for m in asked(state, last).moves if str(m) == "tool/tent > board/1/0,0")
    sealed = GAME.apply(state, last, move, None)
    for seat in {0, 1, 2} - {last}:
        assert texts(sealed, seat, "pass") == set()
        assert texts(sealed, seat) == texts(state, seat)


def test_two_boards_filled_in_one_turn() -> None:
    """R-21, RV-25: both count together."""
    state = plain(2, 18)
    for board in (0, 1):
        state = put(state, board, 0, *(f"tent {one}" for one in TENTS[1:]))
    then = play(state, "tool/tent > board/1/0,0", "tool/tent > board/0/0,0")
    assert then.last == 19


def test_with_two_players_no_tent_is_left() -> None:
    """R-17, R-21: all boards are full then; with three one is not."""
    assert not any(texts(trigger(2, 18), seat, "tent") for seat in (0, 1))
    state = trigger(3, 20)
    assert [bool(texts(state, seat, "tent")) for seat in range(3)] == [
        board_of(state, seat) == 2 for seat in range(3)
    ]


def test_one_pass_ends_nothing() -> None:
    """R-23, RV-24: who passes draws again in the next turn, on the next board."""
    state = trigger(5, 27)
    then = play(state, "pass", *(str(asked(state, seat).moves[0]) for seat in range(1, 5)))
    assert then.turn == 29
    assert board_of(then, 0) == (board_of(state, 0) - 1) % 5
    assert len(texts(then, 0)) > 1
    assert play(then, *["pass"] * 5).turn == 30


def test_elements_are_drawn_in_the_last_turn_too() -> None:
    """R-22: and count."""
    state = trigger(2, 18)
    then = play(state, "tool/stop > board/0/6,0", "pass")
    assert then.over
    assert then.sheets[0].points[0] == state.sheets[0].points[0] - 2


def test_passes_of_the_final_stage_do_not_end_it_early() -> None:
    """RV-37: five turns of passes only are the final stage, not the safety rule."""
    state = trigger(5, 26)
    assert (state.turn, state.last) == (27, 31)
    while not state.over:
        assert state.idle < 5
        state = play(state, *["pass"] * 5)
        assert state.turn <= 31


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_game_in_which_nobody_can_draw_ends(count: int) -> None:
    """RV-27: after as many turns of forced passes as there are players, and is scored."""
    state = plain(count, 4, WOODS)
    for board in range(count):
        for seat in (0, 1):
            state = put(state, board, seat, *CROWDED[seat])
    for turn in range(count):
        assert not state.over
        assert state.turn == 4 + turn
        assert state.idle == turn
        events: list[Event] = []
        for seat in range(count):
            assert texts(state, seat) == {"pass"}
            state = GAME.apply(state, seat, PASS, events)
    assert state.over
    assert state.last == 0
    assert isinstance(events[-1], Ended)
    assert events[-1].winners == (tuple(range(2, count)) or (0, 1))
    assert GAME.standing(state).totals == (-2 * count, -2 * count, *[0] * (count - 2))


def test_one_drawing_begins_the_count_anew() -> None:
    """RV-37: a turn in which anybody draws is no idle one."""
    state = plain(2, 4, WOODS)
    for seat in (0, 1):
        state = put(put(state, 0, seat, *CROWDED[seat]), 1, seat, *CROWDED[seat][seat:])
    state = play(state._replace(idle=1), "tool/stop > board/1/5,4", "pass")
    assert state.idle == 0
    state = play(state, "pass", "pass")
    assert (state.idle, state.over) == (1, False)
    assert play(state, "pass", "pass").over
