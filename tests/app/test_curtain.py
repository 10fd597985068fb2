"""The curtain: what one person must not see of another is gone before the table is passed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farmdesk.app.curtain import Curtain
from farmdesk.core import saves
from farmdesk.core.match import Match
from farmdesk.core.places import Slot
from farmdesk.table.stage import View
from tests.app.fakes import FakeMind, find, reserve_match, toy_match, valley_match
from tests.app.tables import Opened

Open = Callable[..., Opened]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody presses too early here, where a test does not say so."""
    monkeypatch.setattr(Curtain, "guard", 0)


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


def hanging(opened: Opened) -> str:
    """For whom the curtain hangs; empty when it does not."""
    curtain = opened.parts.curtain
    return curtain.button.text() if curtain.isVisible() else ""


def take(opened: Opened) -> None:
    """Press the one button."""
    opened.parts.curtain.button.click()
    opened.settle()


def seen_by(opened: Opened) -> int:
    """Through whose eyes the table is shown; -1 behind the curtain."""
    view = opened.page.scene.view
    return -1 if view is None or not opened.parts.view.isVisible() else view.seat


def texts(root: QWidget) -> str:
    """All that the visible widgets say by text, tooltip and to screen readers."""
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible():
            found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
            text = getattr(widget, "text", None)
            found.append(str(text()) if callable(text) else "")
    return "\n".join(found)


def test_a_shared_table_is_covered_from_the_start_and_between_two_people(table: Open) -> None:
    opened = table(toy_match("human", "human"))
    assert hanging(opened) == "I am Mira"
    assert opened.prompt == "Pass the table to Mira"
    assert not any(p.isVisible() for p in (opened.parts.recap, *opened.parts.cards))
    assert opened.parts.bar.prompt.chair == opened.match.chairs[0]
    take(opened)
    assert (hanging(opened), seen_by(opened)) == ("", 0)
    opened.play()
    assert hanging(opened) == "I am Tomas"
    assert opened.titles[-1] == "Tomas to move"
    take(opened)
    assert (hanging(opened), seen_by(opened)) == ("", 1)


def test_nothing_is_to_be_seen_behind_it(table: Open) -> None:
    opened = table(toy_match("human", "human"), log_open=True)
    take(opened)
    opened.page.back.show_sheet()
    opened.page.describe()
    opened.page.scene.hand.focus(Slot("hand@0/2"))
    opened.play()
    parts = opened.parts
    for part in (parts.view, *parts.cards, parts.recap, parts.log, parts.sheet, parts.notice):
        assert not part.isVisible(), part
    assert opened.page.scene.composer is None
    assert opened.page.scene.hand.ring is None
    said = texts(opened.page).replace("game.toy.name", "")
    assert "Pass the table to Tomas" in said
    assert "toy." not in said, "nothing of the game itself"
    opened.fit(1300, 700)
    opened.settings.language = "ja"
    opened.settings.theme = "dark"
    opened.settle()
    assert not any(part.isVisible() for part in (parts.view, *parts.cards, parts.recap, parts.log))
    assert "toy." not in texts(opened.page).replace("game.toy.name", "")


def test_no_view_of_the_next_is_made_before_the_curtain_is_drawn_away(table: Open) -> None:
    opened = table(toy_match("human", "human"))
    take(opened)
    stage = opened.page.scene.stage
    shown: list[View] = stage.shown  # type: ignore[attr-defined]  # the tests' own stage keeps them
    shown.clear()
    opened.play()
    assert {view.seat for view in shown} == {0}
    assert all(view.decision is None for view in shown), "and nothing may be touched"
    shown.clear()
    take(opened)
    assert {view.seat for view in shown} == {1}


def test_keys_and_tools_open_nothing_behind_it(table: Open) -> None:
    opened = table(toy_match("human", "human"))
    parts, page = opened.parts, opened.page
    for key in (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_L):
        QTest.keyClick(page, key)
    opened.settle()
    assert hanging(opened) == "I am Mira"
    assert not any(p.isVisible() for p in (parts.sheet, parts.log, parts.notice, parts.replay))
    assert not opened.mind.asked, "no hint for somebody else's hand"
    assert not parts.bar.tools["hint"].isEnabled()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_one_key_takes_the_table(table: Open, key: Qt.Key) -> None:
    opened = table(toy_match("human", "human"))
    opened.page.setFocus()
    assert opened.parts.curtain.button.hasFocus()
    QTest.keyClick(opened.parts.curtain.button, key)
    opened.settle()
    assert (hanging(opened), seen_by(opened)) == ("", 0)
    assert opened.parts.view.hasFocus()


