"""Agricola: the rules of one game, exposed as `GAME`.

`spaces` and `farmyard` hold facts, `state` and `worth` what can be read, `moments` and `book` where
improvements hang in, `frames` all choices with their effects, `rounds` and `harvest` the course of
a game, `cards` what improvements do, `telling` how it is told, `sheet` and `scoring` the points.
Never enters: Qt, pixels, sentences (only phrases), luck that is not in the state.
"""

from __future__ import annotations

from farmdesk.core.events import Event
from farmdesk.core.game import GameInfo, Option, Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.agricola import cards as cards  # enters what they do in the book
from farmdesk.games.agricola import frames as frames  # makes the verbs known
from farmdesk.games.agricola import reasons, rules, sheet, sight
from farmdesk.games.agricola.state import State
from farmdesk.games.agricola.telling import line

INFO = GameInfo(
    id="agricola",
    rules=1,
    seats=(1, 2, 3, 4),
    options=(Option("cards", ("without",)),),
)
"""`cards` is the variant without hand cards (AG-31), the only one so far: a save says so."""


class Agricola:
    """The game as the protocol asks for it; every method is a pure function of its arguments."""

    info = INFO

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """The first state. `seats` is 1 to 4; of the options one choice is all there is yet."""
        del options
        return rules.setup(seats, luck)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The one question to the seat that is asked; none once the game is over."""
        return rules.decisions(state)

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """The state after a legal move, when the next question is reached."""
        if tell is not None:
            tell.append(line(state, seat, move))
        return rules.after(state, seat, move, tell)

    def table(self, state: State) -> tuple[Placed, ...]:
        """Where everything lies."""
        return sight.table(state)

    def standing(self, state: State) -> Standing:
        """The score as if the game ended now."""
        return sheet.standing(state)

    def conceal(self, state: State, seat: Seat) -> State:
        """The state with the round cards to come hidden; all seats know the same."""
        del seat
        return sight.conceal(state)

    def imagine(self, concealed: State, luck: Luck) -> State:
        """A full state with the hidden cards of each stage in some order."""
        return sight.imagine(concealed, luck)

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return reasons.why_not(state, seat, drops)


GAME = Agricola()
