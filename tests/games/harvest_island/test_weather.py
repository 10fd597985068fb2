"""Sun, rain, drought and flood: H-19, H-28 to H-36."""

from __future__ import annotations

import pytest

from farmdesk.core.preview import preview
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.state import (
    ACT,
    REFILL,
    STRUCK,
    State,
    struck_seats,
    weather_kind,
)
from farmdesk.games.harvest_island.worth import least_loss, losses
from tests.games.harvest_island.islands import asked, bare, keep, names, play, put, texts

DRAW = "pile/summer > hand@0/1"


def brewing(lying: str, top: str, seats: int = 2) -> State:
    """Seat 0 draws one card from the summer pile, with weather lying there and cards on top."""
    state = put(bare(seats, season=1), "hand@0", "banana, -, grape, grape")
    for seat in range(1, seats):
        state = put(state, f"hand@{seat}", "papaya, papaya, papaya, papaya")
    state = put(put(state, "weather", lying), "top/summer", top)
    return put(state, "supply", "papaya, papaya")._replace(step=REFILL)


def test_weather_lies_open_at_once() -> None:
    """H-19, HI-8: then another card is drawn."""
    state = play(brewing("", "rain"), DRAW)
    assert names(state.weather) == ["rain"]
    assert weather_kind(state) == 1
    assert (state.step, state.seat) == (REFILL, 0)
    assert DRAW in texts(state)
    assert any(p.slot == "weather/0" and p.up for p in GAME.table(state))


@pytest.mark.parametrize(
    ("lying", "top", "left"),
    [("sun", "rain", []), ("sun, sun", "rain", ["sun"]), ("rain, rain", "sun", ["rain"]),
     ("rain", "sun", [])],
)  # fmt: skip
def test_sun_and_rain_cancel(lying: str, top: str, left: list[str]) -> None:
    """H-28: one of each is discarded."""
    state = play(brewing(lying, top), DRAW)
    assert names(state.weather) == left
    assert sorted(names(state.gone)) == ["rain", "sun"]
    assert state.season == 1


def test_two_of_a_kind_wait() -> None:
    """H-29: the third one is missing."""
    state = play(brewing("sun", "sun"), DRAW)
    assert names(state.weather) == ["sun", "sun"]
    assert state.step == REFILL


def test_weather_stays_when_a_season_ends() -> None:
    """HI-8: after its last card, here weather itself."""
    state = play(keep(brewing("sun", "sun"), 1, 1), DRAW)
    assert state.season == 2
    assert names(state.weather) == ["sun", "sun"]


@pytest.mark.parametrize("kind", ["sun", "rain"])
def test_three_of_a_kind_strike_everybody(kind: str) -> None:
    """H-29, H-30, H-36: at once; then the pile is lost and drawing goes on from the next."""
    state = brewing(f"{kind}, {kind}", kind, 3)
    fields = ("mango 2, mango 5, mango 3", "peach 3, peach 5, peach 4", "grape 2, grape 4, grape 3")
    for seat, (land, cards) in enumerate(zip(("mountain", "hill", "plain"), fields, strict=True)):
        state = put(state, f"field@{seat}/{land}", cards)
    lost = len(state.piles[1]) - 1
    then = play(state, DRAW)
    left = [names(then.farms[seat].fields[seat]) for seat in range(3)]
    assert left == [["mango 2", "mango 3"], ["peach 3", "peach 4"], ["grape 2", "grape 3"]]
    assert sorted(names(then.gone)) == sorted(["mango 5", "peach 5", "grape 4", *[kind] * 3])
    assert then.weather == b""
    assert then.piles[1] == b""
    assert len(then.buried) - len(state.buried) == lost
    assert (then.season, then.step, then.seat) == (2, REFILL, 0)
    assert texts(then, "pile") == {"pile/autumn > hand@0/1"}


