"""What is told over the whole table: a disaster with all that it takes, a season that begins."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from farmdesk.core.events import Began, Event, Moved, Turned
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.cards import SUN, WEATHERS
from farmdesk.games.harvest_island.names import disaster_name, fruit_name, land_name
from farmdesk.games.harvest_island.places import GONE, LANDS, SEASONS, WEATHER
from farmdesk.scenes.harvest_island.faces import SEASON_TONES, SKIES
from farmdesk.scenes.harvest_island.wear import face_of
from farmdesk.scenes.harvest_island.zones import BUTTONS
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_mark_of, paint_paper
from farmdesk.table.stage import Tableau
from farmdesk.table.tones import WELL, tint
from farmdesk.table.words import MINUS, Align, write

GAME = "harvest_island"
STORM, SEASON = 2000.0, 1200.0
"""Milliseconds that a disaster and the beginning of a season are told at speed 1."""
WIDE, HEAD, FOOT, ROW, ROW_LOW = 640.0, 74.0, 30.0, 84.0, 62.0
"""Units of a disaster's sheet: width, head, a line at its foot, a seat, one where room is short."""
BANNER, BANNER_HIGH = 520.0, 92.0
"""Units of the sheet of a season."""
NAMED, TOLD = 150.0, 176.0
"""Units of a row for the name, and for the words beside it; the rest is for the cards."""


class Storm(NamedTuple):
    """A disaster: 0 drought or 1 flood, and by seat the cards that it takes of a field."""

    kind: int
    taken: dict[Seat, tuple[int, tuple[int, ...]]]
    """Land, and cards."""
    seats: tuple[Seat, ...]
    """Whose turn it is to suffer."""


def storm(events: tuple[Event, ...], state: island.State) -> Storm | None:
    """The disaster that these events, which lead to a state, tell of; None for most."""
    moved = [e for e in events if isinstance(e, Moved) and e.target == GONE]
    lost = [e for e in moved if e.source.zone == "field"]
    struck = _strikes(events, moved, state)
    if not struck and not any(e.why is not None for e in lost):  # a seed that goes has no reason
        return None
    deck = island.deck(state)
    weather = [deck.by_id[e.piece.name] for e in moved if e.source.zone == "weather"]
    taken: dict[Seat, tuple[int, tuple[int, ...]]] = {}
    for event in lost:
        seat, land = event.source.seat or 0, event.source.spot.partition("/")[0]
        cards = taken.get(seat, (0, ()))[1]
        taken[seat] = LANDS.index(land), (*cards, deck.by_id[event.piece.name])
    seats = tuple(range(island.seats(state))) if struck else tuple(taken)
    return Storm(deck.kind[[*weather, *state.weather][0]] - SUN, taken, seats)


def _strikes(events: tuple[Event, ...], gone: list[Moved], state: island.State) -> bool:
    """Has the third card of weather come, and not cancelled the one before it?"""
    third = any(isinstance(e, Turned) and e.target == WEATHER[-1] for e in events)
    waits = len(state.weather) == len(WEATHER)  # owners choose their fields first
    return third and (waits or any(e.source == WEATHER[0] for e in gone))


def tableau(events: tuple[Event, ...], desk: Desk) -> Tableau | None:
    """A disaster with the season that follows it, or a season alone."""
    began = next((event.what for event in events if isinstance(event, Began)), None)
    told = storm(events, desk.view.state)
    if told is not None:
        return Tableau(partial(_paint_storm, told, began, desk), STORM, stays=True)
    if began is not None:
        return Tableau(partial(_paint_season, began, desk), SEASON)
    return None


def _paint_season(began: Phrase, desk: Desk, painter: QPainter, table: QRectF) -> None:
    """A sheet in the middle, with the season's tone at its edge."""
    painter.fillRect(table, tint(WELL, 0.3))
    wide = min(BANNER, table.width() - 24)
    sheet = QRectF(0, 0, wide, BANNER_HIGH)
    sheet.moveCenter(table.center())
    paint_paper(painter, sheet, desk.theme)
    season = desk.view.state.season
    if season < len(SEASONS):
        _paint_dot(painter, QPointF(sheet.left() + 44, sheet.center().y()), season)
    words = sheet.adjusted(84, 8, -16, -8)
    write(painter, words, desk.say(began), 22, colour=desk.theme.text, bold=True, lines=2)


def _paint_dot(painter: QPainter, middle: QPointF, season: int) -> None:
    painter.setPen(QPen(tint("#3A2920"), 2.5))
    painter.setBrush(tint(SEASON_TONES[SEASONS[season]]))
    painter.drawEllipse(middle, 20, 20)


