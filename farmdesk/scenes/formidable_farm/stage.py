"""The stage of Formidable Farm: market, stall, crops, supply ring, stack and coins, hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.moves import Drop, Group, Move, Phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.places import (
    DECK,
    DISC,
    DISCARD,
    MARKET,
    POOL,
    PURSE,
    SIDE_CROP,
    SIDE_DRAW,
    STACK,
    SUPPLY,
    UNDER,
    coin_slot,
    hand_slot,
    look_slot,
    played_slot,
)
from farmdesk.scenes.formidable_farm import (
    goods,
    marks,
    payment,
    piles,
    remarks,
    ring,
    rows,
    seat,
    told,
    turn,
)
from farmdesk.scenes.formidable_farm.after import After, after_card
from farmdesk.scenes.formidable_farm.places import Places
from farmdesk.scenes.formidable_farm.wear import face_of
from farmdesk.scenes.formidable_farm.zones import DRAWERS, token, zones
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.habits import Habits
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Composing, Face, Focus, Say, View

CLICKED = ("pool", "supply", "side")
"""What can go to one place only: a click is enough there."""

Meant = tuple[tuple[int, Slot] | None, tuple[int, bool] | None, After | None, Slot | None]
"""The card in hand or pointed at; the one being paid; what is left then; the one pointed at."""


class FarmStage(Habits):
    """The table of one match. Lengths are units."""

    game = "formidable_farm"

    def __init__(self, art: Art, say: Say) -> None:
        self._art, self._say = art, say
        self._view: View | None = None
        self._focus = Focus()
        self._shape: Shape = "regular"
        self._zones: dict[str, QRectF] = {}
        self._known: dict[Slot, QRectF | None] = {}
        self._pool = False
        """Is the general supply shown, to choose crops from?"""
        self._picking = False
        """May fulfilled cards be chosen, so that they show their faces?"""

    # Where things lie

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        """The same for every number of seats."""
        return zones(width, height, shape)

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        """Take these zones for all that follows."""
        self._zones, self._shape = zones, shape
        self._known = {}

    def show(self, view: View) -> bool:
        """Take a new view; what the question is about opens what it needs."""
        self._view, self._known = view, {}
        drops = _drops(view)
        self._pool = any("pool" in (drop.source.zone, drop.target.zone) for drop in drops)
        self._picking = any(drop.source.zone == "coins" and drop.target.zone != "purse"
                            for drop in drops)  # fmt: skip
        return False

    @property
    def _places(self) -> Places:
        return Places(self._zones, self._desk(), self._focus.held, self._known)

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a piece in that slot lies; a rival's things come from the rival's seat card."""
        if self._view is None or not self._zones:
            return None
        return self._places.spot(slot)

    def rest(self, placed: Placed) -> QRectF | None:
        """Crops lie at the left of their plates, beside number and name."""
        plate = self.spot(placed.slot) if placed.slot.zone == "purse" else None
        own = plate is not None and self._view is not None and placed.slot.seat == self._view.seat
        return token(plate) if own and plate is not None else None

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point."""
        if self._view is None or not self._zones:
            return None
        return self._places.at(point, pool=self._pool)

    def places(self) -> tuple[Slot, ...]:
        """Market, stall, own crops, what can be bought, ring, stack and coins, hand."""
        if self._view is None:
            return ()
        state, own = self._view.state, self._view.seat
        mine = state.farms[own]
        stall = tuple(played_slot(max(state.turn, 0), k) for k in range(len(state.played) + 1))
        looked = tuple(look_slot(own, k) for k in range(len(state.look)))
        pool = POOL if self._pool else ()
        ringed = tuple(SUPPLY[space] for space in farm.ring(state))
        coins = tuple(coin_slot(own, k) for k in range(len(mine.coins)))
        hand = tuple(hand_slot(own, k) for k in range(len(mine.hand)))
        return (
            *MARKET, DECK, DISCARD, *stall, *looked, *pool, *PURSE[own], SIDE_CROP, SIDE_DRAW,
            DISC[own][state.discs[own]], *ringed, STACK[own], UNDER[own], *coins, *hand,
        )  # fmt: skip

    def row(self) -> tuple[Slot, ...]:
        """Digits take a card of the hand, or one that is looked at, or a crop of the supply."""
        if self._view is None:
            return ()
        state, own = self._view.state, self._view.seat
        if self._pool:
            return POOL
        if state.look:
            return tuple(look_slot(own, k) for k in range(len(state.look)))
        return tuple(hand_slot(own, k) for k in range(len(state.farms[own].hand)))

    def loose(self, placed: Placed) -> bool:
        """Open cards, the own hand and coins, crops that can be taken, discs, spaces."""
        if self._view is None:
            return False
        slot, own = placed.slot, self._view.seat
        if slot in (DECK, DISCARD) or slot.zone in ("stack", "box"):
            return False
        if slot.zone == "pool":
            return self._pool
        if slot.zone in ("hand", "coins", "purse", "look"):
            return slot.seat == own
        return True

    # What things look like

    def face(self, placed: Placed) -> Face:
        """A trade card, a coin, a crop, a disc or a space."""
        seen = self._places.seen(placed.slot)
        return face_of(placed, self._desk(), picking=self._picking, seen=seen)

    def carried(self, placed: Placed) -> Face | None:
        """A card that others lay on is seen whole now."""
        if self._places.seen(placed.slot) >= 1:
            return None
        return face_of(placed, self._desk(), picking=self._picking)

    def _desk(self) -> Desk:
        assert self._view is not None
        return Desk(self.game, self._art, self._say, self._view, self._shape)

    def paint_zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        """The furniture of a zone."""
        if self._view is None or name == DRAWERS:
            return
        desk = self._desk()
        if name == "market":
            rows.paint_market(painter, rect, desk)
        elif name == "played":
            turn.paint_turn(painter, rect, desk, self._sheet(desk), pool=self._pool)
        elif name == "purse":
            goods.paint_purse(painter, rect, desk, self._after())
        elif name == "side":
            goods.paint_side(painter, rect, desk)
        elif name == "ring":
            ring.paint_ring(painter, rect, desk)
        elif name == "piles":
            piles.paint_piles(painter, rect, desk)
        else:
            rows.paint_hand(painter, rect, desk, self._after())

    def paint_marks(self, painter: QPainter) -> None:
        """A card that lies half hidden, whole; ticks on what a card would make payable."""
        if self._view is None or not self._zones:
            return
        marks.paint_marks(painter, self._places, self._hovered_card(), self._after())

    # What is meant

    def _card(self) -> tuple[int, Slot] | None:
        """The card in hand, else the one under the pointer, and where it lies."""
        if self._view is None:
            return None
        for slot in (self._focus.held, self._focus.hovered):
            if slot is not None and slot.zone in ("hand", "market", "played", "look", "coins"):
                index = told.card_in(self._view, slot)
                if index is not None:
                    return index, slot
        return None

    def _hovered_card(self) -> Slot | None:
        """A card under the pointer while nothing is held."""
        found = self._card()
        return found[1] if found is not None and self._focus.held is None else None

    def _after(self) -> After | None:
        """What the card that is meant would leave, or what paying as begun would leave."""
        if self._view is None:
            return None
        state, own = self._view.state, self._view.seat
        paid, paying = self._paid_card(), _payment(self._focus)
        if paid is not None:
            if paying is None:
                return None
            return after_card(state, own, paid[0], on_market=paid[1], payment=paying)
        found = self._card()
        if found is None or found[1].zone not in ("hand", "market"):
            return None
        return after_card(state, own, found[0], on_market=found[1].zone == "market")

    def _paid_card(self) -> tuple[int, bool] | None:
        """The card on the stall that is being paid by drops, and whether it was the market's."""
        if self._view is None:
            return None
        for move in self._focus.moves[:1]:
            first = next((step for step in move.script() if isinstance(step, Drop)), None)
            dropped = first is not None and first.source != self._focus.held
            if first is not None and dropped and first.target.zone == "played":
                index = told.card_in(self._view, first.source)
                return (index, first.source.zone == "market") if index is not None else None
        return None

    def _sheet(self, desk: Desk) -> turn.Sheet:
        found = self._card()
        if found is not None:
            return turn.card_sheet(desk, found[0])
        paid = self._paid_card()
        if paid is not None:
            return turn.paying_sheet(desk, paid[0])
        return turn.asked_sheet(desk) or turn.summary(desk)

    # Words and attention

    def attend(self, focus: Focus) -> tuple[str, ...]:
        """Panels say what is meant; returns those that now say something else."""
        before = self._meant()
        self._focus = focus
        (card, paid, after, hovered), now = before, self._meant()
        changed = ["played"] if (card, paid) != now[:2] else []
        if after != now[2]:
            changed += ["purse", "hand"]
        if (after, hovered) != now[2:]:
            changed.append("marks")
        return tuple(changed)

    def _meant(self) -> Meant:
        return self._card(), self._paid_card(), self._after(), self._hovered_card()

    def bright(self) -> tuple[str, ...]:
        """What tells the effect of a drop: the own crops, and what a card brings in words."""
        held = self._focus.held
        cards = held is not None and held.zone in ("hand", "market", "purse", "coins")
        return ("purse", "played") if cards else ("purse",)

    def remark(self, focus: Focus) -> Phrase | None:
        """What a drop costs and leaves."""
        if self._view is None:
            return None
        before, self._focus = self._focus, focus
        said = remarks.remark(self._view, focus, self._after())
        self._focus = before
        return said

    def composing(self, moves: tuple[Move, ...], drops: tuple[Drop, ...]) -> Composing | None:
        """What is left to pay for a card."""
        return payment.composing(self._view, moves, drops) if self._view is not None else None

    def quick(self, source: Slot) -> bool:
        """What a question offers is taken by a click; so is what pays for a card."""
        if self._view is None:
            return False
        return source.zone in CLICKED or bool(self._view.state.pending or self._focus.moves)

    def anchored(self, source: Slot) -> bool:
        """Spaces are no pieces to be carried."""
        return source.zone == "supply"

    def reach(self, at: Slot, held: Slot | None) -> tuple[Slot, ...]:
        """The spaces that a card takes supplies from."""
        if self._view is None:
            return ()
        index = told.card_in(self._view, held if held is not None else at)
        if index is None or at.zone in ("coins", "look"):
            return ()
        state, own = self._view.state, self._view.seat
        wheres = [e.where for e in farm.card(state, index).reward if e.kind == "supply"]
        return tuple(
            SUPPLY[space]
            for where in wheres
            if where != "any"
            for space in farm.spaces_from(state, own, where)
        )

    def portrait(self, seats: int) -> float:
        """Progress, cards, crops; alone also the eighteen turns."""
        return seat.portrait(seats)

    def paint_portrait(self, painter: QPainter, rect: QRectF, seat_of: Seat) -> None:
        """How a seat stands."""
        if self._view is not None:
            seat.paint_portrait(painter, rect, self._desk(), seat_of)

    def facts(self, view: View, seat_of: Seat) -> tuple[Phrase, ...]:
        """A seat in words."""
        return seat.facts(view.state, seat_of)

    def clock(self, view: View) -> Phrase:
        """The round, or the turn of a solo game."""
        return told.clock(view)

    def describe(self, slot: Slot) -> Phrase | None:
        """What lies in a slot, and what it is for."""
        return told.about(self._view, slot) if self._view is not None else None

    def subject(self, slot: Slot) -> str:
        """The part of the rulebook that tells of a slot."""
        return told.subject(self._view, slot) if self._view is not None else slot.zone


def _drops(view: View) -> list[Drop]:
    """All drops of the answers to what is asked now, those of groups included."""
    if view.decision is None:
        return []
    found: list[Drop] = []
    for move in view.decision.moves:
        for step in move.script():
            found += step if isinstance(step, Group) else (step,)
    return found


def _payment(focus: Focus) -> int | None:
    """What the only move that is still meant pays in crops; None while several may be meant."""
    paid = {getattr(move, "payment", -1) for move in focus.moves}
    found = paid.pop() if len(paid) == 1 else -1
    return found if found >= 0 else None


STAGE = FarmStage
