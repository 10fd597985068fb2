"""The worked examples in the rulebook of Agricola, played by its rules."""

from __future__ import annotations

import re
from math import prod

import pytest

from farmdesk.games.agricola import GAME, housing, worth
from farmdesk.games.agricola.farmyard import (
    EDGE_NAMES,
    cells,
    mask,
    outline,
)
from farmdesk.games.agricola.goods import CLAY, REED, STONE, WOOD
from farmdesk.games.agricola.housing import IN_HOUSE, PER_CELL, shelter
from farmdesk.games.agricola.meals import Feed, Part, Withhold
from farmdesk.games.agricola.moves import Bake, Fence
from tests.games.agricola.farms import area, asked, do, farm, harvest, own, table
from tests.house.pages import example, follow, numbers, told
from tests.house.test_rulebooks import LANGUAGES, section

BOOK = "agricola"
each_language = pytest.mark.parametrize("language", LANGUAGES)

# House and crops


@each_language
def test_the_houses_in_the_book_cost_what_they_say(language: str) -> None:
    wooden, *_ = worth.ROOM_PRICES
    assert follow([2 * wooden[WOOD], 2 * wooden[REED]], example(BOOK, language, "rooms"))
    three = "R . . . .  R . . . .  R . . . ."
    prices = [worth.renovation_price(farm(three, house=house)) for house in (0, 1)]
    said = []
    for price, good, points in zip(prices, (CLAY, STONE), worth.PER_ROOM[1:], strict=True):
        assert price is not None
        said.append([price[good], price[REED], 3 * points])
    (clay, stone) = said
    assert follow([*clay, *stone], example(BOOK, language, "renovate"))


