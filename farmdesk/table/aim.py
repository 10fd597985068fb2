"""Which slot a drop at a point is meant for: nobody has to hit it exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from farmdesk.core.places import Slot

if TYPE_CHECKING:
    from farmdesk.table.gesture import Hand
    from farmdesk.table.surface import Surface

SNAP = 40.0
"""A drop within this many units of a lit slot's middle, or half the slot, falls into it."""
OVER = 1.25
"""So much of a lit slot, and never more than 20 units past SNAP, reaches into a slot beside it."""


def aimed(hand: Hand, surface: Surface, point: QPointF) -> Slot | None:
    """The lit slot that a drop at `point` would fall into, else the slot that lies there."""
    under = surface.slot_at(point)
    if hand.legal_at(under):
        return under
    best: tuple[float, float, Slot] | None = None
    for slot in hand.targets():
        found = surface.centre(slot)
        if found is None:
            continue
        centre, half = found
        offset = point - centre
        distance = max(abs(offset.x()), abs(offset.y()))
        if distance <= half + min(half, SNAP) and (best is None or distance < best[0]):
            best = (distance, half, slot)
    if best is None or (under is not None and best[0] > min(SNAP + 20, OVER * best[1])):
        return under
    return best[2]
