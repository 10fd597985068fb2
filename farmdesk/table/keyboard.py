"""The keyboard over a table: arrows by geometry, Tab by zones, digits and letters, Enter and Esc.

A digit takes a piece of the row; while one of a pile is in the hand it says how many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from farmdesk.core.places import Slot
from farmdesk.table.gesture import Hand
from farmdesk.table.keys import DIGITS, DIRECTIONS, LEAVES, ahead, next_zone
from farmdesk.table.stage import Stage


class Keyboard:
    """Turns keys into what the hand does."""

    def __init__(self, hand: Hand, stage: Stage, leaf: Callable[[int], bool]) -> None:
        self._hand, self._stage, self._leaf = hand, stage, leaf

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; False leaves it to the window."""
        key = Qt.Key(event.key())
        if event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            return False
        if key in DIRECTIONS:
            return self._arrow(DIRECTIONS[key])
        if key in DIGITS:
            return self._digit(DIGITS[key])
        if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
            return self._take(self._stage.letter(chr(key)))
        if key in LEAVES:
            return self._leaf(LEAVES[key])
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._tab(1 if key == Qt.Key.Key_Tab else -1)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._enter()
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            return self._back()
        if key == Qt.Key.Key_Space:
            return self._hand.finish()
        return False

    def _reach(self) -> dict[Slot, QRectF]:
        """Where the ring may go: every place, or only what is lit while something is held."""
        hand = self._hand
        slots = hand.offered or self._stage.places()
        if hand.held is not None:
            slots = tuple(dict.fromkeys((*hand.targets(), *self._stage.strokes(hand.held))))
        found: Mapping[Slot, QRectF | None] = {slot: self._stage.spot(slot) for slot in slots}
        return {slot: rect for slot, rect in found.items() if rect is not None}

    def _here(self) -> QRectF | None:
        slot = self._hand.ring or self._hand.held
        return self._stage.spot(slot) if slot is not None else None

    def _arrow(self, direction: tuple[int, int]) -> bool:
        hand, reach = self._hand, self._reach()
        if hand.held is not None and hand.drops():
            start = self._stage.spot(hand.held)
            beside = ahead(reach, start, direction, straight=True) if start is not None else None
            if beside is not None:
                return hand.place(beside)
        start = self._here()
        found = ahead(reach, start, direction) if start is not None else next(iter(reach), None)
        if found is not None:
            hand.focus(found)
        return True

    def _digit(self, index: int) -> bool:
        if self._hand.armful.take(index + 1):
            self._stay_lit()
            return True
        row = self._stage.row()
        return self._take(row[index] if index < len(row) else None)

    def _take(self, source: Slot | None) -> bool:
        """Take a piece by its key; begin anew where the drops so far do not go on with it.

        What is in hand already stays there, as does what a pressed mouse button carries or draws.
        """
        hand = self._hand
        if source is None or hand.composer is None or hand.dragging or hand.sweep.pressed:
            return False
        if source not in (*hand.sources(), *hand.composer.starts):
            return False
        if source != hand.held:
            if source not in hand.sources():
                hand.drop_everything()
            hand.lift(source)
        self._to_first_lit()
        return True

    def _tab(self, step: int) -> bool:
        found = next_zone(tuple(self._reach()), self._hand.ring, step)
        if found is None:
            return False
        self._hand.focus(found)
        return True

    def _enter(self) -> bool:
        held_before = self._hand.held
        done = self._hand.enter()
        if done and self._hand.held != held_before:
            self._to_first_lit()
        return done

    def _back(self) -> bool:
        """One step back; the ring goes back to where the piece lies again."""
        hand = self._hand
        drops, ring = hand.drops(), hand.ring
        home = drops[-1].source if drops else hand.held
        done = hand.back()
        if done and ring is not None and home is not None and hand.held is None:
            hand.focus(home)
        return done

    def _stay_lit(self) -> None:
        """The ring goes on to a slot that takes so many, where its own does not."""
        if self._hand.ring is not None and self._hand.ring not in self._hand.targets():
            self._to_first_lit()

    def _to_first_lit(self) -> None:
        if self._hand.held is not None:
            self._hand.focus(next(iter(self._hand.targets()), None))
