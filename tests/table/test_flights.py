"""What happened becomes flights on one clock, which can be hurried, skipped and forgotten."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from pytestqt.qtbot import QtBot

from farmdesk.core.events import Event, Gained, Moved, Told, Turned
from farmdesk.core.moves import phrase
from farmdesk.core.places import Piece, Slot
from farmdesk.table.animator import LONGEST, Animator, Flight
from farmdesk.table.flights import FLY_BACK, GLIDE, OWNED, TOGETHER, back_home, gliding, told
from farmdesk.table.items import PieceItem, arc
from farmdesk.table.stage import Way
from tests.table.plain import BOARD, TRAY, PlainTable, block, rect_of, say, view

pytestmark = pytest.mark.usefixtures("qapp")

A, B, C = (Piece(f"block:{name}") for name in "abc")


@pytest.fixture
def table(qapp: QObject) -> PlainTable:
    made = PlainTable()
    made.scene.show(view())
    return made


def flights(table: PlainTable, *events: Event) -> tuple[Flight, ...]:
    pieces = table.scene._pieces
    return told(events, view(), table.stage, pieces.items, pieces.make, say)


def centre(slot: Slot) -> QPointF:
    rect = rect_of(slot)
    assert rect is not None
    return rect.center()


def test_events_that_move_nothing_make_no_flight(table: PlainTable) -> None:
    assert flights(table, Told(0, phrase("x")), Gained(0, "wood", 2)) == ()


def test_pieces_fly_one_after_the_other(table: PlainTable) -> None:
    first, second = flights(table, Moved(A, TRAY[0], BOARD[0]), Moved(C, BOARD[5], TRAY[0]))
    assert (first.start, first.end) == (centre(TRAY[0]), centre(BOARD[0]))
    assert first.begin == 0
    assert second.begin >= first.begin + first.lasts
    assert second.end == centre(TRAY[0])


def test_pieces_on_the_same_way_go_as_one_row(table: PlainTable) -> None:
    first, second = flights(table, Moved(A, TRAY[0], BOARD[0]), Moved(B, TRAY[1], BOARD[1]))
    assert second.begin == first.begin + TOGETHER


def test_a_piece_that_moves_twice_goes_on_from_where_it_came_to(table: PlainTable) -> None:
    first, second = flights(table, Moved(A, TRAY[0], BOARD[0]), Moved(A, BOARD[0], BOARD[3]))
    assert second.start == first.end
    assert second.bend == 0, "inside a zone a piece slides"
    assert first.bend > 0, "from zone to zone it flies"


def test_a_piece_flies_from_where_it_was_dropped(table: PlainTable) -> None:
    table.scene._pieces.items[A].setPos(200, 200)
    (flight,) = flights(table, Moved(A, TRAY[0], BOARD[0]))
    assert flight.start == QPointF(200, 200)


def test_a_piece_dropped_in_its_place_waits_there(table: PlainTable) -> None:
    table.scene._pieces.items[A].setPos(centre(BOARD[0]))
    first, _ = flights(table, Moved(A, TRAY[0], BOARD[0]), Moved(C, BOARD[5], BOARD[6]))
    assert (first.end, first.lasts) == (centre(BOARD[0]), 0)


def test_a_turned_piece_comes_with_its_back_up(table: PlainTable) -> None:
    (flight,) = flights(table, Turned(Piece("block:new"), TRAY[2], TRAY[0]))
    assert flight.turns
    assert flight.item.turn == -1
    assert not flight.item.isVisible(), "until its flight begins"
    flight.at(flight.begin + flight.lasts)
    assert flight.item.isVisible()
    assert flight.item.turn == 1


def test_a_piece_that_leaves_the_table_says_why_and_fades(table: PlainTable) -> None:
    table.stage.loose = lambda placed: placed.slot != BOARD[11]  # type: ignore[method-assign]  # another answer for this test alone
    (flight,) = flights(table, Moved(C, BOARD[5], BOARD[11], why=phrase("eaten")))
    assert flight.vanishes
    flight.at(flight.begin + 1)
    assert flight.item.caption == "eaten"
    flight.at(flight.begin + flight.lasts)
    assert flight.item.opacity() == 0


def test_a_piece_that_never_lies_on_the_table_is_seen_where_the_stage_says(
    table: PlainTable,
) -> None:
    """Into a box that shows none of its pieces: unseen, or on a way of its own, and it fades."""
    table.stage.spots = {Slot("box"): rect_of(BOARD[11]) or QRectF()}
    new, box = Piece("block:new"), Slot("box")
    assert flights(table, Moved(new, BOARD[0], box), Turned(new, BOARD[0], box)) == ()
    way = Way(QPointF(3, 4), QPointF(50, 60), "#C33E26")
    table.stage.aloft = lambda source, target: way  # type: ignore[method-assign]  # another answer for this test alone
    for event in (Moved(new, BOARD[0], box), Turned(new, BOARD[0], box)):
        table.scene._pieces.items.pop(new, None)
        (flight,) = flights(table, event)
        assert (flight.start, flight.end) == way[:2]
        assert flight.item.line == (way.line, OWNED)
        assert flight.vanishes


def test_what_lies_nowhere_does_not_fly(table: PlainTable) -> None:
    assert flights(table, Moved(A, TRAY[0], Slot("moon"))) == ()


def test_a_flight_waits_for_its_turn_and_ends_in_its_place(table: PlainTable) -> None:
    item = table.scene._pieces.items[A]
    flight = Flight(item, centre(TRAY[0]), centre(BOARD[0]), begin=100, lasts=200)
    item.setPos(1, 1)
    flight.at(50)
    assert item.pos() == QPointF(1, 1)
    flight.at(200)
    assert centre(BOARD[0]).x() < item.pos().x() < centre(TRAY[0]).x()
    flight.at(10_000)
    assert item.pos() == centre(BOARD[0])


def test_an_arc_bends_upwards_and_meets_both_ends() -> None:
    start, end = QPointF(0, 0), QPointF(100, 0)
    assert arc(start, end, 0) == start
    assert (arc(start, end, 1) - end).manhattanLength() < 0.01
    assert arc(start, end, 0.5).y() == pytest.approx(-12)


def test_gliding_takes_all_pieces_that_lie_elsewhere(table: PlainTable) -> None:
    items = table.scene._pieces.items
    before = {piece: item.pos() for piece, item in items.items()}
    items[A].setPos(300, 300)
    (flight,) = gliding(items, before)
    assert (flight.item, flight.lasts) == (items[A], GLIDE)
    assert (flight.start, flight.end) == (before[A], QPointF(300, 300))


def test_the_way_back_is_short(table: PlainTable) -> None:
    item = table.scene._pieces.items[A]
    (flight,) = back_home([(item, QPointF(5, 5))])
    assert flight.lasts == FLY_BACK <= 200
    assert flight.end == QPointF(5, 5)


# The clock


class Runs:
    def __init__(self) -> None:
        self.count = 0

    def add(self) -> None:
        self.count += 1


def runner(item: PieceItem, runs: Runs) -> Animator:
    animator = Animator(item)
    animator.finished.connect(runs.add)
    return animator


def flight_of(item: PieceItem, lasts: float = 200) -> tuple[Flight, ...]:
    return (Flight(item, QPointF(0, 0), QPointF(100, 0), 0, lasts),)


def test_the_clock_ends_at_the_end(table: PlainTable, qtbot: QtBot) -> None:
    item, runs = table.scene._pieces.items[A], Runs()
    animator = runner(item, runs)
    animator.run(flight_of(item), 4.0)
    assert animator.running
    assert animator.flying == {item}
    qtbot.waitUntil(lambda: not animator.running, timeout=2000)
    assert item.pos() == QPointF(100, 0)
    assert runs.count == 1


def test_skip_ends_at_once_and_says_so_once(table: PlainTable) -> None:
    item, runs = table.scene._pieces.items[A], Runs()
    animator = runner(item, runs)
    animator.run(flight_of(item), 1.0)
    animator.skip()
    animator.skip()
    assert item.pos() == QPointF(100, 0)
    assert runs.count == 1
    assert not animator.flying


def test_stop_forgets_without_a_word(table: PlainTable, qtbot: QtBot) -> None:
    item, runs = table.scene._pieces.items[A], Runs()
    animator = runner(item, runs)
    animator.run(flight_of(item), 4.0)
    animator.stop()
    item.setPos(7, 7)
    qtbot.wait(120)
    assert item.pos() == QPointF(7, 7)
    assert runs.count == 0


def test_nothing_to_fly_is_over_at_once(table: PlainTable) -> None:
    item, runs = table.scene._pieces.items[A], Runs()
    runner(item, runs).run((), 1.0)
    assert runs.count == 1


def test_a_new_run_puts_the_old_one_at_its_end(table: PlainTable) -> None:
    items, runs = table.scene._pieces.items, Runs()
    animator = runner(items[A], runs)
    animator.run(flight_of(items[A]), 1.0)
    animator.run(flight_of(items[B]), 1.0)
    assert items[A].pos() == QPointF(100, 0)
    assert animator.flying == {items[B]}


@pytest.mark.parametrize(
    ("lasts", "speed", "wanted"),
    [(200, 1.0, 200), (200, 4.0, 50), (200, 0.5, 400), (9000, 1.0, LONGEST)],
)
def test_speed_divides_and_long_tellings_are_compressed(
    table: PlainTable, lasts: float, speed: float, wanted: float
) -> None:
    item = table.scene._pieces.items[A]
    animator = runner(item, Runs())
    animator.run(flight_of(item, lasts), speed)
    assert animator._clock.duration() == wanted
    animator.stop()


def test_a_block_is_where_its_name_says() -> None:
    """The plain table's own promise."""
    assert block("a", TRAY[0]).piece == A
