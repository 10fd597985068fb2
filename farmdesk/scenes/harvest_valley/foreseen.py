"""The preview: the card in hand or under the pointer, its rule, and what a drop would bring."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.places import Slot
from farmdesk.games.harvest_valley import state as valley
from farmdesk.games.harvest_valley.cards import INDEX
from farmdesk.games.harvest_valley.names import card_name
from farmdesk.scenes.harvest_valley.names import HOUSE, HOUSE_RULE, card_rule
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_paper
from farmdesk.table.stage import Face, Focus
from farmdesk.table.words import Align, number, write


def paint_preview(
    painter: QPainter,
    rect: QRectF,
    desk: Desk,
    focus: Focus,
    shown: Slot | None,
    face_in: Callable[[Slot], Face | None],
) -> None:
    """A card at the left; at the right its words, or what the hovered drop would bring."""
    paint_paper(painter, rect, desk.theme)
    face = face_in(shown) if shown is not None else None
    pad = 4 if desk.compact else 8
    inner = rect.adjusted(10, pad, -10, -pad)
    if face is None or shown is None:
        text = desk.words("preview_idle")
        write(painter, inner.adjusted(6, 0, -6, 0), text, 13, colour=desk.theme.secondary,
              align=Align.AlignCenter, lines=3)  # fmt: skip
        return
    side = min(inner.height(), 56.0 if desk.compact else 112.0)
    card = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
    ratio = painter.deviceTransform().m11()
    picture = desk.art.painted(("face", face.key), side, side, ratio, face.paint)
    painter.drawPixmap(card, picture, QRectF(picture.rect()))
    body = QRectF(card.right() + 12, inner.top(), inner.right() - card.right() - 12, inner.height())
    if focus.held is not None and focus.legal and _told(desk):
        _gains(painter, body, desk, focus)
    else:
        _words(painter, body, desk, shown)


def _told(desk: Desk) -> bool:
    return desk.view.options["preview"] == "on"


def _words(painter: QPainter, body: QRectF, desk: Desk, slot: Slot) -> None:
    """The card's name and rule."""
    piece = next(p.piece for p in reversed(desk.view.placed) if p.slot == slot)
    theme = desk.theme
    high = 17.0 if desk.compact else 22.0
    head = QRectF(body.left(), body.top(), body.width(), high)
    if piece.name in INDEX:
        index = INDEX[piece.name]
        title, rule = desk.say(card_name(index)), desk.say(card_rule(index))
    else:
        title, rule = desk.say(HOUSE), desk.say(HOUSE_RULE)
    write(painter, head, title, 15, colour=theme.text, bold=True)
    rest = QRectF(body.left(), head.bottom() + 1, body.width(), body.height() - high - 1)
    write(painter, rest, rule, 13, colour=theme.text,
          align=Align.AlignLeft | Align.AlignTop, lines=4)  # fmt: skip


def _gains(painter: QPainter, body: QRectF, desk: Desk, focus: Focus) -> None:
    """A number for each seat, and what the place would close."""
    view, theme = desk.view, desk.theme
    head = QRectF(body.left(), body.top(), body.width(), 22)
    closing = None
    if focus.hovered is not None and focus.hovered.zone == "valley":
        closing = valley.closes(view.state, valley.cell_of(focus.hovered))
    title = desk.say(closing) if closing is not None else desk.words("if_here")
    write(painter, head, title, 14, colour=theme.text, bold=True)
    if focus.effect is None or focus.effect.standing is None:
        rest = QRectF(body.left(), head.bottom(), body.width(), body.height() - 22)
        write(painter, rest, desk.words("goes_on"), 13, colour=theme.secondary,
              align=Align.AlignLeft | Align.AlignTop, lines=3)  # fmt: skip
        return
    seats = len(view.chairs)
    across = 2 if seats > 3 or body.height() < 80 else 1
    down = -(-seats // across)
    wide, high = body.width() / across, min(28.0, (body.height() - 24) / down)
    for seat in range(seats):
        left = body.left() + seat // down * wide
        line = QRectF(left, head.bottom() + 2 + seat % down * high, wide - 8, high)
        gain = focus.effect.standing.totals[seat] - view.standing.totals[seat]
        paint_mark_of(painter, QPointF(line.left() + 11, line.center().y()), 9, view, seat)
        name = line.adjusted(28, 0, -38, 0)
        write(painter, name, view.chairs[seat].name, 13, colour=theme.text)
        colour = theme.good if gain > 0 else theme.bad if gain < 0 else theme.secondary
        text = number(gain, signed=gain != 0)
        write(painter, line, text, 16, colour=colour, bold=True,
              align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip
