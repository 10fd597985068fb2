"""The track of what is to come: the cards that each stage still holds, and its harvest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.spaces import HARVESTS, ROUNDS, STAGE_OF, STAGES
from farmdesk.games.agricola.state import State
from farmdesk.scenes.agricola.board import ROMAN, signs
from farmdesk.table.desk import Desk
from farmdesk.table.tones import GOLD, tint
from farmdesk.table.words import LEAST, write

LEAST_WIDE, MOST_WIDE = 210.0, 290.0


def track_rect(zone: QRectF, left: float) -> QRectF | None:
    """At the right of the improvements, where they leave room from `left` on."""
    wide = min(MOST_WIDE, zone.right() - 10 - left)
    if wide < LEAST_WIDE:
        return None
    return QRectF(zone.right() - 10 - wide, zone.top() + 6, wide, zone.height() - 12)


def to_come(state: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """By stage: the cards that have not been turned up; stages that are over are left out."""
    found = ((stage, farmers.hidden_cards(state, stage)) for stage in range(1, len(STAGES) + 1))
    return tuple((stage, cards) for stage, cards in found if cards)


def paint_track(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """A row a stage: its number, the rounds it has left, its cards, the harvest that ends it."""
    state, colour = desk.view.state, desk.theme.on_cloth
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#FFFFFF", 0.07 if desk.theme.landscape else 0.0))
    painter.drawRoundedRect(rect, 8, 8)
    head = QRectF(rect.left() + 8, rect.top() + 1, rect.width() - 16, 20)
    rows = to_come(state)
    key = "to_come" if rows else "all_out"
    write(painter, head, desk.words(key), LEAST + 1.5, colour=colour, bold=True)
    room = QRectF(rect.left() + 8, head.bottom(), rect.width() - 16, rect.bottom() - head.bottom())
    pitch = min(24.0, (room.height() - 2) / max(1, len(rows)))
    for at, (stage, cards) in enumerate(rows):
        line = QRectF(room.left(), room.top() + at * pitch, room.width(), pitch)
        _paint_stage(painter, line, stage, cards, desk)


def _paint_stage(
    painter: QPainter, line: QRectF, stage: int, cards: tuple[int, ...], desk: Desk
) -> None:
    state, colour = desk.view.state, desk.theme.on_cloth
    numbers = [n for n in range(state.round + 1, ROUNDS + 1) if STAGE_OF[n] == stage]
    first, last = numbers[0], numbers[-1]
    write(painter, QRectF(line.left(), line.top(), 24, line.height()), ROMAN[stage], 12.5,
          colour=colour, bold=True)  # fmt: skip
    span = str(first) if first == last else f"{first}\u2013{last}"
    write(painter, QRectF(line.left() + 26, line.top(), 44, line.height()), span, 12.5,
          colour=colour)  # fmt: skip
    side = min(21.0, line.height() - 1)
    x = line.left() + 72
    for space in cards:
        for sign in signs(state, space):
            desk.art.draw(
                painter, sign.picture, QRectF(x, line.center().y() - side / 2, side, side)
            )
            x += side
        x += 7
    if last in HARVESTS:
        box = QRectF(line.right() - side, line.center().y() - side / 2, side, side)
        desk.art.draw(painter, "grain", box)
        tone = GOLD.base if desk.theme.landscape else "#FFFF00"
        painter.setPen(QPen(tint(tone), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(box.left() + 1, line.bottom() - 1),
                         QPointF(box.right() - 1, line.bottom() - 1))  # fmt: skip
