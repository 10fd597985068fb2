"""The rulebook of Harvest Island keeps its promises: cards, examples, own decks."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from farmdesk.assets import path
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.offers import FaultyFileError
from farmdesk.games.harvest_island import GAME, drafts, own, rules, worth
from farmdesk.games.harvest_island.cards import FERTILISERS, deck_of
from farmdesk.games.harvest_island.moves import Harvest
from farmdesk.games.harvest_island.places import HAND, LANDS, SEASONS
from farmdesk.games.harvest_island.state import (
    CAPACITY,
    FERTILISER_0,
    MEDAL_FROM,
    SWEEP_FROM,
    State,
)
from tests.contract.words import own as words_of
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


def listed(language: str, anchor: str) -> list[str]:
    """The points of a section's list."""
    return re.findall(r"^- (.*)$", section(BOOK, language, anchor), re.MULTILINE)


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
def test_things_are_called_what_the_table_calls_them(language: str) -> None:
    called, words = names(language), words_of(BOOK, language)
    kinds = {"fruit": drafts.FRUITS, "land": LANDS, "weather": drafts.WEATHERS}
    for kind, things in kinds.items():
        said = [words[f"harvest_island.{kind}.{thing}"].forms[0] for thing in things]
        assert said == [called[thing] for thing in things]
    said = [words[f"harvest_island.season.{season}"].forms[0] for season in SEASONS]
    assert said == season_names(language)
    for kind in drafts.WEATHERS:
        disaster = words[f"harvest_island.disaster.{kind}"].forms[0].lower()
        assert disaster in called["disaster"].lower()
        assert disaster in section(BOOK, language, kind).lower()


@each_language
def test_about_this_deck_says_what_is_published(language: str) -> None:
    words = section(BOOK, language, "about_deck")
    cards, piles, seats, rest, fruits, bananas = listed(language, "about_deck")
    sizes = [PILES[season]["total_cards"] for season in SEASONS]
    fruit, weather = len(DECK["fruit_cards"]), len(DECK["weather_cards"])
    assert sorted(numbers(cards)) == sorted([fruit + weather, fruit, weather, len(drafts.FRUITS)])
    assert numbers(piles) == sizes
    assert numbers(seats) == list(GAME.info.seats)
    assert numbers(rest) == [FERTILISERS, len(drafts.FRUITS), *CAPACITY[:2]]
    assert numbers(bananas) == [seasons_of("banana")[0]]
    called = {key: name.lower() for key, name in names(language).items()}
    facts = {entry["id"]: entry["provenance"] for entry in DECK["fruits"]}
    for key, fact in facts.items():
        whole = fact["name"] == "published" and key != "orange"  # the book says: a citrus fruit
        assert (called[key] in fruits) == whole, key
    ours = words.partition(bananas)[2].lower()
    for key, fact in facts.items():
        if fact["name"] != "published" or key == "orange":
            assert called[key] in ours, key
    assert sum(sum(points_of(key)) for key in drafts.FRUITS) in numbers(ours)


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


# The figures of the rules


@each_language
def test_as_many_cards_are_taken_out_as_the_book_says(language: str) -> None:
    rows = [tuple(numbers(" ".join(row))) for row in told(language, "setup")]
    assert rows == [(seats, *rules.REMOVED[seats]) for seats in GAME.info.seats]
    deal = section(BOOK, language, "setup").rpartition("|\n\n")[2].partition("\n\n")[0]
    assert numbers(deal) == [rules.SUPPLY_START, rules.STORAGE_START, HAND]


@each_language
def test_figures_in_the_text_are_those_of_the_rules(language: str) -> None:
    for land, capacity in zip(LANDS, CAPACITY, strict=True):
        assert numbers(section(BOOK, language, land)) == ([capacity] if capacity else [])
    goal = numbers(section(BOOK, language, "goal"))
    assert {worth.MEDAL, worth.ON_FIELD} <= set(goal)
    assert numbers(section(BOOK, language, "sweep")) == [SWEEP_FROM, SWEEP_FROM - 1]
    assert FERTILISERS in numbers(section(BOOK, language, "fertiliser"))
    first = section(BOOK, language, "medal").strip().partition("\n")[0]
    assert set(numbers(first)) - {1} == {len(drafts.FRUITS), MEDAL_FROM}
    fruit, seed, fertiliser = listed(language, "medal")
    assert (numbers(fruit)[-1], numbers(seed)[0], numbers(fertiliser)[0]) == (1, 1, 2)
    _, medals, left = listed(language, "score")
    assert set(numbers(medals)) - {1} == {worth.MEDAL}
    assert set(numbers(left)) - {1} == {worth.ON_FIELD}
    assert set(numbers(section(BOOK, language, "medals"))) - {1} == {worth.MEDAL}
    assert SWEEP_FROM in numbers(section(BOOK, language, "storage"))


