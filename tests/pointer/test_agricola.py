"""Pastures of Agricola drawn with a mouse: along edges, over cells, wrongly, taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pointer.conftest import App, opened

pytestmark = pytest.mark.pointer

CELL = "farm@0/{},{}"
EDGE = "farm@0/edge/{}"


@pytest.fixture(scope="module")
def farm(display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """The app where somebody is asked for a pasture."""
    with opened(display, tmp_path_factory.mktemp("home"), "agricola", "ja") as made:
        made.rest()
        yield made


def undo(farm: App) -> None:
    """One step back, seen."""
    told = (farm.state["drops"], farm.state["past"])
    farm.wish("undo")
    farm.wait(lambda s: (s["drops"], s["past"]) != told, "an undo")


@pytest.fixture(autouse=True)
def undone(farm: App) -> Iterator[None]:
    """Every test finds the same question, with nothing drawn."""
    before = farm.rest()["past"]
    yield
    farm.release()
    while farm.state["drops"] or farm.state["past"] != before:
        undo(farm)
    farm.rest()


def single(app: App) -> tuple[str, tuple[int, int]]:
    """A pasture of one cell that may be built: its text, and row and column of the cell."""
    for row in range(3):
        for column in range(5):
            text = (f"fence h{row}.{column} h{row + 1}.{column} "
                    f"v{row}.{column} v{row}.{column + 1}")  # fmt: skip
            if text in app.state["moves"]:
                return text, (row, column)
    raise LookupError("no cell may be enclosed alone")


def double(app: App) -> tuple[str, tuple[int, int]]:
    """A pasture of two cells side by side: its text, and row and column of the left one."""
    for row in range(3):
        for column in range(4):
            flat = " ".join(f"h{r}.{c}" for r in (row, row + 1) for c in (column, column + 1))
            text = f"fence {flat} v{row}.{column} v{row}.{column + 2}"
            if text in app.state["moves"]:
                return text, (row, column)
    raise LookupError("no two cells may be enclosed")


def press(app: App, slot: str) -> None:
    app.to(slot)
    app.do("mousedown", 1, "sleep", "0.02")


def ring_of(row: int, column: int) -> list[str]:
    """The edges of a cell, clockwise from the top."""
    names = (f"h{row}.{column}", f"v{row}.{column + 1}", f"h{row + 1}.{column}",
             f"v{row}.{column}")  # fmt: skip
    return [EDGE.format(name) for name in names]


def test_a_pasture_is_drawn_edge_by_edge_in_one_press(farm: App) -> None:
    """The hand cuts the corners of the cell; nothing that was drawn gets lost."""
    text, place = single(farm)
    first, *others = ring_of(*place)
    press(farm, first)
    for number, slot in enumerate(others, 2):
        farm.to(slot)
        farm.drawn(number)
    farm.release()
    farm.wait(lambda s: s["ready"], "a closed ring")
    farm.do("key", "space")
    farm.wait(lambda s: s["past"][-1:] == [text], "the pasture")


def test_a_pasture_is_clicked_edge_by_edge(farm: App) -> None:
    text, place = single(farm)
    for number, slot in enumerate(ring_of(*place), 1):
        farm.to(slot)
        farm.do("click", 1)
        farm.drawn(number)
    farm.do("key", "space")
    farm.wait(lambda s: s["past"][-1:] == [text], "the pasture")


def test_a_pasture_is_swept_over_cells(farm: App) -> None:
    text, (row, column) = double(farm)
    press(farm, CELL.format(row, column))
    farm.wait(lambda s: len(s["drops"]) == 4, "the ring of one cell")
    farm.to(CELL.format(row, column + 1))
    farm.wait(lambda s: len(s["drops"]) == 6, "the ring of both")
    farm.to(CELL.format(row, column))
    farm.wait(lambda s: len(s["drops"]) == 4, "the second cell taken off again")
    farm.to(CELL.format(row, column + 1))
    farm.release()
    farm.wait(lambda s: s["ready"] and len(s["drops"]) == 6, "a ring that waits for the tick")
    farm.do("key", "space")
    farm.wait(lambda s: s["past"][-1:] == [text], "the pasture")


def test_the_house_is_not_fenced_in_and_the_right_button_takes_all_off(farm: App) -> None:
    before = farm.state["past"]
    _, (row, column) = double(farm)
    press(farm, CELL.format(2, 0))
    farm.wait(lambda s: s["tone"] == "no", "a reason")
    farm.release()
    assert farm.rest()["drops"] == []
    press(farm, CELL.format(row, column))
    farm.to(CELL.format(row, column + 1))
    farm.wait(lambda s: len(s["drops"]) == 6, "a ring")
    farm.do("click", 3)
    farm.wait(lambda s: s["drops"] == [], "no fence")
    farm.release()
    assert farm.rest()["past"] == before
