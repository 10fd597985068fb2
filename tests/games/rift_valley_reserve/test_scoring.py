"""The score: areas, animals, loose stops and tents, on each board and together."""

from __future__ import annotations

import pytest

from farmdesk.core.moves import Name
from farmdesk.core.places import Slot
from farmdesk.core.standing import best
from farmdesk.games.rift_valley_reserve import GAME, scoring
from farmdesk.games.rift_valley_reserve.boards import Board, key_of
from farmdesk.games.rift_valley_reserve.state import State
from tests.games.rift_valley_reserve.boards import AREAS, MEADOW, plain, put, score

STRIPES = ("ABCDEFGHI",) * 9


def _with_areas(areas: tuple[str, ...]) -> State:
    """Plain boards, cut into other areas."""
    key = key_of(Board("cut", "Cut", "asymmetric", areas, MEADOW))
    return plain(2, 3)._replace(keys=(key, key))


@pytest.mark.parametrize(
    ("trail", "areas"),
    [
        ("trail 0,3 0,5", 1),  # inside B
        ("trail 0,3 2,3 2,4", 1),
        ("trail 0,3 0,6", 2),  # its end alone lies in C
        ("trail 0,0 0,8", 3),
        ("trail 2,6 2,8 5,8", 2),
        ("trail 6,0 0,0 0,8", 5),  # G D A B C
        ("trail 6,0 3,0 3,1", 2),
    ],
)
def test_a_trail_scores_its_areas(trail: str, areas: int) -> None:
    """R-11, R-12, RV-11: all its squares, both stops included, each area once."""
    assert score(put(plain(2, 3), 0, 0, trail), 0, 0)[0] == areas


def test_never_more_than_five() -> None:
    """R-12, RV-12: a board of nine stripes, on which a trail could enter all nine."""
    state = put(_with_areas(STRIPES), 0, 0, "trail 0,0 0,8")
    assert score(state, 0, 0)[0] == 5
    assert score(put(_with_areas(STRIPES), 0, 0, "trail 0,0 0,3"), 0, 0)[0] == 4


def test_a_square_of_the_rift_counts_for_its_area() -> None:
    """RV-13: here it is all that the trail has of area E."""
    areas = list(AREAS)
    areas[3] = "DDDBBBFFF"
    areas[4] = "DDDEEBFFF"
    areas[5] = "DDDHHHFFF"
    state = put(_with_areas(tuple(areas)), 0, 0, "trail 3,3 5,3")
    assert score(state, 0, 0)[0] == 3


def test_several_trails_add_up() -> None:
    """R-11: each for itself, in the same area too."""
    state = put(plain(2, 3), 0, 0, "trail 0,3 0,5", "trail 2,3 2,5")
    assert score(state, 0, 0) == (2, 0, 0, 0)


@pytest.mark.parametrize(
    ("trail", "points"),
    [
        ("trail 0,3 0,5", 0),
        ("trail 2,0 2,2", 1),  # passes the kob
        ("trail 2,2 2,4", 1),  # its end touches the kob diagonally
        ("trail 0,2 0,4", 1),
        ("trail 5,6 5,8", 2),  # the elephant
        ("trail 7,3 7,5", 3),  # the lion
        ("trail 5,6 5,8 7,8", 2),  # the elephant three times over
        ("trail 7,5 7,8", 5),  # lion and elephant
        ("trail 3,0 3,2", 0),  # two squares from the kob
    ],
)
def test_animals_beside_a_trail(trail: str, points: int) -> None:
    """R-13, R-14, R-15, RV-21: straight or diagonally, its stops included."""
    assert score(put(plain(2, 3), 0, 0, trail), 0, 0)[1] == points


def test_an_animal_scores_once_for_each_player() -> None:
    """RV-19: two trails of seat 0 and one of seat 1 pass the kob."""
    state = put(plain(2, 3), 0, 0, "trail 0,0 0,2", "trail 2,0 2,2")
    state = put(state, 0, 1, "trail 3,0 3,2", "stop 1,2")
    assert score(state, 0, 0)[1] == 1
    assert score(state, 1, 0)[1] == 0
    state = put(state, 0, 1, "trail 1,2 1,4")
    assert score(state, 1, 0)[1] == 1
    assert score(state, 0, 0)[1] == 1


def test_a_stop_without_a_trail() -> None:
    """R-7, RV-20: 2 points less, and no animal and no area for it."""
    state = put(plain(2, 3), 0, 0, "stop 7,4")
    assert score(state, 0, 0) == (0, 0, -2, 0)
    state = put(state, 0, 0, "stop 5,4", "stop 0,0")
    assert score(state, 0, 0) == (0, 0, -6, 0)
    assert score(put(state, 0, 0, "trail 7,4 7,6"), 0, 0) == (2, 5, -4, 0)


