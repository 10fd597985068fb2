"""Learned weights of Formidable Farm: turns that a farm still needs, by seats and cards to go."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from farmdesk import assets
from farmdesk.ai.judges.formidable_farm.reading import FEATURES, SEEN, Row

SEATS = (1, 2, 3, 4)
KNOTS = (1.0, 4.0, 10.0, 18.0, 30.0)
"""Cards to go for which there are weights; between two of them they are blended."""


class Learned(NamedTuple):
    """What was learned for one number of seats, by knot."""

    own: tuple[Row, ...]
    """Weights of what a seat reads of its own farm; they give turns after the current one."""
    seen: tuple[Row, ...]
    """The same for what all others see of it."""


Weights = dict[int, Learned]


class WeightsFile(msgspec.Struct):
    """resources/weights/formidable_farm.json."""

    format: Literal[1]
    game: Literal["formidable_farm"]
    seed: int
    """Of the training: the same seed makes the same file."""
    margin: float
    """Mean cards ahead of the greedy player, two seats, in the arena at the end of training."""
    win_share: float
    """Of the same games, 0 to 1."""
    games: int
    """Games of that arena."""
    weights: dict[str, tuple[list[list[float]], list[list[float]]]]
    """By number of seats: the knots of the own farm, and those of others."""


def blend(cards: float) -> tuple[int, float]:
    """The knot at or below so many cards to go, and the share of the next one, 0 to 1."""
    cards = min(max(cards, KNOTS[0]), KNOTS[-1])
    knot = max(place for place, at in enumerate(KNOTS[:-1]) if at <= cards)
    return knot, (cards - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


def path() -> Path:
    """Where the weights lie."""
    return assets.path("resources", "weights", "formidable_farm.json")


def read_file(data: bytes) -> WeightsFile:
    """Weights with their story. Raises msgspec.DecodeError, or ValueError for a wrong shape."""
    file = msgspec.json.decode(data, type=WeightsFile)
    for seats in SEATS:
        own, seen = file.weights.get(str(seats), ([], []))
        if [len(row) for row in own] != [FEATURES] * len(KNOTS) or [
            len(row) for row in seen
        ] != [SEEN] * len(KNOTS):
            raise ValueError(f"the weights for {seats} seats have the wrong shape")
    return file


def as_weights(file: WeightsFile) -> Weights:
    """The weights alone, ready to be used."""
    return {
        int(seats): Learned(tuple(map(tuple, own)), tuple(map(tuple, seen)))
        for seats, (own, seen) in file.weights.items()
    }


def shipped() -> Weights:
    """The weights that come with the game."""
    return as_weights(read_file(path().read_bytes()))
