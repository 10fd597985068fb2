"""Setting up the game: R-1 to R-7."""

from __future__ import annotations

import pytest

from farmdesk.core.game import SetupError, settle
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley import cards as k
from tests.games.harvest_valley.valleys import start


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_farmhouses_of_a_seat(seats: int, each: int) -> None:
    """R-1, R-2, R-3: two farmhouses each for 2 and 3 players, one for 4 and 5, no others."""
    houses = [placed for placed in GAME.table(start(seats)) if placed.piece.kind == "house"]
    assert [h.owner for h in houses] == [seat for seat in range(seats) for _ in range(each)]
    assert {h.slot for h in houses} == {f"house@{seat}/0" for seat in range(seats)}


def test_the_normal_deck() -> None:
    """R-4, R-5: 27 cards, no star cards unless asked for."""
    table = GAME.table(start())
    names = sorted(p.piece.name for p in table if p.piece.kind == "card")
    assert len(names) == 27
    assert not {"sprinkler-1", "well-1", "locusts-1", "rabbit-1", "cultivator-1"} & set(names)
    counts = {name: sum(k.KIND[c] == kind for c in k.NORMAL) for kind, name in
              enumerate(k.KIND_NAMES)}  # fmt: skip
    assert counts == {
        "vegetable": 7, "fruit_tree": 6, "wheat": 5, "pond": 2, "crow": 2, "boar": 2,
        "weeds": 1, "tractor": 1, "meteorite": 1,
        "sprinkler": 0, "well": 0, "locusts": 0, "rabbit": 0, "cultivator": 0,
    }  # fmt: skip


def test_printed_values() -> None:
    """The printed numbers: 1 2 2 3 3 4 4 on vegetables, 1 1 1 2 2 3 on trees, none elsewhere."""
    by_kind = {kind: sorted(c.value for c in k.CARDS if c.kind == kind) for kind in range(14)}
    assert by_kind[k.VEGETABLE] == [1, 2, 2, 3, 3, 4, 4]
    assert by_kind[k.FRUIT_TREE] == [1, 1, 1, 2, 2, 3]
    assert not any(any(by_kind[kind]) for kind in range(2, 14))


def test_the_deck_lies_face_down_and_shuffled() -> None:
    """R-4: the deck is a pile face down; another seed gives another order."""
    deck = [p for p in GAME.table(start(seed=1)) if p.slot == "deck"]
    assert len(deck) == 24
    assert not any(p.up for p in deck)
    assert sorted(p.order for p in deck) == list(range(24))
    assert start(seed=1).deck != start(seed=2).deck


def test_the_river_shows_the_top_three() -> None:
    """R-6: the first three cards of the deck lie open in the river."""
    river = [p for p in GAME.table(start()) if p.slot.zone == "river"]
    assert [p.slot for p in river] == ["river/0", "river/1", "river/2"]
    assert all(p.up for p in river)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_begins_is_drawn_by_lot(seats: int) -> None:
    """R-7, HV-17: every seat begins about equally often."""
    begins = [start(seats, seed).turn for seed in range(600)]
    assert set(begins) == set(range(seats))
    assert all(begins.count(seat) > 600 / seats * 0.7 for seat in range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_clockwise(seats: int) -> None:
    """R-7: after every turn the next seat acts."""
    state = start(seats)
    for _ in range(12):
        turn = state.turn
        state = GAME.apply(state, turn, GAME.decisions(state)[0].moves[0], None)
        assert state.turn == (turn + 1) % seats


@pytest.mark.parametrize(
    ("options", "cards", "absent"),
    [
        ({"well": "add"}, 28, set()),
        ({"sprinkler": "add"}, 28, set()),
        ({"sprinkler": "swap"}, 27, {"pond-2"}),
        ({"cultivator": "swap"}, 27, {"tractor-1"}),
        ({"cultivator": "add", "locusts": "add", "rabbit": "add"}, 30, set()),
    ],
)
def test_star_cards_join_or_replace(options: dict[str, str], cards: int, absent: set[str]) -> None:
    """R-34, HV-17, HV-22: star cards are added, or put in the place of one similar card."""
    names = {p.piece.name for p in GAME.table(start(options=options)) if p.piece.kind == "card"}
    assert len(names) == cards
    assert {f"{star}-1" for star in options} <= names
    assert not absent & names
    assert {"pond-1", "boar-2"} <= names


def test_presets_name_all_star_cards_or_none() -> None:
    """HV-17: one preset leaves all star cards out, the other adds all five."""
    sizes = {
        preset.key: len(start(options=dict(preset.values)).stock) for preset in GAME.info.presets
    }
    assert sizes == {"none": 27, "all": 32}


def test_what_cannot_be_set_up_is_told() -> None:
    """Wrong seats, options and values are refused with what is allowed."""
    for options, seats in (({}, 1), ({}, 6), ({"well": "swap"}, 2), ({"horse": "add"}, 2)):
        with pytest.raises(SetupError):
            settle(GAME.info, options, seats)
