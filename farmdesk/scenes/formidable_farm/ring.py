"""The supply ring: six spaces with their prices and discs, and what is still to do there."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import NOWHERE, SPACES
from farmdesk.games.formidable_farm.crops import CROP_NAMES, counts
from farmdesk.games.formidable_farm.names import crop_name
from farmdesk.games.formidable_farm.places import SPACE_NAMES
from farmdesk.games.formidable_farm.state import OVER, State
from farmdesk.scenes.formidable_farm.goods import paint_name
from farmdesk.scenes.formidable_farm.zones import bank, ring_head, ring_plates
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_well
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Face
from farmdesk.table.tones import GOLD, INK, LEAF, NIGHT, look_of, mix, tint
from farmdesk.table.words import Align, width_of, write

DISC, SMALL = 36.0, 28.0
CROWD = 3
"""Discs on a space from which on they are small and the price stands above them."""


def plates(zone: QRectF, shape: Shape, state: State) -> dict[int, QRectF]:
    """By space: where it lies, since the ring of a deck says in which order they come."""
    return dict(zip(farm.ring(state), ring_plates(zone, shape), strict=True))


def standing_on(state: State, space: int, seat: Seat) -> tuple[int, ...]:
    """The discs on a space from the right, the own one outside; -1 is the countdown."""
    others = [one for one in farm.discs_on(state, space) if one != seat]
    if farm.solo(state) and farm.countdown(state) == space:
        others.append(-1)
    own = [seat] if state.discs[seat] == space else []
    return (*own, *others)


def disc_rect(plate: QRectF, standing: tuple[int, ...], who: int, viewer: Seat) -> QRectF:
    """Where a disc stands on a space.

    The own disc juts out a little: a click on it, which puts it back, is then no click on the
    space, which would pay for staying.
    """
    size = DISC if len(standing) < CROWD else SMALL
    at = standing.index(who)
    left = plate.right() + 13 - size
    if viewer not in standing:
        left -= 19
    return QRectF(left - at * (size + 1), plate.bottom() - size - 3, size, size)


class SpaceFace(NamedTuple):
    """What a space shows."""

    space: int
    name: str
    price: int
    free: str
    """The word for a price of nothing."""
    crowd: bool
    own: int
    """The look of the seat whose disc is there and whose eyes these are; -1 for another space."""
    dim: bool
    """Have the supplies of this turn been taken?"""


def space_face(placed: Placed, desk: Desk) -> Face:
    """A space as the viewing seat would pay for it."""
    state, seat = desk.view.state, desk.view.seat
    space = SPACE_NAMES.index(placed.piece.name)
    standing = standing_on(state, space, seat)
    takes = counts(SPACES[space].take)
    name = desk.words("one_card")
    if not SPACES[space].draw:
        name = desk.say(crop_name(next(crop for crop in range(5) if takes[crop])))
    own = state.discs[seat] == space
    face = SpaceFace(
        space, name, farm.price(state, seat, space), desk.words("free"),
        len(standing) >= CROWD, seat if own else -1, done(state, seat),
    )  # fmt: skip
    colour = desk.view.chairs[seat].colour
    return Face(("space", face, colour), partial(_paint_space, face, colour, desk.art))


def done(state: State, seat: Seat) -> bool:
    """Has this seat taken the supplies of its turn?"""
    return state.supplied and state.turn == seat


def _paint_space(face: SpaceFace, colour: str, art: Art, painter: QPainter, rect: QRectF) -> None:
    theme = art.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = look_of(colour).base if face.own >= 0 else theme.line
    body = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(tint(edge), 3 if face.own >= 0 else theme.line_width))
    fill = theme.panel
    if face.dim and theme.landscape:
        fill = mix(theme.panel, theme.cloth("formidable_farm"), 0.35)
    painter.setBrush(tint(fill))
    painter.drawRoundedRect(body, 9, 9)
    side = min(44.0, rect.height() * 0.46)
    picture = QRectF(rect.left() + 6, rect.top() + 6, side, side)
    takes = counts(SPACES[face.space].take)
    crop = next((crop for crop in range(5) if takes[crop]), None)
    art.draw(painter, "draw_card" if crop is None else CROP_NAMES[crop], picture)
    count = str(takes[crop] if crop is not None else SPACES[face.space].draw)
    box = QRectF(picture.right() + 4, picture.top(), 13, side)
    write(painter, box, count, 19, colour=theme.text, bold=True)
    pill = _price_rect(rect, face)
    if not face.crowd:
        words = QRectF(box.right() + 3, picture.top(), rect.right() - box.right() - 8, side)
        paint_name(painter, words, face.name, theme.text)
    _paint_pill(painter, pill, face, art)


def _price_rect(rect: QRectF, face: SpaceFace) -> QRectF:
    wide = 48.0 if face.price else max(46.0, width_of(face.free, 12, bold=True) + 14)
    if face.crowd:
        return QRectF(rect.right() - wide - 7, rect.top() + 12, wide, 24)
    return QRectF(rect.left() + 8, rect.bottom() - 31, wide, 24)


def _paint_pill(painter: QPainter, pill: QRectF, face: SpaceFace, art: Art) -> None:
    theme = art.theme
    contrast = not theme.landscape
    painter.setPen(QPen(tint(theme.line), theme.line_width) if contrast else Qt.PenStyle.NoPen)
    tone = (
        mix(LEAF.light, theme.panel, 0.35) if not face.price else mix(GOLD.base, theme.panel, 0.4)
    )
    painter.setBrush(tint("#000000" if contrast else tone))
    painter.drawRoundedRect(pill, 12, 12)
    colour = theme.text if contrast or theme.dark else INK
    if face.price:
        paint_price(painter, pill.adjusted(3, 1, -2, -1), str(face.price), art, colour=colour)
    else:
        write(painter, pill, face.free, 12, colour=colour, bold=True, align=Align.AlignCenter)


def paint_price(
    painter: QPainter, box: QRectF, count: str, art: Art, *, colour: str | None = None
) -> None:
    """So many fulfilled cards."""
    side = min(box.height(), box.width() * 0.55)
    art.draw(painter, "coin_fulfilled",
             QRectF(box.left(), box.center().y() - side / 2, side, side))  # fmt: skip
    words = QRectF(box.left() + side + 1, box.top(), box.width() - side - 1, box.height())
    write(painter, words, count, min(18.0, box.height() * 0.72), bold=True,
          colour=colour or art.theme.text, align=Align.AlignCenter)  # fmt: skip


def paint_countdown(painter: QPainter, rect: QRectF, art: Art) -> None:
    """The disc of the countdown: a sun on the colour of the night."""
    disc = rect.adjusted(2, 2, -2, -2)
    painter.setPen(QPen(tint(INK), max(1.4, rect.width() / 22)))
    painter.setBrush(tint(NIGHT.shade))
    painter.drawEllipse(disc.translated(0, rect.height() * 0.05))
    painter.setBrush(tint(NIGHT.base))
    painter.drawEllipse(disc)
    if art.theme.rim is not None:
        painter.setPen(QPen(tint(art.theme.rim), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(0.8, 0.8, -0.8, -0.8))
    side = rect.width() * 0.66
    box = QRectF(0, 0, side, side)
    box.moveCenter(disc.center())
    art.draw(painter, "sun", box)


# The zone


def paint_ring(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The hollow, the way round it, and what is still to do."""
    paint_well(painter, zone, desk.theme)
    found = ring_plates(zone, desk.shape)
    _paint_way(painter, found, desk)
    head = ring_head(zone, desk.shape)
    title, said = ring_words(desk)
    colour = desk.theme.on_cloth
    if desk.compact:
        room = head.adjusted(2, 1, -_waiting(desk) * 38, 0)
        write(painter, QRectF(room.left(), room.top(), room.width(), 18), title, 13,
              colour=colour, bold=True)  # fmt: skip
        line = QRectF(room.left(), room.top() + 18, room.width(), 20)
        if width_of(said, 11) <= line.width():
            write(painter, line, said, 11, colour=colour)
        return
    middle = Align.AlignHCenter
    line = QRectF(head.left(), head.top(), head.width(), 40)
    write(painter, line, title, 15, colour=colour, bold=True, lines=2,
          align=middle | Align.AlignBottom)  # fmt: skip
    foot = 44 if _waiting(desk) else 0
    rest = QRectF(head.left(), line.bottom() + 4, head.width(), head.height() - 44 - foot)
    write(painter, rest, said, 13, colour=colour, lines=6, align=middle | Align.AlignTop)


