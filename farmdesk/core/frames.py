"""Frame: an unfinished choice, kept as data inside a state.

A game whose moves ask further questions keeps a stack of frames in its state. One class says both
what it offers and what an answer does, side by side, so a choice is told once. Since frames are
plain values, saving, undoing and searching work in the middle of any effect.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from farmdesk.core.events import Event
from farmdesk.core.moves import Decision, Move

State = TypeVar("State")


class Frame(Protocol[State]):
    """A paused question; implement it as a NamedTuple."""

    def offer(self, state: State) -> Decision:
        """The question and all its answers."""
        ...

    def answer(self, state: State, move: Move, tell: list[Event] | None) -> State:
        """The state after an answer. `state` no longer holds this frame; push it again to go on."""
        ...


Pending = tuple[Frame[State], ...]
"""A stack of frames; the last one is asked first."""


def push(pending: Pending[State], *frames: Frame[State]) -> Pending[State]:
    """The stack with further frames on top; the first of them is asked first."""
    return pending + frames[::-1]


def pop(pending: Pending[State]) -> tuple[Frame[State], Pending[State]]:
    """The frame that is asked now, and the stack without it. The stack must not be empty."""
    assert pending, "no choice is open"
    return pending[-1], pending[:-1]
