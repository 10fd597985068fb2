"""Filling the hand: pile, supply, fertiliser, the sweep. H-17 to H-20."""

from __future__ import annotations

import pytest

from farmdesk.games.harvest_island.moves import LEAVE
from farmdesk.games.harvest_island.state import (
    ACT,
    EMPTY,
    REFILL,
    State,
    gaps,
    is_shown,
    may_earn,
    pile_counts,
)
from tests.games.harvest_island.islands import (
    asked,
    bare,
    keep,
    names,
    out_of_cards,
    play,
    put,
    texts,
    why,
)


def refill(seats: int = 2, season: int = 0, released: int = 0) -> State:
    """Seat 0 fills its hand: two gaps, two cards in the supply, fruit on top of the pile."""
    state = put(bare(seats, season=season), "hand@0", "banana, -, grape, -")
    for seat in range(1, seats):
        state = put(state, f"hand@{seat}", "grape, grape")
    state = put(state, "supply", "peach 3, papaya 2")
    state = put(state, "top/spring" if not season else "top/winter", "wax_apple, wax_apple")
    return state._replace(step=REFILL, released=released, earned=released == 2)


def test_from_pile_or_supply() -> None:
    """H-17, HI-7: each card from either, into the first gap."""
    state = refill()
    gap = "> hand@0/1"
    assert texts(state) == {f"pile/spring {gap}", f"supply/0 {gap}", f"supply/1 {gap}"}
    state = play(state, "supply/1 > hand@0/1")
    assert names(state.farms[0].hand) == ["banana 1", "papaya 2", "grape 2"]
    assert texts(state) == {"pile/spring > hand@0/3", "supply/0 > hand@0/3"}
    state = play(state, "pile/spring > hand@0/3")
    assert names(state.farms[0].hand) == ["banana 1", "papaya 2", "grape 2", "wax_apple 2"]
    assert (state.seat, state.step) == (1, ACT)


def test_the_supply_is_not_refilled() -> None:
    """HI-7: what is taken leaves a gap that storage alone fills."""
    state = play(refill(), "supply/0 > hand@0/1", "supply/0 > hand@0/3")
    assert state.supply == b""
    assert state.seat == 1


def test_up_to_four() -> None:
    """H-10: however many are missing."""
    state = put(refill(), "hand@0", "banana, -, -, -")
    state = put(state, "top/spring", "peach, peach, peach")
    for missing in (3, 2, 1):
        assert gaps(state, 0) == missing
        assert state.seat == 0
        state = play(state, f"pile/spring > hand@0/{4 - missing}")
    assert state.seat == 1


def test_a_card_is_seen_before_the_next_is_drawn() -> None:
    """HI-7: after each card the seat is asked again."""
    state = play(refill(), "pile/spring > hand@0/1")
    assert state.farms[0].hand[1] != EMPTY
    assert (state.seat, state.step) == (0, REFILL)


def test_storage_is_never_drawn_from() -> None:
    """H-17."""
    state = put(refill(), "storage", "mango, mango")
    assert not texts(state, "storage")
    assert why(state, "storage/0", "hand@0/1") == "storage_stays"


def test_only_the_running_season() -> None:
    """H-18: later piles wait, in the order of the seasons."""
    state = refill()
    for season in ("summer", "autumn", "winter"):
        assert not texts(state, season)
        assert why(state, f"pile/{season}", "hand@0/1") == "opens"


def test_the_next_season_follows_in_the_middle_of_a_refill() -> None:
    """H-18, HI-7: the last card of spring, then the first of summer."""
    state = put(keep(refill(), 0, 1), "top/summer", "lychee 6")
    state = play(state, "pile/spring > hand@0/1")
    assert state.season == 1
    assert texts(state, "pile") == {"pile/summer > hand@0/3"}
    state = play(state, "pile/summer > hand@0/3")
    assert "lychee 6" in names(state.farms[0].hand)


def test_all_seasons_in_order() -> None:
    """H-18: spring, summer, autumn, winter; then nothing."""
    state = bare()
    seen = []
    for season, name in enumerate(("spring", "summer", "autumn", "winter")):
        state = keep(put(state, f"top/{name}", f"banana {name}"), season, 1)
    state = put(state, "hand@1", "grape, grape, grape, grape")._replace(step=REFILL)
    for place in range(4):
        (text,) = texts(state, "pile")
        seen.append(text.split()[0])
        state = play(state, f"{seen[-1]} > hand@0/{place}")
    assert seen == ["pile/spring", "pile/summer", "pile/autumn", "pile/winter"]
    assert state.season == 4
    assert state.ending


def test_weather_is_replaced() -> None:
    """H-19, HI-8: shown, laid aside, and another card drawn, by choice from pile or supply."""
    state = put(refill(), "top/spring", "sun")
    before = pile_counts(state)
    state = play(state, "pile/spring > hand@0/1")
    assert names(state.weather) == ["sun"]
    assert state.farms[0].hand[1] == EMPTY
    assert pile_counts(state)[0] == before[0] - 1
    assert texts(state) == {f"{s} > hand@0/1" for s in ("pile/spring", "supply/0", "supply/1")}


def _release_two(storage: str) -> State:
    state = put(bare(), "hand@0", "mango 3, mango 4, peach, grape")
    state = put(state, "hand@1", "grape, grape, grape, grape")
    state = put(state, "supply", "papaya 2, papaya 3, papaya 4")
    return put(state, "storage", storage)


