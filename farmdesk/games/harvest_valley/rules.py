"""The rules: who may do what, and what comes of it. HV-n are the rulings of docs/rules."""

from __future__ import annotations

from collections.abc import Mapping

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, phrase
from farmdesk.core.places import Placed
from farmdesk.games.harvest_valley import grid
from farmdesk.games.harvest_valley.cards import (
    CULTIVATOR,
    EMPTY,
    HIDDEN,
    HOUSE0,
    KIND,
    KIND_NAMES,
    METEORITE,
    NONE,
    NORMAL,
    POND,
    SPECIAL,
    SPRINKLER,
    TARGETED,
    TRACTOR,
    WEEDS,
)
from farmdesk.games.harvest_valley.grid import BIT, COL, NEAR4_MASK, ROW, SIDE, STRAIGHT
from farmdesk.games.harvest_valley.moves import (
    COVERS,
    LAYS,
    LONGEST,
    PASS,
    PUSHES,
    Build,
    Cover,
    Lay,
    Pass,
    Push,
    ValleyMove,
)
from farmdesk.games.harvest_valley.scoring import eaten
from farmdesk.games.harvest_valley.state import (
    DECK,
    GONE,
    OVER,
    RIVER,
    Meal,
    State,
    card_piece,
    deck_pieces,
    hidden_cards,
    house_piece,
    house_slot,
    houses_each,
    piece_at,
    valley_slot,
)

FIRST = phrase("harvest_valley.prompt.first")
PLAY = phrase("harvest_valley.prompt.play")
NO_USE = phrase("harvest_valley.prompt.no_use")
MUST_PASS = phrase("harvest_valley.prompt.pass")

DRY = (NONE, NONE, NONE)
"""A river without cards."""

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

_FREE_HANDED, _FIRM, _BARE = range(3)
_MARK = tuple(
    _FIRM if KIND[card] == METEORITE else _BARE if KIND[card] == WEEDS else _FREE_HANDED
    for card in range(NONE)
)
_CODES = tuple(bytes((code,)) for code in range(256))


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
        free=BIT[grid.CENTRE],
        ring=BIT[grid.CENTRE],
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
    prompt = PLAY if state.taken else FIRST
    if slots & 7 != 7:
        moves += _targeted(state, top)
        if not moves:
            return (_stuck(state, top),)
    return (Decision(turn, prompt, tuple(moves)),)


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


def after(state: State, move: ValleyMove) -> State:
    """The state after a legal move."""
    if isinstance(move, Lay):
        return _laid(state, move.river, move.cell)
    if isinstance(move, Build):
        return _built(state, move.cell)
    if isinstance(move, Cover):
        return _covered(state, move.river, move.cell)
    if isinstance(move, Push):
        return _pushed(state, move)
    assert isinstance(move, Pass)
    return state._replace(turn=(state.turn + 1) % len(state.houses))


def _laid(state: State, slot: int, cell: int) -> State:
    board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, cards, _ = state
    card = river[slot]
    river, deck = _drawn(river, deck, slot)
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
        edges = grid.widened(edges, cell)
        free = grid.window(edges, grid.LIMITS[len(houses)]) & ~taken
    ring = (ring | NEAR4_MASK[cell]) & free
    turn = turn + 1 if turn + 1 < len(houses) else 0
    left -= 1
    now = State(
        board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, cards, ()
    )
    return now if left and (deck or river != DRY or any(houses)) else _finished(now)


def _drawn(
    river: tuple[int, int, int], deck: tuple[int, ...], slot: int
) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """River and deck once the card in a slot has left for good (HV-3)."""
    if deck:
        card, deck = deck[-1], deck[:-1]
    else:
        card = NONE
    one, two, three = river
    if slot == 0:
        return (card, two, three), deck
    if slot == 1:
        return (one, card, three), deck
    return (one, two, card), deck


