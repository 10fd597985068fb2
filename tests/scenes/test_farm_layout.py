"""Where things lie on the table of Formidable Farm at every size and number of seats."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF

from farmdesk.core.places import Slot
from farmdesk.games.formidable_farm import state as farm
from farmdesk.games.formidable_farm.places import (
    DECK,
    DISC,
    DISCARD,
    HAND,
    MARKET,
    POOL,
    PURSE,
    SIDE_CROP,
    SIDE_DRAW,
    STACK,
    SUPPLY,
    UNDER,
)
from farmdesk.scenes.formidable_farm.zones import (
    DRAWERS,
    hand_card,
    hand_slots,
    market_slots,
    ring_plates,
    side_plates,
    zones,
)
from tests.scenes.conftest import Lay
from tests.scenes.farm_moments import game, moment, sampled
from tests.scenes.moments import Moment
from tests.scenes.tables import Table, table_size
from tests.scenes.test_layout import WINDOWS

SEATS = (1, 2, 3, 4)
EACH = pytest.mark.parametrize(
    ("size", "seats"),
    list(itertools.product(WINDOWS, SEATS)),
    ids=[f"{w}x{h}-{seats}" for (w, h), seats in itertools.product(WINDOWS, SEATS)],
)
SIZES = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
LEAST = 39
"""Units that whatever is taken or hit has in both directions; buttons are 40 high."""


@EACH
def test_zones_lie_inside_the_table_and_apart(size: tuple[int, int], seats: int) -> None:
    table, shape = table_size(*size, seats)
    found = zones(table.width(), table.height(), shape)
    names = {"market", "played", "purse", "side", "ring", "piles", "hand"}
    assert set(found) == names | ({DRAWERS} if shape == "compact" else set())
    for name, rect in found.items():
        assert QRectF(0, 0, table.width(), table.height() + 0.5).contains(rect), name
    for (one, a), (other, b) in itertools.combinations(found.items(), 2):
        assert not a.intersects(b), f"{one} lies over {other}"


@EACH
def test_things_have_their_least_sizes(size: tuple[int, int], seats: int) -> None:
    table, shape = table_size(*size, seats)
    found = zones(table.width(), table.height(), shape)
    cards = market_slots(found["market"], shape)
    assert all(card.width() >= 70 and card.height() >= 90 for card in cards)
    assert all(found["market"].contains(card) for card in cards)
    for plate in ring_plates(found["ring"], shape):
        assert found["ring"].contains(plate)
        assert plate.width() >= 110
        assert plate.height() >= 68
    for one, other in itertools.combinations(ring_plates(found["ring"], shape), 2):
        assert not one.intersects(other)
    assert all(plate.height() >= 40 for plate in side_plates(found["side"]))
    wide, high = hand_card(found["hand"], shape)
    assert wide >= 80
    assert high >= 110


@pytest.mark.parametrize("size", [(1366, 768), (1366, 690), (1640, 923)])
def test_nine_cards_of_the_hand_lie_side_by_side(size: tuple[int, int]) -> None:
    """More overlap; eighteen still show 55 units each."""
    table, shape = table_size(*size, 4)
    zone = zones(table.width(), table.height(), shape)["hand"]
    cards = hand_slots(zone, shape, 9 if size != (1640, 923) else 8)
    for one, other in itertools.pairwise(cards):
        assert one.right() < other.left()
    many = hand_slots(zone, shape, 18)
    assert many[1].left() - many[0].left() >= 55
    assert zone.contains(many[-1])


def fixed(table: Table, moment: Moment) -> list[Slot]:
    """Slots that no other one may share a point with."""
    seat = table.seat
    return [
        *MARKET, DECK, DISCARD, *PURSE[seat], SIDE_CROP, SIDE_DRAW, *SUPPLY, STACK[seat],
        UNDER[seat],
    ]  # fmt: skip


@SIZES
@pytest.mark.parametrize("moment", sampled()[::5], ids=lambda moment: moment.name)
def test_slots_lie_apart_and_are_found_again(
    moment: Moment, size: tuple[int, int], lay: Lay
) -> None:
    table = lay(moment, window=size)
    slots = fixed(table, moment)
    for one, other in itertools.combinations(slots, 2):
        assert not table.rect(one).intersects(table.rect(other)), f"{one} lies over {other}"
    for slot in slots:
        assert table.stage.slot_at(table.rect(slot).center()) == slot
        if slot not in (STACK[table.seat], DISCARD, DECK):
            assert min(table.rect(slot).width(), table.rect(slot).height()) >= 36, slot


@SIZES
def test_what_is_asked_can_be_hit_with_a_finger(size: tuple[int, int], lay: Lay) -> None:
    """Every slot that may be lifted is found over so many units, its whole plate counted in."""
    for one in sampled()[12::3]:
        table = lay(one, window=size)
        for source in table.scene.hand.sources():
            rect = table.rect(source)
            if source.zone in ("hand", "coins", "look", "disc"):
                continue  # fans overlap; discs are pieces
            assert _reach(table, source, rect) >= LEAST, (one.name, source)


def _reach(table: Table, slot: Slot, rect: QRectF) -> float:
    """How far up and down, and to both sides, a slot is found around its middle."""
    spans = []
    for across in (True, False):
        found = 0
        for step in range(-70, 71):
            point = rect.center()
            if across:
                point.setX(point.x() + step)
            else:
                point.setY(point.y() + step)
            found += table.stage.slot_at(point) == slot
        spans.append(found)
    return min(spans)


@SIZES
def test_all_discs_on_one_space_keep_apart(size: tuple[int, int], lay: Lay) -> None:
    state = game(4, 24)[0]._replace(discs=bytes((0, 0, 0, 0)))
    table = lay(moment("crowd", state), window=size)
    rects = [table.rect(DISC[seat][0]) for seat in range(4)]
    for one, other in itertools.combinations(rects, 2):
        assert not one.intersects(other)
    assert all(rect.width() >= 28 for rect in rects)
    plate = table.rect(SUPPLY[0])
    assert all(plate.adjusted(-2, 0, 15, 0).contains(rect) for rect in rects)


@SIZES
def test_discs_wait_beside_the_board_until_they_are_placed(size: tuple[int, int], lay: Lay) -> None:
    for seats in SEATS:
        state = game(seats, 20 + seats)[0]
        table = lay(moment("first", state), window=size)
        own = table.rect(DISC[state.turn][state.discs[state.turn]])
        ring = table.scene._layers.zone("ring")
        assert ring is not None
        assert ring.contains(own)
        assert not any(own.intersects(table.rect(slot)) for slot in SUPPLY)
        assert table.stage.slot_at(own.center()) == DISC[state.turn][-1]


def test_the_whole_hand_takes_what_comes_to_it(lay: Lay) -> None:
    """While a coin is held, every point of the hand is the hand."""
    one = next(m for m in sampled() if "given" in m.name)
    table = lay(one)
    table.lift(table.scene.hand.sources()[-1])
    zone = table.rect(HAND[table.seat])
    for share in (0.02, 0.4, 0.97):
        point = zone.center()
        point.setX(zone.left() + share * zone.width())
        assert table.stage.slot_at(point) == HAND[table.seat]
    table.release()


def test_the_supply_shows_only_when_crops_are_chosen(lay: Lay) -> None:
    crops = next(m for m in sampled() if "Crops" in m.name)
    table = lay(crops)
    assert [table.stage.slot_at(table.rect(slot).center()) for slot in POOL] == list(POOL)
    other = next(m for m in sampled() if "middle" in m.name)
    table = lay(other)
    assert table.stage.slot_at(table.rect(POOL[0]).center()) is None


def test_a_rivals_things_come_from_the_rivals_card(lay: Lay) -> None:
    table = lay(moment("", game(3, 23)[0]))
    rival = (table.seat + 1) % 3
    for slot in (STACK[rival], PURSE[rival][2], HAND[rival]):
        assert table.rect(slot).right() < 0
    assert table.stage.spot(Slot("box")) is None
    assert farm.seats(game(3, 23)[0]) == 3
