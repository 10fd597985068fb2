"""The island's table: what is lit is legal, what is not says why, every slot tells of itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from farmdesk.app import rulebook
from farmdesk.core.composer import Composer
from farmdesk.core.moves import Name, Phrase
from farmdesk.core.places import Seat, Slot
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island import state as island
from farmdesk.games.harvest_island.cards import FRUITS, RAIN, SUN
from farmdesk.games.harvest_island.places import SUPPLY, field_slot, hand_slot, land_slot
from farmdesk.games.harvest_island.state import State
from farmdesk.scenes.harvest_island import almanac, fields, season
from farmdesk.scenes.harvest_island.stage import IslandStage
from tests.games.harvest_island.islands import bare, out_of_cards, put
from tests.scenes.conftest import Lay
from tests.scenes.island_moments import (
    all_sown,
    crowded,
    game,
    kept,
    moment,
    moves_of,
    sampled,
    threatened,
)
from tests.scenes.languages import speaking
from tests.scenes.moments import Moment
from tests.scenes.tables import Table, view_of
from tests.scenes.test_painted import picture

MOMENTS = sampled()
EACH = pytest.mark.parametrize("moment", MOMENTS, ids=[one.name for one in MOMENTS])


def stage_of(table: Table) -> IslandStage:
    assert isinstance(table.stage, IslandStage)
    return table.stage


# What is lit, and what is not


@EACH
def test_lit_slots_are_those_of_the_legal_moves(moment: Moment, lay: Lay) -> None:
    table = lay(moment)
    told = Composer(GAME.decisions(moment.state)[0])
    assert set(table.scene.hand.sources()) == set(told.sources())
    for source in told.sources():
        table.scene.hand.lift(source)
        lit = sorted(rect.topLeft().toTuple() for rect in table.lit())
        spots = [table.rect(slot).topLeft().toTuple() for slot in told.targets(source)]
        assert lit == sorted(spots)
        table.scene.cancel()
        assert table.lit() == []


@pytest.mark.parametrize("window", [(1366, 768), (910, 512)])
@pytest.mark.parametrize("moment", MOMENTS[::3], ids=lambda one: one.name)
def test_every_illegal_slot_says_why(moment: Moment, window: tuple[int, int], lay: Lay) -> None:
    table = lay(moment, window=window)
    medals = [Slot.at("medal", fruit) for fruit in FRUITS[::4]]
    for source in table.scene.hand.sources():
        legal = set(Composer(table.decision).targets(source))
        table.lift(source)
        for place in (*table.stage.places(), *medals):
            if place == source:
                continue
            table.move(place)
            slot = table.stage.slot_at(table.rect(place).center())
            said, tone = table.helped[-1]
            assert (tone != "no") == (slot in legal), slot
            if slot not in legal:
                assert said is not None
                assert said.key.startswith("harvest_island.why.")
        table.key(Qt.Key.Key_Escape)
        table.release()
        assert table.moves == []


# What a slot says of itself


@EACH
def test_every_place_is_described_and_leads_into_the_rulebook(moment: Moment, lay: Lay) -> None:
    """Tooltip, F3 and F1, of own things and of every rival's."""
    table = lay(moment)
    anchors = rulebook.read("harvest_island", "en").anchors
    medals = [Slot.at("medal", fruit) for fruit in FRUITS]
    silent = set()
    for _ in range(island.seats(moment.state)):
        for slot in (*table.stage.places(), *medals):
            assert table.stage.subject(slot) in anchors, slot
            if table.stage.describe(slot) is None:
                silent.add(slot.zone)
        for placed in table.scene.view.placed if table.scene.view else ():
            if table.stage.loose(placed):
                assert table.stage.describe(placed.slot) is not None, placed
        table.scene.leaf(1)
    assert silent <= {"supply", "storage", "hand"}, "empty places"


def test_a_slot_says_what_lies_there(lay: Lay) -> None:
    state = threatened()
    table = lay(moment("", state))

    def told(slot: str) -> Phrase:
        found = table.stage.describe(Slot(slot))
        assert found is not None
        return found

    assert dict(told("pile/spring").args)["n"] == len(state.piles[0])
    assert dict(told("fertiliser").args)["n"] == len(state.fertilisers)
    assert dict(told("barn@0").args)["n"] == 0
    field = dict(told("field@0/hill").args)
    assert (field["n"], field["counts"]) == (3, 4)
    own, other = (dict(told("weather/2").args)[key] for key in ("own", "other"))
    assert isinstance(own, Phrase)
    assert isinstance(other, Phrase)
    assert dict(own.args)["n"] == 3, "half of six papayas"
    assert (dict(other.args)["name"], dict(other.args)["n"]) == (Name(1), 2)
    assert told("medal/mango").key == "harvest_island.about.medal_free"
    assert dict(told("medal/mango").args)["number"] == 4
    assert told("hand@0/1").key == "harvest_island.card.fertiliser"


