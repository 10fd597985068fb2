"""The rulebook of Agricola keeps its promises: names, spaces, improvements, figures."""

from __future__ import annotations

import re

import pytest

from farmdesk.games.agricola import book, rules, worth
from farmdesk.games.agricola.farmyard import (
    CELLS,
    FENCES,
    ROWS,
)
from farmdesk.games.agricola.goods import FOOD, REED, WOOD
from farmdesk.games.agricola.moments import FEEDING
from farmdesk.games.agricola.names import card_name, space_name
from farmdesk.games.agricola.places import STABLES
from farmdesk.games.agricola.spaces import (
    HARVESTS,
    MAJORS,
    ROUNDS,
    SPACES,
    STAGE_OF,
    Major,
    Space,
    adds,
    gives,
)
from farmdesk.games.agricola.state import State
from tests.contract.words import own as words_of
from tests.games.agricola.farms import do, farm, own, table
from tests.house.pages import follow, numbers, told, without_example
from tests.house.test_rulebooks import HEADING, LANGUAGES, headings, section, text

BOOK = "agricola"
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_major = pytest.mark.parametrize("major", MAJORS, ids=lambda major: major.id)
each_space = pytest.mark.parametrize("space", SPACES, ids=lambda space: space.id)


def names(language: str) -> dict[str, str]:
    """What the book calls each thing: the words of a heading by its anchor."""
    return {anchor: name for _, name, anchor in HEADING.findall(text(BOOK, language))}


# Names and where they stand


@each_language
def test_the_book_has_the_same_headings_in_every_language(language: str) -> None:
    assert headings(BOOK, language) == headings(BOOK, "en")


@each_language
def test_things_are_called_what_the_table_calls_them(language: str) -> None:
    words, called = words_of(BOOK, language), names(language)
    spaces = {space.id: space_name(number).key for number, space in enumerate(SPACES)}
    cards = {major.id: card_name(major.id).key for major in MAJORS}
    for anchor, key in (spaces | cards).items():
        assert words[key].forms[0].lower() in called[anchor].lower()
    rows = [words[f"agricola.score.{row}"].forms[0] for row in worth.TABLE]
    assert rows == [row[0] for row in told(BOOK, language, "score")[: len(rows)]]


def heading_above(language: str, anchor: str) -> str:
    """The anchor of the heading of third level that a space stands under."""
    above = ""
    for level, one in headings(BOOK, language):
        if one == anchor:
            assert level == "####"
            return above
        if level == "###":
            above = one
    raise AssertionError(f"no heading for {anchor}")


@each_space
def test_every_space_stands_where_it_comes_into_the_game(space: Space) -> None:
    group = "board" if 1 in space.seats else "extension"
    assert heading_above("en", space.id) == (f"stage_{space.stage}" if space.stage else group)


@each_language
def test_stages_and_harvests(language: str) -> None:
    stages = range(1, 7)
    rows = [numbers(" ".join(row)) for row in told(BOOK, language, "rounds")]
    assert rows == [
        [*(number for number in range(1, ROUNDS + 1) if STAGE_OF[number] == stage), last]
        for stage, last in zip(stages, HARVESTS, strict=True)
    ]
    assert follow(HARVESTS, section(BOOK, language, "overview"))


# Spaces


@each_language
@each_space
def test_a_space_brings_what_the_book_says(space: Space, language: str) -> None:
    words, number = section(BOOK, language, space.id), SPACES.index(space)
    put = [adds(number, seats) for seats in (4, 3, 2, 1) if seats in space.seats]
    brings = [[n for n in gives(number, seats) if n] for seats in (4, 3, 2) if seats in space.seats]
    if any(put):
        assert numbers(words) == list(dict.fromkeys(put))
    elif space.id == "resource_market":
        assert numbers(words) == [*brings[0], *brings[1], 1, 1]
    elif any(brings):
        assert numbers(words) == brings[0]
    elif space.id != "farm_expansion":
        assert set(numbers(words)) <= {1}  # one field, one improvement, one wood a fence


@each_language
def test_prices_in_the_book_are_those_of_the_rules(language: str) -> None:
    wooden, stable = worth.ROOM_PRICES[0], wood_for("farm_expansion")
    room = [wooden[WOOD], wooden[REED]]
    assert follow([*room, stable], section(BOOK, language, "farm_expansion"))
    assert follow(room, without_example(BOOK, language, "rooms"))
    assert follow([stable, wood_for("side_job")], section(BOOK, language, "stables"))
    assert numbers(section(BOOK, language, "side_job"))[-1] == wood_for("side_job")


def wood_for(space: str) -> int:
    """The wood that a stable costs on a space."""
    before = do(table(farm(have={"wood": 4}), farm()), f"send {space}")
    after = do(before, "stock@0/stable > farm@0/0,2")
    return own(before)["wood"] - own(after)["wood"]


# Setting up, house and crops


