"""Luck: the published numbers, every number equally likely, and a value through and through."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farmdesk.core.luck import Luck

PUBLISHED = (
    6457827717110365317, 3203168211198807973, 9817491932198370423,
    4593380528125082431, 16408922859458223821,
)  # fmt: skip
"""The first numbers of SplitMix64 from state 1234567, as printed in many languages' test suites."""


def split_mix(state: int) -> tuple[int, int]:
    """The generator once more, written from its paper: the next state and the number."""
    state = (state + 0x9E3779B97F4A7C15) % 2**64
    z = state
    z = (z ^ z // 2**30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z // 2**27) * 0x94D049BB133111EB % 2**64
    return state, z ^ z // 2**31


def test_the_published_numbers() -> None:
    luck, drawn = Luck(1234567), []
    for _ in PUBLISHED:
        bits, luck = luck.draw()
        drawn.append(bits)
    assert tuple(drawn) == PUBLISHED


@given(st.integers(0, 2**64 - 1))
def test_draws_agree_with_the_paper(state: int) -> None:
    expected_state, expected = split_mix(state)
    bits, luck = Luck(state).draw()
    assert (bits, luck.state) == (expected, expected_state)


def test_a_seed_begins_far_from_its_neighbours() -> None:
    assert Luck.seeded(0).state == split_mix(0)[1] == 0xE220A8397B1DCDAF
    states = {Luck.seeded(seed).state for seed in range(10_000)}
    assert len(states) == 10_000
    streams = {Luck.seeded(7, stream).state for stream in range(1_000)}
    assert len(streams) == 1_000
    assert Luck.seeded(1, 2) != Luck.seeded(2, 1)


def test_using_luck_leaves_it_as_it_was() -> None:
    luck = Luck.seeded(5)
    first, second = luck.shuffle(range(20)), luck.shuffle(range(20))
    assert first == second
    assert luck == Luck.seeded(5)
    assert first[1] != luck
    assert pickle.loads(pickle.dumps(luck)).draw() == luck.draw()


@pytest.mark.parametrize("limit", [2, 3, 6, 10, 52])
def test_every_number_below_a_limit_is_equally_likely(limit: int) -> None:
    luck, seen = Luck.seeded(limit), Counter[int]()
    draws = 400 * limit
    for _ in range(draws):
        number, luck = luck.below(limit)
        seen[number] += 1
    assert set(seen) == set(range(limit))
    chi_square = sum((count - 400) ** 2 / 400 for count in seen.values())
    assert chi_square < limit - 1 + 5 * (2 * limit) ** 0.5  # beyond five standard deviations


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_below_stays_below(state: int, limit: int) -> None:
    number, _ = Luck(state).below(limit)
    assert 0 <= number < limit


def test_the_top_of_the_range_is_drawn_again_rather_than_folded() -> None:
    """Of 2**64 numbers, a limit of 2**63 + 1 can use only the first 2**63 + 1."""
    limit = 2**63 + 1
    state = next(s for s in range(100) if split_mix(s)[1] >= limit)
    number, luck = Luck(state).below(limit)
    steps, expected = state, limit
    while expected >= limit:
        steps, expected = split_mix(steps)
    assert (number, luck.state) == (expected, steps)


def test_a_draw_that_is_just_the_limit_is_drawn_again() -> None:
    bits = split_mix(0)[1]
    assert Luck(0).below(bits + 1) == (bits, Luck(0).draw()[1])
    assert Luck(0).below(bits) != (0, Luck(0).draw()[1])


@pytest.mark.parametrize("limit", [0, -1, 2**64 + 1])
def test_no_number_lies_below_such_a_limit(limit: int) -> None:
    with pytest.raises(ValueError, match="no number lies below"):
        Luck(1).below(limit)


def test_every_order_is_equally_likely() -> None:
    luck, seen = Luck.seeded(3), Counter[tuple[str, ...]]()
    for _ in range(24 * 200):
        order, luck = luck.shuffle("abcd")
        seen[order] += 1
    assert len(seen) == 24
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 23 + 5 * 48**0.5


@given(st.integers(0, 2**32), st.lists(st.integers()))
def test_a_shuffle_keeps_everything(seed: int, things: list[int]) -> None:
    before = list(things)
    shuffled, _ = Luck.seeded(seed).shuffle(things)
    assert sorted(shuffled) == sorted(things)
    assert things == before
