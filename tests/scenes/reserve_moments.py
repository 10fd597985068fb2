"""Moments of Rift Valley Reserve that a table must be able to show."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Move
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.layout import layout
from farmdesk.games.rift_valley_reserve.moves import Pass, Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.state import State
from tests.scenes.moments import Moment

MOST = 25
"""Stops and tents of a state that are tried; trails are all."""


@cache
def game(seats: int, seed: int, boards: str = "asymmetric") -> tuple[State, ...]:
    """All states of a game with many stops, some trails and some tents, the final one included."""
    state = GAME.setup(options_of(seats, boards), seats, Luck.seeded(seed))
    luck = Luck.seeded(seed, 5)
    states = [state]
    while asked := GAME.decisions(state):
        moves = asked[0].moves
        dice, luck = luck.below(20)
        wanted = Trail if dice < 5 else Stop if dice < 16 else Tent
        chosen: list[Move] = [move for move in moves if isinstance(move, wanted)]
        chosen = chosen or list(moves)
        pick, luck = luck.below(len(chosen))
        state = GAME.apply(state, asked[0].seat, chosen[pick], None)
        states.append(state)
    return tuple(states)


def options_of(seats: int, boards: str = "asymmetric", confirm: str = "off") -> dict[str, str]:
    """Settled options; a move that is spelled is played at once."""
    return settle(GAME.info, {"boards": boards, "confirm": confirm}, seats)


def moment(name: str, state: State, boards: str = "asymmetric", *, confirm: str = "off") -> Moment:
    return Moment(name, state, options_of(reserve.seats(state), boards, confirm), GAME)


def moves_of(state: State) -> tuple[Move, ...]:
    """What whoever is asked first may do, without the buttons."""
    asked = GAME.decisions(state)
    return tuple(move for move in asked[0].moves if move.script()) if asked else ()


def trails_of(state: State) -> list[Trail]:
    return [move for move in moves_of(state) if isinstance(move, Trail)]


def is_bridge(state: State, move: Move) -> bool:
    """Does a trail cross the rift?"""
    return isinstance(move, Trail) and bool(move.inner & layout(state.keys[move.board]).rift)


def tried(state: State) -> list[Move]:
    """All trails, and stops and tents from all over the board."""
    trails = trails_of(state)
    marks = [move for move in moves_of(state) if not isinstance(move, Trail)]
    return [*trails, *marks[:: max(1, -(-len(marks) // (MOST - min(len(trails), 15))))]]


@cache
def sampled() -> tuple[Moment, ...]:
    """2 to 5 seats, both ways to deal boards; first turn, middle, late, final stage, rare moves."""
    found = []
    for seats in (2, 3, 4, 5):
        for boards in ("asymmetric", "identical"):
            states = game(seats, 20 + seats, boards)
            final = [state for state in states if reserve.is_final(state) and not state.over]
            last = len(states) - 1
            picked = [("middle", states[last // 2]), ("late", states[2 * last // 3])]
            if boards == "asymmetric":
                picked = [("first", states[seats // 2]), picked[seats % 2], ("final", final[-2])]
            found += [moment(f"{seats}-{boards}-{name}", at, boards) for name, at in picked]
    for seats, boards in ((2, "identical"), (3, "asymmetric"), (5, "asymmetric")):
        found.append(_first(seats, boards, "bridge", _bridges))
        found.append(_first(seats, boards, "corners", _corners))
    return tuple(found)


def _bridges(state: State) -> bool:
    return sum(is_bridge(state, move) for move in moves_of(state)) > 1


def _corners(state: State) -> bool:
    return sum(move.chosen for move in trails_of(state)) > 7


def _first(seats: int, boards: str, name: str, wanted: Callable[[State], bool]) -> Moment:
    for seed in range(200):
        for index, state in enumerate(game(seats, seed, boards)):
            if wanted(state):
                return moment(f"{seats}-{boards}-{name}-{seed}-{index}", state, boards)
    raise LookupError(f"no game of {seats} has such a move")


def passes(state: State) -> bool:
    """May whoever is asked first pass?"""
    return any(isinstance(move, Pass) for move in GAME.decisions(state)[0].moves)
