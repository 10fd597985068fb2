"""The stage of Harvest Island: season board, own fields, almanac, hand, barn and tally."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.events import Event
from farmdesk.core.moves import Phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.cards import FRUITS
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    GONE,
    HAND,
    LANDS,
    PILES,
    SEASONS,
    STORAGE,
    SUPPLY,
    WEATHER,
    barn_slot,
    field_slot,
    hand_slot,
    land_slot,
)
from farmdesk.scenes.harvest_island import almanac, corner, fields, remarks, season, tidings, told
from farmdesk.scenes.harvest_island.aside import LIFT, Aside
from farmdesk.scenes.harvest_island.wear import face_of
from farmdesk.scenes.harvest_island.zones import (
    DRAWERS,
    FieldRow,
    SeasonBoard,
    barn_door,
    field_rows,
    hand_slots,
    season_board,
    zones,
)
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.habits import Habits
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Face, Focus, Say, Tableau, View, Way
from farmdesk.table.tones import look_of

DRAWN = ("pile", "supply", "fertiliser")
"""Zones that the hand is filled from: a click is enough there."""


class IslandStage(Habits):
    """The table of one match. Lengths are units."""

    game = "harvest_island"

    def __init__(self, art: Art, say: Say) -> None:
        self._art, self._say = art, say
        self._view: View | None = None
        self._focus = Focus()
        self._shape: Shape = "regular"
        self._zones: dict[str, QRectF] = {}
        self._board: SeasonBoard | None = None
        self._rows: tuple[FieldRow, ...] = ()
        self._looked_at: Seat | None = None
        """The rival whose fields are shown; None for the own ones."""

    # Where things lie

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        """The same for every number of seats."""
        return zones(width, height, shape)

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        """Take these zones for all that follows."""
        self._zones, self._shape = zones, shape
        self._board = season_board(zones["season"], shape)
        self._rows = field_rows(zones["fields"])

    def show(self, view: View) -> bool:
        """Take a new view. A rival's fields stay in sight until the own ones are needed."""
        if self._view is not None and view.seat != self._view.seat:
            self._looked_at = None
        self._view = view
        return False

    @property
    def farm(self) -> Seat:
        """The seat whose fields are shown."""
        assert self._view is not None
        return self._view.seat if self._looked_at is None else self._looked_at

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a piece in that slot lies; a rival's things come from the rival's seat card."""
        if self._view is None or self._board is None:
            return None
        if slot in self._board.slots:
            return self._board.slots[slot]
        if slot == GONE:
            return self._aside.rect(self._view.seat)
        if slot.zone == "medals":
            return self._aside.rect(slot.seat or 0, medal=True)
        if slot.zone == "medal":
            return self._medal(slot)
        if slot.seat is None:
            return None
        if slot.zone == "field":
            return self._in_field(slot)
        if slot.seat != self._view.seat:
            return self._aside.rect(slot.seat)
        if slot.zone == "barn":
            return barn_door(self._zones["barn"], self._shape)
        place = corner.hand_place(slot)
        return hand_slots(self._zones["hand"])[place] if place is not None else None

    def _medal(self, slot: Slot) -> QRectF | None:
        if slot.spot not in FRUITS:
            return None
        return almanac.king_rect(self._zones["almanac"], FRUITS.index(slot.spot))

    @property
    def _aside(self) -> Aside:
        """The seat cards beside the table."""
        assert self._view is not None
        height = self._zones["hand"].bottom()
        return Aside(height, self._shape, len(self._view.chairs), self._view.seat)

    def aloft(self, source: Slot, target: Slot) -> Way | None:
        """Discarded cards rise where they lay; what a rival draws, lays or harvests is seen."""
        if self._view is None:
            return None
        start = self._seen(source)
        if start is None:
            return None
        line = self._colour(source if self._out_of_sight(source) else target)
        if target == GONE:
            return Way(start, start - QPointF(0, LIFT), line)
        away = target.zone == "medals" or self._out_of_sight(target)
        if not away and not (self._out_of_sight(source) and target == FERTILISER):
            return None
        end = self._seen(target)
        return Way(start, end, line) if end is not None else None

    def _out_of_sight(self, slot: Slot) -> bool:
        """Does it lie with a seat whose things are not shown now?"""
        assert self._view is not None
        if slot.seat is None:
            return False
        return slot.seat != (self.farm if slot.zone == "field" else self._view.seat)

    def _colour(self, slot: Slot) -> str:
        """The colour of whoever has the slot, where that is somebody whose things are not shown."""
        assert self._view is not None
        if slot.seat is None or not self._out_of_sight(slot):
            return ""
        return look_of(self._view.chairs[slot.seat].colour).base

    def _seen(self, slot: Slot) -> QPointF | None:
        """The middle of what lies in a slot, or of where it is shown for a moment."""
        if slot.seat is not None and (self._out_of_sight(slot) or slot.zone == "medals"):
            aside = self._aside
            return aside.beside(slot) if slot.zone == "field" else aside.edge(slot.seat)
        rect = self.spot(slot)
        return rect.center() if rect is not None else None

    def _in_field(self, slot: Slot) -> QRectF | None:
        assert self._view is not None
        assert slot.seat is not None
        if slot.seat != self.farm:
            return self._aside.rect(slot.seat) if slot.seat != self._view.seat else None
        land, _, place = slot.spot.partition("/")
        if land not in LANDS:
            return None
        field = LANDS.index(land)
        if not place:
            return self._rows[field].land
        lying = len(self._view.state.farms[slot.seat].fields[field])
        return fields.card_rect(self._rows[field], field, int(place), lying)

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point.

        A field is one target over its whole width: for a card in hand its next free place, else
        the land card, which means the whole field.
        """
        if self._view is None or self._board is None:
            return None
        for slot, rect in self._board.slots.items():
            if rect.contains(point) and self._in_use(slot):
                return slot
        for field, row in enumerate(self._rows):
            if row.row.contains(point):
                return self._field_target(field)
        for place, rect in enumerate(hand_slots(self._zones["hand"])):
            if rect.contains(point):
                return hand_slot(self._view.seat, place)
        if self._zones["barn"].contains(point):
            return barn_slot(self._view.seat)
        return almanac.fruit_at(self._zones["almanac"], point)

    def _in_use(self, slot: Slot) -> bool:
        """Of the four piles, which lie in one place, only that of the season counts."""
        assert self._view is not None
        now = min(self._view.state.season, len(SEASONS) - 1)
        return slot.zone != "pile" or slot == PILES[now]

    def _field_target(self, field: int) -> Slot:
        assert self._view is not None
        held = self._focus.held
        if held is not None and held.zone == "hand":
            lying = len(self._view.state.farms[self.farm].fields[field])
            return field_slot(self.farm, field, lying)
        return land_slot(self.farm, field)

    def places(self) -> tuple[Slot, ...]:
        """Own fields, season board, hand and barn, as they are read."""
        if self._view is None:
            return ()
        seat = self._view.seat
        lands = tuple(land_slot(self.farm, field) for field in range(len(LANDS)))
        hand = tuple(hand_slot(seat, place) for place in range(HAND))
        piles = tuple(slot for slot in PILES if self._in_use(slot))
        return (*lands, *piles, *WEATHER, *SUPPLY, *STORAGE, FERTILISER, *hand, barn_slot(seat))

    def row(self) -> tuple[Slot, ...]:
        """Digits take a hand card; while the hand is filled, pile, supply and fertiliser."""
        if self._view is None:
            return ()
        if self._view.state.step == island.REFILL:
            piles = [slot for slot in PILES if self._in_use(slot)]
            return (*piles, *SUPPLY, FERTILISER)
        return tuple(hand_slot(self._view.seat, place) for place in range(HAND))

    def loose(self, placed: Placed) -> bool:
        """Cards that lie open before the person, the hand, and the top cards of the piles."""
        if self._view is None:
            return False
        zone, seat = placed.slot.zone, placed.slot.seat
        if zone == "field":
            return seat == self.farm
        if zone == "hand":
            return seat == self._view.seat
        if zone == "pile":
            state = self._view.state
            return self._in_use(placed.slot) and (
                state.season < len(SEASONS) and placed.order == len(state.piles[state.season]) - 1
            )
        if zone == "fertiliser":
            return placed.order == len(self._view.state.fertilisers) - 1
        return zone in ("supply", "storage", "weather")

    # What things look like

    def face(self, placed: Placed) -> Face:
        """A fruit, weather or fertiliser card, a back, a medal, or a land card with its figures."""
        return face_of(placed, self._desk())

    def _desk(self) -> Desk:
        assert self._view is not None
        return Desk(self.game, self._art, self._say, self._view, self._shape)

    def paint_zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        """The furniture of a zone."""
        if self._view is None:
            return
        desk = self._desk()
        if name == "season":
            season.paint_season(painter, rect, desk)
        elif name == "fields":
            fields.paint_fields(painter, rect, desk, self.farm)
            if self.farm != self._view.seat:
                fields.paint_whose(painter, rect, desk, self.farm)
        elif name == "almanac":
            almanac.paint_almanac(painter, rect, desk, self._meant())
        elif name == "hand":
            corner.paint_hand(painter, rect, desk)
        elif name == "barn":
            corner.paint_barn(painter, rect, desk)
        elif name != DRAWERS:
            corner.paint_tally(painter, rect, desk)

    def paint_marks(self, painter: QPainter) -> None:
        """Cards of the supply that would be discarded; all else is said by cards and zones."""
        if self._view is not None and self._board is not None and self._sweeps:
            season.paint_swept(painter, self._board, self._desk())

    @property
    def _sweeps(self) -> bool:
        return self._view is not None and season.sweeps(self._view, self._focus.held)

    def _meant(self) -> int | None:
        """The fruit that is in hand or under the pointer."""
        if self._view is None:
            return None
        slots = (self._focus.held, self._focus.hovered)
        fruits = (told.fruit_in(self._view, slot) for slot in slots if slot is not None)
        return next((fruit for fruit in fruits if fruit is not None), None)

    # Words and attention

    def attend(self, focus: Focus) -> tuple[str, ...]:
        """The almanac frames the fruit that is in hand; a release may cost the supply."""
        meant, swept = self._meant(), self._sweeps
        self._focus = focus
        changed = ("almanac",) if self._meant() != meant else ()
        return (*changed, "marks") if self._sweeps != swept else changed

    def bright(self) -> tuple[str, ...]:
        """What tells the effect of a drop."""
        return ("almanac", "tally")

    def remark(self, focus: Focus) -> Phrase | None:
        """What a card does where it is about to be dropped."""
        return remarks.remark(self._view, focus) if self._view is not None else None

    def tableau(self, events: tuple[Event, ...], view: View) -> Tableau | None:
        """A disaster with all that it takes, and a season that begins."""
        desk = Desk(self.game, self._art, self._say, view, self._shape)
        return tidings.tableau(events, desk)

    def quick(self, source: Slot) -> bool:
        """Cards that fill the hand can go to one place only."""
        return source.zone in DRAWN

    def handed(self, source: Slot) -> bool:
        """A disaster only asks where it strikes: a click on a field answers."""
        return source.zone == "weather"

    def leaves(self) -> bool:
        """Every seat has fields."""
        return True

    def leaf(self, step: int) -> bool:
        """The fields of the next seat, or the own ones again."""
        if self._view is None:
            return False
        before, count = self.farm, len(self._view.chairs)
        seat = (self.farm + step) % count if step else self._view.seat
        self._looked_at = None if seat == self._view.seat else seat
        return self.farm != before

    def portrait(self, seats: int) -> float:
        """Three fields and a line of sums."""
        return fields.portrait(seats)

    def paint_portrait(self, painter: QPainter, rect: QRectF, seat: Seat) -> None:
        """The seat's fields, barn, hand and medals."""
        if self._view is not None:
            fields.paint_portrait(painter, rect, self._desk(), seat)

    def facts(self, view: View, seat: Seat) -> tuple[Phrase, ...]:
        """What lies on a seat's fields, and what it has harvested."""
        return fields.facts(view.state, seat)

    def clock(self, view: View) -> Phrase:
        """The season with the cards left in its pile, and what comes next."""
        return told.clock(view, compact=self._shape == "compact")

    def describe(self, slot: Slot) -> Phrase | None:
        """What lies in a slot, and what it is for."""
        return told.about(self._view, slot) if self._view is not None else None

    def subject(self, slot: Slot) -> str:
        """The part of the rulebook that tells of a slot."""
        return told.subject(self._view, slot) if self._view is not None else slot.zone


STAGE = IslandStage
