"""What tables read off a state."""

from __future__ import annotations

import pytest

from farmdesk.core.places import Slot
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley import state as valley
from farmdesk.games.harvest_valley.cards import KIND, KIND_NAMES
from tests.games.harvest_valley.valleys import draw, play, start


def test_cells_and_slots() -> None:
    """Rows and columns may be negative; what lies outside is refused."""
    assert valley.cell(0, 0) == 84
    assert valley.at(valley.cell(-6, 6)) == (-6, 6)
    assert valley.cell_of(Slot("valley/2,-1")) == valley.cell(2, -1)
    with pytest.raises(ValueError, match="outside"):
        valley.cell(7, 0)
    with pytest.raises(ValueError, match="no place"):
        valley.cell_of(Slot("river/0"))


def test_size_and_bounds() -> None:
    """Of the rectangle around all cards."""
    state = draw("v1 v2 w\n. . p", river="c . .")
    assert valley.bounds(state) == (0, 0, 1, 2)
    assert valley.size(state) == (2, 3)
    assert valley.spaces_left(state) == 21
    assert {valley.at(c) for c in valley.ring(state)} == {
        (-1, 0), (-1, 1), (-1, 2), (0, -1), (0, 3), (1, 0), (1, 1), (1, 3), (2, 2),
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "paired"), [(2, False), (3, False), (4, True), (5, True)])
def test_seats_and_neighbours(seats: int, paired: bool) -> None:
    """The left neighbour is the next in turn order."""
    state = start(seats)
    assert valley.seats(state) == seats
    assert valley.paired(state) is paired
    assert [valley.left_of(state, seat) for seat in range(seats)] == [*range(1, seats), 0]


def test_unseen_cards_by_kind() -> None:
    """The census counts the deck, whether it is concealed or not."""
    state = start(2, 5)
    counts = valley.unseen(state)
    assert sum(counts.values()) == 24
    assert valley.unseen(GAME.conceal(state, 0)) == counts
    open_kinds = [KIND_NAMES[KIND[card]] for card in state.river]
    whole = {"vegetable": 7, "fruit_tree": 6, "wheat": 5, "pond": 2, "crow": 2, "boar": 2,
             "weeds": 1, "tractor": 1, "meteorite": 1}  # fmt: skip
    for kind, count in whole.items():
        assert counts.get(kind, 0) == count - open_kinds.count(kind)


def test_concealed_decks_show_nothing() -> None:
    """The pile keeps its height, face down, its cards without names."""
    hidden = GAME.conceal(start(), 1)
    deck = [p for p in GAME.table(hidden) if p.slot == valley.DECK]
    assert [p.piece for p in deck] == [f"card:?-{n}" for n in range(24)]
    assert not any(p.up for p in deck)


def test_acts_left_of_a_full_round() -> None:
    """25 spaces for 2: the first acts 13 times, the other 12, weeds may add one."""
    state = start(2, 3)
    assert valley.acts_left(state, state.turn) == (13, 13)
    assert valley.acts_left(state, 1 - state.turn) == (12, 13)


def test_acts_left_near_the_end() -> None:
    """Who cannot do anything any more passes, the others go on."""
    state = draw("0a 0b v1 v2 1a", river=". . .", deck=0)
    weedless = state._replace(stock=tuple(c for c in state.stock if c < 24))
    assert valley.acts_left(weedless, 0) == (0, 0)
    assert valley.acts_left(weedless, 1) == (1, 1)


def test_nothing_is_left_after_the_end() -> None:
    """No acts and no ring once the game is over."""
    over = play(draw("0a 0b 1a 1b", river="v1 . .", deck=0), "river/0 > valley/1,0")
    assert valley.ring(over) == ()
    assert valley.acts_left(over, 0) == (0, 0)


def test_what_lies_on_a_cell() -> None:
    """Cards and farmhouses by their pieces."""
    state = draw("v1 1b .", river="c . .")
    spots = [valley.piece_at(state, valley.cell(0, c)) for c in range(3)]
    assert spots == ["card:vegetable-1", "house:1-1", None]


def test_unbuilt_farmhouses_share_a_slot() -> None:
    """HV-20: the one to be built next lies on top."""
    houses = [(p.piece, p.order) for p in GAME.table(start()) if p.slot == "house@1/0"]
    assert houses == [("house:1-1", 0), ("house:1-0", 1)]
