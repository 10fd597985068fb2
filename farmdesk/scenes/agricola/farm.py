"""A farmyard painted: rooms by material, fields with crops, pastures with animals, fences.

The same painter serves the large farm and the small ones on the cards of the seats.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.farmyard import BIT, EDGES, cells
from farmdesk.games.agricola.goods import NAMES
from farmdesk.games.agricola.housing import Herd
from farmdesk.games.agricola.state import MATERIALS, Farm
from farmdesk.scenes.agricola.yard import ALL_CELLS, Yard, ends
from farmdesk.table.art import Art
from farmdesk.table.signs import paint_mark
from farmdesk.table.tones import (
    INK,
    LEAF,
    LOOK_NUMBERS,
    SEAT_LOOKS,
    WELL,
    WOOD,
    Theme,
    mix,
    tint,
)
from farmdesk.table.words import Align, width_of, write

SMALL = 34.0
"""Cells below this size carry no words."""
BAR = 0.1
"""Thickness of a fence, in sides of a cell."""


class Look(NamedTuple):
    """Whose farm it is, as far as it is seen: the number of the colour and the initial."""

    number: int
    letter: str

    @classmethod
    def of(cls, colour: str, name: str) -> Look:
        """The look of somebody's chair."""
        return cls(LOOK_NUMBERS[colour], name[:1].upper())


class Words(NamedTuple):
    """Words on a farm, ready in the player's language."""

    unused: str = ""
    minus: str = "\u22121"


def meadow(theme: Theme) -> tuple[str, str, str]:
    """The tones of the meadow around cells, of an empty cell, of a pasture."""
    if not theme.landscape:
        return "#000000", "#000000", "#1C3A12"
    tones = (mix(LEAF.base, "#FFF4D0", 0.26), mix(LEAF.light, "#FFF4D0", 0.18),
             mix(LEAF.light, "#FFFFD8", 0.5))  # fmt: skip
    if not theme.dark:
        return tones
    around, cell, pasture = (mix(tone, WELL, 0.5) for tone in tones)
    return around, cell, mix(pasture, LEAF.light, 0.2)


def paint_meadow(painter: QPainter, zone: QRectF, theme: Theme) -> None:
    """The grass on which the farmyard lies."""
    around, cell, _ = meadow(theme)
    inner = zone.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(tint(LEAF.shade if theme.landscape else "#FFFFFF"), 1.4))
    painter.setBrush(tint(around))
    painter.drawRoundedRect(inner, 10, 10)
    if theme.landscape:
        painter.save()
        outline = QPainterPath()
        outline.addRoundedRect(inner.adjusted(1, 1, -1, -1), 9, 9)
        painter.setClipPath(outline)
        painter.setPen(QPen(tint(cell, 0.55), 26))
        for step in range(0, int(zone.width() + zone.height()), 88):
            start = QPointF(zone.left() + step, zone.top() - 20)
            painter.drawLine(start, start + QPointF(-zone.height() - 40, zone.height() + 40))
        painter.restore()


