"""Moments of Harvest Valley that a table must be able to show: early, late, and rare ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from farmdesk.core.game import Game, settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Move
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley.cards import KIND, TARGETED
from farmdesk.games.harvest_valley.moves import Build, Cover, Lay, Push
from farmdesk.games.harvest_valley.rules import NO_USE
from farmdesk.games.harvest_valley.state import State

NO_STARS = dict(next(preset for preset in GAME.info.presets if preset.key == "none").values)
ALL_STARS = dict(next(preset for preset in GAME.info.presets if preset.key == "all").values)


class Moment(NamedTuple):
    """One state, and what its game was set up with."""

    name: str
    state: Any
    options: dict[str, str]
    game: Game[Any] = GAME


@cache
def game(seats: int, seed: int, stars: bool) -> tuple[State, ...]:
    """All states of a random game, the final one included."""
    options = settle(GAME.info, ALL_STARS if stars else NO_STARS, seats)
    state = GAME.setup(options, seats, Luck.seeded(seed))
    luck = Luck.seeded(seed, 9)
    states = [state]
    while asked := GAME.decisions(state):
        pick, luck = luck.below(len(asked[0].moves))
        state = GAME.apply(state, asked[0].seat, asked[0].moves[pick], None)
        states.append(state)
    return tuple(states)


def options_of(seats: int, stars: bool) -> dict[str, str]:
    """The settled options of `game`."""
    return settle(GAME.info, ALL_STARS if stars else NO_STARS, seats)


def is_tractor(move: Move) -> bool:
    return isinstance(move, Push) and abs(move.far - move.cell) == abs(move.step)


def is_train(move: Move) -> bool:
    """A cultivator that pushes more than one card."""
    return isinstance(move, Push) and not is_tractor(move)


def moves_of(state: State) -> tuple[Move, ...]:
    asked = GAME.decisions(state)
    return asked[0].moves if asked else ()


@cache
def useless() -> Moment:
    """Four farmhouses built, and a river of cards that need a land card (HV-9)."""
    options = options_of(4, stars=True)
    state = GAME.setup(options, 4, Luck.seeded(3))
    for _ in range(4):
        build = next(move for move in moves_of(state) if isinstance(move, Build))
        state = GAME.apply(state, state.turn, build, None)
    cards = [*state.river, *state.deck]
    cards.sort(key=lambda card: KIND[card] not in TARGETED)
    state = state._replace(river=(cards[0], cards[1], cards[2]), deck=tuple(cards[3:]))
    assert GAME.decisions(state)[0].prompt == NO_USE
    return Moment("4-useless", state, options)


@cache
def sampled() -> tuple[Moment, ...]:
    """States with 2 to 5 seats, without and with star cards, spread over games."""
    found = [useless()]
    for seats in (2, 3, 4, 5):
        for stars in (False, True):
            states = game(seats, 10 + seats + 50 * stars, stars)
            last = len(states) - 2
            spread = {0, last // 3, 2 * last // 3, last} if stars else {1, last // 2}
            for index in sorted(spread):
                name = f"{seats}-{'stars' if stars else 'plain'}-{index}"
                found.append(Moment(name, states[index], options_of(seats, stars)))
    found += (_first(seats, True, "train", is_train) for seats in (2, 5))
    found += (_first(seats, False, "tractor", is_tractor) for seats in (3, 4))
    found += (_first(seats, True, "weeds", is_cover) for seats in (2, 5))
    return tuple(found)


def is_cover(move: Move) -> bool:
    return isinstance(move, Cover)


def _first(seats: int, stars: bool, name: str, wanted: Callable[[Move], bool]) -> Moment:
    """A state past the first third of some game in which several such moves are legal."""
    for seed in range(200):
        states = game(seats, seed, stars)
        for index, state in enumerate(states[len(states) // 3 :]):
            if sum(map(wanted, moves_of(state))) > 5:
                label = f"{seats}-{name}-{seed}-{index}"
                return Moment(label, state, options_of(seats, stars))
    raise LookupError(f"no game of {seats} has such a move")


def kinds(moves: Iterable[Move]) -> set[str]:
    """What sorts of moves these are, finer than their classes."""
    names: set[str] = set()
    for move in moves:
        if isinstance(move, Lay | Build | Cover):
            names.add(move.verb)
        elif isinstance(move, Push):
            names.add("train" if is_train(move) else "push")
    return names
