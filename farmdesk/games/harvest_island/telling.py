"""What happened, as events."""

from __future__ import annotations

from farmdesk.core.events import Ended, Event, Told
from farmdesk.core.moves import Move, Name, phrase
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island.sheet import standing
from farmdesk.games.harvest_island.state import OVER, State


def story(state: State, seat: Seat, move: Move, then: State) -> list[Event]:
    """The events of a move, the log's line first; `then` is the state after it."""
    events: list[Event] = [Told(seat, phrase("harvest_island.log.pass", who=Name(seat)))]
    if then.step == OVER:
        events.append(Ended(standing(then).winners))
    return events
