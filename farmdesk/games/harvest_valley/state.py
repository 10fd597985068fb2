"""The state of a game of Harvest Valley, and what can be read off it without knowing a rule.

Tables and scenes read this file, `cards` and `grid`, and nothing else of the game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Piece, Seat, Slot
from farmdesk.games.harvest_valley import grid
from farmdesk.games.harvest_valley.cards import (
    CARDS,
    EMPTY,
    HIDDEN,
    HOUSE0,
    KIND,
    KIND_NAMES,
    NONE,
    WEEDS,
)

OVER = -1
"""Stands in `State.turn` once the game has ended."""

DRY = (NONE, NONE, NONE)
"""A river without cards."""

RIVER = (Slot("river/0"), Slot("river/1"), Slot("river/2"))
DECK = Slot("deck")
GONE = Slot("gone")

_CARD_PIECES = tuple(Piece.of("card", card.id) for card in CARDS)
_VALLEY = tuple(Slot("valley/{},{}".format(*grid.at(cell))) for cell in range(grid.CELLS))
_CELL = {slot: cell for cell, slot in enumerate(_VALLEY)}


class Meal(NamedTuple):
    """A crop removed at the end: its card, the cell where it lay, and the card of who ate it."""

    card: int
    cell: int
    eater: int


class State(NamedTuple):
    """One moment of a game. Masks and edges follow from the board and are kept for speed."""

    board: bytes
    """By cell: 0 empty, 1 + card index, or `HOUSE0 + 2 * seat + k` for a seat's farmhouse k."""
    river: tuple[int, int, int]
    """Card indices; NONE is a gap."""
    deck: tuple[int, ...]
    """Card indices, the next one last; all HIDDEN in a concealed state."""
    houses: tuple[int, ...]
    """By seat: farmhouses still to build."""
    turn: int
    """The seat that acts, or OVER."""
    left: int
    """Spaces of the full valley that are not filled yet."""
    taken: int
    """Mask of the spaces filled so far, those of crops eaten at the end included."""
    free: int
    """Mask of the empty cells inside some allowed full valley."""
    ring: int
    """Mask of the empty cells that a card may be laid on or pushed to."""
    firm: int
    """Mask of what cannot be pushed: farmhouses and meteorites."""
    bare: int
    """Mask of what weeds cannot cover: farmhouses and weeds."""
    edges: grid.Edges
    stock: tuple[int, ...]
    """All land cards of this game, ascending."""
    gone: tuple[Meal, ...]
    """Crops removed at the end, in the order of removal; empty before."""


def cell(r: int, c: int) -> int:
    """The cell of a row and column, each -6 to 6. Raises ValueError outside."""
    return grid.cell(r, c)


def at(cell: int) -> tuple[int, int]:
    """Row and column of a cell, each -6 to 6."""
    return grid.at(cell)


def valley_slot(cell: int) -> Slot:
    """The slot of a cell: `valley/2,-1`."""
    return _VALLEY[cell]


def cell_of(slot: Slot) -> int:
    """The cell of a slot of the valley. Raises ValueError for any other slot."""
    if slot not in _CELL:
        raise ValueError(f"{slot} is no place in the valley")
    return _CELL[slot]


def house_slot(seat: Seat) -> Slot:
    """Where all farmhouses lie that a seat has still to build."""
    return Slot.at("house", 0, seat)


def card_piece(card: int) -> Piece:
    """The piece of a card index: `card:pond-1`."""
    return _CARD_PIECES[card]


def house_piece(seat: Seat, k: int) -> Piece:
    """The piece of a farmhouse: `house:0-1`."""
    return Piece.of("house", f"{seat}-{k}")


def piece_at(state: State, cell: int) -> Piece | None:
    """What lies on a cell of the valley."""
    code = state.board[cell]
    if code == EMPTY:
        return None
    if code >= HOUSE0:
        return house_piece((code - HOUSE0) >> 1, (code - HOUSE0) & 1)
    return _CARD_PIECES[code - 1]


def seats(state: State) -> int:
    """The number of seats, 2 to 5."""
    return len(state.houses)


def paired(state: State) -> bool:
    """Does every seat add the farmhouse of its left neighbour (4 and 5 seats)?"""
    return len(state.houses) > 3


def left_of(state: State, seat: Seat) -> Seat:
    """Who sits to the left of a seat: the next in turn order."""
    return (seat + 1) % len(state.houses)


