"""What a table shows, and what a game must bring to be shown: the View and the Stage.

A Stage says where each zone lies and what each piece looks like, and nothing else. It never says
what is legal; the decision inside the View does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.events import Event
from farmdesk.core.match import Chair
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.core.preview import Preview
from farmdesk.core.standing import Standing
from farmdesk.table.art import Art
from farmdesk.table.shape import Shape

Say = Callable[[Phrase], str]
"""Turns a phrase into words of the language that is set now."""


class View(NamedTuple):
    """One picture of a match, as one seat may see it."""

    state: Any
    """The game's state, concealed for `seat`."""
    placed: tuple[Placed, ...]
    standing: Standing
    seat: Seat
    """Whose eyes these are."""
    decision: Decision | None
    """What the person at the table is asked now; None while others decide."""
    chairs: tuple[Chair, ...]
    options: Mapping[str, str]
    footprints: tuple[tuple[Seat, tuple[Slot, ...]], ...] = ()
    """The places of the last decision of each other seat."""
    over: bool = False


class Motion(NamedTuple):
    """How things move: `speed` 0 (not at all) to 4, `reduced` for no flights and no tilt."""

    speed: float = 1.0
    reduced: bool = False
    brisk: bool = False
    """It is one of several decisions in a row: less time for each."""
    waits: bool = False
    """What is told over the table stays until somebody goes on."""

    @property
    def still(self) -> bool:
        """Nothing flies."""
        return self.reduced or self.speed <= 0


class Face(NamedTuple):
    """What a piece looks like: a painter, and a key that names all it depends on."""

    key: Hashable
    paint: Callable[[QPainter, QRectF], None]
    card: bool = True
    """Is it a card, with a shadow as its rectangle throws it? Others bring their own."""


class Tableau(NamedTuple):
    """Something that is told large over the whole table for a while."""

    paint: Callable[[QPainter, QRectF], None]
    """Paints it; gets the rectangle of the table."""
    lasts: float
    """Milliseconds at speed 1."""
    stays: bool = False
    """May it stay until somebody goes on, where every step is waited for?"""


class Swept(NamedTuple):
    """What a press that has gone over some slots means."""

    drops: tuple[Drop, ...] = ()
    """All drops of the composition then, those made before included; empty when it means none."""
    why: Phrase | None = None
    """Why it means none."""
    waits: bool = False
    """Does a move that is spelled by it wait for the tick?"""


class Focus(NamedTuple):
    """What the person is doing, for a stage that paints it: nothing held, nothing hovered."""

    held: Slot | None = None
    """Where the piece in hand was taken from."""
    hovered: Slot | None = None
    """The slot under the pointer or the keyboard ring."""
    legal: bool = False
    """Is the hovered slot one where the held piece may be dropped?"""
    effect: Preview | None = None
    """What the hovered drop would bring, when it is told."""
    note: Phrase | None = None
    """Why not, or what else there is to say of the hovered slot."""
    moves: tuple[Move, ...] = ()
    """What the drops so far and the hovered one may still become; empty when neither is there."""
    chosen: Slot | None = None
    """What was chosen that cannot be lifted itself, but offers a beginning."""
    drops: tuple[Drop, ...] = ()
    """The drops made so far."""
    swept: Swept | None = None
    """What a press on the hovered slot would mean, where presses may go over several slots."""


class Way(NamedTuple):
    """From where to where a piece is seen to fly."""

    start: QPointF
    end: QPointF
    line: str = ""
    """The colour of a line around it, `#RRGGBB`: whose it is. Empty for none."""


class Offer(NamedTuple):
    """What can be begun with something that cannot be lifted itself."""

    slots: tuple[Slot, ...]
    """What may be lifted to begin; empty when nothing may now."""
    words: Phrase
    """How to go on, or why nothing can be begun."""


class Lamp(NamedTuple):
    """Places to be lit together, from outside the table: by the log, a hint or the score sheet."""

    places: tuple[Slot, ...]
    seat: Seat | None = None
    """In whose colour; None for nobody's."""
    points: int | None = None
    """The number that belongs to the places, if any."""


