"""What the zones of Harvest Valley show besides cards: the river, the limit, counts and scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_valley import state as valley
from farmdesk.games.harvest_valley.cards import KIND, KIND_NAMES
from farmdesk.scenes.harvest_valley.zones import Window, house_slot, river_slots
from farmdesk.table.desk import Desk
from farmdesk.table.faces import paint_deck
from farmdesk.table.furniture import paint_mark_of, paint_paper, paint_stream, paint_well
from farmdesk.table.stage import View
from farmdesk.table.tones import Theme, tint
from farmdesk.table.words import LEAST, Align, width_of, write

MIDDLE = Align.AlignCenter
PICTURES = {"vegetable": "carrot", "fruit_tree": "apple_tree", "locusts": "locust"}
"""Pieces that stand for a whole kind, where the name is another."""


def paint_valley(painter: QPainter, desk: Desk, window: Window) -> None:
    """The ring of cells that may still be used, and a thick line where a side is closed."""
    state, theme = desk.view.state, desk.theme
    pen = QPen(tint(theme.on_cloth, 0.42), 1.2)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.setBrush(tint("#20140A", 0.07))
    for cell in valley.ring(state):
        painter.drawRoundedRect(window.cell(*valley.at(cell)), 8, 8)
    edges = valley.bounds(state)
    if edges is None or desk.view.over:
        return
    top, left, bottom, right = edges
    body = window.cell(top, left).united(window.cell(bottom, right)).adjusted(-4, -4, 4, 4)
    height, width = valley.size(state)
    painter.setPen(
        QPen(tint(theme.on_cloth, 0.85), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    if all(high <= height for high, wide in valley.limits(state) if wide >= width):
        painter.drawLine(body.topLeft(), body.topRight())
        painter.drawLine(body.bottomLeft(), body.bottomRight())
    if all(wide <= width for high, wide in valley.limits(state) if high >= height):
        painter.drawLine(body.topLeft(), body.bottomLeft())
        painter.drawLine(body.topRight(), body.bottomRight())


def paint_river(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """Water between its banks, gaps where a card is missing, and the deck."""
    paint_stream(painter, rect, desk.theme)
    slots = river_slots(rect)
    pen = QPen(tint("#FFFFFF", 0.8), 2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.14))
    for slot in valley.RIVER:
        painter.drawRoundedRect(slots[slot].adjusted(1, 1, -1, -1), 8, 8)
    paint_deck(painter, slots[valley.DECK], len(desk.view.state.deck), desk.art)
    if not desk.compact and rect.height() > 130:
        plate = QRectF(rect.left() + 14, rect.top() + 2, 92, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(desk.theme.panel))
        painter.drawRoundedRect(plate, 10, 10)
        write(painter, plate.adjusted(6, 0, -6, 0), desk.words("river"), 13,
              colour=desk.theme.text, bold=True, align=MIDDLE)  # fmt: skip


def paint_hand(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """The own farmhouses still to build, the neighbour, and how often one acts yet."""
    view, state = desk.view, desk.view.state
    paint_well(painter, rect, desk.theme)
    place = house_slot(rect)
    pen = QPen(tint(desk.theme.on_cloth, 0.6), 2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 7, 7)
    left = state.houses[view.seat]
    if left and valley.spaces_left(state) <= 2 * valley.seats(state) and not view.over:
        _paint_hurry(painter, rect, desk.theme)
    head = desk.words("to_build", n=left) if left else desk.words("all_built")
    lines = [] if view.over else [_turns(desk, *valley.acts_left(state, view.seat))]
    if valley.paired(state) and not desk.compact:
        lines.insert(0, desk.words("neighbour", name=Name(valley.left_of(state, view.seat))))
    step = min(27.0, (rect.height() - 10) / (len(lines) + 1))
    top = rect.center().y() - step * (len(lines) + 1) / 2
    left_edge, width = place.right() + 22, rect.right() - place.right() - 30
    colour = desk.theme.on_cloth
    for number, text in enumerate([head, *lines]):
        line = QRectF(left_edge, top + number * step, width, step)
        write(painter, line, text, 15 if number == 0 else 13, colour=colour, bold=number == 0)


def _paint_hurry(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A patterned border: a farmhouse is not built yet, and few spaces are left."""
    inner = rect.adjusted(2, 2, -2, -2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.hovered_under), 5))
    painter.drawRoundedRect(inner, 9, 9)
    pen = QPen(tint(theme.hovered), 4)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawRoundedRect(inner, 9, 9)


def _turns(desk: Desk, least: int, most: int) -> str:
    spaces = valley.spaces_left(desk.view.state)
    if least == most:
        return desk.words("acts", spaces=spaces, n=most)
    return desk.words("acts_range", spaces=spaces, least=least, most=most)


