"""A switch with words beside it that may wrap: on and off differ by place and by colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

TRACK_W, TRACK_H, GAP, EDGE = 40.0, 22.0, 12.0, 3.0
BODY = 14.0
"""The font size that the measures above are given for."""


class Toggle(QCheckBox):
    """A check box that looks like a switch and wraps its words. Forms may promote to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _unit(self) -> float:
        return max(1.0, self.fontInfo().pixelSize()) / BODY

    def hitButton(self, _pos: object) -> bool:
        """Words and switch alike."""
        return True

    def hasHeightForWidth(self) -> bool:
        """The words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that the words need at that width."""
        unit = self._unit()
        room = max(20.0, width - (TRACK_W + GAP + 2 * EDGE) * unit)
        words = QFontMetricsF(self.font()).boundingRect(
            QRectF(0, 0, room, 4000), int(Qt.TextFlag.TextWordWrap), self.text()
        )
        return round(max(words.height(), TRACK_H * unit) + 2 * EDGE * unit)

    def sizeHint(self) -> QSize:
        """Words in one line."""
        unit = self._unit()
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        wide = round(words + (TRACK_W + GAP + 2 * EDGE) * unit) + 2
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Words in two or three lines."""
        unit = self._unit()
        wide = round((TRACK_W + GAP + 90) * unit)
        return QSize(wide, round((TRACK_H + 2 * EDGE) * unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint switch, words and the focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, colours = self._unit(), self.palette()
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        ink = colours.color(group, QPalette.ColorRole.WindowText)
        track = QRectF(unit, 0, TRACK_W * unit, TRACK_H * unit)
        track.moveTop((self.height() - track.height()) / 2)
        on = self.isChecked()
        role = QPalette.ColorRole.Highlight if on else QPalette.ColorRole.Midlight
        painter.setBrush(colours.color(role))
        painter.setPen(QPen(ink, 1.4 * unit))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        radius = track.height() / 2 - 2 * unit
        middle = track.right() - track.height() / 2 if on else track.left() + track.height() / 2
        painter.setBrush(colours.color(QPalette.ColorRole.Light))
        painter.drawEllipse(QPointF(middle, track.center().y()), radius, radius)
        words = QRectF(self.rect())
        words.setLeft(track.right() + GAP * unit)
        painter.setPen(ink)
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, int(flags), self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.color(QPalette.ColorRole.Accent), 3 * unit))
            ring = QRectF(self.rect()).adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit)
            painter.drawRoundedRect(ring, 6 * unit, 6 * unit)
