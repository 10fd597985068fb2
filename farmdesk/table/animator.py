"""Motion: flights of pieces on one clock, which can be hurried, skipped and never corrupts a game.

The model is final before anything moves. When the clock ends, or somebody skips, every flight is
at its end and the scene shows its View anyway.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from farmdesk.table.items import IN_HAND, LYING, RAISED, PieceItem, arc

LONGEST = 1800.0
"""Milliseconds that one decision may take at speed 1; longer ones are compressed."""


BRISK, BRISK_EACH = 280.0, 90.0
"""Milliseconds for one of several decisions in a row at speed 1: at most, or for each flight."""


class Flight(NamedTuple):
    """One piece on its way. Times are milliseconds from the start of the whole motion."""

    item: PieceItem
    start: QPointF
    end: QPointF
    begin: float
    lasts: float
    bend: float = 0.12
    turns: bool = False
    """It comes from a pile with its back up and turns over on the way."""
    vanishes: bool = False
    """It fades out as it arrives."""
    caption: str = ""

    def at(self, moment: float) -> None:
        """Put the piece where it is at that moment."""
        if moment < self.begin:
            return
        share = min(1.0, (moment - self.begin) / self.lasts) if self.lasts > 0 else 1.0
        eased = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
        item = self.item
        item.setVisible(True)
        item.setPos(arc(self.start, self.end, eased, self.bend))
        if self.turns:
            item.turn_to(2 * eased - 1)
        if self.vanishes:
            item.setOpacity(1.0 if share < 0.6 else max(0.0, (1 - share) / 0.4))
            item.caption = self.caption
        done = share >= 1
        item.raise_to(LYING if done else IN_HAND, floor=RAISED if not done else item.zValue())


def lasts(flights: tuple[Flight, ...], *, brisk: bool) -> float:
    """Milliseconds that all these flights take together at speed 1; none of them take none."""
    length = max((flight.begin + flight.lasts for flight in flights), default=0.0)
    most = max(BRISK, BRISK_EACH * len(flights)) if brisk else LONGEST
    return min(length, most, LONGEST)


class Animator(QObject):
    """Runs the flights of one decision at a time."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._flights: tuple[Flight, ...] = ()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)

    @property
    def running(self) -> bool:
        """Is anything on its way?"""
        return bool(self._flights)

    @property
    def flying(self) -> frozenset[PieceItem]:
        """The pieces of the flights that are running."""
        return frozenset(flight.item for flight in self._flights)

    def run(self, flights: tuple[Flight, ...], speed: float, *, brisk: bool = False) -> None:
        """Start these flights; `speed` above 0 divides all times. What was running ends."""
        self._clock.stop()
        self._land()
        if not flights:
            self.finished.emit()
            return
        length = max(flight.begin + flight.lasts for flight in flights)
        self._flights = flights
        self._clock.setEndValue(length)
        self._clock.setDuration(max(1, round(lasts(flights, brisk=brisk) / speed)))
        self._clock.start()

    @property
    def duration(self) -> int:
        """Milliseconds that what was started last takes in all."""
        return self._clock.duration()

    def skip(self) -> None:
        """Be at the end at once."""
        if self._flights:
            self._clock.stop()
            self._end()

    def stop(self) -> None:
        """Forget all flights where they are, without a word: their pieces may be gone."""
        self._flights = ()
        self._clock.stop()

    def _tick(self, moment: float) -> None:
        for flight in self._flights:
            flight.at(moment)

    def _end(self) -> None:
        if self._flights:
            self._land()
            self.finished.emit()

    def _land(self) -> None:
        flights, self._flights = self._flights, ()
        for flight in flights:
            flight.at(flight.begin + flight.lasts)
