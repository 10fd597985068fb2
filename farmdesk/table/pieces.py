"""The pieces of one table: one item for every loose piece, where the View or the hand puts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from farmdesk.core.places import Piece, Placed, Slot
from farmdesk.table.art import Art
from farmdesk.table.gesture import Hand
from farmdesk.table.items import HOVERED, IN_HAND, LIGHTS, LYING, PIECES, RAISED, PieceItem
from farmdesk.table.stage import Stage, View

STACK = QPointF(7, -3)
"""How far a piece lies from the one below it in the same slot."""
ABOVE = 0.01
"""From one lying piece to the next, in floors: up to a thousand of them lie below the marks."""
TILT = 4.0
"""Degrees by which a carried piece leans."""

Going = list[tuple[PieceItem, QPointF]]
"""Items that lie elsewhere than they should, and where they should lie."""


class Pieces:
    """Keeps the items of a scene equal to the pieces of its View."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, art: Art) -> None:
        self._scene, self._stage, self._art = scene, stage, art
        self.items: dict[Piece, PieceItem] = {}

    def sync(self, view: View) -> None:
        """Make the items those of the View, each lying flat where it belongs."""
        wanted = _ranked(placed for placed in view.placed if self._stage.loose(placed))
        for piece in set(self.items) - set(wanted):
            self._scene.removeItem(self.items.pop(piece))
        for number, (piece, placed) in enumerate(wanted.items()):
            rect = self._stage.spot(placed.slot)
            item = self.items.get(piece) or self.make(placed)
            item.setVisible(rect is not None)
            if rect is None:
                continue
            item.wear(placed, self._stage.face(placed), (rect.width(), rect.height()))
            item.caption = ""
            item.setOpacity(1.0)
            item.shrink_to(1.0)
            item.setPos(home(rect, placed))
            item.floor = PIECES + number * ABOVE
            item.raise_to(LYING, floor=item.floor)
            item.outline(None)

    def make(self, placed: Placed) -> PieceItem:
        """A new item for a piece, in the scene."""
        rect = self._stage.spot(placed.slot) or QRectF(0, 0, 10, 10)
        size = (rect.width(), rect.height())
        item = PieceItem(placed, self._stage.face(placed), size, self._art)
        self.items[placed.piece] = item
        self._scene.addItem(item)
        return item

    def repaint(self) -> None:
        """Give every item its face again: the language or the theme has changed."""
        for item in self.items.values():
            item.wear(item.placed, self._stage.face(item.placed), item.size)

    def slots(self) -> set[Slot]:
        """Slots with a piece."""
        return {item.placed.slot for item in self.items.values()}

    def top(self, slot: Slot | None) -> PieceItem | None:
        """The uppermost piece of a slot."""
        here = [item for item in self.items.values() if item.placed.slot == slot]
        return max(here, key=lambda item: item.placed.order, default=None)

    def at(self, point: QPointF, sources: tuple[Slot, ...]) -> Slot | None:
        """The slot whose piece lies on top at a point; one of `sources` goes first."""
        here = [
            item
            for item in self.items.values()
            if item.isVisible() and item.card().contains(point - item.pos())
        ]
        here.sort(key=lambda item: (item.zValue(), item.placed.order), reverse=True)
        slots = [item.placed.slot for item in here]
        return next((slot for slot in slots if slot in sources), slots[0] if slots else None)

    def follow(self, hand: Hand, flying: Collection[PieceItem], *, tilted: bool) -> Going:
        """Lift, lay down and outline as the hand does; returns what must go elsewhere.

        Items that are `flying` to tell what happened are left alone.
        """
        held = self.top(hand.held) if hand.held is not None else None
        dropped = {
            self.top(drop.source): drop.target
            for drop in hand.drops()
            if not self._stage.anchored(drop.source)
        }
        if held is not None and self._stage.anchored(held.placed.slot):
            held = None
        theme, going = self._art.theme, Going()
        for item in self.items.values():
            if item in flying:
                continue
            if item is held and hand.dragging:
                item.raise_to(IN_HAND, tilt=TILT if tilted else 0.0, floor=RAISED)
                item.outline((theme.hovered, 3))
                continue
            rect = self._stage.spot(dropped.get(item, item.placed.slot))
            if rect is None:
                continue
            item.shrink_to(_share(item, rect) if item in dropped else 1.0)
            place = home(rect, item.placed) if item not in dropped else rect.center()
            if item is held:
                aside = QPointF(rect.width() * 0.3, -rect.height() * 0.3)
                place = place + (aside if dropped else QPointF(0, -6))
                item.raise_to(IN_HAND, floor=RAISED)
                item.outline((theme.accent(self._stage.game), 3))
            else:
                hovered = hand.hovered == item.placed.slot and hand.held is None
                lift = HOVERED if hovered and item.placed.slot in hand.sources() else LYING
                item.raise_to(lift, floor=LIGHTS - 1 if item in dropped else item.floor)
                item.outline(None)
            if (item.pos() - place).manhattanLength() > 1:
                going.append((item, place))
        return going


def _ranked(loose: Iterable[Placed]) -> dict[Piece, Placed]:
    """Loose pieces by name, each with its place among those of its slot: only these lie there."""
    taken: Counter[Slot] = Counter()
    wanted = {}
    for placed in sorted(loose, key=lambda placed: placed.order):
        wanted[placed.piece] = placed._replace(order=taken[placed.slot])
        taken[placed.slot] += 1
    return wanted


def _share(item: PieceItem, rect: QRectF) -> float:
    """How much of its size a piece may keep in a slot; never more than all of it."""
    width, height = item.size
    return min(1.0, rect.width() / max(width, 1.0), rect.height() / max(height, 1.0))


def home(rect: QRectF, placed: Placed) -> QPointF:
    """The middle of a piece that lies in a slot with that rectangle."""
    return rect.center() + STACK * placed.order
