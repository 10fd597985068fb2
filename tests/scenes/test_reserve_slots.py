"""The reserve: what is lit is legal, what is not says why, and other boards can be looked at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from farmdesk.core.composer import Composer
from farmdesk.core.moves import Move
from farmdesk.core.places import Seat, Slot
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.moves import PASS
from farmdesk.games.rift_valley_reserve.places import CORNER, TOOL_STOP, board_slot, found
from farmdesk.games.rift_valley_reserve.state import State
from farmdesk.scenes.rift_valley_reserve.stage import ReserveStage
from farmdesk.table.stage import Motion
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment
from tests.scenes.reserve_moments import moves_of, sampled, trails_of
from tests.scenes.tables import Table, drops_of

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
CORNERED = next(moment for moment in MOMENTS if "-corners-" in moment.name)
WINDOWS = [(1366, 768), (1366, 690), (910, 512)]


def stage_of(table: Table) -> ReserveStage:
    assert isinstance(table.stage, ReserveStage)
    return table.stage


@EACH
def test_lit_slots_are_those_of_the_legal_moves(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    told = Composer(GAME.decisions(moment.state)[0])
    assert set(table.scene.hand.sources()) == set(told.sources())
    for source in told.sources():
        table.click(source)
        legal = {drop.target for move in moves_of(moment.state)
                 for drop in drops_of(move)[:1] if drop.source == source}  # fmt: skip
        lit = sorted(rect.topLeft().toTuple() for rect in table.lit())
        assert lit == sorted(table.rect(slot).topLeft().toTuple() for slot in legal)
        table.scene.cancel()
        assert table.lit() == []


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("moment", MOMENTS[::4], ids=lambda moment: moment.name)
def test_every_illegal_square_says_why(moment: Moment, window: tuple[int, int], lay: Lay) -> None:
    """Also right beside a lit one, and with a trail begun; its corner is no wrong place."""
    table = lay(moment, window=window)
    squares = [slot for slot in table.stage.places() if found(slot) is not None]
    for source in table.scene.hand.sources()[:4]:
        legal = set(Composer(table.decision).targets(source))
        trails = [drops_of(move) for move in trails_of(moment.state)]
        corners = {drops[1].target for drops in trails if drops[0].source == source and drops[1:]}
        table.lift(source)
        for slot in squares:
            if slot == source:
                continue
            table.move(slot)
            said, tone = table.helped[-1]
            if slot in corners and slot not in legal:
                continue
            assert (tone != "no") == (slot in legal), slot
            if slot not in legal:
                assert said is not None
                assert said.key.startswith("rift_valley_reserve.why.")
                assert table.scene._layers._overlay.lights.illegal == table.rect(slot)
        table.key(Qt.Key.Key_Escape)
        table.release()
    assert table.moves == []


def brought(state: State, seat: Seat, move: Move) -> int:
    """The points of a move, once all others have passed and everything is shown."""
    then = state._replace(sealed=tuple(None if who == seat else PASS
                                       for who in range(reserve.seats(state))))  # fmt: skip
    after = GAME.apply(then, seat, move, None)
    return GAME.standing(after).totals[seat] - GAME.standing(state).totals[seat]


def test_a_corner_is_asked_with_its_points(lay: Lay) -> None:
    table = lay(CORNERED)
    trail = next(move for move in trails_of(CORNERED.state) if move.chosen)
    ends, _ = drops_of(trail)
    table.click(ends.source)
    table.click(ends.target)
    table.scene._estimates.fill()
    both = [move for move in trails_of(CORNERED.state) if drops_of(move)[0] == ends]
    wanted = {}
    for move in both:
        rect = table.rect(drops_of(move)[1].target)
        wanted[rect.left(), rect.top()] = f"{brought(CORNERED.state, table.seat, move):+d}"
    legal = table.scene._layers._overlay.lights.legal
    assert {(lit.rect.left(), lit.rect.top()): lit.sign for lit in legal} == wanted


# Other boards


@pytest.mark.parametrize("window", [(1366, 768), (910, 512)])
def test_other_boards_come_large_and_go_back(window: tuple[int, int], lay: Lay) -> None:
    moment = next(moment for moment in MOMENTS if moment.name.startswith("5-"))
    table = lay(moment, window=window)
    stage = stage_of(table)
    own, count = stage.large, reserve.seats(moment.state)
    seen = [own]
    for _ in range(count - 1):
        table.key(Qt.Key.Key_PageDown)
        seen.append(stage.large)
        assert set(stage.places()) >= {Slot(f"board/{stage.large}/0,0")}
    assert sorted(seen) == list(range(count))
    order = [reserve.comes_in(moment.state, board, table.seat) for board in seen]
    assert order == sorted(order)
    table.key(Qt.Key.Key_PageUp)
    assert stage.large == seen[-2]
    table.key(Qt.Key.Key_Home)
    assert stage.large == own
    for board in seen[1:]:
        if stage.spot(board_slot(board)) is None:
            continue
        table.click(board_slot(board))
        assert stage.large == board
        table.click(board_slot(own)) if stage.spot(board_slot(own)) else None
        table.key(Qt.Key.Key_Home)
        assert stage.large == own
    small = [board for board in seen[1:] if stage.spot(board_slot(board)) is not None]
    assert len(small) == (4 if window[0] > 1000 else 2)


def test_looking_away_puts_a_held_piece_back(lay: Lay) -> None:
    """And whoever takes a tool on another board is led back to the one in front."""
    table = lay(CORNERED)
    stage = stage_of(table)
    own, before = stage.large, table.lies()
    table.lift(TOOL_STOP)
    table.move(drops_of(moves_of(CORNERED.state)[-1])[0].target)
    table.key(Qt.Key.Key_PageDown)
    assert stage.large != own
    assert not table.dragging()
    assert table.held() is None
    table.release()
    assert table.moves == []
    table.key(Qt.Key.Key_1)
    assert table.held() == TOOL_STOP
    assert stage.large == own
    table.key(Qt.Key.Key_Escape)
    assert table.lies() == before


def test_a_corner_is_picked_before_looking_away(lay: Lay) -> None:
    table = lay(CORNERED)
    stage = stage_of(table)
    own = stage.large
    ends, corner = drops_of(next(move for move in trails_of(CORNERED.state) if move.chosen))
    table.click(ends.source)
    table.click(ends.target)
    assert table.held() == CORNER
    table.key(Qt.Key.Key_PageDown)
    assert stage.large == own
    table.click(corner.target)
    assert len(table.moves) == 1


# Interruptions


def escape(table: Table) -> None:
    table.key(Qt.Key.Key_Escape)


def right_button(table: Table) -> None:
    table.right_click()


def focus_lost(table: Table) -> None:
    table.view.clearFocus()
    QApplication.processEvents()


def resized(table: Table) -> None:
    table.view.resize(table.view.width() + 40, table.view.height())
    QApplication.processEvents()
    table.view.resize(table.view.width() - 40, table.view.height())
    QApplication.processEvents()


def shown_again(table: Table) -> None:
    table.show(table.state)


def looked_away(table: Table) -> None:
    table.key(Qt.Key.Key_PageDown)
    table.key(Qt.Key.Key_Home)


@pytest.mark.parametrize(
    "interrupt", [escape, right_button, focus_lost, resized, shown_again, looked_away],
    ids=lambda act: act.__name__,
)  # fmt: skip
@pytest.mark.parametrize("kind", ["stop", "tent", "trail"])
def test_a_drag_that_is_interrupted_leaves_no_trace(
    kind: str, interrupt: Callable[[Table], None], lay: Lay
) -> None:
    table = lay(CORNERED, motion=Motion(4.0))
    table.scene.skip()
    QTest.qWait(1)
    before = table.lies()
    move = next(move for move in moves_of(CORNERED.state) if type(move).__name__.lower() == kind)
    (source, target), *_ = drops_of(move)
    table.lift(source)
    table.move(target, steps=3)
    assert table.dragging()
    assert stage_of(table)._focus.moves
    interrupt(table)
    assert not table.dragging()
    assert table.held() is None
    assert table.lit() == []
    assert stage_of(table)._focus.moves == ()
    table.release()
    table.scene.skip()
    assert table.moves == []
    assert table.drops == ()
    assert table.lies() == before
