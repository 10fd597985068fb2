"""Every sentence of the rule text and every ruling has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

from farmdesk import assets

HERE = Path(__file__).parent
DOCS = re.compile(r'^    """(.*?)"""', re.MULTILINE | re.DOTALL)
RULES = assets.folder("resources").parent / "docs" / "rules" / "agricola.md"
WITH_HAND_CARDS = {20, 22, 23, 26}
"""Rulings about the game with hand cards, which the page names as not built."""


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    """Without a gap in the numbers; the random games, which go through all rules, do not count."""
    text = RULES.read_text("utf-8")
    known = re.findall(r"^- \*\*((?:R|AG)-\d+)\*\*", text, re.MULTILINE)
    for prefix, count, left_out in (("R", 49, set[int]()), ("AG", 35, WITH_HAND_CARDS)):
        expected = [f"{prefix}-{n}" for n in range(1, count + 1) if n not in left_out]
        assert [rule for rule in known if rule.startswith(f"{prefix}-")] == expected
    cited: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file.name not in {Path(__file__).name, "test_random_games.py"}:
            for docs in DOCS.findall(file.read_text("utf-8")):
                cited |= set(re.findall(r"\b(?:R|AG)-\d+\b", docs))
    assert sorted(set(known) - cited) == []


def test_what_is_not_built_is_named() -> None:
    """The page says which rulings wait for hand cards."""
    tail = RULES.read_text("utf-8").partition("## With hand cards")[2]
    assert {int(n) for n in re.findall(r"AG-(\d+)", tail)} == WITH_HAND_CARDS
