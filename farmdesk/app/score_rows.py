"""The rows of a score sheet, from a standing: what is counted, for whom, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.core.standing import Part, ScoreLine, Standing, keeps

Kind = Literal["line", "sum", "total"]


class Cell(NamedTuple):
    """The points of one seat in one row, and where they come from."""

    points: int
    parts: tuple[Part, ...] = ()
    of: Slot | None = None
    """The piece that they belong to, such as a farmhouse."""
    secret: bool = False
    """There are more points, which are not shown yet."""

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


def rows(standing: Standing) -> tuple[Row, ...]:
    """All rows in the order in which they are told: block by block, the rest, then the total.

    A line belongs to a block when its `of` is that of its seat there.
    """
    seats = range(len(standing.totals))
    made: list[Row] = []
    rest = list(standing.lines)
    for block in standing.blocks:
        mine = [line for line in rest if line.of and line.of == block.of[line.seat]]
        rest = [line for line in rest if line not in mine]
        made += _lines(mine, seats)
        made.append(_sum(mine, block.of, block.what))
    made += _lines(rest, seats)
    totals = (Cell(standing.totals[s], secret=keeps(standing, s)) for s in seats)
    made.append(Row("total", phrase("score.total"), tuple(totals)))
    return tuple(made)


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
    secret = any(line.secret for line in lines)
    return Cell(sum(line.points for line in lines), parts, lines[0].of, secret)


def _sum(lines: Sequence[ScoreLine], of: Sequence[Slot | None], label: Phrase) -> Row:
    cells: list[Cell | None] = []
    for seat, slot in enumerate(of):
        own = [line for line in lines if line.seat == seat]
        parts = tuple(part for line in own for part in line.parts)
        secret = any(line.secret for line in own)
        points = sum(line.points for line in own)
        cells.append(Cell(points, parts, slot, secret) if slot else None)
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


def facts(standing: Standing) -> tuple[Phrase, ...]:
    """What would decide ties, where one plays alone: it tells one result from another."""
    if len(standing.totals) > 1:
        return ()
    return tuple(phrase("score.fact", what=tie.what, points=tie.values[0]) for tie in standing.ties)
