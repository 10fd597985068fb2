"""Formidable Farm: the rules of one game, exposed as `GAME`.

`crops`, `places`, `drafts`, `codes`, `cards`, `own` and `costs` hold facts, `state`, `names` and
`worth` what can be read; `moves` and `rules` say what may be done, `turns`, `deeds`, `paying`,
`effects`, `frames` and `bargains` what comes of it, `telling` how it is told, `sight` where things
lie, `reasons` why not, `sheet` what it is worth.
Never enters: Qt, pixels, sentences (only phrases), a card known by its id, luck outside the state.
"""

from __future__ import annotations

from farmdesk.core.events import Event
from farmdesk.core.game import GameInfo, Option, Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.formidable_farm import reasons, rules, sheet, sight, turns
from farmdesk.games.formidable_farm.own import OwnDecks, own_fault
from farmdesk.games.formidable_farm.state import State

INFO = GameInfo(
    id="formidable_farm",
    rules=1,
    seats=(1, 2, 3, 4),
    options=(Option("own", ("",), check=own_fault, files=OwnDecks()),),
    secrets=True,
)


class FormidableFarm:
    """The game as the protocol asks for it; every method is a pure function of its arguments."""

    info = INFO

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """The first state. `options` are settled, `seats` is 1 to 4."""
        return rules.setup(options, seats, luck)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The one question to the seat whose turn it is; none once the game is over."""
        return rules.decisions(state)

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """The state after a legal move of the seat whose turn it is."""
        del seat
        return turns.after(state, move, tell)

    def table(self, state: State) -> tuple[Placed, ...]:
        """Where every card, disc and chip lies."""
        return sight.table(state)

    def standing(self, state: State) -> Standing:
        """The score as if the game ended now; nobody wins a solo game that is not won."""
        return sheet.standing(state)

    def conceal(self, state: State, seat: Seat) -> State:
        """The state as a seat sees it: its own cards as far as it knows them, and all open ones."""
        return sight.conceal(state, seat)

    def imagine(self, concealed: State, luck: Luck) -> State:
        """A full state with the unseen cards dealt to the places where they must lie."""
        return sight.imagine(concealed, luck)

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return reasons.why_not(state, seat, drops)


GAME = FormidableFarm()
