"""The table of Turnip Market: a row for each seat, and a row for what belongs to nobody."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from farmdesk.core.places import Slot
from farmdesk.table.shape import Shape
from tests.table.plain import PlainStage

SIZE, ROW = 66.0, 84.0
COLUMNS = {"hand": 0, "bid": 5, "field": 6, "purse": 8}
MIDDLE = {"deck": 0, "gone": 1, "box": 2, "well": 3}


class MarketStage(PlainStage):
    """Every slot of the toy has a place; nothing else about it is looked after."""

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        return {"board": QRectF(4, 4, 620, 420)}

    def spot(self, slot: Slot) -> QRectF | None:
        seat = slot.seat
        if seat is None:
            column, row = MIDDLE[slot.zone], 4.0
        else:
            column, row = COLUMNS[slot.zone] + int(slot.spot or 0), float(seat)
        return QRectF(10 + column * (SIZE + 4), 10 + row * ROW, SIZE, SIZE)

    def slot_at(self, point: QPointF) -> Slot | None:
        lying = (placed.slot for placed in self.shown[-1].placed) if self.shown else ()
        asked = self.shown[-1].decision if self.shown else None
        drops = [d for move in (asked.moves if asked else ()) for d in move.script()]
        slots = (*lying, *(d.target for d in drops if hasattr(d, "target")))
        found = (slot for slot in slots if (rect := self.spot(slot)) and rect.contains(point))
        return next(found, None)

    def places(self) -> tuple[Slot, ...]:
        return tuple(placed.slot for placed in self.shown[-1].placed) if self.shown else ()

    def row(self) -> tuple[Slot, ...]:
        return ()
