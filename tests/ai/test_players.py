"""Random, greedy and one-ply players: what they look at and what they cannot see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from farmdesk.ai.budget import Budget, CancelledError, SpentError
from farmdesk.ai.players import Greedy, OnePly, Player, Random, Rated, Task, lead, warmed
from farmdesk.core.luck import Luck
from farmdesk.core.standing import Standing
from tests.ai import cards
from tests.ai.cards import LEAVE, TAKE, pile


def task(state: Any, seed: int = 1, nodes: int = 10_000) -> Task:
    """A decision of whoever's turn it is."""
    concealed = cards.GAME.conceal(state, state.turn)
    budget = Budget(nodes)
    return Task(cards.GAME, cards.JUDGE, concealed, state.turn, Luck.seeded(seed), budget)


def choices(player: Player, state: Any, seeds: int = 200) -> Counter[str]:
    """What a player plays with many seeds."""
    return Counter(str(player.rate(task(state, seed))[0].move) for seed in range(seeds))


def test_random_plays_everything_about_equally() -> None:
    """Two answers, 200 tries: each at least 70 times."""
    found = choices(Random(), pile(1, 2, 3))
    assert found.keys() == {"take", "leave"}
    assert min(found.values()) > 70


@pytest.mark.parametrize("player", [Greedy(), OnePly()])
def test_the_greedy_take_what_is_there(player: Player) -> None:
    """Points now are better than none."""
    assert choices(player, pile(6, 5, 1)) == {"take": 200}


def test_lots_decide_between_what_is_as_good_for_the_greedy() -> None:
    """Where nothing scores the first answer is not the only one that is ever given."""

    class Late(cards.Cards):
        """Points are told at the end alone."""

        def standing(self, state: cards.Pile) -> Standing:
            """Nobody has any yet."""
            return super().standing(state._replace(points=(0, 0)))

    late = task(pile(6, 5, 2))._replace(game=Late())
    found = Counter(
        str(Greedy().rate(late._replace(luck=Luck.seeded(seed)))[0].move) for seed in range(200)
    )
    assert found.keys() == {"take", "leave"}
    assert min(found.values()) > 70
    assert Greedy().rate(late) == Greedy().rate(late)


def test_a_warm_player_strays_but_prefers_the_better() -> None:
    """Taking 2 is better by 2 points; at temperature 2 it is e times as frequent as leaving."""
    found = choices(OnePly(temperature=2.0), pile(6, 5, 2), seeds=600)
    assert found["take"] / 600 == pytest.approx(0.731, abs=0.06)


def test_a_blind_player_ignores_what_it_gives_away() -> None:
    """With the judge that counts the others' points as well, only the sighted one cares."""

    class Generous(cards.Judge):
        """Taking gives the other seat two points for each."""

        def values(self, state: cards.Pile) -> tuple[float, ...]:
            """What is left of it."""
            return tuple(-float(p) for p in state.points)

    state = task(pile(6, 5, 2))._replace(judge=Generous())
    assert OnePly(blind=True).rate(state)[0].move == TAKE
    assert OnePly().rate(state)[0].move == LEAVE


def test_equal_states_seeds_and_budgets_give_equal_moves() -> None:
    """Nothing else decides: no clock, no global dice."""
    for seed in range(30):
        first = OnePly(temperature=3.0).rate(task(pile(6, 5, 2), seed))
        assert OnePly(temperature=3.0).rate(task(pile(6, 5, 2), seed)) == first


def test_warmed_keeps_all_moves() -> None:
    """One of them comes to the front; none is lost."""
    rated = tuple(Rated(TAKE, float(-k)) for k in range(5))
    for seed in range(20):
        assert sorted(warmed(rated, 9.0, Luck.seeded(seed))) == sorted(rated)
    assert warmed(rated, 0.0, Luck.seeded(1)) == rated


def test_lead_is_over_the_best_of_the_others() -> None:
    """Alone it is the points themselves."""
    assert lead((5, 3, 4), 0) == 1
    assert lead((5, 3, 4), 1) == -2
    assert lead((5,), 0) == 5


def test_nobody_thinks_for_a_seat_that_is_not_asked() -> None:
    """Seat 1 has to wait."""
    with pytest.raises(LookupError):
        OnePly().rate(task(pile(1, 2, 3))._replace(seat=1))


def test_a_budget_ends() -> None:
    """So many nodes and not one more."""
    budget = Budget(5)
    budget.spend(5)
    with pytest.raises(SpentError):
        budget.spend()


def test_a_deadline_ends_it_too() -> None:
    """A deadline that has passed is seen within a few nodes."""
    budget = Budget(1_000_000, seconds=-1.0)
    with pytest.raises(SpentError):
        budget.spend(100)


@pytest.mark.parametrize("part", [False, True])
def test_a_call_cancels(part: bool) -> None:
    """Whoever waits no longer is noticed within a few nodes, also in a part of the budget."""
    budget = Budget(10**6, stopped=lambda: True)
    with pytest.raises(CancelledError):
        (budget.share(99) if part else budget).spend(50)


def test_a_part_is_no_more_than_the_whole() -> None:
    """And has the same deadline."""
    assert Budget(10).share(99).left == 10
    assert Budget(100).share(9).left == 9
    with pytest.raises(SpentError):
        Budget(10**6, seconds=-1.0).share(10**5).spend(50)
