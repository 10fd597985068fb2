"""The stall with the cards of this turn, and the paper beside it that says things in words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import HIDDEN, Effect
from farmdesk.games.formidable_farm.costs import worth
from farmdesk.games.formidable_farm.names import (
    about_cost,
    about_effect,
    cost_words,
    effect_words,
)
from farmdesk.games.formidable_farm.state import FREE, OVER, State
from farmdesk.scenes.formidable_farm.glyphs import PAUSE, Glyph, Row, effect_row, paint_row
from farmdesk.scenes.formidable_farm.piles import place
from farmdesk.scenes.formidable_farm.zones import panel, played_slots, pool_slots, stall_width
from farmdesk.table.desk import Desk
from farmdesk.table.fonts import sized
from farmdesk.table.furniture import paint_paper, paint_well
from farmdesk.table.shape import Shape
from farmdesk.table.tones import LEAF, PAPER, look_of, mix, tint
from farmdesk.table.words import Align, width_of, write

GAME = "formidable_farm"
TOP = Align.AlignLeft | Align.AlignTop
LEAST_PLACES = 3
SMALL = 13.0
"""Words of this size and less are set no smaller."""
LOOK_STEP = 34.0
"""How far apart the cards of the turn lie while others are looked at beside them."""


def turn_slots(zone: QRectF, shape: Shape, state: State) -> tuple[QRectF, ...]:
    """Where the cards of this turn lie, and one more."""
    limit = LEAST_PLACES if state.limit >= FREE else state.limit
    count = max(limit, len(state.played) + further(state))
    room = stall_width(zone, shape)
    if state.look:
        first = played_slots(zone, shape, 1, room)[0]
        room = first.width() + LOOK_STEP * min(count - 1, 3)
    return played_slots(zone, shape, count, room)


def further(state: State) -> bool:
    """May one more card come to the stall? Then there is a place for it."""
    if state.turn == OVER:
        return False
    market = [state.market[place] for place in farm.open_market(state)]
    near = (*state.farms[state.turn].hand, *market)
    return any(farm.fits_limit(state, card) for card in near if card != HIDDEN)


def paint_turn(painter: QPainter, zone: QRectF, desk: Desk, sheet: Sheet, *, pool: bool) -> None:
    """The places of the turn, its badges, and the paper."""
    paint_well(painter, zone, desk.theme)
    state, view = desk.view.state, desk.view
    if state.turn not in (view.seat, OVER):
        look = look_of(view.chairs[state.turn].colour)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(look.base), 4))
        painter.drawRoundedRect(zone.adjusted(2, 2, -2, -2), 9, 9)
    if not desk.compact:
        head = QRectF(zone.left() + 8, zone.top() + 1, stall_width(zone, desk.shape), 21)
        write(painter, head, turn_words(desk), 13, colour=desk.theme.on_cloth, bold=True)
        _paint_badges(painter, zone, desk)
    for number, rect in enumerate(turn_slots(zone, desk.shape, state)):
        if number >= len(state.played) and not state.look:
            place(painter, rect, desk)
    if not state.look:
        paper = panel(zone, desk.shape)
        foot = paper.bottom() - pool_slots(zone, desk.shape)[0].top() + 2 if pool else 4.0
        _paint_sheet(painter, paper, desk, sheet, foot)
        if pool:
            _paint_pool(painter, zone, desk)


def turn_words(desk: Desk) -> str:
    """Whose turn it is and how many cards it has seen."""
    state = desk.view.state
    if state.turn == OVER:
        return ""
    count = len(state.played)
    if state.turn != desk.view.seat:
        return desk.words("turn_of", name=Name(state.turn), n=count)
    if state.limit >= FREE:
        return desk.words("turn_alone", n=count)
    return desk.words("turn", limit=state.limit, n=count)


def badges(desk: Desk) -> tuple[str, ...]:
    """What is won for this turn and the next: fewer symbols, a further card, another turn."""
    state = desk.view.state
    found = []
    if state.discount:
        found.append(desk.words("badge_discount", n=state.discount))
    if farm.LIMIT < state.limit < FREE:
        found.append(desk.words("badge_cards", n=state.limit))
    if state.extra:
        found.append(desk.words("badge_extra", n=state.extra))
    return tuple(found)


def _paint_badges(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    right = zone.right() - 8
    contrast = not desk.theme.landscape
    for words in reversed(badges(desk)):
        wide = width_of(words, 12, bold=True) + 18
        box = QRectF(right - wide, zone.top() + 3, wide, 18)
        painter.setPen(QPen(tint("#FFFFFF"), 1) if contrast else Qt.PenStyle.NoPen)
        painter.setBrush(tint("#000000" if contrast else mix(LEAF.light, PAPER.base, 0.4)))
        painter.drawRoundedRect(box, 9, 9)
        write(painter, box, words, 12, colour="#FFFFFF" if contrast else "#33261D", bold=True,
              align=Align.AlignCenter)  # fmt: skip
        right = box.left() - 6


class Sheet(NamedTuple):
    """What the paper says, most important first."""

    title: str
    pictures: Row = ()
    lines: tuple[str, ...] = ()
    small: tuple[str, ...] = ()


def about_card(
    desk: Desk, index: int, title: str, effects: tuple[Effect, ...], *, paid: bool
) -> Sheet:
    """A card, or what is still to come of it, in pictures, words and rules."""
    printed = farm.card(desk.view.state, index)
    row: list[Glyph] = []
    for effect in effects:
        row += (*((PAUSE,) if row else ()), *effect_row(effect))
    words = [desk.say(effect_words(effect)) for effect in effects]
    rules: list[Phrase] = [*map(about_effect, dict.fromkeys(effects))]
    lines = tuple(one[:1].upper() + one[1:] for one in words)
    if not paid:
        lines = (desk.words("pay_words", cost=cost_words(printed.cost)), *lines)
        rules = [*rules, *about_cost(printed.cost)]
    told = tuple(desk.say(rule) for rule in rules)
    stack = _stack_words(desk, effects)
    return Sheet(title, tuple(row), lines, (*stack, *told))


def _stack_words(desk: Desk, effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """What the own stack has for a reward that draws."""
    drawn = sum(effect.n for effect in effects if effect.kind == "draw")
    state, seat = desk.view.state, desk.view.seat
    if not drawn or state.turn not in (seat, OVER):
        return ()
    have = len(state.farms[seat].stack)
    if have >= drawn:
        return (desk.words("stack_enough", n=have),)
    return (desk.words("stack_short", crops=drawn - have, n=have),)


def summary(desk: Desk) -> Sheet:
    """Nothing is meant: how the turn stands."""
    state, view = desk.view.state, desk.view
    if view.over:
        worthy = desk.words("crops_worth", n=worth(state.farms[view.seat].purse))
        rule = () if farm.solo(state) else (desk.words("worth_rule"),)
        return Sheet(desk.words("over"), (), (worthy,), rule)
    if state.turn != view.seat:
        return Sheet(desk.words("others_turn", name=Name(state.turn)), (), (),
                     (desk.words("point_at"), desk.words("how_ends")))  # fmt: skip
    lines = badges(desk) if desk.compact else ()
    left = farm.plays_left(state)
    if state.limit >= FREE:
        said = desk.words("left_alone", days=farm.days_left(state), n=farm.to_go(state, view.seat))
    else:
        said = desk.words("left", n=max(left, 0))
    more = []
    if state.market_left < FREE and (desk.compact or len(state.farms) > 1):
        more.append(desk.words("market_limit", n=state.market_left))
    small = [desk.words("turn_end")]
    if not farm.solo(state):
        small.append(desk.words("how_ends"))
    return Sheet(desk.words("this_turn"), (), (said, *lines, *more), tuple(small))


def _paint_sheet(painter: QPainter, rect: QRectF, desk: Desk, sheet: Sheet, foot: float) -> None:
    """The paper; `foot` is kept free below the words."""
    theme = desk.theme
    paint_paper(painter, rect, theme)
    inner = rect.adjusted(10, 4, -8, -foot)
    y = inner.top()
    tall = 18 if desk.compact else 24
    write(painter, QRectF(inner.left(), y, inner.width(), tall), sheet.title,
          13 if desk.compact else 15, colour=theme.text, bold=True)  # fmt: skip
    y += tall + 1
    if sheet.pictures and not desk.compact and inner.bottom() - y > 110:
        box = QRectF(inner.left(), y, inner.width(), 36)
        paint_row(painter, box, sheet.pictures, desk.art, 34, colour=theme.text, left=True)
        y += 40
    size = 12 if desk.compact else 14
    for text in sheet.lines:
        y = _paragraph(painter, QRectF(inner.left(), y, inner.width(), inner.bottom() - y), text,
                       size, theme.text)  # fmt: skip
    if sheet.small and not desk.compact and sheet.lines:
        painter.setPen(QPen(tint(theme.line_soft), 1))
        painter.drawLine(QPointF(inner.left(), y + 2), QPointF(inner.right(), y + 2))
        y += 5
    for text in sheet.small:
        y = _paragraph(painter, QRectF(inner.left(), y, inner.width(), inner.bottom() - y), text,
                       11 if desk.compact else 12, theme.secondary)  # fmt: skip


def _paragraph(painter: QPainter, room: QRectF, text: str, px: float, colour: str) -> float:
    """Words as a paragraph if they fit as a whole; returns where the next one begins."""
    if px > SMALL and lines_of(text, px - 1, room.width()) < lines_of(text, px, room.width()):
        px -= 1  # rather than a word alone in a line
    needed = lines_of(text, px, room.width()) * px * 1.36
    if needed > room.height() + 2:
        return room.bottom()
    box = QRectF(room.left(), room.top(), room.width(), needed + 2)
    write(painter, box, text, px, colour=colour, lines=6, align=TOP)
    return box.bottom()


def lines_of(text: str, px: float, width: float) -> int:
    """How many lines words take at that width, as Qt breaks them."""
    metrics = QFontMetricsF(sized(px))
    wrap = int(Qt.TextFlag.TextWordWrap)
    high = metrics.boundingRect(QRectF(0, 0, width, 10_000), wrap, text).height()
    return max(1, round(high / metrics.lineSpacing()))


def _paint_pool(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The general supply, from which crops are chosen."""
    for rect in pool_slots(zone, desk.shape):
        painter.setPen(QPen(tint(desk.theme.line), desk.theme.line_width))
        painter.setBrush(tint(desk.theme.chip))
        painter.drawRoundedRect(rect, 8, 8)


def asked_sheet(desk: Desk) -> Sheet | None:
    """What the open question of a card is about; None when none is open."""
    state = desk.view.state
    asked = farm.asking(state)
    if asked is None:
        return None
    index, at = asked
    title = desk.words("reward" if at >= 0 else "cost_open")
    return about_card(desk, index, title, farm.to_come(state), paid=at >= 0)


def card_sheet(desk: Desk, index: int) -> Sheet:
    """A card that is pointed at or in hand."""
    title = desk.say(phrase(f"{GAME}.table.this_card"))
    return about_card(desk, index, title, farm.card(desk.view.state, index).reward, paid=False)


def paying_sheet(desk: Desk, index: int) -> Sheet:
    """A card on the stall whose payment is being chosen."""
    title = desk.words("cost_open")
    return about_card(desk, index, title, farm.card(desk.view.state, index).reward, paid=False)
