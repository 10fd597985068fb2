"""The table page: what it says and shows while a match is played, in every shape and language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from farmdesk.app.forms import child
from farmdesk.app.page_keys import Keys
from farmdesk.core.match import Match
from farmdesk.core.moves import Group, Move
from tests.app.fakes import FakeMind, island_match, valley_match
from tests.app.tables import Opened

Open = Callable[..., Opened]
SIZES = [(900, 500), (910, 512), (1240, 640), (1280, 650), (1366, 690), (1366, 768), (1640, 923)]


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Opens a match on a page."""

    def open_match(match: Match, **wishes: object) -> Opened:
        return Opened(dressed, qtbot, tmp_path, match, **wishes)

    return open_match


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_fits_into_every_window(table: Open, size: tuple[int, int], seats: int) -> None:
    opened = table(valley_match("human", *["steady"] * (seats - 1), moves=seats * 2))
    opened.fit(*size)
    page, parts = opened.page, opened.parts
    shown: list[QWidget] = [parts.bar, parts.view, *parts.cards]
    if parts.recap.isVisible():
        shown.append(parts.recap)
    for one in shown:
        assert page.rect().contains(one.geometry()), one.objectName()
        assert not one.geometry().isEmpty()
    for one in shown:
        for other in shown:
            assert one is other or not one.geometry().intersects(other.geometry())
    compact = opened.look.shape == "compact"
    assert all(button.isVisible() == compact for button in parts.drawers.values())
    assert parts.recap.isVisible() != compact


def test_the_prompt_says_whose_decision_it_is(table: Open) -> None:
    opened = table(valley_match("human", "human"))
    assert opened.parts.bar.prompt.chair == opened.match.chairs[0]
    assert "middle" in opened.prompt
    assert opened.titles[-1] == "Mira to move"
    opened.play()
    assert opened.parts.bar.prompt.chair == opened.match.chairs[1]
    assert opened.titles[-1] == "Tomas to move"


def test_the_own_card_comes_first_for_whoever_is_asked(table: Open) -> None:
    opened = table(valley_match("human", "human", "human"))
    cards = opened.parts.cards

    def order() -> list[int]:
        return [card.seat for card in sorted(cards, key=lambda card: card.y())]

    assert order() == [0, 1, 2]
    assert cards[0].words is not None
    assert cards[0].words.turn
    opened.play()
    assert order() == [1, 2, 0]
    assert [bool(card.words and card.words.turn) for card in cards] == [False, True, False]


def test_ais_answer_and_the_recap_tells_it(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "steady", "hard"), mind=FakeMind())
    opened.play()
    qtbot.waitUntil(lambda: opened.control.asks() is not None)
    opened.settle()
    recap = opened.parts.recap.list
    assert [line.seat for line in recap.lines] == [1, 2]
    assert recap.text().splitlines()[0].startswith("Tomas")
    view = opened.page.scene.view
    assert view is not None
    assert {seat for seat, _ in view.footprints} == {1, 2}
    assert [card.words.score for card in opened.parts.cards if card.words] == [
        str(total) for total in view.standing.totals
    ]


def test_a_thinking_ai_is_shown_and_can_be_waited_for(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "steady"))
    opened.play()
    assert opened.prompt == "Tomas is thinking"
    words = opened.parts.cards[1].words
    assert words is not None
    assert words.thinking
    assert words.level == "Steady"
    assert not opened.answers
    opened.mind.answer()
    qtbot.waitUntil(lambda: opened.control.asks() is not None)
    assert opened.parts.cards[1].words is not None
    assert not opened.parts.cards[1].words.thinking


def test_step_by_step_with_the_button_and_with_space(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "steady", "hard"), mind=FakeMind(), ai_pace="step")
    opened.play()
    qtbot.waitUntil(lambda: opened.answers == ["Next"])
    assert len(opened.match.past) == 1
    opened.parts.bar.answers[0].click()
    assert len(opened.match.past) == 2
    qtbot.waitUntil(lambda: opened.control.awaits_step)
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Space)  # the table has the focus in a game
    assert len(opened.match.past) == 3


