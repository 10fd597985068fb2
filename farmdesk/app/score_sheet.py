"""The score sheet: live on F2, and at the end row by row with its places lit on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QToolButton, QVBoxLayout, QWidget

from farmdesk.app import forms
from farmdesk.app.dress import Dress
from farmdesk.app.score_grid import ScoreGrid
from farmdesk.app.score_rows import Cell, Row, Step, facts, rows, steps, tied, told_by
from farmdesk.core.match import Chair
from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.table.signs import sign
from farmdesk.table.stage import Lamp, Say, View

PAUSE = 900
"""Milliseconds from one row to the next at motion speed 1."""


class ScoreSheet(QWidget):
    """The sheet. It lights places through `lit` and reports its buttons through `chosen`."""

    lit = Signal(object)
    """The `Lamp`s to light on the table, as a tuple; empty puts the light out."""
    counted = Signal()
    """Another row is open, or all are."""
    chosen = Signal(str)
    """again, look, replay, lobby or close."""
    _unfolded = False

    def __init__(self, say: Say, chairs: Sequence[Chair], parent: QWidget) -> None:
        super().__init__(parent)
        form = forms.load("score_sheet", self, ScoreGrid)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(form)
        self._fit = forms.Fit(form)
        self._say = say
        self._speed = 1.0
        self._view: View | None = None
        self._notes: tuple[Phrase, ...] = ()
        self._rows: tuple[Row, ...] = ()
        self._steps: tuple[Step, ...] = ()
        self._open = 0
        self._live = True
        self.again = phrase("score.again")
        """The words on the button for another game."""
        self.grid = forms.child(form, ScoreGrid, "sheet_grid")
        self.grid.furnish(say, chairs)
        self._scroll = forms.child(form, QScrollArea, "sheet_scroll")
        bar = self._scroll.verticalScrollBar()
        bar.valueChanged.connect(self.grid.update)  # names and total stay where they are
        bar.rangeChanged.connect(self.grid.update)
        self._labels = {
            name: forms.child(form, QLabel, f"sheet_{name}")
            for name in ("title", "takebacks", "note", "ties", "result")
        }
        for label in self._labels.values():
            label.setTextFormat(Qt.TextFormat.PlainText)  # it may hold names
        self.buttons = {
            name: forms.child(form, QPushButton, f"sheet_{name}")
            for name in ("next", "all", "again", "look", "replay", "lobby")
        }
        self._close = forms.child(form, QToolButton, "sheet_close")
        self._connect()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.next_row)
        self.hide()

    def _connect(self) -> None:
        self.grid.pointed.connect(self._point)
        self.grid.unfolded.connect(self.fold)
        self._close.clicked.connect(self._shut)
        self.buttons["next"].clicked.connect(self.next_row)
        self.buttons["all"].clicked.connect(self.all_rows)
        for name in ("again", "look", "replay", "lobby"):
            self.buttons[name].clicked.connect(self._press)

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._fit.apply(dress.unit)
        size = dress.px(20)
        self._close.setIcon(sign("close", size, dress.theme.text, self.devicePixelRatioF()))
        self._close.setIconSize(QSize(size, size))
        self.grid.wear(dress)

    def show_live(self, view: View, notes: tuple[Phrase, ...], *, takebacks: bool) -> None:
        """The standing now, all rows open."""
        self._begin(view, notes, live=not view.over, takebacks=takebacks)
        self._open = len(self._steps)
        self._refresh()

    def reveal(
        self, view: View, notes: tuple[Phrase, ...], *, takebacks: bool, speed: float
    ) -> None:
        """The end of the game: rows open one by one; `speed` 0 opens all at once."""
        self._unfolded = False
        self._begin(view, notes, live=False, takebacks=takebacks)
        self._speed = speed
        self._open = 0
        if speed <= 0:
            self.all_rows()
        else:
            self.next_row()

    def _begin(self, view: View, notes: tuple[Phrase, ...], *, live: bool, takebacks: bool) -> None:
        self._clock.stop()
        self._view, self._notes, self._live = view, notes, live
        self._make_rows(view)
        self._labels["takebacks"].setVisible(takebacks)
        self.show()
        self.raise_()

    @property
    def revealing(self) -> bool:
        """Are there rows that are not open yet?"""
        return self.isVisible() and self._open < len(self._steps)

    @property
    def opened(self) -> int:
        """How many steps of the count are made: one a row, or more where lines are folded."""
        return self._open

    def so_far(self, seat: Seat) -> int:
        """The points of a seat that are told already; 0 before the first step."""
        return told_by(self._rows, self._steps[self._open - 1], seat) if self._open else 0

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows, open or not."""
        return self._rows

    def _make_rows(self, view: View) -> None:
        self._rows = rows(view.standing, unfolded=self._unfolded)
        self._steps = steps(self._rows)

    def fold(self) -> bool:
        """Show lines that are folded into their sum, or fold them; False when there are none."""
        view = self._view
        if view is None or self.revealing or not any(row.folds for row in self._rows):
            return False
        self._unfolded = not self._unfolded
        self._make_rows(view)
        self._open = len(self._steps)
        self.lit.emit(())
        self._refresh()
        return True

    def next_row(self) -> None:
        """Open the next row, or count on in one with folded lines, and light what is counted."""
        if self._open >= len(self._steps):
            return
        self._open += 1
        self._refresh()
        step = self._steps[self._open - 1]
        self._bring_into_sight(step.at)
        if step.row.kind == "total":
            self.lit.emit(())
        else:
            self._light_row(step.lit)
        if self._open < len(self._steps):
            self._clock.start(round(PAUSE / max(0.25, self._speed)))
        self.counted.emit()

    def _bring_into_sight(self, row: int) -> None:
        """Scroll so far that a row is seen, and where there is room the one after it."""
        rect = self.grid.row_rect(row)
        self._scroll.ensureVisible(0, round(rect.center().y()), 0, round(rect.height() * 2))

    def all_rows(self) -> None:
        """Open everything at once."""
        self._clock.stop()
        self._open = len(self._steps)
        self.lit.emit(())
        self._refresh()
        self.counted.emit()

    def rest(self) -> None:
        """Put the sheet away; the light on the table goes out."""
        self._clock.stop()
        if self.isVisible():
            self.hide()
            self.lit.emit(())

    def _light_row(self, row: Row) -> None:
        lamps = [lamp for seat, cell in enumerate(row.cells) for lamp in _lamps(cell, seat)]
        self.lit.emit(tuple(lamps))

    def _point(self, at: int, seat: Seat) -> None:
        row = self._rows[at] if 0 <= at < len(self._rows) else None
        if row is None or row.kind == "total":
            self.lit.emit(())
        elif 0 <= seat < len(row.cells):
            self.lit.emit(_lamps(row.cells[seat], seat))
        else:
            self._light_row(row)

    def _refresh(self) -> None:
        view = self._view
        if view is None:
            return
        done = self._open >= len(self._steps)
        ended = view.over and not self._live
        seen, shown = list(self._rows), 0
        if self._open:
            step = self._steps[self._open - 1]
            seen[step.at], shown = step.row, step.at + 1
        self.grid.show_rows(seen, shown, view.standing.winners if ended else ())
        say = self._say
        self._labels["title"].setText(say(phrase("score.live" if self._live else "score.final")))
        told = Counter(say(note) for note in self._notes)
        several = (f"{text} \u00d7 {n}" if n > 1 else text for text, n in told.items())
        secret = any(line.secret for line in view.standing.lines)
        marked = (say(phrase("score.secret_note")),) if secret else ()
        self._text("note", " · ".join((*several, *marked)))
        ties = tied(view.standing) if ended and done else ()
        alone = facts(view.standing) if ended and done else ()
        words = [" ".join(map(say, ties)), " \u00b7 ".join(map(say, alone))]
        self._text("ties", "".join(words))
        self._text("result", say(result(view)) if ended and done else "")
        self.buttons["again"].setText(say(self.again))
        for name in ("next", "all"):
            self.buttons[name].setVisible(not done)
        for name in ("again", "look", "replay", "lobby"):
            self.buttons[name].setVisible(done and ended)

    def _text(self, name: str, text: str) -> None:
        self._labels[name].setText(text)
        self._labels[name].setVisible(bool(text))

    def retranslate(self) -> None:
        """Say everything again."""
        self._refresh()

    def _press(self) -> None:
        name = next((n for n, button in self.buttons.items() if button is self.sender()), "")
        if name:
            self.chosen.emit(name)

    def _shut(self) -> None:
        self.chosen.emit("close")


def _lamps(cell: Cell | None, seat: Seat) -> tuple[Lamp, ...]:
    """The lights of one cell: its piece, and every part with its points."""
    if cell is None or not cell.places:
        return ()
    points: dict[tuple[Slot, ...], int] = {}
    for part in cell.parts:  # cards on one pile have one number
        points[part.places] = points.get(part.places, 0) + part.points
    parts = tuple(Lamp(places, seat, value) for places, value in points.items())
    return (Lamp((cell.of,), seat), *parts) if cell.of is not None else parts


def result(view: View) -> Phrase:
    """Who has won, in a sentence; that nobody has where one plays alone. The game must be over."""
    winners = view.standing.winners
    if not winners:
        return phrase("score.lost", who=Name(0), points=view.standing.totals[0])
    if len(winners) == 1:
        return phrase("score.winner", who=Name(winners[0]), points=view.standing.totals[winners[0]])
    names = Name(winners[0])
    both: Phrase = phrase("score.and", one=names, other=Name(winners[1]))
    for seat in winners[2:]:
        both = phrase("score.and", one=both, other=Name(seat))
    return phrase("score.shared", who=both, points=view.standing.totals[winners[0]])
