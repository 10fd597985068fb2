"""A second game with files of its own in the set-up: nothing there knows boards or the reserve."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QComboBox, QWidget

from farmdesk import games
from farmdesk.app import options_dialog
from farmdesk.app.new_game import NewGame
from farmdesk.app.options_dialog import OptionsDialog
from farmdesk.app.own_files import OwnFilesRow
from farmdesk.app.rulebook import Rulebook, about
from farmdesk.cli import checks
from farmdesk.core.game import Option
from farmdesk.core.match import Match
from farmdesk.core.moves import Phrase, phrase
from farmdesk.core.offers import FaultyFileError, Offer, Offers
from tests.app.conftest import Desk

OURS = Offer("", phrase("harvest_valley.preset.normal"))
SHORT = phrase("save.damaged")


class Decks:
    """A file is a deck: one line, which must begin with "deck"."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def folder(self) -> Path:
        return self._folder

    def offers(self) -> Offers:
        found, faults = [OURS], []
        for file in sorted(self._folder.glob("*.json")):
            try:
                found.append(Offer(self.read(file), file.stem))
            except FaultyFileError as error:
                faults += [(file.name, fault) for fault in error.faults]
        return Offers(tuple(found), tuple(faults))

    def renew(self, value: str) -> Offer | None:
        return next((offer for offer in self.offers().values if offer.value == value), None)

    def read(self, file: Path) -> str:
        text = file.read_text("utf-8")
        if fault(text) is not None:
            raise FaultyFileError((SHORT, SHORT))
        return text


def fault(value: str) -> Phrase | None:
    return None if value.startswith("deck") or not value else SHORT


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "decks"
    made.mkdir()
    return made


@pytest.fixture
def game(folder: Path) -> Any:
    """Harvest Valley, as if its deck could be replaced and its scores be closed."""
    valley: Any = games.find("harvest_valley")

    class Deckful(type(valley)):  # type: ignore[misc]  # the class of whatever game this is
        info = valley.info._replace(
            options=(
                Option("deck", ("",), check=fault, files=Decks(folder)),
                Option("scores", ("closed", "open"), rules=False),
                Option("count", ("on", "off"), rules=False),
                Option("aloud", ("off", "yes"), rules=False),
                *valley.info.options,
            )
        )

    return Deckful()


def panel_of(desk: Desk, game: Any) -> NewGame:
    panel = desk.window.lobby.new_game
    panel.show_game(game)
    return panel


def row_of(dialog: OptionsDialog) -> OwnFilesRow:
    row = dialog.fields["deck"]
    assert isinstance(row, OwnFilesRow)
    return row


def started(panel: NewGame) -> Match:
    made: list[Match] = []
    panel.started.connect(made.append)
    panel.start.click()
    (match,) = made
    return match


def test_an_own_deck_is_offered_chosen_and_played(desk: Desk, game: Any, folder: Path) -> None:
    (folder / "mine.json").write_text("deck of mine", "utf-8")
    (folder / "bad.json").write_text("{", "utf-8")
    panel = panel_of(desk, game)
    row = row_of(panel.show_options())
    assert [row.choice.itemText(at) for at in range(row.choice.count())][1:] == ["mine"]
    assert [line.partition(":")[0] for line in row.faults.toPlainText().splitlines()] == [
        "bad.json", "bad.json",
    ]  # fmt: skip
    row.choice.setCurrentIndex(1)
    row.choice.activated.emit(1)
    assert started(panel).options["deck"] == "deck of mine"


def test_the_command_line_takes_its_file(game: Any, folder: Path) -> None:
    file = folder / "mine.json"
    file.write_text("deck of mine", "utf-8")
    assert checks.options([f"deck={file}"], game, 2)["deck"] == "deck of mine"
    assert checks.options([], game, 2)["deck"] == ""
    file.write_text("{", "utf-8")
    with pytest.raises(checks.UsageError, match=r"mine\.json: .*damaged.*damaged"):
        checks.options([f"deck={file}"], game, 2)


def test_what_only_changes_the_picture_need_not_be_on_or_off(desk: Desk, game: Any) -> None:
    """Switches lie on the panel; closed or open scores are chosen among all options."""
    panel = panel_of(desk, game)
    assert {"count", "aloud"} <= set(panel.toggles)
    assert "scores" not in panel.toggles
    assert (panel.toggles["count"].isChecked(), panel.toggles["aloud"].isChecked()) == (True, False)
    panel.toggles["count"].click()
    panel.toggles["aloud"].click()
    scores = panel.show_options().fields["scores"]
    assert isinstance(scores, QComboBox)
    assert scores.currentData() == "closed"
    scores.setCurrentIndex(1)
    scores.activated.emit(1)
    options = started(panel).options
    assert (options["scores"], options["count"], options["aloud"]) == ("open", "off", "yes")


def test_where_the_book_tells_of_the_contents_a_button_opens_it_there(
    desk: Desk, game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = panel_of(desk, game)
    assert row_of(panel.show_options()).about.isHidden(), "this book says nothing of own decks"
    monkeypatch.setattr(options_dialog, "about", lambda *_: "about_deck")
    dialog = panel.show_options()
    row = row_of(dialog)
    assert not row.about.isHidden()
    asked: list[tuple[str, str, QWidget]] = []
    panel.about_asked.connect(lambda *what: asked.append(what))
    row.about.click()
    assert asked == [("harvest_valley", "about_deck", dialog)]
    assert desk.rules == [("harvest_valley", "about_deck")]


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_the_reserve_tells_which_of_its_boards_are_whose(desk: Desk, language: str) -> None:
    desk.settings.language = language
    reserve = games.find("rift_valley_reserve")
    assert reserve is not None
    dialog = panel_of(desk, reserve).show_options()
    row = dialog.fields["own"]
    assert isinstance(row, OwnFilesRow)
    assert about("rift_valley_reserve", "own") == "about_own"
    assert about("no_such_game", "own") == ""
    row.about.click()
    assert desk.rules == [("rift_valley_reserve", "about_own")]
    book = Rulebook("rift_valley_reserve", desk.phrases, desk.look, dialog)
    book.open_at("about_own")
    assert book.height() > desk.window.height() / 2, "as large as over the window"
    here = book.text.textCursor().block()
    assert here.blockFormat().headingLevel() == 2
    book.text.anchorClicked.emit(QUrl("#own"))
    there = book.text.textCursor().block()
    assert there.blockNumber() > here.blockNumber()
    assert there.blockFormat().headingLevel() == 2
    book.close()
