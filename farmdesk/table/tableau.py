"""What is told large over the table, after the pieces have moved: a flood, a season that begins.

Nothing waits for it but the picture: whoever skips it sees the table as it is.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from farmdesk.table.animator import Animator, Flight
from farmdesk.table.items import BUBBLES, LayerItem, PieceItem
from farmdesk.table.stage import Motion, Tableau


class Telling(QObject):
    """Runs the flights of one decision, then shows its tableau, if it has one."""

    finished = Signal()
    """All of it is over."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._flights = Animator(self)
        self._flights.finished.connect(self._flown)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._end)
        self._shown: LayerItem | None = None
        self._next: Tableau | None = None
        self._motion = Motion()

    @property
    def running(self) -> bool:
        """Is anything on its way, or a tableau shown?"""
        return self._flights.running or self.shows

    @property
    def shows(self) -> bool:
        """Is a tableau shown?"""
        return self._shown is not None

    @property
    def flying(self) -> frozenset[PieceItem]:
        """The pieces of the flights that are running."""
        return self._flights.flying

    @property
    def duration(self) -> int:
        """Milliseconds that the flights last, or the tableau that is shown; 0 if that stays."""
        if self.shows:
            return self._clock.interval() if self._clock.isActive() else 0
        return self._flights.duration

    def run(self, flights: tuple[Flight, ...], motion: Motion, then: Tableau | None = None) -> None:
        """Start these flights and show `then` after them; what was running ends.

        The speed of the motion, above 0, divides all times. Where it waits, a tableau that may stay
        does so until somebody skips it.
        """
        self._close()
        self._next, self._motion = then, motion
        self._flights.run(flights, motion.speed, brisk=motion.brisk)

    def _flown(self) -> None:
        tableau, self._next = self._next, None
        if tableau is None:
            self.finished.emit()
            return
        self._shown = LayerItem(BUBBLES + 1, tableau.paint)
        self._shown.cover(self._scene.sceneRect())
        self._scene.addItem(self._shown)
        if not (tableau.stays and self._motion.waits):
            self._clock.start(max(1, round(tableau.lasts / self._motion.speed)))

    def hasten(self) -> None:
        """Be at the end of the flights, or of the tableau that they lead to."""
        if self._flights.running:
            self._flights.skip()
        else:
            self.skip()

    def skip(self) -> None:
        """Be at the end of all at once."""
        self._next = None
        if self._flights.running:
            self._flights.skip()
        elif self.shows:
            self._end()

    def stop(self) -> None:
        """Forget everything where it is, without a word: its pieces may be gone."""
        self._flights.stop()
        self._close()

    def _close(self) -> None:
        self._next = None
        self._clock.stop()
        shown, self._shown = self._shown, None
        if shown is not None:
            self._scene.removeItem(shown)

    def _end(self) -> None:
        self._close()
        self.finished.emit()
