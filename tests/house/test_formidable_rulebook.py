"""The rulebook of Formidable Farm keeps its promises: figures, examples, the deck, own decks."""

from __future__ import annotations

import re

import pytest

from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm.cards import (
    CARD_SPACE,
    CARDS,
    OURS,
    SPACES,
    Card,
    deck_of,
)
from farmdesk.games.formidable_farm.costs import MARKET_UNDER, WORTH, can_pay, ways, worth
from farmdesk.games.formidable_farm.crops import CROP_NAMES, WHEAT, bundle, counts
from farmdesk.games.formidable_farm.drafts import FIELDS, SPECIALS, WILD
from farmdesk.games.formidable_farm.frames import Crops
from farmdesk.games.formidable_farm.paying import COINS_PAID
from farmdesk.games.formidable_farm.places import MARKET, SPACE_NAMES
from farmdesk.games.formidable_farm.state import (
    CROP_PRICE,
    DAYS,
    DRAW_PRICE,
    LAP,
    LIMIT,
    START_HAND,
    STAY_PRICE,
    TASK,
    State,
    coins,
    coming_coins,
    countdown,
    plays_left,
    price,
    spaces_from,
)
from tests.contract.words import house
from tests.contract.words import own as words_of
from tests.games.formidable_farm.farms import cards, crops, farm, pay, play, start
from tests.games.formidable_farm.test_example import before
from tests.house.test_rulebooks import HEADING, LANGUAGES, section, text

BOOK = "formidable_farm"
each_language = pytest.mark.parametrize("language", LANGUAGES)
SHEEP_SPACE = SPACE_NAMES.index("sheep1")


