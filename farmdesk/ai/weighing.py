"""What judges of several games share: how far somebody is ahead, and that nothing is solved."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeVar

State = TypeVar("State")

OPEN = 99
"""Turns left, as far as anybody can tell."""


class Unsolved:
    """What a judge answers where nothing is solved: the end is far, the hidden is imagined."""

    def left(self, state: object) -> int:
        """Nobody can tell."""
        del state
        return OPEN

    def key(self, state: Hashable) -> Hashable:
        """The state itself."""
        return state

    def chances(self, state: State) -> tuple[tuple[float, State], ...]:
        """The state itself: what is hidden is imagined, not counted out."""
        return ((1.0, state),)


def ahead(
    points: Sequence[float],
    shares: Sequence[float],
    win: float,
    *,
    rivals: float = 1.0,
    seen: Sequence[float] | None = None,
) -> tuple[float, ...]:
    """How far each seat is ahead, in points, and its share of a win that is worth `win`.

    Of its points go those of the best other seat and the mean of all others, half of each, times
    `rivals`. `seen` are the points of each seat as the others see them, where that differs. Alone
    it is the points.
    """
    count = len(points)
    if count == 1:
        return (float(points[0]),)
    seen = points if seen is None else seen
    first, second = sorted(seen)[-1:-3:-1]
    whole, weight = sum(seen), sum(shares)
    return tuple(
        mine
        - rivals * ((second if shown == first else first) + (whole - shown) / (count - 1)) / 2
        + win * share / weight
        for mine, shown, share in zip(points, seen, shares, strict=True)
    )
