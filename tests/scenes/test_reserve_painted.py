"""The reserve's table at every size, in every theme and language, and what a frame costs."""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.places import TOOLS, found
from farmdesk.games.rift_valley_reserve.state import State
from farmdesk.scenes.rift_valley_reserve import panels
from farmdesk.scenes.rift_valley_reserve.stage import ReserveStage
from farmdesk.table.stage import Lamp
from farmdesk.table.tones import THEMES
from tests.scenes.conftest import Lay
from tests.scenes.languages import Longer, speaking
from tests.scenes.reserve_moments import game, moment, sampled, trails_of
from tests.scenes.tables import Table, drops_of, table_size
from tests.scenes.test_layout import WINDOWS
from tests.scenes.test_painted import Proofs, picture

SIZES = pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
CORNERED = next(one for one in sampled() if "3-asymmetric-corners-" in one.name)


def late(seats: int, boards: str = "asymmetric") -> State:
    """A state in which each part of a score has been drawn."""
    states = game(seats, 20 + seats, boards)
    return states[-seats - 1]


# Where things lie


@SIZES
@pytest.mark.parametrize("boards", ["asymmetric", "identical"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_has_its_place(
    window: tuple[int, int], boards: str, seats: int, lay: Lay
) -> None:
    table = lay(moment("", late(seats, boards), boards), window=window)
    stage = table.stage
    assert isinstance(stage, ReserveStage)
    whole, shape = table_size(*window, seats)
    found_zones = stage.zones(whole.width(), whole.height(), shape, seats)
    for name, rect in found_zones.items():
        assert QRectF(0, 0, whole.width(), whole.height()).contains(rect), name
    for (one, a), (other, b) in itertools.combinations(found_zones.items(), 2):
        assert not a.intersects(b), f"{one} lies over {other}"
    large = stage._charts[stage.large]
    assert found_zones["board"].contains(large.rect)
    assert large.side >= (44 if shape != "compact" else 42 if window >= (910, 512) else 40)
    for board, chart in stage._charts.items():
        if board != stage.large:
            assert found_zones["others"].contains(chart.rect)
            assert chart.side >= 11
            assert not any(chart.rect.intersects(other.rect)
                           for key, other in stage._charts.items() if key != board)  # fmt: skip
    for tool in TOOLS:
        assert found_zones["tools"].contains(table.rect(tool))
        assert min(table.rect(tool).size().toTuple()) >= 44
        assert stage.slot_at(table.rect(tool).center()) == tool
    for slot in stage.places():
        assert stage.slot_at(table.rect(slot).center()) == slot


# What is painted


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=lambda theme: theme.name)
@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_a_table_in_use_paints_itself(language: str, theme: Any, lay: Lay, tmp_path: Path) -> None:
    """Warnings of Qt fail every test; each picture differs from the one before."""
    made = []
    with speaking(language, tmp_path) as phrases:
        table = lay(CORNERED._replace(options={**CORNERED.options, "confirm": "on"}),
                    theme=theme, say=phrases.say)  # fmt: skip
        trail = next(move for move in trails_of(CORNERED.state) if move.chosen)
        ends, corner = drops_of(trail)
        made.append(picture(table))
        table.click(ends.source)
        made.append(picture(table))
        table.move(ends.target)
        made.append(picture(table))
        table.click(ends.target)
        made.append(picture(table))
        table.move(corner.target)
        made.append(picture(table))
        table.click(corner.target)
        made.append(picture(table))
        table.scene.cancel()
        table.lift(TOOLS[2])
        table.move(ends.target)
        made.append(picture(table))
        table.release()
        table.scene.leaf(1)
        made.append(picture(table))
        table.scene.light(Lamp(table.stage.places()[:3], 1, 4))
        made.append(picture(table))
        table.show(game(3, 23)[-1])
        made.append(picture(table))
    assert all(one != other for one, other in itertools.combinations(made, 2))


def test_a_trail_that_waits_for_the_tick_is_seen(lay: Lay) -> None:
    """Over its corner, on the large board and on a small one while another is looked at."""
    table = lay(CORNERED._replace(options={**CORNERED.options, "confirm": "on"}))
    trail = next(move for move in trails_of(CORNERED.state) if move.chosen)
    ends, corner = drops_of(trail)
    for step in (0, 1):
        table.scene.leaf(step)
        spot = table.rect(corner.target).toRect()
        before = picture(table).copy(spot)
        table.scene.leaf(0)
        table.click(ends.source)
        table.click(ends.target)
        table.click(corner.target)
        table.scene.leaf(step)
        assert picture(table).copy(spot) != before
        table.scene.cancel()
        table.scene.leaf(0)


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Proofs]:
    made = Proofs()
    monkeypatch.setattr(panels, "write", made.write)
    yield made
    assert made.read > 100


