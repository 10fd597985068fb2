"""Every legal move of sampled states can be dragged, clicked and keyed, and is the one wanted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from farmdesk.core.places import Slot
from farmdesk.games.harvest_valley.cards import KIND, TRACTOR
from farmdesk.games.harvest_valley.state import RIVER
from farmdesk.table.keys import DIRECTIONS
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment, is_tractor, kinds, moves_of, sampled
from tests.scenes.tables import Table, drops_of
from tests.scenes.ways import walk

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])


def test_the_sample_holds_every_kind_of_move() -> None:
    every = [move for moment in MOMENTS for move in moves_of(moment.state)]
    assert kinds(every) == {"lay", "build", "cover", "push", "train"}
    assert {len(moment.state.houses) for moment in MOMENTS} == {2, 3, 4, 5}


@EACH
def test_every_move_by_drag(moment: Moment, lay: Lay) -> None:
    """One drag a drop: a machine is dropped, then the card that it pushes is dragged on."""
    table = lay(moment)
    for move in moves_of(moment.state):
        for source, target in drops_of(move):
            assert table.moves == []
            table.drag(source, target)
        assert table.moves == [move]
        table.show(moment.state)


@EACH
def test_every_move_by_two_clicks_and_a_third(moment: Moment, lay: Lay) -> None:
    """Card, then place; the card that a machine pushes is in hand by itself, so one click more."""
    table = lay(moment)
    for move in moves_of(moment.state):
        first, *others = drops_of(move)
        table.click(first.source)
        table.click(first.target)
        for drop in others:
            assert table.moves == []
            assert table.held() == drop.source
            table.click(drop.target)
        assert table.moves == [move]
        table.show(moment.state)


@EACH
def test_every_move_by_keys(moment: Moment, lay: Lay) -> None:
    """A digit takes, arrows choose, Enter places; an arrow says where a machine pushes to."""
    table = lay(moment)
    for move in moves_of(moment.state):
        first, *others = drops_of(move)
        table.key(_digit(table, first.source))
        assert table.held() == first.source
        walk(table, table.scene.hand.targets(), first.target)
        table.key(Qt.Key.Key_Return)
        for drop in others:
            assert table.moves == []
            assert table.scene.hand.ring in table.scene.hand.targets()
            table.key(_towards(table, drop.source, drop.target))
        assert table.moves == [move]
        table.show(moment.state)


@EACH
def test_every_piece_is_reached_by_arrows(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    for source in table.scene.hand.sources():
        walk(table, table.stage.places(), source)
        table.key(Qt.Key.Key_Return)
        assert table.held() == source
        table.key(Qt.Key.Key_Escape)
        assert table.held() is None


MACHINES = [
    moment for moment in MOMENTS if any(is_tractor(move) for move in moves_of(moment.state))
]  # fmt: skip


@pytest.mark.parametrize("moment", MACHINES, ids=[moment.name for moment in MACHINES])
def test_a_tractor_pushes_in_one_drag(moment: Moment, lay: Lay) -> None:
    """It passes over the card and leaves it on the side wanted."""
    table = lay(moment)
    tractors = {
        slot for slot, card in zip(RIVER, moment.state.river, strict=True) if KIND[card] == TRACTOR
    }
    done = 0
    for move in moves_of(moment.state):
        first, *others = drops_of(move)
        if not others or first.source not in tractors:
            continue
        table.lift(first.source)
        table.move(first.target, steps=12)
        table.move(others[0].target, steps=6)
        table.release()
        assert table.moves == [move]
        table.show(moment.state)
        done += 1
    assert done or not tractors


# Ways over the table


def _digit(table: Table, source: Slot) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_1 + table.stage.row().index(source))


def _towards(table: Table, source: Slot, target: Slot) -> Qt.Key:
    """The arrow that points from one slot to another in the same row or column."""
    way = table.rect(target).center() - table.rect(source).center()
    for key, (right, down) in DIRECTIONS.items():
        if way.x() * right + way.y() * down > abs(way.x() * down) + abs(way.y() * right):
            return key
    raise AssertionError(f"{target} is not straight beside {source}")
