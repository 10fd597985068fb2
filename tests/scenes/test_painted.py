"""What the table paints: in every theme and language, and with room for every word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from farmdesk.core.moves import Phrase
from farmdesk.scenes.harvest_valley import foreseen, marks, panels
from farmdesk.table import words
from farmdesk.table.fonts import sized
from farmdesk.table.stage import Lamp
from farmdesk.table.tones import THEMES
from tests.scenes.conftest import Lay
from tests.scenes.languages import Longer, speaking
from tests.scenes.moments import Moment, game, options_of, sampled
from tests.scenes.tables import Table
from tests.scenes.test_layout import WINDOWS

LANGUAGES = ("en", "ja", "ko")


def picture(table: Table) -> QImage:
    """The scene as it would be on the screen."""
    rect = table.scene.sceneRect()
    image = QImage(int(rect.width()), int(rect.height()), QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    table.scene.render(painter)
    painter.end()
    return image


def middle(seats: int) -> Moment:
    """Late in a game: scores, eaten crops, fields, hardly any cell left."""
    states = game(seats, 21, stars=True)
    return Moment("", states[-4], options_of(seats, stars=True))


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=lambda theme: theme.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_use_paints_itself(language: str, theme: Any, lay: Lay, tmp_path: Path) -> None:
    """Warnings of Qt fail every test; here all is painted that a table can show."""
    with speaking(language, tmp_path) as phrases:
        table = lay(middle(3), theme=theme, say=phrases.say)
        plain = picture(table)
        source = table.scene.hand.sources()[0]
        table.lift(source)
        table.move(table.scene.hand.targets()[0])
        held = picture(table)
        table.move(table.stage.row()[1])
        wrong = picture(table)
        table.release()
        table.scene.light(Lamp(table.stage.places()[:3], 1, 4))
        lit = picture(table)
        table.show(game(3, 21, stars=True)[-1])
        over = picture(table)
    made = [plain, held, wrong, lit, over]
    assert all(one != other for index, one in enumerate(made) for other in made[index + 1 :])
    magenta = QColor("magenta").rgb()
    for image in made:
        spots = [(x, y) for x in range(2, image.width(), 61) for y in range(2, image.height(), 53)]
        assert all(image.pixel(x, y) != magenta for x, y in spots)


def test_languages_and_themes_change_while_a_table_is_shown(lay: Lay, tmp_path: Path) -> None:
    said: list[str] = []
    with speaking("en", tmp_path) as phrases:
        table = lay(middle(2), say=phrases.say)
        before = picture(table)
        phrases.set_language("ja")
        table.scene.retranslate()
        japanese = picture(table)
        table.scene.set_theme(THEMES["dark"])
        dark = picture(table)
        said = [phrases.say(Phrase("harvest_valley.table.river"))]
    assert before != japanese
    assert japanese != dark
    assert said != ["harvest_valley.table.river"]


class Proofs:
    """Reads what is written on the panels, and notes what did not fit."""

    def __init__(self) -> None:
        self.read = 0
        self.cut: set[str] = set()

    def write(
        self, painter: QPainter, rect: QRectF, text: str, px: float = 14, **how: Any
    ) -> QRectF:
        self.read += 1
        metrics = QFontMetricsF(sized(words.LEAST, bold=how.get("bold", False)))
        if how.get("lines", 1) > 1:
            wrap = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere
            flags = int(how.get("align", words.Align.AlignLeft)) | int(wrap)
            needed = metrics.boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, text)
            fits = needed.height() <= rect.height() + 2 and needed.width() <= rect.width() + 1
        else:
            fits = metrics.horizontalAdvance(text) <= rect.width() + 0.5
            fits = fits and metrics.ascent() <= rect.height() + 1
        if not fits:
            size = f"{rect.width():.0f}x{rect.height():.0f}"
            self.cut.add(f"{text!r} needs {metrics.horizontalAdvance(text):.0f} of {size}")
        return words.write(painter, rect, text, px, **how)


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Proofs]:
    made = Proofs()
    for module in (panels, foreseen, marks):
        monkeypatch.setattr(module, "write", made.write)
    yield made
    assert made.read > 100


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("words_of", ["en", "ja", "ko", "longer"])
def test_every_word_fits(
    words_of: str, window: tuple[int, int], lay: Lay, proofs: Proofs, tmp_path: Path
) -> None:
    language = "en" if words_of == "longer" else words_of
    with speaking(language, tmp_path) as phrases:
        say = Longer(phrases) if words_of == "longer" else phrases.say
        for seats in (3, 5):  # most farmhouses to list; most columns
            early = Moment("", game(seats, 21, stars=True)[3], options_of(seats, stars=True))
            table = lay(early, window=window, say=say)
            paint_panels(table)
            table.show(middle(seats).state)
            paint_panels(table)
            for slot in table.stage.places():
                table.scene.hand.focus(slot)
                paint_panels(table, "preview")
            for source in table.scene.hand.sources():
                table.click(source)
                table.scene.hand.focus(table.scene.hand.targets()[0])
                paint_panels(table, "preview")
                table.scene.cancel()
    assert proofs.cut == set()


def paint_panels(table: Table, *names: str) -> None:
    """The furniture of these zones, or of all and the marks: what has words on it."""
    rect = table.scene.sceneRect()
    image = QImage(int(rect.width()), int(rect.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for name in names or ("river", "hand", "limit", "census", "scores", "preview"):
        zone = table.scene._layers.zone(name)
        if zone is not None:
            table.stage.paint_zone(name, painter, zone)
    if not names:
        table.stage.paint_marks(painter)
    painter.end()


def test_options_that_hide_help_are_respected(lay: Lay, tmp_path: Path, proofs: Proofs) -> None:
    """Without the census nothing is counted, without the preview nothing is foretold."""
    moment = next(m for m in sampled() if m.name.startswith("3-stars"))
    with speaking("en", tmp_path) as phrases:
        options = {**moment.options, "census": "off", "preview": "off"}
        table = lay(Moment("", moment.state, options), say=phrases.say)
        without = picture(table)
        assert not table.stage.estimates(table.stage.row()[3])
        table.options = moment.options
        table.show(moment.state)
        assert picture(table) != without
        assert table.stage.estimates(table.stage.row()[3])
