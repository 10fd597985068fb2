"""Card faces: what may go when a card is small, what never goes, and that words are never cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QImage, QPainter

from farmdesk.table import fonts
from farmdesk.table.art import Art, blank
from farmdesk.table.covers import COVERS, paint_cover
from farmdesk.table.faces import (
    LandFace,
    paint_card_back,
    paint_card_frame,
    paint_deck,
    paint_farmhouse_card,
    paint_land_card,
)
from farmdesk.table.landscapes import LANDSCAPE_OF, LANDSCAPES
from farmdesk.table.lettering import fitted
from farmdesk.table.tones import ACCENTS, DARK, HIGH_CONTRAST, LIGHT, SEAT_LOOKS, THEMES, Theme

CARROT = LandFace("carrot", "Carrot", 2, "straight")
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


def land(face: LandFace, size: float, theme: Theme = LIGHT, ratio: float = 1.0) -> QImage:
    art = Art(theme)
    return picture(size, lambda painter: paint_land_card(
        painter, QRectF(0, 0, size, size), face, art), ratio)  # fmt: skip


def differing(one: QImage, other: QImage) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixelColor(x, y) != other.pixelColor(x, y)
    }


@pytest.mark.parametrize("size", [224, 112, 100, 77, 72, 71, 66, 48, 47, 40])
def test_number_and_picture_never_go(size: int) -> None:
    plain = land(CARROT, size)
    assert differing(plain, land(CARROT._replace(number=4), size))
    pumpkin = land(CARROT._replace(piece="pumpkin", landscape="soil"), size)
    middle = {
        at for at in differing(plain, pumpkin)
        if size * 0.3 < at[0] < size * 0.7 and size * 0.3 < at[1] < size * 0.75
    }  # fmt: skip
    assert len(middle) > size * size * 0.02


def test_the_name_goes_below_72_px() -> None:
    other = CARROT._replace(name="Beetroot")
    assert land(CARROT, 72) != land(other, 72)
    assert land(CARROT, 71) == land(other, 71)
    assert land(CARROT, 66) == land(CARROT._replace(name=""), 66)


def test_the_reach_goes_below_48_px() -> None:
    other = CARROT._replace(reach="around")
    assert land(CARROT, 48) != land(other, 48)
    assert land(CARROT, 47) == land(other, 47)


def test_the_number_disc_is_where_the_guide_says() -> None:
    card = land(CARROT, 112)
    changed = differing(card, land(CARROT._replace(number=None), 112))
    xs, ys = [x for x, _ in changed], [y for _, y in changed]
    assert 2 <= min(xs) <= 5
    assert 33 <= max(xs) <= 36
    assert 2 <= min(ys) <= 5
    assert 33 <= max(ys) <= 36


def test_special_land_wears_a_star() -> None:
    star = LandFace("well", "Well", None, "", special=True)
    assert len(differing(land(star, 112), land(star._replace(special=False), 112))) > 300


def test_twice_the_pixels_are_drawn_not_stretched() -> None:
    sharp = land(CARROT, 112, ratio=2.0)
    assert sharp.width() == 224
    stretched = land(CARROT, 112).scaled(
        224, 224, mode=Qt.TransformationMode.SmoothTransformation
    )  # fmt: skip
    large = land(CARROT, 224)

    def away(one: QImage, other: QImage) -> float:
        return sum(
            abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness())
            for x in range(0, 224, 2)
            for y in range(0, 224, 2)
        ) / (112 * 112)

    assert away(sharp, large) < 0.5 * away(stretched, large)


@ALL
def test_corners_are_round_and_the_middle_is_solid(theme: Theme) -> None:
    card = land(CARROT, 112, theme)
    assert card.pixelColor(0, 0).alpha() == 0
    assert card.pixelColor(56, 56).alpha() == 255


def test_themes_change_the_card_as_the_guide_says() -> None:
    light, dark, contrast = (land(CARROT, 112, theme) for theme in (LIGHT, DARK, HIGH_CONTRAST))
    sky = light.pixelColor(60, 14)
    assert dark.pixelColor(60, 14).lightness() == pytest.approx(0.9 * sky.lightness(), abs=3)
    assert contrast.pixelColor(60, 14) == QColor("#FFFFFF")
    assert contrast.pixelColor(56, 1) == QColor("#000000")


def test_every_landscape_that_is_named_exists() -> None:
    assert set(LANDSCAPE_OF.values()) <= set(LANDSCAPES)
    for scene in LANDSCAPES.values():
        assert QColor(scene.near).lightness() < QColor(scene.far).lightness()


def test_the_frame_leaves_the_inner_rectangle() -> None:
    found = []
    picture(112, lambda painter: found.append(
        paint_card_frame(painter, QRectF(0, 0, 112, 112), LIGHT)))  # fmt: skip
    assert found == [QRectF(5, 5, 102, 102)]


@pytest.mark.parametrize("seat", range(5))
def test_a_farmhouse_wears_its_owners_colours(seat: int) -> None:
    art = Art(LIGHT)
    card = picture(
        112, lambda painter: paint_farmhouse_card(painter, QRectF(0, 0, 112, 112), seat, art)
    )
    assert card.pixelColor(6, 56) == QColor(SEAT_LOOKS[seat].base)
    inside = {card.pixelColor(x, y).name().upper() for x in range(20, 92) for y in range(20, 92)}
    assert SEAT_LOOKS[seat].base in inside


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
