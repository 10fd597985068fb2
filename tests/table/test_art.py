"""Every piece keeps the drawing rules, and pictures are rendered once and sharp."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import cast
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from farmdesk.assets import path
from farmdesk.table import art as art_module
from farmdesk.table.art import TINTABLE, Art, blank, paint_shadow, pixel_ratio
from farmdesk.table.tones import (
    ART_TONES,
    CLOTHS,
    DARK,
    GLASS,
    HIGH_CONTRAST,
    INK,
    LIGHT,
    PLACEHOLDER,
    SEAT_LOOKS,
)

pytestmark = pytest.mark.usefixtures("qapp")

FILES = sorted(path("resources", "art", "pieces").glob("*.svg"))
IDS = [file.stem for file in FILES]
EACH = pytest.mark.parametrize("file", FILES, ids=IDS)

ALLOWED = {
    "svg", "g", "defs", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "linearGradient", "radialGradient", "stop",
}  # fmt: skip
FORBIDDEN_ATTRIBUTES = {"class", "style", "filter", "mask", "clip-path", "opacity", "width-mode"}
FULL_TILES = {
    "app_icon", "field", "pasture_grass", "forest_tile", "moor_tile", "room_wood", "room_clay",
    "room_stone", "field_plain", "field_hill", "field_mountain",
}  # fmt: skip

NAMES = {
    "harvest_valley": (
        "apple_tree pear_tree plum_tree cherry_tree peach_tree apricot_tree boar cabbage carrot "
        "corn crow farmhouse leek meteorite pond pumpkin radish tomato tractor weeds wheat rabbit "
        "sprinkler well cultivator locust"
    ),
    "rift_valley_reserve": "acacia elephant kob lion stop tent water",
    "harvest_island": (
        "banana dragon_fruit grape lychee mango orange papaya peach pineapple strawberry "
        "watermelon wax_apple fertiliser seed_marker field_plain field_hill field_mountain sun "
        "rain barn"
    ),
    "formidable_farm": (
        "wheat cucumber tomato sheep pig any_crop same_crop different_crop draw_card under_stack "
        "stack swap extra_turn discount market coin_fulfilled supply_disc look_card extra_card "
        "bottom_card"
    ),
    "agricola": (
        "wood clay reed stone grain vegetable food sheep boar cattle begging family fence stable "
        "field pasture_grass forest_tile moor_tile room_wood room_clay room_stone start_player "
        "fireplace cooking_hearth clay_oven stone_oven joinery pottery basketry well plough sow "
        "bake build_room build_stable build_fence renovate family_growth lessons occupation "
        "minor_improvement major_improvement day_laborer fishing traveling_players meeting_place "
        "reed_bank quarry"
    ),
}
GAMES = {game: names.split() for game, names in NAMES.items()}


def image(piece: str, size: int, **wishes: object) -> QImage:
    made = Art(LIGHT).pixmap(piece, size, **wishes)  # type: ignore[arg-type]  # passed on as given
    return made.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def alpha(picture: QImage) -> bytes:
    flat = picture.convertToFormat(QImage.Format.Format_Alpha8)
    return rows(flat)


def rows(picture: QImage) -> bytes:
    """The bytes of a picture of one byte a pixel, without the padding at the ends of its rows."""
    lines = (cast("memoryview", picture.constScanLine(y)) for y in range(picture.height()))
    return b"".join(bytes(line[: picture.width()]) for line in lines)


def tags(file: Path) -> list[ET.Element]:
    return list(ET.parse(file).getroot().iter())


@EACH
def test_only_what_qt_draws_well(file: Path) -> None:
    elements = tags(file)
    assert len(elements) <= 42  # forty, the root and the group round everything
    for element in elements:
        assert element.tag.partition("}")[2] in ALLOWED
        assert not FORBIDDEN_ATTRIBUTES & set(element.attrib)
        assert element.attrib.get("id", "letters").isalpha()
    root = elements[0]
    assert root.attrib == {"viewBox": "0 0 96 96"}
    names = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(names) == len(set(names))


@EACH
def test_small_and_quiet(file: Path) -> None:
    assert file.stat().st_size < 3000
    text = file.read_text(encoding="utf-8")
    assert "currentColor" not in text
    assert "<!" not in text


@EACH
def test_colours_come_from_the_palette(file: Path) -> None:
    palette = {INK, GLASS, "#FFFFFF", *PLACEHOLDER, *itertools.chain(*ART_TONES)}
    used = set(re.findall(r"#[0-9A-Fa-f]{6}", file.read_text(encoding="utf-8")))
    assert len({colour.upper() for colour in used} - palette) <= 6


@EACH
def test_painted_inside_its_square(file: Path) -> None:
    picture = image(file.stem, 96)
    shown = alpha(picture)
    for at, part in enumerate(shown):
        if part > 24:
            assert 1 <= at % 96 <= 95
            assert 1 <= at // 96 <= 95


@EACH
def test_neither_thin_nor_a_blot_at_32_px(file: Path) -> None:
    shown = alpha(image(file.stem, 32))
    covered = sum(shown) / (255 * len(shown))
    assert 0.20 <= covered <= (0.93 if file.stem in FULL_TILES else 0.82)


@pytest.mark.parametrize("game", GAMES)
def test_pieces_of_one_game_are_told_apart_without_colour(game: str) -> None:
    greys = {}
    for piece in GAMES[game]:
        paper = QImage(32, 32, QImage.Format.Format_ARGB32)
        paper.fill(QColor("#FFF6E0"))
        painter = QPainter(paper)
        painter.drawPixmap(0, 0, Art(LIGHT).pixmap(piece, 32))
        painter.end()
        grey = paper.convertToFormat(QImage.Format.Format_Grayscale8)
        greys[piece] = rows(grey)
    for one, other in itertools.combinations(greys, 2):
        difference = sum(abs(a - b) for a, b in zip(greys[one], greys[other], strict=True))
        assert difference / (255 * 1024) > (0.035 if both_trees(one, other) else 0.08), (one, other)


def both_trees(one: str, other: str) -> bool:
    """Fruit trees are one kind of card with one rule: they may look alike, but not the same."""
    return one.endswith("_tree") and other.endswith("_tree")


def test_no_piece_is_drawn_for_nothing() -> None:
    house = {"app_icon", "card_back", "medal", "sun", "rain"}
    assert set(IDS) == house.union(*GAMES.values())


@pytest.mark.parametrize("piece", sorted(TINTABLE))
def test_tintables_hold_the_placeholders_and_wear_the_seat(piece: str) -> None:
    text = path("resources", "art", "pieces", f"{piece}.svg").read_text(encoding="utf-8")
    assert all(tone in text for tone in PLACEHOLDER)
    assert ('id="mark"' in text) == (piece != "fence")
    pictures = [image(piece, 96, seat=seat) for seat in range(5)]
    for one, other in itertools.combinations(pictures, 2):
        assert one != other
    for picture, look in zip(pictures, SEAT_LOOKS, strict=True):
        found = {picture.pixelColor(x, y).name().upper() for x in range(96) for y in range(96)}
        assert look.base in found
        assert not set(PLACEHOLDER) & found


def test_other_pieces_ignore_the_seat() -> None:
    made = Art(LIGHT)
    assert made.pixmap("crow", 48).cacheKey() == made.pixmap("crow", 48, seat=2).cacheKey()


def test_the_initial_stands_on_the_plate_when_there_is_room() -> None:
    assert image("supply_disc", 96, seat=1, letter="M") != image("supply_disc", 96, seat=1)
    assert image("supply_disc", 32, seat=1, letter="M") == image("supply_disc", 32, seat=1)


def test_rendered_once_per_size_ratio_and_seat() -> None:
    made = Art(LIGHT)
    first = made.pixmap("tent", 40, 1.25, seat=0)
    assert made.pixmap("tent", 40, 1.25, seat=0).cacheKey() == first.cacheKey()
    others = [
        made.pixmap("tent", 41, 1.25, seat=0),
        made.pixmap("tent", 40, 1.5, seat=0),
        made.pixmap("tent", 40, 1.25, seat=1),
        made.pixmap("tent", 40, 1.25, seat=0, loose=True),
        made.pixmap("tent", 40, 1.25, seat=0, silhouette=True),
    ]
    assert len({picture.cacheKey() for picture in [first, *others]}) == 6
    made.clear()
    assert made.pixmap("tent", 40, 1.25, seat=0).cacheKey() != first.cacheKey()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_pixels_follow_the_screen(ratio: float) -> None:
    picture = Art(LIGHT).pixmap("crow", 48, ratio)
    assert picture.width() == round(48 * ratio)
    assert picture.devicePixelRatio() == ratio


def test_an_unknown_piece_is_an_error_not_a_blank() -> None:
    with pytest.raises(FileNotFoundError):
        Art(LIGHT).pixmap("unicorn", 32)


def test_a_silhouette_is_one_colour() -> None:
    picture = image("rabbit", 48, silhouette=True)
    solid = {
        picture.pixelColor(x, y).name()
        for x in range(48)
        for y in range(48)
        if picture.pixelColor(x, y).alpha() == 255
    }
    assert solid == {"#2a1a10"}


def test_loose_pieces_get_a_rim_on_dark_cloth_only() -> None:
    def cream(theme: object) -> int:
        picture = Art(theme).pixmap("crow", 64, loose=True).toImage()  # type: ignore[arg-type]  # a theme
        rim = QColor("#F7E9C8")
        return sum(picture.pixelColor(x, y) == rim for x in range(64) for y in range(64))

    assert cream(LIGHT) == 0
    assert cream(DARK) > 60


def test_a_change_of_theme_shows_at_once() -> None:
    made = Art(LIGHT)
    before = made.cloth_pixmap("harvest_valley", 64, 64).toImage()
    made.wear(DARK)
    assert made.theme is DARK
    assert made.cloth_pixmap("harvest_valley", 64, 64).toImage() != before


@pytest.mark.parametrize("game", CLOTHS)
def test_cloth_is_lit_from_the_upper_left(game: str) -> None:
    picture = Art(LIGHT).cloth_pixmap(game, 400, 240).toImage()
    assert picture.pixelColor(150, 70).lightness() > picture.pixelColor(398, 236).lightness()
    plain = Art(HIGH_CONTRAST).cloth_pixmap(game, 40, 40).toImage()
    assert plain.pixelColor(20, 20) == QColor("#000000")


def test_an_unknown_cloth_is_an_error() -> None:
    with pytest.raises(KeyError):
        Art(LIGHT).cloth_pixmap("poker", 10, 10)


def test_own_paintings_are_kept_too() -> None:
    calls = []

    def paint(painter: QPainter, box: QRectF) -> None:
        calls.append(box)
        painter.fillRect(box, QColor("#FF0000"))

    made = Art(LIGHT)
    for _ in range(3):
        picture = made.painted(("face", "apple"), 20.5, 30, 2.0, paint)
    assert calls == [QRectF(0, 0, 20.5, 30)]
    assert (picture.width(), picture.height()) == (41, 60)


def test_old_pictures_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art_module, "CAPACITY", 3 * 40 * 40 * 4)
    made = Art(LIGHT)
    first = made.pixmap("crow", 40).cacheKey()
    for piece in ("boar", "pond"):
        made.pixmap(piece, 40)
    assert made.pixmap("crow", 40).cacheKey() == first
    made.pixmap("wheat", 40)
    assert made.pixmap("crow", 40).cacheKey() != first


def test_drawing_is_as_sharp_as_the_device() -> None:
    made = Art(LIGHT)
    target = blank(60, 60, 2.0)
    painter = QPainter(target)
    assert pixel_ratio(painter) == 2.0
    made.draw(painter, "crow", QRectF(6, 6, 48, 48))
    painter.end()
    sharp = made.pixmap("crow", 48, 2.0).toImage()
    assert target.toImage().copy(12, 12, 96, 96).pixelColor(40, 30) == sharp.pixelColor(40, 30)


def test_a_shadow_falls_to_the_lower_right() -> None:
    target = QPixmap(100, 100)
    target.fill(Qt.GlobalColor.white)
    painter = QPainter(target)
    paint_shadow(painter, QRectF(30, 30, 40, 40), 8, 9)
    painter.end()
    picture = target.toImage()
    assert picture.pixelColor(50, 50).lightness() < 215
    assert picture.pixelColor(76, 76).lightness() < picture.pixelColor(26, 26).lightness()
    assert picture.pixelColor(2, 2) == QColor("#FFFFFF")
