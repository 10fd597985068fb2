"""What stands beside the farm: food owed, live score, purse, what is not built yet."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from farmdesk.core.places import Seat
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola import worth
from farmdesk.games.agricola.goods import NAMES
from farmdesk.games.agricola.worth import Larder, Row
from farmdesk.scenes.agricola.farm import Look
from farmdesk.scenes.agricola.zones import score_cells
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_paper, paint_well
from farmdesk.table.tones import AGRICOLA, GOLD, Theme, tint
from farmdesk.table.words import LEAST, MINUS, Align, number, width_of, write

RIGHT = Align.AlignRight | Align.AlignVCenter
NARROW, WIDE = 136.0, 150.0
"""Widths of a cell of the score above which its points are larger."""
ROW_PICTURES = {
    "fields": "field", "pastures": "fence", "grain": "grain", "vegetables": "vegetable",
    "sheep": "sheep", "boar": "boar", "cattle": "cattle", "unused": "pasture_grass",
    "stables": "stable", "rooms": "room_wood", "people": "family", "cards": "major_improvement",
    "bonus": "medal", "begging": "begging",
}  # fmt: skip


def row_picture(row: str, house: int) -> str:
    """The picture of a row of the score; rooms as they are built."""
    return f"room_{farmers.MATERIALS[house]}" if row == "rooms" else ROW_PICTURES[row]


# Food


class Food(NamedTuple):
    """Food for the next harvest in words."""

    head: str
    detail: str
    begging: str
    alarm: bool
    """Will somebody beg as things stand?"""


def pantry(desk: Desk, seat: Seat, made: int) -> Larder:
    """Food for the next harvest, with `made` that the drops so far would make of goods."""
    larder = worth.larder(desk.view.state, seat)
    crops = max(0, larder.crops - made)
    rest = made - (larder.crops - crops)
    return larder._replace(
        food=larder.food + made, crops=crops, cooking=max(0, larder.cooking - rest)
    )


def food(desk: Desk, larder: Larder) -> Food:
    """What a seat owes in the next harvest, what it has, and what is missing."""
    state = desk.view.state
    rounds = farmers.rounds_to_harvest(state)
    key = "feed_over" if desk.view.over else "feed_in" if rounds else "feed_now"
    later = {"n": rounds} if rounds else {}
    head = desk.words(key, owed=larder.owed, have=larder.food, **later)
    if desk.view.over:
        return Food(head, "", "", alarm=False)
    parts = [
        desk.words(f"feed_{name}", n=n)
        for name, n in (
            ("crops", larder.crops), ("fields", larder.fields), ("cooking", larder.cooking),
            ("crafts", larder.crafts),
        )
        if n
    ]  # fmt: skip
    if larder.begging:
        parts.append(desk.words("feed_short", n=larder.begging))
    elif larder.short:
        parts.append(desk.words("feed_enough"))
    else:
        parts = [desk.words("feed_ready")]
    begging = desk.words("feed_no_begging")
    if larder.begging:
        points = number(worth.BEGGING * larder.begging)
        begging = desk.words("feed_begging", n=larder.begging, points=points)
    return Food(head, " \u00b7 ".join(parts), begging, larder.begging > 0)


def paint_feeding(painter: QPainter, zone: QRectF, desk: Desk, seat: Seat, made: int) -> None:
    """The line of food: bowls that are there, striped ones that could be made, red ones missing.

    `made` is the food that the drops so far would make of goods.
    """
    larder = pantry(desk, seat, made)
    theme, told = desk.theme, food(desk, larder)
    paint_paper(painter, zone, theme)
    tone = theme.bad if told.alarm else theme.accent(AGRICOLA)
    flag = QRectF(zone.left() + 1, zone.top() + 3, 6, zone.height() - 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(tone))
    painter.drawRoundedRect(flag, 3, 3)
    if told.alarm:  # danger is a pattern, too
        painter.setBrush(QBrush(tint(theme.bad, 0.35), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(zone.adjusted(2, 2, -2, -2), 9, 9)
    side = min(38.0, zone.height() - 6)
    box = QRectF(zone.left() + 12, zone.center().y() - side / 2, side, side)
    desk.art.draw(painter, "food", box)
    left = box.right() + 8
    end = zone.right() - 8
    if not desk.compact and not desk.view.over:
        end = _paint_begging(painter, zone, told, desk)
        end = _paint_bowls(painter, QRectF(end - 250, zone.top(), 244, zone.height()), larder, desk,
                           left + _told_wide(told) + 12)  # fmt: skip
    words = QRectF(left, zone.top() + 2, end - left - 6, zone.height() / 2)
    colour = theme.text
    write(painter, words, told.head, 13 if desk.compact else 15, colour=colour, bold=True)
    words.moveTop(zone.center().y() - 2)
    write(painter, words, told.detail, 12, colour=theme.bad if told.alarm else theme.secondary,
          bold=told.alarm)  # fmt: skip


def _told_wide(told: Food) -> float:
    return max(width_of(told.head, 15, bold=True), width_of(told.detail, 12, bold=told.alarm))


def _paint_begging(painter: QPainter, zone: QRectF, told: Food, desk: Desk) -> float:
    wide = width_of(told.begging, 13, bold=True) + 4
    box = QRectF(zone.right() - wide - 10, zone.top() + 3, wide, zone.height() - 6)
    colour = desk.theme.bad if told.alarm else desk.theme.good
    write(painter, box, told.begging, 13, colour=colour, bold=True, align=RIGHT)
    return box.left()


def _paint_bowls(
    painter: QPainter, room: QRectF, larder: Larder, desk: Desk, least: float
) -> float:
    """A box for each food that is owed; returns where they begin."""
    there = min(larder.owed, larder.food)
    could = min(larder.owed - there, larder.crops + larder.fields + larder.cooking + larder.crafts)
    if not larder.owed:
        return room.right()
    pitch = min(25.0, (room.right() - max(room.left(), least)) / larder.owed)
    if pitch < 15:
        return room.right()
    start = room.right() - pitch * larder.owed
    theme, side = desk.theme, pitch - 3
    for at in range(larder.owed):
        box = QRectF(start + at * pitch, room.center().y() - side / 2 - 1, side, side + 2)
        missing = at >= there + could
        edge = theme.bad if missing else GOLD.shade if theme.landscape else "#FFFFFF"
        painter.setPen(QPen(tint(edge), 1.4))
        painter.setBrush(tint(theme.raised))
        painter.drawRoundedRect(box, 4, 4)
        if at < there:
            desk.art.draw(painter, "food", box.adjusted(1, 1, -1, -1))
            continue
        tone = theme.bad if missing else GOLD.base
        style = Qt.BrushStyle.BDiagPattern if not missing else Qt.BrushStyle.DiagCrossPattern
        painter.setBrush(QBrush(tint(tone, 0.9), style))
        painter.drawRoundedRect(box, 4, 4)
    return start


# Score


def paint_score(
    painter: QPainter, zone: QRectF, desk: Desk, seat: Seat, gains: dict[str, int]
) -> None:
    """Every row of a seat's score with its count and what the next point needs.

    `gains` are points by row that the hovered drop would bring; those rows are framed.
    """
    theme, state = desk.theme, desk.view.state
    paint_well(painter, zone, theme)
    rows = worth.rows(state, seat)
    *cells, total = score_cells(zone)
    for row, rect in zip(rows, cells, strict=True):
        _paint_row(painter, rect, row, desk, seat, gains.get(row.row, 0))
    _cell(painter, total, theme)
    mark = QPointF(total.left() + 18, total.center().y())
    paint_mark_of(painter, mark, min(11.0, total.height() * 0.34), desk.view, seat)
    words = QRectF(total.left() + 36, total.top(), total.width() - 100, total.height())
    write(painter, words, desk.words("total"), 14, colour=theme.text, bold=True)
    points = number(sum(row.points for row in rows))
    gain = sum(gains.values())
    if gain:
        points = f"{points} {number(gain, signed=True)}"
    write(painter, total.adjusted(0, 0, -10, 0), points, 22, colour=theme.text, bold=True,
          align=RIGHT)  # fmt: skip


def _cell(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(tint(theme.line_soft), theme.line_width))
    painter.setBrush(tint(theme.panel))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


def _paint_row(
    painter: QPainter, rect: QRectF, row: Row, desk: Desk, seat: Seat, gain: int
) -> None:
    theme, state = desk.theme, desk.view.state
    _cell(painter, rect, theme)
    if gain:
        painter.setPen(QPen(tint(GOLD.shade if theme.landscape else theme.hovered), 2))
        painter.setBrush(tint(GOLD.light, 0.35 if theme.landscape else 0.0))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    side = min(max(18.0, min(30.0, rect.width() - 116)), rect.height() - 6)
    box = QRectF(rect.left() + 3, rect.center().y() - side / 2, side, side)
    look, letter = look_of(desk, seat)
    picture = row_picture(row.row, state.farms[seat].house)
    desk.art.draw(painter, picture, box, seat=look, letter=letter)
    points = number(row.points)
    px = 17.0 if rect.width() > WIDE else 15.5 if rect.width() > NARROW else 14.0
    wide = width_of(points, px, bold=True) + 2
    end = QRectF(rect.right() - wide - 5, rect.top(), wide, rect.height())
    colour = theme.bad if row.points < 0 else theme.text
    if gain:
        more = number(gain, signed=True)
        end.setLeft(min(end.left(), end.right() - width_of(more, 13, bold=True) - 2))
        low = QRectF(end.left(), rect.center().y(), end.width(), rect.height() / 2 - 1)
        write(painter, low, more, 13, bold=True, align=RIGHT,
              colour=theme.bad if gain < 0 else theme.good)  # fmt: skip
        end.setBottom(rect.center().y() + 1)
    write(painter, end, points, px, colour=colour, bold=True, align=RIGHT)
    words = QRectF(box.right() + 4, rect.top() + 1, end.left() - box.right() - 5, 0)
    name = desk.words(f"row.{row.row}")
    if rect.height() < 31:
        words.setBottom(rect.bottom() - 1)
        write(painter, words, name, 12.5, colour=theme.text)
        return
    high = min(rect.height() / 2 - 1, 18.0)
    words.setHeight(high)
    words.moveTop(rect.center().y() - high)
    write(painter, words, name, 12.5, colour=theme.text)
    words.moveTop(rect.center().y() - 1)
    write(painter, words, detail(desk, row), LEAST + 0.5, colour=theme.secondary)


def detail(desk: Desk, row: Row) -> str:
    """How many there are, and how many bring the next point."""
    if row.next:
        return desk.words("next_at", n=row.n, then=row.next)
    if row.row in worth.TABLE:
        return desk.words("no_more", n=row.n)
    each = {
        "unused": worth.UNUSED, "stables": worth.FENCED_STABLE, "people": worth.PERSON,
        "begging": worth.BEGGING,
    }.get(row.row)  # fmt: skip
    if each is not None:
        return desk.words("each", n=row.n, points=number(each, signed=True))
    return str(row.n) if row.row != "bonus" else ""


def look_of(desk: Desk, seat: Seat) -> Look:
    """The number of a seat's colour, and its initial."""
    chair = desk.view.chairs[seat]
    return Look.of(chair.colour, chair.name)


