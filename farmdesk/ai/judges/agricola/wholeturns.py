"""Agricola as one seat thinks of it: one answer, and the turn is completed as well as it can be.

A turn asks many questions: where a room goes, which edges get a fence, what is sown. Cells alike
are not told apart, and of all fences those are thought of that `layouts` plans. So one answer
stands for a whole turn. Looking further, the others play their turns in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from farmdesk.ai.judges.agricola.layouts import (
    FIELD_CELLS,
    ROOM_CELLS,
    STABLE_CELLS,
    best_cell,
    fences_for,
)
from farmdesk.core.events import Event
from farmdesk.core.game import Options
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Decision, Drop, Move, Phrase
from farmdesk.core.places import Placed, Seat
from farmdesk.core.standing import Standing
from farmdesk.games.agricola import GAME
from farmdesk.games.agricola.farmyard import BIT
from farmdesk.games.agricola.goods import WOOD
from farmdesk.games.agricola.meals import Withhold
from farmdesk.games.agricola.moments import ROUND_END
from farmdesk.games.agricola.moves import Fence, Improve, Put, Sow
from farmdesk.games.agricola.state import State, is_over, is_work, union

Value = Callable[[State, Seat], float]
"""What a state without a question in a turn is worth for a seat."""

LAYOUTS = 10
"""So many ways to fence are thought of in one turn."""


class Thought(NamedTuple):
    """A moment as the seat sees it, in a world that it can believe."""

    state: State
    over: bool = False
    """Has the turn ended?"""


def fewer(state: State, moves: Sequence[Move]) -> list[Move]:
    """One of all answers alike: those that differ by the cell only, and fences not planned.

    What is kept back in a harvest, only to beg, is not thought of.
    """
    if len(moves) == 1:
        return list(moves)
    found: list[Move] = []
    cells: dict[tuple[str, str], int] = {}
    sown: set[tuple[int, int]] = set()
    fences = False
    for move in moves:
        if isinstance(move, Put):
            kind = move.thing, move.verb
            cells[kind] = cells.get(kind, 0) | BIT[move.cell]
        elif isinstance(move, Sow):
            amounts = move.grain.bit_count(), move.vegetables.bit_count()
            if amounts not in sown:
                sown.add(amounts)
                found.append(move)
        elif isinstance(move, Fence):
            fences = True
        elif not isinstance(move, Withhold) and not (isinstance(move, Improve) and move.returned):
            found.append(move)  # what is handed back is asked afterwards, too
    seat = moves[0].seat  # type: ignore[attr-defined]  # every move of ours has one
    for (thing, verb), area in cells.items():
        found += (Put(seat, thing, cell, verb) for cell in _places(state, seat, thing, area))
    if fences:
        found += (way[0] for way in fencings(state, seat))
    return found


def _places(state: State, seat: Seat, thing: str, area: int) -> Iterable[int]:
    """The cells of an area worth thinking of: one for a room or field, two for a stable."""
    if thing == "room":
        return (best_cell(area, ROOM_CELLS),)
    if thing == "field":
        return (best_cell(area, FIELD_CELLS),)
    inside = union(state.farms[seat].pastures)
    return (best_cell(part, STABLE_CELLS) for part in (area & inside, area & ~inside) if part)


def fencings(state: State, seat: Seat) -> list[tuple[Fence, ...]]:
    """The ways to fence worth thinking of, each as moves; first those that bring most."""
    farm = state.farms[seat]
    ways = sorted(fences_for(farm, farm.goods[WOOD]), key=lambda one: -one.points)
    return [tuple(Fence(seat, ring.area, ring.edges) for ring in one.way) for one in ways[:LAYOUTS]]


def ends(state: State, seat: Seat) -> list[State]:
    """All ends of a turn that is under way: the seat is asked nothing more in it."""
    harvest = state.step >= ROUND_END
    found: list[State] = []
    todo, known = [state], {state}
    while todo:
        now = todo.pop()
        asked = _asked(now, seat, harvest=harvest)
        if asked is None:
            found.append(now)
            continue
        for then in _after(now, seat, fewer(now, asked.moves)):
            if then not in known:
                known.add(then)
                todo.append(then)
    return found


def _asked(state: State, seat: Seat, *, harvest: bool) -> Decision | None:
    """The question that still belongs to a turn, or to a seat's part of a harvest."""
    if not state.pending or (state.step >= ROUND_END) != harvest:
        return None
    asked = GAME.decisions(state)[0]
    return asked if asked.seat == seat else None


