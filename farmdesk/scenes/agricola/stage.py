"""The stage of Agricola: the board, a farm with all that belongs to it, improvements, purse."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.moves import Drop, Move, Phrase, phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.games.agricola import names, worth
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.farmyard import CELLS
from farmdesk.games.agricola.goods import FOOD, GRAIN, NAMES
from farmdesk.games.agricola.places import (
    CELL_SLOTS,
    HOMES,
    MAJOR_SLOTS,
    PENS,
    POOL,
    PURSES,
    ROUND_SLOTS,
    SPACE_SLOTS,
    STOCKS,
    cell_at,
    played_slot,
)
from farmdesk.games.agricola.spaces import NUMBER
from farmdesk.scenes.agricola import herds, portrait, quick, remarks, told, wear
from farmdesk.scenes.agricola.asked import asks
from farmdesk.scenes.agricola.fencing import Fencing
from farmdesk.scenes.agricola.laid import Laid
from farmdesk.scenes.agricola.paint import Painting
from farmdesk.scenes.agricola.zones import BUTTONS, BUTTONS_COMPACT, SIDES, zones
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.habits import Habits
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Face, Focus, Say, Swept, View

PILES = ("stock", "purse", "pen")
"""Zones where many things lie as one: what is taken is one of them."""
FARM_ZONES = ("farm", "stock", "feeding", "score", "purse", "side", "played")


class FarmStage(Habits):
    """The table of one match. Lengths are units."""

    game = "agricola"

    def __init__(self, art: Art, say: Say) -> None:
        self._art, self._say = art, say
        self._view: View | None = None
        self._focus = Focus()
        self._laid = Laid()
        self._looked_at: Seat | None = None
        """The rival whose farm is shown; None for the own one."""
        self._fencing: Fencing | None = None
        self._quick: tuple[str, tuple[quick.Quick, ...]] = ("", ())
        self._wishes: dict[Seat, herds.Wishes] = {}
        self._bound: tuple[int, ...] = ()
        """Places to which the animals in the hand may go, as masks of cells."""

    # Where things lie

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        """The same for every number of seats."""
        return zones(width, height, shape)

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        """Take these zones for all that follows."""
        self._laid.arrange(zones, shape)

    def show(self, view: View) -> bool:
        """Take a new view. A rival's farm stays in sight until the own one is needed."""
        if self._view is not None and view.seat != self._view.seat:
            self._looked_at = None
        self._view = view
        self._fencing = Fencing.asked(view)
        self._lay()
        return False

    def _lay(self) -> None:
        if self._view is not None:
            most = BUTTONS_COMPACT if self._laid.shape == "compact" else BUTTONS
            self._quick = quick.offered(self._view.decision, most, self._laid.button_room)
            self._laid.lay(self._view, self.farm, len(self._quick[1]))

    @property
    def farm(self) -> Seat:
        """The seat whose farm is shown."""
        assert self._view is not None
        return self._view.seat if self._looked_at is None else self._looked_at

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a piece in that slot lies; a rival's things come from the rival's seat card."""
        return self._laid.spot(slot) if self._view is not None else None

    def rest(self, placed: Placed) -> QRectF | None:
        """People stand in their ring on a space, side by side at home."""
        return self._laid.rest(placed)

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point; edges only while fences are drawn."""
        if self._view is None:
            return None
        held = self._focus.held
        whole = held is not None and held.zone == "major"
        found = self._laid.slot_at(point, edges=self._fencing is not None, whole=whole)
        if held is None or held.zone not in ("purse", "pen"):
            return found
        feeding = self._laid.zones.get("feeding")
        if held.zone == "purse" and feeding is not None and feeding.contains(point):
            found = PURSES[self._view.seat][FOOD]
        return self._as_food(held, found)

    def _as_food(self, held: Slot, found: Slot | None) -> Slot | None:
        """Goods become food in the bowl or on what cooks them, whichever they are dropped on."""
        assert self._view is not None
        seat, decision = self._view.seat, self._view.decision
        bowl = PURSES[seat][FOOD]
        card = worth.rates(self._view.state, seat)[NAMES.index(held.spot)].card
        if not card or found not in (bowl, played_slot(seat, card)):
            return found
        if held.zone == "pen":
            return POOL  # what is let go is cooked where that is possible
        return bowl if asks(decision, "feed") else played_slot(seat, card)

    def places(self) -> tuple[Slot, ...]:
        """The board column by column, improvements, the farm, stock, purse and buttons."""
        if self._view is None:
            return ()
        seat = self.farm
        cards = self._view.state.farms[seat].cards
        listed = (
            *SPACE_SLOTS, *ROUND_SLOTS[self._view.state.round :], *MAJOR_SLOTS.values(),
            *(played_slot(seat, card) for card in cards),
            *CELL_SLOTS[seat], HOMES[seat], *STOCKS[seat].values(), *PENS[seat].values(), POOL,
            *PURSES[seat], *SIDES[: len(self._quick[1])],
        )  # fmt: skip
        return tuple(slot for slot in listed if self._laid.holds(slot))

    def row(self) -> tuple[Slot, ...]:
        """1 takes a person, or what the question is about."""
        if self._view is None:
            return ()
        seat = self._view.seat
        stock, chips = STOCKS[seat], PURSES[seat][GRAIN:]
        if farmers.is_work(self._view.state):
            return (HOMES[seat], *chips)
        return (stock["fence"], stock["stable"], stock["room"], stock["field"], *chips)

    def letter(self, letter: str) -> Slot | None:
        """F takes fences."""
        if self._view is None or letter != "F":
            return None
        return STOCKS[self._view.seat]["fence"]

    def loose(self, placed: Placed) -> bool:
        """Spaces, round cards, improvements, people and chips are pieces; farms are painted."""
        kind, slot = placed.piece.kind, placed.slot
        if self._view is None:
            return False
        if kind == "space":
            return placed.piece.name not in NUMBER or not farmers.closed(NUMBER[placed.piece.name])
        if kind == "card":
            return slot.zone == "major" or slot.seat == self.farm
        if kind == "person":
            return slot.zone == "space" or slot == HOMES[self.farm]
        return kind == "good" and slot.seat == self.farm

    # What things look like

    def face(self, placed: Placed) -> Face:
        """A space, a round card, an improvement, a person or a chip."""
        return wear.face_of(placed, self._desk())

    def sample(self, source: Slot) -> Face | None:
        """One of what lies in stock, purse or pen; fences are painted by the farm."""
        return wear.sample_of(source, self._desk()) if self._view is not None else None

    def anchored(self, source: Slot) -> bool:
        """Only one of a pile is taken."""
        return source.zone in PILES

    def _desk(self) -> Desk:
        assert self._view is not None
        return Desk(self.game, self._art, self._say, self._view, self._laid.shape)

    def _painting(self) -> Painting:
        return Painting(
            self._desk(), self._laid, self._focus, self.farm, self._fencing, self._quick,
            self._wishes.get(self.farm, {}), self._bound,
        )  # fmt: skip

    def paint_zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        """The furniture of a zone."""
        if self._view is not None:
            self._painting().zone(name, painter, rect)

    def paint_marks(self, painter: QPainter) -> None:
        """Fences that are drawn, promised goods."""
        if self._view is not None:
            self._painting().marks(painter)

    # What is done

    def strokes(self, source: Slot, first: Slot | None = None) -> tuple[Slot, ...]:
        """Fences go over edges or over cells, seeds over the fields that wait for them."""
        if self._view is None or self.farm != self._view.seat:
            return ()
        if self._fencing is not None and source == self._fencing.source:
            return self._fencing.strokes(first)
        if source.zone == "purse" and asks(self._view.decision, "sow"):
            fallow = farmers.fallow_mask(self._view.state.farms[self._view.seat].cells)
            slots = CELL_SLOTS[self._view.seat]
            return tuple(slots[cell] for cell in range(CELLS) if fallow >> cell & 1)
        return ()

    def swept(self, source: Slot, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        """A ring of fences, or a seed on each field that has none yet."""
        if self._fencing is not None and source == self._fencing.source:
            return self._fencing.swept(way, made)
        assert self._view is not None, "nothing is swept over an empty table"
        sown = {drop.target for drop in made}
        drops = (*made, *(Drop(source, slot) for slot in way if slot not in sown))
        good = NAMES.index(source.spot)
        have = self._view.state.farms[self._view.seat].goods[good]
        if sum(drop.source == source for drop in drops) > have:
            return Swept(why=phrase("agricola.why.none_left", what=names.good_name(good)))
        return Swept(drops)

    def unlit(self, source: Slot) -> bool:
        """The farm itself shows where fences may stand."""
        return self._fencing is not None and source == self._fencing.source

    def presses(self, slot: Slot) -> Move | None:
        """A button under the purse."""
        found = self._quick[1]
        if slot.zone != "side" or not slot.spot.isdecimal() or int(slot.spot) >= len(found):
            return None
        return found[int(slot.spot)].move

    def _place(self, slot: Slot) -> int | None:
        """The place for animals that a cell of the own farm belongs to."""
        spot = cell_at(slot)
        if spot is None or self._view is None or spot[0] != self._view.seat:
            return None
        return herds.place_of(self._view.state, spot[0], spot[1])

    def _move_animals(self, source: int, target: int) -> bool:
        assert self._view is not None
        state, seat = self._view.state, self._view.seat
        after = herds.moved(state, seat, self._wishes.get(seat, {}), source, target)
        if after is not None:
            self._wishes[seat] = after
        return after is not None

    def shiftable(self, slot: Slot) -> Face | None:
        """Animals may be seen elsewhere; where they really stand nobody is asked."""
        place = self._place(slot)
        if place is None or self._view is None:
            return None
        seat = self._view.seat
        shown = herds.arranged(self._view.state, seat, self._wishes.get(seat, {}))
        herd = next((one for one in shown if one.cells == place and one.n), None)
        return self.sample(PENS[seat][herd.kind]) if herd is not None else None

    def carrying(self, source: Slot | None, over: Slot | None) -> tuple[Phrase | None, bool]:
        """Animals are in the hand: the places that have room for them are marked."""
        start = self._place(source) if source is not None else None
        self._bound = ()
        if start is None or self._view is None:
            return None, False
        seat = self._view.seat
        where = self._view.state, seat, self._wishes.get(seat, {})
        self._bound = herds.targets(*where, start)
        end = self._place(over) if over is not None else None
        if end == start or over is None or cell_at(over) is None:
            return None, False
        return herds.told(*where, start, end), end in self._bound

    def lay_elsewhere(self, source: Slot, target: Slot) -> bool:
        """Animals go to another pasture, stable or into the house, where all find room."""
        start, end = self._place(source), self._place(target)
        return start is not None and end is not None and self._move_animals(start, end)

    def open(self, slot: Slot) -> bool:
        """A press on animals moves them to the next place that has room."""
        place = self._place(slot)
        if place is None or self._view is None:
            return False
        seat = self._view.seat
        ways = herds.targets(self._view.state, seat, self._wishes.get(seat, {}), place)
        later = [way for way in ways if way > place] or list(ways)
        return bool(later) and self._move_animals(place, later[0])

    # Words and attention

    def attend(self, focus: Focus) -> tuple[str, ...]:
        """Fences follow the hand, chips what they have given, rows what a drop would bring."""
        before, self._focus = self._focus, focus
        drawing = (before.drops, before.swept, before.held) != (
            focus.drops, focus.swept, focus.held,
        )  # fmt: skip
        tiles = tuple(STOCKS[self._view.seat].values()) if self._view is not None else ()
        sides = [one.hovered if one.hovered in SIDES else None for one in (before, focus)]
        changed = {
            "marks": drawing,
            "farm": (before.held in tiles) != (focus.held in tiles),
            "feeding": before.drops != focus.drops,
            "side": sides[0] != sides[1],
            "score": _standing(before) != _standing(focus),
        }
        return tuple(name for name, other in changed.items() if other)

    def bright(self) -> tuple[str, ...]:
        """What tells the effect of a drop."""
        if self._fencing is not None:
            return FARM_ZONES
        return ("feeding", "score", "purse", "side")

    def remark(self, focus: Focus) -> Phrase | None:
        """What a space brings, what a ring costs and holds, what goods become."""
        return remarks.remark(self._view, focus, self._fencing) if self._view else None

    def tick(self, move: Move) -> Phrase | None:
        """It builds, sows, bakes, feeds."""
        return remarks.tick(move)

    def guide(self) -> Phrase | None:
        """How fences are drawn, people fed, animals let go."""
        return remarks.guide(self._view) if self._view is not None else None

    def leaves(self) -> bool:
        """Every seat has a farm."""
        return True

    def leaf(self, step: int) -> bool:
        """The farm of the next seat, or the own one again."""
        if self._view is None:
            return False
        before, count = self.farm, len(self._view.chairs)
        seat = (self.farm + step) % count if step else self._view.seat
        self._looked_at = None if seat == self._view.seat else seat
        self._lay()
        return self.farm != before

    def portrait(self, seats: int) -> float:
        """The farm small, with what a rival has."""
        return portrait.high(seats)

    def paint_portrait(self, painter: QPainter, rect: QRectF, seat: Seat) -> None:
        """The seat's farm, people, food and goods."""
        if self._view is not None:
            portrait.paint_portrait(painter, rect, self._desk(), seat)

    def facts(self, view: View, seat: Seat) -> tuple[Phrase, ...]:
        """What a seat owes and has, in words."""
        return portrait.facts(view.state, seat)

    def clock(self, view: View) -> Phrase:
        """The round, and when the next harvest is."""
        return told.clock(view)

    def describe(self, slot: Slot) -> Phrase | None:
        """What lies in a slot, and what it is for."""
        if self._view is None:
            return None
        if slot in SIDES[: len(self._quick[1])]:
            return self._quick[1][SIDES.index(slot)].label
        wishes = self._wishes.get(slot.seat or 0, {})
        return told.about(self._view, slot, wishes)

    def subject(self, slot: Slot) -> str:
        """The part of the rulebook that tells of a slot."""
        return told.subject(self._view, slot) if self._view is not None else slot.zone


def _standing(focus: Focus) -> object:
    return focus.effect.standing if focus.effect is not None else None


STAGE = FarmStage
