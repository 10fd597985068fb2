"""Words painted on the table: shrunk one step, then broken, and only then cut with an ellipsis."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtGui import Qt as Text

from farmdesk.table.fonts import sized

LEAST = 11.0
"""No word on the table is smaller, in units."""

MINUS = "\u2212"
"""A true minus sign, as wide as a plus."""

Align = Qt.AlignmentFlag


def number(points: int, *, signed: bool = False) -> str:
    """Points with a true minus sign; with `signed`, gains have a plus."""
    if points < 0:
        return f"{MINUS}{-points}"
    return f"+{points}" if signed else str(points)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float = 14,
    *,
    colour: QColor | str,
    bold: bool = False,
    align: Align = Align.AlignLeft | Align.AlignVCenter,
    lines: int = 1,
) -> QRectF:
    """Write into `rect`; returns the rectangle that the words fill."""
    painter.setPen(QColor(colour))
    flags = int(align | (Qt.TextFlag.TextWordWrap if lines > 1 else Qt.TextFlag.TextSingleLine))
    size, fits = px, _fits(rect, text, px, bold=bold, flags=flags)
    while size > LEAST and not fits:
        size = max(LEAST, size - 1)
        fits = _fits(rect, text, size, bold=bold, flags=flags)
    if lines > 1 and not fits:  # a word longer than the line
        flags |= int(Qt.TextFlag.TextWrapAnywhere)
    font = sized(size, bold=bold)
    painter.setFont(font)
    if lines == 1:
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    return painter.drawText(rect, flags, text)


def _fits(rect: QRectF, text: str, px: float, *, bold: bool, flags: int) -> bool:
    metrics = QFontMetricsF(sized(px, bold=bold))
    needed = metrics.boundingRect(rect, flags, text)
    return needed.width() <= rect.width() + 0.5 and needed.height() <= rect.height() + 1.5


def width_of(text: str, px: float, *, bold: bool = False) -> float:
    """How wide the text is at that size, in units."""
    return QFontMetricsF(sized(px, bold=bold)).horizontalAdvance(text)


def tip(text: str) -> str:
    """A text for a tooltip, which shows it letter for letter: a name must not bring markup."""
    if not Text.mightBeRichText(text):
        return text
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'
