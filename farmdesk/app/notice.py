"""A short word over the table: something failed, or a hint. Gone by a click or after a while."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from farmdesk.app.dress import Dress
from farmdesk.core.moves import Phrase
from farmdesk.table.signs import sign_pixmap
from farmdesk.table.stage import Say

STAYS = 9000
"""Milliseconds."""


class Notice(QFrame):
    """One notice at a time, kept as phrases so that it follows the language."""

    gone = Signal()
    """It was clicked away, or its time is over."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("panel", "raised")
        self._say = say
        self._said: tuple[Phrase, ...] = ()
        self._sign = "barred"
        self._dress = Dress()
        self._room = QRect()
        row = QHBoxLayout(self)
        self._icon = QLabel(self)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)  # it may hold names
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(STAYS)
        self._clock.timeout.connect(self.rest)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def wear(self, dress: Dress, room: QRect) -> None:
        """Look like this from now on, at the foot of `room` (pixels of the page)."""
        self._dress, self._room = dress, room
        self._refresh()

    def tell(self, said: tuple[Phrase, ...], sign: str = "barred") -> None:
        """Say these sentences, beside a sign."""
        self._said, self._sign = said, sign
        self._refresh()
        self.show()
        self.raise_()
        self._clock.start()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def retranslate(self) -> None:
        """Say it again."""
        self._refresh()

    def rest(self) -> None:
        """Go away."""
        self._clock.stop()
        if self.isVisible():
            self.hide()
            self.gone.emit()

    def rest_from(self, sign: str) -> None:
        """Go away if it is about this sign's matter; any other notice stays its time."""
        if self._sign == sign:
            self.rest()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click sends it away."""
        event.accept()
        self.rest()

    def _refresh(self) -> None:
        self._words.setText("\n".join(map(self._say, self._said)))
        size = self._dress.px(22)
        ratio, ink = self.devicePixelRatioF(), self._dress.theme.text
        self._icon.setPixmap(sign_pixmap(self._sign, size, ink, ratio))
        width = min(self._dress.px(520), self._room.width() - self._dress.px(24))
        self.setFixedWidth(max(60, width))
        height = max(self.heightForWidth(width), self._dress.px(44))
        self.setFixedHeight(height)
        left = self._room.center().x() - width // 2
        self.move(left, self._room.bottom() - height - self._dress.px(14))
