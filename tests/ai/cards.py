"""A game of a few lines for players to be tested with: take the open card, or leave it.

A pile of numbers, the top one open. Whoever's turn it is takes it for points or throws it away;
then the next one is turned. After the last one, more points win.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from farmdesk.core.events import Event
from farmdesk.core.game import GameInfo, Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase, Script, phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import ScoreLine, Standing, best

HIDDEN = 0


class Pile(NamedTuple):
    """Cards still to come (the next one last), the open card, hands left, points, whose turn."""

    deck: tuple[int, ...]
    open: int
    takes: tuple[int, ...]
    """How often each seat may still take."""
    points: tuple[int, ...]
    turn: Seat
    unseen: tuple[int, ...]


class Act(NamedTuple):
    """Take or leave."""

    what: str

    def script(self) -> Script:
        """None: both are buttons."""
        return ()

    def label(self) -> Phrase:
        """What the button says."""
        return phrase(f"cards.{self.what}")

    def __str__(self) -> str:
        return self.what


TAKE, LEAVE = Act("take"), Act("leave")


class Cards:
    """The rules."""

    info = GameInfo("cards", 1, (2, 3))

    def setup(self, options: Options, seats: int, luck: Luck) -> Pile:
        """Cards 1 to 6, one open."""
        deck, _ = luck.shuffle(range(1, 7))
        return pile(*deck, seats=seats)

    def decisions(self, state: Pile) -> tuple[Decision, ...]:
        """Take it, if you still may, or leave it."""
        if state.open == 0:
            return ()
        answers = (TAKE, LEAVE) if state.takes[state.turn] else (LEAVE,)
        return (Decision(state.turn, phrase("cards.prompt"), answers),)

    def apply(self, state: Pile, seat: Seat, move: Move, tell: list[Event] | None) -> Pile:
        """Points for a taken card; the next card is turned."""
        takes, points = list(state.takes), list(state.points)
        if move == TAKE:
            takes[seat] -= 1
            points[seat] += state.open
        card = state.deck[-1] if state.deck else 0
        return Pile(
            state.deck[:-1],
            card,
            tuple(takes),
            tuple(points),
            (seat + 1) % len(points),
            tuple(c for c in state.unseen if c != card),
        )

    def table(self, state: Pile) -> tuple[Placed, ...]:
        """Nothing: nobody looks."""
        return ()

    def standing(self, state: Pile) -> Standing:
        """The points."""
        lines = tuple(
            ScoreLine(seat, phrase("cards.points"), p) for seat, p in enumerate(state.points)
        )
        return Standing(lines, state.points, (), best(state.points, ()))

    def conceal(self, state: Pile, seat: Seat) -> Pile:
        """The pile turned face down."""
        return state._replace(deck=(HIDDEN,) * len(state.deck))

    def imagine(self, concealed: Pile, luck: Luck) -> Pile:
        """The unseen cards in some order."""
        return concealed._replace(deck=luck.shuffle(concealed.unseen)[0])

    def why_not(self, state: Pile, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Nothing is dropped in this game."""
        return phrase("cards.no_drops")


GAME = Cards()


class Judge:
    """Believes in points and nothing else."""

    def hopes(self, state: Pile) -> tuple[float, ...]:
        """The points now."""
        return tuple(map(float, state.points))

    def values(self, state: Pile) -> tuple[float, ...]:
        """Points ahead of the best other seat."""
        return tuple(
            mine - max(state.points[:seat] + state.points[seat + 1 :])
            for seat, mine in enumerate(state.points)
        )

    def settled(self, state: Pile) -> tuple[float, ...]:
        """The same at the end."""
        return self.values(state)

    def left(self, state: Pile) -> int:
        """Cards still to be answered."""
        return len(state.deck) + (state.open > 0)

    def key(self, state: Pile) -> Hashable:
        """Everything but the order of the pile."""
        return state.open, state.takes, state.points, state.turn, state.unseen

    def chances(self, state: Pile) -> tuple[tuple[float, Pile], ...]:
        """Any unseen card may come next."""
        if not state.deck:
            return ((1.0, state),)
        piles = (
            (*state.deck[:place], *state.deck[place + 1 :], card)
            for place, card in enumerate(state.deck)
        )
        return tuple((1 / len(state.deck), state._replace(deck=deck)) for deck in piles)


JUDGE = Judge()


def pile(*cards: int, seats: int = 2, takes: int = 2) -> Pile:
    """A game with these cards, the open one last; every seat may take `takes` of them."""
    nothing = (0,) * seats
    return Pile(cards[:-1], cards[-1], (takes,) * seats, nothing, 0, tuple(sorted(cards[:-1])))
