"""Which face a piece of Harvest Island wears."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.places import Placed
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.cards import FERTILISER, FRUITS, SUN, WEATHERS, Deck
from farmdesk.games.harvest_island.names import card_name, fruit_name
from farmdesk.games.harvest_island.places import FERTILISER as AREA
from farmdesk.games.harvest_island.places import LANDS, SEASONS
from farmdesk.scenes.harvest_island import faces, fields
from farmdesk.table.art import Art
from farmdesk.table.desk import Desk
from farmdesk.table.stage import Face


def face_of(placed: Placed, desk: Desk) -> Face:
    """A fruit, weather or fertiliser card, a back, a medal, or a land card with its figures."""
    if placed.piece.kind == "land" and placed.slot.seat is not None:
        field = LANDS.index(placed.piece.name.partition("-")[2])
        land = fields.land_face(desk, placed.slot.seat, field)
        return Face(("land", land), partial(_land, land, desk.art))
    if placed.piece.kind == "medal":
        return Face(("medal",), partial(_medal, desk.art), card=False)
    state = desk.view.state
    deck = island.deck(state)
    card = deck.by_id.get(placed.piece.name)
    if card is None or (placed.slot.zone == "pile" and not placed.up):
        return _back(placed, card, desk)
    kind = deck.kind[card]
    if kind == FERTILISER:
        count = str(len(state.fertilisers)) if placed.slot == AREA else ""
        laid = placed.slot.zone == "field"
        words = desk.words("counts_two") if laid else desk.say(card_name(state, card))
        sack = faces.SackFace("" if _covered(placed, desk) else words, count, laid)
        return Face(("fertiliser", sack), partial(_fertiliser, sack, desk.art))
    if kind >= len(FRUITS):
        sign = WEATHERS[kind - SUN]
        words = desk.words(sign)
        return Face(("weather", sign, words), partial(_weather, sign, words, desk.art))
    fruit = _fruit_face(placed, card, deck, desk)
    return Face(("fruit", fruit), partial(_fruit, fruit, desk.art))


def _fruit_face(placed: Placed, card: int, deck: Deck, desk: Desk) -> faces.FruitFace:
    kind, slot = deck.kind[card], placed.slot
    spring, summer, autumn, winter = (printed[kind] > 0 for printed in deck.printed)
    seed = False
    if slot.zone == "field" and slot.seat is not None:
        field = LANDS.index(slot.spot.partition("/")[0])
        seed = island.seed_of(desk.view.state.farms[slot.seat].fields[field]) == card
    name = "" if _covered(placed, desk) else desk.say(fruit_name(kind))
    comes = (spring, summer, autumn, winter)
    return faces.FruitFace(FRUITS[kind], name, deck.points[card], comes, seed)


def _covered(placed: Placed, desk: Desk) -> bool:
    """Does another card lie on it, so that its name would be cut?"""
    slot = placed.slot
    land, _, place = slot.spot.partition("/")
    if slot.zone != "field" or slot.seat is None or land != LANDS[fields.PLAIN]:
        return False
    lying = len(desk.view.state.farms[slot.seat].fields[fields.PLAIN])
    return lying >= fields.FEW and int(place) < lying - 1


def _back(placed: Placed, card: int | None, desk: Desk) -> Face:
    """A back shows its season; that of a pile also how many cards are left."""
    state, slot = desk.view.state, placed.slot
    count = ""
    if slot.zone == "pile":
        name = slot.spot
        count = str(len(state.piles[SEASONS.index(name)]))
    elif card is not None and island.season_of(state, card) < len(SEASONS):
        name = SEASONS[island.season_of(state, card)]
    else:
        name = next((one for one in SEASONS if one in placed.piece.name), SEASONS[0])
    return Face(("back", name, count), partial(_paint_back, name, count, desk.art))


def _fruit(face: faces.FruitFace, art: Art, painter: QPainter, rect: QRectF) -> None:
    faces.paint_fruit(painter, rect, face, art)


def _weather(kind: str, name: str, art: Art, painter: QPainter, rect: QRectF) -> None:
    faces.paint_weather(painter, rect, kind, name, art)


def _fertiliser(sack: faces.SackFace, art: Art, painter: QPainter, rect: QRectF) -> None:
    faces.paint_fertiliser(painter, rect, sack, art)


def _paint_back(name: str, count: str, art: Art, painter: QPainter, rect: QRectF) -> None:
    faces.paint_back(painter, rect, name, art, count)


def _land(face: faces.LandFace, art: Art, painter: QPainter, rect: QRectF) -> None:
    faces.paint_land(painter, rect, face, art)


def _medal(art: Art, painter: QPainter, rect: QRectF) -> None:
    art.draw(painter, "medal", rect)
