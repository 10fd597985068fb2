"""The rulebooks: one for each built game and language, alike in shape, true to the cards."""

import re
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from farmdesk.app import rulebook
from farmdesk.assets import path
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Group
from farmdesk.core.places import Piece
from farmdesk.games import BUILT, find
from tests.contract import plays
from tests.contract.words import own

LANGUAGES = ("en", "ja", "ko")
LETTERS = {"en": "latin", "ja": "japanese", "ko": "korean"}
HEADING = re.compile(r"^(#+) (.+?)(?: \{#(\w+)\})?$", re.MULTILINE)


@cache
def text(game_id: str, language: str) -> str:
    file = path("resources", "rulebooks", f"{game_id}_{language}.md")
    return file.read_text(encoding="utf-8")


def section(game_id: str, language: str, anchor: str) -> str:
    """What stands under a heading, up to the next one."""
    tail = text(game_id, language).partition(f"{{#{anchor}}}\n")[2]
    return tail.partition("\n#")[0]


def headings(game_id: str, language: str) -> list[tuple[str, str]]:
    """Level and anchor of every heading, in order."""
    return [(level, anchor) for level, _, anchor in HEADING.findall(text(game_id, language))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", BUILT)
def test_every_built_game_has_a_rulebook_in_every_language(game_id: str, language: str) -> None:
    book = rulebook.read(game_id, language)
    assert book.translated
    assert headings(game_id, language) == headings(game_id, "en")
    anchors = [anchor for anchor in book.anchors if anchor]
    assert len(anchors) == len(set(anchors)) == len(book.anchors) - 1  # the title needs none
    assert "{#" not in book.markdown
    for (level, anchor), (next_level, _) in pairwise([*headings(game_id, language), ("#", "")]):
        gathers = len(next_level) > len(level)  # its own text stands under the headings below it
        assert gathers or section(game_id, language, anchor).strip(), anchor


@pytest.mark.parametrize("game_id", BUILT)
def test_f1_finds_a_heading_for_everything_on_the_table(game_id: str) -> None:
    game = find(game_id)
    assert game is not None
    anchors = set(rulebook.read(game_id, "en").anchors)
    everything = {option.key: option.choices for option in game.info.options if option.rules}
    for seats in game.info.seats:
        most = {key: "add" for key, choices in everything.items() if "add" in choices}
        fresh = game.setup(settle(game.info, most, seats), seats, Luck.seeded(1))
        for state in (fresh, *plays.play(plays.Subject(game_id, seats, 1)).states[::5]):
            for placed in game.table(state):
                assert {_anchor(placed.piece), placed.slot.zone} <= anchors, placed


def _anchor(piece: Piece) -> str:
    """Where F1 opens the book at a piece: `card:mango-spring-2` at the mango, `land:0-hill` and a
    hidden `card:?-spring-pile-3` at what all pieces of their kind are."""
    stem, dash, _ = piece.name.partition("-")
    return stem if dash and stem.isidentifier() else piece.kind


@pytest.mark.parametrize("game_id", BUILT)
def test_f1_finds_a_heading_for_every_place_that_a_move_asks_for(game_id: str) -> None:
    anchors = set(rulebook.read(game_id, "en").anchors)
    for seats in plays.known(game_id).info.seats:
        for step in plays.play(plays.Subject(game_id, seats, 1)).steps[::5]:
            steps = {one for move in step.decision.all_moves for one in move.script()}
            groups = (one if isinstance(one, Group) else (one,) for one in steps)
            places = {slot.zone for drops in groups for drop in drops for slot in drop}
            assert places <= anchors


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", BUILT)
def test_our_letters_can_write_it(game_id: str, language: str) -> None:
    folder = path("resources").parent / "packaging" / "fonts"
    names = {LETTERS[language], "latin"}
    letters = "".join((folder / f"{name}.txt").read_text(encoding="utf-8") for name in names)
    assert set(text(game_id, language)) - set(letters) <= {" ", "\n"}


class _Card(msgspec.Struct):
    set: str
    kind: str
    value: int


class _Cards(msgspec.Struct):
    cards: list[_Card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_of_harvest_valley_is_told_as_it_is(language: str) -> None:
    file = path("resources", "cards", "harvest_valley", "cards.json")
    printed: dict[str, list[int]] = {}
    for card in msgspec.json.decode(file.read_bytes(), type=_Cards).cards:
        if card.set == "normal":
            printed.setdefault(card.kind, []).append(card.value)
    rows = section("harvest_valley", language, "deck").splitlines()
    told = [list(map(int, re.findall(r"\d+", row))) for row in rows if re.search(r"\| \d", row)]
    assert told == [
        [len(values), *sorted(value for value in values if value)] for values in printed.values()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "count"), [("harvest_valley", 14), ("rift_valley_reserve", 9)])
def test_things_are_called_what_the_table_calls_them(
    game_id: str, count: int, language: str
) -> None:
    words = own(game_id, language)
    names = {anchor: name for _, name, anchor in HEADING.findall(text(game_id, language))}
    kinds = [key for key in words if key.startswith(f"{game_id}.kind.")]
    assert len(kinds) == count
    for key in kinds:
        said = words[key].forms[0].lower()
        assert said in names[key.rpartition(".")[2]].lower()