def storm_sheet(told: Storm, table: QRectF) -> tuple[QRectF, tuple[QRectF, ...]]:
    """The sheet of a disaster, and a line of it for each seat."""
    room = table.height() - HEAD - FOOT - 24
    row = min(ROW, max(ROW_LOW, room / 4)) if len(told.seats) > 2 else ROW
    row = min(row, room / max(1, len(told.seats)))
    sheet = QRectF(0, 0, min(WIDE, table.width() - 24), HEAD + FOOT + row * len(told.seats) + 8)
    sheet.moveCenter(table.center())
    top, inner = sheet.top() + HEAD, sheet.adjusted(14, 0, -14, 0)
    return sheet, tuple(
        QRectF(inner.left(), top + k * row, inner.width(), row) for k in range(len(told.seats))
    )


def _paint_storm(
    told: Storm, began: Phrase | None, desk: Desk, painter: QPainter, table: QRectF
) -> None:
    painter.fillRect(table, tint(WELL, 0.55))
    low = BUTTONS + 4 if desk.compact else 0.0  # the window's drawers lie over the last row
    sheet, rows = storm_sheet(told, table.adjusted(0, 0, 0, -low))
    paint_paper(painter, sheet, desk.theme)
    _paint_head(painter, QRectF(sheet.left(), sheet.top(), sheet.width(), HEAD - 8), told, desk)
    for seat, row in zip(told.seats, rows, strict=True):
        _paint_seat(painter, row, told, seat, desk)
    foot = QRectF(sheet.left() + 14, sheet.bottom() - FOOT - 4, sheet.width() - 28, FOOT)
    if began is not None:
        write(painter, foot, desk.say(began), 14, colour=desk.theme.text, bold=True)
    write(painter, foot.adjusted(foot.width() * 0.55, 0, 0, 0), desk.words("go_on"), 12,
          colour=desk.theme.secondary, align=Align.AlignRight | Align.AlignVCenter)  # fmt: skip


def _paint_head(painter: QPainter, head: QRectF, told: Storm, desk: Desk) -> None:
    """Three cards of weather become one word; hatched, so that not the tint alone says it."""
    theme = desk.theme
    box = head.adjusted(4, 4, -4, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    sky = SKIES[WEATHERS[told.kind]]
    painter.setBrush(tint(sky) if theme.landscape else tint("#000000"))
    painter.drawRoundedRect(box, 8, 8)
    painter.setBrush(QBrush(tint("#20140A", 0.1), Qt.BrushStyle.BDiagPattern))
    painter.drawRoundedRect(box, 8, 8)
    for number in range(island.DISASTER_FROM):
        place = QRectF(box.left() + 10 + number * 26, box.center().y() - 21, 42, 42)
        desk.art.draw(painter, WEATHERS[told.kind], place)
    ink = "#33261D" if theme.landscape else "#FFFFFF"
    said = phrase(f"{GAME}.note.disaster", what=disaster_name(told.kind))
    write(
        painter, box.adjusted(122, 4, -10, -4), desk.say(said), 17, colour=ink, bold=True, lines=2
    )


def seat_words(told: Storm, seat: Seat, state: island.State) -> Phrase:
    """What a seat loses, or that it loses nothing, or chooses yet."""
    if seat in told.taken:
        land, cards = told.taken[seat]
        fruit = fruit_name(island.fruit_of(state, cards[0]) or 0)
        points = sum(island.points_of(state, card) for card in cards)
        return phrase(
            f"{GAME}.table.storm_takes", land=land_name(land), fruit=fruit,
            points=f"{MINUS}{points}", n=len(cards),
        )  # fmt: skip
    chooses = seat in island.struck_seats(state)
    return phrase(f"{GAME}.table.storm_{'asks' if chooses else 'spares'}")


def _paint_seat(painter: QPainter, row: QRectF, told: Storm, seat: Seat, desk: Desk) -> None:
    """Mark and name, what is lost in words, and the cards themselves, the dearest first."""
    theme, state = desk.theme, desk.view.state
    painter.setPen(QPen(tint(theme.line), 1))
    painter.drawLine(row.topLeft(), row.topRight())
    paint_mark_of(painter, QPointF(row.left() + 16, row.center().y()), 12, desk.view, seat)
    name = QRectF(row.left() + 36, row.top(), NAMED - 40, row.height())
    write(painter, name, desk.view.chairs[seat].name, 15, colour=theme.text, bold=True)
    words = QRectF(row.left() + NAMED, row.top() + 4, TOLD, row.height() - 8)
    lost = seat in told.taken
    write(painter, words, desk.say(seat_words(told, seat, state)), 13, lines=3,
          colour=theme.text if lost else theme.secondary)  # fmt: skip
    if lost:
        room = row.adjusted(NAMED + TOLD + 8, 5, 0, -5)
        _paint_cards(painter, room, told.taken[seat][1], desk)


def _paint_cards(painter: QPainter, room: QRectF, cards: tuple[int, ...], desk: Desk) -> None:
    """Side by side, closer where they are many."""
    wide = room.height() * 0.72
    step = min(wide + 4, (room.width() - wide) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        face = face_of(Placed(island.card_piece(desk.view.state, card), GONE), desk)
        face.paint(painter, QRectF(room.left() + number * step, room.top(), wide, room.height()))