def numbers(words: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", words)))


def bold(words: str) -> list[int]:
    """The numbers in bold type."""
    return list(map(int, re.findall(r"\*\*(\d+)\D*?\*\*", words)))


def told(language: str, anchor: str) -> list[list[str]]:
    """The cells of a section's tables, without heads."""
    rows = [row for row in section(BOOK, language, anchor).splitlines() if row.startswith("|")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    lines = [at for at, row in enumerate(cells) if set(row) == {"---"}]
    return [row for at, row in enumerate(cells) if at not in lines and at + 1 not in lines]


def listed(language: str, anchor: str) -> list[str]:
    """The points of a section's list."""
    return re.findall(r"^(?:-|\d\.) (.*)$", section(BOOK, language, anchor), re.MULTILINE)


def paragraphs(language: str, anchor: str) -> list[str]:
    return section(BOOK, language, anchor).strip().split("\n\n")


def example(language: str, anchor: str) -> str:
    """The paragraph of a section that begins in bold type: its worked example."""
    found = [one for one in paragraphs(language, anchor) if re.match(r"\*\*(An ex|例|예)", one)]
    (said,) = found
    return said


def runs(part: list[int], whole: list[int]) -> bool:
    """Do these numbers follow one another somewhere in the others?"""
    return any(whole[at : at + len(part)] == part for at in range(len(whole)))


def headings(language: str) -> dict[str, str]:
    """What the book calls each thing, by its anchor."""
    return {anchor: name for _, name, anchor in HEADING.findall(text(BOOK, language))}


def anchor_of(kind: str) -> str:
    """The heading of a kind of reward; `supply` is that of the board."""
    return "supply_card" if kind == "supply" else kind


def called(language: str, crop: str) -> str:
    return words_of(BOOK, language)[f"formidable_farm.name.{crop}"].forms[0].lower()


def in_order(language: str, words: str) -> list[str]:
    """Crops in the order in which a text first names them."""
    found = {crop: words.lower().find(called(language, crop)) for crop in CROP_NAMES}
    return sorted((crop for crop, at in found.items() if at >= 0), key=lambda crop: found[crop])


# Things and their names


@each_language
def test_every_icon_and_crop_has_a_heading(language: str) -> None:
    names = headings(language)
    assert {*map(anchor_of, FIELDS), *SPECIALS, *WILD} <= names.keys()
    for crop in CROP_NAMES:
        assert called(language, crop) in names[crop].lower()


@each_language
def test_links_lead_to_headings(language: str) -> None:
    links = re.findall(r"\]\(#(\w+)\)", text(BOOK, language))
    assert len(links) > len(FIELDS)
    assert set(links) <= headings(language).keys()


@each_language
def test_buttons_are_called_what_they_say(language: str) -> None:
    said = section(BOOK, language, "table")
    for verb in ("take", "skip", "enough"):
        assert words_of(BOOK, language)[f"formidable_farm.move.{verb}"].forms[0] in said


# Figures of the rules


@each_language
def test_players_and_minutes_are_those_of_the_lobby(language: str) -> None:
    said = numbers(text(BOOK, language).split("\n\n")[2])
    seats = GAME.info.seats
    minutes = house(language)[f"game.{BOOK}.minutes"].forms[0]
    assert said == [min(seats), max(seats), *numbers(minutes)]
    assert numbers(section(BOOK, language, "card")) == [CARDS]


@each_language
def test_as_many_cards_are_dealt_as_the_book_says(language: str) -> None:
    """R-1, R-2, R-3."""
    rows = [numbers(" ".join(row)) for row in told(language, "setup")]
    assert [row[0] for row in rows] == list(GAME.info.seats)
    for seats, own_cards, left in rows:
        assert (own_cards, left) == (TASK[seats], len(start(seats).deck))
    first, _, deal = paragraphs(language, "setup")
    assert numbers(first) == [CARDS]
    assert numbers(deal) == [START_HAND, len(MARKET)]


@each_language
def test_the_spaces_give_what_the_book_says(language: str) -> None:
    """R-7, FF-1; each crop's own heading says it, too, and what it counts at the end (R-51)."""
    rows = told(language, "space")
    for space, (_, gives) in zip(SPACES, rows, strict=True):
        if not space.take:
            assert numbers(gives) == [space.draw]
            continue
        crop = next(k for k, there in enumerate(counts(space.take)) if there)
        assert numbers(gives) == [counts(space.take)[crop]]
        assert in_order(language, gives) == [CROP_NAMES[crop]]
        said = [n for n in numbers(section(BOOK, language, CROP_NAMES[crop])) if n > 0]
        assert (said[0], said[-1]) == (counts(space.take)[crop], WORTH[crop])
    ring = [SPACE_NAMES[space].rstrip("123") for space in OURS.ring]
    assert [*in_order(language, paragraphs(language, "supply")[0]), "card"] == ring


@each_language
def test_limits_and_prices_are_those_of_the_rules(language: str) -> None:
    """R-11, R-12, R-16 to R-19, R-46."""
    assert bold(section(BOOK, language, "play")) == [LIMIT]
    lefts = [play(start(2), *["end_early"] * turns).market_left for turns in (0, 1)]
    assert bold(section(BOOK, language, "first")) == lefts
    assert LIMIT + 1 in numbers(section(BOOK, language, "extra_play"))
    assert numbers(section(BOOK, language, "turn_end"))[-1] == len(MARKET)
    prices = [int(row[-1]) for row in told(language, "breakers")]
    joining = price(start(2)._replace(discs=bytes((6, 0))), 0, 0)
    assert prices == [STAY_PRICE, joining, CROP_PRICE, DRAW_PRICE]
    assert numbers(section(BOOK, language, "side"))[-1] == CROP_PRICE == DRAW_PRICE
    assert numbers(example(language, "breakers")) == _space_prices()


def _space_prices() -> list[int]:
    """Two others on the sheep: what joining costs, and what staying there with them does."""
    there = bytes((CARD_SPACE, SHEEP_SPACE, SHEEP_SPACE))
    join = price(start(3)._replace(discs=there), 0, SHEEP_SPACE)
    stay = price(start(3)._replace(discs=bytes((SHEEP_SPACE,) * 3)), 0, SHEEP_SPACE)
    return [2, join, stay - join, join, stay]


@each_language
def test_the_figures_of_the_rewards_are_those_of_the_cards(language: str) -> None:
    """R-31, R-34 to R-38, R-45."""
    found = {kind: [e for c in OURS.cards for e in c.reward if e.kind == kind] for kind in FIELDS}
    draws = {effect.n for effect in found["draw"]}
    assert numbers(paragraphs(language, "draw")[0])[:2] == [min(draws), max(draws)]
    pairs = sorted({(effect.n, effect.m) for effect in found["draw_then_under"]})
    said = numbers(section(BOOK, language, "draw_then_under"))
    assert said[:5] == [n for pair in pairs for n in pair] + [1]
    for kind in ("cycle_hand", "rearrange"):
        (most,) = {effect.n for effect in found[kind]}
        assert max(numbers(section(BOOK, language, kind))) == most
    (sale,) = found["fulfilled_to_crop"]
    assert numbers(section(BOOK, language, "fulfilled_to_crop")) == [sale.m, sale.n]
    assert LIMIT in numbers(section(BOOK, language, "auto_fulfil"))
    assert numbers(section(BOOK, language, "pay_fulfilled_3"))[0] == COINS_PAID
    assert numbers(section(BOOK, language, "tool"))[0] == CROP_PRICE
    under = max(numbers(section(BOOK, language, "market_under_stack_3")))
    assert under == MARKET_UNDER[SPECIALS[3]]


# The worked examples


@each_language
def test_the_turn_in_the_book_can_be_played(language: str) -> None:
    """The whole turn of the rule text: every number that is said is true at that step."""
    steps = list(map(numbers, listed(language, "example")))
    one = before()
    hand = len(one.farms[0].hand)
    assert steps[0] == [counts(one.farms[0].purse)[2], counts(one.farms[0].purse)[WHEAT],
                        hand, coins(one, 0)]  # fmt: skip
    two = play(one, "hand@0/0 > played@0/0")
    assert crops(two) == "4ws"
    assert runs([2, 1, 4, 1], steps[1])
    cycle = play(two, "market/0 > played@0/1")
    most = card_in(cycle, 1).reward[0].n
    three = play(cycle, *["hand@0/1 > stack@0/under"] * 2, "enough")
    assert len(three.farms[0].hand) == len(two.farms[0].hand)
    assert runs([1, most, 2, 2], steps[2])
    four = play(three, "disc@0/wheat3 > supply/pig1")
    spent = coins(three, 0) - coins(four, 0)
    assert runs([three.discs.count(4), spent, coins(four, 0), 1], steps[3])
    five = play(four, "side/crop > purse@0/tomato")
    assert steps[4] == [coins(four, 0) - coins(five, 0), 1]
    six = play(five, "hand@0/0 > played@0/2")
    wheat = [counts(state.farms[0].purse)[WHEAT] for state in (five, six)]
    assert runs([1, 1, 1, wheat[1] - wheat[0], *wheat], steps[5])
    seven = play(six, "end")
    assert (plays_left(six), coins(seven, 0)) == (0, coming_coins(six, 0))
    assert steps[6] == [coins(seven, 0), len(seven.market)]


def card_in(state: State, place: int) -> Card:
    """A card played in this turn."""
    return deck_of(state.key).cards[state.played[place]]


@each_language
def test_the_examples_of_costs_are_true(language: str) -> None:
    """FF-10, FF-11, FF-12."""
    wanted, *have = numbers(example(language, "different"))
    (card,) = (c for c in OURS.cards if c.cost.symbols == (7,) * wanted and c.reward[0].n == 3)
    assert not can_pay(card, bundle((have[0], 0, have[1], 0, 0)), 0, 0)
    assert can_pay(card, bundle((have[2], 0, have[3], 0, have[4])), 0, 0)
    said = numbers(example(language, "discount_next"))
    ways_less = set(ways((0, 1, 1), 1))
    assert said[:2] == [2, 1]
    assert ways_less == {bundle((0, said[2], 0, 0, 0)), bundle((said[4], said[3], 0, 0, 0))}
    state = farm(cards("!a:vct.d1"), crops="2sp")
    state = play(state, f"hand@0/0 > played@0/0; {pay('pig')}",
                 *["purse@0/sheep > played@0/0"] * 2)  # fmt: skip
    said = numbers(example(language, "any_number_sheep_or_pig"))
    assert runs([2, 1], said)
    assert (set(said[:-2]), said.count(2)) == ({1, 2}, 1)  # all but the sheep are one of a kind
    assert said[-2:] == list(counts(state.farms[0].purse)[1:3])


@each_language
def test_the_examples_of_rewards_are_true(language: str) -> None:
    """R-31, FF-2, FF-22."""
    said = numbers(example(language, "draw"))
    state = play(farm(cards("3t:d5"), said[0], crops="3t"), "hand@0/0 > played@0/0", "take")
    asked = state.pending[-1]
    assert isinstance(asked, Crops)
    assert said[1:] == [5, len(state.farms[0].hand), asked.left]
    there = start(2)._replace(discs=bytes((SHEEP_SPACE, 6)))
    reached = [*spaces_from(there, 0, "adjacent"), *spaces_from(there, 0, "opposite")]
    names = [SPACE_NAMES[space].rstrip("123") for space in (SHEEP_SPACE, *reached)]
    words = example(language, "supply_card")
    assert in_order(language, words) == names
    assert numbers(words)[-1] == 2 * counts(SPACES[reached[-1]].take)[WHEAT]


@each_language
def test_the_crops_that_are_left_count_what_the_book_says(language: str) -> None:
    """R-51."""
    assert numbers(paragraphs(language, "tie")[0]) == sorted(set(WORTH))
    rows = told(language, "tie")
    assert len(rows) > 1
    for left, points in rows:
        have = dict(zip(in_order(language, left), numbers(left), strict=True))
        assert int(points) == worth(bundle(have.get(crop, 0) for crop in CROP_NAMES)), left


# Alone


@each_language
def test_the_solo_game_is_told_as_it_is(language: str) -> None:
    """R-53 to R-58, FF-21."""
    first, _, last = paragraphs(language, "solo")
    assert numbers(first) == numbers(last) == [TASK[1], DAYS]
    assert DAYS in numbers(section(BOOK, language, "goal"))
    alone = start(1)
    limit, joining, _ = listed(language, "solo")
    assert numbers(limit)[-1] == alone.market_left
    assert numbers(joining) == [price(alone, 0, CARD_SPACE)]
    turns = numbers(example(language, "countdown"))
    spaces = [countdown(alone._replace(days=turn - 1)) for turn in turns]
    assert spaces == [CARD_SPACE, WHEAT, CARD_SPACE]
    assert runs([LAP, 2 * LAP], [n for n in numbers(section(BOOK, language, "laps")) if n > 2])
    assert numbers(section(BOOK, language, "lap"))[-1] == LAP
