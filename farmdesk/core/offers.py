"""Files of the player's own, from which an option takes its values: offered, renewed, read.

An option without choices of its own may be fed from a folder. The game says which values the files
there give and what is wrong with them; whoever asks for options shows both.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Protocol

from farmdesk.core.moves import Phrase


class Offer(NamedTuple):
    """A value that can be chosen now."""

    value: str
    label: Phrase | str
    """Words of the game, or a text of the player's own."""


class Offers(NamedTuple):
    """What the files give at this moment."""

    values: tuple[Offer, ...]
    """The default first, whatever the files are."""
    faults: tuple[tuple[str, Phrase], ...] = ()
    """Names of files that give nothing, with all that is wrong in them."""


class FaultyFileError(ValueError):
    """A file that cannot be used; `faults` says all that is wrong with it, in its order."""

    def __init__(self, faults: tuple[Phrase, ...]) -> None:
        super().__init__(*(fault.key for fault in faults))
        self.faults = faults


class OwnFiles(Protocol):
    """The files behind an option. Everything is read anew each time it is asked for."""

    def folder(self) -> Path:
        """Where the files lie. There may be no such folder yet."""
        ...

    def offers(self) -> Offers:
        """All values that the files give now."""
        ...

    def renew(self, value: str) -> Offer | None:
        """A value that was chosen earlier, as its files give it now; None when they do not.

        The default is always there. Others need not be among the offers of this moment.
        """
        ...

    def read(self, file: Path) -> str:
        """The value that a file anywhere gives. Raises FaultyFileError."""
        ...


def files_in(folder: Path) -> list[Path]:
    """The `.json` files of a folder, by name; none when there is no such folder.

    Not the hidden ones that systems and editors leave beside them. Raises OSError when the folder
    is there and cannot be looked into.
    """
    try:
        names = sorted(folder.iterdir())
    except FileNotFoundError:
        return []
    return [file for file in names if file.suffix == ".json" and not file.name.startswith(".")]


def content(file: Path, most: int) -> bytes:
    """What is in a file: at most one byte more than `most`, which tells that it is too large.

    Nothing of a pipe or a device: it may have no end, or never begin. Raises OSError.
    """
    if file.exists() and not file.is_file() and not file.is_dir():
        return b""
    with file.open("rb") as data:
        return data.read(most + 1)


def shown(name: str) -> str:
    """The name of a file as one line of text: some disks allow more."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def reason(error: OSError) -> str:
    """Why a file or folder cannot be read, in the words of the system."""
    return error.strerror or str(error)
