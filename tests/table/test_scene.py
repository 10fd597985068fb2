"""The scene: a picture of one View, a hand over it, and lights that follow from the hand."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from farmdesk.core.events import Moved
from farmdesk.core.moves import phrase
from farmdesk.core.places import Piece
from farmdesk.core.standing import Part, ScoreLine
from farmdesk.table.stage import Lamp, Motion
from farmdesk.table.tones import DARK
from tests.core.little import Spelled, ask, drop
from tests.table.plain import BLOCKS, BOARD, TRAY, PlainTable, block, carry, lights, pick, view

pytestmark = pytest.mark.usefixtures("qapp")

LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
LAY_FAR = Spelled("far", (drop(f"{TRAY[0]} > {BOARD[3]}"),))
SHORT = Spelled("short", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
LONG = Spelled("long", (drop(f"{TRAY[0]} > {BOARD[0]}"), drop(f"{TRAY[1]} > {BOARD[1]}")))
A = Piece("block:a")


# The picture


def test_every_piece_lies_in_its_slot() -> None:
    table = PlainTable()
    table.scene.show(view())
    for placed in BLOCKS:
        assert table.pos(placed.piece.name) == table.middle(placed.slot)


def test_a_new_view_takes_the_place_of_the_old_one() -> None:
    table = PlainTable()
    table.scene.show(view())
    table.scene.show(view(placed=(block("a", "board/0,0"), block("d", "tray/0"))))
    assert table.pos("a") == table.middle("board/0,0")
    assert set(table.scene._pieces.items) == {A, Piece("block:d")}


def test_pieces_of_a_pile_that_the_stage_paints_are_no_items() -> None:
    table = PlainTable()
    table.scene.show(view(placed=(block("a", "box"), block("b", "tray/0"))))
    assert set(table.scene._pieces.items) == {Piece("block:b")}


def test_equal_pieces_of_a_slot_lie_one_over_the_other_and_only_one_is_lifted() -> None:
    table = PlainTable()
    pile = tuple(block(name, "tray/0", order=order) for order, name in enumerate("ab"))
    table.scene.show(view(ask(LAY), pile))
    low, high = table.pos("a"), table.pos("b")
    assert low != high
    carry(table, TRAY[0], BOARD[0])
    assert table.pos("a") == low
    assert table.pos("b") != high


def test_a_resized_table_lies_where_it_did() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY)))
    pick(table, TRAY[0])
    table.scene.arrange(QSizeF(700, 400), "regular", 1.0)
    assert table.scene.sceneRect() == QRectF(0, 0, 700, 400)
    assert table.scene.hand.held == TRAY[0], "a clicked piece stays in hand"


# What is said


def test_a_spelled_move_is_told_once_with_its_seat() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY, LAY_FAR)))
    carry(table, TRAY[0], BOARD[0])
    table.scene.hand.release(table.point(BOARD[0]))
    assert table.moves == [(0, LAY)]
    assert table.pos("a") == table.middle(BOARD[0]), "the piece stays where it was dropped"


def test_the_tick_plays_what_is_spelled() -> None:
    table = PlainTable()
    table.scene.show(view(ask(SHORT, LONG)))
    pick(table, TRAY[0])
    pick(table, BOARD[0])
    assert table.moves == []
    assert table.scene.composer is not None
    assert table.scene.composer.ready == SHORT
    table.scene.finish()
    assert table.moves == [(0, SHORT)]


def test_composed_tells_of_every_change() -> None:
    table = PlainTable()
    table.scene.show(view(ask(SHORT, LONG)))
    table.told.clear()
    pick(table, TRAY[0])
    assert table.told == ["composed"]
    pick(table, BOARD[0])
    assert table.told == ["composed"] * 2
    assert table.scene.back()
    assert table.told == ["composed"] * 3
    assert not table.scene.back()


def test_cancel_puts_all_back() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LONG)))
    pick(table, TRAY[0])
    pick(table, BOARD[0])
    table.scene.cancel()
    assert table.pos("a") == table.middle(TRAY[0])
    assert table.scene.hand.drops() == ()


def test_a_legal_place_tells_what_it_brings() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY, LAY_FAR)))
    carry(table, TRAY[0], BOARD[0])
    assert table.notes[-1] == (phrase("table.brings", points="+7"), "effect")
    assert table.stage.focus.legal
    assert table.stage.focus.effect is not None
    assert table.foreseen == [LAY]


def test_an_illegal_place_tells_why() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY)))
    carry(table, TRAY[0], BOARD[7])
    assert table.notes[-1] == (phrase("no", to=str(BOARD[7])), "no")
    assert table.asked[-1] == (drop(f"{TRAY[0]} > {BOARD[7]}"),)
    assert table.stage.focus.note == phrase("no", to=str(BOARD[7]))
    assert lights(table).reason == ("table.not_here", "no")


def test_no_tooltip_hides_the_reason() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY)))
    for slot, told in ((BOARD[0], True), (BOARD[7], False)):
        carry(table, TRAY[0], slot)
        assert bool(table.scene.words_at(table.point(slot))) == told


def test_the_place_where_it_came_from_is_no_mistake() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY)))
    carry(table, TRAY[0], BOARD[7])
    table.scene.hand.move(table.point(TRAY[0]))
    assert table.notes[-1] == (None, "plain")


def test_nothing_is_foreseen_twice_or_after_the_state_has_changed() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY, LAY_FAR)))
    for target in (BOARD[0], BOARD[7], BOARD[0], BOARD[3], BOARD[0]):
        carry(table, TRAY[0], target)
    assert table.foreseen == [LAY, LAY_FAR]
    table.scene.show(view(ask(LAY, LAY_FAR)))
    carry(table, TRAY[0], BOARD[0])
    assert table.foreseen == [LAY, LAY_FAR, LAY]


def test_the_pointed_slot_is_told() -> None:
    table = PlainTable()
    table.scene.show(view())
    table.scene.hand.move(table.point(BOARD[2]))
    assert table.pointed[-1] == BOARD[2]
    table.scene.hand.move(QPointF(2, 2))
    assert table.pointed[-1] is None


# Lights


def test_nothing_is_lit_until_a_piece_is_lifted() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY, LAY_FAR)))
    assert len(lights(table).liftable) == 1
    assert lights(table).legal == ()
    assert not lights(table).veiled
    pick(table, TRAY[0])
    assert len(lights(table).legal) == 2
    assert {lit.sign for lit in lights(table).legal} == {"+"}
    assert lights(table).liftable == ()
    assert lights(table).veiled
    assert lights(table).clear == (QRectF(430, 10, 120, 330),)
    assert lights(table).left == table.stage.spot(TRAY[0])


def test_estimates_are_filled_in_and_stay_while_the_pointer_moves(qtbot: QtBot) -> None:
    """They come a moment after the lights, and never flicker."""
    table = PlainTable()
    table.stage.guesses = True
    table.scene.show(view(ask(LAY, LAY_FAR)))
    pick(table, TRAY[0])
    assert {lit.sign for lit in lights(table).legal} == {"+"}
    qtbot.waitUntil(lambda: {lit.sign for lit in lights(table).legal} == {"+7"}, timeout=1000)
    for target in (BOARD[0], BOARD[7], BOARD[3]):
        table.scene.hand.move(table.point(target))
        assert {lit.sign for lit in lights(table).legal} == {"+7"}
    assert len(table.foreseen) == 2
    table.scene.back()
    pick(table, TRAY[0])
    table.scene.show(view(ask(LAY, LAY_FAR), totals=(0, 0)))
    assert lights(table).legal == ()


def test_light_shows_places_and_puts_them_out() -> None:
    table = PlainTable()
    table.scene.show(view())
    table.scene.light(Lamp((BOARD[0], BOARD[1])), Lamp(BOARD[:2], 1, 5))
    plain, scored = lights(table).glows
    assert plain.rects == tuple(table.stage.spot(slot) for slot in BOARD[:2])
    assert (scored.text, scored.look) == ("+5", 1)
    table.scene.light()
    assert lights(table).glows == ()


def test_hovering_lights_what_scores_there() -> None:
    table = PlainTable()
    line = ScoreLine(1, phrase("trees"), 5, of=BOARD[5], parts=(
        Part((BOARD[0],), 2), Part((BOARD[1], BOARD[2]), 3)))  # fmt: skip
    table.scene.show(view(lines=(line,)))
    table.scene.hand.move(table.point(BOARD[5]))
    assert [(glow.text, glow.look) for glow in lights(table).glows] == [("+2", 1), ("+3", 1)]
    table.scene.hand.move(table.point(BOARD[4]))
    assert lights(table).glows == ()


def test_points_for_the_same_places_are_added_up() -> None:
    table = PlainTable()
    lines = tuple(
        ScoreLine(0, phrase(what), n, of=BOARD[5], parts=(Part((BOARD[0],), n),))
        for what, n in (("trees", 2), ("water", -3))
    )
    table.scene.show(view(lines=lines))
    table.scene.hand.move(table.point(BOARD[5]))
    assert [glow.text for glow in lights(table).glows] == ["\u22121"]


def test_footprints_of_others_are_shown() -> None:
    table = PlainTable()
    table.scene.show(view(footprints=((1, (TRAY[0], BOARD[2])),)))
    ((look, rects),) = lights(table).footprints
    assert look == 1
    assert rects == (table.stage.spot(TRAY[0]), table.stage.spot(BOARD[2]))


# Dress and end


def test_theme_and_language_repaint_everything() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY)))
    pick(table, TRAY[0])
    shown = len(table.stage.shown)
    table.scene.set_theme(DARK)
    assert table.art.theme is DARK
    table.scene.retranslate()
    assert len(table.stage.shown) > shown
    assert table.scene.hand.held == TRAY[0]


def test_the_scene_paints_itself() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY)))
    carry(table, TRAY[0], BOARD[7])
    image = QImage(560, 340, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    table.scene.render(painter)
    painter.end()
    magenta = image.pixel(0, 0).__class__(0xFFFF00FF)
    assert all(image.pixel(x, y) != magenta for x in range(0, 560, 35) for y in range(0, 340, 34))


def test_an_empty_scene_is_no_trouble() -> None:
    """Before the first View there is nothing to lift, light or put back."""
    table = PlainTable()
    table.scene.light(Lamp((BOARD[0],)))
    table.scene.interrupt()
    table.scene.skip()
    table.scene.retranslate()
    table.scene.hand.move(QPointF(50, 50))
    table.scene.finish()
    assert not table.scene.back()
    assert table.moves == []


def test_a_closed_table_leaves_no_item_alive(qtbot: QtBot) -> None:
    table = PlainTable(Motion(1.0))
    table.stage.guesses = True
    table.scene.show(view(ask(LAY)))
    pick(table, TRAY[0])
    table.scene.play(
        (Moved(A, TRAY[0], BOARD[2]),), view(ask(LAY), (block("a", BOARD[2]), *BLOCKS[1:]))
    )
    left: list[weakref.ref[object]] = [weakref.ref(item) for item in table.scene.items()]
    left.append(weakref.ref(table.scene))
    assert len(left) > 5
    del table
    gc.collect()
    qtbot.wait(20)
    gc.collect()
    assert [ref() for ref in left if ref() is not None] == []
