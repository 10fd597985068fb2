"""Why a drop is wrong: one sentence for every mistake."""

from __future__ import annotations

import pytest

from farmdesk.core.moves import Name
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.moves import PASS
from farmdesk.games.rift_valley_reserve.state import State
from tests.games.rift_valley_reserve.boards import asked, plain, put, reason, why

SECOND = "board/0/0,4 > board/0/2,6"


def position() -> State:
    """Seat 1 has board 0 in front of it; stops of both, a tent, a trail."""
    state = put(plain(2, 2), 0, 1, "stop 0,4", "stop 2,6", "stop 3,4", "stop 5,4", "tent 6,0")
    state = put(state, 0, 1, "stop 8,8", "stop 8,2")
    return put(state, 0, 0, "trail 5,0 5,2", "stop 0,8")


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        ("tool/stop > board/0/0,0", "legal"),
        ("tool/stop > board/0/1,1", "taken"),
        ("tool/stop > board/0/3,7", "taken"),
        ("tool/stop > board/0/7,1", "taken"),
        ("tool/stop > board/0/4,4", "taken"),
        ("tool/stop > board/0/0,4", "taken"),
        ("tool/stop > board/0/6,0", "taken"),
        ("tool/stop > board/0/5,1", "taken"),
        ("tool/stop > board/0/0,5", "beside_stop"),
        ("tool/stop > board/0/1,8", "beside_stop"),
        ("tool/stop > board/1/0,0", "other_board"),
        ("tool/stop > board/2/0,0", "on_board"),
        ("tool/stop > board/0/0,9", "on_board"),
        ("tool/stop > board/0/9,0", "on_board"),
        ("tool/stop > board/0", "on_board"),
        ("tool/stop > tool/tent", "on_board"),
        ("tool/tent > board/0/0,0", "legal"),
        ("tool/tent > board/0/0,5", "legal"),
        ("tool/tent > board/0/0,4", "taken"),
        ("tool/tent > board/1/0,4", "other_board"),
        ("tool/trail > board/0/0,4", "from_stop"),
        (SECOND, "legal"),
        ("board/0/0,4 > board/0/0,4", "two_stops"),
        ("board/0/0,4 > board/0/0,5", "to_stop"),
        ("board/0/0,4 > board/0/0,8", "others_stop"),
        ("board/0/0,8 > board/0/0,4", "others_stop"),
        ("board/0/0,4 > board/1/0,4", "other_board"),
        ("board/1/0,4 > board/0/0,4", "other_board"),
        ("board/0/0,4 > tool/stop", "on_board"),
        ("board/0/6,0 > board/0/0,4", "stays"),
        ("board/0/1,1 > board/0/0,4", "stays"),
        ("board/0/0,0 > board/0/0,4", "nothing_there"),
        ("corner > board/0/0,6", "nothing_there"),
        ("sealed@1 > board/0/0,6", "nothing_there"),
        ("board/0 > board/0/0,6", "nothing_there"),
    ],
)
def test_every_first_drop_has_its_answer(drop: str, said: str) -> None:
    """R-4, R-6, R-8, RV-2, RV-16: source first, then the square."""
    assert reason(position(), 1, drop) == said


@pytest.mark.parametrize(
    ("square", "kind"),
    [("1,1", "kob"), ("6,7", "elephant"), ("8,4", "lion"), ("3,7", "tree"), ("7,1", "water"),
     ("4,3", "rift"), ("2,6", "stop"), ("6,0", "tent"), ("5,1", "trail")],
)  # fmt: skip
def test_a_taken_square_names_what_is_there(square: str, kind: str) -> None:
    """RV-2."""
    found = why(position(), 1, f"tool/tent > board/0/{square}")
    assert found is not None
    (_, what), = found.args  # fmt: skip
    assert what.key == f"rift_valley_reserve.kind.{kind}"  # type: ignore[union-attr]  # the reason has these parts


@pytest.mark.parametrize(
    ("first", "last", "said", "row"),
    [
        ("1,0", "1,2", "crosses.kob", 2),
        ("6,6", "6,8", "crosses.elephant", 7),
        ("8,3", "8,5", "crosses.lion", 9),
        ("3,6", "3,8", "crosses.tree", 4),
        ("7,0", "7,2", "crosses.water", 8),
    ],
)
def test_what_a_trail_would_cross(first: str, last: str, said: str, row: int) -> None:
    """R-9, RV-9: rows are counted from 1."""
    state = put(plain(2, 2), 0, 1, f"stop {first}", f"stop {last}")
    drop = f"board/0/{first} > board/0/{last}"
    assert reason(state, 1, drop) == said
    found = why(state, 1, drop)
    assert found is not None
    assert dict(found.args) == {"row": row}


