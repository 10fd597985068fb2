"""Where the events of mouse and keys come in: each goes to the hand or the keyboard of a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QToolTip,
)  # fmt: skip

from farmdesk.table.gesture import Hand
from farmdesk.table.keyboard import Keyboard
from farmdesk.table.shift import Shift
from farmdesk.table.words import tip


class TouchedScene(QGraphicsScene):
    """A scene under one hand and one keyboard; whoever makes it brings both."""

    hand: Hand
    keyboard: Keyboard
    shift: Shift

    def touched(self) -> None:
        """A button or a key goes down."""

    def words_at(self, point: QPointF) -> str:
        """What the tooltip says of a point; empty for none."""
        return ""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched()
        if event.button() == Qt.MouseButton.LeftButton:
            self.shift.press(event.scenePos())
            self.hand.press(event.scenePos())
        right = event.button() == Qt.MouseButton.RightButton
        event.setAccepted(not right or self.hand.back())  # what is left over is the page's

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.cancel()  # the button was let go where nobody told
            self.shift.cancel()
        if not self.shift.move(event.scenePos()):
            self.hand.move(event.scenePos())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            shifted = self.shift.release(event.scenePos())
            if shifted is None:
                self.hand.release(event.scenePos())
            else:
                self.hand.cancel()
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        upright = event.orientation() == Qt.Orientation.Vertical
        event.setAccepted(upright and self.hand.armful.turn(event.delta()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched()
        event.setAccepted(self.keyboard.press(event))

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        QToolTip.showText(event.screenPos(), tip(self.words_at(event.scenePos())))  # "" hides it

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)  # Qt would keep Tab for items that take the focus
            return True
        return super().event(event)
