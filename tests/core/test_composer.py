"""The drag grammar: what may be lifted, what lights up, when a move is spelled."""

from __future__ import annotations

import pytest

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Group, IllegalMoveError, Move
from farmdesk.core.places import Slot
from tests.core.little import Spelled, ask, drop, group


def ready(composer: Composer) -> Move | None:
    """The move that is spelled now."""
    return composer.ready


def goes_on(composer: Composer) -> bool:
    """Is a longer move open now?"""
    return composer.open


def beside(composer: Composer) -> list[Move]:
    """The side moves that are buttons now."""
    return list(composer.side_buttons)


def buttons(composer: Composer) -> list[Move]:
    """The buttons that are open now."""
    return list(composer.buttons)


A, B, C, D = Slot("a"), Slot("b"), Slot("c"), Slot("d")


def test_one_drop_spells_a_simple_move() -> None:
    lay = Spelled("lay", (drop("a > b"),))
    composer = Composer(ask(lay, Spelled("other", (drop("a > c"),)), Spelled("pass")))
    assert composer.sources() == (A,)
    assert composer.targets(A) == (B, C)
    assert composer.targets(B) == ()
    assert ready(composer) is None
    composer.drop(A, B)
    assert ready(composer) is lay
    assert not goes_on(composer)
    assert composer.sources() == ()
    assert composer.drops == (drop("a > b"),)


def test_a_second_drop_is_asked_for_by_what_follows_the_first() -> None:
    north = Spelled("north", (drop("a > b"), drop("b > c")))
    south = Spelled("south", (drop("a > b"), drop("b > d")))
    composer = Composer(ask(north, south))
    composer.drop(A, B)
    assert ready(composer) is None
    assert goes_on(composer)
    assert composer.sources() == (B,)
    assert composer.targets(B) == (C, D)
    assert composer.candidates == (north, south)
    composer.drop(B, D)
    assert ready(composer) is south


def test_a_move_may_be_ready_while_a_longer_one_is_open() -> None:
    short = Spelled("plant", (drop("a > b"),))
    long = Spelled("plant and water", (drop("a > b"), drop("c > d")))
    composer = Composer(ask(short, long))
    composer.drop(A, B)
    assert ready(composer) is short
    assert goes_on(composer)
    composer.drop(C, D)
    assert ready(composer) is long
    assert not goes_on(composer)
    composer.back()
    assert ready(composer) is short


def test_buttons_are_open_only_while_nothing_is_composed() -> None:
    quit_, lay = Spelled("pass"), Spelled("lay", (drop("a > b"), drop("b > c")))
    composer = Composer(ask(quit_, lay))
    assert buttons(composer) == [quit_]
    assert ready(composer) is None
    composer.drop(A, B)
    assert buttons(composer) == []
    composer.back()
    assert buttons(composer) == [quit_]


def test_side_moves_are_composed_like_answers() -> None:
    side = Spelled("swap", (drop("c > d"),))
    composer = Composer(ask(Spelled("lay", (drop("a > b"),)), side=(side,)))
    assert composer.sources() == (A, C)
    composer.drop(C, D)
    assert ready(composer) is side


def test_a_side_move_without_drops_is_a_button_of_its_own_kind() -> None:
    quit_, cook = Spelled("pass"), Spelled("cook")
    lay = Spelled("lay", (drop("a > b"), drop("b > c")))
    composer = Composer(ask(quit_, lay, side=(cook,)))
    assert buttons(composer) == [quit_]
    assert beside(composer) == [cook]
    composer.drop(A, B)
    assert beside(composer) == []
    composer.back()
    assert beside(composer) == [cook]


@pytest.mark.parametrize("order", ["bcd", "bdc", "cbd", "cdb", "dbc", "dcb"])
def test_drops_of_a_group_come_in_any_order(order: str) -> None:
    fence = Spelled("fence", (group("a > b", "a > c", "a > d"),))
    composer = Composer(ask(fence))
    for made, letter in enumerate(order):
        assert set(composer.targets(A)) == {Slot(left) for left in order[made:]}
        assert ready(composer) is None
        composer.drop(A, Slot(letter))
    assert ready(composer) is fence


def test_a_group_is_finished_before_the_next_step() -> None:
    fence = Spelled("fence", (group("a > b", "a > c"), drop("c > d")))
    composer = Composer(ask(fence))
    composer.drop(A, C)
    with pytest.raises(IllegalMoveError):
        composer.drop(C, D)
    composer.drop(A, B)
    composer.drop(C, D)
    assert ready(composer) is fence


