"""Agricola's table in every theme and language, with room for every word, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from farmdesk.core.places import Slot
from farmdesk.games.agricola.places import CELL_SLOTS, HOMES
from farmdesk.games.agricola.spaces import MAJOR_IDS, NUMBER
from farmdesk.scenes.agricola import (
    board,
    cards,
    farm,
    paint,
    panels,
    portrait,
    rings,
    side,
    stock,
    tiles,
    track,
)
from farmdesk.scenes.agricola.stage import FarmStage
from farmdesk.table.lettering import Fitted
from farmdesk.table.stage import Lamp
from farmdesk.table.tones import THEMES
from tests.scenes.agricola_moments import (
    acting,
    crowded,
    game,
    moment,
    sampled,
    with_farm,
    with_goods,
    working,
)
from tests.scenes.conftest import Lay
from tests.scenes.languages import Longer, speaking
from tests.scenes.moments import Moment
from tests.scenes.tables import Table
from tests.scenes.test_layout import WINDOWS
from tests.scenes.test_painted import Proofs, picture

MODULES = (board, cards, farm, paint, panels, portrait, rings, side, stock, tiles, track)
LANGUAGES = ("en", "ja", "ko")
FENCES = next(one for one in sampled() if one.name == "2-new-pasture")
KEEP = next(one for one in sampled() if one.name.endswith("-keep"))
FEED = next(one for one in sampled() if one.name.endswith("-feed"))


def late(seats: int) -> Moment:
    """Nearly everything is there: people, goods, cards."""
    state = working(seats, 13)
    return moment("late", with_goods(state, state.seat, grain=12, wood=14, food=21))


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=lambda theme: theme.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_use_paints_itself(language: str, theme: Any, lay: Lay, tmp_path: Path) -> None:
    """Warnings of Qt fail every test; here all is painted that a table can show."""
    made = []
    with speaking(language, tmp_path) as phrases:
        table = lay(late(3), theme=theme, say=phrases.say)
        made.append(picture(table))
        table.lift(HOMES[table.seat])
        table.move(table.scene.hand.targets()[0])
        made.append(picture(table))
        table.release()
        table.show(late(3).state)
        table.scene.leaf(1)
        made.append(picture(table))
        table.scene.light(Lamp(CELL_SLOTS[table.stage._looked_at or 0][:3], 1, 4))  # type: ignore[attr-defined]  # the stage of this table is a farm's
        made.append(picture(table))
        rare = (FENCES, KEEP, FEED)
        made += (picture(lay(one, theme=theme, say=phrases.say)) for one in rare)
        table.show(game(3, 4)[-1])
        made.append(picture(table))
    assert all(one != other for index, one in enumerate(made) for other in made[index + 1 :])
    magenta = QColor("magenta").rgb()
    for image in made:
        spots = [(x, y) for x in range(2, image.width(), 61) for y in range(2, image.height(), 53)]
        assert all(image.pixel(x, y) != magenta for x, y in spots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_an_improvement_is_can_be_read_on_the_smallest_table(
    language: str, lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside names of two lines, too: the mark has room for its letter and covers no word."""
    state = working(2, 9)
    state = with_farm(state, state.seat, cards=MAJOR_IDS)
    marks: list[QRectF] = []
    words: list[QRectF] = []

    def mark(_: object, at: QPointF, radius: float, *__: object) -> None:
        marks.append(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))

    def written(_: object, rect: QRectF, said: Fitted, *__: object, **___: object) -> None:
        high = said.height / len(said.lines)
        wide = QFontMetricsF(said.font).horizontalAdvance(said.lines[-1])
        words.append(QRectF(rect.left(), rect.bottom() - high, wide, high))

    monkeypatch.setattr(cards, "paint_mark_of", mark)
    monkeypatch.setattr(cards, "draw_fitted", written)
    tile, picture = QRectF(0, 0, 97, 46), QImage(97, 46, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    with speaking(language, tmp_path) as phrases:
        table = lay(moment("taken", state), window=(910, 512), say=phrases.say)
        assert isinstance(table.stage, FarmStage)
        desk = table.stage._desk()
        marks.clear()
        words.clear()
        for card in MAJOR_IDS:
            cards.paint_taken(painter, tile, cards.card(desk, card), desk)
    painter.end()
    assert len(marks) == len(words) == len(MAJOR_IDS)
    for around, said in zip(marks, words, strict=True):
        assert around.height() >= 18
        assert tile.contains(around)
        assert not around.intersects(said)


def test_languages_and_themes_change_while_a_table_is_shown(lay: Lay, tmp_path: Path) -> None:
    with speaking("en", tmp_path) as phrases:
        table = lay(late(2), say=phrases.say)
        before = picture(table)
        phrases.set_language("ja")
        table.scene.retranslate()
        japanese = picture(table)
        table.scene.set_theme(THEMES["dark"])
        dark = picture(table)
    assert before != japanese
    assert japanese != dark


def test_fences_are_seen_while_they_are_drawn(lay: Lay) -> None:
    """The ring, its numbers, the count, and the refused cell."""
    table = lay(FENCES)
    cells = CELL_SLOTS[table.seat]
    pictures = [picture(table)]
    table.press(cells[2])
    pictures.append(picture(table))
    table.move(cells[3])
    pictures.append(picture(table))
    table.move(cells[5])
    pictures.append(picture(table))
    table.release()
    assert all(a != b for at, a in enumerate(pictures) for b in pictures[at + 1 :])


def test_rooms_are_told_apart_by_material(lay: Lay) -> None:
    pictures = []
    for house in range(3):
        state = working(2, 3)
        farms = (state.farms[0]._replace(house=house), *state.farms[1:])
        table = lay(moment("", state._replace(farms=farms, seat=0)))
        room = table.rect(Slot("farm@0/1,0")).toRect()
        pictures.append(picture(table).copy(room))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Proofs]:
    made = Proofs()
    for module in MODULES:
        if hasattr(module, "write"):
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
        crowd = moment("", acting(crowded(), "sow", "bake"))
        for one in (late(4), late(1), crowd, KEEP, FEED, FENCES):
            table = lay(one, window=window, say=say)
            paint_all(table)
        for slot in CELL_SLOTS[table.seat][4:6]:
            table.scene.hand.focus(slot)
            paint_all(table)
    assert proofs.cut == set()


