"""Building fences: one pasture after the other, as long as wood and fences last (AG-12)."""

from __future__ import annotations

from collections.abc import Sequence

from farmdesk.core.events import Moved
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import Price, changes
from farmdesk.games.agricola.deeds import Tell, with_farm
from farmdesk.games.agricola.farmyard import cells
from farmdesk.games.agricola.fences import Ring, any_ring, fenced_in, rings
from farmdesk.games.agricola.frames.paying import charged
from farmdesk.games.agricola.frames.verb import Verb, enter
from farmdesk.games.agricola.goods import WOOD, some
from farmdesk.games.agricola.moments import COSTS
from farmdesk.games.agricola.moves import Fence
from farmdesk.games.agricola.places import EDGE_SLOTS, STOCKS, fence_piece
from farmdesk.games.agricola.state import State, bare_mask, fences_left
from farmdesk.games.agricola.worth import FENCE_WOOD, ways


def price(fences: int) -> Price:
    """What some fences cost before improvements change it."""
    return Price(some(WOOD, FENCE_WOOD * fences))


def budget(state: State, seat: Seat) -> int:
    """How many fences a seat has and can pay at once."""
    farm = state.farms[seat]
    left = fences_left(farm)
    if not changes(farm.cards, COSTS):
        return min(left, farm.goods[WOOD] // FENCE_WOOD)
    return max(n for n in range(left + 1) if not n or ways(state, seat, "fence", price(n)))


class Fencing(Verb):
    """Enclosing pastures."""

    def again(self, state: State, seat: Seat) -> bool:
        """As long as wood and fences last."""
        del state, seat
        return True

    def possible(self, state: State, seat: Seat) -> bool:
        """Without counting all the ways."""
        farm, most = state.farms[seat], budget(state, seat)
        return most > 0 and any_ring(bare_mask(farm.cells), farm.fences, farm.pastures, most)

    def rings(self, state: State, seat: Seat) -> tuple[Ring, ...]:
        """The pastures that can be enclosed now."""
        farm = state.farms[seat]
        every = rings(bare_mask(farm.cells), farm.fences, farm.pastures, budget(state, seat))
        if not changes(farm.cards, COSTS):
            return every
        return tuple(
            ring for ring in every if ways(state, seat, "fence", price(ring.edges.bit_count()))
        )

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """One move a pasture."""
        return [Fence(seat, ring.area, ring.edges) for ring in self.rings(state, seat)]

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The fences stand, and are paid."""
        assert isinstance(move, Fence), "only pastures are offered"
        farm = state.farms[seat]
        prices = ways(state, seat, "fence", price(move.edges.bit_count()))
        built = bytes(cells(move.edges))
        if tell is not None:
            source, slots = STOCKS[seat]["fence"], EDGE_SLOTS[seat]
            for k, edge in enumerate(built, len(farm.rails)):
                tell.append(Moved(fence_piece(seat, k), source, slots[edge]))
        farm = farm._replace(
            rails=farm.rails + built,
            fences=farm.fences | move.edges,
            pastures=fenced_in(farm.pastures, move.area),
        )
        return charged(with_farm(state, seat, farm), seat, prices, tell)


enter(Fencing("fence"))
