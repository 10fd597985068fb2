"""The score sheet: the points of every seat on every board, part by part, with their places."""

from __future__ import annotations

from farmdesk.core.moves import Name, phrase
from farmdesk.core.places import Seat
from farmdesk.core.standing import Block, Part, ScoreLine, Standing, TieBreak, best
from farmdesk.games.rift_valley_reserve import scoring
from farmdesk.games.rift_valley_reserve.grid import BIT, NEAR8, cells, mask, near8
from farmdesk.games.rift_valley_reserve.layout import Layout
from farmdesk.games.rift_valley_reserve.names import board_name
from farmdesk.games.rift_valley_reserve.places import board_slot, square
from farmdesk.games.rift_valley_reserve.state import Ink, State, layouts
from farmdesk.games.rift_valley_reserve.worth import BESIDE, LOOSE, animals, areas

GROUPS = ("trails", "animals", "stops", "tents")
"""The parts of a score on one board, in the order of the sheet."""


def _part(board: int, squares: tuple[int, ...], points: int) -> Part:
    return Part(tuple(square(board, cell) for cell in squares), points)


def _trails(lay: Layout, board: int, ink: Ink) -> list[Part]:
    """Every trail, for the areas that it enters (RV-11)."""
    return [_part(board, path.cells, areas(lay, mask(list(path.cells)))) for path in ink.paths]


def _animals(lay: Layout, board: int, ink: Ink) -> list[Part]:
    """Every animal that a trail comes by, once (RV-19)."""
    seen = 0
    for path in ink.paths:
        seen |= near8(mask(list(path.cells))) & lay.animals
    return [_part(board, (cell,), animals(lay, BIT[cell])) for cell in cells(seen)]


def _stops(lay: Layout, board: int, ink: Ink) -> list[Part]:
    """Every stop without a trail."""
    del lay
    ends = {end for path in ink.paths for end in (path.first, path.last)}
    return [_part(board, (cell,), LOOSE) for cell in ink.stops if cell not in ends]


def _tents(lay: Layout, board: int, ink: Ink) -> list[Part]:
    """Every tent with own stops around it that have a trail, and these stops."""
    del lay
    ends = mask([end for path in ink.paths for end in (path.first, path.last)])
    parts = []
    for tent in cells(ink.tents):
        beside = cells(NEAR8[tent] & ends)
        if beside:
            parts.append(_part(board, (tent, *beside), BESIDE * len(beside)))
    return parts


_PARTS = {"trails": _trails, "animals": _animals, "stops": _stops, "tents": _tents}


def standing(state: State) -> Standing:
    """Lines, totals, tie-breaks and who would win now; what is sealed does not count yet."""
    lines: list[ScoreLine] = []
    printed = layouts(state)
    count = len(state.sealed)
    for seat in range(count):
        for board, (lay, sheet) in enumerate(zip(printed, state.sheets, strict=True)):
            lines += _lines(lay, board, seat, sheet.inks[seat])
    totals = tuple(sum(line.points for line in lines if line.seat == seat) for seat in range(count))
    ties = _ties(state)
    return Standing(tuple(lines), totals, ties, best(totals, ties), _blocks(printed))


def _blocks(printed: tuple[Layout, ...]) -> tuple[Block, ...]:
    """One block a board, for all seats alike (R-26)."""
    count = len(printed)
    return tuple(
        Block(
            phrase("rift_valley_reserve.score.board", board=board_name(lay.board), who=Name(board)),
            (board_slot(board),) * count,
        )
        for board, lay in enumerate(printed)
    )


def _lines(lay: Layout, board: int, seat: Seat, ink: Ink) -> list[ScoreLine]:
    lines = []
    for group in GROUPS:
        parts = tuple(_PARTS[group](lay, board, ink))
        points = sum(part.points for part in parts)
        what = phrase(f"rift_valley_reserve.score.{group}")
        lines.append(ScoreLine(seat, what, points, group, board_slot(board), parts))
    return lines


def _ties(state: State) -> tuple[TieBreak, ...]:
    """The best single boards, then the second best, and so on (RV-29)."""
    ranks = zip(*scoring.singles(state), strict=True)
    return tuple(
        TieBreak(phrase("rift_valley_reserve.tie.board", rank=rank), values)
        for rank, values in enumerate(ranks, start=1)
    )
