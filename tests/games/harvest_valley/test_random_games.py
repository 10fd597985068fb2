"""Whole games with random moves: pieces are never lost, and two rulebooks agree on all of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmdesk.core.luck import Luck
from farmdesk.games.harvest_valley import GAME, grid, scoring
from farmdesk.games.harvest_valley import cards as k
from farmdesk.games.harvest_valley.state import OVER, State, acts_left, hidden_cards, valley_slot
from tests.games.harvest_valley import naive
from tests.games.harvest_valley.valleys import STARS, start

SWAPPED = STARS | {"sprinkler": "swap", "cultivator": "swap"}
DECKS: tuple[dict[str, str], ...] = ({}, STARS, SWAPPED)


def random_game(seats: int, seed: int, options: dict[str, str]) -> Iterator[State]:
    """Every state of a random game."""
    state, luck = start(seats, seed, options), Luck.seeded(seed, 99)
    yield state
    while asked := GAME.decisions(state):
        pick, luck = luck.below(len(asked[0].moves))
        state = GAME.apply(state, asked[0].seat, asked[0].moves[pick], None)
        yield state


def _check_end(state: State, pieces: frozenset[str]) -> None:
    assert state.turn == OVER
    assert state.left == 0 or not (state.deck or any(state.houses))
    assert frozenset(p.piece for p in GAME.table(state)) == pieces
    assert len(GAME.table(state)) == len(pieces)
    standing = GAME.standing(state)
    assert standing.totals == scoring.totals(state) == naive.scores(state)


def _play_out(seats: int, seed: int) -> int:
    """A game with pieces counted after every move; returns its length."""
    options = DECKS[seed % 3]
    first, *rest = random_game(seats, seed, options)
    pieces = frozenset(p.piece for p in GAME.table(first))
    assert len(pieces) == len(first.stock) + sum(first.houses)
    for state in rest[:-1]:
        table = GAME.table(state)
        assert len(table) == len(pieces)
        assert frozenset(p.piece for p in table) == pieces
    _check_end(rest[-1], pieces)
    return len(rest)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_keep_all_pieces(seats: int) -> None:
    """Nothing vanishes or doubles, and every game ends."""
    for seed in range(30):
        assert _play_out(seats, seed) <= 40


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_thousand_random_games_keep_all_pieces(seats: int) -> None:
    """The same for a thousand games."""
    for seed in range(1000):
        assert _play_out(seats, seed) <= 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", DECKS, ids=["normal", "stars", "swapped"])
def test_two_rulebooks_agree(seats: int, options: dict[str, str]) -> None:
    """Every list of moves and every score, against the plain rules: all of R-8 to R-39."""
    for seed in range(4):
        for state in random_game(seats, seed, options):
            if state.turn != OVER:
                texts = [str(move) for move in GAME.decisions(state)[0].moves]
                assert len(texts) == len(set(texts))
                assert set(texts) == naive.moves(state)
            assert scoring.totals(state) == naive.scores(state)
            assert GAME.standing(state).totals == naive.scores(state)


def _kept(state: State) -> None:
    """What is kept for speed says the same as the board."""
    valley = naive.valley_of(state)
    cells = {grid.cell(*spot): card for spot, card in valley.items()}
    firm = {c for c, card in cells.items() if card >= 100 or k.KIND[card] == k.METEORITE}
    bare = {c for c, card in cells.items() if card >= 100 or k.KIND[card] == k.WEEDS}
    assert set(grid.cells(state.taken)) == set(cells)
    assert set(grid.cells(state.firm)) == firm
    assert set(grid.cells(state.bare)) == bare
    seats = len(state.houses)
    assert {grid.at(c) for c in grid.cells(state.ring)} == naive.usable(valley, seats)
    assert state.left == (30 if seats in (3, 5) else 25) - len(cells)
    if valley:
        assert {grid.at(c) for c in grid.cells(state.free)} >= naive.usable(valley, seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_kept_for_speed_follows_from_the_board(seats: int) -> None:
    """Masks, ring and counts after every move of games with all star cards."""
    for seed in range(8):
        for state in random_game(seats, seed, DECKS[seed % 3]):
            if state.turn != OVER:
                _kept(state)


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**32 - 1),
    deck=st.sampled_from(DECKS),
    picks=st.lists(st.integers(0, 10_000), max_size=45),
)
def test_any_line_of_play_keeps_the_rules(
    seats: int, seed: int, deck: dict[str, str], picks: list[int]
) -> None:
    """Whatever is chosen: moves as in the plain rules, spaces never more, pieces kept."""
    state = start(seats, seed, deck)
    pieces = {p.piece for p in GAME.table(state)}
    for pick in picks:
        asked = GAME.decisions(state)
        if not asked:
            break
        assert {str(move) for move in asked[0].moves} == naive.moves(state)
        then = GAME.apply(state, asked[0].seat, asked[0].moves[pick % len(asked[0].moves)], None)
        assert state.left - 1 <= then.left <= state.left
        assert {p.piece for p in GAME.table(then)} == pieces
        state = then


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagined_decks_hold_what_is_unseen(seats: int) -> None:
    """An imagined state is a full game of the same cards, and looks the same to every seat."""
    for seed in range(5):
        for state in random_game(seats, seed, DECKS[seed % 3]):
            hidden = GAME.conceal(state, 0)
            assert sorted(state.deck) == list(hidden_cards(hidden))
            dream = GAME.imagine(hidden, Luck.seeded(seed, 5))
            assert sorted(dream.deck) == sorted(state.deck)
            assert GAME.conceal(dream, 1) == hidden


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_acts_left_are_true_bounds(seats: int) -> None:
    """No seat acts less often than the least or more often than the most it was told."""
    for seed in range(12):
        states = list(random_game(seats, seed, DECKS[seed % 3]))
        acts = [0] * seats
        for state, then in zip(states[-2::-1], states[:0:-1], strict=True):
            passed = then.board == state.board and then.turn != OVER
            acts[state.turn] += not passed
            for seat in range(seats):
                least, most = acts_left(state, seat)
                assert least <= acts[seat] <= most


def test_every_space_of_the_canvas_has_a_name() -> None:
    """Slots and cells are the same thing."""
    assert valley_slot(grid.cell(2, -1)) == "valley/2,-1"
    assert len({valley_slot(cell) for cell in range(grid.CELLS)}) == grid.CELLS
