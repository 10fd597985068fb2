"""The palette keeps its promises: words can be read, seats told apart, every widget dressed."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from farmdesk.table.theme import faint_text, palette, style_sheet
from farmdesk.table.tones import (
    ACCENTS,
    CLOTHS,
    DARK,
    FOCUS,
    HIGH_CONTRAST,
    LIGHT,
    SEAT_LOOKS,
    THEMES,
    Theme,
    mix,
    tint,
)

ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def linear(colour: str) -> tuple[float, float, float]:
    made = QColor(colour)

    def open_up(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return open_up(made.redF()), open_up(made.greenF()), open_up(made.blueF())


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        red, green, blue = linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@ALL
def test_words_can_be_read(theme: Theme) -> None:
    for ground in (theme.window, theme.panel, theme.raised, theme.seats, theme.chip):
        assert contrast(theme.text, ground) >= 7
        assert contrast(theme.secondary, ground) >= 4.5
    for word in (theme.good, theme.bad):
        assert contrast(word, theme.panel) >= 4.5
    assert contrast(theme.on_primary, theme.primary) >= 4


def test_the_measured_figures_of_the_style_guide_hold() -> None:
    assert contrast(LIGHT.text, LIGHT.panel) == pytest.approx(13.6, abs=0.3)
    assert contrast(LIGHT.secondary, LIGHT.panel) == pytest.approx(5.9, abs=0.5)
    assert contrast(LIGHT.on_primary, LIGHT.primary) == pytest.approx(5.0, abs=0.1)


@ALL
@pytest.mark.parametrize("game", CLOTHS)
def test_lit_slots_stand_out_from_their_own_under_line(theme: Theme, game: str) -> None:
    assert contrast(theme.legal, theme.legal_under) >= 7
    assert contrast(theme.hovered, theme.hovered_under) >= 7
    assert theme.cloth(game) != theme.accent(game)


def test_an_unknown_game_has_no_cloth() -> None:
    with pytest.raises(KeyError):
        LIGHT.cloth("poker")
    with pytest.raises(KeyError):
        LIGHT.accent("poker")
    assert set(CLOTHS) == set(ACCENTS)


# how colour-blind eyes see linear light: Machado, Oliveira and Fernandes 2009, full severity
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen(colour: str, eye: str) -> tuple[float, ...]:
    """The colour in OKLab as that eye sees it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@pytest.mark.parametrize("eye", EYES)
def test_all_eyes_tell_the_five_seats_apart(eye: str) -> None:
    nearest = min(
        100 * math.dist(seen(one.base, eye), seen(other.base, eye))
        for one, other in itertools.combinations(SEAT_LOOKS, 2)
    )
    assert nearest >= 15


def test_seats_differ_by_shape_and_dash_too() -> None:
    assert len({look.mark for look in SEAT_LOOKS}) == 5
    assert len({look.dash for look in SEAT_LOOKS}) == 5
    for look in SEAT_LOOKS:
        assert contrast(look.letter, look.base) >= 4.5


def test_tint_and_mix() -> None:
    assert tint("#102030", 0.5).alpha() == 128
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mix("#102030", "#FFFFFF", 0) == "#102030"


@ALL
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 2.0])
def test_the_sheet_is_whole(theme: Theme, scale: float) -> None:
    sheet = style_sheet(theme, scale)
    assert "$" not in sheet
    assert not re.search(r"\d+u\b", sheet)
    for file in re.findall(r'url\("([^"]+)"\)', sheet):
        assert Path(file).is_file()
    assert f"font-size: {int(14 * scale + 0.5)}px" in sheet


def worn(theme: Theme, widget: QWidget) -> None:
    widget.setStyleSheet(style_sheet(theme))
    widget.setPalette(palette(theme))


@ALL
def test_qt_understands_the_sheet(qtbot: QtBot, theme: Theme) -> None:
    # a warning of Qt's, such as "Could not parse stylesheet", fails the test by itself
    dressed = QPushButton("Start game")
    dressed.setProperty("kind", "primary")
    qtbot.addWidget(dressed)
    worn(theme, dressed)
    dressed.resize(160, 40)
    picture = dressed.grab().toImage()
    assert picture.pixelColor(12, 30) == QColor(theme.primary)


