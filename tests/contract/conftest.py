"""One random play for each game, number of seats and seed."""

from __future__ import annotations

import pytest

from tests.contract.plays import Play, Subject, play, subjects


@pytest.fixture(params=tuple(subjects()), ids=str)
def played(request: pytest.FixtureRequest) -> Play:
    """A whole random game."""
    subject: Subject = request.param
    return play(subject)
