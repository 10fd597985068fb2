"""Side moves that are buttons, in the tray, and answers that ask whether they are meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from farmdesk.core.match import Match
from farmdesk.core.moves import Drop
from tests.app.fakes import patience_match
from tests.app.tables import Opened
from tests.toy.patience import TOOLS, Look

Open = Callable[..., Opened]
MORE = "Also: 12"
END = "patience.move.end"
DOUBT = "patience.doubt.end"


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


def click(opened: Opened, text: str) -> None:
    """Press the first answer with these words, in the bar or in the tray."""
    shown: list[QPushButton] = [*opened.parts.bar.answers, *opened.parts.tray.buttons]
    button = next(b for b in shown if b.isVisible() and b.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    opened.settle()


def test_side_moves_that_are_buttons_wait_in_the_tray(table: Open) -> None:
    opened = table(patience_match())
    assert opened.answers == [MORE, END]
    assert not opened.parts.tray.isVisible()
    click(opened, MORE)
    assert opened.parts.tray.isVisible()
    assert len(opened.parts.tray.buttons) == TOOLS
    opened.parts.tray.buttons[4].click()
    opened.settle()
    assert [str(turn.move) for turn in opened.match.past] == ["buy 4"]
    assert opened.answers[:2] == ["Close", END]
    assert len(opened.parts.tray.buttons) == TOOLS - 1
    click(opened, "Close")
    assert not opened.parts.tray.isVisible()
    assert opened.answers[0] == "Also: 11"


def test_the_open_tray_is_a_stop_of_its_own_for_the_keys(table: Open) -> None:
    opened = table(patience_match())
    click(opened, MORE)
    opened.parts.bar.answers[0].setFocus()
    opened.page._zone_next()
    assert QApplication.focusWidget() is opened.parts.tray.buttons[0]
    QTest.keyClick(opened.parts.tray.buttons[0], Qt.Key.Key_Space)
    opened.settle()
    assert [str(turn.move) for turn in opened.match.past] == ["buy 0"]


def test_esc_closes_the_tray_before_anything_else(table: Open) -> None:
    opened = table(patience_match("sow 0"))
    click(opened, MORE)
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Escape)
    opened.settle()
    assert not opened.parts.tray.isVisible()
    assert len(opened.match.past) == 1
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Escape)
    opened.settle()
    assert opened.match.past == []


def test_a_side_move_with_a_script_is_dropped_like_an_answer(table: Open) -> None:
    opened = table(patience_match())
    source = next(drop.source for drop in Look().script() if isinstance(drop, Drop))
    hand = opened.page.scene.hand
    hand.lift(source)
    assert hand.held == source
    for target in hand.targets():
        hand.place(target)
    opened.settle()
    assert [str(turn.move) for turn in opened.match.past] == ["look"]


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
@pytest.mark.parametrize("size", [(900, 500), (910, 512), (1366, 768), (1640, 923)])
def test_many_buttons_lie_whole_beside_one_another(
    table: Open, size: tuple[int, int], language: str
) -> None:
    opened = table(patience_match(), language=language)
    opened.fit(*size)
    click(opened, opened.answers[0])
    tray = opened.parts.tray
    assert opened.page.rect().contains(tray.geometry())
    assert tray.geometry().top() >= opened.parts.bar.geometry().bottom()
    boxes = [button.geometry() for button in tray.buttons]
    assert len(boxes) == TOOLS
    for at, button in enumerate(tray.buttons):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= opened.parts.dress.px(40)
        assert button.visibleRegion().boundingRect() == button.rect()  # nothing is scrolled away
        assert not any(boxes[at].intersects(other) for other in boxes[:at])
    widths = [box.width() for box in boxes]
    assert max(widths) - min(widths) <= 1  # whole pixels


def test_an_answer_that_is_doubted_is_made_when_it_is_pressed_again(table: Open) -> None:
    opened = table(patience_match())
    click(opened, END)
    assert opened.match.past == []
    assert opened.prompt == DOUBT
    assert opened.parts.bar.prompt.helper.startswith("Press the same answer once more")
    opened.settings.language = "ja"
    opened.settle()
    assert opened.prompt == DOUBT  # another language takes nothing back
    opened.settings.language = "en"
    opened.settle()
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Escape)
    assert opened.prompt == "patience.prompt"
    click(opened, END)
    click(opened, END)
    assert [str(turn.move) for turn in opened.match.past] == ["end early"]
    assert opened.prompt == "patience.prompt"


def test_what_is_doubted_is_forgotten_when_something_else_is_done(table: Open) -> None:
    opened = table(patience_match())
    click(opened, END)
    hand = opened.page.scene.hand
    hand.lift(hand.sources()[0])
    hand.put_back()
    opened.settle()
    assert opened.prompt == "patience.prompt"
    click(opened, END)
    assert opened.match.past == []
    click(opened, MORE)
    assert opened.prompt == DOUBT  # to look at what else there is decides nothing
    opened.parts.tray.buttons[0].click()
    opened.settle()
    assert opened.prompt == "patience.prompt"
    click(opened, END)
    assert len(opened.match.past) == 1


def test_a_small_window_tells_how_to_mean_it(table: Open) -> None:
    opened = table(patience_match())
    opened.fit(910, 512)
    click(opened, END)
    assert opened.parts.bar.prompt.helper.startswith("Press the same answer once more")
    button = next(b for b in opened.parts.bar.answers if b.text() == END)
    assert button.width() >= button.sizeHint().width()


def test_an_answer_without_doubt_is_made_at_once(table: Open) -> None:
    opened = table(patience_match("sow 0"))
    click(opened, END)
    assert [str(turn.move) for turn in opened.match.past] == ["sow 0", "end"]
