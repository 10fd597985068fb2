"""The valley's card faces: what may go when a card is small, and what never goes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from farmdesk.scenes.harvest_valley.faces import (
    LANDSCAPE_OF,
    LandFace,
    paint_farmhouse_card,
    paint_land_card,
)
from farmdesk.table import fonts
from farmdesk.table.art import Art, blank
from farmdesk.table.landscapes import LANDSCAPES
from farmdesk.table.tones import DARK, HIGH_CONTRAST, LIGHT, SEAT_LOOKS, THEMES, Theme

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


@pytest.mark.parametrize("seat", range(5))
def test_a_farmhouse_wears_its_owners_colours(seat: int) -> None:
    art = Art(LIGHT)
    card = picture(
        112, lambda painter: paint_farmhouse_card(painter, QRectF(0, 0, 112, 112), seat, art)
    )
    assert card.pixelColor(6, 56) == QColor(SEAT_LOOKS[seat].base)
    inside = {card.pixelColor(x, y).name().upper() for x in range(20, 92) for y in range(20, 92)}
    assert SEAT_LOOKS[seat].base in inside
