"""What a hovered drop would bring, or why it may not be: asked once per question, then kept."""

from __future__ import annotations

from collections.abc import Callable

from farmdesk.core.moves import Drop, Move, Phrase, phrase
from farmdesk.core.places import Slot
from farmdesk.core.preview import Preview
from farmdesk.table.gesture import Hand
from farmdesk.table.words import number

WhyNot = Callable[[tuple[Drop, ...]], Phrase | None]
Foresee = Callable[[Move], Preview | None]


class Foresight:
    """Answers for one hand; `forget` when the question changes."""

    def __init__(self, hand: Hand, why_not: WhyNot, preview: Foresee) -> None:
        self._hand = hand
        self._why_not = why_not
        self._preview = preview
        self._seen: dict[Move, Preview | None] = {}

    def forget(self) -> None:
        """The state has changed: nothing that was foreseen holds any more."""
        self._seen.clear()

    def effect(self, slot: Slot | None) -> Preview | None:
        """What a drop on `slot`, or a drag over it, would bring.

        None when it is illegal or leaves several moves.
        """
        if slot is None:
            return None
        moves = self._hand.moves_at(slot) or self._hand.by_way_of(slot)
        if len(moves) != 1:
            return None
        move = moves[0]
        if move not in self._seen:
            self._seen[move] = self._preview(move)
        return self._seen[move]

    def gain(self, slot: Slot | None) -> int | None:
        """Points the viewing seat would gain by a drop on `slot`; None when that is not told."""
        effect = self.effect(slot)
        return effect.gain if effect is not None else None

    def why(self) -> Phrase | None:
        """Why the held piece may not go where the hand points; None when it may.

        Nothing is wrong yet where the hand rests after the drop before.
        """
        slot, held = self._hand.hovered, self._hand.held
        if slot is None or held is None or slot == held or self._hand.legal_at(slot):
            return None
        if self._hand.sweep.brush(slot) is not None:  # what a press means there is told instead
            return None
        made = self._hand.drops()
        if self._hand.by_way_of(slot) or (made and slot == made[-1].target):
            return None
        room = self._hand.armful.room(slot)
        if room:  # some could go there, but not all that are held
            return phrase("table.armful.room", n=room)
        return self._why_not(self._hand.drops_at(slot))

    def said(self, effect: Preview | None) -> tuple[Phrase | None, str]:
        """What there is to say of the hovered slot, and its tone: `plain`, `effect` or `no`."""
        if effect is not None and effect.gain is not None:
            key = "table.brings" if effect.gain else "table.brings_nothing"
            args = {"points": number(effect.gain, signed=True)} if effect.gain else {}
            return phrase(key, **args), "effect"
        note = self.why()
        return note, "no" if note is not None else "plain"
