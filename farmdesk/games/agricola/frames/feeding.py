"""Feeding the people: food first, then what the seat chooses to turn into food, else begging."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from farmdesk.core.events import Noted
from farmdesk.core.moves import Decision, Move, Name, phrase
from farmdesk.core.places import Seat
from farmdesk.games.agricola import names
from farmdesk.games.agricola.book import Rates
from farmdesk.games.agricola.deeds import Tell, paid, turned_into_food, with_farm, with_pending
from farmdesk.games.agricola.goods import FOOD, NOTHING, Goods, some
from farmdesk.games.agricola.meals import Feed, Withhold
from farmdesk.games.agricola.state import State
from farmdesk.games.agricola.telling import noted
from farmdesk.games.agricola.worth import owed, rates

NOT_YET = -1
"""Begging that has not been chosen."""


@lru_cache(maxsize=1 << 12)
def meals(goods: Goods, rate: Rates, need: int) -> tuple[tuple[Goods, int], ...]:
    """Every least choice of goods that brings `need` food, and what it brings.

    A choice is least when no single good of it could be left out; whatever else could be turned
    into food still can at any time. Where everything together is too little, it is everything.
    """
    kinds = [good for good in range(len(NOTHING)) if rate[good].food and goods[good]]
    kinds.sort(key=lambda good: -rate[good].food)
    every = sum(goods[good] * rate[good].food for good in kinds)
    if every <= need:
        return (((*(n if good in kinds else 0 for good, n in enumerate(goods)),), every),)
    *others, last = kinds
    found = []
    for amounts in product(*(range(min(goods[g], -(-need // rate[g].food)) + 1) for g in others)):
        food = sum(n * rate[good].food for good, n in zip(others, amounts, strict=True))
        rest = max(0, -(-(need - food) // rate[last].food))
        if rest > goods[last]:
            continue
        food += rest * rate[last].food
        used = dict(zip(others, amounts, strict=True)) | {last: rest}
        if all(not n or food - rate[good].food < need for good, n in used.items()):
            found.append((tuple(used.get(good, 0) for good in range(len(goods))), food))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def kept_back(goods: Goods, rate: Rates, need: int, begging: int) -> tuple[tuple[Goods, int], ...]:
    """The least choices that leave exactly so much unfed: a choice that brings more begs less."""
    if begging == need:
        return ((NOTHING, 0),)
    wanted = need - begging
    return tuple(meal for meal in meals(goods, rate, wanted) if meal[1] == wanted)


class Feeding(NamedTuple):
    """How a seat feeds its people. Food in front of it goes first and is not withheld (AG-16)."""

    seat: Seat
    begging: int
    """Begging cards that the seat has chosen to take, or NOT_YET."""

    def _need(self, state: State) -> int:
        return max(0, owed(state, self.seat) - state.farms[self.seat].goods[FOOD])

    def _moves(self, state: State) -> tuple[Move, ...]:
        seat, need = self.seat, self._need(state)
        if not need:
            return (Feed(seat, NOTHING, 0, 0),)
        goods, rate = state.farms[seat].goods, rates(state, seat)
        if self.begging != NOT_YET:
            exact = kept_back(goods, rate, need, self.begging)
            return tuple(Feed(seat, used, food, self.begging) for used, food in exact)
        found = meals(goods, rate, need)
        least = max(0, need - found[0][1])
        moves: list[Move] = [Feed(seat, used, food, least) for used, food in found]
        moves += (
            Withhold(seat, begging)
            for begging in range(least + 1, need + 1)
            if kept_back(goods, rate, need, begging)
        )
        return tuple(moves)

    def offer(self, state: State) -> Decision:
        """Every least meal, and begging for more so that goods are kept."""
        short = phrase("agricola.ask.feed", n=self._need(state), owed=owed(state, self.seat))
        return Decision(self.seat, short, self._moves(state))

    def ready(self, state: State, tell: Tell) -> State | None:
        """Nothing is asked where food suffices, or where nothing can be turned into food."""
        moves = self._moves(state)
        if len(moves) > 1:
            return None
        return self.answer(with_pending(state, state.pending[:-1]), moves[0], tell)

    def answer(self, state: State, move: Move, tell: Tell) -> State:
        """The meal is eaten; or what is kept has been said, and the meal is asked."""
        if isinstance(move, Withhold):
            return with_pending(state, (*state.pending, Feeding(self.seat, move.begging)))
        assert isinstance(move, Feed), "only meals are offered"
        seat, needed = self.seat, owed(state, self.seat)
        state = turned_into_food(state, seat, move.used, move.food, tell)
        state = paid(state, seat, some(FOOD, needed - move.begging), tell)
        if tell is not None and needed > move.begging:
            given = names.amount(FOOD, needed - move.begging)
            tell.append(noted(seat, "agricola.noted.fed", given))
        if move.begging:
            if tell is not None:
                said = phrase("agricola.noted.begging", who=Name(seat), n=move.begging)
                tell.append(Noted(said))
            farm = state.farms[seat]
            state = with_farm(state, seat, farm._replace(begging=farm.begging + move.begging))
        return state
