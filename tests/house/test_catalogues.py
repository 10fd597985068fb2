"""Every word in every language: none missing, none unused, none left in English."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "ja", "ko")
CATALOGUES = sorted({file.stem.rpartition("_")[0] for file in WORDS.glob("*.ts")})
MESSAGE = re.compile(r"[a-z_]+(\.[a-z0-9_-]+)+")
GAP = re.compile(r"\{(\w+)\}|%n")
SAME_EVERYWHERE = {"app.name", "app.ok", "newgame.ai"}
"""Ids whose words are the same in every language."""
FILES = (".ini", ".json", ".svg", ".ui", ".ts", ".txt", ".png", ".md", ".py", ".qm")


class Message(NamedTuple):
    """One message of a catalogue."""

    source: str
    forms: tuple[str, ...]
    plural: bool
    unfinished: bool


def read(file: Path) -> dict[str, Message]:
    """All messages of a file by id; an id that comes twice is an error."""
    found: dict[str, Message] = {}
    for node in ET.parse(file).getroot().iter("message"):
        key = node.get("id", "")
        assert key not in found, f"{file.name} holds {key} twice"
        words = node.find("translation")
        assert words is not None, f"{key} has no translation in {file.name}"
        forms = [form.text or "" for form in words.findall("numerusform")]
        plural = node.get("numerus") == "yes"
        texts = tuple(forms) if plural else (words.text or "",)
        unfinished = words.get("type") is not None
        found[key] = Message(node.findtext("source", ""), texts, plural, unfinished)
    return found


ALL = {
    (name, language): read(WORDS / f"{name}_{language}.ts")
    for name in CATALOGUES
    for language in LANGUAGES
}


def test_every_catalogue_is_there_in_every_language() -> None:
    assert "farmdesk" in CATALOGUES
    for name in CATALOGUES:
        for language in LANGUAGES:
            assert (WORDS / f"{name}_{language}.ts").is_file(), (name, language)


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_message_is_missing_empty_or_unfinished(name: str) -> None:
    ids = {language: set(ALL[name, language]) for language in LANGUAGES}
    assert ids["en"] == ids["ja"] == ids["ko"]
    for language in LANGUAGES:
        for key, message in ALL[name, language].items():
            assert MESSAGE.fullmatch(key), key
            assert not message.unfinished, (language, key)
            assert all(form.strip() for form in message.forms), (language, key)


def test_no_id_is_in_two_catalogues() -> None:
    ids = [key for name in CATALOGUES for key in ALL[name, "en"]]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", CATALOGUES)
def test_gaps_and_plurals_are_the_same_in_all_languages(name: str) -> None:
    for key, english in ALL[name, "en"].items():
        gaps = set(GAP.findall(english.forms[-1]))
        counted = "%n" in english.forms[-1]
        for language, forms in (("en", 2), ("ja", 1), ("ko", 1)):
            message = ALL[name, language][key]
            assert message.plural == english.plural, (language, key)
            assert len(message.forms) == (forms if english.plural else 1), (language, key)
            assert set(GAP.findall(message.forms[-1])) == gaps, (language, key)
            assert ("%n" in message.forms[-1]) == counted, (language, key)


@pytest.mark.parametrize("name", CATALOGUES)
def test_english_sources_are_the_english_words(name: str) -> None:
    for key, message in ALL[name, "en"].items():
        assert message.source == message.forms[-1], key


@pytest.mark.parametrize("language", ["ja", "ko"])
@pytest.mark.parametrize("name", CATALOGUES)
def test_nothing_is_left_in_english(name: str, language: str) -> None:
    own = re.compile("[ぁ-ヿ一-鿿]" if language == "ja" else "[가-힣]")
    for key, message in ALL[name, language].items():
        text = GAP.sub("", message.forms[0])
        if key in SAME_EVERYWHERE or not re.search(r"[^\W\d_]", text):
            continue
        assert own.search(text), (key, text)
        strange = set(re.findall(r"[A-Za-z]{2,}", text)) - {"AI", "Farmdesk", "OK", "Enter"}
        strange -= {"Ctrl", "Esc", "Space", "Tab", "Home", "Backspace", "PgUp", "PgDn", "Shift"}
        assert not {word for word in strange if not re.fullmatch(r"F\d+", word)}, (key, text)


@pytest.mark.parametrize("name", CATALOGUES)
def test_letters_and_signs_are_those_of_the_language(name: str) -> None:
    for key, message in ALL[name, "ja"].items():
        for text in message.forms:
            assert not re.search("[｡-ﾟ]", text), f"half-width kana in {key}"
            assert not re.search("[가-힣]", text), f"Korean in {key}"
            assert not re.search(r"[ぁ-ヿ一-鿿][,?!]", text), f"English signs in {key}"
    for key, message in ALL[name, "ko"].items():
        for text in message.forms:
            assert not re.search("[ぁ-ヿ、。]", text), f"Japanese in {key}"
    for key, message in ALL[name, "en"].items():
        for text in message.forms:
            assert not re.search("[ぁ-ヿ一-鿿가-힣]", text), f"not English: {key}"
            assert "  " not in text, f"two spaces in {key}"


ANYTHING = "[a-z0-9_.-]+"

# Which ids the program uses

Used = tuple[set[str], list[re.Pattern[str]]]


def used() -> Used:
    """Ids that code and forms name whole, and patterns of those that code puts together."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for file in (ROOT / "ui").glob("*.ui"):
        for node in ET.parse(file).getroot().iter("string"):
            if node.get("notr") != "true":
                whole.add(node.get("id", f"no id in {file.name}"))
    for file in (ROOT / "farmdesk").rglob("*.py"):
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                whole.add(part.value)
            elif isinstance(part, ast.JoinedStr):
                pattern = "".join(map(part_pattern, part.values))
                if "\\." in pattern and re.search("[a-z]{3}", pattern.replace(ANYTHING, "")):
                    patterns.append(re.compile(pattern))
    return whole, patterns


def part_pattern(part: ast.expr) -> str:
    """What a part of an f-string may become."""
    if isinstance(part, ast.Constant):
        return re.escape(str(part.value))
    return ANYTHING


def test_every_id_that_the_program_names_exists() -> None:
    known = {key for name in CATALOGUES for key in ALL[name, "en"]}
    families = {key.partition(".")[0] for key in known}
    named = {
        text
        for text in used()[0]
        if MESSAGE.fullmatch(text)
        and text.partition(".")[0] in families
        and not text.endswith(FILES)
    }
    assert len(named) > 50
    assert sorted(named - known) == []


def test_every_id_in_a_catalogue_is_used() -> None:
    whole, patterns = used()
    lost = [
        key
        for name in CATALOGUES
        for key in ALL[name, "en"]
        if key not in whole and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert lost == []


def test_an_id_that_nobody_uses_would_be_found() -> None:
    whole, patterns = used()
    for key in ("lobby.no_such_words", "harvest_valley.nothing.of.the.kind", "nowhere.at_all"):
        assert key not in whole
    assert not any(pattern.fullmatch("nowhere.at_all") for pattern in patterns)
