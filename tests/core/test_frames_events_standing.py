"""Stacks of choices, who sees what, and who wins."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Event, Gained, Moved, Shuffled, Told, Turned, reveals, visible
from farmdesk.core.frames import pop, push
from farmdesk.core.moves import phrase
from farmdesk.core.places import Piece, Slot
from farmdesk.core.standing import TieBreak, best
from tests.toy.turns import Restock, Turn

CROW, DECK, HAND = Piece("card:crow-1"), Slot("deck"), Slot("hand@0/1")


def test_the_first_frame_pushed_is_asked_first() -> None:
    pending = push((), Turn(2), Turn(0))
    frame, rest = pop(pending)
    assert frame == Turn(2)
    pending = push(rest, Restock(2))
    assert pop(pending) == (Restock(2), rest)
    assert pop(rest) == (Turn(0), ())


def test_what_is_told_to_some_is_not_seen_by_others() -> None:
    secret = Turned(CROW, DECK, HAND, (0, 2))
    assert [visible(secret, seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert all(visible(Shuffled(DECK), seat) for seat in (0, 1, None))


@pytest.mark.parametrize(
    ("event", "new"),
    [
        (Turned(CROW, DECK, HAND), True),
        (Shuffled(DECK), True),
        (Moved(CROW, HAND, DECK), False),
        (Gained(0, "coin", 1), False),
    ],
)
def test_turning_and_shuffling_reveal(event: Event, new: bool) -> None:
    told = Told(0, phrase("plays"))
    assert reveals((told, event), 0) is new
    assert not reveals((told, event._replace(seen_by=(1,))), 0)
    assert reveals((told, event._replace(seen_by=(1,))), 1) is new


def test_the_highest_total_wins() -> None:
    assert best((3, 9, 4), ()) == (1,)
    assert best((-3, -9), ()) == (0,)


def test_ties_are_broken_in_order_and_may_remain() -> None:
    coins = TieBreak(phrase("coins"), (1, 2, 2, 9))
    cards = TieBreak(phrase("cards"), (8, 0, 3, 9))
    assert best((5, 5, 5, 4), (coins,)) == (1, 2)
    assert best((5, 5, 5, 4), (coins, cards)) == (2,)
    assert best((5, 5, 5, 4), (cards, coins)) == (0,)
    assert best((5, 5), ()) == (0, 1)
