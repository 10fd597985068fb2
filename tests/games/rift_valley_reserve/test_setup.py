"""Setting up: boards by lot or all alike, nothing drawn."""

from __future__ import annotations

import pytest

from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.boards import own_text
from farmdesk.games.rift_valley_reserve.state import boards, full_needed, seats, tents_left
from tests.games.rift_valley_reserve.boards import IDENTICAL, board, start

LARGE = {"crater_lake", "river_bend", "acacia_woods", "long_canyon", "salt_pans"}


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_asymmetric_boards_are_dealt_by_lot(count: int) -> None:
    """R-25, RV-28: different ones, and with other seeds other ones for the first seat."""
    firsts = set()
    for seed in range(60):
        dealt = [one.id for one in boards(start(count, seed))]
        assert len(set(dealt)) == len(dealt) == count
        assert set(dealt) <= LARGE
        firsts.add(dealt[0])
    assert firsts == LARGE


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_identical_boards_are_all_the_home_board(count: int) -> None:
    """R-24: smaller, and without water and trees."""
    for one in boards(start(count, 3, IDENTICAL)):
        assert one.id == "home_reserve"
        assert len(one.tiles) == 9 < 11
        assert not set("TW") & set("".join(one.tiles))


def test_large_boards_have_water_and_trees() -> None:
    """R-25."""
    for one in boards(start(5, 1)):
        assert set("TWKELR") <= set("".join(one.tiles))


@pytest.mark.parametrize(("count", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_new_game_is_empty(count: int, needed: int) -> None:
    """R-21: five tents left on every board."""
    state = start(count, 1)
    assert seats(state) == count
    assert full_needed(state) == needed
    assert [tents_left(state, k) for k in range(count)] == [5] * count
    kinds = [placed.piece.kind for placed in GAME.table(state)]
    assert sorted(set(kinds)) == ["board", "pencil", "tool"]
    assert kinds.count("board") == kinds.count("pencil") == count


def test_own_boards_are_dealt_first() -> None:
    """RV-32: two of our own with three seats, one of the others with them; by lot."""
    own = (board(name="One", key="one"), board(name="Two", key="two"))
    seen = set()
    for seed in range(40):
        dealt = tuple(one.id for one in boards(start(3, seed, {"own": own_text(own)})))
        assert {"one", "two"} < set(dealt)
        assert set(dealt) - {"one", "two"} < LARGE
        seen.add(dealt.index("one"))
    assert seen == {0, 1, 2}


def test_more_own_boards_than_seats() -> None:
    """RV-32: any two of three."""
    own = tuple(board(name=name, key=name) for name in ("one", "two", "three"))
    dealt = [boards(start(2, seed, {"own": own_text(own)})) for seed in range(30)]
    assert {one.id for pair in dealt for one in pair} == {"one", "two", "three"}
    assert all(pair[0].id != pair[1].id for pair in dealt)


def test_an_own_board_for_everybody() -> None:
    """RV-32: with identical boards the first own one is everybody's."""
    own = (board(name="One", key="one"), board(name="Two", key="two"))
    options = IDENTICAL | {"own": own_text(own)}
    assert [one.id for one in boards(start(4, 1, options))] == ["one"] * 4
