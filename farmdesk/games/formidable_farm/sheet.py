"""The score: how much of its task each seat has done, and the tie of those who are equal."""

from __future__ import annotations

from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat
from farmdesk.core.standing import Count, ScoreLine, Standing, TieBreak, best
from farmdesk.games.formidable_farm.costs import WORTH, worth
from farmdesk.games.formidable_farm.crops import counts
from farmdesk.games.formidable_farm.names import crop_name
from farmdesk.games.formidable_farm.state import OVER, State, days_left, solo, task, to_go, won

_COUNTED = {
    key: phrase(f"formidable_farm.score.{key}") for key in ("to_go", "turns", "own", "traded")
}


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
    counts = (*_counts(state), *_tied(state, totals)) if state.turn == OVER else _counts(state)
    lines = tuple(_line(seat, whole, points) for seat, points in enumerate(totals))
    return Standing(lines, totals, ties, winners, counts=counts)


def _counts(state: State) -> tuple[Count, ...]:
    """What everybody sees of how the cards were done (R-10, R-49)."""
    farms = state.farms
    return (
        Count(_COUNTED["to_go"], tuple(to_go(state, seat) for seat in range(len(farms)))),
        Count(_COUNTED["turns"], tuple(farm.turns for farm in farms)),
        Count(_COUNTED["own"], tuple(farm.own for farm in farms)),
        Count(_COUNTED["traded"], tuple(farm.traded for farm in farms)),
    )


def _tied(state: State, totals: tuple[int, ...]) -> tuple[Count, ...]:
    """R-51: what several finishers have of each crop; that of the others does not matter."""
    done = [total == task(state) for total in totals]
    if sum(done) < 2:
        return ()
    have = [counts(farm.purse) for farm in state.farms]
    return tuple(
        Count(
            phrase("formidable_farm.score.crop", crop=crop_name(crop), each=each),
            tuple(own[crop] if ended else None for own, ended in zip(have, done, strict=True)),
        )
        for crop, each in enumerate(WORTH)
    )


def _line(seat: Seat, whole: int, points: int) -> ScoreLine:
    return ScoreLine(seat, phrase("formidable_farm.score.done", n=whole), points, "done")
