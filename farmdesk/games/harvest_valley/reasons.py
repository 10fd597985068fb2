"""Why a drop is not legal, in words."""

from __future__ import annotations

from functools import lru_cache

from farmdesk.core.moves import Drop, Phrase, Script, phrase
from farmdesk.core.places import Seat
from farmdesk.games.harvest_valley.rules import decisions
from farmdesk.games.harvest_valley.state import State


@lru_cache(maxsize=4)
def legal(state: State) -> frozenset[Script]:
    """Every beginning of a legal move's script."""
    scripts = (move.script() for d in decisions(state) for move in d.moves)
    return frozenset(script[: n + 1] for script in scripts for n in range(len(script)))


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal."""
    if seat == state.turn and drops in legal(state):
        return None
    return phrase("harvest_valley.why.not_here")