# Purse and stock


class Chip(NamedTuple):
    """One good of a seat."""

    good: int
    n: int


def paint_chip(painter: QPainter, rect: QRectF, chip: Chip, desk: Desk) -> None:
    """A chip of the purse: picture and number; faded where there is none."""
    theme = desk.theme
    none = not chip.n
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(theme.line), theme.line_width))
    painter.setBrush(tint(theme.panel, 0.55 if none else 1.0))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    words = str(chip.n)
    wide = max(width_of(words, 17, bold=True), 10.0)
    side = min(rect.height() - 10, rect.width() - wide - 10, 36.0)
    left = rect.center().x() - (side + wide + 3) / 2
    painter.setOpacity(0.45 if none else 1.0)
    desk.art.draw(painter, NAMES[chip.good], QRectF(left, rect.center().y() - side / 2, side, side))
    painter.setOpacity(1.0)
    box = QRectF(left + side + 3, rect.top(), wide + 4, rect.height())
    write(painter, box, words, 17, colour=theme.secondary if none else theme.text, bold=True)


def paint_spent(painter: QPainter, rect: QRectF, spent: int, theme: Theme) -> None:
    """Over a chip: how much of it the drops so far take."""
    tag = f"{MINUS}{spent}"
    wide = width_of(tag, 12, bold=True) + 12
    plate = QRectF(rect.right() - wide, rect.top() - 3, wide, 18)
    painter.setPen(QPen(tint(theme.raised), 1))
    painter.setBrush(tint(theme.bad))
    painter.drawRoundedRect(plate, 9, 9)
    colour = "#000000" if theme.dark else "#FFFFFF"
    write(painter, plate, tag, 12, colour=colour, bold=True, align=Align.AlignCenter)
