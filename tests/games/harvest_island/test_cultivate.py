"""Cultivating: sow, tend, fertilise, release. H-9 to H-16."""

from __future__ import annotations

import pytest

from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.moves import PASS, Fertilise, Harvest, Release, Sow, Tend
from farmdesk.games.harvest_island.state import ACT, ACT_AGAIN, REFILL, State, uses_left
from tests.games.harvest_island.islands import asked, bare, names, play, put, texts, why


def farm(hand: str = "mango 3, mango 4, peach 3, banana 1", **fields: str) -> State:
    """Seat 0 to move with a hand and fields, the supply filled so that nothing else matters."""
    state = put(bare(), "hand@0", hand)
    state = put(state, "hand@1", "grape, grape, grape, grape")
    for land, cards in fields.items():
        state = put(state, f"field@0/{land}", cards)
    return put(state, "supply", "papaya, papaya, papaya")


def kinds(state: State) -> set[type]:
    """What sorts of moves there are."""
    return {type(move) for move in asked(state).moves}


def test_a_turn_is_one_or_the_other() -> None:
    """H-9: cultivate or harvest, until the first hand card has been used."""
    state = farm(hill="mango 2, mango 3")
    assert {Sow, Tend, Release, Harvest} <= kinds(state)
    then = play(state, "hand@0/2 > storage/0")
    assert then.step == ACT_AGAIN
    assert Harvest not in kinds(then)
    assert why(then, "field@0/hill", "barn@0") == "begun"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("hand@0/0 > field@0/hill/0", "hand@0/1 > field@0/hill/1"),
        ("hand@0/0 > field@0/hill/0", "hand@0/1 > field@0/plain/0"),
        ("hand@0/0 > storage/0", "hand@0/1 > storage/1"),
        ("hand@0/3 > storage/0", "hand@0/0 > field@0/mountain/0"),
    ],
)
def test_two_hand_cards_are_used(first: str, second: str) -> None:
    """H-10, HI-3: the same way twice or in two ways, then the hand is filled."""
    state = farm()
    assert uses_left(state) == 2
    state = play(state, first)
    assert (state.step, state.seat, uses_left(state)) == (ACT_AGAIN, 0, 1)
    state = play(state, second)
    assert (state.step, state.seat, uses_left(state)) == (REFILL, 0, 0)
    assert all("> hand@0/" in str(move) for move in asked(state).moves)


def test_nobody_stops_after_one_use() -> None:
    """HI-3, HI-17: what is left in the hand can always be used."""
    state = play(farm("mango 3, f, -, -"), "hand@0/0 > storage/0")
    assert kinds(state) == {Fertilise}
    full = farm("f, f, -, -", mountain="f, f, f, f", hill="f, f, f, f, f, f")
    assert texts(full) == {"hand@0/0 > field@0/plain/0", "hand@0/1 > field@0/plain/0"}


def test_a_single_hand_card_is_one_use() -> None:
    """HI-3, HI-17: an empty hand ends the uses."""
    state = play(farm("mango 3, -, -, -"), "hand@0/0 > field@0/hill/0")
    assert state.step == REFILL


def test_who_has_nothing_passes() -> None:
    """HI-3: neither a hand card nor a sown field; with a field it is a harvest."""
    assert asked(farm("-, -, -, -")).moves == (PASS,)
    assert asked(farm("-, -, -, -", mountain="f")).moves == (PASS,)
    assert kinds(farm("-, -, -, -", hill="mango")) == {Harvest}
    then = play(farm("-, -, -, -"), "pass")
    assert (then.seat, then.step, then.turn) == (1, ACT, 2)


def test_sowing() -> None:
    """H-11: any fruit card on any empty field, as its seed."""
    state = farm()
    assert texts(state, "field@0") == {
        f"hand@0/{place} > field@0/{land}/0"
        for place in range(4)
        for land in ("mountain", "hill", "plain")
    }
    state = play(state, "hand@0/2 > field@0/mountain/0")
    assert names(state.farms[0].fields[0]) == ["peach 3"]
    assert names(state.farms[0].hand) == ["mango 3", "mango 4", "banana 1"]


