"""The frame round every table: where bar, seats, recap, table, log and tray stand. Pure numbers.

All rectangles are x, y, w, h in units (see `table.shape`); nothing here knows a widget's content.
"""

from __future__ import annotations

from typing import NamedTuple

from farmdesk.table.shape import Shape, shape

Rect = tuple[float, float, float, float]

BAR, BAR_COMPACT = 48.0, 44.0
SEATS, TAB = 198.0, 54.0
LOG = 278.0
GAP = 4.0
CARD_HEIGHTS = {1: 120.0, 2: 120.0, 3: 92.0}
CARD_LEAST = 72.0
NAMED = 40.0
"""Height of the name and the score on a seat's card."""


class Frame(NamedTuple):
    """The rectangles of one window size, in units."""

    shape: Shape
    bar: Rect
    cards: tuple[Rect, ...]
    """One a seat, in the order in which they are shown."""
    recap: Rect
    """Where "since your last turn" is; in the compact shape the drawer that slides up."""
    table: Rect
    log: Rect
    """The log's drawer, over the table except in the wide shape with the log open."""
    tray: Rect
    """The row under the bar for more answers than the bar holds."""
    sheet: Rect
    """Where the score sheet lies."""


def frame(
    width: float, height: float, seats: int, *, log_open: bool, portrait: float = 0.0
) -> Frame:
    """The frame for a window of `width` x `height` units with `seats` at the table, 1 to 5.

    `portrait` is what a game paints on a seat's card below the name, in units.
    """
    kind = shape(width, height)
    if kind == "compact":
        return _compact(width, height, seats)
    column = SEATS if kind == "regular" else min(220.0, SEATS + 22)
    left = column + 6
    docked = min(274.0, width - 1366) if kind == "wide" and log_open else 0.0
    top = BAR + 2
    deep = height - top - 2
    table = (left, top, width - left - GAP - (docked + GAP if docked else 0), deep)
    card = NAMED + portrait if portrait else CARD_HEIGHTS.get(seats, CARD_LEAST)
    cards = tuple((2.0, top + at * (card + GAP), column, card) for at in range(seats))
    under = top + seats * (card + GAP)
    log_width = docked or LOG
    half = max(560.0, width / 2)
    return Frame(
        shape=kind,
        bar=(0.0, 0.0, width, BAR),
        cards=cards,
        recap=(2.0, under, column, height - under - 2),
        table=table,
        log=(width - log_width - (GAP if docked else 2), top, log_width, deep),
        tray=(left, top, table[2], 64.0),
        sheet=(width - half - GAP, top, half, deep),
    )


def _compact(width: float, height: float, seats: int) -> Frame:
    top = BAR_COMPACT + 2
    deep = height - top - 2
    card = min(110.0, (height - top) / seats - 2)
    cards = tuple((1.0, top + at * (card + 2), TAB, card) for at in range(seats))
    left = TAB + 4
    table = (left, top, width - left - 2, deep)
    drawer = min(380.0, table[2])
    rise = min(deep, 300.0)
    return Frame(
        shape="compact",
        bar=(0.0, 0.0, width, BAR_COMPACT),
        cards=cards,
        recap=(width - drawer - 2, height - rise - 46, drawer, rise),
        table=table,
        log=(width - drawer - 2, top, drawer, deep - 46),
        tray=(left, top, table[2], 56.0),
        sheet=(0.0, top, width, height - top),
    )
