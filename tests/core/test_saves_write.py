"""Writing saves: whatever fails, and whenever, what was there before is still there."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

import pytest

from farmdesk.core.saves import BACKUPS, SaveError, backups, dump, read, write
from tests.contract.plays import rules
from tests.core.little import new_match, play_on

VERSIONS = [dump(play_on(new_match(), count)) for count in range(8)]


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def fill(file: Path, count: int) -> None:
    """Write some versions one after the other."""
    for version in VERSIONS[:count]:
        write(file, version)


def test_the_last_three_versions_stay_beside_the_newest(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    for count, version in enumerate(VERSIONS):
        write(file, version)
        kept = VERSIONS[max(0, count - BACKUPS) : count + 1][::-1]
        names = ["save.json", "save.json.1", "save.json.2", "save.json.3"]
        assert contents(tmp_path) == dict(zip(names, kept, strict=False))


def test_writing_the_same_again_costs_no_back_up(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    fill(file, 5)
    before = contents(tmp_path)
    for _ in range(4):
        write(file, VERSIONS[4])
    assert contents(tmp_path) == before | {"save.json.1": VERSIONS[4]} | {
        "save.json.2": VERSIONS[3],
        "save.json.3": VERSIONS[2],
    }


def test_a_file_is_whole_on_the_disk_before_it_takes_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, seen = tmp_path / "save.json", []
    sync, replace = os.fsync, os.replace

    def watched_sync(handle: int) -> None:
        seen.append("sync")
        sync(handle)

    def watched_replace(source: Any, target: Any) -> None:
        seen.append(f"{Path(source).name} > {Path(target).name}")
        assert Path(source).stat().st_size > 0
        replace(source, target)

    monkeypatch.setattr(os, "fsync", watched_sync)
    monkeypatch.setattr(os, "replace", watched_replace)
    write(file, VERSIONS[0])
    assert seen[:2] == ["sync", "save.json.new > save.json"]


def fail(code: int) -> Any:
    """A call of the system that fails."""

    def failing(*_: Any, **__: Any) -> NoReturn:
        raise OSError(code, os.strerror(code))

    return failing


def refused(file: Path, data: bytes) -> None:
    """Writing is told to have failed, with the system's reason."""
    with pytest.raises(SaveError) as caught:
        write(file, data)
    assert caught.value.phrase.key == "save.not_written"
    assert dict(caught.value.phrase.args)["reason"]


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EDQUOT])
def test_a_disk_that_fails_to_sync_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    file = tmp_path / "save.json"
    fill(file, 5)
    before = contents(tmp_path)
    monkeypatch.setattr(os, "fsync", fail(code))
    for _ in range(3):
        refused(file, VERSIONS[5])
    assert contents(tmp_path) == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full disk to try")
def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    fill(file, 5)
    before = contents(tmp_path)
    (tmp_path / "save.json.new").symlink_to("/dev/full")
    refused(file, VERSIONS[5])
    assert contents(tmp_path) == before


@pytest.mark.parametrize("good", range(4))
def test_a_rename_that_fails_loses_no_version_that_was_to_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, good: int
) -> None:
    """The rename after `good` ones fails, again and again, as when a scanner holds the file."""
    file = tmp_path / "save.json"
    fill(file, 5)
    replace = Path.replace
    for attempt in range(6):
        left = [good]

        def failing(self: Path, target: Any, left: list[int] = left) -> Path:
            if not left[0]:
                raise PermissionError(errno.EACCES, "held by another program")
            left[0] -= 1
            return replace(self, target)

        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", failing)
            if attempt == 0 or good == 0:
                refused(file, VERSIONS[5])
        kept = contents(tmp_path)
        assert kept["save.json"] == VERSIONS[4]
        assert set(kept.values()) >= {VERSIONS[4], VERSIONS[3], VERSIONS[2]}
        assert not {name for name in kept if name.endswith((".new", ".copy"))}
    write(file, VERSIONS[5])
    kept = contents(tmp_path)
    assert kept["save.json"] == VERSIONS[5]
    assert VERSIONS[4] in kept.values()