def houses_each(state: State) -> int:
    """Farmhouses of every seat, built or not: 2, or 1 with 4 and 5 seats."""
    return 1 if paired(state) else 2


def bounds(state: State) -> tuple[int, int, int, int] | None:
    """Top row, left column, bottom row and right column of the valley; None while it is empty."""
    top, left, bottom, right = state.edges
    if bottom < top:
        return None
    half = grid.HALF
    return top - half, left - half, bottom - half, right - half


def size(state: State) -> tuple[int, int]:
    """Height and width of the valley now; 0, 0 while it is empty."""
    top, left, bottom, right = state.edges
    return (bottom - top + 1, right - left + 1) if bottom >= top else (0, 0)


def limits(state: State) -> tuple[tuple[int, int], ...]:
    """Sizes (height, width) that the full valley may still have: one, or two while it is open."""
    every = grid.LIMITS[len(state.houses)]
    return grid.fits(state.edges, every) if bounds(state) else every


def ring(state: State) -> tuple[int, ...]:
    """The empty cells that may still be used now, ascending; none once the game is over."""
    return grid.cells(state.ring) if state.turn != OVER else ()


def spaces_left(state: State) -> int:
    """Spaces of the full valley that are not filled yet."""
    return state.left


def unseen(state: State) -> dict[str, int]:
    """Cards that lie in the deck, counted by the name of their kind; kinds without any left out."""
    counts: dict[str, int] = {}
    for card in hidden_cards(state):
        name = KIND_NAMES[KIND[card]]
        counts[name] = counts.get(name, 0) + 1
    return counts


def hidden_cards(state: State) -> tuple[int, ...]:
    """The cards that lie in the deck, ascending: whatever of the stock is not in sight."""
    seen = set(state.river).union(code - 1 for code in state.board if code)
    seen.update(meal.card for meal in state.gone)
    return tuple(card for card in state.stock if card not in seen)


def deck_pieces(state: State) -> tuple[Piece, ...]:
    """The pieces of the deck, lowest first; nameless ones where nobody has seen them."""
    return tuple(
        Piece.of("card", f"?-{place}") if card == HIDDEN else _CARD_PIECES[card]
        for place, card in enumerate(state.deck)
    )


def closes(state: State, cell: int) -> Phrase | None:
    """What a card on this cell would decide for good: "6 high would close 6 wide"; else None."""
    now = limits(state)
    if len(now) < 2 or not state.ring >> cell & 1:
        return None
    edges = grid.widened(state.edges, cell)
    then = grid.fits(edges, now)
    if len(then) != 1:
        return None
    height, width = then[0]
    if height > width:
        return phrase("harvest_valley.closes.wide", height=height)
    return phrase("harvest_valley.closes.high", width=width)


def acts_left(state: State, seat: Seat) -> tuple[int, int]:
    """How often a seat will lay a card or build at least, and at most, whatever all of them do.

    Weeds fill no space, so they may bring somebody one turn more; who has nothing to lay passes.
    """
    if state.turn == OVER:
        return 0, 0
    in_valley = sum(1 for code in state.board if EMPTY < code < HOUSE0 and KIND[code - 1] == WEEDS)
    weeds = sum(1 for card in state.stock if KIND[card] == WEEDS) - in_valley
    cards = len(state.deck) + sum(card != NONE for card in state.river)
    count = len(state.houses)
    from_turn = state.houses[state.turn :] + state.houses[: state.turn]
    return _acts((seat - state.turn) % count, cards, from_turn, state.left, weeds)


@lru_cache(maxsize=50_000)
def _acts(wait: int, cards: int, houses: tuple[int, ...], left: int, weeds: int) -> tuple[int, int]:
    """Acts of whoever sits `wait` turns after the one who acts; `houses` starts with the latter."""
    if not left or not (cards or any(houses)):
        return 0, 0
    last = len(houses) - 1
    mine, others = houses[0], houses[1:]
    then = (wait - 1) % (last + 1)
    ways: list[tuple[int, int]] = []
    if cards:
        ways.append(_acts(then, cards - 1, (*others, mine), left - 1, weeds))
    if mine:
        ways.append(_acts(then, cards, (*others, mine - 1), left - 1, weeds))
    if cards and weeds:
        ways.append(_acts(then, cards, (*others, mine), left, weeds - 1))
    acted = int(wait == 0 and bool(ways))
    if not ways:
        ways.append(_acts(then, cards, (*others, mine), left, weeds))
    return acted + min(low for low, _ in ways), acted + max(high for _, high in ways)
