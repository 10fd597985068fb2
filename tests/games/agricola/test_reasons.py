"""Why a drop is wrong: one sentence for every mistake."""

from __future__ import annotations

import pytest

from farmdesk.core.moves import Drop, Name
from farmdesk.core.places import Slot
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.spaces import HARVESTS, SPACES
from farmdesk.games.agricola.state import State
from tests.games.agricola.farms import do, farm, given, start, table


def why(state: State, *drops: str, seat: int = 0) -> str:
    """The id of the reason without its head; `legal` when there is none."""
    made = []
    for text in drops:
        source, _, target = text.partition(" > ")
        made.append(Drop(Slot(source), Slot(target)))
    said = GAME.why_not(state, seat, tuple(made))
    return "legal" if said is None else said.key.removeprefix("agricola.why.")


BUSY = farm("F S . . . R . . . . R . . . .", {"wood": 2}, ["0,3 0,4"])


def _turn() -> State:
    """Seat 0 sends a person out; seat 1 stands on the forest."""
    state = table(BUSY, farm(people=3), show=["fencing", "basic_wish", "urgent_wish"])
    state = do(state._replace(seat=1), "send forest")
    return state._replace(seat=0)


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        ("home@0 > space/clay_pit", "legal"),
        ("home@0 > space/forest", "taken"),
        ("home@0 > space/lessons", "closed"),
        ("home@0 > space/copse", "to_space"),
        ("home@0 > space/sheep_market", "to_space"),
        ("home@0 > farm@0/0,0", "to_space"),
        ("home@0 > space/basic_wish", "no_room"),
        ("home@0 > space/grain_utilization", "to_space"),
        ("home@1 > space/clay_pit", "not_yours"),
        ("stock@0/room > farm@0/0,0", "not_now_work"),
        ("stock@0/person > home@0", "not_now_work"),
        ("purse@0/grain > farm@0/0,0", "none_left"),
        ("purse@0/wood > farm@0/0,0", "not_now_work"),
        ("pen@0/sheep > pool", "housed"),
        ("major/well > played@0", "not_now_work"),
        ("space/clay_pit > home@0", "stays"),
        ("farm@0/0,1 > farm@0/0,2", "stays"),
        ("played@0/well > major/well", "stays"),
        ("round/9 > space/forest", "stays"),
        ("start@1 > start@0", "not_yours"),
    ],
)
def test_before_a_person_is_sent_out(drop: str, said: str) -> None:
    """R-3, AG-6, AG-31: each wrong drop has its reason."""
    assert why(_turn(), drop) == said


def test_who_stands_there_is_named() -> None:
    """R-3."""
    said = GAME.why_not(_turn(), 0, (Drop(Slot("home@0"), Slot("space/forest")),))
    assert said is not None
    assert dict(said.args)["who"] == Name(1)


@pytest.mark.parametrize(
    "space",
    [
        "farm_expansion", "farmland", "side_job", "major_improvement", "fencing",
        "grain_utilization", "basic_wish", "house_redevelopment", "urgent_wish", "cultivation",
        "farm_redevelopment",
    ],
)  # fmt: skip
def test_why_a_space_is_of_no_use(space: str) -> None:
    """AG-8: with nothing to do there."""
    poor = farm("F F F F F R F F F F R F F F F", people=5)
    cards = [one.id for one in SPACES if one.stage and one.id == space]
    state = table(poor, farm(), show=cards)
    assert why(state, f"home@0 > space/{space}") == f"cannot.{space}"


@pytest.mark.parametrize("space", ["house_redevelopment", "farm_redevelopment"])
def test_a_house_of_stone_is_not_renovated(space: str) -> None:
    """AG-10: it is not the price that forbids it."""
    rich = farm(have={"stone": 9, "clay": 9, "reed": 9, "wood": 9}, house=2)
    state = table(rich, farm(), show=[space])
    assert why(state, f"home@0 > space/{space}") == "cannot.renovate_stone"


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        ("stock@0/room > farm@0/1,1", "legal"),
        ("stock@0/room > farm@0/0,0", "on_field"),
        ("stock@0/room > farm@0/1,0", "on_room"),
        ("stock@0/room > farm@0/0,1", "on_stable"),
        ("stock@0/room > farm@0/0,3", "in_pasture"),
        ("stock@0/room > farm@0/1,4", "room_beside"),
        ("stock@0/room > farm@1/1,1", "on_farm"),
        ("stock@0/room > farm@0/edge/h0.0", "on_farm"),
        ("stock@0/stable > farm@0/0,3", "legal"),
        ("stock@0/stable > farm@0/0,0", "on_field"),
        ("stock@0/stable > farm@0/0,1", "on_stable"),
        ("stock@0/field > farm@0/1,1", "not_now"),
        ("home@0 > space/clay_pit", "answer_first"),
        ("major/well > played@0", "not_now"),
    ],
)
def test_while_building(drop: str, said: str) -> None:
    """R-17, R-18, AG-11."""
    rich = given(table(BUSY, farm()), 0, goods=(9, 0, 9, 0, 0, 0, 0, 0, 0, 0))
    assert why(do(rich, "send farm_expansion"), drop) == said


