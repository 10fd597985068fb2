"""What a table reads off a state: who has which board and when, tents, stops, animals."""

from __future__ import annotations

import pytest

from farmdesk.core.places import Piece, Placed, Slot
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve import state as k
from farmdesk.games.rift_valley_reserve.layout import layout
from farmdesk.games.rift_valley_reserve.worth import Worth, brings
from tests.games.rift_valley_reserve.boards import asked, plain, put, spot


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("turn", [1, 2, 7, 18, 25])
def test_who_has_which_board_and_when(count: int, turn: int) -> None:
    """R-2: as the formula says, and as turning the boards one by one says."""
    now = plain(count, turn)
    for seat in range(count):
        board = k.board_of(now, seat)
        assert board == (seat - turn + 1) % count
        assert k.holder(now, board) == seat
        later = next(
            n for n in range(count) if k.board_of(now._replace(turn=turn + n), seat) == seat
        )
        assert k.own_board_in(now, seat) == later
        for other in range(count):
            wait = k.comes_in(now, other, seat)
            assert k.board_of(now._replace(turn=turn + wait), seat) == other
            assert 0 <= wait < count
    assert (k.own_board_in(now, 0) == 0) == ((turn - 1) % count == 0)


def test_stops_trails_tents_and_animals() -> None:
    """R-7, R-13: loose stops lose their mark with a trail; scored animals get one."""
    state = put(plain(2), 1, 0, "stop 0,0", "trail 7,3 7,5", "tent 6,4", "trail 0,4 0,6 2,6")
    assert k.stops(state, 1, 0) == tuple(map(spot, ("0,0", "7,3", "7,5", "0,4", "2,6")))
    assert k.loose_stops(state, 1, 0) == (spot("0,0"),)
    assert k.tents(state, 1, 0) == (spot("6,4"),)
    assert k.tents_left(state, 1) == 4
    assert k.scored_animals(state, 1, 0) == (spot("8,4"),)
    assert k.scored_animals(state, 1, 1) == ()
    straight, bent = k.trails(state, 1, 0)
    assert straight.cells == tuple(map(spot, ("7,3", "7,4", "7,5")))
    assert bent.cells == tuple(map(spot, ("0,4", "0,5", "0,6", "1,6", "2,6")))
    assert k.stop_owner(state, 1, spot("0,0")) == 0
    assert k.stop_owner(state, 1, spot("0,1")) is None
    assert k.loose_stops(state, 0, 0) == ()


def test_what_is_on_a_square() -> None:
    """RV-2."""
    state = put(plain(2, 3), 0, 0, "trail 3,4 5,4", "tent 0,0")
    seen = {
        text: k.kind_at(state, 0, spot(text))
        for text in ("1,1", "6,7", "8,4", "3,7", "7,1", "4,3", "4,4", "3,4", "0,0", "0,1", "9,9")
    }
    assert list(seen.values()) == [
        "kob", "elephant", "lion", "tree", "water", "rift", "trail", "stop", "tent", "", "off",
    ]  # fmt: skip


def test_printed_masks() -> None:
    """R-12, R-18: nine areas cover the board; bridges across a lying rift run up and down."""
    lay = layout(plain(2).keys[0])
    assert sum(area.bit_count() for area in lay.areas) == lay.squares.bit_count() == 81
    assert lay.upright
    assert lay.rift == sum(1 << spot(text) for text in ("4,3", "4,4", "4,5"))
    assert not lay.free & (lay.animals | lay.trees | lay.water | lay.rift)


def test_what_a_drop_would_bring() -> None:
    """RV-36: by parts, before it is drawn."""
    state = put(plain(2, 3), 0, 0, "stop 7,3", "stop 7,6", "tent 6,5")
    found = {str(m): brings(state, 0, m) for m in asked(state, 0).moves}  # type: ignore[arg-type]  # all moves here are drawings
    assert found["board/0/7,3 > board/0/7,6"] == Worth(trails=2, animals=3 + 2, stops=4, tents=2)
    assert found["tool/stop > board/0/0,0"] == Worth(stops=-2)
    assert found["tool/tent > board/0/0,0"] == Worth()
    joined = put(state, 0, 0, "trail 7,3 7,6")
    found = {str(m): brings(joined, 0, m) for m in asked(joined, 0).moves}  # type: ignore[arg-type]  # all moves here are drawings
    assert found["tool/tent > board/0/6,6"] == Worth(tents=2)


def test_where_everything_lies() -> None:
    """R-1: boards keep their number; trails lie where their first stop is."""
    state = put(plain(2, 2), 0, 1, "trail 0,4 0,8", "trail 0,4 2,4", "tent 5,5")
    table = GAME.table(state)
    assert Placed(Piece("board:0-meadow"), Slot("board/0"), owner=0) in table
    assert Placed(Piece("pencil:1"), Slot("sealed@1"), owner=1) in table
    assert Placed(Piece("tool:trail"), Slot("tool/trail")) in table
    assert Placed(Piece("tent:0-5,5"), Slot("board/0/5,5"), owner=1) in table
    here = [placed for placed in table if placed.slot == "board/0/0,4"]
    assert [(placed.piece, placed.order, placed.owner) for placed in here] == [
        ("stop:0-0,4", 0, 1),
        ("trail:0-0,4/0,8", 1, 1),
        ("trail:0-0,4/2,4", 2, 1),
    ]


def test_the_end_trigger() -> None:
    """R-21: full boards, needed ones, turns left."""
    tents = [f"tent {text}" for text in ("0,0", "0,2", "0,4", "0,6", "0,8")]
    state = put(plain(4, 9), 2, 1, *tents)
    assert k.full_boards(state) == (2,)
    assert k.full_needed(state) == 3
    assert not k.is_final(state)
    assert k.final_left(state) == 0
    final = state._replace(last=13, turn=10)
    assert k.is_final(final)
    assert k.final_left(final) == 4
    assert k.final_left(final._replace(turn=13, over=True)) == 0