@each_language
def test_seeds_and_bread_bring_what_the_book_says(language: str) -> None:
    sown = [n for whole in worth.SOWN.values() for n in (whole - 1, whole)]
    assert follow(sown, section(BOOK, language, "sow"))
    cards = ("clay_oven", "fireplace_2")
    state = do(table(farm(have={"grain": 3}, cards=cards), farm()), "send side_job")
    best = max((m for m in asked(state).moves if isinstance(m, Bake)), key=lambda m: m.totals)
    one, two = best.loads
    grain, food = best.totals
    assert (one.grain, two.grain) == (1, 2)
    assert follow([grain, one.food, two.food // 2, food, grain], example(BOOK, language, "bake"))


# Fences and animals

SHAPES = ("0,2", "0,2 0,3", "0,2 0,3 0,4", "0,2 0,3 1,2 1,3", "0,2 0,3 0,4 1,2 1,3 1,4")


@each_language
def test_pastures_hold_what_the_table_in_the_book_says(language: str) -> None:
    rows = [list(map(numbers, row)) for row in told(BOOK, language, "fences")]
    for row, shape in zip(rows, SHAPES, strict=True):
        inside = cells(area(shape))
        holds = [
            [housing.holds(farm()._replace(stables=bytes(inside[:n])), area(shape))]
            for n in range(min(2, len(inside)) + 1)
        ]
        fences = outline(area(shape)).bit_count()
        assert row == [[len(inside)], [fences], *holds, *([[]] if len(inside) == 1 else [])]


@each_language
def test_the_pastures_in_the_book_can_be_built_as_it_says(language: str) -> None:
    square, half, beside = SHAPES[3], mask(cells(area("0,2 0,3"))), mask(cells(area("0,4")))
    begun = do(table(farm(have={"wood": 20}), farm(), show=["fencing"]), "send fencing")
    ring = " ".join(EDGE_NAMES[edge] for edge in cells(outline(area(square))))
    fenced = do(begun, f"fence {ring}")
    paid = own(begun)["wood"] - own(fenced)["wood"]
    (one,) = shelter(fenced, 0).pastures
    split = next(m for m in asked(fenced).moves if isinstance(m, Fence) and m.area == half)
    more = next(m for m in asked(fenced).moves if isinstance(m, Fence) and m.area == beside)
    after = do(fenced, str(split))
    both = shelter(after, 0).pastures
    assert len(set(both)) == 1
    stabled = housing.holds(after.farms[0]._replace(stables=bytes(cells(half)[:1])), half)
    points = [worth.points("pastures", n) for n in (1, 2)]
    said = [len(fenced.farms[0].rails), paid, one, split.edges.bit_count(), both[0], *points]
    assert follow([*said, stabled, more.edges.bit_count()], example(BOOK, language, "fences"))


@each_language
def test_animals_find_the_room_that_the_book_tells_of(language: str) -> None:
    row = shelter(table(farm(". . S . . R . . . . R . . . .", pastures=[SHAPES[2]])), 0)
    full = shelter(table(farm(". . S S . R . . . . R . . . .", pastures=[SHAPES[1]])), 0)
    sums = re.findall(r"(\d(?: ?× ?\d)+) ?[=＝] ?(\d+)", example(BOOK, language, "capacity"))
    assert [prod(numbers(factors)) for factors, _ in sums] == [*row.pastures, *full.pastures]
    assert [int(total) for _, total in sums] == [*row.pastures, *full.pastures]
    assert row.singles == IN_HOUSE
    places = re.findall(r"^- (.*)$", section(BOOK, language, "capacity"), re.MULTILINE)
    assert PER_CELL in numbers(places[0])


@each_language
def test_sheep_from_the_market_are_cooked_as_in_the_book(language: str) -> None:
    state = table(
        farm(cards=("fireplace_2",)), farm(), show=["sheep_market"], piles={"sheep_market": 3}
    )
    assert own(do(state, "send sheep_market")) == {"sheep": 1, "food": 4}
    assert numbers(example(BOOK, language, "cooking"))[-1] == 4


# The harvest


@each_language
def test_the_meal_in_the_book_is_asked_as_it_says(language: str) -> None:
    goods = {"food": 3, "grain": 2, "vegetable": 1, "sheep": 2}
    family = farm(have=goods, people=4, newborns=1, cards=("fireplace_2",), pastures=[SHAPES[1]])
    state = harvest(family, farm(have={"food": 4}))
    words, owed = example(BOOK, language, "feeding"), worth.owed(state, 0)
    lacks = owed - goods["food"]
    grown = [3, worth.ADULT_FOOD, worth.NEWBORN_FOOD, owed]
    lie = [goods["food"], goods["grain"], goods["vegetable"]]
    ways = [2, lacks, 1, 1, 2, 2]  # sheep; a sheep; a sheep and grain; grain
    assert follow([*grown, *lie, goods["sheep"], lacks, *ways], words)
    meals = {str(move) for move in asked(state).moves if isinstance(move, Feed)}
    assert meals == {
        "feed sheep 2",
        "feed vegetable 1 sheep 1",
        "feed grain 2 sheep 1",
        "feed grain 2 vegetable 1",
    }
    most = max(move.begging for move in asked(state).moves if isinstance(move, Withhold))
    begged = do(state, f"withhold {most}")
    points = worth.BEGGING * begged.farms[0].begging
    last = section(BOOK, language, "begging").strip().split("\n\n")[-1]
    assert numbers(last) == [most, -points]
    assert numbers(section(BOOK, language, "begging"))[-3] == -worth.BEGGING


@each_language
def test_the_lamb_in_the_book_finds_room_as_it_says(language: str) -> None:
    have = {"sheep": 4, "boar": 1, "food": 4}
    brought = {}
    for cards in ((), ("fireplace_2",)):
        state = harvest(farm(have=have, pastures=[SHAPES[1]], cards=cards), farm(have={"food": 4}))
        ways = {move.gone: move for move in asked(state).moves if isinstance(move, Part)}
        assert set(ways) == {(1, 0, 0), (0, 1, 0)}
        after = do(state, str(ways[1, 0, 0]))
        assert (own(after)["sheep"], own(after)["boar"]) == (4, 1)
        assert own(do(state, str(ways[0, 1, 0])))["sheep"] == 5
        brought[cards] = ways[1, 0, 0].food
    words = example(BOOK, language, "breeding")
    assert brought[()] == 0
    assert follow([have["sheep"], have["boar"], brought["fireplace_2",]], words)


# The score


@each_language
def test_the_farm_in_the_book_scores_what_it_says(language: str) -> None:
    rows = told(BOOK, language, "score")[len(worth.TABLE) + 2 :]  # two lines of head
    (front, growing), (clay,) = numbers(rows[2][0]), numbers(rows[-3][0])
    ended = farm(
        f"R g{growing} F S .  R v1 . . .  R . . . .",
        {"grain": front, "sheep": 6, "boar": 3, "cattle": 1, "clay": clay},
        ["0,3 0,4", "1,3 1,4 2,3 2,4"],
        people=4,
        house=1,
        begging=1,
        cards=("fireplace_2", "well", "pottery"),
    )
    state = table(ended, farm())
    assert sum(shelter(state, 0).pastures) >= sum(numbers(row[1])[0] for row in rows[4:6])
    counted = [(row.n, row.points) for row in worth.rows(state, 0)]
    assert [tuple(numbers(" ".join(row[1:]))) for row in rows[:-1]] == counted
    assert sum(worth.bonuses(state, 0)[0].spent) == clay
    assert numbers(rows[-1][-1]) == [GAME.standing(state).totals[0]]


@each_language
def test_what_brought_bonus_points_no_longer_decides(language: str) -> None:
    state = table(farm(have={"clay": 6}, cards=("pottery",)), farm())
    (bonus,) = worth.bonuses(state, 0)
    said = [6, sum(bonus.spent), bonus.points, worth.building_left(state, 0)]
    assert numbers(section(BOOK, language, "tie")) == said
