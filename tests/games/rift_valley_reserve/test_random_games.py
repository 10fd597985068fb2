"""Whole games with random and with greedy moves: two rulebooks agree, and every game ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move
from farmdesk.games.rift_valley_reserve import GAME, scoring
from farmdesk.games.rift_valley_reserve.boards import own_text
from farmdesk.games.rift_valley_reserve.grid import cells
from farmdesk.games.rift_valley_reserve.layout import layout
from farmdesk.games.rift_valley_reserve.moves import PASS
from farmdesk.games.rift_valley_reserve.state import FULL_NEEDED, State, at, full_boards
from farmdesk.games.rift_valley_reserve.worth import brings
from tests.games.rift_valley_reserve import naive
from tests.games.rift_valley_reserve.boards import IDENTICAL, board, start

SETS: tuple[dict[str, str], ...] = ({}, IDENTICAL, {"own": own_text((board(),))})
Pick = Callable[[State, Decision, Luck], tuple[Move, Luck]]


def at_random(state: State, asked: Decision, luck: Luck) -> tuple[Move, Luck]:
    """Any move."""
    pick, luck = luck.below(len(asked.moves))
    return asked.moves[pick], luck


def greedily(state: State, asked: Decision, luck: Luck) -> tuple[Move, Luck]:
    """The move that brings most; a stop is worth a little, since trails need it."""

    def value(move: Move) -> float:
        gain = brings(state, asked.seat, move)  # type: ignore[arg-type]  # all moves here are drawings
        return sum(gain) + (2.5 if gain.stops < 0 else 0.0)

    best = max(map(value, asked.moves))
    top = [move for move in asked.moves if value(move) == best]
    pick, luck = luck.below(len(top))
    return top[pick], luck


def game(seats: int, seed: int, options: dict[str, str], pick: Pick = at_random) -> Iterator[State]:
    """Every state of a game."""
    state, luck = start(seats, seed, options), Luck.seeded(seed, 99)
    yield state
    while asked := GAME.decisions(state):
        move, luck = pick(state, asked[0], luck)
        state = GAME.apply(state, asked[0].seat, move, None)
        yield state


def _check_end(state: State, trigger: int) -> None:
    """R-21, R-22, RV-26: as the state machine says."""
    count = len(state.sealed)
    assert state.over
    assert GAME.decisions(state) == ()
    if state.last:
        assert state.turn == state.last == trigger + count - (trigger - 1) % count
        assert (state.turn - 1) % count == 0
        assert trigger < state.last <= trigger + count
    else:
        assert state.idle == count
    found = GAME.standing(state)
    assert found.totals == scoring.totals(state)
    assert list(found.totals) == [sum(own) for own in naive.board_scores(state)]


def _play_out(seats: int, seed: int, options: dict[str, str], pick: Pick) -> int:
    """A game to its end; returns its turns."""
    trigger, state = 0, start(seats, seed, options)
    for state in game(seats, seed, options, pick):
        full = len(full_boards(state)) >= FULL_NEEDED[seats]
        assert full == (state.last > 0)
        if full and not trigger:
            trigger = state.turn - 1
    _check_end(state, trigger)
    return state.turn


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_by_the_rules(seats: int) -> None:
    """R-21, R-22."""
    for seed in range(24):
        assert _play_out(seats, seed, SETS[seed % 3], at_random) < 70


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_games_end_by_the_rules(seats: int) -> None:
    """R-21, R-22."""
    for seed in range(4):
        assert _play_out(seats, seed, SETS[seed % 3], greedily) < 70


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_thousand_random_games_end_by_the_rules(seats: int) -> None:
    """R-21, R-22."""
    for seed in range(1000):
        assert _play_out(seats, seed, SETS[seed % 3], at_random) < 70


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_hundred_greedy_games_end_by_the_rules(seats: int) -> None:
    """R-21, R-22."""
    for seed in range(200):
        assert _play_out(seats, seed, SETS[seed % 3], greedily) < 70


def _agree(state: State) -> None:
    """The lists of moves, the scores and the masks of both rulebooks are the same."""
    for asked in GAME.decisions(state):
        found = [str(move) for move in asked.moves]
        assert len(found) == len(set(found)) < 2_000
        assert set(found) == naive.moves(state, asked.seat)
    count = len(state.sealed)
    for k, sheet in enumerate(state.sheets):
        on = naive.drawn(state, k)
        assert set(map(at, cells(sheet.drawn))) == naive.taken(on)
        assert sheet.tents == 5 - sum(map(len, on.tents)) >= 0
        free = set(map(at, cells(layout(state.keys[k]).free)))
        assert free == {spot for spot, sign in on.tiles.items() if sign == "."}
        for seat in range(count):
            assert sheet.points[seat] == sum(naive.points(state, k, seat))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", SETS, ids=["asymmetric", "identical", "own"])
@pytest.mark.parametrize("pick", [at_random, greedily])
def test_two_rulebooks_agree(seats: int, options: dict[str, str], pick: Pick) -> None:
    """Every list of moves and every score, against the plain rules: R-3 to R-20, R-26."""
    for state in game(seats, 3, options, pick):
        if all(move is None for move in state.sealed):
            _agree(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_parts_of_the_score_agree(seats: int) -> None:
    """R-7 to R-17: trails, animals, stops and tents on each board, at the end of greedy games."""
    *_, state = game(seats, 5, {}, greedily)
    lines = GAME.standing(state).lines
    found = [line.points for line in lines]
    assert found == [
        part for seat in range(seats) for k in range(seats) for part in naive.points(state, k, seat)
    ]
    assert {line.group for line in lines if line.points} == {"trails", "animals", "stops", "tents"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_drawing_brings_is_what_it_changes(seats: int) -> None:
    """RV-36: no drawing alters the points of anybody else."""
    for before in game(seats, 7, {}, greedily):
        for asked in GAME.decisions(before)[:1]:
            move = asked.moves[-1]
            alone = before._replace(
                sealed=tuple(None if s == asked.seat else PASS for s in range(seats))
            )
            then = GAME.apply(alone, asked.seat, move, None)
            gain = [
                b - a for a, b in zip(scoring.totals(before), scoring.totals(then), strict=True)
            ]
            worth = sum(brings(before, asked.seat, move))  # type: ignore[arg-type]  # all moves here are drawings
            assert gain == [worth if s == asked.seat else 0 for s in range(seats)]


@settings(max_examples=40, deadline=None)
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**32 - 1),
    options=st.sampled_from(SETS),
    picks=st.lists(st.integers(0, 10_000), max_size=80),
)
def test_any_line_of_play_keeps_the_rules(
    seats: int, seed: int, options: dict[str, str], picks: list[int]
) -> None:
    """R-4 to R-17: whatever is chosen, moves and scores are those of the plain rules."""
    state = start(seats, seed, options)
    for pick in picks:
        asked = GAME.decisions(state)
        if not asked:
            break
        one = asked[pick % len(asked)]
        state = GAME.apply(state, one.seat, one.moves[-1 - pick % len(one.moves)], None)
    _agree(state)
