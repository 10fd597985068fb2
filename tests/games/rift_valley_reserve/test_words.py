"""Words: every sentence that the game can say stands in all three languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from farmdesk import assets
from farmdesk.games.rift_valley_reserve.boards import OURS
from farmdesk.games.rift_valley_reserve.drafts import SIGNS
from farmdesk.games.rift_valley_reserve.sheet import GROUPS

LANGUAGES = ("en", "ja", "ko")
ROOM = assets.folder("resources").parent / "farmdesk" / "games" / "rift_valley_reserve"
PREFIX = "rift_valley_reserve."


def _words(language: str) -> dict[str, str]:
    tree = ET.parse(assets.path("resources", "i18n", f"rift_valley_reserve_{language}.ts"))
    return {
        message.attrib["id"]: "".join(message.find("translation").itertext())  # type: ignore[union-attr]  # every message has one
        for message in tree.getroot().iter("message")
    }


def _keys_in_code() -> set[str]:
    """Ids written out in the rules, reasons and faults."""
    keys: set[str] = set()
    for file in ROOM.glob("*.py"):
        code = file.read_text("utf-8")
        keys |= set(re.findall(r'"(rift_valley_reserve\.[a-z_.]+[a-z])"', code))
        if file.name == "reasons.py":
            keys |= {f"{PREFIX}why.{why}" for why in re.findall(r'_why\("([a-z_.]+)"', code)}
        if file.name in {"boards.py", "drafts.py"}:
            faults = re.findall(r'_fault\((?:draft, )?"([a-z_]+)"', code)
            keys |= {f"{PREFIX}fault.{fault}" for fault in faults}
        if file.name == "rules.py":
            said = re.findall(r'_said\("([a-z]+)"', code)
            keys |= {f"{PREFIX}prompt.{prompt}" for prompt in said}
    return keys


def _keys_made() -> set[str]:
    things = {*SIGNS.values(), "stop", "tent", "trail"}
    return {
        *(f"{PREFIX}board.{board.id}" for board in OURS),
        *(f"{PREFIX}kind.{thing}" for thing in things),
        *(f"{PREFIX}why.crosses.{thing}" for thing in things - {"rift"}),
        *(f"{PREFIX}score.{group}" for group in GROUPS),
        *(f"{PREFIX}log.{key}" for key in ("trail", "bridge")),
        *(f"{PREFIX}prompt.{key}" for key in ("own", "draw", "last", "final")),
        *(f"{PREFIX}fault.{key}" for key in ("letter", "sign")),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words(language: str) -> None:
    """Ids from the code and ids from kinds."""
    keys = _keys_in_code() | _keys_made()
    assert len(keys) > 80
    assert sorted(keys - _words(language).keys()) == []


def test_the_rule_texts_own_terms_are_used() -> None:
    """The Japanese words are those of the rule text."""
    words = _words("ja")
    for key, term in {
        "kind.kob": "コブ", "kind.elephant": "ゾウ", "kind.lion": "ライオン", "kind.tree": "木",
        "kind.water": "水", "kind.rift": "リフト", "kind.stop": "ストップ", "kind.tent": "テント",
        "kind.trail": "トレイル", "score.trails": "トレイル", "score.tents": "テント",
    }.items():  # fmt: skip
        assert words[f"{PREFIX}{key}"] == term


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_have_names_of_their_own(language: str) -> None:
    """RV-28: no two alike."""
    names = [words for key, words in _words(language).items() if key.startswith(f"{PREFIX}board.")]
    assert len(set(names)) == len(names) == 6


OPEN_ENDED = "탐방로|쉼터|보드|텐트|코브|사자|코끼리|나무|다리|모서리"
CLOSED = "열곡|구역|동물|칸"


def test_korean_particles_follow_the_word_before() -> None:
    """탐방로가 and 쉼터와 after a vowel, 열곡이 and 구역과 after a consonant."""
    book = assets.path("resources", "rulebooks", "rift_valley_reserve_ko.md")
    text = "\n".join([*_words("ko").values(), book.read_text("utf-8")])
    assert len(re.findall(f"(?:{OPEN_ENDED})(?:가|는|를|와)(?![가-힣])", text)) > 40
    assert re.findall(f"(?:{OPEN_ENDED})(?:이|은|을|과)(?![가-힣])", text) == []
    assert re.findall(f"(?:{CLOSED})(?:가|는|를|와)(?![가-힣])", text) == []


def test_the_rift_has_one_japanese_name() -> None:
    """It is リフト wherever somebody is told of it, and signs are as wide as the letters."""
    for key, words in _words("ja").items():
        assert "裂け目" not in words, key
        assert not re.search(r"[^\x00-\x7f][:()]|[:()][^\x00-\x7f]", words), key
