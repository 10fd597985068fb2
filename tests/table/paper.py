"""Squared paper under a hand: no scene, no game, only slots and points."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from farmdesk.core.moves import Drop, Move, phrase
from farmdesk.core.places import Slot
from farmdesk.table.gesture import Hand
from farmdesk.table.stage import Swept
from tests.core.little import ask
from tests.table.plain import BOARD, TRAY, rect_of


class Paper:
    """Squared paper: every slot lies where the plain table has it; all tray pieces are there."""

    def __init__(self) -> None:
        self.changes = 0
        self.points: list[QPointF] = []
        self.moves: list[Move] = []
        self.lying = [*TRAY, BOARD[5]]
        self.steering: set[Slot] = set()
        """Sources whose drop the way of a drag may answer."""
        self.clicked_once: set[Slot] = set()
        """Sources for which a click is enough."""
        self.given: set[Slot] = set()
        """Sources whose piece is in hand by itself."""
        self.looked_at: list[Slot] = []
        self.swept_over: dict[Slot, tuple[Slot, ...]] = {}
        """By source the slots over which one press may go."""
        self.refused: set[Slot] = set()
        """Slots over which a press means nothing."""
        self.waiting = False
        """Does what a press spells wait for the tick?"""
        self.anew = False
        """Does a press draw everything anew?"""

    def piece_at(self, point: QPointF) -> Slot | None:
        slot = self.slot_at(point)
        return slot if slot in self.lying else None

    def slot_at(self, point: QPointF) -> Slot | None:
        for slot in (*BOARD, *TRAY):
            rect = rect_of(slot)
            if rect is not None and rect.contains(point):
                return slot
        return None

    def centre(self, slot: Slot) -> tuple[QPointF, float] | None:
        rect = rect_of(slot)
        return (rect.center(), rect.width() / 2) if rect is not None else None

    def hand_changed(self) -> None:
        self.changes += 1

    def hand_moved(self, point: QPointF) -> None:
        self.points.append(point)

    def spelled(self, move: Move) -> None:
        self.moves.append(move)

    def steers(self, source: Slot) -> bool:
        return source in self.steering

    def quick(self, source: Slot) -> bool:
        return source in self.clicked_once

    def handed(self, source: Slot) -> bool:
        return source in self.given

    def strokes(self, source: Slot, first: Slot | None = None) -> tuple[Slot, ...]:
        return self.swept_over.get(source, ())

    def swept(self, source: Slot, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        if self.refused & set(way):
            return Swept(why=phrase("refused"))
        before = () if self.anew else made
        return Swept((*before, *(Drop(source, slot) for slot in way)), waits=self.waiting)

    def opened(self, slot: Slot) -> bool:
        self.looked_at.append(slot)
        return False


def hand_for(*moves: Move) -> tuple[Hand, Paper]:
    paper = Paper()
    hand = Hand(paper)
    hand.ask(ask(*moves))
    return hand, paper


def middle(slot: Slot) -> QPointF:
    rect = rect_of(slot)
    assert rect is not None
    return rect.center()


def drag(hand: Hand, *slots: Slot) -> None:
    hand.press(middle(slots[0]))
    hand.move(middle(slots[0]) + QPointF(20, 0))
    for slot in slots[1:]:
        hand.move(middle(slot))
    hand.release(middle(slots[-1]))


def click(hand: Hand, slot: Slot) -> None:
    hand.press(middle(slot))
    hand.release(middle(slot))
