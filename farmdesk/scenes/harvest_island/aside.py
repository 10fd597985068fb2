"""What happens at the seat cards: where cards of rivals come from, go to, and are seen meanwhile.

The cards of the seats stand left of the table, so what flies to one leaves over the left edge.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_island.places import LANDS
from farmdesk.scenes.harvest_island.fields import portrait
from farmdesk.table.shape import Shape

NAMED, BETWEEN = 40.0, 4.0
"""Height of the name on a seat's card, and the gap below the card."""
TAB = 112.0
"""From one tab to the next where there is little room."""
CARD, MEDAL = (60.0, 84.0), 44.0
"""Size of what flies there."""
BESIDE, STEP, DOWN = 46.0, 26.0, 22.0
"""How far right of a seat's card a field is shown, and from one card, one field to the next."""
LIFT = 40.0
"""How far a card rises that is discarded."""


class Aside(NamedTuple):
    """The column of the seat cards, as it stands beside one table."""

    height: float
    """Of the table."""
    shape: Shape
    seats: int
    own: Seat
    """Whose card stands first; the others follow in turn order."""

    def middle(self, seat: Seat) -> float:
        """How far down the middle of a seat's card is."""
        step = portrait(self.seats) + NAMED + BETWEEN
        if self.shape == "compact":
            step = min(TAB, self.height / self.seats)
        return ((seat - self.own) % self.seats + 0.5) * step

    def rect(self, seat: Seat, *, medal: bool = False) -> QRectF:
        """Where a card or a medal is that lies with a seat: outside of the table, out of sight."""
        wide, high = (MEDAL, MEDAL) if medal else CARD
        made = QRectF(0, 0, wide, high)
        made.moveCenter(QPointF(-wide, self.middle(seat)))
        return made

    def edge(self, seat: Seat) -> QPointF:
        """Where what flies to a seat's card or comes from it is half over the edge of the table."""
        return QPointF(-4, self.middle(seat))

    def beside(self, slot: Slot) -> QPointF:
        """Where a card on a field of a rival is shown while it comes or goes."""
        land, _, place = slot.spot.partition("/")
        down = (LANDS.index(land) - 1) * DOWN
        along = BESIDE + STEP * min(int(place or 0), 9)
        high = self.middle(slot.seat or 0) + down
        return QPointF(along, min(max(high, CARD[1] / 2), self.height - CARD[1] / 2))
