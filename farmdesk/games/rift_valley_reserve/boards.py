"""The boards: ours, read once from resources/cards/rift_valley_reserve, and the player's own.

A board is known in a state by its key: the id of one of ours, or the whole text of an own one, so
that a saved game opens when the file of its boards has gone.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

from farmdesk import assets
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.offers import FaultyFileError, content, files_in, reason, shown
from farmdesk.games.rift_valley_reserve.drafts import Draft, Title, Word, check

MOST_OWN = 5
"""Own boards in one game, at most."""

MOST_FAULTS = 100
"""Faults of one file that are told, at most; of any more only the number."""

MOST_BYTES = 200_000
"""A file of boards is never larger."""

IDENTICAL, ASYMMETRIC = "identical", "asymmetric"


class Board(NamedTuple):
    """What is printed on a board."""

    id: str
    name: str
    """The name as its maker wrote it; empty for our boards, whose names are words of the game."""
    mode: str
    """`identical` or `asymmetric`; an own board can be used as both."""
    areas: tuple[str, ...]
    """One text a row, one letter `A` to `I` a square."""
    tiles: tuple[str, ...]
    """One text a row: `.` empty, `K` kob, `E` elephant, `L` lion, `T` tree, `W` water, `R` rift."""


class Shelf(NamedTuple):
    """All boards that can be played on, and why files of the player's own were left out."""

    boards: tuple[Board, ...]
    """Ours first, then the player's own."""
    faults: tuple[tuple[str, Phrase], ...]
    """Names of files with what is wrong in them."""
    files: tuple[tuple[str, tuple[Board, ...]], ...] = ()
    """Names of the files without a fault, with their boards."""

    @property
    def own(self) -> tuple[Board, ...]:
        """The player's own boards."""
        return tuple(board for board in self.boards if board.name)


Line = Annotated[str, msgspec.Meta(max_length=200)]


class _Own(msgspec.Struct, forbid_unknown_fields=True):
    """An own board as it stands in an option: rows joined by slashes."""

    id: Word
    name: Title
    areas: Line
    tiles: Line


class _File(msgspec.Struct):
    schema: Literal[1]
    boards: Annotated[list[Draft], msgspec.Meta(min_length=1, max_length=50)]


class BoardError(ValueError):
    """A board that cannot be played on; `phrase` says why."""

    def __init__(self, fault: Phrase) -> None:
        super().__init__(fault.key, dict(fault.args))
        self.phrase = fault


def _of_draft(draft: Draft, name: str) -> Board:
    return Board(draft.id, name, draft.mode, tuple(draft.areas), tuple(draft.tiles))


def _fault(key: str, **args: int | str) -> Phrase:
    return phrase(f"rift_valley_reserve.fault.{key}", **args)


def drafts(data: bytes) -> list[Draft]:
    """The boards in a file, not yet checked. Raises BoardError for what is no file of boards."""
    if len(data) > MOST_BYTES:
        raise BoardError(_fault("too_large"))
    try:
        return msgspec.json.decode(data.removeprefix(BOM_UTF8), type=_File).boards
    except msgspec.ValidationError as error:
        where = re.search(r"\$\.?([^`]*)`?$", str(error))
        raise BoardError(
            _fault("shape", where=where[1] if where and where[1] else "file")
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BoardError(_fault("no_json")) from error


def _ours() -> tuple[Board, ...]:
    file = assets.path("resources", "cards", "rift_valley_reserve", "boards.json")
    found = drafts(file.read_bytes())
    for draft in found:
        for fault in check(draft):
            raise BoardError(fault)
    return tuple(_of_draft(draft, "") for draft in found)


OURS: tuple[Board, ...] = _ours()
"""The boards that come with the game: the home board and five large ones."""

_BY_ID = {board.id: board for board in OURS}


def load_boards(folder: Path | None = None) -> Shelf:
    """Our boards and those in the player's own folder (`boards` beside the saves).

    A file with any fault is left out as a whole, and its faults are told.
    """
    folder = own_folder() if folder is None else folder
    boards = list(OURS)
    faults: list[tuple[str, Phrase]] = []
    files: list[tuple[str, tuple[Board, ...]]] = []
    try:
        found = files_in(folder)
    except OSError as error:
        found = []
        faults.append((shown(folder.name), _fault("not_read", reason=reason(error))))
    for file in found:
        name = shown(file.name)
        try:
            fresh = read_file(file, {board.id for board in boards})
        except FaultyFileError as error:
            faults += ((name, fault) for fault in error.faults)
        else:
            boards += fresh
            files.append((name, fresh))
    return Shelf(tuple(boards), tuple(faults), tuple(files))


def own_folder() -> Path:
    """Where the player's own boards lie; there may be no such folder yet."""
    return assets.user_folder() / "boards"


def read_file(file: Path, taken: set[str]) -> tuple[Board, ...]:
    """The boards of a file, none of which may have an id that is taken. Raises FaultyFileError."""
    try:
        found = drafts(content(file, MOST_BYTES))
    except OSError as error:
        raise FaultyFileError((_fault("not_read", reason=reason(error)),)) from error
    except BoardError as error:
        raise FaultyFileError((error.phrase,)) from error
    faults: list[Phrase] = []
    for draft in found:
        faults += check(draft)
        if draft.id in taken:
            faults.append(_fault("twice", board=draft.id))
        taken = taken | {draft.id}
    if len(faults) > MOST_FAULTS:
        faults[MOST_FAULTS:] = [_fault("more", n=len(faults) - MOST_FAULTS)]
    if faults:
        raise FaultyFileError(tuple(faults))
    return tuple(_of_draft(draft, draft.title) for draft in found)


def key_of(board: Board) -> str:
    """The key of a board in a state."""
    if not board.name:
        return board.id
    rows = "/".join(board.areas), "/".join(board.tiles)
    return msgspec.json.encode(_Own(board.id, board.name, *rows)).decode()


def board_of(key: str) -> Board:
    """The board of a key. Raises BoardError when there is no such board, or a faulty one."""
    if key in _BY_ID:
        return _BY_ID[key]
    return _checked(_decoded(f"[{key}]")[0])


def own_text(boards: tuple[Board, ...]) -> str:
    """The value of the option `own`: the texts of the player's own boards, or empty."""
    return f"[{','.join(map(key_of, boards))}]" if boards else ""


def own_boards(text: str) -> tuple[Board, ...]:
    """The boards in the option `own`. Raises BoardError with the first fault."""
    return tuple(map(_checked, _decoded(text))) if text else ()


def own_fault(text: str) -> Phrase | None:
    """What is wrong with a value of the option `own`; None when it can be played with."""
    try:
        own_boards(text)
    except BoardError as error:
        return error.phrase
    return None


def _decoded(text: str) -> list[_Own]:
    try:
        found = msgspec.json.decode(text, type=list[_Own])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BoardError(_fault("no_json")) from error
    if not 1 <= len(found) <= MOST_OWN:
        raise BoardError(_fault("too_many", most=MOST_OWN))
    return found


def _checked(own: _Own) -> Board:
    areas, tiles = own.areas.split("/"), own.tiles.split("/")
    draft = Draft(own.id, len(areas[0]), len(areas), areas, tiles, name=own.name)
    for fault in check(draft):
        raise BoardError(fault)
    return _of_draft(draft, draft.title)
