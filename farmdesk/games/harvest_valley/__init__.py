"""Harvest Valley: the rules of one game, exposed as `GAME`.

`cards` and `grid` hold facts, `state` what can be read, `moves` and `rules` what may be done,
`deeds` what comes of it, `telling` how it is told, `sight` where things lie, `reasons` why not,
`scoring` and `sheet` what it is worth.
Never enters: Qt, pixels, sentences (only phrases), luck that is not in the state.
"""

from __future__ import annotations

from farmdesk.core.events import Event
from farmdesk.core.game import GameInfo, Option, Options, Preset
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.harvest_valley import deeds, reasons, rules, sheet, sight
from farmdesk.games.harvest_valley.state import State
from farmdesk.games.harvest_valley.telling import story

_STARS = ("sprinkler", "well", "locusts", "rabbit", "cultivator")

INFO = GameInfo(
    id="harvest_valley",
    rules=1,
    seats=(2, 3, 4, 5),
    options=(
        Option("sprinkler", ("off", "add", "swap")),
        Option("well", ("off", "add")),
        Option("locusts", ("off", "add")),
        Option("rabbit", ("off", "add")),
        Option("cultivator", ("off", "add", "swap")),
        Option("census", ("on", "off"), rules=False),
    ),
    presets=(
        Preset("none", tuple((star, "off") for star in _STARS)),
        Preset("all", tuple((star, "add") for star in _STARS)),
    ),
)


class HarvestValley:
    """The game as the protocol asks for it; every method is a pure function of its arguments."""

    info = INFO

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """The first state. `options` are settled, `seats` is 2 to 5."""
        return rules.setup(options, seats, luck)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The one question to the seat whose turn it is; none once the game is over."""
        return rules.decisions(state)

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """The state after a legal move of the seat whose turn it is."""
        then = deeds.after(state, move)
        if tell is not None:
            tell += story(state, seat, move, then)
        return then

    def table(self, state: State) -> tuple[Placed, ...]:
        """Where every card and farmhouse lies."""
        return sight.table(state)

    def standing(self, state: State) -> Standing:
        """The score as if the game ended now."""
        return sheet.standing(state)

    def conceal(self, state: State, seat: Seat) -> State:
        """The state with the deck's order hidden; all seats know the same."""
        del seat
        return sight.conceal(state)

    def imagine(self, concealed: State, luck: Luck) -> State:
        """A full state with the unseen cards in some order."""
        return sight.imagine(concealed, luck)

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return reasons.why_not(state, seat, drops)


GAME = HarvestValley()
