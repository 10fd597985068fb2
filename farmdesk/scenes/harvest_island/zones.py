"""Where the zones of Harvest Island lie: pure functions from a table's size to rectangles."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from farmdesk.core.places import Slot
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    HAND,
    LANDS,
    PILES,
    STORAGE,
    SUPPLY,
    WEATHER,
)
from farmdesk.table.shape import Shape

GAP = 4.0
DRAWERS = "drawers"
"""A place that stays free for the buttons of the window's drawers."""

BUTTONS = 44.0
"""Height of that place."""

ROWS = {"season": (128, 148), "fields": (288, 391), "hand": (140, 169)}
"""Least and full height of each row of the table."""
ROWS_COMPACT = {"season": (90, 96), "fields": (208, 222), "hand": (138, 146)}
ALMANAC, ALMANAC_COMPACT = 0.442, 0.394
"""Share of the width that the almanac takes beside the fields."""
HAND_SHARE, BARN_SHARE = 0.521, 0.201
HAND_SHARE_COMPACT, BARN_SHARE_COMPACT = 0.517, 0.17
"""Shares of the width in the last row; what is left is the tally's."""

LAND = 112.0
"""Width of a land card."""
ASPECT = 84 / 120
"""Width of a fruit card for its height."""
HAND_ASPECT = 120 / 157


def zones(width: float, height: float, shape: Shape) -> dict[str, QRectF]:
    """Every zone of a table of that many units; rows grow beyond their full height alike."""
    compact = shape == "compact"
    season, fields, hand = _heights(height, ROWS_COMPACT if compact else ROWS)
    second, third = season + GAP, season + fields + 2 * GAP
    almanac = round((ALMANAC_COMPACT if compact else ALMANAC) * width)
    left = width - almanac - GAP
    found = {
        "fields": QRectF(0, second, left, fields),
        "season": QRectF(0, 0, width, season),
        "almanac": QRectF(left + GAP, second, almanac, fields),
    }
    wide = round((HAND_SHARE_COMPACT if compact else HAND_SHARE) * width)
    barn = round((BARN_SHARE_COMPACT if compact else BARN_SHARE) * width)
    found["hand"] = QRectF(0, third, wide, hand)
    found["barn"] = QRectF(wide + GAP, third, barn, hand)
    rest = wide + barn + 2 * GAP
    corner = QRectF(rest, third, width - rest, hand)
    if compact:
        found[DRAWERS] = QRectF(rest, corner.bottom() - BUTTONS, corner.width(), BUTTONS)
        corner.setHeight(hand - BUTTONS - GAP)
    found["tally"] = corner
    return found


def _heights(height: float, rows: dict[str, tuple[int, int]]) -> list[float]:
    room = height - GAP * (len(rows) - 1)
    least, full = (sum(row[end] for row in rows.values()) for end in (0, 1))
    share = (room - least) / (full - least)
    if share > 1:
        return [high * room / full for _, high in rows.values()]
    return [low + (high - low) * share for low, high in rows.values()]


class SeasonBoard(NamedTuple):
    """The season zone: where its cards lie, and where its words stand."""

    slots: dict[Slot, QRectF]
    heads: dict[str, QRectF]
    """Lines of words by part: `pile`, `weather`, `supply`, `storage`."""
    warning: QRectF
    """Under the weather: what a disaster would cost."""


