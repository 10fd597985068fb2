"""What a player asks of somebody who knows the game: the Judge protocol."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol, TypeVar, runtime_checkable

from farmdesk.core.game import Game
from farmdesk.core.luck import Luck
from farmdesk.core.places import Seat

State = TypeVar("State")


class Judge(Protocol[State]):
    """Knows one game. Every method is a pure function of a full state."""

    def hopes(self, state: State) -> tuple[float, ...]:
        """The final points that each seat may expect; at the end, the points it has."""
        ...

    def values(self, state: State) -> tuple[float, ...]:
        """How good this is for each seat, in points ahead of the others; more is better.

        The values that `settled` gives are of the same scale, so both may be compared.
        """
        ...

    def settled(self, state: State) -> tuple[float, ...]:
        """The same for a game that is over, by the result itself, tie-breaks included."""
        ...

    def left(self, state: State) -> int:
        """How many turns are still to come, at most, as far as anybody can tell."""
        ...

    def key(self, state: State) -> Hashable:
        """Equal for states from which the same things can happen with the same chances."""
        ...

    def chances(self, state: State) -> tuple[tuple[float, State], ...]:
        """What the next turned card may be: every case with its probability.

        The states differ in hidden things only. The probabilities add up to 1.
        """
        ...


@runtime_checkable
class Focusing(Protocol):
    """A judge that knows which part of a game a decision is about.

    Where seats decide at the same time, what the others answer would otherwise stand between a
    move and all that comes of it.
    """

    calm: float
    """The temperatures of players are multiplied with it."""

    def focus(self, state: Any, seat: Seat) -> tuple[Game[Any], Judge[Any], Any]:
        """That part as a game of its own, in which seats answer in turn: rules, judge and state.

        `state` is concealed for the seat. Its answers are spelled as in the whole game.
        """
        ...


@runtime_checkable
class Planning(Protocol):
    """A judge of a game in which a turn is a chain of own decisions, ended when its seat likes.

    What it is asked about is the game of one such turn: it has no decisions left when the turn is
    over. Cards that the seat does not know are blanks there; to imagine turns them up.
    """

    def ended(self, state: Any) -> bool:
        """Is the turn over?"""
        ...

    def shape(self, state: Any) -> tuple[Hashable, tuple[int, ...]]:
        """What can be done from here, and goods of which more is never worse.

        Of two states with the same first part, the one with less of all goods is not looked at.
        """
        ...

    def unknown(self, state: Any) -> bool:
        """Does the seat hold blanks, which it would see before it goes on?"""
        ...

    def midway(self, state: Any) -> bool:
        """Is a question open that belongs to what was just done, so that it promises little yet?"""
        ...


@runtime_checkable
class Farsighted(Planning, Protocol):
    """A judge of turns that can tell where the next one begins, so that it can be planned, too."""

    def onward(self, state: Any, luck: Luck) -> Any | None:
        """The next turn of the seat after an ended one, as it might begin; None at the end."""
        ...
