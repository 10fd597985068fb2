"""Things that somebody may lay elsewhere for the eye alone: dragged like pieces, but no move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from farmdesk.core.moves import Phrase
from farmdesk.core.places import Piece as PieceName
from farmdesk.core.places import Placed, Slot
from farmdesk.table.art import Art
from farmdesk.table.gesture import Hand
from farmdesk.table.items import IN_HAND, RAISED, PieceItem
from farmdesk.table.stage import Stage

SIDE = 48.0
"""How large it is in the hand, in units."""


class Shift:
    """One drag of such a thing. It never begins where the hand could take or press something."""

    def __init__(
        self,
        scene: QGraphicsScene,
        hand: Hand,
        stage: Stage,
        art: Art,
        repaint: Callable[..., None],
        tell: Callable[[Phrase | None, str], None],
    ) -> None:
        """`repaint` paints zones of the table again, all without names; `tell` says a help line."""
        self._scene, self._hand, self._stage, self._art = scene, hand, stage, art
        self._repaint, self._tell = repaint, tell
        self._over: Slot | None = None
        self._from: tuple[QPointF, Slot] | None = None
        self._item: PieceItem | None = None

    @property
    def dragging(self) -> bool:
        """Is something on its way?"""
        return self._item is not None

    def press(self, point: QPointF) -> None:
        """The button went down."""
        slot, hand = self._stage.slot_at(point), self._hand
        self._from = None
        if slot is None or hand.held is not None or slot in hand.sources():
            return
        if hand.sweep.brush(slot) is None and self._stage.shiftable(slot) is not None:
            self._from = (point, slot)

    def move(self, point: QPointF) -> bool:
        """The pointer moved; True while something is dragged."""
        if self._from is None:
            return False
        start, slot = self._from
        if self._item is None:
            if (point - start).manhattanLength() < QApplication.startDragDistance():
                return False
            face = self._stage.shiftable(slot)
            if face is None:
                return False
            placed = Placed(PieceName.of("shifted", slot), slot)
            self._item = PieceItem(placed, face, (SIDE, SIDE), self._art)
            self._item.raise_to(IN_HAND, floor=RAISED)
            self._scene.addItem(self._item)
            self._carry(slot, slot)
        self._item.setPos(point)
        over = self._stage.slot_at(point)
        if over != self._over:
            self._carry(slot, over)
        return True

    def _carry(self, slot: Slot, over: Slot | None) -> None:
        """Say what it would mean there, or why it does not go; the stage marks where it may go."""
        self._over = over
        said, goes = self._stage.carrying(slot, over)
        self._repaint("marks")
        self._tell(said, "plain" if said is None else "effect" if goes else "no")

    def release(self, point: QPointF) -> bool | None:
        """The button went up: has it been laid elsewhere? None when nothing was dragged."""
        begun, dragged = self._from, self.dragging
        self.cancel()
        if begun is None or not dragged:
            return None
        target = self._stage.slot_at(point)
        laid = target is not None and self._stage.lay_elsewhere(begun[1], target)
        self._repaint()
        return laid

    def cancel(self) -> None:
        """It lies again where it lay."""
        self._from = None
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = self._over = None
            self._stage.carrying(None, None)
            self._repaint("marks")
            self._tell(None, "plain")
