"""All decide at the same time: a person composes while AIs seal, and nothing gets in the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.control import PACE
from farmdesk.core.match import Match
from farmdesk.core.moves import Drop
from farmdesk.table.gesture import Hand
from tests.app.controls import Table
from tests.app.fakes import FakeMind, reserve_match, seal
from tests.app.tables import Opened

Open = Callable[..., Opened]


def _wait_for(qtbot: QtBot, table: Table, *, turns: int = 0, asked: int = 0) -> None:
    """Until so many decisions were made and so many questions were asked of the mind."""
    qtbot.waitUntil(lambda: len(table.turns) >= turns and len(table.mind.asked) >= asked)


def test_a_person_is_asked_on_while_ais_seal(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, reserve_match("human", "steady", "hard"), FakeMind())
    asked = table.control.asks()
    during: list[object] = []
    table.control.turned.connect(lambda _turn: during.append(table.control.asks()))
    table.control.start()
    qtbot.waitUntil(lambda: len(table.turns) == 2)
    assert [turn.seat for turn in table.turns] == [1, 2]
    assert during == [asked, asked]
    assert table.control.asks() == asked
    table.play_first()
    assert table.match.state.turn == 2
    assert table.control.asks() is not None


@pytest.mark.parametrize("pace", ["instant", "normal", "step"])
def test_a_sealed_move_that_waits_takes_no_question_away(
    qtbot: QtBot, tmp_path: Path, pace: str
) -> None:
    """The table is still showing something: the AI's move lies ready, the person plays first."""
    table = Table(tmp_path, reserve_match("human", "steady"), FakeMind(), pace)
    table.control.hold()
    table.control.start()
    qtbot.waitUntil(lambda: table.control.thinker == -1)
    qtbot.wait(40)
    assert table.control.asks() == table.match.decision_of(0)
    assert not table.match.past
    assert True not in table.waits
    assert not table.control.step(), "there is nothing to step over"
    table.play_first()
    assert [turn.seat for turn in table.turns] == [0]
    table.control.release()
    assert table.control.step() is (pace == "step"), "this one reveals the round"
    qtbot.waitUntil(lambda: table.match.state.turn == 2, timeout=3 * PACE)
    assert [turn.seat for turn in table.turns[:2]] == [0, 1]


