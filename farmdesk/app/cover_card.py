"""A game's card in the lobby: its cover, name, what one does, how many play and how long."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from farmdesk.app.look import Look, focus_tone
from farmdesk.app.phrases import Phrases
from farmdesk.table.art import paint_shadow
from farmdesk.table.covers import SIZE, paint_cover
from farmdesk.table.fonts import sized
from farmdesk.table.signs import paint_sign
from farmdesk.table.tones import tint
from farmdesk.table.words import write

ROUND = 12.0
ROOM = 7.0
"""Units kept free round the card for its shadow, its lift and the focus ring."""
FOOT, FOOT_COMPACT = 112.0, 46.0
"""How much of the card the words take, in units."""


def tallest(width: float) -> float:
    """The height in units at which a card of that width shows its whole cover."""
    picture = (width - 2 * ROOM) * SIZE[1] / SIZE[0]
    return picture + FOOT + 2 * ROOM


class CoverCard(QAbstractButton):
    """One game to pick."""

    def __init__(self, game_id: str, look: Look, phrases: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._look = look
        self._phrases = phrases
        self._chips: tuple[str, ...] = ()
        self._tagline = ""
        self.setObjectName(f"cover_{game_id}")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        say = self._phrases.tr
        key = f"game.{self.game_id}"
        self._chips = (say(f"{key}.players"), say(f"{key}.minutes"))
        self._tagline = say(f"{key}.tagline")
        self.setText(say(f"{key}.name"))
        about = f"{self._tagline}\n{' · '.join(self._chips)}"
        self.setToolTip(f"{self.text()}\n{about}")
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(about)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def sizeHint(self) -> QSize:
        """As in the regular shape."""
        return QSize(self._look.px(244), self._look.px(300))

    def minimumSizeHint(self) -> QSize:
        """The least that still shows picture and name."""
        low = 112 if self._look.shape == "compact" else 200
        return QSize(self._look.px(120), self._look.px(low))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, theme = self._look.unit, self._look.theme
        room = ROOM * unit
        card = QRectF(self.rect()).adjusted(room, room, -room, -room)
        if self.isChecked():
            card.translate(0, -3 * unit)
        lift = 6.0 if self.underMouse() else 3.0
        if theme.landscape:
            paint_shadow(painter, card, ROUND * unit, lift * unit)
        path = QPainterPath()
        path.addRoundedRect(card, ROUND * unit, ROUND * unit)
        painter.fillPath(path, tint(theme.panel))
        compact = self._look.shape == "compact"
        foot = (FOOT_COMPACT if compact else FOOT) * unit
        picture = card.adjusted(0, 0, 0, -foot)
        self._paint_picture(painter, picture, path)
        words = QRectF(card.left(), picture.bottom(), card.width(), foot)
        if compact:
            self._paint_few_words(painter, words)
        else:
            self._paint_words(painter, words)
        self._paint_edge(painter, card)

    def _paint_picture(self, painter: QPainter, box: QRectF, card: QPainterPath) -> None:
        look = self._look
        key = ("lobby cover", self.game_id, ROUND * look.unit)
        ratio = self.devicePixelRatioF()

        def paint(brush: QPainter, area: QRectF) -> None:
            paint_cover(brush, area, self.game_id, look.art, radius=ROUND * look.unit)

        art = look.art.painted(key, box.width(), box.height(), ratio, paint)
        painter.save()
        painter.setClipPath(card)
        painter.drawPixmap(box.topLeft(), art)
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        unit, theme = self._look.unit, self._look.theme
        inner = box.adjusted(16 * unit, 12 * unit, -14 * unit, -14 * unit)
        row = QRectF(inner.left(), inner.top(), inner.width(), 24 * unit)
        write(painter, row, self.text(), 18 * unit, colour=theme.text, bold=True)
        row = QRectF(inner.left(), inner.top() + 26 * unit, inner.width(), 34 * unit)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        write(
            painter, row, self._tagline, 13 * unit, colour=theme.secondary, align=top, lines=2
        )  # fmt: skip
        self._paint_chips(painter, QPointF(inner.left(), inner.bottom() - 27 * unit), inner.width())

    def _paint_chips(self, painter: QPainter, at: QPointF, width: float) -> None:
        unit, theme = self._look.unit, self._look.theme
        px = 13 * unit
        gap = 8 * unit
        while px > 11 * unit:
            metrics = QFontMetricsF(sized(px))
            total = sum(metrics.horizontalAdvance(chip) + 22 * unit for chip in self._chips)
            if total + gap <= width:
                break
            px -= unit / 2
        metrics = QFontMetricsF(sized(px))
        for chip in self._chips:
            wide = metrics.horizontalAdvance(chip) + 22 * unit
            box = QRectF(at.x(), at.y(), wide, 27 * unit)
            edge = Qt.PenStyle.NoPen if theme.landscape else QPen(tint(theme.line), 1)
            painter.setPen(edge)
            painter.setBrush(tint(theme.chip))
            painter.drawRoundedRect(box, 13.5 * unit, 13.5 * unit)
            painter.setFont(sized(px))
            painter.setPen(tint(theme.text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, chip)
            at += QPointF(wide + gap, 0)

    def _paint_few_words(self, painter: QPainter, box: QRectF) -> None:
        unit, theme = self._look.unit, self._look.theme
        inner = box.adjusted(10 * unit, 4 * unit, -8 * unit, -4 * unit)
        half = inner.height() / 2
        row = QRectF(inner.left(), inner.top(), inner.width(), half + 2 * unit)
        write(painter, row, self.text(), 15 * unit, colour=theme.text, bold=True)
        row = QRectF(inner.left(), inner.top() + half + unit, inner.width(), half - unit)
        write(painter, row, " · ".join(self._chips), 12 * unit, colour=theme.secondary)

    def _paint_edge(self, painter: QPainter, card: QRectF) -> None:
        unit, theme = self._look.unit, self._look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = ROUND * unit
        if not self.isChecked():
            painter.setPen(QPen(tint(theme.line), max(1.0, theme.line_width)))
            painter.drawRoundedRect(card, corner, corner)
        else:
            accent = theme.accent(self.game_id) if theme.landscape else theme.primary
            painter.setPen(QPen(tint(accent), 4 * unit))
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), corner, corner)
            disc = 14 * unit if self._look.shape != "compact" else 11 * unit
            centre = QPointF(card.right() - disc * 1.75, card.top() + disc * 1.75)
            painter.setPen(QPen(tint(theme.panel), 2.5 * unit))
            painter.setBrush(tint(accent))
            painter.drawEllipse(centre, disc, disc)
            tick = QRectF(0, 0, disc * 1.25, disc * 1.25)
            tick.moveCenter(centre)
            paint_sign(painter, "tick", tick, theme.on_primary)
        if self.hasFocus():
            ring = card.adjusted(-4.5 * unit, -4.5 * unit, 4.5 * unit, 4.5 * unit)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint(focus_tone(theme)), 3 * unit))
            painter.drawRoundedRect(ring, corner + 4 * unit, corner + 4 * unit)
