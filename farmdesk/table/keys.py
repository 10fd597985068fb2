"""Ways over a table without a mouse: the next slot in a direction, the next zone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt

from farmdesk.core.places import Slot

DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
DIGITS = {getattr(Qt.Key, f"Key_{digit}"): digit - 1 for digit in range(1, 10)}
LEAVES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Home: 0}
SIDEWAYS = 2.5
"""How much a step aside counts against a step ahead."""


def ahead(
    rects: Mapping[Slot, QRectF],
    start: QRectF,
    direction: tuple[int, int],
    *,
    straight: bool = False,
) -> Slot | None:
    """The nearest slot in a direction, by geometry; None at the edge.

    `straight` takes only slots that lie in the same row or column as `start`.
    """
    best: tuple[float, Slot] | None = None
    for slot, rect in rects.items():
        offset = rect.center() - start.center()
        along = offset.x() * direction[0] + offset.y() * direction[1]
        aside = abs(offset.x() * direction[1]) + abs(offset.y() * direction[0])
        if along < 4 or aside > along * SIDEWAYS or (straight and aside > 4):
            continue
        cost = along + SIDEWAYS * aside
        if best is None or cost < best[0]:
            best = (cost, slot)
    return best[1] if best is not None else None


def next_zone(slots: Sequence[Slot], current: Slot | None, step: int) -> Slot | None:
    """The first slot of the next zone (`step` 1) or the zone before (-1); None past the last."""
    zones = list(dict.fromkeys(slot.area for slot in slots))
    if not zones:
        return None
    if current is None or current.area not in zones:
        wanted = 0 if step > 0 else len(zones) - 1
    else:
        wanted = zones.index(current.area) + step
    if not 0 <= wanted < len(zones):
        return None
    return next(slot for slot in slots if slot.area == zones[wanted])
