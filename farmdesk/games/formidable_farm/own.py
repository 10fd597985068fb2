"""The player's own decks as values of the option `own`: one file, one deck."""

from __future__ import annotations

from pathlib import Path

from farmdesk import assets
from farmdesk.core.game import FREE_LENGTH
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.offers import FaultyFileError, Offer, Offers
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
        """Our deck and each own one that has no fault."""
        found, faults = [NONE], []
        folder = self.folder()
        for file in sorted(folder.glob("*.json")) if folder.is_dir() else ():
            name = _named(file)
            try:
                found.append(Offer(self.read(file), name))
            except FaultyFileError as error:
                faults += [(name, what) for what in error.faults]
        return Offers(tuple(found), tuple(faults))

    def renew(self, value: str) -> Offer | None:
        """The deck of the same file as the file shows it now; None when it is gone or faulty."""
        if value == NONE.value:
            return NONE
        wanted = deck_name(value)
        return next((o for o in self.offers().values[1:] if deck_name(o.value) == wanted), None)

    def read(self, file: Path) -> str:
        """The text of the deck in a file. Raises FaultyFileError with all its faults."""
        try:
            data = file.read_bytes()
            if len(data) > MOST_BYTES:
                raise FaultyFileError((fault("too_large"),))
            raw = read(data)
            check(raw)
        except OSError as error:
            reason = error.strerror or str(error)
            raise FaultyFileError((fault("not_read", reason=reason),)) from error
        except DeckError as error:
            raise FaultyFileError(error.faults) from error
        text = encoded(raw, _named(file).replace("|", " ")[:LONGEST_NAME])
        if len(text) > FREE_LENGTH:
            raise FaultyFileError((fault("too_long", most=FREE_LENGTH),))
        return text


def _named(file: Path) -> str:
    """What a file is called, as text that can be shown."""
    name = file.name.encode(errors="replace").decode()  # some disks allow what is no text
    return "".join(letter if letter.isprintable() else "?" for letter in name)
