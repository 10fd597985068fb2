"""States are values: nothing alters them, the same beginnings lead to the same ends."""

from __future__ import annotations

import pickle
from typing import Any

from farmdesk.core.events import Ended, Event, Told
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from tests.contract.plays import LONGEST, Play

SMALL = 8_192
"""Bytes of a pickled state: thousands of them are kept in a match and sent to the players."""


def test_apply_alters_nothing_and_tells_or_not_alike(played: Play) -> None:
    for step in played.steps:
        before = (repr(step.state), hash(step.state))
        silent = played.game.apply(step.state, step.decision.seat, step.move, None)
        telling: list[Event] = []
        again = played.game.apply(step.state, step.decision.seat, step.move, telling)
        assert silent == again == step.after
        assert tuple(telling) == step.events
        assert (repr(step.state), hash(step.state)) == before
        assert hash(again) == hash(step.after)


def test_questions_and_table_depend_on_the_state_alone(played: Play) -> None:
    for step in played.some(8):
        twin: Any = pickle.loads(pickle.dumps(step.state))
        assert played.game.decisions(twin) == played.game.decisions(step.state)
        assert played.game.table(twin) == played.game.table(step.state)
        assert played.game.standing(twin) == played.game.standing(step.state)


def test_same_seed_and_moves_give_equal_states(played: Play) -> None:
    state = played.game.setup(played.options, played.seats, Luck.seeded(played.seed))
    for step in played.steps:
        assert state == step.state
        state = played.game.apply(state, step.decision.seat, step.move, None)
    assert state == played.states[-1]


def test_seeds_matter(played: Play) -> None:
    """With the options as they come; others may leave nothing to chance."""
    options = settle(played.game.info, {}, played.seats)
    others = [played.game.setup(options, played.seats, Luck.seeded(seed)) for seed in range(5)]
    assert len(set(others)) > 1


def test_random_play_ends(played: Play) -> None:
    assert len(played.steps) < LONGEST
    assert played.game.decisions(played.states[-1]) == ()
    endings = [event for step in played.steps for event in step.events if isinstance(event, Ended)]
    assert endings == [Ended(played.game.standing(played.states[-1]).winners)]
    assert played.steps[-1].events[-1] == endings[0]


def test_each_decision_begins_with_its_one_line_in_the_log(played: Play) -> None:
    """The end of a round in which all decide together may tell the others' lines, too."""
    for step in played.steps:
        seat = step.decision.seat
        lines = [event for event in step.events if isinstance(event, Told)]
        assert lines, "a decision that nobody is told of"
        first, *later = lines
        assert step.events[0] is first
        assert first.seat == seat
        others = [line.seat for line in later if line.seat != seat]
        assert len(others) == len(set(others))
        for line in later:
            unseen = set(range(played.seats)) - {line.seat}
            assert line.seen_by is not None
            assert set(line.seen_by) <= unseen, "nobody hears of a decision twice"


def test_a_state_pickles_to_an_equal_one_and_stays_small(played: Play) -> None:
    for state in played.states:
        data = pickle.dumps(state)
        assert pickle.loads(data) == state
        assert len(data) < SMALL
