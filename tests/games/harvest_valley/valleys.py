"""Valleys drawn as text, for tests of single rules.

A row is a line, a cell a word: `.` empty, `v3` vegetables worth 3, `t1` a tree, `w` wheat, `p`
pond, `c` crow, `b` boar, `#` weeds, `T` tractor, `M` meteorite, `S` sprinkler, `W` well,
`L` locusts, `R` rabbit, `C` cultivator, `0a` and `0b` the farmhouses of seat 0. Row and column 0
are the upper left corner of the drawing.
"""

from __future__ import annotations

from collections.abc import Mapping

from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Slot
from farmdesk.games.harvest_valley import GAME, grid
from farmdesk.games.harvest_valley import cards as k
from farmdesk.games.harvest_valley.state import State

SIGNS = {
    "w": k.WHEAT,
    "p": k.POND,
    "c": k.CROW,
    "b": k.BOAR,
    "#": k.WEEDS,
    "T": k.TRACTOR,
    "M": k.METEORITE,
    "S": k.SPRINKLER,
    "W": k.WELL,
    "L": k.LOCUSTS,
    "R": k.RABBIT,
    "C": k.CULTIVATOR,
}
STARS = dict.fromkeys(("sprinkler", "well", "locusts", "rabbit", "cultivator"), "add")


def start(seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None) -> State:
    """A fresh game."""
    return GAME.setup(settle(GAME.info, options or {}, seats), seats, Luck.seeded(seed))


def _card(sign: str, left: list[int]) -> int:
    """Take the first card that a sign stands for."""
    if sign[0] in "vt" and sign[1:].isdigit():
        kind = k.VEGETABLE if sign[0] == "v" else k.FRUIT_TREE
        found = next(c for c in left if k.KIND[c] == kind and k.VALUE[c] == int(sign[1:]))
    else:
        found = next(c for c in left if k.KIND[c] == SIGNS[sign])
    left.remove(found)
    return found


def draw(
    picture: str,
    seats: int = 2,
    river: str = "",
    turn: int = 0,
    houses: tuple[int, ...] | None = None,
    deck: int | None = None,
) -> State:
    """The state with this valley, river (signs, `.` a gap) and farmhouses still to build.

    `deck` cuts the deck to so many cards. The river is `. . .` unless told.
    """
    left = list(range(len(k.CARDS)))
    codes = {
        grid.cell(r, c): _code(sign, left)
        for r, line in enumerate(picture.strip().splitlines())
        for c, sign in enumerate(line.split())
        if sign != "."
    }
    built = [
        sum((code - k.HOUSE0) >> 1 == seat for code in codes.values()) for seat in range(seats)
    ]
    open_cards = [k.NONE if sign == "." else _card(sign, left) for sign in river.split()]
    open_cards += [k.NONE] * (3 - len(open_cards))
    return _state(codes, seats)._replace(
        river=(open_cards[0], open_cards[1], open_cards[2]),
        deck=tuple(left if deck is None else left[:deck]),
        houses=houses or tuple((1 if seats > 3 else 2) - n for n in built),
        turn=turn,
    )


def _code(sign: str, left: list[int]) -> int:
    """What stands on the board for a sign."""
    if sign[0].isdigit():
        return k.HOUSE0 + 2 * int(sign[0]) + "ab".index(sign[1])
    return 1 + _card(sign, left)


def _state(codes: dict[int, int], seats: int) -> State:
    """A state with this board, all else as in a fresh game with all star cards."""
    board = bytearray(grid.CELLS)
    edges = grid.NO_EDGES
    for cell, code in codes.items():
        board[cell] = code
        edges = grid.widened(edges, cell)
    beside = {near for cell in codes for near in grid.NEAR4[cell]} if codes else {grid.CENTRE}
    whole = grid.window(edges, grid.LIMITS[seats]) if codes else 1 << grid.CENTRE
    free = whole & ~grid.mask_of(tuple(codes))
    kinds = {cell: k.KIND_AT[code] for cell, code in codes.items()}
    return start(seats, options=STARS)._replace(
        board=bytes(board),
        left=grid.SPACES[seats] - len(codes),
        taken=grid.mask_of(tuple(codes)),
        free=free,
        ring=grid.mask_of(tuple(beside)) & free,
        firm=grid.mask_of(tuple(c for c, kind in kinds.items() if kind in (k.HOUSE, k.METEORITE))),
        bare=grid.mask_of(tuple(c for c, kind in kinds.items() if kind in (k.HOUSE, k.WEEDS))),
        edges=edges,
    )


def asked(state: State) -> Decision:
    """The one question that is open."""
    (decision,) = GAME.decisions(state)
    return decision


def moves(state: State, source: str = "") -> set[str]:
    """Texts of all legal moves, or of those that lift from one slot."""
    return {str(move) for move in asked(state).moves if str(move).startswith(source)}


def targets(state: State, source: str) -> set[str]:
    """Where the piece in a slot may be dropped first: `2,1` for `valley/2,1`."""
    scripts = [move.script() for move in asked(state).moves]
    firsts = [script[0] for script in scripts if script]
    return {drop.target.spot for drop in firsts if isinstance(drop, Drop) and drop.source == source}


def move(state: State, text: str) -> Move:
    """The legal move that reads like this."""
    return next(m for m in asked(state).moves if str(m) == text)


def play(state: State, text: str) -> State:
    """The state after the legal move that reads like this."""
    return GAME.apply(state, state.turn, move(state, text), None)


def what(state: State, spot: str) -> str:
    """What lies on a spot: a card's id, `house:0-1` or nothing."""
    slot = Slot(f"valley/{spot}")
    return next((p.piece.removeprefix("card:") for p in GAME.table(state) if p.slot == slot), "")


def why(state: State, *drops: str, seat: int | None = None) -> Phrase | None:
    """Why the last of some drops (`river/0 > valley/1,2`) is not legal."""
    made = tuple(Drop(*map(Slot, drop.split(" > "))) for drop in drops)
    return GAME.why_not(state, state.turn if seat is None else seat, made)


def reason(state: State, *drops: str, seat: int | None = None) -> str:
    """The key of that reason, without the game's name; `legal` when there is none."""
    found = why(state, *drops, seat=seat)
    return found.key.removeprefix("harvest_valley.why.") if found else "legal"


def holding(state: State, river: str, turn: int = 0) -> State:
    """The same valley with other cards in the river (signs, `.` a gap)."""
    return state._replace(river=draw("", river=river).river, turn=turn)


def points(state: State, seat: int = 0) -> dict[str, int]:
    """Points of a seat by group, both farmhouses together; groups without points left out."""
    sums: dict[str, int] = {}
    for line in GAME.standing(state).lines:
        if line.seat == seat:
            sums[line.group] = sums.get(line.group, 0) + line.points
    return {group: points for group, points in sums.items() if points}
