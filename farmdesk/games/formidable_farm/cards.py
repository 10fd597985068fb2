"""The trade cards and the supply board as printed: ours, read once, or those of the player's file.

A card is known by its index in its deck, 0 to 118. HIDDEN stands for a card that nobody who sees it
knows, NONE for a gap in the market. What a card costs and brings is data; `costs` and `effects` run
it, `names` says it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from farmdesk.core.places import Piece
from farmdesk.games.formidable_farm.crops import CROP_NAMES, ONE, Bundle
from farmdesk.games.formidable_farm.drafts import Raw, check, ours
from farmdesk.games.formidable_farm.places import SPACE_NAMES

CARDS = 119
"""Cards in a deck."""

HIDDEN, NONE = 255, 254

ANY, SAME, DIFFERENT = 5, 6, 7
"""Symbols beside the five crops: any kind; one kind for all of these; all of different kinds."""

SYMBOL_NAMES = (*CROP_NAMES, "any", "same", "different")
"""Names of the symbols by their number, as in phrases and the card file."""


class Cost(NamedTuple):
    """What a card asks for: symbols, or one special thing."""

    symbols: tuple[int, ...]
    """Each is one crop to pay: a crop, ANY, SAME or DIFFERENT. Empty for a special cost."""
    special: str = ""
    """`fulfilled_under_stack`, `fulfilled_to_hand`, `market_under_stack_1`, `..._3`,
    `pay_fulfilled_3` or `any_number_sheep_or_pig`; empty for symbols."""


class Effect(NamedTuple):
    """One thing that a card brings. Which numbers mean what depends on the kind."""

    kind: str
    """The `type` of the card file: `gain`, `draw`, `exchange` and so on."""
    n: int = 1
    """How many, or how often at most."""
    m: int = 0
    """`draw_then_under`: cards put under; `pay_to_draw`: cards drawn each time;
    `fulfilled_to_crop`: fulfilled cards paid each time."""
    give: tuple[int, ...] = ()
    """Symbols paid each time: crops or ANY."""
    take: tuple[int, ...] = ()
    """Symbols gained (each time): crops or ANY."""
    where: str = ""
    """`supply`: `own`, `adjacent`, `opposite`, `any` or `previous`."""


class Card(NamedTuple):
    """A trade card."""

    id: str
    cost: Cost
    reward: tuple[Effect, ...]
    """Run from the first to the last."""
    published: bool
    """Is it known from a public source? The others are our reconstruction, or the player's."""


class Space(NamedTuple):
    """A space of the supply board."""

    name: str
    take: Bundle
    """Crops that it gives."""
    draw: int
    """Cards that it lets draw."""


SPACES: tuple[Space, ...] = (
    Space(SPACE_NAMES[0], 3 * ONE[0], 0),
    Space(SPACE_NAMES[1], 2 * ONE[1], 0),
    Space(SPACE_NAMES[2], 2 * ONE[2], 0),
    Space(SPACE_NAMES[3], ONE[3], 0),
    Space(SPACE_NAMES[4], ONE[4], 0),
    Space(SPACE_NAMES[5], 0, 1),
)
"""The six spaces. A space is its index here; the ring of a deck says how they lie (FF-1)."""

CARD_SPACE = 5
"""The space that lets draw a card: there the countdown begins."""

NOWHERE = 6
"""The space of a disc that is not on the board yet."""


class Deck(NamedTuple):
    """119 trade cards and the order of the supply board."""

    key: str
    """Empty for our deck, else the text of the player's (see `codes`)."""
    cards: tuple[Card, ...]
    ring: tuple[int, ...]
    """The six spaces clockwise."""
    at: tuple[int, ...]
    """By space: its place in the ring."""

    def beside(self, space: int, steps: int) -> int:
        """The space so many steps clockwise of another one."""
        return self.ring[(self.at[space] + steps) % len(self.ring)]


def _symbols(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(SYMBOL_NAMES.index(name) for name in names))


_NUMBERS = {
    "draw_then_under": ("draw", "under"),
    "supply": ("times", ""),
    "pay_to_draw": ("max", "draw"),
    "fulfilled_to_crop": ("max", "give_fulfilled"),
}
"""By kind: the fields that are `n` and `m`, where they are not just `n` or `max`."""


def effect_of(raw: Mapping[str, Any]) -> Effect:
    """An effect of a card file, which has been checked."""
    kind = raw["type"]
    many, more = _NUMBERS.get(kind, ("max" if "max" in raw else "n", ""))
    return Effect(
        kind,
        raw.get(many, 1),
        raw.get(more, 0),
        _symbols(raw.get("give", ())),
        _symbols(raw.get("take", raw.get("crops", ()))),
        raw.get("from", ""),
    )


def card_of(raw: Mapping[str, Any]) -> Card:
    """A card of a card file, which has been checked."""
    cost = raw["cost"]
    return Card(
        raw["id"],
        Cost(_symbols(cost.get("symbols", ())), cost.get("special", "")),
        tuple(map(effect_of, raw["reward"])),
        raw.get("provenance") == "published",
    )


def deck_from(raw: Raw, key: str) -> Deck:
    """The deck of a card file. Raises DeckError with all faults when there are any."""
    check(raw)
    ring = tuple(SPACE_NAMES.index(space["id"]) for space in raw["supply_board"]["clockwise"])
    at = tuple(ring.index(space) for space in range(len(ring)))
    return Deck(key, tuple(map(card_of, raw["cards"])), ring, at)


OURS: Deck = deck_from(ours(), "")
"""The deck that comes with the game."""


@lru_cache(maxsize=32)
def deck_of(key: str) -> Deck:
    """The deck of a key. Raises DeckError when its text is no deck that can be played with."""
    if not key:
        return OURS
    from farmdesk.games.formidable_farm.codes import decoded

    return deck_from(decoded(key), key)


def card_piece(card: int) -> Piece:
    """The piece of a card index: `card:17`, numbered from 0."""
    return _PIECES[card]


_PIECES = tuple(Piece.of("card", card) for card in range(CARDS))
