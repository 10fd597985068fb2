"""What is lit is what is legal; what is not legal says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF

from farmdesk.core.composer import Composer
from farmdesk.core.places import Slot
from farmdesk.games.harvest_valley import GAME
from farmdesk.games.harvest_valley import state as valley
from farmdesk.games.harvest_valley.moves import Push
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment, moves_of, sampled
from tests.scenes.tables import Table, drops_of

MOMENTS = sampled()[::3]
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])


def corners(rects: list[QRectF]) -> list[tuple[float, float]]:
    return sorted((rect.left(), rect.top()) for rect in rects)


def expected(table: Table, slots: tuple[Slot, ...]) -> list[tuple[float, float]]:
    return corners([table.rect(slot) for slot in slots])


@EACH
def test_lit_slots_are_those_of_the_legal_moves(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    assert table.lit() == []
    told = Composer(GAME.decisions(moment.state)[0])
    assert set(table.scene.hand.sources()) == set(told.sources())
    for source in told.sources():
        table.click(source)
        legal = {drop.target for move in moves_of(moment.state)
                 for drop in drops_of(move)[:1] if drop.source == source}  # fmt: skip
        assert corners(table.lit()) == expected(table, tuple(legal))
        table.click(source)
        assert table.lit() == []


@EACH
def test_the_second_drop_lights_its_own_slots(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    pushes = [move for move in moves_of(moment.state) if isinstance(move, Push)]
    firsts = {drops_of(move)[0] for move in pushes}
    for first in firsts:
        table.click(first.source)
        table.click(first.target)
        legal = {drops_of(move)[1].target for move in pushes if drops_of(move)[0] == first}
        assert corners(table.lit()) == expected(table, tuple(legal))
        signs = {lit.sign for lit in table.scene._layers._overlay.lights.legal}
        assert signs == {"2"}
        table.scene.cancel()


def every_slot(table: Table) -> list[Slot]:
    """All slots that a pointer can reach, found by feeling over the whole table."""
    size = table.view.viewport().size()
    found: dict[Slot, None] = {}
    for y in range(4, size.height(), 18):
        for x in range(4, size.width(), 18):
            slot = table.stage.slot_at(QPointF(x, y))
            if slot is not None:
                found[slot] = None
    return [slot for slot in found if table.stage.slot_at(table.rect(slot).center()) == slot]


@EACH
def test_every_illegal_slot_says_why(moment: Moment, lay: Lay) -> None:
    """While a piece is held: the slot wears the mark, and the helper line has the reason."""
    table = lay(moment)
    machines = {drops_of(move)[0].source for move in moves_of(moment.state)
                if len(drops_of(move)) > 1}  # fmt: skip
    slots = every_slot(table)
    assert set(valley.RIVER) <= set(slots)
    assert len(slots) > 36
    for source in table.scene.hand.sources():
        legal = set(Composer(table.decision).targets(source))
        if source in machines:
            table.click(source)  # carried, it would push whatever it passes over
        else:
            table.lift(source)
        for slot in slots:
            if slot == source:
                continue
            table.move(slot)
            said, tone = table.helped[-1]
            lights = table.scene._layers._overlay.lights
            if slot in legal:
                assert tone != "no"
                assert lights.hovered == table.rect(slot)
                continue
            assert tone == "no"
            assert said is not None
            assert said.key.startswith("harvest_valley.why.")
            assert lights.illegal == table.rect(slot)
            assert lights.hovered is None
        table.move(source)
        table.click(source) if source in machines else table.release()
        assert table.held() is None
        assert table.moves == []


@EACH
def test_a_drop_on_an_illegal_slot_flies_back(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    before = table.lies()
    for source in table.scene.hand.sources():
        legal = set(Composer(table.decision).targets(source))
        for slot in every_slot(table)[::9]:
            if slot not in legal:
                table.drag(source, slot)
    assert table.moves == []
    assert table.drops == ()
    assert table.lies() == before


def test_a_drop_in_the_gap_beside_a_lit_slot_falls_into_it(lay: Lay) -> None:
    """Deep inside its neighbour it does not: that one says why."""
    moment = next(moment for moment in MOMENTS if moment.name.endswith("stars-0"))
    table = lay(moment)
    source = valley.RIVER[0]
    edge = table.rect(Slot("valley/0,0"))
    near = QPoint(int(edge.right()) + 6, int(edge.center().y()))
    far = QPoint(int(edge.right()) + 50, int(edge.center().y()))
    table.lift(source)
    table.move_to(far)
    assert table.helped[-1][1] == "no"
    table.release()
    assert table.moves == []
    table.lift(source)
    table.move_to(near)
    table.release()
    assert [str(move) for move in table.moves] == ["river/0 > valley/0,0"]


def test_a_click_on_a_lifted_piece_puts_it_back(lay: Lay) -> None:
    table = lay(MOMENTS[0])
    before = table.lies()
    table.click(valley.RIVER[1])
    assert table.held() == valley.RIVER[1]
    assert table.lies() != before
    table.click(valley.RIVER[1])
    assert table.held() is None
    assert table.lies() == before


def test_another_piece_is_taken_by_one_click(lay: Lay) -> None:
    table = lay(MOMENTS[0])
    table.click(valley.RIVER[1])
    table.click(valley.RIVER[2])
    assert table.held() == valley.RIVER[2]


def test_a_hand_that_slips_a_little_still_clicks(lay: Lay) -> None:
    """Below the start distance a press and release is a click, not a drag."""
    table = lay(MOMENTS[0])
    table.press(valley.RIVER[0])
    table.move_to(table.at(valley.RIVER[0]) + QPoint(4, 3))
    assert not table.dragging()
    table.release()
    assert table.held() == valley.RIVER[0]
