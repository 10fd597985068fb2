"""Log and recap: one line a decision, in words that follow the language, pointing at the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.lines import Line, brief, footprints, lines, since
from farmdesk.core.events import Began, Noted
from farmdesk.core.match import Match
from farmdesk.core.moves import phrase
from farmdesk.table.stage import Lamp
from tests.app.fakes import island_match, reserve_match, seal, toy_match, valley_match
from tests.app.tables import Opened


@pytest.fixture
def opened(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Opened:
    """A running match with the log open."""
    match = valley_match("human", "steady", "hard", moves=9)
    return Opened(dressed, qtbot, tmp_path, match, log_open=True)


def decided(found: tuple[Line, ...]) -> list[tuple[int, int]]:
    """Turn and seat of each line that is a decision."""
    return [(line.turn, line.seat) for line in found if not line.heading]


def test_one_line_a_decision_with_its_seat_and_places() -> None:
    match = valley_match("human", "steady", "hard", moves=9)
    found = lines(match, 0, {4: phrase("log.stand_in", who="Tomas")})
    assert [line.turn for line in found] == list(range(9))
    assert [line.seat for line in found] == [turn.seat for turn in match.past]
    assert all(line.places for line in found)
    assert found[4].note is not None
    assert found[3].note is None


def test_the_recap_begins_after_the_own_last_choice() -> None:
    match = valley_match("human", "steady", "hard", moves=9)
    assert [line.turn for line in since(match, 0, {})] == [7, 8]
    assert [line.turn for line in since(match, 2, {})] == []
    assert since(valley_match("human", "steady"), 0, {}) == ()
    assert dict(footprints(match.past, 0)) == {
        1: lines(match, 0, {})[7].places,
        2: lines(match, 0, {})[8].places,
    }


def test_a_line_tells_only_what_its_reader_may_know() -> None:
    match = toy_match("human", "human")
    asked = match.decisions[0]
    turn = match.play(asked.seat, asked.moves[0])
    secret = turn._replace(events=tuple(e._replace(seen_by=(asked.seat,)) for e in turn.events))
    match.past[0] = secret
    assert lines(match, asked.seat, {})[0].said.key == "toy.log.bid"
    assert lines(match, 1 - asked.seat, {}) == ()
    assert since(match, 1 - asked.seat, {}) == ()
    assert footprints(match.past, 1 - asked.seat) == ()


def test_decisions_of_a_round_are_told_together_when_it_ends() -> None:
    """Each with its own note, and in the recap of whoever chose before or after the others."""
    match = reserve_match("human", "steady", "hard")
    notes = {1: phrase("log.stand_in", who="Tomas")}
    for seat in (0, 1, 2):
        assert [line.seat for line in lines(match, 0, notes)] == [0][:seat]
        seal(match, seat)
    assert decided(lines(match, 0, notes)) == [(0, 0), (2, 1), (2, 2)]
    assert decided(lines(match, 1, notes)) == [(1, 1), (2, 0), (2, 2)]
    assert decided(lines(match, 2, notes)) == [(2, 2), (2, 0), (2, 1)]
    assert [line.seat for line in lines(match, 0, notes) if line.note] == [1]
    assert decided(since(match, 0, notes)) == [(2, 1), (2, 2)]
    assert decided(since(match, 2, notes)) == [(2, 0), (2, 1)], "who chose last reads it too"
    assert [seat for seat, _ in footprints(match.past, 0)] == [1, 2]
    assert [seat for seat, _ in footprints(match.past, 2)] == [0, 1]
    seal(match, 1)
    assert decided(since(match, 0, notes)) == [(2, 1), (2, 2)], "nothing new can be seen yet"


def test_a_forced_pass_that_is_told_later_is_still_a_forced_one() -> None:
    match = reserve_match("human", "steady")
    seal(match, 1)
    match.past[0] = match.past[0]._replace(forced=True)
    seal(match, 0)
    found = [line for line in lines(match, 0, {}) if not line.heading]
    assert [(line.seat, line.forced) for line in found] == [(0, False), (1, True)]


def test_what_has_begun_is_a_heading_of_its_own(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """Whoever's lines are listed; it has no mark, belongs to the recap, and nothing is lit."""
    match = reserve_match("human", "steady", rounds=1)
    opened = Opened(dressed, qtbot, tmp_path, match, log_open=True)
    log, recap = opened.parts.log, opened.parts.recap
    heading = log.list.lines[-1]
    assert heading.heading
    assert heading.said.key == "rift_valley_reserve.began.turn"
    assert heading.places == ()
    assert recap.list.lines[-1] == heading
    for button in log.filters:
        button.click()
    assert log.list.lines == (heading,)
    assert "goes to the left" in log.list.text()
    delegate = log.list._delegate
    assert delegate is not None
    (left, _, font), (indent, _, plain) = map(delegate._words, (heading, lines(match, 0, {})[0]))
    assert left < indent, "there is no mark before it"
    assert font.bold() > plain.bold()


