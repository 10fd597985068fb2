"""Legal moves of sampled states of Agricola by drag, by clicks and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from farmdesk.core.moves import Drop, Group, Move
from farmdesk.games.agricola.places import MAJOR_SLOTS, STOCKS, played_slot
from tests.scenes.agricola_moments import KINDS, asked, length, sampled, tried, verb
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment
from tests.scenes.tables import Table
from tests.scenes.ways import walk

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
COMPACT = (910, 512)


def drops_of(move: Move) -> list[Drop]:
    """The drops of a script, groups in their own order."""
    found: list[Drop] = []
    for step in move.script():
        found += step if isinstance(step, Group) else [step]
    return found


def played(table: Table, move: Move) -> bool:
    """The move has been played, at once or with the tick."""
    if not table.moves:
        assert table.scene.composer is not None
        assert table.scene.composer.ready == move
        table.scene.finish()
    return table.moves == [move]


def test_the_sample_holds_every_kind_of_move() -> None:
    every = [move for moment in MOMENTS for move in tried(moment.state)]
    assert {verb(move) for move in every} >= KINDS
    assert {len(moment.state.farms) for moment in MOMENTS} == {1, 2, 3, 4}
    fresh = next(one for one in MOMENTS if one.name == "2-new-pasture")
    assert len(asked(fresh.state).moves) > 700, "all first pastures of a new farm"


@EACH
@pytest.mark.parametrize("window", [(1366, 768), COMPACT], ids=["full", "compact"])
def test_moves_by_drag(moment: Moment, window: tuple[int, int], lay: Lay) -> None:
    table = lay(moment, window=window)
    for move in tried(moment.state):
        for source, target in drops_of(move):
            assert table.moves == []
            table.drag(source, target)
        assert played(table, move)
        table.show(moment.state)


@EACH
def test_moves_by_clicks(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    for move in tried(moment.state):
        for source, target in drops_of(move):
            assert table.moves == []
            if table.held() != source:
                table.click(source)
            assert table.held() == source
            table.click(target)
        assert played(table, move)
        table.show(moment.state)


@EACH
def test_moves_by_keys(moment: Moment, lay: Lay) -> None:
    """Arrows and Enter; Space where more would be possible."""
    table = lay(moment)
    for move in tried(moment.state)[::2]:
        for source, target in drops_of(move):
            assert table.moves == []
            if table.held() != source:
                table.key(Qt.Key.Key_Escape) if table.held() is not None else None
                walk(table, table.stage.places(), source)
                table.key(Qt.Key.Key_Return)
            assert table.held() == source
            lit = (*table.scene.hand.targets(), *table.stage.strokes(source))
            walk(table, tuple(dict.fromkeys(lit)), target)
            table.key(Qt.Key.Key_Return)
        if not table.moves:
            table.key(Qt.Key.Key_Space)
        assert table.moves == [move]
        table.show(moment.state)


@EACH
def test_a_digit_takes_what_the_question_is_about(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    row = table.stage.row()
    for source in table.scene.hand.sources():
        if source in row[:9]:
            table.key(Qt.Key(Qt.Key.Key_1 + row.index(source)))
            assert table.held() == source
            table.key(Qt.Key.Key_Escape)
            table.scene.cancel()


def test_a_fireplace_goes_onto_a_hearth(lay: Lay) -> None:
    """Only what may be handed back can be lifted; the line says what it buys."""
    moment = next(one for one in MOMENTS if one.name == "2-hearths")
    table = lay(moment)
    own, hearth = played_slot(table.seat, "fireplace_2"), MAJOR_SLOTS["cooking_hearth_5"]
    assert own in table.scene.hand.sources()
    assert played_slot(table.seat, "well") not in table.scene.hand.sources()
    table.lift(own)
    assert set(table.scene.hand.targets()) == {hearth, MAJOR_SLOTS["cooking_hearth_4"]}
    table.move(hearth)
    said, tone = table.helped[-1]
    assert said is not None
    assert (said.key, tone) == ("agricola.move.improve_back", "effect")
    (card,) = (item for item in table.scene._pieces.items.values() if item.placed.slot == own)
    assert card.scale() < 0.6, "the tile below the card is still to be seen"
    table.move(table.stage.places()[0])
    assert card.scale() == 1
    table.move(hearth)
    table.release()
    assert [str(move) for move in table.moves] == ["improve cooking_hearth_5 return fireplace_2"]


def test_f_takes_fences(lay: Lay) -> None:
    """Where fences are asked for; elsewhere it does nothing."""
    taken = []
    for moment in MOMENTS:
        table = lay(moment)
        fence = STOCKS[table.seat]["fence"]
        may = fence in table.scene.hand.sources()
        table.key(Qt.Key.Key_F)
        assert (table.held() == fence) == may
        taken.append(table.held())
        table.key(Qt.Key.Key_G)
        assert table.held() == taken[-1], "no other letter takes anything"
    assert any(taken)
    assert not all(taken)


@pytest.mark.parametrize("key", [Qt.Key.Key_F, Qt.Key.Key_2], ids=["F", "2"])
def test_what_cannot_be_taken_undoes_no_sowing(key: Qt.Key, lay: Lay) -> None:
    """Seeds lie on fields; the key of fences or stables, which nobody asks for, lets them lie."""
    moment = next(one for one in MOMENTS if one.name == "3-crowded")
    table = lay(moment)
    sow = max((one for one in asked(moment.state).moves if verb(one) == "sow"), key=length)
    table.drag(*drops_of(sow)[0])
    assert len(table.drops) == 1
    table.key(key)
    assert table.drops == tuple(drops_of(sow)[:1])


def test_buttons_play_their_moves_by_click_and_key(lay: Lay) -> None:
    """Meals, conversions, breads and what is let go are there at a press, too."""
    seen = set()
    for moment in MOMENTS:
        table = lay(moment)
        legal = asked(moment.state).all_moves
        for slot in [slot for slot in table.stage.places() if slot.zone == "side"]:
            move = table.stage.presses(slot)
            assert move in legal
            table.click(slot)
            assert table.moves == [move]
            table.show(moment.state)
            walk(table, table.stage.places(), slot)
            table.key(Qt.Key.Key_Return)
            assert table.moves == [move]
            seen.add(verb(move)) if move is not None else None
            table.show(moment.state)
    assert seen >= {"convert", "feed", "keep", "sow", "bake"}


def test_an_improvement_falls_anywhere_into_the_row(lay: Lay) -> None:
    """Over the cards that lie there already, too."""
    moment = next(one for one in MOMENTS if one.name.endswith("-improve"))
    table = lay(moment)
    (first, *_) = asked(moment.state).moves
    (drop,) = drops_of(first)
    zone = table.rect(drop.target)
    table.lift(drop.source)
    table.move_to(table.pixel(zone.topRight()) + (table.pixel(zone.center()) -
                  table.pixel(zone.topRight())) * 0.1)  # fmt: skip
    table.release()
    assert table.moves == [first]
