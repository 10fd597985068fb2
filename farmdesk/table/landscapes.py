"""What lies behind the pictures on card faces: sky, two hill bands, the shadow on the ground."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from farmdesk.table.tones import SHADOW, mix, tint


class Landscape(NamedTuple):
    """What lies behind a picture: the sky and the far hill band; the near one is 9 % darker."""

    sky: str
    far: str

    @property
    def near(self) -> str:
        """The hill band in front."""
        return mix(self.far, "#000000", 0.09)


LANDSCAPES = {
    "meadow": Landscape("#CFE3A5", "#8CB159"),
    "soil": Landscape("#EFCB93", "#C28B4A"),
    "garden": Landscape("#E2E4AE", "#B4A65C"),
    "clay": Landscape("#F1CDB2", "#BF8458"),
    "straw": Landscape("#F3E1A2", "#CFA94B"),
    "water": Landscape("#CBE4E4", "#8ABB98"),
    "rock": Landscape("#D8D7D6", "#9A9A93"),
    "dusk": Landscape("#DAD0D8", "#8F838C"),
    "earth": Landscape("#DCC8B2", "#A98A68"),
    "wild": Landscape("#D8E0B8", "#93A968"),
    "sky": Landscape("#CFE6F1", "#93BC7C"),
    "island": Landscape("#CBE9EA", "#7FB587"),
}


def paint_landscape(painter: QPainter, box: QRectF, scene: Landscape, radius: float) -> None:
    """Sky and two hill bands, clipped to the rounded box."""
    painter.save()
    outline = QPainterPath()
    outline.addRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(outline, tint(scene.sky))
    painter.fillPath(_hill(box, 0.605, 0.62, 0.675, 0.585).intersected(outline), tint(scene.far))
    painter.fillPath(_hill(box, 0.86, 0.80, 0.79, 0.77).intersected(outline), tint(scene.near))
    painter.restore()


def _hill(box: QRectF, left: float, first: float, second: float, right: float) -> QPainterPath:
    """A band from a wavy upper edge, given as shares of the box's height, to its bottom."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height())

    # beyond the box on three sides: edges that coincide with the outline confuse the intersection
    path = QPainterPath(at(-0.01, left))
    path.cubicTo(at(0.28, first - 0.05), at(0.55, second + 0.04), at(1.01, right))
    path.lineTo(at(1.01, 1.01))
    path.lineTo(at(-0.01, 1.01))
    path.closeSubpath()
    return path


def paint_ground_shadow(painter: QPainter, centre: QPointF, width: float) -> None:
    """The flat shadow under a standing thing; it leans away from the sun."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(SHADOW, 0.22))
    painter.drawEllipse(centre + QPointF(width * 0.07, 0), width / 2, width * 0.075)
