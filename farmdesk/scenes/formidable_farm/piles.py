"""The own stack with what is known of it, and the fulfilled cards that are paid with."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import HIDDEN
from farmdesk.scenes.formidable_farm.faces import paint_mini
from farmdesk.scenes.formidable_farm.zones import (
    coin_slots,
    coins_room,
    stack_slot,
    under_slot,
)
from farmdesk.table.desk import Desk
from farmdesk.table.faces import paint_deck
from farmdesk.table.furniture import paint_well
from farmdesk.table.tones import tint
from farmdesk.table.words import Align, write

ROOMY = 110.0
"""Width beside the coins from which on it is said what they are."""
SHOWN = 4
"""Known cards that are drawn under the stack; more are a number."""


def paint_piles(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The stack, the place under it, the row of coins."""
    paint_well(painter, zone, desk.theme)
    state, seat = desk.view.state, desk.view.seat
    stack = stack_slot(zone)
    paint_deck(painter, stack, len(state.farms[seat].stack), desk.art)
    _paint_under(painter, under_slot(zone), desk)
    room = coins_room(zone)
    head = QRectF(room.left(), room.top() - 1, room.width(), 20)
    coins, coming = farm.coins(state, seat), farm.coming_coins(state, seat)
    words = desk.words("coins", n=coins)
    if coming:
        words = desk.words("coins_coming", more=coming, n=coins)
    write(painter, head, words, 13, colour=desk.theme.on_cloth, bold=True)
    slots = coin_slots(zone, max(coins, 1))
    if not coins:
        place(painter, slots[0], desk)
    rest = QRectF(slots[-1].topRight(), room.bottomRight()).adjusted(10, 0, -4, 0)
    if rest.width() >= ROOMY and not desk.compact:
        write(painter, rest, desk.words("coins_rest"), 12, colour=desk.theme.on_cloth, lines=5,
              align=Align.AlignLeft | Align.AlignVCenter)  # fmt: skip


def place(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """An empty place."""
    pen = QPen(tint(desk.theme.on_cloth, 0.55), 1.3)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.07))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)


def _paint_under(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """Where cards go under the stack, and the lowest ones as far as they are known."""
    place(painter, rect, desk)
    state, seat = desk.view.state, desk.view.seat
    over, under = farm.known_stack(state, seat)
    known = tuple(card for card in (*over, *under) if card != HIDDEN)
    colour = desk.theme.on_cloth
    inner = rect.adjusted(4, 3, -4, -3)
    picture = QRectF(inner.left(), inner.top(), 20, 20)
    desk.art.draw(painter, "under_stack", picture)
    words = QRectF(picture.right() + 3, inner.top() - 1, inner.width() - 23, 22)
    write(painter, words, desk.words("under"), 12, colour=colour, bold=True)
    rest = QRectF(inner.left(), picture.bottom() + 2, inner.width(), 0)
    rest.setBottom(inner.bottom())
    if not known:
        key = "unknown" if state.farms[seat].stack else "stack_empty"
        write(painter, rest, desk.words(key), 11, colour=colour, lines=3,
              align=Align.AlignLeft | Align.AlignTop)  # fmt: skip
        return
    _paint_known(painter, rest, known, desk)


def _paint_known(painter: QPainter, rest: QRectF, known: tuple[int, ...], desk: Desk) -> None:
    line = QRectF(rest.left(), rest.top(), rest.width(), 15)
    high = min(30.0, rest.height())
    if rest.height() >= high + 16:
        words = desk.words("known", n=len(known))
        write(painter, line, words, 11, colour=desk.theme.on_cloth)
    fit = max(1, min(SHOWN, int(rest.width() // 27)))
    shown = known[-fit:] if len(known) <= fit else known[-(fit - 1 or 1) :]
    for at, card in enumerate(shown):
        box = QRectF(rest.left() + at * 27, rest.bottom() - high, 25, high)
        paint_mini(painter, box, farm.card(desk.view.state, card), desk.art)
    if len(shown) < len(known):
        box = QRectF(rest.left() + len(shown) * 27, rest.bottom() - high, 25, high)
        write(painter, box, f"+{len(known) - len(shown)}", 13, colour=desk.theme.on_cloth,
              bold=True, align=Align.AlignCenter)  # fmt: skip
