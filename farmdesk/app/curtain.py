"""The curtain between two people at one screen: whose table it is next, and nothing else.

It hangs over the whole table, seats, recap and log; what is behind it is hidden, not only covered,
so that no tooltip, no screen reader and no picture of the window tells it.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from farmdesk.app.dress import Dress, draw_frame, draw_mark
from farmdesk.core.match import Chair
from farmdesk.core.moves import phrase
from farmdesk.table.art import Art, paint_shadow
from farmdesk.table.covers import paint_cover
from farmdesk.table.fonts import sized
from farmdesk.table.stage import Say
from farmdesk.table.tones import look_of, tint
from farmdesk.table.words import write

PAPER = (412.0, 424.0)
"""The sheet of paper in the middle, in units."""
PICTURE, MARK, ROUND = 206.0, 40.0, 14.0
"""Units: how much of the paper the picture takes, the radius of the mark, that of the corners."""
CENTRE = Qt.AlignmentFlag.AlignCenter


class Curtain(QWidget):
    """Hides the table until the person who is asked says so."""

    taken = Signal()
    """The person whose name it shows has the table now."""

    guard = 450
    """Milliseconds in which a press is ignored: it was meant for what lay there before."""

    def __init__(self, say: Say, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._say, self._art = say, art
        self._dress = Dress()
        self._chair: Chair | None = None
        self._hung = QElapsedTimer()
        self.button = QPushButton(self)
        self.button.setProperty("kind", "primary")
        self.button.clicked.connect(self.take)
        self.hide()

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self._arrange()

    def hang(self, chair: Chair | None) -> None:
        """Hang there for whoever sits on this chair; None while only AIs play."""
        self._chair = chair
        self._hung.start()
        self._arrange()
        self.button.setVisible(chair is not None)
        self.show()
        self.raise_()
        if chair is not None:
            self.button.setFocus()

    def take(self) -> None:
        """Draw it away for the person it waits for; too early a press is ignored."""
        if self.isVisible() and self._chair is not None and self._hung.elapsed() >= self.guard:
            self.taken.emit()

    def retranslate(self) -> None:
        """Say it again."""
        self._arrange()

    @property
    def heading(self) -> str:
        """The large words on the paper."""
        if self._chair is None:
            return self._say(phrase("curtain.waits"))
        return self._say(phrase("curtain.pass", who=self._chair.name))

    @property
    def words(self) -> str:
        """The small words below."""
        if self._chair is None:
            return self._say(phrase("curtain.waits.help"))
        return self._say(phrase("curtain.pass.help", who=self._chair.name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The paper stays in the middle."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        paper, unit = self._paper(), self._unit()
        wide, high = round(240 * unit), round(46 * unit)
        left = round(paper.center().x()) - wide // 2
        top = round(paper.bottom() - 24 * unit) - high
        self.button.setGeometry(QRect(left, top, wide, high))
        self.button.setFont(sized(15 * unit, bold=True))
        self.setAccessibleName(self.heading)
        self.setAccessibleDescription(self.words)
        if self._chair is not None:
            said = self._say(phrase("curtain.take", who=self._chair.name))
            room = wide - round(28 * unit)
            metrics = self.button.fontMetrics()
            self.button.setText(metrics.elidedText(said, Qt.TextElideMode.ElideRight, room))
            self.button.setToolTip(said)
            self.button.setAccessibleName(said)
        self.update()

    def _unit(self) -> float:
        """A little less than elsewhere where the table is smaller than the paper."""
        width, height = self.width() / (PAPER[0] + 32), self.height() / (PAPER[1] + 32)
        return max(0.1, min(self._dress.unit, width, height))

    def _paper(self) -> QRectF:
        unit = self._unit()
        paper = QRectF(0, 0, PAPER[0] * unit, PAPER[1] * unit)
        paper.moveCenter(QRectF(self.rect()).center())
        return paper

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Cloth, paper, picture, mark and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio, size = self.devicePixelRatioF(), QSize(self.width(), self.height())
        cloth = self._art.cloth_pixmap(self._dress.game, size.width(), size.height(), ratio)
        painter.drawPixmap(0, 0, cloth)
        self._sheet(painter, self._paper(), self._unit())
        painter.end()

    def _sheet(self, painter: QPainter, paper: QRectF, unit: float) -> None:
        theme, chair = self._dress.theme, self._chair
        paint_shadow(painter, paper, ROUND * unit, 6 * unit)
        shape = QPainterPath()
        shape.addRoundedRect(paper.adjusted(1, 1, -1, -1), ROUND * unit, ROUND * unit)
        painter.fillPath(shape, tint(theme.panel))
        picture = QRectF(paper.topLeft(), paper.topRight() + QPointF(0, PICTURE * unit))
        picture.adjust(1, 1, -1, 0)
        paint_cover(painter, picture, self._dress.game, self._art, radius=ROUND * unit)
        edge = theme.line if chair is None else look_of(chair.colour).base
        draw_frame(painter, paper, edge, (4 if chair else 2) * unit, ROUND * unit, theme)
        middle = QPointF(paper.center().x(), picture.bottom())
        if chair is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(theme.panel))
            painter.drawEllipse(middle, (MARK + 9) * unit, (MARK + 9) * unit)
            draw_mark(painter, chair, middle, MARK * unit, theme)
        self._write(painter, paper, picture.bottom() + (MARK + 10) * unit, unit)

    def _write(self, painter: QPainter, paper: QRectF, top: float, unit: float) -> None:
        theme = self._dress.theme
        room = QRectF(paper.left() + 24 * unit, top, paper.width() - 48 * unit, 42 * unit)
        write(
            painter, room, self.heading, 22 * unit,
            colour=theme.text, bold=True, align=CENTRE, lines=2,
        )  # fmt: skip
        room = QRectF(room.left(), room.bottom(), room.width(), 34 * unit)
        write(
            painter, room, self.words, 14 * unit, colour=theme.secondary, align=CENTRE, lines=2
        )  # fmt: skip
