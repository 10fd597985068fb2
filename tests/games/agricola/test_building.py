"""Rooms, stables, fields, renovating."""

from __future__ import annotations

import pytest

from farmdesk.games.agricola.state import Farm, State, fields, rooms, unused
from tests.games.agricola.farms import BARE, do, farm, own, spot, table, texts


def _cells(state: State, thing: str) -> set[str]:
    """Where a thing may be put."""
    head = f"stock@0/{thing} > farm@0/"
    return {text.removeprefix(head) for text in texts(state) if text.startswith(head)}


def _expand(one: Farm) -> State:
    return do(table(one, farm()), "send farm_expansion")


@pytest.mark.parametrize(("house", "good"), [(0, "wood"), (1, "clay"), (2, "stone")])
def test_a_room_costs_five_and_two_reed(house: int, good: str) -> None:
    """R-16, R-17: of the material of the house; nothing else will do."""
    state = _expand(farm(have={good: 11, "reed": 5}, house=house))
    state = do(state, "stock@0/room > farm@0/0,0")
    assert own(state) == {good: 6, "reed": 3}
    assert spot("0,0") in rooms(state.farms[0])
    other = {"wood": "clay", "clay": "stone", "stone": "wood"}[good]
    poor = table(farm(have={other: 9, "reed": 9}, house=house), farm())
    expansion = {text for text in texts(poor) if text == "send farm_expansion"}
    assert not expansion or not _cells(do(poor, "send farm_expansion"), "room")


def test_rooms_lie_beside_the_house() -> None:
    """R-17, AG-11: straight, not slanted; further rooms beside new ones."""
    state = _expand(farm(have={"wood": 20, "reed": 8}))
    assert _cells(state, "room") == {"0,0", "1,1", "2,1"}
    state = do(state, "stock@0/room > farm@0/1,1")
    assert _cells(state, "room") == {"0,0", "0,1", "1,2", "2,1"}


def test_several_rooms_at_once() -> None:
    """R-16: as many as can be paid."""
    state = _expand(farm(have={"wood": 10, "reed": 4}))
    state = do(state, "stock@0/room > farm@0/0,0", "stock@0/room > farm@0/1,1")
    assert own(state) == {}
    assert not state.pending
    assert len(rooms(state.farms[0])) == 4


def test_no_room_on_anything() -> None:
    """AG-11: not on a field, a stable, in a pasture."""
    able = farm("F S . . . R . . . . R . . . .", {"wood": 9, "reed": 9}, ["1,1 2,1"])
    assert _cells(_expand(able), "room") == set()
    open_ = farm("F S . . . R . . . . R . . . .", {"wood": 9, "reed": 9})
    assert _cells(_expand(open_), "room") == {"1,1", "2,1"}


def test_house_and_fields_need_not_touch() -> None:
    """AG-11, R-19: the first field lies anywhere, the next beside it."""
    state = do(table(farm(), farm()), "send farmland")
    assert len(_cells(state, "field")) == 13
    state = do(state, "stock@0/field > farm@0/1,3")
    assert fields(state.farms[0]) == (spot("1,3"),)
    again = do(table(state.farms[0], farm()), "send farmland")
    assert _cells(again, "field") == {"0,3", "1,2", "1,4", "2,3"}


def test_no_field_on_anything() -> None:
    """AG-11: not on a room, a stable, in a pasture."""
    able = farm(". S . . F R . . . . R . . . .", pastures=["1,4 2,4"])
    state = do(table(able, farm()), "send farmland")
    assert not state.pending, "there was one place only"
    assert fields(state.farms[0]) == (spot("0,3"), spot("0,4"))


def test_stables_cost_two_wood() -> None:
    """R-18: several, each on a cell of its own, anywhere without room or field."""
    able = farm("F . . . . R . . . . R . . . .", {"wood": 5}, ["1,3 1,4"])
    state = _expand(able)
    bare = {f"{r},{c}" for r in range(3) for c in range(5)} - {"0,0", "1,0", "2,0"}
    assert _cells(state, "stable") == bare
    state = do(state, "stock@0/stable > farm@0/1,3")
    assert _cells(state, "stable") == bare - {"1,3"}
    state = do(state, "stock@0/stable > farm@0/1,4")
    assert own(state) == {"wood": 1}
    assert state.farms[0].stables == bytes((spot("1,3"), spot("1,4")))