def season_board(zone: QRectF, shape: Shape) -> SeasonBoard:
    """Pile, weather, supply, storage and fertiliser, from left to right."""
    compact = shape == "compact"
    head = 17.0 if compact else 24.0
    tall = zone.height() - head - (6 if compact else 14)
    wide = min(tall * 76 / 108, (zone.width() - 60) / 14.6)
    tall = min(tall, wide * 108 / 76)
    small, gap = wide * (0.9 if compact else 0.66), 4.0
    spare = zone.width() - 12 * wide - 3 * small - 11 * gap - 16
    space = max(gap, spare / 4)
    top = zone.top() + head
    slots: dict[Slot, QRectF] = {}
    heads: dict[str, QRectF] = {}
    left = zone.left() + 8
    for pile in PILES:
        slots[pile] = QRectF(left, top, wide, tall)
    heads["pile"] = QRectF(left, zone.top(), wide + space - 4, head)
    left += wide + space
    low = tall if compact else tall * 0.72
    for slot in WEATHER:
        slots[slot] = QRectF(left, top, small, low)
        left += small + gap
    from_left = slots[WEATHER[0]].left()
    heads["weather"] = QRectF(from_left, zone.top(), left - from_left + space - 8, head)
    warning = QRectF(from_left - 2, top + low + 1, left - from_left + space - 6, 0)
    warning.setBottom(zone.bottom() - 3)
    left += space
    for name, row in (("supply", SUPPLY), ("storage", STORAGE)):
        start = left
        for slot in row:
            slots[slot] = QRectF(left, top, wide, tall)
            left += wide + gap
        heads[name] = QRectF(start, zone.top(), left - start + space - 8, head)
        left += space
    slots[FERTILISER] = QRectF(zone.right() - 8 - wide, top, wide, tall)
    return SeasonBoard(slots, heads, warning)


class FieldRow(NamedTuple):
    """One of the three fields: its land card, then its cards from left to right."""

    row: QRectF
    land: QRectF
    cards: QRectF
    """The first card's place."""
    right: float
    """How far cards may reach."""

    def card(self, place: int, count: int, *, fan: bool) -> QRectF:
        """Where card number `place` of `count` lies.

        Cards lie side by side; `fan` lays them closer, and closer still when they are many.
        """
        wide = self.cards.width()
        step = wide + 3
        if fan:
            room = self.right - self.cards.left() - wide
            step = min(wide * 0.667, room / max(1, count - 1))
        return self.cards.translated(place * step, 0)


def field_rows(zone: QRectF) -> tuple[FieldRow, ...]:
    """Mountain, hill and plain, one below the other."""
    tall = (zone.height() - 8 - 2 * GAP) / len(LANDS)
    rows = []
    for number in range(len(LANDS)):
        row = QRectF(zone.left() + 4, zone.top() + 4 + number * (tall + GAP), 0, tall)
        row.setRight(zone.right() - 4)
        high = tall - 4
        wide = min(high * ASPECT, (row.width() - LAND - 30) / 6.3)
        first = QRectF(row.left() + LAND + 6, row.center().y() - high / 2, wide, high)
        rows.append(
            FieldRow(row, QRectF(row.left(), row.top(), LAND, tall), first, row.right() - 8)
        )
    return tuple(rows)


def hand_slots(zone: QRectF) -> tuple[QRectF, ...]:
    """The four places of the hand."""
    high = zone.height() - 12
    wide = min(high * HAND_ASPECT, (zone.width() - 118) / HAND - 4)
    return tuple(
        QRectF(zone.left() + 6 + place * (wide + 4), zone.top() + 6, wide, high)
        for place in range(HAND)
    )


def actions_rect(zone: QRectF) -> QRectF:
    """What is beside the hand: the two actions of the turn."""
    left = hand_slots(zone)[-1].right() + 8
    return QRectF(QPointF(left, zone.top() + 4), QPointF(zone.right() - 4, zone.bottom() - 4))


def barn_door(zone: QRectF, shape: Shape) -> QRectF:
    """Where whole fields are dropped."""
    head = 46.0 if shape == "compact" else 48.0
    return zone.adjusted(8, head, -8, -8)


def almanac_rows(zone: QRectF, count: int) -> tuple[QRectF, ...]:
    """A line for each fruit, below the line of heads."""
    head = almanac_head(zone).height()
    tall = (zone.height() - head - 6) / count
    top = zone.top() + head + 2
    return tuple(
        QRectF(zone.left() + 4, top + place * tall, zone.width() - 8, tall)
        for place in range(count)
    )


def almanac_head(zone: QRectF) -> QRectF:
    """The line of heads."""
    return QRectF(zone.left() + 4, zone.top() + 2, zone.width() - 8, min(30.0, zone.height() / 13))
