"""The player's own decks as values of the option `deck`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from farmdesk import assets
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.offers import (
    FaultyFileError,
    Offer,
    Offers,
    content,
    files_in,
    reason,
    shown,
)
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
        data = content(file, MOST_BYTES)
    except OSError as error:
        raise FaultyFileError((fault("not_read", reason=reason(error)),)) from error
    return read(data, shown(file.stem)[:LONGEST_NAME])


def load_decks(folder: Path | None = None) -> Shelf:
    """All decks in the player's own folder, file by file; no two have one name."""
    folder = own_folder() if folder is None else folder
    decks: dict[str, Draft] = {}
    faults: list[tuple[str, Phrase]] = []
    try:
        files = files_in(folder)
    except OSError as error:
        files = []
        faults.append((shown(folder.name), fault("not_read", reason=reason(error))))
    for file in files:
        name = shown(file.name)
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