def test_what_every_line_says_has_no_heading() -> None:
    match = reserve_match("human", "steady", rounds=1)
    last = match.past[-1]
    quiet = (e._replace(aloud=False) if isinstance(e, Began) else e for e in last.events)
    match.past[-1] = last._replace(events=tuple(quiet))
    assert not any(line.heading for line in lines(match, 0, {}))


def test_what_others_did_stays_while_a_turn_goes_on() -> None:
    """Of four decisions of a turn the first would else wipe it away; what one does one knows."""
    match = island_match("human", "steady")
    while match.decisions[0].seat != 1:
        match.play(0, match.decisions[0].moves[0])
    own = len(match.past)
    while match.decisions[0].seat != 0:
        match.play(1, match.decisions[0].moves[0])
    others = [line for line in since(match, 0, {}) if line.seat == 1]
    assert [line.turn for line in others] == list(range(own, len(match.past)))
    for _ in range(3):
        match.play(0, match.decisions[0].moves[0])
        assert match.decisions[0].seat == 0
        assert [line for line in since(match, 0, {}) if not line.heading] == others
    last = match.past[-1]
    match.past[-1] = last._replace(events=(*last.events, Began(phrase("x.summer"))))
    (heading,) = (line for line in since(match, 0, {}) if line.heading)
    assert since(match, 0, {}) == (*others, heading), "a season may begin meanwhile"
    while match.decisions[0].seat != 1:
        match.play(0, match.decisions[0].moves[0])
    assert not any(line.seat == 1 for line in since(match, 0, {})), "its turn is over"


def test_a_short_account_leaves_out_what_weighs_nothing() -> None:
    """Of a card that was drawn only what came of it is left."""
    drawn, rain, late = phrase("x.drew"), phrase("x.rain"), phrase("log.stand_in", who="Tomas")
    sown = Line(0, 1, phrase("x.sowed"), came=(rain,))
    draw = Line(1, 1, drawn, minor=True)
    assert brief((sown, draw)) == (sown,)
    assert brief((draw._replace(came=(rain, late)),)) == (draw._replace(said=rain, came=(late,)),)
    assert brief((draw._replace(note=late),)) == (draw._replace(said=late),)


