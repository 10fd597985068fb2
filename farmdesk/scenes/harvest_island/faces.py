"""The card faces of Harvest Island: fruit, weather, fertiliser, backs and land cards.

Proportions are those of a card 84 wide. Below 62 px the name goes; number and picture never do.
Words come in ready-made, in the player's language.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.games.harvest_island.places import LANDS, SEASONS
from farmdesk.table.art import Art
from farmdesk.table.faces import paint_card_frame, paint_veil
from farmdesk.table.landscapes import LANDSCAPES, paint_ground_shadow, paint_landscape
from farmdesk.table.lettering import draw_fitted, fitted
from farmdesk.table.signs import paint_number_disc
from farmdesk.table.tones import ACCENTS, HARVEST_ISLAND, INK, LIGHT, PAPER, Theme, mix, tint
from farmdesk.table.words import Align, write

WIDE = 84.0
"""The card width, in px, that proportions are given for."""
NAME_FROM = 62.0
RADIUS, INNER = 8.0, 5.0
SEASON_TONES = dict(zip(SEASONS, ("#F29BB5", "#6FA53B", "#E0852E", "#7FA9CF"), strict=True))
SKIES = {"sun": "#F6DD8C", "rain": "#C9DCEB"}
FERTILISER_GROUND = "#CFD1C3"
LAND_PICTURES = dict(zip(LANDS, ("field_mountain", "field_hill", "field_plain"), strict=True))


class FruitFace(NamedTuple):
    """What a fruit card shows."""

    fruit: str
    name: str
    points: int
    seasons: tuple[bool, bool, bool, bool]
    """In which seasons the fruit comes."""
    seed: bool = False
    """Does it lie as a seed, whose points do not count?"""


def paint_fruit(painter: QPainter, rect: QRectF, face: FruitFace, art: Art) -> None:
    """A fruit card: number, season dots, picture and name; a seed carries its sign."""
    unit, theme = rect.width() / WIDE, art.theme
    painter.save()
    inner = _frame(painter, rect, theme, unit)
    if theme.landscape:
        paint_landscape(painter, inner, LANDSCAPES["island"], INNER * unit)
    foot = _plate(painter, inner, face.name, theme, unit)
    side = min(60 * unit, foot - rect.top() - 20 * unit)
    middle = QPointF(rect.center().x(), (rect.top() + 16 * unit + foot) / 2)
    picture = QRectF(middle.x() - side / 2, middle.y() - side / 2 + unit, side, side)
    if theme.landscape:
        paint_ground_shadow(painter, QPointF(middle.x(), picture.bottom() - 3 * unit), side * 0.8)
    art.draw(painter, face.fruit, picture)
    _paint_points(painter, rect, face.points, theme, unit, faded=face.seed)
    _paint_dots(painter, rect, face.seasons, theme, unit)
    if face.seed:  # under the number, whose points do not count
        _paint_sign(painter, rect, "seed_marker", art, unit, down=36)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def _frame(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> QRectF:
    return paint_card_frame(painter, rect, theme, max(unit, 0.7))


def _plate(painter: QPainter, inner: QRectF, name: str, theme: Theme, unit: float) -> float:
    """The name on its plate; returns where the plate begins."""
    if not name or inner.width() < NAME_FROM * 0.86:
        return inner.bottom() - 4 * unit
    words = fitted(name, inner.width() - 4, 12 * min(unit, 1.25), 11, bold=True)
    high = max(19 * unit, words.height + 1)
    plate = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(theme.face, 0.93))
    painter.drawRoundedRect(plate, INNER * unit, INNER * unit)
    draw_fitted(painter, plate, words, LIGHT.text if theme.landscape else "#000000")
    return plate.top()


def _paint_points(
    painter: QPainter, rect: QRectF, points: int, theme: Theme, unit: float, *, faded: bool
) -> None:
    radius = max(11.5 * unit, 9.0)
    at = rect.topLeft() + QPointF(1, 1) * (radius + 4.5 * unit)
    fill = ACCENTS[HARVEST_ISLAND] if theme.landscape else "#000000"
    if faded:
        fill = mix(fill, PAPER.base, 0.5) if theme.landscape else "#5A5A5A"
    paint_number_disc(painter, at, radius, str(points), fill=fill, ring=theme.face)


def _paint_dots(
    painter: QPainter,
    rect: QRectF,
    seasons: tuple[bool, bool, bool, bool],
    theme: Theme,
    unit: float,
) -> None:
    """A dot a season, filled when the fruit comes in it."""
    radius = max(3.6 * unit, 2.6)
    step = radius * 2.35
    y = rect.top() + 5 * unit + radius + 3 * unit
    left = rect.right() - 8 * unit - step * 3 - radius
    for place, (comes, tone) in enumerate(zip(seasons, SEASON_TONES.values(), strict=True)):
        painter.setPen(QPen(tint(INK if theme.landscape else "#000000"), max(1.0, unit)))
        filled = tone if theme.landscape else "#000000"
        painter.setBrush(tint(filled) if comes else tint(theme.face))
        painter.drawEllipse(QPointF(left + place * step, y), radius, radius)


def _paint_sign(
    painter: QPainter, rect: QRectF, sign: str, art: Art, unit: float, *, down: float
) -> None:
    """A picture on a disc at the left edge, which stays visible under other cards."""
    radius = max(12 * unit, 9.0)
    at = rect.topLeft() + QPointF(radius + 4 * unit, down * unit + radius)
    painter.setPen(QPen(tint(art.theme.face_edge), 1))
    painter.setBrush(tint(art.theme.face))
    painter.drawEllipse(at, radius, radius)
    side = radius * 1.7
    art.draw(painter, sign, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))


def paint_weather(painter: QPainter, rect: QRectF, kind: str, name: str, art: Art) -> None:
    """A weather card: sun or rain on one tint."""
    unit, theme = rect.width() / WIDE, art.theme
    painter.save()
    inner = _frame(painter, rect, theme, max(unit, 0.7))
    if theme.landscape:
        outline = QPainterPath()
        outline.addRoundedRect(inner, INNER * unit, INNER * unit)
        painter.fillPath(outline, tint(SKIES[kind]))
    foot = inner.bottom()
    if rect.height() > 60:
        foot -= 15
        line = QRectF(inner.left(), foot, inner.width(), 15)
        colour = LIGHT.text if theme.landscape else "#000000"
        draw_fitted(painter, line, fitted(name, line.width(), 12, 11, bold=True), colour)
    side = min(inner.width() - 4, foot - inner.top() - 4)
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(inner.center().x(), (inner.top() + foot) / 2))
    art.draw(painter, kind, box)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


class SackFace(NamedTuple):
    """What a fertiliser card shows."""

    name: str
    left: str = ""
    """In its area: the number that is left."""
    laid: bool = False
    """Does it lie on a field? Its sign stands in the corner, too, where others leave it free."""


def paint_fertiliser(painter: QPainter, rect: QRectF, face: SackFace, art: Art) -> None:
    """A fertiliser card: a sack, a name, and what else there is to say."""
    unit, theme = rect.width() / WIDE, art.theme
    painter.save()
    inner = _frame(painter, rect, theme, unit)
    if theme.landscape:
        outline = QPainterPath()
        outline.addRoundedRect(inner, INNER * unit, INNER * unit)
        painter.fillPath(outline, tint(FERTILISER_GROUND))
    foot = _plate(painter, inner, face.name, theme, unit)
    if face.left:
        foot -= 22
        line = QRectF(inner.left(), foot, inner.width(), 22)
        colour = LIGHT.text if theme.landscape else "#000000"
        write(painter, line, face.left, 19, colour=colour, bold=True, align=Align.AlignCenter)
    side = min(56 * unit, foot - inner.top() - 4)
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(inner.center().x(), (inner.top() + foot) / 2))
    art.draw(painter, "fertiliser", box)
    if face.laid:
        _paint_sign(painter, rect, "fertiliser", art, unit, down=4.5)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF, season: str, art: Art, count: str = "") -> None:
    """The back of a season card in the season's tone, with the number of cards on a pile."""
    unit, theme = rect.width() / WIDE, art.theme
    painter.save()
    inner = _frame(painter, rect, theme, unit)
    outline = QPainterPath()
    outline.addRoundedRect(inner, INNER * unit, INNER * unit)
    tone = SEASON_TONES[season]
    if theme.landscape:
        painter.fillPath(outline, tint(mix(tone, "#20140A", 0.16)))
        _paint_waves(painter, inner, outline, tone, unit)
    else:
        painter.fillPath(outline, tint("#000000"))
    frame = inner.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = mix(tone, "#FFFFFF", 0.45) if theme.landscape else "#FFFFFF"
    painter.setPen(QPen(tint(edge), max(1.0, 1.6 * unit)))
    painter.drawRoundedRect(frame, 3 * unit, 3 * unit)
    if count:
        paint_number_disc(painter, rect.center(), max(12.0, 21 * unit), count)
    else:
        painter.setPen(QPen(tint(INK if theme.landscape else "#FFFFFF"), max(1.0, 1.4 * unit)))
        painter.setBrush(tint(edge if theme.landscape else "#000000"))
        painter.drawEllipse(rect.center(), 15 * unit, 15 * unit)
    paint_veil(painter, rect, theme, unit)
    painter.restore()


