"""The pieces of one table: one item for every loose piece, where the View or the hand puts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from farmdesk.core.places import Piece, Placed, Slot
from farmdesk.table.art import Art
from farmdesk.table.gesture import Hand
from farmdesk.table.items import HOVERED, IN_HAND, LIGHTS, LYING, PIECES, RAISED, PieceItem
from farmdesk.table.lights import paint_disc
from farmdesk.table.stage import Face, Stage, View
from farmdesk.table.tones import Theme

STACK = QPointF(7, -3)
"""How far a piece lies from the one below it in the same slot."""
ABOVE = 0.01
"""From one lying piece to the next, in floors: up to a thousand of them lie below the marks."""
SAMPLE = 64.0
"""How large what is taken from a pile is at most."""
COVERING = 0.6
"""A slot that has room for less than that share of a carried piece would be hidden by it."""
DISC = 15.0
"""How far the number of several lies from the corner of what it is written on."""
TILT = 4.0
"""Degrees by which a carried piece leans."""

Going = list[tuple[PieceItem, QPointF]]
"""Items that lie elsewhere than they should, and where they should lie."""


class Pieces:
    """Keeps the items of a scene equal to the pieces of its View."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, art: Art) -> None:
        self._scene, self._stage, self._art = scene, stage, art
        self.items: dict[Piece, PieceItem] = {}
        self._samples: list[PieceItem] = []
        self._carried: PieceItem | None = None
        """One of a pile, which follows the pointer."""
        self._dressed: set[PieceItem] = set()
        """Pieces that wear what they wear only in hand and where they were dropped."""

    def sync(self, view: View) -> None:
        """Make the items those of the View, each lying flat where it belongs."""
        wanted = _ranked(placed for placed in view.placed if self._stage.loose(placed))
        for piece in set(self.items) - set(wanted):
            self._scene.removeItem(self.items.pop(piece))
        for number, (piece, placed) in enumerate(wanted.items()):
            place = lying(self._stage, placed)
            item = self.items.get(piece) or self.make(placed)
            item.setVisible(place is not None)
            if place is None:
                continue
            item.wear(placed, self._stage.face(placed), (place.width(), place.height()))
            item.caption = ""
            item.setOpacity(1.0)
            item.shrink_to(1.0)
            item.setPos(place.center())
            item.floor = PIECES + number * ABOVE
            item.raise_to(LYING, floor=item.floor)
            item.outline(None)

    def make(self, placed: Placed) -> PieceItem:
        """A new item for a piece, in the scene."""
        rect = lying(self._stage, placed) or QRectF(0, 0, 10, 10)
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
        held = self._held(hand)
        dropped = {
            self.top(drop.source): drop.target
            for drop in hand.drops()
            if not self._stage.anchored(drop.source)
        }
        self._follow_piles(hand)
        self._dress({held, *dropped}, held, hand.armful.count)
        theme, going = self._art.theme, Going()
        for item in self.items.values():
            if item in flying:
                continue
            if item is held and hand.dragging:
                self._carry(item, hand, TILT if tilted else 0.0)
                continue
            target = dropped.get(item)
            rect = self._stage.spot(target) if target else lying(self._stage, item.placed)
            if rect is None:
                continue
            item.shrink_to(_share(item, rect) if target else 1.0)
            place = rect.center()
            if item is held:
                place += QPointF(0, -6) if not dropped else _aside(rect)
                item.raise_to(IN_HAND, floor=RAISED)
                item.outline((theme.accent(self._stage.game), 3))
            else:
                hovered = hand.hovered == item.placed.slot and hand.held is None
                lift = HOVERED if hovered and item.placed.slot in hand.sources() else LYING
                item.raise_to(lift, floor=LIGHTS - 1 if target else item.floor)
                item.outline(None)
            if (item.pos() - place).manhattanLength() > 1:
                going.append((item, place))
        return going

    def _carry(self, item: PieceItem, hand: Hand, tilt: float) -> None:
        """Hold it under the pointer, small over a far smaller lit slot, which stays to be seen."""
        slot = hand.hovered if hand.legal_at(hand.hovered) else None
        rect = self._stage.spot(slot) if slot is not None else None
        share = _share(item, rect) if rect is not None else 1.0
        item.shrink_to(share if share < COVERING else 1.0)
        item.raise_to(IN_HAND, tilt=tilt, floor=RAISED)
        item.outline((self._art.theme.hovered, 3))

    def worn(self, placed: Placed) -> Face:
        """What a piece wears in hand."""
        return self._stage.carried(placed) or self._stage.face(placed)

    def counted(self, face: Face, count: int) -> Face:
        """The face of several pieces alike."""
        if count == 1:
            return face
        paint = partial(_paint_counted, face, f"\u00d7{count}", self._art.theme)
        return Face((face.key, count), paint, face.card)

    def _dress(
        self, away: Collection[PieceItem | None], held: PieceItem | None, count: int
    ) -> None:
        """Faces for the hand to pieces that are away from their places; the others' own again.

        What is `held` says how many are in the hand.
        """
        worn: dict[PieceItem, Face] = {}
        for item in away:
            face = self._stage.carried(item.placed) if item is not None else None
            if item is not None and item is held and count > 1:
                face = self.counted(self.worn(item.placed), count)
            if item is not None and face is not None:
                worn[item] = face
        for home in self._dressed.difference(worn) & {*self.items.values()}:
            home.wear(home.placed, self._stage.face(home.placed), home.size)
        for item, face in worn.items():
            item.wear(item.placed, face, item.size)
        self._dressed = {*worn}

    def _held(self, hand: Hand) -> PieceItem | None:
        """The piece in hand, if it is carried itself."""
        item = self.top(hand.held)
        return item if item is None or not self._stage.anchored(item.placed.slot) else None

    # One of a pile

    def carry(self, point: QPointF) -> None:
        """What was taken from a pile follows the pointer."""
        if self._carried is not None:
            self._carried.setPos(point)

    def _follow_piles(self, hand: Hand) -> None:
        """Show what was taken from piles: on the slots of its drops, and in the hand."""
        wanted: list[tuple[Slot, Face, bool]] = []
        for source, target in hand.drops():
            face = self._stage.sample(source)
            if face is not None and not self._stage.anchored(target):  # one pile hides no other
                wanted.append((target, face, False))
        face = self._stage.sample(hand.held) if hand.held is not None and hand.dragging else None
        if face is not None and hand.held is not None:
            wanted.append((hand.held, self.counted(face, hand.armful.count), True))
        while len(self._samples) > len(wanted):
            self._scene.removeItem(self._samples.pop())
        self._carried = None
        for at, (slot, face, carried) in enumerate(wanted):
            rect = self._stage.spot(slot)
            side = min(rect.width(), rect.height(), SAMPLE) if rect is not None else 1.0
            placed = Placed(Piece.of("sample", at), slot)
            if at == len(self._samples):
                self._samples.append(PieceItem(placed, face, (side, side), self._art))
                self._scene.addItem(self._samples[at])
            item = self._samples[at]
            item.setVisible(rect is not None)
            if carried and item.placed == placed and item.zValue() == RAISED:
                self._carried = item
                if item.face_key != face.key:
                    item.wear(placed, face, item.size)
                continue
            item.wear(placed, face, (side, side))
            item.raise_to(IN_HAND if carried else LYING, floor=RAISED if carried else LIGHTS - 1)
            if rect is not None:
                item.setPos(rect.center())
            self._carried = item if carried else None


