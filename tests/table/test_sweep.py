"""A press that goes over several slots: forwards, backwards, refused, broken off, by keys."""

from __future__ import annotations

import pytest

from farmdesk.table.gesture import Hand
from tests.core.little import Spelled, ask, drop, group
from tests.table.paper import Paper, click, middle
from tests.table.plain import BOARD, TRAY

pytestmark = pytest.mark.usefixtures("qapp")

SEED = TRAY[0]
ROW = BOARD[:4]
ALL = tuple(Spelled(f"sow {n}", (group(*(f"{SEED} > {slot}" for slot in ROW[:n])),))
            for n in range(1, 5))  # fmt: skip


def hand_with(*moves: Spelled, over: tuple[object, ...] = ROW) -> tuple[Hand, Paper]:
    paper = Paper()
    paper.swept_over = {SEED: tuple(slot for slot in BOARD if slot in over)}
    hand = Hand(paper)
    hand.ask(ask(*moves))
    return hand, paper


def sweep(hand: Hand, *slots: object) -> None:
    first, *others = (slot for slot in BOARD if slot in slots)
    hand.press(middle(first))
    for slot in others:
        hand.move(middle(slot))


def dropped(hand: Hand) -> list[object]:
    return [drop.target for drop in hand.drops()]


def test_a_press_goes_over_slots_with_a_drop_for_each() -> None:
    """Nothing was lifted before: the only piece that goes there is meant."""
    hand, paper = hand_with(*ALL)
    sweep(hand, *ROW[:3])
    assert dropped(hand) == list(ROW[:3])
    assert paper.moves == [], "nothing is played while the button is down"
    hand.release(middle(ROW[2]))
    assert dropped(hand) == list(ROW[:3])
    assert hand.finish()
    assert paper.moves == [ALL[2]]


def test_back_over_a_slot_takes_off_what_came_after_it() -> None:
    hand, _ = hand_with(*ALL)
    sweep(hand, *ROW)
    hand.move(middle(ROW[1]))
    assert dropped(hand) == list(ROW[:2])


def test_all_drops_of_a_press_are_taken_back_together() -> None:
    hand, _ = hand_with(*ALL)
    click(hand, ROW[0])
    sweep(hand, ROW[1], ROW[2])
    hand.release(middle(ROW[2]))
    assert dropped(hand) == list(ROW[:3])
    assert hand.back()
    assert dropped(hand) == [ROW[0]]
    assert hand.back()
    assert dropped(hand) == []


def test_a_move_that_cannot_go_on_plays_when_the_press_ends() -> None:
    hand, paper = hand_with(*ALL)
    sweep(hand, *ROW)
    assert paper.moves == []
    hand.release(middle(ROW[3]))
    assert paper.moves == [ALL[3]]


def test_it_waits_for_the_tick_where_the_table_wants_that() -> None:
    hand, paper = hand_with(*ALL)
    paper.waiting = True
    sweep(hand, *ROW)
    hand.release(middle(ROW[3]))
    assert paper.moves == []
    assert hand.waiting
    assert hand.finish()
    assert paper.moves == [ALL[3]]


def test_what_cannot_be_added_is_left_out_and_says_why() -> None:
    hand, _ = hand_with(*ALL)
    hand.press(middle(ROW[0]))
    paper = hand._surface
    assert isinstance(paper, Paper)
    paper.refused = {ROW[1]}
    hand.move(middle(ROW[1]))
    assert dropped(hand) == [ROW[0]]
    now = hand.sweep.now()
    assert now is not None
    assert now.why is not None
    hand.move(middle(ROW[2]))
    assert hand.sweep.now() is not None
    assert ROW[1] not in dropped(hand)


def test_drops_that_no_move_goes_on_with_are_not_made() -> None:
    """The stage may mean what is not legal: the Composer has the last word."""
    hand, paper = hand_with(ALL[0], over=ROW)
    sweep(hand, ROW[2])
    assert dropped(hand) == []
    hand.release(middle(ROW[2]))
    assert paper.moves == []


def test_a_press_may_draw_everything_anew_and_back_brings_the_old() -> None:
    alone = tuple(Spelled(f"only {n}", (drop(f"{SEED} > {slot}"),)) for n, slot in enumerate(ROW))
    hand, paper = hand_with(*alone)
    paper.anew = paper.waiting = True
    click(hand, ROW[0])
    assert dropped(hand) == [ROW[0]]
    click(hand, ROW[3])
    assert dropped(hand) == [ROW[3]]
    assert hand.back()
    assert dropped(hand) == [ROW[0]]
    assert hand.back()
    assert dropped(hand) == []


def test_an_interruption_takes_off_what_the_press_has_drawn() -> None:
    hand, paper = hand_with(*ALL)
    click(hand, ROW[0])
    sweep(hand, ROW[1], ROW[2])
    hand.cancel()
    assert dropped(hand) == [ROW[0]]
    assert not hand.sweep.pressed
    hand.release(middle(ROW[2]))
    assert paper.moves == []


def test_two_pieces_that_go_there_are_not_guessed() -> None:
    """Then one must be lifted first."""
    other = Spelled("other", (drop(f"{TRAY[1]} > {ROW[0]}"),))
    hand, paper = hand_with(ALL[0], other)
    paper.swept_over[TRAY[1]] = ROW
    click(hand, ROW[0])
    assert dropped(hand) == []
    click(hand, TRAY[1])
    click(hand, ROW[0])
    assert paper.moves == [other]


def test_keys_make_the_same_drops() -> None:
    hand, _ = hand_with(*ALL)
    for slot in ROW[:2]:
        hand.focus(slot)
        assert hand.enter()
    assert dropped(hand) == list(ROW[:2])


def test_slots_that_nothing_goes_over_are_pressed_as_ever() -> None:
    hand, paper = hand_with(*ALL)
    click(hand, BOARD[11])
    assert paper.looked_at == [BOARD[11]]
    assert not hand.sweep.pressed


def test_a_button_of_the_table_plays_only_what_is_legal() -> None:
    hand, paper = hand_with(*ALL)
    assert not hand.play(Spelled("never"))
    assert paper.moves == []
    click(hand, ROW[0])
    assert hand.play(ALL[1])
    assert paper.moves == [ALL[1]]
