"""End of the game and scoring: R-20 to R-31."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Ended, Event, Moved
from farmdesk.games.harvest_valley import GAME, scoring
from farmdesk.games.harvest_valley.cards import NORMAL, SPECIAL
from farmdesk.games.harvest_valley.state import OVER
from tests.games.harvest_valley.valleys import asked, draw, move, play, points, what

ALMOST = """
v1 t1 p c w
b 0a w w t1
v2 M 1a v2 v3
T # v3 0b t1
1b v4 t2 p .
"""


def test_the_game_ends_when_the_valley_is_full() -> None:
    """R-20: the twenty-fifth card ends it."""
    state = draw(ALMOST, river="w t2 .")
    assert state.left == 1
    then = play(state, "river/0 > valley/4,4")
    assert then.turn == OVER
    assert GAME.decisions(then) == ()


def test_the_game_ends_when_nobody_has_anything_left() -> None:
    """HV-2, HV-18: a dry river and no farmhouse anywhere end it without further passes."""
    state = draw("0a 0b 1a 1b", river="v1 . .", deck=0)
    then = play(state, "river/0 > valley/1,0")
    assert then.turn == OVER
    assert then.left == 20


def test_the_game_goes_on_while_somebody_can_act() -> None:
    """HV-2: the seat without anything passes, the other one still builds."""
    state = play(draw("0a 0b v2 1a", river="v1 . .", deck=0), "river/0 > valley/1,0")
    assert state.turn == 1
    then = play(state, "house@1/0 > valley/1,1")
    assert then.turn == OVER
    waiting = draw("0a 0b v2 1a", river=". . .", deck=0)
    assert play(waiting, "pass").turn == 1


def test_crows_cancel_trees_all_around() -> None:
    """R-21, HV-10: straight and diagonal, but no vegetables."""
    near = draw("t1 c .\n0a v2 t2\n. . t3", river="v1 . .")
    assert points(near) == {"vegetables": 2}
    far = draw("0a t1 w c", river="v1 . .")
    assert points(far) == {"trees": 1}


def test_boars_cancel_vegetables_straight_next_to_them() -> None:
    """R-22, HV-10: not the diagonal ones, and no trees."""
    state = draw("v2 b .\n0a t1 v3\nv4 . .", river="v1 . .")
    assert points(state) == {"trees": 1, "vegetables": 4}


def test_vegetables_count_straight_and_trees_all_around() -> None:
    """R-23: a farmhouse reaches four vegetable spaces and eight tree spaces."""
    state = draw("v1 v2 v2\nv3 0a v3\nv4 v4 w", river="t1 . .")
    assert points(state) == {"vegetables": 2 + 3 + 3 + 4}
    trees = draw("t1 t1 t1\nt2 0a t2\nt3 w p", river="v1 . .")
    assert points(trees)["trees"] == 1 + 1 + 1 + 2 + 2 + 3


def test_printed_crops_count_not_cards() -> None:
    """R-24: a card with four vegetables is worth four."""
    assert points(draw("v4 0a", river="t1 . .")) == {"vegetables": 4}


def test_ponds_water_vegetables_and_trees() -> None:
    """R-25, HV-11: one point for every pond straight next to the card, on a line of its own."""
    one = draw("p v4 0a", river="t1 . .")
    assert points(one) == {"vegetables": 4, "water": 1}
    two = draw("p v4 0a\n. p .", river="t1 . .")
    assert points(two) == {"vegetables": 4, "water": 2}
    slanted = draw(". v4 0a\np . .\n", river="t1 . .")
    assert points(slanted) == {"vegetables": 4}
    tree = draw("p t3 .\n. w 0a", river="v1 . .")
    assert points(tree) == {"trees": 3, "water": 1, "wheat": 1}
    wheat = draw("p w 0a", river="v1 . .")
    assert points(wheat) == {"wheat": 1}


def test_a_diagonal_vegetable_gives_neither_points_nor_water() -> None:
    """R-23, HV-11: water adds to cards that score for the farmhouse."""
    assert points(draw("v4 p\nw 0a", river="t1 . .")) == {"wheat": 1}


def test_eaten_crops_give_no_water() -> None:
    """HV-11, HV-10: only living cards are watered."""
    assert points(draw("p v4 0a\n. b .", river="t1 . .")) == {}


@pytest.mark.parametrize(("row", "worth"), [("w", 1), ("w w", 4), ("w w w", 9), ("w w w w", 16)])
def test_a_wheat_field_is_worth_its_square(row: str, worth: int) -> None:
    """R-26: any card of the field next to the farmhouse brings the whole field."""
    assert points(draw(f"0a {row}", river="t1 . .")) == {"wheat": worth}


def test_fields_are_joined_straight_only() -> None:
    """R-26, HV-14: cards that touch diagonally are fields of their own."""
    state = draw("w 0a\n. w", river="t1 . .")
    assert points(state) == {"wheat": 2}
    assert points(draw("w w\nw 0a", river="t1 . .")) == {"wheat": 9}
    around = draw("w w w\nw 0a w\n. t1 .", river="v1 . .")
    assert points(around) == {"wheat": 25, "trees": 1}


def test_a_field_scores_once_and_two_fields_both() -> None:
    """HV-14: one line of parts a field."""
    state = draw("w 0a w w", river="t1 . .")
    (line,) = [line for line in GAME.standing(state).lines if line.group == "wheat"]
    assert [part.points for part in line.parts] == [1, 4]
    assert line.parts[1].places == ("valley/0,2", "valley/0,3")


def test_shared_cards_score_for_every_farmhouse() -> None:
    """R-27: the same card counts for both seats, and twice for one seat's two farmhouses."""
    state = draw("0a v4 1a\n. 0b .", river="t1 . .")
    assert points(state, 0) == {"vegetables": 8}
    assert points(state, 1) == {"vegetables": 4}


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_add_both_farmhouses(seats: int) -> None:
    """R-28."""
    standing = GAME.standing(draw("0a v4 1a\nw 0b t1", seats, river="t2 . ."))
    assert standing.totals[:2] == (4 + 1 + 4 + 1 + 1, 4 + 1)
    assert not any(line.group == "left" for line in standing.lines)