def _waiting(desk: Desk) -> int:
    """Places that the bank of discs needs: for those on no space, and for those of the laps."""
    state = desk.view.state
    if farm.solo(state):
        return 3 if state.discs[0] == NOWHERE else farm.laps_left(state) + 1
    return len(state.discs) if NOWHERE in state.discs else 0


def ring_words(desk: Desk) -> tuple[str, str]:
    """Whether supplies are still to be taken, and what moving the disc means."""
    state, seat = desk.view.state, desk.view.seat
    if state.turn == OVER:
        return desk.words("over"), ""
    if farm.solo(state):
        title = desk.words("day", day=farm.round_number(state), days=farm.DAYS)
        key = "supplied" if done(state, seat) else "supply_alone"
        return title, desk.words(key)
    if state.turn != seat:
        return desk.words("ring"), desk.words("ring_rest")
    if done(state, seat):
        return desk.words("supply_done"), desk.words("supplied")
    return desk.words("supply_open"), desk.words("supply_once")


def _paint_way(painter: QPainter, found: tuple[QRectF, ...], desk: Desk) -> None:
    """A dashed way round the ring, with a head where it has gone one step."""
    pen = QPen(tint(desk.theme.on_cloth, 0.55), 3)
    pen.setDashPattern([2.2, 1.6])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for at, rect in enumerate(found):
        start, end = rect.center(), found[(at + 1) % len(found)].center()
        painter.setPen(pen)
        path = QPainterPath(start)
        if desk.compact:
            path.lineTo(end)
        else:
            middle = (start + end) / 2
            centre = sum((one.center() for one in found), QPointF()) / len(found)
            away = middle - centre
            path.quadTo(middle + away * 0.28, end)
        painter.drawPath(path)
        if at == 0:
            _paint_head(painter, path, found[1], desk)


