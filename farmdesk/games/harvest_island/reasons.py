"""Why a drop is not legal, in words."""

from __future__ import annotations

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Drop, IllegalMoveError, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.rules import decisions
from farmdesk.games.harvest_island.state import State


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal."""
    asked = next((d for d in decisions(state) if d.seat == seat), None)
    if asked is not None:
        try:
            Composer(asked).drop_all(drops)
        except IllegalMoveError:
            return phrase("harvest_island.why.nothing_there")
        return None
    return phrase("harvest_island.why.over")
