"""What can be asked and what can be answered: phrases, drops, scripts, moves, decisions."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from farmdesk.core.places import Seat, Slot


class Name(NamedTuple):
    """Stands in a phrase for the name of whoever sits on a seat."""

    seat: Seat


class Phrase(NamedTuple):
    """Something to be said, before any language: a message id and what fills its gaps.

    `phrase("harvest_valley.too_wide", width=7)`. An argument is a number, a text that needs no
    translation, a `Name`, or another phrase. The argument called `n` chooses the plural form.
    """

    key: str
    args: tuple[tuple[str, int | str | Name | Phrase], ...] = ()


def phrase(key: str, **args: int | str | Name | Phrase) -> Phrase:
    """Make a phrase; arguments are kept in the order of their names, so equal phrases are equal."""
    return Phrase(key, tuple(sorted(args.items())))


class Drop(NamedTuple):
    """One act of the hand: what lies in `source` is put on `target`."""

    source: Slot
    target: Slot

    def __str__(self) -> str:
        return f"{self.source} > {self.target}"


class Group(tuple[Drop, ...]):
    """Drops of one step that may be made in any order, such as a payment or a fence ring."""

    __slots__ = ()


Script = tuple["Drop | Group", ...]
"""The drops that spell a move, step by step; empty for a move that is only a button."""


@runtime_checkable
class Move(Protocol):
    """An answer to a decision: a small hashable value, usually a NamedTuple per kind.

    `str(move)` is its text in saves and logs. Answers to the same decision differ in text and in
    value: named tuples of two kinds with equal fields are equal, so some field must tell the kind.
    """

    def script(self) -> Script:
        """The drops that spell it; empty makes it a button."""
        ...

    def label(self) -> Phrase:
        """The words on its button, or what a list of moves calls it."""
        ...


@runtime_checkable
class Doubtful(Protocol):
    """A move that may ask whether it is meant, before its button makes it."""

    def doubt(self) -> Phrase | None:
        """The question to whoever presses its button; None when there is nothing to ask."""
        ...


def doubt_of(move: Move) -> Phrase | None:
    """What a move asks whoever presses its button, before it is made; None for most moves."""
    return move.doubt() if isinstance(move, Doubtful) else None


class Decision(NamedTuple):
    """A question to one seat, with every legal answer."""

    seat: Seat
    prompt: Phrase
    moves: tuple[Move, ...]
    """Answers to the question: one at least, fewer than 2,000."""
    side: tuple[Move, ...] = ()
    """What else may be done at any time; the question stays open afterwards."""

    @property
    def all_moves(self) -> tuple[Move, ...]:
        """Answers and side moves together: all that this seat may do now."""
        return self.moves + self.side

    @property
    def forced(self) -> bool:
        """Is there nothing to choose? The only answer is a button."""
        return not self.side and len(self.moves) == 1 and not self.moves[0].script()


class IllegalMoveError(ValueError):
    """A move that is not among those handed out."""


def parse_move(decision: Decision, text: str) -> Move:
    """The move of a decision whose text form is `text`.

    Raises IllegalMoveError when no legal move reads like that.
    """
    for move in decision.all_moves:
        if str(move) == text:
            return move
    raise IllegalMoveError(f"seat {decision.seat} has no move {text!r} now")


def script_text(script: Script) -> str:
    """A script as one line: `river/0 > valley/1,2; valley/1,2 > valley/1,3`."""
    steps = []
    for step in script:
        drops = sorted(step) if isinstance(step, Group) else [step]
        steps.append(" + ".join(str(drop) for drop in drops))
    return "; ".join(steps)
