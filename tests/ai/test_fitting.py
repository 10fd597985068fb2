"""Least squares: known weights are found again."""

from __future__ import annotations

import random

import pytest

from farmdesk.ai.fitting import Fit

TRUE = (2.0, -1.0, 0.5)


def lessons(count: int, noise: float) -> Fit:
    """Rows with a constant and two numbers, outcomes by the true weights and some noise."""
    dice = random.Random(3)
    fit = Fit(3)
    for _ in range(count):
        row = (1.0, dice.uniform(-3, 3), dice.uniform(0, 9))
        truth = sum(w * x for w, x in zip(TRUE, row, strict=True))
        fit.learn(row, truth + dice.gauss(0, noise))
    return fit


def test_exact_lessons_are_learned_exactly() -> None:
    """Without noise and without pull."""
    assert lessons(20, 0.0).weights((0, 0, 0), 1e-9) == pytest.approx(TRUE)


def test_noise_averages_out() -> None:
    """Many lessons find the weights nearly."""
    assert lessons(4_000, 1.0).weights((0, 0, 0), 1.0) == pytest.approx(TRUE, abs=0.1)


def test_without_lessons_the_pull_decides() -> None:
    """Nothing learned: what was believed before stays."""
    assert Fit(3).weights((7, 8, 9), 1.0) == pytest.approx((7, 8, 9))


def test_faded_lessons_count_for_less() -> None:
    """The pull is stronger beside lessons that have faded."""
    fit = lessons(20, 0.0)
    fresh = fit.weights((0, 0, 0), 10.0)
    fit.fade(0.01)
    faded = fit.weights((0, 0, 0), 10.0)
    assert sum(map(abs, faded)) < sum(map(abs, fresh))
