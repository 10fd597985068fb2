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
    """The score afterwards; None when it hangs on something hidden, or others still decide."""
    gain: int | None
    """Points that the seat itself gains or loses; None when they hang on something hidden."""
    cut: bool
    """Would something hidden be turned?"""


def preview(game: Game[State], state: State, seat: Seat, move: Move) -> Preview:
    """What a legal move of `seat` would bring. `state` may be full or concealed for that seat."""
    concealed = game.conceal(state, seat)
    worlds = [_after(game, game.imagine(concealed, luck), seat, move, luck) for luck in _LUCKS]
    events, standing = worlds[0]
    seen = [event for event in events if visible(event, seat)]
    known = tuple(takewhile(lambda event: not isinstance(event, Turned | Shuffled), seen))
    alone = len(game.decisions(concealed)) == 1  # what others choose now nobody can know
    certain = alone and all(other.totals == standing.totals for _, other in worlds)
    now = game.standing(concealed).totals[seat]
    gains = {other.totals[seat] - now for _, other in worlds}
    return Preview(
        known,
        standing if certain else None,
        gains.pop() if len(gains) == 1 else None,
        len(known) < len(seen),
    )


def _after(
    game: Game[State], state: State, seat: Seat, move: Move, luck: Luck
) -> tuple[list[Event], Standing]:
    """The events of the move, and the standing when all who decide at the same time have done so.

    What the others do is imagined; the events of their moves are not told.
    """
    events: list[Event] = []
    waiting = [asked.seat for asked in game.decisions(state) if asked.seat != seat]
    after = game.apply(state, seat, move, events)
    for other in waiting:
        asked = next((d for d in game.decisions(after) if d.seat == other), None)
        if asked is not None:
            pick, luck = luck.below(len(asked.moves))
            after = game.apply(after, other, asked.moves[pick], None)
    return events, game.standing(game.conceal(after, seat))  # as this seat will be shown it
