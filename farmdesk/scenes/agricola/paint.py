"""Who paints what: the zones and marks of the table of Agricola at one moment."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from farmdesk.core.moves import Name
from farmdesk.core.places import Seat
from farmdesk.games.agricola import worth
from farmdesk.games.agricola.farmyard import mask
from farmdesk.games.agricola.goods import FOOD, NAMES
from farmdesk.games.agricola.places import PURSES
from farmdesk.scenes.agricola import board, cards, herds, panels, rings, stock
from farmdesk.scenes.agricola.farm import (
    Words,
    area_path,
    herd_cells,
    paint_farm,
    paint_meadow,
)
from farmdesk.scenes.agricola.fencing import Fencing
from farmdesk.scenes.agricola.laid import Laid
from farmdesk.scenes.agricola.quick import Quick
from farmdesk.scenes.agricola.side import paint_side
from farmdesk.scenes.agricola.zones import (
    DRAWERS,
    MAJOR_COLUMNS,
    MAJOR_ROWS,
    SIDES,
    beside_yard,
    grid,
    played_cards,
)
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_well
from farmdesk.table.stage import Focus
from farmdesk.table.tones import look_of, tint
from farmdesk.table.words import MINUS, Align, number, width_of, write


class Painting(NamedTuple):
    """All that a picture of the table depends on."""

    desk: Desk
    laid: Laid
    focus: Focus
    seat: Seat
    """Whose farm is shown."""
    fencing: Fencing | None
    quick: tuple[str, tuple[Quick, ...]]
    wishes: herds.Wishes
    bound: tuple[int, ...] = ()
    """Places to which the animals in the hand may go, as masks of cells."""

    def zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        """The furniture of a zone."""
        desk, seat = self.desk, self.seat
        if name == "board":
            board.paint_board(painter, rect, desk, self.laid.board)
        elif name == "majors":
            cards.paint_majors(painter, rect, desk, grid(rect, MAJOR_COLUMNS, MAJOR_ROWS))
        elif name == "played":
            count = len(desk.view.state.farms[seat].cards)
            cards.paint_played(painter, rect, desk, played_cards(rect, desk.shape, count))
        elif name == "farm":
            self._farm(painter, rect)
        elif name == "stock":
            paint = stock.paint_pen if self.laid.pen else stock.paint_stock
            paint(painter, rect, desk, seat, self.laid.boxes)
        elif name == "feeding":
            panels.paint_feeding(painter, rect, desk, seat, self.made())
        elif name == "score":
            panels.paint_score(painter, rect, desk, seat, self.gains())
        elif name == "purse":
            paint_well(painter, rect, desk.theme)
        elif name == "side":
            hovered = SIDES.index(self.focus.hovered) if self.focus.hovered in SIDES else None
            paint_side(painter, rect, desk, *self.quick, hovered)
        else:
            assert name == DRAWERS, f"nobody paints {name}"

    def gains(self) -> dict[str, int]:
        """By row of the score: the points that the hovered drop would bring its seat."""
        effect, view = self.focus.effect, self.desk.view
        if effect is None or effect.standing is None or self.seat != view.seat:
            return {}
        now = {row.row: row.points for row in worth.rows(view.state, view.seat)}
        then = {line.group: line.points for line in effect.standing.lines if line.seat == view.seat}
        return {row: then[row] - points for row, points in now.items() if then[row] != points}

    def made(self) -> int:
        """Food that the drops so far would make of goods."""
        view = self.desk.view
        if self.seat != view.seat:
            return 0
        rates = worth.rates(view.state, view.seat)
        found = 0
        for drop in self.focus.drops:
            if drop.source.zone == "purse" and drop.target.zone in ("purse", "played"):
                rate = rates[NAMES.index(drop.source.spot)]
                cooks = drop.target == PURSES[view.seat][FOOD] or drop.target.spot == rate.card
                found += rate.food if cooks else 0
        return found

    def _farm(self, painter: QPainter, zone: QRectF) -> None:
        desk, seat, theme = self.desk, self.seat, self.desk.theme
        paint_meadow(painter, zone, theme)
        view, look = desk.view, panels.look_of(desk, seat)
        held = self.focus.held
        lit = held is not None and held.zone == "stock" and self.fencing is None
        words = None if lit else Words(desk.words("unused"), f"{MINUS}1")  # marks lie there
        shown = herds.arranged(view.state, seat, self.wishes)
        paint_farm(painter, self.laid.yard, view.state.farms[seat], shown, look, desk.art, words)
        if desk.compact:
            self._beside(painter, beside_yard(zone))
        if seat != view.seat:
            self._whose(painter, zone)

    def _beside(self, painter: QPainter, room: QRectF) -> None:
        """In a small window: whose farm it is, and the points so far."""
        desk, theme = self.desk, self.desk.theme
        if room.width() < 36:
            return
        paint_mark_of(
            painter, QPointF(room.center().x(), room.top() + 18), 12, desk.view, self.seat
        )
        rows = worth.rows(desk.view.state, self.seat)
        total = number(sum(row.points for row in rows))
        box = QRectF(room.left(), room.top() + 36, room.width(), 26)
        colour = theme.text if not theme.dark else theme.on_cloth
        write(painter, box, total, 19, colour=colour, bold=True, align=Align.AlignCenter)
        box = QRectF(room.left(), box.bottom(), room.width(), 18)
        write(painter, box, desk.words("points"), 11, colour=colour, align=Align.AlignCenter)

    def _whose(self, painter: QPainter, zone: QRectF) -> None:
        """A border in the rival's colour, and a plate with the name."""
        desk = self.desk
        look = look_of(desk.view.chairs[self.seat].colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(look.base), 4))
        painter.drawRoundedRect(zone.adjusted(2, 2, -2, -2), 9, 9)
        text = desk.words("farm_of", name=Name(self.seat))
        wide = min(zone.width() - 20, width_of(text, 13, bold=True) + 46)
        plate = QRectF(zone.right() - wide - 8, zone.top() + 7, wide, 26)
        painter.setPen(QPen(tint(desk.theme.line), 1))
        painter.setBrush(tint(desk.theme.panel))
        painter.drawRoundedRect(plate, 8, 8)
        paint_mark_of(painter, plate.topLeft() + QPointF(16, 13), 9, desk.view, self.seat)
        write(painter, plate.adjusted(32, 0, -6, 0), text, 13, colour=desk.theme.text, bold=True)

    def marks(self, painter: QPainter) -> None:
        """Promised goods on rounds to come; what drops take; fences while they are drawn."""
        board.paint_promises(painter, self.desk, self.laid.board)
        for slot, spent in Counter(drop.source for drop in self.focus.drops).items():
            rect = self.laid.spot(slot)
            if slot.zone in ("purse", "pen") and rect is not None:
                panels.paint_spent(painter, rect, spent, self.desk.theme)
        if self.bound and self.seat == self.desk.view.seat:
            self._mark_places(painter)
        if self.fencing is not None and self.seat == self.desk.view.seat:
            seen = rings.drawn(self.fencing, self.focus)
            rings.paint_drawn(painter, self.laid.yard, seen, self.focus, self.fencing,
                              self.desk.art, self.desk.say)  # fmt: skip

    def _mark_places(self, painter: QPainter) -> None:
        """A dashed line around every place that has room for the animals in the hand."""
        theme, farm = self.desk.theme, self.desk.view.state.farms[self.seat]
        painter.setBrush(QBrush(tint(theme.legal, 0.5), Qt.BrushStyle.BDiagPattern))
        for herd in herds.arranged(self.desk.view.state, self.seat, self.wishes):
            if herd.cells not in self.bound:
                continue
            path = area_path(self.laid.yard, mask(herd_cells(farm, herd)))
            painter.setPen(QPen(tint(theme.legal_under), 5))
            painter.drawPath(path)
            painter.setPen(QPen(tint(theme.legal), 3, Qt.PenStyle.DashLine))
            painter.drawPath(path)
