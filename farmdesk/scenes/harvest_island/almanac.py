"""The almanac: what still comes in which season, what lies on the own fields, records and kings.

A row for each fruit; where there is room, also one for sun and one for rain.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.cards import FRUITS, WEATHERS
from farmdesk.games.harvest_island.names import fruit_name, season_name
from farmdesk.games.harvest_island.places import SEASONS
from farmdesk.scenes.harvest_island.faces import SEASON_TONES
from farmdesk.scenes.harvest_island.zones import almanac_head, almanac_rows
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_paper
from farmdesk.table.lettering import draw_fitted, fitted
from farmdesk.table.stage import View
from farmdesk.table.tones import mix, tint
from farmdesk.table.words import LEAST, Align, width_of, write

MIDDLE = Align.AlignCenter
NARROW = 380.0
"""Width of the columns below which names and heads need a larger share."""
TALL = 270.0
"""Height from which on there is room for the weather."""


class Columns(NamedTuple):
    """Left edge and width of every column."""

    picture: tuple[float, float]
    name: tuple[float, float]
    seasons: tuple[tuple[float, float], ...]
    own: tuple[float, float]
    record: tuple[float, float]
    king: tuple[float, float]


def columns(zone: QRectF) -> Columns:
    """The columns of an almanac of that width."""
    left, wide = zone.left() + 6, zone.width() - 12
    narrow = wide < NARROW
    picture = min(34.0, wide * 0.07)
    named = wide * (0.3 if narrow else 0.25)
    rest = wide - picture - named
    counts = rest * (0.51 if narrow else 0.6)
    step = counts / len(SEASONS)
    at = left + picture + named
    seasons = tuple((at + number * step, step) for number in range(len(SEASONS)))
    at, left_over = at + counts, rest - counts
    own, record, king = (left_over * share for share in (0.28, 0.4, 0.32))
    return Columns(
        (left, picture), (left + picture + 4, named - 4), seasons,
        (at, own), (at + own, record), (at + own + record, king),
    )  # fmt: skip


def coming(view: View) -> tuple[tuple[int, ...], ...]:
    """By fruit, then sun and rain, by season: cards that may still come.

    None in a season that is past: what nobody saw of it was thrown away or is in a hand. The
    printed numbers where they are wanted instead.
    """
    state = view.state
    if view.options["count"] != "on":
        return tuple(zip(*island.deck(state).printed, strict=True))
    left = island.unseen(state, view.seat)
    none = (0,) * len(left[0])
    return tuple(
        zip(*(none if k < state.season else row for k, row in enumerate(left)), strict=True)
    )


def rows(zone: QRectF) -> tuple[QRectF, ...]:
    """A line for each fruit, and for each kind of weather where the zone is high enough."""
    weather = len(WEATHERS) if zone.height() >= TALL else 0
    return almanac_rows(zone, len(FRUITS) + weather)


def lying(view: View) -> tuple[int, ...]:
    """By fruit: how many of it lie on the viewing seat's fields, seeds included."""
    state, counts = view.state, [0] * len(FRUITS)
    for field in state.farms[view.seat].fields:
        fruit = island.fruit_on(state, field)
        if fruit is not None:
            counts[fruit] += len(field) - island.fertilisers_on(field)
    return tuple(counts)


