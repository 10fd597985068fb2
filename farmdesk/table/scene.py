"""The table: pieces of one View, the hand over it, and the lights that follow from the hand.

The scene holds no rule. What may be lifted and dropped comes from the decision in the View; where
things lie and what they look like comes from the Stage.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene

from farmdesk.core.composer import Composer
from farmdesk.core.events import Event
from farmdesk.core.moves import Drop, Move
from farmdesk.core.places import Slot
from farmdesk.table.animator import Animator, Flight
from farmdesk.table.art import Art
from farmdesk.table.attention import attention
from farmdesk.table.estimates import Estimates
from farmdesk.table.flights import back_home, gliding, told
from farmdesk.table.foresight import Foresee, Foresight, WhyNot
from farmdesk.table.gesture import Hand
from farmdesk.table.items import PieceItem
from farmdesk.table.keyboard import Keyboard
from farmdesk.table.layers import Layers
from farmdesk.table.lighting import Lighting
from farmdesk.table.pieces import Pieces
from farmdesk.table.shape import Shape
from farmdesk.table.shift import Shift
from farmdesk.table.slide import Slide
from farmdesk.table.stage import Lamp, Motion, Say, Stage, Swept, View
from farmdesk.table.tableau import Telling
from farmdesk.table.tones import Theme
from farmdesk.table.touch import TouchedScene


class TableScene(TouchedScene):
    """One game's table as one person sees and touches it. Lengths are units."""

    moved = Signal(int, object)
    """Seat, Move: a person has spelled a move."""
    composed = Signal()
    """Something was lifted, dropped or taken back."""
    helped = Signal(object, str)
    """Phrase | None and its tone: `plain`, `effect` or `no`."""
    settled = Signal()
    """All motion is over and the picture equals the View."""
    asked = Signal(object)
    """The Slot under the pointer or ring; None when there is none."""

    def __init__(
        self,
        stage: Stage,
        art: Art,
        theme: Theme,
        say: Say,
        why_not: WhyNot,
        preview: Foresee,
        motion: Motion,
    ) -> None:
        super().__init__()
        self.stage = stage
        self.motion = motion
        self.hand = Hand(self)
        self.view: View | None = None
        self._art, self._say = art, say
        self._foresight = Foresight(self.hand, why_not, preview)
        self._lighting = Lighting(self.hand, stage, self._foresight, say)
        self._estimates = Estimates(
            self, self.hand, stage, self._foresight, self._lighting, self._relight
        )
        self.keyboard = Keyboard(self.hand, stage, self.leaf)
        if art.theme is not theme:
            art.wear(theme)
        self._table = QRectF(0, 0, 1, 1)
        self._shape: Shape = "regular"
        self.telling = Telling(self)
        self.telling.finished.connect(self._arrive)
        self._returns = Animator(self)
        self._returns.finished.connect(self._follow_hand)
        self._after: View | None = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setProperty("ratio", 1.0)
        self._layers = Layers(self, stage, art)
        self._pieces = Pieces(self, stage, art)
        self._slide = Slide(self, stage, art)
        repaint, tell = self._layers.repaint_zones, self.helped.emit
        self.shift = Shift(self, self.hand, stage, art, repaint, tell)

    # The picture

    @property
    def composer(self) -> Composer | None:
        """The drops of the person at the table, while a decision is theirs."""
        return self.hand.composer

    @property
    def busy(self) -> bool:
        """Is something moving that belongs to a decision?"""
        return self.telling.running or self._after is not None

    def arrange(self, size: QSizeF, shape: Shape, ratio: float) -> None:
        """Lay the table out anew for a view of `size` units; `ratio` is device pixels a unit."""
        self.interrupt()
        self.skip()
        self.setProperty("ratio", ratio)
        self._table = QRectF(0, 0, size.width(), size.height())
        self._shape = shape
        self.setSceneRect(self._table)
        self._lay_out()

    def _lay_out(self) -> None:
        self._layers.cover(self._table)
        if self.view is None:
            return
        seats = len(self.view.chairs)
        zones = self.stage.zones(self._table.width(), self._table.height(), self._shape, seats)
        self.stage.arrange(zones, self._shape)
        self._layers.lay_zones(zones)
        self.stage.show(self.view)
        self._sync(self.view)
        self.hand_changed()

    def show(self, view: View) -> None:
        """Snap to a View; whatever was composed is dropped."""
        self._slide.stop()
        self._snap(view)

    def _snap(self, view: View) -> None:
        first = self.view is None
        self.telling.stop()
        self._after = None
        self.view = view
        self._foresight.forget()
        before = {piece: item.pos() for piece, item in self._pieces.items.items()}
        shifted = self.stage.show(view)
        if first:
            self._lay_out()
        self._sync(view)
        self._layers.repaint_zones()
        if shifted and not first and not self.motion.still:
            self._returns.run(gliding(self._pieces.items, before), self.motion.speed)
        self.hand.confirm = view.options.get("confirm") == "on"
        self.hand.ask(view.decision)

    def renew(self, view: View) -> None:
        """Take a View in which nothing has changed for the person who is composing."""
        self.view = view
        self.stage.show(view)
        self._layers.repaint_zones()

    def play(self, events: tuple[Event, ...], view: View) -> None:
        """Show what happened, then be at the View and say `settled`."""
        self._returns.stop()  # a piece just dropped flies on from where it is
        self.telling.skip()
        self._lighting.glows = ()
        flights: tuple[Flight, ...] = ()
        motion, pieces = self.motion, self._pieces
        if self.view is not None and not motion.still:
            flights = told(events, view, self.stage, pieces.items, pieces.make, self._say)
        tableau = self.stage.tableau(events, view) if motion.speed > 0 else None
        self._after = view
        if flights or tableau is not None:
            self._slide.stop()
            self.telling.run(flights, motion, tableau)
        self.hand.ask(None)
        if not self.telling.running:
            self._arrive()

    def skip(self) -> None:
        """Jump to the end of running motion."""
        self._returns.skip()
        self.telling.skip()
        self._slide.stop()

    def _arrive(self) -> None:
        view, self._after = self._after, None
        if view is None:
            return
        passed = self._passed_on(view)
        self._snap(view)
        if passed:
            self._slide.run(self.motion.speed)
        self.settled.emit()

    def _passed_on(self, view: View) -> bool:
        """Are there parts that glide to other places now? What is new shows where it was made."""
        if self.motion.still or self.view is None:
            self._slide.stop()
            return False
        slots = self.stage.linger(view)
        if slots:
            self.view = view
            self._sync(view)
            self._layers.repaint_zones()
            self._relight()
            self._slide.look(slots)
        return bool(slots)

    def _sync(self, view: View) -> None:
        self._returns.stop()
        self._pieces.sync(view)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme."""
        self._art.wear(theme)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again, in the language that is set now."""
        if self.view is not None:
            self.skip()
            self.stage.show(self.view)
            self._pieces.repaint()
            self._layers.repaint_zones()
            self.hand_changed()
        self.update()

    def light(self, *lamps: Lamp) -> None:
        """Light these places until the next call; without any the light goes out."""
        if self.view is not None:
            self._lighting.burn(self.view, lamps)
            self._relight()

    # What the hand asks of the table

    def piece_at(self, point: QPointF) -> Slot | None:
        """The slot whose piece lies on top at a point; one that may be lifted goes first."""
        return self._pieces.at(point, self.hand.sources())

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point, occupied or empty."""
        return self.stage.slot_at(point)

    def centre(self, slot: Slot) -> tuple[QPointF, float] | None:
        """The middle of a slot and half its shorter side."""
        rect = self.stage.spot(slot)
        return (rect.center(), min(rect.width(), rect.height()) / 2) if rect is not None else None

    def spelled(self, move: Move) -> None:
        """The drops have become a move: tell it; the pieces stay where they were dropped."""
        assert self.view is not None
        self._follow_hand()
        self._relight()
        if self.view.decision is not None:
            self.moved.emit(self.view.decision.seat, move)

    def steers(self, source: Slot) -> bool:
        """May the way of a drag answer what is asked next?"""
        return self.stage.steers(source)

    def quick(self, source: Slot) -> bool:
        """Is a click enough where the piece can go to one place only?"""
        return self.stage.quick(source)

    def handed(self, source: Slot) -> bool:
        """Is it in hand by itself when nothing else may be lifted?"""
        return self.stage.handed(source)

    def strokes(self, source: Slot, first: Slot | None = None) -> tuple[Slot, ...]:
        """Slots over which one press with the piece from `source` may go, from `first` on."""
        return self.stage.strokes(source, first)

    def swept(self, source: Slot, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        """What a press means that has gone over these slots."""
        return self.stage.swept(source, way, made)

    def opened(self, slot: Slot) -> bool:
        """Nothing can be lifted there: press it, look at what lies there, or at what it offers."""
        move = self.stage.presses(slot)
        if move is not None:
            return self.hand.play(move)
        if self.stage.open(slot):
            self._turned_over()
            return True
        offer = self.stage.offers(slot)
        if offer is not None:
            self.hand.choose(slot, offer.slots)
            self.hand_changed()
        return offer is not None

    def leaf(self, step: int) -> bool:
        """Look at the next place, the one before, or the own one; False where there is only one."""
        changed = self.stage.leaf(step)
        if changed:
            self._turned_over()
        return changed

    def _turned_over(self) -> None:
        """The stage shows another place: everything lies elsewhere now."""
        if self._lighting.out_of_sight():
            self.hand.put_back()
        self.hand.look_away()
        self._slide.stop()
        if self.busy:
            self.skip()  # what flies would land where nothing lies any more
        if self.view is not None:
            self._sync(self.view)
            self._layers.repaint_zones()
            self.hand_changed()

    def hand_moved(self, point: QPointF) -> None:
        """The piece in hand follows the pointer, held a little above its middle."""
        self._pieces.carry(point)
        item = self._held_item()
        if item is not None and not self.stage.anchored(item.placed.slot):
            width, height = item.size
            item.setPos(point - QPointF(width * 0.1, height * 0.1))

    def hand_changed(self) -> None:
        """Follow the hand: pieces to where they were dropped or back home, lights, words."""
        if self.view is None:
            return
        if self._lighting.out_of_sight() and self.stage.leaf(0):
            self._sync(self.view)
            self._layers.repaint_zones()
        if self.hand.held is not None:
            self._slide.stop()
        self._follow_hand()
        self._estimates.follow()
        self._relight()
        self._say_help()
        self.composed.emit()

    # Following the hand

    def _held_item(self) -> PieceItem | None:
        return self._pieces.top(self.hand.held) if self.hand.held is not None else None

    def _follow_hand(self) -> None:
        flying, tilted = self.telling.flying, not self.motion.reduced
        going = self._pieces.follow(self.hand, flying, tilted=tilted)
        self._returns.stop()  # whatever was on its way belongs elsewhere now, or is there
        if going:
            self._returns.run(back_home(going), max(self.motion.speed, 0.25))
            if self.motion.still:
                self._returns.skip()

    def _relight(self) -> None:
        if self.view is None:
            return
        taken = self._pieces.slots()
        bright = self.stage.bright()
        clear = tuple(rect for name in bright if (rect := self._layers.zone(name)) is not None)
        item = self._held_item()
        carried = item is not None and not self.stage.anchored(item.placed.slot)
        ghost = self._pieces.worn(item.placed) if item is not None and carried else None
        if ghost is None and self.hand.held is not None:
            ghost = self.stage.sample(self.hand.held)
        if ghost is not None:
            ghost = self._pieces.counted(ghost, self.hand.armful.count)
        idle = not self.busy
        self._layers.light(self._lighting.lights(self.view, taken, clear, ghost, idle=idle))
        for view in self.views():
            view.viewport().setCursor(self._lighting.cursor())

    def _say_help(self) -> None:
        focus, note, tone = attention(self.hand, self.stage, self._foresight)
        changed = self.stage.attend(focus)
        if changed:
            self._layers.repaint_zones(*changed)
        self.helped.emit(note, tone)
        self.asked.emit(self.hand.hovered)

    # The person's side

    def back(self) -> bool:
        """One step back; False when there is nothing to take back."""
        return self.hand.back()

    def finish(self) -> None:
        """Play what is spelled, although more would be possible."""
        self.hand.finish()

    def cancel(self) -> None:
        """Put everything back: the piece in hand and all drops."""
        self.hand.drop_everything()

    def interrupt(self) -> None:
        """The window lost the person's attention: an ongoing drag flies back."""
        self.shift.cancel()
        self.hand.cancel()

    def point_away(self) -> None:
        """The pointer has left the table; a piece that is carried stays carried."""
        if not self.hand.dragging and self.hand.hovered is not None:
            self.hand.hovered = None
            self.hand_changed()

    def touched(self) -> None:
        """Whoever reaches for the table does not wait until the last picture has gone by."""
        self._slide.stop()

    def words_at(self, point: QPointF) -> str:
        """The slot at a point and what lies there, in a sentence; never over a "not here"."""
        slot = self.stage.slot_at(point)
        told = slot is not None and self._foresight.why() is None
        words = self.stage.describe(slot) if slot is not None and told else None
        return self._say(words) if words is not None else ""
