"""Words that must fit a given width: shrink one step, then break in two lines, never cut."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from farmdesk.table.fonts import sized
from farmdesk.table.tones import tint

WORD_FLOOR = 0.8
"""How small one long word may be set before it is broken, as a share of the least size."""


class Fitted(NamedTuple):
    """Words made ready for a width: the lines, their font and the height of all, in px."""

    lines: tuple[str, ...]
    font: QFont
    height: float


def fitted(text: str, width: float, px: float, least: float, *, bold: bool = False) -> Fitted:
    """Fit `text` into `width`: at `px`, else at `least`, else in two lines at `least`.

    A single long word is set a little smaller than `least` before it is broken, and so are two
    lines that are still too wide; no letter is ever lost.
    """
    whole = [max(px, least), least]
    if not _breakable(text):
        whole.extend(range(round(least) - 1, round(least * WORD_FLOOR) - 1, -1))
    for size in whole:
        font = sized(size, bold=bold)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return Fitted((text,), font, QFontMetricsF(font).height())
    halves = _halves(text, QFontMetricsF(sized(least, bold=bold)))
    size = least
    while True:
        font = sized(size, bold=bold)
        metrics = QFontMetricsF(font)
        if size <= 1 or max(map(metrics.horizontalAdvance, halves)) <= width:
            return Fitted(halves, font, metrics.height() * 0.88 * len(halves))
        size -= 1


def draw_fitted(
    painter: QPainter, box: QRectF, words: Fitted, colour: str, *, left: bool = False
) -> None:
    """Draw fitted words in the middle of the box, or from its left edge on."""
    painter.setFont(words.font)
    painter.setPen(tint(colour))
    pitch = words.height / len(words.lines)
    top = box.center().y() - words.height / 2
    for at, line in enumerate(words.lines):
        row = QRectF(box.left(), top + at * pitch, box.width(), pitch)
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(row, int(flags), line)


def _breakable(text: str) -> bool:
    """Has the text a place where a reader expects a new line: a space, or any Asian letter?"""
    return " " in text.strip() or any(letter > "\u2e7f" for letter in text)


def _halves(text: str, metrics: QFontMetricsF) -> tuple[str, ...]:
    """Break at the space nearest the middle, or between letters where there is none."""
    whole = metrics.horizontalAdvance(text)
    spaced = [at for at, letter in enumerate(text) if letter == " " and 0 < at < len(text) - 1]
    places = spaced or range(1, len(text))
    if not places:
        return (text,)
    best = min(places, key=lambda at: abs(metrics.horizontalAdvance(text[:at]) - whole / 2))
    return text[:best].rstrip(), text[best:].lstrip()
