"""One seat of the set-up panel: handle, mark, name, person or AI, level. And the list of them.

Seats change their order by dragging a row's handle or with the arrow keys on it. The rows stay
where they are; the plans move through them.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from farmdesk.app import forms
from farmdesk.app.look import Look, focus_tone
from farmdesk.app.phrases import Phrases
from farmdesk.app.seat_plan import EMPTY, LEVEL_NAMES, LONGEST_NAME, SeatPlan, tidy
from farmdesk.core.match import COLOURS, HUMAN
from farmdesk.table.signs import mark_pixmap, paint_sign
from farmdesk.table.tones import look_of, mix, tint


class Handle(QAbstractButton):
    """The dotted grip of a row."""

    lifted = Signal()
    dragged = Signal(QPoint)
    """The pointer, in global coordinates."""
    dropped = Signal(bool)
    """The drag is over; False when it was broken off."""
    nudged = Signal(int)
    """An arrow key: -1 up, 1 down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: Look | None = None
        self._from: QPoint | None = None
        self._dragging = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may begin; another button breaks a drag off."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.position().toPoint()
        else:
            self._end(kept=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin or go on."""
        if self._from is None:
            return
        far = (event.position().toPoint() - self._from).manhattanLength()
        if not self._dragging and far >= 4:
            self._dragging = True
            self.lifted.emit()
        if self._dragging:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._end(kept=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag that loses the focus is broken off."""
        super().focusOutEvent(event)
        self._end(kept=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the seat, Esc breaks a drag off."""
        if event.key() == Qt.Key.Key_Escape and self._dragging:
            self._end(kept=False)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not self._dragging:
            self.nudged.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def _end(self, *, kept: bool) -> None:
        dragging, self._dragging, self._from = self._dragging, False, None
        if dragging:
            self.dropped.emit(kept)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint six dots, and the focus ring."""
        if self.look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.look.theme, self.look.unit
        side = 20 * unit
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(self.rect().center()))
        tone = mix(theme.line, theme.text, 0.35) if theme.landscape else theme.text
        paint_sign(painter, "drag", box, tone)
        if self.hasFocus():
            painter.setPen(QPen(tint(focus_tone(theme)), 2.5 * unit))
            ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.drawRoundedRect(ring, 4 * unit, 4 * unit)


class SeatRow(QFrame):
    """One row, showing a plan."""

    planned = Signal(object)
    """SeatPlan: the player changed something."""
    coloured = Signal(str)
    """Another colour is wanted."""

    def __init__(self, look: Look, phrases: Phrases, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._phrases = phrases
        self.plan = SeatPlan(EMPTY, COLOURS[0])
        self._level = "steady"
        self._filling = False
        form = forms.load("seat_row", self, Handle)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(form)
        self.handle = forms.child(form, Handle, "handle")
        self.handle.look = look
        self.mark = forms.child(form, QToolButton, "mark")
        self.name = forms.child(form, QLineEdit, "name")
        self.vacant = forms.child(form, QLabel, "vacant")
        self.kind = forms.child(form, QPushButton, "kind")
        self.level = forms.child(form, QComboBox, "level")
        self.add = forms.child(form, QPushButton, "add")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(self._renamed)
        self.name.editingFinished.connect(self._show_plan)
        self.kind.clicked.connect(self._change_kind)
        self.level.activated.connect(self._choose)
        self.add.clicked.connect(self._add)
        self.mark.clicked.connect(self._offer_colours)
        self._fit = forms.Fit(form)
        self.wear()
        self.retranslate()

    @property
    def shown_name(self) -> str:
        """The typed name, else the colour's own."""
        return self.plan.name.strip() or self._phrases.tr(f"newgame.name.{self.plan.colour}")

    def fill(self, plan: SeatPlan) -> None:
        """Show another plan."""
        self.plan = plan
        if plan.player in LEVEL_NAMES:
            self._level = plan.player
        self._show_plan()

    def wear(self) -> None:
        """Follow theme and unit."""
        theme, unit = self._look.theme, self._look.unit
        self._fit.apply(unit)
        compact = self._look.shape == "compact"
        empty = self.plan.player == EMPTY
        self.kind.setVisible(not compact and not empty)
        here = self._phrases.tr("newgame.person" if compact else "newgame.person_here")
        self.level.setItemText(0, here)
        if compact:
            self.level.setMinimumWidth(self._look.px(112))
            self.add.setMinimumWidth(self._look.px(100))
        line = f"{theme.line_width}px {'dashed' if empty else 'solid'}"
        edge = theme.line if empty else theme.line_soft
        ground = "transparent" if empty else theme.panel
        ring = focus_tone(theme)
        sheet = (
            f"SeatRow {{ background: {ground}; border: {line} {edge};"
            f" border-radius: {round(8 * unit)}px; }}"
            f"QLineEdit {{ background: transparent; border: 2px solid transparent;"
            f" font-size: {round(15 * unit)}px; font-weight: bold; padding: 0 2px; }}"
            f"QLineEdit:hover {{ background: {theme.raised}; border-color: {theme.line}; }}"
            f"QLineEdit:focus {{ background: {theme.raised}; border-color: {ring}; }}"
            f"QPushButton#add {{ padding: 2px 6px; }}"
            f"QComboBox {{ padding-right: 2px; }}"
            f"QToolButton {{ background: transparent; border: 2px solid transparent; padding: 0;"
            f" min-height: 0; border-radius: {round(6 * unit)}px; }}"
            f"QToolButton:hover {{ border-color: {theme.line}; }}"
            f"QToolButton:focus {{ border-color: {ring}; }}"
            f"QPushButton#kind {{ background: {theme.chip}; border-color: "
            f"{theme.chip if theme.landscape else theme.line}; padding: 0 4px;"
            f" border-radius: {round(13 * unit)}px; min-height: {round(24 * unit)}px; }}"
            f"QPushButton#kind:focus {{ border: 2px solid {ring}; }}"
        )
        forms.dress(self, sheet)
        side = round(30 * unit)
        self.mark.setIconSize(QSize(side, side))
        self._draw_mark()
        self.handle.update()

    def retranslate(self) -> None:
        """Say everything again."""
        say = self._phrases.tr
        self.level.clear()
        self.level.addItem(say("newgame.person_here"), HUMAN)
        for level in LEVEL_NAMES:
            self.level.addItem(say(f"level.{level}"), level)
            about = say(f"level.{level}.about")
            self.level.setItemData(self.level.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
        self.level.insertSeparator(self.level.count())
        self.level.addItem(say("newgame.leave_empty"), EMPTY)
        self._show_plan()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _show_plan(self) -> None:
        say, plan = self._phrases.tr, self.plan
        empty = plan.player == EMPTY
        self._filling = True
        for widget in (self.name, self.kind, self.level):
            widget.setVisible(not empty)
        self.vacant.setVisible(empty)
        self.add.setVisible(empty)
        if not self.name.hasFocus() or not self.name.isModified():
            self.name.setText(self.shown_name)
        self.kind.setText(say("newgame.person" if plan.player == HUMAN else "newgame.ai"))
        self.level.setCurrentIndex(self.level.findData(plan.player))
        who = say("newgame.empty_seat") if empty else self.shown_name
        self.handle.setAccessibleName(say("newgame.move_seat", who=who))
        self.handle.setToolTip(say("newgame.move_seat_how"))
        colour = say(f"colour.{plan.colour}")
        self.mark.setAccessibleName(say("newgame.mark_of", who=who, colour=colour))
        self.mark.setToolTip(say("newgame.change_colour", colour=colour))
        self.kind.setAccessibleName(f"{who}: {self.kind.text()}")
        self.level.setAccessibleName(say("newgame.level_of", who=who))
        self._filling = False
        self.wear()

    def _draw_mark(self) -> None:
        look = look_of(self.plan.colour)
        empty = self.plan.player == EMPTY
        letter = "" if empty else self.shown_name[:1].upper()
        ratio = self.devicePixelRatioF()
        picture = mark_pixmap(look, 30 * self._look.unit, letter, ratio)
        self.mark.setIcon(QIcon(faded(picture) if empty else picture))

    def _renamed(self, text: str) -> None:
        self._replan(SeatPlan(self.plan.player, self.plan.colour, tidy(text)))

    def _change_kind(self) -> None:
        player = self._level if self.plan.player == HUMAN else HUMAN
        self._replan(SeatPlan(player, self.plan.colour, self.plan.name))

    def _choose(self, index: int) -> None:
        self._replan(SeatPlan(self.level.itemData(index), self.plan.colour, self.plan.name))

    def _add(self) -> None:
        self._replan(SeatPlan(self._level, self.plan.colour, self.plan.name))
        self.level.setFocus()

    def _replan(self, plan: SeatPlan) -> None:
        self.fill(plan)
        self.planned.emit(plan)

    def _offer_colours(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for colour in COLOURS:
            icon = QIcon(
                mark_pixmap(look_of(colour), 24 * self._look.unit, "", self.devicePixelRatioF())
            )
            action = menu.addAction(icon, self._phrases.tr(f"colour.{colour}"))
            action.setData(colour)
            action.setCheckable(True)
            action.setChecked(colour == self.plan.colour)
        menu.triggered.connect(self._colour_picked)
        menu.popup(self.mark.mapToGlobal(QPoint(0, self.mark.height())))

    def _colour_picked(self, action: QObject) -> None:
        colour: str = action.data()  # type: ignore[attr-defined]  # always a QAction
        self.coloured.emit(colour)


def faded(picture: QPixmap) -> QPixmap:
    """The picture at 45 %, for a seat that nobody has taken."""
    made = QPixmap(picture.size())
    made.setDevicePixelRatio(picture.devicePixelRatio())
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setOpacity(0.45)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return made
