"""One person alone: the set-up panel offers deals, keeps them apart and shows the best results."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from farmdesk import games
from farmdesk.app.deal_box import ANY, DAY, NUMBER
from farmdesk.app.deals import Deals, Result, Tie, deal_of, is_deal
from farmdesk.app.new_game import NewGame
from farmdesk.app.settings import LANGUAGES
from farmdesk.core.match import COLOURS, Chair, Match
from farmdesk.core.moves import phrase
from tests.app.conftest import Desk
from tests.app.test_lobby import SIZES, wanted_width

FARM = "formidable_farm"
WON = '{"won":true,"points":30,"ties":[{"what":"formidable_farm.tie.turns","value":4}]}'
LOST = '{"won":false,"points":24}'


def lonely(desk: Desk) -> NewGame:
    """The panel of Formidable Farm with one person at the table."""
    desk.window.lobby.covers[FARM].setChecked(True)
    panel = desk.window.lobby.new_game
    click(panel.alone)
    return panel


def click(button: QAbstractButton) -> None:
    """Press a button, and let follow what does."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    for _ in range(3):
        QApplication.processEvents()


def results(desk: Desk, **best: str) -> bytes:
    """Write a file of results: `d1` is deal 1."""
    kept = ",".join(f'"{FARM}/1/{deal[1:]}":{result}' for deal, result in best.items())
    data = f'{{"format":1,"best":{{{kept}}}}}'.encode()
    desk.folder.mkdir(parents=True, exist_ok=True)
    (desk.folder / "deals.json").write_bytes(data)
    return data


def test_one_to_four_sit_down_in_formidable_farm(desk: Desk) -> None:
    lobby = desk.window.lobby
    lobby.covers[FARM].setChecked(True)
    about = lobby.covers[FARM].accessibleDescription()
    assert "1–4 players" in about
    assert "40 min" in about
    panel = lobby.new_game
    assert len(panel.seats.rows) == 4
    for seats in (1, 2, 3, 4):
        for at, row in enumerate(panel.seats.rows):
            row.level.setCurrentIndex(row.level.findData("human" if at < seats else ""))
            row.level.activated.emit(row.level.currentIndex())
        assert panel.start.isEnabled()
        panel.start.click()
        match = desk.pages[-1].match
        assert len(match.chairs) == seats
        assert len({chair.name for chair in match.chairs}) == seats
        desk.window.to_lobby()


def test_play_alone_empties_the_other_seats_and_brings_them_back(desk: Desk) -> None:
    panel = lonely(desk)
    assert [plan.player for plan in panel.seats.plans] == ["human", "", "", ""]
    assert panel.alone.text() == "Play with AIs"
    assert panel.deal.isVisible()
    assert not panel.paces["normal"].isVisible()
    click(panel.alone)
    assert [plan.player for plan in panel.seats.plans] == ["human", "steady", "steady", ""]
    assert panel.alone.text() == "Play alone"
    assert not panel.deal.isVisible()
    assert panel.paces["normal"].isVisible()
    click(panel.alone)
    click(panel.start)
    assert [chair.player for chair in desk.pages[0].match.chairs] == ["human"]


def test_whoever_played_alone_before_can_ask_for_ais(desk: Desk) -> None:
    click(lonely(desk).start)
    desk.window.to_lobby()
    panel = NewGame(desk.settings, desk.phrases, desk.look, Deals(desk.folder / "deals.json"))
    game = games.find(FARM)
    assert game is not None
    panel.show_game(game)
    assert [plan.player for plan in panel.seats.plans] == ["human", "", "", ""]
    click(panel.alone)
    assert [plan.player for plan in panel.seats.plans] == ["human", "steady", "steady", ""]
    panel.deleteLater()


def test_games_for_two_and_more_offer_nothing_of_that(desk: Desk) -> None:
    panel = lonely(desk)
    desk.window.lobby.covers["harvest_valley"].setChecked(True)
    assert not panel.alone.isVisible()
    assert not panel.deal.isVisible()
    assert panel.paces["normal"].isVisible()


