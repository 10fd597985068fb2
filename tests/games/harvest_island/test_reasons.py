"""Why not: every refused drop has its sentence, and the sentence fits."""

from __future__ import annotations

import re

import pytest

from farmdesk.core.moves import Drop, Name
from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import GAME, reasons
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.state import ACT_AGAIN, OVER, REFILL, State
from tests.games.harvest_island.islands import args, bare, out_of_cards, play, put, why


def island() -> State:
    """Seat 0 begins its turn: something of everything lies there."""
    state = put(bare(2, season=1), "hand@0", "lychee 5, f, mango 2, -")
    state = put(state, "hand@1", "grape, grape, grape, grape")
    state = put(state, "field@0/mountain", "lychee 3, lychee 4, f, lychee 3")
    state = put(state, "field@0/plain", "mango 2, mango 3")
    state = put(state, "field@1/hill", "peach 3")
    state = put(put(state, "supply", "papaya, papaya"), "storage", "orange, orange, orange")
    state = put(put(state, "weather", "sun"), "gone", "banana 1")
    return put(put(state, "barn@0", "mango 5"), "barn@1", "peach 5")


FIRST = [
    ("hand@0/0", "field@0/plain/2", "grows_here"),
    ("hand@0/0", "field@0/mountain/4", "full"),
    ("hand@0/1", "field@0/mountain/4", "full"),
    ("hand@0/0", "field@0/hill/1", "next_place"),
    ("hand@0/0", "field@0/hill", "next_place"),
    ("hand@0/2", "field@0/plain/3", "next_place"),
    ("hand@0/1", "storage/3", "fertiliser_storage"),
    ("hand@0/0", "storage/4", "next_place"),
    ("hand@0/0", "barn@0", "hand_to_barn"),
    ("hand@0/0", "supply/2", "hand_to_supply"),
    ("hand@0/0", "gone", "hand_to"),
    ("hand@0/0", "hand@0/3", "hand_to"),
    ("hand@0/0", "pile/summer", "hand_to"),
    ("hand@0/0", "field@1/hill/1", "others_field"),
    ("hand@0/3", "storage/3", "gap"),
    ("hand@1/0", "storage/3", "others_hand"),
    ("field@1/hill", "barn@0", "others_field"),
    ("field@0/hill", "barn@0", "not_sown"),
    ("field@0/plain/1", "barn@0", "whole_field"),
    ("field@0/plain", "barn@1", "to_barn"),
    ("field@0/plain", "storage/3", "to_barn"),
    ("pile/summer", "hand@0/3", "use_first"),
    ("pile/autumn", "hand@0/3", "opens"),
    ("pile/spring", "hand@0/3", "pile_empty"),
    ("supply/0", "hand@0/3", "use_first"),
    ("supply/3", "hand@0/3", "nothing_there"),
    ("fertiliser", "hand@0/3", "use_first"),
    ("storage/0", "hand@0/3", "storage_stays"),
    ("weather/0", "gone", "weather_stays"),
    ("barn@0", "storage/3", "barn_stays"),
    ("gone", "hand@0/3", "gone_stays"),
    ("medal/mango", "barn@0", "medal_needs"),
    ("nowhere", "hand@0/3", "nothing_there"),
]


@pytest.mark.parametrize(("source", "target", "key"), FIRST)
def test_before_the_first_use(source: str, target: str, key: str) -> None:
    """H-9 to H-16, H-18, H-21: what may not be done with hand, fields and the middle."""
    assert why(island(), source, target) == key


def test_sentences_hold_their_facts() -> None:
    """H-12, H-16, H-18: which fruit, which land, how many, which season."""

    def told(source: str, target: str) -> dict[str, object]:
        found = GAME.why_not(island(), 0, (Drop(Slot(source), Slot(target)),))
        assert found is not None
        return args(found)

    assert told("hand@0/0", "field@0/plain/2") == {"fruit": "mango"}
    assert told("hand@0/0", "field@0/mountain/4") == {"land": "mountain", "most": 4}
    assert told("pile/autumn", "hand@0/3") == {"season": "autumn", "now": "summer"}
    assert told("supply/0", "hand@0/3") == {"n": 2}
    assert told("field@1/hill", "barn@0") == {"who": Name(1)}
    assert told("medal/mango", "barn@0") == {"fruit": "mango", "number": 4}


def test_an_equal_number_does_not_take_the_medal() -> None:
    """H-27, HI-5: the record and the own number; the king himself is told what more takes."""
    kings, records = bytearray(island().kings), bytearray(12)
    kings[FRUITS.index("mango")], records[FRUITS.index("mango")] = 1, 2
    state = island()._replace(kings=bytes(kings), records=bytes(records))
    assert why(state, "medals@1/mango", "barn@0") == "equal"
    told = GAME.why_not(state, 0, (Drop(Slot("medals@1/mango"), Slot("barn@0")),))
    assert told is not None
    assert args(told) == {"record": 2}
    assert why(state._replace(records=bytes(12)), "medals@1/mango", "barn@0") == "medal_needs"
    kings[FRUITS.index("mango")] = 0
    assert why(state._replace(kings=bytes(kings)), "medals@0/mango", "barn@0") == "medal_needs"


