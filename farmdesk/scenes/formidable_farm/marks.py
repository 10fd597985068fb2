"""What is drawn over the pieces: a half hidden card as a whole, ticks on what becomes payable."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.places import MARKET, hand_slot
from farmdesk.scenes.formidable_farm import told
from farmdesk.scenes.formidable_farm.after import After, opens
from farmdesk.scenes.formidable_farm.faces import paint_tick, paint_trade
from farmdesk.scenes.formidable_farm.places import Places
from farmdesk.scenes.formidable_farm.wear import trade_face
from farmdesk.scenes.formidable_farm.zones import hand_card
from farmdesk.table.art import paint_shadow

RISE = 6.0


def paint_marks(
    painter: QPainter, places: Places, hovered: Slot | None, after: After | None
) -> None:
    """Marks for the card under the pointer, and for what a card in hand would leave."""
    if after is not None:
        _paint_opened(painter, places, after)
    if hovered is not None:
        _paint_whole(painter, places, hovered)


def _paint_opened(painter: QPainter, places: Places, after: After) -> None:
    """Golden ticks on cards that could be paid after this one."""
    state, seat = places.desk.view.state, places.seat
    cards = opens(state, seat, after)
    own = state.farms[seat].hand
    slots = [(hand_slot(seat, k), card) for k, card in enumerate(own)]
    slots += [(MARKET[place], state.market[place]) for place in farm.open_market(state)]
    for slot, card in slots:
        rect = places.spot(slot)
        if card in cards and rect is not None:
            paint_tick(painter, rect.topRight() + QPointF(-12, 12), 9, hollow=True)


def _paint_whole(painter: QPainter, places: Places, slot: Slot) -> None:
    """A card that others lie on, or that lies with its face down, so that it can be read."""
    rect = places.spot(slot)
    index = told.card_in(places.desk.view, slot)
    if rect is None or index is None or not _hidden(places, slot, rect):
        return
    if slot.zone == "coins":
        wide, high = hand_card(places.zones["hand"], places.desk.shape)
        grown = QRectF(0, 0, wide, high)
        grown.moveCenter(QPointF(rect.center().x(), rect.top() - high / 2 - 8))
        zone = places.zones["piles"]
        grown.moveLeft(min(max(grown.left(), zone.left()), zone.right() - wide - 4))
        rect = grown
    else:
        rect = rect.translated(0, -RISE)
    paint_shadow(painter, rect, 8, RISE)
    paint_trade(painter, rect, trade_face(places.desk, index, slot), places.desk.art)


def _hidden(places: Places, slot: Slot, rect: QRectF) -> bool:
    if slot.zone == "coins":
        return True
    return places.seen(slot) * rect.width() < rect.width() - 2
