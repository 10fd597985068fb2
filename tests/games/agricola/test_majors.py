"""The ten major improvements: prices, what each does, handing back a fireplace."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Moved, Noted
from farmdesk.core.moves import script_text
from farmdesk.games.agricola.deeds import handed_back
from farmdesk.games.agricola.goods import BUILDING, NAMES
from farmdesk.games.agricola.spaces import MAJOR_IDS, MAJORS
from farmdesk.games.agricola.state import State, for_sale, owner
from farmdesk.games.agricola.worth import bonuses, building_left, ovens, rates
from tests.games.agricola.farms import asked, do, farm, harvest, own, table, texts, told

PRICES = {
    "fireplace_2": {"clay": 2},
    "fireplace_3": {"clay": 3},
    "cooking_hearth_4": {"clay": 4},
    "cooking_hearth_5": {"clay": 5},
    "well": {"wood": 1, "stone": 3},
    "clay_oven": {"clay": 3, "stone": 1},
    "stone_oven": {"clay": 1, "stone": 3},
    "joinery": {"wood": 2, "stone": 2},
    "pottery": {"clay": 2, "stone": 2},
    "basketmakers_workshop": {"reed": 2, "stone": 2},
}
RICH = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}


def _improving(have: dict[str, int], cards: tuple[str, ...] = ()) -> State:
    state = table(farm(have=have, cards=cards), farm(), show=["major_improvement"])
    return do(state, "send major_improvement")


@pytest.mark.parametrize("card", PRICES)
def test_what_each_costs(card: str) -> None:
    """R-28: exactly its price, and one good less is too little."""
    state = _improving(PRICES[card] | {"food": 1})
    if state.pending:
        state = do(state, f"improve {card}")
    assert card in state.farms[0].cards
    assert own(state) == {"food": 1}
    for good in PRICES[card]:
        short = PRICES[card] | {good: PRICES[card][good] - 1}
        poor = table(farm(have=short), farm(), show=["major_improvement"])
        if "send major_improvement" in texts(poor):
            poor = do(poor, "send major_improvement")
            assert not poor.pending or f"improve {card}" not in texts(poor)
            assert card not in poor.farms[0].cards


def test_all_ten_can_be_taken() -> None:
    """R-28: once each, by anybody; the tile then lies before its owner."""
    assert tuple(PRICES) == MAJOR_IDS
    state = _improving(RICH)
    assert {text.removeprefix("improve ") for text in texts(state)} == set(PRICES)
    events = told(state, "improve well")
    assert Moved("card:well", "major/well", "played@0/well") in events  # type: ignore[arg-type]  # places are equal to their texts
    state = do(state, "improve well")
    assert owner(state, "well") == 0
    assert "well" not in for_sale(state)


def test_a_taken_improvement_is_gone_for_the_others() -> None:
    """R-28."""
    two = (farm(cards=("well",)), farm(have=RICH))
    state = table(*two, show=["major_improvement"])
    state = do(state._replace(seat=1), "send major_improvement")
    assert "improve well" not in texts(state)
    assert len(texts(state)) == 9


@pytest.mark.parametrize(("number", "promised"), [(1, 5), (9, 5), (10, 4), (13, 1), (14, 0)])
def test_the_well(number: int, promised: int) -> None:
    """AG-15: 1 food on each of the next five rounds, as many as are left."""
    one = farm(have={"wood": 1, "stone": 3})
    state = table(one, farm(), show=["major_improvement"], number=number)
    events = told(state, "send major_improvement")
    state = do(state, "send major_improvement")
    rounds = [promise.round for promise in state.promised]
    assert rounds == list(range(number + 1, number + 1 + promised))
    assert {promise.amount for promise in state.promised} <= {1}
    said = [event.what.key for event in events if isinstance(event, Noted)]
    assert said == ["agricola.log.improve"] + ["agricola.noted.promised"] * (promised > 0)
    if promised:
        lost = handed_back(state, 0, "well", None)
        assert lost.promised == (), "whoever loses it loses what it has promised"


@pytest.mark.parametrize(
    ("card", "most"), [("clay_oven", {"bake clay_oven 1"}),
                       ("stone_oven", {"bake stone_oven 1", "bake stone_oven 2"})]
)  # fmt: skip
def test_ovens_bake_when_they_are_built(card: str, most: set[str]) -> None:
    """AG-18: once, if there is grain; it may be left."""
    state = _improving(RICH | {"grain": 3})
    state = do(state, f"improve {card}")
    assert set(texts(state)) == most | {"done"}
    assert not do(state, "done").pending
    baked = do(state, max(most))
    assert own(baked)["food"] == {"clay_oven": 5, "stone_oven": 8}[card]
    assert not baked.pending
    assert not do(_improving(RICH), f"improve {card}").pending, "without grain nothing is asked"


def test_a_fireplace_bakes_not_when_it_is_built() -> None:
    """AG-18."""
    state = do(_improving(RICH | {"grain": 3}), "improve fireplace_2")
    assert not state.pending


def test_handing_back_a_fireplace() -> None:
    """R-43, AG-19: instead of clay; anybody can take it then."""
    state = _improving({"clay": 1}, ("fireplace_2",))
    hearths = {"improve cooking_hearth_4", "improve cooking_hearth_5"}
    assert set(texts(state)) == hearths | {f"{one} return fireplace_2" for one in hearths}
    assert do(state, "improve cooking_hearth_5 return fireplace_2") == do(
        state, "improve cooking_hearth_5"
    ), "there was one way to pay"
    state = do(state, "improve cooking_hearth_5")
    assert not state.pending
    assert own(state) == {"clay": 1}
    assert state.farms[0].cards == ("cooking_hearth_5",)
    assert "fireplace_2" in for_sale(state)


def test_how_a_hearth_is_paid_is_asked() -> None:
    """R-43: clay, or either fireplace."""
    state = do(_improving({"clay": 5}, ("fireplace_2", "fireplace_3")), "improve cooking_hearth_4")
    assert set(texts(state)) == {"pay clay 4", "return fireplace_2", "return fireplace_3"}
    assert len({move.label() for move in asked(state).moves}) == 3
    paid = do(state, "pay clay 4")
    assert own(paid) == {"clay": 1}
    assert len(paid.farms[0].cards) == 3
    back = do(state, "return fireplace_3")
    assert own(back) == {"clay": 5}
    assert back.farms[0].cards == ("fireplace_2", "cooking_hearth_4")


@pytest.mark.parametrize("fireplace", ["fireplace_2", "fireplace_3"])
def test_a_fireplace_dropped_onto_a_hearth_is_how_it_is_paid(fireplace: str) -> None:
    """R-43: nothing more is asked, and it is what the answer to the question would have done."""
    state = _improving({"clay": 5}, ("fireplace_2", "fireplace_3"))
    at_once = do(state, f"improve cooking_hearth_4 return {fireplace}")
    assert not at_once.pending
    assert at_once == do(state, "improve cooking_hearth_4", f"return {fireplace}")
    (move,) = (m for m in asked(state).moves if str(m).endswith(f"hearth_4 return {fireplace}"))
    assert script_text(move.script()) == f"played@0/{fireplace} > major/cooking_hearth_4"


def test_the_only_improvement_is_taken_without_a_question() -> None:
    """AG-8: two gestures for one hearth are no choice; how it is paid is still asked."""
    only = 1 << MAJOR_IDS.index("cooking_hearth_4")
    for have, asked_for in (({"clay": 1}, []), ({"clay": 4}, ["pay clay 4", "return fireplace_2"])):
        state = table(farm(have=have, cards=("fireplace_2",)), farm(), show=["major_improvement"])
        state = do(state._replace(majors=only), "send major_improvement")
        assert "cooking_hearth_4" in state.farms[0].cards
        assert bool(state.pending) is bool(asked_for)
        assert not asked_for or texts(state) == asked_for


def test_one_seat_may_have_all_that_cook() -> None:
    """R-41, R-42: both fireplaces and both hearths."""
    state = _improving({"clay": 9}, ("fireplace_2", "cooking_hearth_4", "cooking_hearth_5"))
    state = do(state, "improve fireplace_3") if state.pending else state
    assert len(state.farms[0].cards) == 4


@pytest.mark.parametrize(
    ("card", "good", "food"),
    [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers_workshop", "reed", 3)],
)
def test_crafts_once_a_harvest(card: str, good: str, food: int) -> None:
    """AG-17: one good into food while feeding; it may be left."""
    state = harvest(farm(have={good: 3, "food": 4}, cards=(card,)), farm(have={"food": 4}))
    assert set(texts(state)) == {f"use {card}", "done"}
    used = do(state, f"use {card}")
    assert own(used) == {good: 2, "food": food}
    assert used.round == 5, "it was used once, and nothing else was to ask"
    assert own(do(state, "done")) == {good: 3}
    poor = harvest(farm(have={"food": 4}, cards=(card,)), farm(have={"food": 4}))
    assert poor.round == 5


@pytest.mark.parametrize(
    ("card", "good", "steps"),
    [
        ("joinery", "wood", {0: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 12: 3}),
        ("pottery", "clay", {0: 0, 2: 0, 3: 1, 5: 2, 7: 3, 9: 3}),
        ("basketmakers_workshop", "reed", {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 8: 3}),
    ],
)
def test_bonus_points_of_crafts(card: str, good: str, steps: dict[int, int]) -> None:
    """AG-17: by the goods that are left; those that bring points no longer break a tie."""
    needed = {1: 3, 2: 5, 3: 7} if good != "reed" else {1: 2, 2: 4, 3: 5}
    for n, points in steps.items():
        state = table(farm(have={good: n}, cards=(card,)), farm())
        (bonus,) = bonuses(state, 0)
        assert bonus.points == points
        assert building_left(state, 0) == n - needed.get(points, 0)


def test_several_crafts_in_one_harvest() -> None:
    """AG-17: each once, in any order."""
    cards = ("joinery", "pottery", "basketmakers_workshop")
    have = {"wood": 2, "clay": 2, "reed": 2, "food": 4}
    state = harvest(farm(have=have, cards=cards), farm(have={"food": 4}))
    state = do(state, "use pottery", "use joinery")
    assert set(texts(state)) == {"use basketmakers_workshop", "done"}
    state = do(state, "use basketmakers_workshop")
    assert own(state) == {"wood": 1, "clay": 1, "reed": 1, "food": 7}


def test_printed_points() -> None:
    """R-48."""
    points = {"well": 4, "clay_oven": 2, "stone_oven": 3, "joinery": 2, "pottery": 2,
              "basketmakers_workshop": 2}  # fmt: skip
    assert {major.id: major.points for major in MAJORS} == {
        card: points.get(card, 1) for card in PRICES
    }
    assert all(set(cost[len(BUILDING) :]) == {0} for major in MAJORS for cost in major.costs), (
        "they are paid in building resources"
    )


def test_what_cooks_and_what_bakes() -> None:
    """R-41, R-42: readers for the table tell the same."""
    state = table(farm(cards=("fireplace_2", "clay_oven")), farm())
    found = {NAMES[good]: rate for good, rate in enumerate(rates(state, 0)) if rate.food}
    assert found["cattle"] == (3, "fireplace_2")
    assert found["grain"] == (1, "")
    assert [(oven.card, oven.food) for oven in ovens(state, 0)] == [
        ("clay_oven", 5), ("fireplace_2", 2),
    ]  # fmt: skip
