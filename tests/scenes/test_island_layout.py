"""Where things lie on the island's table, at every size and number of seats."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.places import (
    FERTILISER,
    LANDS,
    PILES,
    STORAGE,
    SUPPLY,
    WEATHER,
    barn_slot,
    field_slot,
    hand_slot,
    land_slot,
)
from farmdesk.scenes.harvest_island import almanac
from farmdesk.scenes.harvest_island.aside import Aside
from farmdesk.scenes.harvest_island.season import threat
from farmdesk.scenes.harvest_island.stage import IslandStage
from farmdesk.scenes.harvest_island.told import clock
from farmdesk.scenes.harvest_island.zones import (
    DRAWERS,
    ROWS,
    ROWS_COMPACT,
    almanac_head,
    field_rows,
    hand_slots,
    season_board,
    zones,
)
from tests.scenes.conftest import Lay
from tests.scenes.island_moments import all_sown, crowded, moment, threatened
from tests.scenes.tables import table_size, view_of
from tests.scenes.test_layout import WINDOWS

SEATS = (2, 3, 4)
SIZES = pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
HANDY = 44.0
"""Least width and height of what is dragged or dropped on."""


def inside(outer: QRectF, inner: QRectF) -> bool:
    return outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner)


@SIZES
@pytest.mark.parametrize("seats", SEATS)
def test_zones_lie_inside_the_table_and_apart(window: tuple[int, int], seats: int) -> None:
    table, shape = table_size(*window, seats)
    found = zones(table.width(), table.height(), shape)
    whole = QRectF(0, 0, table.width(), table.height())
    compact = shape == "compact"
    assert set(found) == {"season", "fields", "almanac", "hand", "barn", "tally"} | (
        {DRAWERS} if compact else set()
    )
    for name, rect in found.items():
        assert inside(whole, rect), name
    for (one, a), (other, b) in itertools.combinations(found.items(), 2):
        assert not a.intersects(b), f"{one} lies over {other}"
    for name, (least, _) in (ROWS_COMPACT if compact else ROWS).items():
        assert found[name].height() >= least - 0.5, name
    if compact:
        assert found[DRAWERS].width() >= 2 * 122
        assert found[DRAWERS].height() >= 42


@SIZES
def test_every_place_lies_in_its_zone_and_apart(window: tuple[int, int]) -> None:
    """The four piles lie in one place: there is one at a time."""
    table, shape = table_size(*window, 4)
    found = zones(table.width(), table.height(), shape)
    board = season_board(found["season"], shape)
    assert set(board.slots) == {*PILES, *WEATHER, *SUPPLY, *STORAGE, FERTILISER}
    hand = hand_slots(found["hand"])
    rows = field_rows(found["fields"])
    for rect in board.slots.values():
        assert inside(found["season"], rect)
    for slot in (PILES[0], *SUPPLY, *STORAGE, FERTILISER):
        assert min(board.slots[slot].size().toTuple()) >= HANDY, slot
    one_pile = [rect for slot, rect in board.slots.items() if slot not in PILES[1:]]
    lands = [row.land for row in rows]
    for a, b in itertools.combinations([*one_pile, *hand, *lands], 2):
        assert not a.intersects(b)
    for rect in hand:
        assert inside(found["hand"], rect)
        assert min(rect.size().toTuple()) >= HANDY
    for number, row in enumerate(rows):
        assert inside(found["fields"], row.row)
        assert row.row.height() >= HANDY
        most = (4, 6, 1)[number]
        places = [row.card(place, most, fan=False) for place in range(most)]
        assert all(inside(row.row, rect) for rect in places)
        assert not any(a.intersects(b) for a, b in itertools.pairwise(places))
        assert places[0].width() >= 40
    for part in board.heads.values():
        assert inside(found["season"], part)
    fruit = almanac.rows(found["almanac"])
    for line in (*fruit, almanac_head(found["almanac"])):
        assert inside(found["almanac"], line)
        assert line.height() >= 15
    assert all(a.bottom() <= b.top() + 0.01 for a, b in itertools.pairwise(fruit))


def test_things_are_as_large_as_drawn() -> None:
    """At full screen and in the compact shape of the plan."""
    table, shape = table_size(1366, 768, 4)
    found = zones(table.width(), table.height(), shape)
    assert season_board(found["season"], shape).slots[SUPPLY[0]].width() >= 73
    assert hand_slots(found["hand"])[0].width() >= 114
    assert field_rows(found["fields"])[0].cards.width() >= 76
    rows = almanac.rows(found["almanac"])
    assert (len(rows), rows[0].height() >= 25) == (14, True), "twelve fruits, sun and rain"
    table, shape = table_size(910, 512, 4)
    found = zones(table.width(), table.height(), shape)
    assert season_board(found["season"], shape).slots[SUPPLY[0]].width() >= 46
    assert hand_slots(found["hand"])[0].height() >= 130
    rows = almanac.rows(found["almanac"])
    assert (len(rows), rows[0].height() >= 16) == (12, True), "no room for weather"


@pytest.mark.parametrize("cards", [1, 4, 5, 12, 24, 40])
@SIZES
def test_the_values_of_many_cards_on_the_plain_stay_free(
    window: tuple[int, int], cards: int, lay: Lay
) -> None:
    """The last card ends inside the field, and of each other one a strip is seen."""
    table = lay(moment("", crowded(cards)), window=window)
    zone = table.scene._layers.zone("fields")
    assert zone is not None
    rects = [table.rect(field_slot(0, 2, place)) for place in range(cards)]
    assert all(inside(zone, rect) for rect in rects)
    steps = [b.left() - a.left() for a, b in itertools.pairwise(rects)]
    assert all(step >= (7 if window[0] < 1000 else 9) for step in steps)
    assert max(steps, default=0) - min(steps, default=0) < 0.01
    if cards < 5:
        assert not any(a.intersects(b) for a, b in itertools.pairwise(rects))


@SIZES
def test_each_place_is_found_at_its_middle(window: tuple[int, int], lay: Lay) -> None:
    table = lay(moment("", all_sown(4)), window=window)
    for slot in table.stage.places():
        assert table.stage.slot_at(table.rect(slot).center()) == slot
    for fruit in ("banana", "strawberry"):
        assert table.stage.slot_at(table.rect(Slot.at("medal", fruit)).center()) == f"medal/{fruit}"


def test_a_field_is_one_target_over_its_whole_width(lay: Lay) -> None:
    """For a hand card the next free place; with an empty hand the whole field."""
    table = lay(moment("", all_sown()))
    assert isinstance(table.stage, IslandStage)
    row = table.stage._rows[1].row
    corner = QPointF(3, 3)
    points = [row.center(), row.topLeft() + corner, row.bottomRight() - corner]
    assert [table.stage.slot_at(point) for point in points] == [land_slot(0, 1)] * 3
    table.lift(hand_slot(0, 1))
    assert [table.stage.slot_at(point) for point in points] == [field_slot(0, 1, 3)] * 3
    table.release()
    assert table.stage.slot_at(table.rect(barn_slot(0)).center()) == barn_slot(0)


@pytest.mark.parametrize("shape", ["regular", "compact"])
@pytest.mark.parametrize("seats", SEATS)
def test_seat_cards_stand_in_turn_order_beside_the_table(seats: int, shape: str) -> None:
    aside = Aside(716 if shape == "regular" else 466, shape, seats, own=1)  # type: ignore[arg-type]  # one of the shapes
    order = [(1 + step) % seats for step in range(seats)]
    heights = [aside.middle(seat) for seat in order]
    assert heights == sorted(heights)
    assert heights[-1] < aside.height
    for seat in order:
        for land in LANDS:
            shown = aside.beside(Slot(f"field@{seat}/{land}/3"))
            assert 42 <= shown.y() <= aside.height - 42
            assert shown.x() > 0 > aside.rect(seat).right() - 31


@pytest.mark.parametrize("window", [(1366, 768), (910, 512)])
def test_where_room_is_short_the_helper_line_warns_of_a_disaster(
    window: tuple[int, int], lay: Lay
) -> None:
    """There the clock is the helper line; HI-9: a third card of a kind can come with any draw."""
    compact = window[0] < 1240
    for state, warns in ((threatened(), True), (all_sown(), False)):
        table = lay(moment("", state), window=window)
        view = view_of(state, table.options, GAME)
        said = table.stage.clock(view)
        assert (said.key == "harvest_island.clock.threat") == (compact and warns)
        if compact and warns:
            inside = dict(said.args)
            assert inside["threat"] == threat(view)
            assert inside["time"] == clock(view)
