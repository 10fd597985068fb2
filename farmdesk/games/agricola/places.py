"""The names of all places and pieces.

`space/forest`, `round/5` (a round card face down), `major/well`, `home@0`, `stock@0/fence`,
`farm@0/1,2`, `farm@0/edge/h2.3`, `purse@0/grain`, `pen@0/sheep`, `played@0/well`, `start@0`,
`pool`.

Goods, crops and animals are no pieces: a chip, a space and a cell are one piece each, and how much
lies there is read from the state.
"""

from __future__ import annotations

from farmdesk.core.places import Piece, Seat, Slot
from farmdesk.games.agricola.farmyard import CELLS, EDGE_NAMES, EDGES, at
from farmdesk.games.agricola.goods import ANIMALS, NAMES
from farmdesk.games.agricola.spaces import MAJOR_IDS, ROUNDS, SPACES

MOST = 4
"""Seats, at most."""

PEOPLE = 5
"""People of a seat, at most."""

STABLES = 4
"""Stables of a seat."""

POOL = Slot("pool")
"""The general supply: what is put here is given back."""

SPACE_SLOTS = tuple(Slot.at("space", space.id) for space in SPACES)
"""By space: its slot."""

ROUND_SLOTS = tuple(Slot.at("round", number) for number in range(1, ROUNDS + 1))
"""By round, the first at 0: where its card lies face down."""

MAJOR_SLOTS = {card: Slot.at("major", card) for card in MAJOR_IDS}
"""By major improvement: where it lies while nobody has it."""

STOCKED = ("room", "field", "stable", "fence", "person")
"""What lies in a seat's stock. Rooms and fields have no limit: one piece stands for all."""

_SEATS = range(MOST)
HOMES = tuple(Slot.at("home", seat=seat) for seat in _SEATS)
"""By seat: where people are while they are not out."""

STARTS = tuple(Slot.at("start", seat=seat) for seat in _SEATS)
"""By seat: where the start player token lies when the seat has it."""

PLAYED = tuple(Slot.at("played", seat=seat) for seat in _SEATS)
"""By seat: its whole row of improvements, where a new one is put."""

STOCKS = tuple({thing: Slot.at("stock", thing, seat=seat) for thing in STOCKED} for seat in _SEATS)
"""By seat and thing: where what is not built yet lies."""

CELL_SLOTS = tuple(
    tuple(Slot.at("farm", "{},{}".format(*at(cell)), seat=seat) for cell in range(CELLS))
    for seat in _SEATS
)
"""By seat and cell."""

EDGE_SLOTS = tuple(
    tuple(Slot.at("farm", f"edge/{EDGE_NAMES[edge]}", seat=seat) for edge in range(EDGES))
    for seat in _SEATS
)
"""By seat and edge."""

PURSES = tuple(tuple(Slot.at("purse", good, seat=seat) for good in NAMES) for seat in _SEATS)
"""By seat and good: its chip, which shows how much of it the seat has."""

PENS = tuple({good: Slot.at("pen", NAMES[good], seat=seat) for good in ANIMALS} for seat in _SEATS)
"""By seat and animal: where animals wait that find no place."""

TOKEN = Piece("token:start")


def played_slot(seat: Seat, card: str) -> Slot:
    """Where an improvement of a seat lies: `played@0/well`."""
    return Slot.at("played", card, seat=seat)


def space_piece(space: int) -> Piece:
    """The piece of an action space or round card: `space:forest`."""
    return Piece.of("space", SPACES[space].id)


def card_piece(card: str) -> Piece:
    """The piece of an improvement: `card:well`."""
    return Piece.of("card", card)


def person_piece(seat: Seat, k: int) -> Piece:
    """One of the five people of a seat: `person:0-2`."""
    return Piece.of("person", f"{seat}-{k}")


def fence_piece(seat: Seat, k: int) -> Piece:
    """One of the fifteen fences of a seat, by the order of building: `fence:0-7`."""
    return Piece.of("fence", f"{seat}-{k}")


def stable_piece(seat: Seat, k: int) -> Piece:
    """One of the four stables of a seat, by the order of building: `stable:0-1`."""
    return Piece.of("stable", f"{seat}-{k}")


_CELL = {slot: (seat, cell) for seat in _SEATS for cell, slot in enumerate(CELL_SLOTS[seat])}
_EDGE = {slot: (seat, edge) for seat in _SEATS for edge, slot in enumerate(EDGE_SLOTS[seat])}
_SPACE = {slot: space for space, slot in enumerate(SPACE_SLOTS)}


def cell_at(slot: Slot) -> tuple[Seat, int] | None:
    """Seat and cell of a farmyard cell; None for any other slot."""
    return _CELL.get(slot)


def edge_at(slot: Slot) -> tuple[Seat, int] | None:
    """Seat and edge of a farmyard edge; None for any other slot."""
    return _EDGE.get(slot)


def space_at(slot: Slot) -> int | None:
    """The action space of a slot; None for any other slot."""
    return _SPACE.get(slot)
