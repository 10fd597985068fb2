"""Files of decks as disks and editors have them: nothing is waited for, everything is told."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from farmdesk.core.moves import Phrase
from farmdesk.core.offers import FaultyFileError
from farmdesk.games.formidable_farm.cards import deck_of
from farmdesk.games.formidable_farm.codes import deck_name
from farmdesk.games.formidable_farm.drafts import MOST_FAULTS
from farmdesk.games.formidable_farm.own import OwnDecks
from tests.games.formidable_farm.farms import raw


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FARMDESK_HOME", str(tmp_path))
    home = OwnDecks().folder()
    home.mkdir(parents=True)
    return home


def _told() -> list[tuple[str, str]]:
    """Files of the folder that give nothing, and the first words of why."""
    return [(name, fault.key.rpartition(".")[2]) for name, fault in OwnDecks().offers().faults]


def _labels() -> list[str | Phrase]:
    return [offer.label for offer in OwnDecks().offers().values[1:]]


def _faults(folder: Path, text: str) -> list[tuple[str, dict[str, Any]]]:
    file = folder / "mine.json"
    file.write_text(text, "utf-8")
    with pytest.raises(FaultyFileError) as caught:
        OwnDecks().read(file)
    return [(told.key.rpartition(".")[2], dict(told.args)) for told in caught.value.faults]


def test_a_file_may_begin_as_some_editors_begin_theirs(folder: Path) -> None:
    """FF-34: a byte order mark before the JSON, as Windows writes it."""
    (folder / "mine.json").write_bytes(json.dumps(raw()).encode("utf-8-sig"))
    assert (_labels(), _told()) == (["mine"], [])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_what_has_no_end_or_no_beginning_is_not_waited_for(folder: Path) -> None:
    """FF-34: a pipe that nobody writes into, a device that never ends."""
    os.mkfifo(folder / "pipe.json")
    (folder / "zero.json").symlink_to("/dev/zero")
    assert _told() == [("pipe.json", "no_json"), ("zero.json", "no_json")]


def test_of_a_huge_file_little_is_read(folder: Path) -> None:
    """FF-34: a sparse file of 2 TB is told to be too large."""
    with (folder / "mine.json").open("wb") as file:
        file.truncate(2 << 40)
    assert _told() == [("mine.json", "too_large")]


def test_a_folder_that_cannot_be_looked_into_is_told(folder: Path) -> None:
    """FF-34: a file in its place, say; the game goes on with our deck. No folder is no fault."""
    folder.rmdir()
    assert (_labels(), _told()) == ([], [])
    folder.write_text("in the way", "utf-8")
    assert (_labels(), _told()) == ([], [("formidable_farm", "not_read")])


def test_hidden_files_are_no_files_of_decks(folder: Path) -> None:
    """FF-34: what a Mac leaves on a memory stick, editors while they write; nor are others."""
    (folder / "._mine.json").write_bytes(b"\0\5\x16\7")
    (folder / ".#mine.json").symlink_to("somebody@somewhere")
    (folder / "notes.txt").write_text("no deck", "utf-8")
    assert (_labels(), _told()) == ([], [])


def test_a_folder_of_that_name_is_no_file(folder: Path) -> None:
    """FF-34: it does not hide a good file."""
    (folder / "a.json").mkdir()
    (folder / "mine.json").write_text(json.dumps(raw()), "utf-8")
    assert (_labels(), _told()) == (["mine"], [("a.json", "not_read")])


@pytest.mark.skipif(os.name != "posix", reason="no such names here")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        (b"two\nlines\x1b[31m.json", "two?lines?[31m.json"),
        (b"\xff.json", "?.json"),
        (b"turned\xe2\x80\xaeround.json", "turned?round.json"),
    ],
)
def test_a_name_of_a_file_is_one_line_of_text(folder: Path, name: bytes, said: str) -> None:
    """FF-34: whatever the disk allows; its deck is called like it, too."""
    file = folder / os.fsdecode(name)
    file.write_bytes(b"{")
    assert _told() == [(said, "no_json")]
    file.write_text(json.dumps(raw()), "utf-8")
    assert _labels() == [said.removesuffix(".json")]


@pytest.mark.parametrize("name", ["二つ目の農場", "{who} %n <b>", "\U0001f416 2", "x" * 90])
def test_any_other_sign_may_stand_in_a_name(folder: Path, name: str) -> None:
    """FF-34: it is cut where it is long; the deck is the same."""
    (folder / f"{name}.json").write_text(json.dumps(raw()), "utf-8")
    (offer,) = OwnDecks().offers().values[1:]
    assert offer.label == deck_name(offer.value) == name[:40]
    assert len(deck_of(offer.value).cards) == 119


def test_two_decks_of_one_name(folder: Path) -> None:
    """FF-34: the first file counts; the other one is told of, not chosen by chance."""
    for end in "12":
        (folder / f"{'long name ' * 5}{end}.json").write_text(json.dumps(raw()), "utf-8")
    assert _labels() == ["long name " * 4]
    assert _told() == [("long name " * 5 + "2.json", "same_name")]


def test_of_very_many_faults_some_are_told(folder: Path) -> None:
    """FF-34: and how many more there are."""
    found = _faults(folder, json.dumps(raw() | {"cards": [3] * 9_000}))
    assert len(found) == MOST_FAULTS + 1
    assert found[-1] == ("more", {"n": 9_000 + 1 - MOST_FAULTS})


@pytest.mark.parametrize(
    "board",
    [None, 5, [], {"clockwise": 5}, {"clockwise": True}, {"clockwise": {"wheat3": 1}}],
)
def test_a_board_that_is_none(folder: Path, board: object) -> None:
    """FF-34, FF-1: whatever stands in its place, the six spaces are asked for."""
    ((key, args),) = _faults(folder, json.dumps(raw() | {"supply_board": board}))
    assert (key, args["allowed"].split(", ")[0]) == ("board", "wheat3")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("true", "format"), ("1.0", "format"), ("[[1]]", "format"), ("null", "format"),
        ("9" * 4_000, "format"), ("9" * 5_000, "no_json"), ("NaN", "no_json"),
        ('"\\ud800"', "no_json"), ("[" * 900 + "]" * 900, "format"), ("1e999", "no_json"),
    ],
)  # fmt: skip
def test_values_that_no_computer_likes(folder: Path, text: str, key: str) -> None:
    """FF-34: told in one sentence, whatever stands there."""
    data = json.dumps(raw() | {"format": "here"}).replace('"here"', text)
    assert [found for found, _ in _faults(folder, data)] == [key]
