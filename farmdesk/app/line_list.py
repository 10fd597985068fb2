"""A list of lines with the marks of their seats: the recap and the log show it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)  # fmt: skip
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)  # fmt: skip

from farmdesk.app.dress import Dress, draw_mark
from farmdesk.app.lines import Line
from farmdesk.core.match import Chair
from farmdesk.table.fonts import sized
from farmdesk.table.stage import Say
from farmdesk.table.tones import mix, tint

Index = QModelIndex | QPersistentModelIndex
TEXT = Qt.ItemDataRole.DisplayRole
WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


class LineModel(QAbstractListModel):
    """Lines as rows, said in the language that is set now."""

    def __init__(self, say: Say, parent: QObject) -> None:
        super().__init__(parent)
        self._say = say
        self.lines: tuple[Line, ...] = ()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many lines there are."""
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = TEXT) -> str | None:
        """The sentence of a row, for the eye and for screen readers."""
        if not index.isValid() or role not in (TEXT, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return self.text(index.row())

    def text(self, row: int) -> str:
        """The sentence of a row, what came of it, and what is added to it."""
        line = self.lines[row]
        added = () if line.note is None else (line.note,)
        return "\n".join(map(self._say, (line.said, *line.came, *added)))

    def tell(self, lines: Sequence[Line]) -> None:
        """Show these lines; only what differs is drawn anew."""
        fresh = tuple(lines)
        same = 0
        for old, new in zip(self.lines, fresh, strict=False):
            if old != new:
                break
            same += 1
        if same < len(self.lines):
            self.beginRemoveRows(QModelIndex(), same, len(self.lines) - 1)
            self.lines = self.lines[:same]
            self.endRemoveRows()
        if same < len(fresh):
            self.beginInsertRows(QModelIndex(), same, len(fresh) - 1)
            self.lines = fresh
            self.endInsertRows()

    def retranslate(self) -> None:
        """Say everything again."""
        self.layoutChanged.emit()


def _line_of(index: Index) -> Line:
    model = index.model()
    assert isinstance(model, LineModel)
    return model.lines[index.row()]


class LineDelegate(QStyledItemDelegate):
    """Paints a line: mark, then the sentence in as many rows as it needs.

    A heading and what stands beneath it have no mark.
    """

    def __init__(self, chairs: Sequence[Chair], parent: QWidget) -> None:
        super().__init__(parent)
        self._chairs = chairs
        self._parent = parent
        self.dress = Dress()
        self.px = 13.0
        self.faint_from = 1 << 30
        """Lines of this turn and later ones are grey: their turn is not over."""

    def _words(self, line: Line) -> tuple[int, int, QFont]:
        """Where its words begin, the gap round them, and their letters."""
        font = sized(self.px * self.dress.unit, bold=line.heading)
        return self.dress.px(8 if line.heading else 28), self.dress.px(5), font

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped sentence."""
        view = self._parent
        assert isinstance(view, QListView)
        left, gap, font = self._words(_line_of(index))
        metrics = QFontMetricsF(font)
        width = view.viewport().width()
        room = max(40, width - left - gap)
        box = metrics.boundingRect(QRectF(0, 0, room, 4000), WRAP, str(index.data()))
        return QSize(width, max(round(box.height()) + 2 * gap, self.dress.px(24)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        line = _line_of(index)
        rect, theme = QRectF(option.rect), self.dress.theme
        left, gap, font = self._words(line)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = option.state & QStyle.StateFlag.State_MouseOver
        chosen = option.state & QStyle.StateFlag.State_Selected
        if hovered or chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(mix(theme.seats, theme.hovered, 0.3)))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        if line.heading:
            painter.setPen(tint(theme.line))
            painter.drawLine(rect.topLeft() + QPointF(left, 1), rect.topRight() + QPointF(-gap, 1))
        elif not line.beneath:
            middle = rect.top() + gap + QFontMetricsF(font).height() / 2
            centre = QPointF(rect.left() + left * 0.46, middle)
            draw_mark(painter, self._chairs[line.seat], centre, 7.5 * self.dress.unit, theme)
        faint = line.turn >= self.faint_from or line.forced
        painter.setPen(tint(theme.secondary if faint else theme.text))
        painter.setFont(font)
        box = rect.adjusted(left, gap, -gap, 0)
        painter.drawText(box, WRAP, str(index.data()))
        painter.restore()


class LineList(QListView):
    """Lines, one a decision; pointing at one lights its places."""

    pointed = Signal(object)
    """The Line under the pointer or the keyboard; None when there is none any more."""
    chosen = Signal(object)
    """The Line that was clicked or entered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: LineModel | None = None
        self._delegate: LineDelegate | None = None
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.entered.connect(self._enter)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def furnish(self, say: Say, chairs: Sequence[Chair]) -> None:
        """Give it the words and the seats; once, before anything is shown."""
        self._model = LineModel(say, self)
        self._delegate = LineDelegate(chairs, self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.selectionModel().currentChanged.connect(self._enter)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is listed now."""
        return self._model.lines if self._model is not None else ()

    def wear(self, dress: Dress, px: float = 13.0) -> None:
        """Look like this from now on, with letters of so many units."""
        if self._delegate is not None:
            self._delegate.dress, self._delegate.px = dress, px
            self.scheduleDelayedItemsLayout()

    def show_lines(self, lines: Sequence[Line], faint_from: int = 1 << 30) -> None:
        """List these; the newest, which is the last, is scrolled to."""
        assert self._model is not None
        assert self._delegate is not None
        self._delegate.faint_from = faint_from
        before = self._model.lines
        self._model.tell(lines)
        if self._model.lines != before:
            self.scrollToBottom()

    def retranslate(self) -> None:
        """Say everything again."""
        if self._model is not None:
            self._model.retranslate()

    def text(self) -> str:
        """All lines as plain text."""
        model = self._model
        return "" if model is None else "\n".join(map(model.text, range(model.rowCount())))

    def _line(self, index: QModelIndex) -> Line | None:
        return self.lines[index.row()] if index.isValid() else None

    def _enter(self, index: QModelIndex) -> None:
        self.pointed.emit(self._line(index))

    def _choose(self, index: QModelIndex) -> None:
        line = self._line(index)
        if line is not None:
            self.chosen.emit(line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        super().leaveEvent(event)
        self.pointed.emit(None)