def test_no_disaster_threatens_once_winter_has_run_out(lay: Lay) -> None:
    """HI-10: no pile is left that weather could come from."""
    calm = out_of_cards(threatened())
    table = lay(moment("", calm))
    told = table.stage.describe(Slot("weather/0"))
    assert told is not None
    assert (told.key, told.args) == ("harvest_island.table.threat_over", ())
    view = table.scene.view
    assert view is not None
    assert not season.near(view)
    table.show(threatened())
    view = table.scene.view
    assert view is not None
    assert season.near(view)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_almanac_counts_what_has_not_been_seen(seats: int, lay: Lay) -> None:
    """HI-12: printed numbers less all that the seat sees or saw go, over a whole game.

    Nothing comes any more of a season that is past, though not all of it has been seen.
    """
    states = game(seats, 30 + seats)
    for state in states[:-1:9]:
        seat = GAME.decisions(state)[0].seat
        view = view_of(state, moment("", state).options, GAME)
        hidden = [card for who, farm in enumerate(state.farms) if who != seat
                  for place, card in enumerate(farm.hand)
                  if not farm.shown >> place & 1]  # fmt: skip
        unseen = b"".join(state.piles) + state.buried + bytes(hidden)
        kinds = island.deck(state).kind
        for kind, row in zip((*range(len(FRUITS)), SUN, RAIN), almanac.coming(view), strict=True):
            wanted = [sum(kinds[card] == kind and island.season_of(state, card) == season
                          for card in unseen if season >= state.season)
                      for season in range(4)]  # fmt: skip
            assert list(row) == wanted, kind
        own = [sum(island.fruit_of(state, card) == fruit
                   for field in state.farms[seat].fields for card in field)
               for fruit in range(len(FRUITS))]  # fmt: skip
        assert list(almanac.lying(view)) == own
        printed = almanac.coming(view._replace(options={**view.options, "count": "off"}))
        assert [sum(row) for row in printed] == [14, 10, 9, 7, 8, 8, 6, 10, 11, 10, 10, 7, 12, 13]


# Rivals


def portrait(table: Table, seat: Seat) -> QImage:
    view = table.scene.view
    assert view is not None
    height = table.stage.portrait(len(view.chairs))
    image = QImage(182, int(height), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    table.stage.paint_portrait(painter, QRectF(0, 0, 182, height), seat)
    painter.end()
    return image


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_card_shows_fields_barn_hand_and_medals(
    seats: int, lay: Lay, tmp_path: Path
) -> None:
    state = all_sown(seats)
    other = put(state, "field@1/hill", "peach")
    changed = {
        "field": other,
        "count": put(state, "field@1/plain", "grape,grape,grape,grape"),
        "barn": put(state, "barn@1", "peach,peach"),
        "hand": put(state, "hand@1", "peach"),
        "medal": state._replace(kings=bytes((1, *state.kings[1:]))),
    }
    with speaking("en", tmp_path) as phrases:
        table = lay(moment("", state), say=phrases.say)
        before = portrait(table, 1)
        for what, then in changed.items():
            table.show(then)
            assert portrait(table, 1) != before, what
        table.show(state)
        assert portrait(table, 1) == before


def test_with_few_seats_the_cards_points_are_on_the_seat_card(lay: Lay) -> None:
    """With four there is no room; the values are seen at a rival's fields."""

    def with_points(seats: int, points: int) -> State:
        return put(bare(seats), "field@1/plain", f"mango,mango,mango {points}")

    for seats, told in ((2, True), (3, True), (4, False)):
        table = lay(moment("", with_points(seats, 2)))
        few = portrait(table, 1)
        table.show(with_points(seats, 3))
        assert (portrait(table, 1) != few) == told


@pytest.mark.parametrize("window", [(1366, 768), (910, 512)])
def test_fields_of_rivals_are_looked_at(window: tuple[int, int], lay: Lay) -> None:
    state = all_sown(4)
    table = lay(moment("", state), window=window)
    stage = stage_of(table)
    own, seen = picture(table), []
    for key in (Qt.Key.Key_PageDown,) * 4:
        seen.append(stage.farm)
        table.key(key)
    assert seen == [0, 1, 2, 3]
    assert stage.farm == 0
    assert picture(table) == own
    table.key(Qt.Key.Key_PageUp)
    assert stage.farm == 3
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_PageDown)
    assert land_slot(1, 2) in stage.places()
    assert stage.slot_at(table.rect(land_slot(1, 2)).center()) == land_slot(1, 2)
    cards = [item.placed.slot for item in table.scene._pieces.items.values()]
    assert sum(slot.zone == "field" for slot in cards) == 3 + 5
    assert all(slot.seat == 1 for slot in cards if slot.zone == "field")
    assert any(slot.zone == "hand" and slot.seat == 0 for slot in cards), "the own hand stays"


def test_whoever_takes_a_card_is_led_back_to_the_own_fields(lay: Lay) -> None:
    table = lay(moment("", all_sown(3)._replace(storage=b"")))
    table.key(Qt.Key.Key_PageDown)
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_PageDown)
    assert stage_of(table).farm == 1
    table.click(hand_slot(0, 1))
    assert table.held() == hand_slot(0, 1)
    assert stage_of(table).farm == 0
    assert len(table.lit()) == 3


