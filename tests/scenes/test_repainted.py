"""While the pointer moves only what has changed is painted; together it is the whole picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication

from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.moves import Tent
from farmdesk.games.rift_valley_reserve.places import TOOL_TENT, TOOL_TRAIL
from farmdesk.games.rift_valley_reserve.state import State
from farmdesk.games.rift_valley_reserve.worth import brings
from farmdesk.table.stage import Lamp
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment, sampled
from tests.scenes.reserve_moments import game, moment, moves_of, trails_of
from tests.scenes.reserve_moments import sampled as sampled_of_the_reserve
from tests.scenes.tables import Table, drops_of

CORNERED = next(one for one in sampled_of_the_reserve() if "5-asymmetric-corners-" in one.name)
VALLEY = sampled()[-1]


def on_screen(table: Table) -> QImage:
    """What has been painted so far, bit by bit."""
    for _ in range(2):  # estimates come a moment later
        QApplication.processEvents()
    shown = table.view.screen().grabWindow(table.view.winId()).toImage()
    return shown.convertToFormat(QImage.Format.Format_RGB32)


def anew(table: Table) -> QImage:
    """The whole table painted at once."""
    return table.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def same(one: QImage, other: QImage) -> bool:
    """Equal but for how a leaning edge is rounded when only a part of it is painted."""
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    grey = one.convertToFormat(QImage.Format.Format_Grayscale8)
    whole = grey.copy(0, 0, grey.width() // 4 * 4, grey.height())  # lines without a remainder
    return max(bytes(whole.constBits())) <= 2


def hover(table: Table) -> list[Callable[[], object]]:
    """With a piece in hand over places where it may go and where it may not."""
    table.click(table.scene.hand.sources()[0])
    slots = [*table.stage.places()[::5], *table.scene.hand.targets()[:9], *table.stage.places()[:3]]
    return [lambda slot=slot: table.move(slot) for slot in slots]  # type: ignore[misc] # bound now


def carry(table: Table) -> list[Callable[[], object]]:
    """Dragged."""
    table.lift(table.scene.hand.sources()[0])
    slots = [*table.scene.hand.targets()[:6], *table.stage.places()[::9]]
    return [lambda slot=slot: table.move(slot) for slot in slots]  # type: ignore[misc] # bound now


def keys(table: Table) -> list[Callable[[], object]]:
    """The ring of the keyboard goes about, with nothing in hand and with something."""
    ways = (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_1, Qt.Key.Key_Right,
            Qt.Key.Key_Down, Qt.Key.Key_Escape, Qt.Key.Key_Tab)  # fmt: skip
    return [lambda key=key: table.key(key) for key in ways]  # type: ignore[misc] # bound now


def lamps(table: Table) -> list[Callable[[], object]]:
    """Lit from outside, and put out."""
    places = table.stage.places()
    return [
        lambda: table.scene.light(Lamp(places[:3], 1, 4)),
        lambda: table.scene.light(Lamp(places[4:6], 0, 2), Lamp(places[5:9], 1, 3)),
        table.scene.light,
    ]


@pytest.mark.parametrize("acts", [hover, carry, keys, lamps], ids=lambda acts: acts.__name__)
@pytest.mark.parametrize("played", [CORNERED, VALLEY], ids=lambda played: played.name)
def test_bit_by_bit_is_the_whole(
    played: Moment, acts: Callable[[Table], list[Callable[[], object]]], lay: Lay
) -> None:
    table = lay(played)
    seen = []
    for act in acts(table):
        act()
        seen.append(on_screen(table))
        assert same(seen[-1].copy(), anew(table))
    assert any(one != seen[0] for one in seen), "or nothing was shown at all"


def test_trails_and_tools_are_painted_bit_by_bit_too(lay: Lay) -> None:
    table = lay(CORNERED)
    table.click(TOOL_TRAIL)
    assert same(on_screen(table), anew(table))
    for trail in trails_of(CORNERED.state)[:6]:
        ends = drops_of(trail)[0]
        table.click(ends.source)
        assert same(on_screen(table), anew(table))
        table.move(ends.target)
        assert same(on_screen(table), anew(table))
        table.key(Qt.Key.Key_Escape)
        assert same(on_screen(table), anew(table))


class Painted(QObject):
    """Counts the pixels that a widget is asked to paint."""

    pixels = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            parts = iter(event.region())  # type: ignore[call-overload] # it has its rectangles
            self.pixels += sum(part.width() * part.height() for part in parts)
        return False


def test_a_hover_paints_only_where_the_pointer_was_and_is(lay: Lay) -> None:
    table = lay(CORNERED)
    viewport = table.view.viewport()
    table.click(TOOL_TENT)
    QApplication.processEvents()
    painted = Painted()
    viewport.installEventFilter(painted)
    lit = table.scene.hand.targets()
    for slot in lit[:12]:
        table.move(slot)
        QApplication.processEvents()
        painted.pixels, before = 0, painted.pixels
        assert 0 < before < viewport.width() * viewport.height() / 4, slot


def _tents_differ(state: State) -> bool:
    """Does a tent bring more on some squares than on others?"""
    asked = GAME.decisions(state)
    tents = [move for move in moves_of(state) if isinstance(move, Tent)]
    return len({brings(state, asked[0].seat, tent) for tent in tents}) > 1


def test_only_zones_that_show_something_else_are_painted_again(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tent that brings as much as the one before leaves even the live score alone."""
    table = lay(moment("", next(state for state in game(3, 23) if _tents_differ(state))))
    repainted: list[str] = []
    monkeypatch.setattr(
        table.scene._layers, "repaint_zones", lambda *names: repainted.extend(names or ["all"])
    )
    table.click(TOOL_TENT)
    repainted.clear()
    brought = []
    for slot in table.scene.hand.targets():
        table.move(slot)
        brought.append(table.helped[-1][0])
        same_as_before = len(brought) > 1 and brought[-1] == brought[-2]
        assert repainted == [] if same_as_before else set(repainted) <= {"scores"}
        repainted.clear()
    assert len(set(brought)) > 1
