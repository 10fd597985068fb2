"""Sowing fields and baking bread (AG-18, AG-28)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import Ovens
from farmdesk.games.agricola.deeds import Tell, paid, turned_into_food, with_farm
from farmdesk.games.agricola.farmyard import cells, mask
from farmdesk.games.agricola.frames.verb import Verb, enter
from farmdesk.games.agricola.goods import GRAIN, VEGETABLE, some
from farmdesk.games.agricola.moves import Bake, Load, Sow
from farmdesk.games.agricola.state import GRAIN_0, VEGETABLE_0, State, fallow_mask
from farmdesk.games.agricola.worth import SOWN, ovens

MOST_WAYS = 1_500
"""Ways to sow in one move. With very many empty fields fewer are sown in a move, then more."""


@lru_cache(maxsize=1 << 10)
def sowings(seat: Seat, fallow: int, grain: int, vegetables: int) -> tuple[tuple[Sow, ...], bool]:
    """Every way to sow empty fields, and whether that leaves some ways for a further move."""
    fields = cells(fallow)
    found: list[Sow] = []
    for n in range(1, min(len(fields), grain + vegetables) + 1):
        more = [
            Sow(seat, mask(first), mask(tuple(set(chosen) - set(first))))
            for chosen in combinations(fields, n)
            for m in range(max(0, n - vegetables), min(n, grain) + 1)
            for first in combinations(chosen, m)
        ]
        if len(found) + len(more) > MOST_WAYS:
            return tuple(found), True
        found += more
    return tuple(found), False


class Sowing(Verb):
    """Sowing any number of empty fields, each with one kind."""

    def again(self, state: State, seat: Seat) -> bool:
        """Only where the ways are too many for one move."""
        return self._ways(state, seat)[1]

    def _ways(self, state: State, seat: Seat) -> tuple[tuple[Sow, ...], bool]:
        farm = state.farms[seat]
        grain, vegetables = farm.goods[GRAIN], farm.goods[VEGETABLE]
        return sowings(seat, fallow_mask(farm.cells), grain, vegetables)

    def possible(self, state: State, seat: Seat) -> bool:
        """A seed and an empty field."""
        farm = state.farms[seat]
        seeds = farm.goods[GRAIN] or farm.goods[VEGETABLE]
        return bool(seeds and fallow_mask(farm.cells))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """One move a choice of fields and seeds."""
        return self._ways(state, seat)[0]

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """Seeds go from the seat to its fields, and the supply adds to them."""
        assert isinstance(move, Sow), "only sowing is offered"
        state = paid(state, seat, move.seeds, tell)
        farm = state.farms[seat]
        growing = bytearray(farm.cells)
        for cell in cells(move.grain):
            growing[cell] = GRAIN_0 + SOWN[GRAIN]
        for cell in cells(move.vegetables):
            growing[cell] = VEGETABLE_0 + SOWN[VEGETABLE]
        return with_farm(state, seat, farm._replace(cells=bytes(growing)))


@lru_cache(maxsize=1 << 10)
def bakings(seat: Seat, found: Ovens, grain: int) -> tuple[Bake, ...]:
    """By amounts of grain, the baking that brings most: the best ovens are filled first."""
    moves = []
    for n in range(1, min(grain, sum(oven.most for oven in found)) + 1):
        loads, left = [], n
        for oven in found:
            part = min(left, oven.most)
            if part:
                loads.append(Load(oven.card, part, part * oven.food))
            left -= part
        moves.append(Bake(seat, tuple(loads)))
    return tuple(moves)


class Baking(Verb):
    """Baking bread in all ovens together, at least one grain (AG-18)."""

    def possible(self, state: State, seat: Seat) -> bool:
        """A grain and an oven."""
        return state.farms[seat].goods[GRAIN] > 0 and bool(ovens(state, seat))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """One move an amount of grain."""
        grain = state.farms[seat].goods[GRAIN]
        return bakings(seat, ovens(state, seat), grain) if grain else ()

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """Grain goes, food comes."""
        assert isinstance(move, Bake), "only baking is offered"
        grain, food = move.totals
        return turned_into_food(state, seat, some(GRAIN, grain), food, tell)


enter(Sowing("sow"), Baking("bake"))
