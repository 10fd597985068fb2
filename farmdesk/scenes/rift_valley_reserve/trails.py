"""What has been drawn on a board: trails, stops, tents, what is sealed, what could be."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.layout import path_cells
from farmdesk.games.rift_valley_reserve.state import Stop, Tent, Trail
from farmdesk.scenes.rift_valley_reserve.zones import Chart
from farmdesk.table.art import Art
from farmdesk.table.signs import mark_path, paint_sign
from farmdesk.table.stage import View
from farmdesk.table.tones import INK, LOOK_NUMBERS, SeatLook, look_of, tint

STOP, TENT = 0.65, 0.8
"""Share of a square that a stop and a tent fill."""
SMALL = 26.0
"""On squares smaller than this stops and tents are told by the seats' marks."""


def paint_line(
    painter: QPainter, chart: Chart, cells: tuple[int, ...], look: SeatLook, *, ghost: bool = False
) -> None:
    """A trail over these squares: ink, the seat's colour, a cream line with the seat's dashes."""
    path = _path(chart, cells)
    side = chart.side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cream = QPen(tint("#FFF6E0"), max(1.0, side * 0.045))
    cream.setDashPattern(list(look.dash))
    cream.setCapStyle(Qt.PenCapStyle.FlatCap)
    pens = [QPen(tint(INK), side * 0.22), QPen(tint(look.base), side * 0.15)]
    if ghost:
        painter.setOpacity(0.62)
    for pen in pens:
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
    if side > SMALL:
        painter.setPen(cream)
        painter.drawPath(path)
    painter.setOpacity(1.0)


def paint_thin(painter: QPainter, chart: Chart, cells: tuple[int, ...], look: SeatLook) -> None:
    """A trail that could be drawn, as a thin dotted line; edged, since seats may be pale."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = _path(chart, cells)
    for edge in (QPen(tint(INK, 0.7), 7), QPen(tint("#FFF6E0"), 5)):
        painter.setPen(edge)
        painter.drawPath(path)
    pen = QPen(tint(look.base), 3)
    pen.setDashPattern([1.2, 1.4])
    painter.setPen(pen)
    painter.drawPath(path)


def _path(chart: Chart, cells: tuple[int, ...]) -> QPainterPath:
    path = QPainterPath(chart.square(*reserve.at(cells[0])).center())
    for cell in cells[1:]:
        path.lineTo(chart.square(*reserve.at(cell)).center())
    return path


def paint_trails(painter: QPainter, chart: Chart, board: int, view: View) -> None:
    """All trails of a board."""
    for seat, chair in enumerate(view.chairs):
        for trail in reserve.trails(view.state, board, seat):
            paint_line(painter, chart, trail.cells, look_of(chair.colour))


def paint_things(painter: QPainter, chart: Chart, board: int, view: View, art: Art) -> None:
    """Stops and tents of a small board, where no pieces lie."""
    for seat in range(len(view.chairs)):
        for cell in reserve.stops(view.state, board, seat):
            paint_thing(painter, chart.square(*reserve.at(cell)), "stop", seat, view, art)
        for cell in reserve.tents(view.state, board, seat):
            paint_thing(painter, chart.square(*reserve.at(cell)), "tent", seat, view, art)


def paint_thing(
    painter: QPainter, square: QRectF, kind: str, seat: Seat, view: View, art: Art
) -> None:
    """One stop or tent in a square."""
    chair = view.chairs[seat]
    if kind == "stop" and square.width() < SMALL:
        painter.setPen(QPen(tint(INK), 1.2))
        painter.setBrush(tint(look_of(chair.colour).base))
        look = look_of(chair.colour)
        painter.drawPath(mark_path(look.mark, square.center(), square.width() * 0.34))
        return
    share = STOP if kind == "stop" else TENT
    gap = square.width() * (1 - share) / 2
    art.draw(painter, kind, square.adjusted(gap, gap, -gap, -gap),
             seat=LOOK_NUMBERS[chair.colour], letter=chair.name[:1].upper())  # fmt: skip


def paint_notes(painter: QPainter, chart: Chart, board: int, view: View, art: Art) -> None:
    """Dashed rings round stops without a trail, ticks beside the animals that the seat scores."""
    state, theme = view.state, art.theme
    for seat in range(len(view.chairs)):
        pen = QPen(tint(INK if theme.landscape else "#000000"), 1.8)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in reserve.loose_stops(state, board, seat):
            centre = chart.square(*reserve.at(cell)).center()
            painter.drawEllipse(centre, chart.side * 0.43, chart.side * 0.43)
    look = look_of(view.chairs[view.seat].colour)
    for cell in reserve.scored_animals(state, board, view.seat):
        square = chart.square(*reserve.at(cell))
        side = square.width() * 0.32
        tick = QRectF(square.left() + 2, square.top() + 2, side, side)
        painter.setPen(QPen(tint(INK), 1.2))
        painter.setBrush(tint(look.base))
        painter.drawEllipse(tick)
        inset = side * 0.12
        paint_sign(painter, "tick", tick.adjusted(inset, inset, -inset, -inset), look.letter)


def paint_sealed(painter: QPainter, chart: Chart, board: int, view: View, art: Art) -> None:
    """What the seat has drawn in this turn and nobody else has seen yet: pencil on paper."""
    move = reserve.sealed(view.state, view.seat)
    if not isinstance(move, Stop | Tent | Trail) or move.board != board:
        return
    look = look_of(view.chairs[view.seat].colour)
    if isinstance(move, Trail):
        paint_line(painter, chart, path_cells(move.first, move.corner, move.last), look, ghost=True)
        return
    square = chart.square(*reserve.at(move.cell))
    painter.setOpacity(0.6)
    paint_thing(painter, square, move.verb, view.seat, view, art)
    painter.setOpacity(1.0)
    pen = QPen(tint(look.base), 2)
    pen.setDashPattern([2, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(square.adjusted(2, 2, -2, -2), 6, 6)


def paint_possible(
    painter: QPainter, chart: Chart, others: list[Trail], meant: list[Trail], view: View
) -> None:
    """Trails that could be drawn are thin, those that would be or are to be drawn are thick."""
    look = look_of(view.chairs[view.seat].colour)
    for trail in others:
        paint_thin(painter, chart, path_cells(trail.first, trail.corner, trail.last), look)
    for trail in meant:
        cells = path_cells(trail.first, trail.corner, trail.last)
        paint_line(painter, chart, cells, look, ghost=True)