def test_after_the_first_use() -> None:
    """H-9: no harvest any more."""
    state = play(island(), "hand@0/2 > storage/3")
    assert state.step == ACT_AGAIN
    assert why(state, "field@0/plain", "barn@0") == "begun"
    assert why(state, "supply/0", "hand@0/2") == "use_first"


def test_while_the_hand_is_filled() -> None:
    """H-17, H-18, HI-1, HI-7."""
    state = put(island(), "hand@0", "lychee 6, -, mango 2, -")._replace(step=REFILL)
    for source, target, key in (
        ("hand@0/0", "storage/3", "refill_first"),
        ("field@0/plain", "barn@0", "refill_first"),
        ("supply/0", "hand@0/3", "first_gap"),
        ("pile/summer", "hand@0/0", "place_taken"),
        ("pile/summer", "storage/3", "to_hand"),
        ("supply/1", "hand@1/0", "to_hand"),
        ("supply/2", "hand@0/1", "nothing_there"),
        ("fertiliser", "hand@0/1", "not_earned"),
        ("pile/winter", "hand@0/1", "opens"),
        ("storage/0", "hand@0/1", "storage_stays"),
    ):
        assert why(state, source, target) == key
    assert why(state, "pile/summer", "hand@0/1") == ""
    empty = state._replace(fertilisers=b"", earned=False)
    assert why(empty, "fertiliser", "hand@0/1") == "nothing_there"
    ended = out_of_cards(state)
    assert why(ended, "pile/winter", "hand@0/1") == "pile_empty"


def test_while_owners_choose() -> None:
    """H-30: only the third weather card, on one of the fullest own fields."""
    state = put(bare(2, season=1), "hand@0", "banana, -, grape, grape")
    state = put(put(state, "weather", "rain, rain"), "top/summer", "rain")
    state = put(state, "field@1/mountain", "mango 2, mango 5")
    state = put(state, "field@1/hill", "peach 3, peach 4")._replace(step=REFILL)
    state = play(state, "pile/summer > hand@0/1")
    assert why(state, "pile/summer", "hand@0/1", seat=0) == "others_choose"
    for source, target, key in (
        ("weather/2", "field@1/hill", ""),
        ("weather/2", "field@1/plain", "not_fullest"),
        ("weather/2", "field@0/hill", "choose_field"),
        ("weather/2", "field@1/hill/0", "choose_field"),
        ("weather/0", "field@1/hill", "choose_field"),
        ("hand@1/0", "storage/0", "choose_field"),
        ("field@1/hill", "barn@1", "choose_field"),
    ):
        assert why(state, source, target, seat=1) == key


def test_further_fields() -> None:
    """H-21: a harvest goes on with other sown fields, and with nothing else."""
    state = island()
    first = Drop(Slot("field@0/plain"), Slot("barn@0"))

    def then(source: str, target: str, *more: Drop) -> str:
        told = GAME.why_not(state, 0, (first, *more, Drop(Slot(source), Slot(target))))
        return told.key.rpartition(".")[2] if told is not None else ""

    assert then("field@0/mountain", "barn@0") == ""
    assert then("field@0/plain", "barn@0") == "already"
    assert then("field@0/hill", "barn@0") == "not_sown"
    assert then("field@0/mountain", "storage/3") == "to_barn"
    assert then("hand@0/0", "storage/3") == "harvest_only"
    assert then("field@1/hill", "barn@1") == "harvest_only"
    second = Drop(Slot("field@0/mountain"), Slot("barn@0"))
    assert then("field@0/hill", "barn@0", second) == "done"


def test_a_use_is_one_drop() -> None:
    """H-10."""
    drops = (
        Drop(Slot("hand@0/2"), Slot("storage/3")),
        Drop(Slot("hand@0/0"), Slot("storage/4")),
    )
    told = GAME.why_not(island(), 0, drops)
    assert told is not None
    assert told.key == "harvest_island.why.done"


def test_other_seats_and_the_end() -> None:
    """H-8, H-37."""
    assert why(island(), "hand@1/0", "storage/3", seat=1) == "not_your_turn"
    over = island()._replace(step=OVER)
    assert why(over, "hand@0/0", "storage/3", seat=0) == "over"


def test_every_sentence_is_tested() -> None:
    """H-9: no reason in the code that no test here asks for."""
    from pathlib import Path

    code = Path(reasons.__file__).read_text("utf-8")
    keys = set(re.findall(r'_why\(\s*"([a-z_]+)"', code))
    assert len(keys) > 20
    tested = set(re.findall(r'"([a-z_]+)"', Path(__file__).read_text("utf-8")))
    assert sorted(keys - tested) == []
