"""The rift: only the player who began with a board bridges it, straight across."""

from __future__ import annotations

import pytest

from tests.games.rift_valley_reserve.boards import plain, play, put, shape, squares, texts

UPRIGHT = (
    ".........",
    ".K.......",
    "....R....",
    "....R....",
    "....R....",
    ".........",
    ".......E.",
    ".........",
    "....L....",
)
OWN, OTHERS = 3, 2
"""Turns of two players in which seat 0 has board 0 in front of it, and in which seat 1 has."""


def _trails(seat: int, turn: int, *stops: str, tiles: tuple[str, ...] | None = None) -> set[str]:
    state = plain(2, turn, tiles) if tiles else plain(2, turn)
    return texts(put(state, 0, seat, *(f"stop {one}" for one in stops)), seat, "trail")


def test_the_shortest_bridge() -> None:
    """R-19, R-20, RV-14: stop, one rift square, stop; for the board's own player alone."""
    assert _trails(0, OWN, "3,4", "5,4") == {shape(0, "3,4", "5,4"), shape(0, "5,4", "3,4")}
    assert _trails(1, OTHERS, "3,4", "5,4") == set()


def test_a_bridge_across_an_upright_rift() -> None:
    """R-20: here bridges lie across."""
    assert shape(0, "3,3", "3,5") in _trails(0, OWN, "3,3", "3,5", tiles=UPRIGHT)
    assert _trails(0, OWN, "1,4", "5,4", tiles=UPRIGHT) == set()


def test_no_bridge_along_the_rift() -> None:
    """R-20, RV-14: in the long direction nobody passes."""
    assert _trails(0, OWN, "4,2", "4,6") == set()


def test_the_corner_never_lies_in_the_rift() -> None:
    """RV-14: of the two shapes only the one whose corner is outside remains."""
    assert _trails(0, OWN, "6,5", "4,2") == {shape(0, "6,5", "4,2"), shape(0, "4,2", "6,5")}
    assert _trails(0, OWN, "2,4", "4,6") == {shape(0, "2,4", "4,6"), shape(0, "4,6", "2,4")}


def test_a_bridge_with_a_corner_beside_it() -> None:
    """RV-8, RV-14: both shapes cross straight, so both are offered."""
    assert _trails(0, OWN, "3,3", "5,5") == {
        shape(0, "3,3", "3,5", "5,5"),
        shape(0, "3,3", "5,3", "5,5"),
        shape(0, "5,5", "3,5", "3,3"),
        shape(0, "5,5", "5,3", "3,3"),
    }


def test_the_owner_bridges_in_any_own_turn_and_any_number_of_times() -> None:
    """RV-14: a second bridge beside the first."""
    state = put(plain(2, 5), 0, 0, "trail 3,3 5,3", "stop 3,5", "stop 5,5")
    assert shape(0, "3,5", "5,5") in texts(state, 0, "trail")


def test_a_square_of_the_rift_is_bridged_once() -> None:
    """RV-4: bridges do not share a square either."""
    state = put(plain(2, OWN), 0, 0, "trail 3,4 5,4", "stop 3,6", "stop 5,6")
    trails = texts(state, 0, "trail")
    assert shape(0, "3,6", "5,6") in trails
    assert shape(0, "3,4", "5,4") not in trails


def test_on_other_boards_even_the_own_colour_does_not_bridge() -> None:
    """R-18, R-19: seat 0 on board 1."""
    state = put(plain(2, OTHERS), 1, 0, "stop 3,4", "stop 5,4")
    assert texts(state, 0, "trail") == set()


@pytest.mark.parametrize("kind", ["stop", "tent"])
@pytest.mark.parametrize(("seat", "turn"), [(0, OWN), (1, OTHERS)])
def test_neither_stop_nor_tent_in_the_rift(kind: str, seat: int, turn: int) -> None:
    """RV-15: for nobody."""
    assert not {"4,3", "4,4", "4,5"} & squares(plain(2, turn), seat, kind)


def test_the_rift_does_not_part_neighbours() -> None:
    """RV-21: a stop beside the rift touches what lies on its other squares."""
    state = put(plain(2, OWN), 0, 0, "stop 4,6")
    assert "4,7" not in squares(state, 0, "stop")
    assert "3,5" in squares(state, 0, "stop")


def test_boards_are_not_turned() -> None:
    """RV-30: what was drawn lies on the same squares for the next player."""
    then = play(plain(2, 3), "tool/stop > board/0/0,8", "tool/stop > board/1/8,0")
    assert "0,8" not in squares(then, 1, "tent")
    assert "8,0" in squares(then, 1, "tent")
