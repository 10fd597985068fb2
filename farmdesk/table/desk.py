"""What every panel of a table is painted with: pictures, words, the View, the window's shape."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.table.art import Art
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Say, View
from farmdesk.table.tones import Theme


class Desk(NamedTuple):
    """One game's desk at one moment."""

    game: str
    """The id whose words `words` uses."""
    art: Art
    say: Say
    view: View
    shape: Shape

    @property
    def theme(self) -> Theme:
        """The theme of the table."""
        return self.art.theme

    @property
    def compact(self) -> bool:
        """Is there little room?"""
        return self.shape == "compact"

    def words(self, key: str, **args: int | str | Name | Phrase) -> str:
        """The words of a key of this game's table."""
        return self.say(phrase(f"{self.game}.table.{key}", **args))
