"""Every legal move of sampled states of Harvest Island by drag, by clicks and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from farmdesk.core.moves import Move
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.moves import Draw, Harvest, Suffer
from farmdesk.games.harvest_island.state import REFILL
from tests.scenes.conftest import Lay
from tests.scenes.island_moments import drops_in, moment, moves_of, must_pass, sampled, tie
from tests.scenes.moments import Moment
from tests.scenes.tables import Table
from tests.scenes.ways import walk

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[one.name for one in MOMENTS])
COMPACT = (910, 512)


def test_the_sample_holds_every_kind_of_move() -> None:
    every = [(one.state, move) for one in MOMENTS for move in moves_of(one.state)]
    assert {type(move).__name__ for _, move in every} == {
        "Sow", "Tend", "Fertilise", "Release", "Harvest", "Draw", "Suffer",
    }  # fmt: skip
    assert {island.seats(state) for state, _ in every} == {2, 3, 4}
    harvests = {move.fields for _, move in every if isinstance(move, Harvest)}
    assert {len(fields) for fields in harvests} == {1, 2, 3}
    sources = {move.source for _, move in every if isinstance(move, Draw)}
    assert sources >= {0, 1, 4, 5, 6, 7, 8, 9}
    asked = [len(GAME.decisions(one.state)) for one in MOMENTS if "tie" in one.name]
    assert sorted(asked) == [1, 1, 3]


def finished(table: Table, move: Move) -> None:
    """A harvest that could go on waits for the tick; everything else has been played."""
    if isinstance(move, Harvest) and not table.moves:
        assert table.scene.composer is not None
        assert table.scene.composer.ready == move
        assert table.scene.composer.open
        table.key(Qt.Key.Key_Space)
    assert table.moves == [move]


@EACH
def test_every_move_by_drag(moment: Moment, lay: Lay) -> None:
    """One drag a drop: each field to harvest is dragged to the barn by itself."""
    table = lay(moment)
    for move in moves_of(moment.state):
        for source, target in drops_in(move):
            assert table.moves == []
            table.drag(source, target)
        finished(table, move)
        table.show(moment.state)


@EACH
def test_every_move_by_clicks(moment: Moment, lay: Lay) -> None:
    """Card, then place. A card that fills the hand needs one click, as it has one place to go; so
    does a field for a disaster, which is in hand by itself."""
    table = lay(moment, window=COMPACT)
    for move in moves_of(moment.state):
        for source, target in drops_in(move):
            assert table.moves == []
            if not isinstance(move, Suffer):
                table.click(source)
            if not isinstance(move, Draw):
                assert table.held() == source
                table.click(target)
        finished(table, move)
        table.show(moment.state)


@EACH
def test_every_move_by_keys(moment: Moment, lay: Lay) -> None:
    """A digit takes a hand card or fills the hand; arrows and Enter do all else."""
    table = lay(moment)
    for move in moves_of(moment.state):
        for source, target in drops_in(move):
            assert table.moves == []
            row = table.stage.row()
            if isinstance(move, Suffer):
                pass  # it is in hand
            elif source in row:
                table.key(Qt.Key(Qt.Key.Key_1 + row.index(source)))
            else:
                walk(table, table.stage.places(), source)
                table.key(Qt.Key.Key_Return)
            assert table.held() == source
            walk(table, table.scene.hand.targets(), target)
            table.key(Qt.Key.Key_Return)
        finished(table, move)
        table.show(moment.state)


@EACH
def test_what_may_be_lifted_is_reached_by_arrows(moment: Moment, lay: Lay) -> None:
    table = lay(moment, window=COMPACT)
    table.scene.cancel()  # a disaster is in hand by itself
    for source in table.scene.hand.sources():
        walk(table, table.stage.places(), source)
        table.key(Qt.Key.Key_Return)
        if moment.state.step == REFILL:
            assert [str(move).partition(" > ")[0] for move in table.moves] == [source]
            table.show(moment.state)
        else:
            assert table.held() == source
            table.key(Qt.Key.Key_Escape)
            assert table.held() is None


def test_owners_choose_one_after_another(lay: Lay) -> None:
    """HI-9: three owners are asked; each answers for the own fields, and then play goes on."""
    state = tie(4, (0, 1, 3))
    table = lay(moment("", state))
    for seat in (0, 1, 3):
        assert table.seat == seat
        move = moves_of(table.state)[-1]
        for source, target in drops_in(move):
            table.drag(source, target)
        assert table.moves == [move]
        table.show(GAME.apply(table.state, seat, move, None))
    assert table.state.step == REFILL
    assert table.seat == 0


def test_whoever_must_pass_can_lift_nothing(lay: Lay) -> None:
    """HI-3: the answer is a button of the bar, and the table offers nothing else."""
    table = lay(moment("", must_pass()))
    assert table.scene.hand.sources() == ()
    assert table.scene.composer is not None
    assert [str(move) for move in table.scene.composer.buttons] == ["pass"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_fields_are_harvested_in_any_order(order: tuple[int, ...], lay: Lay) -> None:
    """HI-6: and the last one that is sown ends the harvest without a tick."""
    one = next(one for one in MOMENTS if one.name == "all-sown")
    move = next(m for m in moves_of(one.state) if isinstance(m, Harvest) and len(m.fields) == 3)
    table = lay(one)
    drops = drops_in(move)
    for number in order:
        table.drag(*drops[number])
    assert table.moves == [move]


def test_a_field_is_taken_out_of_the_harvest_again(lay: Lay) -> None:
    one = next(one for one in MOMENTS if one.name == "all-sown")
    move = next(m for m in moves_of(one.state) if isinstance(m, Harvest) and len(m.fields) == 2)
    table = lay(one)
    before = table.lies()
    for drop in drops_in(move):
        table.drag(*drop)
    left = []
    for _ in range(2):
        left.append(len(table.drops))
        table.key(Qt.Key.Key_Escape)
    assert [*left, len(table.drops)] == [2, 1, 0]
    assert table.lies() == before
    assert table.moves == []