def _paint_head(painter: QPainter, path: QPainterPath, into: QRectF, desk: Desk) -> None:
    share = next((k / 100 for k in range(100) if into.contains(path.pointAtPercent(k / 100))), 0.5)
    tip = path.pointAtPercent(max(0.0, share - 0.02))
    before = path.pointAtPercent(max(0.0, share - 0.1))
    angle = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    solid = QPen(tint(desk.theme.on_cloth, 0.85), 3)
    solid.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(solid)
    for side in (2.5, -2.5):
        wing = QPointF(math.cos(angle + side), math.sin(angle + side)) * 10
        painter.drawLine(tip, tip + wing)


def disc_spot(slot: Slot, zone: QRectF, desk: Desk) -> QRectF | None:
    """Where the disc of a seat, or the countdown's, lies."""
    state, viewer = desk.view.state, desk.view.seat
    who = -1 if slot.zone == "countdown" else slot.seat or 0
    if slot.zone == "laps":
        return bank(zone, desk.shape, 3)[0]
    if not slot.spot:
        seats = 3 if farm.solo(state) else farm.seats(state)
        place = 2 if farm.solo(state) else who
        return bank(zone, desk.shape, seats)[place]
    if slot.spot not in SPACE_NAMES:
        return None
    space = SPACE_NAMES.index(slot.spot)
    plate = plates(zone, desk.shape, state)[space]
    standing = standing_on(state, space, viewer)
    if who not in standing:
        standing = (*standing, who)
    return disc_rect(plate, standing, who, viewer)
