"""A match <-> a JSON file, safely. The same file is the save, the replay and the golden test.

Writing is atomic: the new file is complete on the disk before it takes the old one's name, and the
last three versions stay beside it as `NAME.1` (newest) to `NAME.3`. Reading trusts nothing: shape,
ranges and every single move are checked, and a fault is told in one sentence.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec

from farmdesk.core.game import FREE_LENGTH, Game, SetupError
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import NAME_LENGTH, Chair, Match
from farmdesk.core.moves import IllegalMoveError, Phrase, parse_move, phrase

FORMAT = 1
BACKUPS = 3
MAX_BYTES = 4_000_000
"""No real game comes near this size."""

ALL_SEATS = tuple("0123456789")

Find = Callable[[str], "Game[Any] | None"]
"""From the id of a game to its rules; None when the game is not known."""


class SaveError(Exception):
    """A save that cannot be used or written; `phrase` says why, in one sentence."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.key, dict(reason.args))
        self.phrase = reason


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Value = Annotated[str, msgspec.Meta(max_length=FREE_LENGTH)]
GameId = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z][a-z0-9_]*\Z")]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)]


class _Seat(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    player: Name
    colour: Name


class _Head(msgspec.Struct):
    format: int
    game: GameId


class _Save(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: GameId
    rules: int
    options: dict[Text, Value]
    seed: Seed
    seats: Annotated[list[_Seat], msgspec.Meta(min_length=1, max_length=10)]
    moves: Annotated[list[Text], msgspec.Meta(max_length=20_000)]
    undone: Annotated[list[Text], msgspec.Meta(max_length=20_000)] = []
    takebacks: bool = False


def dump(match: Match) -> bytes:
    """The save of a match: indented JSON in UTF-8, one move a line as `seat move`."""
    save = _Save(
        format=FORMAT,
        game=match.game.info.id,
        rules=match.game.info.rules,
        options=dict(sorted(match.options.items())),
        seed=match.seed,
        seats=[_Seat(chair.name, chair.player, chair.colour) for chair in match.chairs],
        moves=[f"{turn.seat} {turn.move}" for turn in match.past],
        undone=[f"{turn.seat} {turn.move}" for turn in reversed(match.future)],
        takebacks=match.takebacks,
    )
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def load(data: bytes, find: Find) -> Match:
    """The match in a save, every move checked again. Raises SaveError with the reason."""
    if len(data) > MAX_BYTES:
        raise SaveError(phrase("save.too_large"))
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format > FORMAT:
            raise SaveError(phrase("save.newer"))
        game = find(head.game)
        if game is None:
            raise SaveError(phrase("save.unknown_game", game=head.game))
        save = msgspec.json.decode(data, type=_Save, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(phrase("save.damaged")) from error
    if save.format != FORMAT:
        raise SaveError(phrase("save.damaged"))
    if save.rules != game.info.rules:
        newer = save.rules > game.info.rules
        raise SaveError(phrase("save.newer" if newer else "save.older_rules"))
    return _replayed(save, game)


def _replayed(save: _Save, game: Game[Any]) -> Match:
    chairs = [Chair(seat.name, seat.player, seat.colour) for seat in save.seats]
    try:
        match = Match(game, save.options, save.seed, chairs)
    except SetupError as error:
        raise SaveError(phrase("save.damaged")) from error
    for text in save.moves + save.undone:
        _play(match, text)
    for _ in save.undone:
        match.future.append(match.past.pop())
        match.states.pop()
    match.decisions = game.decisions(match.state)
    match.takebacks = save.takebacks
    return match


def _play(match: Match, text: str) -> None:
    seat, _, move = text.partition(" ")
    fault = SaveError(phrase("save.illegal_move", n=len(match.past) + 1))
    decision = match.decision_of(int(seat)) if seat in ALL_SEATS else None
    if decision is None:
        raise fault
    try:
        match.play(decision.seat, parse_move(decision, move))
    except IllegalMoveError as error:
        raise fault from error


def write(path: Path, data: bytes) -> None:
    """Put data into a file so that a kill at any moment leaves the old or the new one, whole.

    The version before goes to `NAME.1`, older ones to `NAME.2` and `NAME.3`. Raises SaveError when
    the disk is full or the folder cannot be written; what was there before is then still there.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _rotate(path)
        fresh.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        for scrap in (fresh, _scrap(path)):
            with contextlib.suppress(OSError):
                scrap.unlink(missing_ok=True)
        raise SaveError(phrase("save.not_written", reason=error.strerror or str(error))) from error


def _scrap(path: Path) -> Path:
    return path.with_name(path.name + ".copy")


def _rotate(path: Path) -> None:
    names = [path, *backups(path)]
    if not path.exists():
        return
    if names[1].exists() and names[1].read_bytes() == path.read_bytes():
        return  # a write that failed half-way has been here; no older version may fall off for it
    for older, newer in zip(names[:1:-1], names[-2:0:-1], strict=True):
        if newer.exists():
            newer.replace(older)
    copy = _scrap(path)
    copy.unlink(missing_ok=True)
    try:
        os.link(path, copy)
    except OSError:  # some file systems know no hard links
        shutil.copyfile(path, copy)
    copy.replace(names[1])


def _sync_folder(folder: Path) -> None:
    """Make the new name outlast a power cut, where folders can be synced; the file is whole."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):  # network folders often refuse; nothing is lost by that
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def backups(path: Path) -> list[Path]:
    """The names of the back-ups of a save, newest first, whether they exist or not."""
    return [path.with_name(f"{path.name}.{number}") for number in range(1, BACKUPS + 1)]


def read(path: Path, find: Find) -> Match:
    """The match in a file. Raises SaveError with the reason; the file is left as it is."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SaveError(phrase("save.not_read", reason=error.strerror or str(error))) from error
    return load(data, find)


def newest_good(path: Path, find: Find) -> Path | None:
    """The newest back-up of a save that can be read, if any."""
    for backup in backups(path):
        try:
            read(backup, find)
        except SaveError:
            continue
        return backup
    return None
