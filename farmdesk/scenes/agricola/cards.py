"""Improvements: the tile in the supply, the card before a seat, and what each does in pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola import worth
from farmdesk.games.agricola.goods import ANIMALS, BUILDING, NAMES, VEGETABLE, some
from farmdesk.games.agricola.names import card_name
from farmdesk.games.agricola.spaces import MAJOR_IDS, MAJORS
from farmdesk.games.agricola.state import State
from farmdesk.scenes.agricola.tiles import Sign, paint_signs
from farmdesk.scenes.agricola.track import paint_track, track_rect
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.faces import paint_card_frame, paint_veil
from farmdesk.table.furniture import paint_mark_of, paint_well
from farmdesk.table.landscapes import LANDSCAPES, paint_ground_shadow, paint_landscape
from farmdesk.table.lettering import draw_fitted, fitted
from farmdesk.table.signs import paint_number_disc
from farmdesk.table.tones import GOLD, INK, Theme, mix, tint
from farmdesk.table.words import LEAST, Align, write

MAJOR = "#D0785A"
"""The head of a major improvement."""
PICTURES = {
    "fireplace_2": "fireplace", "fireplace_3": "fireplace", "cooking_hearth_4": "cooking_hearth",
    "cooking_hearth_5": "cooking_hearth", "basketmakers_workshop": "basketry",
}  # fmt: skip
_FACTS = {major.id: major for major in MAJORS}
HARDLY = 99
MOST_FOR_A_POINT = 7
"""No improvement asks for more of a good before it brings a point."""
ROOM_FOR_WORDS = 150.0
"""A limit above this is none."""


class Card(NamedTuple):
    """What an improvement shows."""

    id: str
    name: str
    points: int
    cost: tuple[Sign, ...]
    payable: bool = False
    """Could it be paid now?"""


def picture(card: str) -> str:
    """The picture of an improvement."""
    return PICTURES.get(card, card)


def card(desk: Desk, card_id: str) -> Card:
    """What an improvement shows to the viewing seat."""
    major = _FACTS[card_id]
    cost = tuple(Sign(NAMES[good], str(n)) for good, n in enumerate(major.costs[0]) if n)
    state, seat = desk.view.state, desk.view.seat
    handed = next((one for one in state.farms[seat].cards if one in major.returns), "")
    if handed:  # it may be handed back instead
        cost = (*cost, Sign(picture(handed), link="/"))
    payable = worth.payable(state, seat, card_id)
    return Card(card_id, desk.say(card_name(card_id)), major.points, cost, payable)


@lru_cache(maxsize=64)
def deeds(card_id: str, state: State) -> tuple[tuple[Sign, ...], ...]:
    """What it does, a row of pictures each, read off what it changes for whoever has only that."""
    lone = state._replace(farms=(state.farms[0]._replace(cards=(card_id,)),))
    found: list[tuple[Sign, ...]] = []
    rates = worth.rates(lone, 0)
    cooked = [good for good in (VEGETABLE, *ANIMALS) if rates[good].card]
    found += (
        tuple(Sign(NAMES[good], str(rates[good].food)) for good in pair)
        for pair in (cooked[:2], cooked[2:])
        if pair
    )
    for oven in worth.ovens(lone, 0):
        grain = "" if oven.most > HARDLY else str(oven.most)
        food = oven.food * (oven.most if grain else 1)
        found.append((Sign("grain", grain), Sign("food", str(food), link="arrow")))
    found += (
        (Sign(NAMES[craft.eats], "1"), Sign("food", str(craft.food), link="arrow"))
        for craft in worth.crafts((card_id,))
    )
    found += (
        (Sign(NAMES[good], f"{least}+"), Sign("medal", link="arrow"))
        for good, least in _first_points(lone)
    )
    return tuple(found)


def _first_points(lone: State) -> tuple[tuple[int, int], ...]:
    """Goods that bring points at the end, and how much of each is the least."""
    found = []
    for good in BUILDING:
        for n in range(1, MOST_FOR_A_POINT + 1):
            farm = lone.farms[0]._replace(goods=some(good, n))
            if any(one.points for one in worth.bonuses(lone._replace(farms=(farm,)), 0)):
                found.append((good, n))
                break
    return tuple(found)


def facts(desk: Desk, card_id: str) -> tuple[tuple[tuple[Sign, ...], ...], str]:
    """The rows of pictures of a card, and words where pictures do not tell it."""
    calm = desk.view.state._replace(
        pending=(), promised=(), piles=b"", taken=0, round=1, farms=desk.view.state.farms[:1]
    )
    rows = deeds(card_id, calm)
    return rows, "" if rows else desk.words("well_does")


# Painting


def _head(painter: QPainter, rect: QRectF, theme: Theme, *, faded: bool = False) -> None:
    tone = MAJOR if theme.landscape else "#000000"
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(mix(tone, "#FFFFFF", 0.3) if faded else tone))
    painter.drawRoundedRect(rect, 4, 4)


def paint_tile(painter: QPainter, rect: QRectF, face: Card, art: Art) -> None:
    """An improvement that nobody has: name, picture, price and points."""
    theme = art.theme
    _paper(painter, rect, theme)
    disc = min(9.5, rect.height() * 0.2)
    wide = rect.width() - 2 * disc - 14
    words = fitted(face.name, wide, 12, LEAST, bold=True)
    high = min(max(17.0, words.height + 1), rect.height() * 0.5)
    head = QRectF(rect.left() + 3, rect.top() + 3, rect.width() - 6, high)
    _head(painter, head, theme)
    colour = INK if theme.landscape else "#FFFFFF"
    draw_fitted(painter, head.adjusted(4, 0, -2 * disc - 4, 0), words, colour, left=True)
    _points(painter, QPointF(head.right() - disc, head.center().y() + 1), disc, face, theme)
    low = QRectF(rect.left() + 5, head.bottom() + 1, rect.width() - 10, 0)
    low.setBottom(rect.bottom() - 3)
    side = min(38.0, low.height())
    art.draw(painter, picture(face.id), QRectF(low.left(), low.center().y() - side / 2, side, side))
    price = low.adjusted(side + 3, 0, -8, 0)
    paint_signs(painter, price, face.cost, art, theme.text if theme.dark else INK)
    if face.payable:
        painter.setPen(QPen(tint(theme.face), 1.2))
        painter.setBrush(tint(theme.good))
        painter.drawEllipse(QPointF(low.right() - 1, low.bottom() - 4), 4, 4)
    paint_veil(painter, rect, theme, 0.8)


def _paper(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = theme.line if theme.dark else theme.face_edge
    painter.setPen(QPen(tint(edge), max(1.0, theme.line_width)))
    painter.setBrush(tint(theme.panel if theme.dark else theme.face))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)


def _points(painter: QPainter, centre: QPointF, radius: float, face: Card, theme: Theme) -> None:
    fill = GOLD.base if theme.landscape else "#FFFF00"
    paint_number_disc(painter, centre, radius, str(face.points), fill=fill, ring=INK, letter=INK)


def paint_taken(painter: QPainter, rect: QRectF, face: Card, desk: Desk) -> None:
    """An improvement that somebody has: faded, with the owner's mark."""
    theme = desk.theme
    owner = farmers.owner(desk.view.state, face.id)
    pen = QPen(tint(theme.on_cloth, 0.5), 1.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.06))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    head = QRectF(rect.left() + 7, rect.top() + 3, rect.width() - 12, 17)
    words = fitted(face.name, head.width(), 12, LEAST, bold=True)
    head.setHeight(max(head.height(), words.height + 1))
    draw_fitted(painter, head, words, theme.on_cloth, left=True)
    side = min(34.0, rect.bottom() - head.bottom() - 4)
    box = QRectF(rect.left() + 6, head.bottom() + 1, side, side)
    painter.setOpacity(0.5)
    desk.art.draw(painter, picture(face.id), box)
    painter.setOpacity(1.0)
    if owner is not None:
        mark = min(11.0, rect.height() * 0.22)  # beside a name of two lines, too
        low = min((head.bottom() + rect.bottom()) / 2, rect.bottom() - mark - 4)
        paint_mark_of(painter, QPointF(rect.right() - 16, low), mark, desk.view, owner)


