"""A table without a game: a board of 4 x 3 cells, a tray beside it, wooden blocks."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from farmdesk.core.match import COLOURS, Chair
from farmdesk.core.moves import Decision, Drop, Move, Phrase, phrase
from farmdesk.core.places import Piece, Placed, Seat, Slot
from farmdesk.core.preview import Preview
from farmdesk.core.standing import ScoreLine, Standing
from farmdesk.table.art import Art
from farmdesk.table.habits import Habits
from farmdesk.table.overlay import Lights
from farmdesk.table.scene import TableScene
from farmdesk.table.shape import Shape
from farmdesk.table.stage import Face, Focus, Motion, Offer, View
from farmdesk.table.tones import LIGHT

CELL = 100.0
STILL = Motion(0.0)
BOARD = tuple(Slot(f"board/{x},{y}") for y in range(3) for x in range(4))
TRAY = tuple(Slot(f"tray/{n}") for n in range(3))
SIZE = QSizeF(560, 340)
CHAIRS = (Chair("Mira", colour=COLOURS[0]), Chair("Kei", colour=COLOURS[1]))


def rect_of(slot: Slot) -> QRectF | None:
    """Where a slot lies: the board from 10,10 on, the tray at its right."""
    if slot in BOARD:
        x, y = map(int, slot.spot.split(","))
        return QRectF(10 + x * CELL, 10 + y * CELL, CELL, CELL).adjusted(4, 4, -4, -4)
    if slot in TRAY:
        return QRectF(440, 14 + int(slot.spot) * 110, 92, 92)
    return None


class PlainStage(Habits):
    """Blocks on a board. It remembers what it was told to attend to."""

    game = "harvest_valley"

    def __init__(self) -> None:
        self.focus = Focus()
        self.shown: list[View] = []
        self.shift = False
        """Say that places have shifted, at the next view."""
        self.passing: tuple[Slot, ...] = ()
        """Slots whose pictures glide after the next motion."""
        self.begins: dict[Slot, tuple[Slot, ...]] = {}
        """What can be begun with slots that cannot be lifted."""
        self.guesses = False
        self.reads: list[str] = []
        self.fixed: tuple[Slot, ...] = ()
        """Slots whose piece stays while it is held."""
        self.steering: tuple[Slot, ...] = ()
        self.pages = 1
        self.page = 0
        """The page that is looked at; on any but the first the board lies 1,000 units aside."""
        self.opened: list[Slot] = []
        self.cards = True
        self.spots: dict[Slot, QRectF] = {}
        """Where slots lie that are neither board nor tray."""

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        return {"board": QRectF(10, 10, 400, 300), "tray": QRectF(430, 10, 120, 330)}

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        self.zones_laid = zones

    def show(self, view: View) -> bool:
        self.shown.append(view)
        return self.shift

    def linger(self, view: View) -> tuple[Slot, ...]:
        return self.passing

    def attend(self, focus: Focus) -> tuple[str, ...]:
        self.focus = focus
        return ("tray",)

    def spot(self, slot: Slot) -> QRectF | None:
        rect = self.spots.get(slot) or rect_of(slot)
        aside = 1_000.0 * self.page if slot in BOARD else 0.0
        return rect.translated(aside, 0) if rect is not None else None

    def slot_at(self, point: QPointF) -> Slot | None:
        for slot in (*BOARD, *TRAY):
            rect = self.spot(slot) if slot not in self.spots else rect_of(slot)
            if rect is not None and rect.contains(point):
                return slot
        return None

    def places(self) -> tuple[Slot, ...]:
        lying = {placed.slot for placed in self.shown[-1].placed} if self.shown else set()
        return tuple(slot for slot in (*BOARD, *TRAY) if slot in lying)

    def row(self) -> tuple[Slot, ...]:
        return TRAY

    def loose(self, placed: Placed) -> bool:
        return placed.slot.zone != "box"

    def face(self, placed: Placed) -> Face:
        return Face((placed.piece, placed.up), self._paint, self.cards)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor("#A06030"))

    def paint_zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor("#506030"))

    def paint_marks(self, painter: QPainter) -> None:
        pass

    def bright(self) -> tuple[str, ...]:
        return ("tray",)

    def offers(self, slot: Slot) -> Offer | None:
        return Offer(self.begins[slot], phrase("begin")) if slot in self.begins else None

    def estimates(self, source: Slot) -> bool:
        return self.guesses

    def anchored(self, source: Slot) -> bool:
        return source in self.fixed

    def steers(self, source: Slot) -> bool:
        return source in self.steering

    def leaves(self) -> bool:
        return False

    def leaf(self, step: int) -> bool:
        before = self.page
        self.page = (self.page + step) % self.pages if step else 0
        return self.page != before

    def open(self, slot: Slot) -> bool:
        self.opened.append(slot)
        return slot not in self.begins and self.leaf(1)

    def reach(self, at: Slot, held: Slot | None) -> tuple[Slot, ...]:
        return ()

    def facts(self, view: View, seat: Seat) -> tuple[Phrase, ...]:
        return ()

    def clock(self, view: View) -> Phrase:
        return phrase("clock")

    def subject(self, slot: Slot) -> str:
        return slot.zone

    def describe(self, slot: Slot) -> Phrase | None:
        return phrase("about", slot=str(slot))


def block(name: str, slot: Slot | str, **more: Any) -> Placed:
    """A wooden block."""
    return Placed(Piece.of("block", name), Slot(slot), **more)


BLOCKS = (block("a", "tray/0"), block("b", "tray/1"), block("c", "board/1,1"))


def view(
    decision: Decision | None = None,
    placed: tuple[Placed, ...] = BLOCKS,
    *,
    totals: tuple[int, ...] = (3, 5),
    lines: tuple[ScoreLine, ...] = (),
    footprints: tuple[tuple[Seat, tuple[Slot, ...]], ...] = (),
    **options: str,
) -> View:
    """A picture with these blocks, seen by seat 0."""
    standing = Standing(lines, totals)
    return View(None, placed, standing, 0, decision, CHAIRS, options, footprints)


def say(said: Phrase) -> str:
    return said.key


class PlainTable:
    """A scene on a PlainStage, with what it said."""

    def __init__(self, motion: Motion = STILL, stage: PlainStage | None = None) -> None:
        self.stage = stage or PlainStage()
        self.art = Art(LIGHT)
        self.asked: list[tuple[Drop, ...]] = []
        self.foreseen: list[Move] = []
        self.points = 7
        """What every move would bring seat 0 in all."""
        self.told: list[str] = []
        self.moves: list[tuple[int, Move]] = []
        self.notes: list[tuple[Phrase | None, str]] = []
        self.pointed: list[object] = []
        self.scene = TableScene(
            self.stage, self.art, LIGHT, say, self._why_not, self._foresee, motion
        )
        self.scene.moved.connect(self._moved)
        self.scene.helped.connect(self._helped)
        self.scene.composed.connect(self._composed)
        self.scene.settled.connect(self._settled)
        self.scene.asked.connect(self._pointed)
        self.scene.arrange(SIZE, "regular", 1.0)

    def _why_not(self, drops: tuple[Drop, ...]) -> Phrase | None:
        self.asked.append(drops)
        return phrase("no", to=str(drops[-1].target))

    def _foresee(self, move: Move) -> Preview | None:
        self.foreseen.append(move)
        return Preview((), Standing((), (self.points, 5)), self.points, cut=False)

    def _moved(self, seat: int, move: Move) -> None:
        self.moves.append((seat, move))
        self.told.append("moved")

    def _helped(self, note: Phrase | None, tone: str) -> None:
        self.notes.append((note, tone))

    def _composed(self) -> None:
        self.told.append("composed")

    def _settled(self) -> None:
        self.told.append("settled")

    def _pointed(self, slot: object) -> None:
        self.pointed.append(slot)

    def pos(self, name: str) -> tuple[float, float]:
        """Where a block is painted."""
        point = self.scene._pieces.items[Piece.of("block", name)].pos()
        return point.x(), point.y()

    def middle(self, slot: Slot | str) -> tuple[float, float]:
        rect = rect_of(Slot(slot))
        assert rect is not None
        return rect.center().x(), rect.center().y()

    def point(self, slot: Slot | str) -> QPointF:
        return QPointF(*self.middle(slot))


def lights(table: PlainTable) -> Lights:
    return table.scene._layers._overlay.lights


def pick(table: PlainTable, slot: Slot) -> None:
    """Click on a slot's middle."""
    table.scene.hand.press(table.point(slot))
    table.scene.hand.release(table.point(slot))


def carry(table: PlainTable, source: Slot, target: Slot) -> None:
    """Drag a piece to a slot and keep it there."""
    hand = table.scene.hand
    hand.press(table.point(source))
    hand.move(table.point(source) + QPointF(20, 0))
    hand.move(table.point(target))
