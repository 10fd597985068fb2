"""The rows of a score sheet, from a standing: what is counted, for whom, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Placed, Seat, Slot
from farmdesk.core.standing import Part, ScoreLine, Standing

Kind = Literal["line", "sum", "total"]


class Cell(NamedTuple):
    """The points of one seat in one row, and where they come from."""

    points: int
    parts: tuple[Part, ...] = ()
    of: Slot | None = None
    """The piece that they belong to, such as a farmhouse."""

    @property
    def places(self) -> tuple[Slot, ...]:
        """Everything that is lit for this cell."""
        found = [slot for part in self.parts for slot in part.places]
        if self.of is not None and (found or self.points):
            found.append(self.of)
        return tuple(dict.fromkeys(found))


class Row(NamedTuple):
    """One line of scoring with a cell for every seat; None where nothing is to be counted."""

    kind: Kind
    label: Phrase
    cells: tuple[Cell | None, ...]


def rows(standing: Standing, placed: Sequence[Placed], game: str) -> tuple[Row, ...]:
    """All rows in the order in which they are told: house by house, then sums, then the total.

    Lines belong to the piece that they name (`of`); a seat's first, second, ... such piece are told
    together. Lines of somebody else's piece, such as a neighbour's farmhouse, come after the own.
    """
    seats = range(len(standing.totals))
    owned = [_owned(standing, placed, seat) for seat in seats]
    blocks = max((len(slots) for slots in owned), default=0)
    made: list[Row] = []
    foreign = [line for line in standing.lines if line.of and line.of not in owned[line.seat]]
    for block in range(blocks):
        of = [slots[block] if block < len(slots) else None for slots in owned]
        mine = [line for line in standing.lines if line.of and line.of == of[line.seat]]
        made += _lines(mine, seats)
        if blocks > 1 or foreign:
            made.append(_sum(mine, of, _house(game, block, blocks)))
    made += _lines(foreign, seats)
    made += _lines([line for line in standing.lines if line.of is None], seats)
    made.append(
        Row("total", phrase("score.total"), tuple(Cell(total) for total in standing.totals))
    )
    return tuple(made)


def _house(game: str, block: int, blocks: int) -> Phrase:
    if blocks == 1:
        return phrase(f"{game}.score.own")
    return phrase(f"{game}.score.house", number=block + 1)


def _owned(standing: Standing, placed: Sequence[Placed], seat: Seat) -> list[Slot]:
    """The slots of a seat's own pieces that score, whether they score something or not."""
    scoring = {line.of for line in standing.lines if line.of is not None}
    kinds = {put.piece.kind for put in placed if put.slot in scoring}
    areas = {slot.area for slot in scoring}
    own = [
        put
        for put in placed
        if put.owner == seat and put.piece.kind in kinds and put.slot.area in areas
    ]
    return [put.slot for put in sorted(own)]


def _lines(lines: Sequence[ScoreLine], seats: Iterable[Seat]) -> list[Row]:
    made = []
    for group in dict.fromkeys(line.group or line.what.key for line in lines):
        here = [line for line in lines if (line.group or line.what.key) == group]
        cells = tuple(_cell([line for line in here if line.seat == seat]) for seat in seats)
        made.append(Row("line", here[0].what, cells))
    return made


def _cell(lines: Sequence[ScoreLine]) -> Cell | None:
    if not lines:
        return None
    parts = tuple(part for line in lines for part in line.parts)
    return Cell(sum(line.points for line in lines), parts, lines[0].of)


def _sum(lines: Sequence[ScoreLine], of: Sequence[Slot | None], label: Phrase) -> Row:
    cells: list[Cell | None] = []
    for seat, slot in enumerate(of):
        own = [line for line in lines if line.seat == seat]
        parts = tuple(part for line in own for part in line.parts)
        cells.append(Cell(sum(line.points for line in own), parts, slot) if slot else None)
    return Row("sum", label, tuple(cells))


def tied(standing: Standing) -> tuple[Phrase, ...]:
    """The tie-breaks that were needed for the first place, each in a sentence; empty if none."""
    best = max(standing.totals)
    level = [seat for seat, total in enumerate(standing.totals) if total == best]
    said = []
    for tie in standing.ties:
        if len(level) < 2:
            break
        most = max(tie.values[seat] for seat in level)
        left = [seat for seat in level if tie.values[seat] == most]
        key = "score.tie" if len(left) < len(level) else "score.tie_stays"
        said.append(phrase(key, what=tie.what, points=most))
        level = left
    return tuple(said)
