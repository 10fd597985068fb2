"""What tables and players read off a state, a card and a bundle without knowing a rule."""

from __future__ import annotations

import pytest

from farmdesk.core.moves import Phrase
from farmdesk.games.formidable_farm import GAME, crops
from farmdesk.games.formidable_farm.cards import OURS, Cost, Effect, deck_of
from farmdesk.games.formidable_farm.costs import worth
from farmdesk.games.formidable_farm.names import (
    about_cost,
    about_effect,
    bundle_words,
    card_name,
    card_words,
    cost_words,
    crop_name,
    effect_words,
    reward_words,
    space_name,
)
from farmdesk.games.formidable_farm.state import (
    asking,
    card,
    coming_coins,
    deck,
    last_round,
    plays_left,
    ring,
    round_number,
    seats,
    still_to_play,
    to_come,
)
from farmdesk.games.formidable_farm.worth import (
    cost_value,
    crops_value,
    effect_value,
    reward_value,
)
from tests.games.formidable_farm.farms import cards, farm, index, play, purse, start


def said(what: Phrase) -> str:
    """A phrase as ids with their numbers, without the game's name."""
    parts = [f"{n}={said(v) if isinstance(v, Phrase) else v}" for n, v in what.args]
    inside = f"({', '.join(parts)})" if parts else ""
    return what.key.removeprefix("formidable_farm.") + inside


def test_bundles() -> None:
    """R-8, R-51: counted, compared, added."""
    some = purse("3w2ts")
    assert crops.counts(some) == (3, 0, 2, 1, 0)
    assert crops.count(some, crops.TOMATO) == 2
    assert crops.size(some) == 6
    assert crops.covers(some, purse("2w2t"))
    assert not crops.covers(some, purse("w3t"))
    assert not crops.covers(some, purse("c"))
    assert crops.short(some, purse("4wcp")) == purse("wcp")
    assert crops.common([purse("2wc"), purse("w2c"), purse("3wct")]) == purse("wc")
    assert worth(some) == 3 + 4 + 3
    many = crops.bundle((crops.MASK,) * 5)
    assert crops.counts(many) == (crops.MASK,) * 5
    assert crops.covers(many, many)


def test_cards_in_words() -> None:
    """R-21 to R-48: what every icon of a card says."""
    plain = OURS.cards[index("ts:gw2c")]
    assert said(cost_words(plain.cost)) == "list(first=crop.tomato(n=1), rest=crop.sheep(n=1))"
    gains = "list(first=crop.wheat(n=1), rest=crop.cucumber(n=2))"
    assert said(reward_words(plain)) == f"effect.gain(crops={gains})"
    assert card_name("", index("ts:gw2c")) == card_words(plain)
    special = OURS.cards[index("!a:vct.d1")]
    assert said(cost_words(special.cost)) == "special.any_number_sheep_or_pig"
    assert said(reward_words(special)).startswith("then(first=effect.gain_per_paid(")
    trade = OURS.cards[index("t:x2,p>w2c")].reward[0]
    assert said(effect_words(trade)) == (
        "effect.exchange(give=crop.pig(n=1), n=2, "
        "take=list(first=crop.wheat(n=1), rest=crop.cucumber(n=2)))"
    )
    supply = Effect("supply", 2, where="own")
    assert said(effect_words(supply)) == "supply.own(n=2)"
    assert said(about_effect(supply)) == "about.supply"
    assert [said(p) for p in about_cost(Cost((0, 5, 6, 6)))] == [
        "about_cost.any",
        "about_cost.same",
    ]
    assert [said(p) for p in about_cost(special.cost)] == ["about_cost.any_number_sheep_or_pig"]
    assert said(bundle_words(0)) == "nothing"
    assert said(crop_name(3)) == "name.sheep"
    assert said(space_name(5)) == "space.card1"


def test_every_card_has_words_of_its_own() -> None:
    """R-1: no two cards read alike."""
    assert len({card_words(card) for card in OURS.cards}) == 119


@pytest.mark.parametrize("seats_", [1, 2, 3, 4])
def test_a_table_reads_a_fresh_game(seats_: int) -> None:
    """R-1 to R-4."""
    state = start(seats_)
    assert seats(state) == seats_
    assert deck(state) is OURS is deck_of("")
    assert card(state, 3) == OURS.cards[3]
    assert (plays_left(state) > 3) is (seats_ == 1)
    assert asking(state) is None
    assert to_come(state) == ()
    assert not last_round(state)
    assert round_number(state) == 1
    assert len(ring(state)) == 6


def test_a_table_reads_a_turn() -> None:
    """R-12, R-13, R-49."""
    state = farm(cards("w:d1", "c:gt"), crops="wc", seats=3)
    assert still_to_play(state) == (1, 2)
    state = play(state, "hand@0/1 > played@0/0")
    assert (plays_left(state), coming_coins(state, 0), coming_coins(state, 1)) == (2, 1, 0)
    assert round_number(state) == 2


def test_where_things_lie() -> None:
    """R-6, R-53: chips and spaces stay, discs and cards move."""
    state = play(farm(cards("w:d1"), 2, 2, "w", discs=bytes((6, 3))), "hand@0/0 > played@0/0")
    slots = {placed.piece: placed.slot for placed in GAME.table(state)}
    assert slots["disc:0"] == "disc@0"  # type: ignore[index]  # pieces are equal to their texts
    assert slots["disc:1"] == "disc@1/sheep1"  # type: ignore[index]  # pieces are equal to their texts
    assert slots["crop:wheat-0"] == "purse@0/wheat"  # type: ignore[index]  # pieces are equal to their texts
    assert slots["space:card1"] == "supply/card1"  # type: ignore[index]  # pieces are equal to their texts
    assert slots[f"card:{index('w:d1')}"] == "played@0/0"  # type: ignore[index]  # pieces are equal to their texts
    alone = {placed.piece: placed.slot for placed in GAME.table(start(1))}
    assert alone["disc:countdown"] == "countdown/card1"  # type: ignore[index]  # pieces are equal to their texts
    assert [alone[f"disc:lap-{k}"] for k in (0, 1)] == ["laps", "laps"]  # type: ignore[index]  # pieces are equal to their texts
    later = {p.piece: p.slot for p in GAME.table(start(1)._replace(days=7))}
    assert [later[f"disc:lap-{k}"] for k in (0, 1)] == ["laps", "box"]  # type: ignore[index]  # pieces are equal to their texts


def test_what_cards_are_worth() -> None:
    """R-7: sixths of a supply action, the yardstick of the deck's own README."""
    assert crops_value(purse("3w")) == crops_value(purse("2c")) == crops_value(purse("p")) == 6
    assert cost_value(OURS.cards[index("3a:gs")].cost) == 6
    assert cost_value(OURS.cards[index("!f:d3")].cost) == 6
    assert reward_value(OURS.cards[index("wct:d2.gw")]) == 8
    assert effect_value(Effect("exchange", 3, give=(1,), take=(4,))) == pytest.approx(6.3)
    net = [reward_value(c) - cost_value(c.cost) for c in OURS.cards]
    assert -6 <= min(net) < 0 < max(net) <= 9.5
    assert 0 <= sum(net) / len(net) <= 0.6
