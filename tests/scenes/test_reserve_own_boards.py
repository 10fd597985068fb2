"""RV-33: boards of somebody's own, wider than high or higher than wide, with any name."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from farmdesk.core.luck import Luck
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.boards import Board, own_text
from farmdesk.games.rift_valley_reserve.places import found
from farmdesk.scenes.rift_valley_reserve import panels
from farmdesk.table import words
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment
from tests.scenes.reserve_moments import moves_of, options_of
from tests.scenes.tables import drops_of
from tests.scenes.test_painted import picture

WIDE = tuple(
    "AAAABBBBCCC" if r < 2 else "DDDDEEEEFFF" if r < 5 else "GGGGHHHHIII" for r in range(7)
)
TILES = (
    "...........",
    ".K.........",
    "...........",
    "...RRR.....",
    "...........",
    "..........E",
    ".........L.",
)


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The same rows as columns."""
    return tuple(map("".join, zip(*rows, strict=True)))


SHAPES = {"wide": (WIDE, TILES), "high": (turned(WIDE), turned(TILES))}


def first_turn(shape: str, name: str = "Oblong") -> Moment:
    """The first turn of two on an oblong board."""
    own = own_text((Board("oblong", name, "identical", *SHAPES[shape]),))
    options = options_of(2, "identical") | {"own": own}
    return Moment(shape, GAME.setup(options, 2, Luck.seeded(3)), options, GAME)


@pytest.fixture(params=SHAPES)
def moment(request: pytest.FixtureRequest) -> Moment:
    """The first turn on one board and the other."""
    return first_turn(request.param)


@pytest.mark.parametrize("window", [(1366, 768), (910, 512)])
def test_every_square_lies_on_its_board_and_is_found_there(
    moment: Moment, window: tuple[int, int], lay: Lay
) -> None:
    table = lay(moment, window=window)
    squares = [slot for slot in table.stage.places() if found(slot) is not None]
    assert len(squares) == 77
    zone = table.scene._layers.zone("board")
    assert zone is not None
    for slot in squares:
        assert zone.contains(table.rect(slot))
        assert table.stage.slot_at(table.rect(slot).center()) == slot


def test_every_move_can_be_made(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    moves = moves_of(moment.state)
    assert len(moves) > 40
    for move in moves:
        table.drag(*drops_of(move)[0])
        assert table.moves == [move]
        table.show(moment.state)


@pytest.mark.parametrize("window", [(1366, 768), (1366, 690)])
def test_a_long_name_leaves_room_for_what_stands_beside_it(
    window: tuple[int, int], lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over the large board: the name, who may bridge, the tents."""
    places: dict[str, QRectF] = {}

    def write(painter: QPainter, rect: QRectF, text: str, *args: Any, **kwargs: Any) -> QRectF:
        places.setdefault(text, rect)
        return words.write(painter, rect, text, *args, **kwargs)

    monkeypatch.setattr(panels, "write", write)
    name = "W" * 40
    picture(lay(first_turn("wide", name), window=window))
    tents = places["rift_valley_reserve.table.tents"]
    bridge = places["rift_valley_reserve.table.bridge_own"]
    assert places[name].width() > 100
    assert bridge.width() > 100
    assert places[name].right() < bridge.left()
    assert bridge.right() < tents.left()
