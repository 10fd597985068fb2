"""Pictures by order: the real window, the same for the same words; nonsense gets a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from farmdesk.app import shot
from farmdesk.core import saves


def take(folder: Path, name: str, *words: str) -> QImage:
    """Order a picture and read it back."""
    out = folder / f"{name}.png"
    assert shot.main(["harvest_valley", "--out", str(out), *words]) == 0
    return QImage(str(out))


def test_a_picture_has_the_size_and_is_the_same_again(
    dressed: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--seed", "7", "--moves", "12", "--size", "1280x700", "--seats", "human,hard")
    first = take(tmp_path, "first", *words)
    assert (first.width(), first.height()) == (1280, 700)
    assert take(tmp_path, "again", *words) == first
    assert take(tmp_path, "other", *words, "--lang", "ja") != first
    assert take(tmp_path, "dark", *words, "--theme", "dark") != first
    assert capsys.readouterr().out.splitlines()[0] == str(tmp_path / "first.png")


@pytest.mark.parametrize("screen", ["lobby", "newgame", "lit", "score", "log"])
def test_every_screen_differs_from_the_plain_table(
    dressed: QApplication, tmp_path: Path, screen: str
) -> None:
    words = ("--moves", "6", "--seats", "human,hard", "--size", "1366x768")
    assert take(tmp_path, screen, *words, "--screen", screen) != take(tmp_path, "table", *words)


@pytest.mark.parametrize("screen", ["lobby", "newgame"])
def test_the_lobby_has_the_ordered_game_picked(
    dressed: QApplication, tmp_path: Path, screen: str
) -> None:
    made = take(tmp_path, "valley", "--screen", screen)
    out = tmp_path / "reserve.png"
    words = ["rift_valley_reserve", "--out", str(out), "--screen", screen]
    assert shot.main(words) == 0
    assert QImage(str(out)) != made


def test_a_final_table_is_over(dressed: QApplication, tmp_path: Path) -> None:
    order = shot.read(["harvest_valley", "--final", "--out", str(tmp_path / "x.png")])
    assert shot.played(order).over


def test_a_saved_game_is_shown_as_it_was_left(
    dressed: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "비 game.farmdesk"
    words = ("--seed", "3", "--moves", "5", "--seats", "human,hard")
    order = shot.read(["harvest_valley", "--out", "x.png", *words])
    file.write_bytes(saves.dump(shot.played(order)))
    assert take(tmp_path, "kept", "--load", str(file)) == take(tmp_path, "made", *words)
    file.write_bytes(b"{}")
    capsys.readouterr()
    assert shot.main(["harvest_valley", "--out", "x.png", "--load", str(file)]) == 1
    assert "saved game" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["chess", "--out", "x.png"], "harvest_valley"),
        (["harvest_valley"], "--out"),
        (["harvest_valley", "--out", "x.png", "--size", "big"], "1366x768"),
        (["harvest_valley", "--out", "x.png", "--size", "10x10"], "400x300"),
        (["harvest_valley", "--out", "x.png", "--lang", "fr"], "en"),
        (["harvest_valley", "--out", "x.png", "--seats", "human,god"], "expert"),
        (["harvest_valley", "--out", "x.png", "--seats", "human"], "2, 3, 4, 5"),
        (["harvest_valley", "--out", "x.png", "--seats", ",".join(["hard"] * 6)], "2, 3, 4, 5"),
        (["harvest_valley", "--out", "x.png", "--moves", "-3"], "0"),
        (["harvest_valley", "--out", "x.png", "--seed", "-1"], "0"),
        (["harvest_valley", "--out", "x.png", "--scale", "10"], "80"),
    ],
)
def test_nonsense_is_told_in_one_sentence(
    words: list[str], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shot.main(words) == 2
    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1
    assert hint in said


def test_a_folder_that_cannot_be_written_is_told(
    dressed: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    words = ["harvest_valley", "--moves", "1", "--out", str(blocked / "x.png")]
    assert shot.main(words) == 1
    assert "written" in capsys.readouterr().err
