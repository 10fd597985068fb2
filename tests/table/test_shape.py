"""One unit for everything, and three shapes of a window."""

from __future__ import annotations

import pytest

from farmdesk.table.shape import LEAST_HEIGHT, LEAST_WIDTH, shape, unit


@pytest.mark.parametrize(
    ("width", "height", "wanted"),
    [
        (1366, 768, 1.0),
        (1280, 650, 1.0),
        (910, 512, 1.0),
        (1640, 768, 1.0),
        (1920, 1080, 1920 / 1640),
        (3840, 2160, 3840 / 1640),
        (20000, 20000, 3.0),
    ],
)
def test_the_unit_grows_with_the_window(width: float, height: float, wanted: float) -> None:
    assert unit(width, height) == pytest.approx(wanted)


def test_full_hd_and_4k_are_the_same_table() -> None:
    for width, height in ((1920, 1080), (3840, 2160)):
        size = unit(width, height)
        assert (round(width / size), round(height / size)) == (1640, 922)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(900, 500), (1366, 768), (1920, 1080), (3840, 2160)])
def test_the_scale_never_leaves_less_than_the_least(scale: float, size: tuple[int, int]) -> None:
    width, height = size
    made = unit(width, height, scale)
    assert width / made >= LEAST_WIDTH - 1e-6
    assert height / made >= LEAST_HEIGHT - 1e-6
    assert made <= unit(width, height) * scale + 1e-9


def test_the_scale_of_the_player_counts() -> None:
    assert unit(3840, 2160, 1.5) == pytest.approx(1.5 * 3840 / 1640)
    assert unit(1366, 768, 0.8) == pytest.approx(0.8)


def test_a_window_too_small_shrinks_the_unit() -> None:
    assert unit(450, 600) == pytest.approx(0.5)
    assert unit(1000, 250) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("width", "height", "wanted"),
    [
        (900, 500, "compact"), (910, 512, "compact"), (1239, 700, "compact"),
        (1300, 639, "compact"), (1240, 640, "regular"), (1366, 768, "regular"),
        (1599, 900, "regular"), (1600, 640, "wide"), (1640, 923, "wide"),
    ],
)  # fmt: skip
def test_shapes(width: float, height: float, wanted: str) -> None:
    assert shape(width, height) == wanted
