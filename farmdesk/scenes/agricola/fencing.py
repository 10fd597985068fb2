"""Drawing fences: what a press on edges or over cells means, and why a shape cannot be fenced.

What is legal is read off the moves of the question; here it is only looked up.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from farmdesk.core.moves import Drop, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.farmyard import BIT, cells, outline, parts
from farmdesk.games.agricola.goods import WOOD
from farmdesk.games.agricola.housing import holds
from farmdesk.games.agricola.places import (
    CELL_SLOTS,
    EDGE_SLOTS,
    STOCKS,
    cell_at,
    edge_at,
)
from farmdesk.games.agricola.state import State
from farmdesk.games.agricola.worth import FENCE_WOOD
from farmdesk.scenes.agricola.asked import verb_of
from farmdesk.table.stage import Swept, View

GAME = "agricola"


class Fencing:
    """One question for a pasture, and all that can be drawn for it."""

    def __init__(self, state: State, seat: Seat, rings: dict[int, int]) -> None:
        """`rings`: by the edges that get a fence, the cells of the pasture; both as masks."""
        self.state, self.seat, self.rings = state, seat, rings
        self.farm = state.farms[seat]
        self.source = STOCKS[seat]["fence"]

    @classmethod
    def asked(cls, view: View) -> Fencing | None:
        """What can be fenced now; None when nobody is asked for that."""
        if view.decision is None:
            return None
        rings = {}
        for move in view.decision.moves:
            one: Any = move
            if verb_of(move) == "fence":
                rings[one.edges] = one.area
        return cls(view.state, view.seat, rings) if rings else None

    # Masks and drops

    @staticmethod
    def drawn(drops: tuple[Drop, ...]) -> int:
        """Mask of the edges among these drops."""
        found = 0
        for drop in drops:
            spot = edge_at(drop.target)
            found |= BIT[spot[1]] if spot is not None else 0
        return found

    def drops(self, edges: int) -> tuple[Drop, ...]:
        """A fence out of the stock on each of these edges."""
        return tuple(Drop(self.source, EDGE_SLOTS[self.seat][edge]) for edge in cells(edges))

    @cached_property
    def _edges(self) -> tuple[Slot, ...]:
        """Every edge that some ring needs."""
        return tuple(EDGE_SLOTS[self.seat][edge] for edge in cells(self.open(0)))

    def strokes(self, first: Slot | None) -> tuple[Slot, ...]:
        """The edges that a ring needs, and all cells; edges are drawn round corners of cells."""
        if first is None:
            return (*self._edges, *CELL_SLOTS[self.seat])
        return self._edges if edge_at(first) is not None else CELL_SLOTS[self.seat]

    def open(self, drawn: int) -> int:
        """Mask of the edges with which some ring goes on."""
        found = 0
        for edges in self.rings:
            if not drawn & ~edges:
                found |= edges
        return found & ~drawn

    def smallest(self, drawn: int) -> tuple[int, int] | None:
        """Edges and cells of the smallest ring that holds what is drawn."""
        fitting = [edges for edges in self.rings if not drawn & ~edges]
        if not fitting:
            return None
        least = min(fitting, key=lambda edges: (edges.bit_count(), edges))
        return least, self.rings[least]

    # What a press means

    def swept(self, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        """Edges are drawn one by one; the ring round cells is drawn at once."""
        if edge_at(way[0]) is not None:
            return self._along_edges(way, made)
        return self._over_cells(way, made)

    def _along_edges(self, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        spots = [spot for slot in way if (spot := edge_at(slot)) is not None]
        edges = [spot[1] for spot in spots if spot[0] == self.seat]
        before = self.drawn(made)
        drops, drawn = list(made), before
        for edge in edges:
            if not drawn & BIT[edge]:
                drawn |= BIT[edge]
                drops.append(Drop(self.source, EDGE_SLOTS[self.seat][edge]))
        if self.smallest(drawn) is None:
            return Swept(why=self._why_edges(drawn), waits=True)
        return Swept(tuple(drops), waits=True)

    def _why_edges(self, drawn: int) -> Phrase:
        if drawn & self.farm.fences:
            return _why("fence_there")
        return _why("no_ring")

    def _over_cells(self, way: tuple[Slot, ...], made: tuple[Drop, ...]) -> Swept:
        spots = [spot for slot in way if (spot := cell_at(slot)) is not None]
        passed = 0
        for _, cell in spots:
            passed |= BIT[cell]
        area = self.area(made, passed) if spots else 0
        edges = outline(area) & ~self.farm.fences
        if edges in self.rings:
            return Swept(self.drops(edges), waits=True)
        return Swept(why=self.why(area, edges), waits=True)

    def area(self, made: tuple[Drop, ...], passed: int) -> int:
        """The cells that a press over `passed` means, after what was drawn before.

        They are added to the pasture that is drawn. Of a pasture that is split, what is pressed on
        is added to the half beside.
        """
        before = self.rings.get(self.drawn(made), 0)
        if not before:
            return passed
        whole = next((one for one in self.farm.pastures if before & one), 0)
        if not before & passed:
            return before | passed
        return (whole & ~before) | passed if whole and before & ~passed else before | passed

    # Why not

    def why(self, area: int, edges: int) -> Phrase:
        """Why this area cannot become a pasture; `edges` are the fences that it would need."""
        farm, n = self.farm, edges.bit_count()
        if area & farmers.rooms_mask(farm.cells):
            return _why("on_room")
        if area & farmers.fields_mask(farm.cells):
            return _why("on_field")
        inside = area & farmers.union(farm.pastures)
        if inside and inside != area:
            return _why("mixed")
        if len(parts(area)) > 1:
            return _why("apart")
        if not edges:
            return _why("pasture_there")
        if n > farmers.fences_left(farm):
            return _why("too_many", have=farmers.fences_left(farm), n=n)
        if FENCE_WOOD * n > farm.goods[WOOD]:
            return _why("wood", have=farm.goods[WOOD], n=FENCE_WOOD * n)
        return _why("beside")

    # Words

    def remark(self, drops: tuple[Drop, ...]) -> Phrase | None:
        """What these drops are: a pasture with its price and room, or part of a ring."""
        drawn = self.drawn(drops)
        ring = self.smallest(drawn)
        if not drawn or ring is None:
            return None
        edges, area = ring
        n, size = edges.bit_count(), area.bit_count()
        if edges == drawn:
            wood, room = FENCE_WOOD * n, holds(self.farm, area)
            return phrase(f"{GAME}.remark.pasture", size=size, n=n, wood=wood, holds=room)
        return phrase(f"{GAME}.remark.ring", done=drawn.bit_count(), n=n)


def _why(key: str, **args: int) -> Phrase:
    return phrase(f"{GAME}.remark.ring_{key}", **args)
