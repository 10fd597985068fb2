"""Every sentence of the rule text and every ruling has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

from farmdesk import assets

HERE = Path(__file__).parent
DOCS = re.compile(r'^    """(.*?)"""', re.MULTILINE | re.DOTALL)
RULES = assets.folder("resources").parent / "docs" / "rules" / "harvest_island.md"


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    """Without a gap in the numbers; the random games, which go through all rules, do not count."""
    text = RULES.read_text("utf-8")
    known = re.findall(r"^- \*\*((?:H|HI)-\d+)\*\*", text, re.MULTILINE)
    for prefix, count in (("H", 41), ("HI", 26)):
        expected = [f"{prefix}-{n}" for n in range(1, count + 1)]
        assert [rule for rule in known if rule.startswith(f"{prefix}-")] == expected
    cited: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file.name not in {Path(__file__).name, "test_random_games.py"}:
            for docs in DOCS.findall(file.read_text("utf-8")):
                cited |= set(re.findall(r"\b(?:H|HI)-\d+\b", docs))
    assert sorted(set(known) - cited) == []


def test_no_test_cites_what_is_not_there() -> None:
    """Numbers in tests are those of the page."""
    known = set(re.findall(r"\*\*((?:H|HI)-\d+)\*\*", RULES.read_text("utf-8")))
    cited = {
        rule
        for file in HERE.glob("test_*.py")
        for docs in DOCS.findall(file.read_text("utf-8"))
        for rule in re.findall(r"\b(?:H|HI)-\d+\b", docs)
    }
    assert cited <= known