def test_a_second_trail_pays_a_stop_back_only_once() -> None:
    """R-7, RV-7."""
    state = put(plain(2, 3), 0, 0, "trail 0,4 0,6", "trail 0,6 0,8")
    assert score(state, 0, 0) == (3, 0, 0, 0)


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        (["tent 1,4"], 0),
        (["tent 1,4", "stop 0,3"], 0),  # no trail yet
        (["tent 1,4", "trail 0,3 0,5"], 4),  # two stops, diagonally
        (["trail 0,3 0,5", "tent 1,3"], 2),  # straight; the other is too far
        (["trail 0,4 0,6", "tent 1,4", "tent 1,5"], 2 + 4),  # a stop feeds two tents
        (["trail 0,3 0,5", "trail 2,3 2,5", "tent 1,4"], 8),  # four stops around it
    ],
)
def test_tents_beside_own_stops_with_a_trail(drawn: list[str], points: int) -> None:
    """R-16, RV-17: 2 points for each of them, in whatever order they were drawn."""
    state = put(plain(2, 3), 0, 0, *drawn)
    assert score(state, 0, 0)[3] == points
    assert scoring.totals(state)[0] == sum(score(state, 0, 0))


def test_a_trail_beside_a_tent_is_no_stop() -> None:
    """R-16: only its ends count."""
    state = put(plain(2, 3), 0, 0, "trail 0,3 0,8", "tent 1,5")
    assert score(state, 0, 0)[3] == 0


def test_a_tent_counts_own_stops_only() -> None:
    """R-16."""
    state = put(put(plain(2, 3), 0, 1, "trail 0,3 0,5"), 0, 0, "tent 1,4")
    assert score(state, 0, 0) == (0, 0, 0, 0)
    assert score(state, 1, 0)[3] == 0


def test_all_boards_count() -> None:
    """R-26: the total is the sum over all boards."""
    state = put(plain(3, 4), 0, 1, "trail 0,3 0,5")
    state = put(state, 1, 1, "stop 0,0")
    state = put(state, 2, 1, "trail 7,3 7,5")
    state = put(state, 2, 0, "stop 0,0")
    assert scoring.totals(state) == GAME.standing(state).totals == (-2, 1 - 2 + 4, 0)
    assert scoring.board_scores(state) == ((0, 1, 0), (0, -2, 0), (-2, 4, 0))
    assert scoring.singles(state)[1] == (4, 1, -2)


def test_the_sheet_has_a_block_for_each_board() -> None:
    """R-26: named by the board and its owner, the same for all seats; every line lies in one."""
    found = GAME.standing(plain(3, 4))
    assert [block.of for block in found.blocks] == [(Slot(f"board/{k}"),) * 3 for k in range(3)]
    names = [dict(block.what.args) for block in found.blocks]
    assert names == [{"board": "Meadow", "who": Name(k)} for k in range(3)]
    assert {line.of for line in found.lines} == {block.of[0] for block in found.blocks}


def test_places_of_the_parts() -> None:
    """R-13, R-16: squares of trails and animals; tents with the stops that they count."""
    state = put(plain(2, 3), 1, 0, "trail 7,3 7,5", "tent 6,4", "stop 0,0")
    lines = {
        line.group: [(tuple(slot.spot for slot in part.places), part.points) for part in line.parts]
        for line in GAME.standing(state).lines
        if line.seat == 0 and line.of == Slot("board/1")
    }
    assert lines == {
        "trails": [(("1/7,3", "1/7,4", "1/7,5"), 1)],
        "animals": [(("1/8,4",), 3)],
        "stops": [(("1/0,0",), -2)],
        "tents": [(("1/6,4", "1/7,3", "1/7,5"), 4)],
    }


def test_the_best_single_board_breaks_ties() -> None:
    """R-27, RV-29: 4 and -2 against 1 and 1; both seats have 2 in all."""
    state = put(plain(2, 3), 0, 0, "trail 7,3 7,5")  # one area, the lion
    state = put(state, 1, 0, "stop 0,0")
    state = put(state, 0, 1, "trail 0,6 0,8")
    state = put(state, 1, 1, "trail 0,3 0,5")
    found = GAME.standing(state)
    assert found.totals == (2, 2)
    assert [tie.values for tie in found.ties] == [(4, 1), (-2, 1)]
    assert found.winners == (0,)


def _alone(state: State, totals: list[tuple[int, ...]]) -> State:
    """Boards with points made up for the comparison of ties."""
    sheets = tuple(
        sheet._replace(points=points) for sheet, points in zip(state.sheets, totals, strict=True)
    )
    return state._replace(sheets=sheets)


@pytest.mark.parametrize(
    ("boards", "winners"),
    [
        ([(5, 3), (1, 3)], (0,)),  # the best single board
        ([(3, 5), (3, 1)], (1,)),
        ([(4, 2), (2, 4)], (0, 1)),  # the same boards in another order: shared
        ([(9, 8, 9), (2, 1, 4), (2, 4, 0)], (2,)),  # first equal for two, then the second board
        ([(0, 0, 0), (0, 0, 0), (0, 0, 0)], (0, 1, 2)),
    ],
)
def test_ties(boards: list[tuple[int, ...]], winners: tuple[int, ...]) -> None:
    """R-27, RV-29: board by board, from the best down; the ranks are told one by one."""
    state = _alone(plain(len(boards), 3), boards)
    ranks = list(zip(*scoring.singles(state), strict=True))
    ties = tuple(tie._replace(values=ranks[k]) for k, tie in enumerate(GAME.standing(state).ties))
    assert [dict(tie.what.args)["rank"] for tie in ties] == list(range(1, len(boards) + 1))
    assert best(scoring.totals(state), ties) == winners
    assert GAME.standing(state).ties == ties