def test_equal_drops_are_counted() -> None:
    two = Spelled("pay 2", (group("a > b", "a > b"),))
    three = Spelled("pay 3", (group("a > b", "a > b", "a > b"),))
    composer = Composer(ask(two, three))
    composer.drop(A, B)
    assert ready(composer) is None
    composer.drop(A, B)
    assert ready(composer) is two
    assert goes_on(composer)
    composer.drop(A, B)
    assert ready(composer) is three
    with pytest.raises(IllegalMoveError):
        composer.drop(A, B)


def test_a_group_and_a_row_of_drops_can_begin_alike() -> None:
    ring = Spelled("ring", (group("a > b", "a > c"),))
    trail = Spelled("trail", (drop("a > c"), drop("a > d")))
    composer = Composer(ask(ring, trail))
    assert composer.targets(A) == (B, C)
    composer.drop(A, C)
    assert composer.targets(A) == (B, D)
    composer.drop(A, B)
    assert ready(composer) is ring


def test_an_illegal_drop_changes_nothing() -> None:
    composer = Composer(ask(Spelled("lay", (drop("a > b"), drop("b > c")))))
    composer.drop(A, B)
    for source, target in ((B, D), (A, B), (C, B)):
        with pytest.raises(IllegalMoveError, match=f"{source} > {target}"):
            composer.drop(source, target)
    assert composer.drops == (drop("a > b"),)
    assert composer.targets(B) == (C,)


def test_a_sweep_is_made_and_taken_back_as_one() -> None:
    fence = Spelled("fence", (drop("c > d"), group("a > b", "a > c", "a > d")))
    composer = Composer(ask(fence))
    composer.drop(C, D)
    composer.drop_all((drop("a > b"), drop("a > d")))
    assert composer.targets(A) == (C,)
    assert composer.back()
    assert composer.drops == (drop("c > d"),)
    assert composer.targets(A) == (B, C, D)
    assert composer.back()
    assert not composer.back()
    assert composer.sources() == (C,)


def test_a_sweep_with_one_illegal_drop_makes_none() -> None:
    composer = Composer(ask(Spelled("fence", (group("a > b", "a > c"),))))
    with pytest.raises(IllegalMoveError):
        composer.drop_all((drop("a > b"), drop("a > d")))
    assert composer.drops == ()
    assert composer.targets(A) == (B, C)


def test_clear_takes_all_back() -> None:
    composer = Composer(ask(Spelled("fence", (group("a > b", "a > c"), drop("c > d")))))
    composer.drop(A, B)
    composer.drop(A, C)
    composer.clear()
    assert composer.drops == ()
    assert composer.targets(A) == (B, C)
    assert not composer.back()


def test_sources_and_targets_are_listed_once_in_the_order_of_the_moves() -> None:
    moves = [Spelled(text, (drop(text),)) for text in ("c > a", "a > d", "a > b", "c > b")]
    composer = Composer(ask(*moves))
    assert composer.sources() == (C, A)
    assert composer.targets(A) == (D, B)
    assert composer.targets(C) == (A, B)


def test_a_group_stays_a_group_of_drops() -> None:
    payment = group("a > b", "a > b")
    assert isinstance(payment, Group)
    assert len(payment) == 2


def test_starts_are_what_could_be_lifted_before_the_first_drop() -> None:
    lay, other = Spelled("lay", (drop("a > b"),)), Spelled("other", (drop("c > d"),))
    paid = Spelled("paid", (group("d > a", "b > a"), drop("c > d")))
    composer = Composer(ask(lay, other, paid, Spelled("pass")))
    assert composer.starts == composer.sources() == (A, C, D, B)
    composer.drop(A, B)
    assert composer.sources() == ()
    assert composer.starts == (A, C, D, B)


def test_pairs_are_a_drop_and_what_may_follow_it_at_once() -> None:
    north = Spelled("north", (drop("a > b"), drop("b > c")))
    south = Spelled("south", (drop("a > b"), group("b > d", "c > d"), drop("d > a")))
    short = Spelled("short", (drop("a > d"),))
    loose = Spelled("loose", (group("a > c", "b > c"), drop("c > d")))
    composer = Composer(ask(north, south, short, loose))
    assert composer.pairs(A) == (
        (drop("a > b"), drop("b > c")),
        (drop("a > b"), drop("b > d")),
        (drop("a > b"), drop("c > d")),
    )
    assert composer.pairs(C) == ()
    composer.drop(A, B)
    assert composer.pairs(B) == (), "another drop of its group comes in between"
