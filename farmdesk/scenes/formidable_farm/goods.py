"""Own crops on their plates, and below them what three coins buy at any time."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.crops import CROP_NAMES, counts
from farmdesk.games.formidable_farm.names import crop_name
from farmdesk.games.formidable_farm.state import CROP_PRICE, DRAW_PRICE
from farmdesk.scenes.formidable_farm.after import After
from farmdesk.scenes.formidable_farm.glyphs import paint_arrow
from farmdesk.scenes.formidable_farm.zones import chips, side_plates, token
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_well
from farmdesk.table.lettering import draw_fitted, fitted
from farmdesk.table.tones import mix, tint
from farmdesk.table.words import width_of, write

FADED = 0.42


def paint_purse(painter: QPainter, zone: QRectF, desk: Desk, after: After | None) -> None:
    """Five plates with picture, number and name; `after`: what a card would leave there."""
    paint_well(painter, zone, desk.theme)
    have = farm.crops(desk.view.state, desk.view.seat)
    then = counts(after.purse) if after is not None else have
    for crop, rect in enumerate(chips(zone)):
        _paint_chip(painter, rect, crop, have[crop], then[crop], desk)


def plate(painter: QPainter, rect: QRectF, desk: Desk, *, faded: bool) -> None:
    """The paper of a plate; `faded` where there is nothing to take."""
    theme = desk.theme
    painter.setPen(QPen(tint(theme.line), theme.line_width))
    fill = theme.panel
    if faded and theme.landscape:
        fill = mix(theme.panel, theme.cloth(desk.game), 0.45)
    painter.setBrush(tint(fill))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)


def _paint_chip(
    painter: QPainter, rect: QRectF, crop: int, have: int, then: int, desk: Desk
) -> None:
    theme = desk.theme
    plate(painter, rect, desk, faded=not have and not then)
    picture = token(rect)
    painter.setOpacity(1.0 if have else FADED)
    desk.art.draw(painter, CROP_NAMES[crop], picture.adjusted(3, 3, -3, -3))
    painter.setOpacity(1.0)
    room = QRectF(picture.right() + 2, rect.top() + 3, rect.right() - picture.right() - 4, 0)
    room.setBottom(rect.bottom() - 3)
    high = room.height() * 0.58
    number = QRectF(room.left(), room.top(), room.width(), high)
    write(painter, number, str(have), 21, colour=theme.text, bold=True)
    if then != have:
        _paint_then(painter, number, have, then, desk)
    name = QRectF(room.left(), number.bottom(), room.width(), room.height() - high)
    paint_name(painter, name, desk.say(crop_name(crop)), theme.secondary)


def paint_name(painter: QPainter, room: QRectF, name: str, colour: str) -> None:
    """A name from the left; a long one is set smaller, and never cut."""
    words = fitted(name, room.width(), 12, 11)
    metrics = QFontMetricsF(words.font)
    wide = max(map(metrics.horizontalAdvance, words.lines))
    draw_fitted(painter, QRectF(room.left(), room.top(), wide, room.height()), words, colour)


def _paint_then(painter: QPainter, number: QRectF, have: int, then: int, desk: Desk) -> None:
    """An arrow to the number that a card would leave."""
    theme = desk.theme
    x = number.left() + width_of(str(have), 21, bold=True) + 4
    arrow = QRectF(x, number.top() + 3, 18, number.height() - 6)
    colour = theme.good if then > have else theme.bad
    paint_arrow(painter, arrow, colour)
    box = QRectF(arrow.right() + 3, number.top(), number.right() - arrow.right() - 3,
                 number.height())  # fmt: skip
    write(painter, box, str(then), 19, colour=colour, bold=True)


def paint_side(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The own coins, and what three of them buy; greyed with the reason where they do not."""
    paint_well(painter, zone, desk.theme)
    state, seat = desk.view.state, desk.view.seat
    coins = farm.coins(state, seat)
    first, second = side_plates(zone)
    side = zone.height() - 14
    box = QRectF(zone.left() + 8, zone.center().y() - side / 2, side, side)
    desk.art.draw(painter, "coin_fulfilled", box)
    words = QRectF(box.right() + 4, zone.top(), first.left() - box.right() - 6, zone.height())
    write(painter, words, str(coins), 20, colour=desk.theme.on_cloth, bold=True)
    stack = bool(state.farms[seat].stack)
    offers = (
        (first, "any_crop", "buy_crop", CROP_PRICE, coins >= CROP_PRICE, ""),
        (second, "draw_card", "buy_draw", DRAW_PRICE, coins >= DRAW_PRICE and stack,
         "" if stack else "stack_empty"),
    )  # fmt: skip
    for rect, picture, key, price, ready, why in offers:
        reason = desk.words(why) if why else desk.words("needs_coins", n=price)
        _paint_offer(painter, rect, picture, desk.words(key), desk, "" if ready else reason)


def _paint_offer(
    painter: QPainter, rect: QRectF, picture: str, words: str, desk: Desk, reason: str
) -> None:
    """Three coins, an arrow, what they buy; `reason` why they do not now, empty when they do."""
    theme = desk.theme
    plate(painter, rect, desk, faded=bool(reason))
    price = token(rect)
    high = rect.height()
    arrow = QRectF(price.right() + 4, rect.top() + high * 0.3, 20, high * 0.4)
    paint_arrow(painter, arrow, theme.text)
    side = min(34.0, high - 10)
    box = QRectF(arrow.right() + 5, rect.center().y() - side / 2, side, side)
    painter.setOpacity(FADED if reason else 1.0)
    desk.art.draw(painter, picture, box)
    painter.setOpacity(1.0)
    room = QRectF(box.right() + 7, rect.top() + 2, rect.right() - box.right() - 11, high - 4)
    if not reason:
        write(painter, room, words, 14, colour=theme.text, lines=2)
        return
    half = room.height() / 2
    top = QRectF(room.left(), room.top(), room.width(), half)
    write(painter, top, words, 13, colour=theme.text)
    write(painter, top.translated(0, half), reason, 12, colour=theme.secondary)