def test_a_press_that_was_meant_for_what_lay_there_before_is_ignored(
    table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = table(toy_match("human", "human"))
    monkeypatch.setattr(Curtain, "guard", 10_000)
    take(opened)
    QTest.keyClick(opened.page, Qt.Key.Key_Return)
    assert hanging(opened) == "I am Mira"
    monkeypatch.setattr(Curtain, "guard", 0)
    take(opened)
    assert hanging(opened) == ""


def test_ais_in_between_bring_no_curtain_for_the_same_person(table: Open, qtbot: QtBot) -> None:
    """Mira bids, Tomas bids, Kei is a computer: only Mira and Tomas pass the table."""
    opened = table(toy_match("human", "human", "steady"), mind=FakeMind())
    hands: list[int] = []
    for _ in range(60):
        qtbot.waitUntil(lambda: opened.control.asks() is not None or opened.match.over)
        opened.settle()
        if opened.match.over:
            break
        asked = opened.control.asks()
        assert asked is not None
        before = hands[-1] if hands else -1
        assert bool(hanging(opened)) == (asked.seat != before)
        if hanging(opened):
            take(opened)
        assert seen_by(opened) == asked.seat
        hands.append(asked.seat)
        opened.play()
    assert opened.match.over
    assert set(hands) == {0, 1}
    assert not hanging(opened)
    assert opened.parts.sheet.isVisible(), "at the end everything is shown"


def test_undo_and_redo_pass_the_table_to_whoever_is_asked_then(table: Open) -> None:
    opened = table(toy_match("human", "human"))
    take(opened)
    opened.play()
    assert hanging(opened) == "I am Tomas"
    QTest.keyClick(opened.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    opened.settle()
    assert hanging(opened) == "I am Mira", "who knows who pressed it"
    QTest.keyClick(opened.page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    opened.settle()
    assert hanging(opened) == "I am Tomas"
    take(opened)
    opened.parts.bar.tools["undo"].click()
    opened.settle()
    assert hanging(opened) == "I am Mira"
    assert not opened.match.past


def test_a_game_that_is_opened_again_is_covered(table: Open, tmp_path: Path) -> None:
    first = table(toy_match("human", "human"))
    take(first)
    first.play()
    take(first)
    first.page.shut()
    again = table(saves.read(first.path, find))
    assert hanging(again) == "I am Tomas"
    assert seen_by(again) == -1
    assert again.page.scene.view is None, "no picture was made at all"


def test_while_only_ais_play_at_first_it_hangs_for_nobody(table: Open, qtbot: QtBot) -> None:
    match = valley_match("steady", "human", "human")
    match.game = _secretive(match.game)
    opened = table(match)
    assert opened.parts.curtain.isVisible()
    assert opened.parts.curtain.heading == "The table is covered"
    assert not opened.parts.curtain.button.isVisible()
    assert opened.prompt == "Mira is thinking"
    QTest.keyClick(opened.page, Qt.Key.Key_Return)
    assert opened.parts.curtain.isVisible()
    opened.mind.answer()
    qtbot.waitUntil(lambda: opened.control.asks() is not None)
    opened.settle()
    assert hanging(opened) == "I am Tomas"
    take(opened)
    assert [line.seat for line in opened.parts.recap.list.lines] == [0]


def test_a_game_that_ends_behind_it_is_shown(table: Open, qtbot: QtBot) -> None:
    """Opened again when only an AI has still to move."""
    whole = toy_match("human", "human", "human")
    while not whole.over:
        asked = whole.decisions[0]
        whole.play(asked.seat, asked.moves[-1])
    last = whole.past[-1].seat
    match = toy_match(*("steady" if seat == last else "human" for seat in range(3)))
    for turn in whole.past[:-1]:
        match.play(turn.seat, turn.move)
    opened = table(match)
    assert opened.parts.curtain.isVisible()
    opened.mind.answer(str(whole.past[-1].move))
    qtbot.waitUntil(lambda: match.over)
    opened.settle()
    assert not opened.parts.curtain.isVisible()
    assert opened.page.scene.view is not None
    assert opened.page.scene.view.over


def test_step_by_step_goes_on_behind_it(table: Open, qtbot: QtBot) -> None:
    match = valley_match("steady", "human", "human")
    match.game = _secretive(match.game)
    opened = table(match, mind=FakeMind(), ai_pace="step")
    qtbot.waitUntil(lambda: opened.answers == ["Next"])
    opened.parts.bar.answers[0].click()
    opened.settle()
    assert hanging(opened) == "I am Tomas"
    assert opened.answers == []


def _secretive(game: Any) -> Any:
    """The same game, as if it had hands to hide."""

    class Secretive(type(game)):  # type: ignore[misc]  # the class of whatever game this is
        info = game.info._replace(secrets=True)

    return Secretive()


def test_the_last_motion_is_shown_to_whoever_made_it(table: Open, qtbot: QtBot) -> None:
    """The card that Mira draws at the end of her turn is hers to see; then the curtain falls."""
    opened = table(toy_match("human", "human"), motion=1.0)
    take(opened)
    opened.play()
    assert opened.page.hand.turn is not None
    assert (hanging(opened), seen_by(opened)) == ("", 0)
    assert opened.page.scene.composer is None
    qtbot.waitUntil(lambda: hanging(opened) == "I am Tomas", timeout=4000)


def test_a_motion_that_is_skipped_ends_behind_the_curtain(table: Open) -> None:
    opened = table(toy_match("human", "human"), motion=0.25)
    take(opened)
    opened.play()
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Space)
    opened.settle()
    assert hanging(opened) == "I am Tomas"


def test_people_who_look_away_themselves_need_none(table: Open) -> None:
    opened = table(toy_match("human", "human"), curtain=False)
    assert (hanging(opened), seen_by(opened)) == ("", 0)
    opened.play()
    assert (hanging(opened), seen_by(opened)) == ("", 1)
    opened.settings.curtain = True
    opened.settle()
    assert hanging(opened) == "I am Tomas"
    opened.settings.curtain = False
    opened.settle()
    assert (hanging(opened), seen_by(opened)) == ("", 1)


@pytest.mark.parametrize(
    "match",
    [toy_match("human", "steady"), toy_match("steady", "steady"), valley_match("human", "human"),
     reserve_match("human", "human")],
    ids=["one person", "nobody", "nothing to hide", "sealed at the same time"],
)  # fmt: skip
def test_where_nothing_is_to_be_hidden_from_anybody_there_is_none(
    table: Open, match: Match
) -> None:
    opened = table(match)
    assert hanging(opened) == ""
    assert opened.parts.view.isVisible()


def test_a_hint_that_comes_too_late_is_not_shown(table: Open, qtbot: QtBot) -> None:
    opened = table(toy_match("human", "human"))
    take(opened)
    opened.page.hint()
    opened.mind.answer()
    opened.control.undo()
    opened.play()
    qtbot.wait(60)
    assert hanging(opened) == "I am Tomas"
    assert not opened.parts.notice.isVisible()


def test_a_person_with_nothing_to_choose_is_passed_over(table: Open) -> None:
    """Whoever has only "enough" to say never holds the table for that."""
    opened = table(toy_match("human", "human", seed=3))
    for _ in range(200):
        if opened.match.over:
            break
        if hanging(opened):
            take(opened)
        asked = opened.control.asks()
        assert asked is not None
        assert seen_by(opened) == asked.seat
        sell = next((m for m in asked.moves if str(m) == "sell"), asked.moves[0])
        opened.play(sell)
    assert opened.match.over
    assert any(turn.forced for turn in opened.match.past)


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
@pytest.mark.parametrize("size", [(900, 500), (1366, 768), (1920, 1080)])
def test_the_paper_lies_in_the_middle_and_holds_its_button(
    table: Open, language: str, size: tuple[int, int]
) -> None:
    opened = table(toy_match("human", "human"), language=language)
    opened.fit(*size)
    curtain = opened.parts.curtain
    paper = curtain._paper()
    assert curtain.rect().contains(paper.toAlignedRect())
    assert paper.contains(curtain.button.geometry().toRectF())
    assert curtain.button.height() >= 40 * curtain._unit()
    assert curtain.geometry().top() == opened.parts.bar.geometry().bottom() + 1
    assert curtain.geometry().bottom() == opened.page.rect().bottom()
    wide = curtain.button.fontMetrics().horizontalAdvance(curtain.button.text())
    assert wide < curtain.button.width()
