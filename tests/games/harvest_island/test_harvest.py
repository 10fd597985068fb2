"""Harvests and medals: H-21 to H-27."""

from __future__ import annotations

from itertools import combinations

import pytest

from farmdesk.core.moves import Group
from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.state import (
    ACT,
    NOBODY,
    State,
    crop_of,
    king_of,
    medal_count,
    medals,
    needed,
)
from farmdesk.games.harvest_island.worth import brings
from tests.games.harvest_island.islands import asked, bare, names, play, put, texts

MANGO = FRUITS.index("mango")
BANANA = FRUITS.index("banana")


def farm(**fields: str) -> State:
    """Seat 0 to move with these fields; two seats with full hands."""
    state = put(bare(), "hand@0", "grape, grape, orange, orange")
    state = put(state, "hand@1", "papaya, papaya, papaya, papaya")
    for land, cards in fields.items():
        state = put(state, f"field@0/{land}", cards)
    return state


def harvest(state: State, *lands: str, seat: int = 0) -> State:
    """The state after a harvest of these fields."""
    return play(state, " + ".join(sorted(f"field@{seat}/{land} > barn@{seat}" for land in lands)))


def test_any_choice_of_fields() -> None:
    """H-21, HI-6: one or more sown fields, whole, in any order."""
    state = farm(mountain="mango 2", hill="banana, banana", plain="peach, f")
    lands = ("hill", "mountain", "plain")
    assert texts(state, "barn") == {
        " + ".join(f"field@0/{land} > barn@0" for land in chosen)
        for size in (1, 2, 3)
        for chosen in combinations(lands, size)
    }
    for move in asked(state).moves:
        if "barn" in str(move):
            (group,) = move.script()
            assert isinstance(group, Group)


def test_fruit_goes_to_the_barn() -> None:
    """H-21, H-23: all but the seed, which is discarded."""
    state = harvest(farm(hill="mango 2, mango 5, mango 3"), "hill")
    assert names(state.farms[0].barn) == ["mango 5", "mango 3"]
    assert names(state.gone) == ["mango 2"]
    assert state.farms[0].fields == (b"", b"", b"")
    assert GAME.standing(state).totals[0] == 8


def test_the_seed_is_the_first_fruit() -> None:
    """H-23, HI-2: also when a fertiliser lies below it."""
    state = harvest(farm(plain="f, mango 5, mango 2"), "plain")
    assert names(state.farms[0].barn) == ["mango 2"]
    assert names(state.gone) == ["mango 5"]


def test_fertilisers_go_back() -> None:
    """H-22: to their area, without points."""
    before = farm(hill="mango 2, f, mango 3, f")
    assert len(before.fertilisers) == 10
    state = harvest(before, "hill")
    assert len(state.fertilisers) == 12
    assert names(state.farms[0].barn) == ["mango 3"]


def test_a_seed_alone_may_be_cleared() -> None:
    """H-24: for no points."""
    state = harvest(farm(mountain="mango 5"), "mountain")
    assert state.farms[0].barn == b""
    assert names(state.gone) == ["mango 5"]
    assert GAME.standing(state).totals == (0, 0)


def test_other_fields_stay() -> None:
    """H-21."""
    state = harvest(farm(mountain="mango 2, mango 3", hill="banana, banana"), "mountain")
    assert names(state.farms[0].fields[1]) == ["banana 1", "banana 2"]


def test_no_refill_and_no_sweep_after_a_harvest() -> None:
    """H-25, HI-6: the turn is over at once."""
    state = farm(hill="mango 2, mango 3")
    state = put(state, "hand@0", "grape, -, -, -")
    state = put(put(state, "supply", "orange, orange"), "storage", "peach, peach, peach")
    then = harvest(state, "hill")
    assert (then.seat, then.step, then.turn) == (1, ACT, 2)
    assert then.farms[0].hand == state.farms[0].hand
    assert (then.supply, then.storage, then.piles) == (state.supply, state.storage, state.piles)


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ("mango, mango, mango, mango", 4),
        ("mango, mango, f", 4),
        ("mango, f, f", 5),
        ("f, mango, mango", 4),
        ("mango, mango, mango, f", 5),
    ],
)
def test_four_of_a_fruit_win_a_medal(cards: str, number: int) -> None:
    """H-26, HI-24: the seed counts, a fertiliser counts two, fruit is not needed."""
    state = harvest(farm(plain=cards), "plain")
    assert king_of(state, MANGO) == 0
    assert state.records[MANGO] == number
    assert medals(state, 0) == (MANGO,)
    assert any(p.slot == "medals@0/mango" and p.owner == 0 for p in GAME.table(state))


