"""Learned weights of Rift Valley Reserve: by seats and by visits left, and how long games last."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from farmdesk import assets
from farmdesk.ai.judges.rift_valley_reserve.reading import FEATURES

SEATS = (2, 3, 4, 5)
KNOTS = (0.0, 1.0, 2.0, 3.0, 4.5, 7.0, 11.0)
"""Visits left for which there are weights; between two of them they are blended. Whoever does not
come back to a board, at knot 0, has there what it has."""
WIDTH = FEATURES + 2
"""The numbers that are read, and the wait for the board, alone and times the best trail."""

Row = tuple[float, ...]


class Learned(NamedTuple):
    """What was learned for one number of seats."""

    clock: tuple[float, float]
    """Turns that are left when the final stage is near, and so many more for each missing tent."""
    knots: tuple[Row, ...]
    """Weights of the features, by knot; the first ones are zeros."""


Weights = dict[int, Learned]


class WeightsFile(msgspec.Struct):
    """resources/weights/rift_valley_reserve.json."""

    format: Literal[1]
    game: Literal["rift_valley_reserve"]
    seed: int
    """Of the training: the same seed makes the same file."""
    margin: float
    """Mean points ahead of the greedy player, two seats, in the arena at the end of training."""
    win_share: float
    """Of the same games, 0 to 1."""
    games: int
    """Games of that arena."""
    weights: dict[str, tuple[tuple[float, float], list[list[float]]]]
    """By number of seats: clock, and the knots but the first."""


def path() -> Path:
    """Where the weights lie."""
    return assets.path("resources", "weights", "rift_valley_reserve.json")


def read_file(data: bytes) -> WeightsFile:
    """Weights with their story. Raises msgspec.DecodeError, or ValueError for a wrong shape."""
    file = msgspec.json.decode(data, type=WeightsFile)
    for seats in SEATS:
        _, knots = file.weights.get(str(seats), (None, []))
        if [len(row) for row in knots] != [WIDTH] * (len(KNOTS) - 1):
            raise ValueError(f"the weights for {seats} seats have the wrong shape")
    return file


def as_weights(file: WeightsFile) -> Weights:
    """The weights alone, ready to be used."""
    return {
        int(seats): Learned(clock, ((0.0,) * WIDTH, *map(tuple, knots)))
        for seats, (clock, knots) in file.weights.items()
    }


def shipped() -> Weights:
    """The weights that come with Farmdesk."""
    return as_weights(read_file(path().read_bytes()))