def _paint_waves(
    painter: QPainter, inner: QRectF, outline: QPainterPath, tone: str, unit: float
) -> None:
    """Slanted bands, as on all our backs."""
    painter.save()
    painter.setClipPath(outline)
    painter.setPen(QPen(tint(mix(tone, "#20140A", 0.3), 0.75), 2.2 * unit))
    pitch = 10 * unit
    reach = inner.width() + inner.height()
    for step in range(int(reach / pitch) + 1):
        start = inner.topLeft() + QPointF(step * pitch, 0)
        painter.drawLine(start, start + QPointF(-inner.height(), inner.height()))
    painter.restore()


class LandFace(NamedTuple):
    """What the land card of a field shows: its picture, name, and how the field stands."""

    land: str
    name: str
    lines: tuple[str, ...]
    """At most three short lines; the second is the one that decides."""


def paint_land(painter: QPainter, rect: QRectF, face: LandFace, art: Art) -> None:
    """A land card: a strip of its landscape over the words."""
    theme = art.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = rect.adjusted(1, 1, -1, -1)
    outline = QPainterPath()
    outline.addRoundedRect(body, RADIUS, RADIUS)
    painter.fillPath(outline, tint(theme.panel))
    strip = max(0.0, min(38.0, rect.height() - 74))
    if strip > 12:
        picture = QRectF(body.left(), body.top(), body.width(), strip)
        clip = QPainterPath()
        clip.addRect(picture)
        painter.save()
        painter.setClipPath(outline.intersected(clip))
        side = body.width() * 1.24
        middle = QPointF(picture.center().x(), picture.top() + strip * 0.62)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        art.draw(painter, LAND_PICTURES[face.land], box)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.line), theme.line_width))
    painter.drawPath(outline)
    rows = [(face.name, 14, True), *((text, 12, at == 1) for at, text in enumerate(face.lines))]
    room = QRectF(body.left() + 7, body.top() + strip + 2, body.width() - 12, 0)
    room.setBottom(body.bottom() - 2)
    pitch = min(20.0, room.height() / max(4, len(rows)))
    for number, (text, px, bold) in enumerate(rows):
        line = QRectF(room.left(), room.top() + number * pitch, room.width(), pitch)
        colour = theme.text if bold or number == 0 else theme.secondary
        write(painter, line, text, min(px, pitch - 1), colour=colour, bold=bold)
    painter.restore()
