"""The open question to whoever thinks: one at a time, dropped without a trace when it is stale."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from farmdesk.ai.desk import Advice
from farmdesk.ai.worker import Answer
from farmdesk.core.luck import SEEDS
from farmdesk.core.match import Match
from farmdesk.core.moves import Decision, IllegalMoveError, Move, parse_move
from farmdesk.core.places import Seat

POLL = 15
"""Milliseconds between two looks for an answer, while one is awaited and only then."""


class Mind(Protocol):
    """Who thinks for the AI seats, away from the window; `ai.worker.Worker` does.

    One question at a time; `number` comes back with its answer.
    """

    def ask(self, number: int, game_id: str, state: Any, seat: Seat, level: str, seed: int) -> None:
        """Think of a move. Raises LookupError for a level that it does not know."""
        ...

    def ask_hint(self, number: int, game_id: str, state: Any, seat: Seat, seed: int) -> None:
        """Think of a move and the reasons for it."""
        ...

    def poll(self) -> Answer | None:
        """The answer, once; None while there is none."""
        ...

    def cancel(self) -> None:
        """The open question needs no answer any more."""
        ...

    def close(self) -> None:
        """End all processes, within two seconds."""
        ...


class Hint(NamedTuple):
    """Advice for a person: a legal move, and what it is expected to bring."""

    seat: Seat
    move: Move
    advice: Advice
    instead: Move | None
    """The next best move, if there is another."""


class Thought(NamedTuple):
    """An AI's answer: a legal move, and whether it is only a stand-in for one it thought of."""

    seat: Seat
    move: Move
    stand_in: bool


class _Asked(NamedTuple):
    number: int
    decision: Decision
    hint: bool


class Asking(QObject):
    """Asks a mind about concealed states and hears its answers; owns the mind."""

    thought = Signal(object)
    """Thought: a move for an AI seat."""
    advised = Signal(object)
    """Hint, or None when none could be thought of."""
    thinking = Signal(int)
    """The seat whose AI thinks now; -1 when none does."""

    def __init__(self, match: Match, mind: Mind, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._mind = mind
        self._asked: _Asked | None = None
        self._number = 0
        self._look = QTimer(self)
        self._look.setInterval(POLL)
        self._look.timeout.connect(self._listen)

    @property
    def busy(self) -> bool:
        """Is an answer awaited?"""
        return self._asked is not None

    @property
    def hinting(self) -> bool:
        """Is advice awaited?"""
        return self._asked is not None and self._asked.hint

    @property
    def thinker(self) -> Seat:
        """The seat whose AI thinks now; -1 when none does."""
        asked = self._asked
        return asked.decision.seat if asked is not None and not asked.hint else -1

    def move(self, decision: Decision) -> None:
        """Ask for the move of the AI that sits there."""
        self._ask(decision, hint=False)

    def hint(self, decision: Decision) -> None:
        """Ask for advice."""
        self._ask(decision, hint=True)

    def drop(self) -> None:
        """No answer is wanted any more; none will be told."""
        self._look.stop()
        if self._asked is None:
            return
        was_move = not self._asked.hint
        self._asked = None
        self._mind.cancel()
        if was_move:
            self.thinking.emit(-1)

    def close(self) -> None:
        """Drop the question and end the mind's processes."""
        self.drop()
        self._mind.close()

    def _ask(self, decision: Decision, *, hint: bool) -> None:
        match, seat = self._match, decision.seat
        game = match.game.info.id
        state = match.game.conceal(match.state, seat)
        self._number += 1
        self._asked = _Asked(self._number, decision, hint)
        seed = (match.seed + len(match.past)) % SEEDS
        try:
            if hint:
                self._mind.ask_hint(self._number, game, state, seat, seed)
            else:
                level = match.chairs[seat].player
                self._mind.ask(self._number, game, state, seat, level, seed)
        except LookupError:  # a save may name a level that nobody knows, a game may have no judge
            self._asked = None
            if hint:
                self.advised.emit(None)
            else:
                self.thought.emit(Thought(seat, decision.moves[0], stand_in=True))
            return
        self._look.start()
        if not hint:
            self.thinking.emit(seat)

    def _listen(self) -> None:
        answer = self._mind.poll()
        if answer is None or self._asked is None or answer.number != self._asked.number:
            return
        self._look.stop()
        _, decision, hint = self._asked
        self._asked = None
        if hint:
            self.advised.emit(_hint(decision, answer))
            return
        self.thinking.emit(-1)
        try:
            move, stand_in = parse_move(decision, answer.move), answer.fallback
        except IllegalMoveError:
            move, stand_in = decision.moves[0], True
        self.thought.emit(Thought(decision.seat, move, stand_in))


def _hint(decision: Decision, answer: Answer) -> Hint | None:
    by_text = {str(move): move for move in decision.all_moves}
    advice = answer.advice
    if advice is None or advice.move not in by_text:
        return None
    instead = by_text.get(advice.instead) if advice.instead else None
    return Hint(decision.seat, by_text[advice.move], advice, instead)