def struck(*fields: str, kind: str = "sun", seats: int = 2) -> State:
    """The third weather card on top; fields as `0 hill: mango 2, mango 3`."""
    state = brewing(f"{kind}, {kind}", kind, seats)
    for field in fields:
        where, _, cards = field.partition(": ")
        seat, land = where.split()
        state = put(state, f"field@{seat}/{land}", cards)
    return state


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("mango 2, mango 5, mango 3, mango 4", "mango 2, mango 3"),
        ("mango 2, mango 3, mango 5", "mango 2, mango 3"),
        ("mango 5, mango 2", "mango 5"),
        ("mango 2", "mango 2"),
        ("mango 2, f", "mango 2, f"),
        ("mango 2, f, f, f", "mango 2, f, f, f"),
        ("mango 2, f, f, mango 4", "mango 2, f, f"),
        ("mango 2, f, mango 4, f, mango 3, f", "mango 2, f, f, f"),
        ("f, mango 5, mango 2, mango 3, mango 4", "f, mango 5, mango 2"),
        ("f, f, f", "f, f, f"),
    ],
)
def test_half_of_the_cards_of_a_field(cards: str, left: str) -> None:
    """H-31, H-32, H-33, H-34, HI-9: half of all cards, of the fruit, dearest first."""
    state = play(struck(f"0 plain: {cards}"), DRAW)
    assert names(state.farms[0].fields[2]) == left.split(", ")


def test_of_equal_fruit_the_last_goes_first() -> None:
    """HI-23: the card laid last."""
    before = struck("0 plain: mango 2, mango 4, mango 3, mango 4")
    fourth = before.farms[0].fields[2][3]
    loss = losses(before, 0)[0]
    assert loss.cards[0] == fourth
    assert names(loss.cards) == ["mango 4", "mango 4"]
    single = struck("0 plain: mango 2, mango 4, mango 4")
    assert losses(single, 0)[0].cards == single.farms[0].fields[2][2:]


def test_the_field_with_most_cards() -> None:
    """H-30: seed and fertilisers included; only this one."""
    state = struck("0 mountain: mango 2, mango 5", "0 hill: peach 3, f, f", "0 plain: banana 1")
    then = play(state, DRAW)
    assert names(then.farms[0].fields[0]) == ["mango 2", "mango 5"]
    assert names(then.farms[0].fields[1]) == ["peach 3", "f", "f"]


def test_what_a_disaster_would_cost_is_told_before() -> None:
    """H-30 to H-34: for each seat, as it then happens."""
    state = struck("0 hill: mango 2, mango 5, mango 3, mango 4", "1 plain: banana 1, banana 4")
    loss = least_loss(state, 0)
    assert loss is not None
    assert (loss.field, names(loss.cards), loss.points) == (1, ["mango 5", "mango 4"], 9)
    other = least_loss(state, 1)
    assert other is not None
    assert (other.field, names(other.cards)) == (2, ["banana 4"])
    then = play(state, DRAW)
    gone = names(then.gone)
    assert {"mango 5", "mango 4", "banana 4"} <= set(gone)
    assert least_loss(bare(), 0) is None


def test_harvested_fruit_is_safe() -> None:
    """H-35, HI-9: hands, supply and storage too."""
    state = put(struck("0 hill: mango 2, mango 5"), "barn@0", "peach 5, peach 5")
    state = put(state, "storage", "banana 4")
    then = play(state, DRAW)
    assert names(then.farms[0].barn) == ["peach 5", "peach 5"]
    assert then.farms[1].hand == state.farms[1].hand
    assert (then.supply, then.storage) == (state.supply, state.storage)


def test_the_owner_chooses_among_equals() -> None:
    """H-30, HI-9: the third weather card on one of the fullest fields."""
    state = struck("0 mountain: mango 2, mango 5", "0 hill: peach 3, peach 4", "0 plain: f")
    state = play(state, DRAW)
    assert state.step == STRUCK
    assert struck_seats(state) == (0,)
    assert texts(state) == {"weather/2 > field@0/mountain", "weather/2 > field@0/hill"}
    assert asked(state).prompt.key == "harvest_island.prompt.drought"
    assert names(state.weather) == ["sun"] * 3
    then = play(state, "weather/2 > field@0/hill")
    assert names(then.farms[0].fields[0]) == ["mango 2", "mango 5"]
    assert names(then.farms[0].fields[1]) == ["peach 3"]
    assert (then.step, then.season, then.weather) == (REFILL, 2, b"")


def test_a_flood_asks_too() -> None:
    """H-29, H-30."""
    state = struck("1 mountain: mango 2, mango 5", "1 hill: peach 3, peach 4", kind="rain")
    state = play(state, DRAW)
    assert asked(state).seat == 1
    assert asked(state).prompt.key == "harvest_island.prompt.flood"


