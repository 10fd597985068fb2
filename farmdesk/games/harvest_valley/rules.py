"""The rules: how a game is set up, and who may do what. HV-n are the rulings of docs/rules."""

from __future__ import annotations

from collections.abc import Mapping

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, phrase
from farmdesk.games.harvest_valley import grid
from farmdesk.games.harvest_valley.cards import (
    CULTIVATOR,
    KIND,
    KIND_NAMES,
    NONE,
    NORMAL,
    POND,
    SPECIAL,
    SPRINKLER,
    TARGETED,
    TRACTOR,
    WEEDS,
)
from farmdesk.games.harvest_valley.grid import SIDE, STRAIGHT
from farmdesk.games.harvest_valley.moves import COVERS, LAYS, LONGEST, PASS, PUSHES, ValleyMove
from farmdesk.games.harvest_valley.state import DRY, State

FIRST = phrase("harvest_valley.prompt.first")
PLAY = phrase("harvest_valley.prompt.play")
PLAY_CARD = phrase("harvest_valley.prompt.card")
PLAY_HOUSE = phrase("harvest_valley.prompt.house")
NO_USE = phrase("harvest_valley.prompt.no_use")
MUST_PASS = phrase("harvest_valley.prompt.pass")

SWAPS = {SPRINKLER: POND, CULTIVATOR: TRACTOR}
"""Star cards that may take the place of a normal one."""

_PLAIN = tuple(
    tuple(
        (1 << river) if card < NONE and KIND[card] not in TARGETED else 0
        for card in range(NONE + 1)
    )
    for river in range(3)
)
"""By river slot and card: the slot's bit when the card goes on an empty space."""


def stock(options: Mapping[str, str]) -> tuple[int, ...]:
    """The land cards of a game with these options, ascending."""
    cards = set(NORMAL)
    for card in SPECIAL:
        choice = options[KIND_NAMES[KIND[card]]]
        if choice != "off":
            cards.add(card)
        if choice == "swap":
            cards.remove(max(c for c in cards if KIND[c] == SWAPS[KIND[card]]))
    return tuple(sorted(cards))


def setup(options: Mapping[str, str], seats: int, luck: Luck) -> State:
    """Shuffle, open the river, draw lots for who begins (HV-17)."""
    cards = stock(options)
    deck, luck = luck.shuffle(cards)
    turn, luck = luck.below(seats)
    each = 1 if seats > 3 else 2
    return State(
        board=bytes(grid.CELLS),
        river=(deck[-1], deck[-2], deck[-3]),
        deck=deck[:-3],
        houses=(each,) * seats,
        turn=turn,
        left=grid.SPACES[seats],
        taken=0,
        free=grid.BIT[grid.CENTRE],
        ring=grid.BIT[grid.CENTRE],
        firm=0,
        bare=0,
        edges=grid.NO_EDGES,
        stock=cards,
        gone=(),
    )


def decisions(state: State) -> tuple[Decision, ...]:
    """The one question to the seat whose turn it is; none once the game is over."""
    turn = state.turn
    if turn < 0:
        return ()
    one, two, three = state.river
    slots = _PLAIN[0][one] | _PLAIN[1][two] | _PLAIN[2][three]
    top = state.edges[0] - 1
    if top >= SIDE - 1:
        top = 0
    if state.houses[turn]:
        slots += 8 * (turn + 1)
    moves = LAYS[slots].of(state.ring, top) if slots else []
    prompt = (PLAY if slots > 7 else PLAY_CARD) if state.taken else FIRST
    if slots & 7 != 7:
        moves += _targeted(state, top)
        if not moves:
            return (_stuck(state, top),)
        if state.river == DRY:
            prompt = PLAY_HOUSE
    return (tuple.__new__(Decision, (turn, prompt, tuple(moves), ())),)


def _targeted(state: State, top: int) -> list[ValleyMove]:
    """Weeds, tractors and cultivators in the river, on the land cards that they may go on."""
    moves: list[ValleyMove] = []
    for river, card in enumerate(state.river):
        kind = KIND[card]
        if kind == WEEDS:  # HV-4
            moves += COVERS[river].of(state.taken & ~state.bare, top)
        elif kind == TRACTOR:  # HV-5
            moves += _pushes(state, river, 1, top)
        elif kind == CULTIVATOR:  # HV-6
            moves += _pushes(state, river, LONGEST, top)
    return moves


def _pushes(state: State, river: int, longest: int, top: int) -> list[ValleyMove]:
    moves: list[ValleyMove] = []
    loose = state.taken & ~state.firm
    for books, step in zip(PUSHES[river], STRAIGHT, strict=True):
        ahead = state.ring
        for book in books[:longest]:
            ahead = (ahead >> step if step > 0 else ahead << -step) & loose
            if not ahead:
                break
            moves += book.of(ahead, top)
    return moves


def _stuck(state: State, top: int) -> Decision:
    """A river of cards without use (HV-9), or nothing to lay at all (HV-2)."""
    slots = sum(1 << river for river, card in enumerate(state.river) if card != NONE)
    if not slots:
        return Decision(state.turn, MUST_PASS, (PASS,))
    return Decision(state.turn, NO_USE, tuple(LAYS[slots].of(state.ring, top)))
