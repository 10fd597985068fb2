"""Files of decks as disks and editors have them: nothing is waited for, everything is told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from farmdesk.core.offers import FaultyFileError
from farmdesk.games.harvest_island.cards import draft_of, text_of
from farmdesk.games.harvest_island.drafts import MOST_FAULTS, read
from farmdesk.games.harvest_island.own import load_decks
from tests.games.harvest_island.islands import args
from tests.games.harvest_island.test_own_decks import Data, box


def _keys(data: Data) -> list[str]:
    with pytest.raises(FaultyFileError) as caught:
        read(json.dumps(data).encode())
    return [told.key.rpartition(".")[2] for told in caught.value.faults]


def test_a_file_may_begin_as_some_editors_begin_theirs(tmp_path: Path) -> None:
    """HI-26: a byte order mark before the JSON, as Windows writes it."""
    (tmp_path / "own.json").write_bytes(json.dumps(box()).encode("utf-8-sig"))
    shelf = load_decks(tmp_path)
    assert ([draft.name for draft in shelf.decks], shelf.faults) == (["My box"], ())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_what_has_no_end_or_no_beginning_is_not_waited_for(tmp_path: Path) -> None:
    """HI-26: a pipe that nobody writes into, a device that never ends."""
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    faults = load_decks(tmp_path).faults
    assert [name for name, _ in faults] == ["pipe.json", "zero.json"]
    assert {fault.key for _, fault in faults} == {"harvest_island.fault.no_json"}


def test_of_a_huge_file_little_is_read(tmp_path: Path) -> None:
    """HI-26: a sparse file of 2 TB is told to be too large."""
    with (tmp_path / "own.json").open("wb") as file:
        file.truncate(2 << 40)
    ((_, fault),) = load_decks(tmp_path).faults
    assert fault.key == "harvest_island.fault.too_large"


def test_a_folder_that_cannot_be_looked_into_is_told(tmp_path: Path) -> None:
    """HI-26: a file in its place, say; the game goes on with ours."""
    (tmp_path / "decks").write_text("in the way", "utf-8")
    shelf = load_decks(tmp_path / "decks")
    ((name, fault),) = shelf.faults
    assert (name, fault.key) == ("decks", "harvest_island.fault.not_read")
    assert shelf.decks == ()


def test_hidden_files_are_no_files_of_decks(tmp_path: Path) -> None:
    """HI-26: what a Mac leaves on a memory stick, and editors while they write."""
    (tmp_path / "._own.json").write_bytes(b"\0\5\x16\7")
    (tmp_path / ".#own.json").symlink_to("somebody@somewhere")
    assert load_decks(tmp_path).faults == ()


@pytest.mark.skipif(os.name != "posix", reason="no such names here")
@pytest.mark.parametrize(
    ("name", "said"),
    [(b"two\nlines\x1b[31m.json", "two?lines?[31m.json"), (b"\xff.json", "?.json")],
)
def test_a_name_of_a_file_is_one_line_of_text(tmp_path: Path, name: bytes, said: str) -> None:
    """HI-26: whatever the disk allows; a deck without a name of its own is called like it, too."""
    file = tmp_path / os.fsdecode(name)
    file.write_bytes(b"{")
    assert [told for told, _ in load_decks(tmp_path).faults] == [said]
    file.write_text(json.dumps(box() | {"name": ""}), "utf-8")
    assert [draft.name for draft in load_decks(tmp_path).decks] == [said.removesuffix(".json")]


@pytest.mark.parametrize(
    "name",
    ["\u200b", "\u2066\u2069", "a\u2028b", "a\u2029b", "nice\u202edab", "a\x85b"],
    ids=["nothing to see", "only directions", "a line", "a paragraph", "turned round", "control"],
)
def test_a_name_is_one_line_that_can_be_seen(name: str) -> None:
    """HI-26: nor may it turn the words round it round."""
    assert _keys(box() | {"name": name}) == ["name"]


@pytest.mark.parametrize("name", ["과일 섬\u3000둘", "果物の島 | <b>", "{who} %n", "\U0001f96d 2"])
def test_any_other_sign_may_stand_in_a_name(name: str) -> None:
    """HI-26."""
    draft = read(json.dumps(box() | {"name": name}).encode())
    assert draft.name == draft_of(text_of(draft)).name == name


@pytest.mark.parametrize(
    ("one", "other"),
    [("x" * 45 + "1", "x" * 45 + "2"), ("a\n", "a\t"), ("", ""), (None, None)],
    ids=["alike at first", "alike when shown", "empty", "none"],
)
def test_ids_that_differ_or_are_left_out_are_not_twice_the_same(
    one: str | None, other: str | None
) -> None:
    """HI-26: however much of them can be shown."""
    data = box()
    data["fruit_cards"][0]["id"], data["fruit_cards"][1]["id"] = one, other
    assert read(json.dumps(data).encode()).name == "My box"


def test_of_very_many_faults_some_are_told() -> None:
    """HI-26: and how many more there are."""
    data = box() | {"fruit_cards": [{"fruit": "durian"}] * 3_000}
    with pytest.raises(FaultyFileError) as caught:
        read(json.dumps(data).encode())
    faults = caught.value.faults
    assert len(faults) == MOST_FAULTS + 1
    assert (faults[-1].key, args(faults[-1])) == (
        "harvest_island.fault.more",
        {"n": 3 * 3_000 + 1 - MOST_FAULTS},
    )
