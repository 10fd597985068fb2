"""Saved games: listed quickly, opened strictly, never lost."""

from __future__ import annotations

import os
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from farmdesk import games
from farmdesk.app import library as library_module
from farmdesk.app.library import Library, outcome
from farmdesk.core.match import Chair, Match
from farmdesk.core.saves import SaveError, backups, dump


def begun(moves: int, seed: int = 1, seats: int = 2) -> Match:
    """A match some moves long, always playing the first answer."""
    game = games.find("harvest_valley")
    assert game is not None
    chairs = (
        Chair("Ann Ōe", "human", "red"),
        Chair("민수", "hard", "teal"),
        Chair("C", "x", "blue"),
    )
    match = Match(game, {}, seed, chairs[:seats])
    while match.decisions and len(match.past) < moves:
        decision = match.decisions[0]
        match.play(decision.seat, decision.moves[0])
    return match


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "내 게임 ゲーム" / "games", games.find)


def kept(library: Library, match: Match, age: int = 0) -> Path:
    path = library.new_path(match)
    library.save(match, path)
    stamp = path.stat().st_mtime - age
    os.utime(path, (stamp, stamp))
    return path


def test_nothing_is_there_before_the_first_game(library: Library) -> None:
    assert library.entries() == []
    assert not library.folder.exists()


def test_the_newest_comes_first_and_headers_tell_who_played(library: Library) -> None:
    old = kept(library, begun(3), age=500)
    new = kept(library, begun(5, seed=2))
    first, second = library.entries()
    assert (first.path, second.path) == (new, old)
    assert (first.game, first.moves, first.fault) == ("harvest_valley", 5, None)
    assert [chair.name for chair in first.chairs] == ["Ann Ōe", "민수"]


class WindowsMoment(datetime):
    """Windows' C library cannot place a moment of 1970's first day without a zone."""

    def astimezone(self, tz: tzinfo | None = None) -> WindowsMoment:
        if self.tzinfo is None and self.timestamp() < 86_400:
            raise OSError(22, "Invalid argument")
        return super().astimezone(tz)


def test_a_file_of_no_date_is_listed_on_windows_too(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(library, begun(3))
    os.utime(path, (0, 0))  # as an archive without dates leaves it
    monkeypatch.setattr(library_module, "datetime", WindowsMoment)
    (entry,) = library.entries()
    assert (entry.path, entry.fault, entry.when.timestamp()) == (path, None, 0)


def test_the_file_is_named_after_game_moment_and_seed(library: Library) -> None:
    path = library.new_path(begun(0, seed=77))
    game, day, clock, seed = path.stem.split("-")
    assert (game, seed, path.suffix) == ("harvest_valley", "77", ".farmdesk")
    assert (len(day), len(clock)) == (8, 6)


def test_two_games_of_one_second_get_two_files(library: Library) -> None:
    match = begun(1)
    assert kept(library, match) != library.new_path(match)


def test_unfinished_games_are_told_from_finished_ones(library: Library) -> None:
    going = kept(library, begun(4))
    done = kept(library, begun(10_000, seed=2))
    assert [entry.path for entry in library.unfinished()] == [going]
    by_path = {entry.path: library.outcome(entry) for entry in library.entries()}
    assert by_path[done].over
    assert by_path[done] == outcome(library.read(done))
    assert not by_path[going].over


def test_how_a_game_stands_is_read_again_when_its_file_changes(library: Library) -> None:
    path = kept(library, begun(4))
    (entry,) = library.entries()
    assert not library.outcome(entry).over
    library.save(begun(10_000), path)
    assert library.outcome(entry).over


HOSTILE = {
    "empty": b"",
    "half": b'{"format": 1, "game": "harvest_val',
    "other": b"\x89PNG\r\n",
    "list": b"[]",
    "newer": b'{"format": 99, "game": "harvest_valley", "seats": [], "moves": []}',
    "unknown": b'{"format": 1, "game": "chess", "seats": [], "moves": []}',
    "nobody": b'{"format": 1, "game": "harvest_valley", "seats": [], "moves": []}',
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_bad_file_is_listed_with_its_fault_and_left_alone(kind: str, library: Library) -> None:
    library.folder.mkdir(parents=True)
    file = library.folder / f"harvest_valley-{kind}.farmdesk"
    file.write_bytes(HOSTILE[kind])
    (entry,) = library.entries()
    assert entry.fault is not None
    assert entry.fault.key.startswith("save.")
    assert entry.game == ("chess" if kind == "unknown" else "harvest_valley")
    with pytest.raises(SaveError):
        library.read(file)
    assert library.unfinished() == []
    assert file.read_bytes() == HOSTILE[kind]


def test_the_newest_good_backup_goes_on_in_a_file_of_its_own(library: Library) -> None:
    path = library.new_path(begun(0))
    for moves in (2, 3, 4):
        library.save(begun(moves), path)
    path.write_bytes(b"torn")
    backups(path)[0].write_bytes(b"torn too")
    found = library.rescue(path)
    assert found is not None
    match, fresh = found
    assert len(match.past) == 2
    assert fresh != path
    assert not fresh.exists()
    assert path.read_bytes() == b"torn"


def test_without_a_good_backup_there_is_nothing_to_offer(library: Library) -> None:
    library.folder.mkdir(parents=True)
    path = library.folder / "harvest_valley-x.farmdesk"
    path.write_bytes(b"torn")
    assert library.rescue(path) is None


def test_deleting_takes_the_backups_along(library: Library) -> None:
    path = library.new_path(begun(0))
    for moves in (1, 2, 3):
        library.save(begun(moves), path)
    other = kept(library, begun(1, seed=9))
    library.delete(path)
    assert sorted(library.folder.iterdir()) == [other]


def test_a_file_is_taken_in_and_given_out_unchanged(library: Library, tmp_path: Path) -> None:
    outside = tmp_path / "from 友達.farmdesk"
    outside.write_bytes(dump(begun(6)))
    path = library.take_in(outside)
    assert path.parent == library.folder
    target = tmp_path / "to 친구.farmdesk"
    library.give_out(path, target)
    assert target.read_bytes() == outside.read_bytes()


def test_a_bad_file_is_not_taken_in(library: Library, tmp_path: Path) -> None:
    outside = tmp_path / "bad.farmdesk"
    outside.write_bytes(b"{}")
    with pytest.raises(SaveError):
        library.take_in(outside)
    assert library.entries() == []


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("x", encoding="utf-8")
    library = Library(blocked / "games", games.find)
    fault = library.fault()
    assert fault is not None
    assert fault.key == "save.not_written"
    with pytest.raises(SaveError):
        library.save(begun(1), library.folder / "x.farmdesk")


def test_a_folder_that_can_be_used_is_left_as_it_was(library: Library) -> None:
    assert library.fault() is None
    assert list(library.folder.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_is_not_waited_for_and_a_folder_is_no_game(library: Library, tmp_path: Path) -> None:
    """Nobody writes into the pipe: reading it would never end."""
    pipe, folder = tmp_path / "pipe.farmdesk", tmp_path / "folder.farmdesk"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder):
        with pytest.raises(SaveError) as caught:
            library.read(path)
        assert caught.value.phrase.key == "save.damaged"


def test_a_name_too_long_is_told(library: Library, tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        library.read(tmp_path / ("n" * 300 + ".farmdesk"))
    assert caught.value.phrase.key == "save.not_read"
