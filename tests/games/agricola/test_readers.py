"""What tables and players read off a state."""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola import farmyard as yard
from farmdesk.games.agricola.goods import GRAIN, NAMES, VEGETABLE, goods
from farmdesk.games.agricola.housing import holds
from farmdesk.games.agricola.places import cell_at, edge_at, space_at
from farmdesk.games.agricola.spaces import NOWHERE, NUMBER, SPACES
from farmdesk.games.agricola.state import (
    animals,
    closed,
    fenced_stables,
    has,
    has_stable,
    hidden_cards,
    is_over,
    is_work,
    lying,
    next_order,
    pasture_at,
    promises,
    purse,
    seats,
    stage,
    turn_order,
)
from farmdesk.games.agricola.worth import ROOM_PRICES, crafts, payable, renovation_price, ripe
from tests.games.agricola.farms import area, do, farm, spot, start, table


def test_cells_and_edges() -> None:
    """R-24: names read both ways; every cell has four edges."""
    assert yard.cell(1, 2) == spot("1,2") == 7
    assert yard.at(7) == (1, 2)
    for row, column in ((3, 0), (0, 5), (-1, 0)):
        with pytest.raises(ValueError, match="no row"):
            yard.cell(row, column)
    assert yard.EDGE_NAMES[:6] == ("h0.0", "h0.1", "h0.2", "h0.3", "h0.4", "h1.0")
    assert yard.EDGE_NAMES[20:26] == ("v0.0", "v0.1", "v0.2", "v0.3", "v0.4", "v0.5")
    assert yard.parts(area("0,0 0,1 2,4")) == (area("0,0 0,1"), area("2,4"))
    assert yard.near(area("0,0")) == area("0,1 1,0")


def test_goods_by_name() -> None:
    """R-16: unknown names are refused."""
    assert goods({"wood": 5, "reed": 2}) == (5, 0, 2, 0, 0, 0, 0, 0, 0, 0)
    with pytest.raises(ValueError, match="not in"):
        goods({"gold": 1})


def test_slots_read_both_ways() -> None:
    """R-3: the places of cells, edges and spaces."""
    for placed in GAME.table(start(2)):
        slot = placed.slot
        if slot.zone == "farm":
            seat, one = cell_at(slot) or (-1, -1)
            assert seat == slot.seat
            assert "{},{}".format(*yard.at(one)) == slot.spot
        if slot.zone == "space":
            number = space_at(slot)
            assert number is not None
            assert SPACES[number].id == slot.spot
    fenced = do(table(farm(have={"wood": 4}), farm(), show=["fencing"]), "send fencing")
    fenced = do(fenced, "fence h0.4 h1.4 v0.4 v0.5")
    edges = {edge_at(p.slot) for p in GAME.table(fenced) if p.slot.spot.startswith("edge/")}
    assert edges == {(0, edge) for edge in yard.cells(yard.outline(area("0,4")))}
    assert (
        cell_at(edge_slot := next(p.slot for p in GAME.table(fenced) if "edge" in p.slot)) is None
    )
    assert edge_slot.area == "farm@0"


def test_what_lies_on_spaces() -> None:
    """R-7: the good and how much of it; nothing where nothing gathers."""
    state = start(2)
    assert lying(state, NUMBER["forest"]) == (0, 3)
    assert lying(state, NUMBER["farmland"]) == (0, 0)
    assert closed(NUMBER["lessons"])
    assert not closed(NUMBER["forest"])


def test_what_a_farm_has() -> None:
    """R-14, AG-29."""
    one = farm("S . . . S R . . . . R . . . .", {"wood": 3, "sheep": 2, "cattle": 1}, ["0,3 0,4"])
    state = table(one, farm())
    assert purse(state, 0) == dict.fromkeys(NAMES, 0) | {"wood": 3, "sheep": 2, "cattle": 1}
    assert has(state, 0, 0) == 3
    assert animals(one) == (2, 0, 1)
    assert fenced_stables(one) == 1
    assert has_stable(one, spot("0,0"))
    assert not has_stable(one, spot("0,1"))
    assert pasture_at(one, spot("0,3")) == area("0,3 0,4")
    assert pasture_at(one, spot("0,0")) is None


def test_the_course_of_the_game() -> None:
    """R-5, R-6, AG-7."""
    state = start(3)._replace(round=8, first=2)
    assert seats(state) == 3
    assert stage(state) == 3
    assert turn_order(state) == (2, 0, 1)
    assert next_order(state._replace(token=1)) == (1, 2, 0)
    assert hidden_cards(state, 3) == (state.order[8],)
    assert hidden_cards(state, 1) == ()
    assert len(hidden_cards(state, 4)) == 2
    assert is_work(state)
    assert not is_over(state)


def test_promises_by_round() -> None:
    """AG-15."""
    one = farm(have={"wood": 1, "stone": 3})
    state = do(table(one, farm(), show=["major_improvement"]), "send major_improvement")
    assert [promise.card for promise in promises(state, 3)] == ["well"]
    assert promises(state, 7) == ()


def test_later_round_cards_are_hidden() -> None:
    """R-6: all that is known is their stage; what is imagined has each card once."""
    state = start(2, 5)._replace(round=6)
    seen = GAME.conceal(state, 0)
    assert seen.order[:6] == state.order[:6]
    assert set(seen.order[6:]) == {NOWHERE}
    worlds = {GAME.imagine(seen, Luck.seeded(seed)).order for seed in range(30)}
    assert len(worlds) > 4
    for order in worlds:
        assert sorted(order) == sorted(state.order)
        assert [SPACES[card].stage for card in order] == [
            SPACES[card].stage for card in state.order
        ]


def test_prices_before_anything_is_built() -> None:
    """R-16, R-21: by the house, for the line that helps."""
    assert ROOM_PRICES[1] == goods({"clay": 5, "reed": 2})
    assert renovation_price(farm()) == goods({"clay": 2, "reed": 1})
    assert renovation_price(farm(house=1)) == goods({"stone": 2, "reed": 1})
    assert renovation_price(farm(house=2)) is None


def test_which_improvements_could_be_paid() -> None:
    """R-28, R-43: with goods, or by handing back a fireplace."""
    poor = table(farm(have={"clay": 3}), farm())
    assert payable(poor, 0, "fireplace_3")
    assert not payable(poor, 0, "cooking_hearth_4")
    assert not payable(poor, 1, "fireplace_2")
    assert payable(table(farm(cards=("fireplace_2",)), farm()), 0, "cooking_hearth_5")


def test_what_a_harvest_takes_and_crafts_make() -> None:
    """R-35, AG-17: a crop of each planted field; one good each."""
    sown = farm("g3 g1 v2 F . R . . . . R . . . .")
    assert ripe(sown) == (GRAIN, GRAIN, VEGETABLE)
    made = crafts(("fireplace_2", "pottery", "basketmakers_workshop"))
    assert [(NAMES[craft.eats], craft.food) for craft in made] == [("clay", 2), ("reed", 3)]


def test_what_a_pasture_would_hold() -> None:
    """AG-1: told while it is drawn."""
    one = farm(". . . . S R . . . . R . . . .", pastures=["0,3"])
    assert holds(one, area("0,4")) == 4
    assert holds(one, area("0,3 0,4 1,4")) == 12
