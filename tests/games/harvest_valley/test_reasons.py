"""Why a drop is wrong: one sentence for every mistake (the machines' own stand with them)."""

from __future__ import annotations

import pytest

from farmdesk.core.moves import Name
from tests.games.harvest_valley.valleys import draw, play, reason, why


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        ("river/0 > valley/0,1", "legal"),
        ("river/1 > valley/0,1", "river_gap"),
        ("river/3 > valley/0,1", "nothing_there"),
        ("deck > valley/0,1", "deck"),
        ("house@0/0 > valley/0,1", "legal"),
        ("house@1/0 > valley/0,1", "others_house"),
        ("house@7/0 > valley/0,1", "nothing_there"),
        ("valley/0,0 > valley/0,1", "stays"),
        ("valley/3,3 > valley/0,1", "nothing_there"),
        ("valley/99,0 > valley/0,1", "nothing_there"),
        ("gone > valley/0,1", "nothing_there"),
        ("river/0 > river/1", "valley_only"),
        ("river/0 > house@0/0", "valley_only"),
        ("river/0 > valley/x", "valley_only"),
        ("house@0/0 > deck", "valley_only"),
        ("river/0 > valley/0,0", "taken"),
        ("river/0 > valley/1,1", "only_diagonal"),
        ("river/0 > valley/0,2", "not_adjacent"),
        ("river/0 > valley/99,-99", "not_adjacent"),
    ],
)
def test_every_first_drop_has_its_answer(drop: str, said: str) -> None:
    """R-9, R-11: source first, then the space."""
    assert reason(draw("v1", river="p . ."), drop) == said


def test_it_is_somebody_elses_turn() -> None:
    """R-7: the sentence names whose turn it is."""
    state = draw("v1", river="p . .")
    assert reason(state, "river/0 > valley/0,1", seat=1) == "not_your_turn"
    found = why(state, "river/0 > valley/0,1", seat=1)
    assert found is not None
    assert dict(found.args) == {"who": Name(0)}


def test_all_farmhouses_are_built() -> None:
    """R-1."""
    assert reason(draw("0a 0b", river="p . ."), "house@0/0 > valley/1,0") == "no_house_left"


def test_the_game_is_over() -> None:
    """R-20: nothing is legal after the end."""
    over = play(draw("0a 0b 1a 1b", river="v1 . .", deck=0), "river/0 > valley/1,0")
    assert reason(over, "valley/1,0 > valley/2,0", seat=0) == "over"


def test_a_complete_move_takes_no_further_drop() -> None:
    """A laid card or weeds need one drop, a push two."""
    state = draw("v1 w", river="p T #")
    assert reason(state, "river/0 > valley/0,2", "valley/0,2 > valley/1,0") == "done"
    assert reason(state, "river/2 > valley/0,0", "valley/0,0 > valley/1,0") == "done"
    pushed = ("river/1 > valley/0,0", "valley/0,0 > valley/1,0", "valley/1,0 > valley/2,0")
    assert reason(state, *pushed) == "done"


def test_a_card_without_effect_is_complete_too() -> None:
    """HV-9: a tractor that only lies there pushes nothing."""
    state = draw("0a 0b", river="T . .")
    assert reason(state, "river/0 > valley/1,0") == "legal"
    assert reason(state, "river/0 > valley/1,0", "valley/1,0 > valley/2,0") == "done"


def test_who_must_pass_can_lift_nothing() -> None:
    """HV-2: neither the dry river nor a farmhouse."""
    state = draw("0a 0b", river=". . .", deck=0)
    assert reason(state, "river/0 > valley/1,0") == "river_gap"
    assert reason(state, "house@0/0 > valley/1,0") == "no_house_left"


def test_a_machine_before_any_land_card() -> None:
    """HV-9, HV-19: on a board of farmhouses only."""
    assert reason(draw("0a", river="T v1 ."), "river/0 > valley/0,1") == "needs_card"