def test_the_recap_is_a_short_account(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    """The log holds it all."""
    match = island_match("human", "steady", "steady")
    while match.decisions[0].seat != 2:
        match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    opened = Opened(dressed, qtbot, tmp_path, match, log_open=True)
    told = opened.parts.recap.list.lines
    drawn = [line for line in since(match, 0, {}) if line.minor]
    assert drawn
    assert not any(line.said in {one.said for one in drawn} for line in told)
    assert set(drawn) <= set(opened.parts.log.list.lines)


def rainy() -> Match:
    """The island; the last decision, by the person in seat 0, drew weather."""
    for seed in range(50):
        match = island_match("human", "steady", seed=seed)
        while not match.state.weather:
            asked = match.decisions[0]
            match.play(asked.seat, asked.moves[0])
        if match.past[-1].seat == 0:
            return match
    raise AssertionError("no weather")


def test_a_line_tells_what_came_of_it() -> None:
    """Weather is no decision, and yet it is read in the log; what others may not know is not."""
    match = rainy()
    line = lines(match, 0, {})[-1]
    assert line.said.key == "harvest_island.log.draw.pile"
    assert [said.key for said in line.came] == ["harvest_island.note.weather"]
    assert lines(match, 0, {})[0].came == ()
    last = match.past[-1]
    secret = (e._replace(seen_by=(1,)) if isinstance(e, Noted) else e for e in last.events)
    match.past[-1] = last._replace(events=tuple(secret))
    assert lines(match, 0, {})[-1].came == ()
    assert lines(match, 1, {})[-1].came == line.came


def test_what_came_of_it_is_read_in_bar_and_log(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    weather = rainy()
    weather.undo()
    draw = weather.decisions[0].moves[0]
    opened = Opened(dressed, qtbot, tmp_path, weather, log_open=True, motion=0.25)
    opened.play(draw)
    assert opened.page.hand.turn is not None, "the card is on its way"
    assert opened.parts.bar.prompt.helper.endswith(": 1 of 3.")
    opened.page.scene.skip()
    opened.settle()
    assert opened.parts.log.list.text().splitlines()[-1].endswith(": 1 of 3.")


def test_the_filter_shows_only_the_chosen_seats(opened: Opened) -> None:
    log = opened.parts.log
    assert len(log.list.lines) == 9
    log.filters[0].click()
    assert {line.seat for line in log.list.lines} == {1, 2}
    log.filters[1].click()
    assert {line.seat for line in log.list.lines} == {2}
    opened.play()
    assert {line.seat for line in log.list.lines} == {2}
    log.filters[0].click()
    assert log.list.lines[-1].turn == 9


def test_pointing_at_a_line_lights_its_places(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    lit: list[tuple[Lamp, ...]] = []
    monkeypatch.setattr(opened.page.scene, "light", lambda *args: lit.append(args))
    shown = opened.parts.log.list
    row = len(shown.lines) - 2
    place = shown.visualRect(shown.model().index(row, 0)).center()
    QTest.mouseMove(shown.viewport(), place - QPoint(3, 0))
    QTest.mouseMove(shown.viewport(), place)
    opened.settle()
    line = shown.lines[row]
    assert (Lamp(line.places, line.seat),) in lit
    QApplication.sendEvent(shown, QEvent(QEvent.Type.Leave))
    assert lit[-1] == ()


def test_copied_as_text_and_followed_by_the_language(opened: Opened) -> None:
    log = opened.parts.log
    log.copy()
    text = QGuiApplication.clipboard().text()
    assert len(text.splitlines()) >= 9
    assert "Mira" in text
    assert "{" not in text
    opened.settings.language = "ko"
    opened.settle()
    log.copy()
    assert QGuiApplication.clipboard().text() != text
    assert "Mira" in QGuiApplication.clipboard().text()


def test_a_click_shows_the_table_as_it_was_and_nobody_can_move(opened: Opened) -> None:
    page, log = opened.page, opened.parts.log
    line = log.list.lines[3]
    log.list.chosen.emit(line)
    opened.settle()
    view = page.scene.view
    assert view is not None
    assert view.state == opened.match.game.conceal(opened.match.states[4], 0)
    assert view.decision is None
    assert opened.parts.replay.isVisible()
    asked = opened.control.asks()
    assert asked is not None
    page.scene.moved.emit(asked.seat, asked.moves[0])
    assert len(opened.match.past) == 9
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Right)
    assert opened.past == 5
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert opened.past == 0
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Escape)
    assert opened.past == -1
    assert not opened.parts.replay.isVisible()
    now = page.scene.view
    assert now is not None
    assert now.decision is not None


def test_the_recap_is_played_again_and_the_ai_waits(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farmdesk.app.replay.PAUSE", 5)
    QTest.keyClick(opened.page, Qt.Key.Key_F5)
    assert opened.page.hand.past == 7
    qtbot.waitUntil(lambda: opened.page.hand.past == 9)
    assert len(opened.match.past) == 9
    opened.parts.replay.leave()
    opened.play()
    assert opened.control.thinker == 1
    opened.page.back.replay_recap()
    opened.parts.log.list.chosen.emit(Line(2, 2, phrase("log.title")))
    opened.mind.answer()
    qtbot.wait(60)
    assert len(opened.match.past) == 10, "no move while the past is shown"
    opened.parts.replay.leave()
    qtbot.waitUntil(lambda: len(opened.match.past) == 11)


def test_what_is_noted_after_a_beginning_stands_beneath_its_heading() -> None:
    """As the crops of a harvest do, although the own last choice has brought it about."""
    match = valley_match("human", "steady", moves=1)
    told, turn = match.past[0].events[0], match.past[0]
    events = (told, Noted(phrase("early")), Began(phrase("harvest")), Noted(phrase("late")))
    match.past[0] = turn._replace(events=events)
    first, heading, last = lines(match, 0, {})
    assert [said.key for said in first.came] == ["early"]
    assert (heading.said.key, heading.heading) == ("harvest", True)
    assert (last.said.key, last.beneath) == ("late", True)
    assert since(match, turn.seat, {}) == (heading, last)
