"""Ways over a table by arrow keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt

from farmdesk.core.places import Slot
from farmdesk.table.keys import DIRECTIONS, ahead
from tests.scenes.tables import Table


def walk(table: Table, slots: tuple[Slot, ...], goal: Slot) -> None:
    """Press arrows until the ring is on the goal, the shortest way."""
    rects = {slot: table.rect(slot) for slot in slots}
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left):
        if table.scene.hand.ring not in rects:
            table.key(key)
    start = table.scene.hand.ring
    assert start is not None
    for key in _way(rects, start, goal):
        table.key(key)
    assert table.scene.hand.ring == goal


def _way(rects: Mapping[Slot, QRectF], start: Slot, goal: Slot) -> list[Qt.Key]:
    before: dict[Slot, tuple[Slot, Qt.Key]] = {}
    seen, waiting = {start}, deque([start])
    while waiting:
        here = waiting.popleft()
        if here == goal:
            break
        for key, direction in DIRECTIONS.items():
            there = ahead(rects, rects[here], direction)
            if there is not None and there not in seen:
                seen.add(there)
                before[there] = here, key
                waiting.append(there)
    assert goal in seen, f"no arrows lead from {start} to {goal}"
    keys: list[Qt.Key] = []
    while goal != start:
        goal, key = before[goal]
        keys.append(key)
    return keys[::-1]
