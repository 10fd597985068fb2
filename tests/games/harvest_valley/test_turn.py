"""A player's turn: R-8 to R-10."""

from __future__ import annotations

from farmdesk.games.harvest_valley import cards as k
from tests.games.harvest_valley.valleys import asked, draw, moves, play, start, targets, what


def test_a_farmhouse_or_a_river_card() -> None:
    """R-8, R-9: the choice is one farmhouse or one of three open cards."""
    state = draw("v1 w", river="p t1 c")
    sources = {text.split(" > ")[0] for text in moves(state)}
    assert sources == {"river/0", "river/1", "river/2", "house@0/0"}
    assert asked(state).prompt.key == "harvest_valley.prompt.play"


def test_a_laid_card_is_replaced_by_the_top_of_the_deck() -> None:
    """R-9, HV-3: the gap in the river is filled with the next card, the others stay."""
    state = draw("v1 w", river="p t1 c")
    then = play(state, "river/1 > valley/0,2")
    assert what(then, "0,2") == "fruit_tree-1"
    assert then.river == (state.river[0], state.deck[-1], state.river[2])
    assert then.deck == state.deck[:-1]


def test_a_farmhouse_draws_nothing() -> None:
    """R-8, HV-3: river and deck stay as they are."""
    state = draw("v1 w", river="p t1 c")
    then = play(state, "house@0/0 > valley/1,1")
    assert what(then, "1,1") == "house:0-0"
    assert (then.river, then.deck) == (state.river, state.deck)
    assert then.houses == (1, 2)


def test_both_farmhouses_of_a_seat_can_be_built() -> None:
    """HV-20: they are equal; the second one follows the first."""
    state = play(draw("v1 w", river="p t1 c"), "house@0/0 > valley/1,1")
    state = play(play(state, "river/0 > valley/1,0"), "house@0/0 > valley/0,2")
    assert (what(state, "1,1"), what(state, "0,2")) == ("house:0-0", "house:0-1")
    assert state.houses == (0, 2)


def test_without_farmhouses_only_the_river_is_left() -> None:
    """R-8: who has built all farmhouses lays river cards."""
    state = draw("0a 0b v1", river="p t1 c")
    assert not targets(state, "house@0/0")
    assert asked(state).prompt.key == "harvest_valley.prompt.card"


def test_an_empty_deck_refills_nothing() -> None:
    """R-10: once the deck is out, gaps stay."""
    state = play(draw("v1 w", river="p t1 c", deck=0), "river/1 > valley/0,2")
    assert state.river[1] == k.NONE
    assert not targets(state, "river/1")
    assert targets(state, "river/0")


def test_a_dry_river_leaves_the_farmhouses() -> None:
    """R-10: with no card left the turn is building."""
    state = draw("v1 w", river=". . .", deck=0)
    assert {text.split(" > ")[0] for text in moves(state)} == {"house@0/0"}
    assert asked(state).prompt.key == "harvest_valley.prompt.house"


def test_farmhouses_may_be_built_at_any_time() -> None:
    """HV-1: also as the very first card, and nobody has to build."""
    state = start()
    assert targets(state, f"house@{state.turn}/0") == {"0,0"}
    late = draw("v1 w", river="p t1 c", deck=0)
    assert targets(late, "river/0")


def test_who_has_nothing_passes() -> None:
    """HV-2, HV-27: with a dry river and no farmhouse left the only answer is to pass."""
    state = draw("0a 0b v1", river=". . .", deck=0)
    assert moves(state) == {"pass"}
    assert asked(state).prompt.key == "harvest_valley.prompt.pass"
    assert asked(state).moves[0].script() == ()
    then = play(state, "pass")
    assert then.turn == 1
    assert then._replace(turn=0) == state


def test_nobody_passes_who_can_act() -> None:
    """HV-28: to pass is no choice."""
    assert "pass" not in moves(draw("0a 0b v1", river="p . .", deck=0))
    assert "pass" not in moves(draw("0a v1", river=". . .", deck=0))
