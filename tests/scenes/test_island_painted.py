"""Harvest Island's table at every size, in every theme and language, with room for every word."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from farmdesk.core.places import Slot
from farmdesk.games.harvest_island.state import State
from farmdesk.scenes.harvest_island import almanac, corner, faces, fields, season
from farmdesk.table.stage import Lamp
from farmdesk.table.tones import THEMES
from tests.scenes.conftest import Lay
from tests.scenes.island_moments import (
    all_sown,
    crowded,
    earned,
    game,
    moment,
    threatened,
    tie,
)
from tests.scenes.languages import Longer, speaking
from tests.scenes.tables import Table
from tests.scenes.test_layout import WINDOWS
from tests.scenes.test_painted import Proofs, picture


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=lambda theme: theme.name)
@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_a_table_in_use_paints_itself(language: str, theme: Any, lay: Lay, tmp_path: Path) -> None:
    """Warnings of Qt fail every test; each picture differs from the one before."""
    made = []
    with speaking(language, tmp_path) as phrases:
        table = lay(moment("", all_sown()), theme=theme, say=phrases.say)
        made.append(picture(table))
        source = table.scene.hand.sources()[0]
        table.lift(source)
        table.move(table.scene.hand.targets()[0])
        made.append(picture(table))
        table.move(Slot("barn@0"))
        made.append(picture(table))
        table.release()
        table.drag(Slot("field@0/hill"), Slot("barn@0"))
        made.append(picture(table))
        table.scene.cancel()
        table.scene.leaf(1)
        made.append(picture(table))
        table.scene.light(Lamp(table.stage.places()[:3], 1, 4))
        made.append(picture(table))
        for state in (earned(), tie(4, (0, 1, 3)), threatened(), crowded(40), game(3, 33)[-1]):
            table.show(state)
            made.append(picture(table))
    assert all(one != other for one, other in itertools.combinations(made, 2))


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Proofs]:
    made = Proofs()
    for module in (almanac, corner, faces, fields, season):
        monkeypatch.setattr(module, "write", made.write)
    yield made
    assert made.read > 100


def told(seats: int) -> tuple[State, ...]:
    """States in which each part of the table says what it has to say, at its longest."""
    states = game(seats, 30 + seats)
    late = states[len(states) * 3 // 4]
    farms = [farm._replace(barn=bytes(range(40))) for farm in late.farms]
    rich = late._replace(farms=tuple(farms), records=bytes((12,) * 12), kings=bytes(12))
    return (states[9], late, rich, all_sown(seats), threatened(seats),
            earned(seats), tie(seats, (0, 1)), crowded(25, seats), states[-1])  # fmt: skip


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("words_of", ["en", "ja", "ko", "longer"])
def test_every_word_fits(
    words_of: str, window: tuple[int, int], lay: Lay, proofs: Proofs, tmp_path: Path
) -> None:
    language = "en" if words_of == "longer" else words_of
    with speaking(language, tmp_path) as phrases:
        say = Longer(phrases) if words_of == "longer" else phrases.say
        for seats in (2, 4):
            table = lay(moment("", told(seats)[0]), window=window, say=say)
            for number, state in enumerate(told(seats)):
                table.options = {**table.options, "count": "off" if number % 3 else "on"}
                table.show(state)
                paint_all(table)
    assert proofs.cut == set()


def paint_all(table: Table) -> None:
    """The zones, all pieces, and the fields of a rival: whatever has words on it."""
    rect = table.scene.sceneRect()
    image = QImage(int(rect.width()), int(rect.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    view = table.scene.view
    assert view is not None
    for _ in view.chairs[:2]:
        for name in ("season", "fields", "almanac", "hand", "barn", "tally"):
            zone = table.scene._layers.zone(name)
            if zone is not None:
                table.stage.paint_zone(name, painter, zone)
        for placed in view.placed:
            spot = table.stage.spot(placed.slot)
            if spot is not None and table.stage.loose(placed):
                table.stage.face(placed).paint(painter, spot)
        table.scene.leaf(1)
    height = table.stage.portrait(len(view.chairs))
    for seat in range(len(view.chairs)):
        table.stage.paint_portrait(painter, QRectF(0, 0, 182, height - 4), seat)
    painter.end()
