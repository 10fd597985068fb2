"""The board: action spaces and major improvements as printed, read from resources/cards/agricola.

A space is known by its number in `SPACES`, an improvement by its id.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

import msgspec

from farmdesk import assets
from farmdesk.games.agricola.goods import NAMES, NOTHING, Goods, goods

NOWHERE = 255
"""Stands where no space is: a hidden round card, nobody at work."""

HARVESTS = (4, 7, 9, 11, 13, 14)
"""Rounds that end with a harvest: the last of each stage."""


class Space(NamedTuple):
    """An action space as printed."""

    id: str
    seats: tuple[int, ...]
    """Numbers of players with whom it is in the game."""
    stage: int
    """1 to 6 for a round card, 0 for a printed space."""
    column: str
    """Column of a printed space: `X` (3 and 4 players), `A` or `B`; empty where it is not fixed."""
    row: int
    """Row of a printed space, 1 to 6; 0 where it is not fixed."""
    both: bool
    """Its deeds: one or both in any order; else the first must be done, the next may be."""
    hand_cards: bool
    """Is it of use only with hand cards? Without them it is closed (AG-31)."""


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    seats: list[int]
    stage: int = 0
    column: str = ""
    row: int = 0
    adds: dict[str, int] = {}
    adds_by_seats: dict[str, dict[str, int]] = {}
    gives: dict[str, int] = {}
    gives_by_seats: dict[str, dict[str, int]] = {}
    does: list[str] = []
    does_by_seats: dict[str, list[str]] = {}
    how: Literal["then", "both"] = "then"
    hand_cards: bool = False


class _Board(msgspec.Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    game: Literal["agricola"]
    provenance: Literal["published"]
    stages: list[int]
    spaces: list[_Line]


class _Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    points: int
    costs: list[dict[str, int]]
    returns: list[str] = []


class _Majors(msgspec.Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    game: Literal["agricola"]
    provenance: Literal["published"]
    majors: list[_Card]


def _bytes(name: str) -> bytes:
    return assets.path("resources", "cards", "agricola", name).read_bytes()


_BOARD = msgspec.json.decode(_bytes("spaces.json"), type=_Board)
_LINES = _BOARD.spaces

SPACES: tuple[Space, ...] = tuple(
    Space(
        line.id,
        tuple(line.seats),
        line.stage,
        line.column,
        line.row,
        line.how == "both",
        line.hand_cards,
    )
    for line in _LINES
)

NUMBER: dict[str, int] = {space.id: number for number, space in enumerate(SPACES)}
"""The number of a space by its id."""

STAGES: tuple[int, ...] = tuple(_BOARD.stages)
"""Round cards of each stage, stage 1 at 0."""

ROUNDS = sum(STAGES)
"""Rounds of a game: 14."""

STAGE_OF: tuple[int, ...] = (
    0,
    *(stage for stage, count in enumerate(STAGES, 1) for _ in range(count)),
)
"""Stage by round, 1 to 14."""

CARDS: tuple[int, ...] = tuple(n for n, space in enumerate(SPACES) if space.stage)
"""The round cards by number."""

PUT: tuple[int, ...] = tuple(
    NAMES.index(next(iter([*line.adds, *(g for by in line.adds_by_seats.values() for g in by)])))
    if line.adds or line.adds_by_seats
    else NOWHERE
    for line in _LINES
)
"""By space: the one good that accumulates there, or NOWHERE."""


@cache
def printed(seats: int) -> tuple[int, ...]:
    """The spaces that are open from the first round on, by number."""
    return tuple(n for n, space in enumerate(SPACES) if not space.stage and seats in space.seats)


@cache
def adds(space: int, seats: int) -> int:
    """How much is put on a space in every round, of its good (AG-13)."""
    line = _LINES[space]
    return sum(line.adds_by_seats.get(str(seats), line.adds).values())


@cache
def gives(space: int, seats: int) -> Goods:
    """What a space gives each time, beside what has accumulated."""
    line = _LINES[space]
    amounts = line.gives_by_seats.get(str(seats), line.gives)
    return goods(amounts) if amounts else NOTHING


@cache
def does(space: int, seats: int) -> tuple[str, ...]:
    """What may be done on a space: keys of verbs, in the order of the space."""
    line = _LINES[space]
    return tuple(line.does_by_seats.get(str(seats), line.does))


class Major(NamedTuple):
    """A major improvement as printed."""

    id: str
    points: int
    costs: tuple[Goods, ...]
    """Ways to pay it with goods."""
    returns: tuple[str, ...]
    """Improvements of which one may be handed back instead (AG-19)."""


MAJORS: tuple[Major, ...] = tuple(
    Major(card.id, card.points, tuple(map(goods, card.costs)), tuple(card.returns))
    for card in msgspec.json.decode(_bytes("majors.json"), type=_Majors).majors
)
"""The ten, in the order of the supply board."""

MAJOR_IDS: tuple[str, ...] = tuple(major.id for major in MAJORS)
