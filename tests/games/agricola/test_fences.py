"""Fences: which pastures can be enclosed, against the plain rules; what they cost and hold."""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.agricola.farmyard import AROUND, CELLS, EDGE_NAMES, cells, outline, regions
from farmdesk.games.agricola.fences import any_ring, fenced_in, rings
from farmdesk.games.agricola.moves import Fence
from farmdesk.games.agricola.state import BARE as NOTHING
from farmdesk.games.agricola.state import Farm, State, bare_mask, fences_left
from tests.games.agricola import naive
from tests.games.agricola.farms import BARE, area, asked, do, farm, own, table, texts
from tests.games.agricola.naive import Cell, Edge


def _edge(edge: int) -> Edge:
    """An edge of ours as the two cells that it lies between."""
    kind, spot = EDGE_NAMES[edge][0], EDGE_NAMES[edge][1:]
    row, column = map(int, spot.split("."))
    beside = (row - 1, column) if kind == "h" else (row, column - 1)
    return frozenset((beside, (row, column)))


def _edges(mask: int) -> frozenset[Edge]:
    return frozenset(map(_edge, cells(mask)))


def _bare(one: Farm) -> frozenset[Cell]:
    return frozenset(divmod(cell, 5) for cell in range(CELLS) if one.cells[cell] == NOTHING)


def _fencing(one: Farm) -> State:
    return do(table(one, farm(), show=["fencing"]), "send fencing")


def _moves(state: State) -> list[Fence]:
    return [move for move in asked(state).moves if isinstance(move, Fence)]


def test_edges_lie_where_their_names_say() -> None:
    """R-23: four to a cell, 38 in all."""
    assert len({_edge(edge) for edge in range(38)}) == 38
    for cell in range(CELLS):
        here = divmod(cell, 5)
        assert _edges(AROUND[cell]) == {frozenset((here, other)) for other in naive.around(here)}


def test_areas_that_fifteen_fences_enclose() -> None:
    """R-1, AG-12: 1,232 of the whole farm."""
    every = [one for one in naive.areas(naive.FARM) if len(naive.border(one)) <= 15]
    ours = {frozenset(divmod(cell, 5) for cell in cells(region.cells)) for region in regions()}
    assert ours == set(every)
    assert len(regions()) == 1232


def test_first_pastures_of_a_new_farm() -> None:
    """R-23, AG-12: 762 of them, all within one decision."""
    state = _fencing(farm(have={"wood": 15}))
    moves = _moves(state)
    assert len(moves) == 762
    assert len({move.edges for move in moves}) == 762
    assert all(not move.area & area("1,0 2,0") for move in moves)


@pytest.mark.parametrize("wood", [4, 5, 6, 7, 8, 9])
def test_wood_limits_the_first_pasture(wood: int) -> None:
    """R-23: 1 wood a fence."""
    moves = _moves(_fencing(farm(have={"wood": wood})))
    assert max(move.edges.bit_count() for move in moves) == wood - wood % 2
    assert min(move.edges.bit_count() for move in moves) == 4


def test_fences_are_paid_and_stand() -> None:
    """R-23, R-24: the edge of the farm needs fences too."""
    state = do(_fencing(farm(have={"wood": 9})), "fence h0.4 h1.4 v0.4 v0.5")
    one = state.farms[0]
    assert own(state) == {"wood": 5}
    assert one.fences == outline(area("0,4"))
    assert one.pastures == (area("0,4"),)
    assert fences_left(one) == 11
    assert "done" in texts(state)


def test_rooms_and_fields_are_no_fences() -> None:
    """R-24: a pasture between house and field needs all its fences."""
    one = farm("F F . . . R . F . . R F F . .", {"wood": 4})
    fences = {tuple(_edges(move.edges)) for move in _moves(_fencing(one))}
    assert _edges(outline(area("1,1"))) in set(map(frozenset, fences))


def test_a_further_pasture_lies_beside_the_others() -> None:
    """AG-12: and shares their fences."""
    one = farm(have={"wood": 4}, pastures=["0,4"])
    state = _fencing(one)
    assert {move.area for move in _moves(state)} == {area("0,3"), area("1,4")}
    assert all(move.edges.bit_count() == 3 for move in _moves(state))


def test_a_pasture_may_be_split() -> None:
    """R-25, AG-12: with one fence, and the two halves are one way."""
    state = _fencing(farm(have={"wood": 1}, pastures=["1,3 1,4"]))
    assert not state.pending, "there was one way only"
    assert set(state.farms[0].pastures) == {area("1,3"), area("1,4")}
    assert own(state) == {}


def test_a_split_into_three() -> None:
    """R-25: the middle of a long pasture leaves two more."""
    one = farm(have={"wood": 2}, pastures=["0,2 0,3 0,4"])
    state = do(_fencing(one), "fence v0.3 v0.4")
    assert set(state.farms[0].pastures) == {area("0,2"), area("0,3"), area("0,4")}
    assert fenced_in((area("0,2 0,3 0,4"),), area("0,3")) == (
        area("0,2"), area("0,3"), area("0,4"),
    )  # fmt: skip


def test_several_pastures_in_one_action() -> None:
    """AG-12: one after the other, as long as wood and fences last."""
    state = do(
        _fencing(farm(have={"wood": 7})),
        "fence h0.4 h1.4 v0.4 v0.5",
        "fence h2.4 v1.4 v1.5",
    )
    assert len(state.farms[0].pastures) == 2
    assert not state.pending, "no wood is left"


