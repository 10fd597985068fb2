"""The rulebook of Harvest Island keeps its promises: cards, examples, own decks."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from farmdesk.assets import path
from farmdesk.core.offers import FaultyFileError
from farmdesk.games.harvest_island import drafts
from farmdesk.games.harvest_island.places import LANDS, SEASONS
from tests.house.test_docs import README
from tests.house.test_rulebooks import HEADING, LANGUAGES, section, text

BOOK = "harvest_island"
each_language = pytest.mark.parametrize("language", LANGUAGES)

DECK: dict[str, Any] = msgspec.json.decode(
    path("resources", "cards", "harvest_island", "deck.json").read_bytes()
)
PILES = {season["id"]: season for season in DECK["seasons"]}


def numbers(words: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", words)))


def told(language: str, anchor: str) -> list[list[str]]:
    """The cells of a section's table, without its two lines of head."""
    rows = [row for row in section(BOOK, language, anchor).splitlines() if row.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def points_of(fruit: str) -> list[int]:
    return [card["points"] for card in DECK["fruit_cards"] if card["fruit"] == fruit]


def seasons_of(fruit: str) -> list[int]:
    """How many cards of a fruit each pile has."""
    found = Counter(card["season"] for card in DECK["fruit_cards"] if card["fruit"] == fruit)
    return [found[season] for season in SEASONS]


def names(language: str) -> dict[str, str]:
    """What the book calls each thing: the words of a heading by its anchor."""
    return {anchor: name for _, name, anchor in HEADING.findall(text(BOOK, language))}


def season_names(language: str) -> list[str]:
    (head, *_) = (row for row in section(BOOK, language, "setup").splitlines() if row[:1] == "|")
    return [cell.strip() for cell in head.strip("|").split("|")][1:]


# The deck


@each_language
def test_about_this_deck_tells_every_card(language: str) -> None:
    rows = told(language, "about_deck")
    called = names(language)
    things = [*drafts.FRUITS, *drafts.WEATHERS]
    assert [row[0] for row in rows] == [called[thing] for thing in things]
    for thing, (_, *counts, points) in zip(drafts.FRUITS, rows, strict=False):
        assert [0 if cell == "–" else int(cell) for cell in counts] == seasons_of(thing)
        pairs = numbers(points)
        values = [worth for worth, copies in zip(pairs[::2], pairs[1::2], strict=True)
                  for _ in range(copies)]  # fmt: skip
        assert values == sorted(points_of(thing)), thing
    for kind, (_, *counts, points) in zip(drafts.WEATHERS, rows[-2:], strict=True):
        sky = Counter(card["season"] for card in DECK["weather_cards"] if card["kind"] == kind)
        assert list(map(int, counts)) == [sky[season] for season in SEASONS]
        assert numbers(points) == []


@each_language
def test_about_this_deck_says_what_is_published(language: str) -> None:
    words = section(BOOK, language, "about_deck")
    cards, piles, *_, fruits, bananas = re.findall(r"^- (.*)$", words, re.MULTILINE)
    sizes = [PILES[season]["total_cards"] for season in SEASONS]
    fruit, weather = len(DECK["fruit_cards"]), len(DECK["weather_cards"])
    assert sorted(numbers(cards)) == sorted([fruit + weather, fruit, weather, len(drafts.FRUITS)])
    assert numbers(piles) == sizes
    assert numbers(bananas) == [seasons_of("banana")[0]]
    called = {key: name.lower() for key, name in names(language).items()}
    facts = {entry["id"]: entry["provenance"] for entry in DECK["fruits"]}
    for key, fact in facts.items():
        whole = fact["name"] == "published" and key != "orange"  # the book says: a citrus fruit
        assert (called[key] in fruits) == whole, key
    rest = words.partition(bananas)[2].lower()
    for key, fact in facts.items():
        if fact["name"] != "published" or key == "orange":
            assert called[key] in rest, key
    assert sum(sum(points_of(key)) for key in drafts.FRUITS) in numbers(rest)


@each_language
@pytest.mark.parametrize("fruit", drafts.FRUITS)
def test_each_fruit_is_told_as_the_deck_has_it(fruit: str, language: str) -> None:
    words = section(BOOK, language, fruit)
    points = points_of(fruit)
    assert numbers(words) == [len(points), min(points), max(points)]
    when = re.split(r"[.。]", words.strip())[0].lower()
    ripe = [count > 0 for count in seasons_of(fruit)]
    if not all(ripe):
        assert [name.lower() in when for name in season_names(language)] == ripe
    else:
        assert not any(name.lower() in when for name in season_names(language))


# Decks of one's own


def entries(language: str) -> dict[str, Any]:
    """The file that the book shows."""
    (file,) = re.findall(
        r"^```\n(.*?)^```", section(BOOK, language, "own"), re.MULTILINE | re.DOTALL
    )
    found: dict[str, Any] = msgspec.json.decode(file)
    return found


@each_language
def test_the_file_in_the_book_lacks_nothing_but_the_other_cards(language: str) -> None:
    shown = entries(language)
    with pytest.raises(FaultyFileError) as short:
        drafts.read(msgspec.json.encode(shown))
    assert [fault.key.rpartition(".")[2] for fault in short.value.faults] == [
        "fruit_cards",
        "weather_cards",
    ]
    for cards in ("fruit_cards", "weather_cards"):
        assert all(card in DECK[cards] for card in shown[cards])
        shown[cards] = DECK[cards]
    draft = drafts.read(msgspec.json.encode(shown))
    assert draft.name == shown["name"]
    assert len(draft.fruit) + len(draft.weather) == len(DECK["fruit_cards"] + DECK["weather_cards"])


@each_language
def test_the_book_knows_what_a_deck_must_have(language: str) -> None:
    words = section(BOOK, language, "own")
    rows = {row[0]: row[1] for row in told(language, "own")}
    shown = entries(language)
    keys = set(shown).union(*shown["fruit_cards"], *shown["weather_cards"])
    assert {word for row in rows for word in re.findall(r"`(\w+)`", row)} == keys
    assert numbers(rows["`points`"]) == [0, drafts.MOST_POINTS]
    assert numbers(rows["`name`"]) == [drafts.LONGEST_NAME]
    assert re.findall(r"`(\w+)`", rows["`kind`"]) == list(drafts.WEATHERS)
    assert re.findall(r"`(\w+)`", rows["`season`"]) == list(SEASONS)
    for fruit in drafts.FRUITS:
        assert f"`{fruit}`" in words
    cards, piles, spring = re.findall(r"^- ([^`\n]*)$", words, re.MULTILINE)
    assert numbers(cards) == [drafts.FRUIT_CARDS, drafts.WEATHER_CARDS]
    assert numbers(piles) == list(drafts.PILE_SIZES)
    assert drafts.LEAST_SPRING in numbers(spring)


@each_language
def test_a_copy_of_our_own_file_can_be_played_with(language: str) -> None:
    folder, file = re.search(r"`(resources/[\w/]+)`", text(BOOK, language)), "deck.json"
    assert folder is not None
    assert f"`{file}`" in section(BOOK, language, "own")
    data = path(*folder[1].split("/"), file).read_bytes()
    assert drafts.read(data, "copy").name == "copy"


@each_language
def test_own_decks_lie_beside_the_saved_games(language: str) -> None:
    for platform in ("Windows", "macOS", "Linux"):
        folder = re.search(rf"^\| {platform} \| `([^`]*armdesk)`", README, re.MULTILINE)
        assert folder is not None
        slash = "\\" if platform == "Windows" else "/"
        assert f"`{folder[1]}{slash}decks`" in section(BOOK, language, "own")
