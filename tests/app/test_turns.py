"""Turns of several decisions: Back inside a turn, an AI's turn that is brisk and can be skipped."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.control import NEXT_STEP, PACE
from farmdesk.core.match import Match
from farmdesk.core.moves import Drop, Move, parse_move
from farmdesk.table.animator import BRISK
from tests.app.controls import Table
from tests.app.fakes import FakeMind, toy_match, valley_match
from tests.app.tables import Opened

Open = Callable[..., Opened]


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


def thrower(*players: str) -> Match:
    """A match in which seat 0 has sold its bid and may throw cards away: `throw 0`, `enough`."""
    match = toy_match(*players)
    for _ in range(len(players)):
        asked = match.decisions[0]
        match.play(asked.seat, parse_move(asked, "bid 0"))
    while match.decisions[0].seat != 0:
        match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    match.play(0, parse_move(match.decisions[0], "sell"))
    assert {str(move) for move in match.decisions[0].moves} == {
        "throw 0", "throw 1", "throw 2", "throw 3", "enough",
    }  # fmt: skip
    return match


def named(opened: Opened, text: str) -> Move:
    return parse_move(opened.match.decisions[0], text)


# Back


def test_back_is_offered_after_a_decision_of_the_same_turn_and_says_which(table: Open) -> None:
    opened = table(thrower("human", "steady"))
    assert "table.back" not in opened.answers
    assert "Back" not in opened.answers, "selling drew a card: that was something new"
    before = opened.match.state
    opened.play(named(opened, "throw 0"))
    assert "Back" in opened.answers
    back = opened.parts.bar.choices[-1]
    assert back.tip == "Takes this back: toy.log.throw (Esc)"
    opened.parts.bar.answers[opened.answers.index("Back")].click()
    opened.settle()
    assert opened.match.state == before
    assert not opened.match.takebacks
    assert "Back" not in opened.answers
    assert opened.parts.bar.tools["redo"].isEnabled()


@pytest.mark.parametrize("way", ["escape", "backspace", "right button"])
def test_keys_and_the_right_button_do_the_same(table: Open, way: str) -> None:
    opened = table(thrower("human", "steady"))
    before = opened.match.state
    opened.play(named(opened, "throw 1"))
    made = len(opened.match.past)
    view = opened.parts.view
    if way == "right button":
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton)
    else:
        key = {"escape": Qt.Key.Key_Escape, "backspace": Qt.Key.Key_Backspace}[way]
        QTest.keyClick(view, key)
    opened.settle()
    assert len(opened.match.past) == made - 1
    assert opened.match.state == before
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert len(opened.match.past) == made - 1, "what was drawn before stays drawn"


def test_what_is_in_hand_goes_back_first(table: Open) -> None:
    opened = table(thrower("human", "steady"))
    opened.play(named(opened, "throw 0"))
    made = len(opened.match.past)
    hand = opened.page.scene.hand
    hand.lift(hand.sources()[0])
    QTest.mouseClick(opened.parts.view.viewport(), Qt.MouseButton.RightButton)
    assert hand.held is None
    assert len(opened.match.past) == made
    QTest.mouseClick(opened.parts.view.viewport(), Qt.MouseButton.RightButton)
    assert len(opened.match.past) == made - 1


def test_a_right_click_beside_the_table_takes_nothing_back(table: Open) -> None:
    opened = table(thrower("human", "steady"))
    opened.play(named(opened, "throw 0"))
    made = len(opened.match.past)
    for part in (opened.parts.cards[0], opened.parts.recap, opened.parts.bar):
        QTest.mouseClick(part, Qt.MouseButton.RightButton)
    assert len(opened.match.past) == made


def test_nobody_steps_back_over_others_a_new_round_or_something_new() -> None:
    match = toy_match("human", "human")
    found = [match.can_step_back]
    match.play(0, match.decisions[0].moves[0])
    found.append(match.can_step_back)
    assert found == [False, False], "at first, and while others decide at the same time"
    match = thrower("human", "human")
    found = [match.can_step_back]
    for text in ("throw 0", "enough"):
        match.play(0, parse_move(match.decisions[0], text))
        found.append(match.can_step_back)
    match.undo()
    found.append(match.can_step_back)
    assert found == [False, True, False, True], "a card was drawn; then; others are asked; undone"


def test_undo_that_the_options_forbid_does_not_forbid_a_second_thought() -> None:
    """Nothing was revealed, so it may be taken back in every game."""
    match = thrower("human", "human")
    match.options["takeback"] = "off"
    match.play(0, parse_move(match.decisions[0], "throw 0"))
    assert match.can_step_back


# An AI's turn


def test_one_ai_goes_on_sooner_than_another_begins(qtbot: QtBot, tmp_path: Path) -> None:
    """Five decisions in a row: two plays, two draws and a weather card."""
    match = thrower("steady", "human")
    table = Table(tmp_path, match, FakeMind(), pace="normal")
    clock = QElapsedTimer()
    times: list[int] = []
    table.control.turned.connect(lambda _turn: times.append(clock.elapsed()))
    clock.start()
    table.control.start()
    qtbot.waitUntil(lambda: len(times) >= 3, timeout=4 * PACE)
    gaps = [after - before for before, after in pairwise(times)]
    assert all(NEXT_STEP - 5 <= gap < PACE for gap in gaps[:2])


def test_five_decisions_of_an_ai_take_less_than_two_seconds() -> None:
    """Two plays, two draws and a weather card: the pauses, and the last flight."""
    assert 4 * max(NEXT_STEP, BRISK) + BRISK < 2_000


def test_an_ai_in_a_row_is_shown_briskly_and_a_single_decision_is_not(table: Open) -> None:
    opened = table(thrower("steady", "human"), motion=1.0, ai_pace="normal")
    opened.control.hold()
    opened.mind.answer("throw 0")
    opened.control.release()
    _until_moved(opened)
    assert opened.page.scene.motion.brisk
    single = table(valley_match("human", "steady"), motion=1.0, ai_pace="normal")
    single.play()
    assert not single.page.scene.motion.brisk, "a person's move takes its time"


def _until_moved(opened: Opened) -> None:
    for _ in range(400):
        if opened.page.hand.turn is not None:
            return
        QTest.qWait(5)
    raise AssertionError("nobody moved")


@pytest.mark.parametrize("way", ["space", "enter", "click"])
def test_an_ai_turn_is_skipped_to_its_end(table: Open, qtbot: QtBot, way: str) -> None:
    opened = table(thrower("steady", "human"), motion=0.25, ai_pace="normal", mind=FakeMind())
    _until_moved(opened)
    clock = QElapsedTimer()
    clock.start()
    if way == "click":
        QTest.mouseClick(opened.parts.view.viewport(), Qt.MouseButton.LeftButton)
    else:
        key = {"space": Qt.Key.Key_Space, "enter": Qt.Key.Key_Return}[way]
        QTest.keyClick(opened.parts.view, key)
    qtbot.waitUntil(lambda: opened.control.asks() is not None, timeout=4000)
    opened.settle()
    assert opened.page.scene.view is not None
    assert opened.page.scene.view.decision is not None, "nothing moves any more"
    assert clock.elapsed() < 3 * NEXT_STEP, "three decisions at a quarter of the speed take longer"
    assert not opened.control.hurries(0), "the next turn takes its time again"


def test_a_click_after_an_own_move_ends_its_motion_and_counts(table: Open) -> None:
    opened = table(thrower("human", "steady"), motion=0.25)
    opened.play(named(opened, "throw 0"))
    moving = [opened.page.hand.turn is not None]
    hand = opened.page.scene.hand
    first = opened.match.decisions[0].moves[0].script()[0]
    assert isinstance(first, Drop)
    spot = opened.page.scene.stage.spot(first.source)
    assert spot is not None
    view = opened.parts.view
    at = view.mapFromScene(spot.center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    moving.append(opened.page.hand.turn is not None)
    assert moving == [True, False]
    assert hand.held == first.source


def test_step_by_step_is_not_hurried_past(table: Open, qtbot: QtBot) -> None:
    opened = table(thrower("steady", "human"), ai_pace="step", mind=FakeMind())
    qtbot.waitUntil(lambda: opened.control.awaits_step)
    made = len(opened.match.past)
    QTest.mouseClick(opened.parts.view.viewport(), Qt.MouseButton.LeftButton)
    assert len(opened.match.past) == made
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Space)
    assert len(opened.match.past) == made + 1
