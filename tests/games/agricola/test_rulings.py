"""Every sentence of the rule text and every ruling has a test that cites it."""

from __future__ import annotations

import re

from tests.games.rulings import all_cited, page

WITH_HAND_CARDS = {"AG-20", "AG-22", "AG-23", "AG-26"}
"""Rulings about the game with hand cards, which the page names as not built."""


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    """Without a gap in the numbers."""
    all_cited("agricola", {"R": 49, "AG": 35}, WITH_HAND_CARDS)


def test_what_is_not_built_is_named() -> None:
    """The page says which rulings wait for hand cards."""
    tail = page("agricola").partition("## With hand cards")[2]
    assert set(re.findall(r"AG-\d+", tail)) == WITH_HAND_CARDS
