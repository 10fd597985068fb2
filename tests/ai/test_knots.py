"""Weights with knots: their file is read strictly, and written as it is read."""

from __future__ import annotations

import pytest

from farmdesk.ai.judges.agricola.weights import SHAPE as AGRICOLA
from farmdesk.ai.judges.harvest_island.weights import SHAPE as ISLAND
from farmdesk.ai.knots import Exam, Scale, Shape, rounded


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="weights of harvest_island, not of agricola"):
        AGRICOLA.read(ISLAND.path().read_bytes())


@pytest.mark.parametrize("shape", [AGRICOLA, ISLAND], ids=["agricola", "island"])
def test_what_is_shipped_is_written_again_byte_for_byte(shape: Shape) -> None:
    data = shape.path().read_bytes()
    file = shape.read(data)
    exam = Exam(file.margin, file.win_share, file.games)
    assert shape.written(rounded(shape.shipped()), file.seed, exam) == data


def test_a_scale_blends_its_rows_in_steps() -> None:
    """Halfway between two knots half of each; a little more is still the same step."""
    scale = Scale((0.0, 2.0, 4.0), ((0.0,), (1.0,), (5.0,)), 2)
    assert [scale.at(left) for left in (0.0, 1.0, 1.1, 3.0, 9.0)] == [
        (0.0,), (0.5,), (0.5,), (3.0,), (5.0,)
    ]  # fmt: skip
