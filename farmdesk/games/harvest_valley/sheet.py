"""The score sheet: every farmhouse's points by kind, with the cards they come from."""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.core.standing import Block, Note, Part, ScoreLine, Standing, TieBreak, best
from farmdesk.games.harvest_valley.cards import (
    ANIMALS,
    EMPTY,
    FRUIT_TREE,
    HOUSE0,
    KIND,
    KIND_AT,
    KIND_NAMES,
    RABBIT,
    VALUE_AT,
    VEGETABLE,
    WELL,
    WHEAT,
)
from farmdesk.games.harvest_valley.grid import NEAR4, NEAR8, cells
from farmdesk.games.harvest_valley.names import eaten_by
from farmdesk.games.harvest_valley.scoring import (
    RABBIT_POINTS,
    WATERS,
    WELL_POINTS,
    eaten,
    wheat_field,
)
from farmdesk.games.harvest_valley.state import State, houses_each, left_of, paired, valley_slot

GROUPS = ("vegetables", "trees", "water", "wheat", "well", "rabbit")
"""The kinds of points a farmhouse has, in the order of the sheet."""


class Home(NamedTuple):
    """One built farmhouse: where it stands and its parts by group, in the order of the sheet."""

    slot: Slot
    parts: tuple[tuple[str, tuple[Part, ...]], ...]

    def points(self, group: str = "") -> int:
        """Points of one group, or of all."""
        return sum(
            part.points for name, parts in self.parts if group in ("", name) for part in parts
        )


def living(board: bytes) -> bytes:
    """The board without the crops that crows, boars and locusts cancel (HV-10)."""
    left = bytearray(board)
    for cell, _ in eaten(board):
        left[cell] = EMPTY
    return bytes(left)


def homes(state: State) -> tuple[tuple[Home, ...], ...]:
    """By seat: its built farmhouses, each with all its parts."""
    board, groups = living(state.board), _groups(state)
    return tuple(
        tuple(
            _home(board, where, groups)
            for k in range(2)
            if (where := board.find(HOUSE0 + 2 * seat + k)) >= 0
        )
        for seat in range(len(state.houses))
    )


def _groups(state: State) -> tuple[str, ...]:
    """The kinds of points of this game: a well or a rabbit only where that card is in the deck."""
    stars = {KIND_NAMES[KIND[card]] for card in state.stock} & {"well", "rabbit"}
    return tuple(group for group in GROUPS if group in stars or group not in {"well", "rabbit"})


def _home(board: bytes, where: int, groups: tuple[str, ...]) -> Home:
    found = tuple((group, tuple(_PARTS[group](board, where))) for group in groups)
    return Home(valley_slot(where), found)


def _part(cells: list[int], points: int) -> Part:
    return Part(tuple(map(valley_slot, cells)), points)


def _vegetables(board: bytes, home: int) -> list[Part]:
    """Printed vegetables straight next to the farmhouse."""
    return [_part([c], VALUE_AT[board[c]]) for c in NEAR4[home] if KIND_AT[board[c]] == VEGETABLE]


def _trees(board: bytes, home: int) -> list[Part]:
    """Printed fruit trees all around the farmhouse."""
    return [_part([c], VALUE_AT[board[c]]) for c in NEAR8[home] if KIND_AT[board[c]] == FRUIT_TREE]


def _water(board: bytes, home: int) -> list[Part]:
    """One point for every water card of every crop card that scores here (HV-11)."""
    crops = [c for c in NEAR4[home] if KIND_AT[board[c]] == VEGETABLE]
    crops += [c for c in NEAR8[home] if KIND_AT[board[c]] == FRUIT_TREE]
    watered = ((crop, _waters(board, crop)) for crop in crops)
    return [_part([crop, *waters], len(waters)) for crop, waters in watered if waters]


def _waters(board: bytes, crop: int) -> list[int]:
    """The water cards that reach a vegetable or tree card."""
    return [c for kind, near in WATERS for c in near[crop] if KIND_AT[board[c]] == kind]


