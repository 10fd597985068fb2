"""What a hovered drop means, in one line: what the cards would count for, and what follows."""

from __future__ import annotations

from farmdesk.core.moves import Move, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island import worth
from farmdesk.games.harvest_island.names import fruit_name
from farmdesk.games.harvest_island.state import (
    Draw,
    Fertilise,
    Harvest,
    Release,
    Sow,
    State,
    Suffer,
    Tend,
)
from farmdesk.table.stage import Focus, View

GAME = "harvest_island"


def remark(view: View, focus: Focus) -> Phrase | None:
    """What the drop that is hovered would do."""
    state, seat = view.state, view.seat
    ready = [move for move in focus.moves if isinstance(move, Harvest)]
    if ready:
        least = min(ready, key=lambda move: len(move.fields))
        return _harvest(state, seat, least)
    return _use(state, seat, focus.moves[0]) if focus.moves else None


def _use(state: State, seat: Seat, move: Move) -> Phrase | None:
    hand = state.farms[seat].hand
    if isinstance(move, Sow):
        return _sow(state, hand, hand[move.place])
    if isinstance(move, Tend):
        return _tend(state, seat, move)
    if isinstance(move, Fertilise):
        return phrase(f"{GAME}.remark.fertilise")
    if isinstance(move, Release):
        return _release(state)
    if isinstance(move, Draw):
        return phrase(f"{GAME}.remark.draw", n=island.gaps(state, seat))
    if isinstance(move, Suffer):
        loss = next(loss for loss in worth.losses(state, seat) if loss.field == move.field)
        return phrase(f"{GAME}.remark.suffer", points=loss.points, n=len(loss.cards))
    return None


def _sow(state: State, hand: bytes, card: int) -> Phrase:
    """A seed's points do not count; perhaps a cheaper one is at hand."""
    points = island.points_of(state, card)
    fruit = island.fruit_of(state, card)
    same = [one for one in hand if one != island.EMPTY and island.fruit_of(state, one) == fruit]
    least = min(island.points_of(state, one) for one in same)
    if least < points and fruit is not None:
        return phrase(f"{GAME}.remark.sow_dear", fruit=fruit_name(fruit), least=least, n=points)
    return phrase(f"{GAME}.remark.sow", n=points)


def _tend(state: State, seat: Seat, move: Tend) -> Phrase:
    """How full the field is then, and whether a harvest would win the medal."""
    field = state.farms[seat].fields[move.field]
    after = len(field) + 1
    count = island.medal_count(field) + 1
    fruit = island.fruit_on(state, field)
    assert fruit is not None, "only a sown field is tended"
    name, most = fruit_name(fruit), island.CAPACITY[move.field]
    key = "tend_wins" if count >= island.needed(state, fruit) else "tend"
    if most and after == most:
        key += "_full"
    return phrase(f"{GAME}.remark.{key}", fruit=name, number=count)


def _release(state: State) -> Phrase:
    """What the card in storage brings about."""
    lying = len(state.storage) + 1
    if lying >= island.SWEEP_FROM:
        return phrase(f"{GAME}.remark.release_sweeps", n=lying)
    if state.released:
        return phrase(f"{GAME}.remark.release_earns", n=lying)
    return phrase(f"{GAME}.remark.release", n=lying)


def _harvest(state: State, seat: Seat, move: Harvest) -> Phrase:
    """The points, and the medal that comes with them."""
    brought = worth.brings(state, seat, move.fields)
    won = [crown for crown in brought.crowns if crown.wins]
    if not won:
        return phrase(f"{GAME}.remark.harvest", n=brought.points)
    crown = won[0]
    name = fruit_name(crown.fruit)
    key = "harvest_raises" if crown.king == seat else "harvest_wins"
    return phrase(f"{GAME}.remark.{key}", fruit=name, number=crown.number, n=brought.points)