def paint_farm(
    painter: QPainter,
    yard: Yard,
    farm: Farm,
    herds: tuple[Herd, ...],
    look: Look,
    art: Art,
    words: Words | None = None,
) -> None:
    """Everything that lies on a farm; `words` only where cells are large."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_pastures(painter, yard, farm, art.theme)
    inside = farmers.union(farm.pastures)
    for cell in ALL_CELLS:
        rect = yard.cell(cell)
        code = farm.cells[cell]
        if code == farmers.ROOM:
            _paint_room(painter, rect, farm, art)
        elif code >= farmers.FIELD:
            _paint_field(painter, rect, farm, cell, art)
        elif not inside & BIT[cell]:
            _paint_bare(painter, rect, art.theme, words if not _stable(farm, cell) else None)
        if _stable(farm, cell):
            _paint_stable(painter, rect, look, art)
    _paint_family(painter, yard, farm, look)
    for herd in herds:
        if herd.n or herd.place == "pasture":
            paint_herd(painter, yard, farm, herd, art)
    paint_fences(painter, yard, farm.fences, look, art.theme)


def _stable(farm: Farm, cell: int) -> bool:
    return farmers.has_stable(farm, cell)


def area_path(yard: Yard, area: int) -> QPainterPath:
    """The outline of cells that lie together, up to the middle of the edges around them."""
    path = QPainterPath()
    half = yard.gap / 2
    for cell in cells(area):
        box = QPainterPath()
        box.addRect(yard.cell(cell).adjusted(-half - 0.2, -half - 0.2, half + 0.2, half + 0.2))
        path = path.united(box)
    return path


def _paint_pastures(painter: QPainter, yard: Yard, farm: Farm, theme: Theme) -> None:
    pasture = meadow(theme)[2]
    for area in farm.pastures:
        painter.fillPath(area_path(yard, area), tint(pasture))


def _paint_bare(painter: QPainter, rect: QRectF, theme: Theme, words: Words | None) -> None:
    cell = meadow(theme)[1]
    painter.setPen(QPen(tint("#FFFFFF", 0.2), 1) if theme.landscape else QPen(tint("#FFFFFF"), 1))
    painter.setBrush(tint(cell))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    if words is None:
        return
    colour = mix(LEAF.shade, INK, 0.45) if not theme.dark else theme.on_cloth
    middle = rect.center().y()
    if rect.height() >= 60:
        line = QRectF(rect.left() + 2, middle - 17, rect.width() - 4, 17)
        write(painter, line, words.unused, 12, colour=colour, align=Align.AlignCenter)
        middle += 9
    line = QRectF(rect.left() + 2, middle - 9, rect.width() - 4, 18)
    write(painter, line, words.minus, 13, colour=colour, align=Align.AlignCenter)


def _paint_room(painter: QPainter, rect: QRectF, farm: Farm, art: Art) -> None:
    art.draw(painter, f"room_{MATERIALS[farm.house]}", rect)


def _paint_field(painter: QPainter, rect: QRectF, farm: Farm, cell: int, art: Art) -> None:
    art.draw(painter, "field", rect)
    crop = farmers.growing(farm, cell)
    if crop is None or not crop[1]:
        return
    good, n = crop
    if rect.height() < SMALL:
        side = rect.height() * 0.86
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        art.draw(painter, NAMES[good], box)
        return
    paint_chip(painter, rect.center(), NAMES[good], str(n), rect.height() * 0.36, art)


def paint_chip(
    painter: QPainter, centre: QPointF, picture: str, text: str, high: float, art: Art
) -> None:
    """A paper chip with a picture and a number."""
    theme = art.theme
    high = max(17.0, min(30.0, high))
    px = max(12.0, high * 0.52)
    wide = high + width_of(text, px, bold=True) + 8
    box = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    painter.setPen(QPen(tint(theme.face_edge), 1))
    painter.setBrush(tint(theme.face, 0.95))
    painter.drawRoundedRect(box, 5, 5)
    side = high - 4
    art.draw(painter, picture, QRectF(box.left() + 3, box.top() + 2, side, side))
    words = QRectF(box.left() + side + 3, box.top(), box.right() - box.left() - side - 4, high)
    colour = INK if theme.landscape else "#000000"
    write(painter, words, text, px, colour=colour, bold=True, align=Align.AlignCenter)


def _paint_stable(painter: QPainter, rect: QRectF, look: Look, art: Art) -> None:
    side = rect.height() * 0.66
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center() - QPointF(0, rect.height() * 0.1))
    art.draw(painter, "stable", box, seat=look.number, letter=look.letter)


def _paint_family(painter: QPainter, yard: Yard, farm: Farm, look: Look) -> None:
    """Who is at home stands before the door of a room."""
    home = farmers.at_home(farm)
    for cell in farmers.rooms(farm)[:home]:
        rect = yard.cell(cell)
        centre = rect.center() + QPointF(0, rect.height() * 0.16)
        radius = rect.height() * 0.17
        letter = look.letter if radius >= 8 else ""
        paint_mark(painter, centre, radius, SEAT_LOOKS[look.number], letter)


def herd_cells(farm: Farm, herd: Herd) -> tuple[int, ...]:
    """The cells on which a herd is seen; the animal of the house stands by the last room."""
    return cells(herd.cells) if herd.place != "house" else farmers.rooms(farm)[-1:]


def paint_herd(painter: QPainter, yard: Yard, farm: Farm, herd: Herd, art: Art) -> None:
    """Animals, and how many there are of how many that find room."""
    where = herd_cells(farm, herd)
    kind = NAMES[herd.kind]
    if yard.side < SMALL:
        if herd.n:
            side = yard.side * (0.92 if herd.place == "pasture" else 0.6)
            box = QRectF(0, 0, side, side)
            box.moveCenter(yard.cell(where[0]).center())
            if herd.place == "house":
                box.moveBottomRight(yard.cell(where[0]).bottomRight())
            art.draw(painter, kind, box)
        return
    if herd.place == "pasture":
        _paint_flock(painter, yard, farm, herd, where, art)
    last = yard.cell(where[-1])
    high = yard.side * 0.28
    if herd.place == "pasture":
        if not herd.n:
            _paint_room_left(painter, last, herd.holds, art.theme)
            return
        centre = last.bottomRight() - QPointF(yard.side * 0.34, yard.side * 0.19)
        paint_chip(painter, centre, kind, f"{herd.n}/{herd.holds}", high, art)
    else:
        centre = last.bottomRight() - QPointF(yard.side * 0.27, yard.side * 0.19)
        paint_chip(painter, centre, kind, "1", high, art)


def _paint_flock(
    painter: QPainter, yard: Yard, farm: Farm, herd: Herd, where: tuple[int, ...], art: Art
) -> None:
    """Up to two animals a cell, the cells without a stable first."""
    spots = sorted(where, key=lambda cell: (_stable(farm, cell), cell))
    seen = min(herd.n, 2 * len(spots))
    for at in range(seen):
        rect = yard.cell(spots[at % len(spots)])
        second = at >= len(spots)
        side = yard.side * (0.36 if _stable(farm, spots[at % len(spots)]) else 0.5)
        box = QRectF(0, 0, side, side)
        shift = QPointF(0.2 if second else -0.2, 0.04 if second else -0.2) * yard.side
        if not second and seen <= len(spots):
            shift = QPointF(-0.08, -0.14) * yard.side
        box.moveCenter(rect.center() + shift)
        art.draw(painter, NAMES[herd.kind], box)


def _paint_room_left(painter: QPainter, rect: QRectF, holds: int, theme: Theme) -> None:
    """An empty pasture says how many animals find room."""
    colour = mix(LEAF.shade, INK, 0.45) if not theme.dark else theme.on_cloth
    line = QRectF(rect.left(), rect.bottom() - 21, rect.width() - 6, 18)
    write(painter, line, f"0/{holds}", 13, colour=colour, bold=True, align=Align.AlignRight)


def paint_fences(painter: QPainter, yard: Yard, fences: int, look: Look, theme: Theme) -> None:
    """Bars of wood on edges, a post in the seat's colour at each of their ends."""
    posts = {end for edge in range(EDGES) if fences & BIT[edge] for end in ends(edge)}
    for edge in range(EDGES):
        if fences & BIT[edge]:
            paint_bar(painter, yard, edge, WOOD.base, theme)
    radius = max(1.6, yard.side * 0.062)
    painter.setPen(QPen(tint(INK), max(0.8, yard.side * 0.018)))
    painter.setBrush(tint(SEAT_LOOKS[look.number].base))
    for row, column in sorted(posts):
        painter.drawEllipse(yard.post(row, column), radius, radius)


def paint_bar(painter: QPainter, yard: Yard, edge: int, tone: str, theme: Theme) -> None:
    """One fence."""
    start, end = yard.ends(edge)
    thick = max(2.0, yard.side * BAR)
    for colour, width in ((INK if theme.landscape else "#FFFFFF", thick), (tone, thick * 0.62)):
        pen = QPen(tint(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(start, end)
    if thick > 5:
        pen = QPen(tint(WOOD.light), thick * 0.18, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(start - QPointF(0, thick * 0.12), end - QPointF(0, thick * 0.12))
