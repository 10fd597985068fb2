"""Learned weights of Harvest Island: by seats and by own turns left."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from farmdesk import assets
from farmdesk.ai.judges.harvest_island.reading import FEATURES, PLAIN

SEATS = (2, 3, 4)
KNOTS = (1.0, 3.0, 6.0, 12.0, 24.0)
"""Own turns left for which there are weights; between two of them they are blended."""

Row = tuple[float, ...]


class Learned(NamedTuple):
    """What was learned for one number of seats: points to come, as a sum over features."""

    knots: tuple[Row, ...]
    """Weights of all features, by knot."""
    plain: tuple[Row, ...]
    """Weights of what a beginner sees, by knot."""


Weights = dict[int, Learned]


class WeightsFile(msgspec.Struct):
    """resources/weights/harvest_island.json."""

    format: Literal[1]
    game: Literal["harvest_island"]
    seed: int
    """Of the training: the same seed makes the same file."""
    margin: float
    """Mean points ahead of the greedy player, two seats, in the arena at the end of training."""
    win_share: float
    """Of the same games, 0 to 1."""
    games: int
    """Games of that arena."""
    weights: dict[str, tuple[list[list[float]], list[list[float]]]]
    """By number of seats: by knot, of all features, then of those that a beginner sees."""


def blend(turns: float) -> tuple[int, float]:
    """The knot at or below so many turns, and the share of the next one, 0 to 1."""
    if turns >= KNOTS[-1]:
        return len(KNOTS) - 2, 1.0
    if turns <= KNOTS[0]:
        return 0, 0.0
    knot = max(place for place, at in enumerate(KNOTS) if at <= turns)
    return knot, (turns - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


def path() -> Path:
    """Where the weights lie."""
    return assets.path("resources", "weights", "harvest_island.json")


def read_file(data: bytes) -> WeightsFile:
    """Weights with their story. Raises msgspec.DecodeError, or ValueError for a wrong shape."""
    file = msgspec.json.decode(data, type=WeightsFile)
    for seats in SEATS:
        shapes = [
            [len(row) for row in knots] == [width] * len(KNOTS)
            for knots, width in zip(
                file.weights.get(str(seats), ([], [])), (FEATURES, len(PLAIN)), strict=True
            )
        ]
        if not all(shapes):
            raise ValueError(f"the weights for {seats} seats have the wrong shape")
    return file


def as_weights(file: WeightsFile) -> Weights:
    """The weights alone, ready to be used."""
    return {
        int(seats): Learned(tuple(map(tuple, knots)), tuple(map(tuple, plain)))
        for seats, (knots, plain) in file.weights.items()
    }


def shipped() -> Weights:
    """The weights that come with Farmdesk."""
    return as_weights(read_file(path().read_bytes()))
