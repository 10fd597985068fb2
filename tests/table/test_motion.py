"""How the scene gets from one View to the next: flights, what interrupts them, and the end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from farmdesk.core.events import Event, Moved, Told, Turned
from farmdesk.core.moves import phrase
from farmdesk.core.places import Piece, Placed, Slot
from farmdesk.table.items import MARKS, PIECES
from farmdesk.table.stage import Motion
from tests.core.little import Spelled, ask, drop
from tests.table.plain import BLOCKS, BOARD, TRAY, PlainTable, block, view

pytestmark = pytest.mark.usefixtures("qapp")

LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
A = Piece("block:a")


def pick(table: PlainTable, slot: Slot) -> None:
    """Click on a slot's middle."""
    table.scene.hand.press(table.point(slot))
    table.scene.hand.release(table.point(slot))


def events() -> tuple[Event, ...]:
    return (
        Told(1, phrase("said")),
        Moved(A, TRAY[0], BOARD[2]),
        Turned(Piece("block:new"), TRAY[2], TRAY[0]),
    )


AFTER: tuple[Placed, ...] = (
    block("a", BOARD[2]), block("b", "tray/1"), block("c", "board/1,1"), block("new", "tray/0"),
)  # fmt: skip


def test_without_motion_the_picture_is_there_at_once() -> None:
    table = PlainTable()
    table.scene.show(view())
    table.told.clear()
    table.scene.play(events(), view(ask(LAY), AFTER))
    assert table.told[-1] == "settled"
    assert not table.scene.busy
    assert table.pos("a") == table.middle(BOARD[2])
    assert table.scene.hand.sources() == (TRAY[0],)


def test_with_motion_pieces_fly_and_then_settle(qtbot: QtBot) -> None:
    table = PlainTable(Motion(4.0))
    table.scene.show(view())
    with qtbot.waitSignal(table.scene.settled, timeout=3000):
        table.scene.play(events(), view(ask(LAY), AFTER))
        assert table.scene.busy
        assert table.scene.composer is None, "nothing can be lifted meanwhile"
    for placed in AFTER:
        assert table.pos(placed.piece.name) == table.middle(placed.slot)
    assert table.scene.composer is not None


def test_skip_jumps_to_the_end() -> None:
    table = PlainTable(Motion(0.5))
    table.scene.show(view())
    table.scene.play(events(), view(ask(LAY), AFTER))
    table.told.clear()
    table.scene.skip()
    assert "settled" in table.told
    assert table.pos("a") == table.middle(BOARD[2])


def test_a_second_move_ends_the_first(qtbot: QtBot) -> None:
    """Settled is said for each of them, in order."""
    table = PlainTable(Motion(0.5))
    table.scene.show(view())
    table.told.clear()
    table.scene.play(events(), view(None, AFTER))
    back = (Moved(A, BOARD[2], BOARD[7]),)
    then = (block("a", BOARD[7]), *AFTER[1:])
    table.scene.play(back, view(ask(LAY), then))
    assert table.told.count("settled") == 1
    table.scene.skip()
    assert table.told.count("settled") == 2
    assert table.pos("a") == table.middle(BOARD[7])


def test_showing_something_else_forgets_running_motion(qtbot: QtBot) -> None:
    """Undo in the middle of a move: the old picture must not come back."""
    table = PlainTable(Motion(4.0))
    table.scene.show(view())
    table.told.clear()
    table.scene.play(events(), view(None, AFTER))
    table.scene.show(view(ask(LAY)))
    qtbot.wait(300)
    assert "settled" not in table.told
    assert table.pos("a") == table.middle(TRAY[0])
    assert not table.scene.busy


def test_a_hover_while_others_move_does_not_disturb(qtbot: QtBot) -> None:
    table = PlainTable(Motion(1.0))
    table.scene.show(view())
    table.scene.play(events()[:2], view(None, (block("a", BOARD[2]), *BLOCKS[1:])))
    item = table.scene._pieces.items[A]
    goal = table.point(BOARD[2])
    far: list[float] = []
    with qtbot.waitSignal(table.scene.settled, timeout=4000):
        while table.scene.busy and len(far) < 40:
            qtbot.wait(12)
            far.append((item.pos() - goal).manhattanLength())
            table.scene.hand.move(table.point(BOARD[len(far) % 12]))
    ups = [later - sooner for sooner, later in pairwise(far)]
    assert max(ups, default=0.0) < 30, "it never turns back"


def test_a_piece_that_is_put_back_lies_among_the_others_again(qtbot: QtBot) -> None:
    table = PlainTable(Motion(4.0))
    table.scene.show(view(ask(LAY)))
    pick(table, TRAY[0])
    item, other = (table.scene._pieces.items[Piece(f"block:{name}")] for name in "ac")
    table.scene.skip()
    assert item.zValue() > other.zValue()
    assert item.lift > other.lift, "it stays raised while it is held"
    table.scene.back()
    table.scene.skip()
    assert (item.zValue(), item.lift) == (item.floor, other.lift)
    assert PIECES <= item.zValue() < MARKS


def test_shifted_places_make_pieces_glide(qtbot: QtBot) -> None:
    table = PlainTable(Motion(4.0))
    table.scene.show(view())
    table.stage.shift = True
    moved = (block("a", BOARD[9]), *BLOCKS[1:])
    table.scene.show(view(placed=moved))
    assert table.pos("a") != table.middle(BOARD[9])
    qtbot.waitUntil(lambda: table.pos("a") == table.middle(BOARD[9]), timeout=2000)


@pytest.mark.parametrize(
    ("pieces", "speed", "longest"), [(1, 1.0, 280), (2, 2.0, 140), (6, 1.0, 540)]
)
def test_one_of_several_decisions_in_a_row_is_brisk(
    pieces: int, speed: float, longest: int
) -> None:
    """A slow flight is hurried; many pieces together get a little more, so that they are seen."""
    table = PlainTable(Motion(speed, brisk=True))
    names = [f"p{number}" for number in range(pieces)]
    before = tuple(block(name, TRAY[0], order=at) for at, name in enumerate(names))
    table.scene.show(view(placed=before))
    moved = tuple(
        Moved(Piece.of("block", name), TRAY[0], BOARD[at]) for at, name in enumerate(names)
    )
    after = tuple(block(name, BOARD[at]) for at, name in enumerate(names))
    lasted = {}
    for brisk in (True, False):
        table.scene.show(view(placed=before))
        table.scene.motion = Motion(speed, brisk=brisk)
        table.scene.play(moved, view(placed=after))
        lasted[brisk] = table.scene.telling.duration
    assert lasted[True] == longest
    assert lasted[True] <= lasted[False]
    table.scene.skip()