def test_a_last_rename_that_keeps_failing_costs_no_back_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "save.json"
    fill(file, 5)
    replace = Path.replace

    def failing(self: Path, target: Any) -> Path:
        if Path(target) == file:
            raise PermissionError(errno.EACCES, "held by another program")
        return replace(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", failing)
        for _ in range(10):
            refused(file, VERSIONS[5])
    assert set(contents(tmp_path).values()) == set(VERSIONS[2:5])
    write(file, VERSIONS[5])
    assert set(contents(tmp_path).values()) == set(VERSIONS[2:6])


def test_disks_without_hard_links_get_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", fail(errno.EPERM))
    fill(tmp_path / "save.json", 6)
    assert list(contents(tmp_path).values()).count(VERSIONS[5]) == 1
    assert set(contents(tmp_path).values()) == set(VERSIONS[2:6])


def test_folders_that_cannot_be_synced_are_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, sync = tmp_path / "save.json", os.fsync

    def only_files(handle: int) -> None:
        if os.path.isdir(f"/proc/self/fd/{handle}"):  # noqa: PTH112 - a handle, not a path
            raise OSError(errno.EINVAL, "not for folders")
        sync(handle)

    monkeypatch.setattr(os, "fsync", only_files)
    fill(file, 2)
    assert file.read_bytes() == VERSIONS[1]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"in the way")
    refused(tmp_path / "file" / "save.json", VERSIONS[0])
    assert contents(tmp_path) == {"file": b"in the way"}


def test_a_folder_in_place_of_the_save_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "save.json").mkdir()
    refused(tmp_path / "save.json", VERSIONS[0])
    assert [entry.name for entry in tmp_path.iterdir()] == ["save.json"]


def test_a_read_only_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "save.json"
    fill(file, 2)
    before = contents(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", fail(errno.EROFS))
        refused(file, VERSIONS[2])
    assert contents(tmp_path) == before


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="to root no folder is read-only"
)
def test_a_really_read_only_folder_is_told(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    fill(file, 2)
    before = contents(tmp_path)
    tmp_path.chmod(0o555)
    try:
        refused(file, VERSIONS[2])
        assert contents(tmp_path) == before
    finally:
        tmp_path.chmod(0o755)


def test_scraps_of_a_killed_write_are_in_nobodys_way(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    fill(file, 3)
    (tmp_path / "save.json.new").write_bytes(b'{"form')
    (tmp_path / "save.json.copy").write_bytes(b"{")
    write(file, VERSIONS[3])
    assert set(contents(tmp_path).values()) == set(VERSIONS[:4])


def test_a_kill_between_copy_and_rename_is_in_nobodys_way(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    fill(file, 3)
    (tmp_path / "save.json.copy").hardlink_to(file)
    write(file, VERSIONS[3])
    assert set(contents(tmp_path).values()) == set(VERSIONS[:4])


WRITER = """
import sys
from pathlib import Path
from farmdesk.core.saves import write
versions = Path(sys.argv[2]).read_bytes().split(b"=====")
while True:
    for version in versions:
        write(Path(sys.argv[1]), version)
        print(".", end="", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 as POSIX knows it")
def test_a_kill_at_any_moment_leaves_a_whole_save(tmp_path: Path) -> None:
    folder, versions = tmp_path / "saves", tmp_path / "versions"
    versions.write_bytes(b"=====".join(VERSIONS))
    file = folder / "save.json"
    for number in range(8):
        command = [sys.executable, "-c", WRITER, str(file), str(versions)]
        writer = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert writer.stdout is not None
        assert writer.stdout.read(1) == b"."
        time.sleep(0.0007 * number * number)
        writer.send_signal(signal.SIGKILL)
        writer.wait(10)
        writer.stdout.close()
        assert read(file, rules).states
        assert file.read_bytes() in VERSIONS
        for backup in backups(file):
            assert not backup.exists() or backup.read_bytes() in VERSIONS
