"""When the last one has drawn, all is shown where it was drawn, and then the boards go on (R-2)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from farmdesk.core.events import Event, visible
from farmdesk.core.places import Seat
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.places import board_slot
from farmdesk.games.rift_valley_reserve.state import State
from farmdesk.scenes.rift_valley_reserve.stage import ReserveStage
from farmdesk.table.slide import SLIDES, STAYS
from farmdesk.table.stage import Motion, View
from tests.scenes.conftest import Lay
from tests.scenes.reserve_moments import game, moment
from tests.scenes.tables import Table, view_of

COMPACT = (910, 512)


def turns_end(seats: int, begin: float = 0.5) -> tuple[State, State, tuple[Event, ...]]:
    """The states before and after the last seat draws, and what seat 0 sees of it."""
    states = game(seats, 20 + seats)
    at = round(len(states) * begin)
    while states[at + 1].turn == states[at].turn:
        at += 1
    asked = GAME.decisions(states[at])[0]
    for move in asked.moves:
        told: list[Event] = []
        if GAME.apply(states[at], asked.seat, move, told) == states[at + 1]:
            return states[at], states[at + 1], tuple(e for e in told if visible(e, 0))
    raise AssertionError("the game was played by other moves")


def seen_by(state: State, seat: Seat, options: dict[str, str]) -> View:
    """What a seat sees while it is not asked."""
    concealed = GAME.conceal(state, seat)
    return view_of(state, options, GAME)._replace(
        state=concealed, placed=GAME.table(concealed), seat=seat, decision=None
    )


class Passing:
    """A table at the end of a turn, seen by seat 0."""

    def __init__(self, lay: Lay, seats: int, window: tuple[int, int]) -> None:
        self.before, self.after, self.events = turns_end(seats)
        what = moment("", self.before)
        self.table: Table = lay(what, window=window, motion=Motion(1.0))
        self.scene = self.table.scene
        assert isinstance(self.table.stage, ReserveStage)
        self.stage = self.table.stage
        self.scene.show(seen_by(self.before, 0, what.options))
        self.end = seen_by(self.after, 0, what.options)

    def reveal(self) -> None:
        """All that was drawn flies to its square; then the boards begin to go on."""
        self.scene.play(self.events, self.end)
        assert self.scene.busy
        assert self.stage.large == reserve.board_of(self.before, 0), "it is drawn where it lay"
        self.scene.telling.skip()
        self.scene._slide._clock.pause()

    def places(self) -> dict[int, QRectF | None]:
        return {board: self.stage.spot(board_slot(board)) for board in range(len(self.end.chairs))}

    def grabbed(self, rect: QRectF | None = None) -> QImage:
        QApplication.processEvents()
        whole = self.table.view.viewport().grab().toImage()
        return whole.copy(_inner(rect)) if rect is not None else whole


def _inner(rect: QRectF) -> QRect:
    """Without the edge, where pixels are shared with what lies beside it."""
    return rect.adjusted(4, 4, -4, -4).toRect()


@pytest.mark.parametrize("window", [(1366, 768), COMPACT])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_boards_go_on_from_where_they_lay(seats: int, window: tuple[int, int], lay: Lay) -> None:
    passing = Passing(lay, seats, window)
    lay_there = passing.places()
    old = reserve.board_of(passing.before, 0)
    passing.reveal()
    slide = passing.scene._slide
    assert slide.running
    assert passing.stage.large == reserve.board_of(passing.after, 0) != old
    goals = passing.places()
    going = [(one.start, one.end) for one in slide._item._journeys]
    moved = [(lay_there[b], goals[b]) for b in goals if lay_there[b] != goals[b]]
    assert len(going) == len(moved) >= 2
    assert all(way in moved for way in going)
    passing.scene.skip()
    assert not slide.running


def test_everything_is_seen_before_the_boards_go(lay: Lay) -> None:
    """The large board shows what its seat has drawn, as it will when it has come back to it."""
    passing = Passing(lay, 3, (1366, 768))
    board = reserve.board_of(passing.before, 0)
    place = passing.stage.spot(board_slot(board))
    assert place is not None
    passing.reveal()
    first = passing.grabbed(place)
    passing.scene.skip()
    assert passing.grabbed(place) != first
    passing.stage._looked_at = board
    passing.stage._lay()
    passing.scene._sync(passing.end)
    passing.scene._layers.repaint_zones()
    passing.scene._relight()
    assert passing.grabbed(place) == first


def test_the_last_picture_is_the_table(lay: Lay) -> None:
    passing = Passing(lay, 4, (1366, 768))
    passing.reveal()
    slide, clock = passing.scene._slide, passing.scene._slide._clock
    pictures = []
    for moment_ in (0, STAYS + SLIDES * 0.4, STAYS + SLIDES * 0.7):
        clock.setCurrentTime(round(moment_))
        pictures.append(passing.grabbed())
    slide.stop()
    pictures.append(passing.grabbed())
    assert all(one != other for one, other in pairwise(pictures))
    passing.scene.show(passing.end)
    assert passing.grabbed() == pictures[-1]


def test_boards_that_are_not_passed_on_lie_still(lay: Lay) -> None:
    """A seal, an undo, a leap in the replay and the last turn of all change places at once."""
    passing = Passing(lay, 3, (1366, 768))
    stage, view = passing.stage, passing.scene.view
    assert view is not None
    assert stage.linger(view) == ()
    assert stage.linger(seen_by(game(3, 23)[0], 0, passing.table.options)) == ()
    assert stage.linger(seen_by(game(3, 23)[-1], 0, passing.table.options)) == ()
    assert stage.large == reserve.board_of(passing.before, 0)


def test_a_board_that_was_looked_at_goes_back(lay: Lay) -> None:
    passing = Passing(lay, 3, (1366, 768))
    assert passing.scene.leaf(-1)
    looked_at = passing.stage.large
    was = passing.stage.spot(board_slot(looked_at))
    passing.scene.play((), passing.end)
    goes = passing.stage.spot(board_slot(looked_at))
    assert was != goes
    assert (was, goes) in [(one.start, one.end) for one in passing.scene._slide._item._journeys]
