"""How many of a pile are in the hand: by wheel, by digit, in the picture, in drops."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from farmdesk.core.moves import phrase
from farmdesk.table.art import Art
from farmdesk.table.gesture import Hand
from farmdesk.table.lights import Lit
from farmdesk.table.overlay import Lights, Overlay
from farmdesk.table.tones import LIGHT
from farmdesk.table.view import TableView
from tests.core.little import Spelled, ask, group
from tests.table.paper import Paper, click, drag, hand_for, middle
from tests.table.plain import BLOCKS, BOARD, TRAY, PlainTable, lights, pick, view
from tests.table.test_piles import Heap

pytestmark = pytest.mark.usefixtures("qapp")

POT, BOWL = BOARD[0], BOARD[1]


def paying(n: int, target: object = POT) -> Spelled:
    """So many of the heap for one place."""
    return Spelled(f"pay {n}", (group(*[f"{TRAY[0]} > {target}"] * n),))


ONE, TWO, THREE = (paying(n) for n in (1, 2, 3))
BOTH = paying(2, BOWL)
EACH = Spelled("each", (group(f"{TRAY[0]} > {POT}", f"{TRAY[0]} > {BOWL}"),))


@pytest.fixture
def held() -> tuple[Hand, Paper]:
    """One of the heap in the hand; the pot takes three, the bowl two."""
    hand, paper = hand_for(ONE, TWO, THREE, BOTH)
    click(hand, TRAY[0])
    return hand, paper


def test_an_empty_hand_counts_nothing() -> None:
    hand, _ = hand_for(ONE, TWO)
    assert hand.armful.most == 0
    assert not hand.armful.take(2)


def test_what_goes_to_each_place_once_is_one() -> None:
    hand, _ = hand_for(EACH)
    click(hand, TRAY[0])
    assert hand.armful.most == 1
    assert not hand.armful.take(2)
    assert hand.armful.count == 1


def test_what_is_swept_is_laid_one_by_one(held: tuple[Hand, Paper]) -> None:
    hand, paper = held
    paper.swept_over = {TRAY[0]: (POT, BOWL)}
    assert hand.armful.most == 1
    paper.swept_over = {TRAY[0]: (POT,)}
    assert hand.armful.most == 2, "the bowl still takes two, as an oven beside fields does"


@pytest.mark.parametrize(("wanted", "had"), [(0, 1), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_as_many_as_there_are(held: tuple[Hand, Paper], wanted: int, had: int) -> None:
    hand, _ = held
    assert hand.armful.take(wanted)
    assert hand.armful.count == had


def test_only_places_that_take_so_many_are_lit(held: tuple[Hand, Paper]) -> None:
    hand, _ = held
    assert set(hand.targets()) == {POT, BOWL}
    hand.armful.take(3)
    assert hand.targets() == (POT,)
    assert not hand.place(BOWL)


def test_all_of_them_are_dropped_and_taken_back_at_once(held: tuple[Hand, Paper]) -> None:
    hand, paper = held
    hand.armful.take(2)
    assert len(hand.moves_at(POT)) == 2
    click(hand, POT)
    assert paper.moves == [], "a third may follow"
    assert len(hand.drops()) == 2
    assert hand.composer is not None
    assert hand.composer.ready == TWO
    assert hand.back()
    assert hand.drops() == ()


def test_a_whole_move_plays(held: tuple[Hand, Paper]) -> None:
    hand, paper = held
    hand.armful.take(3)
    click(hand, POT)
    assert paper.moves == [THREE]


def test_the_next_one_is_one_again(held: tuple[Hand, Paper]) -> None:
    hand, paper = held
    hand.armful.take(3)
    hand.put_back()
    drag(hand, TRAY[0], POT)
    assert len(hand.drops()) == 1
    assert paper.moves == []


def test_a_fine_wheel_adds_up(held: tuple[Hand, Paper]) -> None:
    """A touchpad turns by little; a notch of a mouse is one more."""
    hand, _ = held
    counts = []
    for by in (50, 50, 50, -30, -240, 120):
        assert hand.armful.turn(by)
        counts.append(hand.armful.count)
    assert counts == [1, 1, 2, 2, 1, 2]


def test_half_a_notch_is_forgotten_with_the_piece(held: tuple[Hand, Paper]) -> None:
    hand, _ = held
    assert hand.armful.turn(100)
    hand.put_back()
    click(hand, TRAY[0])
    assert hand.armful.turn(100)
    assert hand.armful.count == 1


def test_a_wheel_does_nothing_where_one_is_all() -> None:
    hand, _ = hand_for(EACH)
    click(hand, TRAY[0])
    assert not hand.armful.turn(120)


@pytest.fixture
def window(qapp: object) -> Iterator[TableView]:
    """A window onto a table."""
    made = TableView()
    made.resize(560, 340)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def table(window: TableView) -> PlainTable:
    """The same on a table, with a heap that stays where it lies."""
    made = PlainTable(stage=Heap())
    window.show_table(made.scene)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.setFocus()
    made.scene.show(view(ask(ONE, TWO, THREE, BOTH)))
    return made


def roll(table: PlainTable, window: TableView, notches: int, aside: int = 0) -> None:
    """Turn the wheel over the table, or push it aside."""
    at = window.mapFromScene(table.point(POT))
    event = QWheelEvent(
        at,
        window.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(120 * aside, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window.viewport(), event)


def test_the_wheel_over_the_table_counts(table: PlainTable, window: TableView) -> None:
    roll(table, window, 1)
    assert lights(table).armful is None, "the hand is empty"
    pick(table, TRAY[0])
    assert lights(table).armful == (1, 3)
    roll(table, window, 1)
    assert lights(table).armful == (2, 3)
    roll(table, window, -1)
    assert lights(table).armful == (1, 3)
    roll(table, window, 0, aside=1)
    assert lights(table).armful == (1, 3), "a wheel that is pushed aside counts nothing"


def test_where_fewer_have_room_that_is_said(table: PlainTable, window: TableView) -> None:
    """Three over the bowl, which takes two; a place that takes none is asked of the rules."""
    pick(table, TRAY[0])
    table.scene.hand.armful.take(3)
    table.scene.hand.move(table.point(BOWL))
    assert table.notes[-1] == (phrase("table.armful.room", n=2), "no")
    assert lights(table).illegal is not None
    assert table.asked == []
    table.scene.hand.move(table.point(BOARD[2]))
    assert table.notes[-1] == (phrase("no", to=str(BOARD[2])), "no")


def test_a_digit_counts_while_something_is_held(table: PlainTable, window: TableView) -> None:
    QTest.keyClick(window, Qt.Key.Key_1)
    assert table.scene.hand.held == TRAY[0]
    table.scene.hand.focus(BOWL)
    QTest.keyClick(window, Qt.Key.Key_3)
    assert table.scene.hand.armful.count == 3
    assert table.scene.hand.ring == POT, "the bowl takes two at most"
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert [str(move) for _, move in table.moves] == ["pay 3"]


def test_what_is_carried_says_how_many(table: PlainTable) -> None:
    hand = table.scene.hand
    hand.press(middle(TRAY[0]))
    hand.move(middle(TRAY[0]) + QPointF(30, 0))
    hand.armful.take(2)
    hand.move(table.point(POT))
    ghost = lights(table).ghost
    assert ghost is not None
    assert ghost.key == (("grain",), 2)
    (sample,) = table.scene._pieces._samples
    assert sample.face_key == ghost.key
    hand.release(table.point(POT))
    assert len(table.scene._pieces._samples) == 2


def test_a_piece_that_is_carried_itself_says_how_many(qapp: object) -> None:
    """As crops are that pay for a card; once it lies again it is one as ever."""
    table = PlainTable()
    table.scene.show(view(ask(ONE, TWO, THREE)))
    hand, item = table.scene.hand, table.scene._pieces.items[BLOCKS[0].piece]
    plain = item._face.key
    hand.press(middle(TRAY[0]))
    hand.move(middle(TRAY[0]) + QPointF(30, 0))
    hand.armful.take(2)
    assert item._face.key == (plain, 2)
    hand.armful.take(1)
    assert item._face.key == plain
    hand.armful.take(3)
    assert item._face.key == (plain, 3)
    hand.put_back()
    assert item._face.key == plain


def test_how_many_is_painted_over_lit_places(qapp: object) -> None:
    """A lit place beside the pile must not hide the number."""
    overlay = Overlay(Art(LIGHT))
    pile = QRectF(60, 100, 80, 60)
    beside = Lit(pile.translated(0, -70))
    overlay.lights = Lights(legal=(beside,), left=pile, armful=(2, 3))
    plate = overlay.lights.plate()
    assert plate is not None
    assert plate.intersects(beside.rect)
    assert any(rect.contains(plate) for rect in overlay.lights.top_at(QRectF(0, 0, 200, 200)))
    assert overlay.lights.top() != overlay.lights._replace(armful=(1, 3)).top()
    picture = QImage(200, 200, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    overlay.paint_top(painter, QRectF(0, 0, 200, 200))
    painter.end()
    assert picture.pixelColor(plate.center().toPoint() - QPoint(0, 9)).alpha() == 255
