"""Every legal move of sampled states of the reserve by drag, by clicks and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from farmdesk.core.moves import Drop, Move
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.moves import Trail
from farmdesk.games.rift_valley_reserve.places import CORNER, TOOL_STOP, TOOLS
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment
from tests.scenes.reserve_moments import (
    is_bridge,
    moves_of,
    options_of,
    passes,
    sampled,
    trails_of,
    tried,
)
from tests.scenes.tables import Table, drops_of
from tests.scenes.ways import walk

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
CORNERED = [moment for moment in MOMENTS if any(trail.chosen for trail in trails_of(moment.state))]
COMPACT = (910, 512)


def test_the_sample_holds_every_kind_of_move() -> None:
    every = [(moment.state, move) for moment in MOMENTS for move in moves_of(moment.state)]
    assert {type(move).__name__ for _, move in every} == {"Stop", "Tent", "Trail"}
    assert {reserve.seats(state) for state, _ in every} == {2, 3, 4, 5}
    assert any(is_bridge(*one) for one in every)
    assert any(isinstance(move, Trail) and move.chosen for _, move in every)
    assert any(isinstance(move, Trail) and move.corner < 0 for _, move in every)
    assert any(isinstance(move, Trail) and not move.chosen and move.corner >= 0
               for _, move in every)  # fmt: skip
    assert any(passes(moment.state) for moment in MOMENTS)
    assert {len(reserve.boards(moment.state)[0].tiles) for moment in MOMENTS} == {9, 11}


@EACH
def test_every_move_by_drag(moment: Moment, lay: Lay) -> None:
    """The corner of a trail is asked after the drop, and a click on it answers."""
    table = lay(moment)
    for move in tried(moment.state):
        first, *others = drops_of(move)
        table.drag(*first)
        for drop in others:
            assert table.moves == []
            assert table.held() == drop.source == CORNER
            assert len(table.lit()) == 2
            table.click(drop.target)
        assert table.moves == [move]
        table.show(moment.state)


@pytest.mark.parametrize("window", [(1366, 768), (1366, 690), COMPACT])
@pytest.mark.parametrize("moment", CORNERED, ids=[moment.name for moment in CORNERED])
def test_a_drag_over_a_corner_chooses_it(moment: Moment, window: tuple[int, int], lay: Lay) -> None:
    table = lay(moment, window=window)
    for move in trails_of(moment.state):
        if not move.chosen:
            continue
        ends, corner = drops_of(move)
        table.lift(ends.source)
        table.move(corner.target, steps=5)
        table.move(ends.target, steps=5)
        assert table.scene.hand.meant() == (move,)
        table.release()
        assert table.moves == [move]
        table.show(moment.state)


@EACH
def test_every_move_by_clicks(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    for move in tried(moment.state):
        first, *others = drops_of(move)
        table.click(first.source)
        assert table.held() == first.source
        for drop in (first, *others):
            assert table.moves == []
            table.click(drop.target)
        assert table.moves == [move]
        table.show(moment.state)


@EACH
def test_every_move_by_keys(moment: Moment, lay: Lay) -> None:
    """1 and 3 take a tool; a trail begins with Enter on a stop; arrows and Enter for the rest."""
    table = lay(moment)
    for move in tried(moment.state):
        first, *others = drops_of(move)
        if first.source in TOOLS:
            table.key(Qt.Key.Key_1 if first.source == TOOL_STOP else Qt.Key.Key_3)
        else:
            walk(table, table.stage.places(), first.source)
            table.key(Qt.Key.Key_Return)
        for drop in (first, *others):
            assert table.moves == []
            assert table.held() == drop.source
            walk(table, table.scene.hand.targets(), drop.target)
            table.key(Qt.Key.Key_Return)
        assert table.moves == [move]
        table.show(moment.state)


@pytest.mark.parametrize("moment", CORNERED, ids=[moment.name for moment in CORNERED])
def test_the_second_key_takes_the_stops_in_turn(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    starts = {drops_of(trail)[0].source for trail in trails_of(moment.state)}
    seen = []
    for _ in starts:
        table.key(Qt.Key.Key_2)
        seen.append(table.held())
    assert set(seen) == starts
    table.key(Qt.Key.Key_2)
    assert table.held() == seen[0]


# With "confirm" on a move waits for the tick


def _spelled(table: Table, move: Move) -> None:
    for source, target in drops_of(move):
        if source != CORNER:
            table.click(source)
        table.click(target)


@pytest.mark.parametrize("moment", CORNERED[:2], ids=lambda moment: moment.name)
def test_a_move_waits_for_the_tick(moment: Moment, lay: Lay) -> None:
    seats = reserve.seats(moment.state)
    boards = moment.options["boards"]
    table = lay(moment._replace(options=options_of(seats, boards, confirm="on")))
    before = table.lies()
    for move in tried(moment.state):
        _spelled(table, move)
        assert table.moves == []
        assert table.scene.composer is not None
        assert table.scene.composer.ready == move
        assert list(table.drops) == drops_of(move)
        table.scene.finish()
        assert table.moves == [move]
        table.show(moment.state)
        _spelled(table, move)
        while table.scene.back():
            pass
        assert table.drops == ()
        assert table.lies() == before
        assert table.moves == []
        table.show(moment.state)


@pytest.mark.parametrize("window", [(1366, 768), COMPACT])
def test_what_waits_lies_on_its_square_in_its_size(window: tuple[int, int], lay: Lay) -> None:
    moment = CORNERED[-1]
    seats = reserve.seats(moment.state)
    table = lay(moment._replace(options=options_of(seats, confirm="on")), window=window)
    marks = [move for move in moves_of(moment.state) if not isinstance(move, Trail)]
    for move in marks[::20]:
        (drop,) = drops_of(move)
        assert isinstance(drop, Drop)
        table.click(drop.source)
        table.click(drop.target)
        item = table.scene._pieces.top(drop.source)
        assert item is not None
        square = table.rect(drop.target)
        shown = item.mapRectToScene(item.card())
        assert square.adjusted(-1, -1, 1, 1).contains(shown)
        assert shown.width() > 0.8 * square.width()
        table.scene.cancel()
