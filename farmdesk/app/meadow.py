"""The lobby's ground: plain window colour with two soft hills at the foot of the window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from farmdesk.table.art import paint_shadow
from farmdesk.table.tones import LIGHT, PAPER, Theme, mix, tint

GOLDEN = "#E9C886"
"""What the hills are mixed towards by day."""


class Meadow(QWidget):
    """A ground that paints hills behind its children."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._unit = 1.0
        self.panels: list[QWidget] = []
        """Children whose shadows lie on the ground."""

    def wear(self, theme: Theme, unit: float) -> None:
        """Change theme and unit."""
        self._theme, self._unit = theme, unit
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        theme = self._theme
        painter.fillRect(self.rect(), tint(theme.window))
        if not theme.landscape:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        towards = PAPER.light if theme.dark else GOLDEN
        strength = (0.05, 0.09) if theme.dark else (0.32, 0.62)
        width, height = self.width(), self.height()
        for (left, right, bulge), share in zip(
            ((0.68, 0.63, -0.05), (0.79, 0.76, 0.04)), strength, strict=True
        ):
            path = QPainterPath(QPointF(0, height * left))
            path.cubicTo(
                QPointF(width * 0.3, height * (left + bulge)),
                QPointF(width * 0.7, height * (right - bulge)),
                QPointF(width, height * right),
            )
            path.lineTo(QPointF(width, height))
            path.lineTo(QPointF(0, height))
            path.closeSubpath()
            painter.fillPath(path, tint(mix(theme.window, towards, share)))
        for panel in self.panels:
            place = QRectF(panel.rect()).translated(panel.mapTo(self, QPointF()))
            paint_shadow(painter, place, 10 * self._unit, 2.4 * self._unit)