def test_a_tick_box_is_a_toggle(qtbot: QtBot) -> None:
    box = QCheckBox("")
    qtbot.addWidget(box)
    worn(LIGHT, box)
    box.resize(60, 32)
    off = box.grab().toImage()
    box.setChecked(True)
    on = box.grab().toImage()
    knob_right, knob_left = QPoint(33, 16), QPoint(15, 16)
    white = QColor("#FFFFFF")
    assert on.pixelColor(knob_right) == white
    assert on.pixelColor(knob_left) == QColor("#5E8A3A")
    assert off.pixelColor(knob_left) == white
    assert off.pixelColor(knob_right) == QColor("#D9C8A2")


@pytest.mark.parametrize("kind", ["", "primary"])
def test_focus_is_a_blue_ring_and_moves_nothing(qtbot: QtBot, kind: str) -> None:
    panel = QWidget()
    button = QPushButton("Undo", panel)
    button.setProperty("kind", kind)
    qtbot.addWidget(panel)
    worn(LIGHT, panel)
    panel.resize(200, 60)
    button.setGeometry(10, 10, 160, 40)
    with qtbot.waitExposed(panel):
        panel.show()
    button.setFocus()
    assert QApplication.focusWidget() is button
    focused_hint = button.sizeHint()
    picture = button.grab().toImage()
    for y in (0, 1, 2, 37, 38, 39):
        assert picture.pixelColor(80, y) == QColor(FOCUS)
    assert picture.pixelColor(80, 4) != QColor(FOCUS)
    button.clearFocus()
    assert button.sizeHint() == focused_hint
    assert button.grab().toImage().pixelColor(80, 1) != QColor(FOCUS)


def test_on_a_green_button_paper_parts_ring_and_green(qtbot: QtBot) -> None:
    button = QPushButton("Start game")
    button.setProperty("kind", "primary")
    qtbot.addWidget(button)
    worn(LIGHT, button)
    button.resize(160, 40)
    with qtbot.waitExposed(button):
        button.show()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    picture = button.grab().toImage()
    assert picture.pixelColor(80, 36) == QColor("#FFF6E0")
    assert picture.pixelColor(80, 32) == QColor(LIGHT.primary)


@ALL
def test_what_cannot_be_pressed_is_fainter_but_there(theme: Theme) -> None:
    faint = faint_text(theme)
    assert 1.6 <= contrast(faint, theme.panel) < contrast(theme.text, theme.panel)
    made = palette(theme)
    role = QPalette.ColorRole.ButtonText
    assert made.color(QPalette.ColorGroup.Disabled, role) == QColor(faint)
    assert made.color(QPalette.ColorGroup.Active, role) == QColor(theme.text)


@ALL
def test_other_widgets_wear_the_theme(qtbot: QtBot, theme: Theme) -> None:
    panel = QWidget()
    panel.setProperty("panel", "window")
    panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    box, slider = QComboBox(panel), QSlider(Qt.Orientation.Horizontal, panel)
    qtbot.addWidget(panel)
    worn(theme, panel)
    panel.resize(240, 100)
    box.setGeometry(10, 10, 150, 32)
    slider.setGeometry(10, 60, 200, 32)
    slider.setValue(50)
    picture = panel.grab().toImage()
    assert picture.pixelColor(2, 2) == QColor(theme.window)
    assert picture.pixelColor(40, 26) == QColor(theme.raised)
    assert picture.pixelColor(50, 76) == QColor(theme.primary)


def test_the_three_themes_are_three() -> None:
    assert [theme.dark for theme in (LIGHT, DARK, HIGH_CONTRAST)] == [False, True, True]
    assert LIGHT.rim is None
    assert DARK.rim == "#F7E9C8"
    assert not HIGH_CONTRAST.landscape
