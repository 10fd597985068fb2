"""What the dark strip of a card says: what is missing, in the symbols of the card."""

from __future__ import annotations

import pytest

from farmdesk.games.formidable_farm.cards import ANY, DIFFERENT
from farmdesk.scenes.formidable_farm.short import lack, lacking
from tests.games.formidable_farm.farms import cards, farm

WHEAT, CUCUMBER, TOMATO, SHEEP, PIG = range(5)


@pytest.mark.parametrize(
    ("code", "have", "missing"),
    [
        ("tsp:g8w", "t", (SHEEP, PIG)),
        ("3a:gs", "p", (ANY, ANY)),
        ("a:d1", "", (ANY,)),
        ("4d:gsp", "9wc", (DIFFERENT, DIFFERENT)),
        ("5d:g3a", "wcts", (DIFFERENT,)),
        ("3m:gp", "2cw", (CUCUMBER,)),
        ("3m:gp", "", (WHEAT, WHEAT, WHEAT)),
    ],
)
def test_what_is_missing_is_said_in_symbols(code: str, have: str, missing: tuple[int, ...]) -> None:
    """R-21 to R-23: any kind is no wheat, though wheat would be the cheapest."""
    state = farm(cards(code), crops=have)
    assert lacking(state, 0, cards(code)[0]) == missing
    told = lack(state, 0, cards(code)[0], on_market=False)
    assert told is not None
    assert len(told[1]) >= 2


def test_a_discount_names_the_nearest_crops() -> None:
    """FF-10: any symbol may be left out, so the cheapest rest is named."""
    state = farm(cards("3a:gs"), crops="p", discount=1)
    assert lacking(state, 0, cards("3a:gs")[0]) == (WHEAT,)


def test_nothing_is_said_of_what_can_be_paid_and_special_costs_speak_for_themselves() -> None:
    """R-24 to R-29."""
    assert lack(farm(cards("3a:gs"), crops="wpp"), 0, cards("3a:gs")[0], on_market=False) is None
    told = lack(farm(cards("!f:d3")), 0, cards("!f:d3")[0], on_market=False)
    assert told is not None
    assert told[0].key == "formidable_farm.table.lacks.pay_fulfilled_3"
