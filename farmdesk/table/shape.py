"""The size of everything: one unit, and the shape of the window measured in units.

A unit is a logical pixel at a scale of 1. Layouts are written in units; the view multiplies.
"""

from __future__ import annotations

from typing import Literal

Shape = Literal["compact", "regular", "wide"]

LEAST_WIDTH, LEAST_HEIGHT = 900.0, 500.0
"""Below this many units nothing fits; the unit shrinks instead."""


def unit(width: float, height: float, scale: float = 1.0) -> float:
    """Logical pixels a unit, for a window of that many logical pixels.

    `scale` is the player's own interface scale, 0.8 to 2.0; it gives way before things get cut off.
    """
    automatic = min(max(min(width / 1640, height / 768), 1.0), 3.0)
    return min(automatic * scale, width / LEAST_WIDTH, height / LEAST_HEIGHT)


def shape(width: float, height: float) -> Shape:
    """The shape of a window of that many units: how its zones are arranged."""
    if width < 1240 or height < 640:
        return "compact"
    return "wide" if width >= 1600 else "regular"
