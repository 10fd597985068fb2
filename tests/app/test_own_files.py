"""Boards of the player's own in the set-up of a new game: offered, refused in words, renewed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox

from farmdesk import games
from farmdesk.app.new_game import NewGame
from farmdesk.app.options_dialog import OptionsDialog
from farmdesk.app.own_files import OwnFilesRow
from farmdesk.core.match import Match
from farmdesk.games.rift_valley_reserve.state import boards
from tests.app.conftest import Desk
from tests.games.rift_valley_reserve.boards import AREAS, MEADOW

RESERVE = "rift_valley_reserve"
BROKEN = ("AAABBBCCA", *AREAS[1:])


@pytest.fixture
def folder(farmdesk_home: Path) -> Path:
    """The folder of own boards, with nothing in it."""
    made = farmdesk_home / "boards"
    made.mkdir(parents=True)
    return made


def keep(folder: Path, file: str, *names: str, areas: tuple[str, ...] = AREAS) -> None:
    """Write a file with a board for each name."""
    drafts = [
        {"id": f"own_{name.lower()}", "name": name, "width": 9, "height": 9,
         "areas": list(areas), "tiles": list(MEADOW)}
        for name in names
    ]  # fmt: skip
    (folder / file).write_text(json.dumps({"schema": 1, "boards": drafts}), "utf-8")


def panel_of(desk: Desk) -> NewGame:
    """The set-up panel, showing the reserve."""
    game = games.find(RESERVE)
    assert game is not None
    panel = desk.window.lobby.new_game
    panel.show_game(game)
    return panel


def row_of(dialog: OptionsDialog) -> OwnFilesRow:
    """The row of own boards."""
    row = dialog.fields["own"]
    assert isinstance(row, OwnFilesRow)
    return row


def labels(row: OwnFilesRow) -> list[str]:
    return [row.choice.itemText(at) for at in range(row.choice.count())]


def pick(row: OwnFilesRow, label: str) -> None:
    """Choose as a player does."""
    at = labels(row).index(label)
    row.choice.setCurrentIndex(at)
    row.choice.activated.emit(at)


def started(panel: NewGame) -> Match:
    """Start the game."""
    made: list[Match] = []
    panel.started.connect(made.append)
    panel.start.click()
    panel.started.disconnect(made.append)
    (match,) = made
    return match


def names_in(match: Match) -> set[str]:
    return {board.name for board in boards(match.state)} - {""}


def test_without_files_there_is_ours_only(desk: Desk, farmdesk_home: Path) -> None:
    row = row_of(panel_of(desk).show_options())
    assert labels(row) == ["Ours only"]
    assert row.faults.isHidden()
    assert not (farmdesk_home / "boards").exists()  # looking makes nothing


def test_each_own_board_and_all_of_them_are_offered_and_played(desk: Desk, folder: Path) -> None:
    keep(folder, "hills.json", "Hills")
    keep(folder, "two.json", "Marsh", "Plain")
    panel = panel_of(desk)
    dialog = panel.show_options()
    row = row_of(dialog)
    assert labels(row) == ["Ours only", "Hills", "Marsh", "Plain", "All 3 own boards"]
    pick(row, "Marsh")
    dialog.accept()
    assert names_in(started(panel)) == {"Marsh"}
    pick(row_of(panel.show_options()), "All 3 own boards")
    assert names_in(started(panel)) == {"Hills", "Marsh", "Plain"}
    pick(row_of(panel.show_options()), "Ours only")
    assert names_in(started(panel)) == set()


def test_more_boards_than_a_game_holds_are_offered_file_by_file(desk: Desk, folder: Path) -> None:
    keep(folder, "a.json", *"ABCD")
    keep(folder, "b.json", *"EF")
    keep(folder, "c.json", "G")
    row = row_of(panel_of(desk).show_options())
    assert labels(row)[1:] == [*"ABCDEFG", "All boards in a.json", "All boards in b.json"]


@pytest.mark.parametrize(
    ("language", "place"),
    [("en", "row 1, column 9"), ("ja", "1行目9列目"), ("ko", "1행 9열")],
)
def test_a_fault_names_file_row_and_column_and_nothing_of_the_file_is_offered(
    desk: Desk, folder: Path, language: str, place: str
) -> None:
    desk.settings.language = language
    keep(folder, "good.json", "Hills")
    keep(folder, "bad.json", "Marsh", areas=BROKEN)
    (folder / "&amp;odd.json").write_bytes(b"{")
    row = row_of(panel_of(desk).show_options())
    assert labels(row)[1:] == ["Hills"]
    assert not row.faults.isHidden()
    odd, bad = row.faults.toPlainText().splitlines()
    assert odd.startswith("&amp;odd.json: ")  # as it is written, not as markup
    assert bad.startswith("bad.json: Marsh")
    assert place in bad


def come_back(dialog: OptionsDialog) -> None:
    """The window hears that it is the active one again."""
    dialog.activateWindow()
    QApplication.processEvents()
    for widget in (dialog, row_of(dialog)):
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.ActivationChange))


def test_files_are_read_again_when_the_player_comes_back(desk: Desk, folder: Path) -> None:
    keep(folder, "hills.json", "Hills")
    panel = panel_of(desk)
    dialog = panel.show_options()
    row = row_of(dialog)
    pick(row, "Hills")
    keep(folder, "marsh.json", "Marsh")
    mirrored = tuple(line[::-1] for line in AREAS)
    keep(folder, "hills.json", "Hills", areas=mirrored)
    come_back(dialog)
    assert labels(row) == ["Ours only", "Hills", "Marsh", "All 2 own boards"]
    assert row.choice.currentText() == "Hills"
    dialog.accept()
    (own,) = {board for board in boards(started(panel).state) if board.name}
    assert own.areas == mirrored  # the board as it is now, not as it was when it was chosen


def test_a_choice_that_is_no_longer_offered_stays(desk: Desk, folder: Path) -> None:
    keep(folder, "two.json", "Marsh", "Plain")
    panel = panel_of(desk)
    pick(row_of(panel.show_options()), "All 2 own boards")
    keep(folder, "hills.json", "Hills")
    row = row_of(panel.show_options())
    assert row.choice.currentText() == "Marsh · Plain"
    assert names_in(started(panel)) == {"Marsh", "Plain"}


@pytest.mark.parametrize("harm", ["gone", "faulty"])
def test_a_board_that_can_no_longer_be_had_is_told_before_the_game(
    desk: Desk, folder: Path, harm: str
) -> None:
    keep(folder, "hills.json", "Hills")
    panel = panel_of(desk)
    dialog = panel.show_options()
    pick(row_of(dialog), "Hills")
    dialog.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if harm == "gone":
        (folder / "hills.json").unlink()
    else:
        keep(folder, "hills.json", "Hills", areas=BROKEN)
    made: list[Match] = []
    panel.started.connect(made.append)
    panel.start.click()
    assert made == []
    (dialog,) = panel.findChildren(OptionsDialog)
    come_back(dialog)  # being read once more does not hide what was told
    row = row_of(dialog)
    first, *rest = row.faults.toPlainText().splitlines()
    assert first.startswith("What you chose last is no longer in the folder")
    assert [line.partition(":")[0] for line in rest] == (["hills.json"] if harm == "faulty" else [])
    assert row.choice.currentText() == "Ours only"
    dialog.accept()
    panel.start.click()
    assert [names_in(match) for match in made] == [set()]


def test_what_was_chosen_is_remembered_for_the_next_game(desk: Desk, folder: Path) -> None:
    keep(folder, "hills.json", "Hills")
    panel = panel_of(desk)
    pick(row_of(panel.show_options()), "Hills")
    started(panel)
    again = panel_of(desk)
    assert row_of(again.show_options()).choice.currentText() == "Hills"
    assert names_in(started(again)) == {"Hills"}


def test_the_button_makes_the_folder_and_opens_it(
    desk: Desk, farmdesk_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    row_of(panel_of(desk).show_options()).folder.click()
    assert (farmdesk_home / "boards").is_dir()
    assert [Path(url.toLocalFile()) for url in opened] == [farmdesk_home / "boards"]


def test_a_folder_that_cannot_be_made_is_told(
    desk: Desk, farmdesk_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: pytest.fail("nothing to open"))
    farmdesk_home.parent.mkdir(parents=True, exist_ok=True)
    farmdesk_home.write_text("a file stands in the way", "utf-8")
    row = row_of(panel_of(desk).show_options())
    row.folder.click()
    (box,) = row.findChildren(QMessageBox)
    assert box.text().startswith("The folder cannot be made: ")
    box.close()


def test_a_saved_game_opens_when_the_file_of_its_board_has_gone(desk: Desk, folder: Path) -> None:
    keep(folder, "hills.json", "Hills")
    panel = panel_of(desk)
    pick(row_of(panel.show_options()), "Hills")
    match = started(panel)
    for decision in match.decisions:
        match.play(decision.seat, decision.moves[0])
    path = desk.library.new_path(match)
    desk.library.save(match, path)
    (folder / "hills.json").unlink()
    assert path in [entry.path for entry in desk.library.unfinished()]
    loaded = desk.library.read(path)
    assert loaded.state == match.state
    assert names_in(loaded) == {"Hills"}


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_the_dialog_fits_the_smallest_window_with_many_faults(
    desk: Desk, folder: Path, language: str
) -> None:
    for number in range(9):
        keep(folder, f"bad_{number}.json", "Marsh", areas=BROKEN)
    keep(folder, "good.json", "W" * 36)
    desk.settings.language = language
    desk.settings.scale = 200
    desk.fit(910, 512)
    dialog = panel_of(desk).show_options()
    QApplication.processEvents()
    assert dialog.height() <= 512
    assert dialog.width() <= 910
    assert len(row_of(dialog).faults.toPlainText().splitlines()) == 9
