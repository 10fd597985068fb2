"""Words on the table: shrunk, then broken, and only then cut; never below the least size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QImage, QPainter

from farmdesk.table import fonts
from farmdesk.table.words import LEAST, Align, number, width_of, write

LONG = "The valley would be seven wide; at most six by five or five by six."


class Sheet:
    """White paper and a painter on it."""

    def __init__(self) -> None:
        self.image = QImage(400, 120, QImage.Format.Format_ARGB32)
        self.image.fill(QColor("white"))
        self.painter = QPainter(self.image)

    def size(self) -> int:
        """Pixels of the letters written last."""
        return self.painter.font().pixelSize()

    def inked(self) -> QRectF:
        """The rectangle that holds every pixel that is not white."""
        white = QColor("white").rgb()
        dark = [(x, y) for y in range(self.image.height()) for x in range(self.image.width())
                if self.image.pixel(x, y) != white]  # fmt: skip
        assert dark, "nothing was written"
        xs, ys = zip(*dark, strict=True)
        return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.fixture
def sheet(qapp: object) -> Iterator[Sheet]:
    fonts.register()
    before = QGuiApplication.font()
    QGuiApplication.setFont(fonts.font("en"))
    made = Sheet()
    yield made
    if made.painter.isActive():
        made.painter.end()
    QGuiApplication.setFont(before)


def test_words_that_fit_keep_their_size(sheet: Sheet) -> None:
    write(sheet.painter, QRectF(0, 0, 300, 30), "Pond", 16, colour="black")
    assert sheet.size() == 16


def test_words_shrink_before_they_are_cut(sheet: Sheet) -> None:
    text = "Fruit tree of the valley"
    room = width_of(text, 13) + 1
    filled = write(sheet.painter, QRectF(0, 0, room, 30), text, 18, colour="black")
    assert LEAST <= sheet.size() <= 13
    assert filled.width() == pytest.approx(width_of(text, sheet.size()), abs=1.5)


def test_words_are_cut_with_an_ellipsis_and_stay_inside(sheet: Sheet) -> None:
    rect = QRectF(10, 10, 120, 24)
    filled = write(sheet.painter, rect, LONG, 14, colour="black")
    assert sheet.size() == LEAST
    assert filled.width() <= rect.width() + 1
    sheet.painter.end()
    assert rect.adjusted(-1, -1, 1, 1).contains(sheet.inked())


def test_nothing_is_smaller_than_the_least(sheet: Sheet) -> None:
    write(sheet.painter, QRectF(0, 0, 20, 8), LONG, 14, colour="black")
    assert sheet.size() == LEAST


def test_words_are_broken_into_lines(sheet: Sheet) -> None:
    rect = QRectF(0, 0, 220, 90)
    filled = write(sheet.painter, rect, LONG, 14, colour="black", lines=3, align=Align.AlignTop)
    assert sheet.size() == 14
    assert filled.height() > 1.5 * QFontMetricsF(sheet.painter.font()).height()
    sheet.painter.end()
    assert rect.contains(sheet.inked())


def test_one_line_is_never_broken(sheet: Sheet) -> None:
    filled = write(sheet.painter, QRectF(0, 0, 100, 90), LONG, 14, colour="black")
    assert filled.height() < 1.5 * QFontMetricsF(sheet.painter.font()).height()


def test_words_stand_where_they_are_told(sheet: Sheet) -> None:
    rect = QRectF(100, 20, 200, 60)
    write(sheet.painter, rect, "Well", 14, colour="black", align=Align.AlignCenter)
    sheet.painter.end()
    inked = sheet.inked().center()
    assert abs(inked.x() - rect.center().x()) < 3
    assert abs(inked.y() - rect.center().y()) < 6


@pytest.mark.parametrize(
    ("language", "text"), [("ja", "カラスに食べられた"), ("ko", "까마귀가 먹었습니다")]
)
def test_japanese_and_korean_letters_have_a_width(sheet: Sheet, language: str, text: str) -> None:
    QGuiApplication.setFont(fonts.font(language))
    assert width_of(text, 14) > 7 * len(text)
    assert width_of(text, 14, bold=True) >= width_of(text, 14)


def test_points_have_a_true_minus() -> None:
    """No hyphen, which is shorter than a plus and breaks lines; gains have a plus."""
    assert [number(points) for points in (-12, 0, 7)] == ["\u221212", "0", "7"]
    assert [number(gain, signed=True) for gain in (-2, 9)] == ["\u22122", "+9"]
