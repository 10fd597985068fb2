"""MatchControl: who moves when, what undo does to a thinking AI, and that nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from farmdesk.app.control import PACE
from farmdesk.core import saves
from farmdesk.core.match import Turn
from tests.app.controls import Table
from tests.app.fakes import FakeMind, find, toy_match, valley_match


def test_ais_play_until_a_person_is_asked(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "steady", "hard"), FakeMind())
    table.control.start()
    table.play_first()
    qtbot.waitUntil(lambda: len(table.turns) >= 3)
    assert [turn.seat for turn in table.turns[:3]] == [0, 1, 2]
    assert {question.level for question in table.mind.asked} == {"steady", "hard"}
    qtbot.waitUntil(lambda: table.asked() or table.match.over)
    assert not table.told


def test_the_mind_never_sees_what_its_seat_cannot_see(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "steady"), FakeMind(at_once=False))
    table.control.start()
    question = table.mind.asked[0]
    assert question.state == table.match.game.conceal(table.match.state, 1)
    assert question.state != table.match.state


def test_undo_while_an_ai_thinks_and_its_late_answer(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "steady"), FakeMind(at_once=False))
    table.control.start()
    table.play_first()
    assert table.control.thinker == 1
    before = len(table.match.past)
    assert table.control.undo()
    assert len(table.match.past) == before - 1
    assert table.mind.cancelled >= 1
    first = table.mind.asked[-1]
    table.mind.answer()
    table.mind._late[-1] = table.mind._late[-1]._replace(number=first.number - 1)
    state = table.match.state
    qtbot.wait(60)
    assert table.match.state is state
    assert table.control.redo()
    assert len(table.match.past) == before


def test_undo_goes_back_over_the_replies_and_redo_brings_them_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(tmp_path, toy_match("human", "steady"), FakeMind())
    table.control.start()
    qtbot.waitUntil(table.asked)
    table.play_first()
    qtbot.waitUntil(lambda: table.asked() or table.match.over)
    state, made = table.match.state, len(table.match.past)
    assert table.control.undo()
    assert len(table.match.past) < made
    assert table.control.asks() is not None
    assert table.control.redo()
    qtbot.waitUntil(lambda: table.asked() or table.match.over)
    assert table.match.state == state


def test_a_stale_or_foreign_move_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "steady"), FakeMind())
    table.control.start()
    qtbot.waitUntil(table.asked)
    decision = table.control.asks()
    assert decision is not None
    assert not table.control.play(1, decision.moves[0])
    assert table.control.play(decision.seat, decision.moves[0])
    state = table.match.state
    assert not table.control.play(decision.seat, decision.moves[0])
    qtbot.waitUntil(lambda: table.asked() or table.match.over)
    assert len(table.match.states) >= 2
    assert state in table.match.states


def test_a_move_made_from_inside_a_turn_is_never_a_second_one_at_once(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table(tmp_path, toy_match("human", "human"), FakeMind())
    depth: list[int] = []

    def greedy(turn: Turn) -> None:
        depth.append(len(table.match.past))
        if table.control.asks() is not None and len(depth) < 4:
            table.play_first()

    table.control.turned.connect(greedy)
    table.control.start()
    table.play_first()
    assert depth == sorted(depth)
    assert len(table.match.past) == len(table.match.states) - 1


def test_step_waits_for_the_player(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, valley_match("human", "steady"), FakeMind(), pace="step")
    table.control.start()
    table.play_first()
    qtbot.waitUntil(lambda: table.control.awaits_step)
    assert table.waits == [True]
    qtbot.wait(50)
    assert len(table.match.past) == 1
    assert table.control.step()
    assert len(table.match.past) == 2
    assert not table.control.awaits_step
    assert not table.control.step()


def test_another_pace_lets_a_waiting_move_go(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, valley_match("human", "steady"), FakeMind(), pace="step")
    table.control.start()
    table.play_first()
    qtbot.waitUntil(lambda: table.control.awaits_step)
    table.settings.ai_pace = "instant"
    assert len(table.match.past) == 2
    assert table.waits[-1] is False


def test_at_the_normal_pace_ai_moves_keep_their_distance(qtbot: QtBot, tmp_path: Path) -> None:
    from PySide6.QtCore import QElapsedTimer

    table = Table(tmp_path, valley_match("human", "steady", "steady"), FakeMind(), pace="normal")
    clock = QElapsedTimer()
    times: list[int] = []
    table.control.turned.connect(lambda _turn: times.append(clock.elapsed()))
    clock.start()
    table.control.start()
    table.play_first()
    qtbot.waitUntil(lambda: len(times) == 3, timeout=4 * PACE)
    assert min(times[1] - times[0], times[2] - times[1]) >= PACE - 5


def test_an_ai_waits_until_the_table_has_shown_the_last_move(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "steady", "steady"), FakeMind())
    table.control.turned.connect(lambda _turn: table.control.hold())
    table.control.start()
    table.play_first()
    qtbot.wait(60)
    assert len(table.turns) == 1
    table.control.release()
    qtbot.waitUntil(lambda: len(table.turns) == 2)


@pytest.mark.parametrize("text", ["dance", "plant 0"])
def test_an_answer_that_is_no_legal_move_is_replaced_and_told(
    qtbot: QtBot, tmp_path: Path, text: str
) -> None:
    table = Table(tmp_path, toy_match("human", "steady"), FakeMind(at_once=False))
    table.control.start()
    table.play_first()
    table.mind.answer(text)
    qtbot.waitUntil(lambda: len(table.match.past) == 2)
    assert [said.key for said in table.told] == ["log.stand_in"]
    assert table.control.notes[1].key == "log.stand_in"


def test_a_fallback_and_an_unknown_level_are_told_too(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "steady", "nobody"), FakeMind(at_once=False))
    table.control.start()
    assert table.control.undo() is False  # no own decision yet
    table.play_first()
    table.mind.answer(fallback=True)
    qtbot.waitUntil(lambda: len(table.match.past) == 3)
    assert sorted(table.control.notes) == [1, 2]
    table.control.undo()
    assert not table.control.notes


def test_every_decision_is_on_the_disk_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "human"), FakeMind())
    table.control.start()
    assert table.path.exists()
    table.play_first()
    again = saves.read(table.path, find)
    assert [str(turn.move) for turn in again.past] == [str(t.move) for t in table.match.past]
    table.control.undo()
    assert len(saves.read(table.path, find).past) == 0
    assert len(saves.read(table.path, find).future) == 1


def test_a_full_disk_is_told_once_and_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "human"), FakeMind())
    table.control.start()
    kept = table.path.read_bytes()
    table.library.full = True
    table.play_first()
    table.play_first()
    assert [said.key for said in table.told] == ["save.not_written"]
    assert table.path.read_bytes() == kept
    assert len(table.match.past) == 2
    table.library.full = False
    table.play_first()
    assert len(saves.read(table.path, find).past) == 3
    table.library.full = True
    table.play_first()
    assert len(table.told) == 2


def test_a_forced_button_is_made_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    """A seller with three cards or fewer to spare has only "enough" to say."""
    table = Table(tmp_path, toy_match("human", "human", seed=3), FakeMind())
    table.control.start()
    for _ in range(200):
        if table.match.over:
            break
        decision = table.control.asks()
        assert decision is not None
        sell = next((m for m in decision.moves if str(m) == "sell"), decision.moves[0])
        assert len(decision.all_moves) > 1 or decision.moves[0].script()
        assert table.control.play(decision.seat, sell)
    assert table.match.over
    assert any(turn.forced for turn in table.match.past)


def test_a_hint_tells_a_legal_move_and_moves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "human"), FakeMind())
    table.control.start()
    assert table.control.hint()
    qtbot.waitUntil(lambda: bool(table.hints))
    decision = table.control.asks()
    assert decision is not None
    assert table.hints[0].move in decision.all_moves
    assert not table.match.past
    table.mind.at_once = False
    assert table.control.hint()
    assert not table.control.hint()  # one question at a time
    table.play_first()
    table.mind.answer()
    qtbot.wait(40)
    assert len(table.hints) == 1


def test_a_hint_that_fails_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "human"), FakeMind(at_once=False))
    table.control.start()
    table.control.hint()
    table.mind.answer(fallback=True)
    qtbot.waitUntil(lambda: bool(table.told))
    assert table.told[0].key == "hint.none"


def test_a_hint_that_nobody_can_give_plays_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game without a judge: the person is told, and the decision stays theirs."""

    def refuse(*asked: object) -> None:
        raise LookupError(asked)

    mind = FakeMind()
    monkeypatch.setattr(mind, "ask_hint", refuse)
    table = Table(tmp_path, toy_match("human", "human"), mind)
    table.control.start()
    table.control.hint()
    assert [phrase.key for phrase in table.told] == ["hint.none"]
    assert not table.match.past
    assert table.asked()


def test_closing_ends_everything_and_stays_quiet(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("human", "steady"), FakeMind(at_once=False))
    table.control.start()
    table.control.close()
    table.control.close()
    assert table.mind.closed == 1
    table.mind.answer()
    qtbot.wait(40)
    assert not table.match.past
    assert not table.control.undo()


def test_a_match_of_ais_only_rests_after_undo(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(tmp_path, toy_match("steady", "steady"), FakeMind())
    table.control.start()
    qtbot.waitUntil(lambda: table.match.over)
    assert table.control.undo()
    made = len(table.match.past)
    qtbot.wait(40)
    assert len(table.match.past) == made
    assert table.control.step()
    qtbot.waitUntil(lambda: table.match.over)
