"""What happened, as events: the line of the log, the ways of the pieces, the meals at the end."""

from __future__ import annotations

from farmdesk.core.events import Ended, Event, Moved, Told, Turned
from farmdesk.core.moves import Move, Name, Phrase, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_valley.cards import KIND, TARGETED, TRACTOR
from farmdesk.games.harvest_valley.moves import Build, Cover, Lay, Push
from farmdesk.games.harvest_valley.names import card_name, eaten_by, name_at
from farmdesk.games.harvest_valley.sheet import standing
from farmdesk.games.harvest_valley.state import (
    DECK,
    GONE,
    OVER,
    RIVER,
    State,
    card_piece,
    house_piece,
    house_slot,
    houses_each,
    piece_at,
    valley_slot,
)


def story(state: State, seat: Seat, move: Move, then: State) -> list[Event]:
    """The events of a move, the log's line first; `then` is the state after it."""
    if isinstance(move, Lay):
        events = _lay(state, seat, move)
    elif isinstance(move, Build):
        events = _build(state, seat, move)
    elif isinstance(move, Cover):
        events = _cover(state, seat, move)
    elif isinstance(move, Push):
        events = _push(state, seat, move)
    else:
        events = [Told(seat, phrase("harvest_valley.log.pass", who=Name(seat)))]
    if len(then.deck) < len(state.deck) and isinstance(move, Lay | Push):
        drawn = then.river[move.river]
        events.append(Turned(card_piece(drawn), DECK, RIVER[move.river]))
    if then.turn == OVER:
        events += _meals(then)
        events.append(Ended(standing(then).winners))
    return events


def _told(seat: Seat, key: str, places: tuple[Slot, ...], **args: Phrase | int) -> Told:
    return Told(seat, phrase(f"harvest_valley.log.{key}", who=Name(seat), **args), places)


def _lay(state: State, seat: Seat, move: Lay) -> list[Event]:
    card = state.river[move.river]
    source, target = RIVER[move.river], valley_slot(move.cell)
    key = "no_use" if KIND[card] in TARGETED else "lay"
    return [
        _told(seat, key, (target,), card=card_name(card)),
        Moved(card_piece(card), source, target),
    ]


def _build(state: State, seat: Seat, move: Build) -> list[Event]:
    target = valley_slot(move.cell)
    piece = house_piece(seat, houses_each(state) - state.houses[seat])
    return [
        _told(seat, "build", (target,)),
        Moved(piece, house_slot(seat), target),
    ]


def _cover(state: State, seat: Seat, move: Cover) -> list[Event]:
    weeds = state.river[move.river]
    covered = state.board[move.cell] - 1
    source, target = RIVER[move.river], valley_slot(move.cell)
    return [
        _told(seat, "weeds", (target, source), card=card_name(weeds), back=card_name(covered)),
        Moved(card_piece(weeds), source, target),
        Moved(card_piece(covered), target, source),
    ]


def _push(state: State, seat: Seat, move: Push) -> list[Event]:
    machine = state.river[move.river]
    source, target, far = RIVER[move.river], valley_slot(move.cell), valley_slot(move.far)
    line = range(move.cell, move.far, move.step)
    names = {"card": card_name(machine), "pushed": name_at(state, move.cell)}
    key = "tractor" if KIND[machine] == TRACTOR else "cultivator"
    if key == "cultivator":
        told = _told(seat, key, (target, far), card=names["card"], n=len(line))
    else:
        told = _told(seat, key, (target, far), **names)
    events: list[Event] = [told]
    for cell in reversed(line):
        piece = piece_at(state, cell)
        assert piece is not None, "a pushed line has no gap"
        events.append(Moved(piece, valley_slot(cell), valley_slot(cell + move.step)))
    events.append(Moved(card_piece(machine), source, target))
    return events


def _meals(then: State) -> list[Event]:
    return [
        Moved(
            card_piece(meal.card),
            valley_slot(meal.cell),
            GONE,
            eaten_by(meal.eater),
        )
        for meal in then.gone
    ]