def paint_limit(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """Width and height now, the limit, and what may still grow."""
    state = desk.view.state
    paint_paper(painter, rect, desk.theme)
    height, width = valley.size(state)
    head = desk.say(size_words(state))
    ways = [(wide - width, high - height) for high, wide in valley.limits(state)]
    tail = _growth(desk, ways)
    inner = rect.adjusted(12, 2, -12, -2)
    half = inner.height() / 2
    top = QRectF(inner.left(), inner.top(), inner.width(), half)
    write(painter, top, head, 13, colour=desk.theme.text, bold=True)
    write(painter, top.translated(0, half), tail, 12, colour=desk.theme.secondary)


def size_words(state: valley.State) -> Phrase:
    """Width and height of the valley now, and the limit."""
    height, width = valley.size(state)
    sizes = [
        phrase("harvest_valley.table.size", width=wide, height=high)
        for high, wide in valley.limits(state)
    ]
    limit = sizes[0]
    if len(sizes) > 1:
        limit = phrase("harvest_valley.table.either", one=sizes[0], other=sizes[1])
    return phrase("harvest_valley.table.valley_now", width=width, height=height, limit=limit)


def _growth(desk: Desk, ways: list[tuple[int, int]]) -> str:
    """What may still grow: to each way to fill the valley, columns and rows that are missing."""
    if len(ways) == 2:
        one, other = ways
        return desk.words(
            "grow_either", wider=one[0], higher=one[1], wider2=other[0], higher2=other[1]
        )
    ((wider, higher),) = ways
    if not wider and not higher:
        return desk.words("grown")
    if wider and higher:
        return desk.words("grow", wider=wider, higher=higher)
    return desk.words("grow_wide", n=wider) if wider else desk.words("grow_high", n=higher)


def paint_census(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """Cards that have not been seen yet, by kind."""
    state, theme = desk.view.state, desk.theme
    paint_paper(painter, rect, theme)
    kinds = list(dict.fromkeys(KIND_NAMES[KIND[card]] for card in state.stock))
    counts = valley.unseen(state)
    if desk.view.options.get("census", "on") == "off":
        text = desk.words("census_off", n=len(state.deck))
        write(painter, rect.adjusted(12, 0, -12, 0), text, 13, colour=theme.secondary, lines=2)
        return
    inner = rect.adjusted(8, 4, -8, -6)
    if not desk.compact:
        head = QRectF(inner.left() + 4, inner.top(), inner.width() - 8, 22)
        title = desk.words("census", n=len(state.deck))
        write(painter, head, title, 13, colour=theme.text, bold=True)
        inner.setTop(head.bottom() + 1)
    across = len(kinds) if desk.compact else (5 if len(kinds) < 11 else 7)
    down = -(-len(kinds) // across)
    wide, high = inner.width() / across, inner.height() / down
    for number, kind in enumerate(kinds):
        tile = QRectF(inner.left() + number % across * wide,
                      inner.top() + number // across * high, wide, high)  # fmt: skip
        _tile(painter, tile.adjusted(2, 2, -2, -2), kind, counts.get(kind, 0), desk)


def _tile(painter: QPainter, tile: QRectF, kind: str, count: int, desk: Desk) -> None:
    theme = desk.theme
    painter.setPen(QPen(tint(theme.line_soft), theme.line_width))
    painter.setBrush(tint(theme.raised if count else theme.panel))
    painter.drawRoundedRect(tile, 6, 6)
    painter.setOpacity(1.0 if count else 0.42)
    name = desk.say(phrase(f"harvest_valley.kind.{kind}"))
    named = tile.height() > 44
    lines = 2 if tile.height() > 52 and width_of(name, LEAST) > tile.width() - 4 else 1
    high = 4.0 + 13.5 * lines if named else 4.0
    side = min(tile.height() - high - 2, 32.0, tile.width() * 0.5)
    area = QRectF(tile.left(), tile.top() + 2, tile.width(), tile.height() - high)
    icon = QRectF(area.center().x() - side - 1, area.center().y() - side / 2, side, side)
    desk.art.draw(painter, PICTURES.get(kind, kind), icon)
    number = QRectF(icon.right() + 3, area.top(), tile.right() - icon.right() - 4, area.height())
    write(painter, number, str(count), 15, colour=theme.text, bold=True)
    painter.setOpacity(1.0)
    if named:
        foot = QRectF(tile.left() + 2, tile.bottom() - high, tile.width() - 4, high - 1)
        colour = theme.text if count else theme.secondary
        write(painter, foot, name, LEAST, colour=colour, align=MIDDLE, lines=lines)


class Row(NamedTuple):
    """One farmhouse in the table of scores."""

    seat: Seat
    slot: Slot | None
    """Where it stands; None while it is not built."""
    cells: tuple[int, ...]
    first: bool
    """Is it the seat's first row, which shows the total?"""


def score_rows(view: View) -> tuple[Row, ...]:
    """A row for every farmhouse, in turn order."""
    groups = _groups(view)
    rows = []
    for seat in range(len(view.chairs)):
        own = sorted(
            placed.slot
            for placed in view.placed
            if placed.piece.kind == "house" and placed.owner == seat and placed.slot.zone != "house"
        )
        slots: list[Slot | None] = [*own]
        slots += [None] * (valley.houses_each(view.state) - len(own))
        for number, slot in enumerate(slots):
            cells = tuple(
                sum(
                    line.points
                    for line in view.standing.lines
                    if line.seat == seat and line.of == slot and line.group in group
                )
                for group in groups.values()
            )
            rows.append(Row(seat, slot, cells, number == 0))
    return tuple(rows)


def _groups(view: View) -> dict[str, tuple[str, ...]]:
    groups: dict[str, tuple[str, ...]] = {
        name: (name,) for name in ("vegetables", "trees", "water", "wheat")
    }
    stars = {KIND_NAMES[KIND[card]] for card in view.state.stock} & {"well", "rabbit"}
    if stars:
        groups["stars"] = ("well", "rabbit")
    return groups


def _row_rect(rect: QRectF, number: int, count: int) -> QRectF:
    head = 24.0
    step = min(24.0, (rect.height() - head - 5) / count)
    return QRectF(rect.left() + 6, rect.top() + head + number * step, rect.width() - 12, step)


def house_at(rect: QRectF, point: QPointF, view: View) -> Slot | None:
    """The farmhouse whose row of the scores lies at a point."""
    rows = score_rows(view)
    for number, row in enumerate(rows):
        if _row_rect(rect, number, len(rows)).contains(point):
            return row.slot
    return None


def _columns(rect: QRectF, heads: list[str], name: float) -> list[tuple[float, float]]:
    """Left edge and width of the columns: what a long head needs more, the others give."""
    room = rect.width() - 16 - name
    needs = [max(24.0, width_of(head, LEAST) + 3) for head in heads]
    spare = (room - sum(needs)) / len(heads)
    columns, left = [], rect.left() + 8 + name
    for need in needs:
        columns.append((left, need + spare))
        left += need + spare
    return columns


def paint_scores(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """The live score, a row for each farmhouse."""
    view, theme = desk.view, desk.theme
    paint_paper(painter, rect, theme)
    rows, groups = score_rows(view), _groups(view)
    paired = valley.paired(view.state)
    keys = [*groups, "sum", *(["left"] if paired else []), "total"]
    heads = [desk.words(f"head_{key}") for key in keys]
    columns = _columns(rect, heads, 40.0 if desk.compact else 78.0 if paired else 96.0)
    for (left, wide), words in zip(columns, heads, strict=True):
        cell = QRectF(left, rect.top() + 3, wide, 21)
        write(painter, cell, words, LEAST, colour=theme.secondary, align=MIDDLE)
    for number, row in enumerate(rows):
        _paint_row(painter, _row_rect(rect, number, len(rows)), row, desk, columns)


def _paint_row(
    painter: QPainter, line: QRectF, row: Row, desk: Desk, columns: list[tuple[float, float]]
) -> None:
    view, theme = desk.view, desk.theme
    if row.seat == view.seat:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(theme.chip))
        painter.drawRoundedRect(line.adjusted(0, 0.5, 0, -0.5), 5, 5)
    if row.first:
        paint_mark_of(painter, QPointF(line.left() + 13, line.center().y()), 8, view, row.seat)
        words = QRectF(line.left() + 25, line.top(), columns[0][0] - line.left() - 27, 0)
        words.setHeight(line.height())
        if not desk.compact:
            write(painter, words, view.chairs[row.seat].name, 12, colour=theme.text, bold=True)
    values = [str(cell) if row.slot is not None else "–" for cell in row.cells]
    values.append(str(sum(row.cells)) if row.slot is not None else "–")
    bold = len(values) - 1
    if valley.paired(view.state):
        left = valley.left_of(view.state, row.seat)
        added = sum(
            n.points for n in view.standing.lines if n.seat == row.seat and n.group == "left"
        )
        values.append(f"{view.chairs[left].name[:1].upper()} {added}")
    values.append(str(view.standing.totals[row.seat]) if row.first else "")
    for column, (text, (start, wide)) in enumerate(zip(values, columns, strict=True)):
        cell = QRectF(start, line.top(), wide, line.height())
        last = column == len(values) - 1
        write(painter, cell, text, 14 if last else 13, colour=theme.text,
              bold=last or column == bold, align=MIDDLE)  # fmt: skip


def facts(view: View, seat: Seat) -> tuple[Phrase, ...]:
    """What a rival's seat card says: the farmhouses' points, those to build, and tree points."""
    state, standing = view.state, view.standing
    trees = standing.ties[0].values[seat] if standing.ties else 0
    left = state.houses[seat]
    status = phrase("harvest_valley.fact.to_build", n=left, trees=trees)
    if not left:
        status = phrase("harvest_valley.fact.built", trees=trees)
    own = sum(n.points for n in standing.lines if n.seat == seat and n.group != "left")
    if not valley.paired(state):
        return phrase("harvest_valley.fact.houses", own=own), status
    added = standing.totals[seat] - own
    neighbour = Name(valley.left_of(state, seat))
    return phrase("harvest_valley.fact.pair", own=own, name=neighbour, added=added), status


PAINTERS: dict[str, Callable[[QPainter, QRectF, Desk], None]] = {
    "river": paint_river,
    "hand": paint_hand,
    "limit": paint_limit,
    "census": paint_census,
    "scores": paint_scores,
}
