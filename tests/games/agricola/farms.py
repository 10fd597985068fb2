"""Farms and tables for tests, drawn in text, and moves made by their text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from farmdesk.core.events import Event
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move, parse_move
from farmdesk.games.agricola import GAME, moments
from farmdesk.games.agricola.deeds import with_farm
from farmdesk.games.agricola.farmyard import cells, mask, outline
from farmdesk.games.agricola.goods import goods
from farmdesk.games.agricola.rounds import run
from farmdesk.games.agricola.spaces import CARDS, MAJOR_IDS, NOWHERE, NUMBER
from farmdesk.games.agricola.state import (
    AT_HOME,
    FIELD,
    GRAIN_0,
    ROOM,
    STOCK,
    VEGETABLE_0,
    Farm,
    State,
)

BARE = """
    . . . . .
    R . . . .
    R . . . .
"""
"""The farm at the beginning."""


def spot(text: str) -> int:
    """The cell of "1,2"."""
    row, column = text.split(",")
    return int(row) * 5 + int(column)


def area(text: str) -> int:
    """The mask of "0,3 0,4"."""
    return mask(tuple(spot(one) for one in text.split()))


def _code(sign: str) -> int:
    plain = {".": 0, "S": 0, "R": ROOM, "F": FIELD}
    if sign in plain:
        return plain[sign]
    return {"g": GRAIN_0, "v": VEGETABLE_0}[sign[0]] + int(sign[1:])


def farm(
    drawn: str = BARE,
    have: Mapping[str, int] | None = None,
    pastures: Iterable[str] = (),
    **rest: Any,
) -> Farm:
    """A farm: `.` bare, `S` a stable, `R` a room, `F` an empty field, `g3` grain, `v2` vegetables.

    Pastures are lists of cells. All people of the seat, two unless told otherwise, are at home.
    """
    signs = drawn.split()
    areas = tuple(area(text) for text in pastures)
    fences = 0
    for one in areas:
        fences |= outline(one)
    count = rest.pop("people", 2)
    values: dict[str, Any] = {
        "goods": goods(have or {}),
        "cells": bytes(map(_code, signs)),
        "stables": bytes(cell for cell, sign in enumerate(signs) if sign == "S"),
        "rails": bytes(cells(fences)),
        "fences": fences,
        "pastures": tuple(sorted(areas, key=lambda one: one & -one)),
        "house": 0,
        "people": bytes(AT_HOME if k < count else STOCK for k in range(5)),
        "newborns": 0,
        "begging": 0,
        "cards": (),
    }
    return Farm(**(values | rest))


def start(seats: int = 2, seed: int = 1) -> State:
    """A new game."""
    return GAME.setup({}, seats, Luck.seeded(seed))


def table(
    *farms: Farm, show: Iterable[str] = (), number: int = 0, piles: Mapping[str, int] | None = None
) -> State:
    """Seat 0 sends a person out; these farms are there, and these round cards lie open.

    The round is the last one of those cards, or `number` when that is later.
    """
    seats = max(1, len(farms))
    shown = [NUMBER[name] for name in show]
    rest = [card for card in CARDS if card not in shown]
    lying = bytearray(start(seats).piles)
    for name, n in (piles or {}).items():
        lying[NUMBER[name]] = n
    sold = {card for one in farms for card in one.cards}
    return start(seats)._replace(
        farms=farms,
        order=bytes(shown + rest),
        round=max(len(shown), number, 1),
        piles=bytes(lying),
        seat=0,
        first=0,
        token=0,
        space=NOWHERE,
        majors=sum(1 << n for n, card in enumerate(MAJOR_IDS) if card not in sold),
    )


def asked(state: State) -> Decision:
    """The one open question."""
    (decision,) = GAME.decisions(state)
    return decision


def texts(state: State) -> list[str]:
    """The answers, as texts."""
    return [str(move) for move in asked(state).moves]


def spaces(state: State) -> set[str]:
    """The spaces that a person may be sent to."""
    return {text.removeprefix("send ") for text in texts(state) if text.startswith("send ")}


def move(state: State, text: str) -> Move:
    """The answer with this text."""
    return parse_move(asked(state), text)


def do(state: State, *answers: str) -> State:
    """The state after some answers."""
    for text in answers:
        state = GAME.apply(state, asked(state).seat, move(state, text), None)
    return state


def told(state: State, text: str) -> list[Event]:
    """What is told of an answer."""
    events: list[Event] = []
    GAME.apply(state, asked(state).seat, move(state, text), events)
    return events


def harvest(*farms: Farm, number: int = 4) -> State:
    """The harvest of a round begins with these farms: the state at its first question."""
    state = table(*farms, number=number)
    return run(state._replace(step=moments.ROUND_END), None)


def own(state: State, seat: int = 0) -> dict[str, int]:
    """The goods of a seat that it has any of, by name."""
    names = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar")
    found = dict(zip((*names, "cattle"), state.farms[seat].goods, strict=True))
    return {name: n for name, n in found.items() if n}


def given(state: State, seat: int, **more: Any) -> State:
    """A state with something on a farm changed."""
    return with_farm(state, seat, state.farms[seat]._replace(**more))