@pytest.mark.parametrize("cards", ["mango, mango, mango", "mango, f", "mango"])
def test_three_do_not(cards: str) -> None:
    """H-26: the medal stays in the middle."""
    state = harvest(farm(plain=cards), "plain")
    assert king_of(state, MANGO) is None
    assert state.records[MANGO] == 0
    assert state.kings[MANGO] == NOBODY


def test_two_fields_of_a_fruit_are_added_up() -> None:
    """HI-4: harvested in one turn; not in two."""
    both = farm(mountain="mango, mango", plain="mango, mango, mango")
    state = harvest(both, "mountain", "plain")
    assert state.records[MANGO] == 5
    assert harvest(both, "plain").records[MANGO] == 0


def test_fertilisers_count_where_they_lie() -> None:
    """H-26, HI-4: for the fruit of their own field."""
    state = farm(mountain="mango, f", plain="banana, banana")
    assert harvest(state, "mountain", "plain").kings == bytes((NOBODY,)) * 12
    assert medal_count(state.farms[0].fields[0]) == 3


def test_several_medals_in_one_turn() -> None:
    """HI-24: each fruit on its own."""
    state = farm(mountain="mango, mango, f", plain="banana, banana, banana, banana")
    state = harvest(state, "mountain", "plain")
    assert set(medals(state, 0)) == {MANGO, BANANA}


def _held(number: int, king: int) -> State:
    records, kings = bytearray(12), bytearray((NOBODY,) * 12)
    records[MANGO], kings[MANGO] = number, king
    state = farm(plain="mango, mango, mango, mango, mango")
    return state._replace(records=bytes(records), kings=bytes(kings))


@pytest.mark.parametrize(
    ("record", "king", "owner", "after"),
    [(4, 1, 0, 5), (5, 1, 1, 5), (6, 1, 1, 6), (4, 0, 0, 5), (5, 0, 0, 5), (7, 0, 0, 7)],
)
def test_only_more_takes_a_medal(record: int, king: int, owner: int, after: int) -> None:
    """H-27, HI-5: from its king; an equal number does not; the own record is raised."""
    state = _held(record, king)
    assert needed(state, MANGO) == record + 1
    crown = brings(state, 0, (2,)).crowns[0]
    assert (crown.number, crown.wins, crown.king) == (5, after > record, king)
    then = harvest(state, "plain")
    assert (king_of(then, MANGO), then.records[MANGO]) == (owner, after)
    table = {p.piece: p.slot for p in GAME.table(then)}
    assert table[next(p for p in table if p == "medal:mango")] == f"medals@{owner}/mango"


def test_a_lower_number_later_changes_nothing() -> None:
    """HI-5: the king keeps the medal and the marker its number."""
    state = harvest(_held(9, 0), "plain")
    assert (king_of(state, MANGO), state.records[MANGO]) == (0, 9)


def test_the_number_has_no_end() -> None:
    """HI-13: thirteen bananas, four fertilisers."""
    cards = ", ".join(["banana"] * 13 + ["f"] * 4)
    state = harvest(farm(plain=cards), "plain")
    assert state.records[BANANA] == 21
    assert needed(state, BANANA) == 22


def test_what_a_harvest_brings_is_told_before() -> None:
    """H-21, H-26: points, cards and numbers as they will be."""
    state = farm(mountain="mango 2, mango 5, f", plain="peach 3, peach 4")
    told = brings(state, 0, (0, 2))
    assert (told.points, told.cards) == (9, 2)
    assert [(FRUITS[c.fruit], c.number, c.wins) for c in told.crowns] == [
        ("mango", 4, True),
        ("peach", 2, False),
    ]
    then = harvest(state, "mountain", "plain")
    before, after = GAME.standing(state).totals[0], GAME.standing(then).totals[0]
    assert after - before == told.points + 8 - 2 * 5
    assert crop_of(state.farms[0].fields[0]) == state.farms[0].fields[0][1:2]


def test_nobody_harvests_for_others() -> None:
    """H-21: own fields, own barn."""
    state = put(farm(hill="mango, mango"), "field@1/hill", "banana, banana")
    assert not texts(state, "@1")
    assert {Slot(str(m).split(" > ")[0]).seat for m in asked(state).moves} == {0}
