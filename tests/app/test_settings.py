"""Preferences are kept, typed, and survive nonsense and a disk that refuses them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from farmdesk.app.settings import Settings


def test_everything_is_still_there_after_a_restart(tmp_path: Path) -> None:
    first = Settings(tmp_path / "settings.ini")
    first.language, first.theme, first.motion = "ja", "contrast", 2.0
    first.reduce_motion, first.log_open = True, True
    first.scale, first.ai_pace = 140, "step"
    first.curtain = False
    assert first.written()
    again = Settings(tmp_path / "settings.ini")
    assert (again.language, again.theme, again.motion) == ("ja", "contrast", 2.0)
    assert (again.reduce_motion, again.log_open) == (True, True)
    assert (again.scale, again.ai_pace) == (140, "step")
    assert not again.curtain


def test_a_text_with_commas_and_quotes_survives(tmp_path: Path) -> None:
    text = '{"a": ["x, y", "農場"]}'
    first = Settings(tmp_path / "settings.ini")
    first.last_setup = text
    first.written()
    assert Settings(tmp_path / "settings.ini").last_setup == text


@pytest.mark.parametrize(
    ("line", "key", "expected"),
    [
        ("scale=9000", "scale", 200),
        ("scale=1", "scale", 80),
        ("scale=large", "scale", 100),
        ("motion=nan", "motion", 1.0),
        ("motion=-3", "motion", 0.0),
        ("theme=pink", "theme", "system"),
        ("ai_pace=", "ai_pace", "normal"),
        ("reduce_motion=false", "reduce_motion", False),
        ("log_open=2", "log_open", False),
        ("curtain=perhaps", "curtain", True),
    ],
)
def test_what_makes_no_sense_counts_as_not_set(
    line: str, key: str, expected: object, tmp_path: Path
) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(f"[General]\n{line}\n", encoding="utf-8")
    assert getattr(Settings(file), key) == expected


def test_a_change_is_told_once_and_no_change_is_not_told(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.scale = 120
    settings.scale = 120
    settings.theme = "dark"
    assert told == ["scale", "theme"]


def test_a_disk_that_refuses_keeps_the_session_going(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("not a folder", encoding="utf-8")
    settings = Settings(blocked / "settings.ini")
    settings.scale = 150
    assert settings.scale == 150
    assert not settings.written()
    assert blocked.read_text(encoding="utf-8") == "not a folder"
