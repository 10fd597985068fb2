"""What a move would bring, told before it is made, without a look at anything hidden.

The move is applied to imagined states, never to the real one. Everything after the first event that
turns something hidden is cut off; when the score depends on what would be turned, none is told.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple, TypeVar

from farmdesk.core.events import Event, Shuffled, Turned, visible
from farmdesk.core.game import Game
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.core.standing import Standing

State = TypeVar("State")

_LUCKS = (Luck.seeded(1), Luck.seeded(2))


class Preview(NamedTuple):
    """The effect of a move as far as its seat can know it."""

    events: tuple[Event, ...]
    """What would happen, up to the first thing that is turned face up."""
    standing: Standing | None
    """The score afterwards; None when it hangs on something hidden."""
    cut: bool
    """Would something hidden be turned?"""


def preview(game: Game[State], state: State, seat: Seat, move: Move) -> Preview:
    """What a legal move of `seat` would bring. `state` may be full or concealed for that seat."""
    concealed = game.conceal(state, seat)
    first, *others = (_after(game, game.imagine(concealed, luck), seat, move) for luck in _LUCKS)
    events, standing = first
    seen = [event for event in events if visible(event, seat)]
    known = tuple(takewhile(lambda event: not isinstance(event, Turned | Shuffled), seen))
    certain = all(other.totals == standing.totals for _, other in others)
    return Preview(known, standing if certain else None, len(known) < len(seen))


def _after(game: Game[State], state: State, seat: Seat, move: Move) -> tuple[list[Event], Standing]:
    events: list[Event] = []
    after = game.apply(state, seat, move, events)
    return events, game.standing(after)