@pytest.mark.parametrize(
    ("between", "said"),
    [("stop 0,6", "crosses.stop"), ("tent 0,5", "crosses.tent"), ("trail 0,5 2,5", "crosses.stop")],
)
def test_what_has_been_drawn_is_crossed_by_no_trail(between: str, said: str) -> None:
    """R-9, RV-4, RV-5, RV-6."""
    state = put(put(plain(2, 2), 0, 1, "stop 0,4", "stop 0,8"), 0, 0, between)
    assert reason(state, 1, "board/0/0,4 > board/0/0,8") == said


def test_a_trail_in_the_way_is_named() -> None:
    """RV-4."""
    state = put(put(plain(2, 2), 0, 1, "stop 2,4", "stop 2,6"), 0, 0, "trail 1,5 3,5")
    assert reason(state, 1, "board/0/2,4 > board/0/2,6") == "crosses.trail"


def test_both_corners_are_named_when_neither_is_clear() -> None:
    """R-9, RV-8."""
    state = put(plain(2, 2), 0, 1, "stop 0,1", "stop 2,2", "stop 1,0")
    assert reason(state, 1, "board/0/1,0 > board/0/2,2") == "legal"
    assert reason(state, 1, "board/0/0,1 > board/0/2,2") == "legal"
    state = put(state, 0, 1, "tent 0,2", "stop 2,0")
    assert reason(state, 1, "board/0/0,1 > board/0/2,2") == "both_corners"
    found = why(state, 1, "board/0/0,1 > board/0/2,2")
    assert found is not None
    keys = [said.key.rpartition("why.")[2] for _, said in found.args]  # type: ignore[union-attr]  # the reason has these parts
    assert keys == ["crosses.tent", "crosses.kob"]


def test_a_rift_of_somebody_else() -> None:
    """R-18, RV-14: by name."""
    found = why(position(), 1, "board/0/3,4 > board/0/5,4")
    assert found is not None
    assert found.key == "rift_valley_reserve.why.bridge_owner"
    assert dict(found.args) == {"who": Name(0)}


def test_the_own_rift_is_crossed_straight() -> None:
    """R-20, RV-14."""
    state = put(plain(2, 3), 0, 0, "stop 4,2", "stop 4,6", "stop 3,4", "stop 5,4")
    assert reason(state, 0, "board/0/4,2 > board/0/4,6") == "bridge_across"
    assert reason(state, 0, "board/0/3,4 > board/0/5,4") == "legal"


def test_the_first_turn() -> None:
    """R-3, RV-22."""
    state = plain(2, 1)
    assert reason(state, 0, "tool/stop > board/0/0,0") == "first_animal"
    assert reason(state, 0, "tool/stop > board/0/0,3") == "legal"
    assert reason(state, 0, "tool/stop > board/0/1,1") == "taken"
    assert reason(state, 0, "tool/tent > board/0/0,3") == "first_stop"


def test_a_full_board() -> None:
    """R-17, RV-18."""
    tents = (f"tent {spot}" for spot in ("0,0", "0,2", "0,4", "0,6", "0,8"))
    state = put(plain(2, 2), 0, 0, *tents)
    assert reason(state, 1, "tool/tent > board/0/8,8") == "tents_full"
    assert reason(state, 1, "tool/stop > board/0/8,8") == "legal"


def test_drops_after_the_first() -> None:
    """RV-8: a corner where one has to be picked; nothing where the drawing is complete."""
    state = position()
    assert reason(state, 1, SECOND, "corner > board/0/0,6") == "legal"
    assert reason(state, 1, SECOND, "corner > board/0/2,4") == "legal"
    assert reason(state, 1, SECOND, "corner > board/0/1,5") == "one_corner"
    assert reason(state, 1, SECOND, "corner > tool/stop") == "one_corner"
    assert reason(state, 1, SECOND, "board/0/2,6 > board/0/0,6") == "pick_corner"
    done = (SECOND, "corner > board/0/0,6", "corner > board/0/2,4")
    assert reason(state, 1, *done) == "done"
    assert reason(state, 1, "tool/stop > board/0/0,0", "corner > board/0/0,6") == "done"


def test_who_has_drawn_waits() -> None:
    """RV-34."""
    state = GAME.apply(plain(2, 2), 0, asked(plain(2, 2), 0).moves[0], None)
    assert reason(state, 0, "tool/stop > board/1/8,8") == "sealed"
    assert reason(state, 1, "tool/stop > board/0/8,8") == "legal"


def test_after_the_end() -> None:
    """R-22."""
    state = plain(2, 19)._replace(last=19)
    for seat in (0, 1):
        state = GAME.apply(state, seat, PASS, None)
    assert state.over
    assert reason(state, 0, "tool/stop > board/0/0,0") == "over"


def test_other_boards_are_named_with_who_has_them() -> None:
    """R-1: seat 0 has board 1 in front of it, seat 1 board 0."""
    found = why(position(), 1, "tool/stop > board/1/0,0")
    assert found is not None
    assert dict(found.args) == {"board": "Meadow", "who": Name(0)}