@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_players_add_the_left_neighbour(seats: int) -> None:
    """R-29, HV-15: the left neighbour is the next seat in turn order; the last adds the first."""
    state = draw("0a v4 1a\n2a w 3a", seats, river="t1 . .")
    assert scoring.house_scores(state)[:4] == (4, 4, 1, 1)
    expected = (8, 5, 2, 5) if seats == 4 else (8, 5, 2, 1, 4)
    assert GAME.standing(state).totals == expected
    assert scoring.totals(state) == expected
    left = [(n.seat, n.of, n.points) for n in GAME.standing(state).lines if n.group == "left"]
    assert left[:2] == [(0, "valley/0,2", 4), (1, "valley/1,0", 1)]


def test_an_unbuilt_farmhouse_scores_nothing() -> None:
    """HV-1, HV-30: neither for its owner nor for the seat to the right."""
    standing = GAME.standing(draw("0a v4 .\n. . .", 4, river="t1 . ."))
    assert standing.totals == (4, 0, 0, 4)


def test_the_highest_total_wins() -> None:
    """R-30."""
    assert GAME.standing(draw("0a v4\nw 1a", river="t1 . .")).winners == (0, 1)
    assert GAME.standing(draw("0a v4 .\nw t1 1a", river="t2 . .")).winners == (0,)


def test_trees_break_a_tie() -> None:
    """R-31, HV-16: among equals whoever scored more with printed trees wins."""
    state = draw("v3 0a M 1a t3", river="t1 . .")
    standing = GAME.standing(state)
    assert standing.totals == (3, 3)
    assert standing.ties[0].values == (0, 3)
    assert standing.winners == (1,)


