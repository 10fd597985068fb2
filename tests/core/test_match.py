"""Histories: undo and redo go by a person's real choices; taking back is marked, or forbidden."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Turned
from farmdesk.core.match import HUMAN, Match
from farmdesk.core.moves import IllegalMoveError
from tests.core.little import answer, new_match, play_on
from tests.toy.pieces import Bid, Throw


def marked(match: Match) -> bool:
    """Does the match say "with take-backs" now?"""
    return match.takebacks


def redoable(match: Match) -> bool:
    """May something be redone now?"""
    return match.can_redo


def undoable(match: Match) -> bool:
    """May something be undone now?"""
    return match.can_undo


def test_a_move_that_is_not_handed_out_is_refused() -> None:
    match = new_match()
    for seat, move in ((0, Bid(0, 9)), (0, Bid(1, 0)), (2, Bid(2, 0)), (0, Throw(0, 0))):
        with pytest.raises(IllegalMoveError, match="may not play"):
            match.play(seat, move)
    assert match.past == []
    assert len(match.states) == 1


def test_history_keeps_every_state_and_its_events() -> None:
    match = play_on(new_match())
    assert match.over
    assert len(match.states) == len(match.past) + 1
    with pytest.raises(IllegalMoveError):
        match.play(0, Bid(0, 0))
    for turn in match.past:
        assert turn.events


def test_undo_goes_over_the_replies_of_others_to_the_last_own_choice() -> None:
    match = new_match(HUMAN, "novice")
    answer(match, "bid 2", seat=0)
    answer(match, "bid 0", seat=1)
    order = [frame.seat for frame in reversed(match.state.pending)]
    before = len(match.past)
    while match.decisions[0].seat == order[0] == 1:
        answer(match, "plant 0" if match.state.pending[-1].seat == 1 else "enough")
    states = list(match.states)
    assert match.undo()
    assert match.states == states[:1]
    assert not undoable(match)
    assert len(match.future) >= before
    assert match.decision_of(0) is not None


def test_redo_brings_the_choice_back_with_all_replies_up_to_the_next_own_one() -> None:
    match = play_on(new_match(HUMAN, "novice", "novice"))
    states, past = list(match.states), list(match.past)
    while match.undo():
        pass
    own = [index for index, turn in enumerate(past) if match.own(turn)]
    stops = [*own[1:], len(past)]
    for stop in stops:
        again = match.redo()
        assert match.own(again[0])
        assert not any(match.own(turn) for turn in again[1:])
        assert len(match.past) == stop
        assert match.states == states[: stop + 1]
    assert not redoable(match)
    assert match.redo() == ()


def test_undo_keeps_nothing_of_what_came_after() -> None:
    match = play_on(new_match(), 9)
    twin = play_on(new_match(), 8)
    assert match.undo()
    assert (match.state, match.decisions) == (twin.state, twin.decisions)


def _forced_turns() -> tuple[int, int]:
    """A seed and the number of the first turn in it that left no choice."""
    for seed in range(200):
        match = play_on(new_match(seed=seed, purse="empty"))
        for index, turn in enumerate(match.past):
            if turn.forced:
                return seed, index
    raise AssertionError("the toy never forces anybody")


def test_a_turn_without_a_choice_is_passed_over() -> None:
    seed, index = _forced_turns()
    match = play_on(new_match(seed=seed, purse="empty"), index)
    asked = match.decisions[0]
    assert len(asked.all_moves) == 1
    turn = match.play(asked.seat, asked.moves[0])
    assert turn.forced
    assert not match.own(turn)
    assert match.undo()
    assert len(match.past) < index
    again = match.redo()
    assert again[-1] == turn


def test_one_answer_that_has_to_be_dragged_is_a_choice() -> None:
    match = new_match()
    wishes = ("throw 0", "bid 0", "sell", "enough")
    while len(match.decisions[0].all_moves) > 1 or not match.decisions[0].moves[0].script():
        legal = {str(move) for move in match.decisions[0].all_moves}
        answer(match, next(wish for wish in wishes if wish in legal))
    asked = match.decisions[0]
    turn = match.play(asked.seat, asked.moves[0])
    assert not turn.forced
    assert match.own(turn)


def test_a_new_move_forgets_what_was_undone() -> None:
    match = new_match()
    answer(match, "bid 0", seat=0)
    match.undo()
    assert redoable(match)
    answer(match, "bid 1", seat=0)
    assert not redoable(match)
    assert match.redo() == ()


def test_redo_deals_the_same_cards() -> None:
    match = play_on(new_match(seed=11))
    end = match.state
    for _ in range(6):
        match.undo()
    while match.can_redo:
        match.redo()
    assert match.state == end


def test_taking_back_is_marked_only_after_something_was_shown() -> None:
    match = new_match()
    answer(match, "bid 0", seat=0)
    assert not match.undo_reveals()
    match.undo()
    assert not marked(match)
    answer(match, "bid 0", seat=0)
    answer(match, "bid 0", seat=1)
    assert match.undo_reveals()
    assert not marked(match)
    match.undo()
    assert marked(match)
    match.redo()
    assert marked(match), "the mark stays"


def test_what_an_ai_turned_up_in_reply_counts_as_shown() -> None:
    match = new_match(HUMAN, "novice")
    answer(match, "bid 0", seat=0)
    answer(match, "bid 0", seat=1)
    assert match.undo_reveals()
    match.undo()
    assert marked(match)


def test_what_an_ai_drew_in_secret_does_not_count_as_shown() -> None:
    for seed in range(50):
        match = new_match(HUMAN, "novice", seed=seed)
        answer(match, "bid 0", seat=0)
        answer(match, "bid 0", seat=1)
        if match.decisions[0].seat == 0:
            break
    answer(match, "plant 0")
    answer(match, "peddle", seat=1)
    assert any(isinstance(event, Turned) for event in match.past[-1].events)
    assert not match.undo_reveals()
    match.undo()
    assert not marked(match)
    assert undoable(match), "the bid before it"
    assert match.undo_reveals()


def test_the_option_forbids_taking_back_what_was_shown_and_nothing_else() -> None:
    match = new_match(takeback="off")
    answer(match, "bid 0", seat=0)
    assert undoable(match)
    answer(match, "bid 0", seat=1)
    assert not undoable(match)
    assert not match.undo()
    assert len(match.past) == 2
    assert not marked(match)


def test_without_people_every_real_choice_counts() -> None:
    match = play_on(new_match("novice", "hard"), 4)
    assert match.own(match.past[0])
    assert match.undo()
    assert len(match.past) == 3


def test_nothing_can_be_undone_before_the_first_choice() -> None:
    match = new_match()
    assert not undoable(match)
    assert not match.undo()
    assert not match.undo_reveals()
    match = new_match(HUMAN, "novice")
    answer(match, "bid 0", seat=1)
    assert not match.undo(), "only an AI has moved"


def test_a_replay_stands_on_its_own() -> None:
    match = play_on(new_match())
    early = match.replay(5)
    assert early.states == match.states[:6]
    assert not marked(early)
    play_on(early, 2)
    assert len(match.past) > 7
    assert match.states[:6] == early.states[:6]


def test_a_replay_says_when_the_match_was_played_with_take_backs() -> None:
    match = play_on(new_match(), 12)
    match.undo()
    match.undo()
    assert marked(match)
    assert marked(match.replay(3))
