"""What a disaster would take and what a harvest would bring, before either happens."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import deck_of
from farmdesk.games.harvest_island.state import (
    MEDAL_FROM,
    State,
    crop_of,
    fruit_on,
    king_of,
    medal_count,
)

MEDAL = 8
"""Points of a medal."""

ON_FIELD = 2
"""Points of each card left on a field."""

Fields = tuple[bytes, bytes, bytes]


class Loss(NamedTuple):
    """What a disaster would take from one field."""

    field: int
    cards: bytes
    """The fruit that would be discarded, the dearest first; perhaps none."""
    points: int
    """The points on these cards."""


def fullest(fields: Fields) -> tuple[int, ...]:
    """The fields with the most cards, seed and fertilisers included; none when all are bare."""
    mountain, hill, plain = map(len, fields)
    most = max(mountain, hill, plain)
    if not most:
        return ()
    return tuple(field for field, cards in enumerate((mountain, hill, plain)) if cards == most)


@lru_cache(maxsize=4096)
def lost(key: str, field: bytes) -> bytes:
    """The fruit that a disaster takes from this field: half of all cards there, rounded down.

    Only fruit above the seed, the highest points first; of equal cards the one laid last (HI-9).
    """
    points = deck_of(key).points
    crop = crop_of(field)[::-1]
    dearest = sorted(crop, key=lambda card: -points[card])
    return bytes(dearest[: len(field) // 2])


def losses(state: State, seat: Seat) -> tuple[Loss, ...]:
    """What a disaster would take from a seat now: of several the owner chooses one (HI-9)."""
    fields = state.farms[seat].fields
    points = deck_of(state.deck).points
    found = []
    for field in fullest(fields):
        cards = lost(state.deck, fields[field])
        found.append(Loss(field, cards, sum(cards.translate(points))))
    return tuple(found)


def least_loss(state: State, seat: Seat) -> Loss | None:
    """The loss that costs a seat the fewest points, of several the fewest cards."""
    found = losses(state, seat)
    return min(found, key=lambda loss: (loss.points, len(loss.cards))) if found else None


class Crown(NamedTuple):
    """What a harvest counts of one fruit, and what that means for its medal."""

    fruit: int
    number: int
    """Seeds and fruit 1 each, fertilisers 2, over all fields harvested in this turn (HI-4)."""
    record: int
    """The number to exceed; 0 while nobody has the medal."""
    king: Seat | None
    """Who has the medal before."""
    wins: bool
    """Is it enough? For the king it only raises the record (HI-5)."""


class Yield(NamedTuple):
    """What harvesting some fields brings."""

    points: int
    """The points on the fruit that goes to the barn, without medals."""
    cards: int
    """How many cards go to the barn."""
    crowns: tuple[Crown, ...]
    """One for each fruit, in the order of the fields."""


def brings(state: State, seat: Seat, fields: tuple[int, ...]) -> Yield:
    """What harvesting these fields, all of them sown, would bring a seat."""
    farm = state.farms[seat]
    points = deck_of(state.deck).points
    counts: dict[int, int] = {}
    crop = b""
    for field in fields:
        cards = farm.fields[field]
        fruit = fruit_on(state, cards)
        assert fruit is not None, "only sown fields are harvested"
        counts[fruit] = counts.get(fruit, 0) + medal_count(cards)
        crop += crop_of(cards)
    crowns = tuple(
        Crown(
            fruit,
            count,
            state.records[fruit],
            king_of(state, fruit),
            wins_medal(count, state.records[fruit]),
        )
        for fruit, count in counts.items()
    )
    return Yield(sum(crop.translate(points)), len(crop), crowns)


def wins_medal(count: int, record: int) -> bool:
    """Does this number of one fruit win its medal over a record? 4 at least, never an equal."""
    return count >= MEDAL_FROM and count > record
