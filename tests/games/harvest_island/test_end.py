"""The last round and the score: H-37 to H-41."""

from __future__ import annotations

import pytest

from farmdesk.core.standing import Standing
from farmdesk.games.harvest_island import GAME, scoring
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.state import OVER, State, rounds, turns_left
from tests.games.harvest_island.islands import (
    args,
    bare,
    keep,
    out_of_cards,
    play,
    put,
    texts,
)


def last_draw(seats: int, seat: int, first: int) -> State:
    """A seat draws the last card of winter."""
    state = bare(seats, seat, season=3)
    for other in range(seats):
        state = put(state, f"hand@{other}", "banana, mango, peach, grape")
    state = put(state, f"hand@{seat}", "banana, -, peach, grape")
    state = keep(put(state, "top/winter", "strawberry 3"), 3, 1)
    return state._replace(first=first, step=2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_is_finished(seats: int) -> None:
    """H-37, HI-10: until the first player's turn would come."""
    for first in range(seats):
        for seat in range(seats):
            state = last_draw(seats, seat, first)
            state = play(state, f"pile/winter > hand@{seat}/1")
            assert state.ending
            left = (first - seat - 1) % seats
            assert turns_left(state) == left
            assert (state.step == OVER) == (left == 0)
            for _ in range(left):
                who = state.seat
                state = play(state, f"hand@{who}/0 > storage/0", f"hand@{who}/1 > storage/1")
                state = play(state, "leave")._replace(storage=b"")
            assert state.step == OVER
            assert GAME.decisions(state) == ()
            assert turns_left(state) == 0


def test_winter_has_run_out_with_its_last_card() -> None:
    """HI-10: not before."""
    state = last_draw(2, 0, 0)
    assert not state.ending
    assert turns_left(state) is None
    assert play(state, "pile/winter > hand@0/1").ending


def test_the_supply_alone_in_the_last_turns() -> None:
    """HI-10: no pile is left."""
    state = play(last_draw(3, 0, 0), "pile/winter > hand@0/1")
    state = put(state, "supply", "papaya, orange")
    state = play(state, "hand@1/0 > storage/0", "hand@1/1 > storage/1")
    assert texts(state, "pile") == set()
    assert texts(state, "supply") == {"supply/0 > hand@1/0", "supply/1 > hand@1/0"}


def test_the_sweep_in_the_last_round() -> None:
    """HI-11: as always, in the very last turn too."""
    state = put(bare(), "hand@0", "banana, mango, peach, grape")
    state = put(put(state, "storage", "orange, orange"), "supply", "papaya, papaya, papaya")
    state = out_of_cards(state)._replace(first=1)
    state = play(state, "hand@0/0 > storage/2", "hand@0/1 > storage/3")
    state = play(state, "supply/0 > hand@0/0", "supply/0 > hand@0/1")
    assert state.step == OVER
    assert len(state.supply) == 4
    assert state.storage == b""


def estate() -> State:
    """A bit of everything for two seats."""
    state = put(bare(2), "barn@0", "mango 5, mango 2, banana 1, lychee 6")
    state = put(state, "barn@1", "peach 5")
    state = put(state, "field@0/mountain", "grape 2, f, grape 4")
    state = put(state, "field@1/plain", "f")
    state = put(state, "field@1/hill", "orange 2, orange 3, orange 4")
    state = put(state, "hand@0", "f, f, banana 4, -")
    kings, records = bytearray(state.kings), bytearray(12)
    for fruit, king in (("mango", 0), ("grape", 1), ("orange", 1)):
        kings[FRUITS.index(fruit)], records[FRUITS.index(fruit)] = king, 4
    return state._replace(kings=bytes(kings), records=bytes(records), closed=False)


def points(found: Standing, seat: int, group: str) -> int:
    """Points of the lines of a group."""
    return sum(line.points for line in found.lines if (line.seat, line.group) == (seat, group))


def test_harvested_fruit() -> None:
    """H-38: the points on each card, a line for every fruit, a part for every card."""
    found = GAME.standing(estate())
    assert (points(found, 0, "mango"), points(found, 0, "banana")) == (7, 1)
    assert points(found, 0, "lychee") == 6
    assert points(found, 1, "peach") == 5
    mango = next(line for line in found.lines if (line.seat, line.group) == (0, "mango"))
    assert [part.points for part in mango.parts] == [5, 2]
    assert args(mango.what) == {"fruit": "mango"}
    assert {line.group for line in found.lines if line.seat == 0} >= set(FRUITS)


def test_medals_count_eight() -> None:
    """H-39."""
    found = GAME.standing(estate())
    assert (points(found, 0, "medals"), points(found, 1, "medals")) == (8, 16)
    places = [part.places for line in found.lines if line.group == "medals" for part in line.parts]
    assert places == [("medals@0/mango",), ("medals@1/grape",), ("medals@1/orange",)]


def test_cards_left_on_fields_count_two() -> None:
    """H-40, HI-2: seeds, fertilisers and fruit alike; hands count nothing."""
    found = GAME.standing(estate())
    assert (points(found, 0, "fields"), points(found, 1, "fields")) == (6, 8)


def test_the_total() -> None:
    """H-41, HI-25: as if the game ended now; the fast count is the same."""
    found = GAME.standing(estate())
    assert found.totals == (14 + 8 + 6, 5 + 16 + 8) == scoring.totals(estate())
    assert found.winners == (1,)


@pytest.mark.parametrize(
    ("barns", "kings", "winners"),
    [
        (("mango 4, mango 4", "peach 4, peach 4"), (), (0, 1)),
        (("mango 4, mango 4", "peach 3, peach 3, banana 2"), (), (1,)),
        (("mango 5, mango 3", ""), (("grape", 1),), (1,)),
        (("mango 4, mango 4", "peach 3, peach 5"), (("grape", 1), ("lychee", 0)), (0, 1)),
    ],
)
def test_ties(
    barns: tuple[str, str], kings: tuple[tuple[str, int], ...], winners: tuple[int, ...]
) -> None:
    """HI-14: most medals, then most harvested cards, else the win is shared."""
    state = bare(2)._replace(closed=False)
    owners = bytearray(state.kings)
    for fruit, king in kings:
        owners[FRUITS.index(fruit)] = king
    state = state._replace(kings=bytes(owners))
    for seat, cards in enumerate(barns):
        state = put(state, f"barn@{seat}", cards)
    found = GAME.standing(state)
    assert found.totals[0] == found.totals[1]
    assert found.winners == winners
    assert [tie.what.key.rpartition(".")[2] for tie in found.ties] == ["medals", "cards"]


def test_rounds_are_counted() -> None:
    """H-37: a turn of each seat is a round."""
    assert [rounds(bare(3)._replace(turn=turn)) for turn in range(1, 8)] == [1, 1, 1, 2, 2, 2, 3]
