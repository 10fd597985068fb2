"""The land cards: what is printed on them, read once from resources/cards/harvest_valley.

A card is known by its index in `CARDS`. Kinds are small ints, so that tables answer for them.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from farmdesk import assets

(
    VEGETABLE,
    FRUIT_TREE,
    WHEAT,
    POND,
    CROW,
    BOAR,
    WEEDS,
    TRACTOR,
    METEORITE,
    SPRINKLER,
    WELL,
    LOCUSTS,
    RABBIT,
    CULTIVATOR,
) = range(14)

KIND_NAMES = (
    "vegetable",
    "fruit_tree",
    "wheat",
    "pond",
    "crow",
    "boar",
    "weeds",
    "tractor",
    "meteorite",
    "sprinkler",
    "well",
    "locusts",
    "rabbit",
    "cultivator",
)
"""Names of the kinds by their number, as in phrases and the card file."""

NO_KIND = 14
HOUSE = 15
"""What a space holds that is no land card: nothing, or a farmhouse."""

ANIMALS = frozenset({CROW, BOAR, LOCUSTS, RABBIT})
"""Kinds that a well counts."""

TARGETED = frozenset({WEEDS, TRACTOR, CULTIVATOR})
"""Kinds that are played on a land card, not on an empty space."""


class Card(NamedTuple):
    """One land card as printed."""

    id: str
    kind: int
    value: int
    """Vegetables or fruit trees printed on it; 0 on all other cards."""
    motif: str
    """What its picture and name show: `cabbage`, or the name of its kind."""


class _Line(msgspec.Struct):
    id: str
    set: Literal["normal", "special"]
    kind: str
    value: int
    provenance: Literal["published", "reconstructed"]
    motif: str = ""


class _File(msgspec.Struct):
    schema_version: Literal[1]
    game: Literal["harvest_valley"]
    cards: list[_Line]


def _read() -> _File:
    file = assets.path("resources", "cards", "harvest_valley", "cards.json")
    return msgspec.json.decode(file.read_bytes(), type=_File)


_LINES = _read().cards

CARDS: tuple[Card, ...] = tuple(
    Card(line.id, KIND_NAMES.index(line.kind), line.value, line.motif or line.kind)
    for line in _LINES
)

NORMAL: tuple[int, ...] = tuple(i for i, line in enumerate(_LINES) if line.set == "normal")
"""Indices of the 27 cards of every game."""

SPECIAL: tuple[int, ...] = tuple(i for i, line in enumerate(_LINES) if line.set == "special")
"""Indices of the star cards."""

NONE = len(CARDS)
"""Stands in the river for a gap."""

HIDDEN = NONE + 1
"""Stands in a deck for a card that nobody has seen."""

KIND: tuple[int, ...] = (*(card.kind for card in CARDS), NO_KIND, NO_KIND)
"""Kind by card index; also answers for NONE and HIDDEN."""

VALUE: tuple[int, ...] = (*(card.value for card in CARDS), 0, 0)
"""Printed crops by card index; also answers for NONE and HIDDEN."""

INDEX: dict[str, int] = {card.id: index for index, card in enumerate(CARDS)}
"""Card index by card id."""

EMPTY = 0
HOUSE0 = 64
"""On the board: 0 is an empty space, 1 + index a card, `HOUSE0 + 2 * seat + k` a farmhouse."""

assert len(CARDS) < HOUSE0

KIND_AT = bytes(
    HOUSE if code >= HOUSE0 else KIND[code - 1] if 1 <= code <= NONE else NO_KIND
    for code in range(256)
)
"""Kind by what stands on the board; a table for `bytes.translate` as well."""

VALUE_AT = bytes(VALUE[code - 1] if 1 <= code <= NONE else 0 for code in range(256))
"""Printed crops by what stands on the board."""
