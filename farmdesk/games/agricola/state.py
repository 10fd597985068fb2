"""The state of a game of Agricola, and what can be read off it without knowing a rule.

Tables and scenes read this file, `spaces` (what is printed), `farmyard` (cells and edges), `goods`,
`places`, `names`, `housing` (where animals stand) and `worth` (prices, food, points), nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.frames import Pending
from farmdesk.core.places import Seat
from farmdesk.games.agricola import farmyard
from farmdesk.games.agricola.farmyard import ALL, BIT, FENCES
from farmdesk.games.agricola.goods import ANIMALS, GRAIN, NAMES, VEGETABLE, Goods
from farmdesk.games.agricola.moments import OVER, WORK
from farmdesk.games.agricola.places import PEOPLE, STABLES
from farmdesk.games.agricola.spaces import (
    HARVESTS,
    MAJOR_IDS,
    NOWHERE,
    PUT,
    SPACES,
    STAGE_OF,
    printed,
)

WOODEN, CLAY_HOUSE, STONE_HOUSE = range(3)
MATERIALS = ("wood", "clay", "stone")
"""Names of what houses are made of, by number."""

BARE, ROOM, FIELD = range(3)
GRAIN_0 = 16
VEGETABLE_0 = 32
"""In `Farm.cells`: 0 nothing, 1 a room, 2 an empty field, 16 + n a field with n grain, 32 + n one
with n vegetables. Stables and fences are kept apart."""

STOCK, AT_HOME, IDLE = 255, 254, 253
"""In `Farm.people`: not in the game yet, at home, at home without a space to go to; else the
number of the space where the person stands."""


class Farm(NamedTuple):
    """All that one seat has. Masks are over cells or edges of `farmyard`."""

    goods: Goods
    """By good. Animals stand on the farm, everything else lies in front of it; crops on fields are
    not counted here."""
    cells: bytes
    """By cell; see `GRAIN_0`."""
    stables: bytes
    """The cells with a stable, in the order of building."""
    rails: bytes
    """The edges with a fence, in the order of building."""
    fences: int
    """Mask of the edges with a fence. Follows from `rails`; kept for speed."""
    pastures: tuple[int, ...]
    """Masks of the pastures, by their lowest cell. Follow from `fences`; kept for speed."""
    house: int
    """What the rooms are made of: WOODEN, CLAY_HOUSE or STONE_HOUSE."""
    people: bytes
    """By person, five of them: where it is."""
    newborns: int
    """People born in this round; they are the last of those in the game."""
    begging: int
    """Begging cards."""
    cards: tuple[str, ...]
    """Improvements in front of the seat, in the order of play."""


class Promise(NamedTuple):
    """Goods on a round space, which its owner gets when the round begins (AG-14, AG-15)."""

    round: int
    seat: Seat
    good: int
    amount: int
    card: str
    """The improvement that has put them there."""


class State(NamedTuple):
    """One moment of a game."""

    farms: tuple[Farm, ...]
    """By seat."""
    piles: bytes
    """By space: how much of its good has accumulated there."""
    taken: int
    """Mask of the spaces where somebody stands."""
    order: bytes
    """The round cards by round, the first at 0; NOWHERE in a concealed state."""
    round: int
    """The round that is played, from 1."""
    step: int
    """Where in the round the game is: one of the moments up to OVER."""
    seat: Seat
    """Who sends, or has just sent, a person out."""
    first: Seat
    """Who began this round."""
    token: Seat
    """Who has the start player token and begins the next round (AG-7)."""
    space: int
    """The space that was used last in this round, or NOWHERE."""
    majors: int
    """Mask of the major improvements that nobody has."""
    promised: tuple[Promise, ...]
    pending: Pending[State]
    """Choices that are open; the last one is asked first."""


@lru_cache(maxsize=1 << 13)
def rooms_mask(cells: bytes) -> int:
    """Mask of the cells with a room."""
    return farmyard.mask(tuple(cell for cell, code in enumerate(cells) if code == ROOM))


@lru_cache(maxsize=1 << 13)
def fields_mask(cells: bytes) -> int:
    """Mask of the cells with a field."""
    return farmyard.mask(tuple(cell for cell, code in enumerate(cells) if code >= FIELD))


@lru_cache(maxsize=1 << 13)
def bare_mask(cells: bytes) -> int:
    """Mask of the cells without a room or field; they may have a stable or be fenced."""
    return ALL & ~rooms_mask(cells) & ~fields_mask(cells)


@lru_cache(maxsize=1 << 13)
def fallow_mask(cells: bytes) -> int:
    """Mask of the fields where nothing grows."""
    return farmyard.mask(tuple(cell for cell, code in enumerate(cells) if code == FIELD))


@lru_cache(maxsize=1 << 10)
def stables_mask(stables: bytes) -> int:
    """Mask of the cells with a stable."""
    return farmyard.mask(stables)


@lru_cache(maxsize=1 << 10)
def union(pastures: tuple[int, ...]) -> int:
    """Mask of all cells inside of pastures."""
    found = 0
    for pasture in pastures:
        found |= pasture
    return found


# The table


def seats(state: State) -> int:
    """The number of seats, 1 to 4."""
    return len(state.farms)


def is_over(state: State) -> bool:
    """Has the game ended?"""
    return state.step == OVER


def is_work(state: State) -> bool:
    """Is somebody asked to send a person out?"""
    return state.step == WORK and not state.pending


def stage(state: State) -> int:
    """The stage of this round, 1 to 6."""
    return STAGE_OF[state.round]


def next_harvest(state: State) -> int:
    """The round of the next harvest, this round's own while it has not been held."""
    return next(last for last in HARVESTS if last >= state.round)


