"""Moments of Formidable Farm that a table must be able to show: every kind of question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Move
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.moves import Give, Play, Put
from farmdesk.games.formidable_farm.state import State
from tests.scenes.moments import Moment

SEATS = (1, 2, 3, 4)


def options_of(seats: int, confirm: str = "off") -> dict[str, str]:
    """Settled options; a move that is spelled is played at once."""
    return settle(GAME.info, {"confirm": confirm} if confirm == "on" else {}, seats)


def asked(state: State) -> Decision:
    return GAME.decisions(state)[0]


def moves_of(state: State) -> tuple[Move, ...]:
    """What is asked and what can be bought, without the buttons."""
    found = GAME.decisions(state)
    return tuple(move for move in found[0].all_moves if move.script()) if found else ()


@cache
def game(seats: int, seed: int) -> tuple[State, ...]:
    """All states of a game that somebody plays who likes to play cards."""
    state = GAME.setup(options_of(seats), seats, Luck.seeded(seed))
    luck = Luck.seeded(seed, 5)
    states = [state]
    while GAME.decisions(state):
        rated = []
        for move in asked(state).all_moves:
            dice, luck = luck.below(1000)
            rated.append((dice + _liking(move), str(move), move))
        _, _, best = max(rated)
        state = GAME.apply(state, state.turn, best, None)
        states.append(state)
    return tuple(states)


def _liking(move: Move) -> int:
    if isinstance(move, Play):
        return 2000
    if isinstance(move, Put):
        return {"supply": 1500, "buy_crop": -1500, "buy_draw": -1200}.get(move.verb, 0)
    return {"end": -1000, "end_early": -1900, "skip": -600, "enough": -600}.get(str(move), 0)


def moment(name: str, state: State, *, confirm: str = "off") -> Moment:
    return Moment(name, state, options_of(farm.seats(state), confirm), GAME)


def _question(state: State) -> str:
    return type(state.pending[-1]).__name__ if state.pending else ""


def _asks(name: str, state: State) -> bool:
    return _question(state) == name


def _special(state: State) -> set[str]:
    return {move.special for move in moves_of(state) if isinstance(move, Play) and move.special}


def _chosen(state: State) -> bool:
    return any(isinstance(move, Play) and move.choice for move in moves_of(state))


def _bought(state: State) -> bool:
    return not state.pending and any(
        isinstance(move, Put) and move.verb.startswith("buy") for move in moves_of(state)
    )


QUESTIONS = (
    "Crops", "May", "Under", "Cycle", "Look", "Trade", "Spaces", "Swap", "Moving", "Animals",
)  # fmt: skip

GIVEN = "given"
"""What a Swap calls it that a hand card has gone and another one must come back."""

WANTED: dict[str, Callable[[State], bool]] = {
    **{name: partial(_asks, name) for name in QUESTIONS},
    "given": lambda state: _asks("Swap", state) and bool(getattr(state.pending[-1], GIVEN)),
    "sold": lambda state: any(
        isinstance(move, Put) and move.verb == "sell" for move in moves_of(state)
    ),
    "drawn for crops": lambda state: any(
        isinstance(move, Give) and move.target.zone == "stack" for move in moves_of(state)
    ),
    "choice": _chosen,
    "bought": _bought,
    "to hand": lambda state: "fulfilled_to_hand" in _special(state) and len(_coins(state)) > 2,
    "coin under": lambda state: "fulfilled_under_stack" in _special(state)
    and len(_coins(state)) > 2,
    "market under": lambda state: "market_under_stack_1" in _special(state),
    "three under": lambda state: "market_under_stack_3" in _special(state),
    "large hand": lambda state: len(state.farms[max(state.turn, 0)].hand) > 11,
}  # fmt: skip
"""What must be among the moments, each with some seats."""


def _coins(state: State) -> bytes:
    return state.farms[max(state.turn, 0)].coins


@cache
def sampled() -> tuple[Moment, ...]:
    """1 to 4 seats: the first turn, the middle, the end; and every kind of question."""
    found = []
    for seats in SEATS:
        states = game(seats, 20 + seats)
        last = len(states) - 2
        for name, at in (("first", 0), ("middle", last // 2), ("late", last)):
            found.append(moment(f"{seats}-{name}", states[at]))
    for number, name in enumerate(WANTED):
        found.append(first(SEATS[number % 4], name))
    return tuple(found)


@cache
def first(seats: int, name: str) -> Moment:
    """A state in which something is asked, from the first game that has it."""
    wanted = WANTED[name]
    for seed in range(300):
        for index, state in enumerate(game(seats, seed)):
            if GAME.decisions(state) and wanted(state):
                return moment(f"{seats}-{name}-{seed}-{index}", state)
    raise LookupError(f"no game of {seats} has {name}")