def test_undo_and_redo_by_keys_follow_what_is_possible(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "steady"), mind=FakeMind())
    tools = opened.parts.bar.tools
    assert not tools["undo"].isEnabled()
    first = opened.match.state
    opened.play()
    qtbot.waitUntil(lambda: opened.control.asks() is not None)
    opened.settle()
    assert tools["undo"].isEnabled()
    QTest.keyClick(opened.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.match.state == first
    assert tools["redo"].isEnabled()
    assert not opened.parts.recap.list.lines
    QTest.keyClick(opened.page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(opened.match.past) == 2


def test_undo_takes_unfinished_drops_back_first(table: Open, qtbot: QtBot) -> None:
    opened = table(*_tractor())
    hand = opened.page.scene.hand
    composer = hand.composer
    assert composer is not None
    two_steps = next(m for m in composer.candidates if len(m.script()) == 2)
    drop = two_steps.script()[0]
    hand.lift(drop.source)  # type: ignore[union-attr]  # a tractor's script has no groups
    assert hand.place(drop.target)  # type: ignore[union-attr]  # a person is asked there
    opened.settle()
    assert "Back" in opened.answers
    made = len(opened.match.past)
    QTest.keyClick(opened.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not hand.drops()
    assert len(opened.match.past) == made
    assert "Back" not in opened.answers


def test_a_harvest_that_could_go_on_says_how_it_ends(table: Open) -> None:
    """One field is in the barn, another may follow: the bar tells of Done."""
    match = island_match("human", "steady")
    while len(_harvests(match)) < 3:
        asked = match.decisions[0]
        sown = next((m for m in asked.moves if "> field@" in str(m)), asked.moves[0])
        match.play(asked.seat, sown)
    opened = table(match)
    hand = opened.page.scene.hand
    before = opened.parts.bar.prompt.helper
    (group,) = _harvests(match)[0].script()
    assert isinstance(group, Group)
    (drop,) = group
    hand.lift(drop.source)
    hand.place(drop.target)
    opened.settle()
    assert "Done" in opened.answers
    assert "Done" in opened.parts.bar.prompt.helper
    hand.back()
    opened.settle()
    assert opened.parts.bar.prompt.helper == before


def _harvests(match: Match) -> list[Move]:
    """Harvests that seat 0 may choose from now."""
    asked = match.decisions[0]
    return [m for m in asked.moves if asked.seat == 0 and "> barn@0" in str(m)]


def _tractor() -> tuple[Match]:
    """A match in which a person may play the tractor now."""
    for seed in range(60):
        for moves in range(4, 16):
            match = valley_match("human", "human", seed=seed, moves=moves)
            if any(len(move.script()) == 2 for move in match.decisions[0].moves):
                return (match,)
    raise AssertionError("no tractor in sixty games")


@pytest.mark.parametrize(
    ("language", "prompt", "undo", "facts"),
    [("ja", "あなた", "元に戻す", "ファームハウス"), ("ko", "차례", "되돌리기", "농가")],
)
def test_another_language_shows_everywhere_at_once(
    table: Open, qtbot: QtBot, language: str, prompt: str, undo: str, facts: str
) -> None:
    opened = table(valley_match("human", "steady"), mind=FakeMind(), log_open=True)
    opened.play()
    qtbot.waitUntil(lambda: opened.control.asks() is not None)
    opened.page.back.show_sheet()
    before = opened.parts.log.list.text(), opened.parts.sheet.grid.accessibleName()
    clock = opened.parts.bar._time.text()
    opened.settings.language = language
    opened.settle()
    assert prompt in opened.prompt
    assert undo in opened.parts.bar.tools["undo"].toolTip()
    assert opened.parts.bar._time.text() != clock
    assert opened.parts.log.list.text() != before[0]
    assert "Tomas" in opened.parts.log.list.text()
    assert opened.parts.sheet.grid.accessibleName() != before[1]
    words = opened.parts.cards[1].words
    assert words is not None
    assert words.level != "Steady"
    opened.settings.language = "en"
    opened.settle()
    assert (opened.parts.log.list.text(), opened.parts.sheet.grid.accessibleName()) == before


def test_a_full_disk_is_told_and_the_game_goes_on(table: Open) -> None:
    opened = table(valley_match("human", "human"))
    opened.library.full = True
    opened.play()
    assert opened.parts.notice.isVisible()
    assert "No space left" in opened.parts.notice.text
    opened.parts.notice.rest()
    opened.play()
    assert not opened.parts.notice.isVisible()
    assert len(opened.match.past) == 2


def test_a_hint_lights_its_places_and_gives_reasons(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "human", moves=4), mind=FakeMind())
    opened.parts.bar.tools["hint"].click()
    assert opened.parts.notice.isVisible()
    qtbot.waitUntil(lambda: "Mira" in opened.parts.notice.text)
    lines = opened.parts.notice.text.splitlines()
    assert len(lines) >= 2
    assert "Mira" in lines[0]
    assert "+1" in lines[1]
    assert len(opened.match.past) == 4


def test_a_hint_goes_when_its_question_does(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "human", moves=4), mind=FakeMind())
    QTest.keyClick(opened.page, Qt.Key.Key_F4)
    qtbot.waitUntil(lambda: "Mira" in opened.parts.notice.text)
    QTest.keyClick(opened.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(opened.match.past) == 3
    assert not opened.parts.notice.isVisible()


def test_the_question_mark_opens_the_keys_and_is_one_shortcut(table: Open) -> None:
    """Where "?" is Shift and "/", a shortcut for each would be ambiguous: neither would act."""
    opened = table(valley_match("human", "human"))
    QTest.keyClick(opened.page, Qt.Key.Key_Question)
    assert [window for window in opened.page.findChildren(Keys) if window.isVisible()]
    strokes = [shortcut.key().toString() for shortcut in opened.page.findChildren(QShortcut)]
    assert "?" in strokes
    assert "Shift+/" not in strokes


def test_esc_closes_the_log_where_it_lies_over_the_table(table: Open) -> None:
    opened = table(valley_match("human", "human"))
    QTest.keyClick(opened.page, Qt.Key.Key_L)
    assert opened.parts.log.isVisible()
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Escape)
    assert not opened.parts.log.isVisible()
    opened.fit(1700, 900)
    QTest.keyClick(opened.page, Qt.Key.Key_L)
    QTest.keyClick(opened.parts.view, Qt.Key.Key_Escape)
    assert opened.parts.log.isVisible()


def test_the_page_rests_while_a_person_thinks(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "steady"), mind=FakeMind())
    opened.play()
    qtbot.waitUntil(lambda: opened.control.asks() is not None)
    opened.settle()
    running = [t for t in opened.page.findChildren(QTimer) if t.isActive()]
    assert not running
    assert not [t for t in opened.control.findChildren(QTimer) if t.isActive()]


