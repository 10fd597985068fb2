"""Lights are told apart without hue, and a bubble covers neither its slot nor the table's edge."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from farmdesk.table.art import Art
from farmdesk.table.lights import (
    Lit,
    bubble_rect,
    paint_bubble,
    paint_footprint,
    paint_hovered,
    paint_illegal,
    paint_left,
    paint_legal,
    paint_liftable,
    paint_points,
    paint_ring,
)  # fmt: skip
from farmdesk.table.overlay import Glow, Lights, Overlay
from farmdesk.table.tones import DARK, HIGH_CONTRAST, LIGHT, SEAT_LOOKS, SeatLook, Theme

pytestmark = pytest.mark.usefixtures("qapp")

RECT = QRectF(60, 60, 100, 100)
TABLE = QRectF(0, 0, 900, 500)
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda t: t.name)

Paint = Callable[[QPainter], None]


def picture(paint: Paint, theme: Theme = LIGHT) -> QImage:
    """What a painter leaves on the cloth."""
    image = QImage(220, 220, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.cloth("harvest_valley")))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def differing(one: QImage, other: QImage, by: int = 24) -> int:
    """Pixels that differ visibly without colour."""
    return sum(abs(a - b) > by for a, b in zip(grey(one), grey(other), strict=True))


def states(theme: Theme) -> dict[str, Paint]:
    return {
        "nothing": lambda painter: None,
        "legal": lambda painter: paint_legal(painter, Lit(RECT), theme),
        "hovered": lambda painter: paint_hovered(painter, RECT, theme),
        "illegal": lambda painter: paint_illegal(painter, RECT, theme),
        "liftable": lambda painter: paint_liftable(painter, RECT, theme),
        "left": lambda painter: paint_left(painter, RECT, theme),
        "ring": lambda painter: paint_ring(painter, RECT),
    }


@THEMES
def test_every_state_looks_different_without_colour(theme: Theme) -> None:
    made = {name: picture(paint, theme) for name, paint in states(theme).items()}
    names = list(made)
    for index, name in enumerate(names):
        for other in names[index + 1 :]:
            assert differing(made[name], made[other]) > 100, f"{name} looks like {other}"


def test_a_lit_slot_with_a_card_can_still_be_read() -> None:
    """The disc goes to the corner and the hatch is thin."""
    empty = picture(lambda painter: paint_legal(painter, Lit(RECT), LIGHT))
    taken = picture(lambda painter: paint_legal(painter, Lit(RECT, taken=True), LIGHT))
    nothing = picture(lambda painter: None)
    middle = RECT.center().toPoint()
    assert QColor(empty.pixel(middle)) != QColor(taken.pixel(middle))
    assert differing(taken, nothing) < differing(empty, nothing)


@THEMES
def test_a_faint_slot_shows_and_hides_little(theme: Theme) -> None:
    """One of very many: it can be told from an unlit one, and what lies below can be read."""
    faint = picture(lambda painter: paint_legal(painter, Lit(RECT, faint=True), theme), theme)
    whole = picture(lambda painter: paint_legal(painter, Lit(RECT), theme), theme)
    nothing = picture(lambda painter: None, theme)
    assert differing(faint, nothing) > 100
    assert differing(faint, nothing, 96) < RECT.width() * RECT.height() / 10
    assert differing(faint, whole) > 100


@pytest.mark.parametrize("sign", ["+", "2", "+12", "-3"])
def test_a_disc_says_its_sign(sign: str) -> None:
    plain = picture(lambda painter: paint_legal(painter, Lit(RECT, ""), LIGHT))
    signed = picture(lambda painter: paint_legal(painter, Lit(RECT, sign), LIGHT))
    assert differing(plain, signed) > 0


def test_seats_leave_different_footprints() -> None:
    """By the shape at the corner too, not by colour alone."""

    def footprint(look: SeatLook) -> QImage:
        return picture(lambda painter: paint_footprint(painter, [RECT], look, LIGHT))

    made = [footprint(look) for look in SEAT_LOOKS]
    for index, one in enumerate(made):
        assert all(differing(one, other) > 0 for other in made[index + 1 :])


def test_a_way_is_drawn_between_its_places() -> None:
    far = RECT.translated(0, 0).adjusted(0, 0, -70, -70), QRectF(150, 150, 30, 30)

    def way(*rects: QRectF) -> QImage:
        return picture(lambda painter: paint_footprint(painter, list(rects), SEAT_LOOKS[0], LIGHT))

    apart, together = [way(rect) for rect in far], way(*far)
    between = ((far[0].center() + far[1].center()) / 2).toPoint()
    assert all(image.pixel(between) != together.pixel(between) for image in apart)


def test_points_stand_in_the_middle_of_their_places() -> None:
    rects = [QRectF(10, 80, 60, 60), QRectF(150, 80, 60, 60)]
    bare = picture(lambda painter: paint_points(painter, rects, "", LIGHT, None))
    told = picture(lambda painter: paint_points(painter, rects, "+9", LIGHT, None))
    assert bare.pixel(110, 96) != told.pixel(110, 96)
    assert bare.pixel(40, 81) == told.pixel(40, 81)


# The bubble


TEXT = "The valley would be 7 wide; at most 6 by 5 or 5 by 6."


@pytest.mark.parametrize("x", [0, 60, 300, 560, 800])
@pytest.mark.parametrize("y", [0, 200, 400])
@pytest.mark.parametrize("text", ["No.", TEXT, TEXT + " " + TEXT])
def test_a_bubble_stays_on_the_table_and_off_its_slot(x: int, y: int, text: str) -> None:
    anchor = QRectF(x, y, 100, 100)
    rect = bubble_rect(anchor, TABLE, text, "Not here")
    assert TABLE.contains(rect)
    assert not rect.intersects(anchor)
    assert rect.height() >= 50


def test_a_bubble_keeps_off_lit_slots() -> None:
    anchor = QRectF(400, 200, 100, 100)
    lit = (QRectF(110, 150, 280, 150), QRectF(510, 150, 280, 150), QRectF(300, 10, 300, 180))
    rect = bubble_rect(anchor, TABLE, TEXT, "Not here", lit)
    assert not any(rect.intersects(slot) for slot in lit)


@THEMES
def test_a_bubble_is_filled_and_has_a_tail(theme: Theme) -> None:
    anchor = QRectF(180, 100, 30, 30)
    rect = QRectF(10, 80, 150, 70)
    image = picture(lambda p: paint_bubble(p, rect, anchor, "Not here", "Why", theme), theme)
    assert QColor(image.pixel(150, 140)) == QColor(theme.raised)
    between = range(105, 126)
    cloth = QColor(theme.cloth("harvest_valley"))
    assert any(QColor(image.pixel(int(rect.right()) + 6, y)) != cloth for y in between)


# The overlay


def test_the_veil_leaves_lit_slots_and_clear_zones_bright() -> None:
    overlay = Overlay(Art(LIGHT))
    clear = QRectF(10, 170, 60, 40)
    overlay.lights = Lights(legal=(Lit(RECT),), veiled=True, clear=(clear,))
    table = QRectF(0, 0, 220, 220)
    image = picture(lambda painter: overlay.paint_veil(painter, table))
    cloth = QColor(LIGHT.cloth("harvest_valley"))
    assert QColor(image.pixel(RECT.center().toPoint())) == cloth
    assert QColor(image.pixel(clear.center().toPoint())) == cloth
    assert QColor(image.pixel(210, 210)) != cloth
    overlay.lights = Lights(legal=(Lit(RECT),))
    image = picture(lambda painter: overlay.paint_veil(painter, table))
    assert QColor(image.pixel(210, 210)) == cloth


def test_where_two_bright_places_overlap_there_is_no_veil() -> None:
    overlay = Overlay(Art(LIGHT))
    clear = RECT.translated(20, 20)
    overlay.lights = Lights(legal=(Lit(RECT),), veiled=True, clear=(clear,))
    image = picture(lambda painter: overlay.paint_veil(painter, QRectF(0, 0, 220, 220)))
    shared = RECT.intersected(clear).center().toPoint()
    assert QColor(image.pixel(shared)) == QColor(LIGHT.cloth("harvest_valley"))


@THEMES
def test_all_lights_at_once_can_be_painted(theme: Theme) -> None:
    overlay = Overlay(Art(theme))
    other = RECT.translated(30, 40)
    overlay.lights = Lights(
        liftable=(RECT,), legal=(Lit(other),), hovered=RECT, illegal=other, left=RECT, ring=RECT,
        glows=(Glow((RECT, other), "+3", 2), Glow((), "+1")), footprints=((1, (RECT, other)),),
        reason=("Not here", TEXT), veiled=True,
    )  # fmt: skip
    table = QRectF(0, 0, 220, 220)
    picture(lambda painter: overlay.paint_veil(painter, table), theme)
    nothing = picture(lambda painter: None, theme)
    lit = picture(lambda painter: overlay.paint_lights(painter, table), theme)
    top = picture(lambda painter: overlay.paint_top(painter, table), theme)
    assert differing(lit, nothing) > 0
    assert differing(top, nothing) > 0
