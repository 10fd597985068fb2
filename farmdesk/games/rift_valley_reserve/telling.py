"""What happened, as events. A drawing is told to its own seat; all others hear it with the rest.

When the last seat has drawn, first every pencil is turned: whatever follows hangs on what the
others had sealed. Then all elements appear at once, each with a line of its own.
"""

from __future__ import annotations

from farmdesk.core.events import Began, Ended, Event, Told, Turned
from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.rift_valley_reserve.layout import layout, path_cells
from farmdesk.games.rift_valley_reserve.moves import Drawing, Hidden, Pass, Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.names import board_name
from farmdesk.games.rift_valley_reserve.places import drawn_piece, pencil, sealed_slot, square
from farmdesk.games.rift_valley_reserve.sheet import standing
from farmdesk.games.rift_valley_reserve.sight import path_piece
from farmdesk.games.rift_valley_reserve.state import Path, State
from farmdesk.games.rift_valley_reserve.worth import areas, brings


def story(state: State, seat: Seat, move: Drawing, then: State) -> list[Event]:
    """The events of a move, the log's line first; `then` is the state after it."""
    said, places = _line(state, seat, move)
    events: list[Event] = [Told(seat, said, places, (seat,))]
    sealed = (*state.sealed[:seat], move, *state.sealed[seat + 1 :])
    shown = [one for one in sealed if one is not None and not isinstance(one, Hidden)]
    if len(shown) < len(sealed):
        return events
    slots = map(sealed_slot, range(len(shown)))
    events += (Turned(pencil(who), slot, slot) for who, slot in enumerate(slots))
    events += (
        _appears(who, drawing) for who, drawing in enumerate(shown) if not isinstance(drawing, Pass)
    )
    for who, drawing in enumerate(shown):
        others = tuple(other for other in range(len(shown)) if other != who)
        events.append(Told(who, *_line(state, who, drawing), others))
    if then.over:
        events.append(Ended(standing(then).winners))
    else:
        events.append(Began(_turn(state, then)))
    return events


def _appears(seat: Seat, move: Stop | Tent | Trail) -> Turned:
    """An element comes from its seat's pencil to the place where it stays."""
    board = move.board
    if isinstance(move, Trail):
        path = _path(move)
        return Turned(path_piece(board, path), sealed_slot(seat), square(board, path.first))
    piece = drawn_piece(move.verb, board, move.cell)
    return Turned(piece, sealed_slot(seat), square(board, move.cell))


def _path(move: Trail) -> Path:
    return Path(min(move.first, move.last), move.corner, max(move.first, move.last))


def _turn(state: State, then: State) -> Phrase:
    if then.last and not state.last:
        left = then.last - then.turn + 1
        return phrase("rift_valley_reserve.began.final", turn=then.turn, n=left)
    return phrase("rift_valley_reserve.began.turn", turn=then.turn)


def _line(state: State, seat: Seat, move: Drawing) -> tuple[Phrase, tuple[Slot, ...]]:
    """What a drawing is called in the log, what it brings, and where it lies."""
    who = Name(seat)
    if isinstance(move, Pass):
        return phrase("rift_valley_reserve.log.pass", who=who), ()
    board = move.board
    lay = layout(state.keys[board])
    name = board_name(lay.board)
    if isinstance(move, Stop):
        said = phrase("rift_valley_reserve.log.stop", who=who, board=name)
        return said, (square(board, move.cell),)
    points = sum(brings(state, seat, move))
    if isinstance(move, Tent):
        said = phrase("rift_valley_reserve.log.tent", who=who, board=name, n=points)
        return said, (square(board, move.cell),)
    squares = path_cells(move.first, move.corner, move.last)
    entered = areas(lay, sum(1 << cell for cell in squares))
    key = "bridge" if move.inner & lay.rift else "trail"
    said = phrase(f"rift_valley_reserve.log.{key}", who=who, board=name, areas=entered, n=points)
    return said, tuple(square(board, cell) for cell in squares)
