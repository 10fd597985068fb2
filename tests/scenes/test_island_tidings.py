"""Disasters and seasons, told over the whole table of Harvest Island."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from farmdesk.core.events import Event, visible
from farmdesk.core.moves import parse_move
from farmdesk.games.harvest_island import GAME
from farmdesk.games.harvest_island.state import State
from farmdesk.scenes.harvest_island.tidings import SEASON, STORM, seat_words, storm, storm_sheet
from farmdesk.table.stage import Tableau
from farmdesk.table.tones import LIGHT
from tests.games.harvest_island.islands import args, bare, keep, names, play, put
from tests.scenes.conftest import Lay
from tests.scenes.island_moments import moment, tie
from tests.scenes.tables import Table, table_size, view_of

RELEASED = ("hand@0/0 > storage/0", "hand@0/1 > storage/1")
DRAW = "pile/spring > hand@0/0"


def flood(seats: int, last: str = "rain", lying: str = "rain,rain") -> State:
    """Two rains lie there and the next card is another one: seat 0 draws it."""
    state = put(bare(seats), "hand@0", "orange,orange,peach,peach")
    state = put(state, "field@0/mountain", "mango 2,mango 4,mango 3,f")
    state = put(state, "field@1/plain", "banana 1," + ",".join(["banana"] * 6) + ",f,f,f,f,f")
    if seats > 2:
        state = put(state, "field@2/hill", "grape,grape")
        state = put(state, "field@2/plain", "lychee,lychee")
    state = put(put(state, "weather", lying), "top/spring", last)
    return play(state, *RELEASED)


def after(state: State, text: str) -> tuple[tuple[Event, ...], State]:
    """What everybody sees of a move, and the state after it."""
    asked = next(one for one in GAME.decisions(state) if text in map(str, one.moves))
    events: list[Event] = []
    then = GAME.apply(state, asked.seat, parse_move(asked, text), events)
    return tuple(e for e in events if visible(e, None)), then


def test_a_disaster_tells_of_every_seat() -> None:
    """HI-9: what it takes, the dearest first, who chooses yet, and who loses nothing."""
    events, then = after(flood(4), DRAW)
    told = storm(events, then)
    assert told is not None
    assert (told.kind, told.seats) == (1, (0, 1, 2, 3))
    lost = {seat: (land, names(bytes(cards))) for seat, (land, cards) in told.taken.items()}
    assert lost == {
        0: (0, ["mango 4", "mango 3"]),
        1: (2, [f"banana {points}" for points in (4, 3, 2, 2, 2, 1)]),
    }
    said = [seat_words(told, seat, then) for seat in told.seats]
    assert [one.key.rpartition("_")[2] for one in said] == ["takes", "takes", "asks", "spares"]
    assert args(said[0]) == {"land": "mountain", "fruit": "mango", "points": "\u22127", "n": 2}
    assert args(said[1])["n"] == 6


def test_a_field_that_was_chosen_is_told_alone_and_then_the_season() -> None:
    """HI-21, HI-22: the last choice ends the season."""
    state = tie(3, (0, 2))
    for text, seat in (("weather/2 > field@0/plain", 0), ("weather/2 > field@2/plain", 2)):
        events, state = after(state, text)
        told = storm(events, state)
        assert told is not None
        assert (told.kind, told.seats) == (0, (seat,))
        assert told.taken[seat][0] == 2


@pytest.mark.parametrize(
    ("last", "lying"),
    [("sun", "rain,rain"), ("rain", "rain"), ("rain", ""), ("peach", "rain,rain")],
)
def test_other_weather_is_no_disaster(last: str, lying: str) -> None:
    """HI-8: it cancels its opposite, or waits for more."""
    state = put(bare(2), "hand@0", "orange,orange,peach,peach")
    state = play(put(put(state, "weather", lying), "top/spring", last), *RELEASED)
    assert storm(*after(state, DRAW)) is None


def test_a_harvest_and_a_sweep_are_no_disaster() -> None:
    """Seeds go from fields, too, and cards of the supply."""
    state = put(put(bare(2), "hand@0", "orange,orange,peach,peach"), "field@0/hill", "mango,mango")
    assert storm(*after(state, "field@0/hill > barn@0")) is None


def test_a_disaster_that_takes_nothing_is_one() -> None:
    state = put(bare(2), "hand@0", "orange,orange,peach,peach")
    state = play(put(put(state, "weather", "sun,sun"), "top/spring", "sun"), *RELEASED)
    told = storm(*after(state, DRAW))
    assert told is not None
    assert (told.kind, told.taken, told.seats) == (0, {}, (0, 1))


def told_on(table: Table, state: State, text: str) -> Tableau | None:
    events, then = after(state, text)
    return table.stage.tableau(events, view_of(then, table.options, GAME, 0))


def test_what_is_worth_telling(lay: Lay) -> None:
    """A disaster stays while steps are waited for; a season that begins is told shortly."""
    table = lay(moment("", flood(2)))
    disaster = told_on(table, flood(2), DRAW)
    assert disaster is not None
    assert (disaster.lasts, disaster.stays) == (STORM, True)
    last = put(bare(2), "hand@0", "orange,orange,peach,peach")
    last = play(keep(put(last, "top/spring", "peach"), 0, 1), *RELEASED)
    begins = told_on(table, last, DRAW)
    assert begins is not None
    assert (begins.lasts, begins.stays) == (SEASON, False)
    assert told_on(table, flood(2, "peach"), DRAW) is None


@pytest.mark.parametrize("window", [(1366, 768), (910, 512), (900, 500), (1240, 640)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_sheet_lies_on_the_table_with_a_line_for_each(
    window: tuple[int, int], seats: int
) -> None:
    events, then = after(flood(seats), DRAW)
    told = storm(events, then)
    assert told is not None
    size, shape = table_size(*window, seats)
    table = QRectF(0, 0, size.width(), size.height() - (48 if shape == "compact" else 0))
    sheet, rows = storm_sheet(told, table)
    assert table.contains(sheet)
    assert len(rows) == seats
    for row, below in zip(rows, (*rows[1:], None), strict=True):
        assert sheet.contains(row)
        assert row.height() >= 60
        assert below is None or row.bottom() <= below.top() + 0.01
    assert sheet.bottom() - rows[-1].bottom() >= 30, "the next season is told below them"


def words_on(tableau: Tableau, size: QSizeF) -> QImage:
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    tableau.paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


@pytest.mark.parametrize("window", [(1366, 768), (910, 512)])
def test_the_table_is_dimmed_and_the_sheet_is_paper(lay: Lay, window: tuple[int, int]) -> None:
    state = flood(4)
    table = lay(moment("", state), window=window)
    told = told_on(table, state, DRAW)
    assert told is not None
    image = words_on(told, table.scene.sceneRect().size())
    corner = image.pixelColor(3, 3)
    assert 120 < corner.alpha() < 160
    assert image.pixelColor(image.width() // 2, 3).alpha() < 255
    middle = image.pixelColor(image.rect().center())
    assert middle.alpha() == 255
    papers = sum(
        image.pixelColor(x, image.height() // 2).name() == LIGHT.panel.lower()
        for x in range(image.width())
    )
    assert papers > 150