class Face(NamedTuple):
    """A card before a seat: what it is, and what it does."""

    card: Card
    rows: tuple[tuple[Sign, ...], ...]
    words: str


def paint_card(painter: QPainter, rect: QRectF, face: Face, art: Art) -> None:
    """An improvement before a seat: name, picture and points over what it does."""
    theme = art.theme
    if rect.height() < 70:
        _paint_tab(painter, rect, face, art)
        return
    inner = paint_card_frame(painter, rect, theme, 0.9)
    words = fitted(face.card.name, inner.width() - 6, 12.5, LEAST, bold=True)
    head = QRectF(inner.left(), inner.top(), inner.width(), max(20.0, words.height + 3))
    _head(painter, head, theme)
    draw_fitted(painter, head, words, INK if theme.landscape else "#FFFFFF")
    band = QRectF(inner.left(), head.bottom() + 2, inner.width(), inner.height() * 0.36)
    if theme.landscape:
        paint_landscape(painter, band, LANDSCAPES["sky"], 4)
    side = band.height() * 0.94
    box = QRectF(0, 0, side, side)
    box.moveCenter(band.center())
    if theme.landscape:
        paint_ground_shadow(painter, QPointF(box.center().x(), box.bottom() - 3), side * 0.8)
    art.draw(painter, picture(face.card.id), box)
    radius = min(11.0, band.height() * 0.28)
    _points(painter, band.bottomRight() - QPointF(radius + 2, radius - 3), radius, face.card, theme)
    text = QRectF(inner.left() + 2, band.bottom() + 2, inner.width() - 4, 0)
    text.setBottom(inner.bottom())
    _paint_deeds(painter, text, face, art)
    paint_veil(painter, rect, theme, 0.9)


