"""Every sentence of the rule text and every ruling has a test that cites it."""

from __future__ import annotations

from tests.games.rulings import all_cited


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    """Without a gap in the numbers."""
    all_cited("rift_valley_reserve", {"R": 27, "RV": 37})
