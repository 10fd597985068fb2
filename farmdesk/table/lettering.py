"""Words that must fit a given width: shrink one step, then break in two lines, never cut."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from farmdesk.table.fonts import sized
from farmdesk.table.tones import tint


class Fitted(NamedTuple):
    """Words made ready for a width: the lines, their font and the height of all, in px."""

    lines: tuple[str, ...]
    font: QFont
    height: float


def fitted(text: str, width: float, px: float, least: float, *, bold: bool = False) -> Fitted:
    """Fit `text` into `width`: at `px`, else at `least`, else in two lines at `least`.

    Two lines that are still too wide are set smaller than `least`; no letter is ever lost.
    """
    for size in (max(px, least), least):
        font = sized(size, bold=bold)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return Fitted((text,), font, QFontMetricsF(font).height())
    first, second = _halves(text, QFontMetricsF(sized(least, bold=bold)))
    size = round(least)
    while True:
        font = sized(size, bold=bold)
        metrics = QFontMetricsF(font)
        widest = max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second))
        if widest <= width or size <= 6:
            lines = (first, second) if second else (first,)
            return Fitted(lines, font, metrics.height() * 0.88 * len(lines))
        size -= 1


def draw_fitted(painter: QPainter, box: QRectF, words: Fitted, colour: str) -> None:
    """Draw fitted words in the middle of the box."""
    painter.setFont(words.font)
    painter.setPen(tint(colour))
    pitch = words.height / len(words.lines)
    top = box.center().y() - words.height / 2
    for at, line in enumerate(words.lines):
        row = QRectF(box.left(), top + at * pitch, box.width(), pitch)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.drawText(row, int(flags), line)


def _halves(text: str, metrics: QFontMetricsF) -> tuple[str, str]:
    """Where to break: at the space nearest the middle, or between letters where there is none."""
    whole = metrics.horizontalAdvance(text)
    spaced = [at for at, letter in enumerate(text) if letter == " " and 0 < at < len(text) - 1]
    free = any(letter > "\u2e7f" for letter in text)
    places = spaced or (list(range(1, len(text))) if free else [])
    if not places:
        return text, ""
    best = min(places, key=lambda at: abs(metrics.horizontalAdvance(text[:at]) - whole / 2))
    return text[:best].rstrip(), text[best:].lstrip()
