"""From a match to what the table shows of it: one View for one pair of eyes, now or at any turn."""

from __future__ import annotations

from farmdesk.app.lines import footprints
from farmdesk.core.events import Event, visible
from farmdesk.core.match import Match, Turn
from farmdesk.core.moves import Decision
from farmdesk.core.places import Seat
from farmdesk.table.stage import View


def view_of(
    match: Match, eyes: Seat, decision: Decision | None = None, *, at: int | None = None
) -> View:
    """The match as a seat may see it, after `at` turns or now. Only now can be decided."""
    made = len(match.past) if at is None else at
    over = match.over and made == len(match.past)
    state = match.game.conceal(match.states[made], eyes)
    return View(
        state=state,
        placed=match.game.table(state),
        standing=match.game.standing(state),
        seat=eyes,
        decision=decision,
        chairs=match.chairs,
        options=match.options,
        footprints=() if over else footprints(match.past[:made], eyes),
        over=over,
    )


def seen(turn: Turn, eyes: Seat) -> tuple[Event, ...]:
    """The events of a turn that these eyes may see."""
    return tuple(event for event in turn.events if visible(event, eyes))


def whose_eyes(match: Match, before: Seat, asked: Decision | None) -> Seat:
    """Through whose eyes the table is seen: the person who is asked, else who was before."""
    if asked is not None:
        return asked.seat
    people = [seat for seat, chair in enumerate(match.chairs) if chair.human]
    if before in people:
        return before
    return people[0] if people else 0