def paint_all(table: Table) -> None:
    """Zones, marks, faces of pieces and portraits: whatever has words on it."""
    rect = table.scene.sceneRect()
    image = QImage(int(rect.width()), int(rect.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    stage = table.stage
    assert isinstance(stage, FarmStage)
    for name, zone in stage._laid.zones.items():
        stage.paint_zone(name, painter, zone)
    stage.paint_marks(painter)
    for item in table.scene._pieces.items.values():
        size = QRectF(0, 0, *item.size)
        stage.face(item.placed).paint(painter, size)
    for seat in range(len(table.state.farms)):
        stage.paint_portrait(
            painter, QRectF(0, 0, 182, stage.portrait(len(table.state.farms))), seat
        )
    painter.end()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_name_runs_into_the_ring_of_a_person(
    window: tuple[int, int], language: str, lay: Lay, tmp_path: Path
) -> None:
    with speaking(language, tmp_path) as phrases:
        for seats in (2, 4):
            state = game(seats, 4)[-1]
            table = lay(moment("", state), window=window, say=phrases.say)
            stage = table.stage
            assert isinstance(stage, FarmStage)
            for slot, rect in stage._laid.board.slots.items():
                if slot.zone != "space":
                    continue
                face = board.tile(stage._desk(), NUMBER[slot.spot])
                words, head = tiles.title(face, rect)
                assert not tiles.runs_into(words, head, tiles.person_rect(rect)), words.lines
