"""Learned weights of Agricola: by number of seats and by rounds left."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from farmdesk import assets
from farmdesk.ai.judges.agricola.reading import FEATURES, PLAIN

KINDS = (1, 2)
"""Alone, and with others: food is scarcer alone, and nobody takes anything away."""
KNOTS = (0.0, 1.0, 2.5, 5.0, 9.0, 14.0)
"""Rounds left for which there are weights; between two of them they are blended."""

Row = tuple[float, ...]


class Learned(NamedTuple):
    """Points to come, as a sum over features."""

    knots: tuple[Row, ...]
    """Weights of all features, by knot."""
    plain: tuple[Row, ...]
    """Weights of what a beginner sees, by knot."""


Weights = dict[int, Learned]
"""By kind of game."""


class WeightsFile(msgspec.Struct):
    """resources/weights/agricola.json."""

    format: Literal[1]
    game: Literal["agricola"]
    seed: int
    """Of the training: the same seed makes the same file."""
    margin: float
    """Mean points ahead of the greedy player, two seats, in the arena at the end of training."""
    win_share: float
    """Of the same games, 0 to 1."""
    games: int
    """Games of that arena."""
    weights: dict[str, tuple[list[list[float]], list[list[float]]]]
    """By kind of game: by knot, of all features, then of those that a beginner sees."""


def kind_of(seats: int) -> int:
    """The kind of a game with so many seats."""
    return min(seats, KINDS[-1])


def blend(rounds: float) -> tuple[int, float]:
    """The knot at or below so many rounds, and the share of the next one, 0 to 1."""
    if rounds >= KNOTS[-1]:
        return len(KNOTS) - 2, 1.0
    knot = max(place for place, at in enumerate(KNOTS) if at <= max(0.0, rounds))
    return knot, (max(0.0, rounds) - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


def path() -> Path:
    """Where the weights lie."""
    return assets.path("resources", "weights", "agricola.json")


def read_file(data: bytes) -> WeightsFile:
    """Weights with their story. Raises msgspec.DecodeError, or ValueError for a wrong shape."""
    file = msgspec.json.decode(data, type=WeightsFile)
    for kind in KINDS:
        shapes = [
            [len(row) for row in knots] == [width] * len(KNOTS)
            for knots, width in zip(
                file.weights.get(str(kind), ([], [])), (FEATURES, len(PLAIN)), strict=True
            )
        ]
        if not all(shapes):
            raise ValueError(f"the weights of kind {kind} have the wrong shape")
    return file


def as_weights(file: WeightsFile) -> Weights:
    """The weights alone, ready to be used."""
    return {
        int(kind): Learned(tuple(map(tuple, knots)), tuple(map(tuple, plain)))
        for kind, (knots, plain) in file.weights.items()
    }


def shipped() -> Weights:
    """The weights that come with Farmdesk."""
    return as_weights(read_file(path().read_bytes()))
