"""Message ids become sentences, live, in three languages."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from farmdesk.app import forms
from farmdesk.app.meadow import Meadow
from farmdesk.core.moves import Name, phrase
from farmdesk.table import fonts
from tests.app.conftest import Desk


def test_gaps_are_filled_after_translation(desk: Desk) -> None:
    say = desk.phrases.tr
    assert say("lobby.moves", n=9) == "9 moves made"
    desk.settings.language = "ja"
    assert say("lobby.moves", n=9) == "9手目まで"
    desk.settings.language = "ko"
    assert say("lobby.moves", n=9) == "9수까지 둠"


def test_the_number_called_n_chooses_the_form(desk: Desk) -> None:
    say = desk.phrases.tr
    assert say("lobby.won", who="Mira", n=1) == "Finished: Mira won, 1 point"
    assert say("lobby.won", who="Mira", n=31) == "Finished: Mira won, 31 points"
    desk.settings.language = "ja"
    assert say("lobby.won", who="ミラ", n=31) == "終了：ミラの勝ち、31点"


@pytest.mark.parametrize("language", ["en", "ja", "ko"])
@pytest.mark.parametrize("n", [0, 1, 2, 9])
def test_a_message_of_one_form_is_found_whatever_the_number(
    desk: Desk, language: str, n: int
) -> None:
    desk.settings.language = language
    said = desk.phrases.tr("formidable_farm.log.cycled_none", who="Mira", n=n)
    assert "Mira" in said
    assert "cycled_none" not in said


def test_phrases_and_names_stand_in_gaps(desk: Desk) -> None:
    desk.phrases.names = ("Ann", "Bo").__getitem__
    inner = phrase("newgame.empty_seat")
    assert desk.phrases.say(phrase("newgame.move_seat", who=inner)) == "Move the seat of Empty seat"
    assert desk.phrases.say(phrase("newgame.move_seat", who=Name(1))) == "Move the seat of Bo"


def test_a_name_with_braces_is_only_a_name(desk: Desk) -> None:
    assert desk.phrases.tr("newgame.move_seat", who="{who} %n") == "Move the seat of {who} %n"


def test_an_unknown_message_shows_as_its_id(desk: Desk) -> None:
    assert desk.phrases.tr("lobby.no_such_words") == "lobby.no_such_words"


def test_a_form_changes_its_language_while_it_is_open(desk: Desk) -> None:
    form = forms.load("lobby", None, Meadow)
    button = forms.child(form, QPushButton, "settings")
    seen = []
    for language in ("ja", "ko", "en"):
        desk.settings.language = language
        QApplication.processEvents()
        seen.append((button.text(), button.toolTip()))
    assert [text for text, _ in seen] == ["設定", "설정", "Settings"]
    assert len({tip for _, tip in seen}) == 3
    form.deleteLater()


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [("ja", fonts.JAPANESE, fonts.KOREAN), ("ko", fonts.KOREAN, fonts.JAPANESE)],
)
def test_shared_characters_are_drawn_as_the_language_draws_them(
    desk: Desk, language: str, own: str, other: str
) -> None:
    desk.settings.language = language
    families = QApplication.font().families()
    assert families.index(own) < families.index(other)


def test_qts_own_words_follow(desk: Desk) -> None:
    from PySide6.QtCore import QCoreApplication

    desk.settings.language = "ko"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "취소"