def _paint_deeds(painter: QPainter, room: QRectF, face: Face, art: Art) -> None:
    colour = INK if art.theme.landscape else "#000000"
    count = len(face.rows) + (1 if face.words else 0)
    pitch = min(24.0, room.height() / max(1, count))
    top = room.top() + max(0.0, (room.height() - pitch * count) / 2)
    for at, row in enumerate(face.rows):
        paint_signs(painter, QRectF(room.left(), top + at * pitch, room.width(), pitch), row, art,
                    colour)  # fmt: skip
    if face.words:
        line = QRectF(room.left(), top + len(face.rows) * pitch, room.width(), 0)
        line.setBottom(room.bottom())
        write(painter, line, face.words, LEAST + 1, colour=colour, lines=4,
              align=Align.AlignCenter)  # fmt: skip


def _paint_tab(painter: QPainter, rect: QRectF, face: Face, art: Art) -> None:
    """Where there is little room: picture, name and points."""
    theme = art.theme
    _paper(painter, rect, theme)
    side = rect.height() - 6
    art.draw(painter, picture(face.card.id), QRectF(rect.left() + 4, rect.top() + 3, side, side))
    words = QRectF(rect.left() + side + 6, rect.top(), rect.width() - side - 26, rect.height())
    made = fitted(face.card.name, words.width(), 12, LEAST, bold=True)
    draw_fitted(painter, words, made, theme.text if theme.dark else INK, left=True)
    _points(painter, QPointF(rect.right() - 13, rect.top() + 13), 8.5, face.card, theme)


def paint_majors(painter: QPainter, zone: QRectF, desk: Desk, boxes: tuple[QRectF, ...]) -> None:
    """The hollow of the supply; what is taken is told there, the rest are pieces."""
    paint_well(painter, zone, desk.theme)
    for card_id, rect in zip(MAJOR_IDS, boxes, strict=True):
        if farmers.owner(desk.view.state, card_id) is not None:
            paint_taken(painter, rect, card(desk, card_id), desk)


def paint_played(painter: QPainter, zone: QRectF, desk: Desk, taken: tuple[QRectF, ...]) -> None:
    """The hollow for the improvements of a seat; what is left of it says what it is for."""
    paint_well(painter, zone, desk.theme)
    inner = zone.adjusted(12, 4, -12, -4)
    if taken:
        inner.setLeft(taken[-1].right() + 14)
    if not desk.compact:
        track = track_rect(zone, inner.left())
        if track is not None:
            paint_track(painter, track, desk)
            inner.setRight(track.left() - 12)
    if inner.width() > ROOM_FOR_WORDS:
        write(painter, inner, desk.words("played_empty"), 13, colour=desk.theme.on_cloth,
              align=Align.AlignCenter, lines=3)  # fmt: skip
