"""What the judge of Agricola reads of a farm, and the fences that it plans, by the rules."""

from __future__ import annotations

import random

import pytest

from farmdesk.ai.judges.agricola import layouts
from farmdesk.ai.judges.agricola.needs import clock, food_needs
from farmdesk.ai.judges.agricola.reading import NAMES, read
from farmdesk.core.luck import Luck
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.fences import fenced_in, rings
from farmdesk.games.agricola.meals import Withhold
from farmdesk.games.agricola.moves import Fence
from farmdesk.games.agricola.scoring import total
from farmdesk.games.agricola.spaces import HARVESTS
from farmdesk.games.agricola.state import Farm, State, bare_mask, fences_left, is_work
from farmdesk.games.agricola.worth import larder, owed
from tests.games.agricola.farms import asked, do, farm, harvest, table


def states(seats: int, seed: int) -> list[State]:
    """All states of a game in which anything is answered, but nothing is thrown away to beg."""
    dice = random.Random(seed)
    state = GAME.setup({}, seats, Luck.seeded(seed))
    found = [state]
    while decisions := GAME.decisions(state):
        moves = [move for move in decisions[0].moves if not isinstance(move, Withhold)]
        state = GAME.apply(state, decisions[0].seat, dice.choice(moves), None)
        found.append(state)
    return found


def named(state: State, seat: int = 0) -> dict[str, float]:
    """What is read of a farm, by name."""
    return dict(zip(NAMES, read(state, seat, clock(state)), strict=True))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_food_owed_and_missing_is_that_of_the_rules(seats: int) -> None:
    """AG-5, AG-16: the need of the next harvest, and what misses once all is turned into food."""
    compared = 0
    for state in (one for seed in range(3) for one in states(seats, seed)):
        if not is_work(state) or state.promised:
            continue
        for seat, one in enumerate(state.farms):
            row, told = named(state, seat), larder(state, seat)
            need = food_needs(one, clock(state), alone=seats == 1)
            assert need.owed[0] == owed(state, seat)
            assert row["hungry"] * 4 == pytest.approx(told.short)
            if not any(code > 2 for code in one.cells):  # nothing grows until then
                assert row["starving"] * 4 == pytest.approx(told.begging)
                compared += told.begging > 0
    assert compared > 10


@pytest.mark.parametrize(
    ("people_", "number", "alone", "needs"),
    [
        (2, 1, False, ((4, 4), 8, 24)),  # two harvests of two adults; 2 + 3 * 2 placements
        (2, 1, True, ((6, 6), 8, 36)),  # alone an adult eats three
        (3, 8, False, ((6, 6), 6, 24)),
        (5, 14, False, ((10, 0), 5, 10)),
    ],
)
def test_the_horizon_of_food(
    people_: int, number: int, alone: bool, needs: tuple[tuple[int, int], int, int]
) -> None:
    """AG-5: the next two harvests, placements before the first, and all harvests to the end."""
    state = table(farm(people=people_), farm(), number=number)
    need = food_needs(state.farms[0], clock(state), alone=alone)
    assert (need.owed, need.actions, need.later) == needs


def test_newborns_eat_one_in_the_harvest_of_their_round_only() -> None:
    """AG-5: one in round 4, two in round 7; born in round 3 it eats two in round 4 already."""
    for number, first, second in ((4, 5, 6), (3, 6, 6)):
        state = table(farm(people=3, newborns=1), farm(), number=number)
        assert food_needs(state.farms[0], clock(state), alone=False).owed == (first, second)


def test_a_farm_is_read_as_it_stands() -> None:
    """A hand-made farm: rooms to spare, wood for another, fields, crops, beasts and a fireplace."""
    drawn = """
        R F  g3 . .
        R v2 .  . S
        R .  .  . .
    """
    have = {"wood": 7, "reed": 2, "grain": 1, "food": 1, "sheep": 2, "boar": 1, "clay": 3}
    one = farm(drawn, have, ["1,3 1,4"], cards=("fireplace_2",))
    row = named(table(one, farm(), number=5))
    assert row["spare"] == 1.0
    assert row["room_ready"] == 1.0  # 5 wood and 2 reed
    assert row["wood"] == 1.0
    assert row["wood_more"] == pytest.approx(2 / 5)
    assert row["reno_ready"] == 1.0  # three rooms of clay, and a reed
    assert (row["fallow"], row["planted"]) == (0.5, 1.0)
    assert row["reap_grain"] == 1.0  # all three grain in five harvests
    assert row["reap_vegetable"] == pytest.approx(2 / 3)
    assert row["sowable"] == 0.5
    assert (row["no_grain"], row["no_vegetable"], row["no_cattle"]) == (0.0, 0.0, 1.0)
    assert row["births"] == 1.0  # a lamb; the boar is alone
    assert row["cookable"] == 1.0  # 3 animals, 2 food each
    assert row["hungry"] * 4 == 3
    assert row["starving"] == 0.0
    assert (row["cooks"], row["hearth"], row["bakes"]) == (1.0, 0.0, 0.5)
    assert row["stables"] * 2 == 1.0
    assert row["unused"] * 6 == 7.0


