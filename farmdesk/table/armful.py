"""How many of a pile are in the hand: as many drops are made at once, and taken back together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farmdesk.core.moves import Drop
from farmdesk.core.places import Slot

if TYPE_CHECKING:
    from farmdesk.table.gesture import Hand
    from farmdesk.table.surface import Surface


NOTCH = 120
"""How far a wheel turns for one more, in eighths of a degree: a notch of most mice."""


class Armful:
    """One thing as a rule; more by the mouse wheel or a digit, where a place takes several."""

    def __init__(self, hand: Hand, surface: Surface) -> None:
        self._hand, self._surface = hand, surface
        self.count = 1
        """So many are in the hand."""
        self._turned = 0

    def begin(self) -> None:
        """Count anew: one, or nothing at all, is in the hand."""
        self.count, self._turned = 1, 0

    @property
    def most(self) -> int:
        """So many would be taken at once by some place; 0 while the hand is empty.

        What is swept over many places is laid on each by itself.
        """
        held, made = self._hand.held, self._hand.composer
        if held is None or made is None:
            return 0
        swept = frozenset(self._surface.strokes(held))
        if swept.issuperset(made.targets(held)):
            return 1
        return max(n for slot, n in made.repeats(held).items() if slot not in swept)

    def take(self, count: int) -> bool:
        """Have so many in the hand, as far as they go; False where no place takes two."""
        most = self.most
        if most < 2:
            return False
        self.count = min(max(count, 1), most)
        self._surface.hand_changed()
        return True

    def turn(self, by: int) -> bool:
        """The mouse wheel turns, in eighths of a degree; False where it does nothing here."""
        if self.most < 2:
            return False
        self._turned += by
        notches = int(self._turned / NOTCH)  # towards 0
        self._turned -= notches * NOTCH
        return not notches or self.take(self.count + notches)

    def targets(self) -> tuple[Slot, ...]:
        """Slots that take all that is in the hand."""
        held, made = self._hand.held, self._hand.composer
        if held is None or made is None:
            return ()
        if self.count == 1:
            return made.targets(held)
        return tuple(slot for slot, n in made.repeats(held).items() if n >= self.count)

    def room(self, target: Slot) -> int:
        """So many of what is in the hand would be taken there at once; 0 for none."""
        held, made = self._hand.held, self._hand.composer
        return made.repeats(held).get(target, 0) if held and made is not None else 0

    def drops(self, target: Slot) -> tuple[Drop, ...]:
        """The drops that lay it there; empty where it may not be laid."""
        held = self._hand.held
        return (Drop(held, target),) * self.count if held and target in self.targets() else ()
