"""The prompt box: one sentence, one helper line, a frame in the colour of whose decision it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farmdesk.app.dress import Dress, draw_frame, draw_mark
from farmdesk.core.match import Chair
from farmdesk.table.fonts import sized
from farmdesk.table.signs import paint_sign
from farmdesk.table.tones import look_of, tint
from farmdesk.table.words import tip

PLAIN, EFFECT, NO = "plain", "effect", "no"


class PromptBox(QWidget):
    """What is asked, of whom, and what a hovered drop would bring or why it is not allowed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dress = Dress()
        self._chair: Chair | None = None
        self._prompt = ""
        self._helper = ""
        self._tone = PLAIN
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def wear(self, dress: Dress) -> None:
        """Look like this from now on."""
        self._dress = dress
        self.update()

    def ask(self, prompt: str, chair: Chair | None) -> None:
        """Show the sentence; `chair` is whose decision it is, None when nobody's."""
        self._prompt = prompt
        self._chair = chair
        self._tell()

    def help(self, helper: str, tone: str = PLAIN) -> None:
        """Show the helper line: plain, `effect` (good to know) or `no` (why not)."""
        self._helper = helper
        self._tone = tone
        self._tell()

    @property
    def prompt(self) -> str:
        """The sentence shown now."""
        return self._prompt

    @property
    def helper(self) -> str:
        """The helper line shown now."""
        return self._helper

    @property
    def chair(self) -> Chair | None:
        """Whose colour frames the box now."""
        return self._chair

    def _tell(self) -> None:
        self.setAccessibleName(self._prompt)
        self.setAccessibleDescription(self._helper)
        self.setToolTip(tip(self._helper or self._prompt))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as it gets; the layout gives it what is left."""
        return QSize(self._dress.px(400), self._dress.px(40))

    def minimumSizeHint(self) -> QSize:
        """Room for the mark and a few words."""
        return QSize(self._dress.px(180), self._dress.px(34))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame, mark and both lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dress, theme = self._dress, self._dress.theme
        line = 3 * dress.unit
        edge = theme.line if self._chair is None else look_of(self._chair.colour).base
        box = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        radius = 7 * dress.unit
        painter.setPen(QPen(tint(edge), line))
        painter.setBrush(tint(theme.raised))
        painter.drawRoundedRect(box, radius, radius)
        if self._chair is not None:
            draw_frame(painter, QRectF(self.rect()), edge, line, radius, theme)
        left = 12 * dress.unit
        if self._chair is not None:
            size = (11 if dress.compact else 13) * dress.unit
            centre = QPointF(left + size, box.center().y())
            draw_mark(painter, self._chair, centre, size, theme)
            left += 2 * size + 10 * dress.unit
        self._words(painter, QRectF(left, box.top(), box.right() - left - 6 * dress.unit, 0), box)
        painter.end()

    def _words(self, painter: QPainter, room: QRectF, box: QRectF) -> None:
        dress, theme = self._dress, self._dress.theme
        first = _line(self._prompt, room.width(), (13 if dress.compact else 16) * dress.unit, 12)
        if not self._helper:
            room.setHeight(box.height())
            _write(painter, room, first, theme.text, bold=True)
            return
        room.setHeight(box.height() * 0.54)
        _write(painter, room, first, theme.text, bold=True)
        room.moveTop(box.top() + box.height() * 0.52)
        room.setHeight(box.height() * 0.42)
        tone = {EFFECT: theme.good, NO: theme.bad}.get(self._tone, theme.secondary)
        if self._tone == NO:
            size = 13 * dress.unit
            paint_sign(
                painter, "barred", QRectF(room.left(), room.center().y() - size / 2, size, size),
                tone,
            )  # fmt: skip
            room.setLeft(room.left() + size + 5 * dress.unit)
        _write(painter, room, _line(self._helper, room.width(), 12 * dress.unit, 11), tone)


def _line(
    text: str, width: float, px: float, least: float, *, bold: bool = True
) -> tuple[str, float]:
    """The text that fits the width and its height in px: one step smaller first, then elided."""
    size = px
    while size > least and QFontMetricsF(sized(size, bold=bold)).horizontalAdvance(text) > width:
        size -= 1
    metrics = QFontMetricsF(sized(size, bold=bold))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width), size


def _write(
    painter: QPainter, room: QRectF, words: tuple[str, float], colour: str, *, bold: bool = False
) -> None:
    painter.setFont(sized(words[1], bold=bold))
    painter.setPen(tint(colour))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(room, int(flags), words[0])
