"""What the moves do: each is sealed, and when the last seat has drawn all are shown at once."""

from __future__ import annotations

from typing import cast

from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve.grid import BIT, NEAR4, near8
from farmdesk.games.rift_valley_reserve.layout import layout
from farmdesk.games.rift_valley_reserve.moves import Drawing, Pass, Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.state import (
    FULL_NEEDED,
    Ink,
    Path,
    Sheet,
    State,
)
from farmdesk.games.rift_valley_reserve.worth import LOOSE, of_tent, of_trail

_new = tuple.__new__  # half the price of State(...), which is most of what a move costs


def after(state: State, seat: Seat, move: Drawing) -> State:
    """The state after a legal move: sealed, or the next turn when it was the last one missing."""
    keys, sheets, turn, last, idle, over, sealed = state
    sealed = (*sealed[:seat], move, *sealed[seat + 1 :])
    now = _new(State, (keys, sheets, turn, last, idle, over, sealed))
    return now if None in sealed else _shown(now)


def _shown(state: State) -> State:
    """All drawings of a turn on their boards, and what the turn leads to."""
    keys, before, turn, last, idle, over, sealed = state
    sheets = list(before)
    idle += 1
    filled = False
    for seat, move in enumerate(cast("tuple[Drawing, ...]", sealed)):
        if not isinstance(move, Pass):
            idle = 0
            board = move.board
            sheet = sheets[board] = drawn_on(keys[board], sheets[board], seat, move)
            filled = filled or not sheet.tents
    count = len(sealed)
    if last:
        over = turn == last
    elif filled and sum(not sheet.tents for sheet in sheets) >= FULL_NEEDED[count]:  # RV-25
        last = turn + count - (turn - 1) % count  # RV-26
    elif idle == count:  # RV-27
        over = True
    if not over:
        turn += 1
    return _new(State, (keys, tuple(sheets), turn, last, idle, over, (None,) * count))


def drawn_on(key: str, sheet: Sheet, seat: Seat, move: Stop | Tent | Trail) -> Sheet:
    """A board with one more element of a seat, which must be legal there."""
    drawn, closed, tents, points, inks = sheet
    stops, joined, own, seen, paths = ink = inks[seat]
    if isinstance(move, Stop):
        cell = move.cell
        drawn |= BIT[cell]
        closed |= NEAR4[cell]
        stops = (*stops, cell)
        gain = LOOSE
    elif isinstance(move, Tent):
        cell = move.cell
        drawn |= BIT[cell]
        tents -= 1
        own |= BIT[cell]
        gain = of_tent(ink, cell)
    else:
        lay = layout(key)
        _, first, last, corner, _, inner, _ = move
        gain = sum(of_trail(lay, ink, first, last, inner))
        drawn |= inner
        joined |= BIT[first] | BIT[last]
        seen |= near8(inner | BIT[first] | BIT[last]) & lay.animals
        paths = (*paths, Path(min(first, last), corner, max(first, last)))
    ink = _new(Ink, (stops, joined, own, seen, paths))
    inks = (*inks[:seat], ink, *inks[seat + 1 :])
    points = (*points[:seat], points[seat] + gain, *points[seat + 1 :])
    return _new(Sheet, (drawn, closed, tents, points, inks))
