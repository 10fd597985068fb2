"""From events to flights: which piece goes where, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF

from farmdesk.core.events import Event, Moved, Turned
from farmdesk.core.places import Piece, Placed
from farmdesk.table.animator import Flight
from farmdesk.table.items import PieceItem
from farmdesk.table.stage import Say, Stage, View, Way

MOVE, LONG_MOVE, TURN, GLIDE, FLY_BACK = 260.0, 420.0, 220.0, 250.0, 180.0
"""Milliseconds at speed 1."""
VANISH = 380.0
"""So much longer takes a piece that fades out as it arrives."""
OWNED = 4.0
"""Width of the line around a piece that says whose it is."""
FAR = 420.0
"""Units from which on a way counts as long."""
PAUSE = 60.0
TOGETHER = 40.0
"""Milliseconds between pieces that go as one row."""


def told(
    events: tuple[Event, ...],
    view: View,
    stage: Stage,
    pieces: Mapping[Piece, PieceItem],
    make: Callable[[Placed], PieceItem],
    say: Say,
) -> tuple[Flight, ...]:
    """The flights that tell these events, leading to `view`, on the table as it lies now."""
    ends = {placed.piece: placed for placed in view.placed}
    at: dict[Piece, QPointF] = {piece: item.pos() for piece, item in pieces.items()}
    flights: list[Flight] = []
    clock, before = 0.0, None
    for event in events:
        if not isinstance(event, Moved | Turned):
            continue
        ways = _ends(event, stage, pieces, ends.get(event.piece))
        if ways is None:
            continue
        start, end, line = ways
        item = pieces.get(event.piece)
        if item is None:
            item = make(ends.get(event.piece, Placed(event.piece, event.target)))
            item.setPos(start)
            item.setVisible(False)
        item.outline((line, OWNED) if line else None)
        begin = at.get(event.piece, start)
        way = (end - begin).manhattanLength()
        row = isinstance(event, Moved) and before == _way(event)
        if way < 2:  # it was dropped there, and waits while the rest is told
            flights.append(Flight(item, begin, end, clock, 0.0))
            continue
        if row and flights:
            clock = flights[-1].begin + TOGETHER
        flights.append(_flight(event, item, begin, end, clock, way, stage, say))
        clock += flights[-1].lasts + PAUSE
        at[event.piece] = end
        before = _way(event) if isinstance(event, Moved) else None
    return tuple(flights)


def _ends(
    event: Moved | Turned,
    stage: Stage,
    pieces: Mapping[Piece, PieceItem],
    ending: Placed | None,
) -> Way | None:
    """From where to where the piece of an event flies; None when it is not seen.

    `ending` is where it lies when all is told: if it stays there, the flight ends where it rests.
    """
    aloft = stage.aloft(event.source, event.target)
    if aloft is not None:
        return aloft
    start, target = stage.spot(event.source), stage.spot(event.target)
    if start is None or target is None:
        return None
    if event.piece not in pieces and not stage.loose(Placed(event.piece, event.target)):
        return None
    if ending is not None and ending.slot == event.target:
        target = stage.rest(ending) or target
    return Way(start.center(), target.center())


def _way(event: Moved) -> tuple[str, str]:
    return event.source.zone, event.target.zone


def _flight(
    event: Moved | Turned,
    item: PieceItem,
    begin: QPointF,
    end: QPointF,
    clock: float,
    way: float,
    stage: Stage,
    say: Say,
) -> Flight:
    if isinstance(event, Turned):
        back = stage.face(Placed(Piece.of(event.piece.kind, "?"), event.source, up=False))
        item.show_back(back)
        stays = stage.loose(Placed(event.piece, event.target))
        length = TURN + (80 if stays else VANISH)
        return Flight(item, begin, end, clock, length, 0.0, turns=True, vanishes=not stays)
    lasts = LONG_MOVE if way > FAR else MOVE
    slides = event.source.zone == event.target.zone
    vanishes = not stage.loose(Placed(event.piece, event.target))
    caption = say(event.why) if event.why is not None else ""
    if vanishes:
        lasts += VANISH
    return Flight(
        item, begin, end, clock, lasts, 0.0 if slides else 0.12, vanishes=vanishes, caption=caption
    )


def gliding(
    pieces: Mapping[Piece, PieceItem], before: Mapping[Piece, QPointF]
) -> tuple[Flight, ...]:
    """All pieces from where they lay to where they lie now: the window over the table moves."""
    return tuple(
        Flight(item, before[piece], item.pos(), 0.0, GLIDE, 0.0)
        for piece, item in pieces.items()
        if piece in before and (before[piece] - item.pos()).manhattanLength() > 1
    )


def back_home(going: list[tuple[PieceItem, QPointF]]) -> tuple[Flight, ...]:
    """Pieces that fly to where they belong now."""
    return tuple(Flight(item, item.pos(), home, 0.0, FLY_BACK, 0.0) for item, home in going)
