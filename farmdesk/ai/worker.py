"""The process in which the computer thinks, seen from the window: ask, poll, cancel, close.

One long-lived process of lowered priority, so that the table stays smooth. Only text and states
travel. Anything that arrives while it thinks tells it to stop; whatever goes wrong over there, the
asker gets a legal move and is told that it was not thought of.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal, NamedTuple

from farmdesk import games
from farmdesk.ai import desk, levels
from farmdesk.ai.thinker import HINT, MOVE, Request, Stop, serve
from farmdesk.core.places import Seat

Why = Literal["", "erred", "died", "overran"]

GRACE = 1.5
"""Seconds after a level's own time in which an answer must come; then the process is replaced."""
STOP_GRACE = 0.5
"""Seconds in which a cancelled thought must end."""
START_GRACE = 10.0
"""Seconds more for the first answer of a fresh process, which has to start first."""


class Answer(NamedTuple):
    """The reply to one question."""

    number: int
    move: str
    """The text of a legal move of the state that was asked about."""
    fallback: bool = False
    """Not thought of: played because the thinking failed. The log should say so."""
    why: Why = ""
    advice: desk.Advice | None = None
    """For a hint; None when it had to fall back."""


class Worker:
    """The asker's end. Poll it when `fileno` becomes readable, and every 100 ms besides."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._asked: Request | None = None
        self._serial = 0
        self._due = 0.0
        self._cancelled = 0
        """The serial of the last question that needs no answer any more."""
        self._stopping: float | None = None
        """Since when a cancelled thought has been told to end; None when all have ended."""
        self._fresh = True

    @property
    def busy(self) -> bool:
        """Is an answer awaited?"""
        return self._asked is not None

    @property
    def pid(self) -> int | None:
        """The number of the thinking process, when there is one."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process, so that the first answer comes soon. Asking starts it too."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="farmdesk-ai", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        self._stopping, self._fresh = None, True

    def fileno(self) -> int:
        """What becomes readable when an answer is there. Changes when the process is replaced."""
        self.start()
        assert self._pipe is not None
        return self._pipe.fileno()

    def ask(self, number: int, game_id: str, state: Any, seat: Seat, level: str, seed: int) -> None:
        """Ask for a move. `state` is concealed for the seat; a question still open is cancelled.

        Raises LookupError for an unknown game or level.
        """
        self._send(Request(number, MOVE, game_id, state, seat, level, seed))

    def ask_hint(self, number: int, game_id: str, state: Any, seat: Seat, seed: int) -> None:
        """Ask for the best move and the reasons; otherwise like `ask`."""
        self._send(Request(number, HINT, game_id, state, seat, levels.ADVISER.name, seed))

    def _send(self, request: Request) -> None:
        levels.find(request.level)
        if games.find(request.game_id) is None:
            raise LookupError(f"there is no game {request.game_id!r}")
        self.cancel()
        try:
            self._received()  # nobody polls after a cancel: it may have ended long ago
        except (EOFError, OSError):
            self._kill()
        self._check_stopping()
        self._put(request)

    def _put(self, request: Request) -> None:
        """Ask the process, a fresh one when there is none."""
        self._asked = request
        self._serial += 1
        try:
            self.start()
        except OSError:  # the system has no room for a process: poll falls back at once
            self._due = 0.0
            return
        assert self._pipe is not None
        seconds = levels.find(request.level).seconds
        self._due = time.monotonic() + seconds + GRACE + (START_GRACE if self._fresh else 0)
        with contextlib.suppress(OSError):  # it died just now: poll notices and falls back
            self._pipe.send((self._serial, request))

    def cancel(self) -> None:
        """The open question needs no answer any more."""
        if self._asked is None:
            return
        self._asked = None
        self._cancelled = self._serial
        self._stopping = self._stopping or time.monotonic()
        if self._pipe is not None:
            with contextlib.suppress(OSError):
                self._pipe.send(Stop())

    def poll(self) -> Answer | None:
        """The answer, once it is there; also when the process failed or took too long."""
        try:
            answer = self._received()
        except (EOFError, OSError):
            return self._fail(self._cause())
        if answer is None and self._asked is not None and time.monotonic() > self._due:
            return self._fail("overran" if self._pipe is not None else "died")
        self._check_stopping()
        return answer

    def _received(self) -> Answer | None:
        while self._pipe is not None and self._pipe.poll():
            serial, reply = self._pipe.recv()
            self._fresh = False
            if serial >= self._cancelled:
                self._stopping = None
            if serial != self._serial:
                continue  # an earlier question, cancelled long ago
            request, self._asked = self._asked, None
            if request is None:
                continue
            if isinstance(reply, desk.Advice):
                return Answer(request.number, reply.move, advice=reply)
            return Answer(request.number, reply)
        return None

    def _cause(self) -> Why:
        assert self._process is not None
        self._process.join(STOP_GRACE)
        return "erred" if self._process.exitcode == 1 else "died"

    def _fail(self, why: Why) -> Answer | None:
        request, self._asked = self._asked, None
        self._kill()
        if request is None:
            return None
        game = games.find(request.game_id)
        assert game is not None
        move = desk.fallback(game, request.state, request.seat)
        return Answer(request.number, move, fallback=True, why=why)

    def _check_stopping(self) -> None:
        """Replace a process that does not stop thinking; what waits behind it is asked again."""
        if self._stopping is None or time.monotonic() <= self._stopping + STOP_GRACE:
            return
        self._kill()
        if self._asked is not None:
            self._put(self._asked)

    def _kill(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._pipe = None
        self._stopping = None

    def close(self) -> None:
        """End the process; within a second even when it does not listen."""
        self._asked = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.join(STOP_GRACE)
        self._kill()
