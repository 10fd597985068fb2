"""The score sheet: rows that add up, opened one by one, each with the places that it counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farmdesk.app.score_rows import rows, steps, tied, told_by
from farmdesk.app.showing import view_of
from farmdesk.core.match import Match
from farmdesk.core.moves import phrase
from farmdesk.core.places import Slot
from farmdesk.core.standing import Block, Count, Part, ScoreLine, Standing, TieBreak
from farmdesk.scenes.rift_valley_reserve.stage import ReserveStage
from farmdesk.table.stage import Lamp
from tests.app.fakes import island_match, reserve_match, valley_match
from tests.app.tables import Opened


def finished(*players: str, seed: int = 3, left: int = 0) -> Match:
    """A match with `left` decisions still to be made, or over."""
    match = valley_match(*players, seed=seed, moves=1000)
    return match.replay(len(match.past) - left) if left else match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rows_add_up_to_the_total(seats: int, seed: int) -> None:
    view = view_of(finished(*["human"] * seats, seed=seed), 0)
    found = rows(view.standing)
    assert found[-1].kind == "total"
    for seat in range(seats):
        column = [(row, row.cells[seat]) for row in found]
        counted = sum(cell.points for row, cell in column if row.kind == "line" and cell)
        total = column[-1][1]
        assert total is not None
        assert counted == total.points == view.standing.totals[seat]
    for row in found:
        for cell in row.cells:
            if cell is not None and cell.parts:
                assert sum(part.points for part in cell.parts) == cell.points


def test_houses_are_told_one_after_the_other_and_the_neighbour_last() -> None:
    two = view_of(finished("human", "human"), 0)
    kinds = [row.kind for row in rows(two.standing)]
    assert kinds.count("sum") == 2
    assert kinds[-2:] == ["sum", "total"]
    four = view_of(finished(*["human"] * 4), 0)
    found = rows(four.standing)
    assert [row.label.key for row in found[-3:]] == [
        "harvest_valley.score.own", "harvest_valley.score.left", "score.total",
    ]  # fmt: skip


def test_groups_come_in_the_order_in_which_the_game_tells_them() -> None:
    def line(seat: int, group: str) -> ScoreLine:
        return ScoreLine(seat, phrase(f"x.{group}"), 1, group)

    order = [line(0, "b"), line(0, "d"), line(1, "b"), line(1, "d"), line(1, "a")]
    told = rows(Standing(tuple(order), (2, 3)))
    assert [row.label.key for row in told[:-1]] == ["x.b", "x.d", "x.a"]


def test_only_needed_tie_breaks_are_told() -> None:
    ties = (TieBreak(phrase("x.trees"), (3, 5, 9)), TieBreak(phrase("x.age"), (1, 2, 3)))
    assert tied(Standing((), (7, 7, 4), ties, (1,))) == (
        phrase("score.tie", what=phrase("x.trees"), points=5),
    )
    assert tied(Standing((), (8, 7, 4), ties, (0,))) == ()
    level = (TieBreak(phrase("x.trees"), (5, 5, 9)), ties[1])
    assert len(tied(Standing((), (7, 7, 4), level, (1,)))) == 2


def test_a_tie_that_stays_says_so() -> None:
    tie = TieBreak(phrase("x.trees"), (2, 2, 9))
    standing = Standing((), (6, 6, 5), (tie,), (0, 1))
    assert tied(standing) == (phrase("score.tie_stays", what=phrase("x.trees"), points=2),)


def barns(*points: tuple[int, int]) -> Standing:
    """Two seats with fields, three kinds of fruit in a block that is folded, and medals."""
    fruits = tuple(enumerate(("x.mango", "x.grape", "x.lychee")))
    at = (Slot("barn@0"), Slot("barn@1"))
    lines = []
    for seat in (0, 1):
        lines.append(ScoreLine(seat, phrase("x.fields"), 2, "fields"))
        for number, fruit in fruits:
            value = points[number][seat]
            parts = (Part((at[seat],), value),) if value else ()
            lines.append(ScoreLine(seat, phrase(fruit), value, fruit, at[seat], parts))
        lines.append(ScoreLine(seat, phrase("x.medals"), 8, "medals"))
    totals = tuple(sum(line.points for line in lines if line.seat == seat) for seat in (0, 1))
    block = Block(phrase("x.harvest"), at, folded=True, after=("fields",))
    return Standing(tuple(lines), totals, blocks=(block,))


def test_many_small_lines_are_folded_into_their_sum() -> None:
    standing = barns((3, 0), (0, 0), (4, 5))
    found = rows(standing)
    assert [row.label.key for row in found] == ["x.fields", "x.harvest", "x.medals", "score.total"]
    assert [row.label.key for row in found[1].inner] == ["x.mango", "x.grape", "x.lychee"]
    assert [cell and cell.points for cell in found[1].cells] == [7, 5]
    wide = rows(standing, unfolded=True)
    assert [row.label.key for row in wide[1:4]] == ["x.mango", "x.grape", "x.lychee"]
    assert wide[4] == found[1]._replace(inner=())
    assert (wide[0], *wide[5:]) == (found[0], *found[2:])


def test_what_is_folded_is_counted_line_by_line() -> None:
    """Kinds that nobody has are passed over; the sum grows for all seats at once."""
    found = rows(barns((3, 0), (0, 0), (4, 5)))
    told = steps(found)
    assert [step.at for step in told] == [0, 1, 1, 1, 2, 3]
    assert [step.lit.label.key for step in told[1:4]] == ["x.mango", "x.lychee", "x.harvest"]
    grown = [[cell and cell.points for cell in step.row.cells] for step in told[1:4]]
    assert grown == [[3, 0], [7, 5], [7, 5]]
    assert told[1].row.label == phrase(
        "score.counted", what=phrase("x.harvest"), part=phrase("x.mango")
    )
    assert told[3].row == told[3].lit == found[1]


@pytest.mark.parametrize("game", ["valley", "island"])
def test_what_is_told_grows_to_the_total(game: str) -> None:
    """Sums repeat their lines, and count once."""
    two = ("human", "human")
    match = finished(*two) if game == "valley" else island_match(*two, moves=1000)
    standing = view_of(match, 0).standing
    found = rows(standing)
    last = steps(found)[-1]
    assert tuple(told_by(found, last, seat) for seat in (0, 1)) == standing.totals
    open_rows = rows(standing, unfolded=True)
    assert told_by(open_rows, steps(open_rows)[-1], 0) == standing.totals[0]


def test_the_island_tells_fields_harvest_and_medals() -> None:
    """HI-25, and F of its table: the twelve fruits are folded, fields come first, medals last."""
    match = island_match("human", "human", moves=1000)
    assert match.over
    found = rows(view_of(match, 0).standing)
    assert [row.label.key.rpartition(".")[2] for row in found] == [
        "fields", "harvest", "medals", "total",
    ]  # fmt: skip
    assert len(found[1].inner) == 12


def test_enter_and_a_click_unfold(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(dressed, qtbot, tmp_path, island_match("human", "human", moves=1000))
    sheet, grid, view = opened.parts.sheet, opened.parts.sheet.grid, opened.parts.view
    assert sheet.isVisible()
    assert len(sheet.rows) == 4
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(sheet.rows) == 16
    assert not sheet.revealing
    opened.settle()
    assert "Mango" in grid.accessibleName()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(sheet.rows) == 4
    assert "Mango" not in grid.accessibleName()
    opened.settle()
    for row, after in ((0, 4), (1, 16)):
        place = grid.row_rect(row).center().toPoint()
        QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=place)
        assert len(sheet.rows) == after
    sheet.reveal(view_of(opened.match, 0), (), takebacks=False, speed=0.0)
    assert len(sheet.rows) == 4, "the count begins with what is folded"


def test_the_count_of_what_is_folded_is_seen(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farmdesk.app.score_sheet.PAUSE", 100_000)
    opened = Opened(dressed, qtbot, tmp_path, island_match("human", "human", moves=1000))
    sheet, names = opened.parts.sheet, []
    sheet.reveal(view_of(opened.match, 0), (), takebacks=False, speed=1.0)
    before = [0, 0]
    while sheet.revealing:
        assert not sheet.fold(), "not while it is counted"
        told = [int(card.words.score) for card in opened.parts.cards if card.words]
        assert told == [sheet.so_far(seat) for seat in (0, 1)]
        assert all(now >= then for now, then in zip(told, before, strict=True))
        before = told
        names.append(sheet.grid.accessibleName().splitlines()[-1])
        sheet.next_row()
    counted = [name for name in names if name.startswith("Harvested fruit: ")]
    assert len(counted) == len(sheet._steps) - 3
    assert len(set(counted)) == len(counted) > 4
    totals = view_of(opened.match, 0).standing.totals
    assert before == list(totals), "nothing is left for the last row but to say it"
    assert [card.words.score for card in opened.parts.cards if card.words] == list(map(str, totals))
    assert sheet.fold()


def test_a_cell_lights_its_places_and_the_house_they_count_for() -> None:
    house, card = Slot("valley/0,0"), Slot("valley/0,1")
    lines = (ScoreLine(0, phrase("x.veg"), 3, "veg", house, (Part((card,), 3),)),)
    found = rows(Standing(lines, (3,)))
    cell = found[0].cells[0]
    assert cell is not None
    assert set(cell.places) == {house, card}


@pytest.fixture
def ending(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Opened:
    """A match of two people, one decision before its end, with motion."""
    match = finished("human", "human", left=1)
    opened = Opened(dressed, qtbot, tmp_path, match, motion=4.0)
    opened.page.scene.skip()
    return opened


def test_the_end_is_opened_row_by_row(
    ending: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farmdesk.app.score_sheet.PAUSE", 100_000)
    lit: list[tuple[Lamp, ...]] = []
    monkeypatch.setattr(ending.page.scene, "light", lambda *args: lit.append(args))
    ending.play()
    ending.page.scene.skip()
    sheet = ending.parts.sheet
    qtbot.waitUntil(sheet.isVisible)
    assert sheet.opened == 1
    assert "counted" in ending.prompt
    assert not any(card.words and card.words.winner for card in ending.parts.cards)
    first = sheet.rows[0]
    for seat, cell in enumerate(first.cells):
        places = {slot for lamp in lit[-1] if lamp.seat == seat for slot in lamp.places}
        assert places == set(cell.places if cell else ())
    QTest.keyClick(ending.parts.view, Qt.Key.Key_Space)
    assert sheet.opened == 2
    QTest.keyClick(ending.parts.view, Qt.Key.Key_Return)
    assert sheet.opened == len(sheet.rows)
    assert lit[-1] == ()
    winner = ending.match.chairs[view_of(ending.match, 0).standing.winners[0]]
    assert winner.name in ending.prompt
    assert winner.name in sheet._labels["result"].text()
    assert sheet.buttons["again"].isVisible()
    assert not sheet.buttons["next"].isVisible()


def test_rows_open_by_themselves(
    ending: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farmdesk.app.score_sheet.PAUSE", 20)
    ending.play()
    ending.page.scene.skip()
    sheet = ending.parts.sheet
    qtbot.waitUntil(lambda: sheet.isVisible() and not sheet.revealing)
    assert sheet.opened == len(sheet.rows)


def test_what_the_sheet_offers_at_the_end(ending: Opened) -> None:
    ending.settings.motion = 0.0
    ending.play()
    sheet, page = ending.parts.sheet, ending.page
    assert sheet.isVisible()
    assert not sheet.revealing
    heard: list[str] = []
    page.left.connect(lambda: heard.append("left"))
    page.again.connect(lambda: heard.append("again"))
    sheet.buttons["again"].click()
    sheet.buttons["lobby"].click()
    assert heard == ["again", "left"]
    sheet.buttons["look"].click()
    assert not sheet.isVisible()
    assert ending.answers == ["Score sheet"]
    ending.parts.bar.answers[0].click()
    assert sheet.isVisible()
    sheet.buttons["replay"].click()
    assert page.hand.past == 0
    assert not sheet.isVisible()


def test_f2_opens_and_closes_it_live(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(dressed, qtbot, tmp_path, valley_match("human", "human", moves=12))
    sheet = opened.parts.sheet
    QTest.keyClick(opened.page, Qt.Key.Key_F2)
    assert sheet.isVisible()
    assert not sheet.revealing
    assert not sheet.buttons["again"].isVisible()
    before = sheet.rows
    opened.play()
    assert sheet.isVisible()
    assert sheet.rows != before or opened.page.scene.view is not None
    QTest.keyClick(opened.page, Qt.Key.Key_F2)
    assert not sheet.isVisible()


def test_take_backs_are_printed(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    match = finished("human", "human", left=1)
    match.undo()
    match.takebacks = True
    opened = Opened(dressed, qtbot, tmp_path, match)
    opened.page.back.show_sheet()
    assert opened.parts.sheet._labels["takebacks"].isVisible()
    match.takebacks = False
    opened.page.back.show_sheet()
    assert not opened.parts.sheet._labels["takebacks"].isVisible()


def test_pointing_at_a_number_lights_it(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Opened(dressed, qtbot, tmp_path, finished("human", "human"))
    sheet, grid = opened.parts.sheet, opened.parts.sheet.grid
    lit: list[tuple[Lamp, ...]] = []
    monkeypatch.setattr(opened.page.scene, "light", lambda *args: lit.append(args))
    row, seat = next(
        (at, seat)
        for at, one in enumerate(sheet.rows)
        for seat, cell in enumerate(one.cells)
        if cell and cell.parts
    )
    left, width = grid._column(seat)
    place = QPointF(left + width / 2, grid._row_top(row) + grid._pitch() / 2)
    move = QMouseEvent(
        QEvent.Type.MouseMove, place, grid.mapToGlobal(place), Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(grid, move)
    cell = sheet.rows[row].cells[seat]
    assert cell is not None
    assert {slot for lamp in lit[-1] for slot in lamp.places} == set(cell.places)
    assert {lamp.seat for lamp in lit[-1]} == {seat}
    assert sum(lamp.points or 0 for lamp in lit[-1]) == cell.points


def test_the_board_of_a_row_comes_to_where_it_is_seen(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """The sheet lies over the small boards; when it is put away, the own board is back."""
    match = reserve_match("human", "human", "human", rounds=9)
    opened = Opened(dressed, qtbot, tmp_path, match)
    stage = opened.page.scene.stage
    assert isinstance(stage, ReserveStage)
    sheet, own = opened.parts.sheet, stage.large
    opened.page.back.toggle_sheet()
    opened.settle()
    seen = []
    for at, row in enumerate(sheet._rows):
        cell = row.cells[0]
        if row.kind == "line" and cell is not None and cell.parts:
            sheet.grid.pointed.emit(at, 0)
            assert Slot(f"board/{stage.large}") == cell.of
            for part in cell.parts:
                for place in part.places:
                    spot = stage.spot(place)
                    assert spot is not None
                    assert stage._zones["board"].contains(spot)
            seen.append(stage.large)
    assert set(seen) == {0, 1, 2}
    sheet.grid.pointed.emit(-1, -1)
    assert stage.large == seen[-1], "what has been told of stays in sight"
    opened.page.back.toggle_sheet()
    assert stage.large == own


def test_what_is_only_counted_comes_first_and_adds_nothing_up() -> None:
    counts = (Count(phrase("x.turns"), (4, 5)), Count(phrase("x.left"), (None, 2)))
    lines = (ScoreLine(0, phrase("x.a"), 3, "a"), ScoreLine(1, phrase("x.a"), 4, "a"))
    found = rows(Standing(lines, (3, 4), counts=counts))
    assert [row.kind for row in found] == ["count", "count", "line", "total"]
    assert [cell and cell.points for cell in found[1].cells] == [None, 2]
    assert [cell and cell.points for cell in found[3].cells] == [3, 4]
