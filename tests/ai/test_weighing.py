"""How far seats are ahead, and what a judge answers where nothing is solved."""

from __future__ import annotations

import pytest

from farmdesk.ai.weighing import OPEN, Unsolved, ahead


def test_alone_it_is_the_points() -> None:
    assert ahead((17,), (1.0,), win=6) == (17.0,)


def test_of_two_the_other_is_both_the_best_and_the_mean() -> None:
    assert ahead((10, 7), (1.0, 0.0), win=6) == (10 - 7 + 6, 7 - 10)


def test_of_three_the_best_other_and_the_mean_count_half_each() -> None:
    """The best one looks at the second."""
    assert ahead((12, 8, 4), (0, 0, 1), win=2) == (12 - 7, 8 - 10, 4 - 11 + 2)


def test_a_win_is_shared_by_its_shares() -> None:
    assert ahead((5, 5), (3.0, 1.0), win=8) == (6.0, 2.0)


@pytest.mark.parametrize("rivals", [0.0, 0.1, 0.5])
def test_rivals_may_count_for_less(rivals: float) -> None:
    mine, theirs = ahead((10, 7), (0, 1), win=0, rivals=rivals)
    assert (mine, theirs) == pytest.approx((10 - 7 * rivals, 7 - 10 * rivals))


def test_what_the_others_see_counts_for_them_alone() -> None:
    """The first seat hides three points: they are its own, and the other does not fear them."""
    assert ahead((10, 7), (0, 1), win=0, seen=(7, 7)) == (3, 0)


def test_nothing_is_solved() -> None:
    judge = Unsolved()
    assert judge.left("state") == OPEN
    assert judge.key("state") == "state"
    assert judge.chances("state") == ((1.0, "state"),)