def test_the_sweep() -> None:
    """H-20: after the refill the supply is discarded and four cards move up."""
    state = _release_two("orange 2, orange 3")
    state = play(state, "hand@0/0 > storage/2", "hand@0/1 > storage/3")
    assert len(state.storage) == 4
    assert names(state.supply) == ["papaya 2", "papaya 3", "papaya 4"]
    state = play(state, "supply/0 > hand@0/0", "supply/0 > hand@0/1")
    assert names(state.supply) == ["orange 2", "orange 3", "mango 3", "mango 4"]
    assert state.storage == b""
    assert names(state.gone) == ["papaya 4"]
    assert state.seat == 1


def test_five_cards_move_up() -> None:
    """H-20: all that lie there."""
    state = play(_release_two("orange, orange, orange"), "hand@0/0 > storage/3")
    state = play(state, "hand@0/1 > storage/4", "supply/0 > hand@0/0", "supply/0 > hand@0/1")
    assert len(state.supply) == 5
    assert state.storage == b""


def test_three_cards_stay() -> None:
    """H-20: nothing happens with fewer than four."""
    state = _release_two("orange 2")
    state = play(state, "hand@0/0 > storage/1", "hand@0/1 > storage/2")
    state = play(state, "supply/0 > hand@0/0", "supply/0 > hand@0/1")
    assert names(state.storage) == ["orange 2", "mango 3", "mango 4"]
    assert names(state.supply) == ["papaya 4"]
    assert state.gone == b""


def test_two_releases_earn_a_fertiliser() -> None:
    """HI-1: one of the cards that fill the hand, first or second, never both."""
    released = ("hand@0/0 > storage/0", "hand@0/1 > storage/1")
    state = _release_two("")
    assert may_earn(state)
    state = play(state, *released)
    assert "fertiliser > hand@0/0" in texts(state)
    first = play(state, "fertiliser > hand@0/0")
    assert names(first.farms[0].hand) == ["f", "peach 3", "grape 2"]
    assert not texts(first, "fertiliser")
    assert why(first, "fertiliser", "hand@0/1") == "not_earned"
    second = play(state, "supply/0 > hand@0/0", "fertiliser > hand@0/1")
    assert second.seat == 1
    assert len(second.fertilisers) == 11


def test_a_fertiliser_need_not_be_taken() -> None:
    """HI-1, HI-20: two other cards fill the hand, and nothing is left of it in the next turn."""
    state = play(_release_two(""), "hand@0/0 > storage/0", "hand@0/1 > storage/1")
    state = play(state, "supply/0 > hand@0/0", "supply/0 > hand@0/1")
    assert state.seat == 1
    assert not state.earned
    assert len(state.fertilisers) == 12


@pytest.mark.parametrize(
    "uses",
    [
        ("hand@0/0 > storage/0", "hand@0/1 > field@0/hill/0"),
        ("hand@0/0 > field@0/hill/0", "hand@0/1 > storage/0"),
        ("hand@0/0 > field@0/hill/0", "hand@0/1 > field@0/hill/1"),
    ],
)
def test_other_turns_earn_none(uses: tuple[str, str]) -> None:
    """HI-1: both uses must be releases."""
    state = play(_release_two(""), *uses)
    assert not texts(state, "fertiliser")
    assert not may_earn(state)


def test_no_fertiliser_from_an_empty_area() -> None:
    """HI-1."""
    state = _release_two("")._replace(fertilisers=b"")
    assert not may_earn(state)
    state = play(state, "hand@0/0 > storage/0", "hand@0/1 > storage/1")
    assert not state.earned
    assert not texts(state, "fertiliser")


def test_when_only_a_fertiliser_could_fill_the_hand() -> None:
    """HI-20: it may be taken or left; then the turn goes on to the sweep."""
    state = out_of_cards(_release_two("orange 2, orange 3"))._replace(supply=b"", first=1)
    state = play(state, "hand@0/0 > storage/2", "hand@0/1 > storage/3")
    assert texts(state) == {"fertiliser > hand@0/0", "leave"}
    assert LEAVE in asked(state).moves
    left = play(state, "leave")
    assert len(left.fertilisers) == 12
    assert len(left.supply) == 4
    taken = play(state, "fertiliser > hand@0/0")
    assert len(taken.fertilisers) == 11
    assert gaps(taken, 0) == 1
    assert len(taken.supply) == 4


def test_pile_and_supply_must_be_used() -> None:
    """HI-20: nobody stops drawing while there is something to draw."""
    state = out_of_cards(refill())
    assert texts(state) == {"supply/0 > hand@0/1", "supply/1 > hand@0/1"}


def test_hands_may_stay_short() -> None:
    """HI-10: without pile and supply the turn ends with gaps."""
    state = out_of_cards(refill())._replace(first=1)
    state = state._replace(supply=state.supply[:1])
    state = play(state, "supply/0 > hand@0/1")
    assert gaps(state, 0) == 1
    assert state.step == 4


def test_what_everybody_knows_of_a_hand() -> None:
    """HI-19: cards from supply and fertiliser area, until they are used."""
    state = play(refill(released=2), "supply/0 > hand@0/1", "fertiliser > hand@0/3")
    assert [is_shown(state, 0, place) for place in range(4)] == [False, True, False, True]
    state = put(state, "hand@1", "grape, grape, grape, grape")
    state = state._replace(seat=0)
    state = play(state, "hand@0/1 > storage/0")
    assert [is_shown(state, 0, place) for place in range(4)] == [False, False, False, True]


def test_a_drawn_card_is_the_owners_secret() -> None:
    """HI-19."""
    state = play(refill(), "pile/spring > hand@0/1")
    assert not is_shown(state, 0, 1)
