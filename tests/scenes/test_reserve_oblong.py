"""RV-33: a board of somebody's own may be wider than high, or higher than wide."""

from __future__ import annotations

import pytest

from farmdesk.core.luck import Luck
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve.boards import Board, own_text
from farmdesk.games.rift_valley_reserve.places import found
from tests.scenes.conftest import Lay
from tests.scenes.moments import Moment
from tests.scenes.reserve_moments import moves_of, options_of
from tests.scenes.tables import drops_of

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


@pytest.fixture(params=SHAPES)
def moment(request: pytest.FixtureRequest) -> Moment:
    """The first turn of two on an oblong board."""
    areas, tiles = SHAPES[request.param]
    own = own_text((Board("oblong", "Oblong", "identical", areas, tiles),))
    options = options_of(2, "identical") | {"own": own}
    return Moment(request.param, GAME.setup(options, 2, Luck.seeded(3)), options, GAME)


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
