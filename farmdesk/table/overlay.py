"""What lies over the pieces while somebody plays: veil, lit slots, numbers, reason bubble."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from farmdesk.table.art import Art, pixel_ratio
from farmdesk.table.lights import (
    Lit,
    armful_rect,
    bubble_rect,
    paint_armful,
    paint_bubble,
    paint_footprint,
    paint_hovered,
    paint_illegal,
    paint_left,
    paint_legal,
    paint_liftable,
    paint_points,
    paint_reached,
    paint_ring,
)  # fmt: skip
from farmdesk.table.stage import Face
from farmdesk.table.tones import SEAT_LOOKS, WELL, tint

AROUND = 30.0
"""Units around a lit slot that its disc may use."""


EDGE = 16.0
"""Units around a place that the lines round it, or the bubble's shadow, may use."""


class Glow(NamedTuple):
    """Places lit together, the number that belongs to them, and whose colour it is (0 to 4)."""

    rects: tuple[QRectF, ...]
    text: str = ""
    look: int | None = None
    depth: int = 0
    """How many other seats' lights are on these places already."""


class Lights(NamedTuple):
    """Everything that is lit at one moment; rectangles in units of the table."""

    liftable: tuple[QRectF, ...] = ()
    legal: tuple[Lit, ...] = ()
    hovered: QRectF | None = None
    ghost: Face | None = None
    """The face of the piece in hand, snapped into the hovered slot."""
    illegal: QRectF | None = None
    left: QRectF | None = None
    armful: tuple[int, int] | None = None
    """How many were taken from there, and how many could be; None where it is one as ever."""
    ring: QRectF | None = None
    reach: tuple[QRectF, ...] = ()
    """Places that the hovered piece works on."""
    glows: tuple[Glow, ...] = ()
    footprints: tuple[tuple[int, tuple[QRectF, ...]], ...] = ()
    """The look (0 to 4) of another seat and the places of its last move."""
    reason: tuple[str, str] | None = None
    """Title and words of the bubble beside the illegal slot."""
    veiled: bool = False
    clear: tuple[QRectF, ...] = ()
    """What the veil leaves bright besides the lit slots."""

    def veil(self) -> tuple[object, ...]:
        """All that the veil is made of."""
        return self.veiled, tuple(lit.rect for lit in self.legal), self.clear

    def slots(self) -> tuple[object, ...]:
        """All that `paint_lights` shows."""
        return self.footprints, self.liftable, self.left, self.legal

    def pointed(self) -> tuple[object, ...]:
        """All that `paint_pointed` shows."""
        return self.reach, self.hovered, self.illegal, self.ghost.key if self.ghost else None

    def pointed_at(self) -> tuple[QRectF, ...]:
        """Where that is."""
        return _known(*self.reach, self.hovered, self.illegal)

    def top(self) -> tuple[object, ...]:
        """All that `paint_top` shows."""
        bubble = (self.illegal, self.reason, self.legal) if self.reason is not None else None
        return self.glows, self.ring, bubble, self.plate(), self.armful

    def plate(self) -> QRectF | None:
        """Where it stands how many are in the hand; None where it is one as ever."""
        if self.left is None or self.armful is None:
            return None
        return armful_rect(self.left, *self.armful)

    def bubble(self, table: QRectF) -> QRectF | None:
        """Where the bubble stands that says why not; None when there is none."""
        if self.illegal is None or self.reason is None:
            return None
        title, text = self.reason
        lit = tuple(slot.rect for slot in self.legal)
        return bubble_rect(self.illegal, table, text, title, lit)

    def top_at(self, table: QRectF) -> tuple[QRectF, ...]:
        """Where `paint_top` paints; with glows that is anywhere."""
        if self.glows:
            return (table,)
        bubble = self.bubble(table)
        if bubble is not None and self.illegal is not None:
            bubble = bubble.united(self.illegal)
        return _known(self.ring, self.plate(), bubble)


def _known(*rects: QRectF | None) -> tuple[QRectF, ...]:
    return tuple(rect.adjusted(-EDGE, -EDGE, EDGE, EDGE) for rect in rects if rect is not None)


class Overlay:
    """Paints lights; the scene puts its three painters on three floors."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self.lights = Lights()

    def paint_veil(self, painter: QPainter, table: QRectF) -> None:
        """Dim everything but the lit slots and the zones that tell what a drop would bring."""
        lights = self.lights
        if not lights.veiled:
            return
        holes = QPainterPath()
        holes.setFillRule(Qt.FillRule.WindingFill)  # where two overlap is a hole, too
        for rect in (*(lit.rect for lit in lights.legal), *lights.clear):
            holes.addRoundedRect(rect, 8, 8)
        path = QPainterPath()
        path.addRect(table)
        path = path.subtracted(holes)  # all at once: one by one, 25 take 18 times as long
        painter.fillPath(path, tint(WELL, 0.22 if not self._art.theme.dark else 0.42))

    def paint_lights(self, painter: QPainter, table: QRectF) -> None:
        """What may be lifted and dropped on, and footprints: the same while the pointer moves."""
        lights, theme = self.lights, self._art.theme
        for look, rects in lights.footprints:
            paint_footprint(painter, list(rects), SEAT_LOOKS[look], theme)
        for rect in lights.liftable:
            paint_liftable(painter, rect, theme)
        if lights.left is not None:
            paint_left(painter, lights.left, theme)
        for lit in lights.legal:
            self._paint_lit(painter, lit)

    def paint_pointed(self, painter: QPainter, table: QRectF) -> None:
        """The slot under the pointer, and what belongs to it; below the piece in hand."""
        lights, theme = self.lights, self._art.theme
        for rect in lights.reach:
            paint_reached(painter, rect, theme)
        if lights.hovered is not None:
            self._paint_ghost(painter, lights.hovered)
            paint_hovered(painter, lights.hovered, theme)
        if lights.illegal is not None:
            paint_illegal(painter, lights.illegal, theme)

    def _paint_lit(self, painter: QPainter, lit: Lit) -> None:
        """Lit slots look alike but for their sign, so each look is painted once and kept."""
        if lit.unlit:
            return
        whole = lit.rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        there = lit._replace(rect=lit.rect.translated(-whole.topLeft()))
        key = ("legal", lit.sign, lit.taken, lit.faint)
        picture = self._art.painted(
            key, whole.width(), whole.height(), pixel_ratio(painter),
            lambda brush, _: paint_legal(brush, there, self._art.theme),
        )  # fmt: skip
        painter.drawPixmap(whole, picture, QRectF(picture.rect()))

    def _paint_ghost(self, painter: QPainter, rect: QRectF) -> None:
        face = self.lights.ghost
        if face is None:
            return
        ratio = pixel_ratio(painter)
        key = ("face", face.key)
        picture = self._art.painted(key, rect.width(), rect.height(), ratio, face.paint)
        painter.setOpacity(0.66)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)

    def paint_top(self, painter: QPainter, table: QRectF) -> None:
        """Numbers, the keyboard's ring and the bubble, above everything."""
        lights, theme = self.lights, self._art.theme
        for glow in lights.glows:
            look = SEAT_LOOKS[glow.look] if glow.look is not None else None
            paint_points(painter, list(glow.rects), glow.text, theme, look, glow.depth)
        if lights.ring is not None:
            paint_ring(painter, lights.ring)
        plate = lights.plate()
        if plate is not None and lights.armful is not None:
            paint_armful(painter, plate, *lights.armful, theme)
        bubble = lights.bubble(table)
        if bubble is not None and lights.illegal is not None and lights.reason is not None:
            paint_bubble(painter, bubble, lights.illegal, *lights.reason, theme)
