"""The frame: rectangles inside the window, apart from one another, for every size and seats."""

from __future__ import annotations

import pytest

from farmdesk.app.frame import BAR, BAR_COMPACT, Rect, frame

SIZES = [(900, 500), (910, 512), (1240, 640), (1280, 650), (1366, 690), (1366, 768), (1640, 923)]


def apart(one: Rect, other: Rect) -> bool:
    return (
        one[0] + one[2] <= other[0]
        or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1]
        or other[1] + other[3] <= one[1]
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("log_open", [False, True])
def test_nothing_overlaps_or_leaves_the_window(
    size: tuple[int, int], seats: int, log_open: bool
) -> None:
    width, height = size
    found = frame(width, height, seats, log_open=log_open)
    solid = [found.bar, *found.cards, found.table]
    if found.shape != "compact":
        solid.append(found.recap)
    if found.shape == "wide" and log_open:
        solid.append(found.log)
    for at, one in enumerate(solid):
        assert one[0] >= 0
        assert one[1] >= 0
        assert one[0] + one[2] <= width
        assert one[1] + one[3] <= height
        assert all(apart(one, other) for other in solid[at + 1 :])
    for over in (found.log, found.sheet, found.recap):
        assert over[1] >= found.bar[3], "nothing may cover the bar"


def test_the_figures_of_the_layout() -> None:
    regular = frame(1366, 768, 5, log_open=False)
    assert regular.bar == (0.0, 0.0, 1366.0, BAR)
    assert regular.table == (204.0, 50.0, 1158.0, 716.0)
    assert regular.cards[1] == (2.0, 126.0, 198.0, 72.0)
    assert regular.log == (1086.0, 50.0, 278.0, 716.0)
    assert frame(1366, 768, 2, log_open=False).cards[0] == (2.0, 50.0, 198.0, 120.0)
    compact = frame(910, 512, 5, log_open=False)
    assert compact.bar == (0.0, 0.0, 910.0, BAR_COMPACT)
    assert compact.table == (58.0, 46.0, 850.0, 464.0)
    assert compact.cards[0][2] == 54
    wide = frame(1640, 923, 3, log_open=True)
    assert wide.log[2] == 274
    assert wide.table[0] + wide.table[2] < wide.log[0]
