"""Every sentence of the rule text and every ruling has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

from farmdesk.games.harvest_valley.state import OVER
from tests.games.harvest_valley.valleys import draw, play, points

HERE = Path(__file__).parent
DOCS = re.compile(r'^    """(.*?)"""', re.MULTILINE | re.DOTALL)
RULES = HERE.parents[2] / "docs" / "rules" / "harvest_valley.md"


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    """R-1 to R-39 without a gap, HV-1 to HV-30 without a gap."""
    text = RULES.read_text("utf-8")
    known = re.findall(r"^- \*\*((?:R|HV)-\d+)\*\*", text, re.MULTILINE)
    for prefix, count in (("R", 39), ("HV", 30)):
        expected = [f"{prefix}-{n}" for n in range(1, count + 1)]
        assert [rule for rule in known if rule.startswith(f"{prefix}-")] == expected
    cited: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file.name != Path(__file__).name:
            for docs in DOCS.findall(file.read_text("utf-8")):
                cited |= set(re.findall(r"\b(?:R|HV)-\d+\b", docs))
    assert sorted(set(known) - cited - {"HV-23"}) == []


def test_cards_that_stay_in_the_deck_score_nothing() -> None:
    """HV-23: the valley can be full before the deck is out."""
    almost = """
    v1 t1 p c w
    b 0a w w t1
    v2 M 1a v2 v3
    T # v3 0b t1
    1b v4 t2 p .
    """
    then = play(draw(almost, river="w t2 .", deck=3), "river/1 > valley/4,4")
    assert then.turn == OVER
    assert len(then.deck) == 2
    assert sum(points(then).values()) == sum(points(then._replace(deck=())).values())
