"""Games and positions for the tests: drawn as text, or played by the texts of moves."""

from __future__ import annotations

from collections.abc import Mapping

from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Phrase, parse_move
from farmdesk.core.places import Seat, Slot
from farmdesk.games.rift_valley_reserve import GAME, deeds
from farmdesk.games.rift_valley_reserve.boards import Board, key_of
from farmdesk.games.rift_valley_reserve.grid import BIT, cell
from farmdesk.games.rift_valley_reserve.layout import path_cells
from farmdesk.games.rift_valley_reserve.moves import STRAIGHT, Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.state import State, blank

AREAS = (
    "AAABBBCCC",
    "AAABBBCCC",
    "AAABBBCCC",
    "DDDEEEFFF",
    "DDDEEEFFF",
    "DDDEEEFFF",
    "GGGHHHIII",
    "GGGHHHIII",
    "GGGHHHIII",
)
"""Nine areas of nine squares, easy to count."""

MEADOW = (
    ".........",
    ".K.......",
    ".........",
    ".......T.",
    "...RRR...",
    ".........",
    ".......E.",
    ".W.......",
    "....L....",
)
"""A plain board: a rift that lies across, each kind of animal once, a tree, water."""

WOODS = (
    "TTTTTTTTT",
    "TTTTTTTTT",
    "TTTTTTTTT",
    "TTT..TTTT",
    "TTTRRTTTT",
    "TTT..TTTT",
    "TTTTTTTTT",
    "TTTTTTTTT",
    "TTTTTTTTT",
)
"""The narrowest board that can be played on: four squares."""

CROWDED = ("stop 3,3", "tent 3,4"), ("stop 5,4", "tent 5,3")
"""What seats 0 and 1 draw in the woods so that there is no room for anything more."""

IDENTICAL = {"boards": "identical"}


def board(tiles: tuple[str, ...] = MEADOW, name: str = "Meadow", key: str = "meadow") -> Board:
    """An own board with nine square areas."""
    return Board(key, name, "asymmetric", AREAS, tiles)


def start(seats: int, seed: int = 1, options: Mapping[str, str] | None = None) -> State:
    """A new game."""
    return GAME.setup(settle(GAME.info, options or {}, seats), seats, Luck.seeded(seed))


def plain(seats: int = 2, turn: int = 2, tiles: tuple[str, ...] = MEADOW) -> State:
    """All on plain boards without anything drawn, in some turn.

    In turn 1, and whenever own boards are in front, seat k has board k.
    """
    keys = (key_of(board(tiles)),) * seats
    return State(keys, (blank(seats),) * seats, turn, 0, 0, False, (None,) * seats)


def spot(text: str) -> int:
    """The cell of `3,4`."""
    r, c = map(int, text.split(","))
    return cell(r, c)


def _element(board: int, text: str) -> Stop | Tent | Trail:
    verb, *spots = text.split()
    cells = [spot(one) for one in spots]
    if verb == "stop":
        return Stop(board, cells[0])
    if verb == "tent":
        return Tent(board, cells[0])
    first, last = cells[0], cells[-1]
    corner = cells[1] if len(cells) > 2 else STRAIGHT
    inner = sum(BIT[square] for square in path_cells(first, corner, last)[1:-1])
    return Trail(board, first, last, corner, chosen=False, inner=inner)


def put(state: State, board: int, seat: Seat, *texts: str) -> State:
    """The state with elements of a seat on a board: `stop 3,4`, `trail 7,0 7,2 8,2`, `tent 1,2`.

    A trail brings its missing stops.
    """
    sheets = list(state.sheets)
    for text in texts:
        words = text.split()
        ends = (words[1], words[-1]) if words[0] == "trail" else ()
        fresh = [end for end in ends if spot(end) not in sheets[board].inks[seat].stops]
        for one in (*(f"stop {end}" for end in fresh), text):
            move = _element(board, one)
            sheets[board] = deeds.drawn_on(state.keys[board], sheets[board], seat, move)
    return state._replace(sheets=tuple(sheets))


def asked(state: State, seat: Seat) -> Decision:
    """What a seat is asked."""
    return next(decision for decision in GAME.decisions(state) if decision.seat == seat)


def texts(state: State, seat: Seat, kind: str = "") -> set[str]:
    """The moves of a seat as texts; of one kind (`stop`, `tent`, `trail`, `pass`) or of all."""
    verbs = (move.verb for move in asked(state, seat).moves)  # type: ignore[attr-defined]  # every drawing has one
    moves = zip(asked(state, seat).moves, verbs, strict=True)
    return {str(move) for move, verb in moves if kind in ("", verb)}


def squares(state: State, seat: Seat, kind: str) -> set[str]:
    """Where a seat may draw stops or tents: `3,4`."""
    return {text.rpartition("/")[2] for text in texts(state, seat, kind)}


def shape(board: int, *spots: str) -> str:
    """The text of a trail: two spots, or three when a corner has to be picked (in the middle)."""
    ends = f"board/{board}/{spots[0]} > board/{board}/{spots[-1]}"
    return ends if len(spots) == 2 else f"{ends}; corner > board/{board}/{spots[1]}"


def play(state: State, *moves: str) -> State:
    """The state after a whole turn: the texts of all seats' moves in order."""
    for seat, text in enumerate(moves):
        state = GAME.apply(state, seat, parse_move(asked(state, seat), text), None)
    return state


def why(state: State, seat: Seat, *drops: str) -> Phrase | None:
    """The reason against the last of these drops: `tool/stop > board/0/3,4`."""
    made = (drop.split(" > ") for drop in drops)
    return GAME.why_not(state, seat, tuple(Drop(Slot(a), Slot(b)) for a, b in made))


def reason(state: State, seat: Seat, *drops: str) -> str:
    """The last part of its key, or `legal`."""
    found = why(state, seat, *drops)
    return "legal" if found is None else found.key.removeprefix("rift_valley_reserve.why.")


def score(state: State, seat: Seat, board: int) -> tuple[int, int, int, int]:
    """Points of a seat on a board: trails, animals, stops, tents."""
    lines = [
        line
        for line in GAME.standing(state).lines
        if line.seat == seat and line.of == Slot(f"board/{board}")
    ]
    by_group = {line.group: line.points for line in lines}
    assert len(lines) == 4
    return by_group["trails"], by_group["animals"], by_group["stops"], by_group["tents"]
