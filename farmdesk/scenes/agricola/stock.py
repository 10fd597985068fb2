"""The column of what is not built yet: people at home, fences, stables, rooms, fields; the pen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.places import Seat
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.goods import ANIMALS, NAMES
from farmdesk.games.agricola.housing import unhoused
from farmdesk.games.agricola.state import MATERIALS, Farm
from farmdesk.games.agricola.worth import ROOM_PRICES
from farmdesk.scenes.agricola.panels import look_of
from farmdesk.scenes.agricola.tiles import Sign, paint_signs
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_well
from farmdesk.table.tones import tint
from farmdesk.table.words import LEAST, Align, write

THINGS = ("home", "fence", "stable", "room", "field")
"""The boxes in their order."""
CENTRE = Align.AlignCenter


def people_rects(box: QRectF, count: int, *, compact: bool) -> tuple[QRectF, ...]:
    """Where the people at home stand in their box, side by side and closer when they are many."""
    room = picture_room(box, compact=compact)
    side = min(room.height(), 38.0)
    step = min(side * 0.72, (room.width() - side) / max(1, count - 1))
    left = room.center().x() - (side + step * (count - 1)) / 2
    return tuple(
        QRectF(left + at * step, room.center().y() - side / 2, side, side) for at in range(count)
    )


def picture_room(box: QRectF, *, compact: bool) -> QRectF:
    """Where the picture of a box lies: over its words, or beside them."""
    if compact:
        return QRectF(box.left() + 3, box.top() + 3, box.width() * 0.56, box.height() - 6)
    return QRectF(box.left() + 4, box.top() + 3, box.width() - 8, box.height() - 21)


def words_room(box: QRectF, *, compact: bool) -> QRectF:
    """Where the words of a box stand."""
    if compact:
        left = box.left() + box.width() * 0.56 + 4
        return QRectF(left, box.top(), box.right() - left - 2, box.height())
    return QRectF(box.left() + 2, box.bottom() - 19, box.width() - 4, 17)


def left_of(desk: Desk, seat: Seat, thing: str) -> str:
    """What there is of a thing, in a word or two."""
    farm = desk.view.state.farms[seat]
    if thing == "home":
        home, count = farmers.at_home(farm), farmers.people(farm)
        return f"{home}/{count}" if desk.compact else desk.words("home", n=home, people=count)
    n = {"fence": farmers.fences_left(farm), "stable": farmers.stables_left(farm)}.get(thing)
    if n is None:
        return "" if desk.compact or thing == "room" else desk.words(thing)
    return str(n) if desk.compact else desk.words("left", n=n)


def price(farm: Farm) -> tuple[Sign, ...]:
    """What a room costs, in pictures."""
    cost = ROOM_PRICES[farm.house]
    return tuple(Sign(NAMES[good], str(n)) for good, n in enumerate(cost) if n)


def picture_of(thing: str, house: int) -> str:
    """The picture of a box; rooms as they would be built now."""
    return f"room_{MATERIALS[house]}" if thing == "room" else thing


def paint_stock(
    painter: QPainter, zone: QRectF, desk: Desk, seat: Seat, boxes: tuple[QRectF, ...]
) -> None:
    """The boxes with their pictures; only the people are pieces of their own."""
    paint_well(painter, zone, desk.theme)
    theme, farm = desk.theme, desk.view.state.farms[seat]
    look, letter = look_of(desk, seat)
    for thing, box in zip(THINGS, boxes, strict=True):
        painter.setPen(QPen(tint(theme.line), theme.line_width))
        painter.setBrush(tint(theme.panel))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
        words = words_room(box, compact=desk.compact)
        if thing == "room" and not desk.compact:
            paint_signs(painter, words.adjusted(2, 0, 0, 0), price(farm), desk.art, theme.text)
        else:
            px = 13 if desk.compact else 12
            write(painter, words, left_of(desk, seat, thing), px, colour=theme.text, bold=True,
                  align=CENTRE)  # fmt: skip
        if thing == "home":
            continue
        room = picture_room(box, compact=desk.compact)
        none = (thing == "fence" and not farmers.fences_left(farm)) or (
            thing == "stable" and not farmers.stables_left(farm)
        )
        painter.setOpacity(0.35 if none else 1.0)
        picture = picture_of(thing, farm.house)
        desk.art.draw(painter, picture, room, seat=look, letter=letter)
        painter.setOpacity(1.0)


# The pen


def paint_pen(
    painter: QPainter, zone: QRectF, desk: Desk, seat: Seat, boxes: tuple[QRectF, ...]
) -> None:
    """Animals that may be parted with, and where they are let go."""
    paint_well(painter, zone, desk.theme)
    theme, farm = desk.theme, desk.view.state.farms[seat]
    out = unhoused(desk.view.state, seat)
    for at, box in enumerate(boxes[:-1]):
        painter.setPen(QPen(tint(theme.line), theme.line_width))
        painter.setBrush(tint(theme.panel))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
        words = words_room(box, compact=desk.compact)
        if at >= len(ANIMALS):
            continue
        kind = ANIMALS[at]
        room = picture_room(box, compact=desk.compact)
        painter.setOpacity(1.0 if farm.goods[kind] else 0.35)
        desk.art.draw(painter, NAMES[kind], room)
        painter.setOpacity(1.0)
        said = desk.words("waits", n=out[at]) if out[at] else str(farm.goods[kind])
        if desk.compact:
            said = str(farm.goods[kind])
        colour = theme.bad if out[at] else theme.text
        write(painter, words, said, 12, colour=colour, bold=True, align=CENTRE)
    gate = boxes[-1]
    pen = QPen(tint(theme.on_cloth), 1.6)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.1))
    painter.drawRoundedRect(gate.adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
    write(painter, gate.adjusted(3, 0, -3, 0), desk.words("let_go"), LEAST + 1, bold=True,
          colour=theme.on_cloth, align=CENTRE, lines=3)  # fmt: skip
