"""MatchControl: one match at one table. Who is next, when an AI may move, what is kept on the disk.

Everything that changes the match goes through here, one move at a time: a person's move from the
table, an AI's answer when its pace and the motion on the table allow it, undo and redo. A widget
that holds a stale move or an answer that comes after an undo changes nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from farmdesk.ai.worker import Worker
from farmdesk.app.asking import Asking, Hint, Mind, Thought
from farmdesk.app.library import Library
from farmdesk.app.settings import Settings
from farmdesk.core.events import Event, visible
from farmdesk.core.match import Match, Turn
from farmdesk.core.moves import Decision, Move, Name, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.core.saves import SaveError

PACE = 600
"""Milliseconds between two moves that nobody at the table makes, at the normal pace."""

NEXT_STEP = 300
"""Milliseconds between two moves of one AI in a row: two plays and three cards drawn, of which one
is a weather card, take less than two seconds."""


class _Ready(NamedTuple):
    """A move that nobody at the table has to choose, waiting for its moment."""

    seat: Seat
    move: Move
    stand_in: bool = False
    forced: bool = False


class MatchControl(QObject):
    """Owns the match, the question to the mind and the save."""

    turned = Signal(object)
    """Turn: a decision was made. Whoever shows it calls `hold` first and `release` at its end."""
    changed = Signal()
    """The match went back or forward: draw everything anew."""
    thinking = Signal(int)
    """The seat whose AI thinks now; -1 when none does."""
    forced = Signal()
    """A seat has only one answer, a button; it will be made without asking."""
    waiting = Signal(bool)
    """An AI's move lies ready and goes on with `step`."""
    hinted = Signal(object)
    """Hint: the advice that was asked for."""
    failed = Signal(object)
    """Phrase: something a person must know, such as a save that could not be written."""

    def __init__(
        self,
        match: Match,
        path: Path,
        library: Library,
        settings: Settings,
        mind: Mind | None = None,
        parent: QObject | None = None,
    ) -> None:
        """The match is kept in `path` of the library. `mind` thinks for the AI seats."""
        super().__init__(parent)
        self.match = match
        self.notes: dict[int, Phrase] = {}
        """What the log adds to a turn, by its number: that an AI's stand-in was played."""
        self._path = path
        self._library = library
        self._settings = settings
        settings.changed.connect(self._setting_changed)
        self._asking = Asking(match, mind if mind is not None else Worker(), self)
        self._asking.thinking.connect(self.thinking)
        self._asking.thought.connect(self._thought)
        self._asking.advised.connect(self._advised)
        self._ready: _Ready | None = None
        self._step_now = False
        self._hint_next = False
        self._applying = False
        self._holds = 0
        self._hurried: Seat = -1
        self._rested = False
        self._closed = False
        self._told_save = False
        self._since = QElapsedTimer()
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self._deliver)

    # what is going on

    @property
    def thinker(self) -> Seat:
        """The seat whose AI thinks now; -1 when none does."""
        return self._asking.thinker

    @property
    def awaits_step(self) -> bool:
        """Does the game stand still until `step`?"""
        if self._rested:
            return True
        ready = self._ready
        if ready is None or ready.forced or self._settings.ai_pace != "step":
            return False
        return not self._unseen(ready) and not self._lets_people_first(ready)

    def _unseen(self, ready: _Ready) -> bool:
        """Do others decide at the same time, and see nothing yet of this move?"""
        match = self.match
        if len(match.decisions) < 2:
            return False
        told: list[Event] = []
        match.game.apply(match.state, ready.seat, ready.move, told)
        others = [seat for seat in range(len(match.chairs)) if seat != ready.seat]
        return not any(visible(event, seat) for event in told for seat in others)

    def _lets_people_first(self, ready: _Ready) -> bool:
        """Does a person compose an answer at the same time, in which this move would interfere?"""
        return self.asks() is not None and not self._unseen(ready)

    @property
    def _may_be_redone(self) -> bool:
        """Does a person choose who could redo instead? Nobody else's move may take that away."""
        return self.match.can_redo and self.asks() is not None

    def asks(self) -> Decision | None:
        """The question that a person at the table has to answer now, if any.

        Where there is nothing to choose nobody is asked.
        """
        if self._applying:
            return None
        people = (d for d in self.match.decisions if self.match.chairs[d.seat].human)
        return next((decision for decision in people if not decision.forced), None)

    # what people do

    def start(self) -> None:
        """Let the game run; call it once, when the table is shown."""
        self.save()
        self._go()

    def play(self, seat: Seat, move: Move) -> bool:
        """Make a person's move. False, and nothing happens, when it is not theirs to make now."""
        decision = self.asks()
        if self._closed or decision is None or decision.seat != seat:
            return False
        if move not in decision.all_moves:
            return False
        alone = len(self.match.decisions) == 1
        if alone or self._asking.hinting:
            self._forget()  # else all decide at the same time, and what others think of stays good
        self._hint_next = False
        self._apply(seat, move)
        return True

    def undo(self) -> bool:
        """Back to the last own decision, over the AIs' replies. False when that is impossible."""
        if self._closed or self._applying or not self.match.can_undo:
            return False
        self._forget()
        self.match.undo()
        made = len(self.match.past)
        self.notes = {index: note for index, note in self.notes.items() if index < made}
        # where only AIs play, the same move would come again at once
        self._rested = not any(chair.human for chair in self.match.chairs)
        self._renew()
        return True

    def redo(self) -> bool:
        """The undone decision and its replies once more. False when nothing was undone."""
        if self._closed or self._applying or not self.match.can_redo:
            return False
        self._forget()
        self.match.redo()
        self._renew()
        return True

    def step(self) -> bool:
        """Let the waiting AI move be played; False when none waits."""
        if not self.awaits_step:
            return False
        was_rested, self._rested = self._rested, False
        self._step_now = not was_rested
        self.waiting.emit(False)
        if was_rested:
            self._go()
        else:
            self._deliver()
        return True

    def hint(self) -> bool:
        """Ask for advice on the person's decision; `hinted` brings it. False when none is open.

        While an AI thinks of its own move the advice comes after that, before any other AI thinks.
        """
        decision = self.asks()
        if self._closed or decision is None or self._hint_next or self._asking.hinting:
            return False
        if self._asking.busy:
            self._hint_next = True
        else:
            self._asking.hint(decision)
        return True

    def hold(self) -> None:
        """The table begins to show something: the next AI move waits."""
        self._holds += 1

    def release(self) -> None:
        """The table has shown it; calls beyond the holds are ignored."""
        if self._holds:
            self._holds -= 1
            self._deliver()

    def _setting_changed(self, key: str) -> None:
        if key == "ai_pace" and not self._closed:
            self.waiting.emit(self.awaits_step)
            self._deliver()

    def save(self) -> None:
        """Keep the match now. A failure is told once; the next decision tries again."""
        try:
            self._library.save(self.match, self._path)
        except SaveError as error:
            if not self._told_save:
                self._told_save = True
                self.failed.emit(error.phrase)
        else:
            self._told_save = False

    def copy_to(self, file: Path) -> bool:
        """Write the match to another file, too; a failure is told."""
        try:
            self._library.save(self.match, file)
        except SaveError as error:
            self.failed.emit(error.phrase)
            return False
        return True

    @property
    def path(self) -> Path:
        """The file in which the match is kept."""
        return self._path

    def close(self) -> None:
        """Stop thinking, keep the match, end all processes. Safe to call twice."""
        if self._closed:
            return
        self._forget()
        self._closed = True
        self.save()
        self._asking.close()

    # how it goes on

    def _go(self) -> None:
        if self._closed or self._rested or self._applying:
            return
        if self._ready is not None:  # it has let people answer first
            if self.awaits_step:
                self.waiting.emit(True)
            self._deliver()
            return
        if self._asking.busy:
            return
        wanted, self._hint_next = self._hint_next, False
        asked = self.asks()
        if wanted and asked is not None:
            self._asking.hint(asked)
            return
        for decision in self.match.decisions:
            if decision.forced:
                self._put(_Ready(decision.seat, decision.moves[0], forced=True))
                return
            if not self.match.chairs[decision.seat].human:
                self._asking.move(decision)
                return

    def _thought(self, thought: Thought) -> None:
        self._put(_Ready(thought.seat, thought.move, stand_in=thought.stand_in))

    def _advised(self, hint: Hint | None) -> None:
        if hint is None:
            self.failed.emit(phrase("hint.none"))
        else:
            self.hinted.emit(hint)
        self._go()  # an AI that decides at the same time has waited for the advice

    def _put(self, ready: _Ready) -> None:
        self._ready = ready
        if ready.forced:
            self.forced.emit()
        elif self.awaits_step:
            self.waiting.emit(True)
        self._deliver()

    def _deliver(self) -> None:
        ready = self._ready
        if ready is None or self._holds or self._closed or self._applying or self._due.isActive():
            return
        if self._may_be_redone:
            return  # the person goes first, and then comes back here
        if not self._still_legal(ready):  # somebody else's answer at the same time has changed it
            self._ready = None
            self._go()
            return
        if self._lets_people_first(ready) or (self.awaits_step and not self._step_now):
            return
        early = self._pause(ready) - self._since.elapsed() if self._since.isValid() else 0
        if early > 0:
            self._due.start(early)
            return
        self._ready = None
        self._step_now = False
        if ready.stand_in:
            note = phrase("log.stand_in", who=Name(ready.seat))
            self.notes[len(self.match.past)] = note
            self.failed.emit(note)
        self._apply(ready.seat, ready.move)

    def _still_legal(self, ready: _Ready) -> bool:
        asked = self.match.decision_of(ready.seat)
        return asked is not None and ready.move in asked.all_moves

    def _pause(self, ready: _Ready) -> int:
        """Milliseconds that a move keeps from the one before."""
        if self._settings.ai_pace != "normal" or ready.seat == self._hurried:
            return 0
        if self._unseen(ready):
            return 0
        past = self.match.past
        return NEXT_STEP if past and past[-1].seat == ready.seat else PACE

    def hurries(self, seat: Seat) -> bool:
        """Has a person hurried the turn of this AI?"""
        return seat == self._hurried

    def hurry(self) -> bool:
        """Let the AI that has just moved end its turn without pauses; False when none moves on."""
        past, asked = self.match.past, [decision.seat for decision in self.match.decisions]
        if not past or self.awaits_step or asked != [past[-1].seat]:
            return False
        if self.match.chairs[past[-1].seat].human:
            return False
        self._hurried = past[-1].seat
        self._due.stop()
        self._deliver()
        return True

    def _apply(self, seat: Seat, move: Move) -> None:
        assert not self._applying, "a move is already being made"
        self._applying = True
        try:
            turn: Turn = self.match.play(seat, move)
        finally:
            self._applying = False
        if seat != self._hurried:
            self._hurried = -1
        self.save()
        self._since.start()
        self.turned.emit(turn)
        if [decision.seat for decision in self.match.decisions] != [self._hurried]:
            self._hurried = -1
        self._go()

    def _forget(self) -> None:
        """Drop the question and whatever lay ready."""
        self._due.stop()
        self._step_now = self._hint_next = False
        self._asking.drop()
        if self._ready is not None:
            self._ready = None
            self.waiting.emit(False)

    def _renew(self) -> None:
        self._holds = 0
        self._hurried = -1
        self._since.invalidate()
        self.save()
        self.changed.emit()
        if self._rested:
            self.waiting.emit(True)
        self._go()
