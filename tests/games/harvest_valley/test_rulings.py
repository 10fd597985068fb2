"""Every sentence of the rule text and every ruling has a test that cites it."""

from __future__ import annotations

from farmdesk.games.harvest_valley.state import OVER
from tests.games.harvest_valley.valleys import draw, play, points
from tests.games.rulings import all_cited


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    """Without a gap in the numbers."""
    all_cited("harvest_valley", {"R": 39, "HV": 30})


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
