"""A verb: something that can be done, by a space or an improvement. It is one thing with three
faces: whether it is possible, the moves that it hands out, and what each of them does.
"""

from __future__ import annotations

from collections.abc import Sequence

from farmdesk.core.moves import Move, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola.deeds import Tell
from farmdesk.games.agricola.state import State


class Verb:
    """One verb. Subclasses say what it hands out and does; verbs keep nothing in themselves."""

    tells_itself = False
    """Does it tell more of what it does than its line in the log would?"""

    def __init__(self, key: str) -> None:
        self.key = key
        """Its name, which moves carry as their `verb`."""

    def possible(self, state: State, seat: Seat) -> bool:
        """Can a seat do it now?"""
        return bool(self.moves(state, seat))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """All ways to do it now; none when it is not possible."""
        raise NotImplementedError

    def choices(self, state: State, seat: Seat) -> Sequence[Move]:
        """The same, where several moves are gestures for one thing: that thing once."""
        return self.moves(state, seat)

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The state after one of the moves."""
        raise NotImplementedError

    def again(self, state: State, seat: Seat) -> bool:
        """May it be done once more in the same action after it is done now, as rooms may?"""
        del state, seat
        return False

    def words(self) -> Phrase:
        """What it is called: "build rooms"."""
        return phrase(f"agricola.verb.{self.key}")


VERBS: dict[str, Verb] = {}
"""All verbs by key."""


def enter(*verbs: Verb) -> None:
    """Make verbs known. Each key is entered once."""
    for verb in verbs:
        assert verb.key not in VERBS, f"{verb.key} is a verb already"
        VERBS[verb.key] = verb
