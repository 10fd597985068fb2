"""Time and food: where in the game a farm is looked at, and what its people will eat."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.places import Seat
from farmdesk.games.agricola.goods import FOOD
from farmdesk.games.agricola.spaces import HARVESTS, ROUNDS
from farmdesk.games.agricola.state import (
    FIELD,
    VEGETABLE_0,
    Farm,
    State,
    at_home,
    is_work,
    people,
)
from farmdesk.games.agricola.worth import ADULT_FOOD, NEWBORN_FOOD, SOLO_FOOD


class Clock(NamedTuple):
    """Where in the game a farm is looked at."""

    round: int
    fresh: bool
    """Is it looked at in a harvest, as it will stand when the next round begins?"""


def clock(state: State) -> Clock:
    """The moment of a state: between turns, or in a harvest."""
    if is_work(state):
        return Clock(state.round, fresh=False)
    return Clock(state.round + 1, fresh=True)


def rounds_left(farm: Farm, when: Clock) -> float:
    """Rounds in which a farm still sends people out; part of the one that is being played."""
    after = ROUNDS - when.round
    return after + 1.0 if when.fresh else after + at_home(farm) / people(farm)


class Food(NamedTuple):
    """Food against needs, for the next harvest and the one after it."""

    owed: tuple[int, int]
    actions: int
    """Placements before the first of them."""
    later: int
    """Food owed in all harvests."""
    harvests: int
    """Harvests to come."""
    next: int
    """Round of the next one; one beyond the last round when there is none."""


def food_needs(farm: Farm, when: Clock, *, alone: bool) -> Food:
    """What the people of a farm will eat; whoever is born later is not counted."""
    count = people(farm)
    each = SOLO_FOOD if alone else ADULT_FOOD
    coming = [last for last in HARVESTS if last >= when.round]
    if not coming:
        return Food((0, 0), 0, 0, 0, ROUNDS + 1)
    home = count if when.fresh else at_home(farm)
    young = 0 if when.fresh or coming[0] > when.round else farm.newborns
    first = each * count - (each - NEWBORN_FOOD) * young
    before = home + count * (coming[0] - when.round)
    second = each * count if len(coming) > 1 else 0
    total = first + each * count * (len(coming) - 1)
    return Food((first, second), before, total, len(coming), coming[0])


def promised_food(state: State, seat: Seat, until: int) -> tuple[int, int]:
    """Food on round spaces that comes until a round, and food that comes later."""
    soon = late = 0
    for promise in state.promised:
        if promise.seat == seat and promise.good == FOOD:
            if promise.round <= until:
                soon += promise.amount
            else:
                late += promise.amount
    return soon, late


def reaped_food(farm: Farm, per_vegetable: int) -> int:
    """What the crops of the next harvest bring as food, grain eaten raw."""
    found = 0
    for code in farm.cells:
        if code > FIELD:
            found += per_vegetable if code > VEGETABLE_0 else 1
    return found
