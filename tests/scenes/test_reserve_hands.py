"""What a hand over the reserve is told: tools that begin, drawings that give way, corners."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.places import Slot
from farmdesk.games.rift_valley_reserve.moves import Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.places import TOOL_STOP, TOOL_TRAIL
from farmdesk.scenes.rift_valley_reserve.stage import ReserveStage
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment
from tests.scenes.reserve_moments import moves_of, sampled, trails_of
from tests.scenes.tables import Table, drops_of
from tests.scenes.test_reserve_slots import brought

CORNERED = next(one for one in sampled() if "3-asymmetric-corners-" in one.name)
BARE = next(one for one in sampled() if "-first" in one.name)
FROM_A_STOP = phrase("rift_valley_reserve.table.from_a_stop")
NO_TRAIL = phrase("rift_valley_reserve.table.no_trail")
COMPACT = (910, 512)


def starts() -> set[Slot]:
    return {drops_of(trail)[0].source for trail in trails_of(CORNERED.state)}


def confirming(moment: Moment = CORNERED) -> Moment:
    return moment._replace(options={**moment.options, "confirm": "on"})


def said(table: Table) -> tuple[Phrase | None, str]:
    return table.helped[-1]


# The tool for trails


@pytest.mark.parametrize("window", [(1366, 768), COMPACT])
def test_the_trail_tool_shows_where_a_trail_may_begin(window: tuple[int, int], lay: Lay) -> None:
    table = lay(CORNERED, window=window)
    table.click(TOOL_TRAIL)
    lights = table.scene._layers._overlay.lights
    shown = sorted(rect.topLeft().toTuple() for rect in lights.liftable)
    assert shown == sorted(table.rect(slot).topLeft().toTuple() for slot in starts())
    assert set(table.scene.hand.offered) == starts()
    assert lights.veiled
    assert said(table) == (FROM_A_STOP, "plain")
    assert isinstance(table.stage, ReserveStage)
    assert table.stage._tool() == TOOL_TRAIL
    trail = trails_of(CORNERED.state)[0]
    first, *others = drops_of(trail)
    table.drag(*first)
    for drop in others:
        table.click(drop.target)
    assert table.moves == [trail]


def test_the_trail_tool_begins_the_choice_of_a_stop_by_keys(lay: Lay) -> None:
    table = lay(CORNERED)
    table.scene.hand.focus(TOOL_TRAIL)
    table.key(Qt.Key.Key_Return)
    assert table.scene.hand.ring in starts()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
        table.key(key)
        assert table.scene.hand.ring in starts()
    table.key(Qt.Key.Key_Return)
    assert table.held() in starts()


def test_the_trail_tool_says_when_nothing_can_be_joined(lay: Lay) -> None:
    table = lay(BARE)
    assert trails_of(BARE.state) == []
    table.click(TOOL_TRAIL)
    assert said(table) == (NO_TRAIL, "no")
    assert table.held() is None


def test_the_trail_tool_brings_the_board_in_front_back(lay: Lay) -> None:
    table = lay(CORNERED)
    assert isinstance(table.stage, ReserveStage)
    own = table.stage.large
    assert table.scene.leaf(1)
    assert table.stage.large != own
    table.click(TOOL_TRAIL)
    assert table.stage.large == own
    assert set(table.scene.hand.offered) == starts()
    assert table.scene.leaf(1)
    assert table.stage.large != own, "whoever looks elsewhere has changed his mind"
    assert table.scene.hand.chosen is None


def test_a_trail_in_hand_shows_its_tool_as_taken(lay: Lay) -> None:
    table = lay(CORNERED)
    assert isinstance(table.stage, ReserveStage)
    for slot, tool in [(TOOL_STOP, TOOL_STOP), *((slot, TOOL_TRAIL) for slot in sorted(starts()))]:
        table.click(slot)
        assert table.stage._tool() == tool
        table.scene.cancel()
        assert table.stage._tool() is None


# A drawing that waits for the tick


def _draw(table: Table, kind: type) -> Stop | Tent | Trail:
    move = next(move for move in moves_of(CORNERED.state) if isinstance(move, kind))
    assert isinstance(move, Stop | Tent | Trail)
    first, *others = drops_of(move)
    table.drag(*first)
    for drop in others:
        table.click(drop.target)
    return move


@pytest.mark.parametrize("second", [Stop, Tent, Trail])
@pytest.mark.parametrize("first", [Stop, Tent, Trail])
def test_another_drawing_takes_the_one_that_waits_back(first: type, second: type, lay: Lay) -> None:
    table = lay(confirming())
    before = table.lies()
    _draw(table, first)
    wanted = _draw(table, second)
    assert table.moves == []
    assert table.scene.composer is not None
    assert table.scene.composer.ready == wanted
    changed = {piece for piece, at in table.lies().items() if before[piece] != at}
    assert changed == ({f"tool:{second.__name__.lower()}"} if second is not Trail else set())
    table.scene.finish()
    assert table.moves == [wanted]


def test_what_waits_can_be_drawn_elsewhere(lay: Lay) -> None:
    """It is picked up from its square."""
    table = lay(confirming())
    one, *_, other = [move for move in moves_of(CORNERED.state) if isinstance(move, Tent)]
    (first,), (second,) = drops_of(one), drops_of(other)
    table.drag(*first)
    table.drag(first.target, second.target)
    assert table.scene.composer is not None
    assert table.scene.composer.ready == other


def test_a_drawing_that_is_broken_off_leaves_nothing_waiting(lay: Lay) -> None:
    table = lay(confirming())
    before = table.lies()
    _draw(table, Tent)
    table.lift(TOOL_STOP)
    table.key(Qt.Key.Key_Escape)
    table.release()
    assert table.drops == ()
    assert table.lies() == before


# The way of a drag


def _cornered() -> list[Trail]:
    return [trail for trail in trails_of(CORNERED.state) if trail.chosen]


@pytest.mark.parametrize("trail", _cornered(), ids=str)
def test_the_preview_knows_the_corner_that_the_drag_came_over(trail: Trail, lay: Lay) -> None:
    table = lay(CORNERED)
    assert isinstance(table.stage, ReserveStage)
    ends, corner = drops_of(trail)
    points = brought(CORNERED.state, table.seat, trail)
    table.lift(ends.source)
    table.move(corner.target, steps=5)
    focus = table.stage._focus
    assert trail in focus.moves
    assert said(table)[1] != "no", "a corner is no wrong place"
    table.move(ends.target, steps=5)
    focus = table.stage._focus
    assert focus.moves == (trail,)
    assert focus.effect is not None
    assert focus.effect.gain == points
    assert said(table) == (phrase("table.brings", points=f"{points:+d}"), "effect")
    table.scene.cancel()
    table.release()


def test_the_points_on_a_lit_stop_follow_the_way(lay: Lay) -> None:
    """Nothing is told before a corner is chosen, nor when the way has come over both."""
    table = lay(CORNERED)
    trail = _cornered()[0]
    ends, corner = drops_of(trail)
    other = next(drops_of(one)[1] for one in _cornered() if drops_of(one)[0] == ends
                 and drops_of(one)[1] != corner)  # fmt: skip
    points = f"{brought(CORNERED.state, table.seat, trail):+d}"

    def sign() -> str:
        QApplication.processEvents()
        legal = table.scene._layers._overlay.lights.legal
        return next(lit.sign for lit in legal if lit.rect == table.rect(ends.target))

    table.lift(ends.source)
    assert sign() == "+"
    table.move(corner.target)
    assert sign() == points
    table.move(other.target)
    assert sign() == "+"
    table.scene.cancel()
    table.release()


def test_over_a_corner_of_one_trail_its_points_are_told_already(lay: Lay) -> None:
    table = lay(CORNERED)
    told = 0
    for trail in _cornered():
        ends, corner = drops_of(trail)
        table.lift(ends.source)
        table.move(corner.target, steps=5)
        if table.scene.hand.by_way_of(corner.target) == (trail,):
            points = brought(CORNERED.state, table.seat, trail)
            assert said(table) == (phrase("table.brings", points=f"{points:+d}"), "effect")
            told += 1
        table.scene.cancel()
        table.release()
    assert told
