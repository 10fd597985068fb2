"""Match: one game being played, with its whole history. Undo, redo and replay are the same walk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from unicodedata import category

from farmdesk.core.events import Began, Event, reveals
from farmdesk.core.game import Game, SetupError, settle
from farmdesk.core.luck import SEEDS, Luck
from farmdesk.core.moves import Decision, IllegalMoveError, Move
from farmdesk.core.places import Seat

HUMAN = "human"
"""The player of a chair that a person sits on; any other player is the name of an AI level."""

COLOURS = ("red", "blue", "yellow", "teal", "plum")
"""Colours a seat can have, each with a shape of its own."""

NAME_LENGTH = 60
"""Characters in the name of a seat or a player, at most; one at least."""


class Chair(NamedTuple):
    """Who sits on a seat."""

    name: str
    player: str = HUMAN
    colour: str = COLOURS[0]

    @property
    def human(self) -> bool:
        """Does a person sit here?"""
        return self.player == HUMAN


class Turn(NamedTuple):
    """One decision that was made, and what came of it."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    forced: bool
    """There was nothing to choose: the only answer was a button."""


class Match:
    """A game, its chairs, and every state from the first to now.

    `states[k]` is the state before turn k of `past`; the last one is `state`.
    """

    def __init__(
        self, game: Game[Any], options: Mapping[str, str], seed: int, chairs: Sequence[Chair]
    ) -> None:
        """Set up a game.

        Raises SetupError for an unknown option, number of chairs or seed, for a name that is empty,
        too long or holds control characters, and for a colour that is unknown or taken.
        """
        self.game = game
        self.options = settle(game.info, options, len(chairs))
        _check(seed, chairs)
        self.seed = seed
        self.chairs = tuple(chairs)
        self.past: list[Turn] = []
        self.future: list[Turn] = []
        """Turns that were undone, the next one to redo last."""
        self.takebacks = False
        """Was a decision taken back after something new had been revealed?"""
        first = game.setup(self.options, len(chairs), Luck.seeded(seed))
        self.states: list[Any] = [first]
        self.decisions: tuple[Decision, ...] = game.decisions(first)

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.decisions

    def decision_of(self, seat: Seat) -> Decision | None:
        """What this seat is asked now, if anything."""
        return next((d for d in self.decisions if d.seat == seat), None)

    def play(self, seat: Seat, move: Move) -> Turn:
        """Make a legal move; undone turns are forgotten. Raises IllegalMoveError otherwise."""
        turn = self._advance(seat, move)
        self.future.clear()
        return turn

    def _advance(self, seat: Seat, move: Move) -> Turn:
        decision = self.decision_of(seat)
        if decision is None or not _listed(decision, move):
            raise IllegalMoveError(f"seat {seat} may not play {move} now")
        events: list[Event] = []
        state = self.game.apply(self.state, seat, move, events)
        turn = Turn(seat, move, tuple(events), decision.forced)
        self.past.append(turn)
        self.states.append(state)
        self.decisions = self.game.decisions(state)
        return turn

    def own(self, turn: Turn) -> bool:
        """Was this a real choice of a person? When no person plays, every real choice counts."""
        if turn.forced:
            return False
        return self.chairs[turn.seat].human or not any(chair.human for chair in self.chairs)

    def _undo_point(self) -> int | None:
        """The index of the turn that undo would take back first, if there is one."""
        for index in range(len(self.past) - 1, -1, -1):
            if self.own(self.past[index]):
                return index
        return None

    def undo_reveals(self) -> bool:
        """Would undo take back something that its seat has got to know?"""
        point = self._undo_point()
        if point is None:
            return False
        seat = self.past[point].seat
        return any(reveals(turn.events, seat) for turn in self.past[point:])

    @property
    def can_undo(self) -> bool:
        """Is there an own decision to go back to, and do the options allow it?"""
        if self._undo_point() is None:
            return False
        return self.options["takeback"] == "on" or not self.undo_reveals()

    @property
    def can_step_back(self) -> bool:
        """Was the last decision made by the seat that is asked now, in the same turn of play?

        Nothing may have shown itself to the seat since: then taking it back is only another
        thought, like taking a drop back.
        """
        if len(self.decisions) != 1 or not self.past or not self.can_undo:
            return False
        last, seat = self.past[-1], self.decisions[0].seat
        if last.seat != seat or not self.own(last) or reveals(last.events, seat):
            return False
        return not any(isinstance(event, Began) for event in last.events)

    @property
    def can_redo(self) -> bool:
        """Is there an undone turn?"""
        return bool(self.future)

    def undo(self) -> bool:
        """Go back to the last own decision, over the replies of AIs. False when impossible."""
        point = self._undo_point()
        if point is None or not self.can_undo:
            return False
        self.takebacks = self.takebacks or self.undo_reveals()
        while len(self.past) > point:
            self.future.append(self.past.pop())
            self.states.pop()
        self.decisions = self.game.decisions(self.state)
        return True

    def redo(self) -> tuple[Turn, ...]:
        """Make the undone decision again, and what followed it up to the next own one."""
        again: list[Turn] = []
        while self.future and not (again and self.own(self.future[-1])):
            turn = self.future.pop()
            again.append(self._advance(turn.seat, turn.move))
        return tuple(again)

    def replay(self, count: int) -> Match:
        """The same match as it stood after its first `count` turns, on its own."""
        copy = Match(self.game, self.options, self.seed, self.chairs)
        for turn in self.past[:count]:
            copy.play(turn.seat, turn.move)
        copy.takebacks = self.takebacks
        return copy


def _check(seed: int, chairs: Sequence[Chair]) -> None:
    """Refuse what a save could not bring back."""
    if seed not in range(SEEDS):
        raise SetupError(f"a seed lies between 0 and {SEEDS - 1}, not at {seed}")
    for word in (word for chair in chairs for word in (chair.name, chair.player)):
        if not 1 <= len(word) <= NAME_LENGTH:
            raise SetupError(f"a name has 1 to {NAME_LENGTH} characters, not {len(word)}")
        if any(category(letter) == "Cc" for letter in word):  # they could steer a terminal
            raise SetupError(f"a name has no control characters, unlike {word!r}")
    colours = [chair.colour for chair in chairs]
    if not set(colours) <= set(COLOURS) or len(set(colours)) < len(colours):
        allowed = ", ".join(COLOURS)
        raise SetupError(f"each seat has a colour of its own; allowed: {allowed}")


def _listed(decision: Decision, move: Move) -> bool:
    """Is the move handed out? Moves of two kinds with equal fields are equal tuples, yet differ."""
    return any(type(legal) is type(move) and legal == move for legal in decision.all_moves)
