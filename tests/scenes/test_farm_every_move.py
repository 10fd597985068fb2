"""Every legal move of sampled states of Formidable Farm by drag, by clicks and by keys."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from farmdesk.core.moves import Drop, Group, Move
from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.moves import Play, Put
from farmdesk.games.formidable_farm.places import DISC, SUPPLY
from tests.scenes.conftest import Lay
from tests.scenes.farm_moments import QUESTIONS, WANTED, first, moves_of, sampled
from tests.scenes.moments import Moment
from tests.scenes.tables import Table
from tests.scenes.ways import walk

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
MOST = 14
"""Moves of a state that are tried; ways of paying one card differ in little."""
COMPACT = (910, 512)


def tried(moment: Moment) -> list[Move]:
    """Moves from all over the list, buttons aside."""
    moves = moves_of(moment.state)
    return list(moves[:: max(1, -(-len(moves) // MOST))])


def seen(table: Table, slot: Slot) -> QPoint:
    """A pixel of a slot that no other one covers: its middle, or what is seen of it in a fan."""
    rect = table.rect(slot)
    for share in (0.5, 0.25, 0.1, 0.04):
        point = QPointF(rect.left() + rect.width() * share, rect.center().y())
        if table.stage.slot_at(point) == slot:
            return table.pixel(point)
    return table.pixel(rect.center())


def laid(table: Table) -> Table:
    """A table whose hands reach for what can be seen."""
    setattr(table, "at", partial(seen, table))  # noqa: B010 - a method of this one table
    return table


def drops_of(move: Move) -> list[Drop]:
    """The drops of a script, those of a group in the order in which it names them."""
    drops: list[Drop] = []
    for step in move.script():
        drops += step if isinstance(step, Group) else (step,)
    return drops


def test_the_sample_holds_every_kind_of_question() -> None:
    """FF-26 and the glossary: whatever a card can ask, and every way of paying."""
    asking = {type(m.state.pending[-1]).__name__ for m in MOMENTS if m.state.pending}
    assert set(QUESTIONS) <= asking
    moves = [move for moment in MOMENTS for move in tried(moment)]
    verbs = {move.verb for move in moves if isinstance(move, Put)}
    assert verbs >= {
        "supply", "buy_crop", "buy_draw", "crop", "under", "look_over", "look_under", "space",
        "swap", "swap_back", "sell", "animal",
    }  # fmt: skip
    plays = [move for move in moves if isinstance(move, Play)]
    assert {play.special for play in plays} >= {
        "", "fulfilled_to_hand", "fulfilled_under_stack", "market_under_stack_1",
        "market_under_stack_3",
    }  # fmt: skip
    assert any(play.choice for play in plays)
    assert {farm.seats(moment.state) for moment in MOMENTS} == {1, 2, 3, 4}
    assert len(WANTED) > len(QUESTIONS)


@EACH
def test_every_move_by_drag(moment: Moment, lay: Lay) -> None:
    table = laid(lay(moment))
    for move in tried(moment):
        for drop in drops_of(move):
            assert table.moves == []
            table.drag(*drop)
        assert table.moves == [move]
        table.show(moment.state)


def _click(table: Table, drop: Drop) -> None:
    """Take and place; where a click was enough, the drop is made already."""
    before = len(table.drops)
    if table.held() != drop.source:
        table.click(drop.source)
    if not table.moves and len(table.drops) == before:
        table.click(drop.target)


@EACH
@pytest.mark.parametrize("window", [(1366, 768), COMPACT], ids=["regular", "compact"])
def test_every_move_by_clicks(window: tuple[int, int], moment: Moment, lay: Lay) -> None:
    table = laid(lay(moment, window=window))
    for move in tried(moment):
        for drop in drops_of(move):
            assert table.moves == []
            _click(table, drop)
        assert table.moves == [move]
        table.show(moment.state)


def _key(table: Table, drop: Drop) -> None:
    before = len(table.drops)
    if table.held() != drop.source:
        walk(table, table.stage.places(), drop.source)
        table.key(Qt.Key.Key_Return)
    if not table.moves and len(table.drops) == before:
        walk(table, table.scene.hand.targets(), drop.target)
        table.key(Qt.Key.Key_Return)


@EACH
def test_every_move_by_keys(moment: Moment, lay: Lay) -> None:
    """Arrows and Enter reach everything."""
    table = laid(lay(moment))
    for move in tried(moment)[::2]:
        for drop in drops_of(move):
            assert table.moves == []
            _key(table, drop)
        assert table.moves == [move]
        table.show(moment.state)


def test_digits_take_what_is_asked_for(lay: Lay) -> None:
    """A crop of the supply, a card that is looked at, else a card of the hand."""
    table = lay(first(1, "Crops"))
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_Return)
    assert [str(move) for move in table.moves] == ["pool/tomato > purse@0/tomato"]
    table = lay(first(1, "Look"))
    table.key(Qt.Key.Key_2)
    assert table.held() == "look@0/1"
    moment, play = next(
        (moment, move)
        for moment in MOMENTS
        for move in moves_of(moment.state)
        if isinstance(move, Play) and 0 <= move.spot < 9
    )
    table = lay(moment)
    table.key(getattr(Qt.Key, f"Key_{play.spot + 1}"))
    assert table.held() == f"hand@{moment.state.turn}/{play.spot}"


@pytest.mark.parametrize("window", [(1366, 768), (1280, 650), COMPACT, (900, 500)])
def test_a_second_click_on_the_own_disc_puts_it_back(window: tuple[int, int], lay: Lay) -> None:
    """It stands on a space that could be stayed on for coins: that takes a click beside it."""
    moment = first(3, "bought")
    state = moment.state
    seat = state.turn
    home = SUPPLY[state.discs[seat]]
    stays = [m for m in moves_of(state) if isinstance(m, Put) and m.target == home]
    assert stays, "staying must be possible, or nothing is tested"
    table = lay(moment, window=window)
    disc = DISC[seat][state.discs[seat]]
    table.click(disc)
    assert table.held() == disc
    table.click(disc)
    assert table.held() is None
    assert table.moves == []
    table.click(disc)
    table.click(home)
    assert table.moves == stays
