"""The player's own boards as values of the option `own`: each alone, or all together."""

from __future__ import annotations

from pathlib import Path

from farmdesk.core.moves import phrase
from farmdesk.core.offers import FaultyFileError, Offer, Offers
from farmdesk.games.rift_valley_reserve.boards import (
    MOST_OWN,
    OURS,
    load_boards,
    own_boards,
    own_folder,
    own_text,
    read_file,
)

NONE = Offer("", phrase("rift_valley_reserve.option.own.ours"))


class OwnBoards:
    """Fits `core.offers.OwnFiles`."""

    def folder(self) -> Path:
        """`boards` in the player's own folder."""
        return own_folder()

    def offers(self) -> Offers:
        """Ours only, each own board, and all of them: file by file when a game cannot hold all."""
        shelf = load_boards()
        own = shelf.own
        found = [NONE]
        found += (Offer(own_text((board,)), board.name) for board in own)
        if 1 < len(own) <= MOST_OWN:
            every = phrase("rift_valley_reserve.option.own.all", n=len(own))
            found.append(Offer(own_text(own), every))
        elif own:
            for file, boards in shelf.files:
                if 1 < len(boards) <= MOST_OWN:
                    label = phrase("rift_valley_reserve.option.own.file", file=file)
                    found.append(Offer(own_text(boards), label))
        return Offers(tuple(found), shelf.faults)

    def renew(self, value: str) -> Offer | None:
        """The boards of the same ids as their files show them now; None when one is missing."""
        if value == NONE.value:
            return NONE
        on_shelf = {board.id: board for board in load_boards().own}
        chosen = [on_shelf.get(board.id) for board in own_boards(value)]
        found = tuple(board for board in chosen if board is not None)
        if len(found) < len(chosen):
            return None
        return Offer(own_text(found), " · ".join(board.name for board in found))

    def read(self, file: Path) -> str:
        """All boards of a file. Raises FaultyFileError."""
        boards = read_file(file, {board.id for board in OURS})
        if len(boards) > MOST_OWN:
            raise FaultyFileError((phrase("rift_valley_reserve.fault.too_many", most=MOST_OWN),))
        return own_text(boards)