def test_dots_move_only_while_somebody_thinks_and_motion_is_wanted(table: Open) -> None:
    opened = table(valley_match("human", "steady"), motion=1.0)
    opened.page.scene.skip()
    asked = opened.control.asks()
    assert asked is not None
    opened.play()
    opened.page.scene.skip()
    opened.settle()
    blink = opened.parts.cards[1]._blink
    assert blink.isActive()
    opened.settings.reduce_motion = True
    assert not blink.isActive()


def test_shut_ends_the_mind_and_keeps_the_match(table: Open) -> None:
    opened = table(valley_match("human", "steady"))
    opened.play()
    opened.page.shut()
    assert opened.mind.closed == 1
    assert len(opened.library.read(opened.path).past) == 1


def test_a_copy_is_written_where_the_player_wants(table: Open, tmp_path: Path) -> None:
    opened = table(valley_match("human", "steady", moves=4))
    target = tmp_path / "우리 game.farmdesk"
    opened.page.copy_to(str(target))
    assert len(opened.library.read(target).past) == 4
    assert target.name in opened.parts.notice.text
    opened.library.full = True
    opened.page.copy_to(str(tmp_path / "other.farmdesk"))
    assert "No space left" in opened.parts.notice.text


def test_the_drawers_of_a_small_window(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "steady", moves=2))
    opened.fit(910, 512)
    button: QPushButton = opened.parts.drawers["recap"]
    button.click()
    assert opened.parts.recap.isVisible()
    QTest.keyClick(opened.page, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert opened.parts.log.isVisible()
    assert not opened.parts.recap.isVisible()
    QTest.keyClick(opened.page, Qt.Key.Key_Escape)
    assert not opened.parts.log.isVisible()


def test_what_a_shape_says_more_goes_with_the_shape(table: Open) -> None:
    """The small window tells the limit in the clock's line; the large one has a zone for it."""
    opened = table(valley_match("human", "steady", moves=2))
    clock = child(opened.page, QLabel, "clock_text")
    regular = clock.text()
    opened.page.resize(910, 512)
    opened.settle()
    assert len(clock.text()) > len(regular)
    opened.page.resize(1366, 768)
    opened.settle()
    assert clock.text() == regular


def test_f1_asks_for_the_rules_of_what_is_pointed_at(table: Open, qtbot: QtBot) -> None:
    opened = table(valley_match("human", "human", moves=4))
    asked: list[str] = []
    opened.page.rules_asked.connect(asked.append)
    view = opened.page.scene.view
    assert view is not None
    card = next(put for put in view.placed if put.slot == "river/0")
    opened.page.scene.asked.emit(card.slot)
    QTest.keyClick(opened.page, Qt.Key.Key_F1)
    assert asked == [card.piece.name.rpartition("-")[0]]


def test_a_forced_pass_is_made_and_logged(table: Open, qtbot: QtBot) -> None:
    match = _before_a_pass()
    seat = match.decisions[0].seat
    opened = table(match)
    qtbot.waitUntil(lambda: any(t.forced for t in match.past) or match.over)
    opened.settle()
    line = next(line for line in opened.parts.log.list.lines if line.forced)
    assert line.seat == seat
    assert "passed" in opened.parts.log.list.text()


def _before_a_pass() -> Match:
    """One seat builds at once, the others never: the river runs dry for the first."""
    for seed in range(40):
        match = valley_match("human", "human", "human", seed=seed)
        while not match.over:
            asked = match.decisions[0]
            if len(asked.all_moves) == 1 and not asked.moves[0].script():
                return match
            builds = [m for m in asked.moves if str(m).startswith("house")]
            lays = [m for m in asked.moves if m not in builds]
            wanted = builds + lays if asked.seat == 0 else lays + builds
            match.play(asked.seat, wanted[0])
    raise AssertionError("nobody ever had to pass")


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
@pytest.mark.parametrize("scale", [100, 130])
def test_the_name_of_the_game_is_never_cut(table: Open, language: str, scale: int) -> None:
    opened = table(valley_match("human", "human"), language=language, scale=scale)
    bar = opened.parts.bar
    label = child(bar, QLabel, "clock_game")
    for game in ("harvest_valley", "rift_valley_reserve", "formidable_farm", "harvest_island"):
        bar.tell_time(opened.phrases.tr(f"game.{game}.name"), "1")
        opened.settle()
        assert label.sizeHint().width() <= label.width(), game
