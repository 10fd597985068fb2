"""The cards: our deck, read once from resources/cards/harvest_island, and decks of the player's.

A card is known by its number in its deck: fruit 0 to 109, by kind, season and points; weather 110
to 134, by season. A deck is known in a state by its key: empty for ours, else its whole text, so
that a saved game opens when the file of its deck has gone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, NamedTuple

import msgspec

from farmdesk import assets
from farmdesk.core.moves import Phrase
from farmdesk.core.offers import FaultyFileError
from farmdesk.games.harvest_island.drafts import (
    FRUIT_CARDS,
    FRUITS,
    MOST_POINTS,
    WEATHER_CARDS,
    WEATHERS,
    Draft,
    check,
    fault,
    read,
)
from farmdesk.games.harvest_island.places import SEASONS

__all__ = ["FRUITS", "FRUIT_CARDS", "WEATHERS"]

CARDS = FRUIT_CARDS + WEATHER_CARDS
"""Season cards; fruit comes first."""

FERTILISERS = 12

FERTILISER_0 = 224
"""The first of the twelve fertilisers: 224 to 235."""

HIDDEN_0 = 240
"""A card that cannot be seen, by the season on its back: 240 to 243."""

EMPTY = 255
"""A gap in a hand."""

FERTILISER, SUN, RAIN, NOTHING = range(len(FRUITS), len(FRUITS) + 4)
"""What a card is when it is no fruit; `NOTHING` for hidden cards and gaps."""

NO_SEASON = 4
"""The season of what has none on its back; in a state: all four piles are used up."""


class Deck(NamedTuple):
    """What is printed on the cards of a game. The tables hold 256 bytes, one a card."""

    name: str
    """What its maker calls it; empty for ours."""
    kind: bytes
    """0 to 11 a fruit, else FERTILISER, SUN, RAIN or NOTHING."""
    points: bytes
    """Of a fruit; 0 on all else."""
    season: bytes
    """Of its back, 0 to 3 or NO_SEASON; also answers for hidden cards."""
    ids: tuple[str, ...]
    """By card, then by fertiliser: `banana-spring-1`, `sun-winter-2`, `fertiliser-3`."""
    by_id: dict[str, int]
    """Card by id."""
    piles: tuple[bytes, bytes, bytes, bytes]
    """By season: all its cards, ascending."""
    printed: tuple[tuple[int, ...], ...]
    """By season: how many cards of each kind its pile has, by fruit, then sun and rain."""


Quantity = Annotated[int, msgspec.Meta(ge=0, le=WEATHER_CARDS)]
Points = Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]
Four = tuple[Quantity, Quantity, Quantity, Quantity]
Crop = tuple[list[Points], list[Points], list[Points], list[Points]]


class _Text(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as it stands in an option: by fruit and season the points, by weather the cards."""

    name: str
    fruit: list[Crop]
    weather: tuple[Four, Four]


class DeckError(ValueError):
    """A deck that cannot be played with; `phrase` says why."""

    def __init__(self, told: Phrase) -> None:
        super().__init__(told.key, dict(told.args))
        self.phrase = told


@lru_cache(maxsize=16)
def deck_of(key: str) -> Deck:
    """The deck of a key: ours for the empty one. Raises DeckError for what is no deck."""
    return _made(draft_of(key) if key else _ours())


def text_of(draft: Draft) -> str:
    """The key of a player's deck. One deck has one text."""
    crops = [
        tuple([p for f, s, p in draft.fruit if (f, s) == (fruit, season)] for season in range(4))
        for fruit in range(len(FRUITS))
    ]
    counts = tuple(
        tuple(draft.weather.count((season, kind)) for season in range(4)) for kind in range(2)
    )
    return msgspec.json.encode({"name": draft.name, "fruit": crops, "weather": counts}).decode()


def draft_of(text: str) -> Draft:
    """The deck in a text. Raises DeckError unless it is the one text of a good deck."""
    try:
        found = msgspec.json.decode(text, type=_Text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DeckError(fault("no_deck")) from error
    fruit = tuple(
        (kind, season, points)
        for kind, crop in enumerate(found.fruit)
        for season, cards in enumerate(crop)
        for points in cards
    )
    weather = tuple(
        (season, kind)
        for season in range(4)
        for kind, counts in enumerate(found.weather)
        for _ in range(counts[season])
    )
    draft = Draft(found.name, tuple(sorted(fruit)), weather)
    for told in check(draft):
        raise DeckError(told)
    if text_of(draft) != text:
        raise DeckError(fault("no_deck"))
    return draft


def deck_fault(text: str) -> Phrase | None:
    """What is wrong with a value of the option `deck`; None when it can be played with."""
    try:
        draft_of(text)
    except DeckError as error:
        return error.phrase
    return None


@lru_cache(maxsize=1)
def _ours() -> Draft:
    file = assets.path("resources", "cards", "harvest_island", "deck.json")
    try:
        return read(file.read_bytes(), "ours")._replace(name="")
    except FaultyFileError as error:
        raise DeckError(error.faults[0]) from error


def _made(draft: Draft) -> Deck:
    """All tables of a deck."""
    kind, points, season = (
        bytearray((NOTHING,) * 256),
        bytearray(256),
        bytearray((NO_SEASON,) * 256),
    )
    ids: list[str] = []
    facts = [(fruit, back, worth, FRUITS[fruit]) for fruit, back, worth in draft.fruit]
    facts += [(SUN + sign, back, 0, WEATHERS[sign]) for back, sign in draft.weather]
    numbers: dict[str, int] = {}
    for card, (what, back, worth, name) in enumerate(facts):
        kind[card], season[card], points[card] = what, back, worth
        group = f"{name}-{SEASONS[back]}"
        numbers[group] = numbers.get(group, 0) + 1
        ids.append(f"{group}-{numbers[group]}")
    kind[FERTILISER_0 : FERTILISER_0 + FERTILISERS] = bytes((FERTILISER,)) * FERTILISERS
    season[HIDDEN_0 : HIDDEN_0 + 4] = bytes(range(4))
    ids += [f"fertiliser-{number + 1}" for number in range(FERTILISERS)]
    index = {name: card if card < CARDS else card - CARDS + FERTILISER_0
             for card, name in enumerate(ids)}  # fmt: skip
    spring, summer, autumn, winter = (
        bytes(card for card in range(CARDS) if season[card] == back) for back in range(4)
    )
    piles = spring, summer, autumn, winter
    kinds = (*range(len(FRUITS)), SUN, RAIN)
    printed = tuple(
        tuple(pile.translate(bytes(kind)).count(what) for what in kinds) for pile in piles
    )
    return Deck(
        draft.name, bytes(kind), bytes(points), bytes(season), tuple(ids), index, piles, printed
    )
