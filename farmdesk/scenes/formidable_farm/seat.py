"""What a rival's card shows: how far the task is done, cards, coins, disc and crops."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import NOWHERE, SPACES
from farmdesk.games.formidable_farm.crops import CROP_NAMES, counts, size
from farmdesk.games.formidable_farm.names import bundle_words, space_name
from farmdesk.games.formidable_farm.state import DAYS, LAP, State
from farmdesk.table.desk import Desk
from farmdesk.table.tones import GOLD, LEAF, look_of, mix, tint
from farmdesk.table.words import Align, width_of, write

GAME = "formidable_farm"
ROW = 21.0
PORTRAIT = 3 * ROW + 5
TRACK = 66.0
"""Height of the turns of a solo game below."""
NEAR = 3
"""Cards still to go from which on a seat is about to finish."""


def portrait(seats: int) -> float:
    """Progress, cards, crops; alone also the eighteen turns."""
    return PORTRAIT + (TRACK if seats == 1 else 0.0)


def paint_portrait(painter: QPainter, rect: QRectF, desk: Desk, seat: Seat) -> None:
    """A seat on its card."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = QRectF(rect.left(), rect.top(), rect.width(), ROW)
    _paint_progress(painter, line, desk, seat)
    _paint_cards(painter, line.translated(0, ROW + 1), desk, seat)
    _paint_crops(painter, line.translated(0, 2 * ROW + 2), desk, seat)
    if farm.solo(desk.view.state):
        top = line.top() + 3 * ROW + 8
        room = QRectF(rect.left(), top, rect.width(), rect.bottom() - top)
        _paint_days(painter, room, desk)


def _paint_progress(painter: QPainter, line: QRectF, desk: Desk, seat: Seat) -> None:
    """A bar that fills as the task is done, with the number of cards still to go."""
    state, theme = desk.view.state, desk.theme
    left, whole = farm.to_go(state, seat), farm.task(state)
    bar = line.adjusted(0, 2, 0, -3)
    contrast = not theme.landscape
    painter.setPen(QPen(tint(theme.line), theme.line_width))
    painter.setBrush(tint(theme.chip))
    painter.drawRoundedRect(bar, 7, 7)
    share = max(0.0, min(1.0, (whole - left) / whole))
    filled = QRectF(bar.left(), bar.top(), max(14.0, bar.width() * share), bar.height())
    near = left <= NEAR
    if share > 0:
        tone = GOLD.base if near else LEAF.light
        tone = mix(tone, theme.panel, 0.45) if theme.dark and not contrast else tone
        painter.setBrush(tint("#444444" if contrast else tone))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(filled.adjusted(1, 1, -1, -1), 6, 6)
    if near:
        painter.setBrush(Qt.BrushStyle.BDiagPattern)
        painter.setPen(QPen(tint(theme.text), 1.4))
        painter.drawRoundedRect(bar, 7, 7)
    words = desk.words("to_go", n=left)
    if near:
        _plate(painter, bar, words, desk)
    write(painter, bar, words, 13, colour=theme.text, bold=True, align=Align.AlignCenter)


def _plate(painter: QPainter, bar: QRectF, words: str, desk: Desk) -> None:
    """Words on a pattern need paper below them."""
    wide = width_of(words, 13, bold=True) + 12
    box = QRectF(0, 0, wide, bar.height() - 2)
    box.moveCenter(bar.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(desk.theme.panel))
    painter.drawRoundedRect(box, 6, 6)


def _counted(
    painter: QPainter, x: float, line: QRectF, picture: str, count: int | str, desk: Desk
) -> float:
    """A picture and its number from `x` on; returns where the next begins."""
    side = min(19.0, line.height() - 1)
    box = QRectF(x, line.center().y() - side / 2, side, side)
    desk.art.draw(painter, picture, box)
    text = str(count)
    wide = width_of(text, 13, bold=True) + 3
    write(painter, QRectF(box.right() + 2, line.top(), wide, line.height()), text, 13,
          colour=desk.theme.text, bold=True)  # fmt: skip
    return box.right() + 2 + wide + 7