def _ranked(loose: Iterable[Placed]) -> dict[Piece, Placed]:
    """Loose pieces by name, each with its place among those of its slot: only these lie there."""
    taken: Counter[Slot] = Counter()
    wanted = {}
    for placed in sorted(loose, key=lambda placed: placed.order):
        wanted[placed.piece] = placed._replace(order=taken[placed.slot])
        taken[placed.slot] += 1
    return wanted


def _paint_counted(face: Face, sign: str, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    face.paint(painter, rect)
    paint_disc(painter, rect.topRight() + QPointF(-DISC, DISC), sign, theme)


def _aside(rect: QRectF) -> QPointF:
    """How far what is in hand lies beside the place where it was dropped before."""
    return QPointF(rect.width() * 0.3, -rect.height() * 0.3)


def _share(item: PieceItem, rect: QRectF) -> float:
    """How much of its size a piece may keep in a slot; never more than all of it."""
    width, height = item.size
    return min(1.0, rect.width() / max(width, 1.0), rect.height() / max(height, 1.0))


def lying(stage: Stage, placed: Placed) -> QRectF | None:
    """Where a piece lies: inside of its slot, or in its middle and piled; None for nowhere."""
    rect = stage.spot(placed.slot)
    if rect is None:
        return None
    own = stage.rest(placed)
    return own if own is not None else rect.translated(STACK * placed.order)
