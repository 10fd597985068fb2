"""What costs and rewards look like: rows of small pictures, numbers and signs.

A row is a tuple of glyphs; `paint_row` sets it in a box as large as it fits. No word among them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from farmdesk.games.formidable_farm.cards import SYMBOL_NAMES, Card, Cost, Effect
from farmdesk.table.art import Art
from farmdesk.table.tones import GOLD, INK, LEAF, PAPER, STONE, tint
from farmdesk.table.words import Align, width_of, write

PICTURES = {"any": "any_crop", "same": "same_crop", "different": "different_crop"}
SIDE_BY_SIDE = 4
"""More symbols than these are gathered by kind, except where there are many kinds."""


class Glyph(NamedTuple):
    """One small thing in a row."""

    kind: str
    """`art`, `text`, `arrow`, `ring` or `gap`."""
    what: str = ""


Row = tuple[Glyph, ...]

ARROW, PAUSE = Glyph("arrow"), Glyph("gap")


def art(name: str) -> Glyph:
    """A picture of our set."""
    return Glyph("art", name)


def number(text: str | int) -> Glyph:
    """A number, or a number with a sign."""
    return Glyph("text", str(text))


def picture_of(symbol: int) -> str:
    """The picture of a crop, or of a symbol that stands for any."""
    name = SYMBOL_NAMES[symbol]
    return PICTURES.get(name, name)


@lru_cache(maxsize=512)
def symbols_row(symbols: tuple[int, ...]) -> Row:
    """Symbols one by one; many of a kind as one with a number."""
    kinds = sorted(set(symbols))
    if len(symbols) <= SIDE_BY_SIDE or len(symbols) <= 2 * len(kinds):
        return tuple(art(picture_of(symbol)) for symbol in symbols)
    row: list[Glyph] = []
    for kind in kinds:
        row += (art(picture_of(kind)), number(f"×{symbols.count(kind)}"))
    return tuple(row)


SPECIAL: dict[str, Row] = {
    "fulfilled_under_stack": (art("coin_fulfilled"), art("under_stack")),
    "fulfilled_to_hand": (art("coin_fulfilled"), ARROW, art("card_back")),
    "market_under_stack_1": (art("market"), art("under_stack")),
    "market_under_stack_3": (art("market"), number("×3"), art("under_stack")),
    "pay_fulfilled_3": (art("coin_fulfilled"), number("×3")),
    "any_number_sheep_or_pig": (art("sheep"), number("/"), art("pig"), number("1+")),
}


def cost_row(cost: Cost) -> Row:
    """What a card asks for."""
    return SPECIAL[cost.special] if cost.special else symbols_row(cost.symbols)


def reward_rows(card: Card) -> tuple[Row, ...]:
    """What a card brings: a row for each effect."""
    return tuple(map(effect_row, card.reward))


def _trade(effect: Effect) -> Row:
    return (*symbols_row(effect.give), ARROW, *symbols_row(effect.take))


_PLAIN: dict[str, Row] = {
    "move_and_supply": (Glyph("ring", "move"), ARROW, art("any_crop")),
    "auto_fulfil": (art("stack"), ARROW, art("coin_fulfilled")),
    "extra_turn": (art("extra_turn"),),
    "swap_hand_market": (art("card_back"), art("swap"), art("market")),
    "swap_hand_fulfilled": (art("card_back"), art("swap"), art("coin_fulfilled")),
    "extra_play": (art("extra_card"),),
}
"""Effects that look the same on every card."""

_ROWS: dict[str, Callable[[Effect], Row]] = {
    "gain": lambda e: symbols_row(e.take),
    "draw": lambda e: (art("draw_card"), number(e.n)),
    "draw_bottom": lambda e: (art("bottom_card"), number(e.n)),
    "draw_then_under": lambda e: (
        art("draw_card"), number(e.n), art("under_stack"), number(e.m),
    ),
    "supply": lambda e: (
        Glyph("ring", e.where), *((number(f"×{e.n}"),) if e.n > 1 else ()),
    ),
    "rearrange": lambda e: (art("look_card"), number(e.n)),
    "cycle_hand": lambda e: (art("under_stack"), art("draw_card"), number(e.n)),
    "exchange": _trade,
    "pay_to_draw": lambda e: (*symbols_row(e.give), ARROW, art("draw_card")),
    "discount_next": lambda e: (art("discount"), number(f"−{e.n}")),
    "fulfilled_to_crop": lambda e: (art("coin_fulfilled"), ARROW, *symbols_row(e.take)),
    "third_card_bonus": lambda e: (number("3."), ARROW, *symbols_row(e.take)),
    "gain_per_paid": lambda e: (*symbols_row(e.take), number("×?")),
}  # fmt: skip


@lru_cache(maxsize=512)
def effect_row(effect: Effect) -> Row:
    """What an effect brings."""
    return _PLAIN.get(effect.kind) or _ROWS[effect.kind](effect)


# Painting

WIDTHS = {"art": 1.0, "arrow": 0.62, "ring": 1.16, "gap": 0.5}
BETWEEN = 0.07


def width_at(row: Sequence[Glyph], side: float) -> float:
    """How wide a row is whose pictures are so large."""
    wide = sum(_wide(glyph, side) for glyph in row)
    return wide + BETWEEN * side * max(0, len(row) - 1)


def _wide(glyph: Glyph, side: float) -> float:
    if glyph.kind == "text":
        return width_of(glyph.what, _letter(side), bold=True) + 0.12 * side
    return WIDTHS[glyph.kind] * side


def _letter(side: float) -> float:
    return max(11.0, side * 0.56)


def fitting(row: Sequence[Glyph], box: QRectF, most: float) -> float:
    """The side of the pictures of a row that fits into a box, at most `most`."""
    side = min(most, box.height())
    while side > 9 and width_at(row, side) > box.width():
        side -= 1
    return side


def paint_row(
    painter: QPainter,
    box: QRectF,
    row: Sequence[Glyph],
    art_of: Art,
    most: float,
    *,
    colour: str = INK,
    left: bool = False,
) -> None:
    """A row in the middle of a box, or from its left; pictures are at most `most` large."""
    side = fitting(row, box, most)
    x = box.left() if left else box.center().x() - width_at(row, side) / 2
    for glyph in row:
        wide = _wide(glyph, side)
        place = QRectF(x, box.center().y() - side / 2, wide, side)
        if glyph.kind == "art":
            art_of.draw(painter, glyph.what, place)
        elif glyph.kind == "text":
            write(painter, place.adjusted(0, -2, 1, 2), glyph.what, _letter(side), colour=colour,
                  bold=True, align=Align.AlignCenter)  # fmt: skip
        elif glyph.kind == "arrow":
            paint_arrow(painter, place, colour)
        elif glyph.kind == "ring":
            paint_ring_sign(painter, place, glyph.what, colour)
        x += wide + BETWEEN * side


def paint_arrow(painter: QPainter, box: QRectF, colour: str) -> None:
    """What is left goes, what is right comes."""
    y, head = box.center().y(), min(box.width(), box.height()) * 0.28
    pen = QPen(tint(colour), max(1.6, box.width() * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tip = QPointF(box.right() - 2, y)
    painter.drawLine(QPointF(box.left() + 2, y), tip)
    painter.drawPolyline([tip + QPointF(-head, -head), tip, tip + QPointF(-head, head)])


REACHED = {
    "own": (0,), "adjacent": (1, 5), "opposite": (3,), "any": (0, 1, 2, 3, 4, 5),
    "previous": (2,), "move": (),
}  # fmt: skip
"""Which of six places a reward reaches, clockwise from the own disc."""


def paint_ring_sign(painter: QPainter, box: QRectF, where: str, colour: str) -> None:
    """The supply board small: the own disc is on top, the places that give are green.

    `previous` has the disc of another player there; `move` an arrow from the own disc onwards.
    """
    reach = min(box.width(), box.height()) * 0.37
    small = reach * 0.36
    edge = QPen(tint(colour), max(1.1, small * 0.22))
    for step in range(6):
        angle = math.radians(60 * step - 90)
        at = box.center() + QPointF(math.cos(angle), math.sin(angle)) * reach
        given = step in REACHED[where]
        painter.setPen(edge)
        painter.setBrush(tint(LEAF.base if given else PAPER.light))
        radius = small * (1.15 if given else 0.95)
        painter.drawEllipse(at, radius, radius)
        if step == 0 and where not in ("any", "previous"):
            painter.setBrush(tint(GOLD.base))
            painter.drawEllipse(at, radius * 0.62, radius * 0.62)
        if step in REACHED[where] and where == "previous":
            painter.setBrush(tint(STONE.shade))
            painter.drawEllipse(at, radius * 0.62, radius * 0.62)
    if where == "move":
        _paint_way(painter, box.center(), reach, colour)


def _paint_way(painter: QPainter, centre: QPointF, reach: float, colour: str) -> None:
    """From the own disc to somewhere else, bent round the middle."""
    pen = QPen(tint(colour), max(1.4, reach * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    way = QPainterPath(centre + QPointF(0, -reach * 0.5))
    end = centre + QPointF(reach * 0.34, reach * 0.34)
    way.quadTo(centre + QPointF(-reach * 0.25, reach * 0.1), end)
    painter.drawPath(way)
    head = reach * 0.3
    painter.drawPolyline([end + QPointF(-head, head * 0.3), end, end + QPointF(-head * 0.2, -head)])
