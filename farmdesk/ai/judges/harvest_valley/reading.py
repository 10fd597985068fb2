"""What a position of Harvest Valley says about every farmhouse, as numbers to be weighed.

`read` gives a row of features for each farmhouse, built or not. It is called for every position
that anybody thinks of, so it sweeps the cards once and keeps to whole numbers and masks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from farmdesk.games.harvest_valley.cards import (
    ANIMALS,
    BOAR,
    CROW,
    FRUIT_TREE,
    HOUSE0,
    KIND,
    KIND_AT,
    LOCUSTS,
    NONE,
    POND,
    RABBIT,
    SPRINKLER,
    VALUE,
    VEGETABLE,
    WELL,
    WHEAT,
)
from farmdesk.games.harvest_valley.grid import (
    BIT,
    CELLS,
    NEAR4,
    NEAR4_MASK,
    NEAR8,
    NEAR8_MASK,
    NEAR_SLANTED,
    cells,
    mask_of,
)
from farmdesk.games.harvest_valley.scoring import RABBIT_POINTS, WELL_POINTS
from farmdesk.games.harvest_valley.state import State

Row = tuple[float, ...]
Masks = tuple[int, ...]
Crops = tuple[tuple[int, int], ...]
"""Code on the board and printed crops of some cards."""

SLANTED_MASK: Masks = tuple(map(mask_of, NEAR_SLANTED))
_ZEROS = [0] * CELLS

BUILT = 18
UNBUILT = 7
"""Features of a farmhouse that stands, and of one that does not."""


class Stock(NamedTuple):
    """The cards of one game by what they do, as codes on the board (1 + card index)."""

    vegetables: Crops
    trees: Crops
    wheat: tuple[int, ...]
    boars: tuple[int, ...]
    crows: tuple[int, ...]
    locusts: tuple[int, ...]
    waters: tuple[tuple[int, Masks], ...]
    """Code, and by cell the mask of what is watered from there."""
    wells: tuple[int, ...]
    rabbits: tuple[int, ...]


class Maps(NamedTuple):
    """By cell: what a farmhouse there has, or would have."""

    spots: list[int]
    """Points now."""
    fears: list[int]
    """Points from vegetables beside which a boar may still be laid."""
    frets: list[int]
    """Points from trees beside which a crow may still be laid."""
    grows: list[int]
    """Points that one more wheat card on the adjacent fields would bring."""
    thirst: list[int]
    """Crops beside which a pond may still be laid."""


class Outlook(NamedTuple):
    """What may still come, each as the chance that a given later card is one of them."""

    boars: float
    crows: float
    vegetables: float
    """In printed crops, like the trees."""
    trees: float
    wheat: float
    ponds: float


@lru_cache(maxsize=64)
def stock_of(cards: tuple[int, ...]) -> Stock:
    """Sort the card indices of a game."""

    def codes(kind: int) -> tuple[int, ...]:
        return tuple(card + 1 for card in cards if KIND[card] == kind)

    def crops(kind: int) -> Crops:
        return tuple((code, VALUE[code - 1]) for code in codes(kind))

    waters = [(code, NEAR4_MASK) for code in codes(POND)]
    waters += [(code, SLANTED_MASK) for code in codes(SPRINKLER)]
    return Stock(
        vegetables=crops(VEGETABLE),
        trees=crops(FRUIT_TREE),
        wheat=codes(WHEAT),
        boars=codes(BOAR),
        crows=codes(CROW),
        locusts=codes(LOCUSTS),
        waters=tuple(waters),
        wells=codes(WELL),
        rabbits=codes(RABBIT),
    )


def read(state: State) -> list[Row]:
    """Features of every farmhouse, by `seat * houses each + k`; the length tells if it stands.

    Of the hidden things only those count that lie in the river of an imagined state.
    """
    board, free, find = state.board, state.free, state.board.find
    stock = stock_of(state.stock)
    maps = Maps(_ZEROS[:], _ZEROS[:], _ZEROS[:], _ZEROS[:], _ZEROS[:])
    boars, boar_zone = _zone(find, stock.boars, NEAR4_MASK)
    crows, crow_zone = _zone(find, stock.crows, NEAR8_MASK)
    water = [zone[cell] for code, zone in stock.waters if (cell := find(code)) >= 0]
    tree_maps = (maps.spots, maps.frets, maps.thirst)
    plant_maps = (maps.spots, maps.fears, maps.thirst)
    plants = _crops(find, stock.vegetables, free, boar_zone, water, (NEAR4, NEAR4_MASK), plant_maps)
    trees = _crops(find, stock.trees, free, crow_zone, water, (NEAR8, NEAR8_MASK), tree_maps)
    sheaves = _wheat(find, stock, free, maps)
    if stock.wells or stock.rabbits:
        _wells(board, stock, maps.spots)
    share = 1.0 / max(1, len(state.deck) + 3 - state.river.count(NONE))
    outlook = Outlook(
        boars * share,
        crows * share,
        plants * share,
        trees * share,
        sheaves * share,
        (len(stock.waters) - len(water)) * share,
    )
    return _rows(state, maps, outlook, boar_zone, crow_zone)


def _zone(find: Callable[[int], int], codes: tuple[int, ...], near: Masks) -> tuple[int, int]:
    """How many of these cards are still to come, and the cells that the others reach."""
    coming = mask = 0
    for code in codes:
        cell = find(code)
        if cell < 0:
            coming += 1
        else:
            mask |= near[cell]
    return coming, mask


def _crops(
    find: Callable[[int], int],
    crops: Crops,
    free: int,
    eaten: int,
    water: list[int],
    reach: tuple[tuple[tuple[int, ...], ...], Masks],
    maps: tuple[list[int], list[int], list[int]],
) -> int:
    """Spread vegetables or trees over the maps; returns the crops that are still to come."""
    near, near_mask = reach
    spots, risks, thirst = maps
    coming = 0
    for code, value in crops:
        cell = find(code)
        if cell < 0:
            coming += value
        elif not eaten >> cell & 1:
            for watered in water:
                value += watered >> cell & 1
            if near_mask[cell] & free:
                for spot in near[cell]:
                    spots[spot] += value
                    risks[spot] += value
                    thirst[spot] += 1
            else:
                for spot in near[cell]:
                    spots[spot] += value
    return coming


def _wheat(find: Callable[[int], int], stock: Stock, free: int, maps: Maps) -> int:
    """Spread the wheat fields over the maps; returns the wheat cards that are still to come."""
    places = [cell for code in stock.wheat if (cell := find(code)) >= 0]
    coming = len(stock.wheat) - len(places)
    if stock.locusts:
        _, eaten = _zone(find, stock.locusts, NEAR4_MASK)
        places = [cell for cell in places if not eaten >> cell & 1]
    left = mask_of(tuple(places))
    while places:
        field = [places.pop()]
        left ^= BIT[field[0]]
        around = 0
        for cell in field:
            around |= NEAR4_MASK[cell]
            more = NEAR4_MASK[cell] & left
            if more:
                left ^= more
                fresh = cells(more)
                field += fresh
                for one in fresh:
                    places.remove(one)
        points = len(field) ** 2
        growth = 2 * len(field) + 1 if around & free else 0
        for spot in cells(around):
            maps.spots[spot] += points
            maps.grows[spot] += growth
    return coming


def _wells(board: bytes, stock: Stock, spots: list[int]) -> None:
    for code in stock.wells:
        cell = board.find(code)
        if cell >= 0:
            points = WELL_POINTS * sum(KIND_AT[board[near]] in ANIMALS for near in NEAR8[cell])
            for spot in NEAR4[cell]:
                spots[spot] += points
    for code in stock.rabbits:
        cell = board.find(code)
        if cell >= 0:
            for spot in NEAR4[cell]:
                spots[spot] += RABBIT_POINTS


def _rows(state: State, maps: Maps, outlook: Outlook, boar_zone: int, crow_zone: int) -> list[Row]:
    free, find, turn = state.free, state.board.find, state.turn
    each = 1 if len(state.houses) > 3 else 2
    unbuilt = sum(state.houses)
    best, rooms = _best(state, maps.spots) if unbuilt else (_ZEROS, _ZEROS)
    offer = _offer(state.river)
    rows: list[Row] = []
    for seat in range(len(state.houses)):
        acts = turn == seat
        missing = 0
        for code in range(HOUSE0 + 2 * seat, HOUSE0 + 2 * seat + each):
            home = find(code)
            if home >= 0:
                near = NEAR4_MASK[home] & free
                around = NEAR8_MASK[home] & free
                counts = (
                    near.bit_count(),
                    (near & boar_zone).bit_count(),
                    around.bit_count(),
                    (around & ~crow_zone).bit_count(),
                )
                rows.append(_standing(home, maps, outlook, counts, offer if acts else offer[:2]))
            else:
                top, room = best[missing], rooms[missing]
                missing += 1
                now = (top, room) if acts else (0, 0)
                rows.append((1.0, top, best[missing], top * unbuilt, room, *now))
    return rows


def _standing(
    home: int, maps: Maps, outlook: Outlook, counts: tuple[int, ...], offer: tuple[int, ...]
) -> Row:
    """The row of a farmhouse that stands; `offer` is whole when its owner acts next."""
    fears, frets, grows = maps.fears[home], maps.frets[home], maps.grows[home]
    boars, crows, plants, trees, wheat, ponds = outlook
    near, bad, around, good = counts
    if len(offer) > 2:
        _, _, plant, tree, sheaf = offer
        soon = (near, 0, 0, plant * (near > bad), tree * (good > 0), grows * sheaf)
    else:
        soon = (0, fears * offer[0], frets * offer[1], 0, 0, 0)
    return (
        1.0,
        maps.spots[home],
        fears * boars,
        frets * crows,
        (near - bad) * plants,
        good * trees,
        grows * wheat,
        near * wheat,
        near,
        around - near,
        maps.thirst[home] * ponds,
        bad,
        *soon,
    )


@cache
def _offer(river: tuple[int, int, int]) -> tuple[int, int, int, int, int]:
    """What lies in the river: boars, crows, the best vegetables and tree, is there wheat."""
    kinds = [KIND[card] for card in river]
    best = [0, 0]
    for kind, card in zip(kinds, river, strict=True):
        if kind in (VEGETABLE, FRUIT_TREE):
            best[kind == FRUIT_TREE] = max(best[kind == FRUIT_TREE], VALUE[card])
    return kinds.count(BOAR), kinds.count(CROW), best[0], best[1], int(WHEAT in kinds)


_ROOM = [(near * 8 + slant * 3) / 10 for near in range(5) for slant in range(5)]
"""By 5 x the free spaces straight next to a farmhouse + those diagonally: what they may bring."""


def _best(state: State, spots: list[int]) -> tuple[list[int], list[float]]:
    """The best spaces for a farmhouse: by points now, and with the room around them."""
    free = state.free
    points, rooms = [], []
    for cell in cells(state.ring):
        near = (NEAR4_MASK[cell] & free).bit_count()
        slant = (SLANTED_MASK[cell] & free).bit_count()
        points.append(spots[cell])
        rooms.append(spots[cell] + _ROOM[5 * near + slant])
    points.sort(reverse=True)
    rooms.sort(reverse=True)
    return [*points, 0, 0, 0], [*rooms, 0.0, 0.0, 0.0]
