"""What the pieces of Agricola wear: spaces, round cards, improvements, people, chips."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.places import Placed, Slot
from farmdesk.games.agricola import state as farmers
from farmdesk.games.agricola.goods import NAMES
from farmdesk.games.agricola.spaces import NUMBER
from farmdesk.scenes.agricola import board, cards, tiles
from farmdesk.scenes.agricola.panels import Chip, look_of, paint_chip
from farmdesk.scenes.agricola.stock import picture_of
from farmdesk.scenes.agricola.zones import played_cards
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.stage import Face

WHOLE = 260.0
"""No tile of an improvement is wider than that: it is the place of all that a seat has."""


def face_of(placed: Placed, desk: Desk) -> Face:
    """A space, a card, a person or a chip."""
    kind, art = placed.piece.kind, desk.art
    if kind == "space":
        return _space(placed, desk)
    if kind == "card":
        return _card(placed, desk)
    if kind == "person" and placed.owner is not None:
        look, letter = look_of(desk, placed.owner)
        paint = partial(_paint_person, look, letter, art)
        return Face(("person", look, letter), paint, card=False)
    if kind == "good" and placed.owner is not None:
        good = NAMES.index(placed.slot.spot)
        n = farmers.has(desk.view.state, placed.owner, good)
        chip = Chip(good, n)
        return Face(("chip", chip), partial(_paint_chip, chip, desk), card=False)
    return Face(("nothing",), _paint_nothing, card=False)


def _space(placed: Placed, desk: Desk) -> Face:
    name = placed.piece.name
    if not placed.up or name not in NUMBER:
        number = int(placed.slot.spot) if placed.slot.spot.isdecimal() else 1
        back = board.hidden(desk, number)
        return Face(("round", back), partial(_paint_hidden, back, desk.art), card=False)
    face = board.tile(desk, NUMBER[name])
    return Face(("space", face), partial(_paint_tile, face, desk.art), card=False)


def _card(placed: Placed, desk: Desk) -> Face:
    face = cards.card(desk, placed.piece.name)
    rows, words = cards.facts(desk, placed.piece.name)
    played = cards.Face(face._replace(payable=False), rows, words)
    if placed.slot.zone == "major":
        count = len(desk.view.state.farms[desk.view.seat].cards)
        paint = partial(_paint_major, face, played, count, desk)
        return Face(("major", face, count), paint, card=False)
    return Face(("played", played), partial(_paint_card, played, desk.art))


def sample_of(source: Slot, desk: Desk) -> Face | None:
    """One of what lies in a stock, a purse or a pen."""
    if source.zone == "stock" and source.spot != "fence":
        house = desk.view.state.farms[source.seat or 0].house
        picture = picture_of(source.spot, house)
    elif source.zone in ("purse", "pen"):
        picture = source.spot
    else:
        return None
    look, letter = look_of(desk, source.seat or 0)
    paint = partial(_paint_piece, picture, look, letter, desk.art)
    return Face(("sample", picture, look, letter), paint, card=False)


def _paint_tile(face: tiles.Tile, art: Art, painter: QPainter, rect: QRectF) -> None:
    tiles.paint_tile(painter, rect, face, art)


def _paint_hidden(face: tiles.Hidden, art: Art, painter: QPainter, rect: QRectF) -> None:
    tiles.paint_hidden(painter, rect, face, art)


def _paint_major(
    face: cards.Card, played: cards.Face, count: int, desk: Desk, painter: QPainter, rect: QRectF
) -> None:
    """A tile; over the whole place of the played ones the card that it would be there."""
    if rect.width() > WHOLE:
        place = played_cards(rect, desk.shape, count + 1)[count]
        cards.paint_card(painter, place, played, desk.art)
    else:
        cards.paint_tile(painter, rect, face, desk.art)


def _paint_card(face: cards.Face, art: Art, painter: QPainter, rect: QRectF) -> None:
    cards.paint_card(painter, rect, face, art)


def _paint_chip(chip: Chip, desk: Desk, painter: QPainter, rect: QRectF) -> None:
    paint_chip(painter, rect, chip, desk)


def _paint_person(look: int, letter: str, art: Art, painter: QPainter, rect: QRectF) -> None:
    """A person: on a tile, where it would stand."""
    on_tile = rect.width() > 1.3 * rect.height()
    box = tiles.person_rect(rect) if on_tile else rect
    art.draw(painter, "family", box, seat=look, letter=letter, loose=True)


def _paint_piece(
    picture: str, look: int, letter: str, art: Art, painter: QPainter, rect: QRectF
) -> None:
    art.draw(painter, picture, rect, seat=look, letter=letter, loose=True)


def _paint_nothing(painter: QPainter, rect: QRectF) -> None:
    """Nothing is to be seen."""
