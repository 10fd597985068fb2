"""The hand: a move that waits for the tick, ways that answer, clicks that only look."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from farmdesk.core.places import Slot
from farmdesk.table.gesture import Hand
from tests.core.little import Spelled, drop
from tests.table.paper import Paper, click, drag, hand_for, middle
from tests.table.plain import BOARD, TRAY

pytestmark = pytest.mark.usefixtures("qapp")

LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
OTHER = Spelled("other", (drop(f"{TRAY[1]} > {BOARD[11]}"),))
PUSH = Spelled("push", (drop(f"{TRAY[2]} > {BOARD[5]}"), drop(f"{BOARD[5]} > {BOARD[6]}")))
PUSH_DOWN = Spelled(
    "push down", (drop(f"{TRAY[2]} > {BOARD[5]}"), drop(f"{BOARD[5]} > {BOARD[9]}"))
)
SHORT = Spelled("short", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
LONG = Spelled("long", (drop(f"{TRAY[0]} > {BOARD[0]}"), drop(f"{TRAY[1]} > {BOARD[1]}")))

# A move that waits for the tick


def test_with_confirm_a_spelled_move_waits_for_the_tick() -> None:
    hand, paper = hand_for(LAY, OTHER)
    hand.confirm = True
    drag(hand, TRAY[0], BOARD[0])
    assert paper.moves == []
    assert hand.composer is not None
    assert (hand.composer.ready, hand.held) == (LAY, None)
    assert hand.drops() == LAY.drops
    assert hand.finish()
    assert paper.moves == [LAY]


def test_a_move_that_waits_for_the_tick_can_be_taken_back() -> None:
    hand, paper = hand_for(LAY, OTHER)
    hand.confirm = True
    click(hand, TRAY[0])
    click(hand, BOARD[0])
    assert hand.back()
    assert hand.drops() == ()
    assert not hand.finish()
    drag(hand, TRAY[1], BOARD[11])
    assert hand.finish()
    assert paper.moves == [OTHER]


def test_confirm_asks_for_all_drops_first() -> None:
    hand, paper = hand_for(PUSH, PUSH_DOWN)
    hand.confirm = True
    drag(hand, TRAY[2], BOARD[5])
    assert not hand.finish()
    assert hand.held == BOARD[5], "what comes next is in hand"
    click(hand, BOARD[6])
    assert paper.moves == []
    assert hand.finish()
    assert paper.moves == [PUSH]


def test_what_waits_for_the_tick_gives_way_to_another_beginning() -> None:
    """By a drag or by clicks."""
    for clicks in (False, True):
        hand, paper = hand_for(LAY, OTHER)
        hand.confirm = True
        drag(hand, TRAY[0], BOARD[0])
        assert set(hand.sources()) == {TRAY[0], TRAY[1]}
        if clicks:
            click(hand, TRAY[1])
            click(hand, BOARD[11])
        else:
            drag(hand, TRAY[1], BOARD[11])
        assert hand.drops() == OTHER.drops
        assert paper.moves == []
        assert hand.finish()
        assert paper.moves == [OTHER]


def test_a_beginning_that_is_broken_off_has_taken_back_what_waited() -> None:
    hand, paper = hand_for(LAY, OTHER)
    hand.confirm = True
    drag(hand, TRAY[0], BOARD[0])
    drag(hand, TRAY[1], BOARD[6])
    assert hand.drops() == ()
    assert hand.held is None
    assert not hand.finish()
    assert paper.moves == []


def test_only_a_whole_move_gives_way() -> None:
    """Half a move goes on; without the tick nothing waits."""
    hand, _ = hand_for(PUSH, PUSH_DOWN, LAY)
    hand.confirm = True
    drag(hand, TRAY[2], BOARD[5])
    assert not hand.waiting
    assert hand.sources() == (BOARD[5],)
    hand, _ = hand_for(SHORT, LONG)
    drag(hand, TRAY[0], BOARD[0])
    assert not hand.waiting
    hand.confirm = True
    assert not hand.waiting, "it could go on"
    assert hand.sources() == (TRAY[1],)


# The way of a drag

CORNER = TRAY[2]
OVER, UNDER = BOARD[2], BOARD[8]
"""Where a drag from one end to the other may pass."""
TRAILS = tuple(
    Spelled(name, (drop(f"{BOARD[5]} > {BOARD[10]}"), drop(f"{CORNER} > {corner}")))
    for name, corner in (("over", OVER), ("under", UNDER))
)


def _steered(*way: Slot) -> tuple[Hand, Paper]:
    hand, paper = hand_for(*TRAILS, LAY)
    paper.steering = {CORNER}
    drag(hand, BOARD[5], *way, BOARD[10])
    return hand, paper


def test_the_way_of_a_drag_picks_the_corner() -> None:
    for corner, trail in zip((OVER, UNDER), TRAILS, strict=True):
        hand, paper = _steered(corner)
        assert paper.moves == [trail]
        assert hand.held is None


def test_a_way_over_none_or_both_of_them_asks() -> None:
    for way in ((), (OVER, BOARD[6], UNDER)):
        hand, paper = _steered(*way)
        assert paper.moves == []
        assert hand.held == CORNER
        assert hand.targets() == (OVER, UNDER)
        click(hand, UNDER)
        assert paper.moves == [TRAILS[1]]


def test_a_place_beside_a_lit_one_is_passed_as_itself() -> None:
    """The edge of a corner lies so near the end that a drop there would fall into the end."""
    near = middle(BOARD[6]) + QPointF(0, 44)
    beside = tuple(
        Spelled(name, (drop(f"{BOARD[5]} > {BOARD[10]}"), drop(f"{CORNER} > {corner}")))
        for name, corner in (("beside", BOARD[6]), ("below", BOARD[9]))
    )
    hand, paper = hand_for(*beside)
    paper.steering = {CORNER}
    assert paper.slot_at(near) == BOARD[6]
    hand.press(middle(BOARD[5]))
    hand.move(middle(BOARD[5]) + QPointF(20, 0))
    hand.move(near)
    assert hand.hovered == BOARD[10], "a drop here would fall into the end"
    hand.move(middle(BOARD[10]))
    hand.release(middle(BOARD[10]))
    assert paper.moves == [beside[0]]


def test_a_steered_corner_and_its_end_are_taken_back_together() -> None:
    hand, paper = hand_for(*TRAILS, LAY)
    hand.confirm = True
    paper.steering = {CORNER}
    drag(hand, BOARD[5], OVER, BOARD[10])
    assert hand.drops() == TRAILS[0].drops
    assert hand.back()
    assert hand.drops() == ()
    drag(hand, BOARD[5], BOARD[10])
    assert hand.held == CORNER, "the way before is forgotten"
    assert paper.moves == []


def test_only_a_drag_steers_and_only_where_the_table_says_so() -> None:
    hand, paper = hand_for(*TRAILS, LAY)
    drag(hand, BOARD[5], OVER, BOARD[10])
    assert hand.held == CORNER, "this table asks"
    hand.drop_everything()
    paper.steering = {CORNER}
    click(hand, BOARD[5])
    hand.move(middle(OVER))
    click(hand, BOARD[10])
    assert hand.held == CORNER, "a pointer without a piece on it says nothing"
    assert paper.moves == []


def _over(*way: Slot, steering: bool = True) -> Hand:
    """A trail is being drawn, and the pointer has come this way."""
    hand, paper = hand_for(*TRAILS, LAY)
    paper.steering = {CORNER} if steering else set()
    hand.press(middle(BOARD[5]))
    hand.move(middle(BOARD[5]) + QPointF(20, 0))
    for slot in way:
        hand.move(middle(slot))
    return hand


def test_a_drag_over_a_corner_means_the_trails_through_it() -> None:
    hand = _over(OVER)
    assert hand.hovered == OVER
    assert not hand.legal_at(OVER)
    assert hand.by_way_of(OVER) == hand.meant() == TRAILS[:1]
    hand.move(middle(BOARD[10]))
    assert hand.meant() == TRAILS[:1]


def test_a_way_that_answers_nothing_means_nothing() -> None:
    assert _over(OVER, steering=False).meant() == ()
    assert _over(OVER, UNDER).meant() == (), "both were passed: it will be asked"
    assert _over(BOARD[3]).meant() == ()
    hand = _over(OVER)
    hand.cancel()
    click(hand, BOARD[5])
    hand.move(middle(OVER))
    assert hand.meant() == (), "only a drag steers"


# Looking at what cannot be lifted


def test_a_click_on_what_cannot_be_lifted_opens_it() -> None:
    hand, paper = hand_for(LAY)
    click(hand, BOARD[7])
    assert paper.looked_at == [BOARD[7]]
    click(hand, TRAY[1])
    assert paper.looked_at == [BOARD[7], TRAY[1]]
    hand.ask(None)
    click(hand, TRAY[0])
    assert paper.looked_at[-1] == TRAY[0], "while others decide, too"


def test_a_click_that_means_a_piece_opens_nothing() -> None:
    hand, paper = hand_for(LAY, PUSH)
    click(hand, TRAY[0])
    click(hand, BOARD[7])
    assert hand.held is None, "an illegal place puts it back"
    click(hand, TRAY[0])
    click(hand, BOARD[0])
    hand.press(QPointF(2, 2))
    hand.release(QPointF(2, 2))
    drag(hand, BOARD[7], BOARD[8])
    assert paper.looked_at == []