def _paint_cards(painter: QPainter, line: QRectF, desk: Desk, seat: Seat) -> None:
    """Stack, hand, coins; at the right the disc and its space."""
    state = desk.view.state
    own = state.farms[seat]
    x = _counted(painter, line.left(), line, "stack", len(own.stack), desk)
    x = _counted(painter, x, line, "card_back", len(own.hand), desk)
    _counted(painter, x, line, "coin_fulfilled", len(own.coins), desk)
    space = state.discs[seat]
    if space == NOWHERE:
        return
    takes = counts(SPACES[space].take)
    crop = next((crop for crop in range(5) if takes[crop]), None)
    picture = "draw_card" if crop is None else CROP_NAMES[crop]
    look = look_of(desk.view.chairs[seat].colour)
    centre = QRectF(line.right() - 42, line.top() + 2, 40, line.height() - 4)
    painter.setPen(QPen(tint(look.base), 2))
    painter.setBrush(tint(mix(look.base, desk.theme.panel, 0.7)))
    painter.drawEllipse(QRectF(centre.left(), centre.center().y() - 8, 16, 16))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(look.base))
    painter.drawEllipse(QRectF(centre.left() + 4, centre.center().y() - 4, 8, 8))
    desk.art.draw(painter, picture, QRectF(centre.left() + 20, line.top() + 1, 19, 19))


def _paint_crops(painter: QPainter, line: QRectF, desk: Desk, seat: Seat) -> None:
    have = farm.crops(desk.view.state, seat)
    if not any(have):
        write(painter, line, desk.words("no_crops"), 12, colour=desk.theme.secondary)
        return
    x = line.left()
    for crop, count in enumerate(have):
        if count:
            x = _counted(painter, x, line, CROP_NAMES[crop], count, desk)


def _paint_days(painter: QPainter, room: QRectF, desk: Desk) -> None:
    """Eighteen turns in three laps: those that are over say what was done, this one is framed."""
    state, theme = desk.view.state, desk.theme
    done = farm.done_by_day(state)
    wide, high = room.width() / LAP, room.height() / (DAYS // LAP)
    for day in range(DAYS):
        lap, at = divmod(day, LAP)
        cell = QRectF(room.left() + at * wide, room.top() + lap * high, wide, high)
        box = cell.adjusted(1.5, 1, -1.5, -1)
        now, past = day == state.days, day < state.days
        painter.setPen(QPen(tint(theme.text if now else theme.line), 2.4 if now else 1))
        filled = mix(theme.line, theme.panel, 0.3) if theme.landscape else "#444444"
        painter.setBrush(tint(filled if past else theme.panel))
        painter.drawRoundedRect(box, 4, 4)
        words = str(day + 1) if not past else _gain(done[day])
        write(painter, box, words, 12, bold=now or past,
              colour=theme.text if now or past else theme.secondary,
              align=Align.AlignCenter)  # fmt: skip


def _gain(cards: int) -> str:
    """By how many cards a turn brought the task nearer to its end."""
    return f"+{cards}" if cards > 0 else "0" if not cards else f"\u2212{-cards}"


def facts(state: State, seat: Seat) -> tuple[Phrase, ...]:
    """A seat in words; the last one is short enough for a tab."""
    own = state.farms[seat]
    told = [
        phrase(f"{GAME}.fact.cards", stack=len(own.stack), hand=len(own.hand)),
        phrase(f"{GAME}.fact.crops", what=bundle_words(own.purse)),
    ]
    if not size(own.purse):
        told.pop()
    if state.discs[seat] != NOWHERE:
        told.append(phrase(f"{GAME}.fact.disc", space=space_name(state.discs[seat])))
    if farm.solo(state) and state.track:
        days = farm.done_by_day(state)
        last = phrase(f"{GAME}.fact.days", day=len(days), n=days[-1])
        told.append(last)
    go = phrase(f"{GAME}.fact.to_go", n=farm.to_go(state, seat))
    coins = phrase(f"{GAME}.fact.coins", n=len(own.coins))
    return (*told, phrase(f"{GAME}.fact.go_and_coins", go=go, coins=coins))
