"""Tents: on any empty square, five on a board."""

from __future__ import annotations

from farmdesk.games.rift_valley_reserve.state import tents_left
from tests.games.rift_valley_reserve.boards import MEADOW, plain, put, squares, texts

FIVE = ("tent 0,0", "tent 0,2", "tent 0,4", "tent 0,6", "tent 0,8")


def test_a_tent_needs_no_stop() -> None:
    """RV-17: every empty square is open, beside animals and beside stops too."""
    empty = {
        f"{r},{c}" for r, row in enumerate(MEADOW) for c, sign in enumerate(row) if sign == "."
    }
    assert squares(plain(2, 3), 0, "tent") == empty
    state = put(plain(2, 3), 0, 1, "stop 5,5")
    assert squares(state, 0, "tent") == empty - {"5,5"}


def test_not_in_the_first_turn() -> None:
    """R-3, RV-22."""
    assert squares(plain(2, 1), 0, "tent") == set()


def test_five_tents_of_all_colours() -> None:
    """R-17, RV-18: three of one seat and two of another fill a board."""
    state = put(put(plain(3, 4), 0, 0, *FIVE[:3]), 0, 2, *FIVE[3:])
    assert tents_left(state, 0) == 0
    assert texts(state, 0, "tent") == set()
    assert texts(state, 0, "stop")


def test_four_tents_leave_room_for_one() -> None:
    """R-17."""
    state = put(plain(3, 4), 0, 1, *FIVE[:4])
    assert tents_left(state, 0) == 1
    assert texts(state, 0, "tent")
    assert tents_left(state, 1) == 5


def test_no_sixth_tent_in_the_final_stage() -> None:
    """RV-18; on boards that are not full tents go on."""
    state = put(plain(3, 5), 0, 1, *FIVE)._replace(last=7)
    holder = 1  # of board 0 in turn 5
    assert texts(state, holder, "tent") == set()
    assert texts(state, 2, "tent")
