"""The market with its stack and discards, and the hand: hollows, words, what is no piece."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.names import bundle_words
from farmdesk.games.formidable_farm.state import FREE
from farmdesk.scenes.formidable_farm import faces
from farmdesk.scenes.formidable_farm.after import After
from farmdesk.scenes.formidable_farm.faces import paint_tick
from farmdesk.scenes.formidable_farm.piles import place
from farmdesk.scenes.formidable_farm.wear import trade_face
from farmdesk.scenes.formidable_farm.zones import hand_rest, market_piles, market_slots
from farmdesk.table.desk import Desk
from farmdesk.table.faces import paint_deck
from farmdesk.table.furniture import paint_well
from farmdesk.table.tones import PAPER, tint
from farmdesk.table.words import LEAST, Align, width_of, write

HIDDEN_BY = 7.0
"""An empty place is so much smaller than the card that lies there."""
TOP = Align.AlignLeft | Align.AlignTop


def paint_market(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """Five places, the stack, the discards; the cards themselves are pieces."""
    paint_well(painter, zone, desk.theme)
    state = desk.view.state
    if not desk.compact:
        head = QRectF(zone.left() + 8, zone.top() + 1, zone.width() - 16, 21)
        write(painter, head, market_words(desk), 13, colour=desk.theme.on_cloth, bold=True)
    lying = farm.open_market(desk.view.state)
    for number, rect in enumerate(market_slots(zone, desk.shape)):
        inset = HIDDEN_BY if number in lying else 0.0  # seen when the card is lifted
        place(painter, rect.adjusted(inset, inset, -inset, -inset), desk)
    deck, discard = market_piles(zone, desk.shape)
    paint_deck(painter, deck, len(state.deck), desk.art)
    _paint_discard(painter, discard, desk)


def market_words(desk: Desk) -> str:
    """How many market cards may still be played in this turn."""
    state = desk.view.state
    if state.turn != desk.view.seat:
        return desk.words("market_name")
    if state.market_left >= FREE:
        return desk.words("market")
    if not state.market_left:
        return desk.words("market_none")
    return desk.words("market_some", n=state.market_left)


def _paint_discard(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    state = desk.view.state
    count = len(state.discard)
    if not count:
        place(painter, rect, desk)
    else:
        face = trade_face(desk, state.discard[-1], None)._replace(heads=("", ""), captions=())
        faces.paint_trade(painter, rect, face, desk.art)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("#20140A", 0.7 if desk.theme.landscape else 0.8))
        painter.drawRoundedRect(rect, 6, 6)
    colour = PAPER.base if desk.theme.landscape else "#FFFFFF"
    middle = rect.center().y()
    if count:
        line = QRectF(rect.left(), middle - 22, rect.width(), 24)
        write(painter, line, str(count), 19, colour=colour, bold=True, align=Align.AlignCenter)
    words = QRectF(rect.left() + 2, middle + (0 if count else -18), rect.width() - 4, 36)
    write(painter, words, desk.words("discard"), LEAST + 1, colour=colour, lines=2,
          align=Align.AlignHCenter | (Align.AlignTop if count else Align.AlignVCenter))  # fmt: skip


def paint_hand(painter: QPainter, zone: QRectF, desk: Desk, after: After | None) -> None:
    """The hollow of the hand; where there is room, what its signs mean and what a card leaves."""
    paint_well(painter, zone, desk.theme)
    state, seat = desk.view.state, desk.view.seat
    count = len(state.farms[seat].hand)
    rest = hand_rest(zone, desk.shape, count)
    if rest is None:
        return
    place(painter, rest, desk)
    inner = rest.adjusted(12, 6, -10, -6)
    colour = desk.theme.on_cloth
    head = QRectF(inner.left(), inner.top(), inner.width(), 22)
    write(painter, head, desk.words("hand", n=count), 14, colour=colour, bold=True)
    if desk.view.over:
        return
    y = head.bottom() + 3
    if not desk.compact:
        y = _paint_legend(painter, inner, y, desk)
    said = QRectF(inner.left(), y + 2, inner.width(), inner.bottom() - y - 2)
    write(painter, said, _hand_words(desk, after), 12, colour=colour, lines=4, align=TOP)


def _paint_legend(painter: QPainter, inner: QRectF, y: float, desk: Desk) -> float:
    """The tick, and the dark strip."""
    colour = desk.theme.on_cloth
    line = QRectF(inner.left() + 26, y, inner.width() - 26, 22)
    at = line.center()
    at.setX(inner.left() + 9)
    paint_tick(painter, at, 8.5)
    write(painter, line, desk.words("legend_tick"), 12, colour=colour)
    line = line.translated(0, 24)
    sample = desk.words("legend_sample")
    wide = min(inner.width() * 0.5, width_of(sample, 11, bold=True) + 14)
    strip = QRectF(inner.left(), line.top() + 2, wide, 18)
    painter.setPen(tint(desk.theme.on_cloth, 0.5))
    painter.setBrush(tint(faces.LACK if desk.theme.landscape else "#000000"))
    painter.drawRoundedRect(strip, 4, 4)
    write(painter, strip, sample, 11, colour="#FFFFFF", bold=True, align=Align.AlignCenter)
    words = QRectF(strip.right() + 8, line.top(), inner.right() - strip.right() - 8, 22)
    write(painter, words, desk.words("legend_strip"), 12, colour=colour)
    return line.bottom()


def _hand_words(desk: Desk, after: After | None) -> str:
    if after is None:
        return desk.words("hand_rest")
    key = "leaves" if after.sure else "leaves_cheapest"
    return desk.words(key, what=bundle_words(after.purse))
