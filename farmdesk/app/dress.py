"""What the parts of the table page wear: theme, size of a unit, whose game. And who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from farmdesk.core.match import COLOURS, Chair
from farmdesk.core.places import Seat
from farmdesk.table.signs import paint_mark
from farmdesk.table.tones import LIGHT, SEAT_LOOKS, SeatLook, Theme


class Dress(NamedTuple):
    """How everything on the page looks now."""

    theme: Theme = LIGHT
    unit: float = 1.0
    """Logical pixels a unit."""
    game: str = ""
    compact: bool = False
    moving: bool = True
    """May anything move by itself? Not with reduced motion."""

    def px(self, units: float) -> int:
        """Units in whole logical pixels."""
        return round(units * self.unit)


def look_of(chair: Chair) -> SeatLook:
    """Colour and shape of a chair."""
    return SEAT_LOOKS[COLOURS.index(chair.colour)]


def initial(chair: Chair) -> str:
    """The letter inside a chair's mark."""
    return chair.name.strip()[:1].upper()


def draw_mark(
    painter: QPainter, chairs: Sequence[Chair], seat: Seat, x: float, y: float, radius: float
) -> None:
    """The mark of a seat with its centre at x, y."""
    chair = chairs[seat]
    paint_mark(painter, QPointF(x, y), radius, look_of(chair), initial(chair))
