"""Points on the lit slots, where a game wants them; asked for after the first paint."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from farmdesk.core.places import Slot
from farmdesk.table.foresight import Foresight
from farmdesk.table.gesture import Hand
from farmdesk.table.lighting import Lighting
from farmdesk.table.stage import Stage
from farmdesk.table.words import number


class Estimates(QObject):
    """Lights come at once, what a drop would bring a moment later: lifting never waits for it."""

    def __init__(
        self,
        scene: QObject,
        hand: Hand,
        stage: Stage,
        foresight: Foresight,
        lighting: Lighting,
        relight: Callable[[], None],
    ) -> None:
        super().__init__(scene)
        self._hand, self._stage = hand, stage
        self._foresight, self._lighting, self._relight = foresight, lighting, relight
        self._of: Slot | None = None
        """Where the piece lies whose points are shown."""
        self._passed: tuple[Slot, ...] = ()
        """What its way has come over that changes them."""

    def follow(self) -> None:
        """Ask for the points of the piece in hand, the way it has come."""
        held = self._hand.held
        if held is not None and not self._stage.estimates(held):
            held = None
        passed = self._hand.passed if held is not None else ()
        if held != self._of:
            self._lighting.estimates = {}
        if (held, passed) != (self._of, self._passed):
            self._of, self._passed = held, passed
            if held is not None:
                QTimer.singleShot(0, self.fill)

    def fill(self) -> None:
        """Write them on the lit slots."""
        if self._of is None:
            return
        gains = {slot: self._foresight.gain(slot) for slot in self._hand.targets()}
        self._lighting.estimates = {
            slot: number(gain, signed=True) for slot, gain in gains.items() if gain is not None
        }
        self._relight()
