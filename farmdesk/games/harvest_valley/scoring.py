"""What farmhouses are worth, fast: whole numbers for players that think ahead.

`standing` tells the same with every card named; a test holds the two together.
"""

from __future__ import annotations

from farmdesk.games.harvest_valley.cards import (
    ANIMALS,
    BOAR,
    CARDS,
    CROW,
    FRUIT_TREE,
    HOUSE0,
    KIND,
    KIND_AT,
    LOCUSTS,
    POND,
    RABBIT,
    SPRINKLER,
    VALUE_AT,
    VEGETABLE,
    WELL,
    WHEAT,
)
from farmdesk.games.harvest_valley.grid import NEAR4, NEAR8, NEAR_SLANTED
from farmdesk.games.harvest_valley.state import State

WELL_POINTS = 2
RABBIT_POINTS = -2

EATERS = (
    (CROW, FRUIT_TREE, NEAR8),
    (BOAR, VEGETABLE, NEAR4),
    (LOCUSTS, WHEAT, NEAR4),
)
"""Who eats what, and how far: the crow also diagonally (HV-10)."""

WATERS = ((POND, NEAR4), (SPRINKLER, NEAR_SLANTED))
"""What waters vegetables and trees, and where (HV-11)."""


def _codes(kind: int) -> tuple[int, ...]:
    return tuple(index + 1 for index in range(len(CARDS)) if KIND[index] == kind)


_EATING = tuple((code, food, near) for eater, food, near in EATERS for code in _codes(eater))
_WATERING = tuple((code, near) for water, near in WATERS for code in _codes(water))
_PAYING = _codes(WELL) + _codes(RABBIT)
_NO_CROP = 255
_CROPS = bytes(kind if kind in {VEGETABLE, FRUIT_TREE, WHEAT} else _NO_CROP for kind in KIND_AT)
_HOUSES = tuple(range(HOUSE0, HOUSE0 + 2 * seats, 2 if seats > 3 else 1) for seats in range(6))


def eaten(board: bytes) -> list[tuple[int, int]]:
    """Cells of cancelled crops with the cell of who eats them: crows', boars', locusts' (HV-10)."""
    meals: dict[int, int] = {}
    for code, food, near in _EATING:
        eater = board.find(code)
        if eater >= 0:
            for cell in near[eater]:
                if KIND_AT[board[cell]] == food:
                    meals.setdefault(cell, eater)
    return list(meals.items())


def house_scores(state: State) -> tuple[int, ...]:
    """The points of every farmhouse, by `seat * houses each + k`; 0 for unbuilt ones."""
    board = state.board
    find = board.find
    kinds = bytearray(board.translate(_CROPS))
    worth = bytearray(board.translate(VALUE_AT))
    for code, food, near in _EATING:
        eater = find(code)
        if eater >= 0:
            for cell in near[eater]:
                if kinds[cell] == food:
                    kinds[cell] = _NO_CROP
                    worth[cell] = 0
    for code, near in _WATERING:
        water = find(code)
        if water >= 0:
            for cell in near[water]:
                if kinds[cell] <= FRUIT_TREE:
                    worth[cell] += 1
    codes = _HOUSES[len(state.houses)]
    scores = []
    for code in codes:
        home = find(code)
        scores.append(_house(home, kinds, worth) if home >= 0 else 0)
    for code in _PAYING:
        where = find(code)
        if where >= 0:
            _adjust(board, where, codes, scores)
    return tuple(scores)


def _house(home: int, kinds: bytearray, worth: bytearray) -> int:
    points = 0
    fields: list[int] = []
    for cell in NEAR4[home]:
        points += worth[cell]
        if kinds[cell] == WHEAT and cell not in fields:
            field = wheat_field(kinds, cell)
            fields += field
            points += len(field) ** 2
    for cell in NEAR_SLANTED[home]:
        if kinds[cell] == FRUIT_TREE:
            points += worth[cell]
    return points


def wheat_field(kinds: bytes | bytearray, start: int) -> list[int]:
    """The cells of the wheat field that `start` lies in; `kinds` by cell."""
    field = [start]
    for cell in field:
        for other in NEAR4[cell]:
            if kinds[other] == WHEAT and other not in field:
                field.append(other)
    return field


def _adjust(board: bytes, where: int, codes: range, scores: list[int]) -> None:
    """Wells and rabbits: they pay, or cost, every farmhouse straight next to them (HV-12, 13)."""
    if KIND_AT[board[where]] == WELL:
        points = WELL_POINTS * sum(KIND_AT[board[cell]] in ANIMALS for cell in NEAR8[where])
    else:
        points = RABBIT_POINTS
    for cell in NEAR4[where]:
        if board[cell] >= HOUSE0:
            scores[codes.index(board[cell])] += points


def totals(state: State) -> tuple[int, ...]:
    """The total of every seat: both farmhouses, or the own one and the left neighbour's (HV-15)."""
    scores = house_scores(state)
    if len(state.houses) > 3:
        return tuple(map(sum, zip(scores, scores[1:] + scores[:1], strict=True)))
    return tuple(map(sum, zip(scores[::2], scores[1::2], strict=True)))
