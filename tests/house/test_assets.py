"""Where the files are: forms and words of a checkout, and the player's own folder."""

import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from farmdesk import assets

ROOT = Path(__file__).resolve().parents[2]


def words_file(text: str) -> str:
    return (
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="ja_JP">'
        f'<context><name></name><message id="title"><source></source><translation>{text}'
        "</translation></message></context></TS>"
    )


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in a folder with a Japanese name, with one language; return its i18n folder."""
    root = tmp_path / "農場 デスク"
    i18n = root / "resources" / "i18n"
    i18n.mkdir(parents=True)
    (root / "packaging").mkdir()
    shutil.copy(ROOT / "packaging" / "qm.py", root / "packaging")
    (i18n / "farmdesk_ja.ts").write_text(words_file("農場"), encoding="utf-8")
    monkeypatch.setattr(assets, "folder", lambda kind: root / kind)
    return i18n


def words() -> Path:
    """Return the only catalogue of the checkout in Japanese."""
    (made,) = assets.catalogues("ja")
    return made


def title(catalogue: Path) -> str:
    translator = QTranslator()
    assert translator.load(str(catalogue))
    return translator.translate("", "title") or "not found"


def test_forms_and_resources_of_this_checkout() -> None:
    assert assets.folder("ui") == ROOT / "ui"
    assert assets.path("resources", "art", "pieces") == ROOT / "resources" / "art" / "pieces"


def test_a_damaged_installation_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "files", lambda package: tmp_path / package)
    with pytest.raises(
        FileNotFoundError, match=r"folder 'ui' is missing .* install Farmdesk again"
    ):
        assets.folder("ui")


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARMDESK_HOME", "memory stick")
    assert assets.user_folder() == Path("memory stick")


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("win32", Path("roaming", "Farmdesk")),
        ("darwin", Path("ゆき", "Library", "Application Support", "Farmdesk")),
        ("linux", Path("data", "farmdesk")),
    ],
)
def test_each_system_has_its_own_place(
    system: str, expected: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FARMDESK_HOME")
    monkeypatch.setenv("APPDATA", "roaming")
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.setattr(Path, "home", lambda: Path("ゆき"))
    monkeypatch.setattr(sys, "platform", system)
    assert assets.user_folder() == expected


def test_words_are_compiled_into_the_players_folder(checkout: Path, farmdesk_home: Path) -> None:
    made = words()
    assert made.is_relative_to(farmdesk_home)
    assert title(made) == "農場"
    before = made.stat().st_mtime_ns
    assert words() == made
    assert made.stat().st_mtime_ns == before  # compiled once
    assert [file.name for file in checkout.iterdir()] == ["farmdesk_ja.ts"]


def test_a_changed_word_shows_at_once(checkout: Path, farmdesk_home: Path) -> None:
    assert title(words()) == "農場"
    (checkout / "farmdesk_ja.ts").write_text(words_file("畑"), encoding="utf-8")
    assert title(words()) == "畑"


def test_every_game_brings_its_own_words(checkout: Path, farmdesk_home: Path) -> None:
    (checkout / "harvest_valley_ja.ts").write_text(words_file("谷"), encoding="utf-8")
    (checkout / "harvest_valley_ko.ts").write_text(words_file("골짜기"), encoding="utf-8")
    assert [title(made) for made in assets.catalogues("ja")] == ["農場", "谷"]


def test_a_fresh_file_beside_the_words_is_taken(checkout: Path, farmdesk_home: Path) -> None:
    ready = checkout / "farmdesk_ja.qm"
    shutil.copy(words(), ready)
    assert words() == ready


def test_words_are_found_with_a_read_only_home(
    checkout: Path, farmdesk_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    farmdesk_home.write_text("a file where the folder should be")
    monkeypatch.setattr(tempfile, "tempdir", str(checkout.parent))
    made = words()
    assert title(made) == "農場"


def test_an_unknown_language_and_a_damaged_file(checkout: Path, farmdesk_home: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no words for the language 'tlh'"):
        assets.catalogues("tlh")
    (checkout / "farmdesk_ja.ts").write_text("<TS><oops", encoding="utf-8")
    with pytest.raises(ValueError, match=r"farmdesk_ja\.ts could not be compiled"):
        words()
    assert list(farmdesk_home.rglob("*.qm")) == []
