"""What is told over the whole table after the flights: when it comes, how long it stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from farmdesk.core.events import Event, Moved
from farmdesk.core.places import Piece
from farmdesk.table.items import BUBBLES, LayerItem
from farmdesk.table.stage import Motion, Tableau, View
from tests.table.plain import BOARD, TRAY, PlainTable, block, view

pytestmark = pytest.mark.usefixtures("qapp")

MOVED = (Moved(Piece("block:a"), TRAY[0], BOARD[2]),)
AFTER = (block("a", BOARD[2]), block("b", "tray/1"), block("c", "board/1,1"))


class TellingTable(PlainTable):
    """A table whose stage tells everything over the whole of it."""

    def __init__(self, motion: Motion, *, stays: bool = False) -> None:
        super().__init__(motion)
        self.told_of: list[tuple[tuple[Event, ...], View]] = []
        self.painted: list[QRectF] = []
        self.stays = stays
        self.stage.tableau = self.tableau  # type: ignore[method-assign]  # the table asks this test instead
        self.scene.show(view())
        self.told.clear()

    def tableau(self, events: tuple[Event, ...], view: View) -> Tableau:
        self.told_of.append((events, view))
        return Tableau(self.paint, 2000.0, self.stays)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        self.painted.append(rect)

    def shows(self) -> bool:
        """Is something told over the whole table?"""
        return self.scene.telling.shows

    def lies(self) -> list[LayerItem]:
        """What lies above everything else."""
        items = self.scene.items()
        return [item for item in items if isinstance(item, LayerItem) and item.zValue() > BUBBLES]


Lay = Callable[..., TellingTable]


@pytest.fixture
def laid() -> Lay:
    return TellingTable


def test_it_comes_after_the_flights_and_then_the_table_settles(laid: Lay, qtbot: QtBot) -> None:
    table = laid(Motion(4.0))
    after = view(placed=AFTER)
    table.scene.play(MOVED, after)
    assert table.told_of == [(MOVED, after)]
    assert not table.shows()
    qtbot.waitUntil(table.shows, timeout=3000)
    assert table.pos("a") == table.middle(BOARD[2])
    (lying,) = table.lies()
    assert lying.boundingRect() == table.scene.sceneRect()
    assert table.scene.busy
    assert table.scene.view is not after
    qtbot.waitUntil(lambda: not table.scene.busy, timeout=3000)
    assert table.told[-1] == "settled"
    assert table.lies() == []
    assert table.scene.view is after


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
def test_the_speed_divides_its_time(laid: Lay, speed: float) -> None:
    table = laid(Motion(speed))
    table.scene.play((), view(placed=AFTER))
    assert table.shows(), "nothing flies, so it comes at once"
    assert table.scene.telling.duration == round(2000 / speed)
    table.scene.skip()


def test_who_hurries_sees_it_first_and_then_goes_past_it(laid: Lay) -> None:
    table = laid(Motion(0.25))
    table.scene.play(MOVED, view(placed=AFTER))
    table.scene.telling.hasten()
    assert table.shows()
    assert "settled" not in table.told
    table.scene.telling.hasten()
    assert not table.shows()
    assert table.told[-1] == "settled"


def test_whoever_skips_all_does_not_see_it(laid: Lay) -> None:
    table = laid(Motion(0.25))
    table.scene.play(MOVED, view(placed=AFTER))
    table.scene.skip()
    assert not table.scene.busy
    assert table.told.count("settled") == 1
    assert table.lies() == []


def test_another_picture_takes_it_away_without_a_word(laid: Lay) -> None:
    table = laid(Motion(1.0))
    table.scene.play((), view(placed=AFTER))
    table.scene.show(view())
    assert table.lies() == []
    assert not table.scene.busy
    assert "settled" not in table.told


def test_step_by_step_it_stays_until_somebody_goes_on(laid: Lay) -> None:
    for stays, waits in ((True, True), (True, False), (False, True)):
        table = laid(Motion(1.0, waits=waits), stays=stays)
        table.scene.play((), view(placed=AFTER))
        assert table.shows()
        assert (table.scene.telling.duration == 0) == (stays and waits)
        table.scene.telling.hasten()
        assert not table.scene.busy


def test_it_moves_nothing_so_reduced_motion_shows_it(laid: Lay) -> None:
    table = laid(Motion(1.0, reduced=True))
    table.scene.play(MOVED, view(placed=AFTER))
    assert table.shows()
    table.scene.skip()
    table = laid(Motion(0.0))
    table.scene.play(MOVED, view(placed=AFTER))
    assert table.told_of == []
    assert table.told[-1] == "settled"
