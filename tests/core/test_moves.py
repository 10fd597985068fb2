"""Phrases, scripts and moves as text."""

from __future__ import annotations

import pytest

from farmdesk.core.moves import IllegalMoveError, Move, Name, parse_move, phrase, script_text
from tests.core.little import Spelled, ask, drop, group


def test_phrases_are_equal_whatever_the_order_of_their_arguments() -> None:
    assert phrase("moved", who=Name(1), card="crow") == phrase("moved", card="crow", who=Name(1))
    assert phrase("moved", card="crow") != phrase("moved", card="boar")
    assert hash(phrase("cards", n=2)) == hash(phrase("cards", n=2))


def test_a_script_is_one_readable_line() -> None:
    script = (drop("river/0 > valley/1,2"), group("purse@0 > well", "purse@0 > box"))
    assert script_text(script) == "river/0 > valley/1,2; purse@0 > box + purse@0 > well"
    assert script_text(()) == ""


def test_a_move_is_found_by_its_text_among_answers_and_side_moves() -> None:
    lay, swap = Spelled("lay 1"), Spelled("swap")
    decision = ask(lay, side=(swap,))
    assert isinstance(lay, Move)
    assert decision.all_moves == (lay, swap)
    assert parse_move(decision, "lay 1") is lay
    assert parse_move(decision, "swap") is swap


@pytest.mark.parametrize("text", ["", "lay", "lay 1 ", "LAY 1", "lay 2"])
def test_a_text_that_is_no_legal_move_is_refused(text: str) -> None:
    with pytest.raises(IllegalMoveError, match="has no move"):
        parse_move(ask(Spelled("lay 1")), text)
