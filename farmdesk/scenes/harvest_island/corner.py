"""The last row of the table: the hand with the actions of the turn, the barn, the tally."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.moves import phrase
from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island import worth
from farmdesk.games.harvest_island.state import ACT, ACT_AGAIN, REFILL, STRUCK
from farmdesk.scenes.harvest_island import season
from farmdesk.scenes.harvest_island.zones import actions_rect, barn_door, hand_slots
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_paper, paint_well
from farmdesk.table.signs import paint_number_disc, paint_sign
from farmdesk.table.tones import ACCENTS, HARVEST_ISLAND, LEAF, tint
from farmdesk.table.words import LEAST, Align, width_of, write

GAME = "harvest_island"
ACTIONS = 2
TOP = Align.AlignLeft | Align.AlignTop


def paint_hand(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The four places of the hand and what is done of the turn."""
    paint_well(painter, zone, desk.theme)
    pen = QPen(tint(desk.theme.on_cloth, 0.6), 1.6)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.08))
    for rect in hand_slots(zone):
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
    _paint_actions(painter, actions_rect(zone), desk)


def _paint_actions(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """Two pips: done, to do; and what a second card in storage would earn."""
    state, view = desk.view.state, desk.view
    colour = desk.theme.on_cloth
    head = QRectF(rect.left(), rect.top(), rect.width(), 20)
    if state.step == STRUCK and not view.over:
        key = "choose_field" if view.decision is not None else "others_choose"
        words = desk.say(phrase(f"{GAME}.why.{key}"))
        write(painter, rect, words, 12, colour=colour, lines=5, align=TOP)
        return
    own = state.seat == view.seat and not view.over
    if not own:
        words = desk.words("not_your_turn") if not view.over else desk.words("over")
        write(painter, QRectF(rect), words, 12, colour=colour, lines=4, align=TOP)
        return
    write(painter, head, desk.words("actions"), 13, colour=colour, bold=True)
    done = {ACT: 0, ACT_AGAIN: 1}.get(state.step, ACTIONS)
    for number in range(ACTIONS):
        centre = QPointF(rect.left() + 14 + number * 34, head.bottom() + 18)
        if number < done:
            painter.setPen(QPen(tint(desk.theme.on_cloth), 1.5))
            painter.setBrush(tint(LEAF.shade if desk.theme.landscape else "#000000"))
            painter.drawEllipse(centre, 13, 13)
            paint_sign(painter, "tick", QRectF(centre.x() - 9, centre.y() - 9, 18, 18), "#FFFFFF")
        else:
            fill = ACCENTS[HARVEST_ISLAND] if desk.theme.landscape else "#000000"
            paint_number_disc(painter, centre, 12, str(number + 1), fill=fill)
    rest = QRectF(rect.left(), head.bottom() + 38, rect.width(), rect.bottom() - head.bottom() - 38)
    write(painter, rest, _next_words(desk), 12, colour=colour, lines=6, align=TOP)


def _next_words(desk: Desk) -> str:
    state = desk.view.state
    if state.step == REFILL:
        gaps = island.gaps(state, desk.view.seat)
        earned = desk.words("may_fertiliser") if state.earned and state.fertilisers else ""
        return " ".join(part for part in (desk.words("draw", n=gaps), earned) if part)
    if state.step == ACT_AGAIN and island.may_earn(state):
        return desk.words("second_earns")
    return desk.words("use_two") if state.step == ACT else desk.words("use_one")


def paint_barn(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The own harvest, face down, and the door where whole fields are dropped."""
    paint_well(painter, zone, desk.theme)
    view, state = desk.view, desk.view.state
    colour = desk.theme.on_cloth
    barn = state.farms[view.seat].barn
    points = sum(island.points_of(state, card) for card in barn)
    head = QRectF(zone.left() + 9, zone.top() + 4, zone.width() - 12, 20)
    write(painter, head, desk.words("barn", n=len(barn)), 13, colour=colour, bold=True)
    told = desk.words("barn_points" if state.closed else "points", n=points)
    write(painter, head.translated(0, 18), told, 12, colour=colour)
    door = barn_door(zone, desk.shape)
    pen = QPen(tint(colour, 0.6), 1.4)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.06))
    painter.drawRoundedRect(door, 8, 8)
    words = door.adjusted(8, 4, -8, -4)
    write(painter, words, _barn_words(desk), 12, colour=colour, lines=4, align=Align.AlignCenter)


def _barn_words(desk: Desk) -> str:
    view, state = desk.view, desk.view.state
    if view.over or state.seat != view.seat or view.decision is None:
        return desk.words("barn_rest")
    if state.step != ACT:
        return desk.words("barn_closed")
    ready = any(getattr(move, "fields", ()) for move in view.decision.moves)
    return desk.words("barn_open") if ready else desk.words("barn_nothing")


def paint_tally(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The own points as they stand, and what ends the game."""
    view, theme = desk.view, desk.theme
    paint_paper(painter, zone, theme)
    rows = _tally(desk)
    if desk.compact:
        _paint_short_tally(painter, zone, rows, desk)
        return
    foot = 34.0
    pitch = (zone.height() - foot - 16) / (len(rows) + 1.25)
    top = zone.top() + 7
    for number, (sign, words, value) in enumerate(rows):
        line = QRectF(zone.left() + 10, top + number * pitch, zone.width() - 20, pitch)
        side = min(22.0, pitch - 2)
        box = QRectF(line.left(), line.center().y() - side / 2, side, side)
        desk.art.draw(painter, sign, box)
        text = QRectF(box.right() + 8, line.top(), line.width() - side - 70, pitch)
        write(painter, text, words, 13, colour=theme.text)
        end = QRectF(line.right() - 60, line.top(), 60, pitch)
        write(painter, end, str(value), 15, colour=theme.text, bold=True,
              align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip
    line = QRectF(zone.left() + 10, top + len(rows) * pitch, zone.width() - 20, pitch * 1.25)
    painter.setPen(QPen(tint(theme.line), 1))
    painter.drawLine(line.topLeft(), line.topRight())
    write(painter, line, desk.words("tally_total"), 15, colour=theme.text, bold=True)
    write(painter, line, str(view.standing.totals[view.seat]), 22, colour=theme.text, bold=True,
          align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip
    note = QRectF(zone.left() + 10, zone.bottom() - foot - 4, zone.width() - 20, foot)
    write(painter, note, _end_words(desk), LEAST + 1, colour=theme.secondary, lines=2)


def _tally(desk: Desk) -> tuple[tuple[str, str, int], ...]:
    """Picture, words and points of each part of the own score."""
    state, seat = desk.view.state, desk.view.seat
    points = sum(island.points_of(state, card) for card in state.farms[seat].barn)
    medals = len(island.medals(state, seat))
    lying = sum(map(len, state.farms[seat].fields))
    each, left = worth.MEDAL, worth.ON_FIELD
    return (
        ("barn", desk.words("tally_harvested"), points),
        ("medal", desk.words("tally_medals", count=medals, each=each), medals * each),
        ("field", desk.words("tally_fields", count=lying, each=left), lying * left),
    )


def _paint_short_tally(
    painter: QPainter, zone: QRectF, rows: tuple[tuple[str, str, int], ...], desk: Desk
) -> None:
    """Where there is little room: parts of the score beside their pictures, then weather."""
    theme, view = desk.theme, desk.view
    inner = zone.adjusted(8, 4, -8, -4)
    total = str(view.standing.totals[view.seat])
    room = width_of(total, 20, bold=True) + 6
    for number, (sign, _, value) in enumerate(rows):
        step = (inner.width() - room) / len(rows)
        box = QRectF(inner.left() + number * step, inner.top() + 4, 18, 18)
        desk.art.draw(painter, sign, box)
        text = QRectF(box.right() + 4, inner.top(), step - 24, 26)
        write(painter, text, str(value), 14, colour=theme.text, bold=True)
    line = QRectF(inner.left(), inner.top(), inner.width(), 26)
    write(painter, line, total, 20, colour=theme.text, bold=True,
          align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip
    painter.setPen(QPen(tint(theme.line), 1))
    painter.drawLine(line.bottomLeft(), line.bottomRight())
    rest = QRectF(inner.left(), line.bottom() + 3, inner.width(), 0)
    rest.setBottom(inner.bottom())
    season.paint_warning(painter, rest, desk, theme.text)


def _end_words(desk: Desk) -> str:
    state = desk.view.state
    if desk.view.over:
        return desk.words("over")
    if state.ending:
        return desk.words("last_round")
    return desk.say(phrase(f"{GAME}.table.end", n=island.cards_left(state)))


def hand_place(slot: Slot) -> int | None:
    """The place in a hand that a slot names."""
    return int(slot.spot) if slot.zone == "hand" and slot.spot.isdecimal() else None
