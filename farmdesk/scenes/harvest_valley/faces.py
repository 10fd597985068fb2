"""The card faces of Harvest Valley: land cards and farmhouses.

Proportions are those of the 112 px card. Below 72 px the name goes, below 48 the reach glyph;
number and picture never do. Words come in ready-made, in the player's language.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.table.art import Art
from farmdesk.table.faces import CARD, INNER_RADIUS, INSET, paint_card_frame, paint_veil
from farmdesk.table.landscapes import LANDSCAPES, paint_ground_shadow, paint_landscape
from farmdesk.table.lettering import Fitted, draw_fitted, fitted
from farmdesk.table.signs import paint_number_disc, paint_reach, paint_sign
from farmdesk.table.tones import GOLD, INK, LEAF, LIGHT, SEAT_LOOKS, Theme, mix, tint

NAME_FROM = 72.0
REACH_FROM = 48.0
LEAST_CAPTION = 11.0

LANDSCAPE_OF = {
    "apple_tree": "meadow", "pear_tree": "meadow", "plum_tree": "meadow", "cherry_tree": "meadow",
    "peach_tree": "meadow", "apricot_tree": "meadow", "rabbit": "meadow",
    "carrot": "soil", "pumpkin": "soil", "radish": "soil", "cultivator": "soil",
    "cabbage": "garden", "leek": "garden", "corn": "garden",
    "tomato": "clay", "tractor": "clay", "wheat": "straw", "locust": "straw",
    "pond": "water", "well": "sky", "sprinkler": "sky",
    "crow": "rock", "meteorite": "dusk", "boar": "earth", "weeds": "wild",
}  # fmt: skip


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
