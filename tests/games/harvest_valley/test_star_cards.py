"""Star cards: R-35 to R-38. The cultivator (R-39) stands with the machines."""

from __future__ import annotations

import pytest

from farmdesk.games.harvest_valley import GAME, scoring
from tests.games.harvest_valley.valleys import draw, points


def test_the_sprinkler_waters_diagonally() -> None:
    """R-35, HV-11: one point more on diagonal vegetables and trees, none on straight ones."""
    assert points(draw("S .\n. v4 0a", river="t1 . .")) == {"vegetables": 4, "water": 1}
    assert points(draw("S v4 0a", river="t1 . .")) == {"vegetables": 4}
    assert points(draw("S .\n. t2 0a", river="v1 . .")) == {"trees": 2, "water": 1}
    assert points(draw("S .\n. w 0a", river="v1 . .")) == {"wheat": 1}


def test_pond_and_sprinkler_add_up() -> None:
    """HV-29: a card in reach of both gains two."""
    assert points(draw("S .\np v4 0a", river="t1 . .")) == {"vegetables": 4, "water": 2}


@pytest.mark.parametrize("animal", ["b", "c", "L", "R"])
def test_the_well_counts_every_animal_around_it(animal: str) -> None:
    """R-36, HV-12: two points for each boar, crow, locusts, rabbit, also diagonally."""
    assert points(draw(f"{animal} . .\n. W 0a", river="t1 . .")) == {"well": 2}
    assert points(draw(f"{animal} W 0a", river="t1 . .")) == {"well": 2}


def test_the_well_pays_farmhouses_straight_next_to_it() -> None:
    """R-36, HV-12: every such farmhouse, not the diagonal ones."""
    state = draw("c b 0a\n. W 1a\n. 0b L", river="t1 . .")
    assert points(state, 0) == {"well": 6}
    assert points(state, 1) == {"well": 6}
    assert scoring.house_scores(state) == (0, 6, 6, 0)


def test_a_well_without_animals_gives_nothing() -> None:
    """R-36: crops, ponds and farmhouses are no animals."""
    assert points(draw("p W 0a\nw M .", river="v1 . .")) == {}


def test_animals_count_for_the_well_whatever_they_ate() -> None:
    """HV-25: a boar that cancels crops still counts; the crops do not."""
    assert points(draw("v4 b .\n. W 0a", river="t1 . .")) == {"well": 2}


def test_locusts_cancel_wheat_straight_next_to_them() -> None:
    """R-37, HV-10: fields are formed afterwards."""
    assert points(draw("0a w w w\n. . L .", river="t1 . .")) == {"wheat": 1}
    assert points(draw("0a w w .\n. . . L", river="t1 . .")) == {"wheat": 4}


def test_the_rabbit_costs_two_points() -> None:
    """R-38, HV-13: each farmhouse straight next to it; a score may fall below zero."""
    state = draw("0a R 1a\n. 0b v1", river="t1 . .")
    assert points(state, 0) == {"rabbit": -4, "vegetables": 1}
    assert GAME.standing(state).totals == scoring.totals(state) == (-3, -1)
    assert points(draw("0a .\n. R", river="t1 . .")) == {}


def test_water_does_not_help_against_animals() -> None:
    """HV-10, HV-11: what is eaten stays eaten."""
    assert points(draw("S c .\np t3 0a", river="v1 . .")) == {}