def test_while_ploughing() -> None:
    """R-19."""
    one = farm("F . . . . R . . . . R . F . .")
    state = do(table(one, farm()), "send farmland")
    assert why(state, "stock@0/field > farm@0/1,1") == "field_beside"
    assert why(state, "stock@0/field > farm@0/2,1") == "legal"


@pytest.mark.parametrize(
    ("drops", "said"),
    [
        (["stock@0/fence > farm@0/edge/v0.2"], "legal"),
        (["stock@0/fence > farm@0/edge/v0.3"], "fence_there"),
        (["stock@0/fence > farm@0/edge/v0.4"], "legal"),
        (["stock@0/fence > farm@0/edge/v0.0"], "no_pasture"),
        (["stock@0/fence > farm@0/edge/v2.5"], "wood_short"),
        (["stock@0/fence > farm@0/0,3"], "on_edge"),
        (["stock@0/fence > farm@1/edge/v0.2"], "on_edge"),
        (
            ["stock@0/fence > farm@0/edge/v0.2", "stock@0/fence > farm@0/edge/v0.2"],
            "fence_there",
        ),
        (["stock@0/fence > farm@0/edge/v0.4", "stock@0/fence > farm@0/edge/h0.0"], "done"),
    ],
)
def test_while_fencing(drops: list[str], said: str) -> None:
    """R-23, AG-12: what a ring still lacks, and edges that no ring has."""
    one = farm("F . . . . R . . . . R . . . .", {"wood": 3}, ["0,3 0,4"])
    state = do(table(one, farm(), show=["fencing"]), "send fencing")
    assert why(state, *drops) == said


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        ("purse@0/grain > farm@0/0,0", "legal"),
        ("purse@0/grain > farm@0/0,1", "grows_there"),
        ("purse@0/grain > farm@0/1,1", "sow_on_field"),
        ("purse@0/grain > farm@1/1,1", "on_farm"),
        ("purse@0/grain > played@0/fireplace_2", "legal"),
        ("purse@0/grain > played@0/joinery", "no_oven"),
        ("purse@0/grain > pool", "goods_where"),
        ("purse@0/vegetable > farm@0/0,0", "none_left"),
    ],
)
def test_while_sowing_and_baking(drop: str, said: str) -> None:
    """R-29, R-30, R-31."""
    one = farm("F g2 . . . R . . . . R . . . .", {"grain": 2}, cards=("fireplace_2", "joinery"))
    state = do(table(one, farm(), show=["grain_utilization"]), "send grain_utilization")
    assert why(state, drop) == said


def test_sown_once() -> None:
    """R-29: no field twice, no oven beside a field, no more than there is."""
    one = farm("F F . . . R . . . . R . . . .", {"grain": 2}, cards=("clay_oven",))
    state = do(table(one, farm(), show=["grain_utilization"]), "send grain_utilization")
    first = "purse@0/grain > farm@0/0,0"
    assert why(state, first, first) == "not_sown_now"
    assert why(state, first, "purse@0/grain > played@0/clay_oven") == "oven_full"
    assert why(state, first, "purse@0/grain > farm@0/0,1") == "legal"
    assert why(state, first, "purse@0/grain > farm@0/0,1", first) == "done"


def test_animals_are_let_go() -> None:
    """AG-4."""
    one = farm(have={"boar": 1})
    state = table(one, farm(), show=["sheep_market"], piles={"sheep_market": 1})
    state = do(state, "send sheep_market")
    assert why(state, "pen@0/sheep > pool") == "legal"
    assert why(state, "pen@0/sheep > farm@0/0,0") == "to_pool"
    assert why(state, "pen@0/cattle > pool") == "housed"


def test_improvements() -> None:
    """R-28."""
    have = {"clay": 3, "stone": 1}
    two = farm(have=have), farm(cards=("pottery",))
    state = do(table(*two, show=["major_improvement"]), "send major_improvement")
    assert why(state, "major/clay_oven > played@0") == "legal"
    assert why(state, "major/clay_oven > pool") == "to_front"
    assert why(state, "major/well > played@0") == "cannot_pay"
    assert why(state, "major/pottery > played@0") == "owned"
    assert why(state, "major/nothing > played@0") == "stays"


def test_handing_back() -> None:
    """R-43: a fireplace goes onto a hearth, nothing else can be handed back."""
    one = farm(have={"clay": 4}, cards=("fireplace_2", "well"))
    two = one, farm(cards=("cooking_hearth_5",))
    state = do(table(*two, show=["major_improvement"]), "send major_improvement")
    assert why(state, "played@0/fireplace_2 > major/cooking_hearth_4") == "legal"
    assert why(state, "played@0/fireplace_2 > major/cooking_hearth_5") == "to_hearth"
    assert why(state, "played@0/fireplace_2 > major/clay_oven") == "to_hearth"
    assert why(state, "played@0/well > major/cooking_hearth_4") == "stays"
    assert why(state, "played@1/cooking_hearth_5 > major/cooking_hearth_4") == "not_yours"


def test_others_and_the_end() -> None:
    """R-4: who is not asked, and nobody after the end."""
    state = start(2)
    other = 1 - state.first
    assert why(state, f"home@{other} > space/forest", seat=other) == "others_turn"
    last = table(farm(people=1), farm(people=0), number=HARVESTS[-1])
    assert why(do(last, "send forest"), "home@0 > space/forest") == "over"
