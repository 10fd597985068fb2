"""A deck as somebody wrote it in a file, and all that can be wrong with it.

Every fault names the card by its id, or by its number in the list where it has none. Cards count
from 1.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple
from unicodedata import category

import msgspec

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.offers import FaultyFileError
from farmdesk.games.harvest_island.places import SEASONS

FRUITS = (
    "banana",
    "mango",
    "pineapple",
    "peach",
    "watermelon",
    "wax_apple",
    "lychee",
    "dragon_fruit",
    "grape",
    "papaya",
    "orange",
    "strawberry",
)
"""Ids of the fruits; a fruit is a number 0 to 11 everywhere else."""

WEATHERS = ("sun", "rain")
"""Ids of the two kinds of weather."""

FRUIT_CARDS = 110
WEATHER_CARDS = 25
PILE_SIZES = (35, 38, 32, 30)
"""Cards of each season, fruit and weather together."""

LEAST_SPRING = 21
"""Fruit that four seats, supply and storage take out of the spring pile at the start."""

MOST_POINTS = 99
MOST_BYTES = 200_000
"""A file of a deck is never larger."""

MOST_FAULTS = 100
"""More are counted, not listed: nobody mends a thousand by hand."""

LONGEST_NAME = 40
_JOINER = "\u200d"
"""Holds the parts of a picture sign together."""


class Draft(NamedTuple):
    """The cards of a deck: their facts without their ids."""

    name: str
    fruit: tuple[tuple[int, int, int], ...]
    """Fruit, season and points of each, ascending."""
    weather: tuple[tuple[int, int], ...]
    """Season and kind of each, ascending."""


class _File(msgspec.Struct):
    schema: Literal[1]
    game: Literal["harvest_island"]
    fruit_cards: list[dict[str, Any]]
    weather_cards: list[dict[str, Any]]
    name: str = ""


def read(data: bytes, name: str = "") -> Draft:
    """The deck in a file; `name` is what it is called when the file does not say.

    Raises FaultyFileError with all that is wrong.
    """
    file = _decoded(data)
    title = file.name.strip() or name
    faults = [*_name(title), *_twice(file)]
    fruit, weather = [], []
    for number, entry in enumerate(file.fruit_cards, start=1):
        wrong = tuple(_fruit_faults(entry, number))
        faults += wrong
        if not wrong:
            facts = FRUITS.index(entry["fruit"]), SEASONS.index(entry["season"]), entry["points"]
            fruit.append(facts)
    for number, entry in enumerate(file.weather_cards, start=1):
        wrong = tuple(_weather_faults(entry, number))
        faults += wrong
        if not wrong:
            weather.append((SEASONS.index(entry["season"]), WEATHERS.index(entry["kind"])))
    faults += _counted(len(file.fruit_cards), len(file.weather_cards))
    draft = Draft(title, tuple(sorted(fruit)), tuple(sorted(weather)))
    if not faults:  # a card without a season would be missed in its pile
        faults += _piles(draft)
    if len(faults) > MOST_FAULTS:
        faults[MOST_FAULTS:] = [fault("more", n=len(faults) - MOST_FAULTS)]
    if faults:
        raise FaultyFileError(tuple(faults))
    return draft


def check(draft: Draft) -> tuple[Phrase, ...]:
    """All that is wrong with the totals and the name of a deck whose cards are known."""
    return (
        *_name(draft.name),
        *_counted(len(draft.fruit), len(draft.weather)),
        *_piles(draft),
    )


def fault(key: str, **args: int | str | Phrase) -> Phrase:
    """What is wrong: `harvest_island.fault.KEY`."""
    return phrase(f"harvest_island.fault.{key}", **args)


def _decoded(data: bytes) -> _File:
    if len(data) > MOST_BYTES:
        raise FaultyFileError((fault("too_large"),))
    try:
        return msgspec.json.decode(data.removeprefix(BOM_UTF8), type=_File)
    except msgspec.ValidationError as error:
        where = re.search(r"\$\.?([^`]*)`?$", str(error))
        told = fault("shape", where=where[1] if where and where[1] else "file")
        raise FaultyFileError((told,)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FaultyFileError((fault("no_json"),)) from error


def _name(name: str) -> Iterator[Phrase]:
    """One line that can be seen, and that does not turn the words round it round."""
    spaces = sum(category(sign) == "Zs" or sign == _JOINER for sign in name)
    seen = sum(sign.isprintable() and sign != " " for sign in name)
    if not seen or seen + spaces < len(name) or len(name) > LONGEST_NAME:
        yield fault("name", most=LONGEST_NAME)


def _twice(file: _File) -> Iterator[Phrase]:
    """Ids that more than one card has."""
    ids = [str(card["id"]) for card in file.fruit_cards + file.weather_cards if card.get("id")]
    for key, count in Counter(ids).items():
        if count > 1:
            yield fault("twice", card=_text(key), n=count)


def _fruit_faults(card: dict[str, Any], number: int) -> Iterator[Phrase]:
    name = _called(card, number)
    if card.get("fruit") not in FRUITS:
        yield fault("fruit", card=name, found=_text(card.get("fruit", "")))
    yield from _season(card, name)
    points = card.get("points")
    if type(points) is not int or not 0 <= points <= MOST_POINTS:
        yield fault("points", card=name, found=_text(card.get("points", "")), most=MOST_POINTS)


def _weather_faults(card: dict[str, Any], number: int) -> Iterator[Phrase]:
    name = _called(card, number)
    if card.get("kind") not in WEATHERS:
        yield fault("weather", card=name, found=_text(card.get("kind", "")))
    yield from _season(card, name)


def _season(card: dict[str, Any], name: str) -> Iterator[Phrase]:
    if card.get("season") not in SEASONS:
        yield fault("season", card=name, found=_text(card.get("season", "")))


def _called(card: dict[str, Any], number: int) -> str:
    return _text(card["id"]) if card.get("id") else str(number)


def _text(value: object) -> str:
    """What a file says somewhere, fit to be shown in a sentence."""
    text = "".join(sign if sign.isprintable() else "?" for sign in str(value))
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def _counted(fruit: int, weather: int) -> Iterator[Phrase]:
    """Both kinds of cards: 110 and 25."""
    if fruit != FRUIT_CARDS:
        yield fault("fruit_cards", found=fruit, needed=FRUIT_CARDS)
    if weather != WEATHER_CARDS:
        yield fault("weather_cards", found=weather, needed=WEATHER_CARDS)


def _piles(draft: Draft) -> Iterator[Phrase]:
    """The size of each pile, and fruit enough in spring to set the game up."""
    fruit = Counter(season for _, season, _ in draft.fruit)
    weather = Counter(season for season, _ in draft.weather)
    for season, needed in enumerate(PILE_SIZES):
        found = fruit[season] + weather[season]
        if found != needed:
            name = phrase(f"harvest_island.season.{SEASONS[season]}")
            yield fault("pile", season=name, found=found, needed=needed)
    if fruit[0] < LEAST_SPRING:
        yield fault("spring", found=fruit[0], needed=LEAST_SPRING)
