"""The rules: how a game is set up, and who may draw what. RV-n are the rulings of docs/rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Name, Phrase, phrase
from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve.boards import IDENTICAL, OURS, key_of, own_boards
from farmdesk.games.rift_valley_reserve.layout import Ways, layout, ways
from farmdesk.games.rift_valley_reserve.moves import PASS, Drawing, both_ways, marks
from farmdesk.games.rift_valley_reserve.names import board_name
from farmdesk.games.rift_valley_reserve.state import State, blank


def setup(options: Mapping[str, str], seats: int, luck: Luck) -> State:
    """Deal the boards: the same one to all, or a different one to each (RV-28, RV-32)."""
    own = tuple(key_of(board) for board in own_boards(options["own"]))
    if options["boards"] == IDENTICAL:
        home = next(board.id for board in OURS if board.mode == IDENTICAL)
        keys: tuple[str, ...] = ((own or (home,))[0],) * seats
    else:
        large = tuple(board.id for board in OURS if board.mode != IDENTICAL)
        own, luck = luck.shuffle(own)
        large, luck = luck.shuffle(large)
        keys, luck = luck.shuffle((own + large)[:seats])
    return State(keys, (blank(seats),) * seats, 1, 0, 0, False, (None,) * seats)


def decisions(state: State) -> tuple[Decision, ...]:
    """A question to each seat that has not drawn in this turn; none once the game is over."""
    keys, sheets, turn, last, _, over, sealed = state
    if over:
        return ()
    left = last - turn + 1 if last else 0
    count = len(sealed)
    asked = []
    for seat, move in enumerate(sealed):
        if move is None:
            board = (seat - turn + 1) % count
            drawn, closed, tents, _, inks = sheets[board]
            stops = inks[seat][0]
            asked.append(_asked(keys[board], board, seat, drawn, closed, tents, stops, turn, left))
    return tuple(asked)


@lru_cache(maxsize=512)
def _asked(
    key: str,
    board: int,
    seat: Seat,
    drawn: int,
    closed: int,
    tents: int,
    stops: tuple[int, ...],
    turn: int,
    left: int,
) -> Decision:
    """What a seat may draw on a board. Kept, since all who still draw are asked again and again."""
    lay = layout(key)
    empty = lay.free & ~drawn  # RV-2
    if turn == 1:  # RV-22
        moves = marks(board, lay.first & empty & ~closed, 0)
    else:
        moves = marks(board, empty & ~closed, empty if tents else 0)
        if len(stops) > 1:
            moves += _trails(ways(key, bridging=seat == board), board, drawn, stops)
    prompt = _prompt(key, board, seat, turn, left, len(moves))
    if left or not moves:  # RV-23, RV-24
        moves.append(PASS)
    return tuple.__new__(Decision, (seat, prompt, tuple(moves), ()))


def _trails(table: Ways, board: int, drawn: int, stops: tuple[int, ...]) -> list[Drawing]:
    """All trails between two of these stops, each from both ends (RV-8, RV-16, RV-31)."""
    moves: list[Drawing] = []
    for pair in combinations(stops, 2):
        shapes = table[pair]
        if shapes:
            clear = [way for way in shapes if not way[0] & drawn]
            chosen = len(clear) == 2
            for inner, corner in clear:
                moves += both_ways(board, *pair, corner, inner, chosen=chosen)
    return moves


def _prompt(key: str, board: int, seat: Seat, turn: int, left: int, choices: int) -> Phrase:
    if not choices:
        return _said("stuck", key, board, left)
    if turn == 1:
        return _said("first", key, board, left)
    if left:
        return _said("last" if left == 1 else "final", key, board, left)
    return _said("own" if seat == board else "draw", key, board, left)


@lru_cache(maxsize=256)
def _said(kind: str, key: str, board: int, left: int) -> Phrase:
    named: dict[str, str | Phrase | Name] = {"board": board_name(layout(key).board)}
    if kind in {"draw", "final", "stuck"}:
        named["who"] = Name(board)
    if kind == "final":
        return phrase("rift_valley_reserve.prompt.final", n=left, **named)
    return phrase(f"rift_valley_reserve.prompt.{kind}", **named)
