"""Words: every sentence that the game can say stands in all three languages, none is left over."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from farmdesk import assets
from farmdesk.games.formidable_farm.cards import SYMBOL_NAMES
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.drafts import FIELDS, FROM, SPECIALS
from farmdesk.games.formidable_farm.places import SPACE_NAMES

LANGUAGES = ("en", "ja", "ko")
ROOM = assets.folder("resources").parent / "farmdesk" / "games" / "formidable_farm"
PREFIX = "formidable_farm."
CALLS = {
    "_why": "why",
    "fault": "fault",
    "prompt": "prompt",
    "noted": "note",
    "told": "log",
    "Put": "move",
    "Button": "move",
    "Give": "move",
}
"""Functions whose first text is the end of an id, and the family of the id."""


def _words(language: str) -> dict[str, str]:
    tree = ET.parse(assets.path("resources", "i18n", f"formidable_farm_{language}.ts"))
    return {
        message.attrib["id"]: "".join(message.find("translation").itertext())  # type: ignore[union-attr]  # every message has one
        for message in tree.getroot().iter("message")
    }


def _keys_in_code() -> set[str]:
    """Ids written out in the rules, and those whose end is given to a function."""
    keys: set[str] = set()
    for file in ROOM.glob("*.py"):
        code = file.read_text("utf-8")
        keys |= set(re.findall(r'"(formidable_farm\.[a-z_.]+[a-z])"', code))
        for name, family in CALLS.items():
            found = re.findall(rf'\b{name}\((?:tell, )?(?:state, )?"([a-z_0-9]+)"', code)
            keys |= {f"{PREFIX}{family}.{key}" for key in found}
    return keys


def _keys_made() -> set[str]:
    """Ids that are put together from names of facts."""
    plain = set(FIELDS) - {"supply"}
    short = {f"why.short.{special}" for special in SPECIALS}
    stays = {"coins", "draws", "played", "move_disc", "crops_pay", "pool", "nothing_there"}
    choices = {
        "why": {*stays, "stay_price", "join_price", "market_deck", "discard", "pay_animals",
                "pick_coin", "buy_to_stack", "buy_to_purse"},
        "log": {"take", "skip", "enough", "cycled", "cycled_none", "look_over", "look_under",
                "swap", "swap_coin", "swap_back", "supplies", "supplies_paid", "play", "trade",
                "end", "end_early"},
        "move": {"play", "trade", "look_over", "look_under", "under", "give"},
        "prompt": {"supplies", "cards", "alone.supplies", "alone.cards"},
        "began": {"turn", "extra"},
    }  # fmt: skip
    made = {f"{family}.{key}" for family, ends in choices.items() for key in ends}
    made |= short
    made |= {f"name.{crop}" for crop in CROP_NAMES} | {f"crop.{name}" for name in SYMBOL_NAMES}
    made |= {f"space.{name}" for name in SPACE_NAMES} | {f"supply.{where}" for where in FROM}
    made |= {f"effect.{kind}" for kind in plain} | {f"about.{kind}" for kind in FIELDS}
    made |= {f"special.{special}" for special in SPECIALS}
    made |= {f"about_cost.{name}" for name in (*SPECIALS, "any", "same", "different")}
    return {PREFIX + key for key in made} | {f"{PREFIX}option.own"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words(language: str) -> None:
    """Ids from the code and ids from facts; the table's own words are in the catalogue, too."""
    keys = _keys_in_code() | _keys_made()
    assert len(keys) > 200
    assert sorted(keys - _words(language).keys()) == []


def test_the_rule_texts_own_terms_are_used() -> None:
    """The Japanese words are those of the rule text."""
    words = _words("ja")
    for key, term in {
        "name.wheat": "小麦", "name.cucumber": "キュウリ", "name.tomato": "トマト",
        "name.sheep": "羊", "name.pig": "豚", "about.gain": "サプライ",
        "crop.any": "任意の種類", "crop.same": "同一の畑作物", "crop.different": "異なる畑作物",
        "supply.own": "自分のディスク", "supply.adjacent": "隣接するスペース",
        "supply.opposite": "反対側のスペース", "supply.any": "任意の1つのスペース",
        "supply.previous": "直前のプレイヤー", "special.fulfilled_to_hand": "履行済み",
        "special.any_number_sheep_or_pig": "任意の数の羊または豚", "about.draw": "スタック",
        "log.supplies": "物資を入手", "fault.board": "補給ボード", "log.play": "トレードカード",
        "special.market_under_stack_1": "マーケット", "why.discard": "捨て札",
        "about.extra_turn": "このターンの終了後、ただちにもう1ターンを行います。",
    }.items():  # fmt: skip
        assert term in words[f"{PREFIX}{key}"], key