# The worked examples


def card(fruit: str, points: int, other: int = 0) -> int:
    """A fruit card of our deck; `other` counts on to the next ones of the same points."""
    deck, kind = deck_of(""), drafts.FRUITS.index(fruit)
    cards = (at for at in range(drafts.FRUIT_CARDS) if deck.kind[at] == kind)
    return [at for at in cards if deck.points[at] == points][other]


def with_farm(fields: tuple[bytes, bytes, bytes], barn: bytes = b"", kings: bytes = b"") -> State:
    """A game of two in which seat 0 has these cards."""
    state = GAME.setup(settle(GAME.info, {}, 2), 2, Luck.seeded(1))
    farm = state.farms[0]._replace(fields=fields, barn=barn)
    crowns = kings + state.kings[len(kings) :]
    return state._replace(farms=(farm, state.farms[1]), kings=crowns)


def example(language: str, anchor: str) -> str:
    """The paragraph of a section that begins in bold type: its worked example."""
    paragraphs = section(BOOK, language, anchor).split("\n\n")
    (found,) = (one for one in paragraphs if re.match(r"\*\*(An example|例|예)", one.strip()))
    return found


@each_language
def test_the_harvest_in_the_book_brings_what_it_says(language: str) -> None:
    said = example(language, "medal")
    dear, cheap, laid, *_ = numbers(said)
    mountain = bytes((card("mango", 2), card("mango", dear), card("mango", cheap), FERTILISER_0))
    assert laid == len(mountain) == CAPACITY[0]
    brought = worth.brings(with_farm((mountain, b"", b"")), 0, (0,))
    (crown,) = brought.crowns
    assert crown.wins
    number, points = (numbers(bold)[0] for bold in re.findall(r"\*\*(\d[^*]*)\*\*", said))
    assert (number, points) == (crown.number, brought.points)
    assert numbers(said)[-1] == worth.MEDAL
    sums = re.findall(r"((?:\d ?[+＋] ?)+\d) ?[=＝] ?\*\*(\d)", said)
    assert [sum(numbers(terms)) for terms, _ in sums] == [number, points]
    then = GAME.apply(with_farm((mountain, b"", b"")), 0, Harvest(0, (0,)), None)
    record = numbers(section(BOOK, language, "record"))
    fruit = drafts.FRUITS.index("mango")
    assert record[-2:] == [then.records[fruit], then.records[fruit] + 1]


@each_language
def test_the_disaster_in_the_book_takes_what_it_says(language: str) -> None:
    words = example(language, "disaster")
    said = numbers(words)
    crop = [card("banana", points) for points in said[:3]]
    plain = bytes((card("banana", 1, 1), FERTILISER_0, *crop))
    (loss,) = worth.losses(with_farm((b"", b"", plain)), 0)
    taken = [deck_of("").points[one] for one in loss.cards]
    assert said[3] == len(plain)
    assert runs([len(plain) // 2, *taken], said)
    poor = bytes((card("banana", 1), FERTILISER_0, FERTILISER_0 + 1, card("banana", 2)))
    (small,) = worth.losses(with_farm((b"", b"", poor)), 0)
    assert len(small.cards) == 1
    last = re.split("[.。]", words.strip())[-2]
    assert runs([len(poor), len(poor) // 2], numbers(last))


def runs(part: list[int], whole: list[int]) -> bool:
    """Do these numbers follow one another somewhere in the others?"""
    return any(whole[at : at + len(part)] == part for at in range(len(whole)))


@each_language
def test_the_score_in_the_book_is_the_score_of_the_sheet(language: str) -> None:
    barn, medals, left, total = told(language, "score")
    worths = numbers(barn[0])
    kinds = ("mango", "mango", "banana", "banana", "strawberry")
    harvested = bytes(card(fruit, points) for fruit, points in zip(kinds, worths, strict=True))
    hill = bytes((card("orange", 2), card("orange", 3), card("orange", 4), FERTILISER_0))
    state = with_farm((b"", hill, b""), harvested, bytes(numbers(medals[0])[0]))
    points: Counter[str] = Counter()
    for line in GAME.standing(state).lines:
        if line.seat == 0:
            points[line.group if line.group in ("medals", "fields") else "barn"] += line.points
    told_points = [int(row[1].strip("*")) for row in (barn, medals, left)]
    assert told_points == [points["barn"], points["medals"], points["fields"]]
    assert int(total[1].strip("*")) == sum(told_points) == GAME.standing(state).totals[0]


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
        assert f"`{folder[1]}{slash}{own.own_folder().name}`" in section(BOOK, language, "own")
