"""A press that goes over several slots and makes drops for each: seeds on fields, fences on edges.

What it means is said by the stage; whether that is legal is asked of the Composer, as for any drop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from farmdesk.core.moves import Drop, IllegalMoveError
from farmdesk.core.places import Slot
from farmdesk.table.stage import Swept

if TYPE_CHECKING:
    from farmdesk.table.gesture import Hand
    from farmdesk.table.surface import Surface


STEP = 8.0
"""Units between two places on the way of the pointer that are looked at."""

Gestures = tuple[tuple[Drop, ...], ...]


class Sweep:
    """One press of a hand that goes over slots, backwards too, and all its drops together."""

    def __init__(self, hand: Hand, surface: Surface) -> None:
        self._hand, self._surface = hand, surface
        self._source: Slot | None = None
        self._way: list[Slot] = []
        self._point: QPointF | None = None
        """Where the pointer was last; None while keys press."""
        self._before: Gestures = ()
        self._meant = Swept()
        self._refused: tuple[Slot, Swept] | None = None
        """What could not be taken into the way, and why."""
        self._drawn: list[tuple[Gestures, Gestures]] = []
        """What was drawn anew, and what had been there: `back` brings that again."""
        self.waits = False
        """Does what is spelled wait for the tick?"""

    @property
    def pressed(self) -> bool:
        """Is a press going on?"""
        return self._source is not None

    def brush(self, slot: Slot | None) -> Slot | None:
        """The piece that a press on a slot sweeps with: that in hand, else the only one that can.

        None where a press there is an ordinary one.
        """
        hand = self._hand
        if slot is None or hand.composer is None:
            return None
        if hand.held is not None and not hand.waiting:
            return hand.held if slot in self._surface.strokes(hand.held) else None
        fitting = [one for one in hand.sources() if slot in self._surface.strokes(one)]
        return fitting[0] if len(fitting) == 1 and slot not in hand.sources() else None

    def trial(self, slot: Slot | None) -> Swept | None:
        """What a press on a slot alone would mean; None where presses there do not sweep."""
        source = self.brush(slot)
        if source is None or slot is None:
            return None
        return self._surface.swept(source, (slot,), self._hand.drops())

    def now(self) -> Swept | None:
        """What the press means that is going on, or why it cannot go on where the hand is."""
        if self._source is None:
            return None
        if self._refused is not None and self._refused[0] == self._hand.hovered:
            return self._refused[1]
        return self._meant

    def _meaning(self, way: list[Slot]) -> Swept:
        assert self._source is not None, "a press is going on"
        made = tuple(drop for batch in self._before for drop in batch)
        return self._surface.swept(self._source, tuple(way), made)

    def press(self, slot: Slot | None, point: QPointF | None = None) -> bool:
        """Begin on a slot, with the pointer at `point`; False where no sweep begins."""
        source = self.brush(slot)
        if source is None or slot is None or self._hand.composer is None:
            return False
        self._source, self._way, self._point = source, [slot], point
        self._before = self._hand.composer.gestures
        self._hand.held = source
        self._draw(self._meaning(self._way))
        return True

    def tap(self, slot: Slot | None) -> bool:
        """A press on one slot alone, as keys make it; False where no sweep begins."""
        if not self.press(slot):
            return False
        self.release()
        return True

    def follow(self, point: QPointF) -> None:
        """The pointer is there now: it came straight from where it was, over all that lies between.

        A busy machine tells of few places on the way of a quick hand.
        """
        start = self._point if self._point is not None else point
        self._point = point
        way = point - start
        steps = max(1, round(way.manhattanLength() / STEP))
        for step in range(1, steps + 1):
            self._hand.hovered = self._surface.slot_at(start + way * (step / steps))
            self.over(self._hand.hovered)

    def over(self, slot: Slot | None) -> None:
        """The press goes on; back over a slot it takes off what came after that one.

        What cannot be added to a way that means something is left out; a way that means nothing yet
        waits to become one.
        """
        if self._source is None or slot is None or slot == self._way[-1]:
            return
        if slot not in self._surface.strokes(self._source, self._way[0]):
            return
        back = slot in self._way
        way = self._way[: self._way.index(slot) + 1] if back else [*self._way, slot]
        meant = self._meaning(way)
        if self._meant.drops and not meant.drops and not back:
            self._refused = (slot, meant)
            self._surface.hand_changed()
            return
        self._way = way
        self._draw(meant)

    def _draw(self, meant: Swept) -> None:
        """Have the drops made that the way means."""
        made, self._meant, self._refused = self._hand.composer, meant, None
        if made is None:
            return
        before = tuple(drop for batch in self._before for drop in batch)
        further = meant.drops[: len(before)] == before
        try:
            if not meant.drops or meant.drops == before:
                made.restore(self._before)
            elif further:
                made.restore((*self._before, meant.drops[len(before) :]))
            else:
                made.restore((meant.drops,))
        except IllegalMoveError:
            made.restore(self._before)
        self.waits = meant.waits
        self._surface.hand_changed()

    def release(self) -> None:
        """The press is over: its drops stay."""
        made = self._hand.composer
        if self._source is None or made is None:
            return
        if self._before and made.gestures[: len(self._before)] != self._before:
            self._drawn.append((made.gestures, self._before))
        self.end(waits=self.waits)
        self._hand.go_on()

    def back(self) -> bool:
        """Bring back what was there before the last press drew it anew; False when none has."""
        made = self._hand.composer
        if made is None or not self._drawn or self._drawn[-1][0] != made.gestures:
            return False
        made.restore(self._drawn.pop()[1])
        return True

    def break_off(self) -> None:
        """Something interrupted: what the press has drawn is taken off again."""
        if self._source is None or self._hand.composer is None:
            return
        self._hand.composer.restore(self._before)
        self.release()

    def end(self, *, waits: bool) -> None:
        """No press is going on; a new question (`waits` is False) knows of none before."""
        if not waits:
            self._drawn.clear()
        self._source, self._way, self._before, self.waits = None, [], (), waits
        self._meant, self._refused = Swept(), None
