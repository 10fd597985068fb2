"""The reserve tells what is about to be drawn, part by part, and how many tents there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from farmdesk.core.match import COLOURS
from farmdesk.core.moves import Move
from farmdesk.games.rift_valley_reserve import GAME
from farmdesk.games.rift_valley_reserve import state as reserve
from farmdesk.games.rift_valley_reserve.state import Stop, Tent, Trail
from farmdesk.games.rift_valley_reserve.worth import brings
from farmdesk.scenes.rift_valley_reserve import panels, trails
from farmdesk.scenes.rift_valley_reserve.stage import ReserveStage
from farmdesk.table.art import Art
from farmdesk.table.tones import INK, LIGHT, look_of
from tests.scenes.conftest import Lay
from tests.scenes.reserve_moments import game, moment, moves_of, sampled, trails_of
from tests.scenes.tables import Table, drops_of, table_size
from tests.scenes.test_painted import picture

CORNERED = next(one for one in sampled() if "3-asymmetric-corners-" in one.name)
Gains = Callable[[Table], dict[int, tuple[int, ...]]]


@pytest.fixture
def gains(monkeypatch: pytest.MonkeyPatch) -> Gains:
    """By board, the gains that stand in the live score: the four parts and the sum."""
    painted: list[int] = []

    def note(_: QPainter, __: QRectF, ___: Any, ____: int, gain: int, *, bold: bool) -> None:
        painted.append(gain)

    monkeypatch.setattr(panels, "_paint_value", note)

    def read(table: Table) -> dict[int, tuple[int, ...]]:
        picture(table)
        wide, count = len(panels.GROUPS) + 1, reserve.seats(table.state)
        last = painted[-wide * count :]  # zones that have not changed are not painted again
        rows = [tuple(last[k : k + wide]) for k in range(0, len(last), wide)]
        assert len(rows) == count
        return {board: row for board, row in enumerate(rows) if any(row)}

    return read


def point_at(table: Table, move: Move) -> None:
    """Take the first piece of a move and point at where it goes."""
    source, target = drops_of(move)[0]
    table.click(source)
    table.move(target)


@pytest.mark.parametrize("kind", [Stop, Tent, Trail])
def test_a_hovered_drop_shows_its_points(kind: type[Any], lay: Lay, gains: Gains) -> None:
    """In the row of the board in front: areas, new animals, stops that it frees, tents."""
    one, move = next(
        (one, move)
        for one in sampled()
        for move in moves_of(one.state)
        if isinstance(move, kind)
        and not getattr(move, "chosen", False)
        and any(brings(one.state, GAME.decisions(one.state)[0].seat, move))
    )
    table = lay(one)
    worth = brings(one.state, table.seat, move)
    assert any(worth)
    assert gains(table) == {}
    point_at(table, move)
    assert gains(table) == {move.board: (*worth, sum(worth))}
    table.scene.cancel()
    assert gains(table) == {}


def test_of_two_corners_the_hovered_one_counts(lay: Lay, gains: Gains) -> None:
    """None before; and it stays while it waits for the tick."""
    table = lay(CORNERED._replace(options={**CORNERED.options, "confirm": "on"}))
    trail = next(move for move in trails_of(CORNERED.state) if move.chosen)
    ends, corner = drops_of(trail)
    point_at(table, trail)
    assert gains(table) == {}
    table.click(ends.target)
    assert gains(table) == {}
    worth = brings(table.state, table.seat, trail)
    for act in (table.move, table.click):
        act(corner.target)
        assert gains(table) == {trail.board: (*worth, sum(worth))}


def test_no_points_are_told_when_they_are_not_wanted(lay: Lay, gains: Gains) -> None:
    table = lay(CORNERED._replace(options={**CORNERED.options, "preview": "off"}))
    point_at(table, next(move for move in moves_of(CORNERED.state) if isinstance(move, Stop)))
    assert gains(table) == {}


def test_after_a_stop_has_been_dropped_on_nothing_is_wrong(lay: Lay) -> None:
    """The pointer still rests there while the corner is asked for."""
    table = lay(CORNERED)
    ends, _ = drops_of(next(move for move in trails_of(CORNERED.state) if move.chosen))
    table.click(ends.source)
    table.click(ends.target)
    table.move(ends.target)
    table.move(ends.source)
    told = [(said.key if said is not None else "", tone) for said, tone in table.helped]
    assert told[-2:] == [("", "plain"), ("rift_valley_reserve.why.one_corner", "no")]


def test_the_tents_of_the_large_board_are_shown_in_every_window(lay: Lay) -> None:
    """Over it, or on the tool where there is no line over it."""
    state = game(4, 24)[40]
    board = reserve.board_of(state, 0)
    for window, zone in (((1366, 768), "board"), ((910, 512), "tools")):
        pictures = []
        for left in (4, 2):
            sheets = list(state.sheets)
            bits = sum(1 << cell for cell in range(reserve.TENTS - left))
            inks = [ink._replace(tents=0) for ink in sheets[board].inks]
            inks[1] = inks[1]._replace(tents=bits)
            sheets[board] = sheets[board]._replace(tents=left, inks=tuple(inks))
            table = lay(moment("", state._replace(sheets=tuple(sheets))), window=window)
            whole, shape = table_size(*window, 4)
            found = table.stage.zones(whole.width(), whole.height(), shape, 4)[zone]
            if zone == "board":
                found.setHeight(36)
            pictures.append(picture(table).copy(found.toRect()))
        assert pictures[0] != pictures[1]


def like(colour: str, shown: list[QColor]) -> int:
    """How many pixels have about this colour."""
    wanted = QColor(colour)
    off = (
        abs(one.red() - wanted.red())
        + abs(one.green() - wanted.green())
        + abs(one.blue() - wanted.blue())
        for one in shown
    )
    return sum(one < 60 for one in off)


@pytest.mark.parametrize("colour", COLOURS)
def test_ticks_are_seen_in_every_colour(colour: str, lay: Lay) -> None:
    """The tick of a scored animal is written on its seat's colour, not on the board's."""
    state = next(
        state
        for state in reversed(game(2, 22))
        if not state.over and reserve.scored_animals(state, reserve.board_of(state, 0), 0)
    )
    table = lay(moment("", state))
    stage = table.stage
    assert isinstance(stage, ReserveStage)
    assert table.scene.view is not None
    board = stage.large
    chairs = tuple(chair._replace(colour=colour) for chair in table.scene.view.chairs)
    view = table.scene.view._replace(chairs=chairs, seat=0)
    cell = reserve.scored_animals(state, board, 0)[0]
    zone = stage._charts[board]
    image = QImage(1000, 1000, QImage.Format.Format_RGB32)
    image.fill(QColor("#EBCB83"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    trails.paint_notes(painter, zone, board, view, Art(LIGHT))
    painter.end()
    square = zone.square(*reserve.at(cell)).toRect()
    look = look_of(colour)
    shown = [
        image.pixelColor(square.topLeft() + QPoint(x, y))
        for x in range(square.width())
        for y in range(square.height())
    ]
    assert like(look.base, shown) > 60
    assert like(look.letter, shown) > 6
    assert like(INK, shown) > 6


@pytest.mark.parametrize("seats", [2, 3])
def test_one_row_of_small_boards_lies_in_the_middle(seats: int, lay: Lay) -> None:
    stage = lay(moment("", game(seats, 20 + seats)[-1])).stage
    assert isinstance(stage, ReserveStage)
    zone = stage._zones["others"]
    for board, chart in stage._charts.items():
        if board != stage.large:
            over, under = chart.rect.top() - 26 - zone.top(), zone.bottom() - chart.rect.bottom()
            assert abs(over - under) < 16
            assert zone.contains(chart.rect)
