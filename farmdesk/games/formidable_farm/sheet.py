"""The score: how much of its task each seat has done, and the tie of those who are equal."""

from __future__ import annotations

from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat
from farmdesk.core.standing import ScoreLine, Standing, TieBreak, best
from farmdesk.games.formidable_farm.costs import worth
from farmdesk.games.formidable_farm.state import State, days_left, solo, task, to_go, won


def standing(state: State) -> Standing:
    """One line a seat: the cards of its task that are no longer to do.

    Who has fulfilled all has the whole task, nobody has more; equals compare their crops. A solo
    game has no winner until it is won, and is the better the more turns it leaves (FF-33).
    """
    whole = task(state)
    totals = tuple(whole - to_go(state, seat) for seat in range(len(state.farms)))
    values = tuple(worth(farm.purse) for farm in state.farms)
    ties: tuple[TieBreak, ...] = (TieBreak(phrase("formidable_farm.tie.crops"), values),)
    winners = best(totals, ties)
    if solo(state):
        spare = max(0, days_left(state) - 1)
        ties = (TieBreak(phrase("formidable_farm.tie.turns"), (spare,)), *ties)
        winners = winners if won(state) else ()
    lines = tuple(_line(seat, whole, points) for seat, points in enumerate(totals))
    return Standing(lines, totals, ties, winners)


def _line(seat: Seat, whole: int, points: int) -> ScoreLine:
    return ScoreLine(seat, phrase("formidable_farm.score.done", n=whole), points, "done")