def rounds_to_harvest(state: State) -> int:
    """Rounds that come before the next harvest after this one: 0 when this round ends with it."""
    return next_harvest(state) - state.round


def turn_order(state: State) -> tuple[Seat, ...]:
    """The seats in the order of this round."""
    count = len(state.farms)
    return tuple((state.first + k) % count for k in range(count))


def next_order(state: State) -> tuple[Seat, ...]:
    """The seats in the order of the next round, unless somebody takes the token still (AG-7)."""
    count = len(state.farms)
    return tuple((state.token + k) % count for k in range(count))


def revealed(state: State) -> tuple[int, ...]:
    """The round cards that lie open, in the order of their rounds."""
    return tuple(state.order[: state.round])


def open_spaces(state: State) -> tuple[int, ...]:
    """All spaces on the table now, printed ones first; some may be closed (see `closed`)."""
    return printed(len(state.farms)) + revealed(state)


def closed(space: int) -> bool:
    """Is it a space that nobody can use without hand cards?"""
    return SPACES[space].hand_cards


def round_of(state: State, space: int) -> int:
    """The round that a card lies in; 0 for a printed space or a card not turned up yet."""
    return state.order.find(space, 0, state.round) + 1


def hidden_cards(state: State, of_stage: int) -> tuple[int, ...]:
    """The round cards of a stage that have not been turned up, ascending: anybody can tell."""
    seen = state.order[: state.round]
    return tuple(n for n, space in enumerate(SPACES) if space.stage == of_stage and n not in seen)


def lying(state: State, space: int) -> tuple[int, int]:
    """The good that accumulates on a space and how much of it lies there; 0 where none does."""
    good = PUT[space]
    return (good, state.piles[space]) if good != NOWHERE else (0, 0)


def people_on(state: State, space: int) -> tuple[tuple[Seat, int], ...]:
    """Who stands on a space: seat and number of each person; the parent comes before its child."""
    return tuple(
        (seat, k)
        for seat, farm in enumerate(state.farms)
        for k, where in enumerate(farm.people)
        if where == space
    )


def promises(state: State, number: int) -> tuple[Promise, ...]:
    """The goods that lie on the round space of a round."""
    return tuple(promise for promise in state.promised if promise.round == number)


def owner(state: State, card: str) -> Seat | None:
    """Who has a major improvement."""
    return next((seat for seat, farm in enumerate(state.farms) if card in farm.cards), None)


def for_sale(state: State) -> tuple[str, ...]:
    """The major improvements that nobody has."""
    return tuple(card for n, card in enumerate(MAJOR_IDS) if state.majors >> n & 1)


# A farm


def has(state: State, seat: Seat, good: int) -> int:
    """How much of a good a seat has, crops on fields not counted."""
    return state.farms[seat].goods[good]


def purse(state: State, seat: Seat) -> dict[str, int]:
    """All goods of a seat by name, also those of which it has none."""
    return dict(zip(NAMES, state.farms[seat].goods, strict=True))


def animals(farm: Farm) -> tuple[int, int, int]:
    """Sheep, boar and cattle of a farm."""
    goods = farm.goods
    return goods[ANIMALS[0]], goods[ANIMALS[1]], goods[ANIMALS[2]]


def people(farm: Farm) -> int:
    """People in the game, newborns included: 2 to 5."""
    return PEOPLE - farm.people.count(STOCK)


def at_home(farm: Farm) -> int:
    """People who can still be sent out in this round."""
    return farm.people.count(AT_HOME)


def rooms(farm: Farm) -> tuple[int, ...]:
    """The cells with a room."""
    return farmyard.cells(rooms_mask(farm.cells))


def fields(farm: Farm) -> tuple[int, ...]:
    """The cells with a field."""
    return farmyard.cells(fields_mask(farm.cells))


def growing(farm: Farm, cell: int) -> tuple[int, int] | None:
    """Crop and amount on a field, (0, 0) on an empty one; None where no field is."""
    code = farm.cells[cell]
    if code < FIELD:
        return None
    if code == FIELD:
        return 0, 0
    if code > VEGETABLE_0:
        return VEGETABLE, code - VEGETABLE_0
    return GRAIN, code - GRAIN_0


def on_fields(farm: Farm, good: int) -> int:
    """Grain or vegetables that grow on all fields together."""
    base = {GRAIN: GRAIN_0, VEGETABLE: VEGETABLE_0}[good]
    return sum(code - base for code in farm.cells if base < code < base + GRAIN_0)


def unused(farm: Farm) -> tuple[int, ...]:
    """The cells with nothing on them, outside of every pasture: a point less for each (AG-29)."""
    return farmyard.cells(unused_mask(farm))


def unused_mask(farm: Farm) -> int:
    """Mask of the unused cells."""
    return bare_mask(farm.cells) & ~stables_mask(farm.stables) & ~union(farm.pastures)


def fences_left(farm: Farm) -> int:
    """Fences that are not built yet, 0 to 15."""
    return FENCES - len(farm.rails)


def stables_left(farm: Farm) -> int:
    """Stables that are not built yet, 0 to 4."""
    return STABLES - len(farm.stables)


def fenced_stables(farm: Farm) -> int:
    """Stables inside of pastures."""
    return (stables_mask(farm.stables) & union(farm.pastures)).bit_count()


def has_stable(farm: Farm, cell: int) -> bool:
    """Does a stable stand on a cell?"""
    return bool(stables_mask(farm.stables) & BIT[cell])


def pasture_at(farm: Farm, cell: int) -> int | None:
    """The mask of the pasture that a cell lies in."""
    return next((pasture for pasture in farm.pastures if pasture & BIT[cell]), None)