def _after(state: State, seat: Seat, moves: list[Move]) -> Iterable[State]:
    """What comes of answers; all fences of a turn are one of them."""
    for move in moves:
        if not isinstance(move, Fence):
            yield GAME.apply(state, seat, move, None)
    if any(isinstance(move, Fence) for move in moves):
        for way in fencings(state, seat):
            then = state
            for fence in way:
                then = GAME.apply(then, seat, fence, None)
            yield then


def completed(state: State, seat: Seat, value: Value) -> State:
    """The end of a turn that is best for its seat."""
    found = ends(state, seat)
    return found[0] if len(found) == 1 else max(found, key=lambda one: value(one, seat))


def best_turn(state: State, value: Value) -> tuple[Move, State]:
    """The answer that promises most to the seat that is asked, and the end of its turn."""
    asked = GAME.decisions(state)[0]
    seat = asked.seat
    moves = fewer(state, asked.moves)
    each = [(m, completed(GAME.apply(state, seat, m, None), seat, value)) for m in moves]
    return each[0] if len(each) == 1 else max(each, key=lambda one: value(one[1], seat))


class WholeTurns:
    """The rules, for thoughts of one seat."""

    info = GAME.info

    def __init__(self, seat: Seat, value: Value) -> None:
        self._seat, self._value = seat, value
        self._ends: dict[tuple[State, Move], Thought] = {}

    def setup(self, options: Options, seats: int, luck: Luck) -> Thought:
        """The first thought of a game."""
        return Thought(GAME.setup(options, seats, luck))

    def conceal(self, thought: Thought, seat: Seat) -> Thought:
        """The same with what a seat cannot see face down."""
        return thought._replace(state=GAME.conceal(thought.state, seat))

    def imagine(self, concealed: Thought, luck: Luck) -> Thought:
        """The same in another world that the seat can believe."""
        hidden = GAME.conceal(concealed.state, self._seat)
        return concealed._replace(state=GAME.imagine(hidden, luck))

    def table(self, thought: Thought) -> tuple[Placed, ...]:
        """Where everything lies."""
        return GAME.table(thought.state)

    def standing(self, thought: Thought) -> Standing:
        """The score as if the game ended now."""
        return GAME.standing(thought.state)

    def why_not(self, thought: Thought, seat: Seat, drops: tuple[Drop, ...]) -> Phrase | None:
        """Why the last of these drops is not legal; None when it is."""
        return GAME.why_not(thought.state, seat, drops)

    def decisions(self, thought: Thought) -> tuple[Decision, ...]:
        """The question, without answers that are like others; none once the turn is over.

        Nothing is turned into food before it is needed: a harvest asks for it.
        """
        if thought.over:
            return ()
        asked: tuple[Decision, ...] = GAME.decisions(thought.state)
        return tuple(
            one._replace(moves=tuple(fewer(thought.state, one.moves)), side=()) for one in asked
        )

    def apply(self, thought: Thought, seat: Seat, move: Move, tell: list[Event] | None) -> Thought:
        """The end of the turn, completed as is best for the seat."""
        assert tell is None, "nobody is told of what is only thought of"
        key = thought.state, move
        known = self._ends.get(key)
        if known is None:
            then = GAME.apply(thought.state, seat, move, None)
            known = Thought(completed(then, seat, self._value), over=True)
            self._ends[key] = known
        return known


def until_asked(state: State, seat: Seat, value: Value) -> State | None:
    """The next turn of a seat, the others having played theirs; None when there is none."""
    while not is_over(state):
        if is_work(state) and state.seat == seat:
            return state
        state = best_turn(state, value)[1]
    return None


def settled(state: State, value: Value) -> State:
    """The state once a harvest that is under way is over, for whoever judges it."""
    while state.pending:
        state = best_turn(state, value)[1]
    return state