@each_language
def test_everybody_begins_with_what_the_book_says(language: str) -> None:
    begin = [CELLS, ROWS, FENCES, STABLES, rules.START_FOOD, rules.OTHERS_FOOD, ROUNDS]
    assert follow(begin, section(BOOK, language, "setup"))
    assert numbers(section(BOOK, language, "fence")) == [FENCES]
    assert numbers(section(BOOK, language, "stable"))[0] == STABLES
    solo = [rules.SOLO_START_FOOD, worth.SOLO_FOOD, worth.NEWBORN_FOOD]
    assert numbers(section(BOOK, language, "solo")) == [*solo, adds(forest(), 1)]


@each_language
def test_people_need_and_bring_what_the_book_says(language: str) -> None:
    rule = without_example(BOOK, language, "feeding")
    assert follow([worth.ADULT_FOOD, worth.NEWBORN_FOOD], rule)
    assert set(numbers(rule)) <= {1, worth.ADULT_FOOD}
    assert numbers(section(BOOK, language, "newborns")) == [worth.NEWBORN_FOOD, worth.PERSON]
    assert set(numbers(section(BOOK, language, "person"))) - {1} == {worth.PERSON}
    assert sorted(numbers(section(BOOK, language, "farm"))) == [ROWS, CELLS // ROWS]


def forest() -> int:
    return next(number for number, space in enumerate(SPACES) if space.id == "forest")


# Improvements


def with_major(major: Major, **have: int) -> State:
    return table(farm(have=have, cards=(major.id,)), farm())


def figures(major: Major) -> list[int]:
    """What the book has to tell of an improvement, in its order."""
    state = with_major(major)
    found = [n for n in major.costs[0] if n] + [major.points]
    raw = book.raw()
    cooked = [rate.food for good, rate in enumerate(worth.rates(state, 0)) if rate != raw[good]]
    found += cooked
    for oven in worth.ovens(state, 0):
        found += [oven.food] if cooked else [oven.food, oven.most]
    for deed in book.deeds((major.id,), FEEDING):
        assert isinstance(deed, book.Offers)
        found += [1, deed.food, *bonus_steps(major, deed.eats)]
    return found


def bonus_steps(major: Major, good: int) -> list[int]:
    """From which count of a good on how many bonus points come."""
    name = ("wood", "clay", "reed")[good]
    steps, before = [], 0
    for n in range(10):
        points = sum(bonus.points for bonus in worth.bonuses(with_major(major, **{name: n}), 0))
        if points != before:
            steps += [n, points]
        before = points
    return steps


@each_language
@each_major
def test_an_improvement_does_what_the_book_says(major: Major, language: str) -> None:
    words, wanted = section(BOOK, language, major.id), figures(major)
    price = [n for n in major.costs[0] if n]
    assert numbers(words)[: len(price) + 1] == [*price, major.points]
    if major.id == "well":
        built = do(
            table(farm(have={"wood": 1, "stone": 3}), farm(), show=["major_improvement"]),
            "send major_improvement",  # nothing else could be paid, so nothing is asked
        )
        assert {(one.good, one.amount) for one in built.promised} == {(FOOD, 1)}
        assert set(numbers(words)[len(wanted) :]) == {1, len(built.promised)}
        return
    assert follow(wanted, words)
    assert set(numbers(words)) <= {*wanted, 1}
    assert bool(major.returns) == (words.count(names_of("fireplace_2", language)) > 0)


def names_of(card: str, language: str) -> str:
    """What the table calls an improvement."""
    return words_of(BOOK, language)[card_name(card).key].forms[0]


# The score


@each_language
def test_the_scoring_table_is_that_of_the_rules(language: str) -> None:
    head = next(r for r in section(BOOK, language, "score").splitlines() if r.startswith("|"))
    points = numbers(head)
    for row, steps in zip(told(BOOK, language, "score"), worth.TABLE.values(), strict=False):
        assert points == [brings for _, brings in steps]
        assert [numbers(cell)[0] for cell in row[1:]] == [least for least, _ in steps]
        ends = [numbers(cell.replace("–", " "))[-1] for cell in row[1:-1]]
        assert ends == [least - 1 for least, _ in steps[1:]]


@each_language
def test_single_points_are_those_of_the_rules(language: str) -> None:
    words = section(BOOK, language, "score")
    unused, stables, rooms, people, _, begging = re.findall(r"^- (.*)$", words, re.MULTILINE)
    assert numbers(unused)[-1] == worth.UNUSED
    assert numbers(stables)[-1] == worth.FENCED_STABLE
    assert follow(worth.PER_ROOM, rooms)
    assert numbers(people)[-1] == worth.PERSON
    assert numbers(begging)[-1] == worth.BEGGING
    best = max(points for steps in worth.TABLE.values() for _, points in steps)
    goal = [best, 1, worth.PERSON, *worth.PER_ROOM[1:], -worth.UNUSED, -worth.BEGGING]
    assert follow(goal, section(BOOK, language, "goal"))
