"""Rift Valley Reserve: the rules of one game, exposed as `GAME`.

`grid`, `drafts`, `boards`, `own` and `layout` hold facts, `state` and `worth` what can be read,
`moves` and `rules` what may be done, `deeds` what comes of it, `telling` how it is told, `sight`
where things lie, `reasons` why not, `scoring` and `sheet` what it is worth.
Never enters: Qt, pixels, sentences (only phrases), luck that is not in the state.
"""

from __future__ import annotations

from typing import cast

from farmdesk.core.events import Event
from farmdesk.core.game import GameInfo, Option, Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.rift_valley_reserve import deeds, reasons, rules, sheet, sight
from farmdesk.games.rift_valley_reserve.boards import ASYMMETRIC, IDENTICAL, own_fault
from farmdesk.games.rift_valley_reserve.moves import Drawing
from farmdesk.games.rift_valley_reserve.own import OwnBoards
from farmdesk.games.rift_valley_reserve.state import State
from farmdesk.games.rift_valley_reserve.telling import story

INFO = GameInfo(
    id="rift_valley_reserve",
    rules=1,
    seats=(2, 3, 4, 5),
    options=(
        Option("boards", (ASYMMETRIC, IDENTICAL)),
        Option("own", ("",), check=own_fault, files=OwnBoards()),
        Option("confirm", ("on", "off"), rules=False),
    ),
)


class RiftValleyReserve:
    """The game as the protocol asks for it; every method is a pure function of its arguments."""

    info = INFO

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """The first state. `options` are settled, `seats` is 2 to 5."""
        return rules.setup(options, seats, luck)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """A question to each seat that has not drawn in this turn; none once the game is over."""
        return rules.decisions(state)

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """The drawing of a seat sealed; with the last one missing, all of them shown."""
        drawing = cast("Drawing", move)
        then = deeds.after(state, seat, drawing)
        if tell is not None:
            tell += story(state, seat, drawing, then)
        return then

    def table(self, state: State) -> tuple[Placed, ...]:
        """Where the boards, the tools and all that is drawn lie; not what is sealed."""
        return sight.table(state)

    def standing(self, state: State) -> Standing:
        """The score as if the game ended now; what is sealed does not count yet."""
        return sheet.standing(state)

    def conceal(self, state: State, seat: Seat) -> State:
        """The state with what other seats have sealed in this turn hidden."""
        return sight.conceal(state, seat)

    def imagine(self, concealed: State, luck: Luck) -> State:
        """A full state in which the others have sealed something legal."""
        return sight.imagine(concealed, luck)

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return reasons.why_not(state, seat, drops)


GAME = RiftValleyReserve()
