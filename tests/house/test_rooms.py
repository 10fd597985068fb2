"""A game brings its own rooms, and every one of them is found by the game's id alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

from farmdesk import assets, games, scenes
from farmdesk.ai import judges, train
from farmdesk.app.entries import THUMBS
from farmdesk.core.game import settle
from farmdesk.core.luck import Luck
from farmdesk.core.moves import Phrase
from farmdesk.table.art import Art
from farmdesk.table.covers import COVERS
from farmdesk.table.tones import ACCENTS, CLOTHS, LIGHT


def key_of(said: Phrase) -> str:
    """Words that need no catalogue."""
    return said.key


@pytest.mark.parametrize("game_id", games.BUILT)
def test_a_built_game_has_rules_a_judge_and_a_table(qapp: QApplication, game_id: str) -> None:
    """Nothing in the house names it: a room that fits its protocol is enough."""
    game = games.find(game_id)
    assert game is not None
    assert game.info.id == game_id
    assert scenes.stage(game_id, Art(LIGHT), key_of).game == game_id
    if assets.path("resources", "weights", f"{game_id}.json").exists():
        assert train.lesson_of(game_id).PARTS, "what was learned can be learned again"
    for seats in game.info.seats:
        state = game.setup(settle(game.info, {}, seats), seats, Luck.seeded(1))
        assert len(judges.find(game_id).hopes(state)) == seats


def test_only_games_with_a_lesson_are_offered_to_be_learned(
    capsys: pytest.CaptureFixture[str],
) -> None:
    weights = {file.stem for file in assets.path("resources", "weights").glob("*.json")}
    assert set(train.taught()) == weights
    with pytest.raises(SystemExit, match="2"):
        train.main(["formidable_farm"])
    assert "'harvest_valley'" in capsys.readouterr().err


@pytest.mark.parametrize("game_id", games.BUILT)
def test_every_game_has_a_cover_a_cloth_an_accent_and_a_small_picture(game_id: str) -> None:
    for shown in (COVERS, CLOTHS, ACCENTS, THUMBS):
        assert game_id in shown


def test_a_game_without_rooms_is_refused() -> None:
    """Each door says so in its own way."""
    assert games.find("chess") is None
    with pytest.raises(KeyError, match="chess"):
        scenes.stage("chess", Art(LIGHT), key_of)
    with pytest.raises(LookupError, match="chess"):
        judges.find("chess")
    with pytest.raises(LookupError, match="allowed"):
        train.lesson_of("chess")


def table_of(game_id: str) -> object:
    """The game's stage."""
    return scenes.stage(game_id, Art(LIGHT), key_of)


@pytest.mark.parametrize(
    ("rooms", "file", "door"),
    [
        (judges, "__init__", judges.find),
        (judges, "lesson", train.lesson_of),
        (scenes, "stage", table_of),
    ],
    ids=["judge", "lesson", "table"],
)
def test_a_room_that_lacks_something_is_not_taken_for_no_room(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    rooms: ModuleType,
    file: str,
    door: Callable[[str], object],
) -> None:
    """What is missing is named, not the game."""
    room = tmp_path / "halved"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / f"{file}.py").write_text("import a_library_that_nobody_has\n")
    monkeypatch.setattr(rooms, "__path__", [str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="a_library_that_nobody_has"):
        door("halved")
