"""Building on cells: rooms, stables and fields (AG-11), and renovating the house (AG-10)."""

from __future__ import annotations

from collections.abc import Sequence

from farmdesk.core.events import Moved
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.agricola.book import Price
from farmdesk.games.agricola.deeds import Tell, with_farm
from farmdesk.games.agricola.farmyard import near
from farmdesk.games.agricola.frames.paying import charged
from farmdesk.games.agricola.frames.verb import Verb, enter
from farmdesk.games.agricola.goods import WOOD, some
from farmdesk.games.agricola.moves import Put, Renovate, puts
from farmdesk.games.agricola.places import CELL_SLOTS, STABLES, STOCKS, stable_piece
from farmdesk.games.agricola.state import (
    FIELD,
    ROOM,
    Farm,
    State,
    bare_mask,
    fields_mask,
    rooms_mask,
    stables_mask,
    unused_mask,
)
from farmdesk.games.agricola.worth import ROOM_PRICES, renovation_price, ways


def _with_cell(farm: Farm, cell: int, code: int) -> Farm:
    cells = farm.cells
    return farm._replace(cells=cells[:cell] + bytes((code,)) + cells[cell + 1 :])


class Rooms(Verb):
    """Building rooms: any number, each straight next to the house, of its material."""

    def again(self, state: State, seat: Seat) -> bool:
        """As long as they can be paid."""
        del state, seat
        return True

    def _ways(self, state: State, seat: Seat) -> tuple[Price, ...]:
        return ways(state, seat, "room", Price(ROOM_PRICES[state.farms[seat].house]))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """A room on each empty, unfenced cell next to a room."""
        if not self._ways(state, seat):
            return ()
        farm = state.farms[seat]
        area = near(rooms_mask(farm.cells)) & unused_mask(farm)
        return puts(seat, "room", self.key, area)

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The room stands, and is paid."""
        assert isinstance(move, Put), "rooms are put on cells"
        prices = self._ways(state, seat)
        state = with_farm(state, seat, _with_cell(state.farms[seat], move.cell, ROOM))
        return charged(state, seat, prices, tell)


class Stables(Verb):
    """Building stables, any number or one, on cells without room or field."""

    def __init__(self, key: str, wood: int, *, many: bool) -> None:
        super().__init__(key)
        self.price = Price(some(WOOD, wood))
        self.many = many
        """Any number of them, or one?"""

    def again(self, state: State, seat: Seat) -> bool:
        """As the space says."""
        del state, seat
        return self.many

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """A stable on each cell without room, field or stable, fenced or not."""
        farm = state.farms[seat]
        if len(farm.stables) == STABLES or not ways(state, seat, "stable", self.price):
            return ()
        return puts(seat, "stable", self.key, bare_mask(farm.cells) & ~stables_mask(farm.stables))

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The stable stands, and is paid."""
        assert isinstance(move, Put), "stables are put on cells"
        prices = ways(state, seat, "stable", self.price)
        farm = state.farms[seat]
        if tell is not None:
            piece = stable_piece(seat, len(farm.stables))
            tell.append(Moved(piece, STOCKS[seat]["stable"], CELL_SLOTS[seat][move.cell]))
        farm = farm._replace(stables=farm.stables + bytes((move.cell,)))
        return charged(with_farm(state, seat, farm), seat, prices, tell)


class Plough(Verb):
    """Ploughing one field, straight next to the others if there are any."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """A field on each empty, unfenced cell."""
        farm = state.farms[seat]
        area = unused_mask(farm)
        ploughed = fields_mask(farm.cells)
        return puts(seat, "field", self.key, area & near(ploughed) if ploughed else area)

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """The field lies there, empty."""
        del tell
        assert isinstance(move, Put), "fields are put on cells"
        return with_farm(state, seat, _with_cell(state.farms[seat], move.cell, FIELD))


class Renovating(Verb):
    """Renovating the whole house by one step: wood to clay, clay to stone."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The one step, where it can be paid."""
        farm = state.farms[seat]
        cost = renovation_price(farm)
        if cost is None or not ways(state, seat, "renovation", Price(cost)):
            return ()
        return (Renovate(seat, farm.house + 1, cost),)

    def do(self, state: State, seat: Seat, move: Move, tell: Tell) -> State:
        """All rooms are of the better material, and paid."""
        assert isinstance(move, Renovate), "only renovating is offered"
        farm = state.farms[seat]
        prices = ways(state, seat, "renovation", Price(move.cost))
        state = with_farm(state, seat, farm._replace(house=farm.house + 1))
        return charged(state, seat, prices, tell)


enter(
    Rooms("rooms"),
    Stables("stables", 2, many=True),
    Stables("one_stable", 1, many=False),
    Plough("plough"),
    Renovating("renovate"),
)
