"""The words of a game in one language, read from its catalogue and that of the house."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import NamedTuple

from farmdesk.assets import path
from tests.toy.game import GAME as TOY

LANGUAGES = ("en", "ja", "ko")
FORMS = {"en": 2, "ja": 1, "ko": 1}
"""Plural forms of a language."""


class Words(NamedTuple):
    """One message: its forms in one language (one, or one a plural form)."""

    forms: tuple[str, ...]
    plural: bool
    finished: bool

    @property
    def gaps(self) -> frozenset[str]:
        """Placeholders in any of the forms; `%n` is the one called `n`."""
        named = {name for form in self.forms for name in re.findall(r"\{(\w+)\}", form)}
        return frozenset(named | ({"n"} if any("%n" in form for form in self.forms) else set()))


def read(file: Path) -> dict[str, Words]:
    """All messages of a catalogue. No message id may stand in it twice."""
    messages: dict[str, Words] = {}
    for message in ET.parse(file).getroot().iter("message"):
        key = message.attrib["id"]
        assert key not in messages, f"{key} stands twice in {file.name}"
        translation = message.find("translation")
        assert translation is not None, f"{key} has no translation in {file.name}"
        plural = message.get("numerus") == "yes"
        forms = [form.text for form in translation.iter("numerusform")] if plural else []
        texts = tuple(text or "" for text in forms or [translation.text])
        messages[key] = Words(texts, plural, translation.get("type") is None and all(texts))
    return messages


@cache
def catalogue(game_id: str, language: str) -> dict[str, Words]:
    """What a player of this game reads: the game's own words and those of the house.

    The toy never stands in the house and has only its own.
    """
    return own(game_id, language) | ({} if game_id == TOY.info.id else house(language))


@cache
def house(language: str) -> dict[str, Words]:
    """The words that all games share."""
    return read(path("resources", "i18n", f"farmdesk_{language}.ts"))


@cache
def own(game_id: str, language: str) -> dict[str, Words]:
    """The game's own words."""
    if game_id == TOY.info.id:
        return read(Path(__file__).parent.parent / "toy" / f"toy_{language}.ts")
    return read(path("resources", "i18n", f"{game_id}_{language}.ts"))