def test_a_wrong_drop_on_a_rivals_field_says_whose_it_is(lay: Lay) -> None:
    """A fruit card can still go to storage, so that looking on is no mistake."""
    table = lay(moment("", all_sown(3)))
    table.key(Qt.Key.Key_PageDown)
    table.lift(hand_slot(0, 0))
    assert stage_of(table).farm == 1
    table.move(land_slot(1, 0))
    said, tone = table.helped[-1]
    assert tone == "no"
    assert said is not None
    assert said.key == "harvest_island.why.others_field"
    table.release()
    assert table.moves == []


# Marks


@pytest.mark.parametrize(
    ("storage", "place", "marked"),
    [("peach,peach,peach", 0, True), ("peach,peach,peach", 1, False), ("peach,peach", 0, False),
     ("peach,peach,peach,peach", None, True), ("peach,peach,peach", None, False)],
)  # fmt: skip
def test_the_supply_is_marked_when_it_will_be_discarded(
    storage: str, place: int | None, marked: bool, lay: Lay
) -> None:
    """With a fruit in hand that would be the fourth in storage, and as soon as there are four."""
    state = kept(2, {"hand@0": "mango,f", "storage": storage, "supply": "grape,grape"})
    table = lay(moment("", state))
    if place is not None:
        table.lift(hand_slot(0, place))
    stage = stage_of(table)
    assert stage._sweeps == marked
    image = QImage(table.view.viewport().size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    blank = image.copy()
    painter = QPainter(image)
    stage.paint_marks(painter)
    painter.end()
    assert (image != blank) == marked
    last = table.rect(SUPPLY[2]).toRect()
    assert image.copy(last) == blank.copy(last), "an empty place is not marked"


def test_names_of_covered_cards_give_way(lay: Lay) -> None:
    """Only the last card on a fanned plain has its name; values and signs stay."""
    table = lay(moment("", crowded(20)))
    view = table.scene.view
    assert view is not None
    faces = [table.stage.face(placed).key for placed in view.placed
             if placed.slot.startswith("field@0/plain/")]  # fmt: skip
    named = [key[1].name for key in faces if isinstance(key, tuple)]
    assert named[:-1] == [""] * 19
    assert named[-1]


def test_what_was_laid_later_lies_above(lay: Lay) -> None:
    """However the cards came to the table: of each other one the left edge is seen."""
    state = crowded(12)
    table = lay(moment("", state))
    farm = state.farms[0]
    for turned in (farm.fields[2][::-1], farm.fields[2][6:] + farm.fields[2][:6]):
        fields_now = (*farm.fields[:2], turned)
        table.show(state._replace(farms=(farm._replace(fields=fields_now), *state.farms[1:])))
        table.click(hand_slot(0, 0))
        table.click(hand_slot(0, 0))
        items = table.scene._pieces.items.values()
        on_plain = {item.placed.slot: item.zValue() for item in items}
        heights = [on_plain[field_slot(0, 2, place)] for place in range(12)]
        assert heights == sorted(heights)
        assert len(set(heights)) == 12
        for place in range(11):
            edge = table.rect(field_slot(0, 2, place)).center()
            edge.setX(table.rect(field_slot(0, 2, place)).left() + 5)
            assert table.scene._pieces.at(edge, ()) == field_slot(0, 2, place)


@pytest.mark.parametrize("cards", [0, 3, 4, 5, 9])
def test_the_next_place_on_the_plain_is_drawn_where_the_card_will_lie(
    cards: int, lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Up to four lie side by side, more of them closer together."""
    state = kept(2, {"hand@0": "banana", "field@0/plain": ",".join(["banana"] * cards)})
    table = lay(moment("", state))
    stage = stage_of(table)
    drawn: list[QRectF] = []

    class Pen(QPainter):
        def drawRoundedRect(self, rect: Any, *radii: Any) -> None:
            drawn.append(QRectF(rect))

    image = QImage(table.view.viewport().size(), QImage.Format.Format_RGB32)
    painter = Pen(image)
    monkeypatch.setattr(fields, "paint_well", lambda *_: None)
    fields.paint_fields(painter, stage._zones["fields"], stage._desk(), 0)
    painter.end()
    target = table.rect(field_slot(0, 2, cards))
    assert drawn[-1] == target.adjusted(1, 1, -1, -1)


def test_a_storm_that_is_near_is_striped(lay: Lay) -> None:
    table = lay(moment("", kept(2, {"weather": "rain", "hand@0": "mango"})))
    one = picture(table)
    table.show(kept(2, {"weather": "rain,rain", "hand@0": "mango"}))
    two = picture(table)
    board = stage_of(table)._board
    assert board is not None
    spot = board.warning.toRect()
    reds = [sum(image.pixelColor(x, y).red() > 2 * image.pixelColor(x, y).green()
                for x in range(spot.left(), spot.right(), 3)
                for y in range(spot.top() + 2, spot.bottom() - 2, 3))
            for image in (one, two)]  # fmt: skip
    assert reds[0] == 0
    assert reds[1] > 200
    assert moves_of(table.state)
