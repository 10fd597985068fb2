"""Which lights follow from the hand: all that glows at one moment, worked out in one place."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt

from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.table.foresight import Foresight
from farmdesk.table.gesture import Hand
from farmdesk.table.lights import Lit
from farmdesk.table.overlay import Glow, Lights
from farmdesk.table.stage import Face, Lamp, Say, Stage, View
from farmdesk.table.tones import LOOK_NUMBERS
from farmdesk.table.words import number

MANY = 30
"""More lit slots than these are marked by dots, or they would hide what they lie on."""


class Lighting:
    """Reads a hand and a View, and says what is lit."""

    def __init__(self, hand: Hand, stage: Stage, foresight: Foresight, say: Say) -> None:
        self._hand, self._stage, self._foresight, self._say = hand, stage, foresight, say
        self.estimates: Mapping[Slot, str] = {}
        """What lit slots say instead of a plus."""
        self.glows: tuple[Glow, ...] = ()
        """Places lit from outside: by the log or the score sheet."""

    def look(self, view: View, seat: Seat | None) -> int | None:
        """The look (0 to 4) of a seat's colour."""
        return LOOK_NUMBERS[view.chairs[seat].colour] if seat is not None else None

    def out_of_sight(self) -> bool:
        """Is something held that can be dropped nowhere on what is looked at, or offered there?"""
        hand = self._hand
        slots = hand.targets() if hand.held is not None else hand.offered
        spots = ((slot, self._stage.spot(slot)) for slot in slots)
        return (hand.held is not None or bool(slots)) and not any(
            rect is not None and self._stage.slot_at(rect.center()) == slot for slot, rect in spots
        )

    def cursor(self) -> Qt.CursorShape:
        """The pointer: a closed hand that carries, an open one over what could be taken or hit."""
        hand = self._hand
        if hand.dragging:
            return Qt.CursorShape.ClosedHandCursor
        ready = hand.targets() if hand.held is not None else hand.sources()
        return (
            Qt.CursorShape.OpenHandCursor if hand.hovered in ready else Qt.CursorShape.ArrowCursor
        )

    def rects(self, slots: Collection[Slot]) -> tuple[QRectF, ...]:
        """Where these slots lie, as far as they lie anywhere."""
        found = (self._stage.spot(slot) for slot in slots)
        return tuple(rect for rect in found if rect is not None)

    def lights(
        self,
        view: View,
        taken: Collection[Slot],
        clear: tuple[QRectF, ...],
        ghost: Face | None,
        *,
        idle: bool,
    ) -> Lights:
        """All lights now.

        `taken` are slots with a piece, `clear` stays bright, `ghost` is the face of the piece in
        hand; `idle`: nothing is on its way.
        """
        hand, stage = self._hand, self._stage
        held, hovered, offered = hand.held, hand.hovered, hand.offered
        legal, most = hand.legal_at(hovered), hand.armful.most
        under = stage.spot(hovered) if hovered is not None and hovered != held else None
        why = self._foresight.why()
        reason = (self._say(phrase("table.not_here")), self._say(why)) if why is not None else None
        return Lights(
            liftable=self.rects(offered or hand.sources()) if held is None and idle else (),
            legal=self._lit(taken),
            hovered=under if held is not None and legal and not stage.unlit(held) else None,
            ghost=ghost,
            illegal=under if reason is not None else None,
            left=stage.spot(held) if held is not None else None,
            armful=(hand.armful.count, most) if most > 1 else None,
            ring=stage.spot(hand.ring) if hand.ring is not None else None,
            reach=self._reached(hovered) if held is None or legal else (),
            glows=self.glows or (self._scored_by(view, hovered) if held is None else ()),
            footprints=tuple(
                (LOOK_NUMBERS[view.chairs[seat].colour], self.rects(slots))
                for seat, slots in view.footprints
            ),
            reason=reason,
            veiled=held is not None or bool(offered),
            clear=clear + self.rects(offered),
        )

    def _reached(self, slot: Slot | None) -> tuple[QRectF, ...]:
        return self.rects(self._stage.reach(slot, self._hand.held)) if slot is not None else ()

    def _lit(self, taken: Collection[Slot]) -> tuple[Lit, ...]:
        hand = self._hand
        sign = str(len(hand.drops()) + 1) if hand.drops() else "+"
        targets = hand.targets()
        many = len(targets) > MANY
        unlit = hand.held is not None and self._stage.unlit(hand.held)
        found = ((slot, self._stage.spot(slot)) for slot in targets)
        return tuple(
            Lit(
                rect,
                self.estimates.get(slot, sign),
                slot in taken and slot != hand.held,
                many,
                unlit,
            )
            for slot, rect in found
            if rect is not None
        )

    def _scored_by(self, view: View, slot: Slot | None) -> tuple[Glow, ...]:
        """What scores for the piece in a slot, with its points."""
        points: dict[tuple[Seat, tuple[Slot, ...]], int] = {}
        for line in view.standing.lines:
            if slot is not None and line.of == slot:
                for part in line.parts:
                    key = (line.seat, part.places)
                    points[key] = points.get(key, 0) + part.points
        return self._glowing(
            view, [Lamp(places, seat, value) for (seat, places), value in points.items()]
        )

    def burn(self, view: View, lamps: Sequence[Lamp]) -> None:
        """Let these lamps glow until others come."""
        self.glows = self._glowing(view, lamps)

    def _glowing(self, view: View, lamps: Sequence[Lamp]) -> tuple[Glow, ...]:
        lit: dict[Slot, list[Seat | None]] = {}
        glows = []
        for lamp in lamps:
            seats: list[Seat | None] = []
            for slot in lamp.places:
                there = lit.setdefault(slot, [])
                there += [lamp.seat] if lamp.seat not in there else []
                seats = max(seats, there, key=len)
            depth = seats.index(lamp.seat) if lamp.seat in seats else 0
            text = number(lamp.points, signed=True) if lamp.points is not None else ""
            glows.append(Glow(self.rects(lamp.places), text, self.look(view, lamp.seat), depth))
        return tuple(glows)
