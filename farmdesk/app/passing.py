"""A table that several people share: who holds it now, and when it must be covered.

A person holds the table from the moment in which it was handed over until somebody else is asked.
Nobody holds it when a game is opened, and none while it is covered.
"""

from __future__ import annotations

from farmdesk.app.settings import Settings
from farmdesk.core.match import Match
from farmdesk.core.moves import Decision
from farmdesk.core.places import Seat


class Passing:
    """Keeps who holds the table. Without secrets, or for one person, it is never covered."""

    def __init__(self, match: Match, settings: Settings) -> None:
        self._match, self._settings = match, settings
        people = sum(chair.human for chair in match.chairs)
        self._shared = match.game.info.secrets and people > 1
        self._holder: Seat | None = None
        self.covered = False
        """Does the curtain hang?"""

    @property
    def guarded(self) -> bool:
        """Is the table covered before it is passed on?"""
        return self._shared and self._settings.curtain

    def due(self, asked: Decision | None) -> bool:
        """Must the table be covered while this is what a person is asked?

        While only AIs play, it stays with whoever holds it.
        """
        if not self.guarded or self._match.over:
            return False
        return self._holder is None if asked is None else asked.seat != self._holder

    def cover(self) -> None:
        """The curtain falls: nobody holds the table."""
        self._holder, self.covered = None, True

    def hand_to(self, seat: Seat) -> None:
        """This person has taken the table."""
        self._holder = seat

    def forget(self) -> None:
        """Whoever held the table holds it no longer."""
        self._holder = None

    def open(self) -> None:
        """The curtain is away, with or without somebody who took the table."""
        self.covered = False
