"""What tables and minds read off a state."""

from __future__ import annotations

import pytest

from farmdesk.core.places import Piece
from farmdesk.games.harvest_island import GAME, names
from farmdesk.games.harvest_island import state as read
from farmdesk.games.harvest_island.cards import FRUITS
from tests.games.harvest_island.islands import args, bare, card, play, put, start


def test_cards() -> None:
    """H-1: what is on a card, by its number."""
    state = bare()
    mango, sun = card(state, "mango 5"), card(state, "sun")
    fertiliser = state.fertilisers[0]
    assert read.fruit_of(state, mango) == FRUITS.index("mango")
    assert (read.points_of(state, mango), read.season_of(state, mango)) == (5, 0)
    for other in (sun, fertiliser, read.EMPTY, read.HIDDEN_0):
        assert read.fruit_of(state, other) is None
        assert read.points_of(state, other) == 0
    assert [read.is_weather(one) for one in (mango, sun, fertiliser)] == [False, True, False]
    assert [read.is_fertiliser(one) for one in (mango, sun, fertiliser)] == [False, False, True]
    assert [read.season_of(state, read.HIDDEN_0 + k) for k in range(4)] == [0, 1, 2, 3]
    assert read.season_of(state, fertiliser) == read.NO_SEASON


def test_pieces() -> None:
    """H-1: every card has one name and is found by it."""
    state = bare()
    for one in (*range(135), *range(224, 236)):
        assert read.card_of(state, read.card_piece(state, one)) == one
    assert read.card_piece(state, 0) == "card:banana-spring-1"
    assert read.card_piece(state, 224) == "card:fertiliser-1"
    hidden = read.card_piece(state, read.HIDDEN_0 + 1, "hand-1-0")
    assert hidden == "card:?-summer-hand-1-0"
    assert hidden.hidden
    with pytest.raises(KeyError):
        read.card_of(state, Piece("medal:mango"))


def test_fields() -> None:
    """H-16, H-23, H-26: seed, crop, room, number for the medal."""
    state = put(bare(), "field@0/hill", "f, mango 2, mango 5, f")
    hill = state.farms[0].fields[1]
    assert read.seed_of(hill) == hill[1]
    assert read.crop_of(hill) == hill[2:3]
    assert read.fertilisers_on(hill) == 2
    assert read.fruit_on(state, hill) == FRUITS.index("mango")
    assert read.medal_count(hill) == 6
    assert [read.room_left(land, hill) for land in range(3)] == [0, 2, None]
    assert [read.has_room(land, hill) for land in range(3)] == [False, True, True]
    bare_field = b""
    assert (read.seed_of(bare_field), read.crop_of(bare_field)) == (read.EMPTY, b"")
    assert (read.fruit_on(state, bare_field), read.medal_count(hill[:1])) == (None, 0)


def test_hands_and_turns() -> None:
    """H-10: gaps, uses, and what a turn can earn."""
    state = put(bare(), "hand@0", "mango, mango, -, f")
    assert (read.gaps(state, 0), read.hand_size(state, 0)) == (1, 3)
    assert (read.uses_left(state), read.may_earn(state)) == (2, True)
    sown = play(state, "hand@0/0 > field@0/hill/0")
    assert (read.uses_left(sown), read.may_earn(sown)) == (1, False)
    released = play(state, "hand@0/0 > storage/0")
    assert read.may_earn(released)
    filling = play(released, "hand@0/1 > storage/1")
    assert (read.uses_left(filling), read.may_earn(filling)) == (0, True)
    assert not read.may_earn(play(filling, "fertiliser > hand@0/0"))
    assert not read.may_earn(put(bare(), "hand@0", "mango, f, f, -")), "one fruit to release"


def test_the_middle() -> None:
    """H-18, H-20, H-28: piles, sweep, weather."""
    state = put(bare(2, season=1), "storage", "banana, banana, banana")
    assert read.pile_counts(state) == (0, 35, 32, 30)
    assert read.cards_left(state) == 97
    assert not read.sweeps(state)
    assert read.sweeps(put(state, "storage", "mango, mango, mango, mango"))
    assert read.weather_kind(state) is None
    assert read.weather_kind(put(state, "weather", "sun")) == 0
    assert read.weather_kind(put(state, "weather", "rain, rain")) == 1


def test_medals() -> None:
    """H-26: whose, and how many are needed."""
    state = bare()
    assert read.king_of(state, 3) is None
    assert read.needed(state, 3) == 4
    state = state._replace(
        kings=bytes((255, 255, 255, 1, *[255] * 8)), records=bytes((0, 0, 0, 6, *[0] * 8))
    )
    assert read.king_of(state, 3) == 1
    assert read.needed(state, 3) == 7
    assert (read.medals(state, 0), read.medals(state, 1)) == ((), (3,))


def test_unseen_cards_go_down_as_they_are_seen() -> None:
    """HI-12: for each seat its own count."""
    state = put(bare(), "hand@0", "mango 5, mango 4, -, -")
    mango = FRUITS.index("mango")
    assert read.unseen(state, 0)[0][mango] == 3
    assert read.unseen(state, 1)[0][mango] == 5
    state = put(state, "weather", "sun")
    assert read.unseen(state, 1)[0][12] == 2
    assert read.deck(state).printed[0][12:] == (3, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats(seats: int) -> None:
    """H-7."""
    state = start(seats)
    assert read.seats(state) == seats
    assert read.struck_seats(state) == ()
    assert read.rounds(state) == 1


def test_names() -> None:
    """H-1: of fruit with points, weather, fertiliser and what is face down."""
    state = bare()
    mango = names.card_name(state, card(state, "mango 5"))
    assert (mango.key, args(mango)) == (
        "harvest_island.card.fruit",
        {"fruit": "mango", "points": 5},
    )
    keys = [
        names.card_name(state, one).key.removeprefix("harvest_island.")
        for one in (card(state, "rain"), state.fertilisers[0], read.HIDDEN_0)
    ]
    assert keys == ["weather.rain", "card.fertiliser", "card.hidden"]
    assert names.disaster_name(1).key == "harvest_island.disaster.rain"


def test_the_barn_stands_there_before_anything_is_harvested() -> None:
    """H-21: harvested cards lie above it, in order."""
    state = put(bare(), "barn@1", "mango 5, mango 2")
    lies = [(p.order, p.piece, p.up) for p in GAME.table(state) if p.slot == "barn@1"]
    assert lies == [
        (0, "barn:1", True),
        (1, "card:mango-spring-5", True),
        (2, "card:mango-spring-1", True),
    ]
