"""Card faces: the frame, words and numbers that are painted round a picture, section by section.

Every painter takes the rectangle of the whole card in px; proportions are those of the 112 px card
and scale with it, so a card of 66 or of 224 px stays sharp. Below 72 px the name goes, below 48 the
reach glyph; number and picture never do. Words come in ready-made, in the player's language.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.table.art import Art
from farmdesk.table.landscapes import (
    LANDSCAPE_OF,
    LANDSCAPES,
    paint_ground_shadow,
    paint_landscape,
)
from farmdesk.table.lettering import Fitted, draw_fitted, fitted
from farmdesk.table.signs import paint_number_disc, paint_reach, paint_sign
from farmdesk.table.tones import (
    DEEP_LEAF,
    GOLD,
    INK,
    LEAF,
    LIGHT,
    PAPER,
    SEAT_LOOKS,
    Theme,
    mix,
    tint,
)

CARD = 112.0
"""The card side, in px, that all proportions below are given for."""
RADIUS = 8.0
INSET = 5.0
INNER_RADIUS = 5.0
NAME_FROM = 72.0
REACH_FROM = 48.0
LEAST_CAPTION = 11.0


class LandFace(NamedTuple):
    """What a Valley land card shows.

    `piece` is an id of the art, `name` the word on the plate, `number` the printed value or None,
    `reach` one of the REACHES of signs or empty; `landscape` names one of LANDSCAPES, and when
    empty the piece's own is taken. `special` marks the extra land cards with a star.
    """

    piece: str
    name: str
    number: int | None = None
    reach: str = ""
    landscape: str = ""
    special: bool = False


def paint_card_frame(
    painter: QPainter, rect: QRectF, theme: Theme, scale: float | None = None
) -> QRectF:
    """The paper of any card with its edge; returns the inner rectangle for the picture.

    `scale` is px per px of the 100 % card; without it the card counts as 112 wide.
    """
    unit = rect.width() / CARD if scale is None else scale
    edge = theme.face_edge_width * max(1.0, unit)
    body = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(theme.face_edge), edge))
    painter.setBrush(tint(theme.face))
    painter.drawRoundedRect(body, RADIUS * unit, RADIUS * unit)
    inset = INSET * unit
    return rect.adjusted(inset, inset, -inset, -inset)


def paint_veil(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    """The veil that dims a bright card on a dark cloth; nothing in the other themes."""
    if theme.veil > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("#000000", theme.veil))
        painter.drawRoundedRect(rect, RADIUS * unit, RADIUS * unit)


def paint_land_card(painter: QPainter, rect: QRectF, face: LandFace, art: Art) -> None:
    """A Valley land card: landscape, picture, name plate, number disc and reach glyph."""
    unit = rect.width() / CARD
    theme = art.theme
    painter.save()
    inner = paint_card_frame(painter, rect, theme)
    if theme.landscape:
        scene = LANDSCAPES[face.landscape or LANDSCAPE_OF.get(face.piece, "meadow")]
        paint_landscape(painter, inner, scene, INNER_RADIUS * unit)
    plate = None
    if face.name and rect.width() >= NAME_FROM:
        least = max(LEAST_CAPTION, 11 * unit)
        plate = fitted(face.name, inner.width() - 4 * unit, 12 * unit, least, bold=True)
    height = 0.0 if plate is None else max(17 * unit, plate.height + 1)
    foot = inner.bottom() - (7 * unit if plate is None else height + 1.5 * unit)
    side = min(82 * unit if plate is None else 68 * unit, foot - rect.top() - 15 * unit)
    picture = QRectF(rect.center().x() - side / 2, foot - side * 90.5 / 96, side, side)
    if theme.landscape:
        paint_ground_shadow(painter, QPointF(picture.center().x(), foot - 2.4 * unit), side * 0.86)
    art.draw(painter, face.piece, picture)
    if plate is not None:
        _paint_name_plate(painter, inner, plate, height, theme)
    _paint_land_corners(painter, rect, face, unit, theme)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def _paint_name_plate(
    painter: QPainter, inner: QRectF, words: Fitted, height: float, theme: Theme
) -> None:
    plate = QRectF(inner.left(), inner.bottom() - height, inner.width(), height)
    radius = INNER_RADIUS * inner.width() / (CARD - 2 * INSET)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(theme.face, 0.93))
    painter.drawRoundedRect(plate, radius, radius)
    draw_fitted(painter, plate, words, LIGHT.text if theme.landscape else "#000000")


def _paint_land_corners(
    painter: QPainter, rect: QRectF, face: LandFace, unit: float, theme: Theme
) -> None:
    corner = rect.topLeft()
    disc_at = corner + QPointF(19, 19) * unit
    if face.number is not None:
        # a small card keeps its number readable: the disc shrinks less than the card
        radius = 13.5 * unit if rect.width() >= NAME_FROM else max(13.5 * unit, 9.0)
        at = corner + QPointF(1, 1) * (radius + 5.5 * unit)
        fill = INK if theme.landscape else "#000000"
        paint_number_disc(painter, at, radius, str(face.number), fill=fill, ring=theme.face)
    elif face.special:
        radius = 12.0 * unit
        paint_number_disc(painter, disc_at, radius, "", fill=GOLD.base, ring=theme.face)
        star = QRectF(0, 0, radius * 1.36, radius * 1.36)
        star.moveCenter(disc_at)
        paint_sign(painter, "star_solid", star, INK)
    if face.reach and rect.width() >= REACH_FROM:
        side = max(23 * unit, 15.0)
        box = QRectF(rect.right() - 7.5 * unit - side, rect.top() + 7.5 * unit, side, side)
        paint_reach(painter, box, face.reach, contrast=not theme.landscape)


def paint_farmhouse_card(
    painter: QPainter, rect: QRectF, seat: int, art: Art, *, initial: str = ""
) -> None:
    """A Valley farmhouse in the seat's colours (0 to 4), with its mark on the roof."""
    unit = rect.width() / CARD
    theme, look = art.theme, SEAT_LOOKS[seat]
    painter.save()
    inner = paint_card_frame(painter, rect, theme)
    outline = QPainterPath()
    outline.addRoundedRect(inner, INNER_RADIUS * unit, INNER_RADIUS * unit)
    ground = QRectF(
        inner.left() - 1, inner.top() + inner.height() * 0.755, inner.width() + 2, inner.height()
    )
    lawn = QPainterPath()
    lawn.addRect(ground)
    if theme.landscape:
        painter.fillPath(outline, tint(mix(theme.face, look.light, 0.47)))
        painter.fillPath(lawn.intersected(outline), tint(mix(LEAF.base, LEAF.light, 0.6)))
    line = max(2.0, 3 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(look.base), line))
    painter.drawRoundedRect(
        inner.adjusted(line / 2, line / 2, -line / 2, -line / 2),
        INNER_RADIUS * unit, INNER_RADIUS * unit,
    )  # fmt: skip
    side = 80.0 * unit
    picture = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2 - unit, side, side)
    if theme.landscape:
        base = QPointF(picture.center().x(), picture.top() + side * 0.915)
        paint_ground_shadow(painter, base, side * 0.86)
    art.draw(painter, "farmhouse", picture, seat=seat, letter=initial)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def paint_card_back(
    painter: QPainter, rect: QRectF, art: Art, *, piece: str = "wheat", count: str = ""
) -> None:
    """The back of any card: green lattice and a gold disc with a picture, or with a count."""
    unit = min(rect.width(), rect.height()) / CARD
    theme = art.theme
    painter.save()
    inner = paint_card_frame(painter, rect, theme, unit)
    outline = QPainterPath()
    outline.addRoundedRect(inner, INNER_RADIUS * unit, INNER_RADIUS * unit)
    painter.fillPath(outline, tint(DEEP_LEAF.base if theme.landscape else "#000000"))
    if theme.landscape:
        _paint_lattice(painter, inner, outline, unit)
    frame = inner.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(DEEP_LEAF.light if theme.landscape else "#FFFFFF"), 1.6 * unit))
    painter.drawRoundedRect(frame, 3 * unit, 3 * unit)
    if count:
        paint_number_disc(painter, rect.center(), 22 * unit, count)
    else:
        _paint_gold_disc(painter, rect.center(), 27 * unit)
        side = 42 * unit
        box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        art.draw(painter, piece, box)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def _paint_lattice(painter: QPainter, inner: QRectF, outline: QPainterPath, unit: float) -> None:
    painter.save()
    painter.setClipPath(outline)
    painter.setPen(QPen(tint(DEEP_LEAF.shade), 2.2 * unit))
    pitch = 13 * unit
    reach = inner.width() + inner.height()
    for step in range(int(reach / pitch) + 1):
        x = step * pitch
        start = inner.topLeft() + QPointF(x, 0)
        painter.drawLine(start, start + QPointF(-inner.height(), inner.height()))
        start = inner.bottomLeft() + QPointF(x, 0)
        painter.drawLine(start, start - QPointF(inner.height(), inner.height()))
    painter.restore()


