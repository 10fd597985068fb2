"""Who plays: names, persons and AIs, colours, order, options, seed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from farmdesk.app.deals import Deals
from farmdesk.app.new_game import NewGame
from farmdesk.app.seat_plan import EMPTY, SeatPlan, Setup, read_setups, write_setups
from farmdesk.app.toggle import Toggle
from farmdesk.core.match import Match
from tests.app.conftest import Desk


@pytest.fixture
def panel(desk: Desk) -> NewGame:
    return desk.window.lobby.new_game


def colours(panel: NewGame) -> list[str]:
    return [plan.colour for plan in panel.seats.plans]


def started(panel: NewGame, desk: Desk) -> Match:
    panel.start.click()
    return desk.pages[-1].match


def test_seats_are_reordered_by_keys_and_the_focus_goes_along(panel: NewGame) -> None:
    rows = panel.seats.rows
    rows[0].handle.setFocus()
    QTest.keyClick(rows[0].handle, Qt.Key.Key_Down)
    assert colours(panel)[:3] == ["blue", "red", "yellow"]
    assert rows[1].handle.hasFocus()
    QTest.keyClick(rows[1].handle, Qt.Key.Key_Up)
    assert colours(panel)[:3] == ["red", "blue", "yellow"]
    QTest.keyClick(rows[0].handle, Qt.Key.Key_Up)
    assert colours(panel)[:3] == ["red", "blue", "yellow"]


def drag(panel: NewGame, at: int, to: int) -> None:
    """Press on a handle and move over another row, without letting go."""
    handle = panel.seats.rows[at].handle
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=handle.rect().center())
    target = panel.seats.rows[to].handle
    for step in range(1, 6):
        goal = target.mapToGlobal(target.rect().center())
        start = handle.mapToGlobal(handle.rect().center())
        point = handle.mapFromGlobal(start + (goal - start) * step / 5)
        QTest.mouseMove(handle, QPoint(point))


def test_seats_are_reordered_by_dragging(panel: NewGame) -> None:
    drag(panel, 0, 2)
    handle = panel.seats.rows[0].handle
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton)
    assert colours(panel)[:3] == ["blue", "yellow", "red"]


@pytest.mark.parametrize("how", ["escape", "right button", "focus lost"])
def test_a_drag_that_is_broken_off_changes_nothing(panel: NewGame, desk: Desk, how: str) -> None:
    before = panel.seats.plans
    drag(panel, 0, 3)
    assert panel.seats.plans != before
    handle = panel.seats.rows[0].handle
    if how == "escape":
        QTest.keyClick(handle, Qt.Key.Key_Escape)
    elif how == "right button":
        QTest.mousePress(handle, Qt.MouseButton.RightButton)
    else:
        handle.setFocus()
        desk.window.lobby.setFocus()
    assert panel.seats.plans == before
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton)
    assert panel.seats.plans == before


def test_a_click_on_the_handle_is_no_drag(panel: NewGame) -> None:
    before = panel.seats.plans
    QTest.mouseClick(panel.seats.rows[0].handle, Qt.MouseButton.LeftButton)
    assert panel.seats.plans == before


def test_a_name_typed_with_an_input_method_sits_at_the_table(panel: NewGame, desk: Desk) -> None:
    name = panel.seats.rows[0].name
    name.setFocus()
    name.selectAll()
    typed = QInputMethodEvent()
    typed.setCommitString("김민준 さくら")
    QApplication.sendEvent(name, typed)
    assert started(panel, desk).chairs[0].name == "김민준 さくら"


def test_a_name_that_is_pasted_from_a_table_sits_at_the_table(panel: NewGame, desk: Desk) -> None:
    """Tabs and line ends cannot be kept in a save."""
    name = panel.seats.rows[0].name
    name.setFocus()
    name.selectAll()
    QApplication.clipboard().setText("Mira\tOak\n")
    name.paste()
    match = started(panel, desk)
    assert match.chairs[0].name == "Mira Oak"
    (setup,) = read_setups(desk.settings.last_setup).values()
    assert setup.seats[0].name == "Mira Oak"


def test_a_set_up_with_a_name_that_no_game_takes_is_forgotten() -> None:
    setup = Setup((SeatPlan("human", "red", "Mira\x1b[31m"), SeatPlan("hard", "teal")))
    assert read_setups(write_setups({"harvest_valley": setup})) == {}


def test_no_name_means_the_colours_own_in_the_language_of_now(panel: NewGame, desk: Desk) -> None:
    name = panel.seats.rows[0].name
    name.setFocus()
    name.clear()
    name.textEdited.emit("")
    desk.settings.language = "ko"
    QApplication.processEvents()
    assert started(panel, desk).chairs[0].name == "토마스"


def test_person_and_ai_change_by_the_pill_and_keep_the_level(panel: NewGame) -> None:
    row = panel.seats.rows[1]
    row.level.setCurrentIndex(row.level.findData("expert"))
    row.level.activated.emit(row.level.currentIndex())
    row.kind.click()
    assert row.plan.player == "human"
    assert row.kind.text() == "Person"
    row.kind.click()
    assert row.plan.player == "expert"


def test_too_few_players_cannot_start_and_are_told_why(panel: NewGame) -> None:
    for row in panel.seats.rows[1:3]:
        row.level.activated.emit(row.level.findData(EMPTY))
    assert len(panel.seats.chairs()) == 1
    assert not panel.start.isEnabled()
    assert panel.advice.text() == "Harvest Valley is for 2 to 5 players."
    panel.seats.rows[4].add.click()
    assert panel.start.isEnabled()


def test_a_taken_colour_is_swapped(panel: NewGame) -> None:
    panel.seats.rows[0].coloured.emit("yellow")
    assert colours(panel)[:3] == ["yellow", "blue", "red"]


def test_empty_seats_are_left_out_and_order_is_kept(panel: NewGame, desk: Desk) -> None:
    panel.seats.rows[1].level.activated.emit(panel.seats.rows[1].level.findData(EMPTY))
    panel.seats.rows[3].add.click()
    match = started(panel, desk)
    assert [chair.colour for chair in match.chairs] == ["red", "yellow", "teal"]


def test_the_same_seed_deals_the_same_game(panel: NewGame, desk: Desk) -> None:
    dialog = panel.show_options()
    dialog.seed.setText("12345")
    dialog.seed.textEdited.emit("12345")
    dialog.accept()
    first = started(panel, desk)
    second = started(panel, desk)
    assert first.seed == second.seed == 12345
    assert first.state == second.state


def test_without_a_seed_every_game_is_another(panel: NewGame, desk: Desk) -> None:
    assert len({started(panel, desk).seed for _ in range(3)}) == 3


def test_the_dice_fill_in_a_seed_that_is_then_used(panel: NewGame, desk: Desk) -> None:
    from PySide6.QtWidgets import QPushButton

    dialog = panel.show_options()
    dice = dialog.findChild(QPushButton, "dice")
    assert dice is not None
    dice.click()
    text = dialog.seed.text()
    dialog.accept()
    assert text.isdigit()
    assert started(panel, desk).seed == int(text)


def test_presets_and_single_rules_agree(panel: NewGame, desk: Desk) -> None:
    panel.preset.activated.emit(panel.preset.findData("all"))
    dialog = panel.show_options()
    rabbit, sprinkler = dialog.fields["rabbit"], dialog.fields["sprinkler"]
    assert isinstance(rabbit, Toggle)
    assert isinstance(sprinkler, QComboBox)
    assert rabbit.isChecked()
    assert sprinkler.currentData() != "off"
    rabbit.setChecked(False)
    dialog.accept()
    assert panel.preset.currentText() == "Own mix"
    options = started(panel, desk).options
    assert options["rabbit"] == "off"
    assert options["well"] != "off"
    panel.preset.activated.emit(panel.preset.findData("none"))
    assert started(panel, desk).options["well"] == "off"


def test_switches_reach_the_match(panel: NewGame, desk: Desk) -> None:
    panel.toggles["takeback"].setChecked(False)
    panel.toggles["preview"].setChecked(False)
    options = started(panel, desk).options
    assert (options["takeback"], options["preview"], options["census"]) == ("off", "off", "on")


def test_the_pace_is_one_of_three_and_follows_the_settings(panel: NewGame, desk: Desk) -> None:
    panel.paces["step"].click()
    assert desk.settings.ai_pace == "step"
    desk.settings.ai_pace = "instant"
    checked = [pace for pace, button in panel.paces.items() if button.isChecked()]
    assert checked == ["instant"]


def test_the_last_set_up_is_there_the_next_time(panel: NewGame, desk: Desk) -> None:
    panel.seats.rows[0].coloured.emit("plum")
    panel.seats.rows[3].add.click()
    panel.toggles["census"].setChecked(False)
    before = panel.seats.plans
    started(panel, desk)
    again = NewGame(desk.settings, desk.phrases, desk.look, Deals(desk.folder / "deals.json"))
    again.show_game(desk.pages[0].match.game)
    assert again.seats.plans == before
    assert not again.toggles["census"].isChecked()
    again.deleteLater()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"harvest_valley": {"seats": []}}',
        '{"harvest_valley": {"seats": [{"player": "human", "colour": "pink"}]}}',
        '{"harvest_valley": {"seats": [{"player": "god", "colour": "red"}]}}',
        '{"x": {"seats": [{"player": "", "colour": "red"}, {"player": "", "colour": "red"}]}}',
    ],
)
def test_a_set_up_that_makes_no_sense_is_forgotten(text: str) -> None:
    assert read_setups(text) == {}


def test_a_set_up_keeps_names_in_any_letters() -> None:
    setup = Setup((SeatPlan("human", "red", "さくら"), SeatPlan("hard", "teal")), {"well": "add"})
    assert read_setups(write_setups({"harvest_valley": setup})) == {"harvest_valley": setup}