def test_an_ai_alone_plays_no_deals(desk: Desk) -> None:
    panel = lonely(desk)
    panel.seats.rows[0].kind.click()
    assert [plan.player for plan in panel.seats.plans] == ["steady", "", "", ""]
    assert not panel.deal.isVisible()


def test_any_deal_is_a_fresh_one(desk: Desk) -> None:
    panel = lonely(desk)
    assert panel.deal.choice == ANY
    click(panel.start)
    assert not is_deal(desk.pages[0].match.seed)


def test_a_numbered_deal_is_dealt(desk: Desk) -> None:
    panel = lonely(desk)
    panel.deal.number.setFocus()
    QTest.keyClick(panel.deal.number, Qt.Key.Key_Up)
    assert panel.deal.choice == NUMBER  # whoever turns to a number wants it
    panel.deal.number.setValue(12)
    click(panel.start)
    assert desk.pages[0].match.seed == 12
    again = NewGame(desk.settings, desk.phrases, desk.look, Deals(desk.folder / "deals.json"))
    game = games.find(FARM)
    assert game is not None
    again.show_game(game)
    assert again.deal.choice == NUMBER  # it is remembered
    again.deleteLater()


def test_the_deal_of_the_day_is_that_of_today(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmdesk.app.deal_box.today", lambda: date(2026, 12, 24))
    results(desk, d20261224=WON)
    panel = lonely(desk)
    panel.refresh()
    click(panel.deal.choices[DAY])
    day, best = panel.deal.best.text().split("\n")
    assert "December 24, 2026" in day
    assert best == "Best result: won, 30 points · Turns to spare: 4"
    click(panel.start)
    assert desk.pages[0].match.seed == 20261224


def test_the_best_result_is_shown_and_a_win_suggests_the_next(desk: Desk) -> None:
    results(desk, d1=WON, d2=LOST)
    panel = lonely(desk)
    click(panel.deal.choices[NUMBER])
    assert panel.deal.number.value() == 2
    assert panel.deal.best.text() == "Best result: lost, 24 points"
    panel.deal.number.setValue(1)
    assert panel.deal.best.text() == "Best result: won, 30 points · Turns to spare: 4"
    panel.deal.number.setValue(5)
    assert panel.deal.best.text() == "Best result: not played yet"
    panel.deal.number.setValue(2)
    click(panel.start)
    results(desk, d1=WON, d2=WON)
    desk.window.to_lobby()
    assert panel.deal.number.value() == 3


def test_another_deck_has_other_results(desk: Desk) -> None:
    results(desk, d1=WON)
    panel = lonely(desk)
    click(panel.deal.choices[NUMBER])
    assert panel.deal.number.value() == 2
    panel._options_chosen({"own": "another deck"}, "")
    assert panel.deal.number.value() == 1
    assert panel.deal.best.text() == "Best result: not played yet"


def test_a_seed_that_is_typed_and_a_deal_put_one_another_aside(desk: Desk) -> None:
    panel = lonely(desk)
    click(panel.deal.choices[NUMBER])
    panel._options_chosen({}, "123456")
    assert panel.deal.choice == ANY
    click(panel.start)
    assert desk.pages[0].match.seed == 123456
    desk.window.to_lobby()
    click(panel.deal.choices[NUMBER])
    click(panel.start)
    assert desk.pages[1].match.seed == 1


def test_a_damaged_file_is_told_and_play_goes_on(desk: Desk) -> None:
    results(desk)
    file = desk.folder / "deals.json"
    file.write_bytes(b"{")
    panel = lonely(desk)
    assert panel.deal.best.text().startswith("deals.json is damaged")
    assert panel.deal.best.property("role") == "bad"
    click(panel.deal.choices[NUMBER])
    click(panel.start)
    assert desk.pages[0].match.seed == 1
    assert file.read_bytes() == b"{"
    results(desk, d1=LOST)
    desk.window.to_lobby()
    assert panel.deal.best.text() == "Best result: lost, 24 points"
    assert panel.deal.best.property("role") == "small"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("damaged", [False, True])
def test_no_word_is_cut(
    desk: Desk, language: str, width: int, height: int, scale: int, *, damaged: bool
) -> None:
    results(desk, d1=WON)
    if damaged:
        (desk.folder / "deals.json").write_bytes(b"{")
    desk.settings.language = language
    desk.settings.scale = scale
    panel = lonely(desk)
    click(panel.deal.choices[DAY])
    desk.fit(width, height)
    lobby = desk.window.lobby
    for child in lobby.findChildren(QWidget):
        if not child.isVisible() or child.visibleRegion().isEmpty():
            continue
        box = child.rect().translated(child.mapTo(lobby, child.rect().topLeft()))
        assert lobby.rect().contains(box), (child.objectName(), box)
        cut = wanted_width(child) - child.contentsRect().width()
        assert cut <= 0, (child.objectName(), cut)
    best = panel.deal.best
    assert best.height() >= best.heightForWidth(best.width())
    assert best.mapTo(panel, best.rect().bottomLeft()).y() < panel.start.y()
    for row in panel.seats.rows:
        assert row.add.geometry().right() < row.width() or not row.add.isVisible()


def test_everything_new_is_reached_by_tab_and_has_a_name(desk: Desk) -> None:
    panel = lonely(desk)
    panel.alone.setFocus()
    reached: list[QWidget] = []
    while (at := QApplication.focusWidget()) is not None and at not in reached:
        reached.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
    chosen = panel.deal.choices[ANY]  # arrows go on to the others
    wanted = [panel.alone, chosen, panel.deal.number, panel.start]
    assert [widget for widget in reached if widget in wanted] == wanted
    assert all(button.text() and button.toolTip() for button in panel.deal.choices.values())
    assert panel.deal.number.accessibleName()


def test_another_language_says_the_result_anew(desk: Desk) -> None:
    results(desk, d1=LOST)
    panel = lonely(desk)
    click(panel.deal.choices[NUMBER])
    desk.settings.language = "ja"
    QApplication.processEvents()
    assert panel.deal.best.text() == "最高記録：負け、24点"
    assert panel.alone.text() == "AIと遊ぶ"


def farm_match(seed: int, people: int = 1) -> Match:
    """A match of Formidable Farm before its first decision."""
    game = games.find(FARM)
    assert game is not None
    return Match(game, {}, seed, [Chair(f"{k}", colour=COLOURS[k]) for k in range(people)])


@pytest.mark.parametrize("seed", [7, 20261130])
def test_play_again_deals_the_same_deal(desk: Desk, seed: int) -> None:
    again = desk.window.lobby.rematch(farm_match(seed))
    assert again.seed == seed


def test_play_again_of_other_games_is_new(desk: Desk) -> None:
    for match in (farm_match(70_000), farm_match(7, people=2)):
        seed = desk.window.lobby.rematch(match).seed
        assert seed != match.seed
        assert not is_deal(seed)


def test_a_deal_is_named_among_the_saved_games(desk: Desk) -> None:
    for seed in (7, 20261130, 70_000):
        match = farm_match(seed)
        desk.library.save(match, desk.library.new_path(match))
    desk.window.lobby.refresh()
    names = {row.words.name for row in desk.window.lobby.rows}
    assert names == {
        "Formidable Farm",
        "Formidable Farm · Deal no. 7",
        "Formidable Farm · Deal of 2026-11-30",
    }


def test_results_are_told_in_words_that_are_there() -> None:
    best = Result(won=True, points=30, ties=(Tie("formidable_farm.tie.turns", 4),))
    assert best.words.args[2] == ("what", phrase("formidable_farm.tie.turns"))
    found = deal_of(farm_match(7))
    assert found is not None
    assert str(found) == "formidable_farm/1/7"
