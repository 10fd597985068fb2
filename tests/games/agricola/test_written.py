"""How moves are written in saved matches."""

from __future__ import annotations

from farmdesk.core.saves import read
from farmdesk.games import find
from tests.games.test_golden import saved


def test_saved_matches_show_all_kinds_of_moves() -> None:
    """What a move is written as in a save stays as it is: every kind of it is in one of them."""
    kinds = {"send", "stock", "fence", "sow", "bake", "improve", "convert", "keep", "breed",
             "feed", "withhold", "done", "use", "pay", "return", "take"}  # fmt: skip
    seen = set()
    for path in saved("", of=("agricola",)):
        past = read(path, find).past
        seen |= {str(turn.move).split(" ")[0].partition("@")[0] for turn in past}
    assert kinds <= seen
