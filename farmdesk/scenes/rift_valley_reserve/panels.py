"""What stands beside the boards: the tools, the clock, the other boards' heads, the live score."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.names import board_name
from farmdesk.games.rift_valley_reserve.places import TOOL_STOP, TOOL_TENT, TOOLS, board_slot
from farmdesk.games.rift_valley_reserve.state import Trail
from farmdesk.games.rift_valley_reserve.worth import Worth
from farmdesk.scenes.rift_valley_reserve import trails
from farmdesk.scenes.rift_valley_reserve.zones import tool_icon, tool_rects
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_paper
from farmdesk.table.stage import View
from farmdesk.table.tones import LOOK_NUMBERS, tint
from farmdesk.table.words import Align, number, width_of, write

MIDDLE = Align.AlignCenter
HEAD_LEAST = 176.0
"""Width of the line over a small board, which may be smaller itself."""
NAMED_FROM = 96.0
"""Room over a small board from which on its name is written there."""
BESIDE_NAME = 150.0
"""Room that the name of the large board leaves for who may bridge."""
GROUPS = ("trails", "animals", "stops", "tents")


def name_of(desk: Desk, board: int) -> str:
    """What a board is called."""
    name = board_name(reserve.boards(desk.view.state)[board])
    return name if isinstance(name, str) else desk.say(name)


def ways(view: View) -> Mapping[Slot, int]:
    """How many places each tool could draw on now; a trail counts once, whichever its end."""
    moves = view.decision.moves if view.decision is not None else ()
    joined = sum(isinstance(move, Trail) for move in moves) // 2
    drops = [step for move in moves for step in move.script()[:1]]
    count = {
        tool: sum(getattr(drop, "source", None) == tool for drop in drops)
        for tool in (TOOL_STOP, TOOL_TENT)
    }
    return {**count, TOOLS[1]: joined}


def paint_tools(
    painter: QPainter, zone: QRectF, desk: Desk, held: Slot | None, large: int, side: float
) -> None:
    """A plate for each tool with its name and the number of places, beside a thing of `side`.

    Where no line stands over the large board, the tent's plate has its tents.
    """
    theme, counts = desk.theme, ways(desk.view)
    for slot, rect in tool_rects(zone).items():
        count = counts.get(slot, 0)
        paint_paper(painter, rect, theme)
        if slot == held:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint(theme.accent("rift_valley_reserve")), 3))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 9, 9)
        icon = tool_icon(rect, side)
        boxes = desk.compact and slot == TOOL_TENT
        body = QRectF(icon.right() + 4, rect.top() + 8, rect.right() - icon.right() - 8, 0)
        body.setHeight(rect.height() - (30 if boxes else 16))
        half = body.height() / 2
        top = QRectF(body.left(), body.top(), body.width(), half)
        colour = theme.text if count else theme.secondary
        write(painter, top, desk.words(slot.spot), 15, colour=colour, bold=True)
        key = "ways" if slot.spot == "trail" else "places"
        words = desk.words(key, n=count)
        write(painter, top.translated(0, half), words, 12, colour=theme.secondary)
        if boxes:
            paint_boxes(painter, QPointF(body.left(), body.bottom() + 9), desk, large)


def tool_face(painter: QPainter, rect: QRectF, kind: str, desk: Desk) -> None:
    """The thing that a tool draws, in the seat's colours."""
    if kind != "trail":
        trails.paint_thing(painter, rect, kind, desk.view.seat, desk.view, desk.art)
        return
    look = LOOK_NUMBERS[desk.view.chairs[desk.view.seat].colour]
    gap = rect.width() * 0.1
    rect = rect.adjusted(gap, gap, -gap, -gap)
    small = QRectF(0, 0, rect.width() * 0.42, rect.width() * 0.42)
    low, high = QRectF(small), QRectF(small)
    low.moveBottomLeft(rect.bottomLeft())
    high.moveTopRight(rect.topRight())
    painter.setPen(QPen(tint("#3A2920"), rect.width() * 0.16))
    painter.drawPolyline(
        [low.center(), QPointF(high.center().x(), low.center().y()), high.center()]
    )
    painter.setPen(QPen(tint("#FFF6E0"), rect.width() * 0.07))
    painter.drawPolyline(
        [low.center(), QPointF(high.center().x(), low.center().y()), high.center()]
    )
    for end in (low, high):
        desk.art.draw(painter, "stop", end, seat=look)


