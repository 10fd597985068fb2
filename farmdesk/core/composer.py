"""Composer: from drops to a move. The drag grammar of every game, and its only one.

It holds the drops made so far and the moves whose scripts still begin with them. What may be lifted
and which slots light up follow from that list; no rule is asked twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from farmdesk.core.moves import Decision, Drop, Group, IllegalMoveError, Move, Script
from farmdesk.core.places import Slot

Steps = tuple[tuple[Drop, ...], ...]
"""A script as steps of drops; the drops inside one step may come in any order."""


class Candidate(NamedTuple):
    """A move that the drops so far may still become, and what it needs yet."""

    move: Move
    rest: Steps

    def after(self, drop: Drop) -> Candidate | None:
        """The candidate after one more drop; None when the move does not go on like that."""
        if not self.rest or drop not in self.rest[0]:
            return None
        step = list(self.rest[0])
        step.remove(drop)
        tail = self.rest[1:]
        return Candidate(self.move, (tuple(step), *tail) if step else tail)


def steps(script: Script) -> Steps:
    """A script with every single drop made a group of one."""
    return tuple(tuple(step) if isinstance(step, Group) else (step,) for step in script)


class Composer:
    """The state of one composition: drops made, moves that still fit."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        spelled = ((move, move.script()) for move in decision.all_moves)
        self._start = tuple(Candidate(m, steps(script)) for m, script in spelled if script)
        self._past: list[tuple[tuple[Candidate, ...], tuple[Drop, ...]]] = []
        self._now = self._start
        self._following: tuple[tuple[Candidate, ...], dict[Slot, tuple[Slot, ...]]] = ((), {})
        self._repeated: tuple[tuple[Candidate, ...], Slot | None, dict[Slot, int]] = ((), None, {})

    @property
    def drops(self) -> tuple[Drop, ...]:
        """All drops made so far, in order."""
        return tuple(drop for _, batch in self._past for drop in batch)

    @property
    def gestures(self) -> tuple[tuple[Drop, ...], ...]:
        """The drops made so far, by the gesture that made them."""
        return tuple(batch for _, batch in self._past)

    @property
    def buttons(self) -> tuple[Move, ...]:
        """Moves that are spelled by no drop: each is a button, open while nothing is composed."""
        return () if self._past else tuple(m for m in self.decision.moves if not m.script())

    @property
    def side_buttons(self) -> tuple[Move, ...]:
        """Side moves that are spelled by no drop, as long as nothing is composed."""
        return () if self._past else tuple(m for m in self.decision.side if not m.script())

    def sources(self) -> tuple[Slot, ...]:
        """Slots whose piece may be lifted now, in the order of the moves."""
        return tuple(self._next())

    @property
    def starts(self) -> tuple[Slot, ...]:
        """Slots whose piece may be lifted as long as nothing has been dropped."""
        return _unique(drop.source for candidate in self._start for drop in candidate.rest[0])

    def pairs(self, source: Slot) -> tuple[tuple[Drop, Drop], ...]:
        """Each drop from `source` with each that may follow at once, where it alone comes first."""
        going_on = (c.rest for c in self._now if len(c.rest) > 1 and len(c.rest[0]) == 1)
        found = ((rest[0][0], drop) for rest in going_on for drop in rest[1])
        return tuple((first, second) for first, second in found if first.source == source)

    def targets(self, source: Slot) -> tuple[Slot, ...]:
        """Slots that light up for a piece lifted from `source`."""
        return self._next().get(source, ())

    def repeats(self, source: Slot) -> dict[Slot, int]:
        """By target: how many equal drops from `source` may follow in the step that is open."""
        known, of, found = self._repeated
        if known is not self._now or of != source:
            found = {}
            for candidate in self._now:
                step = candidate.rest[0] if candidate.rest else ()
                counts = Counter(drop.target for drop in step if drop.source == source)
                for target, n in counts.items():
                    found[target] = max(n, found.get(target, 0))
            self._repeated = (self._now, source, found)
        return found

    def drop(self, source: Slot, target: Slot) -> None:
        """Make one drop. Raises IllegalMoveError when no legal move goes on like that."""
        self.drop_all((Drop(source, target),))

    def drop_all(self, drops: Iterable[Drop]) -> None:
        """Make several drops of one gesture; `back` takes them away together."""
        batch = tuple(drops)
        now = self._now
        for drop in batch:
            fitting = (candidate.after(drop) for candidate in now)
            now = tuple(candidate for candidate in fitting if candidate is not None)
            if not now:
                raise IllegalMoveError(f"no legal move goes on with {drop}")
        self._past.append((self._now, batch))
        self._now = now

    def restore(self, gestures: tuple[tuple[Drop, ...], ...]) -> None:
        """Have made these gestures and no others. Raises IllegalMoveError as `drop_all` does."""
        self.clear()
        for batch in gestures:
            self.drop_all(batch)

    def back(self) -> bool:
        """Take the last gesture back; False when nothing had been dropped."""
        if not self._past:
            return False
        self._now, _ = self._past.pop()
        return True

    def clear(self) -> None:
        """Take all drops back."""
        self._past.clear()
        self._now = self._start

    @property
    def ready(self) -> Move | None:
        """The move that the drops spell exactly, if any."""
        if not self._past:
            return None
        return next((c.move for c in self._now if not c.rest), None)

    @property
    def open(self) -> bool:
        """Could more drops make another, longer move?"""
        return any(candidate.rest for candidate in self._now)

    @property
    def candidates(self) -> tuple[Move, ...]:
        """All moves that the drops so far may still become."""
        return tuple(candidate.move for candidate in self._now)

    def _next(self) -> dict[Slot, tuple[Slot, ...]]:
        """By source the targets that the next drop may have; found once, then kept."""
        known, found = self._following
        if known is not self._now:
            made: dict[Slot, dict[Slot, None]] = {}
            for candidate in self._now:
                for source, target in candidate.rest[0] if candidate.rest else ():
                    made.setdefault(source, {})[target] = None
            found = {source: tuple(targets) for source, targets in made.items()}
            self._following = (self._now, found)
        return found


def _unique(slots: Iterable[Slot]) -> tuple[Slot, ...]:
    return tuple(dict.fromkeys(slots))
