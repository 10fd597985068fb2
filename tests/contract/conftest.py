"""One random play for each game, number of seats and seed."""

from __future__ import annotations

import pytest

from tests.contract.plays import RARE, Play, Subject, play, subjects

EVERY = tuple(
    pytest.param(subject, id=str(subject), marks=[pytest.mark.slow] * (subject.seed in RARE))
    for subject in subjects()
)


@pytest.fixture(params=EVERY)
def played(request: pytest.FixtureRequest) -> Play:
    """A whole random game."""
    subject: Subject = request.param
    return play(subject)
