"""Whole random games: nothing is lost, nothing falls below zero, nobody is stuck, each game ends.

Every change of a seat's goods is told, and adds up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from farmdesk.core.events import Event, Gained, Noted, Paid
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move
from farmdesk.games.agricola import GAME, moments, scoring
from farmdesk.games.agricola.farmyard import mask, outline
from farmdesk.games.agricola.frames.keep import Keep
from farmdesk.games.agricola.goods import GRAIN, NAMES, VEGETABLE
from farmdesk.games.agricola.housing import fits, herds, shelter
from farmdesk.games.agricola.meals import Convert
from farmdesk.games.agricola.moves import Sow
from farmdesk.games.agricola.places import CELL_SLOTS
from farmdesk.games.agricola.spaces import SPACES, adds, printed
from farmdesk.games.agricola.state import (
    AT_HOME,
    FIELD,
    GRAIN_0,
    IDLE,
    STOCK,
    VEGETABLE_0,
    Farm,
    State,
    animals,
    bare_mask,
    fences_left,
    fields_mask,
    on_fields,
    people,
    rooms_mask,
    stables_left,
    stables_mask,
    union,
)
from tests.games.agricola.farms import start


class Step:
    """One decision of a game, and what it led to."""

    def __init__(self, before: State, asked: Decision, move: Move) -> None:
        self.before, self.asked, self.move = before, asked, move
        self.events: list[Event] = []
        self.after = GAME.apply(before, asked.seat, move, self.events)


def game(seats: int, seed: int, *, side: bool = True) -> Iterator[Step]:
    """Every step of a random game; now and then something is eaten at any time."""
    state, luck = start(seats, seed), Luck.seeded(seed, 99)
    while asked := GAME.decisions(state):
        moves = asked[0].moves
        pick, luck = luck.below(8)
        if side and asked[0].side and not pick:
            moves = asked[0].side
        pick, luck = luck.below(len(moves))
        step = Step(state, asked[0], moves[pick])
        yield step
        state = step.after


def sound(state: State) -> None:
    """What holds in every state at a question, for every farm."""
    assert state.taken == mask(
        tuple({where for one in state.farms for where in one.people if where < IDLE})
    )
    owned = [card for one in state.farms for card in one.cards]
    assert len(owned) == len(set(owned))
    assert state.majors.bit_count() + len(owned) == 10
    for seat, one in enumerate(state.farms):
        assert min(one.goods) >= 0
        assert 0 <= fences_left(one) <= 15
        assert 0 <= stables_left(one) <= 4
        assert 2 <= people(one) <= 5
        assert one.newborns <= people(one)
        assert STOCK not in one.people[: people(one)], "the stock holds the last of them"
        _sound_ground(one)
        asks = [frame for frame in state.pending if isinstance(frame, Keep) and frame.seat == seat]
        acting = [frame for frame in state.pending if frame.seat == seat]  # type: ignore[attr-defined]  # every frame has one
        housed = fits(shelter(state, seat), animals(one))
        assert housed or asks or acting, "an animal without a place that nobody is asked about"
        if housed:
            assert sum(herd.n for herd in herds(state, seat)) == sum(animals(one))


def _sound_ground(one: Farm) -> None:
    """Cells, fences and pastures belong together."""
    fenced = union(one.pastures)
    assert not fenced & ~bare_mask(one.cells), "only bare cells and stables are enclosed"
    assert not stables_mask(one.stables) & ~bare_mask(one.cells)
    assert mask(one.rails) == one.fences
    assert len(set(one.rails)) == len(one.rails)
    edges, seen = 0, 0
    for pasture in one.pastures:
        assert not pasture & seen
        seen |= pasture
        edges |= outline(pasture)
    assert edges == one.fences, "no fence is loose and no pasture open"
    assert rooms_mask(one.cells).bit_count() >= 2
    assert not rooms_mask(one.cells) & fields_mask(one.cells)
    for code in one.cells:
        assert code <= FIELD or 1 <= code - GRAIN_0 <= 3 or 1 <= code - VEGETABLE_0 <= 2


def conserved(step: Step) -> None:
    """Goods change by what is told, and by nothing else; piles by what is put and taken."""
    before, after = step.before, step.after
    changes: Counter[tuple[int, str]] = Counter()
    for event in step.events:
        if isinstance(event, Gained):
            changes[event.seat, event.what] += event.amount
        elif isinstance(event, Paid):
            changes[event.seat, event.what] -= event.amount
    for seat in range(len(after.farms)):
        for good, name in enumerate(NAMES):
            was, now = before.farms[seat].goods[good], after.farms[seat].goods[good]
            assert now - was == changes[seat, name], (name, step.move)
        begged = after.farms[seat].begging - before.farms[seat].begging
        assert begged >= 0
        _crops(step, seat)
    refilled = after.round - before.round
    for space in range(len(SPACES)):
        here = space in (*printed(len(after.farms)), *after.order[: after.round])
        put = adds(space, len(after.farms)) * refilled if here else 0
        more = after.piles[space] - before.piles[space]
        emptied = before.step == moments.WORK and space == getattr(step.move, "space", None)
        assert more == put - (before.piles[space] if emptied else 0)


def _sown_alone(step: Step, seat: int) -> bool:
    """Did a seat sow in the only way there was, without being asked?"""
    return any(
        isinstance(event, Noted)
        and event.what.key == "agricola.log.sow"
        and event.places[0].seat == seat
        for event in step.events
    )


def _crops(step: Step, seat: int) -> None:
    """Crops on fields grow by sowing and are taken by harvests only."""
    was, now = step.before.farms[seat], step.after.farms[seat]
    sown = step.move if isinstance(step.move, Sow) and step.asked.seat == seat else None
    for good, each in ((GRAIN, 3), (VEGETABLE, 2)):
        change = on_fields(now, good) - on_fields(was, good)
        added = each if _sown_alone(step, seat) and was.goods[good] else 0
        if sown is not None:
            area = sown.grain if good == GRAIN else sown.vegetables
            added = each * area.bit_count()
        reaped = sum(
            event.amount for event in step.events
            if isinstance(event, Gained) and (event.seat, event.what) == (seat, NAMES[good])
            and event.source in CELL_SLOTS[seat]
        )  # fmt: skip
        assert change == added - reaped


def _play(seats: int, seed: int) -> int:
    """A game to its end, checked at every step; returns its decisions."""
    count = 0
    state = start(seats, seed)
    for step in game(seats, seed):
        count += 1
        assert 1 <= len(step.asked.moves) < 2_000
        sound(step.after)
        conserved(step)
        state = step.after
    assert state.step == moments.OVER
    assert state.round == 14
    assert not state.pending
    assert not state.promised
    assert all(set(one.people) <= {AT_HOME, STOCK} for one in state.farms)
    assert GAME.standing(state).totals == scoring.totals(state)
    return count


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_lose_nothing(seats: int) -> None:
    """R-1, R-4, R-23: twenty games."""
    for seed in range(20):
        assert 28 * seats <= _play(seats, seed) < 1_000


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_thousand_random_games_lose_nothing(seats: int) -> None:
    """R-1, R-4, R-23."""
    for seed in range(1_000):
        _play(seats, seed)


@settings(max_examples=40, deadline=None)
@for_all(
    seats=st.integers(1, 4),
    seed=st.integers(0, 2**32 - 1),
    picks=st.lists(st.integers(0, 10_000), min_size=20, max_size=200),
)
def test_any_line_of_play_keeps_the_rules(seats: int, seed: int, picks: list[int]) -> None:
    """R-1 to R-43: whatever is chosen, no move is missing and nothing falls below zero."""
    state = start(seats, seed)
    for pick in picks:
        asked = GAME.decisions(state)
        if not asked:
            break
        moves = asked[0].all_moves
        # every third choice is one that builds much: the last of the list
        move = moves[-1] if pick % 3 == 0 and not asked[0].side else moves[pick % len(moves)]
        step = Step(state, asked[0], move)
        sound(step.after)
        conserved(step)
        state = step.after


RICH = (9, 9, 9, 9, 5, 5, 9, 0, 0, 0)


def _topped_up(state: State) -> State:
    """Everybody has plenty of everything but animals."""
    farms = (
        one._replace(goods=(*map(max, one.goods[:7], RICH[:7]), *one.goods[7:]))
        for one in state.farms
    )
    return state._replace(farms=tuple(farms))


def _rich_game(seats: int, seed: int) -> State:
    """A game with goods for everything: whoever can build goes on building."""
    state, luck = _topped_up(start(seats, seed)), Luck.seeded(seed, 5)
    while asked := GAME.decisions(state):
        moves = [move for move in asked[0].moves if str(move) != "done"] or list(asked[0].moves)
        building = [move for move in moves if str(move) in BUILDING_SPACES]
        pick, luck = luck.below(4)
        if building and pick:
            moves = building
        pick, luck = luck.below(len(moves))
        assert len(asked[0].all_moves) < 2_000
        step = Step(state, asked[0], moves[pick])
        sound(step.after)
        conserved(step)
        state = _topped_up(step.after)
    return state


BUILDING_SPACES = {
    "send farm_expansion", "send fencing", "send farmland", "send basic_wish", "send urgent_wish",
    "send cultivation", "send farm_redevelopment", "send house_redevelopment", "send sheep_market",
    "send pig_market", "send cattle_market",
}  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rich_farms_come_to_their_limits_and_no_further(seats: int) -> None:
    """R-1: fifteen fences, four stables and five people are reached; nothing is beyond them."""
    farms = [one for seed in range(8) for one in _rich_game(seats, seed).farms]
    assert min(map(fences_left, farms)) == 0
    assert min(map(stables_left, farms)) == 0
    assert max(map(people, farms)) == 5
    assert max(one.house for one in farms) == 2
    assert max(sum(animals(one)) for one in farms) > 8


def test_conversions_at_any_time_change_nothing_else() -> None:
    """R-37, AG-2, AG-3: the question afterwards is the same, but for what is left."""
    seen = 0
    for step in game(2, 3):
        for move in step.asked.side[:2]:
            assert isinstance(move, Convert)
            after = GAME.apply(step.before, step.asked.seat, move, None)
            (asked,) = GAME.decisions(after)
            assert asked.seat == step.asked.seat
            assert (
                after.farms[asked.seat].goods[6]
                == step.before.farms[asked.seat].goods[6] + move.food
            )
            seen += 1
    assert seen