def test_fifteen_fences_are_all() -> None:
    """R-1: wood does not help."""
    one = farm(have={"wood": 30}, pastures=["0,3 0,4 1,3 1,4", "2,3 2,4"])
    assert fences_left(one) == 3
    state = _fencing(one)
    assert max(move.edges.bit_count() for move in _moves(state)) == 3
    state = do(state, next(str(one) for one in _moves(state) if one.edges.bit_count() == 3))
    assert not state.pending
    assert fences_left(state.farms[0]) == 0


def test_stables_may_be_enclosed_fields_may_not() -> None:
    """R-18, AG-12."""
    one = farm(". . . S F R . . . . R . . . .", {"wood": 4})
    inside = {move.area for move in _moves(_fencing(one))}
    assert area("0,3") in inside
    assert area("0,4") not in inside


def test_animals_that_lose_their_place_are_let_go_after_the_last_fence() -> None:
    """R-26, AG-4: not in the middle, since a further pasture may take them in."""
    one = farm("S S . . . R . . . . R . . . .", {"wood": 7, "sheep": 1, "boar": 1, "cattle": 1})
    state = do(_fencing(one), "fence h0.0 h0.1 h1.0 h1.1 v0.0 v0.2")
    assert own(state) == {"wood": 1, "sheep": 1, "boar": 1, "cattle": 1}
    state = do(state, "done")
    assert set(texts(state)) == {"keep sheep -1", "keep boar -1", "keep cattle -1"}
    split = do(_fencing(one), "fence h0.0 h0.1 h1.0 h1.1 v0.0 v0.2", "fence v0.1")
    assert not split.pending, "three kinds in two pastures and the house"


def _reached(one: Farm, before: int, pastures: tuple[int, ...]) -> set[int]:
    """Every set of fences that pasture after pasture leads to."""
    found: set[int] = set()
    todo = [(before, pastures)]
    while todo:
        fences, now = todo.pop()
        for ring in rings(bare_mask(one.cells), fences, now, 15 - fences.bit_count()):
            after = fences | ring.edges
            if after not in found:
                found.add(after)
                todo.append((after, fenced_in(now, ring.area)))
    return found


@pytest.mark.parametrize("drawn", ["0,3 0,4 1,3 1,4", "0,2 0,3 0,4 1,4", "0,1 1,1 2,1 1,2"])
@pytest.mark.parametrize("begun", ["", "0,3", "1,1 1,2"])
def test_pasture_after_pasture_leads_to_every_legal_set(drawn: str, begun: str) -> None:
    """AG-12: whatever fences an action may leave, by the plain rules, can be built in moves."""
    free = area(drawn)
    signs = ["." if free >> cell & 1 else "F" for cell in range(CELLS)]
    one = farm(" ".join(signs), pastures=[begun] if begun and not area(begun) & ~free else [])
    bare, before = _bare(one), _edges(one.fences)
    edges = [edge for edge in range(38) if any(AROUND[cell] >> edge & 1 for cell in cells(free))]
    legal = set()
    for bits in range(1 << len(edges)):
        after = one.fences
        for k, edge in enumerate(edges):
            after |= (bits >> k & 1) << edge
        if after.bit_count() <= 15 and naive.legal(bare, before, _edges(after)):
            legal.add(after)
    assert _reached(one, one.fences, one.pastures) == legal


def _random_farms(count: int) -> list[Farm]:
    """Farms with some fields and a pasture or two."""
    found: list[Farm] = []
    luck = Luck.seeded(7)
    while len(found) < count:
        signs = BARE.split()
        for _ in range(3):
            spot, luck = luck.below(CELLS)
            signs[spot] = "F" if signs[spot] == "." else signs[spot]
        one = farm(" ".join(signs))
        for _ in range(2):
            ways = rings(bare_mask(one.cells), one.fences, one.pastures, min(8, fences_left(one)))
            if ways:
                pick, luck = luck.below(len(ways))
                ring = ways[pick]
                fences = one.fences | ring.edges
                one = one._replace(
                    fences=fences,
                    rails=bytes(cells(fences)),
                    pastures=fenced_in(one.pastures, ring.area),
                )
        found.append(one)
    return found


@pytest.mark.parametrize("number", range(8))
def test_rings_are_those_of_the_plain_rules(number: int) -> None:
    """R-23, R-25, AG-12: on farms with fields and pastures, for several amounts of wood."""
    one = _random_farms(8)[number]
    bare, before = _bare(one), _edges(one.fences)
    pastures = {frozenset(divmod(cell, 5) for cell in cells(p)) for p in one.pastures}
    assert set(naive.enclosed(bare, before)) == pastures
    for budget in (2, 5, fences_left(one)):
        ours = rings(bare_mask(one.cells), one.fences, one.pastures, budget)
        plain = naive.rings(bare, before, budget)
        assert {_edges(ring.edges) for ring in ours} == set(plain)
        assert any_ring(bare_mask(one.cells), one.fences, one.pastures, budget) == bool(plain)
        for ring in ours[::7]:
            after = {
                frozenset(divmod(cell, 5) for cell in cells(p))
                for p in fenced_in(one.pastures, ring.area)
            }
            assert after == set(naive.enclosed(bare, plain[_edges(ring.edges)]))
