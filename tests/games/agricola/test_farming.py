"""Sowing, baking, and the growing of the family."""

from __future__ import annotations

import pytest

from farmdesk.games.agricola.frames.farming import MOST_WAYS, sowings
from farmdesk.games.agricola.goods import GRAIN, VEGETABLE
from farmdesk.games.agricola.moves import Sow
from farmdesk.games.agricola.spaces import NUMBER
from farmdesk.games.agricola.state import State, growing, on_fields, people, people_on
from tests.games.agricola.farms import asked, do, farm, own, spaces, spot, table, texts

TWO = "F F . . . R . . . . R . . . ."


def _using(drawn: str, have: dict[str, int], cards: tuple[str, ...] = ()) -> State:
    state = table(farm(drawn, have, cards=cards), farm(), show=["grain_utilization"])
    return do(state, "send grain_utilization")


def test_sowing_adds_from_the_supply() -> None:
    """R-29, AG-28: 3 grain, 2 vegetables."""
    state = do(_using(TWO, {"grain": 1, "vegetable": 2}), "sow grain 0,0 vegetable 0,1")
    assert own(state) == {"vegetable": 1}
    home = state.farms[0]
    assert growing(home, spot("0,0")) == (GRAIN, 3)
    assert growing(home, spot("0,1")) == (VEGETABLE, 2)
    assert (on_fields(home, GRAIN), on_fields(home, VEGETABLE)) == (3, 2)


def test_any_number_of_empty_fields() -> None:
    """R-29, AG-28: every choice of fields and seeds, one kind a field."""
    state = _using(TWO, {"grain": 2, "vegetable": 1})
    assert set(texts(state)) == {
        "sow grain 0,0",
        "sow grain 0,1",
        "sow grain 0,0 0,1",
        "sow vegetable 0,0",
        "sow vegetable 0,1",
        "sow grain 0,0 vegetable 0,1",
        "sow grain 0,1 vegetable 0,0",
    }


def test_planted_fields_are_not_sown() -> None:
    """R-30: an empty one may be, again and again."""
    state = _using("g1 F . . . R . . . . R . . . .", {"grain": 5})
    assert not state.pending, "one field was empty, and one kind of seed was there"
    assert growing(state.farms[0], spot("0,0")) == (GRAIN, 1)
    assert growing(state.farms[0], spot("0,1")) == (GRAIN, 3)


def test_crops_on_fields_cannot_be_used() -> None:
    """R-30: not eaten, not sown, not baked."""
    one = farm("g3 F . . . R . . . . R . . . .", cards=("fireplace_2",))
    state = table(one, farm(), show=["grain_utilization"])
    assert "grain_utilization" not in spaces(state)
    assert asked(state).side == ()


@pytest.mark.parametrize("fields", range(1, 14))
def test_ways_to_sow_stay_below_the_limit(fields: int) -> None:
    """AG-28: with very many empty fields several moves sow one after the other."""
    ways, more = sowings(0, (1 << fields) - 1, 13, 13)
    assert len(ways) <= MOST_WAYS
    assert len(set(ways)) == len(ways)
    if fields <= 6:
        assert not more
        assert len(ways) == 3**fields - 1
    else:
        assert more


def test_thirteen_fields_are_sown_in_several_moves() -> None:
    """R-29: until seeds or fields are used up, or the seat is done."""
    state = _using("F F F F F R F F F F R F F F F", {"grain": 9, "vegetable": 9})
    count = 0
    while state.pending:
        count += 1
        sown = [move for move in asked(state).moves if isinstance(move, Sow)]
        state = do(state, str(max(sown, key=lambda s: (s.grain | s.vegetables).bit_count())))
    assert count > 1
    assert not any(growing(state.farms[0], cell) == (0, 0) for cell in range(15))


@pytest.mark.parametrize(
    ("cards", "grain", "food"),
    [
        (("fireplace_2",), 3, {1: 2, 2: 4, 3: 6}),
        (("cooking_hearth_4",), 2, {1: 3, 2: 6}),
        (("clay_oven",), 3, {1: 5}),
        (("stone_oven",), 3, {1: 4, 2: 8}),
        (("fireplace_3", "stone_oven", "clay_oven"), 5, {1: 5, 2: 9, 3: 13, 4: 15, 5: 17}),
    ],
)
def test_baking(cards: tuple[str, ...], grain: int, food: dict[int, int]) -> None:
    """R-31, R-41, R-42, AG-18: all ovens within their limits, the best first, 1 grain at least."""
    state = _using(TWO.replace("F", "."), {"grain": grain}, cards)
    brought = {}
    for text in [str(move) for move in asked(state).moves] if state.pending else []:
        if text.startswith("bake"):
            after = own(do(state, text))
            brought[grain - after.get("grain", 0)] = after["food"]
    if not state.pending:  # there was one way only, and it was taken
        brought[grain - own(state).get("grain", 0)] = own(state)["food"]
    assert brought == food


def test_baking_and_sowing() -> None:
    """R-9, AG-9: both in one action, in either order."""
    state = _using(TWO, {"grain": 3}, ("fireplace_2",))
    baked = do(state, "bake fireplace_2 1", "sow grain 0,0 0,1")
    sown = do(state, "sow grain 0,0 0,1", "bake fireplace_2 1")
    assert own(baked) == own(sown) == {"food": 2}
    assert "sow grain 0,0" not in texts(do(state, "bake fireplace_2 1", "sow grain 0,1"))


def test_the_family_grows_where_there_is_room() -> None:
    """R-32, AG-6: rooms are compared with people, wherever they are."""
    three = "R . . . . R . . . . R . . . ."
    state = table(farm(three), farm(), show=["basic_wish", "urgent_wish"])
    assert "basic_wish" in spaces(state)
    grown = do(state, "send urgent_wish")
    assert people(grown.farms[0]) == 3
    grown = do(grown, "send forest")
    assert "basic_wish" not in spaces(grown), "the child fills the third room"


def test_without_room() -> None:
    """R-33, AG-6: urgently; a room built later is filled by whoever lacks one."""
    state = table(farm(), farm(), show=["urgent_wish", "basic_wish"])
    assert "basic_wish" not in spaces(state)
    state = do(state, "send urgent_wish")
    assert people_on(state, NUMBER["urgent_wish"]) == ((0, 0), (0, 2))
    roomier = state.farms[0]._replace(cells=farm("R . . . . R . . . . R . . . .").cells)
    later = state._replace(farms=(roomier, state.farms[1]))
    assert "basic_wish" not in spaces(do(later, "send forest"))


def test_five_people_are_all() -> None:
    """R-1."""
    state = table(farm(people=5), farm(), show=["urgent_wish"])
    assert "urgent_wish" not in spaces(state)
