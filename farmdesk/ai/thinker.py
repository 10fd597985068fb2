"""The thinking process from inside: wait for a question, think, answer, and end with the asker.

An error is not caught: it ends this process with its traceback, and the asker replaces it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from farmdesk.ai import desk
from farmdesk.ai.budget import CancelledError
from farmdesk.core.places import Seat

MOVE: Final = "move"
HINT: Final = "hint"

NICENESS = 10
LISTEN = 0.005
"""Seconds between two looks at the pipe while thinking."""
ORPHAN_CHECK = 2.0
"""Seconds between two looks whether the asker is still alive while nothing is asked."""


class Request(NamedTuple):
    """A question: what would this level play for this seat?"""

    number: int
    kind: str
    """MOVE or HINT."""
    game_id: str
    state: Any
    seat: Seat
    level: str
    seed: int


class Stop(NamedTuple):
    """The last question needs no answer any more."""


class Ear:
    """Listens while this process thinks; called very often, it looks only now and then."""

    def __init__(self, pipe: Connection[Any, Any]) -> None:
        self._pipe = pipe
        self._next = 0.0

    def __call__(self) -> bool:
        """Has anything arrived? Whatever it is, a word, a question or the end, it means stop."""
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + LISTEN
        return self._pipe.poll()


def serve(pipe: Connection[Any, Any]) -> None:
    """Answer questions until the asker closes the pipe or is gone. Runs in the spawned process.

    Every question gets one reply, in order: `(serial, move text or advice)`, None when cancelled.
    """
    lower_priority()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the asker's business
    asker = os.getppid()
    while (heard := _next(pipe, asker)) is not None:
        if isinstance(heard, Stop):
            continue  # what it meant has been answered already
        serial, request = heard
        reply = None
        with contextlib.suppress(CancelledError):
            reply = answer(request, Ear(pipe))
        with contextlib.suppress(OSError):  # the asker is gone, as the next look will show
            pipe.send((serial, reply))


def _next(pipe: Connection[Any, Any], asker: int) -> Stop | tuple[int, Request] | None:
    """What is said next; None when nobody is there any more."""
    with contextlib.suppress(EOFError, OSError):
        while not pipe.poll(ORPHAN_CHECK):
            if os.getppid() != asker:
                return None
        heard: Stop | tuple[int, Request] = pipe.recv()
        return heard
    return None


def answer(request: Request, ear: Ear) -> str | desk.Advice:
    """The text of a move, or advice. Raises CancelledError when the ear hears something."""
    _, kind, game_id, state, seat, level, seed = request
    if kind == HINT:
        return desk.best_with_reasons(game_id, state, seat, seed, clock=True, stopped=ear)
    return desk.think(game_id, state, seat, level, seed, clock=True, stopped=ear)


def lower_priority() -> None:
    """Let the window go first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p  # as an int half of it would be lost
        ourselves = ctypes.c_void_p(kernel.GetCurrentProcess())
        kernel.SetPriorityClass(ourselves, 0x4000)  # BELOW_NORMAL_PRIORITY_CLASS
    else:
        os.nice(NICENESS)
