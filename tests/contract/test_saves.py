"""Matches of every game: saved, loaded, undone and redone at every step."""

from __future__ import annotations

from farmdesk.core.match import Match
from farmdesk.core.saves import dump, load
from tests.contract.plays import Play, rules


def _same(match: Match, other: Match) -> None:
    assert other.states == match.states
    assert other.past == match.past
    assert other.future == match.future
    assert other.decisions == match.decisions
    assert other.options == match.options
    assert other.chairs == match.chairs
    assert other.takebacks == match.takebacks


def test_saves_round_trip_at_every_step(played: Play) -> None:
    """Of games that take hundreds of decisions, at a hundred steps spread over all of them."""
    match = played.fresh()
    every = max(1, len(played.steps) // 100)
    for count, step in enumerate((None, *played.steps)):
        if step is not None:
            match.play(step.decision.seat, step.move)
        if count % every and count < len(played.steps):
            continue
        data = dump(match)
        loaded = load(data, rules)
        _same(match, loaded)
        assert dump(loaded) == data
    assert match.states == list(played.states)


def test_undo_goes_back_to_equal_states_and_redo_forth(played: Play) -> None:
    match = played.fresh()
    for step in played.steps:
        match.play(step.decision.seat, step.move)
    states, past = list(match.states), list(match.past)
    while match.undo():
        assert match.states == states[: len(match.states)]
        assert match.decisions == played.game.decisions(match.state)
    assert all(turn.forced for turn in match.past), "undo stops at the first real choice"
    _same(match, load(dump(match), rules))
    while match.can_redo:
        assert match.redo()
        assert match.states == states[: len(match.states)]
        assert match.past == past[: len(match.past)]
    assert match.states == states
    assert match.over


def test_undo_in_the_middle_is_saved_with_what_was_undone(played: Play) -> None:
    match = played.fresh()
    for step in played.steps[: len(played.steps) // 2]:
        match.play(step.decision.seat, step.move)
    undone = 0
    while undone < 3 and match.undo():
        undone += 1
        loaded = load(dump(match), rules)
        _same(match, loaded)
        loaded.redo()
        match.redo()
        _same(match, loaded)
        match.undo()
    assert undone > 0


def test_a_replay_stops_where_it_is_told(played: Play) -> None:
    match = played.fresh()
    for step in played.steps:
        match.play(step.decision.seat, step.move)
    for count in (0, 1, len(played.steps) // 2, len(played.steps)):
        again = match.replay(count)
        assert again.states == match.states[: count + 1]
        assert again.decisions == played.game.decisions(match.states[count])
