"""Setting up the game: H-1 to H-8."""

from __future__ import annotations

from collections import Counter

import pytest

from farmdesk.core.game import SetupError, settle
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.cards import FRUITS, RAIN, SUN, deck_of
from farmdesk.games.harvest_island.places import LANDS
from farmdesk.games.harvest_island.state import is_weather
from tests.games.harvest_island.islands import OURS, start


def test_the_deck() -> None:
    """H-1: 110 fruit of twelve kinds, 25 weather, piles of 35, 38, 32 and 30."""
    assert tuple(map(len, OURS.piles)) == (35, 38, 32, 30)
    kinds = Counter(OURS.kind[one] for one in range(135))
    assert sum(kinds[fruit] for fruit in range(12)) == 110
    assert (kinds[SUN], kinds[RAIN]) == (12, 13)
    assert len(set(OURS.ids)) == 147
    by_fruit = dict(zip(FRUITS, (kinds[fruit] for fruit in range(12)), strict=True))
    assert by_fruit == {
        "banana": 14, "mango": 10, "pineapple": 9, "peach": 7, "watermelon": 8, "wax_apple": 8,
        "lychee": 6, "dragon_fruit": 10, "grape": 11, "papaya": 10, "orange": 10, "strawberry": 7,
    }  # fmt: skip


def test_the_published_parts_of_the_deck() -> None:
    """H-1: five spring bananas, banana always, mango till summer, strawberry in winter only."""
    seasons = {
        fruit: [OURS.printed[season][k] for season in range(4)] for k, fruit in enumerate(FRUITS)
    }
    assert seasons["banana"][0] == 5
    assert all(seasons["banana"])
    assert seasons["mango"][2:] == [0, 0]
    assert seasons["strawberry"][:3] == [0, 0, 0]
    points = [OURS.points[one] for one in range(110)]
    assert (min(points), max(points), sum(points)) == (1, 6, 357)


@pytest.mark.parametrize(
    ("seats", "removed"), [(2, (0, 6, 6, 6)), (3, (0, 0, 6, 6)), (4, (0, 0, 0, 6))]
)
def test_cards_are_removed_unseen(seats: int, removed: tuple[int, ...]) -> None:
    """H-2, HI-12: from the mixed piles; nobody sees them, the printed numbers stay."""
    for seed in range(5):
        state = start(seats, seed)
        lost = Counter(OURS.season[one] for one in state.buried)
        assert tuple(lost[season] for season in range(4)) == removed
        dealt = 5 + 4 * seats
        left = tuple(map(len, state.piles))
        assert left == (35 - dealt, 38 - removed[1], 32 - removed[2], 30 - removed[3])
        assert deck_of(state.deck).printed == OURS.printed
        away = [p for p in GAME.table(state) if p.slot == "gone"]
        assert len(away) == sum(removed)
        assert not any(p.up for p in away)


def test_weather_can_be_removed_too() -> None:
    """H-2, HI-12: what is taken out is fruit and weather mixed."""
    gone = b"".join(start(2, seed).buried for seed in range(30))
    shares = sum(map(is_weather, gone)) / len(gone)
    assert 0.12 < shares < 0.26  # 19 of 100


def test_piles_are_shuffled() -> None:
    """H-2: another seed gives another order, the same seed the same."""
    assert start(seed=1) == start(seed=1)
    for season in range(4):
        piles = {start(seed=seed).piles[season] for seed in range(4)}
        assert len(piles) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_in_the_middle(seats: int) -> None:
    """H-3, H-4: twelve fertilisers, twelve medals, two cards in the supply, three in storage."""
    state = start(seats)
    table = GAME.table(state)
    where = Counter(placed.slot.zone for placed in table)
    assert (where["fertiliser"], where["medal"], where["medals"]) == (12, 12, 0)
    assert (where["supply"], where["storage"], where["weather"]) == (2, 3, 0)
    for placed in table:
        if placed.slot.zone in {"supply", "storage"}:
            assert placed.up
            assert placed.piece.name.split("-")[1] == "spring"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands(seats: int) -> None:
    """H-5: four fruit cards of spring each, face down for all others."""
    for seed in range(8):
        state = start(seats, seed)
        for farm in state.farms:
            assert len(farm.hand) == 4
            assert farm.shown == 0
            assert all(one < 110 and OURS.season[one] == 0 for one in farm.hand)
    hands = [placed for placed in GAME.table(state) if placed.slot.zone == "hand"]
    assert len(hands) == 4 * seats
    assert not any(placed.up for placed in hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weather_goes_back_into_spring(seats: int) -> None:
    """H-6: all six spring weather cards are in the pile, and not at one end of it."""
    ends = Counter[int]()
    for seed in range(40):
        pile = start(seats, seed).piles[0]
        assert sum(map(is_weather, pile)) == 6
        ends[0] += is_weather(pile[0])
        ends[1] += is_weather(pile[-1])
    assert 0 < ends[0] < 40
    assert 0 < ends[1] < 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_three_fields(seats: int) -> None:
    """H-7, HI-15: mountain, hill and plain, in this order."""
    lands = [placed for placed in GAME.table(start(seats)) if placed.piece.kind == "land"]
    assert [f"{p.owner} {p.slot}" for p in lands] == [
        f"{seat} field@{seat}/{land}" for seat in range(seats) for land in LANDS
    ]


def test_lots_decide_who_begins() -> None:
    """H-8, HI-15: every seat may be the first, and acts first."""
    for seats in (2, 3, 4):
        begun = {start(seats, seed).first for seed in range(40)}
        assert begun == set(range(seats))
        state = start(seats, 3)
        assert (state.seat, state.turn) == (state.first, 1)


def test_numbers_of_players() -> None:
    """H-2: two to four."""
    assert GAME.info.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(SetupError):
            settle(GAME.info, {}, seats)
