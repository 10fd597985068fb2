"""The hand by itself: drag, click and keys over slots on squared paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from farmdesk.table.aim import SNAP, aimed
from farmdesk.table.gesture import Hand
from tests.core.little import Spelled, ask, drop, group
from tests.table.paper import Paper, click, drag, hand_for, middle
from tests.table.plain import BOARD, TRAY, rect_of

pytestmark = pytest.mark.usefixtures("qapp")

HERE, THERE, ASIDE = BOARD[0], BOARD[1], BOARD[11]
LAY = Spelled("lay", (drop(f"{TRAY[0]} > {HERE}"),))
LAY_THERE = Spelled("lay there", (drop(f"{TRAY[0]} > {THERE}"),))
OTHER = Spelled("other", (drop(f"{TRAY[1]} > {ASIDE}"),))
PUSH = Spelled("push", (drop(f"{TRAY[2]} > {BOARD[5]}"), drop(f"{BOARD[5]} > {BOARD[6]}")))
PUSH_DOWN = Spelled(
    "push down", (drop(f"{TRAY[2]} > {BOARD[5]}"), drop(f"{BOARD[5]} > {BOARD[9]}"))
)
SHORT = Spelled("short", (drop(f"{TRAY[0]} > {HERE}"),))
LONG = Spelled("long", (drop(f"{TRAY[0]} > {HERE}"), drop(f"{TRAY[1]} > {THERE}")))
BUTTON = Spelled("pass")


def test_a_drag_plays_a_move_that_cannot_go_on() -> None:
    hand, paper = hand_for(LAY, OTHER)
    drag(hand, TRAY[0], HERE)
    assert paper.moves == [LAY]
    assert hand.held is None
    assert paper.points, "the piece followed the pointer"


def test_two_clicks_play_it_too() -> None:
    hand, paper = hand_for(LAY, OTHER)
    click(hand, TRAY[0])
    assert hand.held == TRAY[0]
    assert not hand.dragging
    click(hand, HERE)
    assert paper.moves == [LAY]


def test_one_click_is_enough_where_a_quick_piece_has_one_place() -> None:
    hand, paper = hand_for(LAY, OTHER)
    paper.clicked_once = {TRAY[0]}
    click(hand, TRAY[1])
    assert hand.held == TRAY[1], "another piece is lifted as ever"
    click(hand, TRAY[0])
    assert paper.moves == [LAY]
    assert not hand.dragging


def test_a_quick_piece_with_a_choice_is_only_lifted() -> None:
    hand, paper = hand_for(LAY, LAY_THERE)
    paper.clicked_once = {TRAY[0]}
    hand.focus(TRAY[0])
    assert hand.enter()
    assert hand.held == TRAY[0]
    assert not paper.moves
    hand, paper = hand_for(LAY)
    paper.clicked_once = {TRAY[0]}
    hand.focus(TRAY[0])
    assert hand.enter()
    assert paper.moves == [LAY]


def test_only_what_may_be_lifted_is_lifted() -> None:
    hand, paper = hand_for(LAY)
    drag(hand, TRAY[1], HERE)
    click(hand, TRAY[1])
    click(hand, HERE)
    assert hand.held is None
    assert paper.moves == []


def test_without_a_question_nothing_happens() -> None:
    paper = Paper()
    hand = Hand(paper)
    hand.ask(None)
    drag(hand, TRAY[0], HERE)
    assert (hand.sources(), hand.targets(), hand.drops(), paper.moves) == ((), (), (), [])
    assert not hand.back()
    assert not hand.finish()


def test_a_press_becomes_a_drag_only_after_some_way() -> None:
    hand, _ = hand_for(LAY)
    hand.press(middle(TRAY[0]))
    hand.move(middle(TRAY[0]) + QPointF(3, 3))
    assert not hand.dragging
    hand.move(middle(TRAY[0]) + QPointF(10, 10))
    assert (hand.held, hand.dragging) == (TRAY[0], True)


def test_what_comes_next_is_in_hand_by_itself() -> None:
    hand, paper = hand_for(PUSH, PUSH_DOWN, LAY)
    drag(hand, TRAY[2], BOARD[5])
    assert hand.held == BOARD[5]
    assert hand.targets() == (BOARD[6], BOARD[9])
    assert paper.moves == []
    click(hand, BOARD[9])
    assert paper.moves == [PUSH_DOWN]


def test_passing_over_a_lit_slot_and_leaving_it_makes_both_drops() -> None:
    hand, paper = hand_for(PUSH, PUSH_DOWN, LAY)
    drag(hand, TRAY[2], BOARD[5], BOARD[6])
    assert paper.moves == [PUSH]


def test_both_drops_of_one_gesture_are_taken_back_together() -> None:
    longer = Spelled("longer", (*PUSH.drops, drop(f"{TRAY[1]} > {ASIDE}")))
    hand, paper = hand_for(longer)
    drag(hand, TRAY[2], BOARD[5], BOARD[6])
    assert len(hand.drops()) == 2
    assert hand.back()
    assert hand.drops() == ()
    assert paper.moves == []


def test_a_click_never_goes_through_a_slot() -> None:
    """Only a carried piece pushes what it drives over."""
    hand, paper = hand_for(PUSH, PUSH_DOWN)
    click(hand, TRAY[2])
    hand.move(middle(BOARD[5]))
    hand.move(middle(BOARD[6]))
    assert not hand.legal_at(BOARD[6])
    click(hand, BOARD[6])
    assert paper.moves == []


def test_ready_and_open_waits_for_the_tick() -> None:
    hand, paper = hand_for(SHORT, LONG)
    drag(hand, TRAY[0], HERE)
    assert paper.moves == []
    assert hand.composer is not None
    assert hand.composer.ready == SHORT
    assert hand.finish()
    assert paper.moves == [SHORT]


def test_ready_and_open_may_go_on() -> None:
    hand, paper = hand_for(SHORT, LONG)
    drag(hand, TRAY[0], HERE)
    drag(hand, TRAY[1], THERE)
    assert paper.moves == [LONG]


def test_what_may_go_on_is_not_in_hand_by_itself() -> None:
    """A stray click or Enter on the place just hit would do more than was wanted."""
    hand, paper = hand_for(SHORT, LONG)
    drag(hand, TRAY[0], HERE)
    assert hand.held is None
    click(hand, THERE)
    assert paper.moves == []
    assert hand.sources() == (TRAY[1],)


def test_the_only_piece_is_in_hand_by_itself_where_the_table_says_so() -> None:
    """One click then answers; put back, it can be taken again."""
    hand, paper = hand_for(LAY, LAY_THERE)
    held = [hand.held]
    paper.given = {TRAY[0]}
    for moves in ((LAY, LAY_THERE, OTHER), (LAY, LAY_THERE)):
        hand.ask(ask(*moves))
        held.append(hand.held)
    assert hand.back()
    assert [*held, hand.held] == [None, None, TRAY[0], None], "only where it is the only one"
    hand.ask(ask(LAY, LAY_THERE))
    click(hand, THERE)
    assert paper.moves == [LAY_THERE]


def test_a_group_is_dropped_in_any_order() -> None:
    fence = Spelled("fence", (group(f"{TRAY[0]} > {HERE}", f"{TRAY[1]} > {THERE}"),))
    for first, second in ((0, 1), (1, 0)):
        hand, paper = hand_for(fence)
        drag(hand, TRAY[first], (HERE, THERE)[first])
        assert hand.held == TRAY[second], "the other one is in hand by itself"
        click(hand, (HERE, THERE)[second])
        assert paper.moves == [fence]


def test_a_button_is_no_drop() -> None:
    hand, paper = hand_for(BUTTON, LAY)
    assert hand.sources() == (TRAY[0],)
    assert not hand.finish()
    assert paper.moves == []


def test_back_lets_go_first_and_then_takes_drops_back() -> None:
    hand, _ = hand_for(PUSH, PUSH_DOWN, LAY)
    click(hand, TRAY[0])
    assert hand.back()
    assert hand.held is None
    drag(hand, TRAY[2], BOARD[5])
    assert hand.back()
    assert hand.drops() == ()
    assert hand.held is None
    assert not hand.back()


def test_an_interrupted_drag_leaves_the_drops() -> None:
    hand, paper = hand_for(PUSH, PUSH_DOWN)
    drag(hand, TRAY[2], BOARD[5])
    hand.press(middle(BOARD[5]))
    hand.move(middle(BOARD[6]))
    assert hand.dragging
    hand.cancel()
    assert hand.drops() == PUSH.drops[:1]
    assert hand.held == BOARD[5]
    hand.release(middle(BOARD[6]))
    assert paper.moves == []
    click(hand, BOARD[6])
    assert paper.moves == [PUSH]


def test_an_interruption_leaves_a_clicked_piece_in_hand() -> None:
    """Looking at another window is no change of mind."""
    hand, _ = hand_for(LAY)
    click(hand, TRAY[0])
    hand.cancel()
    assert hand.held == TRAY[0]


def test_an_interruption_forgets_a_press() -> None:
    hand, _ = hand_for(LAY)
    hand.press(middle(TRAY[0]))
    hand.cancel()
    hand.move(middle(HERE))
    assert hand.held is None
    hand.release(middle(HERE))
    assert hand.held is None


def test_everything_goes_back_at_once() -> None:
    hand, _ = hand_for(PUSH)
    drag(hand, TRAY[2], BOARD[5])
    hand.drop_everything()
    assert (hand.held, hand.drops()) == (None, ())


def test_a_new_question_empties_the_hand() -> None:
    hand, paper = hand_for(LAY, PUSH)
    hand.press(middle(TRAY[0]))
    hand.move(middle(HERE))
    hand.ask(ask(OTHER))
    assert (hand.held, hand.dragging, hand.hovered) == (None, False, None)
    hand.release(middle(HERE))
    assert paper.moves == []


def test_asking_what_a_drop_would_leave_changes_nothing() -> None:
    hand, _ = hand_for(PUSH, PUSH_DOWN, LAY)
    hand.lift(TRAY[2])
    assert hand.moves_at(BOARD[5]) == (PUSH, PUSH_DOWN)
    assert hand.moves_at(HERE) == ()
    assert hand.drops() == ()
    assert hand.drops_at(HERE) == (drop(f"{TRAY[2]} > {HERE}"),)


@pytest.mark.parametrize(("beside", "falls_in"), [(0.0, True), (SNAP - 2, True), (SNAP + 4, False)])
def test_a_drop_near_a_lit_slot_falls_into_it(beside: float, falls_in: bool) -> None:
    """Beside the board there is no other slot to be meant."""
    hand, paper = hand_for(LAY)
    rect = rect_of(HERE)
    assert rect is not None
    hand.lift(TRAY[0], dragging=True)
    point = QPointF(rect.left() - beside, rect.center().y())
    assert hand.legal_at(aimed(hand, paper, point)) is falls_in
    hand.release(point)
    assert paper.moves == ([LAY] if falls_in else [])


def test_the_nearest_lit_slot_is_meant() -> None:
    hand, paper = hand_for(LAY, LAY_THERE)
    rect = rect_of(THERE)
    assert rect is not None
    hand.lift(TRAY[0], dragging=True)
    hand.release(QPointF(rect.left() - 1, rect.center().y()))
    assert paper.moves == [LAY_THERE]


def test_the_ring_places_too() -> None:
    hand, paper = hand_for(LAY)
    assert not hand.enter()
    hand.focus(TRAY[0])
    assert hand.enter()
    hand.focus(ASIDE)
    assert not hand.enter(), "not legal there"
    assert hand.held == TRAY[0]
    hand.focus(HERE)
    assert hand.enter()
    assert paper.moves == [LAY]


def test_enter_on_the_held_piece_puts_it_back() -> None:
    hand, _ = hand_for(LAY)
    hand.focus(TRAY[0])
    hand.enter()
    assert hand.enter()
    assert hand.held is None


def test_the_mouse_takes_the_ring_away() -> None:
    hand, _ = hand_for(LAY)
    hand.focus(TRAY[0])
    hand.press(middle(HERE))
    assert hand.ring is None
