"""Card faces: the frame, the back, the deck and the covers, and that words are never cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QImage, QPainter

from farmdesk.table import fonts
from farmdesk.table.art import Art, blank
from farmdesk.table.covers import COVERS, paint_cover
from farmdesk.table.faces import (
    paint_card_back,
    paint_card_frame,
    paint_deck,
)
from farmdesk.table.lettering import fitted
from farmdesk.table.tones import ACCENTS, LIGHT, THEMES, Theme

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


@pytest.fixture(autouse=True)
def our_letters(qapp: QGuiApplication) -> None:
    fonts.register()
    qapp.setFont(fonts.font("en"))


def picture(size: float, paint: Callable[[QPainter], None], ratio: float = 1.0) -> QImage:
    made = blank(size, size, ratio)
    painter = QPainter(made)
    paint(painter)
    painter.end()
    return made.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def differing(one: QImage, other: QImage) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixelColor(x, y) != other.pixelColor(x, y)
    }


def test_the_frame_leaves_the_inner_rectangle() -> None:
    found = []
    picture(112, lambda painter: found.append(
        paint_card_frame(painter, QRectF(0, 0, 112, 112), LIGHT)))  # fmt: skip
    assert found == [QRectF(5, 5, 102, 102)]


def test_a_back_tells_nothing_and_a_deck_tells_its_count() -> None:
    art = Art(LIGHT)
    box = QRectF(0, 0, 112, 112)
    back = picture(112, lambda painter: paint_card_back(painter, box, art))
    assert back.pixelColor(56, 56).alpha() == 255

    def deck(count: int) -> QImage:
        return picture(112, lambda painter: paint_deck(painter, box, count, art))

    eleven, twelve, one, none = deck(11), deck(12), deck(1), deck(0)
    assert differing(eleven, twelve)
    assert eleven.pixelColor(108, 60).alpha() == 255  # the cards below show at the edge
    assert one.pixelColor(109, 60).alpha() == 0
    assert none.pixelColor(20, 56).alpha() < 100  # an empty place shows the cloth


@pytest.mark.parametrize("game", COVERS)
@ALL
def test_a_cover_fills_its_card_and_ends_in_the_accent(game: str, theme: Theme) -> None:
    art = Art(theme)
    made = picture(243, lambda painter: paint_cover(
        painter, QRectF(0, 0, 243, 183), game, art, radius=12))  # fmt: skip
    assert made.pixelColor(0, 0).alpha() == 0
    assert made.pixelColor(0, 182).alpha() == 255
    assert made.pixelColor(120, 181) == QColor(ACCENTS[game])
    assert made.pixelColor(120, 190).alpha() == 0
    for x in range(5, 240, 20):
        for y in range(15, 175, 20):
            assert made.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize(("width", "height"), [(62, 48), (120, 183), (400, 120)])
def test_a_cover_of_another_shape_stays_inside(width: int, height: int) -> None:
    art = Art(LIGHT)
    made = picture(420, lambda painter: paint_cover(
        painter, QRectF(10, 10, width, height), "agricola", art))  # fmt: skip
    assert made.pixelColor(10 + width // 2, 10 + height // 2).alpha() == 255
    assert made.pixelColor(10 + width + 2, 10 + height // 2).alpha() == 0
    assert made.pixelColor(10 + width // 2, 10 + height + 2).alpha() == 0
    assert made.pixelColor(7, 7).alpha() == 0


def test_an_unknown_game_has_no_cover() -> None:
    art = Art(LIGHT)
    made = blank(10, 10, 1.0)
    painter = QPainter(made)
    try:
        with pytest.raises(KeyError):
            paint_cover(painter, QRectF(0, 0, 10, 10), "poker", art)
    finally:
        painter.end()


@pytest.mark.parametrize(
    "text",
    [
        "Well",
        "Sprinkler system",
        "Agricultural tractor",
        "Landmaschinenmechaniker",
        "スプリンクラー",
        "とても長い名前の野菜畑",
        "아주 긴 이름의 채소밭",
    ],
)
@pytest.mark.parametrize("width", [60, 98])
def test_words_are_shrunk_or_broken_but_never_cut(text: str, width: float) -> None:
    words = fitted(text, width, 12, 11, bold=True)
    assert "".join(words.lines).replace(" ", "") == text.replace(" ", "")
    assert len(words.lines) <= 2
    metrics = QFontMetricsF(words.font)
    assert all(metrics.horizontalAdvance(line) <= width for line in words.lines)


def test_short_words_keep_their_size() -> None:
    assert fitted("Well", 98, 12, 11).font.pixelSize() == 12
    assert fitted("Well", 98, 12, 11).lines == ("Well",)
