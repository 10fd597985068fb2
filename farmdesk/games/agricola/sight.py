"""Where everything lies, and who can see it: only the round cards of later rounds are hidden."""

from __future__ import annotations

from functools import lru_cache

from farmdesk.core.luck import Luck
from farmdesk.core.places import Piece, Placed, Seat, Slot
from farmdesk.games.agricola.farmyard import FENCES
from farmdesk.games.agricola.goods import ANIMALS, NAMES
from farmdesk.games.agricola.places import (
    CELL_SLOTS,
    EDGE_SLOTS,
    HOMES,
    MAJOR_SLOTS,
    PENS,
    PURSES,
    ROUND_SLOTS,
    SPACE_SLOTS,
    STABLES,
    STARTS,
    STOCKS,
    TOKEN,
    card_piece,
    fence_piece,
    person_piece,
    played_slot,
    space_piece,
    stable_piece,
)
from farmdesk.games.agricola.spaces import NOWHERE, ROUNDS, STAGES
from farmdesk.games.agricola.state import (
    IDLE,
    STOCK,
    Farm,
    State,
    for_sale,
    hidden_cards,
    open_spaces,
)


def conceal(state: State) -> State:
    """The state with the round cards to come hidden; all seats know the same."""
    order = state.order[: state.round] + bytes((NOWHERE,)) * (ROUNDS - state.round)
    return state._replace(order=order)


def imagine(concealed: State, luck: Luck) -> State:
    """A full state with the hidden cards of each stage in some order."""
    order = list(concealed.order[: concealed.round])
    for stage in range(1, len(STAGES) + 1):
        cards, luck = luck.shuffle(hidden_cards(concealed, stage))
        order += cards
    return concealed._replace(order=bytes(order))


def table(state: State) -> tuple[Placed, ...]:
    """Spaces, round cards, improvements, and all that belongs to the seats."""
    placed = [Placed(TOKEN, STARTS[state.token])]
    placed += (Placed(space_piece(space), SPACE_SLOTS[space]) for space in open_spaces(state))
    for number in range(state.round, ROUNDS):
        space = state.order[number]
        piece = Piece.of("space", f"?-{number}") if space == NOWHERE else space_piece(space)
        placed.append(Placed(piece, ROUND_SLOTS[number], up=False))
    placed += (Placed(card_piece(card), MAJOR_SLOTS[card]) for card in for_sale(state))
    counts: dict[Slot, int] = dict.fromkeys(SPACE_SLOTS, 1)
    for seat, farm in enumerate(state.farms):
        placed += _always(seat)
        placed += _built(seat, farm)
        placed += _family(seat, farm, counts)
        for card in farm.cards:
            placed.append(Placed(card_piece(card), played_slot(seat, card), owner=seat))
    return tuple(placed)


@lru_cache(maxsize=8)
def _always(seat: Seat) -> tuple[Placed, ...]:
    """What never moves: cells, chips, pens, the stocks without a limit."""
    stocks = STOCKS[seat]
    found = [
        Placed(Piece.of("cell", f"{seat}-{slot.spot}"), slot, owner=seat)
        for slot in CELL_SLOTS[seat]
    ]
    found += (
        Placed(Piece.of("good", f"{seat}-{NAMES[good]}"), slot, owner=seat)
        for good, slot in enumerate(PURSES[seat])
    )
    found += (
        Placed(Piece.of("pen", f"{seat}-{NAMES[kind]}"), PENS[seat][kind], owner=seat)
        for kind in ANIMALS
    )
    found += (
        Placed(Piece.of("tile", f"{seat}-{thing}"), stocks[thing], owner=seat)
        for thing in ("room", "field")
    )
    return tuple(found)


def _built(seat: Seat, farm: Farm) -> list[Placed]:
    """Fences and stables, on the farm or in the stock."""
    stocks, cells, edges = STOCKS[seat], CELL_SLOTS[seat], EDGE_SLOTS[seat]
    found = []
    for k in range(STABLES):
        built = k < len(farm.stables)
        slot = cells[farm.stables[k]] if built else stocks["stable"]
        found.append(Placed(stable_piece(seat, k), slot, owner=seat, order=1 if built else k))
    for k in range(FENCES):
        built = k < len(farm.rails)
        slot = edges[farm.rails[k]] if built else stocks["fence"]
        found.append(Placed(fence_piece(seat, k), slot, owner=seat, order=0 if built else k))
    return found


def _family(seat: Seat, farm: Farm, counts: dict[Slot, int]) -> list[Placed]:
    """People in the stock, at home and on spaces; `counts` is what lies on each slot so far."""
    found = []
    for k, where in enumerate(farm.people):
        if where == STOCK:
            slot = STOCKS[seat]["person"]
        else:
            slot = SPACE_SLOTS[where] if where < IDLE else HOMES[seat]
        order = counts.get(slot, 0)
        counts[slot] = order + 1
        found.append(Placed(person_piece(seat, k), slot, owner=seat, order=order))
    return found
