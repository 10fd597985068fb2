"""Signs follow the text colour and are told apart; seat marks differ by shape, not only by hue."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from farmdesk.table.signs import (
    AROUND,
    CORNERS,
    REACHES,
    STRAIGHT,
    mark_path,
    mark_pixmap,
    paint_mark,
    paint_number_disc,
    paint_reach,
    sign,
    sign_pixmap,
)
from farmdesk.table.strokes import SIGNS
from farmdesk.table.tones import INK, SEAT_LOOKS

pytestmark = pytest.mark.usefixtures("qapp")

WANTED = {
    "menu", "undo", "redo", "hint", "log", "help", "back", "tick", "close", "settings", "play",
    "pause", "step", "book", "plus", "minus", "person", "computer", "drag", "arrow_right",
}  # fmt: skip


def paper(size: int = 80) -> QImage:
    made = QImage(size, size, QImage.Format.Format_ARGB32)
    made.fill(QColor("#FFFFFF"))
    return made


def painted(size: int, paint: object, *args: object, **more: object) -> QImage:
    made = paper(size)
    painter = QPainter(made)
    paint(painter, *args, **more)  # type: ignore[operator]  # any painter of signs
    painter.end()
    return made


def test_every_sign_that_the_frame_needs_is_there() -> None:
    assert set(SIGNS) >= WANTED


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_is_its_colour_alone_and_stays_in_its_box(name: str) -> None:
    picture = sign_pixmap(name, 24, "#33261D", 2.0).toImage()
    assert picture.size() == QSize(48, 48)
    covered = 0
    for x, y in itertools.product(range(48), range(48)):
        colour = picture.pixelColor(x, y)
        if colour.alpha() == 255:
            assert colour == QColor("#33261D")
        covered += colour.alpha() > 128
        if x in (0, 47) or y in (0, 47):
            assert colour.alpha() == 0
    assert 0.03 < covered / 48**2 < 0.5


def test_no_two_signs_look_alike_at_16_px() -> None:
    pictures = {}
    for name in SIGNS:
        picture = sign_pixmap(name, 16, "#000000").toImage()
        pictures[name] = [
            picture.pixelColor(x, y).alpha() for x, y in itertools.product(range(16), range(16))
        ]
    for one, other in itertools.combinations(pictures, 2):
        away = sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True))
        assert away / (255 * 256) > 0.015, (one, other)


def test_an_unknown_sign_is_an_error() -> None:
    with pytest.raises(KeyError):
        sign_pixmap("unicorn", 16, "#000000")


def test_an_icon_fades_when_its_button_cannot_be_pressed() -> None:
    icon = sign("undo", 24, "#33261D", disabled="#CCCCCC")
    size = QSize(24, 24)
    enabled, faded = icon.pixmap(size), icon.pixmap(size, QIcon.Mode.Disabled)
    assert enabled.toImage() != faded.toImage()


@pytest.mark.parametrize("look", SEAT_LOOKS, ids=[look.name for look in SEAT_LOOKS])
def test_a_mark_is_filled_in_the_seats_base_with_an_ink_outline(look: object) -> None:
    made = painted(80, paint_mark, QPointF(40, 40), 20, look)
    assert made.pixelColor(40, 42) == QColor(look.base)  # type: ignore[attr-defined]  # a SeatLook
    inked = sum(
        made.pixelColor(x, y) == QColor(INK) for x, y in itertools.product(range(80), range(80))
    )
    assert inked > 60


def test_marks_cover_about_the_same_area_but_not_the_same_shape() -> None:
    shapes = {}
    for look in SEAT_LOOKS:
        path = mark_path(look.mark, QPointF(30, 30), 20)
        shapes[look.name] = {
            (x, y)
            for x, y in itertools.product(range(60), range(60))
            if path.contains(QPointF(x, y))
        }
    areas = [len(shape) for shape in shapes.values()]
    assert max(areas) < 1.5 * min(areas)
    for one, other in itertools.combinations(shapes.values(), 2):
        assert len(one ^ other) > 0.12 * len(one | other)


def test_the_initial_appears_from_radius_eight() -> None:
    look = SEAT_LOOKS[0]
    for radius, shown in ((6, False), (7.9, False), (8, True), (16, True)):
        plain = painted(80, paint_mark, QPointF(40, 40), radius, look)
        lettered = painted(80, paint_mark, QPointF(40, 40), radius, look, "M")
        assert (plain != lettered) is shown


def test_only_the_first_letter_of_a_name_is_written() -> None:
    look = SEAT_LOOKS[1]
    one = painted(80, paint_mark, QPointF(40, 40), 20, look, "M")
    assert painted(80, paint_mark, QPointF(40, 40), 20, look, "Mira") == one


def test_a_rim_stands_outside_the_mark() -> None:
    look = SEAT_LOOKS[4]
    plain = painted(80, paint_mark, QPointF(40, 40), 20, look)
    rimmed = painted(80, paint_mark, QPointF(40, 40), 20, look, rim="#00FF00")
    assert plain.pixelColor(40, 40) == rimmed.pixelColor(40, 40)
    assert rimmed.pixelColor(40, 17).red() < 40
    assert plain.pixelColor(40, 17) == QColor("#FFFFFF")


def test_a_mark_alone_fits_its_square() -> None:
    for look in SEAT_LOOKS:
        picture = mark_pixmap(look, 32, "K", 1.5)
        assert picture.toImage().size() == QSize(48, 48)
        edge = [picture.toImage().pixelColor(x, 0).alpha() for x in range(48)]
        assert max(edge) == 0


def green_squares(reach: str) -> set[int]:
    """Which of the nine squares are green on a glyph of 60 px."""
    made = painted(60, paint_reach, QRectF(0, 0, 60, 60), reach)
    pitch = 60 * 0.285
    found = set()
    for at in range(9):
        x, y = round(30 + (at % 3 - 1) * pitch), round(30 + (at // 3 - 1) * pitch)
        if made.pixelColor(x, y) == QColor("#4C7D2B"):
            found.add(at)
    return found


def test_the_reach_glyph_shows_the_neighbours_that_count() -> None:
    assert green_squares(STRAIGHT) == {1, 3, 5, 7}
    assert green_squares(CORNERS) == {0, 2, 6, 8}
    assert green_squares(AROUND) == {0, 1, 2, 3, 5, 6, 7, 8}
    assert set(REACHES) == {STRAIGHT, CORNERS, AROUND}
    with pytest.raises(KeyError):
        painted_unknown()


def painted_unknown() -> None:
    made = paper()
    painter = QPainter(made)
    try:
        paint_reach(painter, QRectF(0, 0, 20, 20), "sideways")
    finally:
        painter.end()


def test_a_number_disc_shows_its_number() -> None:
    discs = [
        painted(60, paint_number_disc, QPointF(30, 30), 20, number) for number in ("1", "4", "34")
    ]
    for one, other in itertools.combinations(discs, 2):
        assert one != other
    assert discs[0].pixelColor(30, 13) == QColor(INK)
