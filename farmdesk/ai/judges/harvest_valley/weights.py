"""Learned weights of Harvest Valley: by seats and stage, for standing and unbuilt farmhouses."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from farmdesk import assets
from farmdesk.ai.judges.harvest_valley.reading import BUILT, UNBUILT

SEATS = (2, 3, 4, 5)
STAGES = 10
SPACES_A_STAGE = 3

Row = tuple[float, ...]
Stage = tuple[Row, Row]
"""Weights of the features of a farmhouse that stands, and of one that does not."""
Weights = dict[int, tuple[Stage, ...]]
"""By number of seats, then by stage."""


class WeightsFile(msgspec.Struct):
    """resources/weights/harvest_valley.json."""

    format: Literal[1]
    game: Literal["harvest_valley"]
    seed: int
    """Of the training: the same seed makes the same file."""
    margin: float
    """Mean points ahead of the greedy player, two seats, in the arena at the end of training."""
    win_share: float
    """Of the same games, 0 to 1."""
    games: int
    """Games of that arena."""
    weights: dict[str, list[tuple[list[float], list[float]]]]
    """By number of seats: stage after stage."""


def stage_of(left: int) -> int:
    """The stage of a game with so many spaces left: 0 is the end."""
    return (left - 1) // SPACES_A_STAGE if left else 0


def path() -> Path:
    """Where the weights lie."""
    return assets.path("resources", "weights", "harvest_valley.json")


def read_file(data: bytes) -> WeightsFile:
    """Weights with their story. Raises msgspec.DecodeError, or ValueError for a wrong shape."""
    file = msgspec.json.decode(data, type=WeightsFile)
    for seats in SEATS:
        stages = file.weights.get(str(seats), [])
        shape = [(len(built), len(unbuilt)) for built, unbuilt in stages]
        if shape != [(BUILT, UNBUILT)] * STAGES:
            raise ValueError(f"the weights for {seats} seats have the wrong shape")
    return file


def as_weights(file: WeightsFile) -> Weights:
    """The weights alone, ready to be used."""
    return {
        int(seats): tuple((tuple(built), tuple(unbuilt)) for built, unbuilt in stages)
        for seats, stages in file.weights.items()
    }


def shipped() -> Weights:
    """The weights that come with Farmdesk."""
    return as_weights(read_file(path().read_bytes()))
