"""What the table of Formidable Farm paints: in every theme and language, with room for words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from farmdesk.core.places import Placed
from farmdesk.games.formidable_farm.cards import OURS, card_piece
from farmdesk.games.formidable_farm.places import MARKET
from farmdesk.scenes.formidable_farm import faces, goods, piles, ring, rows, seat, turn
from farmdesk.scenes.formidable_farm.glyphs import cost_row, fitting, reward_rows
from farmdesk.table.stage import Lamp
from farmdesk.table.tones import THEMES
from tests.scenes.conftest import Lay
from tests.scenes.farm_moments import game, moment, sampled
from tests.scenes.languages import Longer, speaking
from tests.scenes.tables import Table
from tests.scenes.test_layout import WINDOWS
from tests.scenes.test_painted import LANGUAGES, Proofs, picture

PAINTERS = (goods, piles, ring, rows, seat, turn, faces)


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=lambda theme: theme.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_use_paints_itself(language: str, theme: Any, lay: Lay, tmp_path: Path) -> None:
    """Warnings of Qt fail every test; here all is painted that a table can show."""
    one = next(m for m in sampled() if "choice" in m.name)
    with speaking(language, tmp_path) as phrases:
        table = lay(one, theme=theme, say=phrases.say)
        plain = picture(table)
        source = next(s for s in table.scene.hand.sources() if s.zone in ("hand", "market"))
        table.lift(source)
        table.move(table.scene.hand.targets()[0])
        held = picture(table)
        table.move(MARKET[4])
        wrong = picture(table)
        table.release()
        table.scene.light(Lamp(table.stage.places()[:3], 1, 4))
        lit = picture(table)
        table.show(game(2, 22)[-1])
        over = picture(table)
    made = [plain, held, wrong, lit, over]
    assert all(one != other for index, one in enumerate(made) for other in made[index + 1 :])
    magenta = QColor("magenta").rgb()
    for image in made:
        spots = [(x, y) for x in range(2, image.width(), 61) for y in range(2, image.height(), 53)]
        assert all(image.pixel(x, y) != magenta for x, y in spots)


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Proofs]:
    made = Proofs()
    for module in PAINTERS:
        monkeypatch.setattr(module, "write", made.write)
    yield made
    assert made.read > 100


def paint_panels(table: Table) -> None:
    """Everything of the stage that has words, seat cards included."""
    rect = table.scene.sceneRect()
    image = QImage(int(rect.width()), int(rect.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for name in ("market", "played", "purse", "side", "ring", "piles", "hand"):
        zone = table.scene._layers.zone(name)
        assert zone is not None
        table.stage.paint_zone(name, painter, zone)
    table.stage.paint_marks(painter)
    assert table.scene.view is not None
    for placed in table.scene.view.placed:
        spot = table.stage.spot(placed.slot) if table.stage.loose(placed) else None
        if spot is not None:
            table.stage.face(placed).paint(painter, spot)
    seats = len(table.scene.view.chairs)
    for one in range(seats):
        high = table.stage.portrait(seats) - 4
        table.stage.paint_portrait(painter, QRectF(0, 0, 182, high), one)
    painter.end()


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("words_of", ["en", "ja", "ko", "longer"])
def test_every_word_fits(
    words_of: str, window: tuple[int, int], lay: Lay, proofs: Proofs, tmp_path: Path
) -> None:
    language = "en" if words_of == "longer" else words_of
    with speaking(language, tmp_path) as phrases:
        say = Longer(phrases) if words_of == "longer" else phrases.say
        for one in (*sampled()[:12:3], *sampled()[13::4]):  # from the first turn to any question
            table = lay(one, window=window, say=say)
            paint_panels(table)
            for source in table.scene.hand.sources()[:2]:
                table.scene.hand.focus(source)
                paint_panels(table)
    assert proofs.cut == set()


@pytest.mark.parametrize("size", [(97.0, 132.0), (84.0, 104.0), (121.0, 163.0)])
def test_every_card_shows_its_pictures_large_enough(size: tuple[float, float]) -> None:
    """Of all 119 cards: symbols keep 12 units, six of them in a compact card 10."""
    wide, high = size
    for card in OURS.cards:
        box = QRectF(0, 0, wide - 13, high * 0.2)
        row = cost_row(card.cost)
        assert fitting(row, box, 36) >= (12 if len(row) < 6 else 10), card.id
        for row in reward_rows(card):
            assert fitting(row, QRectF(0, 0, wide - 13, 24), 38) >= 12, card.id


def test_every_card_of_the_deck_has_a_face_of_its_own(lay: Lay, tmp_path: Path) -> None:
    """119 cards, told apart by what is painted on them."""
    with speaking("en", tmp_path) as phrases:
        table = lay(sampled()[3], say=phrases.say)
        seen = set()
        for card in range(len(OURS.cards)):
            image = QImage(121, 163, QImage.Format.Format_RGB32)
            image.fill(QColor("white"))
            painter = QPainter(image)
            face = table.stage.face(Placed(card_piece(card), MARKET[0]))
            face.paint(painter, QRectF(0, 0, 121, 163))
            painter.end()
            seen.add(bytes(image.constBits()))
        assert len(seen) == len(OURS.cards)


def test_others_see_no_more_than_backs(lay: Lay) -> None:
    """FF-25: hands, stacks and coins of others are not on the table at all."""
    state = game(3, 23)[40]
    table = lay(moment("", state))
    own = table.seat
    shown = [item.placed for item in table.scene._pieces.items.values()]
    private = [p for p in shown if p.slot.zone in ("hand", "coins", "stack", "look")]
    assert {placed.slot.seat for placed in private} <= {own}
