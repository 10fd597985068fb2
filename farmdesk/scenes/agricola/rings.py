"""Fences while they are drawn: where they may stand, their numbers, what they enclose and cost."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from farmdesk.core.places import Slot
from farmdesk.games.agricola.farmyard import cells
from farmdesk.games.agricola.housing import holds
from farmdesk.games.agricola.places import cell_at, edge_at
from farmdesk.games.agricola.worth import FENCE_WOOD
from farmdesk.scenes.agricola.farm import BAR, area_path, paint_bar
from farmdesk.scenes.agricola.fencing import Fencing
from farmdesk.scenes.agricola.yard import Yard
from farmdesk.table.art import Art
from farmdesk.table.signs import paint_number_disc
from farmdesk.table.stage import Focus, Say
from farmdesk.table.tones import INK, LEAF, PAPER, WOOD, Theme, tint
from farmdesk.table.words import Align, write

CENTRE = Align.AlignCenter


class Drawn(NamedTuple):
    """What is to be seen of a pasture that is being drawn."""

    made: tuple[int, ...]
    """Edges by the order in which they were drawn."""
    meant: int
    """Mask of the edges that a press on the hovered place would make of it."""
    open: int
    """Mask of the edges with which a ring goes on."""
    area: int
    """The cells of the smallest ring that holds it all."""
    needs: int
    """Fences of that ring."""
    refused: Slot | None
    """The cell that cannot be taken in."""


def drawn(fencing: Fencing, focus: Focus) -> Drawn:
    """Read it off what the person is doing."""
    spots = (edge_at(drop.target) for drop in focus.drops)
    made = tuple(spot[1] for spot in spots if spot is not None)
    now = fencing.drawn(focus.drops)
    swept = focus.swept
    meant = fencing.drawn(swept.drops) if swept is not None else now
    shown = meant or now
    ring = fencing.smallest(shown)
    edges, area = ring if ring is not None and shown else (0, 0)
    refused = None
    if swept is not None and swept.why is not None and focus.hovered is not None:
        refused = focus.hovered if cell_at(focus.hovered) is not None else None
    return Drawn(made, meant, fencing.open(now), area, edges.bit_count(), refused)


def paint_drawn(
    painter: QPainter, yard: Yard, seen: Drawn, focus: Focus, fencing: Fencing, art: Art, say: Say
) -> None:
    """The lit edges, the area, the fences with their numbers, the count, the refused cell."""
    theme = art.theme
    if seen.area and seen.needs:
        _paint_area(painter, yard, seen.area, theme)
    for edge in cells(seen.open):
        _paint_open(painter, yard, edge, theme)
    for edge in cells(seen.meant & ~fencing.drawn(focus.drops)):
        painter.setOpacity(0.62)
        paint_bar(painter, yard, edge, WOOD.light, theme)
        painter.setOpacity(1.0)
    for edge in seen.made:
        paint_bar(painter, yard, edge, PAPER.base if theme.landscape else "#FFFF00", theme)
    for number, edge in enumerate(seen.made, 1):
        start, end = yard.ends(edge)
        paint_number_disc(painter, (start + end) / 2, 8.5, str(number))
    if seen.area and seen.needs:
        _paint_count(painter, yard, seen, fencing, art)
    if seen.refused is not None and focus.swept is not None and focus.swept.why is not None:
        spot = cell_at(seen.refused)
        assert spot is not None, "only cells are refused"
        _paint_refused(painter, yard, spot[1], say(focus.swept.why), theme)


def _paint_open(painter: QPainter, yard: Yard, edge: int, theme: Theme) -> None:
    """A place for a fence: a cream line with a dotted core."""
    start, end = yard.ends(edge)
    thick = max(3.0, yard.side * BAR * 0.8)
    painter.setPen(QPen(tint(theme.legal_under, 0.55), thick + 1.6))
    inset = (end - start) * 0.12
    painter.drawLine(start + inset, end - inset)
    painter.setPen(QPen(tint(theme.legal), thick))
    painter.drawLine(start + inset, end - inset)
    pen = QPen(tint(theme.legal_under), thick * 0.42)
    pen.setDashPattern([1.2, 2.2])
    painter.setPen(pen)
    painter.drawLine(start + inset, end - inset)


def _paint_area(painter: QPainter, yard: Yard, area: int, theme: Theme) -> None:
    path = area_path(yard, area)
    painter.fillPath(path, tint(LEAF.light if theme.landscape else "#1C3A12", 0.5))
    painter.fillPath(path, QBrush(tint("#FFFFFF", 0.5), Qt.BrushStyle.BDiagPattern))


def _paint_count(painter: QPainter, yard: Yard, seen: Drawn, fencing: Fencing, art: Art) -> None:
    """Inside the ring: fences of how many, the wood that they cost, the animals that find room."""
    theme = art.theme
    shown = seen.meant.bit_count() or len(seen.made)
    of = str(shown) if shown == seen.needs else f"{shown}/{seen.needs}"
    room = holds(fencing.farm, seen.area)
    rows = (("fence", of), ("wood", str(FENCE_WOOD * shown)), ("sheep", str(room)))
    first = yard.cell(cells(seen.area)[0])
    pitch = min(21.0, (first.height() - 8) / len(rows))
    wide = min(first.width() - 6, pitch + 40)
    plate = QRectF(0, 0, wide, pitch * len(rows) + 6)
    plate.moveCenter(first.center())
    painter.setPen(QPen(tint(theme.face_edge), 1))
    painter.setBrush(tint(theme.face, 0.95))
    painter.drawRoundedRect(plate, 6, 6)
    colour = INK if theme.landscape else "#000000"
    for at, (picture, text) in enumerate(rows):
        top = plate.top() + 3 + at * pitch
        art.draw(painter, picture, QRectF(plate.left() + 4, top + 1, pitch - 2, pitch - 2))
        box = QRectF(plate.left() + pitch + 5, top, plate.width() - pitch - 7, pitch)
        write(painter, box, text, 14, colour=colour, bold=True)


def _paint_refused(painter: QPainter, yard: Yard, cell: int, reason: str, theme: Theme) -> None:
    """A cell that cannot be taken in: hatched, with the reason on a plate."""
    rect = yard.cell(cell)
    painter.setPen(QPen(tint(theme.illegal), 2))
    painter.setBrush(tint(theme.illegal, 0.2))
    painter.drawRoundedRect(rect, 6, 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(tint(theme.illegal, 0.7), Qt.BrushStyle.BDiagPattern))
    painter.drawRoundedRect(rect, 6, 6)
    if yard.side < 60:
        return
    plate = rect.adjusted(1, 6, -1, -6)
    painter.setBrush(tint(theme.raised, 0.96))
    painter.drawRoundedRect(plate, 5, 5)
    write(painter, plate.adjusted(1, 0, -1, 0), reason, 12, colour=theme.bad, bold=True,
          align=CENTRE, lines=5)  # fmt: skip