@pytest.mark.parametrize("pace", ["normal", "step"])
def test_what_nobody_sees_needs_no_pace_and_no_step(
    qtbot: QtBot, tmp_path: Path, pace: str
) -> None:
    """Only the move that ends a round shows something; all before it are sealed at once."""
    table = Table(tmp_path, reserve_match("human", *["steady"] * 4), FakeMind(), pace)
    table.control.start()
    table.play_first()
    qtbot.waitUntil(lambda: len(table.match.past) == 4, timeout=PACE // 2)
    qtbot.wait(60)
    assert len(table.match.past) == 4
    assert table.control.awaits_step == (pace == "step")
    if pace == "step":
        assert table.waits == [True]
        assert table.control.step()
        assert table.match.state.turn == 2
    else:
        qtbot.waitUntil(lambda: table.match.state.turn == 2, timeout=2 * PACE)


def test_what_an_ai_thinks_of_stays_good_when_a_person_seals(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, reserve_match("human", "steady", "hard"), FakeMind(at_once=False))
    table.control.start()
    assert table.control.thinker == 1
    table.play_first()
    assert table.control.thinker == 1
    assert table.mind.cancelled == 0
    assert table.control.asks() is None
    for seat in (1, 2):
        assert table.control.thinker == seat
        table.mind.answer()
        _wait_for(qtbot, table, turns=seat + 1)
    assert [question.seat for question in table.mind.asked[:2]] == [1, 2], "each was asked once"
    assert table.match.state.turn == 2


def test_undo_in_a_round_leaves_what_was_sealed_before(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, reserve_match("human", "steady", "hard"), FakeMind(at_once=False))
    table.control.start()
    table.mind.answer()
    qtbot.waitUntil(lambda: len(table.match.past) == 1)
    assert not table.match.can_undo, "nothing of the person's own"
    first = table.control.asks()
    table.play_first()
    assert table.control.undo()
    assert [turn.seat for turn in table.match.past] == [1]
    assert table.control.asks() == first
    assert table.control.thinker == 2, "it is asked again"
    table.play_first()
    table.mind.answer()
    qtbot.waitUntil(lambda: table.match.state.turn == 2)
    kinds = [table.match.takebacks]
    assert table.control.undo()
    assert [turn.seat for turn in table.match.past] == [1]
    assert table.control.asks() == first
    kinds.append(table.match.takebacks)
    assert kinds == [False, True], "only the second time the others' drawings had been seen"
    assert table.control.redo()
    assert table.match.state.turn == 2


def test_an_ai_that_thinks_anew_leaves_redo_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    """Two AIs draw after the person; undo asks them again, and they answer before the person."""
    table = Table(tmp_path, reserve_match("human", "steady", "hard"), FakeMind(at_once=False))
    table.control.start()
    table.play_first()
    for count in (2, 3):
        table.mind.answer()
        _wait_for(qtbot, table, turns=count)
    drawn = [str(turn.move) for turn in table.match.past]
    for redone in (True, False):
        assert table.control.undo()
        table.mind.answer()
        qtbot.waitUntil(lambda: table.control.thinker == -1)
        qtbot.wait(40)
        assert (table.match.past, table.match.can_redo) == ([], True)
        if redone:
            assert table.control.redo()
            assert [str(turn.move) for turn in table.match.past] == drawn
    table.play_first()
    _wait_for(qtbot, table, turns=5)
    assert [turn.seat for turn in table.match.past] == [0, 1], "what lay ready came at once"
    assert not table.match.can_redo


def test_the_last_of_a_round_may_be_a_person_at_the_same_screen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(tmp_path, reserve_match("human", "steady", "human"), FakeMind())
    table.control.start()
    for seat in (0, 2):
        asked = table.control.asks()
        assert asked is not None
        assert asked.seat == seat
        assert not table.control.play(2 - seat, table.match.decisions[-1].moves[0])
        table.play_first()
    qtbot.waitUntil(lambda: table.match.state.turn == 2)
    assert table.asked() or table.control.thinker == 1


def test_a_hint_comes_although_an_ai_thinks(qtbot: QtBot, tmp_path: Path) -> None:
    """One mind thinks for all: of the AI's move first, then the hint, then for the next AI."""
    table = Table(tmp_path, reserve_match("human", "steady", "hard"), FakeMind(at_once=False))
    table.control.start()
    assert table.control.hint()
    assert not table.control.hint(), "it has been asked for"
    assert [question.level for question in table.mind.asked] == ["steady"]
    for count in (2, 3):
        table.mind.answer()
        _wait_for(qtbot, table, asked=count)
    assert [question.level for question in table.mind.asked] == ["steady", "hint", "hard"]
    assert [hint.seat for hint in table.hints] == [0]
    assert table.asked() is False
    assert table.control.thinker == 2


def test_a_hint_is_let_go_when_its_person_seals(qtbot: QtBot, tmp_path: Path) -> None:
    """Whether it is thought of already or waits for its turn; the AIs think on."""
    table = Table(tmp_path, reserve_match("human", "steady", "hard"), FakeMind(at_once=False))
    table.control.start()
    table.control.hint()
    table.mind.answer()
    _wait_for(qtbot, table, asked=2)
    assert table.mind.asked[-1].level == "hint"
    table.play_first()
    assert table.mind.cancelled == 1
    assert table.control.thinker == 2
    table.mind.answer()
    _wait_for(qtbot, table, turns=3)
    assert table.control.thinker == 1
    table.control.hint()
    table.play_first()
    assert table.mind.cancelled == 1, "the AI was not disturbed"
    table.mind.answer()
    _wait_for(qtbot, table, turns=5)
    assert table.mind.asked[-1].level == "hard"
    assert not table.hints


# On the table


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


def _first_drop(opened: Opened) -> Drop:
    asked = opened.control.asks()
    assert asked is not None
    drop = asked.moves[0].script()[0]
    assert isinstance(drop, Drop)
    return drop


def _held(opened: Opened) -> tuple[Hand, Drop]:
    """A person has lifted what the first move lifts."""
    hand, drop = opened.page.scene.hand, _first_drop(opened)
    hand.lift(drop.source)
    assert hand.held == drop.source
    return hand, drop


def test_the_hand_stays_as_it_is_while_ais_seal(table: Open, qtbot: QtBot) -> None:
    """A tool in hand, then a drawing that waits for the tick: nothing takes it away."""
    opened = table(reserve_match("human", "steady", "hard"), motion=1.0)
    prompt = opened.prompt
    hand, drop = _held(opened)
    opened.mind.answer()
    qtbot.waitUntil(lambda: len(opened.match.past) == 1)
    assert (hand.held, opened.prompt) == (drop.source, prompt)
    assert hand.place(drop.target)
    assert opened.answers == ["Done", "Back"]
    opened.mind.answer()
    qtbot.waitUntil(lambda: len(opened.match.past) == 2)
    opened.settle()
    assert hand.drops() == (drop,)
    assert opened.answers == ["Done", "Back"]
    assert not opened.parts.recap.list.lines, "nobody's drawing can be seen yet"
    opened.parts.bar.answers[0].click()
    opened.page.scene.skip()
    opened.settle()
    assert opened.match.state.turn == 2
    lines = opened.parts.recap.list.lines
    assert sorted(line.seat for line in lines if not line.heading) == [1, 2]
    view = opened.page.scene.view
    assert view is not None
    assert [seat for seat, _ in view.footprints] == [1, 2]


def test_a_carried_piece_stays_carried_while_an_ai_seals(table: Open, qtbot: QtBot) -> None:
    opened = table(reserve_match("human", "steady"))
    scene, drop = opened.page.scene, _first_drop(opened)
    spots = [scene.stage.spot(slot) for slot in (drop.source, drop.target)]
    start, end = (spot.center() for spot in spots if spot is not None)
    scene.hand.press(start)
    scene.hand.move(end)
    assert scene.hand.dragging
    opened.mind.answer()
    qtbot.waitUntil(lambda: len(opened.match.past) == 1)
    assert scene.hand.dragging
    scene.hand.release(end)
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Space)  # the tick
    opened.settle()
    assert opened.match.state.turn == 2
    assert opened.match.past[-1].move.script() == (drop,)


