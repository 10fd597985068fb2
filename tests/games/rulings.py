"""Which rules the page of a game tells, and which of them its tests cite."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path

from farmdesk import assets

DOCS = re.compile(r'^    """(.*?)"""', re.MULTILINE | re.DOTALL)
WHOLE = frozenset({"test_random_games.py", "test_census.py"})
"""Tests that go through all rules at once: what they cite does not count."""


def page(game_id: str) -> str:
    """The text of the page."""
    place = assets.folder("resources").parent / "docs" / "rules" / f"{game_id}.md"
    return place.read_text("utf-8")


def all_cited(
    game_id: str, counts: Mapping[str, int], left_out: Collection[str] = frozenset()
) -> None:
    """Holds when the rules are numbered without a gap, each is cited, and nothing else is.

    `counts` says by prefix how many there are; `left_out` are those that the page names elsewhere.
    """
    pattern = rf"(?:{'|'.join(counts)})-\d+"
    known = re.findall(rf"^- \*\*({pattern})\*\*", page(game_id), re.MULTILINE)
    for prefix, count in counts.items():
        every = [f"{prefix}-{n}" for n in range(1, count + 1)]
        expected = [rule for rule in every if rule not in left_out]
        assert [rule for rule in known if rule.startswith(f"{prefix}-")] == expected
    cited: set[str] = set()
    for file in (Path(__file__).parent / game_id).glob("test_*.py"):
        if file.name not in WHOLE:
            for docs in DOCS.findall(file.read_text("utf-8")):
                cited |= set(re.findall(rf"\b{pattern}\b", docs))
    assert sorted(set(known) - cited) == []
    assert sorted(cited - set(known) - set(left_out)) == []
