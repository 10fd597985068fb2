"""Why a drop is not legal, in words.

Whether it is legal is never decided here: that is read off the moves. This file only finds the
sentence, so every path ends in one.
"""

from __future__ import annotations

from farmdesk.core.moves import Drop, Phrase
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm.state import State


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal."""
    raise NotImplementedError
