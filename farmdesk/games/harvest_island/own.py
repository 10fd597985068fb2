"""The player's own decks as values of the option `deck`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from farmdesk import assets
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.offers import FaultyFileError, Offer, Offers
from farmdesk.games.harvest_island.cards import draft_of, text_of
from farmdesk.games.harvest_island.drafts import LONGEST_NAME, MOST_BYTES, Draft, fault, read

OURS = Offer("", phrase("harvest_island.option.deck.ours"))


class Shelf(NamedTuple):
    """The decks in the player's own folder, and why files there give none."""

    decks: tuple[Draft, ...]
    faults: tuple[tuple[str, Phrase], ...]
    """Names of files with what is wrong in them."""


def own_folder() -> Path:
    """Where the player's own decks lie; there may be no such folder yet."""
    return assets.user_folder() / "decks"


def read_file(file: Path) -> Draft:
    """The deck of a file. Raises FaultyFileError with all that is wrong."""
    try:
        data = _content(file)
    except OSError as error:
        raise FaultyFileError((_not_read(error),)) from error
    return read(data, _shown(file.stem)[:LONGEST_NAME])


def _content(file: Path) -> bytes:
    """What is in a file, no more of it than tells that it is too large. Raises OSError.

    Nothing of a pipe or a device: it may have no end, or never begin.
    """
    if file.exists() and not file.is_file() and not file.is_dir():
        return b""
    with file.open("rb") as data:
        return data.read(MOST_BYTES + 1)


def _files(folder: Path) -> list[Path]:
    """The files of decks, by name; not the hidden ones that systems and editors leave beside them.

    Raises OSError when the folder is there and cannot be looked into.
    """
    try:
        names = sorted(folder.iterdir())
    except FileNotFoundError:
        return []
    return [file for file in names if file.suffix == ".json" and not file.name.startswith(".")]


def _not_read(error: OSError) -> Phrase:
    return fault("not_read", reason=error.strerror or str(error))


def _shown(name: str) -> str:
    """The name of a file as one line of text: some disks allow more."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def load_decks(folder: Path | None = None) -> Shelf:
    """All decks in the player's own folder, file by file; no two have one name."""
    folder = own_folder() if folder is None else folder
    decks: dict[str, Draft] = {}
    faults: list[tuple[str, Phrase]] = []
    try:
        files = _files(folder)
    except OSError as error:
        files = []
        faults.append((_shown(folder.name), _not_read(error)))
    for file in files:
        name = _shown(file.name)
        try:
            draft = read_file(file)
        except FaultyFileError as error:
            faults += ((name, told) for told in error.faults)
            continue
        if draft.name in decks:
            faults.append((name, fault("same_name", deck=draft.name)))
        else:
            decks[draft.name] = draft
    return Shelf(tuple(decks.values()), tuple(faults))


class OwnDecks:
    """Fits `core.offers.OwnFiles`."""

    def folder(self) -> Path:
        """`decks` in the player's own folder."""
        return own_folder()

    def offers(self) -> Offers:
        """Ours, and the deck of each file."""
        shelf = load_decks()
        own = tuple(Offer(text_of(draft), draft.name) for draft in shelf.decks)
        return Offers((OURS, *own), shelf.faults)

    def renew(self, value: str) -> Offer | None:
        """The deck of the same name as its file shows it now; None when it is missing."""
        if value == OURS.value:
            return OURS
        name = draft_of(value).name
        found = next((draft for draft in load_decks().decks if draft.name == name), None)
        return Offer(text_of(found), found.name) if found is not None else None

    def read(self, file: Path) -> str:
        """The deck of a file anywhere. Raises FaultyFileError."""
        return text_of(read_file(file))
