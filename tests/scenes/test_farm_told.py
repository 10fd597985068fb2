"""What happened is shown, and then the table is what the state says, for everybody who looks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from farmdesk.core.events import Event, visible
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat
from farmdesk.games.formidable_farm import GAME
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.state import State
from farmdesk.table.stage import Motion, View
from tests.scenes.conftest import Lay
from tests.scenes.farm_moments import asked, game, moment, options_of
from tests.scenes.tables import Table, view_of


def seen_by(state: State, seat: Seat) -> View:
    """The picture of a seat that is asked nothing."""
    concealed = GAME.conceal(state, seat)
    whole = view_of(state, options_of(farm.seats(state)), GAME)
    return whole._replace(
        state=concealed,
        placed=GAME.table(concealed),
        standing=GAME.standing(concealed),
        seat=seat,
        decision=None,
    )


def turns(states: tuple[State, ...]) -> Iterator[tuple[State, Move, list[Event], State]]:
    """Each move of a game again, with what it tells."""
    for before, after in pairwise(states):
        for move in asked(before).all_moves:
            tell: list[Event] = []
            if GAME.apply(before, before.turn, move, tell) == after:
                yield before, move, tell, after
                break


def snapped(table: Table, view: View) -> dict[str, tuple[float, float]]:
    table.scene.show(view)
    return table.lies()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_after_any_motion_the_table_is_what_the_state_says(seats: int, lay: Lay) -> None:
    """Own moves and those of others, flown and cut short, over a whole game."""
    states = game(seats, 20 + seats)
    table = lay(moment("", states[0]), motion=Motion(1.0))
    eyes = 0
    flown = 0
    for _, _, events, after in turns(states[:160]):
        view = seen_by(after, eyes)
        told = tuple(event for event in events if visible(event, eyes))
        table.scene.play(told, view)
        flown += bool(table.scene.telling.flying)
        table.scene.skip()
        lies = table.lies()
        assert lies == snapped(table, view)
    assert flown > 40


def test_every_loose_piece_lies_on_the_table(lay: Lay) -> None:
    """Nothing that is shown as itself lies outside, and nothing of a rival's hand is shown."""
    for seats in (1, 2, 3, 4):
        states = game(seats, 20 + seats)
        table = lay(moment("", states[0]))
        room = table.scene.sceneRect()
        for state in states[:-1:9]:
            table.show(state)
            for item in table.scene._pieces.items.values():
                assert item.isVisible(), item.placed
                assert room.contains(item.pos()), item.placed
