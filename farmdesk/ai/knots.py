"""Learned weights that change in the course of a game: rows at some moments, blended between.

A knot is such a moment, by what is left of the game. Weights lie in resources/weights, with the
story of their training.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from farmdesk import assets

Row = tuple[float, ...]


def blend(knots: Sequence[float], left: float) -> tuple[int, float]:
    """The number of the knot at or below what is left, and the share of the next one, 0 to 1.

    `knots` ascend; outside of them the nearest one counts alone.
    """
    if left >= knots[-1]:
        return len(knots) - 2, 1.0
    left = max(left, knots[0])
    knot = max(number for number, at in enumerate(knots) if at <= left)
    return knot, (left - knots[knot]) / (knots[knot + 1] - knots[knot])


class Scale:
    """Rows of weights by knot, blended in so many `steps` a unit, each when first asked for."""

    def __init__(self, knots: Sequence[float], rows: Sequence[Row], steps: int) -> None:
        self._knots, self._rows, self._steps = knots, rows, steps
        self._known: dict[int, Row] = {}

    def at(self, left: float) -> Row:
        """The weights when so much is left."""
        step = round(left * self._steps)
        known = self._known.get(step)
        if known is None:
            knot, share = blend(self._knots, step / self._steps)
            low, high = self._rows[knot], self._rows[knot + 1]
            known = tuple(a + (b - a) * share for a, b in zip(low, high, strict=True))
            self._known[step] = known
        return known


class Learned(NamedTuple):
    """What was learned for one part of a game, such as a number of seats."""

    knots: tuple[Row, ...]
    """Weights of all features, by knot."""
    plain: tuple[Row, ...]
    """Weights of what a beginner sees, by knot."""


Weights = dict[int, Learned]
"""By part."""


class Exam(NamedTuple):
    """How the one-ply player does against the greedy one."""

    margin: float
    """Mean points ahead, two seats."""
    share: float
    """Of the wins, 0 to 1."""
    games: int

    def __str__(self) -> str:
        return f"{self.margin:+.1f} points and {self.share:.0%} wins against greedy"


class WeightsFile(msgspec.Struct):
    """A file of resources/weights."""

    format: Literal[1]
    game: str
    seed: int
    """Of the training: the same seed makes the same file."""
    margin: float
    win_share: float
    games: int
    """All three of the exam at the end of training."""
    weights: dict[str, tuple[list[list[float]], list[list[float]]]]
    """By part: by knot, of all features, then of those that a beginner sees."""


class Shape(NamedTuple):
    """What the weights of a game look like, and where they lie."""

    game: str
    parts: tuple[int, ...]
    knots: tuple[float, ...]
    features: int
    plain: int
    """How many of the features a beginner sees."""

    def path(self) -> Path:
        """Where the weights lie."""
        return assets.path("resources", "weights", f"{self.game}.json")

    def read(self, data: bytes) -> WeightsFile:
        """Weights with their story. Raises msgspec.DecodeError, or ValueError for a wrong shape."""
        file = msgspec.json.decode(data, type=WeightsFile)
        if file.game != self.game:
            raise ValueError(f"these are weights of {file.game}, not of {self.game}")
        for part in self.parts:
            found = file.weights.get(str(part), ([], []))
            for rows, width in zip(found, (self.features, self.plain), strict=True):
                if [len(row) for row in rows] != [width] * len(self.knots):
                    raise ValueError(f"the weights of part {part} have the wrong shape")
        return file

    def shipped(self) -> Weights:
        """The weights that come with Farmdesk."""
        file = self.read(self.path().read_bytes())
        return {
            int(part): Learned(tuple(map(tuple, knots)), tuple(map(tuple, plain)))
            for part, (knots, plain) in file.weights.items()
        }

    def written(self, weights: Weights, seed: int, exam: Exam) -> bytes:
        """The weights, `rounded` before, as a file."""
        file = WeightsFile(
            format=1,
            game=self.game,
            seed=seed,
            margin=round(exam.margin, 2),
            win_share=round(exam.share, 3),
            games=exam.games,
            weights={
                str(part): ([list(row) for row in one.knots], [list(row) for row in one.plain])
                for part, one in weights.items()
            },
        )
        return msgspec.json.encode(file).replace(b"],[", b"],\n[") + b"\n"


def rounded(weights: Weights) -> Weights:
    """The weights as a file keeps them: three digits are enough."""
    return {
        part: Learned(_rounded(one.knots), _rounded(one.plain)) for part, one in weights.items()
    }


def _rounded(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    return tuple(tuple(round(weight, 3) for weight in row) for row in rows)