def _built(state: State, cell: int) -> State:
    board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, cards, _ = state
    still = houses[turn]
    code = HOUSE0 + 2 * turn + (2 if len(houses) < 4 else 1) - still
    houses = (*houses[:turn], still - 1, *houses[turn + 1 :])
    bit = BIT[cell]
    board = board[:cell] + _CODES[code] + board[cell + 1 :]
    taken |= bit
    edges = grid.widened(edges, cell)
    free = grid.window(edges, grid.LIMITS[len(houses)]) & ~taken
    ring = (ring | NEAR4_MASK[cell]) & free
    turn = turn + 1 if turn + 1 < len(houses) else 0
    left -= 1
    firm |= bit
    bare |= bit
    now = State(
        board, river, deck, houses, turn, left, taken, free, ring, firm, bare, edges, cards, ()
    )
    return now if left and (deck or river != DRY or any(houses)) else _finished(now)


def _covered(state: State, slot: int, cell: int) -> State:
    """Weeds on a card, the card back in the river, nothing drawn (HV-4)."""
    board = bytearray(state.board)
    river = list(state.river)
    river[slot], board[cell] = board[cell] - 1, river[slot] + 1
    one, two, three = river
    return state._replace(
        board=bytes(board),
        river=(one, two, three),
        turn=(state.turn + 1) % len(state.houses),
        firm=state.firm & ~BIT[cell],
        bare=state.bare | BIT[cell],
    )


def _pushed(state: State, move: Push) -> State:
    """The line from `cell` on moves one space on; the machine takes its first place (HV-5, 6)."""
    _, cell, far, step, _ = move
    board = bytearray(state.board)
    bare = state.bare
    for to in range(far, cell, -step):
        board[to] = board[to - step]
        if bare & BIT[to - step]:
            bare ^= BIT[to - step] | BIT[to]
    board[cell] = state.river[move.river] + 1
    river, deck = _drawn(state.river, state.deck, move.river)
    edges = grid.widened(state.edges, far)
    taken = state.taken | BIT[far]
    free = grid.window(edges, grid.LIMITS[len(state.houses)]) & ~taken
    now = state._replace(
        board=bytes(board),
        river=river,
        deck=deck,
        turn=(state.turn + 1) % len(state.houses),
        left=state.left - 1,
        taken=taken,
        free=free,
        ring=(state.ring | NEAR4_MASK[far]) & free,
        bare=bare,
        edges=edges,
    )
    return now if now.left and (deck or river != DRY or any(now.houses)) else _finished(now)


def _finished(state: State) -> State:
    """The game is over: cancelled crops leave the valley."""
    board = bytearray(state.board)
    gone = []
    for cell, eater in eaten(state.board):
        gone.append(Meal(board[cell] - 1, cell, board[eater] - 1))
        board[cell] = EMPTY
    return state._replace(board=bytes(board), turn=OVER, gone=tuple(gone))


def conceal(state: State) -> State:
    """The order of the deck hidden: the one thing that nobody knows."""
    return state._replace(deck=(HIDDEN,) * len(state.deck))


def imagine(concealed: State, luck: Luck) -> State:
    """A full state with the unseen cards in some order."""
    deck, _ = luck.shuffle(hidden_cards(concealed))
    return concealed._replace(deck=deck)


def table(state: State) -> tuple[Placed, ...]:
    """Where every card and farmhouse lies."""
    placed = [
        Placed(piece, DECK, up=False, order=order) for order, piece in enumerate(deck_pieces(state))
    ]
    for slot, card in zip(RIVER, state.river, strict=True):
        if card != NONE:
            placed.append(Placed(card_piece(card), slot))
    for cell, code in enumerate(state.board):
        piece = piece_at(state, cell) if code else None
        if piece is not None:
            owner = (code - HOUSE0) >> 1 if code >= HOUSE0 else None
            placed.append(Placed(piece, valley_slot(cell), owner=owner))
    each = houses_each(state)
    for seat, still in enumerate(state.houses):
        slot = house_slot(seat)
        placed += (
            Placed(house_piece(seat, each - 1 - order), slot, owner=seat, order=order)
            for order in range(still)
        )
    placed += (Placed(card_piece(m.card), GONE, order=order) for order, m in enumerate(state.gone))
    return tuple(placed)
