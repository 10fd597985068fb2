"""What one farm of Harvest Island says by itself: its fields, its hand, and what suits it.

What a field or a farm says is kept, since most of what anybody thinks of leaves it as it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.ai.judges.harvest_island.outlook import Outlook
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.cards import (
    FERTILISER,
    FERTILISER_0,
    HIDDEN_0,
    NO_SEASON,
    deck_of,
)
from farmdesk.games.harvest_island.state import (
    ACT_AGAIN,
    CAPACITY,
    EMPTY,
    SWEEP_FROM,
    State,
    crop_of,
    medal_count,
    seed_of,
)
from farmdesk.games.harvest_island.worth import MEDAL, ON_FIELD, Fields, lost, wins_medal

ENDLESS = 12
"""Room on a field without a limit, in cards: more than anybody ever lays."""


class Plot(NamedTuple):
    """What a field says by itself."""

    fruit: int
    """The fruit that grows there; -1 for none."""
    cards: int
    medal: int
    """What it counts for a medal."""
    points: int
    """Of the fruit above the seed."""
    crop: int
    """Cards that a harvest brings home."""
    room: int
    loss: int
    """Points that a disaster would take."""


@lru_cache(maxsize=1 << 14)
def plot(key: str, land: int, field: bytes) -> Plot:
    """Read a field."""
    facts = deck_of(key)
    seed = seed_of(field)
    crop = crop_of(field)
    room = CAPACITY[land] - len(field) if CAPACITY[land] else ENDLESS
    return Plot(
        facts.kind[seed] if seed != EMPTY else -1,
        len(field),
        medal_count(field),
        sum(crop.translate(facts.points)),
        len(crop),
        room,
        sum(lost(key, field).translate(facts.points)),
    )


class Farmer(NamedTuple):
    """What a seat has, a turn's draws taken as expected."""

    plots: tuple[Plot, Plot, Plot]
    hand: bytes
    """Cards that are known."""
    kinds: bytes
    """What they are."""
    blanks: int
    """Cards still to be drawn from the pile."""
    counts: dict[int, int]
    """By fruit on the own fields: what counts for a medal."""
    rooms: dict[int, int]
    """By fruit on the own fields: cards that still go there."""
    bare: int
    """Fields without a seed."""


_GAPS = bytes(range(HIDDEN_0, 256))


@lru_cache(maxsize=1 << 14)
def _farmer(key: str, hand: bytes, fields: Fields) -> Farmer:
    plots = plot(key, 0, fields[0]), plot(key, 1, fields[1]), plot(key, 2, fields[2])
    counts: dict[int, int] = {}
    rooms: dict[int, int] = {}
    for fruit, _, count, _, _, room, _ in plots:
        if fruit >= 0:
            counts[fruit] = counts.get(fruit, 0) + count
            rooms[fruit] = rooms.get(fruit, 0) + room
    known = hand.translate(None, _GAPS)
    bare = sum(field.fruit < 0 for field in plots)
    return Farmer(plots, known, known.translate(deck_of(key).kind), 0, counts, rooms, bare)


def farmer(state: State, seat: Seat) -> Farmer:
    """Read a farm. What comes back is shared: it must not be altered."""
    farm = state.farms[seat]
    return _farmer(state.deck, farm.hand, farm.fields)


def fit(card: int, state: State, mine: Farmer, view: Outlook) -> float:
    """How well a card suits a farm, in rough points: which draw to expect."""
    if card >= FERTILISER_0:
        return 2.5 if any(2 <= count <= 3 for count in mine.counts.values()) else 0.5
    facts = deck_of(state.deck)
    fruit = facts.kind[card]
    if mine.rooms.get(fruit, 0) > 0:
        return 2.0 + facts.points[card]
    alike = mine.kinds.count(fruit)
    return (0.5 * alike + 0.12 * view.coming[fruit]) if mine.bare else 0.25 * alike


def blank_fit(state: State, mine: Farmer, view: Outlook) -> float:
    """How well the next card of the pile suits a farm, on average; -1 when there is no pile."""
    if state.season == NO_SEASON:
        return -1.0
    total = 0.0
    for fruit, room in mine.rooms.items():
        if room > 0:
            total += view.chance[fruit] * (2.0 + view.mean[fruit])
    dry = view.weather[0] + view.weather[1]
    return (total + 0.5 * (1.0 - dry)) / (1.0 - dry) if dry < 1.0 else 0.0


def drawn(state: State, seat: Seat, mine: Farmer, view: Outlook) -> tuple[Farmer, bytes]:
    """A seat with the draws that it will probably make, and the supply after them."""
    supply = state.supply
    hand, blanks = mine.hand, 0
    kind = deck_of(state.deck).kind
    offers = [(fit(card, state, mine, view), card) for card in supply]
    if state.earned and state.fertilisers:
        helper = state.fertilisers[-1]
        offers.append((fit(helper, state, mine, view), helper))
    offers.append((blank_fit(state, mine, view), EMPTY))
    rooms = dict(mine.rooms)
    for _ in range(state.farms[seat].hand.count(EMPTY)):
        best, card = max(offers)
        if best < 0:
            break
        if card == EMPTY:
            blanks += 1
            continue
        offers.remove((best, card))
        hand += bytes((card,))
        if card >= FERTILISER_0:
            continue
        supply = supply.replace(bytes((card,)), b"")
        fruit = kind[card]
        if fruit in rooms:
            rooms[fruit] -= 1
            if not rooms[fruit]:
                offers = [
                    (0.0 if kind[one] == fruit else value, one) if one != EMPTY else (value, one)
                    for value, one in offers
                ]
    if len(state.storage) >= SWEEP_FROM:
        supply = state.storage
    return mine._replace(hand=hand, kinds=hand.translate(kind), blanks=blanks), supply


def last_gain(state: State, seat: Seat) -> int:
    """Points that the best last turn of a seat brings: a harvest, or cards laid on fields."""
    one = farmer(state, seat)
    uses = 1 if state.step == ACT_AGAIN and state.seat == seat else 2
    fields = tuple((field.fruit, field.room) for field in one.plots)
    best = ON_FIELD * _lays(one.kinds, fields, uses)
    if uses == 1:
        return best
    for mask in range(1, 8):
        chosen = [field for land, field in enumerate(one.plots) if mask >> land & 1]
        if all(field.fruit >= 0 for field in chosen):
            gain = sum(field.points - ON_FIELD * field.cards for field in chosen)
            counts: dict[int, int] = {}
            for field in chosen:
                counts[field.fruit] = counts.get(field.fruit, 0) + field.medal
            for fruit, number in counts.items():
                if state.kings[fruit] != seat:
                    gain += MEDAL * wins_medal(number, state.records[fruit])
            best = max(best, gain)
    return best


def _lays(kinds: bytes, fields: tuple[tuple[int, int], ...], uses: int) -> int:
    """How many of these cards, so many at most, can be laid on fields one after the other.

    A field is the fruit that grows there, -1 for none, and its room.
    """
    best = 0
    for place, kind in enumerate(kinds):
        for land, (fruit, room) in enumerate(fields):
            if room and (fruit in (-1, kind) or kind == FERTILISER) and best < uses:
                grown = fruit if kind == FERTILISER else kind
                then = (*fields[:land], (grown, room - 1), *fields[land + 1 :])
                rest = kinds[:place] + kinds[place + 1 :]
                best = max(best, 1 + (_lays(rest, then, uses - 1) if uses > 1 else 0))
    return best