class Stage(Protocol):
    """One game's part of the table. Made anew for every match; lengths are units."""

    @property
    def game(self) -> str:
        """The id of the game, for its cloth and accent."""
        ...

    def zones(self, width: float, height: float, shape: Shape, seats: int) -> dict[str, QRectF]:
        """Where each zone lies on a table of that size, the main board first: a pure function.

        What opens over the table, such as the score sheet, keeps off the main board.
        """
        ...

    def arrange(self, zones: dict[str, QRectF], shape: Shape) -> None:
        """Take these zones for all that follows."""
        ...

    def show(self, view: View) -> bool:
        """Take a new view. True when places have shifted, so that pieces must glide."""
        ...

    def linger(self, view: View) -> tuple[Slot, ...]:
        """Take a new state with everything lying where it lay, if `show` would move whole parts.

        Returns the slots of the parts that glide to where they lie after `show`; where nothing is
        passed on it does nothing and returns none.
        """
        ...

    def attend(self, focus: Focus) -> tuple[str, ...]:
        """Take what the person is doing; returns the zones that must be painted again.

        `marks` among them stands for what is drawn over the pieces.
        """
        ...

    def spot(self, slot: Slot) -> QRectF | None:
        """Where a piece in that slot lies; None when the slot is nowhere on the table."""
        ...

    def slot_at(self, point: QPointF) -> Slot | None:
        """The slot at a point, occupied or empty, legal or not."""
        ...

    def places(self) -> tuple[Slot, ...]:
        """Slots that the keyboard visits, in reading order, zone after zone."""
        ...

    def row(self) -> tuple[Slot, ...]:
        """Slots that the digits 1 to 9 take from."""
        ...

    def rest(self, placed: Placed) -> QRectF | None:
        """Where a piece lies inside of its slot; None for the middle, piled where it is not alone.

        Only asked for slots that lie on the table.
        """
        ...

    def letter(self, letter: str) -> Slot | None:
        """The slot that a letter key (`A` to `Z`) takes from, beside the digits; None for none."""
        ...

    def loose(self, placed: Placed) -> bool:
        """Is this piece shown as itself, not as part of a pile?"""
        ...

    def face(self, placed: Placed) -> Face:
        """What it looks like, face up or down."""
        ...

    def paint_zone(self, name: str, painter: QPainter, rect: QRectF) -> None:
        """The furniture of a zone, below all pieces."""
        ...

    def paint_marks(self, painter: QPainter) -> None:
        """What is drawn over the pieces: bonuses, struck-out cards, outlines."""
        ...

    def bright(self) -> tuple[str, ...]:
        """Zones that stay undimmed while a piece is held: they tell what the drop would bring."""
        ...

    def anchored(self, source: Slot) -> bool:
        """Does the piece stay where it lies while it is held, and only a line is drawn from it?"""
        ...

    def carried(self, placed: Placed) -> Face | None:
        """What a piece wears in hand, and where it was dropped; None for what it always wears."""
        ...

    def sample(self, source: Slot) -> Face | None:
        """What one of a pile looks like when it is taken: the pile stays, which is `anchored`.

        None where nothing is to be seen of what is taken, or the piece itself is carried.
        """
        ...

    def strokes(self, source: Slot, first: Slot | None = None) -> tuple[Slot, ...]:
        """Slots over which one press with the piece from `source` may go, with drops for each.

        None where every drop is a gesture of its own. With `first`, where the press has begun, only
        those with which it may go on: over all else it passes as if nothing were there.
        """
        ...

    def swept(self, source: Slot, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        """What a press means that has gone over these slots, after the drops already made."""
        ...

    def shiftable(self, slot: Slot) -> Face | None:
        """What is seen in the hand of things that may be laid elsewhere for the eye alone.

        None where nothing of the kind lies.
        """
        ...

    def carrying(self, source: Slot | None, over: Slot | None) -> tuple[Phrase | None, bool]:
        """Such things are in the hand, over a slot: what laying them there means, and if it goes.

        With None for `source` the hand is empty again.
        """
        ...

    def lay_elsewhere(self, source: Slot, target: Slot) -> bool:
        """Lay such things elsewhere; False when they stay."""
        ...

    def presses(self, slot: Slot) -> Move | None:
        """The move that a click on a slot plays at once, such as a button on the table."""
        ...

    def unlit(self, source: Slot) -> bool:
        """Does the stage itself mark where the piece from `source` may go?"""
        ...

    def steers(self, source: Slot) -> bool:
        """May the way of a drag answer what is asked next, the drop from `source`?"""
        ...

    def aloft(self, source: Slot, target: Slot) -> Way | None:
        """The way of a piece that lies nowhere on the table afterwards, or before.

        None where it goes from slot to slot, as most pieces do, or is not seen at all.
        """
        ...

    def tableau(self, events: tuple[Event, ...], view: View) -> Tableau | None:
        """What these events, which lead to `view`, are worth telling over the whole table.

        None for nothing, as with most that happens.
        """
        ...

    def leaves(self) -> bool:
        """Is there more than one place to look at?"""
        ...

    def leaf(self, step: int) -> bool:
        """Look at the next place (1), the one before (-1) or the own one (0); True if it changed.

        Where there is only one place to look at, nothing ever changes.
        """
        ...

    def open(self, slot: Slot) -> bool:
        """Look at what lies in a slot that was clicked and cannot be lifted; True if it changed."""
        ...

    def offers(self, slot: Slot) -> Offer | None:
        """What can be begun with what lies in a slot that was chosen and cannot be lifted."""
        ...

    def estimates(self, source: Slot) -> bool:
        """Should every lit slot show what the piece from `source` would score there?"""
        ...

    def reach(self, at: Slot, held: Slot | None) -> tuple[Slot, ...]:
        """Places that the piece lying in `at` counts, feeds on or waters.

        With `held`, those of the piece taken from there, if it lay in `at`.
        """
        ...

    def portrait(self, seats: int) -> float:
        """Height in units of what `paint_portrait` needs on a seat's card; 0 for words only."""
        ...

    def paint_portrait(self, painter: QPainter, rect: QRectF, seat: Seat) -> None:
        """What a rival's card shows instead of the two facts, which then are its tooltip."""
        ...

    def quick(self, source: Slot) -> bool:
        """Is a click on the piece in `source` enough, where it can go to one place only?"""
        ...

    def handed(self, source: Slot) -> bool:
        """Is the piece in `source` in hand by itself, when nothing else may be lifted?"""
        ...

    def remark(self, focus: Focus) -> Phrase | None:
        """What a legal drop on the hovered slot means, where points alone do not tell it."""
        ...

    def composing(self, moves: tuple[Move, ...], drops: tuple[Drop, ...]) -> Composing | None:
        """What is asked while some `drops` are made that may become these moves; None for no more
        than the question itself."""
        ...

    def tick(self, move: Move) -> Phrase | None:
        """What the tick does that plays a move which is spelled; None for "Done"."""
        ...

    def guide(self) -> Phrase | None:
        """How the question is answered, where that is more than a piece and a lit place."""
        ...

    def facts(self, view: View, seat: Seat) -> tuple[Phrase, ...]:
        """The two facts about a seat that a decision needs, for its seat card."""
        ...

    def clock(self, view: View) -> Phrase:
        """How far the game is, in a few words."""
        ...

    def describe(self, slot: Slot) -> Phrase | None:
        """A slot and what lies there, in a sentence: tooltip, F3 and screen reader."""
        ...

    def subject(self, slot: Slot) -> str:
        """The anchor of the rulebook that tells of a slot and what is there; F1 opens it."""
        ...


class Composing(NamedTuple):
    """What is said of a move that is being composed, instead of the question."""

    said: Phrase
    helper: Phrase | None
    """What has been done so far, or how to go on; None for the usual words."""
    ways: tuple[tuple[Phrase, Move], ...] = ()
    """Short ways to the end: the words of an answer and the move that it makes, the best first."""


MakeStage = Callable[[Art, Say], Stage]