def test_four_stables_are_all() -> None:
    """R-1, R-18."""
    state = _expand(farm("S S S . . R . . . . R . . . .", {"wood": 9}))
    state = do(state, "stock@0/stable > farm@0/2,4")
    assert not state.pending
    assert own(state) == {"wood": 7}
    full = table(state.farms[0], farm())
    assert "send farm_expansion" not in texts(full)


def test_the_side_job_builds_one_stable() -> None:
    """AG-31: for 1 wood, and bread may be baked too."""
    state = table(farm(have={"wood": 4, "grain": 2}, cards=("fireplace_2",)), farm())
    state = do(state, "send side_job", "stock@0/stable > farm@0/0,0")
    assert own(state) == {"wood": 3, "grain": 2}
    assert set(texts(state)) == {"bake fireplace_2 1", "bake fireplace_2 2", "done"}
    assert own(do(state, "bake fireplace_2 1")) == {"wood": 3, "grain": 1, "food": 2}


def test_rooms_then_stables_or_the_other_way_round() -> None:
    """R-9, AG-9: but not rooms, stables, rooms."""
    rich = farm(have={"wood": 30, "reed": 8})
    state = do(_expand(rich), "stock@0/room > farm@0/0,0")
    assert _cells(state, "room")
    assert _cells(state, "stable")
    state = do(state, "stock@0/stable > farm@0/0,1")
    assert not _cells(state, "room")
    assert _cells(state, "stable")
    other = do(_expand(rich), "stock@0/stable > farm@0/0,1", "stock@0/room > farm@0/0,0")
    assert not _cells(other, "stable")
    assert _cells(other, "room")
    assert not do(other, "done").pending


@pytest.mark.parametrize(
    ("house", "built", "have", "left"),
    [
        (0, 2, {"clay": 3, "reed": 1}, {"clay": 1}),
        (1, 2, {"stone": 2, "reed": 1}, {}),
        (0, 4, {"clay": 4, "reed": 2}, {"reed": 1}),
        (1, 3, {"stone": 3, "reed": 1, "clay": 9}, {"clay": 9}),
    ],
)
def test_renovating(house: int, built: int, have: dict[str, int], left: dict[str, int]) -> None:
    """R-21: 1 reed, and 1 of the better material for every room."""
    drawn = {2: BARE, 3: "R . . . . R . . . . R . . . .", 4: "R . . . . R R . . . R . . . ."}[built]
    one = farm(drawn, have, house=house)
    state = do(table(one, farm(), show=["farm_redevelopment"]), "send farm_redevelopment")
    assert state.farms[0].house == house + 1
    assert own(state) == left
    poor = {good: n - 1 if good in ("clay", "stone") else n for good, n in have.items()}
    if not left.get("clay"):
        short = table(farm(drawn, poor, house=house), farm(), show=["farm_redevelopment"])
        assert "send farm_redevelopment" not in texts(short)


def test_one_step_an_action() -> None:
    """AG-10: from wood to clay and no further."""
    rich = farm(have={"clay": 9, "stone": 9, "reed": 9})
    state = do(table(rich, farm(), show=["house_redevelopment"]), "send house_redevelopment")
    assert state.farms[0].house == 1
    assert "renovate" not in texts(state)


def test_what_is_built_is_used() -> None:
    """AG-29: room, field, stable and pasture; goods do not matter."""
    one = farm("F S . . . R . . . . R . . . .", {"wood": 9}, ["1,3 1,4", "2,4"])
    assert {spot(text) for text in ("0,2", "0,3", "0,4", "1,1", "1,2", "2,1", "2,2", "2,3")} == set(
        unused(one)
    )
