"""The score: every row of the table, the other rows, and how equals are told apart."""

from __future__ import annotations

import pytest

from farmdesk.games.agricola import GAME, scoring
from farmdesk.games.agricola.places import CELL_SLOTS
from farmdesk.games.agricola.state import Farm
from farmdesk.games.agricola.worth import ROWS, rows
from tests.games.agricola.farms import BARE, farm, spot, table

TABLE = {
    "fields": {0: -1, 1: -1, 2: 1, 3: 2, 4: 3, 5: 4, 8: 4},
    "pastures": {0: -1, 1: 1, 2: 2, 3: 3, 4: 4},
    "grain": {0: -1, 1: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 20: 4},
    "vegetables": {0: -1, 1: 1, 2: 2, 3: 3, 4: 4, 9: 4},
    "sheep": {0: -1, 1: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 15: 4},
    "boar": {0: -1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 12: 4},
    "cattle": {0: -1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 11: 4},
}


def score(one: Farm) -> dict[str, int]:
    """Points by row."""
    return {row.row: row.points for row in rows(table(one, farm()), 0)}


def _with(row: str, n: int) -> Farm:
    if row == "fields":
        bare = iter("F" * n + "." * (13 - n))
        return farm("".join(next(bare) if sign == "." else sign for sign in BARE))
    if row == "pastures":
        return farm(pastures=["0,1", "0,2", "0,3", "0,4"][:n])
    return farm(have={"vegetable" if row == "vegetables" else row: n})


@pytest.mark.parametrize("row", TABLE)
def test_rows_of_the_table(row: str) -> None:
    """R-44, R-45, R-46: every step of every row."""
    for n, points in TABLE[row].items():
        one = _with(row, n)
        assert score(one)[row] == points, (row, n)
        found = next(r for r in rows(table(one, farm()), 0) if r.row == row)
        assert found.n == n
        higher = [m for m, worth in TABLE[row].items() if worth > points]
        steps = {"grain": {5: 6, 7: 8, 3: 4}, "fields": {1: 2}}
        if higher:
            assert found.next == steps.get(row, {}).get(n, min(higher))
        else:
            assert found.next == 0


def test_pastures_not_cells() -> None:
    """R-47: one large pasture is one."""
    assert score(farm(pastures=["0,1 0,2 0,3 0,4 1,4"]))["pastures"] == 1
    assert score(farm(pastures=["0,1 0,2", "0,3 0,4 1,4"]))["pastures"] == 2


def test_crops_on_fields_count() -> None:
    """AG-25, R-45: with those of the supply; fields are tiles."""
    one = farm("g3 v2 F . . R . . . . R . . . .", {"grain": 1, "vegetable": 1})
    found = score(one)
    assert (found["grain"], found["vegetables"], found["fields"]) == (2, 3, 2)


@pytest.mark.parametrize(
    ("one", "row", "points"),
    [
        (farm(), "unused", -13),
        (farm("F S . . . R . . . . R . . . .", pastures=["0,3 0,4"]), "unused", -9),
        (farm("S S . . . R . . . . R . . . .", pastures=["0,0"]), "stables", 1),
        (farm("S S S S . R . . . . R . . . .", pastures=["0,0 0,1 0,2 0,3"]), "stables", 4),
        (farm("S S S S . R . . . . R . . . ."), "stables", 0),
        (farm(), "rooms", 0),
        (farm(house=1), "rooms", 2),
        (farm("R . . . . R . . . . R . . . .", house=2), "rooms", 6),
        (farm(), "people", 6),
        (farm(people=5), "people", 15),
        (farm(cards=("well", "fireplace_2")), "cards", 5),
        (farm(cards=("joinery",), have={"wood": 7}), "bonus", 3),
        (farm(begging=4), "begging", -12),
    ],
)
def test_other_rows(one: Farm, row: str, points: int) -> None:
    """R-48, AG-29, AG-30: unused cells, stables, rooms, people, improvements, begging."""
    assert score(one)[row] == points


def test_a_newborn_counts() -> None:
    """AG-5: as soon as it is placed."""
    assert score(farm(people=3, newborns=1))["people"] == 9


def test_an_example() -> None:
    """R-44 to R-48: a whole farm, added up by hand."""
    one = farm(
        "g3 v1 F . S R F . . . R R R . .",
        {"grain": 2, "vegetable": 1, "sheep": 5, "boar": 2, "cattle": 1, "reed": 2},
        ["0,3 0,4", "1,4 2,4"],
        people=4,
        house=1,
        cards=("basketmakers_workshop", "cooking_hearth_4"),
        begging=1,
    )
    expected = {
        "fields": 3, "pastures": 2, "grain": 2, "vegetables": 2, "sheep": 2, "boar": 1,
        "cattle": 1, "unused": -3, "stables": 1, "rooms": 4, "people": 12, "cards": 3, "bonus": 1,
        "begging": -3,
    }  # fmt: skip
    assert score(one) == expected
    state = table(one, farm())
    assert scoring.total(state, 0) == sum(expected.values()) == 28
    assert GAME.standing(state).totals == (28, scoring.total(state, 1))


def test_the_order_of_the_sheet() -> None:
    """R-44: rows for every seat, in the order of the table and what follows it."""
    lines = GAME.standing(table(farm(), farm(), farm())).lines
    assert [line.group for line in lines] == list(ROWS) * 3
    assert [line.seat for line in lines] == [0] * 14 + [1] * 14 + [2] * 14


def test_points_can_be_negative() -> None:
    """AG-30: a farm that nothing was done to has fewer than none."""
    total = scoring.total(table(farm(), farm()), 0)
    assert total == -7 - 13 + 6


def test_equals_are_told_apart_by_building_resources() -> None:
    """R-49, AG-27: more left wins; as many share the win; food and crops do not count."""
    one = farm(have={"wood": 2, "reed": 1})
    other = farm(have={"clay": 1, "stone": 1, "food": 40})
    standing = GAME.standing(table(one, other))
    assert standing.totals[0] == standing.totals[1]
    assert standing.ties[0].values == (3, 2)
    assert standing.winners == (0,)
    assert GAME.standing(table(one, one)).winners == (0, 1)
    assert GAME.standing(table(one, farm(people=3))).winners == (1,)


def test_goods_of_a_bonus_do_not_count_twice() -> None:
    """AG-17, R-49: five wood that bring two points no longer break the tie."""
    one = farm(have={"wood": 6}, cards=("joinery",))
    standing = GAME.standing(table(one, farm(have={"wood": 2})))
    assert standing.ties[0].values == (1, 2)


def test_where_points_lie() -> None:
    """R-48: parts of a line name the cells, chips and improvements that they come from."""
    one = farm("g3 S . . . R . . . . R . . . .", {"grain": 1}, ["0,1"], cards=("well",))
    lines = {line.group: line for line in GAME.standing(table(one, farm())).lines[:14]}
    slots = CELL_SLOTS[0]
    assert lines["grain"].parts[0].places == ("purse@0/grain", slots[spot("0,0")])
    assert [part.places for part in lines["stables"].parts] == [(slots[spot("0,1")],)]
    assert [part.places for part in lines["cards"].parts] == [("played@0/well",)]
    assert len(lines["unused"].parts) == 11
    assert lines["people"].parts == ()
