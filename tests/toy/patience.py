"""Turnip Patience: a game for one that can be lost, with much to buy at any time.

Two turnips are to be sown in three turns. In a turn one is sown, or none; tools are bought beside
that, by a button each, and a coin is found under a stone, by a drop.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.events import Ended, Event, Told
from farmdesk.core.game import GameInfo, Option, Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Name, Phrase, Script, phrase
from farmdesk.core.places import Piece, Placed, Seat, Slot
from farmdesk.core.standing import ScoreLine, Standing, TieBreak

GOAL, TURNS, TOOLS, COINS = 2, 3, 12, 6
BAG, STONE, PURSE = Slot.at("hand", 0, 0), Slot("deck"), Slot.at("purse", seat=0)
FIELD = tuple(Slot.at("field", spot, 0) for spot in range(GOAL))


class State(NamedTuple):
    """Everything about one moment."""

    turn: int
    sown: int
    tried: bool
    """Has a turnip been sown in this turn?"""
    coins: int
    tools: tuple[int, ...]
    luck: Luck


class Sow(NamedTuple):
    """Sow a turnip."""

    spot: int

    def __str__(self) -> str:
        return f"sow {self.spot}"

    def script(self) -> Script:
        """One drop."""
        return (Drop(BAG, FIELD[self.spot]),)

    def label(self) -> Phrase:
        """What a list calls it."""
        return phrase("patience.move.sow")


class Look(NamedTuple):
    """Look under the stone, where a coin lies: a side move that is a drop."""

    def __str__(self) -> str:
        return "look"

    def script(self) -> Script:
        """One drop."""
        return (Drop(STONE, PURSE),)

    def label(self) -> Phrase:
        """What a list calls it."""
        return phrase("patience.move.look")


class Buy(NamedTuple):
    """Buy a tool: a side move that is a button."""

    tool: int

    def __str__(self) -> str:
        return f"buy {self.tool}"

    def script(self) -> Script:
        """None."""
        return ()

    def label(self) -> Phrase:
        """Which, and its price."""
        return phrase("patience.move.buy", tool=self.tool, price=1)


class End(NamedTuple):
    """End the turn; with nothing sown that is doubtful."""

    early: bool

    def __str__(self) -> str:
        return "end early" if self.early else "end"

    def script(self) -> Script:
        """None."""
        return ()

    def label(self) -> Phrase:
        """The words on its button."""
        return phrase("patience.move.end")

    def doubt(self) -> Phrase | None:
        """Nothing is sown yet."""
        return phrase("patience.doubt.end") if self.early else None


class TurnipPatience:
    """The rules, fit for `core.game.Game`."""

    info = GameInfo("patience", 1, (1,), (Option("soil", ("dry", "wet")),))

    def setup(self, options: Options, seats: int, luck: Luck) -> State:
        """Nothing is sown; luck says how many coins there are."""
        del options, seats
        few, luck = luck.below(3)
        return State(0, 0, False, COINS - few, (), luck)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Sow or end the turn; none once all are sown or all turns are over."""
        if state.turn == TURNS or state.sown == GOAL:
            return ()
        sow: tuple[Move, ...] = () if state.tried else (Sow(state.sown),)
        side: tuple[Move, ...] = (Look(),) if state.coins < COINS else ()
        if state.coins:
            side += tuple(Buy(tool) for tool in range(TOOLS) if tool not in state.tools)
        said = phrase("patience.prompt", turn=state.turn + 1)
        return (Decision(0, said, (*sow, End(not state.tried)), side),)

    def apply(self, state: State, seat: Seat, move: Move, tell: list[Event] | None) -> State:
        """One answer."""
        if tell is not None:
            tell.append(Told(seat, phrase("patience.log", who=Name(seat), what=move.label())))
        if isinstance(move, Sow):
            state = state._replace(sown=state.sown + 1, tried=True)
        elif isinstance(move, Look):
            state = state._replace(coins=state.coins + 1)
        elif isinstance(move, Buy):
            state = state._replace(coins=state.coins - 1, tools=(*state.tools, move.tool))
        else:
            state = state._replace(turn=state.turn + 1, tried=False)
        if tell is not None and not self.decisions(state):
            tell.append(Ended(self.standing(state).winners))
        return state

    def table(self, state: State) -> tuple[Placed, ...]:
        """The bag, the stone, and what is sown."""
        lying = [Placed(Piece("bag:0"), BAG, True, 0), Placed(Piece("stone:0"), STONE, True)]
        sown = (Placed(Piece.of("turnip", k), FIELD[k], True, 0) for k in range(state.sown))
        return (*lying, *sown)

    def standing(self, state: State) -> Standing:
        """A point a turnip; equal are told apart by the turns that are left."""
        line = ScoreLine(0, phrase("patience.score.sown"), state.sown)
        ties = (TieBreak(phrase("patience.tie.turns"), (TURNS - state.turn,)),)
        winners = (0,) if state.sown == GOAL else ()
        return Standing((line,), (state.sown,), ties, winners)

    def conceal(self, state: State, seat: Seat) -> State:
        """Only the luck is hidden."""
        del seat
        return state._replace(luck=Luck(0))

    def imagine(self, concealed: State, luck: Luck) -> State:
        """Nothing else is."""
        return concealed._replace(luck=luck)

    def why_not(self, state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """One reason for all."""
        asked = self.decisions(state)
        legal = [Drop(*drop) for d in asked for m in d.all_moves for drop in m.script()]
        return None if drops[-1] in legal else phrase("patience.no")


GAME = TurnipPatience()
