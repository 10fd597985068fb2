"""What the rulebook of Formidable Farm says of its deck, and of decks of one's own, is so."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from farmdesk import assets
from farmdesk.core.moves import Name, Phrase
from farmdesk.games.formidable_farm import drafts, own
from farmdesk.games.formidable_farm.cards import CARDS, OURS, card_of
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.drafts import FIELDS, SPECIALS, WILD, DeckError
from farmdesk.games.formidable_farm.names import cost_words, reward_words
from farmdesk.games.formidable_farm.places import SPACE_NAMES
from tests.contract.words import own as words_of
from tests.house.test_docs import README
from tests.house.test_formidable_rulebook import (
    BOOK,
    anchor_of,
    each_language,
    headings,
    listed,
    numbers,
    paragraphs,
    runs,
    told,
)
from tests.house.test_rulebooks import section


def codes(words: str) -> list[str]:
    """What is printed as code."""
    return re.findall(r"`([^`\n]+)`", words)


def say(language: str, said: Phrase | Name | int | str) -> str:
    """The words of a phrase."""
    if not isinstance(said, Phrase):
        return str(said)
    args = {key: say(language, value) for key, value in said.args}
    forms = words_of(BOOK, language)[said.key].forms
    words = forms[0] if args.get("n") == "1" else forms[-1]
    words = words.replace("%n", args.get("n", ""))
    return re.sub(r"\{(\w+)\}", lambda gap: args[gap[1]], words)


# The deck


@each_language
def test_the_published_cards_are_those_of_the_deck(language: str) -> None:
    published = [card for card in OURS.cards if card.published]
    rows = told(language, "about_own")
    assert [row[:2] for row in rows] == [
        [say(language, cost_words(card.cost)), say(language, reward_words(card))]
        for card in published
    ]
    sure = {card["id"]: card.get("certainty", "")[:7] for card in drafts.ours()["cards"]}
    pairs = {(row[2], sure[card.id]) for row, card in zip(rows, published, strict=True)}
    assert len({said for said, _ in pairs}) == len({fact for _, fact in pairs}) == len(pairs) == 3
    known = len(published)
    assert numbers(paragraphs(language, "about_deck")[0]) == [CARDS, known, CARDS - known]
    assert numbers(listed(language, "about_own")[1]) == [known]
    assert CARDS - known in numbers(paragraphs(language, "about_own")[-1])


@each_language
def test_cards_are_counted_as_they_are(language: str) -> None:
    symbols = Counter(s for c in OURS.cards for s in set(c.cost.symbols) if s >= len(CROP_NAMES))
    special = Counter(card.cost.special for card in OURS.cards if card.cost.special)
    assert set(special.values()) == {1}
    plain = CARDS - sum(symbols.values()) - len(special)
    said = numbers(paragraphs(language, "deck_counts")[0])
    assert said[:5] == [plain, symbols[5], symbols[6], symbols[7], len(special)]
    rewards = Counter(kind for c in OURS.cards for kind in {e.kind for e in c.reward})
    names = headings(language)
    assert {(name, int(count)) for name, count in told(language, "deck_counts")} == {
        (f"[{names[anchor_of(kind)]}](#{anchor_of(kind)})", n) for kind, n in rewards.items()
    }


# Decks of one's own


def files(language: str) -> list[Any]:
    """What the book shows as code: a file, and a board to be put into it."""
    blocks = re.findall(
        r"^```\n(.*?)^```", section(BOOK, language, "own"), re.MULTILINE | re.DOTALL
    )
    return [
        msgspec.json.decode(block if block.startswith("{") else f"{{{block}}}") for block in blocks
    ]


@each_language
def test_the_file_in_the_book_lacks_nothing_but_the_other_cards(language: str) -> None:
    file, board = files(language)
    with pytest.raises(DeckError) as short:
        drafts.check(drafts.read(msgspec.json.encode(file)))
    assert [one.key.rpartition(".")[2] for one in short.value.faults] == ["count"]
    ours = {card["id"]: card_of(card)[1:3] for card in drafts.ours()["cards"]}
    assert len(file["cards"]) > 1
    assert all(card_of(card)[1:3] == ours[card["id"]] for card in file["cards"])
    whole = file | board | {"cards": drafts.ours()["cards"]}
    drafts.check(drafts.read(msgspec.json.encode(whole)))
    assert [space["id"] for space in board["supply_board"]["clockwise"]] == list(SPACE_NAMES)


@each_language
def test_the_book_knows_what_a_deck_must_have(language: str) -> None:
    rows = told(language, "own")
    keys = {row[0].strip("`"): row[1] for row in rows if len(row) == 2}
    assert keys.keys() == {"format", "cards", "id", "cost", "symbols", "special", "reward"}
    assert numbers(keys["format"]) == [drafts.FORMAT]
    assert numbers(keys["cards"]) == [CARDS]
    assert numbers(keys["id"]) == [drafts.LONGEST_ID]
    assert numbers(keys["symbols"]) == [1, drafts.MOST_SYMBOLS]
    assert numbers(keys["reward"]) == [1, drafts.MOST_EFFECTS]
    assert codes(keys["symbols"]) == [*CROP_NAMES, *WILD]
    assert codes(keys["special"]) == list(SPECIALS)
    names = headings(language)
    assert [(row[0].strip("`"), codes(row[1]), row[2]) for row in rows if len(row) == 3] == [
        (kind, list(fields), names[anchor_of(kind)]) for kind, fields in FIELDS.items()
    ]
    (rest,) = (one for one in paragraphs(language, "own") if one.startswith("`crops`"))
    assert codes(rest)[-len(drafts.FROM) - 1 : -1] == list(drafts.FROM)
    assert runs(sorted({FIELDS["supply"]["times"], 1}), numbers(rest))
    draws = [int(str(has["n"])) for kind, has in drafts.NEEDED if kind == "draw"]
    needed = paragraphs(language, "own")[paragraphs(language, "own").index(rest) + 1]
    assert runs([min(draws), max(draws)], numbers(needed))
    most = {
        n for fields in FIELDS.values() for field, n in fields.items() if n and field != "times"
    }
    assert [numbers(rest)[-1]] == list(most)


@each_language
def test_own_decks_lie_where_the_book_says(language: str) -> None:
    words = section(BOOK, language, "own")
    lies = own.OwnDecks().folder().relative_to(assets.user_folder()).parts
    for platform in ("Windows", "macOS", "Linux"):
        folder = re.search(rf"^\| {platform} \| `([^`]*armdesk)`", README, re.MULTILINE)
        assert folder is not None
        slash = "\\" if platform == "Windows" else "/"
        assert f"`{slash.join((folder[1], *lies))}`" in words
    found = re.search(r"`(resources/[\w/]+)`", words)
    assert found is not None
    assert "`trade_cards.json`" in words
    assert assets.path(*found[1].split("/"), "trade_cards.json").is_file()
