"""Why a drop is not legal, in words."""

from __future__ import annotations

from farmdesk.core.moves import Drop, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola.state import State


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal."""
    return phrase("agricola.why.over")
