"""Budget: how much may still be thought. Counted in nodes; perhaps cut short by clock or call.

A node is one judged position. Nodes make a choice repeatable: the same state, seed and node budget
give the same move. The clock is the safety net for slow machines.
"""

from __future__ import annotations

import time
from collections.abc import Callable

GLANCE = 16
"""So many nodes pass between two looks at the clock: about a millisecond."""


class SpentError(Exception):
    """The budget is used up: play the best move found so far."""


class CancelledError(Exception):
    """Nobody waits for the answer any more."""


class Budget:
    """Nodes that may still be judged, until perhaps a deadline or a call to stop."""

    def __init__(
        self,
        nodes: int,
        seconds: float | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> None:
        """`nodes` and `seconds` from now; `stopped` is asked now and then, True cancels."""
        self.left = nodes
        self._deadline = None if seconds is None else time.monotonic() + seconds
        self._stopped = stopped
        self._glance = GLANCE

    def spend(self, nodes: int = 1) -> None:
        """Pay for judged positions. Raises SpentError at the end, CancelledError when told to."""
        self.left -= nodes
        if self.left < 0:
            raise SpentError
        self._glance -= nodes
        if self._glance <= 0:
            self._glance = GLANCE
            self._look_up()

    def _look_up(self) -> None:
        if self._stopped is not None and self._stopped():
            raise CancelledError
        if self._deadline is not None and time.monotonic() > self._deadline:
            raise SpentError

    def share(self, nodes: int) -> Budget:
        """A part of this budget, at most `nodes`, with the same clock; spend here what it cost."""
        part = Budget(min(nodes, self.left), None, self._stopped)
        part._deadline = self._deadline
        return part
