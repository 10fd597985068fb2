"""Which slot lies where: between the rectangles of the zones and the slots of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from farmdesk.core.places import Seat, Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.places import (
    DECK,
    DISC,
    DISCARD,
    HAND,
    MARKET,
    POOL,
    PURSE,
    SIDE_CROP,
    SIDE_DRAW,
    SPACE_NAMES,
    STACK,
    SUPPLY,
    UNDER,
    coin_slot,
    hand_slot,
    look_slot,
    played_slot,
)
from farmdesk.scenes.formidable_farm import ring, turn
from farmdesk.scenes.formidable_farm.zones import (
    chips,
    coin_slots,
    coins_room,
    hand_slots,
    look_slots,
    market_piles,
    market_slots,
    pool_slots,
    side_plates,
    stack_slot,
    token,
    under_slot,
)
from farmdesk.table.desk import Desk

BESIDE, PITCH = 20.0, 116.0
"""Where the seat cards stand beside the table."""


class Places(NamedTuple):
    """The slots of one View on the zones of one table."""

    zones: dict[str, QRectF]
    desk: Desk
    held: Slot | None
    """Where the piece in hand comes from."""
    known: dict[Slot, QRectF | None]
    """What has been worked out for this View on these zones, to be asked again and again."""

    @property
    def seat(self) -> Seat:
        """Whose eyes these are."""
        return self.desk.view.seat

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a piece in that slot lies; a rival's things come from the rival's seat card."""
        if slot not in self.known:
            self.known[slot] = self._found(slot)
        rect = self.known[slot]
        return QRectF(rect) if rect is not None else None

    def seen(self, slot: Slot) -> float:
        """The share of a card's width that the next card of its row leaves to be seen."""
        state = self.desk.view.state
        rows = {"hand": state.farms[self.seat].hand, "played": state.played, "look": state.look}
        if slot.zone not in rows or not slot.spot or slot.seat is None:
            return 1.0
        place = int(slot.spot)
        rect = self.spot(slot)
        beside = self.spot(Slot.at(slot.zone, place + 1, seat=slot.seat))
        if place + 1 >= len(rows[slot.zone]) or rect is None or beside is None:
            return 1.0
        return min(1.0, (beside.left() - rect.left()) / rect.width())

    def _found(self, slot: Slot) -> QRectF | None:
        zone, seat = slot.zone, slot.seat
        if zone in ("disc", "countdown", "laps"):
            return ring.disc_spot(slot, self.zones["ring"], self.desk)
        if zone in ("market", "supply", "pool", "side"):
            return self._common(slot)
        if zone == "played" and seat == max(self.desk.view.state.turn, 0):
            return self._numbered(turn.turn_slots(self.zones["played"], self.desk.shape,
                                                  self.desk.view.state), slot)  # fmt: skip
        if seat is None:
            return None
        return self._own(slot) if seat == self.seat else self._aside(seat)

    def _common(self, slot: Slot) -> QRectF | None:
        zones, shape = self.zones, self.desk.shape
        if slot in (DECK, DISCARD):
            return market_piles(zones["market"], shape)[slot == DISCARD]
        if slot.zone == "market":
            return self._numbered(market_slots(zones["market"], shape), slot)
        if slot.zone == "supply" and slot.spot in SPACE_NAMES:
            plates = ring.plates(zones["ring"], shape, self.desk.view.state)
            return plates[SPACE_NAMES.index(slot.spot)]
        if slot.zone == "pool" and slot.spot in CROP_NAMES:
            return pool_slots(zones["played"], shape)[CROP_NAMES.index(slot.spot)]
        if slot in (SIDE_CROP, SIDE_DRAW):
            return token(side_plates(zones["side"])[slot == SIDE_DRAW])
        return None

    def _own(self, slot: Slot) -> QRectF | None:
        """A place of the viewing seat; the stall is nobody's while others have their turn."""
        zones, shape, state = self.zones, self.desk.shape, self.desk.view.state
        own = state.farms[self.seat]
        if slot.zone == "purse" and slot.spot in CROP_NAMES:
            return chips(zones["purse"])[CROP_NAMES.index(slot.spot)]
        if slot.zone == "hand":
            if not slot.spot:
                return zones["hand"].adjusted(2, 2, -2, -2)
            count = max(len(own.hand), int(slot.spot) + 1)
            return self._numbered(hand_slots(zones["hand"], shape, count), slot)
        if slot.zone == "coins":
            place = int(slot.spot or 0)
            return self._numbered(coin_slots(zones["piles"], max(len(own.coins), place + 1)), slot)
        if slot.zone == "look":
            return self._numbered(self._looked(max(len(state.look), int(slot.spot) + 1)), slot)
        if slot.zone == "stack":
            return under_slot(zones["piles"]) if slot.spot else stack_slot(zones["piles"])
        return None

    def _looked(self, count: int) -> tuple[QRectF, ...]:
        zone, shape, state = self.zones["played"], self.desk.shape, self.desk.view.state
        lying = turn.turn_slots(zone, shape, state)[: max(1, len(state.played))]
        return look_slots(zone, shape, count, lying[-1].right() + 14)

    @staticmethod
    def _numbered(rects: tuple[QRectF, ...], slot: Slot) -> QRectF | None:
        place = int(slot.spot) if slot.spot.isdecimal() else 0
        return rects[place] if place < len(rects) else rects[-1]

    def _aside(self, seat: Seat) -> QRectF:
        """Over the seat's card, which stands beside the table."""
        count = len(self.desk.view.chairs)
        place = (seat - self.seat) % count
        return QRectF(-110, BESIDE + PITCH * place, 58, 80)

    # From a point to a slot

    def at(self, point: QPointF, *, pool: bool) -> Slot | None:
        """The slot at a point; whole zones take what can only go there."""
        zones = self.zones
        name = next((name for name, rect in zones.items() if rect.contains(point)), None)
        if name is None:
            disc: Slot = DISC[self.seat][self.desk.view.state.discs[self.seat]]
            return disc if self._over(disc, point) else None
        finders: dict[str, Callable[[QPointF], Slot | None]] = {
            "market": self._in_market, "played": self._in_turn, "purse": self._in_purse,
            "side": self._in_side, "ring": self._in_ring, "piles": self._in_piles,
            "hand": self._in_hand,
        }  # fmt: skip
        if pool and name == "played":
            found = self._first(POOL, point)
            if found is not None:
                return found
        return finders[name](point) if name in finders else None

    def _over(self, slot: Slot, point: QPointF) -> bool:
        rect = self.spot(slot)
        return rect is not None and rect.contains(point)

    def _first(self, slots: tuple[Slot, ...], point: QPointF) -> Slot | None:
        """The last of these slots that lies at a point: it lies on top."""
        return next((slot for slot in reversed(slots) if self._over(slot, point)), None)

    def _in_market(self, point: QPointF) -> Slot | None:
        return self._first((*MARKET, DECK, DISCARD), point)

    def _in_turn(self, point: QPointF) -> Slot | None:
        """Cards that are carried, and crops that pay, may be dropped anywhere here."""
        state = self.desk.view.state
        looked = tuple(look_slot(self.seat, k) for k in range(len(state.look)))
        if looked and state.turn == self.seat:
            found = self._first(looked, point)
            if found is not None:
                return found
        who = max(state.turn, 0)
        if self.held is not None and self.held.zone in ("hand", "market", "purse"):
            return self.stall
        cards = tuple(played_slot(who, k) for k in range(len(state.played) + 1))
        return self._first(cards, point)

    @property
    def stall(self) -> Slot:
        """The place of the card that is played next, or that is being paid."""
        state = self.desk.view.state
        asked = farm.asking(state)
        paying = asked is not None and asked[1] < 0
        return played_slot(max(state.turn, 0), len(state.played) - paying)

    def _in_purse(self, point: QPointF) -> Slot | None:
        for slot, rect in zip(PURSE[self.seat], chips(self.zones["purse"]), strict=True):
            if rect.contains(point):
                return slot
        return None

    def _in_side(self, point: QPointF) -> Slot | None:
        first, second = side_plates(self.zones["side"])
        if first.contains(point):
            return SIDE_CROP
        return SIDE_DRAW if second.contains(point) else None

    def _in_ring(self, point: QPointF) -> Slot | None:
        """The own disc goes before the space; when it is carried it is sought below it."""
        state = self.desk.view.state
        carried = self.held is not None and self.held.zone != "disc"
        own: Slot = DISC[self.seat][state.discs[self.seat]]
        if not carried and self._over(own, point):
            return own
        found = self._first(SUPPLY, point)
        if found is not None:
            return found
        others = tuple(DISC[k][disc] for k, disc in enumerate(state.discs) if k != self.seat)
        return self._first(others, point)

    def _in_piles(self, point: QPointF) -> Slot | None:
        found = self._first((STACK[self.seat], UNDER[self.seat]), point)
        if found is not None:
            return found
        if not coins_room(self.zones["piles"]).contains(point):
            return None
        count = len(self.desk.view.state.farms[self.seat].coins)
        if self.held is not None and self.held.zone == "hand":
            return coin_slot(self.seat, count)
        coins = tuple(coin_slot(self.seat, k) for k in range(count))
        return self._first(coins, point) or (coin_slot(self.seat, count))

    def _in_hand(self, point: QPointF) -> Slot | None:
        if self.held is not None and self.held.zone not in ("hand", "market"):
            return HAND[self.seat]
        count = len(self.desk.view.state.farms[self.seat].hand)
        cards = tuple(hand_slot(self.seat, k) for k in range(count))
        return self._first(cards, point) or HAND[self.seat]
