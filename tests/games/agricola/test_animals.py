"""Animals: what finds room, where it stands, what a seat may keep, cooking at any time."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from farmdesk.games.agricola.book import Shelter
from farmdesk.games.agricola.goods import ANIMALS
from farmdesk.games.agricola.housing import fits, herds, keepable, shelter, unhoused
from farmdesk.games.agricola.state import animals
from tests.games.agricola import naive
from tests.games.agricola.farms import BARE, area, asked, do, farm, own, table, texts

STABLES = "S . . . S R . . . . R . . . S"


@pytest.mark.parametrize(
    ("drawn", "pastures", "holds", "singles"),
    [
        (BARE, [], (), 1),
        (BARE, ["0,4"], (2,), 1),
        (BARE, ["0,2 0,3 0,4"], (6,), 1),
        (". . . . S R . . . . R . . . .", ["0,2 0,3 0,4"], (12,), 1),
        (". . . S S R . . . . R . . . .", ["0,3 0,4"], (16,), 1),
        (STABLES, [], (), 4),
        (STABLES, ["0,4"], (4,), 3),
        (STABLES, ["0,4 1,4", "2,4"], (8, 4), 2),
        ("S S S S . R . . . . R . . . .", ["0,0 0,1 0,2 0,3"], (128,), 1),
    ],
)
def test_room_for_animals(
    drawn: str, pastures: list[str], holds: tuple[int, ...], singles: int
) -> None:
    """R-14, R-15, AG-1: twelve on three cells with a stable, sixteen on two with two."""
    state = table(farm(drawn, pastures=pastures), farm())
    assert shelter(state, 0) == Shelter(holds, singles)


def test_a_house_holds_one_animal_whatever_its_size() -> None:
    """R-15."""
    state = table(farm("R R R R . R . . . . R . . . .", house=2), farm())
    assert shelter(state, 0).singles == 1


ROOMS = st.builds(
    Shelter, st.lists(st.sampled_from([2, 4, 6, 8, 12]), max_size=4).map(tuple), st.integers(0, 4)
)
HERDS = st.tuples(*[st.integers(0, 9)] * 3)


@settings(deadline=None)
@for_all(room=ROOMS, have=HERDS)
def test_what_fits_fits_by_the_plain_rules(room: Shelter, have: tuple[int, int, int]) -> None:
    """R-14, R-15: every way to share out the pastures."""
    assert fits(room, have) == naive.houses(list(room.pastures), room.singles, have)


@settings(deadline=None)
@for_all(room=ROOMS, have=st.tuples(*[st.integers(0, 6)] * 3))
def test_choices_are_all_that_no_other_beats(room: Shelter, have: tuple[int, int, int]) -> None:
    """AG-35: exactly the best among all that find room."""
    every = {
        kept
        for kept in product(*(range(n + 1) for n in have))
        if naive.houses(list(room.pastures), room.singles, kept)
    }
    best = {kept for kept in every if not naive.beaten(kept, every)}
    assert set(keepable(room, have)) == best
    assert list(keepable(room, have)) == sorted(best)


def test_what_finds_room_is_not_asked() -> None:
    """R-13, AG-4: the sheep go to the pasture and the house, and nobody says where."""
    one = farm(have={"boar": 1}, pastures=["0,4"])
    state = table(one, farm(), show=["sheep_market"], piles={"sheep_market": 2})
    state = do(state, "send sheep_market")
    assert own(state) == {"sheep": 2, "boar": 1}
    assert not state.pending


def test_what_finds_no_room_goes_back() -> None:
    """R-13, AG-4: without a choice where there is one kind; all must be taken."""
    state = table(farm(), farm(), show=["cattle_market"], piles={"cattle_market": 3})
    state = do(state, "send cattle_market")
    assert own(state) == {"cattle": 1}
    assert not state.pending


def test_a_seat_says_what_it_keeps() -> None:
    """R-26, AG-4: old animals may be let go for new ones."""
    one = farm(have={"sheep": 3}, pastures=["0,4"])
    state = table(one, farm(), show=["cattle_market"], piles={"cattle_market": 2})
    state = do(state, "send cattle_market")
    assert set(texts(state)) == {"keep cattle -2", "keep sheep -2", "keep sheep -1 cattle -1"}
    assert asked(state).side == ()
    assert own(do(state, "keep sheep -2")) == {"sheep": 1, "cattle": 2}
    assert own(do(state, "keep cattle -2")) == {"sheep": 3}


@pytest.mark.parametrize(("card", "food"), [("fireplace_2", 6), ("cooking_hearth_4", 8)])
def test_animals_are_cooked_straight_from_the_market(card: str, food: int) -> None:
    """AG-2, AG-4, R-41, R-42: what finds no room brings food where something cooks."""
    state = table(farm(cards=(card,)), farm(), show=["cattle_market"], piles={"cattle_market": 3})
    assert own(do(state, "send cattle_market")) == {"cattle": 1, "food": food}


RAW = {"convert grain 1", "convert grain 2", "convert vegetable 1"}


def test_crops_are_eaten_raw_at_any_time() -> None:
    """R-37, AG-3: one food each, as a side move of the own turn; crops on fields are not."""
    one = farm("g3 v2 . . . R . . . . R . . . .", {"grain": 2, "vegetable": 1, "sheep": 1})
    state = table(one, farm())
    assert {str(move) for move in asked(state).side} == RAW
    after = do(state, "convert grain 2")
    assert own(after) == {"food": 2, "vegetable": 1, "sheep": 1}
    assert asked(after).seat == 0


@pytest.mark.parametrize(
    ("card", "rates"),
    [
        ("fireplace_3", {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3, "grain": 1}),
        ("cooking_hearth_5", {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4, "grain": 1}),
    ],
)
def test_cooking_at_any_time(card: str, rates: dict[str, int]) -> None:
    """R-41, R-42, AG-2: what each brings; a grain stays raw."""
    one = farm(have=dict.fromkeys(rates, 1), pastures=["0,4", "1,4"], cards=(card,))
    state = table(one, farm())
    for good, food in rates.items():
        after = own(do(state, f"convert {good} 1"))
        assert after.get("food") == food
        assert good not in after


def test_the_better_of_two_cooks() -> None:
    """R-42: each good is cooked where it brings most."""
    one = farm(have={"boar": 1}, cards=("cooking_hearth_4", "fireplace_3"))
    assert own(do(table(one, farm()), "convert boar 1")) == {"food": 3}


def test_where_animals_stand() -> None:
    """AG-4: pastures first, each with one kind; what is told adds up to what there is."""
    one = farm(STABLES, {"sheep": 5, "boar": 2, "cattle": 1}, ["0,4 1,4", "2,3"])
    state = table(one, farm())
    found = herds(state, 0)
    assert [(herd.place, herd.cells) for herd in found] == [
        ("pasture", area("0,4 1,4")),
        ("pasture", area("2,3")),
        ("stable", area("0,0")),
        ("stable", area("2,4")),
        ("house", 0),
    ]
    for kind in ANIMALS:
        assert sum(herd.n for herd in found if herd.kind == kind) == one.goods[kind]
    assert all(herd.n <= herd.holds for herd in found)
    assert unhoused(state, 0) == (0, 0, 0)


@settings(deadline=None)
@for_all(have=HERDS, drawn=st.sampled_from([BARE, STABLES]), fenced=st.booleans())
def test_whoever_finds_room_stands_somewhere(
    have: tuple[int, int, int], drawn: str, fenced: bool
) -> None:
    """AG-4: the ones that wait in the pen are those for which there is no room."""
    pastures = ["0,4 1,4", "0,2 0,3", "2,4"] if fenced else []
    goods = dict(zip(("sheep", "boar", "cattle"), have, strict=True))
    state = table(farm(drawn, goods, pastures), farm())
    waiting = unhoused(state, 0)
    assert (sum(waiting) == 0) == fits(shelter(state, 0), animals(state.farms[0]))
    assert all(0 <= n <= m for n, m in zip(waiting, have, strict=True))
