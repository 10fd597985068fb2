"""The scene where decisions are sealed: the tick, others' seals, pieces that stay, other leaves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from farmdesk.core.events import Moved
from farmdesk.core.places import Piece, Slot
from farmdesk.table.lighting import MANY
from farmdesk.table.stage import Motion
from tests.core.little import Spelled, ask, drop
from tests.table.plain import BLOCKS, BOARD, TRAY, PlainTable, block, carry, lights, pick, view

pytestmark = pytest.mark.usefixtures("qapp")

LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
LAY_FAR = Spelled("far", (drop(f"{TRAY[0]} > {BOARD[3]}"),))
LONG = Spelled("long", (drop(f"{TRAY[0]} > {BOARD[0]}"), drop(f"{TRAY[1]} > {BOARD[1]}")))
A = Piece("block:a")


# A move that waits for the tick


def test_with_confirm_the_piece_lies_where_it_was_dropped_until_the_tick() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY, LAY_FAR), confirm="on"))
    carry(table, TRAY[0], BOARD[0])
    table.scene.hand.release(table.point(BOARD[0]))
    assert table.moves == []
    assert table.pos("a") == table.middle(BOARD[0])
    assert table.scene.composer is not None
    assert table.scene.composer.ready == LAY
    table.scene.finish()
    assert table.moves == [(0, LAY)]


def test_confirm_is_a_wish_of_the_match() -> None:
    for other in (view(ask(LAY)), view(ask(LAY), confirm="off")):
        table = PlainTable()
        table.scene.show(view(ask(LAY), confirm="on"))
        table.scene.show(other)
        pick(table, TRAY[0])
        pick(table, BOARD[0])
        assert table.moves == [(0, LAY)]


def test_a_renewed_view_leaves_the_hand_alone() -> None:
    """Somebody else has sealed a decision while this person composes."""
    table = PlainTable()
    table.scene.show(view(ask(LONG)))
    pick(table, TRAY[0])
    pick(table, BOARD[0])
    hand = table.scene.hand
    held, drops = hand.held, hand.drops()
    assert held is not None
    table.told.clear()
    again = view(ask(LONG))
    table.scene.renew(again)
    assert table.scene.view is again
    assert table.stage.shown[-1] is again
    assert (hand.held, hand.drops()) == (held, drops)
    assert table.pos("a") == table.middle(BOARD[0])
    assert "settled" not in table.told
    pick(table, BOARD[1])
    assert table.moves == [(0, LONG)]


# Pieces that stay, ways that answer, other leaves


def test_an_anchored_piece_stays_where_it_lies() -> None:
    """Only a line is drawn from it; a ghost of it at the hovered slot would be a lie."""
    table = PlainTable()
    table.stage.fixed = (TRAY[0],)
    table.scene.show(view(ask(LONG)))
    carry(table, TRAY[0], BOARD[0])
    assert table.scene.hand.held == TRAY[0]
    assert table.pos("a") == table.middle(TRAY[0])
    assert lights(table).ghost is None
    assert lights(table).hovered == table.stage.spot(BOARD[0])
    table.scene.hand.release(table.point(BOARD[0]))
    assert table.scene.hand.drops() == LONG.drops[:1]
    assert table.pos("a") == table.middle(TRAY[0])


def test_a_carried_piece_has_a_ghost() -> None:
    table = PlainTable()
    table.scene.show(view(ask(LAY)))
    carry(table, TRAY[0], BOARD[0])
    assert lights(table).ghost is not None
    assert table.pos("a") != table.middle(TRAY[0])


def test_the_stage_says_where_the_way_answers() -> None:
    ways = tuple(
        Spelled(name, (drop(f"{BOARD[5]} > {BOARD[10]}"), drop(f"{TRAY[2]} > {corner}")))
        for name, corner in (("over", BOARD[2]), ("under", BOARD[8]))
    )
    for steering, played in (((), []), ((TRAY[2],), [(0, ways[1])])):
        table = PlainTable()
        table.stage.steering = steering
        table.scene.show(view(ask(*ways)))
        carry(table, BOARD[5], BOARD[8])
        table.scene.hand.move(table.point(BOARD[10]))
        table.scene.hand.release(table.point(BOARD[10]))
        assert table.moves == played


def test_another_leaf_moves_the_pieces_and_keeps_the_hand() -> None:
    table = PlainTable()
    table.stage.pages = 2
    table.scene.show(view(ask(LAY, LAY_FAR)))
    pick(table, TRAY[0])
    at = table.pos("c")
    assert table.scene.leaf(1)
    assert table.pos("c") == (at[0] + 1_000, at[1])
    assert table.scene.hand.held == TRAY[0]
    assert [lit.rect for lit in lights(table).legal] == [
        table.stage.spot(BOARD[0]),
        table.stage.spot(BOARD[3]),
    ]
    assert table.scene.leaf(0)
    assert table.pos("c") == at
    assert not table.scene.leaf(0)


def test_a_click_on_what_cannot_be_lifted_opens_it() -> None:
    table = PlainTable()
    table.stage.pages = 2
    table.scene.show(view(ask(LAY)))
    at = table.pos("c")
    pick(table, BOARD[7])
    assert table.stage.opened == [BOARD[7]]
    assert table.pos("c") == (at[0] + 1_000, at[1])
    pick(table, TRAY[0])
    assert table.stage.opened == [BOARD[7]]


def test_another_leaf_ends_what_flies() -> None:
    """It would land on a place that lies elsewhere now."""
    table = PlainTable(Motion(1.0))
    table.stage.pages = 2
    table.scene.show(view())
    table.scene.play(
        (Moved(A, TRAY[0], BOARD[2]),), view(placed=(block("a", BOARD[2]), *BLOCKS[1:]))
    )
    assert "settled" not in table.told, "it is on its way"
    table.scene.leaf(1)
    assert "settled" in table.told
    assert not table.scene.busy
    there = table.stage.spot(BOARD[2])
    assert there is not None
    assert table.pos("a") == (there.center().x(), there.center().y())


def test_very_many_lit_slots_are_faint() -> None:
    """Or they would hide what they lie on."""
    table = PlainTable()
    for count in (MANY, MANY + 1):
        table.stage.spots = {Slot(f"far/{n}"): QRectF(9 * n, 4, 8, 8) for n in range(count)}
        moves = [Spelled(str(slot), (drop(f"{TRAY[0]} > {slot}"),)) for slot in table.stage.spots]
        table.scene.show(view(ask(*moves)))
        pick(table, TRAY[0])
        assert len(lights(table).legal) == count
        assert {lit.faint for lit in lights(table).legal} == {count > MANY}


@pytest.mark.parametrize("card", [True, False])
def test_only_cards_throw_a_shadow_as_their_rectangle_does(card: bool) -> None:
    """A round stop with a square shadow would look like a card below it."""
    table = PlainTable()
    table.stage.cards = card
    table.scene.show(view())
    image = QImage(560, 340, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    table.scene.render(painter)
    painter.end()
    rect = table.stage.spot(TRAY[0])
    assert rect is not None
    beside = QPointF(rect.center().x(), rect.bottom() + 3)
    bare = QPointF(rect.center().x(), rect.bottom() + 14)
    assert (image.pixel(beside.toPoint()) != image.pixel(bare.toPoint())) is card
