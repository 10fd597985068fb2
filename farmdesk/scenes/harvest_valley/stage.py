"""The stage of Harvest Valley: which slot lies where, which piece wears which face."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.games.harvest_valley import grid
from farmdesk.games.harvest_valley import state as valley
from farmdesk.games.harvest_valley.cards import (
    CARDS,
    FRUIT_TREE,
    INDEX,
    KIND_NAMES,
    SPECIAL,
    VEGETABLE,
)
from farmdesk.games.harvest_valley.names import card_name
from farmdesk.scenes.harvest_valley import foreseen, marks, panels
from farmdesk.scenes.harvest_valley.faces import (
    LandFace,
    paint_farmhouse_card,
    paint_land_card,
)
from farmdesk.scenes.harvest_valley.names import card_words, picture
from farmdesk.scenes.harvest_valley.zones import (
    DRAWERS,
    Window,
    house_slot,
    river_slots,
    window,
    zones,
)  # fmt: skip
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.faces import paint_card_back
from farmdesk.table.habits import Habits
from farmdesk.table.shape import Shape
from farmdesk.table.signs import AROUND, CORNERS, STRAIGHT
from farmdesk.table.stage import Face, Focus, Say, View
from farmdesk.table.tones import LOOK_NUMBERS

REACHES = {
    "vegetable": STRAIGHT, "fruit_tree": AROUND, "wheat": STRAIGHT, "pond": STRAIGHT,
    "crow": AROUND, "boar": STRAIGHT, "locusts": STRAIGHT, "sprinkler": CORNERS, "well": AROUND,
    "rabbit": STRAIGHT,
}  # fmt: skip
"""Which neighbours a card counts, feeds on or waters, as its corner shows."""

NEIGHBOURS = {STRAIGHT: grid.NEAR4, AROUND: grid.NEAR8, CORNERS: grid.NEAR_SLANTED}
"""The cells of such a corner, by cell."""


class ValleyStage(Habits):
    """The table of one match. Lengths are units."""

    game = "harvest_valley"

    def __init__(self, art: Art, say: Say) -> None:
        self._art, self._say = art, say
        self._view: View | None = None
        self._focus = Focus()
        self._shape: Shape = "regular"
        self._zones: dict[str, QRectF] = {}
        self._fixed: dict[Slot, QRectF] = {}
        self._window: Window | None = None
        self._shown: Slot | None = None

    # Where things lie

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        """The same for every number of seats."""
        return zones(width, height, shape)

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        """Take these zones for all that follows."""
        self._zones, self._shape = zones, shape
        field = zones["valley"]
        self._fixed = river_slots(zones["river"])
        self._fixed[valley.GONE] = QRectF(field.center().x() - 30, field.bottom() + 60, 60, 60)
        if self._view is not None:
            count = 1 + max(grid.LIMITS[valley.seats(self._view.state)][0])
            self._window = window(field, count, self._window)

    def show(self, view: View) -> bool:
        """Take a new view; the window over the valley moves only when it must."""
        self._view = view
        if self._window is None:
            return False
        before = self._window
        cells = [valley.at(cell) for cell in valley.ring(view.state)]
        edges = valley.bounds(view.state)
        if edges is not None:
            top, left, bottom, right = edges
            cells += [(top, left), (bottom, right)]
        if cells:
            rows = min(row for row, _ in cells), max(row for row, _ in cells)
            cols = min(col for _, col in cells), max(col for _, col in cells)
            move = self._window.centred if view.over else self._window.showing
            self._window = move(rows, cols)
        return self._window != before

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a piece in that slot lies."""
        if slot in self._fixed:
            return self._fixed[slot]
        if self._view is None or self._window is None:
            return None
        if slot.zone == "valley":
            return self._window.cell(*valley.at(valley.cell_of(slot)))
        if slot.zone == "house" and slot.seat is not None:
            if slot.seat == self._view.seat:
                return house_slot(self._zones["hand"])
            return QRectF(-110, 60 + 76 * slot.seat, 60, 60)  # from the seat card beside the table
        return None

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point; a row of the scores stands for its farmhouse."""
        if self._view is None or self._window is None:
            return None
        for slot, rect in self._fixed.items():
            if rect.contains(point):
                return slot
        own = valley.house_slot(self._view.seat)
        home = self.spot(own)
        if home is not None and home.contains(point):
            return own
        cell = self._window.cell_at(point)
        if cell is not None and max(map(abs, cell)) < grid.HALF:
            return valley.valley_slot(valley.cell(*cell))
        return panels.house_at(self._zones["scores"], point, self._view)

    def places(self) -> tuple[Slot, ...]:
        """The cards of the valley, then the river, the farmhouses and the deck."""
        if self._view is None:
            return ()
        lying = {placed.slot for placed in self._view.placed}
        cells = [valley.valley_slot(cell) for cell in range(grid.CELLS)]
        own = valley.house_slot(self._view.seat)
        rest = [*valley.RIVER, own, valley.DECK]
        return tuple(slot for slot in [*cells, *rest] if slot in lying)

    def row(self) -> tuple[Slot, ...]:
        """Digits 1 to 3 take a card of the river, 4 and 5 a farmhouse."""
        own = valley.house_slot(self._view.seat) if self._view is not None else valley.DECK
        return (*valley.RIVER, own, own)

    def loose(self, placed: Placed) -> bool:
        """Everything but the deck, eaten crops and other seats' unbuilt farmhouses."""
        zone, seat = placed.slot.zone, placed.slot.seat
        if zone == "house":
            return self._view is not None and seat == self._view.seat
        return zone not in ("deck", "gone")

    # What things look like

    def face(self, placed: Placed) -> Face:
        """A land card, a farmhouse, or the back of what nobody may know."""
        if placed.piece.kind == "house" and placed.owner is not None:
            return self._house(placed.owner)
        if placed.piece.name in INDEX:
            return self._land(INDEX[placed.piece.name])
        return Face(("back",), self._paint_back)

    def _paint_back(self, painter: QPainter, rect: QRectF) -> None:
        paint_card_back(painter, rect, self._art)

    def _house(self, seat: Seat) -> Face:
        assert self._view is not None
        chair = self._view.chairs[seat]
        look, initial = LOOK_NUMBERS[chair.colour], chair.name[:1].upper()

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_farmhouse_card(painter, rect, look, self._art, initial=initial)

        return Face(("house", look, initial), paint)

    def _land(self, index: int) -> Face:
        card = CARDS[index]
        kind = KIND_NAMES[card.kind]
        number = card.value if card.kind in (VEGETABLE, FRUIT_TREE) else None
        land = LandFace(
            piece=picture(index),
            name=self._say(card_name(index)),
            number=number,
            reach=REACHES.get(kind, ""),
            special=index in SPECIAL,
        )

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_land_card(painter, rect, land, self._art)

        return Face(("land", land), paint)

    def paint_zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        """The furniture of a zone."""
        if self._view is None or self._window is None:
            return
        desk = Desk(self.game, self._art, self._say, self._view, self._shape)
        if name == "valley":
            panels.paint_valley(painter, desk, self._window)
        elif name == "preview":
            foreseen.paint_preview(painter, rect, desk, self._focus, self._shown, self._face_in)
        elif name != DRAWERS:
            panels.PAINTERS[name](painter, rect, desk)

    def _face_in(self, slot: Slot) -> Face | None:
        assert self._view is not None
        found = [p for p in self._view.placed if p.slot == slot and self.loose(p)]
        return self.face(found[-1]) if found else None

    def paint_marks(self, painter: QPainter) -> None:
        """Water, eaten crops and wheat fields, over the cards."""
        if self._view is not None and self._window is not None and not self._view.over:
            marks.paint(painter, self._view.standing.notes, self.spot, self._art, self._say)

    # Words and attention

    def attend(self, focus: Focus) -> tuple[str, ...]:
        """The preview follows the hand: the card in hand, else the one under the pointer."""
        shown = focus.held or focus.hovered
        changed = focus != self._focus or shown != self._shown
        self._focus, self._shown = focus, shown
        return ("preview",) if changed else ()

    def bright(self) -> tuple[str, ...]:
        """What tells the effect of a drop."""
        return ("preview", "scores", "limit")

    def estimates(self, source: Slot) -> bool:
        """A farmhouse shows on every lit space what it would score there now."""
        assert self._view is not None
        return source.zone == "house" and self._view.options["preview"] == "on"

    def reach(self, at: Slot, held: Slot | None) -> tuple[Slot, ...]:
        """The neighbours that the card's corner shows; a farmhouse tells its points instead."""
        if self._view is None or at.zone != "valley":
            return ()
        source = held or at
        lying = [placed.piece.name for placed in self._view.placed if placed.slot == source]
        card = INDEX.get(lying[-1]) if lying else None
        corner = REACHES.get(KIND_NAMES[CARDS[card].kind]) if card is not None else None
        if corner is None:
            return ()
        state = self._view.state
        cells = NEIGHBOURS[corner][valley.cell_of(at)]
        return tuple(
            valley.valley_slot(cell)
            for cell in cells
            if state.board[cell] or state.free >> cell & 1
        )

    def facts(self, view: View, seat: Seat) -> tuple[Phrase, ...]:
        """The farmhouse with what the neighbour adds; farmhouses to build and tree points."""
        return panels.facts(view, seat)

    def clock(self, view: View) -> Phrase:
        """Spaces left of all; where the limit has no zone of its own, size and limit too."""
        state = view.state
        count = grid.SPACES[valley.seats(state)]
        spaces = phrase("harvest_valley.clock", left=valley.spaces_left(state), n=count)
        if self._shape != "compact" or view.over:
            return spaces
        return phrase("harvest_valley.clock_limit", spaces=spaces, size=panels.size_words(state))

    def describe(self, slot: Slot) -> Phrase | None:
        """What lies in a slot, and what it does."""
        if self._view is None:
            return None
        here = [placed for placed in self._view.placed if placed.slot == slot]
        if slot == valley.DECK:
            return phrase("harvest_valley.table.deck", n=len(self._view.state.deck))
        if not here:
            return None
        piece = here[-1].piece
        if piece.kind == "house":
            owner = here[-1].owner
            assert owner is not None, "every farmhouse belongs to a seat"
            return phrase("harvest_valley.house_of", who=Name(owner))
        return card_words(INDEX[piece.name])

    def subject(self, slot: Slot) -> str:
        """The kind of card that lies open there, a farmhouse, or else the place itself."""
        placed = self._view.placed if self._view is not None else ()
        here = [put.piece for put in placed if put.slot == slot and put.up]
        if not here:
            return slot.zone
        stem = here[-1].name.rpartition("-")[0]
        return stem if stem and not stem.isdigit() else here[-1].kind


STAGE = ValleyStage
"""What `farmdesk.scenes.stage` makes for a match of this game."""
