"""What seats have, fast: whole numbers for players that think ahead.

`standing` tells the same with every card named; a test holds the two together.
"""

from __future__ import annotations

from farmdesk.games.harvest_island.cards import deck_of
from farmdesk.games.harvest_island.state import State
from farmdesk.games.harvest_island.worth import MEDAL, ON_FIELD


def totals(state: State) -> tuple[int, ...]:
    """The total of every seat, harvested fruit included: fruit, medals, cards left on fields."""
    points = deck_of(state.deck).points
    count = state.kings.count
    return tuple(
        [
            sum(farm.barn.translate(points))
            + MEDAL * count(seat)
            + ON_FIELD * sum(map(len, farm.fields))
            for seat, farm in enumerate(state.farms)
        ]
    )