def paint_head(painter: QPainter, zone: QRectF, desk: Desk, board: int, head: float) -> None:
    """Over the large board: whose it is, its name, who may bridge, tents drawn of five."""
    theme, state = desk.theme, desk.view.state
    line = QRectF(zone.left() + 6, zone.top() + 3, zone.width() - 12, head - 4)
    paint_paper(painter, line, theme)
    centre = QPointF(line.left() + 18, line.center().y())
    paint_mark_of(painter, centre, 10, desk.view, board)
    name = name_of(desk, board)
    tents = 5 * 24.0 + 60
    most = line.width() - tents - 52 - BESIDE_NAME
    wide = min(width_of(name, 17, bold=True) + 8, most)
    title = QRectF(line.left() + 36, line.top(), wide, line.height())
    write(painter, title, name, 17, colour=theme.text, bold=True)
    rest = QRectF(
        title.right() + 12, line.top(), line.right() - tents - title.right() - 16, line.height()
    )
    holder = reserve.holder(state, board)
    if holder != desk.view.seat:
        words = desk.words("lies_with", name=Name(holder))
    elif board == desk.view.seat:
        words = desk.words("bridge_own")
    else:
        words = desk.words("bridge_of", name=Name(board))
    write(painter, rest, words, 13, colour=theme.secondary, lines=2)
    _paint_tents(
        painter, QRectF(line.right() - tents, line.top(), tents, line.height()), desk, board
    )


