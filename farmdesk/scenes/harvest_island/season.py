"""The season board in the middle: pile, weather and its threat, supply, storage, fertiliser."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from farmdesk.core.moves import Name, Phrase, phrase
from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island import worth
from farmdesk.games.harvest_island.cards import WEATHERS
from farmdesk.games.harvest_island.names import (
    disaster_name,
    fruit_name,
    land_name,
    season_name,
)
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    PILES,
    SEASONS,
    STORAGE,
    SUPPLY,
    WEATHER,
)
from farmdesk.scenes.harvest_island.zones import SeasonBoard, season_board
from farmdesk.table.desk import Desk
from farmdesk.table.furniture import paint_well
from farmdesk.table.lettering import draw_fitted, fitted
from farmdesk.table.stage import View
from farmdesk.table.tones import tint
from farmdesk.table.words import Align, write

GAME = "harvest_island"


def paint_season(painter: QPainter, zone: QRectF, desk: Desk) -> None:
    """The hollow with its places; the cards themselves are pieces."""
    paint_well(painter, zone, desk.theme)
    board = season_board(zone, desk.shape)
    state = desk.view.state
    _paint_stack(painter, board, desk)
    for slots in (SUPPLY, STORAGE):
        for slot in slots:
            _place(painter, board.slots[slot], desk)
    if not state.fertilisers:
        _place(painter, board.slots[FERTILISER], desk)
    _paint_weather_places(painter, board, desk)
    _paint_heads(painter, board, desk)
    if not desk.compact:
        paint_warning(painter, board.warning, desk, desk.theme.on_cloth)


def _place(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    """An empty place."""
    pen = QPen(tint(desk.theme.on_cloth, 0.55), 1.3)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(tint("#FFFFFF", 0.08))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)


def _paint_stack(painter: QPainter, board: SeasonBoard, desk: Desk) -> None:
    """The edges of the cards under the top one, or an empty place."""
    state = desk.view.state
    if state.season >= len(SEASONS):
        _place(painter, board.slots[PILES[-1]], desk)
        return
    rect = board.slots[PILES[state.season]]
    depth = min(3, len(state.piles[state.season]) - 1)
    painter.setPen(QPen(tint(desk.theme.face_edge), 1))
    painter.setBrush(tint(desk.theme.face))
    for step in range(depth, 0, -1):
        painter.drawRoundedRect(rect.translated(2.4 * step, 2.4 * step), 7, 7)


def _paint_weather_places(painter: QPainter, board: SeasonBoard, desk: Desk) -> None:
    """Empty places; the last missing card is drawn as a warning when two of a kind lie there."""
    lying, kind = len(desk.view.state.weather), island.weather_kind(desk.view.state)
    for number, slot in enumerate(WEATHER):
        rect = board.slots[slot]
        if number < lying:
            continue
        if number == lying == island.DISASTER_FROM - 1 and kind is not None and near(desk.view):
            _paint_threat(painter, rect, kind, desk)
        else:
            _place(painter, rect, desk)


def _paint_threat(painter: QPainter, rect: QRectF, kind: int, desk: Desk) -> None:
    inner = rect.adjusted(1, 1, -1, -1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#7E2A20" if desk.theme.landscape else "#000000", 0.92))
    painter.drawRoundedRect(inner, 7, 7)
    painter.setBrush(QBrush(tint("#FFFFFF", 0.2), Qt.BrushStyle.BDiagPattern))
    painter.drawRoundedRect(inner, 7, 7)
    pen = QPen(tint("#FFD9C9"), 1.6)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 7, 7)
    side = min(inner.width() - 14, 34.0)
    box = QRectF(inner.center().x() - side / 2, inner.top() + 6, side, side)
    painter.setOpacity(0.75)
    desk.art.draw(painter, WEATHERS[kind], box)
    painter.setOpacity(1.0)
    words = QRectF(inner.left() + 1, inner.bottom() - 20, inner.width() - 2, 17)
    name = fitted(desk.say(disaster_name(kind)), words.width(), 12, 11, bold=True)
    draw_fitted(painter, words, name, "#FFF1EA")


def _paint_heads(painter: QPainter, board: SeasonBoard, desk: Desk) -> None:
    state, compact = desk.view.state, desk.shape == "compact"
    here = state.season < len(SEASONS)
    pile = desk.say(season_name(state.season)) if here else desk.words("no_pile")
    kind, lying = island.weather_kind(desk.view.state), len(state.weather)
    weather = desk.words("weather")
    if kind is not None:
        name = desk.words(WEATHERS[kind])
        weather = desk.words("weather_lying", name=name, lying=lying, most=island.DISASTER_FROM)
    storage = desk.words("storage", lying=len(state.storage), sweep=island.SWEEP_FROM)
    words = {
        "pile": pile, "weather": weather, "storage": storage, "supply": desk.words("supply"),
    }  # fmt: skip
    for part, text in words.items():
        write(painter, board.heads[part], text, 11.5 if compact else 13,
              colour=desk.theme.on_cloth, bold=part in ("pile", "weather"))  # fmt: skip


def threat(view: View) -> Phrase:
    """What the next disaster would cost the viewing seat; none comes once winter has run out."""
    state, kind = view.state, island.weather_kind(view.state)
    if state.season >= len(SEASONS):
        return phrase(f"{GAME}.table.threat_over")
    if kind is None:
        return phrase(f"{GAME}.table.calm")
    name = disaster_name(kind)
    own = worth.least_loss(state, view.seat)
    if own is None or not own.cards:
        return phrase(f"{GAME}.table.threat_none", disaster=name)
    fruit = fruit_name(island.fruit_of(state, own.cards[0]) or 0)
    land = land_name(own.field)
    return phrase(f"{GAME}.table.threat", disaster=name, n=len(own.cards), fruit=fruit, land=land)


def hardest_hit(view: View) -> Phrase | None:
    """Which rival a disaster would hit hardest; None when it would take nothing from any."""
    state = view.state
    if state.season >= len(SEASONS):
        return None
    found = [
        (max((len(loss.cards) for loss in worth.losses(state, seat)), default=0), -seat)
        for seat in range(island.seats(state))
        if seat != view.seat
    ]
    cards, seat = max(found, default=(0, 0))
    if not cards:
        return None
    return phrase(f"{GAME}.table.threat_other", name=Name(-seat), n=cards)


def near(view: View) -> bool:
    """Can the next card of the pile bring a disaster, or is one on?"""
    state = view.state
    return state.season < len(SEASONS) and len(state.weather) >= island.DISASTER_FROM - 1


def paint_warning(painter: QPainter, rect: QRectF, desk: Desk, colour: str) -> None:
    """What a disaster would cost; on dark stripes as soon as the next card can bring it."""
    words = QRectF(rect)
    if near(desk.view):
        _paint_alarm(painter, rect, desk)
        words, colour = rect.adjusted(5, 1, -3, -1), "#FFF1EA"
    write(painter, words, desk.say(threat(desk.view)), 12, colour=colour, lines=3,
          align=Align.AlignLeft | Align.AlignVCenter)  # fmt: skip


def _paint_alarm(painter: QPainter, rect: QRectF, desk: Desk) -> None:
    painter.setPen(QPen(tint("#FFD9C9"), 1))
    painter.setBrush(tint("#7E2A20" if desk.theme.landscape else "#000000", 0.92))
    painter.drawRoundedRect(rect, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(tint("#FFFFFF", 0.12), Qt.BrushStyle.BDiagPattern))
    painter.drawRoundedRect(rect, 5, 5)


def sweeps(view: View, held: Slot | None) -> bool:
    """Would the supply be discarded at the end of this turn, with what is in hand released?"""
    state = view.state
    lying = len(state.storage)
    if held is not None and held.zone == "hand" and held.seat == view.seat == state.seat:
        card = state.farms[view.seat].hand[int(held.spot)]
        lying += island.fruit_of(state, card) is not None
    return bool(state.supply) and not view.over and lying >= island.SWEEP_FROM


def paint_swept(painter: QPainter, board: SeasonBoard, desk: Desk) -> None:
    """Strokes across the cards of the supply that storage would push out, and what that means."""
    theme = desk.theme
    for slot in SUPPLY[: len(desk.view.state.supply)]:
        rect = board.slots[slot]
        path = QPainterPath()
        path.addRoundedRect(rect, 7, 7)
        painter.fillPath(path, QBrush(tint("#20140A", 0.45), Qt.BrushStyle.BDiagPattern))
        words = fitted(desk.words("swept"), rect.width() - 4, 12, 11, bold=True)
        plate = QRectF(
            rect.left(), rect.bottom() - words.height - 4, rect.width(), words.height + 4
        )
        painter.setPen(QPen(tint(theme.bad), 1.4))
        painter.setBrush(tint(theme.raised))
        painter.drawRoundedRect(plate, 5, 5)
        draw_fitted(painter, plate, words, theme.bad)
