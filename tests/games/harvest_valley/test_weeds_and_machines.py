"""Weeds, tractor, meteorite and cultivator: R-16 to R-19, R-39."""

from __future__ import annotations

import pytest

from farmdesk.games.harvest_valley.cards import CARDS
from tests.games.harvest_valley.valleys import (
    asked,
    draw,
    holding,
    moves,
    play,
    reason,
    targets,
    what,
    why,
)


def test_weeds_cover_a_land_card_that_goes_back_to_the_river() -> None:
    """R-16, HV-3, HV-24: the covered card lies in the river slot of the weeds; nothing is drawn."""
    state = draw("v1 p 0a", river="w # c")
    assert targets(state, "river/1") == {"0,0", "0,1"}
    then = play(state, "river/1 > valley/0,1")
    assert what(then, "0,1") == "weeds-1"
    assert then.deck == state.deck
    assert [CARDS[card].id for card in then.river] == ["wheat-1", "pond-1", "crow-1"]
    assert then.left == state.left
    assert then.turn == 1


def test_weeds_cover_neither_farmhouses_nor_weeds_nor_empty_spaces() -> None:
    """R-16, HV-4."""
    state = draw("v1 p 0a", river="w # c")
    assert reason(state, "river/1 > valley/0,2") == "weeds.house"
    assert reason(state, "river/1 > valley/1,0") == "weeds.empty"
    again = holding(play(state, "river/1 > valley/0,1"), "w # c")
    assert targets(again, "river/1") == {"0,0"}
    assert reason(again, "river/1 > valley/0,1") == "weeds.weeds"


@pytest.mark.parametrize("sign", ["M", "T", "c", "b", "p", "C", "W", "w", "v4"])
def test_weeds_cover_any_other_land_card(sign: str) -> None:
    """HV-4: meteorite, tractor, crow, boar, pond and all others."""
    assert targets(draw(f"{sign} 0a", river="# . ."), "river/0") == {"0,0"}


def test_a_covered_meteorite_can_be_pushed_no_more_than_weeds_prevent() -> None:
    """HV-4, HV-5: once weeds cover the meteorite, the tractor may push the weeds."""
    state = play(draw("M v1", river="# T ."), "river/0 > valley/0,0")
    assert what(state, "0,0") == "weeds-1"
    pushed = play(state._replace(turn=0), "river/1 > valley/0,0; valley/0,0 > valley/1,0")
    assert (what(pushed, "0,0"), what(pushed, "1,0")) == ("tractor-1", "weeds-1")
    assert targets(holding(pushed, "# . ."), "river/0") == {"0,0", "0,1"}


def test_the_tractor_pushes_a_card_onto_an_empty_space() -> None:
    """R-17, HV-5: to any straight neighbour that is empty; the river is refilled."""
    state = draw(". v1 .\n. w p", river="T . .")
    assert moves(state, "river/0 > valley/0,1") == {
        "river/0 > valley/0,1; valley/0,1 > valley/-1,1",
        "river/0 > valley/0,1; valley/0,1 > valley/0,0",
        "river/0 > valley/0,1; valley/0,1 > valley/0,2",
    }
    then = play(state, "river/0 > valley/0,1; valley/0,1 > valley/0,0")
    assert (what(then, "0,0"), what(then, "0,1")) == ("vegetable-1", "tractor-1")
    assert then.river[0] == state.deck[-1]
    assert then.left == state.left - 1


def test_the_tractor_pushes_one_card_only() -> None:
    """R-17, HV-5: no chains, no slant, not two steps."""
    state = draw(". v1 .\n. w p", river="T . .")
    first = "river/0 > valley/0,1"
    assert reason(state, first) == "legal"
    assert reason(state, first, "valley/0,1 > valley/1,1") == "tractor.taken"
    assert reason(state, first, "valley/0,1 > valley/1,2") == "tractor.one_step"
    assert reason(state, first, "valley/0,1 > valley/0,3") == "tractor.one_step"
    assert reason(state, first, "valley/0,1 > valley/0,1") == "push_away"
    assert reason(state, first, "valley/1,1 > valley/0,0") == "push_first"
    assert reason(state, first, "valley/0,1 > river/1") == "push_in_valley"


