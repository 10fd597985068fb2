"""The three fields of a seat: places, land cards, and how a field stands in a few words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island import worth
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.names import fruit_name, land_name
from farmdesk.games.harvest_island.places import LANDS
from farmdesk.scenes.harvest_island.faces import LAND_PICTURES, LandFace
from farmdesk.scenes.harvest_island.zones import FieldRow, field_rows
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_well
from farmdesk.table.tones import look_of, tint
from farmdesk.table.words import LEAST, MINUS, Align, width_of, write

GAME = "harvest_island"
PLAIN = LANDS.index("plain")
FEW = 5
"""Cards on the plain from which on they lie one over the other."""
PORTRAIT, PORTRAIT_TALL = 78.0, 126.0
"""Height of what a rival's card shows of the three fields, without and with the cards' points."""
ROOMY = 3
"""Seats up to which there is room for the points."""


def card_rect(row: FieldRow, field: int, place: int, count: int) -> QRectF:
    """Where a card lies that is number `place` of `count` on a field."""
    return row.card(place, max(count, place + 1), fan=field == PLAIN and count >= FEW)


def paint_fields(painter: QPainter, zone: QRectF, desk: Desk, seat: Seat) -> None:
    """The hollow with the empty places; a rival's fields carry the rival's colour."""
    paint_well(painter, zone, desk.theme)
    if seat != desk.view.seat:
        look = look_of(desk.view.chairs[seat].colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(look.base), 4))
        painter.drawRoundedRect(zone.adjusted(2, 2, -2, -2), 9, 9)
    for field, row in enumerate(field_rows(zone)):
        _paint_places(painter, row, field, len(desk.view.state.farms[seat].fields[field]), desk)


def _paint_places(painter: QPainter, row: FieldRow, field: int, lying: int, desk: Desk) -> None:
    pen = QPen(tint(desk.theme.on_cloth, 0.5), 1.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.06))
    last = lying + 1 if field == PLAIN else island.CAPACITY[field]
    for place in range(lying, last):
        rect = card_rect(row, field, place, lying)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)


def land_face(desk: Desk, seat: Seat, field: int) -> LandFace:
    """What the land card of a field says: cards of its capacity, points, and the medal."""
    state = desk.view.state
    cards = len(state.farms[seat].fields[field])
    room = phrase(f"{GAME}.table.cards_open", cards=cards)
    if field != PLAIN:
        room = phrase(f"{GAME}.table.cards_of", cards=cards, most=island.CAPACITY[field])
    lines = [desk.say(room)]
    fruit = island.fruit_on(state, state.farms[seat].fields[field])
    if fruit is not None:
        lines.append(desk.words("points", n=worth.brings(state, seat, (field,)).points))
        lines.append(_loss(desk, seat, field) or desk.say(medal_words(desk, seat, field, fruit)))
    name = desk.say(land_name(field))
    return LandFace(LANDS[field], name[:1].upper() + name[1:], tuple(lines))


def _loss(desk: Desk, seat: Seat, field: int) -> str:
    """What a field would lose whose owner must choose now; empty for all others."""
    state = desk.view.state
    if seat not in island.struck_seats(state):
        return ""
    losses = {loss.field: loss.points for loss in worth.losses(state, seat)}
    return f"{MINUS}{desk.words('points', n=losses[field])}" if field in losses else ""


def medal_words(desk: Desk, seat: Seat, field: int, fruit: int) -> Phrase:
    """What a harvest of this field now would do for the medal, or what the medal needs."""
    state = desk.view.state
    number = island.medal_count(state.farms[seat].fields[field])
    need = island.needed(state, fruit)
    if number >= need:
        return phrase(f"{GAME}.table.medal_yes", number=number)
    if island.king_of(state, fruit) == seat:
        return phrase(f"{GAME}.table.medal_own", number=state.records[fruit])
    return phrase(f"{GAME}.table.medal_at", number=need)


def paint_portrait(painter: QPainter, rect: QRectF, desk: Desk, seat: Seat) -> None:
    """A seat on its card: three fields with fruit and count, then barn, hand and medals."""
    tall = rect.height() > PORTRAIT + 10
    foot = 20.0 if tall else rect.height() / (len(LANDS) + 1)
    pitch = (rect.height() - foot) / len(LANDS)
    for field in range(len(LANDS)):
        line = QRectF(rect.left(), rect.top() + field * pitch, rect.width(), pitch)
        if tall:
            half = pitch * 0.52
            _paint_points(painter, line.adjusted(44, half, 0, 0), desk, seat, field)
            line.setHeight(half)
        _paint_field(painter, line, desk, seat, field)
    _paint_sums(painter, rect, rect.bottom() - foot, foot, desk, seat)


def portrait(seats: int) -> float:
    """Height of what a seat's card shows."""
    return PORTRAIT_TALL if seats <= ROOMY else PORTRAIT


