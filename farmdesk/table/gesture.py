"""The hand: the only mouse and key code of all tables.

Drag, click-then-click and keys all drive one Composer. The hand knows slots and points; what is
legal comes from the Composer, where slots lie comes from its Surface. A drag ends placed or flown
back, whatever interrupts it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Decision, Drop, Move
from farmdesk.core.places import Slot
from farmdesk.table.aim import aimed
from farmdesk.table.armful import Armful
from farmdesk.table.surface import Surface
from farmdesk.table.sweep import Sweep


class Hand:
    """One person's hand over one table."""

    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        self.composer: Composer | None = None
        self.held: Slot | None = None
        """Where the piece in hand comes from; None when the hand is empty."""
        self.dragging = False
        """The button is down: the piece follows the pointer."""
        self.hovered: Slot | None = None
        """The slot under the pointer or the ring of the keyboard."""
        self.ring: Slot | None = None
        """The slot with the keyboard focus; None while the mouse is used."""
        self._pressed: tuple[QPointF, Slot | None] | None = None
        self._via: Slot | None = None
        self._way: list[Slot] = []
        self.confirm = False
        """Does a move that is spelled wait for the tick?"""
        self.chosen: Slot | None = None
        """What was chosen that cannot be lifted itself, but something can be begun with it."""
        self.offered: tuple[Slot, ...] = ()
        """What may be lifted to begin that."""
        self.sweep = Sweep(self, surface)
        """The press that goes over several slots."""
        self.armful = Armful(self, surface)
        """How many of a pile are in the hand."""

    # What may be done

    def ask(self, decision: Decision | None) -> None:
        """Begin with a new question, or with none; whatever was in hand is put back."""
        self.composer = Composer(decision) if decision is not None else None
        self.sweep.end(waits=False)
        self._empty()
        self.hovered = None
        sources = self.sources()
        if len(sources) == 1 and self._surface.handed(sources[0]):
            self.held = sources[0]
        self._surface.hand_changed()

    def sources(self) -> tuple[Slot, ...]:
        """Slots whose piece may be lifted now; what waits for the tick gives way to any."""
        if self.composer is None:
            return ()
        return self.composer.starts if self.waiting else self.composer.sources()

    @property
    def waiting(self) -> bool:
        """Is a whole move spelled, which only waits for the tick?"""
        made, waits = self.composer, self.confirm or self.sweep.waits
        return waits and made is not None and made.ready is not None and not made.open

    def targets(self) -> tuple[Slot, ...]:
        """Slots where what is in the hand may be dropped."""
        return self.armful.targets()

    def drops(self) -> tuple[Drop, ...]:
        """The drops made so far."""
        return self.composer.drops if self.composer is not None else ()

    def lift(self, source: Slot, *, dragging: bool = False) -> None:
        """Take the piece that lies in `source`, if that is allowed now."""
        if source in self.sources():
            if self.waiting and self.composer is not None:
                self.composer.clear()
            self.choose(None)
            self.held, self.dragging, self._via = source, dragging, None
            self.armful.begin()
            self._surface.hand_changed()

    def choose(self, slot: Slot | None, offered: tuple[Slot, ...] = ()) -> None:
        """Show what may be lifted to begin with `slot`; the ring of the keyboard goes there."""
        self.chosen, self.offered = slot, offered
        if self.ring is not None and offered:
            self.ring = self.hovered = offered[0]

    def put_back(self) -> None:
        """Let go of the piece in hand; drops already made stay, and what they need is in hand."""
        if self.held is not None or self.chosen is not None:
            self._empty()
            self._take_next()
            self._surface.hand_changed()

    def place(self, target: Slot) -> bool:
        """Drop the held piece on `target`; False when that is not legal."""
        drops = self._drops_to(target)
        if not drops or self.composer is None:
            return False
        way = self._way if self.dragging else []
        self.composer.drop_all((*drops, *self._steered(drops, way)))
        self.go_on()
        return True

    def go_on(self) -> None:
        """After a gesture: a move that is spelled plays, unless more is possible or it waits."""
        made, waits = self.composer, self.confirm or self.sweep.waits
        self._empty()
        if made is not None and made.ready is not None and not made.open and not waits:
            self._surface.spelled(made.ready)
            return
        self._take_next()
        self._surface.hand_changed()

    def play(self, move: Move) -> bool:
        """Play a move at once, whatever has been dropped; False when it is not legal."""
        if self.composer is None or move not in self.composer.decision.all_moves:
            return False
        self._empty()
        self._surface.spelled(move)
        return True

    def finish(self) -> bool:
        """Play what is spelled although more would be possible; False when nothing is."""
        move = self.composer.ready if self.composer is not None else None
        if move is None:
            return False
        self._empty()
        self._surface.spelled(move)
        return True

    def back(self) -> bool:
        """One step back: let go of a carried piece or end a press, else take the last drop back."""
        if self.composer is None:
            return False
        if self.dragging or self.sweep.pressed:
            self.cancel()
            return True
        if self.chosen is not None:
            self.choose(None)
        elif self.composer.drops:
            self._empty()
            if not self.sweep.back():
                self.composer.back()
            self._take_next()
        elif self.held is not None:
            self._empty()
        else:
            return False
        self._surface.hand_changed()
        return True

    def cancel(self) -> None:
        """Something interrupted: an ongoing drag flies back, drops already made stay."""
        self._pressed = None
        self.sweep.break_off()
        if self.dragging:
            self.put_back()

    def look_away(self) -> None:
        """Another place is looked at: what was pointed at lies elsewhere now."""
        self.ring = self.hovered = None

    def drop_everything(self) -> None:
        """Put everything back where it was, drops included."""
        if self.composer is not None:
            self.composer.clear()
        self._empty()
        self._surface.hand_changed()

    def legal_at(self, slot: Slot | None) -> bool:
        """May the held piece be dropped there, directly or through the slot it passed?"""
        return slot is not None and bool(self._drops_to(slot))

    def drops_at(self, slot: Slot) -> tuple[Drop, ...]:
        """All drops of the composition, if the held piece were now dropped on `slot`."""
        plain = (Drop(self.held, slot),) if self.held is not None else ()
        return self.drops() + (self._drops_to(slot) or plain)

    def moves_at(self, slot: Slot) -> tuple[Move, ...]:
        """The moves that a drop on `slot` would leave possible."""
        drops = self._drops_to(slot)
        if not drops or self.composer is None:
            return ()
        way = self._way if self.dragging else []
        self.composer.drop_all((*drops, *self._steered(drops, way)))
        moves = self.composer.candidates
        self.composer.back()
        return moves

    @property
    def passed(self) -> tuple[Slot, ...]:
        """What the drag has come over that answers what a drop would ask next."""
        if not self.dragging or self.composer is None or self.held is None:
            return ()
        pairs = self.composer.pairs(self.held)
        answers = {drop.target for _, drop in pairs if self._surface.steers(drop.source)}
        return tuple(slot for slot in self._way if slot in answers)

    def by_way_of(self, slot: Slot) -> tuple[Move, ...]:
        """The moves that a drag which has come over `slot` would become at the places it may go."""
        if slot not in self.passed or self.composer is None or self.held is None:
            return ()
        found: list[Move] = []
        for first, second in self.composer.pairs(self.held):
            if second.target == slot and self._steered((first,), self._way) == (second,):
                found += self.moves_at(first.target)
        return tuple(found)

    def meant(self) -> tuple[Move, ...]:
        """What the drops so far, and that on the hovered slot, may still become."""
        if self.held is not None and self.hovered is not None:
            moves = self.moves_at(self.hovered) or self.by_way_of(self.hovered)
            if moves:
                return moves
        return self.composer.candidates if self.composer is not None and self.drops() else ()

    # The mouse

    def press(self, point: QPointF) -> None:
        """The left button went down."""
        self.ring = None
        if not self.sweep.press(self._surface.slot_at(point), point):
            self._pressed = (point, self._source_at(point))

    def move(self, point: QPointF) -> None:
        """The pointer moved, with or without a button."""
        if self.sweep.pressed:
            self.sweep.follow(point)
            return
        if self._pressed is not None and not self.dragging:
            start, source = self._pressed
            far = (point - start).manhattanLength() >= QApplication.startDragDistance()
            if far and source is not None:
                self.lift(source, dragging=True)
        if self.dragging:
            self._surface.hand_moved(point)
            self._pass_over(self._surface.slot_at(point))
        self._hover(self._aim(point) if self.held is not None else self._surface.slot_at(point))

    def release(self, point: QPointF) -> None:
        """The left button went up: a drag is dropped, anything else was a click."""
        if self.sweep.pressed:
            self.sweep.release()
            return
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            target = self._aim(point)
            if target is None or not self.place(target):
                self.put_back()
        elif pressed is not None:
            self._click(point, *pressed)

    def _click(self, point: QPointF, start: QPointF, source: Slot | None) -> None:
        if self.held is not None:
            target = self._aim(point)
            if target is not None and self.place(target):
                return
            if source is None or source == self.held:
                if not self.drops():
                    self.put_back()
                return
        if source is not None:
            self._take(source)
            return
        slot = self._surface.slot_at(point)
        same = slot is not None and self.held is None and slot == self._surface.slot_at(start)
        shown = same and slot is not None and self._surface.opened(slot)
        if not shown and self.held is None:
            self.put_back()

    def _take(self, source: Slot) -> None:
        """Lift a piece; where a click is enough, it goes to the one place where it can."""
        self.lift(source)
        targets = self.targets()
        if self.held == source and len(targets) == 1 and self._surface.quick(source):
            self.place(targets[0])

    def _source_at(self, point: QPointF) -> Slot | None:
        sources = self.sources()
        found = (self._surface.piece_at(point), self._surface.slot_at(point))
        return next((slot for slot in found if slot is not None and slot in sources), None)

    def _aim(self, point: QPointF) -> Slot | None:
        return aimed(self, self._surface, point)

    def _hover(self, slot: Slot | None) -> None:
        if slot == self.hovered:
            return
        if self.dragging and self.hovered is not None and self.hovered in self.targets():
            self._via = self.hovered
        self.hovered = slot
        self._surface.hand_changed()

    def _pass_over(self, slot: Slot | None) -> None:
        """What a drag comes over may answer what is asked next, even beside a lit slot."""
        if slot is not None and slot not in self._way:
            self._way.append(slot)
            if self.hovered is not None:
                self._surface.hand_changed()

    # The keys

    def focus(self, slot: Slot | None) -> None:
        """Put the ring of the keyboard on a slot."""
        self.ring = slot
        self.hovered = slot
        self._surface.hand_changed()

    def enter(self) -> bool:
        """Enter: take what the ring is on, or place what is held there."""
        if self.ring is None:
            return False
        if self.held is None:
            if self.ring in self.sources():
                self._take(self.ring)
                return True
            return self.sweep.tap(self.ring) or self._surface.opened(self.ring)
        if self.ring == self.held and not self.legal_at(self.ring):
            self.put_back()
            return True
        return self.sweep.tap(self.ring) or self.place(self.ring)

    # Drops

    def _drops_to(self, target: Slot) -> tuple[Drop, ...]:
        """The drops that bring the held piece to `target`; empty when none legal do.

        While a drag passes over a lit slot and leaves it for a place where the piece met there may
        go, both drops are meant: a tractor pushes what it drives over.
        """
        if self.composer is None or self.held is None:
            return ()
        if target in self.targets():
            return self.armful.drops(target)
        via = self._via
        if not self.dragging or via is None or via not in self.composer.targets(self.held):
            return ()
        self.composer.drop(self.held, via)
        through = target in self.composer.targets(via)
        self.composer.back()
        return (Drop(self.held, via), Drop(via, target)) if through else ()

    def _steered(self, drops: tuple[Drop, ...], way: list[Slot]) -> tuple[Drop, ...]:
        """The next drop, where the way of the drag has answered it: the corner it came over."""
        assert self.composer is not None
        self.composer.drop_all(drops)
        following = self.composer.sources()
        found: list[Slot] = []
        if len(following) == 1 and self._surface.steers(following[0]):
            found = [slot for slot in self.composer.targets(following[0]) if slot in way]
        self.composer.back()
        return (Drop(following[0], found[0]),) if len(found) == 1 else ()

    def _take_next(self) -> None:
        """After a drop, the only piece that can go on is in hand by itself, unless all is said."""
        if self.composer is not None and self.composer.drops and self.composer.ready is None:
            following = self.composer.sources()
            if len(following) == 1:
                self.held = following[0]

    def _empty(self) -> None:
        self.held, self.dragging, self._via, self._pressed = None, False, None, None
        self._way = []
        self.armful.begin()
        self.choose(None)