def test_the_owner_may_name_a_field_that_loses_nothing() -> None:
    """HI-21: a seed with a fertiliser beside a seed with fruit."""
    state = play(struck("0 mountain: mango 2, f", "0 hill: peach 3, peach 4"), DRAW)
    assert len(texts(state)) == 2
    then = play(state, "weather/2 > field@0/mountain")
    assert names(then.farms[0].fields[0]) == ["mango 2", "f"]
    assert names(then.farms[0].fields[1]) == ["peach 3", "peach 4"]


@pytest.mark.parametrize(
    "fields",
    [
        ("0 mountain: mango 2", "0 hill: peach 3"),
        ("0 mountain: mango 2, f", "0 hill: peach 3, f"),
        ("0 mountain: f, f", "0 hill: peach 3, f"),
        (),
    ],
)
def test_nobody_is_asked_when_nothing_can_be_lost(fields: tuple[str, ...]) -> None:
    """HI-21."""
    state = play(struck(*fields), DRAW)
    assert state.step == REFILL
    assert names(state.gone) == ["sun"] * 3


def three() -> State:
    """Seats 0 and 2 choose, seat 1 has suffered."""
    state = struck(
        "0 mountain: mango 2, mango 5",
        "0 hill: peach 3, peach 4",
        "1 hill: banana 1, banana 4",
        "2 mountain: dragon_fruit 2, dragon_fruit 5",
        "2 plain: grape 2, grape 4",
        seats=3,
    )
    return play(state, DRAW)


def test_all_who_choose_do_so_at_once() -> None:
    """HI-22: in any order, openly; who has no choice has suffered before."""
    state = three()
    assert [one.seat for one in GAME.decisions(state)] == [0, 2]
    assert names(state.farms[1].fields[1]) == ["banana 1"]
    assert names(state.farms[0].fields[0]) == ["mango 2", "mango 5"]
    first = play(state, "weather/2 > field@2/plain")
    assert names(first.farms[2].fields[2]) == ["grape 2"]
    assert first.step == STRUCK
    assert struck_seats(first) == (0,)
    assert asked(first) == next(one for one in GAME.decisions(state) if one.seat == 0)
    one = play(first, "weather/2 > field@0/hill")
    other = play(state, "weather/2 > field@0/hill", "weather/2 > field@2/plain")
    assert one == other
    assert (one.step, one.seat) == (REFILL, 0)


def test_who_draws_goes_on_afterwards() -> None:
    """H-36, HI-9: also when only others were asked."""
    state = struck("1 mountain: mango 2, mango 5", "1 hill: peach 3, peach 4")
    state = play(state, DRAW, "weather/2 > field@1/hill")
    assert (state.seat, state.step) == (0, REFILL)
    state = put(state, "top/autumn", "grape 4")
    state = play(state, "pile/autumn > hand@0/1")
    assert (state.seat, state.step) == (1, ACT)


def test_the_last_card_of_a_pile_loses_no_other_pile() -> None:
    """HI-9: with a choice and without one."""
    for fields in ((), ("0 mountain: mango 2, mango 5", "0 hill: peach 3, peach 4")):
        state = play(keep(struck(*fields), 1, 1), DRAW)
        if fields:
            assert state.season == 1
            state = play(state, "weather/2 > field@0/hill")
        assert state.season == 2
        assert len(state.piles[2]) > 20


def test_a_winter_disaster_ends_winter() -> None:
    """H-36, H-37: the round is finished."""
    state = struck()
    state = put(
        state._replace(season=3, piles=(b"", b"", b"", state.piles[3])), "top/winter", "sun"
    )
    then = play(state, "pile/winter > hand@0/1")
    assert (then.season, then.ending) == (4, True)
    assert texts(then) == {"supply/0 > hand@0/1", "supply/1 > hand@0/1"}


def test_nothing_left_to_draw_after_a_disaster() -> None:
    """HI-10: the turn ends with a gap."""
    state = struck()._replace(supply=b"", season=3)
    state = put(state._replace(piles=(b"", b"", b"", state.piles[3])), "top/winter", "sun")
    then = play(state, "pile/winter > hand@0/1")
    assert then.seat == 1
    assert names(then.farms[0].hand) == names(state.farms[0].hand)


def test_a_preview_of_a_choice_is_certain() -> None:
    """HI-22: two points a card left on a field are lost."""
    state = play(struck("0 mountain: mango 2, mango 5", "0 hill: peach 3, peach 4"), DRAW)
    for move in asked(state).moves:
        told = preview(GAME, state, 0, move)
        assert told.gain == -2
        assert not told.cut
