"""Where things lie at every size and number of seats, and whether words fit there."""

from __future__ import annotations

import itertools
import math

import pytest

from farmdesk.core.places import Slot
from farmdesk.games.harvest_valley import state as valley
from farmdesk.scenes.harvest_valley.zones import (
    ROWS,
    ROWS_COMPACT,
    house_slot,
    river_slots,
    window,
    zones,
)  # fmt: skip
from tests.scenes.conftest import Lay
from tests.scenes.moments import ALL_STARS, Moment, game, options_of
from tests.scenes.tables import table_size

WINDOWS = ((900, 500), (910, 512), (1240, 640), (1280, 650), (1366, 690), (1366, 768), (1640, 923))
SEATS = (2, 3, 4, 5)
EACH = pytest.mark.parametrize(
    ("size", "seats"),
    list(itertools.product(WINDOWS, SEATS)),
    ids=[f"{w}x{h}-{seats}" for (w, h), seats in itertools.product(WINDOWS, SEATS)],
)


@EACH
def test_zones_lie_inside_the_table_and_apart(size: tuple[int, int], seats: int) -> None:
    table, shape = table_size(*size, seats)
    found = zones(table.width(), table.height(), shape)
    for name, rect in found.items():
        assert rect.left() >= 0, name
        assert rect.top() >= 0, name
        assert rect.right() <= table.width() + 0.5, name
        assert rect.bottom() <= table.height() + 0.5, name
    for (one, a), (other, b) in itertools.combinations(found.items(), 2):
        assert not a.intersects(b), f"{one} lies over {other}"


@EACH
def test_zones_have_their_least_sizes(size: tuple[int, int], seats: int) -> None:
    table, shape = table_size(*size, seats)
    found = zones(table.width(), table.height(), shape)
    rows = ROWS_COMPACT if shape == "compact" else ROWS
    assert set(found) == {"valley", *rows}
    for name, (least, _) in rows.items():
        assert found[name].height() >= least - 0.5, name
    side = 6 if seats in (2, 4) else 7
    cell = window(found["valley"], side, None)
    assert cell.pitch >= 44
    assert cell.pitch * side <= min(found["valley"].width(), found["valley"].height())
    for slot, rect in river_slots(found["river"]).items():
        assert found["river"].contains(rect), slot
        assert min(rect.width(), rect.height()) >= 44, slot
    home = house_slot(found["hand"])
    assert found["hand"].contains(home)
    assert home.width() >= 44


def test_the_cells_are_as_large_as_drawn() -> None:
    """At full screen and in the compact shape of the plan."""
    for size, seats, pitch in (
        ((1366, 768), 3, 100),
        ((1366, 768), 2, 116),
        ((910, 512), 5, 64),
        ((910, 512), 4, 75),
        ((1366, 690), 5, 89),
        ((1280, 650), 5, 83),
    ):
        table, shape = table_size(*size, seats)
        made = window(
            zones(table.width(), table.height(), shape)["valley"], 7 - (seats % 2 == 0), None
        )
        assert made.pitch >= pitch, (size, seats)


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_slots_lie_apart(size: tuple[int, int], lay: Lay) -> None:
    """No two places of the table share a point, and each is found again at its middle."""
    state = game(5, 11, stars=True)[18]
    table = lay(Moment("", state, options_of(5, stars=True)), window=size)
    own = valley.house_slot(state.turn)
    cells = [valley.valley_slot(cell) for cell in valley.ring(state)]
    slots: list[Slot] = [*cells, *valley.RIVER, own, valley.DECK]
    for one, other in itertools.combinations(slots, 2):
        assert not table.rect(one).intersects(table.rect(other)), f"{one} lies over {other}"
    for slot in slots:
        assert table.stage.slot_at(table.rect(slot).center()) == slot


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("stars", [False, True])
def test_the_window_shows_the_ring_in_every_game(seats: int, stars: bool) -> None:
    """25 random games each, 200 in all: every space that may be used lies inside the window."""
    table, shape = table_size(1366, 768, seats)
    field = zones(table.width(), table.height(), shape)["valley"]
    for seed in range(25):
        seen = window(field, 6 if seats in (2, 4) else 7, None)
        for state in game(seats, 1000 + seed, stars):
            cells = [valley.at(cell) for cell in valley.ring(state)]
            edges = valley.bounds(state)
            if edges is not None:
                top, left, bottom, right = edges
                cells += [(top, left), (bottom, right)]
            rows = [row for row, _ in cells]
            cols = [col for _, col in cells]
            if not cells:
                continue
            seen = seen.showing((min(rows), max(rows)), (min(cols), max(cols)))
            for row, col in cells:
                assert field.contains(seen.cell(row, col)), (seed, row, col)
                assert seen.cell_at(seen.cell(row, col).center()) == (row, col)
            again = seen.showing((min(rows), max(rows)), (min(cols), max(cols)))
            assert again == seen, "the window would move although it shows everything"


@pytest.mark.parametrize("seats", SEATS)
def test_the_stage_shows_the_ring_of_whole_games(seats: int, lay: Lay) -> None:
    """The same through the stage, with the final view in the middle."""
    states = game(seats, 77, stars=True)
    table = lay(Moment("", states[0], options_of(seats, stars=True)))
    zone = table.scene._layers.zone("valley")
    assert zone is not None
    for state in states:
        table.show(state)
        for cell in valley.ring(state):
            assert zone.contains(table.rect(valley.valley_slot(cell)))
    top, left, bottom, right = valley.bounds(states[-1]) or (0, 0, 0, 0)
    body = table.rect(Slot(f"valley/{top},{left}")).united(
        table.rect(Slot(f"valley/{bottom},{right}"))
    )
    assert math.dist(body.center().toTuple(), zone.center().toTuple()) < 1


def test_the_window_stays_while_a_move_is_composed(lay: Lay) -> None:
    for seats in SEATS:
        states = game(seats, 78, stars=True)
        table = lay(Moment("", states[0], {**options_of(seats, stars=True), **ALL_STARS}))
        for state in states[:-1:5]:
            table.show(state)
            before = {slot: table.rect(slot) for slot in table.stage.places()}
            for source in table.scene.hand.sources():
                table.lift(source)
                for slot in table.scene.hand.targets():
                    table.move(slot)
                table.scene.retranslate()
                assert {slot: table.rect(slot) for slot in before} == before
                table.move(source)
                table.release()
