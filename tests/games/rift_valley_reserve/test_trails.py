"""Trails: straight or with one corner, between two own stops, through nothing."""

from __future__ import annotations

import pytest

from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.boards import OURS, key_of
from farmdesk.games.rift_valley_reserve.grid import NEAR4, cells, near8
from farmdesk.games.rift_valley_reserve.layout import layout, path_cells, ways
from farmdesk.games.rift_valley_reserve.state import State, blank
from farmdesk.games.rift_valley_reserve.worth import animals, areas
from tests.games.rift_valley_reserve.boards import asked, plain, put, shape, spot, squares, texts

OTHERS_TURN = 2
"""With two players seat 1 has board 0 in front of it, and seat 0 has board 1."""


def _trails(*texts_of: str, seat: int = 1, turn: int = OTHERS_TURN) -> set[str]:
    return texts(put(plain(2, turn), 0, seat, *texts_of), seat, "trail")


def test_a_straight_trail_in_a_row_and_in_a_column() -> None:
    """R-8, R-10, RV-9, RV-31: from either end; no way round in the same row."""
    assert _trails("stop 0,4", "stop 0,8") == {
        shape(0, "0,4", "0,8"),
        shape(0, "0,8", "0,4"),
    }
    assert _trails("stop 0,8", "stop 2,8") == {shape(0, "0,8", "2,8"), shape(0, "2,8", "0,8")}


def test_nothing_goes_round_in_a_row() -> None:
    """RV-9: the straight line is blocked, and a way round would need two corners."""
    assert _trails("stop 1,0", "stop 1,4") == set()


def test_both_corners_are_offered() -> None:
    """R-10, RV-8: a second drop picks one of two clear ones."""
    assert _trails("stop 0,4", "stop 2,6") == {
        shape(0, "0,4", "0,6", "2,6"),
        shape(0, "0,4", "2,4", "2,6"),
        shape(0, "2,6", "0,6", "0,4"),
        shape(0, "2,6", "2,4", "0,4"),
    }


def test_the_only_clear_corner_is_not_asked_for() -> None:
    """RV-8: one drop spells it, and the trail takes that corner."""
    state = put(plain(2, OTHERS_TURN), 0, 1, "stop 0,0", "stop 2,1")
    assert texts(state, 1, "trail") == {shape(0, "0,0", "2,1"), shape(0, "2,1", "0,0")}
    (move, _) = (m for m in asked(state, 1).moves if "tool" not in str(m))
    assert move.corner == spot("2,0")  # type: ignore[attr-defined]  # it is a trail


def test_neighbours_by_their_corners_are_joined() -> None:
    """R-6, RV-8: the shortest trail with a corner has one square between its stops."""
    assert len(_trails("stop 5,0", "stop 6,1")) == 4


@pytest.mark.parametrize("between", ["stop 0,6", "tent 0,6", "trail 0,6 2,6", "trail 1,4 1,6 3,6"])
@pytest.mark.parametrize("owner", [0, 1])
def test_drawn_things_are_in_the_way(between: str, owner: int) -> None:
    """R-9, RV-2, RV-4, RV-5, RV-6: whosever they are."""
    state = put(plain(2, OTHERS_TURN), 0, 1, "stop 0,4", "stop 0,8")
    if between == "trail 1,4 1,6 3,6":  # its corner lies beside; nothing is in the way
        assert texts(put(state, 0, owner, between), 1, "trail") >= {shape(0, "0,4", "0,8")}
        return
    assert shape(0, "0,4", "0,8") in texts(state, 1, "trail")
    assert shape(0, "0,4", "0,8") not in texts(put(state, 0, owner, between), 1, "trail")


@pytest.mark.parametrize(
    ("first", "last", "what"),
    [
        ("1,0", "1,2", "kob"),
        ("7,0", "7,2", "water"),
        ("3,6", "3,8", "tree"),
        ("6,6", "6,8", "elephant"),
        ("8,3", "8,5", "lion"),
        ("3,4", "5,4", "rift"),
    ],
)
def test_printed_things_are_in_the_way(first: str, last: str, what: str) -> None:
    """R-9, R-18: animals, trees, water, and another player's rift."""
    assert shape(0, first, last) not in _trails(f"stop {first}", f"stop {last}"), what


def test_only_own_stops_are_joined() -> None:
    """R-8, RV-16: neither one's own with another's, nor two of another."""
    state = put(plain(2, OTHERS_TURN), 0, 0, "stop 0,4", "stop 0,6")
    assert texts(state, 1, "trail") == set()
    assert texts(put(state, 0, 1, "stop 2,4"), 1, "trail") == set()
    assert texts(put(plain(2, 3), 0, 0, "stop 0,4", "stop 0,6"), 0, "trail") != set()


