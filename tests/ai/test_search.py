"""Look-ahead and solver: they see what one ply cannot, and the solver is exact."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from farmdesk.ai.budget import SpentError
from farmdesk.ai.lookahead import LookAhead
from farmdesk.ai.players import OnePly
from farmdesk.ai.solver import Solver, Tree
from farmdesk.core.luck import Luck
from tests.ai import cards
from tests.ai.cards import GAME, LEAVE, TAKE, Pile, pile
from tests.ai.test_players import task


def test_one_ply_wastes_its_only_take_and_look_ahead_does_not() -> None:
    """One take each: leave the 1, since the other seat then faces a 2 and 6 is to come."""
    state = pile(6, 2, 1, takes=1)
    assert OnePly().rate(task(state))[0].move == TAKE
    assert LookAhead((2, 2, 2), samples=20).rate(task(state))[0].move == LEAVE


def test_look_ahead_rates_by_what_comes_of_it() -> None:
    """Takes of 5 and then nothing: the worth of the leaf, not of the first look."""
    rated = LookAhead((2, 2), samples=1).rate(task(pile(5, takes=1)))
    assert rated[0] == (TAKE, 5.0)
    assert rated[1] == (LEAVE, 0.0)


def test_look_ahead_falls_back_to_the_first_look() -> None:
    """A budget for the first look only is enough for a sensible move."""
    state = pile(6, 2, 1, takes=1)
    assert LookAhead((2, 2, 2), samples=20).rate(task(state, nodes=3))[0].move == TAKE
    with pytest.raises(SpentError):
        LookAhead((2, 2, 2), samples=20).rate(task(state, nodes=1))


def test_a_larger_budget_is_used() -> None:
    """Every sample costs nodes; the budget of one sample less gives one sample less."""
    state = pile(6, 4, 3, 2, 1, takes=1)
    spent = []
    for samples in (1, 2, 4):
        one = task(state)
        LookAhead((2, 2, 2), samples=samples).rate(one)
        spent.append(10_000 - one.budget.left)
    assert spent[0] < spent[1] < spent[2]


def exact(state: Pile) -> tuple[Fraction, ...]:
    """The worth of a state by plain thinking: every card, every answer, nothing remembered."""
    asked = GAME.decisions(state)
    if not asked:
        return tuple(Fraction(int(v)) for v in cards.JUDGE.settled(state))
    return max((mean(state, move) for move in asked[0].moves), key=lambda worth: worth[state.turn])


def mean(state: Pile, move: Any) -> tuple[Fraction, ...]:
    """The mean over every card that may come next."""
    piles = [state] if not state.deck else [
        state._replace(deck=(*(d for d in state.deck if d != card), card)) for card in state.deck
    ]  # fmt: skip
    worths = [exact(GAME.apply(one, one.turn, move, None)) for one in piles]
    return tuple(sum(column, Fraction(0)) / len(worths) for column in zip(*worths, strict=True))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_the_solver_is_exact(seats: int, seed: int) -> None:
    """The same numbers as by plain thinking."""
    state = GAME.setup({}, seats, Luck.seeded(seed))._replace(takes=(1, 2, 1)[:seats])
    rated = Solver(9, 100_000, OnePly()).rate(task(state))
    assert {one.move for one in rated} == {TAKE, LEAVE}
    for one in rated:
        assert one.value == pytest.approx(float(mean(state, one.move)[0]))


def test_the_solver_waits_for_its_turn() -> None:
    """Too many turns left, or too large a tree: the other player decides."""
    state = pile(6, 2, 1, takes=1)
    assert Solver(3, 10_000, OnePly()).rate(task(state))[0].move == LEAVE
    assert Solver(2, 10_000, OnePly()).rate(task(state))[0].move == TAKE
    assert Solver(3, 4, OnePly()).rate(task(state))[0].move == TAKE


def test_the_solver_says_when_the_tree_is_too_large() -> None:
    """It never gives half an answer."""
    state = GAME.setup({}, 2, Luck.seeded(1))
    with pytest.raises(SpentError):
        Tree(task(state, nodes=10)).solve(state, GAME.decisions(state)[0].moves)