def test_births_need_room() -> None:
    """AG-4: a pasture for two sheep, and the house: one lamb; with a boar in the house none."""
    for have, births in (({"sheep": 2}, 1.0), ({"sheep": 2, "boar": 1}, 0.0)):
        state = table(farm(have=have, pastures=["0,4"]), farm())
        assert named(state)["births"] == births


def test_the_start_and_the_end_are_told_apart() -> None:
    """Placements left: 28 at the beginning, one at the end; and whether the family could grow."""
    first = table(farm(), farm(), number=1)
    assert named(first)["actions"] * 20 == 28
    last = table(farm(people=1), farm(), number=14)
    assert named(last)["actions"] * 20 == 1
    roomy = farm("R . . . .\nR . . . .\nR . . . .")
    assert named(table(roomy, farm(), show=["basic_wish"]))["grow_now"] == 1.0
    assert named(table(farm(), farm(), show=["basic_wish"]))["grow_now"] == 0.0
    assert named(table(farm(), farm(), show=["urgent_wish"]))["grow_now"] == 1.0


def _points(one: Farm, areas: tuple[int, ...]) -> int:
    """By the scoring table: points of a farm with these pastures and nothing else changed."""
    state = table(one._replace(pastures=areas), farm())
    return total(state, 0)


def _tried(one: Farm, most: int) -> int:
    """The most points that fences bring, every way to build them tried."""
    best, todo, known = 0, [(one.fences, one.pastures, most)], set()
    now = _points(one, one.pastures)
    while todo:
        fences, areas, left = todo.pop()
        best = max(best, _points(one, areas) - now)
        for ring in rings(bare_mask(one.cells), fences, areas, left):
            cost = ring.edges.bit_count()
            way = fences | ring.edges, fenced_in(areas, ring.area), left - cost
            if way not in known:
                known.add(way)
                todo.append(way)
    return best


@pytest.mark.parametrize("wood", [3, 4, 6, 7, 8])
@pytest.mark.parametrize(
    ("drawn", "pastures"),
    [
        ("R F . . .\nR F . S .\nR . . . .", []),
        ("R F F . .\nR R . . .\nR . S . .", ["0,3 0,4 1,3 1,4"]),
        (". . . . .\nR . . . S\nR . . . S", ["1,4 2,4"]),
    ],
)
def test_fences_are_planned_for_all_they_bring(drawn: str, pastures: list[str], wood: int) -> None:
    """AG-12: no fences for so much wood bring more points at once than those that are planned."""
    one = farm(drawn, {"wood": wood}, pastures)
    found = layouts.fences_for(one, wood)
    best = max((_points(one, plan.areas) - _points(one, one.pastures) for plan in found), default=0)
    assert best == _tried(one, min(wood, fences_left(one)))


def test_planned_fences_can_be_built() -> None:
    """Every layout is a chain of legal moves that costs what it says and leaves what it says."""
    one = farm("R F . . .\nR F . S .\nR . . . .", {"wood": 15})
    begun = do(table(one, farm(), show=["fencing"]), "send fencing")
    found = layouts.fences_for(one, 15)
    assert len(found) > 5
    for plan in found:
        state = begun
        for ring in plan.way:
            moves = {m.area: m for m in asked(state).moves if isinstance(m, Fence)}
            state = GAME.apply(state, 0, moves[ring.area], None)
        built = state.farms[0]
        assert (built.fences, built.pastures) == (plan.fences, plan.areas)
        assert fences_left(built) == 15 - plan.used
        assert built.goods[0] == 15 - plan.used


def test_harvests_are_counted_to_the_end() -> None:
    """R-7: six in a game, the last one after round 14; in a harvest the next round is looked at."""
    for number in range(1, 15):
        state = table(farm(), farm(), number=number)
        need = food_needs(state.farms[0], clock(state), alone=False)
        assert need.harvests == sum(last >= number for last in HARVESTS)
    held = harvest(farm(have={"grain": 1, "vegetable": 4}), farm())
    assert clock(held) == (5, True)