def _paint_gold_disc(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(QPen(tint(INK), radius * 0.1))
    painter.setBrush(tint(GOLD.light))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(tint(GOLD.shade), radius * 0.07))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.84, radius * 0.84)


def paint_deck(
    painter: QPainter, rect: QRectF, count: int, art: Art, *, piece: str = "wheat"
) -> None:
    """A stack of `count` cards with the number; none left is an empty place with a dashed line."""
    unit = min(rect.width(), rect.height()) / CARD
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if count <= 0:
        painter.setBrush(tint(PAPER.base, 0.12))
        painter.setPen(QPen(tint(art.theme.on_cloth, 0.7), 2 * unit, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(
            rect.adjusted(unit, unit, -unit, -unit), RADIUS * unit, RADIUS * unit
        )
        paint_number_disc(painter, rect.center(), 22 * unit, "0")
        painter.restore()
        return
    steps = min(3, count - 1)
    step = 2.6 * unit
    room = 3 * step
    card = QRectF(rect.left(), rect.top(), rect.width() - room, rect.height() - room)
    for depth in range(steps, 0, -1):
        paint_card_frame(painter, card.translated(depth * step, depth * step), art.theme, unit)
    paint_card_back(painter, card, art, piece=piece, count=str(count))
    painter.restore()
