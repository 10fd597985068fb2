"""Words: every sentence that the game can say stands in all three languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from farmdesk import assets
from farmdesk.games.harvest_valley import cards as k

LANGUAGES = ("en", "ja", "ko")
ROOM = assets.folder("resources").parent / "farmdesk" / "games" / "harvest_valley"


def _words(language: str) -> dict[str, str]:
    tree = ET.parse(assets.path("resources", "i18n", f"harvest_valley_{language}.ts"))
    return {
        message.attrib["id"]: "".join(message.find("translation").itertext())  # type: ignore[union-attr]  # every message has one
        for message in tree.getroot().iter("message")
    }


def _kinds(text: str, *kinds: str) -> set[str]:
    return {text.format(kind=kind) for kind in kinds}


def _keys_in_code() -> set[str]:
    """Ids written out in the rules, and those put together from the names of kinds."""
    keys: set[str] = set()
    for file in ROOM.glob("*.py"):
        code = file.read_text("utf-8")
        keys |= set(re.findall(r'"(harvest_valley\.[a-z_.]+[a-z])"', code))
        if file.name == "reasons.py":
            whys = re.findall(r'_why\("([a-z_.]+)"', code)
            keys |= {f"harvest_valley.why.{why}" for why in whys}
        if file.name == "telling.py":
            keys |= {f"harvest_valley.log.{key}" for key in re.findall(r'seat, "([a-z]+)"', code)}
    return keys


def _keys_made() -> set[str]:
    why = "harvest_valley.why."
    machines = ("tractor", "cultivator")
    sides = ("too_wide.square", "too_wide.oblong", "too_high.square", "too_high.oblong")
    groups = ("vegetables", "trees", "water", "wheat", "well", "rabbit", "left")
    return (
        {f"harvest_valley.card.{card.motif}" for card in k.CARDS}
        | _kinds("harvest_valley.kind.{kind}", *k.KIND_NAMES)
        | _kinds("harvest_valley.rule.{kind}", *k.KIND_NAMES, "house")
        | _kinds(why + "{kind}.house", "weeds", *machines)
        | _kinds(why + "{kind}.empty", "weeds", *machines)
        | _kinds(why + "{kind}.stuck", *machines)
        | _kinds(why + "{kind}", *sides, "only_diagonal", "not_adjacent")
        | _kinds("harvest_valley.score.{kind}", *groups)
        | _kinds("harvest_valley.log.{kind}", "lay", "no_use", "tractor", "cultivator")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words(language: str) -> None:
    """Ids from the code and ids from kinds; more than a hundred in all."""
    keys = _keys_in_code() | _keys_made()
    assert len(keys) > 100
    assert sorted(keys - _words(language).keys()) == []


def test_the_rule_texts_own_terms_are_used() -> None:
    """The Japanese words are those of the rule text."""
    words = _words("ja")
    for key, term in {
        "kind.vegetable": "野菜", "kind.fruit_tree": "果樹", "kind.wheat": "小麦",
        "kind.pond": "池", "kind.crow": "カラス", "kind.boar": "イノシシ", "kind.weeds": "雑草",
        "kind.tractor": "トラクター", "kind.meteorite": "隕石", "kind.well": "井戸",
        "kind.sprinkler": "スプリンクラー", "kind.locusts": "イナゴ", "kind.rabbit": "ウサギ",
        "kind.cultivator": "耕運機", "house": "ファームハウス",
    }.items():  # fmt: skip
        assert words[f"harvest_valley.{key}"] == term


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_no_english_is_left_over(language: str) -> None:
    """A translated sentence has letters of its own language."""
    own = re.compile("[ぁ-んァ-ヶ一-龠]" if language == "ja" else "[가-힣]")
    plain = re.compile(r"\{\w+\}|%n|[\W\d_]")
    for key, text in _words(language).items():
        letters = plain.sub("", text)
        assert not letters or own.search(text), f"{key}: {text}"
        assert not re.search(r"[A-Za-z]{3,}", re.sub(r"\{\w+\}", "", text)), f"{key}: {text}"
