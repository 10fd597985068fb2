"""The table inside the score sheet: a column a seat, a row a line of scoring, painted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from farmdesk.app.dress import Dress, draw_frame, draw_mark
from farmdesk.app.score_rows import Cell, Kind, Row
from farmdesk.core.match import Chair
from farmdesk.core.moves import phrase
from farmdesk.core.places import Seat
from farmdesk.table.stage import Say
from farmdesk.table.tones import look_of, mix, tint
from farmdesk.table.words import number, write

HEAD, ROW, ROOMY, FOOT = 58.0, 29.0, 40.0, 10.0
"""Units: the head, a row at its least, a row where there is room, what is free below the last."""

STRONG = ("sum", "total")
"""Kinds of rows that add others up."""

LABELS = {1: 0.46, 2: 0.42, 3: 0.37, 4: 0.33}
"""The share of the width that the labels take, by the number of seats."""


def figure(cell: Cell, kind: Kind) -> str:
    """The points of a cell: `12`, `12 + ?` where more are not shown, `?` where none is."""
    if not cell.secret:
        return number(cell.points)
    return "?" if kind == "line" and not cell.points else f"{number(cell.points)} + ?"


class ScoreGrid(QWidget):
    """Shows the rows that are open; pointing at a number tells which."""

    pointed = Signal(int, int)
    """Row and seat under the pointer; row -1 when there is none, seat -1 for the whole row."""
    unfolded = Signal()
    """A row was clicked into which lines can be folded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dress = Dress()
        self._say: Say | None = None
        self._chairs: tuple[Chair, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._open = 0
        self._winners: tuple[Seat, ...] = ()
        self._at = (-1, -1)
        self.setMouseTracking(True)

    def furnish(self, say: Say, chairs: Sequence[Chair]) -> None:
        """Give it the words and the seats; once."""
        self._say = say
        self._chairs = tuple(chairs)

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self._measure()
        self.update()

    def show_rows(self, rows: Sequence[Row], shown: int, winners: tuple[Seat, ...]) -> None:
        """Show the first `shown` rows; the winners' columns get their border with the last."""
        self._rows, self._open = tuple(rows), shown
        self._winners = winners if shown >= len(self._rows) else ()
        self._measure()
        self._tell()
        self.update()

    def _measure(self) -> None:
        height = self._dress.px(HEAD + ROW * len(self._rows) + FOOT)
        self.setMinimumHeight(height)

    def _tell(self) -> None:
        if self._say is None:
            return
        told = []
        for row in self._rows[: self._open]:
            cells = zip(self._chairs, row.cells, strict=True)
            points = [f"{chair.name} {figure(cell, row.kind)}" for chair, cell in cells if cell]
            told.append(f"{self._say(row.label)}: {', '.join(points)}")
        self.setAccessibleName("\n".join(told))

    def sizeHint(self) -> QSize:
        """All rows."""
        return QSize(self._dress.px(560), self.minimumHeight())

    # geometry, in pixels

    def _column(self, seat: Seat) -> tuple[float, float]:
        first = self.width() * LABELS.get(len(self._chairs), 0.31)
        width = (self.width() - first - 2) / max(1, len(self._chairs))
        return first + seat * width, width

    def _row_top(self, row: int) -> float:
        return HEAD * self._dress.unit + row * self._pitch()

    def _pitch(self) -> float:
        """The height of a row."""
        unit = self._dress.unit
        free = (self.height() - (HEAD + FOOT) * unit) / max(1, len(self._rows))
        return min(max(free, ROW * unit), ROOMY * unit)

    def _seen(self) -> tuple[float, float]:
        """The upper and lower edge of what is in sight; the grid may be scrolled."""
        around = self.parentWidget()
        if around is None:
            return 0.0, float(self.height())
        top = max(0, -self.y())
        return float(top), float(min(self.height(), top + around.height()))

    def _head_bottom(self) -> float:
        """The names stay in sight, whatever is scrolled."""
        return self._seen()[0] + HEAD * self._dress.unit

    def _total_top(self) -> float:
        """So does the total, once it is told."""
        natural = self._row_top(len(self._rows) - 1)
        return min(natural, self._seen()[1] - self._pitch() - FOOT * self._dress.unit)

    def _last_told(self) -> bool:
        return 0 < len(self._rows) <= self._open

    def row_rect(self, row: int) -> QRectF:
        """Where a row lies in the grid, in pixels."""
        return QRectF(0, self._row_top(row), self.width(), self._pitch())

    def _under(self, point: QPointF) -> tuple[int, int]:
        row = int((point.y() - self._row_top(0)) // self._pitch())
        if self._last_told() and point.y() >= self._total_top():
            row = len(self._rows) - 1
            if point.y() >= self._total_top() + self._pitch():
                return -1, -1
        if point.y() < self._head_bottom() or not 0 <= row < self._open:
            return -1, -1
        first, width = self._column(0)
        return row, (int((point.x() - first) // width) if point.x() >= first else -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which number the pointer is on."""
        at = self._under(event.position())
        if at != self._at:
            self._at = at
            self.setToolTip(self._tip(*at))
            self.pointed.emit(*at)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Unfold or fold what lies in the row that is clicked."""
        row = self._under(event.position())[0]
        if event.button() == Qt.MouseButton.LeftButton and row >= 0 and self._rows[row].folds:
            self.unfolded.emit()
        else:
            super().mousePressEvent(event)

    def _tip(self, row: int, seat: Seat) -> str:
        """What a question mark means, or how a row is unfolded."""
        if self._say is None or row < 0:
            return ""
        told = self._rows[row]
        cell = told.cells[seat] if 0 <= seat < len(told.cells) else None
        if cell is not None and cell.secret:
            return self._say(phrase("score.secret"))
        if not told.folds:
            return ""
        return self._say(phrase("score.unfold" if told.inner else "score.fold"))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        super().leaveEvent(event)
        self._at = (-1, -1)
        self.pointed.emit(-1, -1)
        self.update()

    # painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Head and open rows."""
        if self._say is None or not self._chairs:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in range(len(self._chairs)):
            self._head(painter, seat)
        last = self._total_top() if self._last_told() else self.height()
        head = self._head_bottom()
        painter.setClipRect(QRectF(0, head, self.width(), last - head))
        for at, row in enumerate(self._rows[: self._open]):
            if not (self._last_told() and at == len(self._rows) - 1):
                self._row(painter, at, row, self._row_top(at))
        painter.setClipping(False)
        if self._last_told():
            self._row(painter, len(self._rows) - 1, self._rows[-1], last)
        for seat in self._winners:
            self._border(painter, seat)
        painter.end()

    def _head(self, painter: QPainter, seat: Seat) -> None:
        unit, theme = self._dress.unit, self._dress.theme
        left, width = self._column(seat)
        top = self._seen()[0]
        centre = QPointF(left + width / 2, top + 19 * unit)
        draw_mark(painter, self._chairs[seat], centre, 12 * unit, theme)
        room = QRectF(left + 3, top + 33 * unit, width - 6, 22 * unit)
        write(
            painter, room, self._chairs[seat].name, 14 * unit, colour=theme.text, bold=True,
            align=Qt.AlignmentFlag.AlignCenter,
        )  # fmt: skip

    def _row(self, painter: QPainter, at: int, row: Row, top: float) -> None:
        assert self._say is not None
        unit, theme, label = self._dress.unit, self._dress.theme, self._say(row.label)
        box = QRectF(1, top, self.width() - 2, self._pitch())
        strong = row.kind in STRONG
        if strong:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(
                tint(theme.chip if row.kind == "sum" else mix(theme.chip, theme.hovered, 0.3))
            )
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 6 * unit, 6 * unit)
        else:
            painter.setPen(QPen(tint(theme.line_soft), 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        words = QRectF(8 * unit, top, self._column(0)[0] - 10 * unit, self._pitch())
        if row.folds:
            self._triangle(painter, words, open_above=not row.inner)
            words.setLeft(words.left() + 16 * unit)
        write(
            painter, words, label, (15 if strong else 14) * unit,
            colour=theme.secondary if row.kind == "count" else theme.text, bold=strong, lines=2,
        )  # fmt: skip
        for seat, cell in enumerate(row.cells):
            left, width = self._column(seat)
            self._cell(painter, QRectF(left, top, width, self._pitch()), row, cell, (at, seat))

    def _triangle(self, painter: QPainter, box: QRectF, *, open_above: bool) -> None:
        """The sign of a row with lines of its own: they follow above it, or are folded into it."""
        unit = self._dress.unit
        middle = QPointF(box.left() + 6 * unit, box.center().y())
        ends = ((-5, 3), (5, 3), (0, -4)) if open_above else ((-3, -5), (-3, 5), (4, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(self._dress.theme.text))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * unit for x, y in ends]))

    def _cell(
        self, painter: QPainter, box: QRectF, row: Row, cell: Cell | None, at: tuple[int, int]
    ) -> None:
        unit, theme = self._dress.unit, self._dress.theme
        if self._at == at and cell is not None:
            painter.setPen(QPen(tint(theme.hovered_under), 1.5 * unit))
            painter.setBrush(tint(theme.hovered, 0.5))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 5 * unit, 5 * unit)
        text = "\u2013" if cell is None else figure(cell, row.kind)
        px = {"count": 14.0, "line": 15.0, "sum": 16.0, "total": 20.0}[row.kind] * unit
        faint = row.kind == "count" or cell is None or (cell.points == 0 and not cell.secret)
        colour = theme.secondary if faint else theme.text
        if cell is not None and cell.points < 0:
            colour = theme.bad
        write(
            painter, box, text, px, colour=colour, bold=row.kind in STRONG,
            align=Qt.AlignmentFlag.AlignCenter,
        )  # fmt: skip

    def _border(self, painter: QPainter, seat: Seat) -> None:
        unit = self._dress.unit
        left, width = self._column(seat)
        top, bottom = self._seen()[0], self._total_top() + self._pitch() + 4 * unit
        box = QRectF(left + 1, top + 1, width - 2, bottom - top - 2)
        look = look_of(self._chairs[seat].colour)
        draw_frame(painter, box, look.base, 3 * unit, 8 * unit, self._dress.theme)
