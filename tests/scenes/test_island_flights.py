"""What a table of Harvest Island shows of others' moves: where their cards come from and go to."""

from __future__ import annotations

import pytest

from farmdesk.core.events import Event, visible
from farmdesk.core.match import COLOURS
from farmdesk.core.moves import parse_move
from farmdesk.core.places import Slot
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.state import State
from farmdesk.scenes.harvest_island.stage import IslandStage
from farmdesk.table.animator import LONGEST, Flight, lasts
from farmdesk.table.flights import told
from farmdesk.table.tones import look_of
from tests.games.harvest_island.islands import bare, put
from tests.scenes.conftest import Lay
from tests.scenes.island_moments import game, moment, tie
from tests.scenes.tables import Table, view_of


def shown(events: list[Event], eyes: int) -> tuple[Event, ...]:
    return tuple(event for event in events if visible(event, eyes))


def seen(table: Table, before: State, text: str, eyes: int) -> tuple[Flight, ...]:
    """The flights that `eyes` sees of a move, on a table that has just shown `before`."""
    events: list[Event] = []
    asked = next(d for d in GAME.decisions(before) if text in map(str, d.moves))
    after = GAME.apply(before, asked.seat, parse_move(asked, text), events)
    return flown(table, before, events, after, eyes)


def flown(
    table: Table, before: State, events: list[Event], after: State, eyes: int
) -> tuple[Flight, ...]:
    options = table.options
    table.scene.show(view_of(before, options, GAME, eyes))
    pieces = table.scene._pieces
    view = view_of(after, options, GAME, eyes)
    return told(shown(events, eyes), view, table.stage, pieces.items, pieces.make, str)


def others_turn() -> State:
    """Seat 1 of three is at work; seat 0 looks on."""
    state = put(bare(3, seat=1), "hand@1", "mango,mango,lychee,f")
    state = put(put(state, "field@1/hill", "mango,mango,mango"), "field@1/plain", "banana")
    return put(put(state, "supply", "grape"), "top/spring", "peach,peach,peach")


def height(table: Table, seat: int) -> float:
    assert isinstance(table.stage, IslandStage)
    return table.stage._aside.middle(seat)


def test_a_rival_lays_a_card_beside_the_seat_card(lay: Lay) -> None:
    """It comes face up over the edge of the table, is shown, and fades."""
    table = lay(moment("", others_turn()))
    (flight,) = seen(table, others_turn(), "hand@1/2 > field@1/mountain/0", 0)
    assert flight.start.x() < 0 < flight.end.x() < 200
    assert abs(flight.start.y() - height(table, 1)) < 1
    assert abs(flight.end.y() - height(table, 1)) < 60
    assert flight.item.line is not None
    assert flight.item.line[0] == look_of(COLOURS[1]).base
    assert flight.turns
    assert flight.vanishes


def test_a_rival_releases_into_storage(lay: Lay) -> None:
    table = lay(moment("", others_turn()))
    (flight,) = seen(table, others_turn(), "hand@1/0 > storage/0", 0)
    assert flight.start.x() < 0
    assert flight.end == table.rect(Slot("storage/0")).center()
    assert flight.turns
    assert not flight.vanishes


@pytest.mark.parametrize("source", ["pile/spring", "supply/0"])
def test_a_rival_draws_to_the_seat_card(source: str, lay: Lay) -> None:
    """A back from the pile, the open card from the supply."""
    state = others_turn()
    for text in ("hand@1/0 > field@1/hill/3", "hand@1/1 > field@1/hill/4"):
        asked = GAME.decisions(state)[0]
        state = GAME.apply(state, 1, parse_move(asked, text), None)
    table = lay(moment("", state))
    (flight,) = seen(table, state, f"{source} > hand@1/0", 0)
    assert flight.start == table.rect(Slot(source)).center()
    assert flight.end.x() < 0
    assert abs(flight.end.y() - height(table, 1)) < 1
    assert flight.vanishes
    assert ("?" in flight.item.placed.piece) == (source == "pile/spring")