def test_water_does_not_break_a_tie() -> None:
    """HV-16: a tree of 1 with two ponds counts 1 for the tie-break; equal trees share the win."""
    state = draw(". p . . .\np t1 0a M 1a\n. . . . t2", river="v2 . .")
    standing = GAME.standing(state)
    assert (standing.totals[0], standing.totals[1]) == (3, 2)
    assert standing.ties[0].values == (1, 2)
    both = GAME.standing(draw("t1 0a M 1a t1", river="v2 . ."))
    assert both.winners == (0, 1)


def test_the_tie_break_counts_the_neighbours_trees_too() -> None:
    """HV-16: with four seats the trees of both farmhouses that make the total."""
    standing = GAME.standing(draw("t3 0a M 1a t2", 4, river="v2 . ."))
    assert standing.totals == (5, 2, 0, 3)
    assert standing.ties[0].values == (5, 2, 0, 3)


def test_machines_weeds_and_meteorites_score_nothing() -> None:
    """HV-7."""
    assert points(draw(". T .\nM 0a #\n. C .", river="v1 . .")) == {}


def test_cancelled_crops_leave_the_valley_at_the_end() -> None:
    """R-21, R-22, HV-10: each with the one who ate it, crows' first; the eaters stay."""
    state = draw(ALMOST, river="w t2 .")
    tell: list[Event] = []
    then = GAME.apply(state, 0, move(state, "river/0 > valley/4,4"), tell)
    ways = [(e.source, e.target) for e in tell if isinstance(e, Moved)][1:]
    assert ways == [("valley/1,4", "gone"), ("valley/0,0", "gone"), ("valley/2,0", "gone")]
    assert isinstance(tell[-1], Ended)
    assert [what(then, spot) for spot in ("1,4", "0,0", "2,0")] == ["", "", ""]
    assert [what(then, spot) for spot in ("0,3", "1,0")] == ["crow-1", "boar-1"]
    gone = [p.piece.name for p in GAME.table(then) if p.slot == "gone"]
    assert gone == ["fruit_tree-2", "vegetable-1", "vegetable-2"]
    said = [e.why for e in tell if isinstance(e, Moved) and e.why is not None]
    assert [dict(phrase.args)["by"].key for phrase in said] == [  # type: ignore[union-attr]  # the part is a phrase
        "harvest_valley.card.crow", "harvest_valley.card.boar", "harvest_valley.card.boar",
    ]  # fmt: skip


def test_every_farmhouse_tells_all_kinds_of_points_in_the_order_of_the_sheet() -> None:
    """What a farmhouse has none of is told with 0; well and rabbit only where they are played."""
    plain = draw(ALMOST, river="w t2 .")._replace(stock=NORMAL)
    every = ["vegetables", "trees", "water", "wheat"]
    assert [line.group for line in GAME.standing(plain).lines if line.seat == 0] == every * 2
    starred = plain._replace(stock=NORMAL + SPECIAL)
    groups = [line.group for line in GAME.standing(starred).lines if line.seat == 0]
    assert groups == [*every, "well", "rabbit"] * 2


def test_the_live_score_is_that_of_the_end() -> None:
    """HV-26: cancelled crops never count, whether they still lie there or not."""
    state = draw(ALMOST, river="w t2 .")
    then = play(state, "river/0 > valley/4,4")
    filled = draw(ALMOST.replace("p .", "p w"), river="t2 . .")
    assert GAME.standing(then).totals == GAME.standing(filled).totals
    assert asked(state).seat == 0


def test_notes_mark_eaten_and_watered_crops_and_fields() -> None:
    """What the table shows all the time."""
    state = draw("p v4 0a\nb t1 w\nv1 . w", river="t2 . .")
    kinds = [(note.kind, note.places, note.points) for note in GAME.standing(state).notes]
    assert ("lost", ("valley/2,0", "valley/1,0"), 0) in kinds
    assert ("bonus", ("valley/0,1", "valley/0,0"), 1) in kinds
    assert ("field", ("valley/1,2", "valley/2,2"), 4) in kinds
    assert len(kinds) == 3
