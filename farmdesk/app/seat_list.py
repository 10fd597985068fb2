"""The seats of a new game, one row each, in turn order."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from farmdesk.app.look import Look
from farmdesk.app.phrases import Phrases
from farmdesk.app.seat_plan import EMPTY, SeatPlan
from farmdesk.app.seat_row import SeatRow
from farmdesk.core.match import Chair


class SeatList(QWidget):
    """All rows. Dragging shows the lifted row under the pointer while the others make room."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look: Look | None = None
        self._phrases: Phrases | None = None
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self.rows: list[SeatRow] = []
        self._before: tuple[SeatPlan, ...] = ()
        self._held: int | None = None
        self._ghost = QLabel(self)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()

    def furnish(self, look: Look, phrases: Phrases) -> None:
        """Say how things look and read; call it once, first."""
        self._look, self._phrases = look, phrases

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """What the rows show, in turn order, empty seats included."""
        return tuple(row.plan for row in self.rows)

    def chairs(self) -> list[Chair]:
        """The seats that are taken."""
        return [
            Chair(row.shown_name, row.plan.player, row.plan.colour)
            for row in self.rows
            if row.plan.player != EMPTY
        ]

    def fill(self, plans: tuple[SeatPlan, ...]) -> None:
        """Show these plans, one a row."""
        while len(self.rows) > len(plans):
            row = self.rows.pop()
            self._box.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(plans):
            self._add_row()
        for row, plan in zip(self.rows, plans, strict=True):
            row.fill(plan)
        self.changed.emit()

    def _add_row(self) -> None:
        assert self._look is not None
        assert self._phrases is not None
        row = SeatRow(self._look, self._phrases, self)
        row.setObjectName(f"seat_{len(self.rows)}")
        row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row.planned.connect(self._planned)
        row.coloured.connect(self._recolour)
        row.handle.lifted.connect(self._lift)
        row.handle.dragged.connect(self._drag)
        row.handle.dropped.connect(self._drop)
        row.handle.nudged.connect(self._nudge)
        self.rows.append(row)
        self._box.addWidget(row)

    def wear(self) -> None:
        """Follow theme and unit."""
        assert self._look is not None
        compact = self._look.shape == "compact"
        self._box.setSpacing(self._look.px(4 if compact else 6))
        for row in self.rows:
            row.setMinimumHeight(self._look.px(36 if compact else 38))
            row.setMaximumHeight(self._look.px(40 if compact else 48))
            row.wear()

    def minimumSizeHint(self) -> QSize:
        """As narrow as a row can be."""
        return QSize(0, super().minimumSizeHint().height())

    def reorder(self, at: int, to: int) -> None:
        """Move the seat in row `at` to row `to`."""
        plans = list(self.plans)
        plans.insert(to, plans.pop(at))
        for row, plan in zip(self.rows, plans, strict=True):
            row.fill(plan)
        self.changed.emit()

    def _planned(self) -> None:
        self.changed.emit()

    def _row_of_sender(self) -> int:
        sender = self.sender()
        return next(at for at, row in enumerate(self.rows) if sender in (row, row.handle))

    def _recolour(self, colour: str) -> None:
        """Give a row a colour; whoever had it takes the row's old one."""
        at = self._row_of_sender()
        old = self.rows[at].plan.colour
        for row in self.rows:
            if row.plan.colour == colour:
                row.fill(SeatPlan(row.plan.player, old, row.plan.name))
        plan = self.rows[at].plan
        self.rows[at].fill(SeatPlan(plan.player, colour, plan.name))
        self.changed.emit()

    def _nudge(self, step: int) -> None:
        at = self._row_of_sender()
        to = at + step
        if 0 <= to < len(self.rows):
            self.reorder(at, to)
            self.rows[to].handle.setFocus()

    def _lift(self) -> None:
        at = self._row_of_sender()
        self._before = self.plans
        self._held = at
        row = self.rows[at]
        self._ghost.setPixmap(row.grab())
        self._ghost.resize(row.size())
        self._ghost.move(row.pos())
        self._ghost.show()
        self._ghost.raise_()

    def _drag(self, pointer: QPoint) -> None:
        if self._held is None:
            return
        y = self.mapFromGlobal(pointer).y()
        top = min(max(y - self._ghost.height() // 2, 0), self.height() - self._ghost.height())
        self._ghost.move(self._ghost.x(), top)
        over = min(
            range(len(self.rows)), key=lambda at: abs(self.rows[at].geometry().center().y() - y)
        )
        if over != self._held:
            self.reorder(self._held, over)
            self._held = over

    def _drop(self, kept: bool) -> None:  # noqa: FBT001  # a signal's argument
        held, self._held = self._held, None
        self._ghost.hide()
        if held is None:
            return
        if not kept:
            self.fill(self._before)