def _paint_points(painter: QPainter, line: QRectF, desk: Desk, seat: Seat, field: int) -> None:
    """What each card on a field is worth, as they lie; only the sum where they are many."""
    state = desk.view.state
    crop = island.crop_of(state.farms[seat].fields[field])
    if not crop:
        return
    values = [island.points_of(state, card) for card in crop]
    told = f"{' + '.join(map(str, values))} = {sum(values)}"
    if not crop[1:] or width_of(told, LEAST) > line.width():
        told = desk.words("points", n=sum(values))
    write(painter, line, told, 12, colour=desk.theme.secondary)


def _paint_field(painter: QPainter, line: QRectF, desk: Desk, seat: Seat, field: int) -> None:
    state, theme, pitch = desk.view.state, desk.theme, line.height()
    side = min(17.0, pitch - 2)
    box = QRectF(line.left(), line.center().y() - side / 2, side, side)
    desk.art.draw(painter, LAND_PICTURES[LANDS[field]], box)
    lying = state.farms[seat].fields[field]
    cards = len(lying)
    amount = str(cards) if field == PLAIN else f"{cards}/{island.CAPACITY[field]}"
    fruit = island.fruit_on(state, lying)
    words = QRectF(box.right() + 5, line.top(), line.width() - side - 40, pitch)
    if fruit is not None:
        picture = box.translated(side + 5, 0)
        desk.art.draw(painter, FRUITS[fruit], picture)
        words.setLeft(picture.right() + 5)
        write(painter, words, desk.say(fruit_name(fruit)), 12, colour=theme.text)
    elif cards:
        desk.art.draw(painter, "fertiliser", box.translated(side + 5, 0))
    else:
        write(painter, words, desk.words("empty"), 12, colour=theme.secondary)
    end = QRectF(line.right() - 36, line.top(), 36, pitch)
    write(painter, end, amount, 13, colour=theme.text, bold=True,
          align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip


def _paint_sums(
    painter: QPainter, rect: QRectF, top: float, pitch: float, desk: Desk, seat: Seat
) -> None:
    state, theme = desk.view.state, desk.theme
    medals = len(island.medals(state, seat))
    line = QRectF(rect.left(), top, rect.width(), pitch)
    side = min(16.0, pitch - 2)
    write(painter, line.adjusted(0, 0, -31, 0), desk.say(summary(state, seat)), 12,
          colour=theme.secondary)  # fmt: skip
    box = QRectF(line.right() - 30, line.center().y() - side / 2, side, side)
    painter.setOpacity(1.0 if medals else 0.4)
    desk.art.draw(painter, "medal", box)
    painter.setOpacity(1.0)
    line.setLeft(box.right())
    write(painter, line, str(medals), 13, colour=theme.text,
          bold=True, align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip


def summary(state: island.State, seat: Seat) -> Phrase:
    """How many cards a seat has harvested and holds."""
    harvested = phrase(f"{GAME}.fact.harvested", n=len(state.farms[seat].barn))
    held = island.hand_size(state, seat)
    return phrase(f"{GAME}.fact.barn_and_hand", harvested=harvested, n=held)


def facts(state: island.State, seat: Seat) -> tuple[Phrase, ...]:
    """A seat in words: what is on its fields, then barn, hand and medals."""
    told = []
    for field, lying in enumerate(state.farms[seat].fields):
        fruit = island.fruit_on(state, lying)
        if fruit is not None:
            land, name = land_name(field), fruit_name(fruit)
            told.append(phrase(f"{GAME}.fact.field", land=land, fruit=name, n=len(lying)))
    medals = phrase(f"{GAME}.fact.medals", n=len(island.medals(state, seat)))
    return (*told, summary(state, seat), medals)


def whose(desk: Desk, seat: Seat) -> str:
    """Whose fields are looked at, when they are not the own ones."""
    return desk.words("fields_of", name=Name(seat))


def paint_whose(painter: QPainter, zone: QRectF, desk: Desk, seat: Seat) -> None:
    """A plate over a rival's fields with the rival's name."""
    text = whose(desk, seat)
    plate = QRectF(zone.right() - 226, zone.top() + 8, 216, 28)
    painter.setPen(QPen(tint(desk.theme.line), 1))
    painter.setBrush(tint(desk.theme.panel))
    painter.drawRoundedRect(plate, 8, 8)
    paint_mark_of(painter, plate.topLeft() + QPointF(16, 14), 9, desk.view, seat)
    write(painter, plate.adjusted(32, 0, -6, 0), text, 13, colour=desk.theme.text, bold=True)
