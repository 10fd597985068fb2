"""What most tables do: the answers of a Stage that only few games give in another way."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.events import Event
from farmdesk.core.moves import Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.table.stage import Composing, Face, Focus, Offer, Swept, Tableau, View, Way


class Habits:
    """Pieces are carried, every drop is asked, there is one place to look at, facts are words."""

    def linger(self, view: View) -> tuple[Slot, ...]:
        """No part of the table is passed on."""
        return ()

    def anchored(self, source: Slot) -> bool:
        """Pieces are carried."""
        return False

    def letter(self, letter: str) -> Slot | None:
        """Letters take nothing."""
        return None

    def rest(self, placed: Placed) -> QRectF | None:
        """In the middle of its slot."""
        return None

    def carried(self, placed: Placed) -> Face | None:
        """Pieces look the same everywhere."""
        return None

    def sample(self, source: Slot) -> Face | None:
        """There are no piles."""
        return None

    def strokes(self, source: Slot, first: Slot | None = None) -> tuple[Slot, ...]:
        """Every drop is a gesture of its own."""
        return ()

    def swept(self, source: Slot, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        """A drop on each of the slots."""
        return Swept((*made, *(Drop(source, slot) for slot in way)))

    def shiftable(self, slot: Slot) -> Face | None:
        """Everything lies where the rules put it."""
        return None

    def carrying(self, source: Slot | None, over: Slot | None) -> tuple[Phrase | None, bool]:
        """Nothing of the kind is ever in the hand."""
        return None, False

    def lay_elsewhere(self, source: Slot, target: Slot) -> bool:
        """Nothing is laid elsewhere."""
        return False

    def presses(self, slot: Slot) -> Move | None:
        """The table has no buttons."""
        return None

    def unlit(self, source: Slot) -> bool:
        """The table marks it."""
        return False

    def steers(self, source: Slot) -> bool:
        """Nothing is answered by the way of a drag."""
        return False

    def quick(self, source: Slot) -> bool:
        """A click lifts, and a second one drops."""
        return False

    def handed(self, source: Slot) -> bool:
        """Whoever plays takes a piece first."""
        return False

    def remark(self, focus: Focus) -> Phrase | None:
        """The points say it."""
        return None

    def composing(self, moves: tuple[Move, ...], drops: tuple[Drop, ...]) -> Composing | None:
        """The question stays."""
        return None

    def tick(self, move: Move) -> Phrase | None:
        """It is done."""
        return None

    def guide(self) -> Phrase | None:
        """A piece goes to a lit place."""
        return None

    def aloft(self, source: Slot, target: Slot) -> Way | None:
        """Pieces are seen where they lie."""
        return None

    def tableau(self, events: tuple[Event, ...], view: View) -> Tableau | None:
        """Pieces and log tell it."""
        return None

    def leaves(self) -> bool:
        """There is one place to look at."""
        return False

    def leaf(self, step: int) -> bool:
        """There is one place to look at."""
        return False

    def open(self, slot: Slot) -> bool:
        """Everything is seen already."""
        return False

    def offers(self, slot: Slot) -> Offer | None:
        """What can be played can be lifted."""
        return None

    def estimates(self, source: Slot) -> bool:
        """Only the hovered slot tells what a drop would bring."""
        return False

    def reach(self, at: Slot, held: Slot | None) -> tuple[Slot, ...]:
        """No piece counts its neighbours."""
        return ()

    def portrait(self, seats: int) -> float:
        """A seat's card has words only."""
        return 0.0

    def paint_portrait(self, painter: QPainter, rect: QRectF, seat: Seat) -> None:
        """A seat's card has words only."""
