"""Where everything lies now: zones turned into the slots of one view and one farm."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.farmyard import CELLS
from farmdesk.games.agricola.goods import ANIMALS
from farmdesk.games.agricola.places import (
    CELL_SLOTS,
    EDGE_SLOTS,
    HOMES,
    MAJOR_SLOTS,
    PENS,
    PLAYED,
    POOL,
    PURSES,
    ROUND_SLOTS,
    STOCKS,
    cell_at,
    edge_at,
    played_slot,
    space_at,
)
from farmdesk.games.agricola.spaces import SPACES
from farmdesk.scenes.agricola import stock
from farmdesk.scenes.agricola.asked import PARTING, asks
from farmdesk.scenes.agricola.board import Places, places
from farmdesk.scenes.agricola.tiles import person_rect
from farmdesk.scenes.agricola.yard import Yard
from farmdesk.scenes.agricola.zones import (
    MAJOR_COLUMNS,
    MAJOR_ROWS,
    SIDES,
    grid,
    played_cards,
    purse_chips,
    side_buttons,
    side_label,
    stock_boxes,
    yard,
)
from farmdesk.table.shape import Shape
from farmdesk.table.stage import View

CARD_PITCH = 120.0
"""About the distance between the cards of two seats beside the table."""


class Laid:
    """The places of a table as it is shown."""

    def __init__(self) -> None:
        self.zones: dict[str, QRectF] = {}
        self.shape: Shape = "regular"
        self.yard = Yard(QPointF(), 1.0)
        self.board = Places({}, None)
        self.boxes: tuple[QRectF, ...] = ()
        """Of the stock, or of the pen in its place."""
        self.pen = False
        """Do animals wait where else the stock is?"""
        self._view: View | None = None
        self._seat: Seat = 0
        self._slots: dict[Slot, QRectF] = {}

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        """Take these zones."""
        self.zones, self.shape = zones, shape

    @property
    def button_room(self) -> float:
        """How wide all buttons of the side row may be together."""
        if "side" not in self.zones:
            return 0.0
        return self.zones["side"].right() - side_label(self.zones["side"], self.shape).right()

    def lay(self, view: View, seat: Seat, buttons: int) -> None:
        """Lay the view with the farm of a seat."""
        self._view, self._seat = view, seat
        if not self.zones:
            return
        compact = self.shape == "compact"
        self.yard = yard(self.zones["farm"], self.shape)
        self.board = places(self.zones["board"], view.state)
        self.boxes = stock_boxes(self.zones["stock"], self.shape)
        own = view.decision is not None and view.decision.seat == seat
        self.pen = own and asks(view.decision, *PARTING)
        slots = dict(self.board.slots)
        boxes = grid(self.zones["majors"], MAJOR_COLUMNS, MAJOR_ROWS)
        slots.update(zip(MAJOR_SLOTS.values(), boxes, strict=True))
        played = view.state.farms[seat].cards
        cards = played_cards(self.zones["played"], self.shape, len(played))
        slots[PLAYED[seat]] = self.zones["played"]
        slots.update((played_slot(seat, card), at) for card, at in zip(played, cards, strict=True))
        slots.update((CELL_SLOTS[seat][cell], self.yard.cell(cell)) for cell in range(CELLS))
        slots.update(zip(PURSES[seat], purse_chips(self.zones["purse"], self.shape), strict=True))
        slots.update(
            zip(SIDES, side_buttons(self.zones["side"], self.shape, buttons), strict=False)
        )
        if self.pen:
            slots.update((PENS[seat][kind], self.boxes[at]) for at, kind in enumerate(ANIMALS))
            slots[POOL] = self.boxes[-1]
        else:
            names = (HOMES[seat], *(STOCKS[seat][thing] for thing in stock.THINGS[1:]))
            slots.update(zip(names, self.boxes, strict=True))
            room = stock.picture_room(self.boxes[0], compact=compact)
            slots[STOCKS[seat]["person"]] = room
        self._slots = slots

    def holds(self, slot: Slot) -> bool:
        """Is a slot in sight?"""
        return slot in self._slots

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a slot lies; what belongs to others lies at their cards beside the table."""
        found = self._slots.get(slot)
        if found is not None or self._view is None:
            return found
        edge = edge_at(slot)
        if edge is not None and edge[0] == self._seat:
            return self.yard.edge(edge[1])
        space = space_at(slot)
        if space is not None and SPACES[space].stage:  # it is about to be turned up
            return self._slots.get(ROUND_SLOTS[min(self._view.state.round, len(ROUND_SLOTS) - 1)])
        if slot.seat is None or slot.seat == self._seat or slot.zone in ("purse", "stock", "pen"):
            return None
        if slot.seat == self._view.seat or cell_at(slot) is not None or edge is not None:
            return None
        return self._aside(slot.seat)

    def _aside(self, seat: Seat) -> QRectF:
        assert self._view is not None
        place = (seat - self._view.seat) % len(self._view.chairs)
        return QRectF(-70, 30 + CARD_PITCH * place, 38, 38)

    def rest(self, placed: Placed) -> QRectF | None:
        """People stand in their ring on a space, side by side at home; all else fills its slot."""
        if placed.piece.kind != "person":
            return self._slots.get(placed.slot)
        if placed.slot.zone == "space":
            tile = self._slots.get(placed.slot)
            return person_rect(tile, placed.order) if tile is not None else None
        if placed.slot == HOMES[self._seat] and self._view is not None and not self.pen:
            count = farmers.at_home(self._view.state.farms[self._seat])
            rects = stock.people_rects(
                self.boxes[0], max(count, placed.order + 1), compact=self.shape == "compact"
            )
            return rects[placed.order]
        return None

    def slot_at(self, point: QPointF, *, edges: bool, whole: bool) -> Slot | None:
        """The slot at a point; what lies in front counts.

        `edges`: are edges of the farm meant, too? `whole`: are the improvements of a seat meant as
        one place?
        """
        if self._view is None or not self.zones:
            return None
        if self.zones["farm"].contains(point):
            edge = self.yard.edge_at(point) if edges else None
            if edge is not None:
                return EDGE_SLOTS[self._seat][edge]
            cell = self.yard.cell_at(point)
            return CELL_SLOTS[self._seat][cell] if cell is not None else None
        if whole and self.zones["played"].contains(point):
            return PLAYED[self._seat]
        found = None
        for slot, rect in self._slots.items():
            if rect.contains(point) and cell_at(slot) is None and self._counts(slot):
                found = slot
        return found

    def _counts(self, slot: Slot) -> bool:
        """Of two slots in one place that which is meant: an open space, not its round."""
        assert self._view is not None
        if slot.zone == "round":
            return ROUND_SLOTS.index(slot) >= int(self._view.state.round)
        return not (slot.zone == "stock" and slot.spot == "person")
