"""Stops: where the first ones may be, and all later ones."""

from __future__ import annotations

import pytest

from tests.games.rift_valley_reserve.boards import MEADOW, plain, put, squares, start, texts

AROUND_KOB = {"0,0", "0,1", "0,2", "1,0", "1,2", "2,0", "2,1", "2,2"}


def test_the_first_turn_knows_only_stops() -> None:
    """R-3, RV-22: no tent, no pass."""
    state = plain(2, turn=1)
    for seat in (0, 1):
        assert texts(state, seat) == texts(state, seat, "stop")


def test_first_stops_touch_no_animal() -> None:
    """R-3, RV-22: not even diagonally; the same square is open from the second turn on."""
    early, late = squares(plain(2, turn=1), 0, "stop"), squares(plain(2, turn=3), 0, "stop")
    assert not early & AROUND_KOB
    assert late >= AROUND_KOB
    assert {"0,3", "1,3", "2,3", "3,0"} <= early


def test_later_stops_may_touch_animals() -> None:
    """R-5."""
    late = squares(plain(2, turn=2), 0, "stop")
    assert {"7,4", "7,3", "7,5", "8,3", "8,5"} <= late


@pytest.mark.parametrize("owner", [0, 1])
def test_no_stop_straight_next_to_another(owner: int) -> None:
    """R-6, RV-1: an own one or another's; diagonally it is fine."""
    state = put(plain(2, turn=3), 0, owner, "stop 2,5")
    open_squares = squares(state, 0, "stop")
    assert not {"1,5", "3,5", "2,4", "2,6", "2,5"} & open_squares
    assert {"1,4", "1,6", "3,4", "3,6"} <= open_squares


def test_stops_go_on_empty_squares_only() -> None:
    """RV-2, RV-3, RV-15: no animal, tree, water or rift; no tent, no trail."""
    state = put(plain(2, turn=3), 0, 1, "tent 5,0", "trail 5,5 5,8")
    open_squares = squares(state, 0, "stop")
    filled = {f"{r},{c}" for r, row in enumerate(MEADOW) for c, t in enumerate(row) if t != "."}
    assert not open_squares & filled
    assert not open_squares & {"5,0", "5,5", "5,6", "5,7", "5,8"}
    everything = {f"{r},{c}" for r in range(9) for c in range(9)}
    beside_ends = {"4,8", "6,8", "6,5", "5,4"}
    assert open_squares == everything - filled - beside_ends - {"5,0", "5,5", "5,6", "5,7", "5,8"}


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("crater_lake", 36),
        ("river_bend", 34),
        ("acacia_woods", 36),
        ("long_canyon", 35),
        ("salt_pans", 40),
    ],
)
def test_first_stops_on_our_boards(name: str, count: int) -> None:
    """R-3: their number on each of the large boards."""
    state = next(s for s in (start(2, seed) for seed in range(99)) if s.keys[0] == name)
    assert len(texts(state, 0)) == count


def test_first_stops_on_the_home_board() -> None:
    """R-3: their number."""
    assert len(texts(start(2, 1, {"boards": "identical"}), 1)) == 23
