"""The player's own decks as values of the option `own`: one file, one deck."""

from __future__ import annotations

from pathlib import Path

from farmdesk import assets
from farmdesk.core.game import FREE_LENGTH
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
from farmdesk.games.formidable_farm.cards import deck_of
from farmdesk.games.formidable_farm.codes import LONGEST_NAME, deck_name, encoded
from farmdesk.games.formidable_farm.drafts import DeckError, check, fault, read

NONE = Offer("", phrase("formidable_farm.option.own.ours"))

MOST_BYTES = 400_000
"""A file of cards is never larger."""


def own_fault(text: str) -> Phrase | None:
    """What is wrong with a value of the option `own`; None when it can be played with."""
    try:
        deck_of(text)
    except DeckError as error:
        return error.faults[0]
    return None


class OwnDecks:
    """Fits `core.offers.OwnFiles`."""

    def folder(self) -> Path:
        """`decks` in the player's own folder, one room a game."""
        return assets.user_folder() / "decks" / "formidable_farm"

    def offers(self) -> Offers:
        """Our deck and each own one that has no fault; no two have one name."""
        found: dict[str, Offer] = {}
        faults: list[tuple[str, Phrase]] = []
        folder = self.folder()
        try:
            files = files_in(folder)
        except OSError as error:
            files = []
            faults.append((shown(folder.name), fault("not_read", reason=reason(error))))
        for file in files:
            try:
                value = self.read(file)
            except FaultyFileError as error:
                faults += ((shown(file.name), what) for what in error.faults)
                continue
            name = deck_name(value)
            if name in found:
                faults.append((shown(file.name), fault("same_name", deck=name)))
            else:
                found[name] = Offer(value, name)
        return Offers((NONE, *found.values()), tuple(faults))

    def renew(self, value: str) -> Offer | None:
        """The deck of the same name as its file shows it now; None when it is gone or faulty."""
        if value == NONE.value:
            return NONE
        wanted = deck_name(value)
        return next((o for o in self.offers().values[1:] if deck_name(o.value) == wanted), None)

    def read(self, file: Path) -> str:
        """The text of the deck in a file. Raises FaultyFileError with all its faults."""
        try:
            data = content(file, MOST_BYTES)
        except OSError as error:
            raise FaultyFileError((fault("not_read", reason=reason(error)),)) from error
        if len(data) > MOST_BYTES:
            raise FaultyFileError((fault("too_large"),))
        try:
            raw = read(data)
            check(raw)
        except DeckError as error:
            raise FaultyFileError(error.faults) from error
        text = encoded(raw, _called(file))
        if len(text) > FREE_LENGTH:
            raise FaultyFileError((fault("too_long", most=FREE_LENGTH),))
        return text


def _called(file: Path) -> str:
    """What the deck of a file is called: like the file."""
    return shown(file.stem).replace("|", " ")[:LONGEST_NAME]