def _paint_tents(painter: QPainter, line: QRectF, desk: Desk, board: int) -> None:
    """The tents that stand on a board, in their seats' colours, and the empty places."""
    view, theme = desk.view, desk.theme
    label = QRectF(line.left(), line.top(), 54, line.height())
    write(painter, label, desk.words("tents"), 12, colour=theme.text, bold=True,
          align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip
    drawn = [
        seat for seat in range(len(view.chairs)) for _ in reserve.tents(view.state, board, seat)
    ]
    for place in range(reserve.TENTS):
        spot = QRectF(label.right() + 5 + place * 24, line.center().y() - 11, 22, 22)
        if place < len(drawn):
            look = LOOK_NUMBERS[view.chairs[drawn[place]].colour]
            desk.art.draw(painter, "tent", spot, seat=look)
        else:
            pen = QPen(tint(theme.secondary), 1.4)
            pen.setDashPattern([2, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(spot.adjusted(3, 3, -3, -3), 4, 4)


def paint_clock(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """When the own board comes back, what brings the end, and the tents on every board."""
    view, theme, state = desk.view, desk.theme, desk.view.state
    paint_paper(painter, zone, theme)
    back = reserve.own_board_in(state, view.seat)
    head = desk.words("own_in", n=back) if back else desk.words("own_now")
    full, needed = len(reserve.full_boards(state)), reserve.full_needed(state)
    end = desk.words("end_rule", full=full, n=needed)
    if reserve.is_final(state) and not view.over:
        end = desk.words("final_left", n=reserve.final_left(state))
    inner = zone.adjusted(10, 3, -10, -3)
    step = inner.height() / 3
    first = QRectF(inner.left(), inner.top(), inner.width(), step)
    write(painter, first, head, 14, colour=theme.text, bold=True)
    write(painter, first.translated(0, step), end, 12, colour=theme.secondary)
    wide = inner.width() / len(view.chairs)
    for board in range(len(view.chairs)):
        left = inner.left() + board * wide
        paint_mark_of(painter, QPointF(left + 9, inner.bottom() - step / 2), 8, view, board)
        paint_boxes(painter, QPointF(left + 23, inner.bottom() - step / 2), desk, board)


def paint_boxes(painter: QPainter, start: QPointF, desk: Desk, board: int) -> None:
    """Five boxes to the right of a point, as many of them filled as tents stand on a board."""
    theme = desk.theme
    stands = reserve.TENTS - reserve.tents_left(desk.view.state, board)
    filled = theme.good if stands == reserve.TENTS else theme.accent("rift_valley_reserve")
    painter.setPen(QPen(tint(theme.secondary), 1))
    for place in range(reserve.TENTS):
        painter.setBrush(tint(filled) if place < stands else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(start.x() + place * 11, start.y() - 5, 9, 10), 2, 2)


def paint_small_head(painter: QPainter, rect: QRectF, desk: Desk, board: int) -> None:
    """Over a small board: whose it is, its name, and in how many turns it comes."""
    view = desk.view
    high = 14.0 if desk.compact else 20.0
    wide = max(rect.width(), HEAD_LEAST)
    line = QRectF(rect.center().x() - wide / 2, rect.top() - high - 2, wide, high)
    colour = desk.theme.on_cloth
    paint_mark_of(painter, QPointF(line.left() + 8, line.center().y()), 7, view, board)
    turns = reserve.comes_in(view.state, board, view.seat)
    when = desk.words("in_turns", n=turns) if turns else desk.words("in_front")
    wide = width_of(when, 11, bold=True) + 16
    pill = QRectF(line.right() - wide, line.top() + 1, wide, line.height() - 2)
    name = QRectF(line.left() + 20, line.top(), pill.left() - line.left() - 22, line.height())
    if name.width() >= NAMED_FROM:
        write(painter, name, name_of(desk, board), 13, colour=colour, bold=True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(desk.theme.panel))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    write(painter, pill, when, 11, colour=desk.theme.text, bold=True, align=MIDDLE)


def row_rect(zone: QRectF, number: int, count: int) -> QRectF:
    """The row of a board in the live score."""
    head = 22.0
    step = min(22.0, (zone.height() - head - 5) / count)
    return QRectF(zone.left() + 6, zone.top() + head + number * step, zone.width() - 12, step)


def board_at(zone: QRectF, point: QPointF, view: View) -> Slot | None:
    """The board whose row of the live score lies at a point."""
    count = len(view.chairs)
    found = (n for n in range(count) if row_rect(zone, n, count).contains(point))
    board = next(found, None)
    return board_slot(board) if board is not None else None


def paint_scores(painter: QPainter, zone: QRectF, desk: Desk, brought: Worth) -> None:
    """The seat's own points, a row for each board, and what is about to be drawn would bring."""
    view, theme = desk.view, desk.theme
    paint_paper(painter, zone, theme)
    count = len(view.chairs)
    columns = _columns(zone, desk)
    for (left, wide), head in zip(columns, (*GROUPS, "sum"), strict=True):
        cell = QRectF(left, zone.top() + 2, wide, 20)
        words = desk.words(f"head_{head}")
        write(painter, cell, words, 11, colour=theme.secondary, align=MIDDLE)
    for board in range(count):
        line = row_rect(zone, board, count)
        if reserve.holder(view.state, board) == view.seat and not view.over:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(theme.chip))
            painter.drawRoundedRect(line.adjusted(0, 0.5, 0, -0.5), 5, 5)
        paint_mark_of(painter, QPointF(line.left() + 9, line.center().y()), 7, view, board)
        label = QRectF(
            line.left() + 19, line.top(), columns[0][0] - line.left() - 20, line.height()
        )
        bold = not desk.compact
        write(painter, label, name_of(desk, board), 12, colour=theme.text, bold=bold)
        points = [_points(view, view.seat, board, group) for group in GROUPS]
        in_front = reserve.board_of(view.state, view.seat) == board
        gains = brought if in_front else Worth()
        for column, (value, gain) in enumerate(
            zip((*points, sum(points)), (*gains, sum(gains)), strict=True)
        ):
            left, wide = columns[column]
            cell = QRectF(left, line.top(), wide, line.height())
            _paint_value(painter, cell, desk, value, gain, bold=column == len(GROUPS))


def _paint_value(
    painter: QPainter, cell: QRectF, desk: Desk, value: int, gain: int, *, bold: bool
) -> None:
    """Points in the middle of a cell, with what they would gain or lose beside them.

    The sum of a narrow table has no room for it: there the window's helper line tells it alone.
    """
    theme = desk.theme
    colour = theme.bad if value < 0 else theme.text
    now, more = number(value), number(gain, signed=True)
    wide = width_of(now, 13, bold=bold) + 4
    both = wide + width_of(more, 13, bold=True)
    if not gain or both > cell.width():
        write(painter, cell, now, 13, colour=colour, bold=bold, align=MIDDLE)
        return
    first = QRectF(cell.center().x() - both / 2, cell.top(), wide, cell.height())
    rest = QRectF(first.right(), cell.top(), cell.right() - first.right(), cell.height())
    write(painter, first, now, 13, colour=colour, bold=bold)
    write(painter, rest, more, 13, colour=theme.bad if gain < 0 else theme.good, bold=True)


def _columns(zone: QRectF, desk: Desk) -> list[tuple[float, float]]:
    """Left edge and width of the four parts and of the sum."""
    name, total = (150.0, 58.0) if not desk.compact else (115.0, 31.0)
    left = zone.left() + 6 + name
    wide = (zone.right() - 3 - total - left) / len(GROUPS)
    parts = [(left + number * wide, wide) for number in range(len(GROUPS))]
    return [*parts, (left + len(GROUPS) * wide, total)]


def _points(view: View, seat: Seat, board: int, group: str) -> int:
    return sum(
        line.points
        for line in view.standing.lines
        if line.seat == seat and line.group == group and line.of == board_slot(board)
    )


def facts(view: View, seat: Seat) -> tuple[Phrase, ...]:
    """The board in front of a seat, and whether it still draws."""
    state = view.state
    name = board_name(reserve.boards(state)[reserve.board_of(state, seat)])
    on = phrase("rift_valley_reserve.fact.on", board=name)
    if view.over:
        return (
            phrase("rift_valley_reserve.fact.own", board=board_name(reserve.boards(state)[seat])),
        )
    status = "sealed" if reserve.is_sealed(state, seat) else "drawing"
    return on, phrase(f"rift_valley_reserve.fact.{status}")
