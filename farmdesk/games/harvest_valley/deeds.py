"""What the moves do. Each deed takes a state and a legal move and gives the state after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farmdesk.core.moves import Move
from farmdesk.games.harvest_valley.cards import EMPTY, HOUSE0, KIND, METEORITE, NONE, WEEDS
from farmdesk.games.harvest_valley.grid import BIT, COL, LIMITS, NEAR4_MASK, ROW, widened, window
from farmdesk.games.harvest_valley.moves import Build, Cover, Lay, Pass, Push
from farmdesk.games.harvest_valley.scoring import eaten
from farmdesk.games.harvest_valley.state import DRY, OVER, Meal, State

River = tuple[int, int, int]

_LOOSE, _FIRM, _BARE = range(3)
_MARK = tuple(
    _FIRM if KIND[card] == METEORITE else _BARE if KIND[card] == WEEDS else _LOOSE
    for card in range(NONE)
)
_new = tuple.__new__  # half the price of State(...), which is most of what a move costs
_CODES = tuple(bytes((code,)) for code in range(256))


def after(state: State, move: Move) -> State:
    """The state after a legal move."""
    return _DEEDS[type(move)](state, move)


def _lay(state: State, move: Lay) -> State:
    """A river card on an empty space; the gap is filled while the deck lasts (HV-3)."""
    board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, stock, _ = state
    slot, cell, _ = move
    card = river[slot]
    river = _refilled(river, slot, deck[-1] if deck else NONE)
    deck = deck[:-1]
    bit = BIT[cell]
    mark = _MARK[card]
    if mark == _FIRM:
        firm |= bit
    elif mark == _BARE:
        bare |= bit
    board = board[:cell] + _CODES[card + 1] + board[cell + 1 :]
    taken |= bit
    top, west, bottom, east = edges
    if top <= ROW[cell] <= bottom and west <= COL[cell] <= east:
        free ^= bit
    else:
        edges = widened(edges, cell)
        free = window(edges, LIMITS[len(houses)]) & ~taken
    ring = (ring | NEAR4_MASK[cell]) & free
    turn = turn + 1 if turn + 1 < len(houses) else 0
    left -= 1
    now = (board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, stock, ())
    return _new(State, now) if left and deck else _or_finished(_new(State, now))


def _refilled(river: River, slot: int, card: int) -> River:
    one, two, three = river
    if slot == 0:
        return card, two, three
    return (one, card, three) if slot == 1 else (one, two, card)


def _build(state: State, move: Build) -> State:
    """A farmhouse on an empty space; the first one of a seat is built first (HV-20)."""
    board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, stock, _ = state
    cell = move.cell
    still = houses[turn]
    houses = (*houses[:turn], still - 1, *houses[turn + 1 :])
    code = HOUSE0 + 2 * turn + (2 if len(houses) < 4 else 1) - still
    board = board[:cell] + _CODES[code] + board[cell + 1 :]
    bit = BIT[cell]
    taken |= bit
    firm |= bit
    bare |= bit
    top, west, bottom, east = edges
    if top <= ROW[cell] <= bottom and west <= COL[cell] <= east:
        free ^= bit
    else:
        edges = widened(edges, cell)
        free = window(edges, LIMITS[len(houses)]) & ~taken
    ring = (ring | NEAR4_MASK[cell]) & free
    turn = turn + 1 if turn + 1 < len(houses) else 0
    left -= 1
    now = (board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, stock, ())
    return _new(State, now) if left and deck else _or_finished(_new(State, now))


def _cover(state: State, move: Cover) -> State:
    """Weeds on a card, the card back in the river, nothing drawn (HV-4)."""
    slot, cell, _ = move
    board = bytearray(state.board)
    covered = board[cell] - 1
    board[cell] = state.river[slot] + 1
    return state._replace(
        board=bytes(board),
        river=_refilled(state.river, slot, covered),
        turn=(state.turn + 1) % len(state.houses),
        firm=state.firm & ~BIT[cell],
        bare=state.bare | BIT[cell],
    )


def _push(state: State, move: Push) -> State:
    """The line from `cell` on moves one space on; the machine takes its first place (HV-5, 6)."""
    slot, cell, far, step, _ = move
    board, bare, deck = bytearray(state.board), state.bare, state.deck
    for to in range(far, cell, -step):
        board[to] = board[to - step]
        if bare & BIT[to - step]:
            bare ^= BIT[to - step] | BIT[to]
    board[cell] = state.river[slot] + 1
    edges = widened(state.edges, far)
    taken = state.taken | BIT[far]
    free = window(edges, LIMITS[len(state.houses)]) & ~taken
    then = state._replace(
        board=bytes(board),
        river=_refilled(state.river, slot, deck[-1] if deck else NONE),
        deck=deck[:-1],
        turn=(state.turn + 1) % len(state.houses),
        left=state.left - 1,
        taken=taken,
        free=free,
        ring=(state.ring | NEAR4_MASK[far]) & free,
        bare=bare,
        edges=edges,
    )
    return _or_finished(then)


def _pass(state: State, move: Pass) -> State:
    del move
    return state._replace(turn=(state.turn + 1) % len(state.houses))


_DEEDS: dict[type[Any], Callable[[State, Any], State]] = {
    Lay: _lay,
    Build: _build,
    Cover: _cover,
    Push: _push,
    Pass: _pass,
}


def _or_finished(state: State) -> State:
    """The state, or the end: when the valley is full or nobody has anything left (HV-2)."""
    if state.left and (state.deck or state.river != DRY or any(state.houses)):
        return state
    board = bytearray(state.board)
    gone = []
    for cell, eater in eaten(state.board):
        gone.append(Meal(board[cell] - 1, cell, board[eater] - 1))
        board[cell] = EMPTY
    return state._replace(board=bytes(board), turn=OVER, gone=tuple(gone))
