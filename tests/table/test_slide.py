"""Parts that glide to other places as pictures: when, for how long, and what ends them at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.core.events import Moved
from farmdesk.core.places import Piece, Slot
from farmdesk.table.slide import SLIDES, STAYS, Journey
from farmdesk.table.stage import Motion, View
from farmdesk.table.view import TableView
from tests.core.little import Spelled, ask, drop
from tests.table.plain import BLOCKS, BOARD, SIZE, TRAY, PlainStage, PlainTable, block, pick, view

pytestmark = pytest.mark.usefixtures("qapp")

LAY = Spelled("lay", (drop(f"{TRAY[0]} > {BOARD[0]}"),))
LEFT, RIGHT = Slot("part/left"), Slot("part/right")
HERE, THERE = QRectF(10, 10, 100, 100), QRectF(300, 150, 40, 40)
A = Piece("block:a")
AFTER = (block("a", BOARD[2]), *BLOCKS[1:])


class PassingStage(PlainStage):
    """Two parts change places whenever a view is shown that was lingered over."""

    def __init__(self) -> None:
        super().__init__()
        self.lingered: list[View] = []
        self.turned = False
        self._lay()

    def _lay(self) -> None:
        here, there = (THERE, HERE) if self.turned else (HERE, THERE)
        self.spots |= {LEFT: here, RIGHT: there}

    def linger(self, view: View) -> tuple[Slot, ...]:
        self.lingered.append(view)
        self.passing = (LEFT, RIGHT)
        return self.passing

    def show(self, view: View) -> bool:
        if self.passing:
            self.turned, self.passing = not self.turned, ()
            self._lay()
        return super().show(view)


class PassingTable(PlainTable):
    """A plain table in a window, which shows parts that are passed on."""

    def __init__(self, motion: Motion) -> None:
        super().__init__(motion, PassingStage())
        assert isinstance(self.stage, PassingStage)
        self.passing = self.stage
        self.view = TableView()
        self.view.resize(SIZE.toSize())
        self.view.show_table(self.scene)
        self.view.show()
        assert QTest.qWaitForWindowExposed(self.view)
        self.scene.show(view())
        self.told.clear()

    def slides(self) -> bool:
        return self.scene._slide.running

    def pass_on(self) -> None:
        """Nothing flies, and the parts begin to glide."""
        self.scene.play((), view(ask(LAY)))

    def grabbed(self) -> QImage:
        QApplication.processEvents()
        return self.view.viewport().grab().toImage()


@pytest.fixture
def passing() -> Iterator[Callable[[Motion], PassingTable]]:
    made: list[PassingTable] = []

    def lay(motion: Motion) -> PassingTable:
        made.append(PassingTable(motion))
        return made[-1]

    yield lay
    for table in made:
        table.view.close()
        table.view.deleteLater()


Lay = Callable[[Motion], PassingTable]


def test_parts_glide_after_the_flights(passing: Lay) -> None:
    table = passing(Motion(1.0))
    table.scene.play((Moved(A, TRAY[0], BOARD[2]),), view(ask(LAY), AFTER))
    assert table.scene.busy
    assert not table.slides()
    assert table.passing.lingered == [], "what flies lands where things lay"
    table.scene.telling.skip()
    assert table.slides()
    assert table.told[-1] == "settled"
    assert not table.scene.busy, "nobody waits for it"


def test_they_come_to_an_end_by_themselves(passing: Lay, qtbot: QtBot) -> None:
    table = passing(Motion(4.0))
    table.pass_on()
    assert table.slides()
    qtbot.waitUntil(lambda: not table.slides(), timeout=3000)


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
def test_the_speed_divides_the_time(speed: float, passing: Lay) -> None:
    table = passing(Motion(speed))
    table.pass_on()
    assert table.scene._slide._clock.duration() == round((STAYS + SLIDES) / speed)
    assert 260 <= SLIDES <= 420


@pytest.mark.parametrize("motion", [Motion(0.0), Motion(1.0, reduced=True)])
def test_without_motion_the_parts_are_there_at_once(motion: Motion, passing: Lay) -> None:
    table = passing(motion)
    table.pass_on()
    assert not table.slides()
    assert table.told[-1] == "settled"


def test_parts_that_stay_where_they_are_do_not_glide(passing: Lay) -> None:
    table = passing(Motion(1.0))
    table.passing._lay = lambda: None  # type: ignore[method-assign] # nothing changes places
    table.pass_on()
    assert not table.slides()


def _press(table: PassingTable) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton)


def _key(table: PassingTable) -> None:
    table.scene.keyPressEvent(
        QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier)
    )


def _lift(table: PassingTable) -> None:
    pick(table, TRAY[0])
    assert table.scene.hand.held == TRAY[0]


def _leaf(table: PassingTable) -> None:
    table.passing.pages = 2
    assert table.scene.leaf(1)


def _fly(table: PassingTable) -> None:
    table.scene.play((Moved(A, TRAY[0], BOARD[2]),), view(None, AFTER))


ENDS: dict[str, Callable[[PassingTable], object]] = {
    "a press": _press,
    "a key": _key,
    "a lifted piece": _lift,
    "a skip": lambda table: table.scene.skip(),
    "an undo": lambda table: table.scene.show(view()),
    "a new size": lambda table: table.scene.arrange(QSizeF(600, 400), "regular", 1.0),
    "another language": lambda table: table.scene.retranslate(),
    "another page": _leaf,
    "the next flight": _fly,
}


@pytest.mark.parametrize("end", list(ENDS.values()), ids=list(ENDS))
def test_it_ends_at_once(end: Callable[[PassingTable], object], passing: Lay) -> None:
    table = passing(Motion(1.0))
    table.pass_on()
    assert table.slides()
    end(table)
    assert not table.slides()
    assert table.scene._slide._item._pictures is None, "and keeps nothing"


def test_a_seal_of_somebody_else_lets_it_go_on(passing: Lay) -> None:
    """Neither a renewed view nor a hidden move ends it."""
    table = passing(Motion(1.0))
    table.pass_on()
    table.scene.renew(view(ask(LAY)))
    assert table.slides()
    table.passing.linger = lambda view: ()  # type: ignore[method-assign] # nothing is passed on
    table.scene.play((), view())
    assert table.slides()


def test_a_hover_lets_it_go_on(passing: Lay) -> None:
    table = passing(Motion(1.0))
    table.pass_on()
    QTest.mouseMove(table.view.viewport(), table.view.mapFromScene(table.point(TRAY[0])))
    assert table.slides()


def test_it_begins_where_things_lay_and_ends_with_what_is_true(passing: Lay) -> None:
    table = passing(Motion(1.0))
    before = table.grabbed()
    table.pass_on()
    slide = table.scene._slide
    slide._clock.pause()
    here = HERE.toRect().adjusted(20, 20, -20, -20)
    assert table.grabbed().copy(here) == before.copy(here)
    slide._clock.setCurrentTime(round(STAYS + SLIDES / 2))
    on_the_way = table.grabbed()
    table.scene.skip()
    true = table.grabbed()
    assert on_the_way != true
    table.scene.show(table.scene.view or view())
    assert table.grabbed() == true


def test_a_scene_without_a_window_does_not_glide() -> None:
    table = PlainTable(Motion(1.0), PassingStage())
    table.scene.show(view())
    table.scene.play((), view())
    assert not table.scene._slide.running
    assert table.told[-1] == "settled"


def test_a_way_leads_from_place_to_place() -> None:
    way = Journey(HERE, THERE)
    assert (way.at(0), way.at(1)) == (HERE, THERE)
    assert way.at(0.5) == QRectF(155, 80, 70, 70)
    assert Journey(None, THERE).at(0) == THERE
    assert Journey(HERE, None).at(1) == HERE
