"""The saved games: one file a match, in the player's own folder.

Listing reads headers only, so it stays quick; how a match stands is found by playing it again and
is remembered while the file does not change. Every fault is a `SaveError` with a sentence.
"""

from __future__ import annotations

import stat
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from farmdesk.core import saves
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.core.saves import Find, SaveError

SUFFIX = ".farmdesk"


def is_save(name: str) -> bool:
    """Is this the name of a saved game? Some systems write endings in capitals."""
    return name.lower().endswith(SUFFIX)


class Entry(NamedTuple):
    """One saved game as its file's header tells it."""

    path: Path
    when: datetime
    """When it was last written, in local time."""
    game: str = ""
    chairs: tuple[Chair, ...] = ()
    moves: int = 0
    seed: int = -1
    fault: Phrase | None = None
    """Why it cannot be opened; the header may then be empty, and the
    game is what the file's name says."""


class Outcome(NamedTuple):
    """How a saved game stands."""

    over: bool
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


class _Seat(msgspec.Struct):
    name: str
    player: str
    colour: str


class _Header(msgspec.Struct):
    format: int
    game: str
    seats: list[_Seat]
    moves: list[str]
    seed: int = -1


class Library:
    """All saved games of a folder, which is made when the first one is kept."""

    def __init__(self, folder: Path, find: Find) -> None:
        self.folder = folder
        self._find = find
        self._known: dict[tuple[Path, int, int], Outcome] = {}

    def entries(self) -> list[Entry]:
        """Every saved game, the newest first. A file that cannot be read has a `fault`."""
        try:
            files = [file for file in self.folder.iterdir() if file.suffix == SUFFIX]
        except FileNotFoundError:
            return []
        except OSError as error:
            reason = error.strerror or str(error)
            raise SaveError(phrase("save.not_read", reason=reason)) from error
        found = [self._entry(file) for file in files if file.is_file()]
        return sorted(found, key=lambda entry: (entry.when, entry.path.name), reverse=True)

    def _entry(self, file: Path) -> Entry:
        when = datetime.fromtimestamp(0, UTC).astimezone()  # without a zone Windows refuses it
        game = file.name.partition("-")[0]
        try:
            found = file.stat()
            when = datetime.fromtimestamp(found.st_mtime, UTC).astimezone()
            if found.st_size > saves.MAX_BYTES:
                return Entry(file, when, game, fault=phrase("save.too_large"))
            header = msgspec.json.decode(file.read_bytes(), type=_Header)
        except OSError as error:
            reason = error.strerror or str(error)
            return Entry(file, when, game, fault=phrase("save.not_read", reason=reason))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Entry(file, when, game, fault=phrase("save.damaged"))
        chairs = tuple(Chair(seat.name, seat.player, seat.colour) for seat in header.seats)
        fault = self._doubt(header, chairs)
        seats = () if fault else chairs
        return Entry(file, when, header.game, seats, len(header.moves), header.seed, fault)

    def _doubt(self, header: _Header, chairs: tuple[Chair, ...]) -> Phrase | None:
        if header.format > saves.FORMAT:
            return phrase("save.newer")
        if self._find(header.game) is None:
            return phrase("save.unknown_game", game=header.game)
        if not chairs or any(chair.colour not in COLOURS for chair in chairs):
            return phrase("save.damaged")
        return None

    def outcome(self, entry: Entry) -> Outcome:
        """How it stands now. Raises SaveError when it cannot be played again."""
        try:
            found = entry.path.stat()
        except OSError as error:
            reason = error.strerror or str(error)
            raise SaveError(phrase("save.not_read", reason=reason)) from error
        key = (entry.path, found.st_mtime_ns, found.st_size)
        if key not in self._known:
            self._known[key] = outcome(self.read(entry.path))
        return self._known[key]

    def unfinished(self) -> list[Entry]:
        """The games that can be continued, the newest first."""
        return [entry for entry in self.entries() if self._goes_on(entry)]

    def _goes_on(self, entry: Entry) -> bool:
        if entry.fault is not None:
            return False
        try:
            return not self.outcome(entry).over
        except SaveError:
            return False

    def new_path(self, match: Match) -> Path:
        """The file for a match that has none yet; nothing is written."""
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        stem = f"{match.game.info.id}-{stamp}-{match.seed}"
        path = self.folder / f"{stem}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"{stem}-{number}{SUFFIX}"
        return path

    def read(self, path: Path) -> Match:
        """The match in a file. Raises SaveError; the file stays as it is."""
        if _is_no_file(path):
            raise SaveError(phrase("save.damaged"))
        return saves.read(path, self._find)

    def save(self, match: Match, path: Path) -> None:
        """Write a match. Raises SaveError; what was in the file is then still there."""
        saves.write(path, saves.dump(match))

    def rescue(self, path: Path) -> tuple[Match, Path] | None:
        """The newest good back-up of a damaged save, and a file of its own to go on in.

        None when no back-up can be read. Nothing is written.
        """
        backup = saves.newest_good(path, self._find)
        if backup is None:
            return None
        match = self.read(backup)
        return match, self.new_path(match)

    def delete(self, path: Path) -> None:
        """Remove a save with its back-ups. Raises SaveError when the disk does not allow it."""
        try:
            for file in (path, *saves.backups(path)):
                file.unlink(missing_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise SaveError(phrase("save.not_written", reason=reason)) from error

    def take_in(self, file: Path) -> Path:
        """Copy somebody's save into the library; returns its file there.

        Raises SaveError when it is no good save or cannot be written.
        """
        match = self.read(file)
        path = self.new_path(match)
        self.save(match, path)
        return path

    def give_out(self, path: Path, target: Path) -> None:
        """Copy a save to a file of the player's choice. Raises SaveError."""
        try:
            data = path.read_bytes()
        except OSError as error:
            reason = error.strerror or str(error)
            raise SaveError(phrase("save.not_read", reason=reason)) from error
        saves.write(target, data)

    def fault(self) -> Phrase | None:
        """Why games cannot be kept here, or None: tried by writing and removing a small file."""
        probe = self.folder / "can-write"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            probe.write_bytes(b"yes")
            probe.unlink()
        except OSError as error:
            return phrase("save.not_written", reason=error.strerror or str(error))
        return None


def _is_no_file(path: Path) -> bool:
    """Is it a folder, or a pipe, at which the window would wait for ever?"""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except OSError:  # reading it tells why
        return False


def outcome(match: Match) -> Outcome:
    """How a match stands."""
    game: Any = match.game
    standing = game.standing(match.state)
    return Outcome(match.over, standing.winners, standing.totals)
