"""The harvest: crops from the fields, food for the people, newborn animals, in this order."""

from __future__ import annotations

from farmdesk.core.events import Gained
from farmdesk.core.frames import push
from farmdesk.games.agricola import book, names
from farmdesk.games.agricola.deeds import Tell, with_pending
from farmdesk.games.agricola.frames.act import Act
from farmdesk.games.agricola.frames.breeding import Breeding
from farmdesk.games.agricola.frames.feeding import NOT_YET, Feeding
from farmdesk.games.agricola.goods import GRAIN, NAMES, NOTHING, VEGETABLE, Goods, plus
from farmdesk.games.agricola.moments import FEEDING
from farmdesk.games.agricola.places import CELL_SLOTS
from farmdesk.games.agricola.state import FIELD, GRAIN_0, VEGETABLE_0, State, turn_order
from farmdesk.games.agricola.telling import noted


def reaped(cells: bytes) -> tuple[bytes, Goods]:
    """The cells after one crop has been taken from every planted field, and the crops."""
    after = bytearray(cells)
    crops = list(NOTHING)
    for cell, code in enumerate(cells):
        if code > FIELD:
            crops[VEGETABLE if code > VEGETABLE_0 else GRAIN] += 1
            after[cell] = FIELD if code in (GRAIN_0 + 1, VEGETABLE_0 + 1) else code - 1
    return bytes(after), tuple(crops)


def field_phase(state: State, tell: Tell) -> State:
    """One crop from every planted field; none may be left."""
    farms = []
    for seat, farm in enumerate(state.farms):
        cells, crops = reaped(farm.cells)
        if any(crops):
            if tell is not None:
                before = farm.cells
                first = next(cell for cell, code in enumerate(before) if code > FIELD)
                source = CELL_SLOTS[seat][first]
                tell += (Gained(seat, NAMES[g], n, source) for g, n in enumerate(crops) if n)
                tell.append(noted(seat, "agricola.noted.reaped", names.amounts(crops)))
            farm = farm._replace(goods=plus(farm.goods, crops), cells=cells)
        farms.append(farm)
    return state._replace(farms=tuple(farms))


def feeding(state: State, tell: Tell) -> State:
    """Seat by seat from the start player: what improvements offer once, then the meal."""
    del tell
    frames: list[Act | Feeding] = []
    for seat in turn_order(state):
        offers = book.deeds(state.farms[seat].cards, FEEDING)
        if offers:
            frames.append(Act(seat, tuple(deed.verb for deed in offers), "", False))
        frames.append(Feeding(seat, NOT_YET))
    return with_pending(state, push(state.pending, *frames))


def breeding(state: State, tell: Tell) -> State:
    """Seat by seat from the start player."""
    del tell
    return with_pending(state, push(state.pending, *map(Breeding, turn_order(state))))
