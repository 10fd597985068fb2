"""A rival on a seat's card: the farm small, people, food, begging cards and goods."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola import worth
from farmdesk.games.agricola.goods import BUILDING, CROPS, NAMES
from farmdesk.games.agricola.housing import herds
from farmdesk.games.agricola.places import MOST
from farmdesk.games.agricola.state import State
from farmdesk.scenes.agricola.farm import meadow, paint_farm
from farmdesk.scenes.agricola.panels import look_of
from farmdesk.scenes.agricola.yard import TALL, WIDE, Yard
from farmdesk.table.desk import Desk
from farmdesk.table.tones import LEAF, tint
from farmdesk.table.words import Align, write

GAME = "agricola"
HIGH, HIGH_FOR_MANY = 104.0, 90.0
"""Units of a portrait, with up to three seats and with four."""
GOODS = (*BUILDING, *CROPS)


def high(seats: int) -> float:
    """How tall the portraits are."""
    return HIGH if seats < MOST else HIGH_FOR_MANY


def paint_portrait(painter: QPainter, rect: QRectF, desk: Desk, seat: Seat) -> None:
    """The farm at the left, three figures beside it, six goods below."""
    state, theme = desk.view.state, desk.theme
    farm = state.farms[seat]
    low = 19.0
    tall = rect.height() - low - 2
    box = QRectF(rect.left(), rect.top(), min(rect.width() * 0.66, tall / TALL * WIDE), tall)
    painter.setPen(QPen(tint(LEAF.shade if theme.landscape else "#FFFFFF"), 1))
    painter.setBrush(tint(meadow(theme)[0]))
    painter.drawRoundedRect(box, 5, 5)
    look = look_of(desk, seat)
    paint_farm(painter, Yard.within(box, margin=3), farm, herds(state, seat), look, desk.art)
    _paint_figures(painter, QRectF(box.right() + 6, rect.top(), rect.right() - box.right() - 6,
                                   tall), desk, seat)  # fmt: skip
    step = rect.width() / len(GOODS)
    for at, good in enumerate(GOODS):
        left = rect.left() + at * step
        top = rect.bottom() - low
        n = farm.goods[good]
        painter.setOpacity(1.0 if n else 0.4)
        desk.art.draw(painter, NAMES[good], QRectF(left, top + 1, 17, 17))
        painter.setOpacity(1.0)
        words = QRectF(left + 17, top, step - 17, low)
        write(painter, words, str(n), 12.5, bold=n > 0,
              colour=theme.text if n else theme.secondary)  # fmt: skip


def _paint_figures(painter: QPainter, room: QRectF, desk: Desk, seat: Seat) -> None:
    """People at home of how many, food of what is owed, begging cards, the start player token."""
    state, theme = desk.view.state, desk.theme
    farm, larder = state.farms[seat], worth.larder(state, seat)
    look, letter = look_of(desk, seat)
    rows = [
        ("family", f"{farmers.at_home(farm)}/{farmers.people(farm)}", False),
        ("food", f"{larder.food}/{larder.owed}", larder.begging > 0),
    ]
    if farm.begging:
        rows.append(("begging", str(farm.begging), True))
    elif state.token == seat and farmers.seats(state) > 1:
        rows.append(("start_player", "", False))
    pitch = min(26.0, room.height() / 3)
    for at, (picture, text, alarm) in enumerate(rows):
        side = min(21.0, pitch - 1)
        top = room.top() + at * pitch
        box = QRectF(room.left(), top + (pitch - side) / 2, side, side)
        desk.art.draw(painter, picture, box, seat=look, letter=letter)
        words = QRectF(box.right() + 4, top, room.right() - box.right() - 4, pitch)
        colour = theme.bad if alarm else theme.text
        write(painter, words, text, 13.5, colour=colour, bold=True, align=LEFT)
    if farm.begging and state.token == seat and farmers.seats(state) > 1:
        box = QRectF(room.right() - 20, room.top() + 2 * pitch, 19, 19)
        desk.art.draw(painter, "start_player", box)


LEFT = Align.AlignLeft | Align.AlignVCenter


def facts(state: State, seat: Seat) -> tuple[Phrase, ...]:
    """A seat in words, last what a small tab shows: people at home and food."""
    farm, larder = state.farms[seat], worth.larder(state, seat)
    told = [phrase(f"{GAME}.fact.owes", owed=larder.owed, have=larder.food)]
    if larder.begging:
        told.append(phrase(f"{GAME}.fact.short", n=larder.begging))
    if farm.begging:
        told.append(phrase(f"{GAME}.fact.begging", n=farm.begging))
    if state.token == seat and farmers.seats(state) > 1:
        told.append(phrase(f"{GAME}.fact.token"))
    told.append(phrase(f"{GAME}.fact.cards", n=len(farm.cards)))
    home = phrase(f"{GAME}.fact.home", n=farmers.at_home(farm), people=farmers.people(farm))
    return (*told, phrase(f"{GAME}.fact.tab", home=home, food=larder.food))
