"""Which face a piece of Formidable Farm wears."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.places import Placed, Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.cards import HIDDEN
from farmdesk.games.formidable_farm.crops import CROP_NAMES
from farmdesk.games.formidable_farm.places import DECK
from farmdesk.scenes.formidable_farm import faces, ring
from farmdesk.scenes.formidable_farm.faces import TradeFace
from farmdesk.scenes.formidable_farm.short import captions, lack
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.faces import paint_card_back
from farmdesk.table.stage import Face
from farmdesk.table.tones import LOOK_NUMBERS

TOKEN = 50.0
"""No crop and no disc is drawn larger."""


def card_of(placed: Placed) -> int | None:
    """The card that a piece is; None for a card that nobody who looks knows."""
    name = placed.piece.name
    return int(name) if placed.piece.kind == "card" and name.isdecimal() else None


def face_of(placed: Placed, desk: Desk, *, picking: bool, seen: float = 1.0) -> Face:
    """A trade card, a coin, a crop, a disc or a space.

    `picking`: coins show their faces; `seen`: the share of a card that no other lies on.
    """
    kind, name = placed.piece.kind, placed.piece.name
    if kind == "card":
        return _card(placed, desk, picking=picking, seen=seen)
    if kind == "crop":
        crop = name.partition("-")[0]
        there = (
            placed.slot.zone == "pool"
            or farm.crops(desk.view.state, desk.view.seat)[CROP_NAMES.index(crop)]
        )
        picture = partial(_picture, crop, desk.art) if there else _nothing
        return Face(("crop", crop, bool(there)), picture, card=False)
    if kind == "tool":
        return Face(("tool",), partial(_price, desk.art), card=False)
    if kind == "space":
        return ring.space_face(placed, desk)
    return _disc(placed, desk)


def _card(placed: Placed, desk: Desk, *, picking: bool, seen: float) -> Face:
    card, slot = card_of(placed), placed.slot
    if card is None or slot.zone == "stack" or slot == DECK:
        return Face(("back",), partial(_back, desk.art))
    if slot.zone == "coins" and not picking:
        return Face(("coin",), partial(_coin, desk.art))
    face = trade_face(desk, card, slot)._replace(seen=round(seen, 3))
    return Face(("trade", face), partial(_trade, face, desk.art))


def trade_face(desk: Desk, card: int, slot: Slot | None) -> TradeFace:
    """A card as it looks in a slot: with what is missing to pay it, or that it is done."""
    state, seat = desk.view.state, desk.view.seat
    assert card != HIDDEN
    printed = farm.card(state, card)
    heads = (desk.words("pay"), desk.words("get"))
    words = tuple(desk.say(one) for one in captions(printed))
    zone = slot.zone if slot is not None else ""
    if zone == "played":
        asked = farm.asking(state)
        done = asked is None or asked[0] != card
        strip = desk.words("done") if done else desk.words("now")
        return TradeFace(printed, heads, words, strip, (), done)
    if zone not in ("hand", "market") or desk.view.over:
        return TradeFace(printed, heads, words)
    lacks = lack(state, seat, card, on_market=zone == "market")
    if lacks is None:
        return TradeFace(printed, heads, words, payable=playable(desk, card, zone))
    said, row = lacks
    return TradeFace(printed, heads, words, desk.say(said), row)


def playable(desk: Desk, card: int, zone: str) -> bool:
    """Is there room for a card that can be paid? In another's turn there always is."""
    state = desk.view.state
    if state.turn != desk.view.seat:
        return True
    return farm.fits_limit(state, card) and (zone != "market" or state.market_left > 0)


def _disc(placed: Placed, desk: Desk) -> Face:
    if placed.owner is None:
        return Face((placed.piece.kind, "sun"), partial(_sun, desk.art), card=False)
    chair = desk.view.chairs[placed.owner]
    look, letter = LOOK_NUMBERS[chair.colour], chair.name[:1].upper()
    return Face(("disc", look, letter), partial(_paint_disc, look, letter, desk.art), card=False)


def _trade(face: TradeFace, art: Art, painter: QPainter, rect: QRectF) -> None:
    faces.paint_trade(painter, rect, face, art)


def _back(art: Art, painter: QPainter, rect: QRectF) -> None:
    paint_card_back(painter, rect, art)


def _coin(art: Art, painter: QPainter, rect: QRectF) -> None:
    faces.paint_coin_card(painter, rect, art)


def _picture(name: str, art: Art, painter: QPainter, rect: QRectF) -> None:
    art.draw(painter, name, _small(rect.adjusted(3, 3, -3, -3)), loose=True)


def _small(rect: QRectF) -> QRectF:
    """The middle of a place: over a larger one a thing keeps about its own size."""
    side = min(rect.width(), rect.height(), TOKEN)
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    return box


def _nothing(painter: QPainter, rect: QRectF) -> None:
    """None of a crop: its plate has the faint picture."""


def _price(art: Art, painter: QPainter, rect: QRectF) -> None:
    ring.paint_price(painter, rect, "3", art)


def _paint_disc(look: int, letter: str, art: Art, painter: QPainter, rect: QRectF) -> None:
    box = _small(rect)
    art.draw(painter, "supply_disc", box, seat=look, letter=letter, loose=True)


def _sun(art: Art, painter: QPainter, rect: QRectF) -> None:
    ring.paint_countdown(painter, rect, art)
