"""Files of boards as disks and editors have them: nothing is waited for, everything is told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from farmdesk.games.rift_valley_reserve.boards import OURS, load_boards
from tests.games.rift_valley_reserve.test_own_boards import meadow


def test_a_file_may_begin_as_some_editors_begin_theirs(tmp_path: Path) -> None:
    """RV-32: a byte order mark before the JSON, as Windows writes it."""
    data = json.dumps({"schema": 1, "boards": [meadow()]}).encode("utf-8-sig")
    (tmp_path / "own.json").write_bytes(data)
    shelf = load_boards(tmp_path)
    assert ([one.id for one in shelf.own], shelf.faults) == (["meadow"], ())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_what_has_no_end_or_no_beginning_is_not_waited_for(tmp_path: Path) -> None:
    """RV-33: a pipe that nobody writes into, a device that never ends."""
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    faults = load_boards(tmp_path).faults
    assert [name for name, _ in faults] == ["pipe.json", "zero.json"]
    assert {fault.key for _, fault in faults} == {"rift_valley_reserve.fault.no_json"}


def test_of_a_huge_file_little_is_read(tmp_path: Path) -> None:
    """RV-33: a sparse file of 2 TB is told to be too large."""
    with (tmp_path / "own.json").open("wb") as file:
        file.truncate(2 << 40)
    ((_, fault),) = load_boards(tmp_path).faults
    assert fault.key == "rift_valley_reserve.fault.too_large"


def test_a_folder_that_cannot_be_looked_into_is_told(tmp_path: Path) -> None:
    """RV-32: a file in its place, say; the game goes on with ours."""
    (tmp_path / "boards").write_text("in the way", "utf-8")
    shelf = load_boards(tmp_path / "boards")
    ((name, fault),) = shelf.faults
    assert (name, fault.key) == ("boards", "rift_valley_reserve.fault.not_read")
    assert shelf.boards == OURS


def test_hidden_files_are_no_files_of_boards(tmp_path: Path) -> None:
    """RV-32: what a Mac leaves on a memory stick, and editors while they write."""
    (tmp_path / "._own.json").write_bytes(b"\0\5\x16\7")
    (tmp_path / ".#own.json").symlink_to("somebody@somewhere")
    assert load_boards(tmp_path).faults == ()


@pytest.mark.skipif(os.name != "posix", reason="no such names here")
@pytest.mark.parametrize(
    ("name", "said"),
    [(b"two\nlines\x1b[31m.json", "two?lines?[31m.json"), (b"\xff.json", "?.json")],
)
def test_a_name_of_a_file_is_one_line_of_text(tmp_path: Path, name: bytes, said: str) -> None:
    """RV-33: whatever the disk allows."""
    (tmp_path / os.fsdecode(name)).write_bytes(b"{")
    assert [file for file, _ in load_boards(tmp_path).faults] == [said]
