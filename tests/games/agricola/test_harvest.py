"""The harvest: fields, food, begging, breeding; every choice against the plain rules."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from farmdesk.core.events import Noted
from farmdesk.core.moves import doubt_of
from farmdesk.games.agricola.book import Rate
from farmdesk.games.agricola.frames.breeding import grown
from farmdesk.games.agricola.frames.feeding import kept_back, meals
from farmdesk.games.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CROPS,
    FOOD,
    GRAIN,
    SHEEP,
    VEGETABLE,
)
from farmdesk.games.agricola.harvest import reaped
from farmdesk.games.agricola.housing import keepable, shelter
from farmdesk.games.agricola.meals import Part
from farmdesk.games.agricola.state import State, animals, growing
from farmdesk.games.agricola.worth import larder, owed
from tests.games.agricola import naive
from tests.games.agricola.farms import (
    BARE,
    asked,
    do,
    farm,
    harvest,
    own,
    spot,
    table,
    texts,
    told,
)

FED = farm(have={"food": 99})


def test_one_crop_of_every_field() -> None:
    """R-34, R-35: before anybody eats; an emptied field is there to be sown."""
    one = farm("g3 g1 v2 v1 F R . . . . R . . . .", {"food": 4})
    state = harvest(one, FED)
    home = state.farms[0]
    assert own(state) == {"grain": 2, "vegetable": 2}
    assert [growing(home, spot(f"0,{c}")) for c in range(5)] == [
        (GRAIN, 2), (0, 0), (VEGETABLE, 1), (0, 0), (0, 0),
    ]  # fmt: skip
    assert reaped(one.cells)[0] == home.cells


def test_crops_of_this_harvest_can_be_eaten() -> None:
    """R-34: fields come before food."""
    state = harvest(farm("g3 . . . . R . . . . R . . . .", {"food": 3}), FED)
    assert texts(state) == ["feed grain 1", "withhold 1"]


@pytest.mark.parametrize(
    ("seats", "people", "newborns", "food"),
    [(2, 2, 0, 4), (4, 5, 0, 10), (2, 3, 1, 5), (3, 4, 2, 6), (1, 2, 0, 6), (1, 3, 1, 7)],
)
def test_food_that_is_needed(seats: int, people: int, newborns: int, food: int) -> None:
    """R-36, AG-5, AG-33: 2 each, 3 alone, 1 for a newborn; later that counts as grown."""
    one = farm(have={"food": 20}, people=people, newborns=newborns)
    state = table(one, *[FED] * (seats - 1), number=4)
    assert owed(state, 0) == food
    assert own(harvest(one, *[FED] * (seats - 1)))["food"] == 20 - food
    earlier = table(one, *[FED] * (seats - 1), number=3)
    assert owed(earlier, 0) == people * (3 if seats == 1 else 2)


def test_food_goes_first() -> None:
    """AG-16: it is not asked, and nothing else is turned into food."""
    state = harvest(farm(have={"food": 5, "grain": 3}), FED)
    assert own(state) == {"food": 1, "grain": 3}
    assert state.round == 5


def test_begging_without_a_choice() -> None:
    """R-38: a card for each food that is missing."""
    state = harvest(farm(have={"food": 1, "wood": 9}), FED)
    assert state.farms[0].begging == 3
    assert own(state) == {"wood": 9}


def test_nobody_is_forced_to_turn_goods_into_food() -> None:
    """R-38, AG-16: the seed corn may be kept, for begging cards."""
    state = harvest(farm(have={"food": 2, "grain": 3}), FED)
    assert texts(state) == ["feed grain 2", "withhold 1", "withhold 2"]
    some = do(state, "withhold 1")
    assert own(some) == {"grain": 2}
    assert some.farms[0].begging == 1
    none = do(state, "withhold 2")
    assert own(none) == {"grain": 3}
    assert none.farms[0].begging == 2
    said = [event for event in told(state, "withhold 2") if isinstance(event, Noted)]
    assert said


def test_too_little_of_everything() -> None:
    """R-38: the least begging, or more of it to keep something."""
    state = harvest(farm(have={"food": 1, "grain": 1, "vegetable": 1}), FED)
    assert set(texts(state)) == {
        "feed grain 1 vegetable 1 beg 1", "withhold 2", "withhold 3",
    }  # fmt: skip
    kept = do(state, "withhold 2")
    assert set(texts(kept)) == {"feed grain 1 beg 2", "feed vegetable 1 beg 2"}
    assert own(do(kept, "feed grain 1 beg 2")) == {"vegetable": 1}


def test_animals_feed_where_something_cooks() -> None:
    """R-37, R-41: and what is too much stays as food."""
    one = farm(have={"cattle": 1, "sheep": 1}, cards=("fireplace_2",), pastures=["0,4"])
    state = harvest(one, farm(have={"food": 4}))
    assert "feed sheep 1 cattle 1" in texts(state)
    assert own(do(state, "feed sheep 1 cattle 1")) == {"food": 1}
    raw = harvest(farm(have={"cattle": 1}), FED)
    assert raw.farms[0].begging == 4


def _rates(grain: int, vegetable: int, sheep: int, boar: int, cattle: int) -> tuple[Rate, ...]:
    found = [Rate(0, "")] * 10
    for good, food in zip((GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE),
                          (grain, vegetable, sheep, boar, cattle), strict=True):  # fmt: skip
        found[good] = Rate(food, "")
    return tuple(found)


RATES = (_rates(1, 1, 0, 0, 0), _rates(1, 2, 2, 2, 3), _rates(1, 3, 2, 3, 4))
KINDS = (*CROPS, *ANIMALS)


def _goods(have: tuple[int, ...]) -> tuple[int, ...]:
    found = [0] * 10
    for good, n in zip(KINDS, have, strict=True):
        found[good] = n
    return tuple(found)


@settings(max_examples=50, deadline=None)
@for_all(
    have=st.tuples(*[st.integers(0, 2)] * 5), rate=st.sampled_from(RATES), need=st.integers(1, 9)
)
def test_meals_are_all_that_no_other_beats(
    have: tuple[int, ...], rate: tuple[Rate, ...], need: int
) -> None:
    """AG-35, R-37: every way to feed of which no other uses less of each good, and no more."""
    food = {use: sum(n * rate[g].food for g, n in zip(KINDS, use, strict=True))
            for use in product(*(range(n + 1) for n in have))}  # fmt: skip
    for begging in range(need + 1):
        wanted = need - begging
        enough = {use for use in food if food[use] >= wanted}
        best = {
            use
            for use in enough
            if not any(
                other != use and all(b <= a for a, b in zip(use, other, strict=True))
                for other in enough
            )
        }
        if not begging and best:
            found = meals(_goods(have), rate, need)
            assert {tuple(use[g] for g in KINDS) for use, _ in found} == best
        if begging and wanted <= max(food.values()):
            exact = {use for use in best if food[use] == wanted}
            found = kept_back(_goods(have), rate, need, begging)
            assert {tuple(use[g] for g in KINDS) for use, _ in found} == exact
    assert all(gain == food[tuple(use[g] for g in KINDS)] for use, gain in meals(
        _goods(have), rate, need))  # fmt: skip


def test_a_harvest_never_asks_too_much() -> None:
    """AG-35: fifteen food to find, plenty of everything, the best hearth: far below the limit."""
    most = max(len(meals(_goods((20,) * 5), RATES[2], need)) for need in range(1, 16))
    assert most < 400
    rich = dict.fromkeys(("grain", "vegetable", "sheep", "boar", "cattle"), 20)
    one = farm(BARE, rich, ["0,2 0,3 0,4"], people=5, cards=("cooking_hearth_4",))
    assert len(texts(harvest(one))) < 450


@pytest.mark.parametrize(
    ("have", "born"),
    [
        ((2, 2, 2), (1, 1, 1)),
        ((1, 0, 3), (0, 0, 1)),
        ((5, 0, 0), (1, 0, 0)),
        ((1, 1, 1), (0, 0, 0)),
    ],
)
def test_breeding(have: tuple[int, int, int], born: tuple[int, int, int]) -> None:
    """R-39: one of each kind with two or more, wherever they stand."""
    goods = dict(zip(("sheep", "boar", "cattle"), have, strict=True)) | {"food": 4}
    pastures = ["0,0 0,1 0,2", "0,3 0,4 1,3 1,4", "1,1 1,2"]
    state = harvest(farm(BARE, goods, pastures), FED)
    now = animals(state.farms[0])
    assert tuple(b - a for a, b in zip(have, now, strict=True)) == born
    assert grown(have) == now


def test_no_room_for_the_newborn() -> None:
    """R-39: it is not taken; nothing is asked, since nothing could be better."""
    state = harvest(farm(BARE, {"sheep": 3, "food": 4}, ["0,4"]), FED)
    assert own(state) == {"sheep": 3}


def test_room_for_some_newborns() -> None:
    """R-39, AG-35: the seat says which; an old animal may make room."""
    state = harvest(farm(BARE, {"sheep": 2, "boar": 2, "food": 4}, ["0,4", "1,4"]), FED)
    assert set(texts(state)) == {"breed sheep -1", "breed boar -1"}
    assert own(do(state, "breed sheep -1")) == {"sheep": 2, "boar": 3}


def test_cooking_right_before_the_breeding() -> None:
    """AG-2, R-40: to make room; the newborn and its parents stay."""
    one = farm(BARE, {"sheep": 3, "food": 4}, ["0,4"], cards=("fireplace_2",))
    state = harvest(one, FED)
    assert own(state) == {"sheep": 3, "food": 2}, "one is cooked and one is born"
    pair = farm(BARE, {"sheep": 2, "food": 4}, cards=("fireplace_2",))
    state = harvest(pair._replace(stables=b"\x04"), FED)
    assert own(state) == {"sheep": 2}, "a pair cannot be cooked and breed"


def _after_breeding(
    have: tuple[int, int, int], room: tuple[list[int], int], rate: tuple[int, int, int]
) -> set[tuple[int, ...]]:
    """Animals and food after it, every way: cook or let go some, then breed where there is room."""
    found = set()
    for left in product(*(range(n + 1) for n in have)):
        food = sum((a - b) * r for a, b, r in zip(have, left, rate, strict=True))
        for born in product(*(range(int(n >= 2) + 1) for n in left)):
            now = tuple(a + b for a, b in zip(left, born, strict=True))
            if naive.houses(*room, now):
                found.add((*now, food))
    return found


def _cooked_later(way: tuple[int, ...], rate: tuple[int, int, int]) -> set[tuple[int, ...]]:
    """What can be made of it afterwards, at any time."""
    return {
        (*left, way[3] + sum((a - b) * r for a, b, r in zip(way, left, rate, strict=False)))
        for left in product(*(range(n + 1) for n in way[:3]))
    }


def _offered(state: State) -> set[tuple[int, ...]]:
    if not (state.pending and isinstance(asked(state).moves[0], Part)):
        return {(*animals(state.farms[0]), state.farms[0].goods[FOOD])}
    ways: set[tuple[int, ...]] = set()
    for text in texts(state):
        then = do(state, text).farms[0]
        ways.add((*animals(then), then.goods[FOOD]))
    return ways


@settings(deadline=None)
@for_all(
    have=st.tuples(*[st.integers(0, 5)] * 3),
    pastures=st.sampled_from([[], ["0,4"], ["0,4", "1,4"], ["0,3 0,4", "1,4"]]),
    card=st.sampled_from([(), ("fireplace_2",), ("cooking_hearth_4",)]),
)
def test_breeding_offers_all_that_no_other_beats(
    have: tuple[int, int, int], pastures: list[str], card: tuple[str, ...]
) -> None:
    """AG-35, AG-2, R-39: exactly the best of every way to cook, let go and breed."""
    goods = dict(zip(("sheep", "boar", "cattle"), have, strict=True)) | {"food": 4}
    start = farm(BARE, goods, pastures, cards=card)
    room = shelter(table(start, FED), 0)
    have = keepable(room, have)[-1]  # nobody comes to a harvest with more than finds room
    goods = dict(zip(("sheep", "boar", "cattle"), have, strict=True)) | {"food": 4}
    start = farm(BARE, goods, pastures, cards=card)
    rate = {(): (0, 0, 0), ("fireplace_2",): (2, 2, 3), ("cooking_hearth_4",): (2, 3, 4)}[card]
    every = _after_breeding(have, (list(room.pastures), room.singles), rate)
    offered = _offered(harvest(start, FED))
    assert offered <= every
    reachable = set().union(*(_cooked_later(way, rate) for way in offered))
    for way in every:
        assert way in reachable or naive.beaten(way, reachable), f"{way} is missed"
    for way in offered:
        others = set().union(*(_cooked_later(one, rate) for one in offered - {way}))
        assert way not in others
        assert not naive.beaten(way, others), f"{way} is beaten"


def test_fields_then_food_then_breeding() -> None:
    """R-34: a pair that is eaten does not breed."""
    one = farm(BARE, {"sheep": 2, "food": 2}, ["0,4"], cards=("fireplace_2",))
    state = harvest(one, FED)
    assert own(do(state, "feed sheep 1")) == {"sheep": 1}
    assert own(do(state, "withhold 2")) == {"sheep": 3}


def test_seats_feed_from_the_start_player_on() -> None:
    """R-36: everybody for themselves."""
    hungry = farm(have={"grain": 4})
    state = harvest(hungry, hungry, hungry)
    order = []
    while state.round == 4:
        order.append(asked(state).seat)
        state = do(state, texts(state)[0])
    assert order == [0, 1, 2]


def test_the_larder_tells_what_is_missing() -> None:
    """R-36, R-37: owed, there, what would be added, and what begging is left."""
    cards = ("fireplace_2", "joinery", "pottery")
    one = farm(BARE, {"food": 1, "grain": 1, "vegetable": 1, "sheep": 1, "wood": 2}, cards=cards)
    found = larder(table(one, FED, number=2), 0)
    assert found == (4, 1, 2, 3, 2, 0)
    assert (found.short, found.begging) == (3, 0)
    poor = larder(table(farm(have={"food": 1}), FED), 0)
    assert (poor.short, poor.begging) == (3, 3)


def test_the_larder_counts_what_the_fields_will_give() -> None:
    """R-34: one crop of each field comes before people eat; in the harvest itself it has come."""
    sown = farm("R . . . . R . . . . g3 v1 F . .", {"food": 1}, cards=("cooking_hearth_4",))
    found = larder(table(sown, FED, number=3), 0)
    assert (found.fields, found.short, found.begging) == (1 + 3, 3, 0)
    reaped = larder(harvest(sown, FED), 0)
    assert (reaped.fields, reaped.crops) == (0, 2)


def test_begging_is_asked_once_more() -> None:
    """R-38: the button of what is withheld tells what it costs."""
    state = harvest(farm(have={"food": 2, "grain": 3}), FED)
    doubts = [doubt_of(move) for move in asked(state).moves]
    assert [doubt.args for doubt in doubts if doubt] == [
        (("n", 1), ("points", 3)), (("n", 2), ("points", 6)),
    ]  # fmt: skip
    assert doubts[0] is None
