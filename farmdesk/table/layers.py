"""The painted floors of a table: cloth, zones, marks, veil, lights and what lies above them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmapCache
from PySide6.QtWidgets import QGraphicsScene

from farmdesk.table.art import Art
from farmdesk.table.items import BUBBLES, LIGHTS, MARKS, VEIL, ZONES, LayerItem
from farmdesk.table.overlay import Lights, Overlay
from farmdesk.table.stage import Stage

KEPT = 5
"""Pictures as large as the table that are kept: all zones, marks, veil, slots, and one to spare.

With less room they would push each other out, and all be painted again for every frame.
"""


class Layers:
    """Puts the floors into a scene and keeps them as large as the table."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, art: Art) -> None:
        self._scene, self._stage, self._art = scene, stage, art
        self._overlay = Overlay(art)
        self._zones: dict[str, LayerItem] = {}
        self._cloth = LayerItem(0, self._paint_cloth)
        self._marks = LayerItem(MARKS, self._paint_marks, kept=True)
        self._veil = LayerItem(VEIL, self._overlay.paint_veil, kept=True)
        self._slots = LayerItem(LIGHTS, self._overlay.paint_lights, kept=True)
        self._pointed = LayerItem(LIGHTS, self._overlay.paint_pointed)
        self._top = LayerItem(BUBBLES, self._overlay.paint_top)
        self._lit = (self._veil, self._slots, self._pointed, self._top)
        for layer in (self._cloth, self._marks, *self._lit):
            scene.addItem(layer)

    def cover(self, table: QRectF) -> None:
        """Take a table of this size, and room for all floors that are kept as pictures."""
        ratio = float(self._scene.property("ratio"))
        picture = table.width() * table.height() * ratio**2 * 4 / 1024
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), int(KEPT * picture)))
        for layer in (self._cloth, self._marks, *self._lit):
            layer.cover(table)

    def lay_zones(self, zones: dict[str, QRectF]) -> None:
        """Lay these zones, and no others."""
        for name in set(self._zones) - set(zones):
            self._scene.removeItem(self._zones.pop(name))
        for name, rect in zones.items():
            if name not in self._zones:
                self._zones[name] = LayerItem(ZONES, ZonePainter(self._stage, name), kept=True)
                self._scene.addItem(self._zones[name])
            self._zones[name].cover(rect)

    def zone(self, name: str) -> QRectF | None:
        """Where a zone lies."""
        layer = self._zones.get(name)
        return layer.boundingRect() if layer is not None else None

    def light(self, lights: Lights) -> None:
        """Show these lights; only what has changed is painted again."""
        before, self._overlay.lights = self._overlay.lights, lights
        table = self._top.boundingRect()
        if lights.veil() != before.veil():
            self._veil.update()
        if lights.slots() != before.slots():
            self._slots.update()
        if lights.pointed() != before.pointed():
            for rect in (*before.pointed_at(), *lights.pointed_at()):
                self._pointed.update(rect)
        if lights.top() != before.top():
            for rect in (*before.top_at(table), *lights.top_at(table)):
                self._top.update(rect)

    def repaint_zones(self, *names: str) -> None:
        """Paint these zones again, `marks` for the marks; without names everything."""
        if not names:
            self._veil.update()
            self._slots.update()
        for name, layer in self._zones.items():
            if not names or name in names:
                layer.update()
        if not names or "marks" in names:
            self._marks.update()

    def _paint_cloth(self, painter: QPainter, rect: QRectF) -> None:
        ratio = float(self._scene.property("ratio"))
        cloth = self._art.cloth_pixmap(self._stage.game, rect.width(), rect.height(), ratio)
        painter.drawPixmap(rect, cloth, QRectF(cloth.rect()))

    def _paint_marks(self, painter: QPainter, _: QRectF) -> None:
        self._stage.paint_marks(painter)


class ZonePainter:
    """Paints one zone of a stage."""

    def __init__(self, stage: Stage, name: str) -> None:
        self._stage, self._name = stage, name

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self._stage.paint_zone(self._name, painter, rect)
