"""The desk: what would this level play here? Asked with a concealed state, answered with text.

Quick to import, so that the spawned process is ready soon: rules, players and one judge.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from farmdesk import games
from farmdesk.ai import judges, levels
from farmdesk.ai.budget import Budget, SpentError
from farmdesk.ai.players import Rated, Task, answers, by_score, focused, imagine
from farmdesk.core.game import Game
from farmdesk.core.luck import Luck
from farmdesk.core.places import Seat

FALLBACK_MOVES = 200
"""So many moves are looked at when an answer is needed at once."""


class Advice(NamedTuple):
    """A hint: the move that the adviser would make, and what it expects of it."""

    move: str
    ahead: float
    """By so many points it is better than the next best move; 0 when it is the only one."""
    instead: str | None
    """The next best move, if there is another."""
    changes: tuple[int, ...]
    """What the move changes at once in the score of each seat."""
    hopes: tuple[float, ...]
    """The final points that each seat may then expect."""


def think(
    game_id: str,
    state: Any,
    seat: Seat,
    level: str,
    seed: int,
    *,
    clock: bool = False,
    stopped: Callable[[], bool] | None = None,
) -> str:
    """The text of the move that a level plays for a seat.

    `state` is concealed for that seat. Without `clock` the same arguments give the same move.
    Raises LookupError for an unknown game or level, CancelledError when `stopped` said so.
    """
    who = levels.find(level)
    task = _task(game_id, state, seat, seed, budget(who, stopped, clock=clock))
    return str(rate(who, task)[0].move)


def rate(who: levels.Level, task: Task) -> tuple[Rated, ...]:
    """Moves worth considering, best first; when the budget is too small, what the eye sees."""
    try:
        return who.player.rate(focused(task))
    except SpentError:
        state, moves, _ = imagine(task)
        return by_score(task.game, state, task.seat, moves[:FALLBACK_MOVES])


def best_with_reasons(
    game_id: str,
    state: Any,
    seat: Seat,
    seed: int,
    *,
    clock: bool = False,
    stopped: Callable[[], bool] | None = None,
) -> Advice:
    """The move that the adviser recommends, and why. Arguments and errors are those of `think`."""
    who = levels.ADVISER
    task = _task(game_id, state, seat, seed, budget(who, stopped, clock=clock))
    rated = rate(who, task)
    best, others = rated[0], rated[1:]
    task = focused(task)
    full = imagine(task).state
    after = task.game.apply(full, seat, best.move, None)
    was, will = _shown(task.game, full, seat), _shown(task.game, after, seat)
    return Advice(
        move=str(best.move),
        ahead=best.value - others[0].value if others else 0.0,
        instead=str(others[0].move) if others else None,
        changes=tuple(new - old for old, new in zip(was, will, strict=True)),
        hopes=task.judge.hopes(after),
    )


def _shown(game: Game[Any], state: Any, seat: Seat) -> tuple[int, ...]:
    """The totals as a seat is shown them: what is face down for it stays so."""
    return game.standing(game.conceal(state, seat)).totals


def fallback(game: Game[Any], state: Any, seat: Seat) -> str:
    """A legal move at once, when nothing was thought of: the best score now. Needs no judge."""
    full = game.imagine(state, Luck.seeded(0))
    moves = answers(game, full, seat)
    return str(by_score(game, full, seat, moves[:FALLBACK_MOVES])[0].move)


def budget(
    level: levels.Level, stopped: Callable[[], bool] | None = None, *, clock: bool = False
) -> Budget:
    """What a level may spend on one move."""
    return Budget(level.nodes, level.seconds if clock else None, stopped)


def _task(game_id: str, state: Any, seat: Seat, seed: int, budget: Budget) -> Task:
    game = games.find(game_id)
    if game is None:
        raise LookupError(f"there is no game {game_id!r}")
    return Task(game, judges.find(game_id), state, seat, Luck.seeded(seed), budget)
