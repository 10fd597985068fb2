"""Whole games with random and with greedy moves: two rulebooks agree, and every game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move, parse_move
from farmdesk.games.harvest_island import GAME, scoring
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.moves import Draw, Harvest, Release, Tend
from farmdesk.games.harvest_island.state import (
    NOBODY,
    OVER,
    State,
    rounds,
    struck_seats,
)
from farmdesk.games.harvest_island.worth import brings
from tests.games.harvest_island import naive
from tests.games.harvest_island.islands import OURS, start

Pick = Callable[[State, Decision, Luck], tuple[Move, Luck]]


def at_random(state: State, asked: Decision, luck: Luck) -> tuple[Move, Luck]:
    """Any move."""
    pick, luck = luck.below(len(asked.moves))
    return asked.moves[pick], luck


def greedily(state: State, asked: Decision, luck: Luck) -> tuple[Move, Luck]:
    """Tend where possible, harvest what wins a medal, release at last; else anything."""

    def value(move: Move) -> int:
        if isinstance(move, Harvest):
            reached = brings(state, asked.seat, move.fields)
            return reached.points - 6 + 8 * sum(crown.wins for crown in reached.crowns)
        if isinstance(move, Draw):
            return 2 if move.source > 3 else 1
        return {Tend: 6, Release: 0}.get(type(move), 3)

    best = max(map(value, asked.moves))
    top = [move for move in asked.moves if value(move) == best]
    pick, luck = luck.below(len(top))
    return top[pick], luck


def game(seats: int, seed: int, pick: Pick = at_random) -> Iterator[State]:
    """Every state of a game."""
    state, luck = start(seats, seed), Luck.seeded(seed, 99)
    yield state
    while asked := GAME.decisions(state):
        move, luck = pick(state, asked[-1], luck)
        state = GAME.apply(state, asked[-1].seat, move, None)
        yield state


def everything(state: State) -> Counter[int]:
    """All cards, wherever they lie."""
    cards = b"".join((*state.piles, state.supply, state.storage, state.weather, state.fertilisers,
                      state.gone, state.buried))  # fmt: skip
    for farm in state.farms:
        cards += farm.hand + b"".join(farm.fields) + farm.barn
    return Counter(one for one in cards if one != 255)


def _play_out(count: int, seed: int, pick: Pick) -> int:
    """A game to its end; returns its turns. 135 cards, 12 fertilisers and 12 medals throughout."""
    whole = Counter([*range(135), *range(224, 236)])
    turns: Counter[int] = Counter()
    before = 0
    for state in game(count, seed, pick):
        if state.turn != before:
            turns[state.seat] += 1
            before = state.turn
            assert everything(state) == whole
        for king, record in zip(state.kings, state.records, strict=True):
            assert (king == NOBODY) == (record == 0)
            assert king == NOBODY or (king < count and record >= 4)
        assert len(state.storage) <= 5 >= len(state.supply)
        assert len({OURS.kind[one] for one in state.weather}) <= 1
    assert everything(state) == whole
    assert state.step == OVER
    assert state.ending
    assert state.season == 4
    assert len(set(turns.values())) == 1, "equal turns for all (H-37)"
    assert rounds(state) == turns[0]
    found = GAME.standing(state)
    assert found.totals == scoring.totals(state)
    medals = [p for p in GAME.table(state) if p.piece.kind == "medal"]
    assert len(medals) == 12
    return state.turn


@pytest.mark.parametrize("pick", [at_random, greedily])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_games_end_by_the_rules(count: int, pick: Pick) -> None:
    """H-1, H-37."""
    for seed in range(16):
        assert 20 < _play_out(count, seed, pick) < 400


@pytest.mark.slow
@pytest.mark.parametrize("pick", [at_random, greedily])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_thousand_games_end_by_the_rules(count: int, pick: Pick) -> None:
    """H-1, H-37."""
    for seed in range(1000):
        assert 20 < _play_out(count, seed, pick) < 400


def facts(state: State) -> dict[str, Any]:
    """What the plain rules can be compared with."""

    def named(cards: bytes) -> list[str]:
        return [naive.name_of(state, one) for one in cards]

    return {
        "hands": [named(farm.hand) for farm in state.farms],
        "fields": [[named(cards) for cards in farm.fields] for farm in state.farms],
        "barns": [sorted(named(farm.barn)) for farm in state.farms],
        "piles": [named(pile) for pile in state.piles],
        "season": state.season,
        "supply": named(state.supply),
        "storage": named(state.storage),
        "weather": sorted(named(state.weather)),
        "area": sorted(named(state.fertilisers)),
        "gone": sorted(named(state.gone)),
        "buried": sorted(named(state.buried)),
        "medals": {
            fruit: (state.records[k], state.kings[k])
            for k, fruit in enumerate(FRUITS)
            if state.records[k]
        },
        "choosing": list(struck_seats(state)),
        "ending": state.ending,
        "scores": list(scoring.totals(state)),
    }


def _agree(state: State, plain: naive.Island) -> None:
    """The lists of moves and all that lies anywhere are the same."""
    asked = GAME.decisions(state)
    found = {one.seat: {str(move) for move in one.moves} for one in asked}
    assert found == plain.moves()
    assert all(len(found[one.seat]) == len(one.moves) for one in asked)
    assert facts(state) == plain.facts()


def _both(count: int, seed: int, pick: Pick) -> Counter[str]:
    """Two rulebooks play the same game, step by step; returns what happened."""
    state, luck = start(count, seed), Luck.seeded(seed, 13)
    plain = naive.Island(state)
    seen: Counter[str] = Counter()
    _agree(state, plain)
    while asked := GAME.decisions(state):
        k, luck = luck.below(len(asked))
        move, luck = pick(state, asked[k], luck)
        plain.play(asked[k].seat, str(move))
        state = GAME.apply(state, asked[k].seat, move, None)
        seen[type(move).__name__] += 1
        _agree(state, plain)
    return seen


@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_rulebooks_agree(count: int) -> None:
    """Every list of moves, every place of every card, every score: H-9 to H-40."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        for pick in (at_random, greedily):
            seen += _both(count, seed, pick)
    assert {"Sow", "Tend", "Fertilise", "Release", "Harvest", "Draw", "Suffer"} <= set(seen)


@settings(max_examples=40, deadline=None)
@given(
    count=st.integers(2, 4),
    seed=st.integers(0, 2**32 - 1),
    picks=st.lists(st.integers(0, 10_000), max_size=120),
)
def test_any_line_of_play_keeps_the_rules(count: int, seed: int, picks: list[int]) -> None:
    """H-9 to H-40: whatever is chosen, the plain rules say the same."""
    state = start(count, seed)
    plain = naive.Island(state)
    for pick in picks:
        asked = GAME.decisions(state)
        one = asked[pick % len(asked)]
        text = sorted(map(str, one.moves))[pick % len(one.moves)]
        plain.play(one.seat, text)
        state = GAME.apply(state, one.seat, parse_move(one, text), None)
    _agree(state, plain)
