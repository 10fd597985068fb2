"""Any bytes at all: a save is either good, or refused with a SaveError. Nothing else comes out."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from farmdesk.core.match import HUMAN
from farmdesk.core.saves import SaveError, dump, load
from tests.contract.plays import rules
from tests.core.little import new_match, play_on


def _good() -> bytes:
    match = play_on(new_match(HUMAN, "hard", seed=5), 10)
    match.undo()
    return dump(match)


GOOD = _good()


def holds(data: bytes) -> None:
    """The save is refused, or good enough to be saved and loaded again."""
    try:
        match = load(data, rules)
    except SaveError:
        return
    assert load(dump(match), rules).states == match.states


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    holds(data)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.integers(0, 20), st.binary(max_size=20))
def test_a_good_save_with_some_bytes_changed(at: int, cut: int, put: bytes) -> None:
    holds(GOOD[:at] + put + GOOD[at + cut :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)


@settings(max_examples=200, deadline=None)
@given(JSON)
def test_any_json(value: Any) -> None:
    holds(json.dumps(value).encode())


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_good_save_with_any_value_in_any_place(data: st.DataObject) -> None:
    save: Any = json.loads(GOOD)
    place: Any = save
    while True:
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        place = inner
    if data.draw(st.booleans()):
        place[key] = data.draw(JSON)
    else:
        del place[key]
    holds(json.dumps(save).encode())


@settings(max_examples=100, deadline=None)
@given(st.permutations(json.loads(GOOD)["moves"]), st.integers(0, 12))
def test_a_good_save_with_its_moves_in_another_order(moves: list[str], count: int) -> None:
    save = json.loads(GOOD) | {"moves": moves[:count], "undone": moves[count:]}
    holds(json.dumps(save).encode())
