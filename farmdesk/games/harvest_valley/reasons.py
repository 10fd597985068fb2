"""Why a drop is not legal, in words.

Whether it is legal is never decided here: that is read off the moves. This file only finds the
sentence, so every path ends in one.
"""

from __future__ import annotations

import re
from functools import lru_cache

from farmdesk.core.moves import Drop, Name, Phrase, Script, phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_valley import grid
from farmdesk.games.harvest_valley.cards import (
    HOUSE0,
    KIND,
    KIND_AT,
    KIND_NAMES,
    METEORITE,
    NONE,
    TARGETED,
    TRACTOR,
    WEEDS,
)
from farmdesk.games.harvest_valley.names import card_name, name_at
from farmdesk.games.harvest_valley.rules import NO_USE, decisions
from farmdesk.games.harvest_valley.state import (
    DECK,
    OVER,
    RIVER,
    State,
    bounds,
    cell_of,
    house_slot,
    seats,
)

_SPOT = re.compile(r"valley/(-?\d{1,6}),(-?\d{1,6})", re.ASCII)

Spot = tuple[int, int]
"""Row and column, perhaps far outside the canvas."""


@lru_cache(maxsize=8)
def legal(state: State) -> frozenset[Script]:
    """Every beginning of a legal move's script."""
    scripts = (move.script() for decision in decisions(state) for move in decision.moves)
    return frozenset(script[: n + 1] for script in scripts for n in range(len(script)))


def why_not(state: State, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
    """The rule that forbids the last of these drops; None when it is legal.

    The drops before the last must be legal ones; `drops` is never empty.
    """
    if state.turn == OVER:
        return _why("over")
    if seat != state.turn:
        return _why("not_your_turn", who=Name(state.turn))
    if drops in legal(state):
        return None
    source, target = drops[-1]
    if len(drops) > 1:
        return _further(state, drops)
    return _lifted(state, seat, source) or _dropped(state, source, target)


def _why(key: str, **args: int | Name | Phrase) -> Phrase:
    return phrase(f"harvest_valley.why.{key}", **args)


def _lifted(state: State, seat: Seat, source: Slot) -> Phrase | None:
    """Why nothing may be taken from here; None when something may."""
    if source in RIVER:
        return None if state.river[RIVER.index(source)] != NONE else _why("river_gap")
    if source == DECK:
        return _why("deck")
    for other in range(seats(state)):
        if source == house_slot(other):
            if other != seat:
                return _why("others_house", who=Name(other))
            return None if state.houses[seat] else _why("no_house_left")
    spot = _spot(source)
    if spot is not None and _code(state, spot):
        return _why("stays", card=name_at(state, grid.cell(*spot)))
    return _why("nothing_there")


def _dropped(state: State, source: Slot, target: Slot) -> Phrase:
    """Why what lies in `source` may not go to `target`."""
    spot = _spot(target)
    if spot is None:
        return _why("valley_only")
    card = state.river[RIVER.index(source)] if source in RIVER else NONE
    if KIND[card] in TARGETED and decisions(state)[0].prompt != NO_USE:
        return _on_card(state, card, spot)
    return _on_space(state, spot)


def _spot(slot: Slot) -> Spot | None:
    found = _SPOT.fullmatch(slot)
    return (int(found[1]), int(found[2])) if found else None


def _code(state: State, spot: Spot) -> int:
    """What stands on a spot; nothing does outside the canvas."""
    r, c = spot
    if abs(r) > grid.HALF or abs(c) > grid.HALF:
        return 0
    return state.board[grid.cell(r, c)]


def _on_space(state: State, spot: Spot) -> Phrase:
    """Why a card or farmhouse may not be laid there."""
    if not state.taken:
        return _why("first_in_middle")
    if _code(state, spot):
        return _why("taken", card=name_at(state, grid.cell(*spot)))
    r, c = spot
    if not any(_code(state, (r + dr, c + dc)) for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0))):
        slanted = any(_code(state, (r + dr, c + dc)) for dr in (-1, 1) for dc in (-1, 1))
        return _why("only_diagonal" if slanted else "not_adjacent")
    return _outgrown(state, spot)


def _outgrown(state: State, spot: Spot) -> Phrase:
    """Which limit a card there would break: the sentence names the side and what is allowed."""
    now = bounds(state)
    assert now is not None, "the first card breaks no limit"
    top, left, bottom, right = now
    height = max(bottom, spot[0]) - min(top, spot[0]) + 1
    width = max(right, spot[1]) - min(left, spot[1]) + 1
    allowed = grid.LIMITS[seats(state)]
    longest = max(map(max, allowed))
    shape = "oblong" if len(allowed) > 1 else "square"
    if width > longest:
        return _why(f"too_wide.{shape}", width=width)
    if height > longest:
        return _why(f"too_high.{shape}", height=height)
    return _why("too_big", height=height, width=width)


def _on_card(state: State, card: int, spot: Spot) -> Phrase:
    """Why weeds, a tractor or a cultivator may not go there."""
    kind, code = KIND[card], _code(state, spot)
    name = KIND_NAMES[kind]
    if code >= HOUSE0:
        return _why(f"{name}.house")
    if code == 0:
        return _beside_cards(state, card)
    if kind == WEEDS:
        return _why("weeds.weeds")
    if KIND_AT[code] == METEORITE:
        return _why("meteorite")
    return _why(f"{name}.stuck", card=name_at(state, grid.cell(*spot)))


def _beside_cards(state: State, card: int) -> Phrase:
    """Why a card that needs another one may not lie on an empty space."""
    if not any(0 < code < HOUSE0 for code in state.board):
        return _why("needs_card", card=card_name(card))
    if all(KIND[other] in TARGETED for other in state.river if other != NONE):
        return _why("targets_only")
    return _why(f"{KIND_NAMES[KIND[card]]}.empty")


def _further(state: State, drops: tuple[Drop, ...]) -> Phrase:
    """Why a drop after the first one is wrong."""
    machine = state.river[RIVER.index(drops[0].source)] if drops[0].source in RIVER else NONE
    kind = KIND[machine]
    if not any(len(script) == 2 and script[:1] == drops[:-1] for script in legal(state)):
        return _why("done")
    start = cell_of(drops[0].target)
    if drops[1].source != drops[0].target:
        return _why("push_first", card=name_at(state, start))
    spot = _spot(drops[1].target)
    if spot is None:
        return _why("push_in_valley")
    if spot == grid.at(start):
        return _why("push_away", card=name_at(state, start))
    return _push_one(state, start, spot) if kind == TRACTOR else _push_line(state, start, spot)


def _push_one(state: State, start: int, spot: Spot) -> Phrase:
    r, c = grid.at(start)
    if abs(spot[0] - r) + abs(spot[1] - c) != 1:
        return _why("tractor.one_step")
    if _code(state, spot):
        return _why("tractor.taken", card=name_at(state, grid.cell(*spot)))
    return _outgrown(state, spot)


def _push_line(state: State, start: int, spot: Spot) -> Phrase:
    r, c = grid.at(start)
    down, right = spot[0] - r, spot[1] - c
    if down and right:
        return _why("cultivator.straight")
    step = (grid.DOWN if down > 0 else grid.UP) if down else grid.RIGHT if right > 0 else grid.LEFT
    end = start
    while state.board[end]:
        if state.firm >> end & 1:
            return _why("cultivator.firm", card=name_at(state, end))
        end += step
    if state.ring >> end & 1:
        return _why("cultivator.end")
    return _outgrown(state, grid.at(end))