def paint_almanac(painter: QPainter, zone: QRectF, desk: Desk, meant: int | None) -> None:
    """The sheet; the row of the fruit that is in hand or under the pointer is framed."""
    view, theme = desk.view, desk.theme
    paint_paper(painter, zone, theme)
    cols = columns(zone)
    _paint_now(painter, zone, cols, desk)
    _paint_heads(painter, almanac_head(zone), cols, desk)
    counts = coming(view)
    own = lying(view)
    for number, row in enumerate(rows(zone)):
        if number % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(theme.line_soft, 0.28 if theme.landscape else 0.0))
            painter.drawRoundedRect(row.adjusted(2, 1, -2, -1), 5, 5)
        if number < len(FRUITS):
            _paint_row(painter, row, number, counts[number], own[number], cols, desk)
        else:
            sign = WEATHERS[number - len(FRUITS)]
            _paint_kind(painter, row, (sign, desk.words(sign)), counts[number], cols, desk)
        if number == meant:
            painter.setPen(QPen(tint(theme.hovered if theme.dark else "#C1871F"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(2, 1, -2, -1), 5, 5)


def _paint_now(painter: QPainter, zone: QRectF, cols: Columns, desk: Desk) -> None:
    """The column of the season that is running."""
    season = desk.view.state.season
    if season >= len(SEASONS):
        return
    left, wide = cols.seasons[season]
    box = QRectF(left + 1, zone.top() + 4, wide - 2, zone.height() - 8)
    painter.setPen(Qt.PenStyle.NoPen)
    tone = SEASON_TONES[SEASONS[season]]
    painter.setBrush(tint(tone, 0.26 if desk.theme.landscape else 0.0))
    painter.drawRoundedRect(box, 6, 6)
    if not desk.theme.landscape:
        painter.setPen(QPen(tint(desk.theme.line), 2))
        painter.drawRoundedRect(box, 6, 6)


def _paint_heads(painter: QPainter, line: QRectF, cols: Columns, desk: Desk) -> None:
    theme, season = desk.theme, desk.view.state.season
    counted = desk.view.options["count"] == "on"
    title = QRectF(line.left() + 6, line.top(), cols.seasons[0][0] - line.left() - 8, line.height())
    words = desk.words("almanac" if counted else "almanac_printed")
    write(painter, title, words, 13, colour=theme.text, bold=True)
    tall, names = line.height() > 24, _season_names(desk, cols)
    for number, (left, wide) in enumerate(cols.seasons):
        if tall:
            painter.setPen(QPen(tint(theme.text), 1))
            painter.setBrush(tint(SEASON_TONES[SEASONS[number]]))
            painter.drawEllipse(QPointF(left + wide / 2, line.top() + 7), 3.5, 3.5)
        box = QRectF(left, line.top() + (11 if tall else 0), wide, line.height())
        box.setBottom(line.bottom())
        now, past = number == season, number < season
        colour = theme.text if now else theme.secondary
        if past and theme.landscape:
            colour = mix(theme.secondary, theme.panel, 0.25)
        _head(painter, box, names[number], colour, bold=now)
    for key, (left, wide) in (("own", cols.own), ("record", cols.record), ("king", cols.king)):
        box = QRectF(left, line.top() + (9 if tall else 0), wide, line.height())
        box.setBottom(line.bottom())
        _head(painter, box, desk.words(key), theme.secondary)


def _season_names(desk: Desk, cols: Columns) -> tuple[str, ...]:
    """The names of the seasons, all of them short ones where one is too long for its column."""
    names = tuple(desk.say(season_name(number)) for number in range(len(SEASONS)))
    if max(width_of(name, LEAST, bold=True) for name in names) < cols.seasons[0][1]:
        return names
    return tuple(desk.words(f"short.{season}") for season in SEASONS)


def _head(painter: QPainter, box: QRectF, words: str, colour: str, *, bold: bool = False) -> None:
    draw_fitted(painter, box, fitted(words, box.width() - 1, LEAST, LEAST, bold=bold), colour)


def _paint_kind(
    painter: QPainter,
    row: QRectF,
    kind: tuple[str, str],
    counts: tuple[int, ...],
    cols: Columns,
    desk: Desk,
    *,
    bold: bool = False,
) -> None:
    """Picture and name of a kind of card, and how many may still come in each season."""
    now, (sign, name) = desk.view.state.season, kind
    side = min(row.height() - 3, cols.picture[1] - 2)
    if side >= 12:
        middle = QPointF(cols.picture[0] + cols.picture[1] / 2, row.center().y())
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        desk.art.draw(painter, sign, box)
    _cell(painter, row, cols.name, name, desk, bold=bold, left=True)
    for season, (column, count) in enumerate(zip(cols.seasons, counts, strict=True)):
        soft = season < now or not count
        _cell(
            painter, row, column, _number(count), desk, bold=season == now and count > 0, soft=soft
        )


def _paint_row(
    painter: QPainter,
    row: QRectF,
    fruit: int,
    counts: tuple[int, ...],
    own: int,
    cols: Columns,
    desk: Desk,
) -> None:
    """A fruit: what comes of it, what lies on the own fields, its record and its king."""
    state = desk.view.state
    kind = FRUITS[fruit], desk.say(fruit_name(fruit))
    _paint_kind(painter, row, kind, counts, cols, desk, bold=own > 0)
    _cell(painter, row, cols.own, _number(own), desk, bold=own > 0, soft=not own)
    record, king = state.records[fruit], island.king_of(state, fruit)
    _cell(painter, row, cols.record, _number(record), desk, bold=record > 0, soft=not record)
    if king is not None:
        middle = QPointF(cols.king[0] + cols.king[1] / 2, row.center().y())
        paint_mark_of(painter, middle, min(9.5, row.height() * 0.38), desk.view, king)
    elif row.height() >= 15:
        _cell(painter, row, cols.king, _number(0), desk, soft=True)


def _number(count: int) -> str:
    return str(count) if count else "–"


def _cell(
    painter: QPainter,
    row: QRectF,
    column: tuple[float, float],
    text: str,
    desk: Desk,
    *,
    bold: bool = False,
    soft: bool = False,
    left: bool = False,
) -> None:
    theme = desk.theme
    box = QRectF(column[0], row.top(), column[1], row.height())
    write(painter, box, text, 13.0 if row.height() >= 20 else 11.5, bold=bold,
          colour=theme.secondary if soft else theme.text,
          align=Align.AlignLeft | Align.AlignVCenter if left else MIDDLE)  # fmt: skip


def king_rect(zone: QRectF, fruit: int) -> QRectF:
    """Where the king of a fruit is named."""
    row, (left, wide) = rows(zone)[fruit], columns(zone).king
    return QRectF(left + wide / 2 - 11, row.center().y() - 11, 22, 22)


def fruit_at(zone: QRectF, point: QPointF) -> Slot | None:
    """The medal of the fruit whose row lies at a point."""
    for fruit, row in zip(FRUITS, rows(zone), strict=False):
        if row.contains(point):
            return Slot.at("medal", fruit)
    return None
