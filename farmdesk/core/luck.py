"""Luck: a seeded random source that is a value.

The same luck always gives the same numbers; using it gives the next luck back. So chance lies
inside the state, and undo followed by redo deals the same card. The generator is SplitMix64
(Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

SEEDS = 1 << 32
"""Seeds that people type and share lie in `range(SEEDS)`."""


class Luck(NamedTuple):
    """One state of the random source: an integer of 64 bits."""

    state: int

    @classmethod
    def seeded(cls, *seeds: int) -> Luck:
        """Luck from one or more whole numbers; each further one starts an independent stream."""
        state = 0
        for seed in seeds:
            state = _mix((state ^ (seed & _MASK)) + _GAMMA & _MASK)
        return cls(state)

    def draw(self) -> tuple[int, Luck]:
        """A whole number of 64 random bits, and the luck after it."""
        state = (self.state + _GAMMA) & _MASK
        return _mix(state), Luck(state)

    def below(self, limit: int) -> tuple[int, Luck]:
        """A whole number in `range(limit)`, every one equally likely.

        Raises ValueError unless `1 <= limit <= 2**64`.
        """
        if not 1 <= limit <= 1 << 64:
            raise ValueError(f"no number lies below {limit}")
        ceiling = (1 << 64) - (1 << 64) % limit
        luck = self
        while True:
            bits, luck = luck.draw()
            if bits < ceiling:
                return bits % limit, luck

    def shuffle(self, things: Sequence[T]) -> tuple[tuple[T, ...], Luck]:
        """The things in a random order (Fisher and Yates), and the luck after it."""
        pile = list(things)
        luck = self
        for last in range(len(pile) - 1, 0, -1):
            pick, luck = luck.below(last + 1)
            pile[last], pile[pick] = pile[pick], pile[last]
        return tuple(pile), luck


def _mix(bits: int) -> int:
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return bits ^ (bits >> 31)