def test_several_trails_leave_one_stop() -> None:
    """RV-7: on all four sides."""
    sides = put(plain(2, OTHERS_TURN), 0, 1, "trail 2,5 0,5", "trail 2,5 2,3", "trail 2,5 2,7")
    more = put(sides, 0, 1, "stop 3,4")
    assert shape(0, "2,5", "3,4") in texts(more, 1, "trail")


def test_two_stops_may_be_joined_twice() -> None:
    """RV-10: over the other corner, and not a third time."""
    state = put(plain(2, OTHERS_TURN), 0, 1, "trail 0,4 0,6 2,6")
    assert texts(state, 1, "trail") == {shape(0, "0,4", "2,6"), shape(0, "2,6", "0,4")}
    assert texts(put(state, 0, 1, "trail 0,4 2,4 2,6"), 1, "trail") == set()


def test_the_same_straight_trail_is_not_drawn_twice() -> None:
    """RV-4: its squares are taken."""
    state = put(plain(2, OTHERS_TURN), 0, 1, "trail 0,4 0,8")
    assert texts(state, 1, "trail") == set()


def test_trails_do_not_cross() -> None:
    """RV-4: not even two of one player."""
    state = put(plain(2, OTHERS_TURN), 0, 1, "trail 0,5 3,5", "stop 1,4", "stop 1,6")
    trails = texts(state, 1, "trail")
    assert shape(0, "1,4", "1,6") not in trails


def test_a_corner_takes_its_square() -> None:
    """RV-8: nothing else may be drawn there."""
    state = put(plain(2, OTHERS_TURN), 0, 1, "trail 0,4 0,6 2,6")
    for kind in ("stop", "tent"):
        assert not squares(state, 1, kind) & {"0,5", "0,6", "1,6"}
        assert "1,5" in squares(state, 1, "tent")


def test_both_directions_are_one_trail() -> None:
    """RV-31: drawn from either stop, the states after it are equal."""
    state = put(plain(2, OTHERS_TURN), 0, 1, "stop 0,4", "stop 0,8")
    there, back = (m for m in asked(state, 1).moves if "tool" not in str(m))
    other = asked(state, 0).moves[0]
    ends = [GAME.apply(GAME.apply(state, 0, other, None), 1, move, None) for move in (there, back)]
    assert ends[0] == ends[1]
    assert ends[0] != state


COUNTS = {
    "home_reserve": (1072, 388, 15, 53, 12, 13),
    "crater_lake": (1625, 405, 23, 78, 14, 14),
    "river_bend": (1047, 253, 6, 16, 12, 15),
    "acacia_woods": (1240, 186, 12, 29, 10, 13),
    "long_canyon": (1450, 625, 30, 58, 12, 14),
    "salt_pans": (948, 282, 7, 9, 11, 12),
}
"""Trails for anyone, bridges, trails of five areas for anyone and owner, best trail for both."""


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_all_trails_that_our_boards_allow(name: str) -> None:
    """R-10, R-12, RV-12, RV-14: counted by another program, from squares and shapes alone."""
    lay = layout(key_of(next(board for board in OURS if board.id == name)))
    free = cells(lay.free)
    best = [0, 0]
    number, five = [0, 0], [0, 0]
    for own in (0, 1):
        table = ways(name, bridging=bool(own))
        for first in free:
            for last in free:
                for way in table[first, last] if first < last and _apart(first, last) else ():
                    cells_of = path_cells(first, way.corner, last)
                    line = sum(1 << cell for cell in cells_of)
                    number[own] += 1
                    five[own] += areas(lay, line) == 5
                    best[own] = max(best[own], areas(lay, line) + animals(lay, near8(line)))
                    assert len([area for area in lay.areas if area & line]) <= 5
    assert (number[0], number[1] - number[0], *five, *best) == COUNTS[name]


def _apart(first: int, last: int) -> bool:
    """Stops are never straight next to each other."""
    return not NEAR4[first] >> last & 1


def test_never_too_many_choices() -> None:
    """RV-8: however many stops a player has on a board, there are fewer than 2,000 moves."""
    most = 0
    for step in (2, 3, 5, 7):
        state: State = plain(2, 3, (*(["........."] * 4), "...RRR...", *(["........."] * 4)))
        state = state._replace(sheets=(blank(2),) * 2)
        for start in range(step):
            open_squares = sorted(squares(state, 0, "stop"))
            while open_squares:
                state = put(state, 0, 0, f"stop {open_squares[(start * 5) % len(open_squares)]}")
                open_squares = sorted(squares(state, 0, "stop"))[::step]
                most = max(most, len(asked(state, 0).moves))
    assert 150 < most < 2_000
