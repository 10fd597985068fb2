"""Our own letters: every word of every language can be written with them, on any system."""

from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QGuiApplication, QRawFont

from farmdesk.assets import path
from farmdesk.table import fonts

CHECKOUT = path("resources").parent
LISTS = {"FarmdeskSans": "latin", "FarmdeskSansJP": "japanese", "FarmdeskSansKR": "korean"}
OWN = {
    "en": ["FarmdeskSans"],
    "ja": ["FarmdeskSans", "FarmdeskSansJP"],
    "ko": ["FarmdeskSans", "FarmdeskSansKR"],
}
CATALOGUES = sorted(path("resources", "i18n").glob("*.ts"))


def raw(stem: str, weight: str) -> QRawFont:
    made = QRawFont(str(path("resources", "fonts", f"{stem}-{weight}.ttf")), 16)
    assert made.isValid()
    return made


def missing(letters: set[str], *files: QRawFont) -> set[str]:
    return {
        letter
        for letter in letters
        if not any(file.supportsCharacter(ord(letter)) for file in files)
    }


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
@pytest.mark.parametrize("stem", LISTS)
def test_each_file_has_its_name_its_weight_and_all_its_characters(
    qapp: QGuiApplication, stem: str, weight: str
) -> None:
    made = raw(stem, weight)
    assert made.familyName().replace(" ", "") == stem
    assert made.weight() == (700 if weight == "Bold" else 400)
    listed = (CHECKOUT / "packaging" / "fonts" / f"{LISTS[stem]}.txt").read_text(encoding="utf-8")
    wanted = set(listed.replace("\n", ""))
    assert len(wanted) >= {"latin": 330, "japanese": 3400, "korean": 2700}[LISTS[stem]]
    # rare signs of the old tables that Noto leaves out
    assert missing(wanted, made) <= set("≒ː˘˚˛˝∼◈")


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_kana_level_one_kanji_and_hangul_are_complete(qapp: QGuiApplication, weight: str) -> None:
    rows = runpy.run_path(str(CHECKOUT / "packaging" / "fonts" / "characters.py"))["rows"]
    kanji, kana = set(rows("euc_jp", 16, 47)), set(rows("euc_jp", 4, 5))
    hangul = set(rows("euc_kr", 16, 40))
    assert (len(kanji), len(hangul)) == (2965, 2350)
    assert not missing(kanji | kana, raw("FarmdeskSansJP", weight))
    assert not missing(hangul, raw("FarmdeskSansKR", weight))
    plain = {chr(code) for code in range(0x20, 0x7F)}
    for stem in LISTS:
        assert not missing(plain, raw(stem, weight))


def test_the_lists_are_what_the_script_writes() -> None:
    script = runpy.run_path(str(CHECKOUT / "packaging" / "fonts" / "characters.py"))
    for name in LISTS.values():
        written = (CHECKOUT / "packaging" / "fonts" / f"{name}.txt").read_text(encoding="utf-8")
        wanted = {letter for letter in script[name]() if letter.isprintable()} - {" "}
        assert set(written.replace("\n", "")) == wanted


def words(catalogue: Path) -> set[str]:
    """Every character of the translations in a `.ts` file, plural forms included."""
    root = ET.parse(catalogue).getroot()
    return {
        letter
        for translation in root.iter("translation")
        for letter in "".join(translation.itertext())
        if letter.isprintable()
    }


@pytest.mark.skipif(not CATALOGUES, reason="no words yet")
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=[file.stem for file in CATALOGUES])
@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_word_can_be_written(qapp: QGuiApplication, catalogue: Path, weight: str) -> None:
    language = catalogue.stem.rpartition("_")[2]
    # the language menu names each language in its own letters
    names = set("日本語한국어English")
    files = [raw(stem, weight) for stem in OWN[language]]
    assert not missing(words(catalogue) - names, *files)


def test_all_files_together_stay_small_and_carry_their_licence() -> None:
    folder = path("resources", "fonts")
    assert sum(file.stat().st_size for file in folder.glob("*.ttf")) < 5_000_000
    assert {file.name for file in folder.glob("*.ttf")} == set(fonts.FILES)
    licence = (folder / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert licence.startswith("Copyright 2022 The Noto Project Authors")


def test_packaging_is_no_package() -> None:
    assert not list((CHECKOUT / "packaging").rglob("__init__.py"))


def test_registered_letters_are_the_first_choice(qapp: QGuiApplication) -> None:
    assert fonts.register() == ["Farmdesk Sans", "Farmdesk Sans JP", "Farmdesk Sans KR"]
    for language in ("en", "ja", "ko"):
        assert QFontInfo(fonts.font(language)).family() == "Farmdesk Sans"
        assert QFontInfo(fonts.font(language, bold=True)).bold()


def test_japanese_comes_before_korean_or_after_by_language() -> None:
    def first(language: str) -> bool:
        chosen = fonts.family(language)
        return chosen.index("Farmdesk Sans JP") < chosen.index("Farmdesk Sans KR")

    assert first("ja")
    assert first("ja_JP")
    assert not first("ko")
    assert not first("ko_KR")
    for language in ("en", "ja", "ko"):
        assert fonts.family(language)[0] == "Farmdesk Sans"
        assert {"Segoe UI", "Meiryo", "Malgun Gothic"} <= set(fonts.family(language))


def test_a_painters_font_follows_the_application(qapp: QGuiApplication) -> None:
    fonts.register()
    qapp.setFont(fonts.font("ko"))
    small, large = fonts.sized(11), fonts.sized(22, bold=True)
    assert small.families() == fonts.family("ko")
    assert (small.pixelSize(), large.pixelSize()) == (11, 22)
    assert QFontMetricsF(large).horizontalAdvance("밀") > QFontMetricsF(small).horizontalAdvance(
        "밀"
    )
    assert fonts.sized(0.2).pixelSize() == 1


def test_a_damaged_font_file_is_told(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "FarmdeskSans-Regular.ttf"
    broken.write_bytes(b"not a font")
    monkeypatch.setattr(fonts, "path", lambda *parts: broken)
    with pytest.raises(OSError, match="FarmdeskSans-Regular"):
        fonts.register()
