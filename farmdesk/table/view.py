"""The window onto a table: sizes in units, and every way in which attention can be lost."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
)  # fmt: skip
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from farmdesk.table.scene import TableScene
from farmdesk.table.shape import Shape

LOST = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowBlocked,
        QEvent.Type.Hide,
        QEvent.Type.Close,
        QEvent.Type.UngrabMouse,
    }
)
"""What ends a drag although no button was released over the table."""


class TableView(QGraphicsView):
    """Shows a TableScene in units; `set_unit` says how large a unit is and how zones lie."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unit = 1.0
        self._shape: Shape = "regular"
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._watched: QWidget | None = None

    def table(self) -> TableScene | None:
        """The scene shown, if any."""
        scene = self.scene()
        return scene if isinstance(scene, TableScene) else None

    def show_table(self, scene: TableScene) -> None:
        """Show this scene from now on."""
        self.setScene(scene)
        self._arrange()

    def set_unit(self, unit: float, shape: Shape) -> None:
        """Logical pixels a unit, and the shape of the whole window."""
        if (unit, shape) != (self._unit, self._shape):
            self._unit, self._shape = unit, shape
            self._arrange()

    def _arrange(self) -> None:
        scene = self.table()
        if scene is None or self.viewport().width() < 10:
            return
        unit = self._unit
        self.setTransform(QTransform.fromScale(unit, unit))
        size = QSizeF(self.viewport().width() / unit, self.viewport().height() / unit)
        scene.arrange(size, self._shape, unit * self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.window()
        if window is not self._watched:
            if self._watched is not None:
                self._watched.removeEventFilter(self)
            window.installEventFilter(self)
            self._watched = window

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._interrupt()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._interrupt()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in LOST:
            self._interrupt()
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._arrange()
        return super().eventFilter(watched, event)

    def viewportEvent(self, event: QEvent) -> bool:
        scene = self.table()
        if event.type() == QEvent.Type.Leave and scene is not None:
            scene.point_away()
        return super().viewportEvent(event)

    def _interrupt(self) -> None:
        scene = self.table()
        if scene is not None:
            scene.interrupt()