def test_the_tractor_goes_on_land_cards_that_can_move() -> None:
    """R-17, R-19, HV-5: not on farmhouses, meteorites, empty spaces, cards with no way out."""
    state = draw(". 0a .\nv1 w M\n. p .", river="T v2 .")
    assert targets(state, "river/0") == {"1,0", "2,1"}
    assert reason(state, "river/0 > valley/0,1") == "tractor.house"
    assert reason(state, "river/0 > valley/1,2") == "meteorite"
    assert reason(state, "river/0 > valley/0,0") == "tractor.empty"
    assert reason(state, "river/0 > valley/1,1") == "tractor.stuck"


def test_the_tractor_may_push_another_tractor() -> None:
    """HV-5: weeds and machines are land cards like others."""
    assert targets(draw("# C p", river="T . ."), "river/0") == {"0,0", "0,1", "0,2"}
    assert targets(holding(draw("T p"), "T . ."), "river/0") == {"0,0", "0,1"}


def test_the_limit_holds_for_the_pushed_card() -> None:
    """R-18: no push out of the 5 by 5 valley; if no side is left, no tractor there."""
    state = draw("v1 v2 w w p", river="T . .")
    assert moves(state, "river/0 > valley/0,0") == {
        "river/0 > valley/0,0; valley/0,0 > valley/-1,0",
        "river/0 > valley/0,0; valley/0,0 > valley/1,0",
    }
    assert reason(state, "river/0 > valley/0,0", "valley/0,0 > valley/0,-1") == "too_wide.square"
    full = draw("v1 v2 w w p\nt1 w w c b\n. . . . .\n. . . . .\n. . . . .", river="T . .")
    assert "0,0" in targets(full, "river/0")  # upwards there is room as yet
    low = draw("v1 v2 w w p\nt1 w w c b\nv2 . . . .\nv3 . . . .\nv3 . . . .", river="T . .")
    assert "0,0" not in targets(low, "river/0")
    assert reason(low, "river/0 > valley/0,0") == "tractor.stuck"


def test_a_push_may_widen_the_valley_inside_the_limit() -> None:
    """HV-5: the pushed card may leave the rectangle of now."""
    state = play(draw("v1 v2", river="T . ."), "river/0 > valley/0,0; valley/0,0 > valley/0,-1")
    assert (what(state, "0,-1"), what(state, "0,0")) == ("vegetable-1", "tractor-1")


def test_the_cultivator_pushes_a_line() -> None:
    """R-39, HV-6: the unbroken line from its space on moves one step."""
    state = draw("v1 w p .\n. c . .", river="C . .")
    assert "river/0 > valley/0,0; valley/0,0 > valley/0,3" in moves(state)
    then = play(state, "river/0 > valley/0,0; valley/0,0 > valley/0,3")
    line = [what(then, f"0,{c}") for c in range(4)]
    assert line == ["cultivator-1", "vegetable-1", "wheat-1", "pond-1"]
    assert then.left == state.left - 1
    assert then.river[0] == state.deck[-1]


def test_the_cultivator_starts_anywhere_in_a_line() -> None:
    """R-39, HV-6: a part of a line up to its end may be pushed, also a single card."""
    state = draw("v1 w p .\n. c . .", river="C . .")
    assert moves(state, "river/0 > valley/0,1") == {
        "river/0 > valley/0,1; valley/0,1 > valley/0,3",
        "river/0 > valley/0,1; valley/0,1 > valley/0,-1",
        "river/0 > valley/0,1; valley/0,1 > valley/2,1",
        "river/0 > valley/0,1; valley/0,1 > valley/-1,1",
    }
    single = play(state, "river/0 > valley/0,2; valley/0,2 > valley/1,2")
    assert (what(single, "0,2"), what(single, "1,2")) == ("cultivator-1", "pond-1")


def test_the_cultivator_moves_weeds_along() -> None:
    """HV-4, HV-6: weeds that were pushed in a line still cannot be covered."""
    state = draw("v1 # p", river="C . .")
    then = play(state, "river/0 > valley/0,0; valley/0,0 > valley/0,3")
    assert [what(then, f"0,{c}") for c in range(4)] == [
        "cultivator-1", "vegetable-1", "weeds-1", "pond-1",
    ]  # fmt: skip
    assert targets(holding(then, "# . ."), "river/0") == {"0,0", "0,1", "0,3"}


