"""What a hand needs of the table that it works on: where slots lie, and who is told."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF

from farmdesk.core.moves import Drop, Move
from farmdesk.core.places import Slot
from farmdesk.table.stage import Swept


class Surface(Protocol):
    """What the hand needs of the table it works on."""

    def piece_at(self, point: QPointF) -> Slot | None:
        """The slot of the topmost piece at a point."""
        ...

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point."""
        ...

    def centre(self, slot: Slot) -> tuple[QPointF, float] | None:
        """The middle of a slot and half its shorter side; None when it lies nowhere."""
        ...

    def hand_changed(self) -> None:
        """Something about the hand is different: what is held, dropped or hovered."""
        ...

    def hand_moved(self, point: QPointF) -> None:
        """The piece in hand follows the pointer."""
        ...

    def spelled(self, move: Move) -> None:
        """The drops have become a move."""
        ...

    def steers(self, source: Slot) -> bool:
        """May the way of a drag answer what is asked next, the drop from `source`?"""
        ...

    def quick(self, source: Slot) -> bool:
        """Is a click on the piece in `source` enough, where it can go to one place only?"""
        ...

    def handed(self, source: Slot) -> bool:
        """Is the piece in `source` in hand by itself, when nothing else may be lifted?"""
        ...

    def strokes(self, source: Slot, first: Slot | None = None) -> tuple[Slot, ...]:
        """Slots over which one press with the piece from `source` may go, from `first` on."""
        ...

    def swept(self, source: Slot, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        """What a press means that has gone over these slots."""
        ...

    def opened(self, slot: Slot) -> bool:
        """A slot was chosen from which nothing can be lifted; False when it has nothing to show."""
        ...