def test_one_fruit_to_a_field() -> None:
    """H-12: where mango grows, nothing else does, until the field is cleared."""
    state = farm(hill="mango 2", plain="banana 2")
    assert texts(state, "hill") - texts(state, "barn") == {
        "hand@0/0 > field@0/hill/1",
        "hand@0/1 > field@0/hill/1",
    }
    assert why(state, "hand@0/2", "field@0/hill/1") == "grows_here"
    then = play(state, "field@0/hill > barn@0")._replace(seat=0)
    assert "hand@0/2 > field@0/hill/0" in texts(then)


def test_tending() -> None:
    """H-13: the same fruit, laid in order; nothing is tended without a seed."""
    state = farm(plain="mango 2, mango 2")
    assert {type(m) for m in asked(state).moves if "plain/2" in str(m)} == {Tend}
    state = play(state, "hand@0/1 > field@0/plain/2", "hand@0/0 > field@0/plain/3")
    assert names(state.farms[0].fields[2]) == ["mango 2", "mango 2", "mango 4", "mango 3"]
    assert Tend not in kinds(farm())


def test_the_same_fruit_on_two_fields() -> None:
    """HI-4: a second field of mango may be sown."""
    assert "hand@0/0 > field@0/plain/0" in texts(farm(hill="mango 2"))


def test_fertilising() -> None:
    """H-14, HI-2: on any own field with room, sown or not."""
    state = farm("f, mango 3, mango 4, peach", hill="mango 2, mango 2", plain="f")
    assert texts(state, "hand@0/0") == {
        "hand@0/0 > field@0/mountain/0",
        "hand@0/0 > field@0/hill/2",
        "hand@0/0 > field@0/plain/1",
    }
    state = play(state, "hand@0/0 > field@0/mountain/0", "hand@0/1 > field@0/mountain/1")
    assert names(state.farms[0].fields[0]) == ["f", "mango 3"]


def test_a_fertilised_field_can_be_sown_but_not_harvested() -> None:
    """HI-2, HI-18: without a seed there is nothing to harvest."""
    state = farm(mountain="f, f")
    assert "hand@0/2 > field@0/mountain/2" in texts(state)
    assert not texts(state, "barn")
    assert why(state, "field@0/mountain", "barn@0") == "not_sown"
    full = farm(mountain="f, f, f, f")
    assert not texts(full, "mountain")
    assert why(full, "hand@0/0", "field@0/mountain/4") == "full"


def test_releasing() -> None:
    """H-15: fruit into storage, never a fertiliser."""
    state = put(farm("f, mango 3, mango 4, peach"), "storage", "banana, banana, banana")
    assert texts(state, "storage") == {f"hand@0/{place} > storage/3" for place in (1, 2, 3)}
    assert {type(m) for m in asked(state).moves if "storage" in str(m)} == {Release}
    assert why(state, "hand@0/0", "storage/3") == "fertiliser_storage"
    state = play(state, "hand@0/2 > storage/3")
    assert names(state.storage) == ["banana 1", "banana 2", "banana 2", "mango 4"]


@pytest.mark.parametrize(
    ("land", "most"), [("mountain", 4), ("hill", 6), ("plain", 0)], ids=["4", "6", "any"]
)
def test_room(land: str, most: int) -> None:
    """H-16: seed, fruit and fertilisers all take room."""
    cards = ["banana", "banana", "f", "banana", "banana", "banana", "banana", "banana", "banana"]
    for count in range(1, len(cards)):
        state = farm("banana, f, mango, mango", **{land: ", ".join(cards[:count])})
        laid = texts(state, f"/{land}/")
        if most and count >= most:
            assert not laid
            assert why(state, "hand@0/0", f"field@0/{land}/{count}") == "full"
        else:
            assert laid == {f"hand@0/{k} > field@0/{land}/{count}" for k in (0, 1)}


def test_the_plain_has_no_limit() -> None:
    """H-16: thirty cards and more."""
    state = farm("banana, -, -, -", plain=", ".join(["banana"] * 13 + ["f"] * 12))
    assert texts(state, "/plain/") == {"hand@0/0 > field@0/plain/25"}


def test_only_own_fields() -> None:
    """H-11, H-13, H-14: other players' fields are no place for the own cards."""
    state = put(farm("f, mango, mango, mango"), "field@1/hill", "mango 2")
    assert not texts(state, "@1")
    assert why(state, "hand@0/1", "field@1/hill/1") == "others_field"
    assert len(GAME.decisions(state)) == 1
