"""Words: every sentence that the game can say stands in all three languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from farmdesk import assets
from farmdesk.games.agricola.frames.verb import VERBS
from farmdesk.games.agricola.goods import NAMES
from farmdesk.games.agricola.spaces import MAJOR_IDS, SPACES
from farmdesk.games.agricola.worth import ROWS

LANGUAGES = ("en", "ja", "ko")
ROOM = assets.folder("resources").parent / "farmdesk" / "games" / "agricola"
PREFIX = "agricola."
BUTTONS = {"done", "idle", "grow", "grow_anyway", "start", "well"}


def _words(language: str) -> dict[str, str]:
    tree = ET.parse(assets.path("resources", "i18n", f"agricola_{language}.ts"))
    return {
        message.attrib["id"]: "".join(message.find("translation").itertext())  # type: ignore[union-attr]  # every message has one
        for message in tree.getroot().iter("message")
    }


def _keys_in_code() -> set[str]:
    """Ids written out in the code, whole or as the tail of a call."""
    keys: set[str] = set()
    for file in ROOM.rglob("*.py"):
        code = file.read_text("utf-8")
        keys |= set(re.findall(r'"(agricola\.[a-z_.]+[a-z])"', code))
        if file.name == "reasons.py":
            keys |= {f"{PREFIX}why.{why}" for why in re.findall(r'_why\("([a-z_.]+)"', code)}
            quoted = re.findall(r'_why\("([a-z_]+)" if .*? else "([a-z_]+)"', code)
            keys |= {f"{PREFIX}why.{why}" for pair in quoted for why in pair}
        if file.name == "telling.py":
            keys |= {f"{PREFIX}log.{log}" for log in re.findall(r'_log\(seat, "([a-z_]+)"', code)}
    return keys


def _keys_made() -> set[str]:
    conditional = [space for space in SPACES if space.id in _conditional()]
    return {
        *(f"{PREFIX}space.{space.id}" for space in SPACES),
        *(f"{PREFIX}card.{card}" for card in MAJOR_IDS),
        *(f"{PREFIX}good.{good}" for good in NAMES),
        *(f"{PREFIX}amount.{good}" for good in NAMES),
        *(f"{PREFIX}score.{row}" for row in ROWS),
        *(f"{PREFIX}verb.{verb}" for verb in VERBS),
        *(f"{PREFIX}move.{button}" for button in BUTTONS),
        *(f"{PREFIX}log.{button}" for button in BUTTONS - {"well"}),
        *(f"{PREFIX}ask.{verb}" for verb in set(VERBS) - BUTTONS),
        *(f"{PREFIX}ask.again.{verb}" for verb in ("rooms", "stables", "fence", "sow")),
        *(f"{PREFIX}why.{thing}_beside" for thing in ("room", "field")),
        *(f"{PREFIX}why.cannot.{space.id}" for space in conditional),
        *(f"{PREFIX}{part}.{thing}" for part in ("move", "log")
          for thing in ("room", "field", "stable", "renovate.clay", "renovate.stone")),
        *(f"{PREFIX}log.{verb}{tail}" for verb in ("keep", "breed") for tail in ("", "_cooking")),
    }  # fmt: skip


def _conditional() -> set[str]:
    """Spaces where something must be possible."""
    return {
        "farm_expansion", "farmland", "side_job", "major_improvement", "fencing",
        "grain_utilization", "basic_wish", "house_redevelopment", "urgent_wish", "cultivation",
        "farm_redevelopment",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words(language: str) -> None:
    """Ids from the code and ids that are put together; and no words that nothing says."""
    keys = _keys_in_code() | _keys_made()
    words = set(_words(language))
    assert len(keys) > 150
    assert sorted(keys - words) == []
    own = re.compile(
        r"agricola\.(space|card|good|amount|score|verb|move|ask|log|noted|began|why|tie)\."
    )
    assert sorted(key for key in words - keys if own.match(key)) == []


def test_the_rule_texts_own_terms_are_used() -> None:
    """The Japanese words are those of the rule text."""
    words = _words("ja")
    for key, term in {
        "space.forest": "森林", "space.grove": "小さな森", "space.copse": "林",
        "space.hollow": "窪地",
        "space.clay_pit": "粘土坑", "space.reed_bank": "葦原", "space.traveling_players": "小劇場",
        "space.fishing": "漁", "space.grain_seeds": "小麦の種", "space.day_laborer": "日雇い労働者",
        "space.resource_market": "資源市場", "space.farm_expansion": "農場拡充",
        "space.meeting_place": "集会所", "space.sheep_market": "羊市場",
        "space.pig_market": "猪市場",
        "space.western_quarry": "西の石切り場", "space.basic_wish": "子供がほしい",
        "space.house_redevelopment": "家の立て直し", "space.farm_redevelopment": "農場の再開発",
        "space.cultivation": "耕作", "card.fireplace_2": "かまど",
        "card.cooking_hearth_4": "調理場",
        "good.clay": "レンガ", "good.boar": "猪", "score.begging": "物乞いカード",
        "score.people": "家族コマ", "score.stables": "牧場内の厩", "score.unused": "未使用スペース",
    }.items():  # fmt: skip
        assert words[f"{PREFIX}{key}"] == term
