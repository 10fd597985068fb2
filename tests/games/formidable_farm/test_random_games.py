"""Whole games with random moves: each ends by the rules, and no card is ever lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, parse_move
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import CARDS, NOWHERE
from farmdesk.games.formidable_farm.costs import can_pay
from farmdesk.games.formidable_farm.crops import counts
from farmdesk.games.formidable_farm.moves import Play
from farmdesk.games.formidable_farm.own import own_fault
from farmdesk.games.formidable_farm.state import (
    DAYS,
    LIMIT,
    OVER,
    State,
    card,
    finished,
    open_market,
    solo,
    task,
    to_go,
    won,
)
from tests.games.formidable_farm.farms import OUR_TEXT, count, start, with_cards

LONGEST = 2_000
MOST_MOVES = 2_000


def _sound(state: State) -> None:
    """What holds in every state."""
    assert count(state) == CARDS
    for seat, farm in enumerate(state.farms):
        assert min(counts(farm.purse)) >= 0
        assert farm.purse < 1 << 100
        assert 0 <= farm.under <= len(farm.stack) - farm.over
        assert state.discs[seat] <= NOWHERE
    if state.pending:
        return  # the fourth card may still bring the place that it takes
    assert state.look == b""
    assert state.limit >= LIMIT
    assert len(state.played) <= state.limit


def _fair(state: State, asked: Decision) -> None:
    """What holds of every question."""
    assert asked.seat == state.turn
    assert 0 < len(asked.all_moves) < MOST_MOVES
    assert len({str(move) for move in asked.all_moves}) == len(asked.all_moves)
    if state.pending:
        return
    farm = state.farms[state.turn]
    market = len(open_market(state))
    playable = {move.spot for move in asked.moves if isinstance(move, Play)}
    if len(state.played) < state.limit:
        for spot, index in enumerate(farm.hand):
            able = can_pay(card(state, index), farm.purse, len(farm.coins), market, state.discount)
            assert able == (spot in playable)


def _play_out(seats: int, seed: int, **options: str) -> State:
    """A game to its end, every move that there is among the picks."""
    state, luck = start(seats, seed, **options), Luck.seeded(seed, 3)
    moves = 0
    while asked := GAME.decisions(state):
        if moves % 16 == 0:
            _sound(state)
            _fair(state, asked[0])
        answers = asked[0].all_moves
        pick, luck = luck.below(len(answers))
        state = GAME.apply(state, state.turn, answers[pick], None)
        moves += 1
        assert moves < LONGEST
    _ended(state)
    return state


def _ended(state: State) -> None:
    """R-49 to R-52, R-57, R-58."""
    _sound(state)
    assert state.turn == OVER
    winners = GAME.standing(state).winners
    if solo(state):
        assert won(state) or state.days == DAYS
        assert winners == ((0,) if won(state) else ())
        return
    assert len({farm.turns for farm in state.farms}) == 1, "equally many turns"
    done = [seat for seat in range(len(state.farms)) if finished(state, seat)]
    assert done
    assert all(to_go(state, seat) == 0 for seat in done)
    assert set(winners) <= set(done)
    assert max(GAME.standing(state).totals) == task(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end_by_the_rules(seats: int) -> None:
    """Thirty of each."""
    for seed in range(30):
        _play_out(seats, seed)


@pytest.mark.parametrize("seats", [1, 4])
def test_games_with_a_deck_of_ones_own(seats: int) -> None:
    """FF-34: it plays as ours does when it is ours."""
    for seed in range(3):
        own = _play_out(seats, seed, own=OUR_TEXT)
        assert own._replace(key="") == _play_out(seats, seed)


EFFECTS = (
    "g{n}w{m}a", "d{n}", "b{n}", "u{n}1", "so1", "sa2", "sp2", "sy2", "sv1", "m", "r{n}", "c{n}",
    "a{n}", "x{n},{m}a>{k}aw", "x{n},{m}wa>{k}s", "p{n},{m}a>{k}", "e", "n{n}", "k{n}", "f{n}",
    "z{n}{m}>{k}ap", "z{n}{m}>c", "l{n}", "t{n}at", "v{n}a",
)  # fmt: skip
COSTS = ("{n}a", "{n}w{m}a", "{n}t", "2m{n}a", "3m", "3dw", "2d2m", "5d", "!u", "!h", "!1", "!a")
"""Strange cards: everything that a file may hold, much of it together."""


def _strange(seed: int, count: int = 40) -> str:
    """The text of a deck with so many strange cards."""
    luck = Luck.seeded(seed, 31)

    def below(limit: int) -> int:
        nonlocal luck
        pick, luck = luck.below(limit)
        return pick

    def filled(text: str) -> str:
        return text.format(n=1 + below(4), m=1 + below(3), k=1 + below(2))

    found: dict[str, None] = {}
    while len(found) < count:
        effects = [filled(EFFECTS[below(len(EFFECTS))]) for _ in range(1 + below(3))]
        found[f"{filled(COSTS[below(len(COSTS))])}:{'.'.join(sorted(effects))}"] = None
    return with_cards(*found)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_with_strange_cards(seats: int) -> None:
    """FF-34: whatever a file may hold can be played to the end."""
    for seed in range(6):
        key = _strange(seed)
        assert own_fault(key) is None
        state, luck = start(seats, seed, own=key), Luck.seeded(seed, 3)
        for _ in range(1_500):
            asked = GAME.decisions(state)
            if not asked:
                _ended(state)
                break
            _fair(state, asked[0])
            pick, luck = luck.below(len(asked[0].all_moves))
            move = asked[0].all_moves[pick]
            assert parse_move(asked[0], str(move)) == move
            state = GAME.apply(state, state.turn, move, None)
            _sound(state)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_thousand_random_games_end_by_the_rules(seats: int) -> None:
    """A thousand of each."""
    for seed in range(1_000):
        _play_out(seats, seed)


@settings(max_examples=40, deadline=None)
@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 2**32 - 1),
    picks=st.lists(st.integers(0, 10_000), max_size=120),
)
def test_any_line_of_play_keeps_the_rules(seats: int, seed: int, picks: list[int]) -> None:
    """Whatever is chosen."""
    state = start(seats, seed)
    for pick in picks:
        asked = GAME.decisions(state)
        if not asked:
            _ended(state)
            break
        _fair(state, asked[0])
        answers = asked[0].all_moves
        state = GAME.apply(state, state.turn, answers[pick % len(answers)], None)
        _sound(state)
