"""Every sentence of the rule text and every ruling has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

from farmdesk import assets

HERE = Path(__file__).parent
DOCS = re.compile(r'^    """(.*?)"""', re.MULTILINE | re.DOTALL)
RULES = assets.folder("resources").parent / "docs" / "rules" / "formidable_farm.md"


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    """Without a gap in the numbers; the random games, which go through all rules, do not count."""
    text = RULES.read_text("utf-8")
    known = re.findall(r"^- \*\*((?:R|FF)-\d+)\*\*", text, re.MULTILINE)
    for prefix, count in (("R", 58), ("FF", 34)):
        expected = [f"{prefix}-{n}" for n in range(1, count + 1)]
        assert [rule for rule in known if rule.startswith(f"{prefix}-")] == expected
    cited: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file.name not in {Path(__file__).name, "test_random_games.py", "test_census.py"}:
            for docs in DOCS.findall(file.read_text("utf-8")):
                cited |= set(re.findall(r"\b(?:R|FF)-\d+\b", docs))
    assert sorted(set(known) - cited) == []
    assert cited <= set(known)