def test_without_confirm_a_drop_seals_at_once(table: Open) -> None:
    opened = table(reserve_match("human", "steady", confirm="off"))
    hand, drop = _held(opened)
    assert hand.place(drop.target)
    opened.settle()
    assert [turn.seat for turn in opened.match.past] == [0]
    assert opened.prompt == "Tomas is thinking"


def test_an_ai_that_waits_for_nothing_shows_no_next(table: Open, qtbot: QtBot) -> None:
    """Step by step there is something to step over only at the end of a round."""
    opened = table(reserve_match("human", "steady"), ai_pace="step")
    opened.mind.answer()
    qtbot.waitUntil(lambda: len(opened.match.past) == 1)
    assert "Next" not in opened.answers
    opened.play()
    assert opened.match.state.turn == 2
    opened.play()
    opened.mind.answer()
    qtbot.waitUntil(lambda: opened.answers == ["Next"])
    opened.parts.bar.answers[0].click()
    assert opened.match.state.turn == 3


def test_a_hint_stays_while_others_seal(table: Open, qtbot: QtBot) -> None:
    opened = table(reserve_match("human", "steady", "hard"))
    opened.parts.bar.tools["hint"].click()
    assert opened.parts.notice.isVisible(), "the AI thinks first, and that is told"
    opened.mind.answer()
    qtbot.waitUntil(lambda: opened.mind.asked[-1].level == "hint")
    opened.mind.answer()
    qtbot.waitUntil(lambda: "Mira" in opened.parts.notice.text)
    said = opened.parts.notice.text
    opened.mind.answer()
    qtbot.waitUntil(lambda: len(opened.match.past) == 2)
    opened.settle()
    assert opened.parts.notice.isVisible()
    assert opened.parts.notice.text == said
    opened.play()
    assert not opened.parts.notice.isVisible()


def test_people_at_one_screen_draw_one_after_another(table: Open) -> None:
    """Each sees the boards with own eyes; what the one before has sealed is not shown."""
    opened = table(reserve_match("human", "human", "human", rounds=2))
    for seat in range(3):
        view = opened.page.scene.view
        assert view is not None
        assert (view.seat, opened.parts.bar.prompt.chair) == (seat, opened.match.chairs[seat])
        assert view.state.sealed == opened.match.game.conceal(opened.match.state, seat).sealed
        assert not any(line.turn >= 6 for line in opened.parts.log.list.lines)
        opened.play()
    assert opened.match.state.turn == 4
    view = opened.page.scene.view
    assert view is not None
    assert view.seat == 0
    lines = opened.parts.recap.list.lines
    assert sorted(line.seat for line in lines if not line.heading) == [1, 2]


def test_a_match_that_was_left_in_a_round_goes_on_in_it(table: Open, qtbot: QtBot) -> None:
    match = reserve_match("human", "steady", "hard", rounds=1)
    seal(match, 0)
    opened = table(match)
    assert opened.prompt == "Tomas is thinking"
    for count in (5, 6):
        opened.mind.answer()
        _until(qtbot, opened, count)
    opened.settle()
    asked = opened.control.asks()
    assert asked is not None
    assert asked.seat == 0


def _until(qtbot: QtBot, opened: Opened, count: int) -> None:
    qtbot.waitUntil(lambda: len(opened.match.past) == count)


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_boards_slide_on_while_the_next_question_is_open(
    table: Open, qtbot: QtBot, pace: str
) -> None:
    """The person seals last; AIs seal the next round meanwhile, and the boards glide on."""
    match = reserve_match("human", "steady", rounds=3)
    seal(match, 1)
    mind = FakeMind()
    opened = table(match, motion=1.0, ai_pace=pace, mind=mind)
    scene = opened.page.scene
    opened.play()
    assert scene.busy, "what was drawn is shown first"
    scene.telling.skip()
    slide = scene._slide
    assert slide.running
    slide._clock.pause()
    opened.settle()
    qtbot.waitUntil(lambda: len(match.past) == 9)
    assert match.past[-1].seat == 1, "an AI has sealed"
    assert slide.running
    assert opened.control.asks() is not None
    assert scene.composer is not None
    scene.hand.lift(scene.hand.sources()[0])
    assert not scene._slide.running
    assert scene.hand.held is not None