def _wheat(board: bytes, home: int) -> list[Part]:
    """Every field that touches the farmhouse, once (HV-14)."""
    kinds = board.translate(KIND_AT)
    fields: list[list[int]] = []
    for cell in NEAR4[home]:
        if kinds[cell] == WHEAT and not any(cell in field for field in fields):
            fields.append(wheat_field(kinds, cell))
    return [_part(field, len(field) ** 2) for field in fields]


def _well(board: bytes, home: int) -> list[Part]:
    """Two points for every animal around a well that is straight next to the farmhouse (HV-12)."""
    parts = []
    for well in NEAR4[home]:
        if KIND_AT[board[well]] == WELL:
            animals = [c for c in NEAR8[well] if KIND_AT[board[c]] in ANIMALS]
            if animals:
                parts.append(_part([well, *animals], WELL_POINTS * len(animals)))
    return parts


def _rabbit(board: bytes, home: int) -> list[Part]:
    """Two points less for every rabbit straight next to the farmhouse (HV-13)."""
    return [_part([c], RABBIT_POINTS) for c in NEAR4[home] if KIND_AT[board[c]] == RABBIT]


_PARTS = {
    "vegetables": _vegetables,
    "trees": _trees,
    "water": _water,
    "wheat": _wheat,
    "well": _well,
    "rabbit": _rabbit,
}


def standing(state: State) -> Standing:
    """Lines, totals, tie-break and who would win now."""
    every = homes(state)
    lines: list[ScoreLine] = []
    trees = []
    for seat, own in enumerate(every):
        counted = own + every[left_of(state, seat)] if paired(state) else own
        trees.append(sum(home.points("trees") for home in counted))
        for home in own:
            lines += (_line(seat, group, home.slot, parts) for group, parts in home.parts)
        if paired(state):  # HV-15
            lines += (
                _line(seat, "left", home.slot, (Part((home.slot,), home.points()),))
                for home in every[left_of(state, seat)]
            )
    totals = tuple(
        sum(line.points for line in lines if line.seat == seat) for seat in range(len(every))
    )
    ties = (TieBreak(phrase("harvest_valley.tie.trees"), tuple(trees)),)  # HV-16
    winners = best(totals, ties)
    return Standing(tuple(lines), totals, ties, winners, _blocks(state), notes(state))


def _blocks(state: State) -> tuple[Block, ...]:
    """A block for the first farmhouse of every seat, one for the second where there are two."""
    each, found = houses_each(state), []
    for k in range(each):
        cells = [state.board.find(HOUSE0 + 2 * seat + k) for seat in range(len(state.houses))]
        what = phrase("harvest_valley.score.house", number=k + 1)
        if each == 1:
            what = phrase("harvest_valley.score.own")
        found.append(Block(what, tuple(valley_slot(c) if c >= 0 else None for c in cells)))
    return tuple(found)


def _line(seat: Seat, group: str, home: Slot, parts: tuple[Part, ...]) -> ScoreLine:
    points = sum(part.points for part in parts)
    return ScoreLine(seat, phrase(f"harvest_valley.score.{group}"), points, group, home, parts)


def notes(state: State) -> tuple[Note, ...]:
    """What the valley shows now: crops that would be eaten, watered crops, wheat fields."""
    meals = eaten(state.board)
    found = [
        Note((valley_slot(cell), valley_slot(by)), eaten_by(state.board[by] - 1), "lost")
        for cell, by in meals
    ]
    board = living(state.board)
    kinds = board.translate(KIND_AT)
    fielded: set[int] = set()
    for cell in cells(state.taken):
        if kinds[cell] in {VEGETABLE, FRUIT_TREE} and (waters := _waters(board, cell)):
            places = tuple(map(valley_slot, (cell, *waters)))
            said = phrase("harvest_valley.note.watered", n=len(waters))
            found.append(Note(places, said, "bonus", len(waters)))
        if kinds[cell] == WHEAT and cell not in fielded:
            field = wheat_field(kinds, cell)
            fielded.update(field)
            said = phrase("harvest_valley.note.field", n=len(field))
            found.append(Note(tuple(map(valley_slot, field)), said, "field", len(field) ** 2))
    return tuple(found)