def test_a_harvest_goes_in_one_packet_and_the_medal_changes_hands(lay: Lay) -> None:
    """Fruit to the seat card, the seed away, the medal from the king before to the new one."""
    state = others_turn()
    state = put(state, "field@1/hill", "mango,mango,f,mango,mango")
    records, kings = bytearray(state.records), bytearray(state.kings)
    records[1], kings[1] = 5, 2
    state = state._replace(records=bytes(records), kings=bytes(kings))
    table = lay(moment("", state))
    flights = seen(table, state, "field@1/hill > barn@1", 0)
    medal = flights[-1]
    assert medal.item.placed.piece == "medal:mango"
    assert abs(medal.start.y() - height(table, 2)) < 1
    assert abs(medal.end.y() - height(table, 1)) < 1
    fruit = [flight for flight in flights[:-1] if flight.end.x() < 0]
    assert len(fruit) == 3
    assert fruit[-1].begin - fruit[0].begin < 100, "together"
    assert any(flight.end == table.rect(Slot("fertiliser")).center() for flight in flights)


def test_a_disaster_names_who_loses_what(lay: Lay) -> None:
    """HI-9: each lost card rises from where it lay, with its owner and its points."""
    state = tie(3, (0,))
    plain = "banana,banana,banana,banana"
    state = put(state, "field@1/plain", plain)
    events: list[Event] = []
    asked = GAME.decisions(state)[0]
    after = GAME.apply(state, 0, parse_move(asked, "weather/2 > field@0/plain"), events)
    table = lay(moment("", state))
    flights = flown(table, state, events, after, 0)
    lost = [flight for flight in flights if "note.lost" in flight.caption]
    assert [flight.item.placed.slot for flight in lost] == ["field@0/plain/1"]
    assert "Name(seat=0)" in lost[0].caption
    assert lost[0].end.y() < lost[0].start.y()
    weather = [flight for flight in flights if flight.item.placed.slot.zone == "weather"]
    assert len(weather) == 3


@pytest.mark.parametrize("looked_at", [0, 1])
def test_a_field_that_is_looked_at_is_where_the_card_goes(looked_at: int, lay: Lay) -> None:
    table = lay(moment("", others_turn()))
    table.scene.show(view_of(others_turn(), table.options, GAME, 0))
    table.scene.leaf(looked_at)
    events: list[Event] = []
    asked = GAME.decisions(others_turn())[0]
    text = "hand@1/2 > field@1/mountain/0"
    after = GAME.apply(others_turn(), 1, parse_move(asked, text), events)
    pieces = table.scene._pieces
    view = view_of(after, table.options, GAME, 0)
    (flight,) = told(shown(events, 0), view, table.stage, pieces.items, pieces.make, str)
    lies = flight.end == table.rect(Slot("field@1/mountain/0")).center()
    assert lies == bool(looked_at)
    assert flight.vanishes != lies


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("window", [(1366, 768), (910, 512)])
def test_every_move_of_a_game_is_seen_and_none_takes_long(
    seats: int, window: tuple[int, int], lay: Lay
) -> None:
    """A turn of two uses, two draws and weather takes under two seconds as the app plays it."""
    states = game(seats, 60 + seats)
    table = lay(moment("", states[0]), window=window)
    size = table.scene.sceneRect().adjusted(-90, 0, 0, 0)
    for before in states[:-1:4]:
        asked = GAME.decisions(before)[0]
        for move in asked.moves[:1]:
            events: list[Event] = []
            after = GAME.apply(before, asked.seat, move, events)
            for eyes in range(seats):
                flights = flown(table, before, events, after, eyes)
                if move.script():
                    assert flights, (move, eyes)
                assert lasts(flights, brisk=False) <= LONGEST
                assert 5 * lasts(flights[:2], brisk=True) < 2000
                for flight in flights:
                    inside = [size.contains(point) for point in (flight.start, flight.end)]
                    assert all(inside), (move, flight.start, flight.end)
