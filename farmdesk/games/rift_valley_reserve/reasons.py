"""Why a drop is not legal, in words.

Whether it is legal is never decided here: that is read off the moves. This file only finds the
sentence, so every path ends in one.
"""

from __future__ import annotations

from functools import lru_cache

from farmdesk.core.moves import Drop, Name, Phrase, Script, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.rift_valley_reserve.grid import BIT, ROW
from farmdesk.games.rift_valley_reserve.layout import (
    corners,
    layout,
    may_cross,
    path_cells,
)
from farmdesk.games.rift_valley_reserve.names import board_name, kind_name
from farmdesk.games.rift_valley_reserve.places import (
    CORNER,
    TOOL_STOP,
    TOOL_TENT,
    TOOL_TRAIL,
    found,
)
from farmdesk.games.rift_valley_reserve.rules import decisions
from farmdesk.games.rift_valley_reserve.state import State, board_of, holder, kind_at, stop_owner


@lru_cache(maxsize=16)
def legal(state: State, seat: Seat) -> frozenset[Script]:
    """Every beginning of the script of a legal move of a seat."""
    scripts = (
        move.script() for asked in decisions(state) if asked.seat == seat for move in asked.moves
    )
    return frozenset(script[: n + 1] for script in scripts for n in range(len(script)))


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal.

    The drops before the last must be legal ones; `drops` is never empty.
    """
    if state.over:
        return _why("over")
    if state.sealed[seat] is not None:
        return _why("sealed")
    if drops in legal(state, seat):
        return None
    source, target = drops[-1]
    if len(drops) > 1:
        return _further(state, seat, drops)
    if source in (TOOL_STOP, TOOL_TENT):
        return _drawn(state, seat, source, target)
    if source == TOOL_TRAIL:
        return _why("from_stop")
    return _lifted(state, seat, source) or _trail(state, seat, source, target)


def _why(key: str, **args: int | str | Name | Phrase) -> Phrase:
    return phrase(f"rift_valley_reserve.why.{key}", **args)


def _elsewhere(state: State, seat: Seat, slot: Slot) -> Phrase | None:
    """Why this is no square in front of the seat; None when it is one."""
    spot = found(slot)
    if spot is None or spot[0] >= len(state.keys) or kind_at(state, *spot) == "off":
        return _why("on_board")
    if spot[0] != board_of(state, seat):
        name = board_name(layout(state.keys[spot[0]]).board)
        return _why("other_board", board=name, who=Name(holder(state, spot[0])))
    return None


def _cell(slot: Slot) -> int:
    spot = found(slot)
    assert spot is not None, "asked of squares only"
    return spot[1]


def _drawn(state: State, seat: Seat, source: Slot, target: Slot) -> Phrase:
    """Why no stop or tent may be drawn there."""
    if source == TOOL_TENT and state.turn == 1:
        return _why("first_stop")
    elsewhere = _elsewhere(state, seat, target)
    if elsewhere is not None:
        return elsewhere
    board, cell = board_of(state, seat), _cell(target)
    kind = kind_at(state, board, cell)
    if kind:
        return _why("taken", what=kind_name(kind))
    if source == TOOL_TENT:
        return _why("tents_full")
    if state.sheets[board].closed & BIT[cell]:
        return _why("beside_stop")
    return _why("first_animal")


def _lifted(state: State, seat: Seat, source: Slot) -> Phrase | None:
    """Why no trail can begin here; None when it can."""
    spot = found(source)
    if spot is None:
        return _why("nothing_there")
    elsewhere = _elsewhere(state, seat, source)
    if elsewhere is not None:
        return elsewhere
    kind = kind_at(state, *spot)
    if kind != "stop":
        return _why("stays", what=kind_name(kind)) if kind else _why("nothing_there")
    owner = stop_owner(state, *spot)
    if owner is not None and owner != seat:
        return _why("others_stop", who=Name(owner))
    return None


def _trail(state: State, seat: Seat, source: Slot, target: Slot) -> Phrase:
    """Why no trail may join these two places; the first is an own stop."""
    elsewhere = _elsewhere(state, seat, target)
    if elsewhere is not None:
        return elsewhere
    board, first, last = board_of(state, seat), _cell(source), _cell(target)
    if first == last:
        return _why("two_stops")
    owner = stop_owner(state, board, last)
    if owner is None:
        return _why("to_stop")
    if owner != seat:
        return _why("others_stop", who=Name(owner))
    ways = [_blocked(state, seat, board, (first, corner, last)) for corner in corners(first, last)]
    return ways[0] if len(set(ways)) == 1 else _why("both_corners", one=ways[0], other=ways[1])


def _blocked(state: State, seat: Seat, board: int, shape: tuple[int, int, int]) -> Phrase:
    """What a trail of this shape would cross first."""
    across = may_cross(layout(state.keys[board]), *shape)
    for cell in path_cells(*shape)[1:-1]:
        kind = kind_at(state, board, cell)
        if kind == "rift":
            if seat != board:
                return _why("bridge_owner", who=Name(board))
            if not across & BIT[cell]:
                return _why("bridge_across")
        elif kind:
            return _why(f"crosses.{kind}", row=ROW[cell] + 1)
    raise AssertionError("a clear trail between two own stops is legal")


def _further(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase:
    """Why a drop after the first one is wrong."""
    before = drops[:-1]
    if not any(len(s) > len(before) and s[: len(before)] == before for s in legal(state, seat)):
        return _why("done")
    if drops[-1].source != CORNER:
        return _why("pick_corner")
    return _why("one_corner")