@pytest.mark.parametrize(("firm", "name"), [("0a", "house"), ("M", "meteorite")])
def test_the_cultivator_moves_no_line_with_a_firm_card(firm: str, name: str) -> None:
    """R-19, R-39, HV-6: neither farmhouse nor meteorite may be in the line."""
    state = draw(f"v1 w {firm}", river="C . .")
    assert "river/0 > valley/0,0; valley/0,0 > valley/0,3" not in moves(state)
    first = "river/0 > valley/0,0"
    assert reason(state, first, "valley/0,0 > valley/0,3") == "cultivator.firm"
    said = reason(state, "river/0 > valley/0,2")
    assert said == ("cultivator.house" if name == "house" else "meteorite")


def test_the_cultivator_says_what_is_wrong() -> None:
    """R-39, HV-6, HV-21: only the first empty space at the end of the line is right."""
    state = draw("v1 v2 w w .\np . . . .", river="C v3 .")
    first = "river/0 > valley/0,0"
    assert reason(state, first, "valley/0,0 > valley/0,4") == "legal"
    assert reason(state, first, "valley/0,0 > valley/0,2") == "cultivator.end"
    assert reason(state, first, "valley/0,0 > valley/0,5") == "cultivator.end"
    assert reason(state, first, "valley/0,0 > valley/1,1") == "cultivator.straight"
    assert reason(state, first, "valley/0,0 > deck") == "push_in_valley"
    assert reason(state, "river/0 > valley/1,1") == "cultivator.empty"
    full = draw("v1 v2 w w p", river="C v3 .")
    assert reason(full, first, "valley/0,0 > valley/0,5") == "too_wide.square"
    walled = draw(". M .\n0a v1 0b\n. 1a .", river="C v3 .")
    assert reason(walled, "river/0 > valley/1,1") == "cultivator.stuck"


def test_a_line_of_five_cannot_leave_the_valley() -> None:
    """R-39, HV-6: no card may be pushed out of the grid."""
    state = draw("v1 v2 w w p", river="C . .")
    assert not any("> valley/0,5" in text or "> valley/0,-1" in text for text in moves(state))
    oblong = draw("v1 v2 w w p", seats=3, river="C . .")
    assert "river/0 > valley/0,0; valley/0,0 > valley/0,5" in moves(oblong)


def test_cards_without_any_use_may_lie_without_effect() -> None:
    """HV-9: no farmhouse left, and no river card has a legal target."""
    state = draw("0a 0b 1a", river="# T .", houses=(0, 1))
    assert asked(state).prompt.key == "harvest_valley.prompt.no_use"
    assert targets(state, "river/0") == targets(state, "river/1") != set()
    assert "0,0" not in targets(state, "river/0")
    assert reason(state, "river/0 > valley/0,1") == "taken"
    then = play(state, "river/1 > valley/1,0")
    assert what(then, "1,0") == "tractor-1"
    assert then.left == state.left - 1


def test_useless_weeds_stay_weeds() -> None:
    """HV-9, HV-4: weeds laid without effect are weeds: other weeds cannot cover them."""
    state = play(draw("0a 0b", river="# . ."), "river/0 > valley/1,0")
    again = holding(state, "# . .")
    assert asked(again).prompt.key == "harvest_valley.prompt.no_use"
    assert "1,0" not in targets(again, "river/0")


def test_no_card_lies_without_effect_while_something_else_is_possible() -> None:
    """HV-9: a farmhouse or another card comes first."""
    state = draw("0a 1a", river="# T .")
    assert {text.split(" > ")[0] for text in moves(state)} == {"house@0/0"}
    plain = draw("0a 0b", river="# v1 .")
    assert {text.split(" > ")[0] for text in moves(plain)} == {"river/1"}


def test_a_river_of_targets_only() -> None:
    """R-9: when all open cards go on a card, an empty space is refused in those words."""
    state = draw("0a 0b v1", river="# T .")
    assert reason(state, "river/0 > valley/1,0") == "targets_only"


def test_a_meteorite_is_laid_like_any_card() -> None:
    """R-19: it takes a space and does nothing."""
    state = play(draw("v1 p", river="M . ."), "river/0 > valley/1,0")
    assert what(state, "1,0") == "meteorite-1"
    assert "1,0" not in targets(holding(state, "T . ."), "river/0")


def test_reasons_name_what_they_speak_of() -> None:
    """A sentence about a card carries that card's name."""
    state = draw(". 0a .\nv1 w M\n. p .", river="T v2 .")
    stuck = why(state, "river/0 > valley/1,1")
    assert stuck is not None
    assert stuck.args[0][0] == "card"
    assert stuck.args[0][1].key == "harvest_valley.card.wheat"  # type: ignore[union-attr]  # it names a card