@SIZES
@pytest.mark.parametrize("words_of", ["en", "ja", "ko", "longer"])
def test_every_word_fits(
    words_of: str, window: tuple[int, int], lay: Lay, proofs: Proofs, tmp_path: Path
) -> None:
    language = "en" if words_of == "longer" else words_of
    with speaking(language, tmp_path) as phrases:
        say = Longer(phrases) if words_of == "longer" else phrases.say
        for seats in (2, 3, 4, 5):
            table = lay(moment("", late(seats)), window=window, say=say)
            for state in (game(seats, 20 + seats)[2], late(seats), game(seats, 20 + seats)[-1]):
                table.show(state)
                for step in range(seats):
                    _paint_panels(table)
                    table.scene.leaf(1 if step else 0)
    assert proofs.cut == set()


def _paint_panels(table: Table) -> None:
    rect = table.scene.sceneRect()
    image = QImage(int(rect.width()), int(rect.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for name in ("board", "tools", "clock", "others", "scores"):
        zone = table.scene._layers.zone(name)
        if zone is not None:
            table.stage.paint_zone(name, painter, zone)
    painter.end()


# What a frame costs


def crowded() -> State:
    """A large board with 60 elements on it, in front of whoever is asked."""
    states = game(5, 25)
    state = states[len(states) // 2]
    board = reserve.board_of(state, 0)
    sheet = state.sheets[board]
    free = [reserve.cell(r, c) for r in range(11) for c in range(11)
            if reserve.kind_at(state, board, reserve.cell(r, c)) == ""]  # fmt: skip
    inks, missing = list(sheet.inks), 60 - _elements(state, board)
    for index, cell in enumerate(free[:missing]):
        ink = inks[index % 5]
        inks[index % 5] = ink._replace(stops=(*ink.stops, cell))
    full = sheet._replace(inks=tuple(inks))
    sheets = tuple(full if at == board else one for at, one in enumerate(state.sheets))
    made = state._replace(sheets=sheets, sealed=(None,) * 5)
    assert _elements(made, board) >= 50
    return made


def _elements(state: State, board: int) -> int:
    return sum(
        len(ink.stops) + len(ink.paths) + ink.tents.bit_count() for ink in state.sheets[board].inks
    )


FLOOR_MS = 16.7
"""Twice this is what a loaded machine may take."""


def test_a_frame_of_a_full_board_is_quick(lay: Lay, capsys: pytest.CaptureFixture[str]) -> None:
    """A tent in hand lights every free square; the pointer goes over all of them."""
    table = lay(moment("", crowded()))
    viewport = table.view.viewport()

    def paint(_: int) -> None:
        table.scene.update()
        viewport.repaint()

    whole = _times(20, paint)
    table.click(TOOLS[2])
    squares = [slot for slot in table.stage.places() if found(slot) is not None]
    hovered = _times(40, lambda step: table.move(squares[step * 7 % len(squares)]))
    with capsys.disabled():
        print(f"\nreserve, 11x11: {whole:.1f} ms whole, {hovered:.1f} ms hovering")
    assert whole < 2 * FLOOR_MS
    assert hovered < 2 * FLOOR_MS


def _times(count: int, work: Callable[[int], None]) -> float:
    """Milliseconds of this process for the middle one of so many runs."""
    taken = []
    for step in range(count):
        start = time.process_time()
        work(step)
        taken.append((time.process_time() - start) * 1000)
    return statistics.median(taken)
