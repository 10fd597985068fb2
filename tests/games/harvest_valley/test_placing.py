"""Playing cards in the valley: R-11 to R-15."""

from __future__ import annotations

import pytest

from farmdesk.games.harvest_valley import state as valley
from tests.games.harvest_valley.valleys import (
    asked,
    draw,
    holding,
    play,
    reason,
    start,
    targets,
    what,
    why,
)


def test_a_card_goes_straight_next_to_a_card() -> None:
    """R-11: next to at least one card, not only diagonally, on an empty space."""
    state = draw("v1 .\n. .", river="p . .")
    assert targets(state, "river/0") == {"-1,0", "1,0", "0,-1", "0,1"}
    assert targets(state, "house@0/0") == targets(state, "river/0")
    assert reason(state, "river/0 > valley/1,1") == "only_diagonal"
    assert reason(state, "river/0 > valley/3,0") == "not_adjacent"
    assert reason(state, "river/0 > valley/0,0") == "taken"


def test_a_farmhouse_counts_as_a_card_to_lie_next_to() -> None:
    """R-11: next to a farmhouse is next to a card."""
    assert targets(draw("0a", river="p . ."), "river/0") == {"-1,0", "1,0", "0,-1", "0,1"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_card_goes_in_the_middle(seats: int) -> None:
    """R-12, HV-19: only the middle is open to the first card."""
    state = draw("", seats=seats, river="v1 # T")
    assert targets(state, "river/0") == {"0,0"}
    assert targets(state, "house@0/0") == {"0,0"}
    assert asked(state).prompt.key == "harvest_valley.prompt.first"
    assert reason(state, "river/0 > valley/0,1") == "first_in_middle"


def test_cards_with_a_target_cannot_be_first() -> None:
    """HV-19: weeds and tractor need a land card."""
    state = draw("", river="v1 # T")
    assert not targets(state, "river/1")
    assert reason(state, "river/1 > valley/0,0") == "needs_card"
    assert reason(state, "river/2 > valley/0,0") == "needs_card"


@pytest.mark.parametrize("seats", [2, 4])
def test_two_and_four_players_stay_within_five_by_five(seats: int) -> None:
    """R-13, R-15, HV-8: a sixth row or column is closed."""
    wide = draw("v1 v2 w w p", seats=seats, river="c . .")
    assert "0,5" not in targets(wide, "river/0")
    assert "0,-1" not in targets(wide, "river/0")
    assert {"1,0", "-1,4"} <= targets(wide, "river/0")
    assert reason(wide, "river/0 > valley/0,5") == "too_wide.square"
    assert dict(why(wide, "river/0 > valley/0,5").args) == {"width": 6}  # type: ignore[union-attr]  # there is a reason
    high = draw("v1\nv2\nw\nw\np", seats=seats, river="c . .")
    assert "5,0" not in targets(high, "river/0")
    assert reason(high, "house@0/0 > valley/5,0") == "too_high.square"
    assert valley.limits(high) == ((5, 5),)


@pytest.mark.parametrize("seats", [3, 5])
def test_three_and_five_players_may_choose_the_long_side(seats: int) -> None:
    """R-14: 5 by 6 or 6 by 5, open until a sixth row or column is there."""
    five = draw("v1 v2 w w p\nw . . . .\nw . . . .\nb . . . .\nt1 . . . .", seats, river="c . .")
    assert valley.limits(five) == ((5, 6), (6, 5))
    assert {"0,5", "0,-1", "5,0", "-1,0"} <= targets(five, "river/0")
    wide = play(five, "river/0 > valley/0,5")
    assert valley.limits(wide) == ((5, 6),)
    assert valley.size(wide) == (5, 6)
    wide = holding(wide, "c . .")
    assert not {"5,0", "-1,0", "0,6", "0,-1"} & targets(wide, "river/0")
    assert reason(wide, "river/0 > valley/5,0") == "too_big"
    assert reason(wide, "river/0 > valley/0,-1") == "too_wide.oblong"
    high = play(five, "river/0 > valley/5,0")
    assert valley.limits(high) == ((6, 5),)
    assert reason(holding(high, "c . ."), "river/0 > valley/6,0") == "too_high.oblong"


def test_a_space_inside_the_limit_is_open_on_both_sides() -> None:
    """HV-8: the limit is the rectangle around all cards, wherever the first card lay."""
    state = draw("v1 v2 w w", river="c . .")
    assert {"0,4", "0,-1"} <= targets(state, "river/0")
    left = play(state, "river/0 > valley/0,-1")
    assert what(left, "0,-1") == "crow-1"
    left = holding(left, "c . .")
    assert not {"0,4", "0,-2"} & targets(left, "river/0")


def test_the_helper_line_knows_what_a_space_would_close() -> None:
    """R-14: whoever makes it 6 high closes 6 wide, and the other way round."""
    five = draw("v1 v2 w w p\nw . . . .\nw . . . .\nb . . . .\nt1 . . . .", 3, river="c . .")

    def said(r: int, c: int) -> str:
        found = valley.closes(five, valley.cell(r, c))
        return found.key if found else ""

    assert said(5, 0) == said(-1, 2) == "harvest_valley.closes.wide"
    assert said(0, 5) == said(4, -1) == "harvest_valley.closes.high"
    assert said(1, 1) == said(0, 0) == said(6, 0) == ""
    two = draw("v1 v2 w w p", 2, river="c . .")
    assert valley.closes(two, valley.cell(1, 1)) is None


def test_the_valley_starts_without_bounds() -> None:
    """What is read off an empty valley."""
    state = start()
    assert valley.bounds(state) is None
    assert valley.size(state) == (0, 0)
    assert valley.ring(state) == (valley.cell(0, 0),)
