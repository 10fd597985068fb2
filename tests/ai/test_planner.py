"""The planner in a game of a few lines: walk on, draw a card from a bag, or go home."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

import pytest

from farmdesk.ai.budget import Budget, SpentError
from farmdesk.ai.planner import Chain, Planner, moves_of
from farmdesk.ai.players import OnePly, Task
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move, phrase
from tests.ai.cards import Act

STEP, DEAR, DRAW, HOME = Act("step"), Act("dear"), Act("draw"), Act("home")
BAG = (0, 10)
"""A card that is drawn brings one of these, as often the one as the other; a blank nothing yet."""


class Walk(NamedTuple):
    """A turn on the way: steps made, crops left, the card drawn, home or not."""

    steps: int = 0
    crops: int = 3
    drawn: int | None = None
    """-1 is a blank."""
    home: bool = False


class Walking:
    """Both steps lead one on; the dear one costs two crops, the other one. A turn may end anytime,
    but only the third step brings a prize."""

    def decisions(self, walk: Walk) -> tuple[Decision, ...]:
        """Steps that can be paid, a draw, or home."""
        if walk.home:
            return ()
        moves = [STEP] * (walk.crops > 0) + [DEAR] * (walk.crops > 1)
        moves += [DRAW] * (walk.drawn is None) + [HOME]
        return (Decision(0, phrase("walk"), tuple(moves)),)

    def apply(self, walk: Walk, seat: int, move: Move, tell: object) -> Walk:
        """One of them."""
        del seat, tell
        if move == HOME:
            return walk._replace(home=True)
        if move == DRAW:
            return walk._replace(drawn=-1)
        cost = 2 if move == DEAR else 1
        return walk._replace(steps=walk.steps + 1, crops=walk.crops - cost)

    def imagine(self, walk: Walk, luck: Luck) -> Walk:
        """A blank turned up."""
        return walk._replace(drawn=BAG[luck.below(2)[0]]) if walk.drawn == -1 else walk


class Guide:
    """Knows what a walk is worth; counts the moments that it is asked about."""

    calm = 1.0

    def __init__(self, prize: float, blank: float = 0.0, *, gives: bool = False) -> None:
        """Perhaps whoever draws gives the prize back."""
        self.prize, self.blank, self.gives = prize, blank, gives
        self.asked: list[Walk] = []

    def values(self, walk: Walk) -> tuple[float, ...]:
        """The prize after three steps, and the card."""
        self.asked.append(walk)
        card = {None: 0.0, -1: self.blank}.get(walk.drawn, float(walk.drawn or 0))
        won = walk.steps >= 3 and not (self.gives and walk.drawn is not None)
        return (card + self.prize * won,)

    settled = values

    def ended(self, walk: Walk) -> bool:
        """Home."""
        return walk.home

    def unknown(self, walk: Walk) -> bool:
        """A blank is in the hand."""
        return walk.drawn == -1

    def midway(self, walk: Walk) -> bool:
        """Nothing is ever asked on the way."""
        del walk
        return False

    def shape(self, walk: Walk) -> tuple[Hashable, tuple[int, ...]]:
        """Crops are goods."""
        return (walk.steps, walk.drawn), (walk.crops,)


class FarGuide(Guide):
    """A guide who knows of tomorrow."""

    def onward(self, walk: Walk, luck: Luck) -> Walk | None:
        """Tomorrow begins with the crops that are left."""
        del luck
        return Walk(0, walk.crops, 0)


def task(guide: Guide, walk: Walk | None = None, nodes: int = 1_000) -> Task:
    """What the player is asked."""
    game: Any = Walking()
    judge: Any = guide
    return Task(game, judge, walk or Walk(), 0, Luck.seeded(1), Budget(nodes))


def planner(samples: int = 20, turns: int = 1, looks: int = 2) -> Planner:
    """A planner that never strays."""
    return Planner(4, looks, samples, 2, turns, OnePly())


def test_a_plan_goes_through_moments_that_promise_nothing() -> None:
    """Only the third step brings the prize; one-ply play sees none of it."""
    guide = Guide(prize=7.0)
    found = Chain(task(guide), Walk(drawn=0), 4).search()
    best = max(found, key=lambda one: one.value)
    assert moves_of(best.path) == [STEP, STEP, STEP, HOME]
    assert best.value == 7.0
    assert planner().rate(task(guide, Walk(drawn=0)))[0].move == STEP
    assert {one.value for one in OnePly().rate(task(guide, Walk(drawn=0)))} == {0.0}


def test_whoever_has_less_of_everything_is_not_looked_at() -> None:
    """The dear step leads to where the cheap one leads, with a crop less: it is never judged."""
    guide = Guide(prize=7.0)
    Chain(task(guide), Walk(drawn=0), 4).search()
    assert [walk.crops for walk in guide.asked if walk.steps == 1 and not walk.home] == [2]


@pytest.mark.parametrize(("prize", "wanted"), [(4.0, DRAW), (6.0, HOME)])
def test_a_draw_is_worth_what_comes_of_it_on_average(prize: float, wanted: Act) -> None:
    """Nothing or ten, as often the one as the other: better than four for sure, not than six."""
    start = Walk(3, 0)  # the prize is there; who draws gives it back
    rated = planner(samples=200).rate(task(Guide(prize, gives=True), start, nodes=10_000))
    values = {one.move: one.value for one in rated}
    assert values[DRAW] == pytest.approx(5.0, abs=0.8)
    assert values[HOME] == prize
    assert rated[0].move == wanted


def test_what_is_only_believed_of_a_blank_does_not_count() -> None:
    """A blank that seems worth a hundred is looked into, and then it is worth five."""
    rated = planner(samples=200).rate(task(Guide(7.0, blank=100.0), Walk(3, 0), nodes=10_000))
    values = {one.move: one.value for one in rated}
    assert values[DRAW] == pytest.approx(12.0, abs=0.8)
    assert values[HOME] == 7.0


def test_two_turns_are_planned_where_the_judge_can_tell_the_next() -> None:
    """Going home at once keeps three crops, with which the prize is won tomorrow."""
    far, walk = FarGuide(prize=5.0), Walk(1, 3, 0)
    one = {r.move: r.value for r in planner(turns=1, looks=9).rate(task(far, walk))}
    two = {r.move: r.value for r in planner(turns=2, looks=9).rate(task(far, walk))}
    assert one[HOME] == 0.0
    assert two[HOME] == 5.0
    near = Guide(prize=5.0)
    assert planner(turns=2).rate(task(near, walk)) == planner(turns=1).rate(task(near, walk))


def test_a_budget_that_is_too_small_is_told() -> None:
    """The desk then plays what the eye sees."""
    with pytest.raises(SpentError):
        planner().rate(task(Guide(1.0), nodes=0))


def test_a_budget_that_ends_while_looking_leaves_the_plans_that_are_clear() -> None:
    """The first search is paid for, no look is: nothing unknown is chosen."""
    guide = Guide(prize=7.0, blank=100.0)
    Chain(task(guide), Walk(), 4).search()
    rated = planner().rate(task(guide, nodes=len(guide.asked)))
    assert rated[0].move == STEP


def test_where_turns_are_no_chains_another_player_plays() -> None:
    """The judge cannot tell what a plan needs."""

    class Plain:
        def values(self, walk: Walk) -> tuple[float, ...]:
            return (float(walk.steps),)

    judge: Any = Plain()
    plain = task(Guide(1.0))._replace(judge=judge)
    assert planner().rate(plain) == OnePly().rate(plain)


def test_a_budget_that_ends_in_the_search_leaves_what_was_found() -> None:
    """The way home is found at once; the third step is never reached."""
    guide = Guide(prize=7.0)
    found = Chain(task(guide, nodes=4), Walk(drawn=0), 4).search()
    assert {one.value for one in found} == {0.0}
