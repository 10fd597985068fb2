"""Who thinks for the command line: this process, or the window's own thinking process."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from farmdesk.ai import desk
from farmdesk.ai.worker import Worker
from farmdesk.core.places import Seat

LISTEN = 0.002
"""Seconds between two looks for an answer."""

Think = Callable[[str, Any, Seat, str, int], str]
"""From game id, concealed state, seat, level and seed to the text of a move."""


class ThinkingError(Exception):
    """The thinking process did not answer; the text says what became of it."""


@contextmanager
def minds(*, apart: bool) -> Iterator[Think]:
    """Whoever thinks, for as long as they are needed: `apart` starts a process and ends it.

    Both make the same moves while no time runs out, which is measured apart only. Thinking apart
    raises ThinkingError when the process fails.
    """
    if not apart:
        yield desk.think
        return
    worker = Worker()
    try:
        yield _Caller(worker).think
    finally:
        worker.close()


class _Caller:
    """Asks the process and waits."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._number = 0

    def think(self, game_id: str, state: Any, seat: Seat, level: str, seed: int) -> str:
        self._number += 1
        self._worker.ask(self._number, game_id, state, seat, level, seed)
        while (answer := self._worker.poll()) is None:
            time.sleep(LISTEN)
        if answer.fallback:
            raise ThinkingError(f"the thinking process {answer.why} at move {self._number}")
        return answer.move
