"""Harvest Island: the rules of one game, exposed as `GAME`.

`drafts`, `cards` and `own` hold what is printed, `places`, `state` and `worth` what can be read,
`moves` and `rules` what may be done, `deeds` what comes of it, `telling` how it is told, `sight`
where things lie, `reasons` why not, `scoring` and `sheet` what it is worth.
Never enters: Qt, pixels, sentences (only phrases), luck that is not in the state.
"""

from __future__ import annotations

from farmdesk.core.events import Event
from farmdesk.core.game import GameInfo, Option, Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.harvest_island import deeds, reasons, rules, sheet, sight
from farmdesk.games.harvest_island.cards import deck_fault
from farmdesk.games.harvest_island.own import OwnDecks
from farmdesk.games.harvest_island.state import State
from farmdesk.games.harvest_island.telling import story

INFO = GameInfo(
    id="harvest_island",
    rules=1,
    seats=(2, 3, 4),
    options=(
        Option("deck", ("",), check=deck_fault, files=OwnDecks()),
        Option("scores", ("closed", "open"), rules=False),
        Option("count", ("on", "off"), rules=False),
    ),
    secrets=True,
)


class HarvestIsland:
    """The game as the protocol asks for it; every method is a pure function of its arguments."""

    info = INFO

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """The first state. `options` are settled, `seats` is 2 to 4."""
        return rules.setup(options, seats, luck)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The question to whose turn it is, or to all that a disaster leaves a choice."""
        return rules.decisions(state)

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """The state after a legal move of a seat that is asked."""
        then = deeds.after(state, seat, move)
        if tell is not None:
            tell += story(state, seat, move, then)
        return then

    def table(self, state: State) -> tuple[Placed, ...]:
        """Where every card, land, barn and medal lies."""
        return sight.table(state)

    def standing(self, state: State) -> Standing:
        """The score as if the game ended now, as far as whoever sees this state is shown it."""
        return sheet.standing(state)

    def conceal(self, state: State, seat: Seat) -> State:
        """The state with all face-down cards hidden that the seat does not hold itself."""
        return sight.conceal(state, seat)

    def imagine(self, concealed: State, luck: Luck) -> State:
        """A full state with the unseen cards dealt anew."""
        return sight.imagine(concealed, luck)

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return reasons.why_not(state, seat, drops)


GAME = HarvestIsland()
