"""The rows of a score sheet, from a standing: what is counted, for whom, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.core.standing import Count, Part, ScoreLine, Standing, keeps

Kind = Literal["count", "line", "sum", "total"]


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
    inner: tuple[Row, ...] = ()
    """The lines that are folded into it."""
    folds: bool = False
    """Can its lines be folded into it, whether they are now or not?"""


class Step(NamedTuple):
    """One moment of the count at the end."""

    at: int
    """The number of the row that is told, from 0; all before it are told already."""
    row: Row
    """That row as it stands then: of one with folded lines, what has been counted of them."""
    lit: Row
    """The row whose places are lit."""


def rows(standing: Standing, *, unfolded: bool = False) -> tuple[Row, ...]:
    """All rows in the order in which they are told: what is only counted, block by block, the rest,
    then the total.

    A line belongs to a block when its `of` is that of its seat there. What can be folded is, unless
    it should be `unfolded`.
    """
    seats = range(len(standing.totals))
    made = [Row("count", count.what, _counted(count)) for count in standing.counts]
    rest = list(standing.lines)
    for block in standing.blocks:
        before = [line for line in rest if line.group in block.after]
        mine = [line for line in rest if line.of and line.of == block.of[line.seat]]
        rest = [line for line in rest if line not in before and line not in mine]
        made += _lines(before, seats)
        lines, total = _lines(mine, seats), _sum(mine, block.of, block.what)
        if block.folded:
            total = total._replace(folds=True, inner=() if unfolded else tuple(lines))
        made += () if total.inner else lines
        made.append(total)
    made += _lines(rest, seats)
    totals = (Cell(standing.totals[s], secret=keeps(standing, s)) for s in seats)
    made.append(Row("total", phrase("score.total"), tuple(totals)))
    return tuple(made)


def steps(told: Sequence[Row]) -> tuple[Step, ...]:
    """How the rows are counted at the end: one after the other, what is folded line by line."""
    found = []
    for at, row in enumerate(told):
        counted: list[Row] = []
        for line in row.inner:
            if any(cell is not None and (cell.parts or cell.secret) for cell in line.cells):
                counted.append(line)
                label = phrase("score.counted", what=row.label, part=line.label)
                found.append(Step(at, _so_far(row, counted, label), line))
        found.append(Step(at, row, row))
    return tuple(found)


def told_by(told: Sequence[Row], step: Step, seat: Seat) -> int:
    """The points of a seat that have been counted with this step and all before it."""
    seen = (*told[: step.at], step.row)
    cells = (row.cells[seat] for row in seen if row.kind == "line" or row.inner)
    return sum(cell.points for cell in cells if cell is not None)


def _so_far(row: Row, counted: Sequence[Row], label: Phrase) -> Row:
    """A row with no more than some of its folded lines."""
    cells: list[Cell | None] = []
    for seat, whole in enumerate(row.cells):
        some = [cell for line in counted if (cell := line.cells[seat]) is not None]
        points, secret = sum(cell.points for cell in some), any(cell.secret for cell in some)
        cells.append(whole and Cell(points, (), whole.of, secret))
    return row._replace(label=label, cells=tuple(cells))


def _counted(count: Count) -> tuple[Cell | None, ...]:
    return tuple(None if value is None else Cell(value) for value in count.values)


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
