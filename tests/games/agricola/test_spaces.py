"""Every action space: what it gives, and what must be possible there."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmdesk.games.agricola.spaces import NUMBER, SPACES, does
from farmdesk.games.agricola.state import Farm
from tests.games.agricola.farms import BARE, do, farm, own, spaces, table, texts

FULL = "F F F F F R F F F F R F F F F"


@pytest.mark.parametrize(
    ("space", "lies", "got"),
    [
        ("forest", 6, {"wood": 6}),
        ("clay_pit", 2, {"clay": 2}),
        ("reed_bank", 3, {"reed": 3}),
        ("fishing", 4, {"food": 4}),
        ("copse", 2, {"wood": 2}),
        ("grove", 4, {"wood": 4}),
        ("hollow", 4, {"clay": 4}),
        ("traveling_players", 2, {"food": 2}),
        ("western_quarry", 2, {"stone": 2}),
        ("eastern_quarry", 1, {"stone": 1}),
        ("meeting_place", 3, {"food": 3}),
        ("grain_seeds", 0, {"grain": 1}),
        ("day_laborer", 0, {"food": 2}),
        ("vegetable_seeds", 0, {"vegetable": 1}),
        ("resource_market", 0, {"reed": 1, "stone": 1, "food": 1}),
        ("sheep_market", 1, {"sheep": 1}),
        ("pig_market", 1, {"boar": 1}),
        ("cattle_market", 1, {"cattle": 1}),
    ],
)
def test_what_a_space_gives(space: str, lies: int, got: dict[str, int]) -> None:
    """R-10, R-11, R-12: all that has gathered, or always the same; then it is empty."""
    show = [space] if SPACES[NUMBER[space]].stage else []
    state = table(farm(), farm(), farm(), farm(), show=show, piles={space: lies})
    state = do(state, f"send {space}")
    assert own(state) == got
    assert state.piles[NUMBER[space]] == 0
    assert state.taken == 1 << NUMBER[space]


def test_the_resource_market_of_three() -> None:
    """AG-34: 1 food, and reed or stone."""
    state = do(table(farm(), farm(), farm()), "send resource_market")
    assert texts(state) == ["take reed", "take stone"]
    assert own(do(state, "take stone")) == {"food": 1, "stone": 1}
    assert own(do(state, "take reed")) == {"food": 1, "reed": 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_lessons_are_closed_without_hand_cards(seats: int) -> None:
    """AG-31."""
    state = table(*(farm(have={"food": 9}) for _ in range(seats)))
    assert not {"lessons", "lessons_2"} & spaces(state)


@pytest.mark.parametrize(
    ("space", "able"),
    [
        ("farm_expansion", farm(have={"wood": 5, "reed": 2})),
        ("farm_expansion", farm(have={"wood": 2})),
        ("farmland", farm()),
        ("side_job", farm(have={"wood": 1})),
        ("side_job", farm(have={"grain": 1}, cards=("fireplace_2",))),
        ("major_improvement", farm(have={"clay": 2})),
        ("fencing", farm(have={"wood": 4})),
        ("grain_utilization", farm("F . . . . R . . . . R . . . .", {"vegetable": 1})),
        ("grain_utilization", farm(BARE, {"grain": 1}, cards=("clay_oven",))),
        ("basic_wish", farm("R . . . . R . . . . R . . . .")),
        ("urgent_wish", farm()),
        ("house_redevelopment", farm(have={"clay": 2, "reed": 1})),
        ("farm_redevelopment", farm(have={"clay": 2, "reed": 1})),
        ("cultivation", farm()),
        ("cultivation", farm(FULL, {"grain": 1})),
    ],
)
def test_a_space_that_can_be_used(space: str, able: Farm) -> None:
    """AG-8, R-9: where one half of an and/or, or the first part, is possible."""
    show = [space] if SPACES[NUMBER[space]].stage else []
    assert space in spaces(table(able, farm(), show=show))


@pytest.mark.parametrize(
    ("space", "unable"),
    [
        ("farm_expansion", farm(have={"wood": 1, "reed": 9})),
        ("farm_expansion", farm(have={"clay": 5, "reed": 2})),
        ("farm_expansion", farm(FULL, {"wood": 9, "reed": 9})),
        ("farmland", farm(FULL)),
        ("side_job", farm(have={"grain": 1})),
        ("side_job", farm(FULL, {"wood": 9}, cards=("clay_oven",))),
        ("major_improvement", farm(have={"clay": 1, "wood": 9, "reed": 9})),
        ("fencing", farm(have={"wood": 3})),
        ("fencing", farm(FULL, {"wood": 15})),
        ("grain_utilization", farm("F . . . . R . . . . R . . . .", {})),
        ("grain_utilization", farm(BARE, {"grain": 1, "vegetable": 1})),
        ("basic_wish", farm()),
        ("basic_wish", farm("R R R R R R R . . . R . . . .", people=5)),
        ("urgent_wish", farm(people=5)),
        ("house_redevelopment", farm(have={"clay": 2})),
        ("house_redevelopment", farm(have={"clay": 1, "reed": 1})),
        ("house_redevelopment", farm(have={"stone": 9, "reed": 1})),
        ("house_redevelopment", farm(have={"stone": 9, "clay": 9, "reed": 9}, house=2)),
        ("farm_redevelopment", farm(have={"wood": 15})),
        ("cultivation", farm(FULL)),
    ],
)
def test_a_space_that_cannot_be_used(space: str, unable: Farm) -> None:
    """AG-8, R-9, AG-10: nothing there is possible, or the compulsory first part is not."""
    show = [space] if SPACES[NUMBER[space]].stage else []
    state = table(unable, farm(), show=show)
    assert space not in spaces(state)


def test_every_space_is_tested_here() -> None:
    """No space without a test in this file or that on rounds."""
    source = Path(__file__).read_text("utf-8")
    assert [space.id for space in SPACES if f'"{space.id}"' not in source] == []


def test_and_or_takes_one_or_both_in_any_order() -> None:
    """R-9, R-20, AG-9: cultivation ploughs and sows; it may end after either."""
    able = farm("F . . . . R . . . . R . . . .", {"grain": 2})
    state = do(table(able, farm(), show=["cultivation"]), "send cultivation")
    assert "done" not in texts(state), "something must be done"
    sown = do(state, "sow grain 0,0")
    assert "done" in texts(sown)
    both = do(sown, "stock@0/field > farm@0/0,1")
    assert not both.pending
    first = do(state, "stock@0/field > farm@0/0,1")
    assert "sow grain 0,0 0,1" in texts(first), "the new field may be sown at once"


def test_then_needs_the_first_part() -> None:
    """R-9, R-22: renovating comes first; what follows may be left."""
    state = table(farm(have={"clay": 4, "reed": 1, "wood": 8}), farm(), show=["farm_redevelopment"])
    state = do(state, "send farm_redevelopment")
    assert state.farms[0].house == 1
    assert "done" in texts(state)
    assert all(text.startswith("fence ") or text == "done" for text in texts(state))
    state = table(farm(have={"clay": 4, "reed": 1}), farm(), show=["house_redevelopment"])
    state = do(state, "send house_redevelopment")
    assert set(texts(state)) == {"improve fireplace_2", "done"}
    assert does(NUMBER["house_redevelopment"], 2) == ("renovate", "improve")


def test_improvements_of_the_spaces() -> None:
    """AG-21: major ones here; the minor half of a wish is empty without hand cards."""
    state = table(farm("R . . . . R . . . . R . . . .", {"clay": 9}), farm(), show=["basic_wish"])
    assert not do(state, "send basic_wish").pending
    assert does(NUMBER["basic_wish"], 2) == ("grow",)
    assert does(NUMBER["major_improvement"], 2) == ("improve",)
