"""Words: every sentence that the game can say stands in all three languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from farmdesk import assets
from farmdesk.games.harvest_island.cards import FRUITS, WEATHERS
from farmdesk.games.harvest_island.places import LANDS, SEASONS

LANGUAGES = ("en", "ja", "ko")
ROOM = assets.folder("resources").parent / "farmdesk" / "games" / "harvest_island"
PREFIX = "harvest_island."


def _words(language: str) -> dict[str, str]:
    tree = ET.parse(assets.path("resources", "i18n", f"harvest_island_{language}.ts"))
    return {
        message.attrib["id"]: "".join(message.find("translation").itertext())  # type: ignore[union-attr]  # every message has one
        for message in tree.getroot().iter("message")
    }


def _keys_in_code() -> set[str]:
    """Ids written out in the rules, reasons, faults and log lines."""
    keys: set[str] = set()
    for file in ROOM.glob("*.py"):
        code = file.read_text("utf-8")
        keys |= set(re.findall(r'"(harvest_island\.[a-z_.]+[a-z])"', code))
        if file.name == "reasons.py":
            keys |= {f"{PREFIX}why.{why}" for why in re.findall(r'_why\(\s*"([a-z_]+)"', code)}
        if file.name in {"drafts.py", "cards.py", "own.py"}:
            keys |= {f"{PREFIX}fault.{key}" for key in re.findall(r'fault\("([a-z_]+)"', code)}
        if file.name == "telling.py":
            lines = re.findall(r'_told\(seat, "([a-z_.]+)"', code)
            keys |= {f"{PREFIX}log.{line}" for line in lines}
    return keys


def _keys_made() -> set[str]:
    return {
        *(f"{PREFIX}fruit.{fruit}" for fruit in FRUITS),
        *(f"{PREFIX}land.{land}" for land in LANDS),
        *(f"{PREFIX}season.{season}" for season in SEASONS),
        *(f"{PREFIX}{kind}.{sign}" for kind in ("weather", "disaster") for sign in WEATHERS),
        *(f"{PREFIX}card.{kind}" for kind in ("fruit", "fertiliser", "hidden")),
        *(f"{PREFIX}log.{verb}" for verb in ("sow", "tend", "fertilise", "leave", "pass")),
        *(f"{PREFIX}note.{key}" for key in ("medal", "record")),
        *(f"{PREFIX}why.others_{zone}" for zone in ("hand", "field")),
        *(f"{PREFIX}why.{zone}_stays" for zone in ("barn", "gone", "storage")),
        *(f"{PREFIX}why.hand_to_{zone}" for zone in ("barn", "supply")),
        *(f"{PREFIX}why.{key}" for key in ("fertiliser_storage", "next_place", "place_taken",
                                           "first_gap")),
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words(language: str) -> None:
    """Ids from the code and ids from kinds."""
    keys = (_keys_in_code() | _keys_made()) - {f"{PREFIX}fault.KEY"}
    assert len(keys) > 100
    assert sorted(keys - _words(language).keys()) == []


def test_the_rule_texts_own_terms_are_used() -> None:
    """H-7, H-29: the Korean words are those of the rule text."""
    words = _words("ko")
    for key, term in {
        "land.mountain": "산", "land.hill": "언덕", "land.plain": "들판",
        "season.spring": "봄", "season.summer": "여름", "season.autumn": "가을",
        "season.winter": "겨울", "weather.sun": "타오르는 태양", "weather.rain": "퍼붓는 비",
        "disaster.sun": "가뭄", "disaster.rain": "홍수", "score.medals": "과일의 왕 메달",
        "move.sow": "씨 뿌리기", "move.tend": "가꾸기", "move.fertilise": "비료 주기",
        "move.release": "창고에 내놓기",
    }.items():  # fmt: skip
        assert words[f"{PREFIX}{key}"] == term


@pytest.mark.parametrize("language", LANGUAGES)
def test_fruits_have_names_of_their_own(language: str) -> None:
    """H-1: no two alike, nor like a field or a season."""
    kinds = ("fruit", "land", "season", "weather", "disaster")
    names = [
        words
        for key, words in _words(language).items()
        if key.removeprefix(PREFIX).partition(".")[0] in kinds
    ]
    assert len(set(names)) == len(names) == 12 + 3 + 4 + 2 + 2


def test_korean_particles_follow_both_disasters() -> None:
    """H-29: one name ends in a consonant, the other in a vowel."""
    words = _words("ko")
    assert {words[f"{PREFIX}disaster.{sign}"] for sign in WEATHERS} == {"가뭄", "홍수"}
    wrong = re.compile(r"\{(?:disaster|what)\}(?:이 |가 |을|를|은|는|와|과)")
    assert [key for key, text in words.items() if wrong.search(text)] == []
